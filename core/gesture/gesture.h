// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/gesture/joint.h"
#include "core/model/emotion.h"
#include "core/model/persona.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace studio::gesture {

/// How one joint moves over a gesture, as points with soft passages between them. The first and the last
/// point are the joint's rest, so that every gesture ends where the next one begins.
struct Track
{
    struct Point
    {
        double at = 0; ///< share of the gesture, 0 .. 1
        double value = 0;
        bool operator==(const Point &) const = default;
    };
    Joint joint{};
    QList<Point> points; ///< two at least, in the order of `at`

    /// \p share of the gesture, 0 .. 1.
    [[nodiscard]] double valueAt(double share) const;
    bool operator==(const Track &) const = default;
};

/// A small sign beside the head that helps to read a gesture from afar.
enum class Mark { None, Dots, Sleep, Breath, Sparkle, Exclaim };

/// A bodily act that has a name.
struct Gesture
{
    QString name; ///< wave; for ever: it stands in logs
    QMap<model::Language, QStringList>
        aliases;              ///< what people and models call it; the first is shown to people
    QString meaning;          ///< for a model, one sentence
    bool takesTarget = false; ///< it has the parameter `at`: somebody who is here
    base::Millis duration{0};
    bool interruptible = true;             ///< another one may cut in before its end
    double peak = 0.5;                     ///< the moment that a still picture shows
    std::optional<model::Emotion> emotion; ///< that goes with it
    Mark mark = Mark::None;
    QList<Track> tracks;
    bool operator==(const Gesture &) const = default;
};

/// What people call it in that language; its name where nothing is written.
[[nodiscard]] QString titleOf(const Gesture &gesture, model::Language language);

} // namespace studio::gesture
