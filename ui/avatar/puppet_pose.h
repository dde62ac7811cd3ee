// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture/gesture.h"
#include "core/gesture/joint.h"
#include "ui/avatar/expression.h"

#include <array>
#include <optional>

namespace studio::ui {

/// Where every joint of a body is now. A value; at rest until something moves it.
class JointValues
{
public:
    JointValues()
    {
        for (const gesture::JointRange &range : gesture::joints())
            (*this)[range.joint] = range.rest;
    }

    [[nodiscard]] double operator[](gesture::Joint joint) const { return m_values[std::size_t(joint)]; }
    double &operator[](gesture::Joint joint) { return m_values[std::size_t(joint)]; }

    bool operator==(const JointValues &) const = default;

private:
    std::array<double, gesture::kJoints> m_values{};
};

/// A whole body at one moment: the feeling on its face and where its joints are.
struct PuppetPose
{
    Features feeling; ///< the joints of the face are added to it, see facing()
    JointValues joints;
    gesture::Mark mark = gesture::Mark::None;

    bool operator==(const PuppetPose &) const = default;
};

/// The face as it is drawn: the feeling plus the joints of the face.
[[nodiscard]] Features facing(const PuppetPose &pose);

/// A gesture at one moment, over a body at rest: for pictures of the gesture. \p share 0 .. 1.
[[nodiscard]] PuppetPose poseOf(const gesture::Gesture &gesture, double share);

} // namespace studio::ui
