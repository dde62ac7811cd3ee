// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/markdown/block.h"
#include "ui/transcript/block_layout.h"

namespace studio::ui {

/// Lays out one Text block of a row into a BlockLayout: first what it stands in (quotes, list items), then
/// the block by its own kind.
class WordsLayout
{
public:
    WordsLayout(BlockLayout &out, const RowBlocks &row, int index, const BlockStyle &style);

    void layOut();

private:
    void indent();
    void addMarker(const markdown::Container &container, int left, int right);
    void layOutWords(const QFont &font);
    void layOutCode();
    void layOutRule();
    [[nodiscard]] int gapAbove() const;
    [[nodiscard]] int indentOf(const markdown::Container &container) const;
    [[nodiscard]] QFont headingFont() const;
    [[nodiscard]] QString shown() const; // with the caret of the speaker

    BlockLayout &m_out;
    const RowBlocks &m_row;
    int m_index;
    const BlockStyle &m_style;
    markdown::Block m_block;
    QFont m_font;
    QFont m_code;
    int m_left = 0;
    int m_width = 0;
    int m_top = 0;
};

/// Adds the backgrounds of inline code and of the alternative texts of pictures.
void addGroundsOf(const PlacedText &text, const markdown::Text &words, QList<PlacedShape> &shapes);

/// The mark at the end of a streaming message.
constexpr QChar kCaret = u'▌';

} // namespace studio::ui
