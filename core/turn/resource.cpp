// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/conductor.h"

#include "core/model/participants.h"
#include "core/model/refusal.h"
#include "core/turn/field.h"
#include "core/turn/price.h"

#include <algorithm>
#include <utility>

// The resource floor: speech is bought from a common level that comes back with time (§4).
namespace studio::turn {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using model::Cause;
using model::Ignored;
using model::Outcome;
using model::PolicyName;
using model::RestReason;
using model::Wake;

void Conductor::consume(const model::Consume &input)
{
    if (!plays(PolicyName::Resource))
        return ignore("consume", Ignored::Why::OutOfTurn);
    const std::optional<int> amount = readAmount(input.amount);
    if (!amount)
        return ignore("consume", Ignored::Why::Malformed);
    if (const std::optional<Ignored::Why> why = whyNoConsume(input.from))
        return ignore("consume", *why);
    const std::optional<Heard> heard = take(input.message, input.from, "consume");
    if (!heard)
        return;
    if (const QString why = whyNotSold(input, *amount); !why.isEmpty())
        return emitLine(model::Consumed{input.from, false, m_floor.level, why});
    if (*amount > m_floor.level) {
        emitLine(model::Consumed{input.from, false, m_floor.level, model::kNotEnoughResource});
        if (Member *refused = member(input.from))
            waitFor(*refused, *amount);
        return;
    }
    sell(*heard, input.message.text, *amount);
}

// Who was woken may consume, whatever happened since.
std::optional<Ignored::Why> Conductor::whyNoConsume(const ParticipantId &from) const
{
    if (m_floor.stopped)
        return Ignored::Why::Stopped;
    const Member *member = m_floor.member(from);
    if (!member || member->busy)
        return std::nullopt;
    if (member->muted)
        return Ignored::Why::Muted;
    if (member->stage() == model::Closing::Terminal)
        return Ignored::Why::Terminal;
    if (isAtCeiling())
        return Ignored::Why::TimeLimit;
    if (isAtTurnLimit())
        return Ignored::Why::TurnLimit;
    return std::nullopt;
}

// What is refused before the money is looked at; empty: nothing.
QString Conductor::whyNotSold(const model::Consume &input, int amount) const
{
    const bool isResident = m_floor.member(input.from) && model::isCompanion(input.from);
    if (m_floor.policy.strictTiers.value_or(isResident)) {
        const int longest = longestFor(amount, m_floor.policy.tiers);
        if (graphemes(input.message.text, longest + 1) > longest)
            return model::kTooLong + QString::number(longest);
    }
    if (m_floor.policy.refuseRepeats && m_floor.recent.contains(input.message.text))
        return model::kRepeated;
    return {};
}

void Conductor::sell(const Heard &heard, const QString &text, int amount)
{
    m_floor.level -= amount;
    m_floor.refunds.append({m_now + m_floor.policy.refund, amount, heard.from, ++m_floor.timersMade, m_now});
    emitLine(model::Consumed{heard.from, true, m_floor.level, u"Resource consumed."_s});
    if (Member *buyer = member(heard.from); buyer && buyer->wanted && *buyer->wanted <= amount)
        buyer->wanted.reset(); // it got what it waited for
    remember(heard, text);
    if (model::isUser(heard.from)) {
        userIsThere();
        m_floor.companionTurns = 0;
        m_floor.idleTalks = 0;
        m_floor.userMessage = m_floor.messages;
        welcomeBack(heard);
    } else {
        ++m_floor.companionTurns;
    }
    keepLedger(heard);
    const bool isBackchannel = amount < backchannelBelow(m_floor.policy.tiers);
    if (!isBackchannel || m_floor.policy.backchannelWakes)
        return put(heard);
    if (restsAtLimit(heard))
        return;
    wakeQueued(); // somebody may have come back by it whose level has come meanwhile
    restIfIdle();
}

// The limit is told at once, though some may still finish; nobody is woken any more.
bool Conductor::restsAtLimit(const Heard &heard)
{
    if ((model::isUser(heard.from) && !heard.idle) || !isAtLimit() || allClosed())
        return false;
    dropQueuedWakes();
    const RestReason told = restReason(RestReason::Nobody);
    if (told == RestReason::TimeLimit || told == RestReason::TurnLimit)
        rest();
    else
        restIfIdle(); // a cue that waits comes first
    return true;
}

void Conductor::dropQueuedWakes()
{
    for (Member &member : m_floor.roster) {
        member.missed.reset();
        member.wanted.reset();
    }
}

void Conductor::refund()
{
    const bool rested = m_floor.isResting();
    const auto next = std::min_element(m_floor.refunds.cbegin(), m_floor.refunds.cend(),
                                       [](const Refund &a, const Refund &b) { return a.due < b.due; });
    const int amount = next->amount;
    m_floor.refunds.erase(next);
    m_floor.level = std::min(Floor::kFullLevel, m_floor.level + amount);
    emitLine(model::Refunded{amount, m_floor.level});
    wakeQueued();
    if (!rested && m_floor.isResting())
        rest(); // at the ceiling nobody waits any more
}

// After a turn that began under another policy.
void Conductor::resourceGoesOn(const TurnEnd &end)
{
    if (end.outcome == Outcome::Spoke)
        return putNewest();
    wakeQueued();
    restIfIdle(end.outcome == Outcome::Failed ? model::Rest{RestReason::Failed, end.cause} : model::Rest{});
}

// Wakes the message's field.
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

// Those who missed a message while they were busy, and those whose level has come. At the ceiling nobody is
// woken any more.
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

// A companion that was woken is done. What it said it has bought, so its text is not posted.
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

// What the level covers already, or never will, is not waited for.
void Conductor::waitFor(Member &member, int amount)
{
    const bool willCome = amount > m_floor.level && amount <= Floor::kFullLevel;
    if (willCome && !member.muted && !isAtLimit())
        member.wanted = amount;
}

// While held a cue waits; a pause does not hold it back.
void Conductor::wakeCued()
{
    if (m_floor.held)
        return restIfIdle();
    const ParticipantId companion = *std::exchange(m_floor.queuedCue, std::nullopt);
    wake(*member(companion), m_floor.newest ? std::optional(m_floor.newest->id) : std::nullopt,
         Wake::Why::Cued);
}

// Ends what the companion does or waits for; tells whether there was anything.
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

// A turn goes on from the policy before; what waited for its end need not wait here.
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

// Release, play and step: the cued, then the newest waiting message, then what was queued.
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
