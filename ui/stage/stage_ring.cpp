// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_ring.h"

#include <QPainter>
#include <QPen>

namespace studio::ui {

namespace {

constexpr int kFullCircle = 360 * 16; // in Qt's sixteenths of a degree
constexpr int kTop = 90 * 16;
constexpr double kThin = 1.5;

} // namespace

void paintStageRing(QPainter &painter, const QRectF &circle, ActorLook::Ring ring, double filled,
                    const QColor &colour, const Theme &theme)
{
    using Ring = ActorLook::Ring;
    if (ring == Ring::None)
        return;
    const double half = kRingWidth / 2.0;
    const QRectF line = circle.adjusted(half, half, -half, -half);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    switch (ring) {
    case Ring::None: break;
    case Ring::Hollow:
        painter.setPen(QPen(theme.hatch, kThin, Qt::DotLine, Qt::RoundCap));
        painter.drawEllipse(line);
        break;
    case Ring::Filled:
        painter.setPen(QPen(theme.barTrack, kRingWidth));
        painter.drawEllipse(line);
        painter.setPen(QPen(colour, kRingWidth, Qt::SolidLine, Qt::FlatCap));
        painter.drawArc(line, kTop, -int(kFullCircle * filled));
        break;
    case Ring::Hatched: {
        QPen dashes(theme.hatch, kRingWidth, Qt::CustomDashLine, Qt::FlatCap);
        dashes.setDashPattern({0.5, 0.75}); // strokes across the ring
        painter.setPen(dashes);
        painter.drawEllipse(line);
        break;
    }
    }
    painter.restore();
}

} // namespace studio::ui
