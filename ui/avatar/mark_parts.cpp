// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/avatar/mark_parts.h"

#include "ui/theme/avatar_colours.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace studio::ui {

using gesture::Mark;

namespace {

/// A light sign with a dark edge is visible on every ground.
void fillEdged(QPainter &painter, const QPainterPath &path, const QColor &colour)
{
    painter.strokePath(path, QPen(drawingColours().ink, 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, colour);
}

void strokeEdged(QPainter &painter, const QPainterPath &path, double width)
{
    const DrawingColours &colours = drawingColours();
    painter.strokePath(path, QPen(colours.ink, width + 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(path, QPen(colours.white, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void paintDots(QPainter &painter, double shown)
{
    for (int dot = 0; dot < 3; ++dot) {
        const double size = 2.3 * std::clamp(shown * 3 - dot, 0.0, 1.0);
        QPainterPath path;
        path.addEllipse(QPointF(-7.5 + dot * 7.5, 0), size, size);
        if (size > 0.1)
            fillEdged(painter, path, drawingColours().white);
    }
}

QPainterPath letterZ(const QPointF &at, double size)
{
    QPainterPath path(at + QPointF(-size, -size));
    path.lineTo(at + QPointF(size, -size));
    path.lineTo(at + QPointF(-size, size));
    path.lineTo(at + QPointF(size, size));
    return path;
}

void paintSleep(QPainter &painter, double shown)
{
    strokeEdged(painter, letterZ({4, 6}, 2.4 * shown), 1.5);
    strokeEdged(painter, letterZ({-4, -4}, 3.8 * shown), 1.9);
}

/// A little cloud that drifts away.
void paintBreath(QPainter &painter, double shown)
{
    QPainterPath cloud;
    cloud.setFillRule(Qt::WindingFill);
    const double drift = 6 * (1 - shown);
    cloud.addEllipse(QPointF(-3 + drift, 1), 4.4, 3.6);
    cloud.addEllipse(QPointF(2.4 + drift, -1.4), 4.2, 3.6);
    cloud.addEllipse(QPointF(5.6 + drift, 1.6), 3.2, 2.8);
    painter.setOpacity(shown);
    fillEdged(painter, cloud.simplified(), drawingColours().white);
    painter.setOpacity(1);
}

QPainterPath star(const QPointF &at, double size)
{
    QPainterPath path(at + QPointF(0, -size));
    path.quadTo(at, at + QPointF(size, 0));
    path.quadTo(at, at + QPointF(0, size));
    path.quadTo(at, at + QPointF(-size, 0));
    path.quadTo(at, at + QPointF(0, -size));
    return path;
}

/// On both sides above the head, where raised hands leave room.
void paintSparkle(QPainter &painter, double shown)
{
    const QColor gold = mixed(companionColours().at(1), drawingColours().white, 0.35);
    fillEdged(painter, star({7, -20}, 6.4 * shown), gold);
    fillEdged(painter, star({69, -23}, 5 * shown), gold);
}

void paintExclaim(QPainter &painter, double shown)
{
    QPainterPath stroke(QPointF(1, -8 * shown));
    stroke.lineTo(0, 2 * shown);
    strokeEdged(painter, stroke, 3);
    QPainterPath dot;
    dot.addEllipse(QPointF(-0.6, 7.6 * shown), 1.9, 1.9);
    fillEdged(painter, dot, drawingColours().white);
}

} // namespace

void paintMark(QPainter &painter, Mark mark, const QPointF &at, double shown)
{
    constexpr double kNothing = 0.02;
    if (shown < kNothing || mark == Mark::None)
        return;
    painter.save();
    painter.translate(at);
    painter.setPen(Qt::NoPen);
    switch (mark) {
    case Mark::Dots: paintDots(painter, shown); break;
    case Mark::Sleep: paintSleep(painter, shown); break;
    case Mark::Breath: paintBreath(painter, shown); break;
    case Mark::Sparkle: paintSparkle(painter, shown); break;
    case Mark::Exclaim: paintExclaim(painter, shown); break;
    case Mark::None: break;
    }
    painter.restore();
}

} // namespace studio::ui
