// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::ui {

/// The spoken text for a bubble: without Markdown, as one line of running text, only its last few hundred
/// characters.
[[nodiscard]] QString lastLine(const QString &said);

} // namespace studio::ui
