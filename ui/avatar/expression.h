// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/emotion.h"

namespace studio::ui {

enum class Expression { Neutral, Happy, Sad, Angry, Surprised, Thinking };

[[nodiscard]] Expression expressionOf(model::Emotion emotion);

/// The state of a face now: the feeling on it, how far the mouth is open for speech, how far the eyes are
/// shut.
struct Pose
{
    Expression expression = Expression::Neutral;
    double mouth = 0; ///< 0 closed .. 1 wide open; added to the mouth of the expression
    double blink = 0; ///< 0 eyes as in the expression .. 1 shut
    bool operator==(const Pose &) const = default;
};

/// The moving parts of a face as numbers, so that one expression can pass into another. Lengths are in the
/// 100 units of the drawing.
struct Features
{
    double eyeOpen = 1;    ///< 0 shut, 1 as drawn, above 1 wider
    double eyeSmile = 0;   ///< above 0.5, shut eyes curve upwards as in laughter
    double browRaise = 0;  ///< up
    double browTilt = 0;   ///< positive: the inner ends rise (sorry), negative: they fall (cross)
    double browUneven = 0; ///< raises one brow more than the other
    double gazeX = 0;
    double gazeY = 0;
    double mouthCurve = 1.6; ///< positive smiles
    double mouthWidth = 8;
    double mouthOpen = 0; ///< height of the opening
    double mouthShift = 0;
    double blush = 0.22; ///< opacity
    bool operator==(const Features &) const = default;
};

[[nodiscard]] Features featuresOf(const Pose &pose);
/// \p share 0: \p from, 1: \p to.
[[nodiscard]] Features between(const Features &from, const Features &to, double share);

} // namespace studio::ui
