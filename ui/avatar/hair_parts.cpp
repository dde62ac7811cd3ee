// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/avatar/hair_parts.h"

#include "ui/avatar/avatar_look.h"
#include "ui/avatar/drawing.h"

#include <QPainter>

namespace studio::ui {

namespace {

using Hair = model::Avatar::Hair;

/// Over the skull from the left ear to the right one; the caller continues along the hairline.
QPainterPath crown(double bottom, double top = 11, double half = 26.5)
{
    constexpr double kWidest = 40;
    const double rise = (kWidest - top) * 0.56;
    QPainterPath path(QPointF(50 - half + 0.6, bottom));
    path.cubicTo(50 - half - 0.6, 50, 50 - half - 0.8, 46, 50 - half - 0.4, kWidest);
    path.cubicTo(50 - half, kWidest - rise, 50 - half * 0.6, top, 50, top);
    path.cubicTo(50 + half * 0.6, top, 50 + half, kWidest - rise, 50 + half + 0.4, kWidest);
    path.cubicTo(50 + half + 0.8, 46, 50 + half + 0.6, 50, 50 + half - 0.6, bottom);
    return path;
}

QPainterPath shortFront()
{
    QPainterPath path = crown(53);
    path.quadTo(73, 47, 70.5, 41);
    path.quadTo(68.5, 45, 64, 47.5);
    path.quadTo(64.5, 42, 61.5, 37.5);
    path.quadTo(57, 43.5, 49.5, 45.5);
    path.quadTo(51.5, 41, 50, 36.5);
    path.quadTo(44.5, 42.5, 36, 44);
    path.quadTo(37.5, 40.5, 37, 37.5);
    path.quadTo(31.5, 41.5, 29.5, 45);
    path.quadTo(27.5, 49, 24.1, 53);
    return path;
}

/// A straight fringe with a lock at each cheek, down to \p locks.
QPainterPath fringedFront(double locks)
{
    QPainterPath path = crown(locks, 10.5, 27);
    path.quadTo(71.5, locks + 1.5, 71.5, locks - 6);
    path.quadTo(72.5, 50, 69.5, 43);
    path.quadTo(66, 45.6, 61, 45.8);
    path.quadTo(60.6, 43.6, 59.6, 42);
    path.quadTo(57.5, 45.6, 52, 46);
    path.quadTo(47, 46.3, 44.6, 45.6);
    path.quadTo(43.2, 43.8, 43, 42);
    path.quadTo(40, 45.6, 30.5, 43);
    path.quadTo(27.5, 50, 28.5, locks - 6);
    path.quadTo(28.5, locks + 1.5, 23.6, locks);
    return path;
}

/// Parted in the middle and falling to both sides.
QPainterPath partedFront(double locks)
{
    QPainterPath path = crown(locks, 10.5, 27);
    path.quadTo(74, locks + 1, 72.5, locks - 8);
    path.cubicTo(73.5, 52, 70, 44, 64, 38.5);
    path.cubicTo(58, 33, 53, 29, 50.5, 21.5);
    path.cubicTo(48, 29, 42.5, 33.5, 36.5, 38.5);
    path.cubicTo(30, 44, 26.5, 52, 27.5, locks - 8);
    path.quadTo(26, locks + 1, 23.6, locks);
    return path;
}

/// Combed to one side, the parting on the left.
QPainterPath sweptFront()
{
    QPainterPath path = crown(52, 11, 26.5);
    path.quadTo(73.5, 47, 71.5, 42);
    path.cubicTo(63, 44.5, 48, 42, 39.5, 26.5);
    path.cubicTo(38, 34, 33, 41, 29, 44);
    path.quadTo(27.5, 48, 24.1, 52);
    return path;
}

/// Drawn back tightly, with a wisp before each ear.
QPainterPath bunFront()
{
    QPainterPath path = crown(51, 12, 25.6);
    path.cubicTo(74, 56, 73.6, 59, 71.8, 61.5);
    path.cubicTo(71.6, 54, 71.6, 47, 67.5, 40);
    path.cubicTo(62, 31.5, 55.5, 29.8, 50, 29.8);
    path.cubicTo(44.5, 29.8, 38, 31.5, 32.5, 40);
    path.cubicTo(28.4, 47, 28.4, 54, 28.2, 61.5);
    path.cubicTo(26.4, 59, 26, 56, 25, 51);
    return path;
}

void addBall(QPainterPath &path, double x, double y, double radius)
{
    path.addEllipse(QPointF(x, y), radius, radius);
}

QPainterPath curlyFront()
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    addBall(path, 50, 22, 13);
    for (const double side : {-1.0, 1.0}) {
        addBall(path, 50 + side * 11, 25, 11);
        addBall(path, 50 + side * 19, 33, 9);
        addBall(path, 50 + side * 24, 43, 6.8);
        addBall(path, 50 + side * 6, 33.5, 7);
        addBall(path, 50 + side * 14.5, 36.5, 6.2);
    }
    return path;
}

QPainterPath frontOf(Hair hair)
{
    switch (hair) {
    case Hair::Short: return shortFront();
    case Hair::Bob: return fringedFront(70);
    case Hair::Long: return partedFront(72);
    case Hair::Ponytail: return sweptFront();
    case Hair::TwinTails: return fringedFront(60);
    case Hair::Bun: return bunFront();
    case Hair::Curly: return curlyFront();
    case Hair::None: break;
    }
    return {};
}

QPainterPath bobBack()
{
    QPainterPath path(QPointF(50, 11));
    path.cubicTo(74, 11, 82, 30, 81, 54);
    path.cubicTo(81, 68, 79, 77, 70, 79);
    path.lineTo(30, 79);
    path.cubicTo(21, 77, 19, 68, 19, 54);
    path.cubicTo(18, 30, 26, 11, 50, 11);
    return path;
}

QPainterPath longBack()
{
    QPainterPath path(QPointF(50, 11));
    path.cubicTo(75, 11, 82, 32, 81, 56);
    path.cubicTo(80.5, 72, 84, 86, 88, 104);
    path.lineTo(12, 104);
    path.cubicTo(16, 86, 19.5, 72, 19, 56);
    path.cubicTo(18, 32, 25, 11, 50, 11);
    return path;
}

/// The ends show on a figure, over the shoulders.
QPainterPath longBackWithEnds()
{
    QPainterPath path(QPointF(50, 11));
    path.cubicTo(75, 11, 82, 32, 81, 56);
    path.cubicTo(80.5, 76, 85, 92, 81, 112);
    path.quadTo(75, 111, 71, 116);
    path.quadTo(66, 110, 50, 112);
    path.quadTo(34, 110, 29, 116);
    path.quadTo(25, 111, 19, 112);
    path.cubicTo(15, 92, 19.5, 76, 19, 56);
    path.cubicTo(18, 32, 25, 11, 50, 11);
    return path;
}

QPainterPath ponytailBack()
{
    QPainterPath path(QPointF(66, 17));
    path.cubicTo(84, 9, 97, 24, 95, 46);
    path.cubicTo(94, 62, 87, 72, 90, 86);
    path.cubicTo(76, 80, 75, 66, 78, 54);
    path.cubicTo(80, 44, 78, 34, 70, 30);
    return path;
}

QPainterPath tailBack()
{
    QPainterPath path(QPointF(74, 27));
    path.cubicTo(88, 22, 98, 36, 96.5, 55);
    path.cubicTo(95.5, 68, 90, 78, 93, 91);
    path.cubicTo(80, 87, 76, 74, 77.5, 62);
    path.cubicTo(79, 50, 78, 42, 72, 38);
    return path;
}

QPainterPath curlyBack()
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    addBall(path, 50, 24, 19);
    for (const double side : {-1.0, 1.0}) {
        addBall(path, 50 + side * 15, 27, 14);
        addBall(path, 50 + side * 24, 40, 11.5);
        addBall(path, 50 + side * 26, 54, 10);
        addBall(path, 50 + side * 23, 66, 8.5);
    }
    return path;
}

