// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>
#include <QStringView>

#include <array>
#include <optional>

namespace studio::gesture {

/// The movable parts of a body. Lengths are in the units of the drawing (the head is 54 high), x to the right
/// and y down in the picture; right and left are the sides of the picture. Angles are degrees, clockwise.
enum class Joint {
    BodyX,     ///< the whole figure sideways
    BodyY,     ///< the whole figure down
    Lean,      ///< the trunk about the hips
    Bow,       ///< 0 upright .. 1 a deep bow towards the viewer
    Nearer,    ///< 0 in the row .. 1 a large step forward
    Shoulders, ///< up
    HeadTurn,  ///< -1 to the left .. 1 to the right
    HeadNod,   ///< -1 up .. 1 down
    HeadTilt,  ///< about the neck
    RightX,    ///< position of the hand; at rest it hangs down
    RightY,
    RightTurn,  ///< the hand about the wrist, away from the line of the forearm
    RightOpen,  ///< 0 relaxed .. 1 all fingers stretched
    RightPoint, ///< 0 like the other fingers .. 1 the first finger alone
    LeftX,
    LeftY,
    LeftTurn,
    LeftOpen,
    LeftPoint,
    Eyes,       ///< how far open, 1 as in the feeling
    EyeSmile,   ///< 1: shut eyes look happy
    Brows,      ///< up
    BrowTilt,   ///< the inner ends up
    BrowUneven, ///< the right brow up alone
    GazeX,
    GazeY,
    Smile,     ///< the corners of the mouth up
    MouthOpen, ///< the height of the opening
    MouthShift,
    Blush,
    Mark, ///< 0 hidden .. 1 shown; see gesture::Mark
};

/// The range of one joint.
struct JointRange
{
    Joint joint;
    QLatin1String name; ///< in the data files
    double rest;        ///< the value of a body at rest
    double lowest;
    double highest;
};

constexpr std::size_t kJoints = std::size_t(Joint::Mark) + 1;

/// In the order of Joint.
[[nodiscard]] const std::array<JointRange, kJoints> &joints();
[[nodiscard]] inline const JointRange &rangeOf(Joint joint) { return joints()[std::size_t(joint)]; }
[[nodiscard]] std::optional<Joint> jointOf(QStringView name);

} // namespace studio::gesture
