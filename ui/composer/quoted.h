// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::ui {

inline constexpr qsizetype kLongestQuote = 1200; ///< UTF-16 units of the quoted words

/// The words of a message as a Markdown quote: "> " before every line, also of code. Of a long text only the
/// beginning, with "…" at its end; a code block that is cut there is closed. Empty if the text is blank.
[[nodiscard]] QString quoted(const QString &text);

} // namespace studio::ui
