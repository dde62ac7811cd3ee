// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/level_bar.h"

#include "ui/panels/floor/level_words.h"
#include "ui/theme/row_fonts.h"
#include "ui/theme/theme_of.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kBar = 16;
constexpr int kTick = 8;
constexpr double kTrackCorner = 4;
constexpr double kGhostCorner = 2;

} // namespace

LevelBar::LevelBar(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"levelBar"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LevelBar::setContent(const Content &content)
{
    const Theme &theme = themeOf(this);
    if (m_content == content && theme == theme)
        return;
    m_content = content;
    update();
}

QSize LevelBar::sizeHint() const
{
    return {280, kBar + kTick + QFontMetrics(smaller(font())).height() + themeOf(this).metrics.tiny};
}

QSize LevelBar::minimumSizeHint() const { return {120, sizeHint().height()}; }

void LevelBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

QRectF LevelBar::track() const { return {0.5, 0.5, width() - 1.0, double(kBar)}; }

QRectF LevelBar::part(double from, double to) const
{
    const QRectF all = track();
    const auto at = [&all](double level) { return all.left() + all.width() * level / kFullLevel; };
    return {QPointF(at(from), all.top()), QPointF(at(to), all.bottom())};
}

void LevelBar::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRoundedRect(track(), kTrackCorner, kTrackCorner);
    painter.fillPath(shape, theme.barTrack);
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(part(0, m_content.level), theme.accent);
    paintGhosts(painter);
    painter.restore();
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    paintPrices(painter);
}

/// Beside the level, in the order in which the amounts come back; cut off at the full level.
void LevelBar::paintGhosts(QPainter &painter) const
{
    double from = m_content.level;
    for (const Ghost &ghost : m_content.ghosts) {
        const double to = std::min<double>(kFullLevel, from + ghost.amount);
        if (to <= from)
            return;
        const QRectF frame = part(from, to).adjusted(1.5, 2, -0.5, -2);
        const QColor colour = themeOf(this).companionColour(ghost.colour);
        QRectF come = frame;
        come.setWidth(frame.width() * std::clamp(ghost.come, 0.0, 1.0));
        QColor pale = colour;
        pale.setAlphaF(0.45F);
        painter.fillRect(come, pale);
        painter.setPen(QPen(colour, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame, kGhostCorner, kGhostCorner);
        from = to;
    }
}

/// A line below the bar and the number under it; stronger once the level reaches the price. A number that
/// would touch the one before is left out.
void LevelBar::paintPrices(QPainter &painter) const
{
    const Theme &theme = themeOf(this);
    painter.setFont(smaller(font()));
    const QFontMetrics metrics = painter.fontMetrics();
    int free = 0;
    for (const int price : m_content.prices) {
        const bool reached = m_content.level >= price;
        const double x = part(0, price).right();
        const double top = track().bottom() + 2;
        painter.setPen(
            QPen(reached ? theme.text : theme.hatch, reached ? 2 : 1, reached ? Qt::SolidLine : Qt::DotLine));
        painter.drawLine(QPointF(x, top), QPointF(x, top + kTick - 3));
        const QString text = QString::number(price);
        const int wide = metrics.horizontalAdvance(text);
        const int left = std::clamp(int(x) - wide / 2, 0, std::max(0, width() - wide));
        if (left < free)
            continue;
        painter.setPen(reached ? theme.text : theme.mutedText);
        painter.drawText(QRect(left, int(top) + kTick - 2, wide + 1, metrics.height()),
                         int(Qt::AlignLeft | Qt::AlignTop) | Qt::TextSingleLine, text);
        free = left + wide + theme.metrics.tiny;
    }
}

} // namespace studio::ui