void paintBand(QPainter &painter, const QPointF &at, const AvatarLook &look)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.clothes);
    painter.drawEllipse(at, 3.6, 4.6);
    painter.setBrush(look.clothesLight);
    painter.drawEllipse(at + QPointF(-0.6, -0.8), 1.5, 2);
}

/// A soft band of light over the crown.
void paintSheen(QPainter &painter, const QPainterPath &hair, const AvatarLook &look)
{
    QPainterPath band(QPointF(31, 31.5));
    band.quadTo(36, 19.5, 50, 17.5);
    band.quadTo(40, 23.5, 36.4, 31);
    band.quadTo(33.5, 34, 31, 31.5);
    painter.save();
    painter.setClipPath(hair, Qt::IntersectClip);
    painter.fillPath(band, look.hairLight);
    painter.restore();
}

} // namespace

void paintBackHair(QPainter &painter, Hair hair, const AvatarLook &look, Cut cut)
{
    switch (hair) {
    case Hair::Bob: painter.fillPath(bobBack(), look.hairShade); return;
    case Hair::Long:
        painter.fillPath(cut == Cut::Figure ? longBackWithEnds() : longBack(), look.hairShade);
        return;
    case Hair::Ponytail:
        painter.fillPath(ponytailBack(), look.hair);
        paintBand(painter, {71.5, 21.5}, look);
        return;
    case Hair::TwinTails:
        painter.fillPath(tailBack(), look.hair);
        painter.fillPath(mirrored(tailBack()), look.hair);
        paintBand(painter, {76, 32}, look);
        paintBand(painter, {24, 32}, look);
        return;
    case Hair::Bun:
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.hair);
        painter.drawEllipse(QPointF(50, 11), 11, 9.6);
        painter.setBrush(look.hairShade);
        painter.drawEllipse(QPointF(50, 17), 9, 4);
        return;
    case Hair::Curly: painter.fillPath(curlyBack(), look.hairShade); return;
    case Hair::Short:
    case Hair::None: return;
    }
}

void paintFrontHair(QPainter &painter, Hair hair, const QPainterPath &head, const AvatarLook &look)
{
    const QPainterPath front = frontOf(hair);
    if (front.isEmpty())
        return;
    painter.save();
    painter.setClipPath(head, Qt::IntersectClip);
    painter.fillPath(front.translated(0, 2.2), look.skinShade);
    painter.restore();
    painter.fillPath(front, look.hair);
    paintSheen(painter, front, look);
}

} // namespace studio::ui
