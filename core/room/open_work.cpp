// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/open_work.h"

#include "core/model/participants.h"

#include <algorithm>

namespace studio::room {

using base::Millis;
using base::ParticipantId;
using model::Cause;

namespace {

/// The companion whose turn the line begins; none if it begins no turn.
std::optional<ParticipantId> beginnerIn(const model::FloorOutput &line)
{
    if (const auto *start = std::get_if<model::StartTurn>(&line.kind))
        return start->companion;
    if (const auto *wake = std::get_if<model::Wake>(&line.kind))
        return wake->companion;
    return std::nullopt;
}

/// The question that the director was asked in that round.
model::AskDirector openQuestion(const turn::Round &round)
{
    model::AskDirector question{
        round.message.id, {}, round.directorDeadline.value_or(Millis(0)), round.message.idle};
    for (const turn::Ballot &ballot : round.ballots) {
        if (ballot.contender.candidate.cause == Cause::NotAsked)
            question.candidates.append(ballot.contender.candidate.id);
    }
    return question;
}

} // namespace

bool OpenWork::takeUp(const QList<store::OpenTurn> &turns)
{
    if (!takeUpTurns(turns))
        return false;
    askMissingVotes();
    return true;
}

bool OpenWork::takeUpTurns(const QList<store::OpenTurn> &turns)
{
    const turn::Floor &floor = m_needs.ground.floor();
    QList<ParticipantId> waitedFor;
    for (const turn::Member &member : floor.roster) {
        const bool hasTurn = floor.turn && floor.turn->companion == member.id;
        if ((hasTurn || member.busy) && !m_needs.turns.find(member.id))
            waitedFor.append(member.id);
    }
    for (const ParticipantId &companion : std::as_const(waitedFor)) {
        const auto known = std::find_if(turns.cbegin(), turns.cend(), [&companion](const auto &turn) {
            return beginnerIn(turn.begin) == companion;
        });
        if (known == turns.cend())
            return false;
        takeUpTurn(companion, *known);
    }
    return true;
}

void OpenWork::takeUpTurn(const ParticipantId &companion, const store::OpenTurn &turn)
{
    m_needs.turns.takeUp(companion, turn.id, turn.attempts + 1);
    if (const auto *woken = std::get_if<model::Wake>(&turn.begin.kind))
        return m_needs.gate.wake(*woken, turn.id);
    const Millis gapEnd = m_needs.ground.floor().turn->at;
    m_needs.gate.beginAt(companion, turn.id, std::max(gapEnd, m_needs.ground.clock().now()));
}

void OpenWork::askMissingVotes()
{
    if (!m_needs.ground.floor().round)
        return;
    const turn::Round round = *m_needs.ground.floor().round;
    if (round.directorDeadline && !m_needs.votes.isDirectorAsked())
        m_needs.votes.askDirector(openQuestion(round));
    for (const turn::Ballot &ballot : round.ballots) {
        const ParticipantId &voter = ballot.contender.candidate.id;
        if (ballot.over || m_needs.votes.callOf(voter))
            continue;
        m_needs.votes.ask(voter, round.message.id);
        if (model::isGuest(voter))
            m_needs.guestVotes.waitFor(voter, round.message.id, ballot.deadline);
    }
}

} // namespace studio::room
