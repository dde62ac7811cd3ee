// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/puppet_life.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace studio::ui {

using base::Millis;
using gesture::Joint;

namespace {

constexpr Millis kFade{1500};   // of liveliness, in and out
constexpr Millis kPassage{300}; // from one feeling to another
constexpr Millis kBlink{170};
constexpr Millis kAfterWord{380};
constexpr double kBreath = 3900; // milliseconds
constexpr double kSway = 7300;
constexpr double kGazeTime = 130; // milliseconds to get most of the way
constexpr double kStillGaze = 0.005;

double wave(Millis now, double period, double phase)
{
    return std::sin(2 * std::numbers::pi * (double(now.count()) / period + phase));
}

double soft(double part)
{
    const double share = std::clamp(part, 0.0, 1.0);
    return share * share * (3 - 2 * share);
}

double shareOf(Millis part, Millis whole) { return double(part.count()) / double(whole.count()); }

/// Rounds to steps that are too small to see, so that nearly equal poses are equal and cost nothing.
void coarsen(JointValues &joints)
{
    for (const gesture::JointRange &range : gesture::joints()) {
        const double step = range.highest - range.lowest > 10 ? 0.125 : 0.02;
        joints[range.joint] = range.rest + std::round((joints[range.joint] - range.rest) / step) * step;
    }
}

} // namespace

PuppetLife::PuppetLife(quint32 seed)
    : m_chance(seed)
    , m_phase(m_chance.generateDouble())
    , m_from(featuresOf({}))
    , m_face(m_from)
{
}

void PuppetLife::setMotion(Motion motion)
{
    m_motion = motion;
    m_gestures.setMotion(motion);
}

void PuppetLife::wake(Millis now)
{
    if (liveliness(now) <= 0) { // fades in, without a blink at once
        m_wokenAt = now;
        m_nextBlink = now + Millis(m_chance.bounded(900, 4000));
        return;
    }
    // If it is lively already, it only stays lively for longer.
    m_wokenAt = std::max(m_wokenAt, now - kFade);
}

void PuppetLife::feel(Expression expression, Millis now)
{
    m_feeling = expression;
    wake(now);
}

void PuppetLife::act(const gesture::Gesture &gesture, bool mirrored, Millis now)
{
    m_gestures.play(gesture, mirrored, now);
    wake(now);
}

void PuppetLife::talk(Millis now)
{
    m_talksUntil = now + kAfterWord;
    wake(now);
}

bool PuppetLife::isTalking(Millis now) const { return m_heard || now < m_talksUntil; }

double PuppetLife::liveliness(Millis now) const
{
    if (m_motion.reduced)
        return 0;
    const Millis passed = now - m_wokenAt;
    return soft(shareOf(passed, kFade)) * soft(shareOf(kLively - passed, kFade));
}

Expression PuppetLife::wantedExpression() const
{
    const gesture::Gesture *gesture = m_gestures.current();
    return gesture && gesture->emotion ? expressionOf(*gesture->emotion) : m_feeling;
}

void PuppetLife::passFeeling(Millis now)
{
    const Expression wanted = wantedExpression();
    if (wanted != m_shown) {
        m_shown = wanted;
        m_from = m_face;
        m_passesSince = now;
    }
    const double share = m_motion.reduced ? 1 : soft(shareOf(now - m_passesSince, kPassage));
    m_face = between(m_from, featuresOf({.expression = m_shown}), share);
}

void PuppetLife::turnGaze(Millis step)
{
    const double way = m_lookAt - m_gaze;
    if (m_motion.reduced || std::abs(way) < kStillGaze)
        m_gaze = m_lookAt;
    else
        m_gaze += way * (1 - std::exp(-double(step.count()) / kGazeTime));
}

void PuppetLife::breathe(PuppetPose &pose, Millis now) const
{
    const double lively = liveliness(now);
    const double breath = wave(now, kBreath, m_phase);
    pose.joints[Joint::Shoulders] += 0.7 * breath * lively;
    pose.joints[Joint::BodyY] -= 0.35 * breath * lively;
    pose.joints[Joint::HeadTilt] += 1.1 * wave(now, kSway, m_phase * 3) * lively;
}

void PuppetLife::blink(PuppetPose &pose, Millis now)
{
    if (liveliness(now) <= 0)
        return;
    if (now >= m_nextBlink + kBlink)
        m_nextBlink = now + Millis(m_chance.bounded(1800, 5200));
    if (now < m_nextBlink)
        return;
    const double part = shareOf(now - m_nextBlink, kBlink);
    pose.joints[Joint::Eyes] *= std::abs(2 * part - 1); // shut and open again
}

void PuppetLife::speak(PuppetPose &pose, Millis now) const
{
    constexpr double kWide = 6.5;
    if (!isTalking(now))
        return;
    double open = 0.45;
    if (!m_motion.reduced) // two rhythms, so that syllables differ
        open = std::abs(wave(now, 340, m_phase)) * (0.55 + 0.45 * wave(now, 910, m_phase * 2));
    pose.joints[Joint::MouthOpen] =
        std::max(pose.joints[Joint::MouthOpen], std::clamp(open, 0.0, 1.0) * kWide);
    if (!m_motion.reduced)
        pose.joints[Joint::HeadNod] += 0.1 * wave(now, 1270, m_phase);
}

PuppetPose PuppetLife::poseAt(Millis now)
{
    m_gestures.advance(now);
    turnGaze(now - m_now);
    m_now = now;
    passFeeling(now);

    PuppetPose pose;
    pose.feeling = m_face;
    if (const gesture::Gesture *gesture = m_gestures.current())
        pose.mark = gesture->mark;
    if (m_asleep) {
        pose.joints[Joint::Eyes] = 0;
        pose.joints[Joint::HeadTilt] = 8;
        pose.joints[Joint::HeadNod] = 0.55;
    } else {
        pose.joints[Joint::HeadTurn] = m_gaze * 0.55;
        pose.joints[Joint::GazeX] = m_gaze * 1.3;
        breathe(pose, now);
        blink(pose, now);
        speak(pose, now);
    }
    const JointValues away = m_gestures.away(now);
    for (const gesture::JointRange &range : gesture::joints())
        pose.joints[range.joint] =
            std::clamp(pose.joints[range.joint] + away[range.joint], range.lowest, range.highest);
    coarsen(pose.joints);
    return pose;
}

bool PuppetLife::isMoving(Millis now) const
{
    if (m_gestures.isBusy(now) || now < m_talksUntil)
        return true;
    if (m_motion.reduced)
        return false;
    const bool passes = now - m_passesSince < kPassage || wantedExpression() != m_shown;
    return passes || m_gaze != m_lookAt || now - m_wokenAt < kLively;
}

} // namespace studio::ui
