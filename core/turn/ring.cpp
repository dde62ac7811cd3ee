// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/conductor.h"

#include "core/model/participants.h"
#include "core/turn/field.h"
#include "core/turn/ring_choice.h"
#include "core/turn/shuffle.h"

#include <algorithm>
#include <utility>

// The ring: companions speak in a drawn order, one after another, until all of them were silent (§5).
namespace studio::turn {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using model::Cause;
using model::Ignored;
using model::Outcome;
using model::PolicyName;
using model::RestReason;

// Draws a new order, dormant, with nobody marked silent: at the start, on a change of membership, on
// switching to the ring.
void Conductor::drawOrder()
{
    QList<ParticipantId> companions;
    for (const Member &member : std::as_const(m_floor.roster))
        companions.append(member.id);
    m_floor.ring.order = shuffled(companions, m_floor.ring.stream);
    m_floor.ring.current.reset();
    m_floor.ring.silent.clear();
}

void Conductor::reshuffle()
{
    if (!plays(PolicyName::Ring))
        return ignore("reshuffle", Ignored::Why::OutOfTurn);
    m_floor.ring.order = shuffled(m_floor.ring.order, m_floor.ring.stream);
}

void Conductor::setOrder(const QList<ParticipantId> &companions)
{
    if (!plays(PolicyName::Ring))
        return ignore("order", Ignored::Why::OutOfTurn);
    const QList<ParticipantId> &order = m_floor.ring.order;
    if (!std::is_permutation(companions.cbegin(), companions.cend(), order.cbegin(), order.cend()))
        return ignore("order", Ignored::Why::Malformed);
    m_floor.ring.order = companions;
}

void Conductor::reset()
{
    if (!plays(PolicyName::Ring))
        return ignore("reset", Ignored::Why::OutOfTurn);
    if (m_floor.turn)
        abortTurn(Cause::Reset);
    m_floor.waitingTurn.reset();
    m_floor.waitingMessage.reset();
    m_floor.queuedMessage.reset();
    m_floor.queuedCue.reset();
    m_floor.userWait.reset();
    rest();
}

void Conductor::maySpeak(const ParticipantId &companion)
{
    const Permission answer = ringPermission(m_floor, companion);
    const bool isRing = plays(PolicyName::Ring);
    emitLine(model::MaySpeak{companion, answer.allowed, isRing ? m_floor.ring.current : std::nullopt,
                             answer.reason});
}

// Puts a message to a dormant ring, or a user's message, which always begins a new cycle.
void Conductor::putToRing(const Heard &heard)
{
    m_floor.ring.silent.clear();
    giveRingTo(ringWokenBy(m_floor, heard), heard);
}

// Marks the end of a turn in the ring, before waiting messages are handled.
void Conductor::markInRing(const ParticipantId &companion, Outcome outcome)
{
    Ring &ring = m_floor.ring;
    if (ring.current != companion)
        return; // the turn began before the membership changed, or under another policy
    switch (outcome) {
    case Outcome::Spoke: ring.silent.clear(); break;
    case Outcome::NoReply:
    case Outcome::Cancelled: ring.silent.insert(companion); break;
    case Outcome::Failed: break;
    }
}

void Conductor::ringGoesOn(const TurnEnd &end)
{
    const std::optional<Heard> waiting = std::exchange(m_floor.waitingMessage, std::nullopt);
    if (waiting && model::isUser(waiting->from) && end.outcome != Outcome::Spoke)
        return put(*waiting); // a cue came before the message, and got no answer
    if (end.outcome == Outcome::Failed)
        return rest({RestReason::Failed, end.cause});
    if (!m_floor.ring.current)
        return end.outcome == Outcome::Spoke ? putNewest() : rest();
    const bool mayGoOn = !allClosed() && !isAtLimit();
    if (!mayGoOn || end.outcome != Outcome::Spoke || !waitsForUser(*m_floor.newest))
        advanceRing();
}

void Conductor::advanceRing()
{
    if (allClosed() || isAtLimit())
        return rest();
    const Heard newest = m_floor.newest.value_or(Heard{}); // a cue can come before the first message
    giveRingTo(ringFromPlace(m_floor, m_floor.ring.order.indexOf(*m_floor.ring.current) + 1, newest), newest);
}

void Conductor::giveRingTo(const std::optional<ParticipantId> &companion, const Heard &heard)
{
    if (!companion)
        return rest({RestReason::Nobody, fieldOf(m_floor, heard).emptyBecause});
    m_floor.ring.current = companion;
    floorTo(*companion, heard.id.isEmpty() ? std::nullopt : std::optional(heard.id), false);
}

} // namespace studio::turn
