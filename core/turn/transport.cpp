// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/conductor.h"

#include <utility>

// The user's controls of the floor: cue, hold, pause, step, stop (§2).
namespace studio::turn {

using base::ParticipantId;
using model::Cause;
using model::Ignored;
using model::PolicyName;
using model::Rule;

void Conductor::cue(const ParticipantId &companion)
{
    if (!member(companion))
        return ignore("cue", Ignored::Why::Absent);
    if (member(companion)->busy)
        return ignore("cue", Ignored::Why::Busy);
    if (m_floor.turn && m_floor.turn->companion == companion)
        return ignore("cue", Ignored::Why::AlreadySpeaking);
    m_floor.stopped = false;
    m_floor.ended = false;
    if (plays(PolicyName::Resource))
        return giveFloor(companion);
    if (m_floor.turn && !mayBargeIn()) {
        m_floor.queuedCue = companion;
        // The cued companion answers the message that the user queued before; it is put only if the companion
        // stays silent.
        if (m_floor.queuedMessage)
            m_floor.waitingMessage = std::exchange(m_floor.queuedMessage, std::nullopt);
        return;
    }
    if (m_floor.turn)
        abortTurn(Cause::Cued);
    giveFloor(companion);
}

void Conductor::giveFloor(const ParticipantId &companion)
{
    m_floor.waitingTurn.reset();
    m_floor.userWait.reset();
    m_floor.isIdleTalk = false;
    if (m_floor.queue)
        m_floor.queue->waiting.removeAll(companion);
    std::optional<base::MessageId> message;
    if (m_floor.round) {
        message = m_floor.round->message.id;
        endRound(Rule::Cued, Cause::Cued, companion);
    } else {
        if (m_floor.newest)
            message = m_floor.newest->id;
        model::Decision decision{.messageId = message, .rule = Rule::Cued, .winner = companion};
        decision.candidates = {{.id = companion, .cause = Cause::NotAsked}};
        publish(decision);
    }
    if (Member *cued = member(companion); cued->stage() == model::Closing::Terminal)
        comeBack(*cued);
    if (plays(PolicyName::Resource)) {
        m_floor.queuedCue = companion;
        return wakeCued();
    }
    if (plays(PolicyName::Ring)) {
        m_floor.ring.current = companion;
        m_floor.ring.silent.remove(companion);
    }
    floorTo(companion, message, true);
}

void Conductor::hold()
{
    if (std::exchange(m_floor.held, true))
        return;
    if (inGap())
        withdrawTurn(Cause::Held);
}

void Conductor::release()
{
    if (!std::exchange(m_floor.held, false))
        return ignore("release", Ignored::Why::NotHeld);
    userIsThere();
    goOn();
}

void Conductor::pause()
{
    if (std::exchange(m_floor.paused, true))
        return;
    if (inGap() && !m_floor.turn->cued) {
        m_floor.turn->stepped = false;
        withdrawTurn(Cause::Paused);
    }
}

void Conductor::play()
{
    m_floor.paused = false;
    m_floor.stepArmed = false;
    goOnAnew();
}

// A turn that is already running does not count as the step: the step waits for the next turn.
void Conductor::step()
{
    m_floor.paused = true;
    m_floor.stepArmed = true;
    goOnAnew();
}

// Play and step also end a stop and the ceiling: the newest message is put once more.
void Conductor::goOnAnew()
{
    userIsThere();
    const bool waits = m_floor.waitingTurn || m_floor.waitingMessage || m_floor.queuedCue;
    const bool wasLate = m_floor.told == model::RestReason::TimeLimit && m_floor.isResting() && !waits;
    if (m_floor.userWait)
        return endUserWait();
    if (std::exchange(m_floor.stopped, false) || wasLate) {
        if (m_floor.newest)
            m_floor.waitedFor = m_floor.newest->id; // after Play the talk must not wait for the user again
        return putNewest();
    }
    goOn();
}

void Conductor::stop()
{
    if (m_floor.round)
        endRound(Rule::Stopped, Cause::Stopped);
    if (m_floor.turn)
        abortTurn(Cause::Stopped);
    for (Member &member : m_floor.roster)
        dropWake(member, Cause::Stopped);
    m_floor.waitingTurn.reset();
    m_floor.waitingMessage.reset();
    m_floor.queuedMessage.reset();
    m_floor.queuedCue.reset();
    m_floor.userWait.reset();
    m_floor.queue.reset();
    m_floor.paused = false;
    m_floor.stepArmed = false;
    m_floor.stopped = true;
    rest();
}

// Release and play: start the waiting turn, else put the newest waiting message, else tell the reason of the
// silence again.
void Conductor::goOn()
{
    if (plays(PolicyName::Resource))
        return goOnResource();
    if (m_floor.waitingTurn)
        return letWaitingTurnStart();
    if (!m_floor.isResting())
        return;
    if (m_floor.waitingMessage)
        return put(Heard(*m_floor.waitingMessage));
    if (m_floor.queue && !m_floor.userWait)
        return advanceQueue();
    restAgain();
}

} // namespace studio::turn
