// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>

namespace studio::base {

/// Whether any program treats this character as the end of a line, so that the words after it would look like
/// a line of their own. Coded by hand because a regular expression matches nothing in a text with half a
/// surrogate pair.
[[nodiscard]] inline bool breaksLine(QChar c)
{
    return (c >= u'\n' && c <= u'\r') || c == QChar(0x85) || c == QChar::LineSeparator ||
           c == QChar::ParagraphSeparator;
}

} // namespace studio::base
