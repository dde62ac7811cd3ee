// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/what_if/voter_part.h"

#include <algorithm>

namespace studio::what_if {

using base::Millis;
using model::Candidate;
using model::Cause;
using model::VoteEdit;
using model::VoteShift;
using model::WhatIf;
using Unknown = model::ReDecided::Unknown;

namespace {

constexpr int kMostImportance = 10;

Candidate without(const Candidate &candidate, Cause cause) { return {.id = candidate.id, .cause = cause}; }

// An unknown vote; if it arrived after the deadline, the late vote shows what it would have been.
VoterPart unknownPart(const VoterRecord &voter, Unknown why, Millis deadline)
{
    VoterPart part{voter.contender, why, {}};
    if (voter.came && *voter.came < deadline) {
        part.late = voter.vote;
        if (!voter.vote)
            part.unknown = Unknown::None; // it failed, so there is no vote to be had
    }
    return part;
}

// A voter's vote under another deadline. At exactly the deadline a vote is late.
VoterPart underDeadline(const VoterRecord &voter, Millis took, Millis deadline)
{
    const Candidate &counted = voter.contender.candidate;
    const bool inTime = voter.came && *voter.came < deadline;
    VoterPart part{voter.contender, Unknown::None, {}};
    if (counted.cause && model::isOfField(*counted.cause))
        return part;
    if (counted.cause == Cause::Timeout && deadline > voter.deadline) {
        part = unknownPart(voter, Unknown::TimedOut, deadline);
        if (part.late)
            part = {{*part.late, voter.contender.lastSpoke}, Unknown::None, {}};
    } else if (counted.cause == Cause::Early && deadline > took + Millis(1)) {
        part = unknownPart(voter, Unknown::NotAwaited, deadline);
    } else if (voter.dropped) {
        if (deadline <= *voter.dropped) // the round would have been over before the voter left
            part.contender.candidate = inTime && voter.vote ? *voter.vote : without(counted, Cause::Timeout);
    } else if (!inTime) {
        part.contender.candidate = without(counted, Cause::Timeout);
    }
    return part;
}

VoterPart asRecorded(const VoterRecord &voter)
{
    if (voter.contender.candidate.cause == Cause::Early)
        return unknownPart(voter, Unknown::NotAwaited, voter.deadline);
    return {voter.contender, Unknown::None, {}};
}

void shift(Candidate &candidate, const VoteShift &by)
{
    if (candidate.cause)
        return;
    candidate.importance = std::clamp(candidate.importance + by.importance, 0, kMostImportance);
    candidate.state = by.state.value_or(candidate.state);
    candidate.selected = by.selected.value_or(candidate.selected);
    candidate.closing = by.closing.value_or(candidate.closing);
}

// The edited vote counts whenever the recorded vote arrived; fields that are not edited stay as they were
// counted.
VoterPart edited(const VoterRecord &voter, const VoteEdit &edit, const VoteShift &shifted)
{
    VoterPart part{voter.contender, Unknown::None, {}};
    Candidate &candidate = part.contender.candidate;
    if (edit.missing) {
        candidate = without(candidate, candidate.cause.value_or(Cause::NoAnswer));
        return part;
    }
    shift(candidate, shifted);
    candidate.cause.reset();
    candidate.state = edit.state.value_or(candidate.state);
    candidate.importance = std::clamp(edit.importance.value_or(candidate.importance), 0, kMostImportance);
    candidate.selected = edit.selected.value_or(candidate.selected);
    candidate.closing = edit.closing.value_or(candidate.closing);
    return part;
}

const VoteEdit *editOf(const RoundRecord &round, const base::ParticipantId &voter, const WhatIf &change)
{
    if (change.round != round.seq)
        return nullptr; // a question about the newest round refers to it by now
    const auto edit = std::find_if(change.votes.cbegin(), change.votes.cend(), [&voter](const VoteEdit &e) {
        return e.companion == voter && !e.isEmpty();
    });
    return edit == change.votes.cend() ? nullptr : &*edit;
}

} // namespace

QList<VoterPart> partsOf(const RoundRecord &round, const WhatIf &change)
{
    QList<VoterPart> parts;
    parts.reserve(round.voters.size());
    for (const VoterRecord &voter : round.voters) {
        const base::ParticipantId &id = voter.contender.candidate.id;
        if (change.leftOut.contains(id))
            continue;
        const VoteShift shifted = change.shifts.value(id);
        if (const VoteEdit *edit = editOf(round, id, change)) {
            parts.append(edited(voter, *edit, shifted));
            continue;
        }
        VoterPart part =
            change.voteDeadline ? underDeadline(voter, round.took, *change.voteDeadline) : asRecorded(voter);
        shift(part.contender.candidate, shifted);
        if (part.late)
            shift(*part.late, shifted);
        part.strongest = {
            .id = id, .state = model::VoteState::Speak, .importance = kMostImportance, .selected = true};
        shift(part.strongest, shifted);
        parts.append(part);
    }
    return parts;
}

} // namespace studio::what_if
