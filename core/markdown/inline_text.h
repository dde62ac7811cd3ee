// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/markdown/block.h"

namespace studio::markdown {

/// The words of one block as they were written: its lines, joined with '\n', and where they come from.
struct RawText
{
    QString text;
    QList<Origin> origins; ///< `plain` counts units of `text`

    /// Adds words that stand at that place of the message.
    void add(QStringView words, qsizetype source);
    bool operator==(const RawText &) const = default;
};

/// Reads emphasis, inline code, links and pictures out of the words. What is not closed, is no web address or
/// is HTML stays as it was written. Takes time in proportion to the length.
[[nodiscard]] Text inlineText(const RawText &raw);

/// The words as they are, nothing read out of them.
[[nodiscard]] Text verbatimText(const RawText &raw);

/// Two texts one after the other.
void append(Text &text, const Text &more);

} // namespace studio::markdown
