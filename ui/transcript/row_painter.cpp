// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/row_painter.h"

#include <QPainter>

namespace studio::ui {

RowPainter::RowPainter(QPainter &painter, const Theme &theme, const QRect &column)
    : m_painter(painter)
    , m_theme(theme)
    , m_column(column)
{
}

void RowPainter::paintRow(std::span<const PlacedBlock> row, const TextSelection &selection)
{
    m_painter.save();
    // Signs that pile up above a line must not cover what somebody else said.
    m_painter.setClipRect(m_column.left(), row.front().top, m_column.width(),
                          row.back().bottom() - row.front().top);
    paintFrame(row);
    for (const PlacedBlock &placed : row) {
        switch (placed.blocks->at(placed.block).kind) {
        case Block::Kind::Missing: paintPlaceholder(placed); break;
        case Block::Kind::Header: paintHeader(placed); break;
        case Block::Kind::Text: paintText(placed, selection); break;
        case Block::Kind::Mark:
        case Block::Kind::Note: paintQuiet(placed); break;
        }
    }
    m_painter.restore();
}

void RowPainter::paintFrame(std::span<const PlacedBlock> row)
{
    if (row.front().blocks->content().kind != RowContent::Kind::User)
        return;
    int top = 0;
    int bottom = 0;
    for (const PlacedBlock &placed : row) {
        if (!placed.blocks->isFramed(placed.block))
            continue;
        if (top == bottom)
            top = placed.top;
        bottom = placed.bottom();
    }
    if (top == bottom)
        return;
    // Where the row goes on outside the viewport the frame does, too: its round corner is out of sight.
    const PlacedBlock &last = row.back();
    const bool goesOnAbove = row.front().blocks->at(row.front().block).kind > Block::Kind::Header;
    const bool goesOnBelow = last.blocks->isFramed(last.block) && !last.blocks->closesFrame(last.block);
    const int beyond = 2 * m_theme.metrics.radius;
    const int gap = m_theme.metrics.tiny;
    const QRect frame(QPoint(m_column.left(), top + (goesOnAbove ? -beyond : gap)),
                      QPoint(m_column.right(), bottom + (goesOnBelow ? beyond : -gap)));
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.userBubble);
    m_painter.drawRoundedRect(frame, m_theme.metrics.radius, m_theme.metrics.radius);
}

void RowPainter::paintPlaceholder(const PlacedBlock &placed)
{
    const int line = placed.layout->height() / 3;
    const int thick = std::max(m_theme.metrics.tiny, line / 3);
    const int left = m_column.left() + m_theme.metrics.medium;
    const int width = m_column.width() - 2 * m_theme.metrics.medium;
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.barTrack);
    m_painter.drawRoundedRect(left, placed.top + line / 2, width / 8, thick, thick / 2.0, thick / 2.0);
    m_painter.drawRoundedRect(left, placed.top + line / 2 + line, width * 3 / 5, thick, thick / 2.0,
                              thick / 2.0);
}

void RowPainter::paintHeader(const PlacedBlock &placed)
{
    const BlockLayout &layout = *placed.layout;
    const QPointF origin(m_column.left(), placed.top);
    m_painter.setPen(nameColour(placed.blocks->content()));
    layout.body().draw(&m_painter, origin + layout.bodyPlace());
    m_painter.setPen(m_theme.mutedText);
    if (layout.aside())
        layout.aside()->draw(&m_painter, origin + layout.asidePlace());
    if (layout.time())
        layout.time()->draw(&m_painter, origin + layout.timePlace());
}

void RowPainter::paintText(const PlacedBlock &placed, const TextSelection &selection)
{
    const RowContent &content = placed.blocks->content();
    const Block &block = placed.blocks->at(placed.block);
    const qsizetype end = block.start + block.length;
    QList<QTextLayout::FormatRange> formats;

    if (content.heardUntil && *content.heardUntil < end) {
        const qsizetype from = std::max<qsizetype>(*content.heardUntil, block.start);
        QTextCharFormat unheard;
        unheard.setForeground(m_theme.mutedText);
        formats.append({int(from - block.start), int(end - from), unheard});
    }
    const TextSelection::Part part = selection.partOf(placed.row, content.text.size());
    if (part.from < end && part.to > block.start) {
        const qsizetype from = std::max<qsizetype>(part.from, block.start);
        const qsizetype to = std::min(part.to, end);
        QTextCharFormat selected;
        selected.setForeground(m_theme.selectionText);
        selected.setBackground(m_theme.selection);
        formats.append({int(from - block.start), int(to - from), selected});
    }

    m_painter.setPen(m_theme.text);
    const QPointF place = QPointF(m_column.left(), placed.top) + placed.layout->bodyPlace();
    placed.layout->body().draw(&m_painter, place, formats);
}

void RowPainter::paintQuiet(const PlacedBlock &placed)
{
    m_painter.setPen(m_theme.mutedText);
    placed.layout->body().draw(&m_painter, QPointF(m_column.left(), placed.top) + placed.layout->bodyPlace());
}

QColor RowPainter::nameColour(const RowContent &content) const
{
    if (content.colour.isEmpty())
        return content.kind == RowContent::Kind::User ? m_theme.userName : m_theme.text;
    return m_theme.companionColour(content.colour);
}

} // namespace studio::ui
