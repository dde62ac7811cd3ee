// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/conductor.h"

#include "core/model/participants.h"
#include "core/model/refusal.h"
#include "core/turn/price.h"

#include <algorithm>

// The resource floor: speech is bought from a shared level that recovers with time (§4).
namespace studio::turn {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using model::Ignored;
using model::PolicyName;

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

// A woken companion may consume, whatever happened since.
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

// Why a sale is refused before the price is checked; empty: no reason.
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
        buyer->wanted.reset(); // the wait is over
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
    wakeQueued(); // the message may bring back a companion whose level is reached
    restIfIdle();
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
        rest(); // at the ceiling all waits end
}

// Do not wait for an amount that the level already covers, or never will.
void Conductor::waitFor(Member &member, int amount)
{
    const bool willCome = amount > m_floor.level && amount <= Floor::kFullLevel;
    if (willCome && !member.muted && !isAtLimit())
        member.wanted = amount;
}

} // namespace studio::turn
