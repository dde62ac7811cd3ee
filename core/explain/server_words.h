// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::explain {

/// How much of a server's own words stands in a line (UTF-16 units).
inline constexpr qsizetype kWordsInLine = 300;

/// What a server said, as one line of plain text for people: without characters that are not seen or that
/// turn the direction of what follows, of a page only what is to be read, without what looks like a key, and
/// cut with "…" if it is longer than \p most. It is no rich text: show it where nothing is read as such.
[[nodiscard]] QString serverWords(const QString &said, qsizetype most = kWordsInLine);

} // namespace studio::explain
