// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/gesture_queue.h"

#include <algorithm>

namespace studio::ui {

using base::Millis;
using gesture::Joint;

namespace {

/// The joint on the other side of the picture, and whether its number changes sign there.
std::pair<Joint, double> mirrorOf(Joint joint)
{
    switch (joint) {
    case Joint::BodyX:
    case Joint::Lean:
    case Joint::HeadTurn:
    case Joint::HeadTilt:
    case Joint::GazeX:
    case Joint::MouthShift: return {joint, -1};
    case Joint::RightX: return {Joint::LeftX, -1};
    case Joint::RightY: return {Joint::LeftY, 1};
    case Joint::RightTurn: return {Joint::LeftTurn, -1};
    case Joint::RightOpen: return {Joint::LeftOpen, 1};
    case Joint::RightPoint: return {Joint::LeftPoint, 1};
    case Joint::LeftX: return {Joint::RightX, -1};
    case Joint::LeftY: return {Joint::RightY, 1};
    case Joint::LeftTurn: return {Joint::RightTurn, -1};
    case Joint::LeftOpen: return {Joint::RightOpen, 1};
    case Joint::LeftPoint: return {Joint::RightPoint, 1};
    default: return {joint, 1};
    }
}

JointValues nothing()
{
    JointValues values;
    for (const gesture::JointRange &range : gesture::joints())
        values[range.joint] = 0;
    return values;
}

} // namespace

void GestureQueue::play(const gesture::Gesture &gesture, bool mirrored, Millis now)
{
    advance(now);
    const Item item{gesture, mirrored, now};
    if (!m_current) {
        start(item, now);
        return;
    }
    m_waiting.append(item);
    while (m_waiting.size() > kMostWaiting)
        m_waiting.removeFirst();
    advance(now);
}

void GestureQueue::clear(Millis now)
{
    m_waiting.clear();
    if (!m_current)
        return;
    m_left = away(now);
    m_cutAt = now;
    m_current.reset();
}

void GestureQueue::start(Item item, Millis now)
{
    item.since = now;
    m_current = std::move(item);
}

/// Earlier if another gesture waits and this gesture may be cut.
Millis GestureQueue::endOf(const Item &item) const
{
    const bool isCut = !m_waiting.isEmpty() && item.gesture.interruptible;
    return item.since + (isCut ? std::min(kShortest, item.gesture.duration) : item.gesture.duration);
}

void GestureQueue::advance(Millis now)
{
    while (m_current && endOf(*m_current) <= now) {
        const Millis end = endOf(*m_current);
        m_left = away(end);
        m_cutAt = end;
        m_current.reset();
        if (!m_waiting.isEmpty())
            start(m_waiting.takeFirst(), end);
    }
}

double GestureQueue::leftOver(Millis now) const
{
    if (!m_cutAt || m_motion.reduced)
        return 0;
    constexpr Millis kPassage{240}; // from the cut gesture to the start of the next
    const double part = std::clamp(double((now - *m_cutAt).count()) / double(kPassage.count()), 0.0, 1.0);
    return 1 - part * part * (3 - 2 * part);
}

JointValues GestureQueue::away(Millis now) const
{
    JointValues values = nothing();
    const double left = leftOver(now);
    if (left > 0)
        for (const gesture::JointRange &range : gesture::joints())
            values[range.joint] = m_left[range.joint] * left;
    if (!m_current)
        return values;
    const gesture::Gesture &gesture = m_current->gesture;
    const double passed = double((now - m_current->since).count()) / double(gesture.duration.count());
    const double share = m_motion.reduced ? gesture.peak : std::clamp(passed, 0.0, 1.0);
    for (const gesture::Track &track : gesture.tracks) {
        const auto [joint, sign] =
            m_current->mirrored ? mirrorOf(track.joint) : std::pair<Joint, double>(track.joint, 1);
        values[joint] += sign * (track.valueAt(share) - gesture::rangeOf(track.joint).rest);
    }
    return values;
}

bool GestureQueue::isBusy(Millis now) const { return m_current || leftOver(now) > 0; }

} // namespace studio::ui
