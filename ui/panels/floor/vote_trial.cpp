// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/vote_trial.h"

#include "core/explain/decision_sentence.h"
#include "core/explain/what_if_sentence.h"
#include "core/explain/wording.h"
#include "ui/panels/told_in.h"

#include <algorithm>

namespace studio::ui {

using model::Candidate;
using model::VoteEdit;
using Vote = ports::FloorRow::Vote;

namespace {

constexpr int kMostImportance = 10;
constexpr qsizetype kMostInWords = 3;
constexpr qsizetype kLongestName = 40; // characters of a name in a list of changes

template<class Value>
void keepIfOther(std::optional<Value> &edited, const Value &recorded)
{
    if (edited == recorded)
        edited.reset();
}

QString nameOf(const base::ParticipantId &id, const People &people)
{
    const QString name = people.name(id);
    return name.size() <= kLongestName ? name : name.left(kLongestName) + QChar(u'…');
}

QString importanceInWords(const VoteEdit &edit, const Candidate &was)
{
    if (was.cause)
        return QString::number(*edit.importance);
    //: Of how important a vote is: %1 what is tried, %2 what it was
    return Floor::tr("%1 instead of %2").arg(*edit.importance).arg(was.importance);
}

QString inWords(const VoteEdit &edit, const Candidate &was, const People &people)
{
    QStringList parts;
    if (edit.missing)
        parts.append(Floor::tr("no vote"));
    if (edit.importance)
        parts.append(importanceInWords(edit, was));
    if (edit.state)
        parts.append(explain::voteStateText(*edit.state));
    if (edit.selected)
        parts.append(*edit.selected ? Floor::tr("called on") : Floor::tr("not called on"));
    if (edit.closing)
        parts.append(*edit.closing == model::Closing::None ? Floor::tr("staying")
                                                           : explain::closingText(*edit.closing));
    //: A vote that is tried: %1 a name, %2 what it says, such as "10 instead of 7, speak"
    return Floor::tr("%1: %2").arg(nameOf(edit.companion, people), explain::listed(parts));
}

} // namespace

const Candidate *candidateIn(const model::Decision &decision, const base::ParticipantId &id)
{
    const auto found = std::find_if(decision.candidates.cbegin(), decision.candidates.cend(),
                                    [&id](const Candidate &one) { return one.id == id; });
    return found == decision.candidates.cend() ? nullptr : &*found;
}

std::optional<Candidate> VoteTrial::vote(const base::ParticipantId &id) const
{
    const Candidate *recorded = candidateIn(was, id);
    if (!recorded)
        return std::nullopt;
    Candidate vote = *recorded;
    const auto edit = std::find_if(edits.cbegin(), edits.cend(),
                                   [&id](const VoteEdit &one) { return one.companion == id; });
    if (edit == edits.cend())
        return vote;
    if (edit->missing)
        return Candidate{.id = id, .cause = vote.cause.value_or(model::Cause::NoAnswer)};
    vote.cause.reset();
    vote.state = edit->state.value_or(vote.state);
    vote.importance = edit->importance.value_or(vote.importance);
    vote.selected = edit->selected.value_or(vote.selected);
    vote.closing = edit->closing.value_or(vote.closing);
    return vote;
}

void VoteTrial::give(const VoteEdit &wanted)
{
    const Candidate *recorded = candidateIn(was, wanted.companion);
    if (!recorded)
        return;
    const auto isIts = [&wanted](const VoteEdit &one) { return one.companion == wanted.companion; };
    const auto before = std::find_if(edits.begin(), edits.end(), isIts);
    VoteEdit edit{.companion = wanted.companion};
    if (wanted.missing) {
        edit.missing = !recorded->cause;
    } else {
        if (before != edits.end() && !before->missing)
            edit = *before;
        edit.state = wanted.state ? wanted.state : edit.state;
        edit.importance =
            wanted.importance ? std::clamp(*wanted.importance, 0, kMostImportance) : edit.importance;
        edit.selected = wanted.selected ? wanted.selected : edit.selected;
        edit.closing = wanted.closing ? wanted.closing : edit.closing;
        if (!recorded->cause) {
            keepIfOther(edit.state, recorded->state);
            keepIfOther(edit.importance, recorded->importance);
            keepIfOther(edit.selected, recorded->selected);
            keepIfOther(edit.closing, recorded->closing);
        }
    }
    if (before == edits.end()) {
        if (!edit.isEmpty())
            edits.append(edit);
    } else if (edit.isEmpty()) {
        edits.erase(before);
    } else {
        *before = edit;
    }
}

model::WhatIf VoteTrial::question() const
{
    model::WhatIf change{.votes = edits};
    if (seq > 0)
        change.round = seq;
    change.newestRound = seq == 0;
    return change;
}

model::WhatIf VoteTrial::inEveryRound() const
{
    model::WhatIf change;
    for (const VoteEdit &edit : edits) {
        const Candidate *recorded = candidateIn(was, edit.companion);
        if (edit.missing) {
            change.leftOut.insert(edit.companion);
            continue;
        }
        model::VoteShift shift{.state = edit.state, .selected = edit.selected, .closing = edit.closing};
        if (edit.importance)
            shift.importance = *edit.importance - (recorded->cause ? 0 : recorded->importance);
        change.shifts.insert(edit.companion, shift);
    }
    return change;
}

bool VoteTrial::take(const model::WhatIfAnswer &given)
{
    if (!given.round || given.round->was != was || (seq > 0 && given.round->seq != seq))
        return false;
    answer = given.round;
    return true;
}

bool VoteTrial::isKnown() const { return answer && answer->unknown == model::ReDecided::Unknown::None; }

ports::FloorView triedFloor(ports::FloorView floor, const VoteTrial &trial)
{
    floor.decision = trial.answer ? trial.answer->would : trial.was;
    for (Candidate &one : floor.decision->candidates)
        one = trial.vote(one.id).value_or(one);
    const bool speaks = trial.isKnown() ? trial.answer->wouldSpeak : !trial.answer;
    for (ports::FloorRow &row : floor.rows) {
        row.speaking = row.next = row.awake = false; // that describes the room, not the trial
        row.flip.reset();
        row.winner = speaks && floor.decision->winner == row.id;
        if (floor.decision->flip && floor.decision->flip->companion == row.id)
            row.flip = floor.decision->flip;
        const std::optional<Candidate> vote = trial.vote(row.id);
        if (!vote)
            continue;
        row.state = vote->state;
        row.importance = vote->importance;
        row.selected = vote->selected;
        row.cause = vote->cause;
        if (const Candidate *recorded = candidateIn(trial.was, row.id); recorded->closing != vote->closing)
            row.stage = vote->closing;
        if (!vote->cause)
            row.vote = Vote::Voted;
        else if (row.vote == Vote::Voted)
            row.vote = Vote::Missing;
    }
    return floor;
}

QString triedInWords(const VoteTrial &trial, const People &people)
{
    QStringList changes;
    for (const VoteEdit &edit : trial.edits.first(std::min(kMostInWords, trial.edits.size())))
        changes.append(inWords(edit, *candidateIn(trial.was, edit.companion), people));
    const qsizetype more = trial.edits.size() - changes.size();
    //: Between votes that are tried: "Kyoko: 10 instead of 7; Aya: listen"
    const QString all = changes.join(Floor::tr("; "));
    //: %1 some votes that are tried
    return more > 0 ? Floor::tr("%1; and %n more", nullptr, int(more)).arg(all) : all;
}

QString triedSentence(const VoteTrial &trial, const People &people, const model::PolicySettings &policy)
{
    QList<base::ParticipantId> ids;
    for (const Candidate &one : trial.was.candidates)
        ids.append(one.id);
    if (trial.answer && !trial.isKnown())
        return explain::whatIfSentence(*trial.answer, people.namesOf(ids));
    return explain::decisionSentence(trial.answer ? trial.answer->would : trial.was, people.namesOf(ids),
                                     policy);
}

QString whyNotTried(const model::Decision &decision)
{
    if (model::isOfVotes(decision))
        return {};
    if (decision.rule == model::Rule::OnlyCandidate)
        return Floor::tr("No votes here, so no vote can be changed.");
    return Floor::tr("Only votes can be changed. This round was not decided by votes.");
}

} // namespace studio::ui
