// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::app {

/// Whether the program that has this data folder open was replaced on the disk after its start, as an update
/// does. False if that cannot be known: no program has the folder, or its process belongs to another user.
[[nodiscard]] bool isOpenInReplacedProgram(const QString &folder);

} // namespace studio::app
