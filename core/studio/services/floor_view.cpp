// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/floor_view.h"

#include "core/room/director.h"

namespace studio::services {

using base::ParticipantId;
using model::Candidate;
using model::Cause;
using ports::FloorRow;

namespace {

void showCandidate(FloorRow &row, const Candidate &candidate)
{
    row.state = candidate.state;
    row.importance = candidate.importance;
    row.selected = candidate.selected;
    row.cause = candidate.cause;
    if (candidate.cause == Cause::NotAsked)
        row.vote = FloorRow::Vote::None;
    else
        row.vote = candidate.cause ? FloorRow::Vote::Missing : FloorRow::Vote::Voted;
}

void showBallot(FloorRow &row, const turn::Round &round)
{
    for (const turn::Ballot &ballot : round.ballots) {
        if (ballot.contender.candidate.id != row.id)
            continue;
        if (ballot.over)
            showCandidate(row, ballot.contender.candidate);
        else
            row.vote = FloorRow::Vote::Pending;
    }
}

void showDecision(FloorRow &row, const model::Decision &decision, const QList<turn::Contender> &votes)
{
    for (const Candidate &candidate : decision.candidates) {
        if (candidate.id == row.id)
            showCandidate(row, candidate);
    }
    row.winner = decision.winner == row.id;
    row.flip = turn::smallestFlip(votes, row.id);
}

} // namespace

ports::FloorView floorView(const room::Director &director)
{
    const turn::Floor &floor = director.floor();
    ports::FloorView view;
    view.decision = director.decision();
    view.rest = director.rest();
    view.held = floor.held;
    view.paused = floor.paused;
    view.stopped = floor.stopped;
    view.companionTurns = floor.companionTurns;
    view.policy = director.room().policy;
    if (floor.round)
        view.votingOn = floor.round->message.id;

    for (const turn::Member &member : floor.roster) {
        FloorRow row{.id = member.id, .stage = member.stage(), .muted = member.muted};
        if (floor.round)
            showBallot(row, *floor.round);
        else if (view.decision)
            showDecision(row, *view.decision, floor.lastVote);
        const bool holds = floor.turn && floor.turn->companion == member.id;
        const bool waits = floor.waitingTurn && floor.waitingTurn->companion == member.id;
        row.speaking = holds && director.hasBegun();
        row.next = waits || (holds && !row.speaking);
        view.rows.append(row);
    }
    return view;
}

} // namespace studio::services
