// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/row_content.h"

#include <QList>

namespace studio::ui {

/// The unit of layout: one paragraph of a message, a piece of an over-long paragraph, or one of the lines
/// around the text. Its size is bounded, so that a pasted megabyte is laid out only where it is looked at.
struct Block
{
    enum class Kind : quint8 { Missing, Note, Header, Text, Mark };

    Kind kind = Kind::Missing;
    int start = 0;  ///< Text: where in the content's text; Note: which one
    int length = 0; ///< Text: without the line break
    bool operator==(const Block &) const = default;
};

/// A row cut into blocks, from top to bottom; at least one.
class RowBlocks
{
public:
    static constexpr int kLongestPiece = 2000; ///< UTF-16 units

    explicit RowBlocks(RowContent content);

    [[nodiscard]] const RowContent &content() const { return m_content; }
    [[nodiscard]] int count() const { return int(m_blocks.size()); }
    [[nodiscard]] const Block &at(int index) const { return m_blocks.at(index); }
    /// Whether it stands in the frame of the message: not a note.
    [[nodiscard]] bool isFramed(int index) const;
    /// The last one in the frame.
    [[nodiscard]] bool closesFrame(int index) const;

    /// The text grew at its end; only the last piece is cut again. Gives the first block that changed.
    int growTo(const QString &text);

private:
    void cutText(qsizetype from);

    RowContent m_content;
    QList<Block> m_blocks;
};

} // namespace studio::ui
