// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::app {

/// Foreign text as one line for a terminal: spaces for line breaks, U+FFFD for characters that could control
/// the terminal or reverse the line, and an ellipsis where the text is too long. For people only: programs
/// get JSON.
[[nodiscard]] QString plainLine(const QString &text, qsizetype longest = 500);

} // namespace studio::app
