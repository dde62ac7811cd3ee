// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/limit_gate.h"

#include "core/room/origin.h"

#include <algorithm>

namespace studio::room {

using base::Millis;
using base::ParticipantId;
using base::TurnId;
using model::Control;
using model::Origin;

// The log records the pause, but not its reason.
void LimitGate::recall()
{
    RoomLimits &limits = m_needs.limits;
    limits.countTurns(m_needs.state.sessionTurns());
    limits.setOutOfTurns(m_needs.ground.floor().paused && !limits.hasTurnsLeft());
    m_needs.state.setRest(limits.told(m_needs.state.rest()));
}

qint64 LimitGate::pauseForBudget(const Origin &origin)
{
    m_needs.limits.setOutOfBudget(true);
    return pause(origin);
}

qint64 LimitGate::goOn(const Origin &origin)
{
    m_needs.limits.setOutOfTurns(false);
    const std::optional<ParticipantId> refused = m_needs.limits.takeRefused();
    if (m_needs.limits.isOutOfBudget())
        return pause(origin);
    if (m_needs.state.rest().reason != model::RestReason::MaxSessionTurns)
        return 0;
    const qint64 seq = tell(Control::Play, origin);
    if (!refused || !m_needs.ground.floor().isResting())
        return seq;
    return std::max(seq, tell(model::CompanionInput{model::CompanionInput::Kind::Cue, *refused}, origin));
}

void LimitGate::beginAt(const ParticipantId &companion, const TurnId &turn, Millis at)
{
    m_needs.ground.clock().callAt(at, this, [this, companion, turn] { begin(companion, turn); });
}

// The gap is over: the companion speaks, unless the turn was withdrawn meanwhile.
void LimitGate::begin(const ParticipantId &companion, const TurnId &turn)
{
    if (!m_needs.turns.isCurrent(companion, turn))
        return;
    if (m_needs.limits.hasTurnsLeft())
        m_needs.turns.begin(companion, turn);
    else
        refuse(companion, turn);
}

void LimitGate::wake(const model::Wake &wake, const TurnId &turn)
{
    RoomClock &clock = m_needs.ground.clock();
    if (m_needs.limits.hasTurnsLeft())
        m_needs.turns.wake(wake, turn);
    else
        clock.callAt(clock.now(), this, [this, who = wake.companion, turn] { refuse(who, turn); });
}

// The turn was announced, and ends before its model is asked. During the gap the pause withdraws the turn,
// and it waits; otherwise the floor is told that the turn came to nothing.
void LimitGate::refuse(const ParticipantId &companion, const TurnId &turn)
{
    RunningTurns &turns = m_needs.turns;
    if (!turns.isCurrent(companion, turn))
        return;
    turns.publishEvent(companion, turn,
                       model::MaxSessionTurns{m_needs.room.turns.maxSessionTurns.value_or(0)});
    turns.expectNothing(companion);
    m_needs.limits.setOutOfTurns(true);
    m_needs.limits.refuse(std::nullopt);
    if (!m_needs.ground.floor().paused)
        tell(Control::Pause, kStudio);
    if (turns.isCurrent(companion, turn)) {
        m_needs.limits.refuse(companion);
        turns.end(companion, turn, {.from = companion, .outcome = model::Outcome::Cancelled});
    }
    pause(kStudio);
}

// A running turn ends first; the reason of the rest is told then.
qint64 LimitGate::pause(const Origin &origin)
{
    qint64 seq = 0;
    if (!m_needs.ground.floor().paused)
        seq = tell(Control::Pause, origin);
    const model::Rest why = m_needs.limits.told({model::RestReason::Paused, {}});
    if (!m_needs.ground.floor().isResting() || m_needs.state.rest() == why)
        return seq;
    m_needs.state.setRest(why);
    return m_needs.ground.publish(model::FloorSaid{{m_needs.ground.clock().now(), why}, {}, {}}, origin);
}

qint64 LimitGate::tell(const model::FloorInputKind &input, const Origin &origin)
{
    m_needs.ground.tick();
    return m_needs.ground.advance({.input = {m_needs.ground.clock().now(), input}, .policy = {}}, origin).seq;
}

} // namespace studio::room
