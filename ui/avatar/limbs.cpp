// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/avatar/limbs.h"

#include "ui/avatar/avatar_look.h"
#include "ui/avatar/drawing.h"
#include "ui/theme/avatar_colours.h"

#include <QLineF>
#include <QPainter>

#include <cmath>
#include <numbers>

namespace studio::ui {

using gesture::Joint;
using Clothes = model::Avatar::Clothes;

namespace {

constexpr QPointF kShoulder(70.6, 91); // on the right
constexpr double kUpper = 22;
constexpr double kLower = 21;
constexpr double kWrist = 5.6; // from the wrist to the middle of the hand
constexpr double kSleeve = 11.4;
constexpr double kForearm = 8.4; // bare
constexpr double kEdge = 1.5;    // of shade around the part in front
constexpr double kBow = 0.16;    // how much a deep bow shortens the trunk

QPointF towards(double degrees, double length)
{
    const double radians = degrees * std::numbers::pi / 180;
    return {std::cos(radians) * length, std::sin(radians) * length};
}

double angleOf(const QPointF &from, const QPointF &to)
{
    return std::atan2(to.y() - from.y(), to.x() - from.x()) * 180 / std::numbers::pi;
}

QPen rounded(const QColor &colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// The clothes on an arm.
struct Sleeve
{
    QColor cloth, shade, cuff;
    bool isShort = false;
};

Sleeve sleeveOf(Clothes clothes, const AvatarLook &look)
{
    const DrawingColours &colours = drawingColours();
    const QColor greyed = mixed(colours.white, colours.ink, 0.2);
    switch (clothes) {
    case Clothes::Shirt: return {look.clothes, look.clothesShade, look.clothesLight};
    case Clothes::Hoodie: return {look.clothes, look.clothesShade, look.clothesShade};
    case Clothes::Jacket: return {look.clothes, look.clothesShade, mixed(look.clothes, colours.white, 0.8)};
    case Clothes::Dress: return {look.clothes, look.clothesShade, look.clothesLight, true};
    case Clothes::Sailor: return {colours.white, greyed, look.clothes};
    case Clothes::LabCoat: return {mixed(colours.white, look.clothes, 0.04), greyed, look.clothes};
    }
    return {look.clothes, look.clothesShade, look.clothesLight};
}

void strokeLine(QPainter &painter, double from, double to, const QColor &colour, double width)
{
    painter.setPen(rounded(colour, width));
    painter.drawLine(QLineF(from, 0, to, 0));
}

/// How much of the forearm the sleeve covers.
constexpr double kCovered = 0.76;

void paintShortSleeve(QPainter &painter, const Sleeve &sleeve)
{
    strokeLine(painter, 0, kUpper * 0.5, sleeve.shade, kSleeve + kEdge);
    strokeLine(painter, 0, kUpper * 0.5, sleeve.cloth, kSleeve);
}

void paintCuff(QPainter &painter, const Sleeve &sleeve)
{
    painter.setPen(QPen(sleeve.cuff, kSleeve - 0.6, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QLineF(kLower - 2.2, 0, kLower + 1.2, 0));
}

/// The line of a bone from joint to joint, stretched to the place in the pose.
QTransform along(const QPointF &from, const QPointF &to, double length)
{
    QTransform place;
    place.translate(from.x(), from.y());
    place.rotate(angleOf(from, to));
    place.scale(QLineF(from, to).length() / length, 1); // stretched, if need be
    return place;
}

/// Palm, thumb and fingers as lines with round ends, thicker by \p more.
void strokeHand(QPainter &painter, Side side, double open, double point, const QColor &colour, double more)
{
    const double inward = side == Side::Right ? -1 : 1; // where the thumb is
    const QPointF palm(kWrist, 0);
    painter.setPen(rounded(colour, 9.6 + more));
    painter.drawLine(QLineF(QPointF(3.4, 0), palm + QPointF(0.4, 0)));
    painter.setPen(rounded(colour, 3.2 + more));
    for (int finger = 0; finger < 4; ++finger) {
        const double aside = (1.5 - finger) * inward;
        const bool isFirst = finger == 0;
        const double fan = aside * (6 + 8 * open) * (isFirst ? 1 - point : 1);
        const double stretched = isFirst ? std::max(open, point) : open * (1 - point);
        const double length = 3.4 + (5.6 + (isFirst ? 2.6 * point : 0)) * stretched;
        const QPointF root = palm + QPointF(0, aside * 2.3);
        painter.drawLine(QLineF(root, root + towards(fan, length)));
    }
    const QPointF thumb = palm + QPointF(0, inward * 3.2);
    const double out = open * (1 - point);
    painter.drawLine(
        QLineF(thumb - QPointF(1.6, 0), thumb + towards(inward * (24 + 36 * out), 2.8 + 2.6 * out)));
}

} // namespace

Arm armOf(const JointValues &joints, Side side)
{
    const bool isRight = side == Side::Right;
    const double outward = isRight ? 1 : -1;
    const double bow = joints[Joint::Bow];
    Arm arm;
    arm.shoulder = {50 + outward * (kShoulder.x() - 50),
                    kHip - (kHip - kShoulder.y()) * (1 - kBow * bow) - joints[Joint::Shoulders] * 0.85};
    const QPointF hand(joints[isRight ? Joint::RightX : Joint::LeftX],
                       joints[isRight ? Joint::RightY : Joint::LeftY]);
    const double way = QLineF(arm.shoulder, hand).length();
    const double stretch = std::max(1.0, (way - kWrist) / (kUpper + kLower));
    const double upper = kUpper * stretch;
    const double lower = kLower * stretch + kWrist; // the hand continues the line of the forearm
    const double reach = std::clamp(way, std::abs(upper - lower) + 0.1, upper + lower - 1e-3);
    const double cosine = (upper * upper + reach * reach - lower * lower) / (2 * upper * reach);
    const double bend = std::acos(std::clamp(cosine, -1.0, 1.0)) * 180 / std::numbers::pi;
    const double line = angleOf(arm.shoulder, hand);
    const QPointF one = arm.shoulder + towards(line - bend, upper);
    const QPointF other = arm.shoulder + towards(line + bend, upper);
    const QPointF between = one - other; // outwards, and down rather than up
    arm.elbow = between.x() * outward + between.y() * 1.2 > 0 ? one : other;
    const double forearm = angleOf(arm.elbow, hand);
    arm.wrist = arm.elbow + towards(forearm, lower - kWrist);
    arm.handAngle = forearm + joints[isRight ? Joint::RightTurn : Joint::LeftTurn];
    arm.open = joints[isRight ? Joint::RightOpen : Joint::LeftOpen];
    arm.point = joints[isRight ? Joint::RightPoint : Joint::LeftPoint];
    return arm;
}

QTransform placeOf(const Arm &arm, ArmPart part)
{
    const bool isUpper = part == ArmPart::Upper || part == ArmPart::UpperShade;
    return isUpper ? along(arm.shoulder, arm.elbow, kUpper) : along(arm.elbow, arm.wrist, kLower);
}

QTransform placeOfHand(const Arm &arm)
{
    QTransform place;
    place.translate(arm.wrist.x(), arm.wrist.y());
    place.rotate(arm.handAngle);
    return place;
}

void paintArmPart(QPainter &painter, ArmPart part, Clothes clothes, const AvatarLook &look)
{
    const Sleeve sleeve = sleeveOf(clothes, look);
    const QColor &shade = sleeve.isShort ? look.skinShade : sleeve.shade;
    const QColor &colour = sleeve.isShort ? look.skin : sleeve.cloth;
    const double width = sleeve.isShort ? kForearm : kSleeve;
    const double lower = sleeve.isShort ? kLower : kLower * kCovered;
    switch (part) {
    case ArmPart::UpperShade: strokeLine(painter, 0, kUpper, shade, width + kEdge); return;
    case ArmPart::LowerShade: strokeLine(painter, 0, lower, shade, width + kEdge); return;
    case ArmPart::Upper:
        strokeLine(painter, 0, kUpper, colour, width);
        if (sleeve.isShort)
            paintShortSleeve(painter, sleeve);
        return;
    case ArmPart::Lower:
        strokeLine(painter, 0, lower, colour, width);
        if (!sleeve.isShort)
            paintCuff(painter, sleeve);
        return;
    }
}

void paintHand(QPainter &painter, Side side, double open, double point, const AvatarLook &look)
{
    const QColor edge = mixed(look.skinShade, drawingColours().mouth, 0.35); // it may be in front of the face
    strokeHand(painter, side, open, point, edge, kEdge);
    strokeHand(painter, side, open, point, look.skin, 0);
}

} // namespace studio::ui
