// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_trial.h"

#include "ui/panels/floor/policy_words.h"
#include "ui/panels/told_in.h"

#include <algorithm>

namespace studio::ui {

namespace {

bool isInRoom(const ports::FloorView &floor, const base::ParticipantId &id)
{
    return std::any_of(floor.rows.cbegin(), floor.rows.cend(),
                       [&id](const ports::FloorRow &row) { return row.id == id; });
}

} // namespace

QString FloorTrial::leftSentence(const base::ParticipantId &id) const
{
    return Floor::tr("%1 has left the room, so this cannot be played.").arg(m_shown.people.name(id));
}

bool FloorTrial::canTry() const
{
    const ports::FloorView &floor = m_shown.recorded();
    return m_shown.isOpen && m_isOffered && asksForVotes(floor) && !floor.votingOn && floor.decision &&
           model::isOfVotes(*floor.decision);
}

QString FloorTrial::grabHint() const
{
    const ports::FloorView &floor = m_shown.recorded();
    if (!m_shown.isOpen || !m_isOffered || !asksForVotes(floor))
        return {};
    if (canTry())
        return Floor::tr("Drag the bar, or press Left and Right, to see what another vote would have done.");
    if (floor.votingOn)
        return Floor::tr("Votes cannot be changed during a vote. Wait for the decision.");
    return floor.decision ? whyNotTried(*floor.decision) : QString();
}

bool FloorTrial::isStale() const
{
    return m_current && !m_shown.isPast() && (!canTry() || m_shown.now.decision != m_current->was);
}

void FloorTrial::give(const model::VoteEdit &edit)
{
    if (!m_current)
        m_current =
            VoteTrial{.seq = m_shown.isPast() ? m_shown.pastSeq : 0, .was = *m_shown.recorded().decision};
    m_current->give(edit);
    m_problem.clear();
}

void FloorTrial::takeBack(const base::ParticipantId &companion)
{
    if (m_current)
        m_current->edits.removeIf(
            [&companion](const model::VoteEdit &edit) { return edit.companion == companion; });
}

void FloorTrial::take(const model::WhatIfAnswer &answer)
{
    if (!m_current)
        return;
    if (m_current->take(answer))
        m_problem.clear();
    else if (answer.round)
        m_problem = Floor::tr("There is a newer decision. Try again.");
}

void FloorTrial::takeProblem(const QString &sentence)
{
    if (!m_current)
        return;
    m_current->answer.reset(); // the outcome on screen belongs to the change before
    m_problem = sentence;
}

void FloorTrial::end()
{
    m_current.reset();
    m_problem.clear();
}

std::optional<ports::FloorView> FloorTrial::outcome() const
{
    return m_current ? std::optional(triedFloor(m_shown.recorded(), *m_current)) : std::nullopt;
}

QString FloorTrial::whyNotPlayed() const
{
    if (m_shown.isReadOnly)
        return Floor::tr("This room is read-only, so nothing can be played.");
    if (m_shown.now.policy.policy != model::PolicyName::Vote)
        return Floor::tr(
            "This room no longer votes. Switch its turn-taking to State vote to continue from here.");
    if (!m_current || !m_current->answer)
        return Floor::tr("No outcome yet.");
    for (const model::VoteEdit &edit : m_current->edits) {
        const model::Candidate *was = candidateIn(m_current->was, edit.companion);
        if (was->cause && model::isOfField(*was->cause))
            return Floor::tr("%1 was not asked to vote in this round, so no vote by %1 can be played.")
                .arg(m_shown.people.name(edit.companion));
        if (!isInRoom(m_shown.now, edit.companion))
            return leftSentence(edit.companion);
    }
    const auto &winner = m_current->answer->would.winner;
    return winner && !isInRoom(m_shown.now, *winner) ? leftSentence(*winner) : QString();
}

} // namespace studio::ui
