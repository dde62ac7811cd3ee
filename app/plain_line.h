// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::app {

/// Somebody's text as one line of a terminal: spaces for line breaks, U+FFFD for what could steer the
/// terminal or turn the line round, and an ellipsis for what goes on too long. Not for programs: they get
/// JSON.
[[nodiscard]] QString plainLine(const QString &text, qsizetype longest = 500);

} // namespace studio::app
