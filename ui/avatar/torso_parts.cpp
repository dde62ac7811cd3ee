// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/avatar/torso_parts.h"

#include "ui/avatar/avatar_look.h"
#include "ui/avatar/clothes_parts.h"
#include "ui/theme/avatar_colours.h"

#include <QPainter>
#include <QPainterPath>

namespace studio::ui {

namespace {

using Clothes = model::Avatar::Clothes;

constexpr double kBottom = 144; // below the visible part

/// Shoulders, waist and hips; the neckline dips to \p depth, the hem is \p flare wider than the hips.
QPainterPath trunk(double depth, double flare = 0)
{
    QPainterPath path(QPointF(41.5, 79));
    path.cubicTo(38, 82.5, 29, 82, 25.6, 91);
    path.cubicTo(27.5, 102, 31.5, 110, 29.5 - flare * 0.4, 122);
    path.cubicTo(28.5 - flare * 0.7, 130, 28 - flare, 138, 28 - flare, kBottom);
    path.lineTo(72 + flare, kBottom);
    path.cubicTo(72 + flare, 138, 71.5 + flare * 0.7, 130, 70.5 + flare * 0.4, 122);
    path.cubicTo(68.5, 110, 72.5, 102, 74.4, 91);
    path.cubicTo(71, 82, 62, 82.5, 58.5, 79);
    path.cubicTo(56.8, depth, 43.2, depth, 41.5, 79);
    return path;
}

void line(QPainter &painter, const QPointF &from, const QPointF &to, const QColor &colour, double width)
{
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
}

void paintButtons(QPainter &painter, const AvatarLook &look)
{
    line(painter, {50, 92}, {50, kBottom}, look.clothesShade, 0.9);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.clothesLight);
    for (const double y : {95.0, 105.0, 115.0})
        painter.drawEllipse(QPointF(50, y), 1.1, 1.1);
}

void paintPocket(QPainter &painter, const AvatarLook &look)
{
    QPainterPath pocket(QPointF(39, 110));
    pocket.lineTo(61, 110);
    pocket.lineTo(65, 121);
    pocket.lineTo(35, 121);
    pocket.closeSubpath();
    painter.strokePath(pocket, QPen(look.clothesShade, 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

/// The garment under an open coat: a strip down the middle.
void paintUnder(QPainter &painter, const QPainterPath &trunk, const QColor &under, const QColor &edge)
{
    QPainterPath strip(QPointF(41.4, 76));
    strip.lineTo(58.6, 76);
    strip.quadTo(56.5, 91, 53, 104);
    strip.lineTo(54.5, kBottom);
    strip.lineTo(45.5, kBottom);
    strip.lineTo(47, 104);
    strip.quadTo(43.5, 91, 41.4, 76);
    painter.fillPath(strip.intersected(trunk), under);
    line(painter, {53, 104}, {54.5, kBottom}, edge, 0.8);
    line(painter, {47, 104}, {45.5, kBottom}, edge, 0.8);
}

/// Of a dress: everything under its wide neckline.
QPainterPath belowNeckline()
{
    QPainterPath path(QPointF(31, 82.2));
    path.cubicTo(36, 92, 43, 94.5, 50, 94.5);
    path.cubicTo(57, 94.5, 64, 92, 69, 82.2);
    path.lineTo(100, 82.2);
    path.lineTo(100, kBottom);
    path.lineTo(0, kBottom);
    path.lineTo(0, 82.2);
    return path;
}

void paintWaist(QPainter &painter, const QPainterPath &trunk, const AvatarLook &look)
{
    painter.save();
    painter.setClipPath(trunk, Qt::IntersectClip);
    QPainterPath band(QPointF(26, 111));
    band.quadTo(50, 114.5, 74, 111);
    painter.strokePath(band, QPen(look.clothesLight, 2.6));
    painter.restore();
}

} // namespace

void paintTorso(QPainter &painter, Clothes clothes, const AvatarLook &look)
{
    const DrawingColours &colours = drawingColours();
    switch (clothes) {
    case Clothes::Shirt:
        painter.fillPath(trunk(88), look.clothes);
        paintButtons(painter, look);
        break;
    case Clothes::Hoodie:
        painter.fillPath(trunk(90), look.clothes);
        paintPocket(painter, look);
        break;
    case Clothes::Jacket:
        painter.fillPath(trunk(86), look.clothes);
        paintUnder(painter, trunk(86), mixed(look.clothes, colours.white, 0.8), look.clothesShade);
        break;
    case Clothes::Dress:
        painter.fillPath(trunk(88, 8), look.skin);
        painter.fillPath(belowNeckline().intersected(trunk(88, 8)), look.clothes);
        paintWaist(painter, trunk(88, 8), look);
        break;
    case Clothes::Sailor: painter.fillPath(trunk(88), colours.white); break;
    case Clothes::LabCoat:
        painter.fillPath(trunk(86), mixed(colours.white, look.clothes, 0.04));
        paintUnder(painter, trunk(86), look.clothes, mixed(colours.white, colours.ink, 0.2));
        break;
    }
    paintClothesTrim(painter, clothes, look);
}

} // namespace studio::ui
