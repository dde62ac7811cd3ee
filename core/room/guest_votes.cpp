// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/guest_votes.h"

#include "core/model/participants.h"
#include "core/room/origin.h"

#include <algorithm>
#include <utility>

namespace studio::room {

using base::Millis;
using base::ParticipantId;

namespace {

// Slightly before the engine's own deadline, so that the silence of a guest has its own cause.
constexpr Millis kBeforeDeadline{20};
// Deadline for guests that have never voted, when only such guests are asked.
constexpr Millis kForUnknown{3'000};

} // namespace

bool GuestVotes::isAwaited(const ParticipantId &guest) const
{
    return m_voting.contains(guest) && !m_silent.contains(guest);
}

void GuestVotes::hearOf(const ParticipantId &guest)
{
    m_voting.insert(guest);
    m_silent.remove(guest);
}

void GuestVotes::expect(const ParticipantId &guest, bool expected)
{
    if (expected) { // listening is no vote: a silent guest is awaited after the next vote
        m_voting.insert(guest);
        return;
    }
    m_voting.remove(guest);
    passOverSilent();
}

void GuestVotes::waitFor(const ParticipantId &guest, const base::MessageId &message, Millis deadline)
{
    const QPointer<agent::VoteCall> call = m_calls.callOf(guest);
    if (!call)
        return;
    RoomClock &clock = m_ground.clock();
    clock.callAt(std::max(clock.now(), deadline - kBeforeDeadline), this, [this, guest, message, call] {
        const std::optional<turn::Round> &round = m_ground.floor().round;
        if (call && m_calls.callOf(guest) == call && round && round->message.id == message) {
            m_silent.insert(guest);
            m_calls.skip(guest, kStudio);
        }
    });
    if (!isAwaited(guest))
        clock.callAt(clock.now() + kForUnknown, call, [this, guest] { passOver(guest); });
}

// A guest that is not awaited may still vote while others are waited for, but never delays a round alone. A
// vote that comes too late is a sign of life: the next round waits for this guest again. If nobody else has
// voted, guests that never had the chance to vote get a moment.
void GuestVotes::passOverSilent()
{
    const std::optional<turn::Round> &round = m_ground.floor().round;
    if (!round)
        return;
    bool haveOthersVoted = false;
    QList<ParticipantId> silent;
    for (const turn::Ballot &ballot : round->ballots) {
        const ParticipantId &voter = ballot.contender.candidate.id;
        const bool isWaitedFor = !model::isGuest(voter) || isAwaited(voter);
        if (!ballot.over && isWaitedFor)
            return;
        haveOthersVoted = haveOthersVoted || (ballot.over && ballot.isVoter && isWaitedFor);
        if (!ballot.over)
            silent.append(voter);
    }
    const base::MessageId asked = round->message.id;
    for (const ParticipantId &guest : std::as_const(silent)) {
        if (!haveOthersVoted && !m_silent.contains(guest))
            continue;
        m_ground.clock().callAt(m_ground.clock().now(), this, [this, guest, asked] {
            const std::optional<turn::Round> &open = m_ground.floor().round;
            if (open && open->message.id == asked)
                passOver(guest);
        });
    }
}

void GuestVotes::passOver(const ParticipantId &guest)
{
    if (!isAwaited(guest) && m_calls.callOf(guest))
        m_calls.skip(guest, kStudio);
}

// After the machine has slept, the guest's own deadline is over as well; the floor is told of the silence as
// if in time. No later input can have been told: it would have met the deadline first.
void GuestVotes::missLate()
{
    if (!m_ground.floor().round)
        return;
    const Millis now = m_ground.clock().now();
    QList<std::pair<Millis, ParticipantId>> late;
    for (const turn::Ballot &ballot : m_ground.floor().round->ballots) {
        const ParticipantId &voter = ballot.contender.candidate.id;
        if (!ballot.over && ballot.deadline <= now && model::isGuest(voter))
            late.append({ballot.deadline, voter});
    }
    std::stable_sort(late.begin(), late.end(),
                     [](const auto &one, const auto &other) { return one.first < other.first; });
    const base::MessageId asked = m_ground.floor().round->message.id;
    for (const auto &[deadline, voter] : std::as_const(late)) {
        const std::optional<turn::Round> &open = m_ground.floor().round;
        if (!open || open->message.id != asked)
            return;
        const model::VoteFailed missing{asked, voter, model::Cause::NoAnswer};
        m_ground.advance({.input = {deadline - Millis(1), missing}, .policy = {}}, kStudio);
    }
}

} // namespace studio::room
