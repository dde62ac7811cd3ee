// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/markdown/block.h"
#include "ui/transcript/block_parts.h"

namespace studio::ui {

class RowBlocks;

/// Lays out one Text block of a row into BlockParts: first what it stands in (quotes, list items), then
/// the block by its own kind.
class WordsLayout
{
public:
    WordsLayout(BlockParts &out, const RowBlocks &row, int index, const BlockStyle &style);

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

    BlockParts &m_out;
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

/// The mark at the end of a streaming message.
constexpr QChar kCaret = u'▌';

} // namespace studio::ui
