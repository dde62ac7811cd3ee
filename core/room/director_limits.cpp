// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/director.h"

#include "core/room/origin.h"

#include <algorithm>

// What ends a room's talk that is the room's own and not the floor's: money that is spent, and turns that
// have all been had. Both pause the floor, and the pause is told to be for that.
namespace studio::room {

using base::ParticipantId;
using base::TurnId;
using model::Control;
using model::Origin;
using model::RestReason;

model::Rest Director::toldRest(const model::Rest &rest) const
{
    if (rest.reason != RestReason::Paused || !isBarred())
        return rest;
    return {m_outOfBudget ? RestReason::Budget : RestReason::MaxSessionTurns, {}};
}

// A turn that runs ends first; its rest is told then.
qint64 Director::pauseForBudget(const Origin &origin)
{
    m_outOfBudget = true;
    return pauseBarred(origin);
}

qint64 Director::pauseBarred(const Origin &origin)
{
    qint64 seq = 0;
    if (!m_floor.paused)
        seq = control(Control::Pause, origin);
    const model::Rest why = toldRest({RestReason::Paused, {}});
    if (!m_floor.isResting() || m_rest == why)
        return seq;
    m_rest = why;
    return publish(model::FloorSaid{{m_clock.now(), m_rest}, {}, {}}, origin);
}

std::optional<int> Director::turnsLeft() const
{
    if (!m_room.turns.maxSessionTurns)
        return std::nullopt;
    return std::max(0, *m_room.turns.maxSessionTurns - m_spoken.count());
}

// Near enough to the end that companions should think of it: each can still say goodbye once. A room that
// allows a few turns only has no room for that.
std::optional<int> Director::turnsForGoodbyes() const
{
    const std::optional<int> left = turnsLeft();
    if (!left)
        return std::nullopt;
    const int goodbyes = std::min(std::max(2, int(m_room.roster.size())), *m_room.turns.maxSessionTurns / 3);
    return *left <= goodbyes ? left : std::nullopt;
}

// The log knows the pause, not what it was for.
void Director::recallLimit()
{
    m_outOfTurns = m_floor.paused && !hasTurnsLeft();
    m_rest = toldRest(m_rest);
}

// The turn was announced, and ends before its model is asked. In its gap the pause takes it back, and it
// waits; else the floor is told that it came to nothing.
void Director::refuseTurn(const ParticipantId &companion, const TurnId &turn)
{
    if (m_turns.value(companion).id != turn)
        return;
    turnEvent(companion, turn, model::MaxSessionTurns{m_room.turns.maxSessionTurns.value_or(0)});
    expectNothing(companion);
    m_outOfTurns = true;
    m_refused.reset();
    if (!m_floor.paused)
        control(Control::Pause, kStudio);
    if (m_turns.value(companion).id == turn) {
        m_refused = companion;
        endTurn(companion, turn, {.from = companion, .outcome = model::Outcome::Cancelled});
    }
    pauseBarred(kStudio);
}

// What was kept waiting goes on where it was, unless the room waits for something else, too.
qint64 Director::goOnWithTurns(const Origin &origin)
{
    m_outOfTurns = false;
    const std::optional<ParticipantId> refused = std::exchange(m_refused, std::nullopt);
    if (m_outOfBudget)
        return pauseBarred(origin);
    if (m_rest.reason != RestReason::MaxSessionTurns)
        return 0;
    const qint64 seq = control(Control::Play, origin);
    return refused && m_floor.isResting() ? std::max(seq, cue(*refused, origin)) : seq;
}

} // namespace studio::room
