// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/model/emotion.h"
#include "core/model/persona.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace studio::gesture {

/// How one joint of a puppet moves over a gesture, as points with soft passages between them. Unit and
/// meaning are the joint's; see resources/gestures/README.md. Empty points: it stays as it is.
struct Track
{
    struct Point
    {
        double at = 0; ///< share of the gesture, 0 .. 1
        double value = 0;
        bool operator==(const Point &) const = default;
    };
    QString joint;
    QList<Point> points;
    bool operator==(const Track &) const = default;
};

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
    std::optional<model::Emotion> emotion; ///< that goes with it
    QList<Track> tracks;
    bool operator==(const Gesture &) const = default;
};

/// A gesture and whether it is the one that was named.
struct Match
{
    const Gesture *gesture = nullptr; ///< never null while the book is not empty
    bool exact = true;                ///< false: nobody knows that name, this is the nearest one
};

/// All gestures there are, from data files. A value; reading it needs no screen.
class GestureBook
{
public:
    /// Of one file. An error names what is wrong with it.
    [[nodiscard]] static base::Result<Gesture> read(const QByteArray &json);
    /// The studio's own, read from its resources; those files are tested to be right.
    [[nodiscard]] static GestureBook own();

    explicit GestureBook(QList<Gesture> gestures = {});

    [[nodiscard]] const QList<Gesture> &gestures() const { return m_gestures; }
    /// By name, then by alias in any language, letter case and spaces aside; else the nearest by spelling,
    /// and if nothing is near, the calmest one.
    [[nodiscard]] Match find(const QString &name) const;

private:
    QList<Gesture> m_gestures;
};

} // namespace studio::gesture
