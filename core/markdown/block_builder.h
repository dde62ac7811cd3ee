// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/markdown/block.h"
#include "core/markdown/inline_text.h"
#include "core/markdown/lines.h"

#include <optional>

namespace studio::markdown {

/// A line of a message, or a part of one that is too long.
struct Line
{
    QStringView text; ///< without the line break
    qsizetype source = 0;
    bool begins = true; ///< else it goes on with the line before
    bool ends = true;
};

/// Makes blocks out of lines. A value: a copy can be taken before a line and put back. Holds no more than the
/// block that is open.
class BlockBuilder
{
public:
    static constexpr qsizetype kLongestBlock = 2000; ///< UTF-16 units of its words, about
    static constexpr int kMostCodeLines = 20;
    static constexpr int kMostRows = 20;
    static constexpr int kDeepest =
        8; ///< quotes and items within each other; the marks of deeper ones are text

    void take(const Line &line);
    /// The blocks that are closed, once.
    [[nodiscard]] QList<Block> takeClosed();
    /// Closes what is open, and gives it with the rest.
    [[nodiscard]] QList<Block> finished();

private:
    enum class Open : quint8 { Nothing, Paragraph, Fenced, Indented, Table };
    struct Level // of nesting
    {
        Container container;
        int indent = 0;
    };

    void takeRest(const Line &line);
    void takeMarkdown(const Line &line);
    [[nodiscard]] int matchLevels(LineStart &start) const;
    void openLevels(LineStart &start, bool inParagraph);
    void takeLeaf(const LineStart &start, const Line &line);
    bool takeWholeLine(const LineStart &start, qsizetype source);
    bool takeTableHead(QStringView text);
    void takeParagraph(QStringView text, qsizetype source);
    void takeCode(QStringView text, qsizetype source);
    void takeRow(QStringView text, qsizetype source);
    void takeBlankLine();
    void begin(Block::Kind kind, Open open);
    void goOn(Block::Join join);
    void close();

    QList<Level> m_levels;
    bool m_any = false;   // a block has begun already
    bool m_blank = false; // a blank line stands before the next one
    Open m_open = Open::Nothing;
    Block m_block;            // the open one, its text left out
    RawText m_raw;            // its words as written
    qsizetype m_lastLine = 0; // where the last line of m_raw begins
    int m_lines = 0;
    int m_blankLines = 0; // behind indented code: of the code if it goes on
    std::optional<Fence> m_fence;
    QList<Block> m_closed;
};

} // namespace studio::markdown
