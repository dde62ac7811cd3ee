// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor_row_widget.h"

#include "core/explain/wording.h"
#include "ui/models/plain_text.h"
#include "ui/panels/importance_bar.h"

#include <QKeyEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using Vote = ports::FloorRow::Vote;

QFont smaller(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * 0.9);
    return font;
}

} // namespace

FloorRowWidget::FloorRowWidget(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"floorRow"_s);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FloorRowWidget::setContent(const Content &content, const Theme &theme)
{
    if (m_content == content && m_theme == theme)
        return;
    m_content = content;
    m_theme = theme;
    setAccessibleName(content.inWords);
    setAccessibleDescription(content.flip);
    setToolTip(plainToolTip(content.flip.isEmpty() ? content.inWords : content.flip));
    updateGeometry();
    update();
}

QSize FloorRowWidget::sizeHint() const
{
    const Metrics &metrics = m_theme.metrics;
    const int lines = fontMetrics().height() * 2;
    return {240, lines + metrics.small * 2 + metrics.tiny};
}

QSize FloorRowWidget::minimumSizeHint() const { return {160, sizeHint().height()}; }

void FloorRowWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Metrics &metrics = m_theme.metrics;

    if (m_content.row.winner || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(underMouse() ? m_theme.hover : m_theme.raised);
        painter.drawRoundedRect(rect(), metrics.radius, metrics.radius);
    }
    if (hasFocus()) {
        const double half = metrics.focusWidth / 2.0;
        painter.setPen(QPen(m_theme.accent, metrics.focusWidth));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), metrics.radius,
                                metrics.radius);
    }

    const QRect inside = rect().adjusted(metrics.medium, metrics.small, -metrics.medium, -metrics.small);
    const int lineHeight = fontMetrics().height();
    paintName(painter, {inside.left(), inside.top(), inside.width(), lineHeight});
    paintBar(painter, {inside.left(), inside.bottom() - lineHeight + 1, inside.width(), lineHeight});
}

void FloorRowWidget::paintName(QPainter &painter, const QRect &line) const
{
    const Metrics &metrics = m_theme.metrics;
    const int dot = metrics.small;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.companionColour(m_content.colour));
    painter.drawEllipse(line.left(), line.center().y() - dot / 2 + 1, dot, dot);

    int right = line.right();
    if (m_content.row.winner)
        right = paintChip(painter, line, right, tr("wins"), true);
    if (const QString closing = explain::closingText(m_content.row.stage); !closing.isEmpty())
        right = paintChip(painter, line, right, closing, false);

    QFont nameFont = font();
    nameFont.setWeight(m_content.row.winner ? QFont::Bold : QFont::DemiBold);
    painter.setFont(nameFont);
    painter.setPen(m_theme.text);
    const int left = line.left() + dot + metrics.small;
    const QString shown =
        QFontMetrics(nameFont).elidedText(m_content.name, Qt::ElideRight, std::max(0, right - left));
    painter.drawText(QRect(left, line.top(), right - left, line.height()),
                     Qt::AlignVCenter | Qt::TextSingleLine, shown);
}

/// Paints a small framed word that ends at `right`; returns where what stands left of it has to end.
int FloorRowWidget::paintChip(QPainter &painter, const QRect &line, int right, const QString &text,
                              bool strong) const
{
    const Metrics &metrics = m_theme.metrics;
    painter.setFont(smaller(font()));
    const int width = painter.fontMetrics().horizontalAdvance(text) + 2 * metrics.small;
    const QRectF place(right - width + 0.5, line.top() + 0.5, width, line.height() - 1);
    painter.setPen(strong ? QPen(Qt::NoPen) : QPen(m_theme.border));
    painter.setBrush(strong ? QBrush(m_theme.accent) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(place, place.height() / 2, place.height() / 2);
    painter.setPen(strong ? m_theme.accentText : m_theme.mutedText);
    painter.drawText(place, Qt::AlignCenter | Qt::TextSingleLine, text);
    return right - width - metrics.small;
}

void FloorRowWidget::paintBar(QPainter &painter, const QRect &line) const
{
    const ports::FloorRow &row = m_content.row;
    const Metrics &metrics = m_theme.metrics;
    const int indent = metrics.small * 2;
    const int starWidth = fontMetrics().horizontalAdvance(u'★');
    const int numberWidth = fontMetrics().horizontalAdvance(u"10"_s);
    const int barWidth = std::max(40, (line.width() - indent) / 2 - metrics.large);
    const QRectF bar(line.left() + indent, line.center().y() - metrics.barHeight / 2 + 1, barWidth,
                     metrics.barHeight);
    paintImportanceBar(painter, bar, {row.vote, row.importance, m_theme.companionColour(m_content.colour)},
                       m_theme);

    int left = int(bar.right()) + metrics.small;
    painter.setFont(font());
    painter.setPen(m_theme.text);
    if (row.vote == Vote::Voted) {
        painter.drawText(QRect(left, line.top(), numberWidth, line.height()),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(row.importance));
        left += numberWidth + metrics.tiny;
        if (row.selected)
            painter.drawText(QRect(left, line.top(), starWidth, line.height()), Qt::AlignVCenter, u"★"_s);
        left += starWidth + metrics.small;
    }

    const bool troubled = row.vote == Vote::Missing;
    painter.setFont(smaller(font()));
    painter.setPen(troubled ? m_theme.warning : m_theme.mutedText);
    const int room = std::max(0, line.right() - left);
    painter.drawText(QRect(left, line.top(), room, line.height()), Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(m_content.word, Qt::ElideRight, room));
}

void FloorRowWidget::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up: Q_EMIT stepWanted(-1); return;
    case Qt::Key_Down: Q_EMIT stepWanted(1); return;
    default: QWidget::keyPressEvent(event);
    }
}

void FloorRowWidget::enterEvent(QEnterEvent *event)
{
    QWidget::enterEvent(event);
    update();
    Q_EMIT lookedAt();
}

void FloorRowWidget::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    update();
    Q_EMIT lookedAway();
}

void FloorRowWidget::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
    Q_EMIT lookedAt();
}

void FloorRowWidget::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
    Q_EMIT lookedAway();
}

} // namespace studio::ui
