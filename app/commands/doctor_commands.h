// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/options/command.h"

namespace studio::app {

/// Maintains the stored data without opening the studio on it. Failed: something is wrong with the
/// data. Wrong: the data may not be touched, because another instance has it or a newer version wrote it.
[[nodiscard]] Exit runDoctor(const CommonOptions &common, const Doctor &wanted);

} // namespace studio::app
