// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/director.h"

#include "core/model/participants.h"
#include "core/room/origin.h"
#include "core/room/room_queries.h"

#include <algorithm>

// How a room goes back in its log and does something again, and how what was said is changed.
namespace studio::room {

using base::Millis;
using base::ParticipantId;
using model::FloorOutput;

namespace {

/// Whose turn the line begins; none: it begins no turn.
std::optional<ParticipantId> beginnerIn(const FloorOutput &line)
{
    if (const auto *start = std::get_if<model::StartTurn>(&line.kind))
        return start->companion;
    if (const auto *wake = std::get_if<model::Wake>(&line.kind))
        return wake->companion;
    return std::nullopt;
}

/// What the director was asked in that round.
model::AskDirector openQuestion(const turn::Round &round)
{
    model::AskDirector question{
        round.message.id, {}, round.directorDeadline.value_or(Millis(0)), round.message.idle};
    for (const turn::Ballot &ballot : round.ballots) {
        if (ballot.contender.candidate.cause == model::Cause::NotAsked)
            question.candidates.append(ballot.contender.candidate.id);
    }
    return question;
}

} // namespace

qint64 Director::comeToRest(const model::Origin &origin)
{
    const qint64 before = m_newestSeq;
    m_queries->endAll();
    if (!m_floor.isResting())
        control(model::Control::Stop, origin);
    else
        hushBought();
    return m_newestSeq == before ? 0 : m_newestSeq;
}

qint64 Director::goBack(const model::Rewound &back, Millis t, const model::Origin &origin)
{
    m_clock.cancel(m_tick);
    m_tick = 0;
    return publish(back, origin, t);
}

qint64 Director::edit(const base::MessageId &message, const QString &text, const model::Origin &origin)
{
    for (model::Message &known : m_context) {
        if (known.id != message)
            continue;
        known.text = text;
        if (known.isInterrupted())
            known.heardUntil = text.size();
    }
    return publish(model::MessageEdited{message, text}, origin);
}

// ---- going on from an earlier event
// ------------------------------------------------------------------------------------------------

// The floor is as it was at that event. What was decided there is in the log already; what is to be decided
// again is told anew, as the lines after the event lie on another way.
void Director::takeUp(const store::Resumption &resumption, const QList<FloorOutput> &newest)
{
    bool goesOn = resumption.back.why != model::Rewound::Why::Chosen;
    if (resumption.back.why == model::Rewound::Why::DecideAgain) {
        CutTurns none;
        for (const FloorOutput &line : newest) {
            if (!std::holds_alternative<model::AbortTurn>(line.kind)) // that was cut long ago
                perform(line, none);
        }
    }
    goesOn = goesOn && takeUpTurns(resumption.turns);
    if (goesOn)
        askMissingVotes();
    tellOfChangedRoom();
    if (!goesOn && !m_floor.isResting())
        control(model::Control::Stop, kStudio);
    tick();
}

/// False: the floor waits for a turn of which nothing is known.
bool Director::takeUpTurns(const QList<store::OpenTurn> &turns)
{
    QList<ParticipantId> waitedFor;
    for (const turn::Member &member : std::as_const(m_floor.roster)) {
        const bool hasTurn = m_floor.turn && m_floor.turn->companion == member.id;
        if ((hasTurn || member.busy) && !m_turns.contains(member.id))
            waitedFor.append(member.id);
    }
    for (const ParticipantId &companion : std::as_const(waitedFor)) {
        const auto known = std::find_if(turns.cbegin(), turns.cend(), [&companion](const auto &turn) {
            return beginnerIn(turn.begin) == companion;
        });
        if (known == turns.cend())
            return false;
        m_turns.insert(companion, RunningTurn{.id = known->id, .attempt = known->attempts + 1});
        if (const auto *woken = std::get_if<model::Wake>(&known->begin.kind))
            wake(*woken, known->id);
        else
            m_clock.callAt(std::max(m_floor.turn->at, m_clock.now()), this,
                           [this, companion, id = known->id] { beginTurn(companion, id); });
    }
    return true;
}

void Director::askMissingVotes()
{
    if (!m_floor.round)
        return;
    const base::MessageId message = m_floor.round->message.id;
    if (m_floor.round->directorDeadline && !waitsForDirector())
        askDirector(openQuestion(*m_floor.round));
    const QList<turn::Ballot> ballots = m_floor.round->ballots;
    for (const turn::Ballot &ballot : ballots) {
        const ParticipantId &voter = ballot.contender.candidate.id;
        if (ballot.over || m_votes.value(voter))
            continue;
        askForVote(voter, message);
        if (model::isGuest(voter))
            waitForGuestVote(voter, message, ballot.deadline);
    }
}

// The room itself does not go back: who takes part and by which rules is as it was set last.
void Director::tellOfChangedRoom()
{
    const model::PolicySettings told = m_floor.policy;
    QList<ParticipantId> known;
    for (const turn::Member &member : std::as_const(m_floor.roster))
        known.append(member.id);
    const model::PolicySettings now = m_room.policy;
    if (known != m_room.roster) {
        m_room.policy = told; // in the order in which a change of both is told
        advanceFloor({m_clock.now(), model::RosterChanged{m_room.roster}}, kStudio);
        m_room.policy = now;
    }
    if (told != now)
        advanceFloor({m_clock.now(), model::PolicyChanged{}}, kStudio);
}

} // namespace studio::room
