// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/avatar.h"
#include "ui/avatar/puppet_pose.h"

#include <QPointF>

class QPainter;

namespace studio::ui {

struct AvatarLook;

/// The side of the picture that an arm is on.
enum class Side { Left, Right };

/// Where the joints of one arm are, in the units of the drawing.
struct Arm
{
    QPointF shoulder, elbow, wrist;
    double handAngle = 0; ///< of the fingers, degrees clockwise from pointing right
    double open = 0;
    double point = 0;

    bool operator==(const Arm &) const = default;
};

/// The arm that brings the hand to where the pose wants it, its elbow outwards. A hand that is wanted
/// farther away than the arm is long is reached by stretching: it is a drawing.
[[nodiscard]] Arm armOf(const JointValues &joints, Side side);

/// Sleeve, then hand. The painter as in face_parts.h.
void paintArm(QPainter &painter, const Arm &arm, Side side, model::Avatar::Clothes clothes,
              const AvatarLook &look);

} // namespace studio::ui
