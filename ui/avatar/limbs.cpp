// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/avatar/limbs.h"

#include "ui/avatar/avatar_look.h"
#include "ui/theme/avatar_colours.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace studio::ui {

using gesture::Joint;
using Clothes = model::Avatar::Clothes;

namespace {

constexpr QPointF kShoulder(70.6, 91); // on the right
constexpr double kUpper = 22;
constexpr double kLower = 21;
constexpr double kWrist = 5.6; // from it to the middle of the hand
constexpr double kSleeve = 11.4;
constexpr double kForearm = 8.4; // bare
constexpr double kEdge = 1.5;    // of shade around what is in front
constexpr double kBow = 0.16;    // how much a deep bow shortens the trunk
constexpr double kHip = 125;

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

/// What an arm wears.
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

/// Shoulder to a little before the wrist with a soft elbow.
QPainterPath bone(const Arm &arm, double toWrist)
{
    const QPointF before = arm.elbow + (arm.shoulder - arm.elbow) * 0.3;
    const QPointF after = arm.elbow + (arm.wrist - arm.elbow) * 0.3;
    QPainterPath path(arm.shoulder);
    path.lineTo(before);
    path.quadTo(arm.elbow, after);
    path.lineTo(arm.elbow + (arm.wrist - arm.elbow) * toWrist);
    return path;
}

void strokeEdged(QPainter &painter, const QPainterPath &path, const QColor &colour, const QColor &edge,
                 double width)
{
    painter.strokePath(path, rounded(edge, width + kEdge));
    painter.strokePath(path, rounded(colour, width));
}

void paintSleeve(QPainter &painter, const Arm &arm, const Sleeve &sleeve, const AvatarLook &look)
{
    const QPointF along =
        QLineF(arm.elbow, arm.wrist).length() > 0 ? towards(angleOf(arm.elbow, arm.wrist), 1) : QPointF(0, 1);
    if (sleeve.isShort) {
        strokeEdged(painter, bone(arm, 1), look.skin, look.skinShade, kForearm);
        QPainterPath upper(arm.shoulder);
        upper.lineTo(arm.shoulder + (arm.elbow - arm.shoulder) * 0.5);
        strokeEdged(painter, upper, sleeve.cloth, sleeve.shade, kSleeve);
        return;
    }
    strokeEdged(painter, bone(arm, 0.76), sleeve.cloth, sleeve.shade, kSleeve);
    QPen cuff(sleeve.cuff, kSleeve - 0.6, Qt::SolidLine, Qt::FlatCap);
    painter.setPen(cuff);
    painter.drawLine(QLineF(arm.wrist - along * 2.2, arm.wrist + along * 1.2));
}

/// Palm, thumb and fingers as lines of round ends, thicker by \p more.
void strokeHand(QPainter &painter, const Arm &arm, Side side, const QColor &colour, double more)
{
    const double inward = side == Side::Right ? -1 : 1; // where the thumb is
    const double angle = arm.handAngle;
    const QPointF palm = arm.wrist + towards(angle, kWrist);
    painter.setPen(rounded(colour, 9.6 + more));
    painter.drawLine(QLineF(arm.wrist + towards(angle, 3.4), palm + towards(angle, 0.4)));
    painter.setPen(rounded(colour, 3.2 + more));
    for (int finger = 0; finger < 4; ++finger) {
        const double aside = (1.5 - finger) * inward;
        const bool isFirst = finger == 0;
        const double fan = aside * (6 + 8 * arm.open) * (isFirst ? 1 - arm.point : 1);
        const double stretched = isFirst ? std::max(arm.open, arm.point) : arm.open * (1 - arm.point);
        const double length = 3.4 + (5.6 + (isFirst ? 2.6 * arm.point : 0)) * stretched;
        const QPointF root = palm + towards(angle + 90, aside * 2.3);
        painter.drawLine(QLineF(root, root + towards(angle + fan, length)));
    }
    const QPointF thumb = palm + towards(angle + inward * 90, 3.2);
    const double out = arm.open * (1 - arm.point);
    painter.drawLine(QLineF(thumb - towards(angle, 1.6),
                            thumb + towards(angle + inward * (24 + 36 * out), 2.8 + 2.6 * out)));
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
    const double lower = kLower * stretch + kWrist; // the hand goes on in the line of the forearm
    const double reach = std::clamp(way, std::abs(upper - lower) + 0.1, upper + lower - 1e-3);
    const double cosine = (upper * upper + reach * reach - lower * lower) / (2 * upper * reach);
    const double bend = std::acos(std::clamp(cosine, -1.0, 1.0)) * 180 / std::numbers::pi;
    const double line = angleOf(arm.shoulder, hand);
    const QPointF one = arm.shoulder + towards(line - bend, upper);
    const QPointF other = arm.shoulder + towards(line + bend, upper);
    const QPointF between = one - other; // outwards, and rather down than up
    arm.elbow = between.x() * outward + between.y() * 1.2 > 0 ? one : other;
    const double forearm = angleOf(arm.elbow, hand);
    arm.wrist = arm.elbow + towards(forearm, lower - kWrist);
    arm.handAngle = forearm + joints[isRight ? Joint::RightTurn : Joint::LeftTurn];
    arm.open = joints[isRight ? Joint::RightOpen : Joint::LeftOpen];
    arm.point = joints[isRight ? Joint::RightPoint : Joint::LeftPoint];
    return arm;
}

void paintArm(QPainter &painter, const Arm &arm, Side side, Clothes clothes, const AvatarLook &look)
{
    paintSleeve(painter, arm, sleeveOf(clothes, look), look);
    const QColor edge = mixed(look.skinShade, drawingColours().mouth, 0.35); // it may be before the face
    strokeHand(painter, arm, side, edge, kEdge);
    strokeHand(painter, arm, side, look.skin, 0);
}

} // namespace studio::ui
