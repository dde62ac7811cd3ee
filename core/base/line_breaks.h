// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>

namespace studio::base {

/// Each sign that some program takes for the end of a line, so that words behind it would look like a line of
/// their own. By hand, not by a regular expression: those match nothing in a text with half a surrogate pair.
[[nodiscard]] inline bool breaksLine(QChar c)
{
    return (c >= u'\n' && c <= u'\r') || c == QChar(0x85) || c == QChar::LineSeparator ||
           c == QChar::ParagraphSeparator;
}

} // namespace studio::base
