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

/// How one joint moves during a gesture, as points with smooth transitions between them. The first and the
/// last point are the joint's rest position, so that every gesture ends where the next one begins.
struct Track
{
    struct Point
    {
        double at = 0; ///< fraction of the gesture, 0 .. 1
        double value = 0;
        bool operator==(const Point &) const = default;
    };
    Joint joint{};
    QList<Point> points; ///< at least two, ordered by `at`

    /// \p share of the gesture, 0 .. 1.
    [[nodiscard]] double valueAt(double share) const;
    bool operator==(const Track &) const = default;
};

/// A small sign beside the head that makes a gesture easier to recognise from afar.
enum class Mark { None, Dots, Sleep, Breath, Sparkle, Exclaim };

/// A named movement of the body.
struct Gesture
{
    QString name; ///< such as wave; never changes, because logs hold it
    QMap<model::Language, QStringList>
        aliases;              ///< other names used by people and models; the first is shown to people
    QString meaning;          ///< for a model, one sentence
    bool takesTarget = false; ///< has the parameter `at`: a participant of the room
    base::Millis duration{0};
    bool interruptible = true;             ///< another gesture may cut it before its end
    double peak = 0.5;                     ///< the moment shown by a still picture
    std::optional<model::Emotion> emotion; ///< the emotion that goes with it
    Mark mark = Mark::None;
    QList<Track> tracks;
    bool operator==(const Gesture &) const = default;
};

/// The name for people in that language; `name` if there is none.
[[nodiscard]] QString titleOf(const Gesture &gesture, model::Language language);

} // namespace studio::gesture
