// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/table_layout.h"

#include "ui/transcript/row_blocks.h"
#include "ui/transcript/words_layout.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace studio::ui {

using markdown::Alignment;
using markdown::Cell;

TableLayout::TableLayout(BlockLayout &out, const RowBlocks &row, int index, const QFont &font,
                         const QFont &code, const Metrics &metrics)
    : m_out(out)
    , m_row(row)
    , m_index(index)
    , m_font(font)
    , m_code(code)
    , m_metrics(metrics)
    , m_table(row.words(index))
{
}

int TableLayout::layOut(QPointF place, int width)
{
    const QList<qreal> widths = columnWidths(width);
    const qreal total = std::accumulate(widths.begin(), widths.end(), 0.0);
    qreal y = place.y();
    for (int row = 0; row < m_table.rows.size(); ++row) {
        const bool isHead = row == 0 && !m_table.continues;
        const qreal top = y;
        y += addRow(row, QPointF(place.x(), y), widths, isHead);
        if (isHead)
            m_out.m_shapes.prepend({PlacedShape::Kind::TableHead, QRectF(place.x(), top, total, y - top)});
        m_out.m_shapes.append({PlacedShape::Kind::TableLine, QRectF(place.x(), y - 1, total, 1)});
    }
    const bool ends = m_row.endsText(m_index) || !m_row.words(m_index + 1).continues;
    return int(std::ceil(y - place.y())) + (ends ? m_metrics.tiny : 0);
}

QFont TableLayout::fontOf(bool isHead) const
{
    QFont font = m_font;
    if (isHead)
        font.setWeight(QFont::DemiBold);
    return font;
}

qreal TableLayout::naturalWidth(const markdown::Block &table, int row, int column) const
{
    const Cell cell = table.rows.at(row).at(column);
    if (cell.length == 0)
        return 0;
    const auto layout =
        ui::layOut(shownText(QStringView(table.text.plain).mid(cell.start, cell.length)), fontOf(row == 0),
                   1e6, Reads::FromLeft, fontsOf(table.text, cell.start, cell.length, m_code));
    return std::ceil(widthOf(*layout)) + 1;
}

QList<qreal> TableLayout::columnWidths(int width) const
{
    const markdown::Block first = m_row.words(m_row.beginningOf(m_index));
    const qreal padding = 2 * m_metrics.small;
    QList<qreal> widths(first.columns.size(), QFontMetricsF(m_font).averageCharWidth() * 2 + padding);
    for (int row = 0; row < first.rows.size(); ++row) {
        for (int column = 0; column < first.columns.size(); ++column)
            widths[column] = std::max(widths.at(column), naturalWidth(first, row, column) + padding);
    }
    // Too wide: from the narrowest on, each column takes what it needs or its share of what is left.
    QList<int> order(widths.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return widths.at(a) < widths.at(b); });
    qreal left = width;
    for (qsizetype done = 0; done < order.size(); ++done) {
        qreal &one = widths[order.at(done)];
        one = std::floor(std::min(one, left / qreal(order.size() - done)));
        left -= one;
    }
    return widths;
}

int TableLayout::addRow(int row, QPointF place, const QList<qreal> &widths, bool isHead)
{
    int height = 0;
    qreal x = place.x();
    for (int column = 0; column < widths.size(); ++column) {
        const Cell cell = m_table.rows.at(row).at(column);
        const QString words = shownText(QStringView(m_table.text.plain).mid(cell.start, cell.length));
        const Alignment alignment = m_table.columns.at(column);
        const Reads reads = alignment == Alignment::Right    ? Reads::FromRight
                            : alignment == Alignment::Centre ? Reads::Centred
                            : alignment == Alignment::Left   ? Reads::FromLeft
                                                             : Reads::AsWritten;
        const qreal inset = std::min<qreal>(m_metrics.small, widths.at(column) / 8);
        auto layout = ui::layOut(words, fontOf(isHead), widths.at(column) - 2 * inset, reads,
                                 fontsOf(m_table.text, cell.start, cell.length, m_code));
        height = std::max(height, heightOf(*layout));
        m_out.m_texts.push_back({std::move(layout), QPointF(x + inset, place.y() + m_metrics.tiny),
                                 cell.start, PlacedText::Ink::Text});
        addGroundsOf(m_out.m_texts.back(), m_table.text, m_out.m_shapes);
        x += widths.at(column);
    }
    return height + 2 * m_metrics.tiny;
}

} // namespace studio::ui
