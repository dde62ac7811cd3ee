// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/avatar/puppet_pose.h"
#include "ui/stage/gesture_queue.h"

#include <QRandomGenerator>

#include <optional>

namespace studio::ui {

/// The life of a puppet: it breathes, blinks, looks at people, moves its mouth in speech, shows a feeling and
/// makes gestures, all at the same time. Half a minute after the last event it comes to rest and nothing
/// moves any more. Pure: callers pass the time (which never goes back) and get the pose; the caller decides
/// when to ask. With reduced motion nobody breathes or blinks.
class PuppetLife
{
public:
    /// How long a puppet is lively after an event.
    static constexpr base::Millis kLively{30'000};

    explicit PuppetLife(quint32 seed = 1);

    void setMotion(Motion motion);
    void wake(base::Millis now); ///< something happened in the room
    void feel(Expression expression, base::Millis now);
    void act(const gesture::Gesture &gesture, bool mirrored, base::Millis now);
    /// \p direction -1 .. 1, from the left end of the stage to the right end; 0: at the user.
    void lookAt(double direction) { m_lookAt = direction; }
    void talk(base::Millis now); ///< words arrive; the mouth moves on for a moment after the last
    /// Their voice can be heard: the mouth moves until it ends. No engine reports how loud it is.
    void setVoice(bool heard) { m_heard = heard; }
    [[nodiscard]] bool isHeard() const { return m_heard; }
    void setAsleep(bool asleep) { m_asleep = asleep; }

    [[nodiscard]] Expression feeling() const { return m_feeling; }

    /// Moves on to \p now and returns the pose at that time.
    [[nodiscard]] PuppetPose poseAt(base::Millis now);
    /// Whether the pose will change soon.
    [[nodiscard]] bool isMoving(base::Millis now) const;
    [[nodiscard]] const GestureQueue &gestures() const { return m_gestures; }

private:
    void turnGaze(base::Millis step);
    void passFeeling(base::Millis now);
    void breathe(PuppetPose &pose, base::Millis now) const;
    void blink(PuppetPose &pose, base::Millis now);
    void speak(PuppetPose &pose, base::Millis now) const;
    [[nodiscard]] double liveliness(base::Millis now) const;
    [[nodiscard]] bool isTalking(base::Millis now) const;
    [[nodiscard]] Expression wantedExpression() const;

    Motion m_motion;
    QRandomGenerator m_chance;
    double m_phase; ///< so that puppets do not breathe in step
    GestureQueue m_gestures;
    base::Millis m_now{0};
    base::Millis m_wokenAt{-kLively};
    Expression m_feeling = Expression::Neutral;
    Expression m_shown = Expression::Neutral; ///< the expression that m_face moves to
    Features m_from, m_face;
    base::Millis m_passesSince{0};
    double m_lookAt = 0;
    double m_gaze = 0;
    base::Millis m_nextBlink{0};
    base::Millis m_talksUntil{0};
    bool m_heard = false;
    bool m_asleep = false;
};

} // namespace studio::ui
