// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/avatar/puppet_pose.h"

#include <algorithm>

namespace studio::ui {

using gesture::Joint;

namespace {

constexpr double kFarthestGaze = 2.2;
constexpr double kWidestEye = 1.35;
constexpr double kReddest = 0.6;

} // namespace

Features facing(const PuppetPose &pose)
{
    const JointValues &joints = pose.joints;
    Features face = pose.feeling;
    face.eyeOpen = std::clamp(face.eyeOpen * joints[Joint::Eyes], 0.0, kWidestEye);
    face.eyeSmile = std::clamp(face.eyeSmile + joints[Joint::EyeSmile], 0.0, 1.0);
    face.browRaise += joints[Joint::Brows];
    face.browTilt += joints[Joint::BrowTilt];
    face.browUneven += joints[Joint::BrowUneven];
    face.gazeX = std::clamp(face.gazeX + joints[Joint::GazeX], -kFarthestGaze, kFarthestGaze);
    face.gazeY = std::clamp(face.gazeY + joints[Joint::GazeY], -kFarthestGaze, kFarthestGaze);
    face.mouthCurve += joints[Joint::Smile];
    face.mouthOpen = std::max(face.mouthOpen, joints[Joint::MouthOpen]);
    face.mouthShift += joints[Joint::MouthShift];
    face.blush = std::min(face.blush + joints[Joint::Blush], kReddest);
    return face;
}

PuppetPose poseOf(const gesture::Gesture &gesture, double share)
{
    PuppetPose pose;
    pose.feeling =
        featuresOf({.expression = expressionOf(gesture.emotion.value_or(model::Emotion::Neutral))});
    pose.mark = gesture.mark;
    for (const gesture::Track &track : gesture.tracks)
        pose.joints[track.joint] = track.valueAt(share);
    return pose;
}

} // namespace studio::ui
