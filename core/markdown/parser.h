// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/markdown/block.h"
#include "core/markdown/block_builder.h"

#include <QString>

namespace studio::markdown {

/// Reads a message in a closed subset of Markdown while it is still being written.
///
/// The subset: paragraphs, headings (#), lists and quotes within each other, code in fences or indented,
/// tables, rules, emphasis, strong, strike, inline code, links to web addresses. A line break is a line
/// break; a quote or an item goes no further than its marks do. HTML is text, a picture is its words, and
/// nothing is ever loaded.
///
/// However the message is cut into pieces, the blocks are those of the whole. What was appended costs the
/// time to read it and the last block again, never the message.
class Parser
{
public:
    /// Whoever has a longer message shows it as it is written instead.
    static constexpr qsizetype kLongestMessage = 256 * 1024; ///< UTF-16 units
    static constexpr qsizetype kLongestLine = 2000; ///< UTF-16 units; the rest goes on in other blocks

    /// Gives the first block that is new or not as it was.
    int append(QStringView piece);

    [[nodiscard]] const QString &source() const { return m_source; }
    [[nodiscard]] const QList<Block> &blocks() const { return m_blocks; }
    /// So many blocks will never change again.
    [[nodiscard]] int frozen() const { return m_frozen; }

private:
    void takeLines();
    void takeOpenEnd();
    void take(qsizetype end, qsizetype next, bool ends);

    QString m_source;
    qsizetype m_at = 0; // what stands before is taken
    bool m_atLineStart = true;
    BlockBuilder m_builder;
    QList<Block> m_blocks;
    int m_frozen = 0;
};

/// All blocks of a message that is whole.
[[nodiscard]] QList<Block> parse(const QString &message);

} // namespace studio::markdown
