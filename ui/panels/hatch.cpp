// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/hatch.h"

#include <QPainter>
#include <QPainterPath>

namespace studio::ui {

void paintHatch(QPainter &painter, const QRectF &place, double corner, const QColor &colour)
{
    QPainterPath outline;
    outline.addRoundedRect(place, corner, corner);
    painter.save();
    painter.setClipPath(outline);
    painter.setPen(QPen(colour, 1.5));
    constexpr double kStep = 5;
    for (double x = place.left() - place.height(); x < place.right(); x += kStep)
        painter.drawLine(QPointF(x, place.bottom()), QPointF(x + place.height(), place.top()));
    painter.restore();
    painter.setPen(QPen(colour, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
}

} // namespace studio::ui
