// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/table_layout.h"

#include "ui/transcript/row_blocks.h"
#include "ui/transcript/text_fonts.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace studio::ui {

using markdown::Alignment;
using markdown::Cell;

namespace {

constexpr int kLeastColumn = 7; // characters

Reads readsOf(Alignment alignment)
{
    switch (alignment) {
    case Alignment::Right: return Reads::FromRight;
    case Alignment::Centre: return Reads::Centred;
    case Alignment::Left: return Reads::FromLeft;
    case Alignment::Natural: break;
    }
    return Reads::AsWritten;
}

} // namespace

TableLayout::TableLayout(BlockParts &out, const RowBlocks &row, int index, const QFont &font,
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
    if (m_table.columns.size() * kLeastColumn * QFontMetricsF(m_font).averageCharWidth() > width)
        return layOutLists(place, width);
    const QList<qreal> widths = columnWidths(width);
    const qreal total = std::accumulate(widths.begin(), widths.end(), 0.0);
    qreal y = place.y();
    for (int row = 0; row < m_table.rows.size(); ++row) {
        const bool isHead = row == 0 && !m_table.continues;
        const qreal top = y;
        y += addRow(row, QPointF(place.x(), y), widths, isHead);
        if (isHead)
            m_out.shapes.prepend({PlacedShape::Kind::TableHead, QRectF(place.x(), top, total, y - top)});
        m_out.shapes.append({PlacedShape::Kind::TableLine, QRectF(place.x(), y - 1, total, 1)});
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
    // Too wide: starting with the narrowest, each column takes the width that it needs or its share of the
    // rest.
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

int TableLayout::addCell(int row, int column, QPointF place, qreal width, Reads reads, bool isHead)
{
    const Cell cell = m_table.rows.at(row).at(column);
    auto layout =
        ui::layOut(shownText(QStringView(m_table.text.plain).mid(cell.start, cell.length)), fontOf(isHead),
                   width, reads, fontsOf(m_table.text, cell.start, cell.length, m_code));
    const int height = heightOf(*layout);
    m_out.texts.push_back({std::move(layout), place, cell.start, PlacedText::Ink::Text});
    addGroundsOf(m_out.texts.back(), m_table.text, m_out.shapes);
    return height;
}

int TableLayout::addRow(int row, QPointF place, const QList<qreal> &widths, bool isHead)
{
    int height = 0;
    qreal x = place.x();
    for (int column = 0; column < widths.size(); ++column) {
        const QPointF inside(x + m_metrics.small, place.y() + m_metrics.tiny);
        height = std::max(height, addCell(row, column, inside, widths.at(column) - 2 * m_metrics.small,
                                          readsOf(m_table.columns.at(column)), isHead));
        x += widths.at(column);
    }
    return height + 2 * m_metrics.tiny;
}

int TableLayout::layOutLists(QPointF place, int width)
{
    const markdown::Block first = m_row.words(m_row.beginningOf(m_index));
    const bool isHeadAlone = !m_table.continues && m_table.rows.size() == 1;
    const qreal forName = std::min(width / 3.0, 24 * QFontMetricsF(m_font).averageCharWidth());
    qreal y = place.y();
    for (int row = m_table.continues || isHeadAlone ? 0 : 1; row < m_table.rows.size(); ++row) {
        for (int column = 0; column < m_table.columns.size(); ++column) {
            const Cell head = first.rows.first().at(column);
            auto name = layOutOneLine(shownText(QStringView(first.text.plain).mid(head.start, head.length)),
                                      scaled(m_font, kSmallText), forName - m_metrics.small);
            const int height = addCell(row, column, QPointF(place.x() + forName, y), width - forName,
                                       Reads::AsWritten, isHeadAlone);
            const qreal baseline = y + ascentOf(*m_out.texts.back().layout);
            const QPointF beside(place.x(), baseline - ascentOf(*name));
            y += std::max(heightOf(*name), height);
            m_out.texts.push_back({std::move(name), beside, -1, PlacedText::Ink::Quiet});
        }
        y += m_metrics.tiny;
        m_out.shapes.append({PlacedShape::Kind::TableLine, QRectF(place.x(), y - 1, width, 1)});
        y += m_metrics.tiny;
    }
    return int(std::ceil(y - place.y()));
}

} // namespace studio::ui
