// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/avatar/face_parts.h"

#include "ui/avatar/avatar_look.h"
#include "ui/avatar/expression.h"
#include "ui/theme/avatar_colours.h"

#include <QPainter>

#include <algorithm>

namespace studio::ui {

namespace {

constexpr double kMiddle = 50;
constexpr double kHeadTop = 19;
constexpr double kTemple = 47; // where a head is widest
constexpr double kEyeLine = 52;
constexpr double kEyeApart = 10.2; // from the middle
constexpr double kMouthLine = 64.5;

/// Half the width, the chin, and how long the cheek keeps its width and the chin stays flat (0 to 1).
struct HeadShape
{
    double half, chin, cheek, jaw;
};

HeadShape shapeOf(model::Avatar::Face face)
{
    using Face = model::Avatar::Face;
    switch (face) {
    case Face::Round: return {24, 73, 0.72, 0.62};
    case Face::Oval: return {22.5, 75.5, 0.62, 0.5};
    case Face::Square: return {23, 74, 0.9, 0.78};
    case Face::Heart: return {24.2, 75, 0.5, 0.2};
    }
    return {24, 73, 0.72, 0.62};
}

QPen soft(const QColor &colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// Width, height, how far the outer corner rises, and how much of the iris the lid covers.
struct EyeShape
{
    double width, height, lift, lid, iris;
};

EyeShape shapeOf(model::Avatar::Eyes eyes)
{
    using Eyes = model::Avatar::Eyes;
    switch (eyes) {
    case Eyes::Almond: return {5.4, 4.1, 1.2, 0, 3.5};
    case Eyes::Narrow: return {5.4, 3.7, 0.3, 0.42, 3.3};
    case Eyes::Round:
    case Eyes::Happy: break;
    }
    return {4.7, 5.1, 0, 0, 4};
}

/// The opening of one eye around 0, 0; \p side is -1 on the left of the picture, 1 on the right.
QPainterPath eyeOpening(const EyeShape &shape, double open, double side)
{
    const double up = shape.height * open * (1 - shape.lid);
    const double down = shape.height * (0.35 + 0.65 * std::min(1.0, open));
    const QPointF inner(-side * shape.width, 0.6);
    const QPointF outer(side * shape.width, 0.3 - shape.lift);
    QPainterPath path(inner);
    path.cubicTo(QPointF(-side * shape.width * 0.7, -up * 1.3),
                 QPointF(side * shape.width * 0.8, -up * 1.3 - shape.lift), outer);
    path.cubicTo(QPointF(side * shape.width * 0.8, down * 1.25),
                 QPointF(-side * shape.width * 0.7, down * 1.25), inner);
    return path;
}

/// Lashes: the upper edge of the opening.
QPainterPath upperLid(const EyeShape &shape, double open, double side)
{
    const double up = shape.height * open * (1 - shape.lid);
    QPainterPath path(QPointF(-side * shape.width, 0.6));
    path.cubicTo(QPointF(-side * shape.width * 0.7, -up * 1.3),
                 QPointF(side * shape.width * 0.8, -up * 1.3 - shape.lift),
                 QPointF(side * (shape.width + 0.7), -0.2 - shape.lift));
    return path;
}

void paintShutEye(QPainter &painter, double bend)
{
    QPainterPath lid(QPointF(-4.6, bend > 0 ? 1.4 : -0.6));
    lid.quadTo(QPointF(0, bend > 0 ? -bend : -bend), QPointF(4.6, bend > 0 ? 1.4 : -0.6));
    painter.strokePath(lid, soft(drawingColours().ink, 1.9));
}

void paintIris(QPainter &painter, const EyeShape &shape, const Features &features, const AvatarLook &look)
{
    const QPointF at(features.gazeX, 0.3 + features.gazeY);
    const double wide = shape.iris * 0.9;
    const double high = shape.iris * 1.12;
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(look.eyes, drawingColours().ink, 0.35));
    painter.drawEllipse(at, wide, high);
    painter.setBrush(look.eyes);
    painter.drawEllipse(at + QPointF(0, high * 0.32), wide * 0.8, high * 0.62);
    painter.setBrush(drawingColours().ink);
    painter.drawEllipse(at + QPointF(0, -0.1), wide * 0.5, high * 0.52);
    painter.setBrush(drawingColours().white);
    painter.drawEllipse(at + QPointF(-wide * 0.36, -high * 0.42), wide * 0.34, wide * 0.36);
    painter.drawEllipse(at + QPointF(wide * 0.4, high * 0.46), wide * 0.17, wide * 0.17);
}

void paintOpenEye(QPainter &painter, const EyeShape &shape, const Features &features, double side,
                  const AvatarLook &look)
{
    painter.save();
    const QPainterPath opening = eyeOpening(shape, features.eyeOpen, side);
    painter.fillPath(opening, drawingColours().white);
    painter.setClipPath(opening, Qt::IntersectClip);
    paintIris(painter, shape, features, look);
    painter.restore();
    painter.strokePath(upperLid(shape, features.eyeOpen, side), soft(drawingColours().ink, 1.7));
}

} // namespace

QPainterPath headOutline(model::Avatar::Face face)
{
    constexpr double kRound = 0.552; // a quarter of an ellipse as one cubic
    const HeadShape shape = shapeOf(face);
    const double rise = kTemple - kHeadTop;
    const double fall = shape.chin - kTemple;
    QPainterPath path(QPointF(kMiddle, kHeadTop));
    for (const double side : {1.0, -1.0}) {
        const double x = kMiddle + side * shape.half;
        const QPointF high(kMiddle + side * shape.half * kRound, kHeadTop);
        const QPointF temple(x, kTemple - rise * kRound);
        const QPointF cheek(x, kTemple + fall * shape.cheek);
        const QPointF jaw(kMiddle + side * shape.half * shape.jaw, shape.chin);
        if (side > 0) {
            path.cubicTo(high, temple, QPointF(x, kTemple));
            path.cubicTo(cheek, jaw, QPointF(kMiddle, shape.chin));
        } else {
            path.cubicTo(jaw, cheek, QPointF(x, kTemple));
            path.cubicTo(temple, high, QPointF(kMiddle, kHeadTop));
        }
    }
    return path;
}

void paintNeck(QPainter &painter, const AvatarLook &look)
{
    QPainterPath neck(QPointF(42.5, 62));
    neck.lineTo(57.5, 62);
    neck.cubicTo(57.5, 78, 58, 80, 66, 84);
    neck.lineTo(50, 96);
    neck.lineTo(34, 84);
    neck.cubicTo(42, 80, 42.5, 78, 42.5, 62);
    painter.fillPath(neck, look.skin);
    QPainterPath shade(QPointF(42.5, 62));
    shade.lineTo(57.5, 62);
    shade.lineTo(57.6, 75);
    shade.quadTo(50, 84, 42.4, 75);
    painter.fillPath(shade, look.skinShade);
}

void paintHead(QPainter &painter, model::Avatar::Face face, const AvatarLook &look)
{
    const double half = shapeOf(face).half;
    painter.setPen(Qt::NoPen);
    for (const double side : {-1.0, 1.0}) {
        painter.setBrush(look.skin);
        painter.drawEllipse(QPointF(kMiddle + side * (half - 0.2), 53), 3.9, 5.2);
        painter.setBrush(look.skinShade);
        painter.drawEllipse(QPointF(kMiddle + side * (half + 0.6), 53.2), 1.9, 3);
    }
    painter.fillPath(headOutline(face), look.skin);
}

void paintBlush(QPainter &painter, const Features &features)
{
    QColor blush = drawingColours().blush;
    blush.setAlphaF(float(features.blush));
    painter.setPen(Qt::NoPen);
    painter.setBrush(blush);
    for (const double side : {-1.0, 1.0})
        painter.drawEllipse(QPointF(kMiddle + side * 14.2, 60.2), 4.3, 2.7);
}

void paintNose(QPainter &painter, const AvatarLook &look)
{
    QPainterPath nose(QPointF(48.9, 58.6));
    nose.quadTo(50.1, 59.8, 51.3, 58.6);
    painter.strokePath(nose, soft(mixed(look.skinShade, drawingColours().mouth, 0.25), 1.3));
}

void paintMouth(QPainter &painter, const Features &features, const AvatarLook &look)
{
    const DrawingColours &colours = drawingColours();
    const double half = features.mouthWidth / 2;
    const double bend = features.mouthCurve;
    const double x = kMiddle + features.mouthShift;
    const QPointF left(x - half, kMouthLine - bend / 2);
    const QPointF right(x + half, kMouthLine - bend / 2);
    if (features.mouthOpen < 0.6) {
        QPainterPath line(left);
        line.quadTo(QPointF(x, kMouthLine + bend), right);
        painter.strokePath(line, soft(mixed(look.skinShade, colours.mouth, 0.75), 1.6));
        return;
    }
    QPainterPath opening(left);
    opening.quadTo(QPointF(x, kMouthLine + bend * 0.9 - 1.4), right);
    opening.cubicTo(QPointF(x + half * 0.95, kMouthLine + features.mouthOpen * 1.25),
                    QPointF(x - half * 0.95, kMouthLine + features.mouthOpen * 1.25), left);
    painter.save();
    painter.fillPath(opening, colours.mouth);
    painter.setClipPath(opening, Qt::IntersectClip);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.tongue);
    painter.drawEllipse(QPointF(x, kMouthLine + features.mouthOpen * 1.05), half * 0.66,
                        features.mouthOpen * 0.42);
    painter.restore();
    painter.strokePath(opening, soft(colours.mouth, 0.8));
}

