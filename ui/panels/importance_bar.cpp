// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/importance_bar.h"

#include "ui/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace studio::ui {

namespace {

constexpr int kFields = 10;
constexpr double kGapBetween = 2;
constexpr double kCorner = 2;
constexpr double kHatchStep = 5;

QRectF field(const QRectF &place, int number)
{
    const double width = (place.width() - (kFields - 1) * kGapBetween) / kFields;
    return {place.left() + number * (width + kGapBetween), place.top(), width, place.height()};
}

void paintHatch(QPainter &painter, const QRectF &place, const Theme &theme)
{
    QPainterPath outline;
    outline.addRoundedRect(place, kCorner, kCorner);
    painter.save();
    painter.setClipPath(outline);
    painter.setPen(QPen(theme.hatch, 1.5));
    for (double x = place.left() - place.height(); x < place.right(); x += kHatchStep)
        painter.drawLine(QPointF(x, place.bottom()), QPointF(x + place.height(), place.top()));
    painter.restore();
    painter.setPen(QPen(theme.hatch, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
}

} // namespace

void paintImportanceBar(QPainter &painter, const QRectF &place, const ImportanceBar &bar, const Theme &theme)
{
    using Vote = ports::FloorRow::Vote;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (bar.vote == Vote::Missing) {
        paintHatch(painter, place.adjusted(0.5, 0.5, -0.5, -0.5), theme);
        painter.restore();
        return;
    }

    const bool hollow = bar.vote == Vote::Pending;
    painter.setPen(hollow ? QPen(theme.hatch, 1) : QPen(Qt::NoPen));
    for (int number = 0; number < kFields; ++number) {
        const QRectF part = field(place, number);
        painter.setBrush(hollow ? QBrush(Qt::NoBrush)
                                : QBrush(number < bar.filled ? bar.colour : theme.barTrack));
        painter.drawRoundedRect(hollow ? part.adjusted(0.5, 0.5, -0.5, -0.5) : part, kCorner, kCorner);
    }
    painter.restore();
}

} // namespace studio::ui
