// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/avatar.h"
#include "ui/avatar/puppet_pose.h"

#include <QPointF>
#include <QTransform>

class QPainter;

namespace studio::ui {

struct AvatarLook;

/// The side of the picture that an arm is on.
enum class Side { Left, Right };

/// Where the joints of one arm are, in the units of the drawing.
struct Arm
{
    QPointF shoulder, elbow, wrist;
    double handAngle = 0; ///< direction of the fingers, degrees clockwise from pointing right
    double open = 0;
    double point = 0;

    bool operator==(const Arm &) const = default;
};

/// The arm that brings the hand to its place in the pose, its elbow outwards. If the place is farther away
/// than the arm is long, the arm is stretched: it is a drawing.
[[nodiscard]] Arm armOf(const JointValues &joints, Side side);

/// An arm is assembled from parts in this order: first the shades around its two halves, then the halves, so
/// that no line crosses the elbow; the hand comes last.
enum class ArmPart { UpperShade, LowerShade, Upper, Lower };

/// Where that part is: each part is drawn from its joint to the right.
[[nodiscard]] QTransform placeOf(const Arm &arm, ArmPart part);
[[nodiscard]] QTransform placeOfHand(const Arm &arm);

/// The painter as in face_parts.h.
void paintArmPart(QPainter &painter, ArmPart part, model::Avatar::Clothes clothes, const AvatarLook &look);
/// From the wrist to the right. \p open and \p point are the joints of those names.
void paintHand(QPainter &painter, Side side, double open, double point, const AvatarLook &look);

} // namespace studio::ui
