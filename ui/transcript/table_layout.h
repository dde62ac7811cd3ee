// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/markdown/block.h"
#include "ui/transcript/block_parts.h"

namespace studio::ui {

class RowBlocks;

/// Lays out a table, or a piece of one. If all columns fit, each is as wide as its words; otherwise the wide
/// columns share what the narrow ones leave, and their words wrap. All pieces of a table use the columns of
/// its first piece. If a column then has no room for a word, each row becomes a list of its cells, named by
/// the header.
class TableLayout
{
public:
    TableLayout(BlockParts &out, const RowBlocks &row, int index, const QFont &font, const QFont &code,
                const Metrics &metrics);

    /// Returns the height.
    int layOut(QPointF place, int width);

private:
    [[nodiscard]] QList<qreal> columnWidths(int width) const;
    [[nodiscard]] qreal naturalWidth(const markdown::Block &table, int row, int column) const;
    [[nodiscard]] QFont fontOf(bool isHead) const;
    int addRow(int row, QPointF place, const QList<qreal> &widths, bool isHead);
    int layOutLists(QPointF place, int width);
    int addCell(int row, int column, QPointF place, qreal width, Reads reads, bool isHead);

    BlockParts &m_out;
    const RowBlocks &m_row;
    int m_index;
    QFont m_font;
    QFont m_code;
    Metrics m_metrics;
    markdown::Block m_table;
};

} // namespace studio::ui
