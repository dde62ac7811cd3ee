// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/markdown/parser.h"
#include "ui/transcript/row_content.h"

#include <QList>

#include <optional>

namespace studio::ui {

/// The unit of layout: a block of a message's text, or one of the lines around it. Its size is bounded, so
/// that of a pasted megabyte only the visible part is laid out.
struct Block
{
    enum class Kind : quint8 { Missing, Day, Note, Header, Text, Mark, Editor, Picture };

    Kind kind = Kind::Missing;
    bool after = false; ///< Note: after the message
    int index =
        0; ///< Note, Picture: its number; Text: the number of its Markdown block, -1 for a plain piece
    int start = 0;  ///< Text: start of its words in the row's said text
    int length = 0; ///< Text
    bool operator==(const Block &) const = default;
};

/// A row cut into blocks, from top to bottom; at least one.
///
/// The said text of a row is its words without Markdown marks; selection, search and copying count its units.
/// A message that is too long for Markdown is said as it is written.
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
    /// The first block of the paragraph, code or table that this Text block continues.
    [[nodiscard]] int beginningOf(int index) const;
    /// Whether it is the last Text block of the row.
    [[nodiscard]] bool endsText(int index) const;
    /// Whether the block is inside the frame of the message: not a day or a note.
    [[nodiscard]] bool isFramed(int index) const;
    /// The last block inside the frame.
    [[nodiscard]] bool closesFrame(int index) const;

    /// The note with its actions; empty if the block is no note or nothing can be done with it.
    [[nodiscard]] OpenableNote note(int index) const;
    /// What a click on that unit of the note's text opens; empty: nothing, or the block is no note.
    [[nodiscard]] QString opens(int index, int unit) const;

    /// The picture of a Picture block; null for another.
    [[nodiscard]] const RowPicture *picture(int index) const;

    [[nodiscard]] QString saidText() const;
    [[nodiscard]] int saidLength() const;

    /// The text grew at its end; only the open block is parsed again. Returns the first block that changed.
    int growTo(const QString &text);

private:
    [[nodiscard]] bool isPlain() const { return !m_parser; }
    [[nodiscard]] int firstText() const;
    void addMessage();
    void addNotesAfter();
    void addWords(int from); // the blocks of Markdown from this one on
    void cutPlain(qsizetype from);

    RowContent m_content;
    std::optional<markdown::Parser> m_parser;
    QList<Block> m_blocks;
};

/// The said text of a message that is in no row at the moment.
[[nodiscard]] QString saidText(const QString &written);

} // namespace studio::ui
