// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/conductor.h"

#include "core/model/participants.h"
#include "core/turn/shuffle.h"

#include <algorithm>
#include <utility>

// The ring: the companions in a drawn order, one after the other, until all of them were silent (§5).
namespace studio::turn {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using model::Cause;
using model::Ignored;
using model::Outcome;
using model::PolicyName;
using model::RestReason;

// A new order, dormant, nobody silent: at the start, on a change of membership, on switching to the ring.
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
    rest();
}

// The reasons are those of the seed; outside the ring, or of somebody who is not in it, it keeps nobody from
// speaking.
void Conductor::maySpeak(const ParticipantId &companion)
{
    const Ring &ring = m_floor.ring;
    const auto tell = [this, &companion, &ring](bool allowed, const QString &reason) {
        const bool isRing = plays(PolicyName::Ring);
        emitLine(model::MaySpeak{companion, allowed, isRing ? ring.current : std::nullopt, reason});
    };
    if (!plays(PolicyName::Ring) || ring.order.isEmpty())
        tell(true, u"no_turn_state"_s);
    else if (!ring.order.contains(companion))
        tell(true, u"not_in_turn_order"_s);
    else if (!ring.current)
        tell(false, u"dormant"_s);
    else if (ring.current == companion)
        tell(true, u"is_current_speaker"_s);
    else
        tell(false, u"not_current_speaker"_s);
}

// A message finds the ring dormant, or it is a user's and begins a new cycle anyway.
void Conductor::putToRing(const Heard &heard)
{
    m_floor.ring.silent.clear();
    const qsizetype afterSender = m_floor.ring.order.indexOf(heard.from) + 1; // an outsider is at -1
    giveRingTo(model::isUser(heard.from) ? wokenBy(heard) : fromPlace(afterSender, heard), heard.id);
}

std::optional<ParticipantId> Conductor::wokenBy(const Heard &heard) const
{
    using UserWakes = model::PolicySettings::UserWakes;
    const QList<ParticipantId> &order = m_floor.ring.order;
    switch (m_floor.policy.userWakes) {
    case UserWakes::Addressed:
        for (const ParticipantId &named : heard.to + heard.mentions) {
            if (ringMayChoose(named, heard))
                return named;
        }
        break;
    case UserWakes::First: break;
    case UserWakes::Next: {
        const auto spokeLast =
            std::max_element(order.cbegin(), order.cend(), [this](const auto &a, const auto &b) {
                return m_floor.lastSpoke.value(a) < m_floor.lastSpoke.value(b);
            });
        if (spokeLast != order.cend() && m_floor.lastSpoke.contains(*spokeLast))
            return fromPlace(spokeLast - order.cbegin() + 1, heard);
        break;
    }
    }
    return fromPlace(0, heard);
}

/// The first from that place on, once around, that the ring may choose.
std::optional<ParticipantId> Conductor::fromPlace(qsizetype place, const Heard &heard) const
{
    const QList<ParticipantId> &order = m_floor.ring.order;
    for (qsizetype i = 0; i < order.size(); ++i) {
        const ParticipantId &companion = order[(place + i) % order.size()];
        if (ringMayChoose(companion, heard))
            return companion;
    }
    return std::nullopt;
}

// Who is muted, has left or did not hear a whisper counts as silent.
bool Conductor::ringMayChoose(const ParticipantId &companion, const Heard &heard) const
{
    const Member *member = m_floor.member(companion);
    const bool heardIt = !heard.whisper || heard.to.contains(companion);
    return member && heardIt && !member->muted && member->stage() != model::Closing::Terminal &&
           !m_floor.ring.silent.contains(companion);
}

// What the end of a turn means for the ring, before what waited has its say.
void Conductor::markInRing(const ParticipantId &companion, Outcome outcome)
{
    Ring &ring = m_floor.ring;
    if (ring.current != companion)
        return; // it began before the membership changed, or under another policy
    switch (outcome) {
    case Outcome::Spoke: ring.silent.clear(); break;
    case Outcome::NoReply:
    case Outcome::Cancelled: ring.silent.insert(companion); break;
    case Outcome::Failed: break;
    }
}

void Conductor::ringGoesOn(Outcome outcome, const std::optional<Cause> &cause)
{
    const std::optional<Heard> waiting = std::exchange(m_floor.waitingMessage, std::nullopt);
    if (waiting && model::isUser(waiting->from) && outcome != Outcome::Spoke)
        return put(*waiting); // a cue came before it, and was not answered
    if (outcome == Outcome::Failed)
        return rest({RestReason::Failed, cause});
    if (!m_floor.ring.current)
        return outcome == Outcome::Spoke ? putNewest() : rest();
    if (allClosed() || isAtLimit())
        return rest();
    const Heard newest = m_floor.newest.value_or(Heard{}); // a cue can come before the first message
    giveRingTo(fromPlace(m_floor.ring.order.indexOf(*m_floor.ring.current) + 1, newest),
               m_floor.newest ? std::optional(newest.id) : std::nullopt);
}

void Conductor::giveRingTo(const std::optional<ParticipantId> &companion,
                           const std::optional<base::MessageId> &message)
{
    if (!companion)
        return rest();
    m_floor.ring.current = companion;
    floorTo(*companion, message, false);
}

} // namespace studio::turn
