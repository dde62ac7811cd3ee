// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/avatar/puppet_pose.h"
#include "ui/stage/gesture_queue.h"

#include <QRandomGenerator>

#include <optional>

namespace studio::ui {

/// What makes a puppet a somebody: it breathes, blinks, looks at people, moves its mouth while it speaks,
/// shows a feeling and makes gestures, all over each other. Half a minute after the last thing that happened
/// it comes to rest and nothing moves any more. Pure: it is told the time (which never goes back) and says
/// what the body does; who watches decides when to ask. Nobody breathes or blinks with reduced motion.
class PuppetLife
{
public:
    /// How long somebody is lively after something happened.
    static constexpr base::Millis kLively{30'000};

    explicit PuppetLife(quint32 seed = 1);

    void setMotion(Motion motion);
    void wake(base::Millis now); ///< something happened in the room
    void feel(Expression expression, base::Millis now);
    void act(const gesture::Gesture &gesture, bool mirrored, base::Millis now);
    /// \p direction -1 .. 1, from the left end of the stage to the right one; 0: at whoever sits before it.
    void lookAt(double direction) { m_lookAt = direction; }
    void talk(base::Millis now); ///< words come; the mouth moves on a little after the last
    /// Its voice can be heard: the mouth moves as long as that. No engine tells how loud it is.
    void setVoice(bool heard) { m_heard = heard; }
    void setAsleep(bool asleep) { m_asleep = asleep; }

    [[nodiscard]] Expression feeling() const { return m_feeling; }

    /// Moves on to \p now and says how the body is then.
    [[nodiscard]] PuppetPose poseAt(base::Millis now);
    /// Whether it will look different soon.
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
    double m_phase; ///< so that not all breathe together
    GestureQueue m_gestures;
    base::Millis m_now{0};
    base::Millis m_wokenAt{-kLively};
    Expression m_feeling = Expression::Neutral;
    Expression m_shown = Expression::Neutral; ///< the one that m_face passes into
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
