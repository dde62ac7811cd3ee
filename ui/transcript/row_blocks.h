// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/markdown/parser.h"
#include "ui/transcript/row_content.h"

#include <QList>

#include <optional>

namespace studio::ui {

/// The unit of layout: a block of a message's text, or one of the lines around it. Its size is bounded, so
/// that a pasted megabyte is laid out only where it is looked at.
struct Block
{
    enum class Kind : quint8 { Missing, Day, Note, Header, Text, Mark };

    Kind kind = Kind::Missing;
    bool after = false; ///< Note: behind the message
    int index = 0;      ///< Note: which one; Text: which block of Markdown, -1 for a plain piece
    int start = 0;      ///< Text: where its words begin in the row's said text
    int length = 0;     ///< Text
    bool operator==(const Block &) const = default;
};

/// A row cut into blocks, from top to bottom; at least one.
///
/// The said text of a row is its words without their marks: what is selected, searched and copied counts its
/// units. A message that is too long for Markdown is said as it is written.
class RowBlocks
{
public:
    static constexpr int kLongestPiece = 2000; ///< UTF-16 units of a plain piece

    explicit RowBlocks(RowContent content);

    [[nodiscard]] const RowContent &content() const { return m_content; }
    [[nodiscard]] int count() const { return int(m_blocks.size()); }
    [[nodiscard]] const Block &at(int index) const { return m_blocks.at(index); }
    /// The words of a Text block.
    [[nodiscard]] markdown::Block words(int index) const;
    /// The first block of the paragraph, code or table that this Text block goes on with.
    [[nodiscard]] int beginningOf(int index) const;
    /// Whether it is the last Text block of the row.
    [[nodiscard]] bool endsText(int index) const;
    /// Whether it stands in the frame of the message: not a day or a note.
    [[nodiscard]] bool isFramed(int index) const;
    /// The last one in the frame.
    [[nodiscard]] bool closesFrame(int index) const;

    /// What can be done with that note; empty: nothing, or it is none.
    [[nodiscard]] OpenableNote note(int index) const;
    /// What that note opens at that unit of its text; empty: nothing, or it is no note.
    [[nodiscard]] QString opens(int index, int unit) const;

    [[nodiscard]] QString saidText() const;
    [[nodiscard]] int saidLength() const;

    /// The text grew at its end; only the open block is read again. Gives the first block that changed.
    int growTo(const QString &text);

private:
    [[nodiscard]] bool isPlain() const { return !m_parser; }
    [[nodiscard]] int firstText() const;
    void addWords(int from); // blocks of Markdown from that one on
    void cutPlain(qsizetype from);

    RowContent m_content;
    std::optional<markdown::Parser> m_parser;
    QList<Block> m_blocks;
};

/// What is said in a text that stands in no row at the moment.
[[nodiscard]] QString saidText(const QString &written);

} // namespace studio::ui
