// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/avatar/clothes_parts.h"

#include "ui/avatar/avatar_look.h"
#include "ui/avatar/drawing.h"
#include "ui/theme/avatar_colours.h"

#include <QPainter>
#include <QPainterPath>

namespace studio::ui {

namespace {

using Clothes = model::Avatar::Clothes;

QPainterPath polygon(std::initializer_list<QPointF> points)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

/// Shoulders from the neck to the edge of the picture; the neckline dips to \p depth.
QPainterPath body(double depth, double neck = 8.5)
{
    QPainterPath path(QPointF(50 - neck, 79));
    path.cubicTo(34, 82, 18, 83, 12, 104);
    path.lineTo(88, 104);
    path.cubicTo(82, 83, 66, 82, 50 + neck, 79);
    path.cubicTo(50 + neck * 0.8, depth, 50 - neck * 0.8, depth, 50 - neck, 79);
    return path;
}

void fillBoth(QPainter &painter, const QPainterPath &right, const QColor &colour)
{
    painter.fillPath(right, colour);
    painter.fillPath(mirrored(right), colour);
}

void dot(QPainter &painter, double x, double y, double radius, const QColor &colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QPointF(x, y), radius, radius);
}

void trimShirt(QPainter &painter, const AvatarLook &look)
{
    fillBoth(painter, polygon({{50, 88.5}, {58.6, 77.6}, {64.5, 84.5}, {57, 92}}), look.clothesLight);
    painter.setPen(QPen(look.clothesShade, 0.9));
    painter.drawLine(QPointF(50, 89), QPointF(50, 101));
    dot(painter, 50, 95, 1.1, look.clothesLight);
}

void trimHoodie(QPainter &painter, const AvatarLook &look)
{
    QPainterPath hood(QPointF(50, 95));
    hood.cubicTo(60, 94, 68, 86, 66, 79);
    hood.cubicTo(64, 74, 60, 76, 58.5, 78);
    hood.cubicTo(59, 84, 55, 88, 50, 88.5);
    fillBoth(painter, hood, look.clothesShade);
    painter.setPen(QPen(drawingColours().white, 1.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(45.5, 92), QPointF(45, 98.5));
    painter.drawLine(QPointF(54.5, 92), QPointF(55, 98.5));
}

/// Open at the front over another garment: a jacket, a coat.
void paintOpenCoat(QPainter &painter, const QColor &coat, const QColor &under)
{
    painter.fillPath(body(86), under);
    QPainterPath half(QPointF(58.5, 78.6));
    half.cubicTo(66, 82, 82, 83, 88, 104);
    half.lineTo(53, 104);
    half.quadTo(56.5, 91, 58.5, 78.6);
    fillBoth(painter, half, coat);
}

void trimCoat(QPainter &painter, const QColor &lapel)
{
    fillBoth(painter, polygon({{58.4, 78.4}, {65, 82}, {63.4, 89}, {66, 90.4}, {54, 102}, {56.6, 90}}),
             lapel);
}

void paintDress(QPainter &painter, const AvatarLook &look)
{
    QPainterPath skin = body(88);
    painter.fillPath(skin, look.skin);
    QPainterPath dress(QPointF(31, 82.2));
    dress.cubicTo(36, 92, 43, 94.5, 50, 94.5);
    dress.cubicTo(57, 94.5, 64, 92, 69, 82.2);
    dress.cubicTo(80, 85, 85, 92, 88, 104);
    dress.lineTo(12, 104);
    dress.cubicTo(15, 92, 20, 85, 31, 82.2);
    painter.fillPath(dress, look.clothes);
}

void trimDress(QPainter &painter, const AvatarLook &look)
{
    QPainterPath trim(QPointF(31, 82.2));
    trim.cubicTo(36, 92, 43, 94.5, 50, 94.5);
    trim.cubicTo(57, 94.5, 64, 92, 69, 82.2);
    painter.strokePath(trim, QPen(look.clothesLight, 2, Qt::SolidLine, Qt::RoundCap));
}

void trimSailor(QPainter &painter, const AvatarLook &look)
{
    const QColor &white = drawingColours().white;
    QPainterPath collar(QPointF(50, 97));
    collar.lineTo(58.8, 78);
    collar.cubicTo(66, 80.4, 76, 82, 81, 88);
    collar.quadTo(69, 93, 50, 97);
    fillBoth(painter, collar, look.clothes);
    QPainterPath stripe(QPointF(54, 94));
    stripe.quadTo(68, 91.5, 78, 87);
    painter.strokePath(stripe, QPen(white, 1));
    painter.strokePath(mirrored(stripe), QPen(white, 1));
    fillBoth(painter, polygon({{50, 94}, {58, 90.6}, {59, 99}}), look.clothesShade);
    dot(painter, 50, 94.6, 2.2, look.clothesShade);
}

} // namespace

void paintClothes(QPainter &painter, Clothes clothes, const AvatarLook &look)
{
    const QColor &white = drawingColours().white;
    switch (clothes) {
    case Clothes::Shirt: painter.fillPath(body(88), look.clothes); break;
    case Clothes::Hoodie: painter.fillPath(body(90), look.clothes); break;
    case Clothes::Jacket: paintOpenCoat(painter, look.clothes, mixed(look.clothes, white, 0.8)); break;
    case Clothes::Dress: paintDress(painter, look); break;
    case Clothes::Sailor: painter.fillPath(body(88), white); break;
    case Clothes::LabCoat: paintOpenCoat(painter, mixed(white, look.clothes, 0.04), look.clothes); break;
    }
    paintClothesTrim(painter, clothes, look);
}

void paintClothesTrim(QPainter &painter, Clothes clothes, const AvatarLook &look)
{
    const DrawingColours &colours = drawingColours();
    switch (clothes) {
    case Clothes::Shirt: trimShirt(painter, look); return;
    case Clothes::Hoodie: trimHoodie(painter, look); return;
    case Clothes::Jacket: trimCoat(painter, look.clothesShade); return;
    case Clothes::Dress: trimDress(painter, look); return;
    case Clothes::Sailor: trimSailor(painter, look); return;
    case Clothes::LabCoat: trimCoat(painter, mixed(colours.white, colours.ink, 0.13)); return;
    }
}

} // namespace studio::ui
