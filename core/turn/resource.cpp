// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/conductor.h"

#include "core/model/participants.h"
#include "core/turn/field.h"

#include <algorithm>
#include <utility>

// The resource floor: who is woken, and when (§4). Sales and refunds are in sales.cpp.
namespace studio::turn {

using base::ParticipantId;
using model::Cause;
using model::Outcome;
using model::PolicyName;
using model::RestReason;
using model::Wake;

// The limit is told at once, although some companions may still finish; nobody is woken any more.
bool Conductor::restsAtLimit(const Heard &heard)
{
    if ((model::isUser(heard.from) && !heard.idle) || !isAtLimit() || allClosed())
        return false;
    dropQueuedWakes();
    const RestReason told = restReason(RestReason::Nobody);
    if (told == RestReason::TimeLimit || told == RestReason::TurnLimit)
        rest();
    else
        restIfIdle(); // a waiting cue comes first
    return true;
}

void Conductor::dropQueuedWakes()
{
    for (Member &member : m_floor.roster) {
        member.missed.reset();
        member.wanted.reset();
    }
}

// Continues after a turn that began under another policy.
void Conductor::resourceGoesOn(const TurnEnd &end)
{
    if (end.outcome == Outcome::Spoke)
        return putNewest();
    wakeQueued();
    restIfIdle(end.outcome == Outcome::Failed ? model::Rest{RestReason::Failed, end.cause} : model::Rest{});
}

// Wakes the companions in the field of the message.
void Conductor::putToResource(const Heard &heard)
{
    if (m_floor.held || (m_floor.paused && !m_floor.stepArmed)) {
        m_floor.waitingMessage = heard;
        return restIfIdle();
    }
    if (restsAtLimit(heard))
        return;
    const Field field = fieldOf(m_floor, heard);
    wakeFor(field, heard);
    wakeQueued();
    m_floor.stepArmed = false;
    restIfIdle({RestReason::Nobody, field.emptyBecause});
}

void Conductor::wakeFor(const Field &field, const Heard &heard)
{
    for (Member &member : m_floor.roster) {
        if (!field.holds(member.id))
            continue;
        if (isBusy(member))
            member.missed = heard.id;
        else
            wake(member, heard.id, heard.idle ? Wake::Why::Idle : Wake::Why::Message);
    }
}

// Wakes companions who missed a message while busy, and those whose wanted level is reached. At the ceiling
// nobody is woken any more.
void Conductor::wakeQueued()
{
    if (!mayWake())
        return;
    for (Member &member : m_floor.roster) {
        const bool isDue = member.missed || (member.wanted && *member.wanted <= m_floor.level);
        if (!isDue || isBusy(member) || member.stage() == model::Closing::Terminal)
            continue;
        if (isAtCeiling())
            return dropQueuedWakes();
        if (member.missed)
            wake(member, member.missed, Wake::Why::Missed);
        else
            wake(member, m_floor.newest ? std::optional(m_floor.newest->id) : std::nullopt,
                 Wake::Why::Refund);
    }
}

void Conductor::wake(Member &member, std::optional<base::MessageId> message, Wake::Why why)
{
    member.busy = true;
    member.woken = ++m_floor.timersMade;
    member.cuedAwake = why == Wake::Why::Cued;
    member.missed.reset();
    if (member.wanted && *member.wanted <= m_floor.level)
        member.wanted.reset();
    emitLine(Wake{member.id, message, why});
}

// Ends the wake of a companion. Their words were bought already, so the text is not posted.
void Conductor::wakeOver(Member &member, const model::TurnOver &input)
{
    member.busy = false;
    member.cuedAwake = false;
    if (input.outcome == Outcome::NoReply && !wantsMore(input))
        declineQuestions(member.id, member.woken);
    if (input.outcome == Outcome::NoReply && input.wanted)
        waitFor(member, *input.wanted);
    wakeQueued();
    restIfIdle(input.outcome == Outcome::Failed ? model::Rest{RestReason::Failed, input.cause}
                                                : model::Rest{});
}

// A cue waits while the floor is held; a pause does not hold it back.
void Conductor::wakeCued()
{
    if (m_floor.held)
        return restIfIdle();
    const ParticipantId companion = *std::exchange(m_floor.queuedCue, std::nullopt);
    wake(*member(companion), m_floor.newest ? std::optional(m_floor.newest->id) : std::nullopt,
         Wake::Why::Cued);
}

// Ends the companion's wake or wait; returns whether there was any.
bool Conductor::dropWake(Member &member, Cause cause)
{
    const bool wasBusy = std::exchange(member.busy, false);
    const bool waited = member.missed || member.wanted;
    member.cuedAwake = false;
    member.missed.reset();
    member.wanted.reset();
    if (wasBusy)
        emitLine(model::AbortTurn{member.id, cause});
    return wasBusy || waited;
}

// A running turn continues from the policy before; messages and cues that waited for its end need not wait
// here.
void Conductor::joinResource()
{
    const std::optional<ParticipantId> cued = std::exchange(m_floor.queuedCue, std::nullopt);
    const std::optional<Heard> message =
        m_floor.queuedMessage ? m_floor.queuedMessage : m_floor.waitingMessage;
    if (message)
        put(*message);
    if (cued && !isBusy(*member(*cued)))
        giveFloor(*cued);
}

bool Conductor::leaveResource()
{
    bool dropped = std::exchange(m_floor.waitingMessage, std::nullopt).has_value();
    for (Member &member : m_floor.roster)
        dropped |= dropWake(member, Cause::Policy);
    dropped |= std::exchange(m_floor.queuedCue, std::nullopt).has_value();
    return dropped;
}

// Release, play and step: first the cued companion, then the newest waiting message, then queued messages.
void Conductor::goOnResource()
{
    if (m_floor.waitingTurn) // left over from the policy before
        return letWaitingTurnStart();
    const qsizetype linesBefore = m_outputs.size();
    if (m_floor.queuedCue && !m_floor.held)
        wakeCued();
    if (m_floor.waitingMessage)
        return put(Heard(*m_floor.waitingMessage));
    wakeQueued();
    if (m_outputs.size() > linesBefore)
        m_floor.stepArmed = false;
    else if (m_floor.isResting())
        restAgain();
}

void Conductor::restIfIdle(const model::Rest &reason)
{
    if (m_floor.round || m_floor.turn || m_floor.isAnybodyBusy())
        return;
    const RestReason told = restReason(reason.reason);
    const bool goesOnByItself = told == RestReason::Nobody || told == RestReason::Failed;
    if (!goesOnByItself || m_floor.isResting())
        rest(reason);
}

bool Conductor::isBusy(const Member &member) const
{
    return member.busy || (m_floor.turn && m_floor.turn->companion == member.id);
}

bool Conductor::mayWake() const
{
    return plays(PolicyName::Resource) && !m_floor.held && !m_floor.stopped && !isAtTurnLimit() &&
           (!m_floor.paused || m_floor.stepArmed);
}

} // namespace studio::turn
