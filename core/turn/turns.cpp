// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/conductor.h"

#include "core/turn/policy_table.h"

#include <algorithm>

// Turns: one companion holding the floor, ended by exactly one outcome (§2, gap, aborted turn, failed).
namespace studio::turn {

using base::ParticipantId;
using model::Cause;
using model::Ignored;
using model::Outcome;
using model::PolicyName;
using model::RestReason;

void Conductor::floorTo(const ParticipantId &companion, const std::optional<base::MessageId> &message,
                        bool cued, const std::optional<SecondChoice> &second)
{
    m_floor.waitingTurn =
        Turn{.companion = companion, .messageId = message, .decided = m_now, .cued = cued, .second = second};
    letWaitingTurnStart();
}

void Conductor::letWaitingTurnStart()
{
    Turn turn = *m_floor.waitingTurn;
    const bool usesStep = m_floor.paused && m_floor.stepArmed && !turn.cued && !turn.stepped;
    if (m_floor.held || (m_floor.paused && !turn.cued && !turn.stepped && !usesStep))
        return restIfIdle();
    if (usesStep) {
        turn.stepped = true;
        m_floor.stepArmed = false;
    }
    turn.at = std::max(turn.decided + m_floor.policy.gap, m_now);
    turn.bargeIn = m_floor.policy.bargeIn;
    turn.made = ++m_floor.timersMade;
    turn.timeout.reset(); // the policy may have changed while the turn waited
    if (plays(PolicyName::Ring))
        turn.timeout = m_now + m_floor.policy.turnTimeout;
    m_floor.waitingTurn.reset();
    m_floor.turn = turn;
    emitLine(model::StartTurn{turn.companion, turn.messageId, turn.at});
}

void Conductor::turnOver(const model::TurnOver &input)
{
    if (Member *awake = member(input.from); awake && awake->busy)
        return wakeOver(*awake, input);
    if (!m_floor.turn || m_floor.turn->companion != input.from)
        return ignore("turnOver", Ignored::Why::OutOfTurn);
    TurnEnd end{input.from, input.outcome, input.cause, m_floor.turn->second, m_floor.turn->cued};
    if (end.outcome == Outcome::Spoke) {
        const model::Message said = input.said.value_or(model::Message{});
        const QString text = said.text.trimmed();
        if (text.isEmpty() || text == QLatin1String("NO_REPLY")) {
            end.outcome = Outcome::NoReply;
        } else {
            const std::optional<Heard> heard = take(said, input.from, "turnOver");
            if (!heard)
                return;
            m_floor.turn.reset();
            remember(*heard, said.text);
            ++m_floor.companionTurns;
            keepLedger(*heard);
        }
    }
    if (end.outcome == Outcome::NoReply && !wantsMore(input))
        declineQuestions(input.from, m_floor.turn->made);
    m_floor.turn.reset();
    goOnAfter(end);
}

// §5: the ring does not wait forever.
void Conductor::turnTimeout()
{
    const ParticipantId companion = m_floor.turn->companion;
    abortTurn(Cause::Timeout);
    goOnAfter({companion, Outcome::Cancelled, Cause::Timeout});
}

// The companion's words cost more than the level: the companion still owes the answer.
bool Conductor::wantsMore(const model::TurnOver &input) const
{
    return input.wanted && *input.wanted > m_floor.level;
}

// Waiting cues and messages come first, then the speech itself, then silence.
void Conductor::goOnAfter(const TurnEnd &end)
{
    if (plays(PolicyName::Resource))
        return resourceGoesOn(end);
    markInRing(end.companion, end.outcome);
    if (m_floor.queuedCue)
        return giveFloor(*std::exchange(m_floor.queuedCue, std::nullopt));
    if (m_floor.queuedMessage)
        return put(Heard(*m_floor.queuedMessage));
    (this->*rulesOf(m_floor.policy.policy).goOn)(end);
}

void Conductor::votesGoOn(const TurnEnd &end)
{
    if (end.outcome == Outcome::Spoke)
        return putNewest();
    if (m_floor.waitingMessage)
        return put(Heard(*m_floor.waitingMessage));
    restAfter(end);
}

// The turn was silent, but somebody else may have wanted to answer the user.
void Conductor::restAfter(const TurnEnd &end)
{
    model::Rest reason;
    const bool cameToNothing = end.outcome == Outcome::NoReply || end.outcome == Outcome::Failed;
    if (end.second && cameToNothing) {
        const Cause cause = end.outcome == Outcome::Failed ? Cause::Failed : Cause::Passed;
        const std::optional<model::Rest> nobodyLeft = chooseSecond(*end.second, end.companion, cause);
        if (!nobodyLeft)
            return;
        reason = *nobodyLeft;
    }
    if (end.outcome == Outcome::Failed)
        reason = {RestReason::Failed, end.cause};
    rest(reason);
}

void Conductor::abortTurn(Cause cause)
{
    emitLine(model::AbortTurn{m_floor.turn->companion, cause});
    m_floor.turn.reset();
}

// Withdraws a turn in its gap; it waits, and will be started again.
void Conductor::withdrawTurn(Cause cause)
{
    const Turn turn = *m_floor.turn;
    abortTurn(cause);
    m_floor.waitingTurn = turn;
    restIfIdle();
}

// The speaker left or was muted: the newest message is put to the remaining members.
void Conductor::dropSpeaker(const ParticipantId &id, Cause cause)
{
    const bool speaks = m_floor.turn && m_floor.turn->companion == id;
    const bool waits = m_floor.waitingTurn && m_floor.waitingTurn->companion == id;
    if (speaks)
        abortTurn(cause);
    expireQuestions();
    if (waits)
        m_floor.waitingTurn.reset();
    if (!speaks && !waits)
        return;
    if (!rulesOf(m_floor.policy.policy).isPutAnew)
        return goOnAfter({id, Outcome::Cancelled, cause});
    if (m_floor.queuedCue)
        return giveFloor(*std::exchange(m_floor.queuedCue, std::nullopt));
    putNewest();
}

// Always in the gap; after it, according to the room's settings when the turn started.
bool Conductor::mayBargeIn() const
{
    return inGap() || m_floor.turn->bargeIn == model::PolicySettings::BargeIn::Interrupt;
}

} // namespace studio::turn
