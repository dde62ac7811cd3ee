// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/importance_bar.h"

#include "ui/panels/hatch.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace studio::ui {

namespace {

constexpr int kFields = 10;
constexpr double kGapBetween = 2;
constexpr double kFieldCorner = 2;
constexpr double kMarkOver = 3; // how far a mark extends above and below the bar

QRectF field(const QRectF &place, int number)
{
    const double width = (place.width() - (kFields - 1) * kGapBetween) / kFields;
    return {place.left() + number * (width + kGapBetween), place.top(), width, place.height()};
}

void paintFields(QPainter &painter, const QRectF &place, const ImportanceBar &bar, const Theme &theme)
{
    const bool hollow = bar.vote == ports::FloorRow::Vote::Pending;
    for (int number = 0; number < kFields; ++number) {
        QRectF part = field(place, number);
        painter.setPen(hollow ? QPen(theme.hatch, 1) : QPen(Qt::NoPen));
        painter.setBrush(hollow ? QBrush(Qt::NoBrush) : QBrush(theme.barTrack));
        painter.drawRoundedRect(hollow ? part.adjusted(0.5, 0.5, -0.5, -0.5) : part, kFieldCorner,
                                kFieldCorner);
        const double share = std::clamp(bar.filled - number, 0.0, 1.0);
        if (hollow || share <= 0)
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(bar.colour);
        part.setWidth(part.width() * share);
        painter.drawRoundedRect(part, kFieldCorner, kFieldCorner);
    }
}

/// A dashed frame around the fields that would be added or removed, and a mark at the end of the bar then.
void paintGhost(QPainter &painter, const QRectF &place, const ImportanceBar &bar, const Theme &theme)
{
    const int from = std::clamp(int(bar.filled), 0, kFields);
    const int to = std::clamp(*bar.ghost, 0, kFields);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.text, 1, Qt::DotLine));
    for (int number = std::min(from, to); number < std::max(from, to); ++number)
        painter.drawRoundedRect(field(place, number).adjusted(0.5, 0.5, -0.5, -0.5), kFieldCorner,
                                kFieldCorner);
    const double x = to == 0 ? place.left() : field(place, to - 1).right();
    painter.setPen(QPen(theme.text, 2));
    painter.drawLine(QPointF(x, place.top() - kMarkOver), QPointF(x, place.bottom() + kMarkOver));
}

} // namespace

void paintImportanceBar(QPainter &painter, const QRectF &place, const ImportanceBar &bar, const Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (bar.vote == ports::FloorRow::Vote::Missing)
        paintHatch(painter, place.adjusted(0.5, 0.5, -0.5, -0.5), kFieldCorner, theme.hatch);
    else
        paintFields(painter, place, bar, theme);
    if (bar.ghost && bar.vote == ports::FloorRow::Vote::Voted)
        paintGhost(painter, place, bar, theme);
    painter.restore();
}

} // namespace studio::ui
