// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/rooms/floor_view.h"

#include "core/room/director.h"
#include "core/turn/ring_choice.h"

#include <algorithm>

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
    if (candidate.cause == Cause::NotAsked || candidate.isListed)
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

void showDecision(FloorRow &row, const model::Decision &decision, const turn::Poll &votes)
{
    for (const Candidate &candidate : decision.candidates) {
        if (candidate.id == row.id)
            showCandidate(row, candidate);
    }
    row.winner = decision.winner == row.id;
    row.flip = turn::smallestFlip(votes, row.id);
}

void showNotes(FloorRow &row, const room::VoteNotes &notes)
{
    if (row.vote == FloorRow::Vote::Voted)
        row.manner = notes.manner(row.id);
    else if (row.vote == FloorRow::Vote::Missing && row.cause && model::isOfCall(*row.cause))
        row.trouble = notes.trouble(row.id);
}

/// Under other policies the votes of the newest decision belong to an earlier policy.
bool asksForVotes(const model::PolicySettings &policy)
{
    return policy.policy != model::PolicyName::Resource && policy.policy != model::PolicyName::Ring;
}

void showEnding(FloorRow &row, const std::optional<room::Ending> &ending)
{
    if (ending)
        row.lastEnd = ports::TurnEnd{ending->outcome, ending->cause};
}

// A history that is not full is complete from the beginning.
static_assert(room::Ledger::kMostMarks == ports::MeterView::kMostPoints);
static_assert(room::Ledger::kMostPurchases == ports::MeterView::kMostSpendings);

ports::MeterView meterView(const room::Director &director)
{
    const turn::Floor &floor = director.floor();
    ports::MeterView meter{.now = director.now(), .level = floor.level};
    for (const turn::Refund &refund : floor.refunds)
        meter.refunds.append({refund.from, refund.amount, refund.spent, refund.due});
    std::stable_sort(meter.refunds.begin(), meter.refunds.end(),
                     [](const auto &a, const auto &b) { return a.due < b.due; });
    for (const room::Purchase &one : director.ledger().purchases())
        meter.spendings.append(
            {one.t, one.time, one.from, one.amount, one.success, one.refusal, one.level, one.message});
    for (const room::LevelMark &mark : director.ledger().levels())
        meter.history.append({mark.t, mark.level});
    return meter;
}

ports::RingStart ringStart(const room::RingWatch::Start &start)
{
    using Why = room::RingWatch::Why;
    using To = ports::RingStart::Why;
    switch (start.why) {
    case Why::First: return {To::First, start.after};
    case Why::Addressed: return {To::Addressed, start.after};
    case Why::After: return {To::After, start.after};
    case Why::Cued: return {To::Cued, start.after};
    }
    return {};
}

ports::RingView ringView(const room::Director &director)
{
    const turn::Floor &floor = director.floor();
    const room::RingWatch &watch = director.ledger().ring();
    ports::RingView view;
    for (const base::ParticipantId &id : floor.ring.order) {
        const turn::Permission permission = turn::ringPermission(floor, id);
        view.order.append({id, floor.ring.silent.contains(id), permission.allowed, permission.reason});
    }
    view.current = floor.ring.current;
    if (watch.start())
        view.start = ringStart(*watch.start());
    view.next = turn::ringNext(floor);
    view.lastChange = watch.lastChange();
    view.userWakes = turn::ringWokenByUser(floor);
    view.outsiderWakes = turn::ringWokenByOutsider(floor);
    return view;
}

/// Why the room rests by its current rules: no line of the floor tells of a change of policy at rest.
std::optional<model::Rest> restNow(const room::Director &director)
{
    using model::PolicyName;
    using model::RestReason;
    std::optional<model::Rest> rest = director.rest();
    if (!rest)
        return rest;
    const PolicyName policy = director.room().policy.policy;
    const bool isQuiet = rest->reason == RestReason::Nobody || rest->reason == RestReason::Dormant ||
                         rest->reason == RestReason::AwaitingCue;
    if (isQuiet && policy == PolicyName::Manual)
        return model::Rest{RestReason::AwaitingCue, {}};
    const bool isOfAnother = (rest->reason == RestReason::Dormant && policy != PolicyName::Ring) ||
                             rest->reason == RestReason::AwaitingCue;
    return isOfAnother ? model::Rest{RestReason::Nobody, {}} : rest;
}

} // namespace

ports::FloorView floorView(const room::Director &director)
{
    const turn::Floor &floor = director.floor();
    ports::FloorView view;
    view.decision = director.decision();
    view.decisionFacts = director.decisionFacts();
    view.rest = restNow(director);
    view.held = floor.held;
    view.paused = floor.paused;
    view.stopped = floor.stopped;
    view.companionTurns = floor.companionTurns;
    view.sessionTurns = director.sessionTurns();
    view.maxSessionTurns = director.room().turns.maxSessionTurns;
    view.policy = director.room().policy;
    view.failed = director.failedReplies();
    if (floor.round)
        view.votingOn = floor.round->message.id;
    view.directing = floor.round && floor.round->directorDeadline;
    if (view.policy.policy == model::PolicyName::Director)
        view.directorTrouble = director.voteNotes().trouble(model::directorId());

    for (const turn::Member &member : floor.roster) {
        FloorRow row{.id = member.id, .stage = member.stage(), .muted = member.muted};
        if (floor.round)
            showBallot(row, *floor.round);
        else if (view.decision && asksForVotes(view.policy))
            showDecision(row, *view.decision, floor.lastVote);
        showNotes(row, director.voteNotes());
        row.awake = member.busy;
        row.wanted = member.wanted;
        showEnding(row, director.ledger().lastEnding(member.id));
        const bool holds = floor.turn && floor.turn->companion == member.id;
        const bool waits = floor.waitingTurn && floor.waitingTurn->companion == member.id;
        row.speaking = holds && director.hasBegun();
        row.next = waits || (holds && !row.speaking);
        view.rows.append(row);
    }
    if (view.policy.policy == model::PolicyName::Resource)
        view.meter = meterView(director);
    if (view.policy.policy == model::PolicyName::Ring)
        view.ring = ringView(director);
    return view;
}

QList<ports::WaitingCall> waitingView(const QList<room::Wait> &waits, base::Millis now)
{
    QList<ports::WaitingCall> view;
    for (const room::Wait &wait : waits) {
        const llm::ModelWait &why = wait.why;
        ports::WaitingCall call{.companion = wait.companion,
                                .vote = wait.vote,
                                .trouble = why.trouble,
                                .failedTries = why.failedTries,
                                .left = {}};
        if (why.at >= base::Millis(0))
            call.left = std::max(why.at - now, base::Millis(0));
        if (why.loading)
            call.loading =
                ports::LoadingModel{why.loading->model, std::max(now - why.loading->since, base::Millis(0))};
        view.append(call);
    }
    return view;
}

} // namespace studio::services
