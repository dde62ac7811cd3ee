// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/avatar/expression.h"

#include <algorithm>

namespace studio::ui {

namespace {

constexpr double kWidestMouth = 8; // opened by speech alone

Features resting(Expression expression)
{
    switch (expression) {
    case Expression::Neutral: return {};
    case Expression::Happy:
        return {.eyeOpen = 0.82,
                .browRaise = 1.2,
                .mouthCurve = 2.6,
                .mouthWidth = 11,
                .mouthOpen = 4.5,
                .blush = 0.42};
    case Expression::Sad:
        return {.eyeOpen = 0.72,
                .browRaise = 0.4,
                .browTilt = 2.4,
                .gazeY = 0.9,
                .mouthCurve = -2,
                .mouthWidth = 7,
                .blush = 0.14};
    case Expression::Angry:
        return {.eyeOpen = 0.8,
                .browRaise = -1.4,
                .browTilt = -2.8,
                .mouthCurve = -1.5,
                .mouthWidth = 8,
                .blush = 0.3};
    case Expression::Surprised:
        return {.eyeOpen = 1.18,
                .browRaise = 3.2,
                .browTilt = 0.4,
                .mouthCurve = -3,
                .mouthWidth = 6,
                .mouthOpen = 5.6};
    case Expression::Thinking:
        return {.eyeOpen = 0.9,
                .browRaise = 0.6,
                .browTilt = -0.5,
                .browUneven = 2.2,
                .gazeX = 1.3,
                .gazeY = -1.4,
                .mouthCurve = -0.2,
                .mouthWidth = 6,
                .mouthShift = 1.6};
    }
    return {};
}

} // namespace

Expression expressionOf(model::Emotion emotion)
{
    using model::Emotion;
    switch (emotion) {
    case Emotion::Neutral: return Expression::Neutral;
    case Emotion::Happy: return Expression::Happy;
    case Emotion::Sad: return Expression::Sad;
    case Emotion::Angry: return Expression::Angry;
    case Emotion::Surprised: return Expression::Surprised;
    case Emotion::Thinking: return Expression::Thinking;
    }
    return Expression::Neutral;
}

Features featuresOf(const Pose &pose)
{
    Features features = resting(pose.expression);
    features.eyeOpen *= 1 - std::clamp(pose.blink, 0.0, 1.0);
    const double spoken = std::clamp(pose.mouth, 0.0, 1.0) * kWidestMouth;
    features.mouthOpen = std::max(features.mouthOpen, spoken);
    return features;
}

Features between(const Features &from, const Features &to, double share)
{
    const auto mix = [share](double a, double b) { return a + (b - a) * share; };
    return {.eyeOpen = mix(from.eyeOpen, to.eyeOpen),
            .eyeSmile = mix(from.eyeSmile, to.eyeSmile),
            .browRaise = mix(from.browRaise, to.browRaise),
            .browTilt = mix(from.browTilt, to.browTilt),
            .browUneven = mix(from.browUneven, to.browUneven),
            .gazeX = mix(from.gazeX, to.gazeX),
            .gazeY = mix(from.gazeY, to.gazeY),
            .mouthCurve = mix(from.mouthCurve, to.mouthCurve),
            .mouthWidth = mix(from.mouthWidth, to.mouthWidth),
            .mouthOpen = mix(from.mouthOpen, to.mouthOpen),
            .mouthShift = mix(from.mouthShift, to.mouthShift),
            .blush = mix(from.blush, to.blush)};
}

} // namespace studio::ui
