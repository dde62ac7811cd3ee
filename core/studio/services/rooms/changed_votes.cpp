// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/rooms/changed_votes.h"

#include "core/room/director.h"
#include "core/studio/services/origin.h"
#include "core/studio/services/rooms/room_words.h"
#include "core/wire/names.h"

#include <algorithm>
#include <tuple>

namespace studio::services {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using model::Candidate;
using model::Cause;
using model::VoteEdit;

namespace {

/// What a companion had voted; none: the round did not wait for the vote, so it is asked for now.
std::optional<Candidate> recorded(const Candidate &candidate)
{
    return candidate.cause == Cause::Early ? std::nullopt : std::optional(candidate);
}

Candidate edited(Candidate vote, const VoteEdit &edit)
{
    if (edit.missing)
        return {.id = vote.id, .cause = Cause::NoAnswer};
    vote.cause.reset();
    vote.state = edit.state.value_or(vote.state);
    vote.importance = std::clamp(edit.importance.value_or(vote.importance), 0, 10);
    vote.selected = edit.selected.value_or(vote.selected);
    vote.closing = edit.closing.value_or(vote.closing);
    return vote;
}

model::RawState stateOf(const Candidate &vote, const base::MessageId &message)
{
    model::RawState state{vote.id.value(),         message.value(), wire::nameOf(vote.state),
                          double(vote.importance), vote.selected,   wire::nameOf(vote.closing)};
    if (vote.quiet)
        state.quiet = true;
    return state;
}

bool isAwaited(const room::Director &director, const base::ParticipantId &voter)
{
    const auto &round = director.floor().round;
    return round && std::any_of(round->ballots.cbegin(), round->ballots.cend(), [&voter](const auto &ballot) {
               return ballot.contender.candidate.id == voter && !ballot.over;
           });
}

/// A vote that could decide the round early comes last, so that every vote counts.
QList<Candidate> lastWordLast(QList<Candidate> votes)
{
    std::stable_sort(votes.begin(), votes.end(), [](const Candidate &one, const Candidate &other) {
        return std::tuple(!one.cause, one.selected, one.importance) <
               std::tuple(!other.cause, other.selected, other.importance);
    });
    return votes;
}

} // namespace

ChangedVotes::ChangedVotes(const model::Decision &decision, const QList<VoteEdit> &edits)
    : m_decision(decision)
    , m_edits(edits)
{
}

const VoteEdit *ChangedVotes::editOf(const base::ParticipantId &voter) const
{
    const auto found = std::find_if(m_edits.cbegin(), m_edits.cend(),
                                    [&voter](const VoteEdit &edit) { return edit.companion == voter; });
    return found == m_edits.cend() ? nullptr : &*found;
}

// In the order of the round.
QList<Candidate> ChangedVotes::known() const
{
    QList<Candidate> votes;
    for (const Candidate &candidate : m_decision.candidates) {
        const VoteEdit *edit = editOf(candidate.id);
        if (const auto vote = edit ? edited(candidate, *edit) : recorded(candidate))
            votes.append(*vote);
    }
    return votes;
}

std::optional<Error> ChangedVotes::flawIn(const room::Director &director) const
{
    if (director.room().policy.policy != model::PolicyName::Vote)
        return Error{
            ErrorCode::InvalidInput,
            RoomWords::tr(
                "This room no longer votes. Switch its turn-taking to State vote to continue from here."),
            director.room().id.value()};
    for (const VoteEdit &edit : m_edits) {
        const auto isIts = [&edit](const Candidate &one) { return one.id == edit.companion; };
        const QList<Candidate> &candidates = m_decision.candidates;
        const auto voter = std::find_if(candidates.cbegin(), candidates.cend(), isIts);
        if (voter == candidates.cend() || (voter->cause && model::isOfField(*voter->cause)))
            return Error{
                ErrorCode::InvalidInput,
                RoomWords::tr("Only the vote of a companion who was asked in that round can be changed."),
                edit.companion.value()};
        if (!director.room().roster.contains(edit.companion))
            return Error{ErrorCode::InvalidInput,
                         RoomWords::tr(
                             "This companion has left the room, so the room cannot continue with this vote."),
                         edit.companion.value()};
    }
    return std::nullopt;
}

qint64 ChangedVotes::giveTo(room::Director &director) const
{
    const QList<Candidate> votes = lastWordLast(known());
    for (const Candidate &vote : votes) {
        if (!isAwaited(director, vote.id))
            continue;
        const model::Origin origin = editOf(vote.id) ? kUser : u"studio"_s;
        if (vote.cause == Cause::Muted)
            director.setMuted(vote.id, true, u"studio"_s);
        else if (vote.cause)
            director.skipVote(vote.id, origin);
        else
            (void)director.vote(stateOf(vote, director.floor().round->message.id), origin);
    }
    return director.newestSeq();
}

} // namespace studio::services
