// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/director.h"

#include "core/model/participants.h"
#include "core/room/origin.h"

#include <algorithm>
#include <utility>

// Those who come through the doors: their votes and words come whenever they come.
namespace studio::room {

using namespace Qt::StringLiterals;
using base::Millis;
using base::ParticipantId;
using model::Ignored;
using model::Origin;
using model::TurnOver;

namespace {

// Before the engine's own deadline, so that a guest's silence has its own cause.
constexpr Millis kBeforeDeadline{20};
// For votes of guests that have never voted, where they alone are asked.
constexpr Millis kForUnknown{3'000};

} // namespace

const model::Guest *Director::guest(const ParticipantId &id) const
{
    const auto &all = m_room.guests;
    const auto found =
        std::find_if(all.cbegin(), all.cend(), [&id](const model::Guest &guest) { return guest.id == id; });
    return found == all.cend() ? nullptr : &*found;
}

// The room changes before the floor is told, as with every change of the roster.
qint64 Director::setGuests(const QList<model::Guest> &guests, const QList<ParticipantId> &roster,
                           const Origin &origin)
{
    if (guests == m_room.guests && roster == m_room.roster)
        return 0;
    tick();
    const bool isRosterChanged = roster != m_room.roster;
    m_room.guests = guests;
    m_room.roster = roster;
    const qint64 seq = publishRoom(origin);
    return isRosterChanged ? advanceFloor({m_clock.now(), model::RosterChanged{roster}}, origin).seq : seq;
}

std::optional<Ignored::Why> Director::vote(model::RawState state, const Origin &origin)
{
    tick();
    if (std::holds_alternative<model::Absent>(state.messageId) && m_floor.round)
        state.messageId = m_floor.round->message.id.value();
    const Told told = advanceFloor({m_clock.now(), model::Voted{state}}, origin);
    for (const model::FloorOutput &line : told.lines) {
        if (const auto *ignored = std::get_if<Ignored>(&line.kind))
            return ignored->why;
    }
    return std::nullopt;
}

bool Director::isAwaited(const ParticipantId &guest) const
{
    return m_votingGuests.contains(guest) && !m_silentGuests.contains(guest);
}

void Director::hearOf(const ParticipantId &guest)
{
    m_votingGuests.insert(guest);
    m_silentGuests.remove(guest);
}

void Director::expectVotesOf(const ParticipantId &guest, bool expected)
{
    if (expected) { // that it listens is no vote: one that was silent is waited for when it has voted again
        m_votingGuests.insert(guest);
        return;
    }
    m_votingGuests.remove(guest);
    passOverSilentGuests();
}

void Director::waitForGuestVote(const ParticipantId &guest, const base::MessageId &messageId, Millis deadline)
{
    const QPointer<agent::VoteCall> call = m_votes.value(guest);
    if (!call)
        return;
    m_clock.callAt(std::max(m_clock.now(), deadline - kBeforeDeadline), this, [this, guest, messageId, call] {
        if (call && m_votes.value(guest) == call && m_floor.round && m_floor.round->message.id == messageId) {
            m_silentGuests.insert(guest);
            skipVote(guest, kStudio);
        }
    });
    if (!isAwaited(guest))
        m_clock.callAt(m_clock.now() + kForUnknown, call, [this, guest] { passOver(guest); });
}

// Who is not awaited may still vote while others are waited for, but alone it holds nobody up. A vote that
// comes too late is a sign of life: the next round waits for it again. Where nobody else has voted, those who
// have never had the occasion get a moment.
void Director::passOverSilentGuests()
{
    if (!m_floor.round)
        return;
    bool haveOthersVoted = false;
    QList<ParticipantId> silent;
    for (const turn::Ballot &ballot : std::as_const(m_floor.round->ballots)) {
        const ParticipantId &voter = ballot.contender.candidate.id;
        const bool isWaitedFor = !model::isGuest(voter) || isAwaited(voter);
        if (!ballot.over && isWaitedFor)
            return;
        haveOthersVoted = haveOthersVoted || (ballot.over && ballot.isVoter && isWaitedFor);
        if (!ballot.over)
            silent.append(voter);
    }
    const base::MessageId asked = m_floor.round->message.id;
    for (const ParticipantId &guest : std::as_const(silent)) {
        if (!haveOthersVoted && !m_silentGuests.contains(guest))
            continue;
        m_clock.callAt(m_clock.now(), this, [this, guest, asked] {
            if (m_floor.round && m_floor.round->message.id == asked)
                passOver(guest);
        });
    }
}

void Director::passOver(const ParticipantId &guest)
{
    if (!isAwaited(guest) && m_votes.value(guest))
        skipVote(guest, kStudio);
}

// After a sleep of the machine its deadline is over as well; the floor is told of the silence as if it had
// been in time. Nothing was told later than that: it would have met the deadline first.
void Director::missGuestVotes()
{
    if (!m_floor.round)
        return;
    QList<std::pair<Millis, ParticipantId>> late;
    for (const turn::Ballot &ballot : std::as_const(m_floor.round->ballots)) {
        const ParticipantId &voter = ballot.contender.candidate.id;
        if (!ballot.over && ballot.deadline <= m_clock.now() && model::isGuest(voter))
            late.append({ballot.deadline, voter});
    }
    std::stable_sort(late.begin(), late.end(),
                     [](const auto &one, const auto &other) { return one.first < other.first; });
    const base::MessageId asked = m_floor.round->message.id;
    for (const auto &[deadline, voter] : std::as_const(late)) {
        if (!m_floor.round || m_floor.round->message.id != asked)
            return;
        const model::VoteFailed missing{asked, voter, model::Cause::NoAnswer};
        advanceFloor({deadline - Millis(1), missing}, kStudio);
    }
}

// In the gap nobody is asked yet: its turn begins and ends with these words.
bool Director::speakFor(const model::Message &said, const Origin &origin)
{
    tick();
    const ParticipantId guest = said.from;
    if (!m_floor.turn || m_floor.turn->companion != guest || !m_turns.contains(guest))
        return false;
    if (!m_turns.value(guest).call && !hasTurnsLeft())
        return false; // the turn is about to be refused
    TurnOver over{.from = guest, .outcome = model::Outcome::Spoke, .said = said};
    if (over.said->id.isEmpty())
        over.said->id = base::MessageId(m_house.ids.next());
    endGuestTurn(over, origin);
    return true;
}

bool Director::passFor(const ParticipantId &guest, const Origin &origin)
{
    tick();
    if (!m_turns.contains(guest))
        return false;
    endGuestTurn({.from = guest, .outcome = model::Outcome::NoReply}, origin);
    return true;
}

// The call only waited; its events are told here, in the same step as the end.
void Director::endGuestTurn(const TurnOver &over, const Origin &origin)
{
    RunningTurn &turn = m_turns[over.from];
    const base::TurnId id = turn.id;
    turn.origin = origin;
    if (const QPointer<agent::TurnCall> call = std::exchange(turn.call, nullptr)) {
        m_waits.drop(call);
        call->disconnect(this);
        call->cancel();
    }
    if (over.said)
        turnEvent(over.from, id, model::Content{over.said->text});
    turnEvent(over.from, id, model::Finished{.reason = u"stop"_s, .inputTokens = {}, .outputTokens = {}});
    expectNothing(over.from);
    endTurn(over.from, id, over);
}

} // namespace studio::room