void paintEyes(QPainter &painter, model::Avatar::Eyes eyes, const Features &features, const AvatarLook &look)
{
    constexpr double kShut = 0.16;
    const EyeShape shape = shapeOf(eyes);
    // Smiling eyes are always shut, except in surprise.
    const bool smiling = eyes == model::Avatar::Eyes::Happy && features.eyeOpen <= 1.05;
    for (const double side : {-1.0, 1.0}) {
        painter.save();
        painter.translate(kMiddle + side * kEyeApart, kEyeLine);
        if (smiling)
            paintShutEye(painter, 4.4);
        else if (features.eyeOpen < kShut)
            paintShutEye(painter, features.eyeSmile > 0.5 ? 4.4 : -2.4);
        else
            paintOpenEye(painter, shape, features, side, look);
        painter.restore();
    }
}

void paintBrows(QPainter &painter, const Features &features, const AvatarLook &look)
{
    const QPen pen = soft(mixed(look.hairShade, drawingColours().ink, 0.15), 1.7);
    for (const double side : {-1.0, 1.0}) {
        const double raise = features.browRaise + (side > 0 ? features.browUneven : 0);
        const double y = 43 - raise;
        QPainterPath brow(QPointF(kMiddle + side * 6.2, y - features.browTilt + 0.4));
        brow.quadTo(QPointF(kMiddle + side * 10.5, y - 2.2 - features.browTilt * 0.2),
                    QPointF(kMiddle + side * 15, y + 0.6 + features.browTilt * 0.7));
        painter.strokePath(brow, pen);
    }
}

void paintGlasses(QPainter &painter)
{
    QColor glass = drawingColours().white;
    glass.setAlphaF(0.16F);
    painter.setBrush(glass);
    painter.setPen(soft(drawingColours().ink, 1.5));
    for (const double side : {-1.0, 1.0}) {
        const QPointF at(kMiddle + side * kEyeApart, kEyeLine + 0.8);
        painter.drawRoundedRect(QRectF(at.x() - 7.6, at.y() - 6.6, 15.2, 13.2), 6, 6);
        QPainterPath temple(QPointF(at.x() + side * 7.6, at.y() - 2));
        temple.lineTo(QPointF(kMiddle + side * 24, at.y() - 3));
        painter.strokePath(temple, painter.pen());
    }
    QPainterPath bridge(QPointF(kMiddle - 2.6, kEyeLine + 0.2));
    bridge.quadTo(kMiddle, kEyeLine - 1.6, kMiddle + 2.6, kEyeLine + 0.2);
    painter.strokePath(bridge, painter.pen());
}

} // namespace studio::ui
