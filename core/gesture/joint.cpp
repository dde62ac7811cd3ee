// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gesture/joint.h"

#include <algorithm>

namespace studio::gesture {

using namespace Qt::StringLiterals;

const std::array<JointRange, kJoints> &joints()
{
    static const std::array<JointRange, kJoints> table{{
        {Joint::BodyX, "bodyX"_L1, 0, -20, 20},
        {Joint::BodyY, "bodyY"_L1, 0, -20, 20},
        {Joint::Lean, "lean"_L1, 0, -20, 20},
        {Joint::Bow, "bow"_L1, 0, 0, 1},
        {Joint::Nearer, "nearer"_L1, 0, -0.5, 1},
        {Joint::Shoulders, "shoulders"_L1, 0, -6, 8},
        {Joint::HeadTurn, "headTurn"_L1, 0, -1, 1},
        {Joint::HeadNod, "headNod"_L1, 0, -1, 1},
        {Joint::HeadTilt, "headTilt"_L1, 0, -25, 25},
        {Joint::RightX, "rightX"_L1, 77, 0, 115},
        {Joint::RightY, "rightY"_L1, 138, 10, 145},
        {Joint::RightTurn, "rightTurn"_L1, 0, -180, 180},
        {Joint::RightOpen, "rightOpen"_L1, 0, 0, 1},
        {Joint::RightPoint, "rightPoint"_L1, 0, 0, 1},
        {Joint::LeftX, "leftX"_L1, 23, -15, 100},
        {Joint::LeftY, "leftY"_L1, 138, 10, 145},
        {Joint::LeftTurn, "leftTurn"_L1, 0, -180, 180},
        {Joint::LeftOpen, "leftOpen"_L1, 0, 0, 1},
        {Joint::LeftPoint, "leftPoint"_L1, 0, 0, 1},
        {Joint::Eyes, "eyes"_L1, 1, 0, 1.4},
        {Joint::EyeSmile, "eyeSmile"_L1, 0, 0, 1},
        {Joint::Brows, "brows"_L1, 0, -3, 5},
        {Joint::BrowTilt, "browTilt"_L1, 0, -4, 4},
        {Joint::BrowUneven, "browUneven"_L1, 0, -4, 4},
        {Joint::GazeX, "gazeX"_L1, 0, -3, 3},
        {Joint::GazeY, "gazeY"_L1, 0, -3, 3},
        {Joint::Smile, "smile"_L1, 0, -4, 4},
        {Joint::MouthOpen, "mouthOpen"_L1, 0, 0, 9},
        {Joint::MouthShift, "mouthShift"_L1, 0, -4, 4},
        {Joint::Blush, "blush"_L1, 0, 0, 0.6},
        {Joint::Mark, "mark"_L1, 0, 0, 1},
    }};
    return table;
}

std::optional<Joint> jointOf(QStringView name)
{
    const auto found = std::find_if(joints().begin(), joints().end(),
                                    [name](const JointRange &range) { return range.name == name; });
    return found == joints().end() ? std::nullopt : std::optional(found->joint);
}

} // namespace studio::gesture
