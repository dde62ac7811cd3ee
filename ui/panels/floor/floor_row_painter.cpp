// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_row_painter.h"

#include "ui/panels/floor/floor_words.h"
#include "ui/panels/floor/importance_bar.h"
#include "ui/theme/elided.h"
#include "ui/theme/icons.h"
#include "ui/theme/row_fonts.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace studio::ui {

namespace {

using Vote = ports::FloorRow::Vote;

QFont heavy(QFont font, bool winner)
{
    font.setWeight(winner ? QFont::Bold : QFont::DemiBold);
    return font;
}

} // namespace

void FloorRowPainter::paint(const FloorRowPlaces &where)
{
    m_painter.setRenderHint(QPainter::Antialiasing);
    paintGround();
    paintFace(where.face);
    paintName(where.name);
    paintChip(where.chip);
    paintVote(where);
}

void FloorRowPainter::paintGround()
{
    const Metrics &metrics = m_theme.metrics;
    const ports::FloorRow &row = m_content.row;
    const bool marked = row.winner || row.speaking;
    m_painter.setPen(marked ? QPen(m_theme.border) : QPen(Qt::NoPen));
    m_painter.setBrush(m_look.isUnderMouse ? QBrush(m_theme.hover)
                       : marked            ? QBrush(m_theme.raised)
                                           : Qt::NoBrush);
    m_painter.drawRoundedRect(QRectF(m_look.rect).adjusted(0.5, 0.5, -0.5, -0.5), metrics.radius,
                              metrics.radius);
    if (row.speaking) { // the edge of the speaker's row
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.companionColour(m_content.colour));
        m_painter.drawRoundedRect(QRectF(3, metrics.small, 3, m_look.rect.height() - 2 * metrics.small), 1.5,
                                  1.5);
    }
    if (!m_look.hasFocus)
        return;
    const double half = metrics.focusWidth / 2.0;
    m_painter.setPen(QPen(m_theme.focus, metrics.focusWidth));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRoundedRect(QRectF(m_look.rect).adjusted(half, half, -half, -half), metrics.radius,
                              metrics.radius);
}

void FloorRowPainter::paintFace(const QRect &place)
{
    if (!m_look.face.isNull()) {
        m_painter.drawPixmap(place, m_look.face);
        return;
    }
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.companionColour(m_content.colour));
    const int inset = place.width() / 3;
    m_painter.drawEllipse(place.adjusted(inset, inset, -inset, -inset));
}

void FloorRowPainter::paintName(const QRect &place)
{
    const QFont nameFont = heavy(m_look.font, m_content.row.winner);
    m_painter.setFont(nameFont);
    m_painter.setPen(m_theme.text);
    m_painter.drawText(place, Qt::AlignVCenter | Qt::TextSingleLine,
                       elided(QFontMetrics(nameFont), m_content.name, place.width()));
}

/// A small rounded label, with a star for the winner.
void FloorRowPainter::paintChip(const QRect &place)
{
    if (place.isEmpty())
        return;
    const bool strong = m_content.row.winner || m_content.row.speaking;
    m_painter.setFont(smaller(m_look.font));
    const QRectF shape = QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5);
    m_painter.setPen(strong ? QPen(Qt::NoPen) : QPen(m_theme.border));
    m_painter.setBrush(strong ? QBrush(m_theme.accent) : QBrush(Qt::NoBrush));
    m_painter.drawRoundedRect(shape, shape.height() / 2, shape.height() / 2);
    const QColor ink = strong ? m_theme.accentText : m_theme.mutedText;
    const int star = m_painter.fontMetrics().height() - 2;
    if (m_content.row.winner)
        m_painter.drawPixmap(
            QPoint(place.left() + m_theme.metrics.small, place.top() + (place.height() - star) / 2),
            iconPixmap(IconName::StarFilled, ink, star, m_look.pixelRatio));
    m_painter.setPen(ink);
    m_painter.drawText(shape.adjusted(0, 0, -m_theme.metrics.small, 0),
                       Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, rowChip(m_content.row));
}

void FloorRowPainter::paintVote(const FloorRowPlaces &where)
{
    const ports::FloorRow &row = m_content.row;
    if (m_content.votes) {
        const QColor colour = m_content.isOver ? m_theme.hatch : m_theme.companionColour(m_content.colour);
        paintImportanceBar(m_painter, where.bar, {row.vote, m_look.filled, colour, m_look.ghost}, m_theme);
    }
    m_painter.setFont(m_look.font);
    m_painter.setPen(m_content.isOver ? m_theme.mutedText : m_theme.text);
    if (row.vote == Vote::Voted)
        m_painter.drawText(where.number, Qt::AlignRight | Qt::AlignVCenter, QString::number(row.importance));
    m_painter.setFont(smaller(m_look.font));
    for (const MarkPlace &mark : where.marks)
        paintVoteMark(m_painter, mark, m_content.marks,
                      m_content.grabbable && (m_look.isUnderMouse || m_look.hasFocus), m_theme);
    if (!where.marks.isEmpty())
        return;
    m_painter.setPen(row.vote == Vote::Missing ? m_theme.warning : m_theme.mutedText);
    // A word that was measured as one line stays on one line, however its width was rounded.
    const int breaks =
        where.word.height() <= QFontMetrics(m_look.font).height() ? Qt::TextSingleLine : Qt::TextWordWrap;
    m_painter.drawText(where.word, int(Qt::AlignVCenter) | breaks, m_content.word);
}

} // namespace studio::ui
