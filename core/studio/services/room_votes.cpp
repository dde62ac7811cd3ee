// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/room_service.h"

#include "core/studio/services/origin.h"
#include "core/wire/names.h"

#include <algorithm>
#include <memory>
#include <tuple>

// Plays a past round again with changed votes.
namespace studio::services {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::RoomId;
using base::Then;
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

const VoteEdit *editOf(const base::ParticipantId &id, const QList<VoteEdit> &edits)
{
    const auto found = std::find_if(edits.cbegin(), edits.cend(),
                                    [&id](const VoteEdit &edit) { return edit.companion == id; });
    return found == edits.cend() ? nullptr : &*found;
}

/// The known votes of the round, in its order.
QList<Candidate> votesOf(const model::Decision &decision, const QList<VoteEdit> &edits)
{
    QList<Candidate> votes;
    for (const Candidate &candidate : decision.candidates) {
        const VoteEdit *edit = editOf(candidate.id, edits);
        if (const auto vote = edit ? edited(candidate, *edit) : recorded(candidate))
            votes.append(*vote);
    }
    return votes;
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

// Why the votes cannot be played there; none: they can.
std::optional<Error> RoomService::flawInVotes(const room::Director &director, const model::Decision &decision,
                                              const QList<VoteEdit> &edits)
{
    if (director.room().policy.policy != model::PolicyName::Vote)
        return Error{
            ErrorCode::InvalidInput,
            tr("The room does not vote any more. Switch its turn-taking to State vote to play this."),
            director.room().id.value()};
    for (const VoteEdit &edit : edits) {
        const auto isIts = [&edit](const Candidate &one) { return one.id == edit.companion; };
        const auto voter = std::find_if(decision.candidates.cbegin(), decision.candidates.cend(), isIts);
        if (voter == decision.candidates.cend() || (voter->cause && model::isOfField(*voter->cause)))
            return Error{ErrorCode::InvalidInput,
                         tr("You can only change the vote of a companion who was asked in that round."),
                         edit.companion.value()};
        if (!director.room().roster.contains(edit.companion))
            return Error{ErrorCode::InvalidInput,
                         tr("This companion is not in the room any more, so the vote cannot be played."),
                         edit.companion.value()};
    }
    return std::nullopt;
}

void RoomService::playVotes(const RoomId &room, qint64 decision, const QList<VoteEdit> &edits,
                            Then<void> then)
{
    work([this, room, decision, edits, then] {
        const auto was = std::make_shared<model::Decision>();
        const auto may = [this, edits, was](const room::Director &director, const store::WayFound &way) {
            *was = way.decision.value_or(model::Decision());
            const auto flaw = flawInVotes(director, *was, edits);
            return flaw ? flaw : flawInWay(director, way);
        };
        m_rooms.goBack(room,
                       {.why = model::Rewound::Why::DecideAgain, .decision = std::max<qint64>(1, decision)},
                       may, [this, room, edits, was, then](const base::Result<void> &back) {
                           if (!back)
                               return then(back);
                           giveVotes(room, votesOf(*was, edits), edits, then);
                       });
    });
}

// These votes cancel the Director's calls for the same votes before those are sent.
void RoomService::giveVotes(const RoomId &room, const QList<Candidate> &votes, const QList<VoteEdit> &edits,
                            const Then<void> &then)
{
    m_rooms.change(
        room,
        [votes = lastWordLast(votes), edits](room::Director &director) -> base::Result<qint64> {
            for (const Candidate &vote : votes) {
                if (!isAwaited(director, vote.id))
                    continue;
                const model::Origin origin = editOf(vote.id, edits) ? kUser : u"studio"_s;
                if (vote.cause == model::Cause::Muted)
                    director.setMuted(vote.id, true, u"studio"_s);
                else if (vote.cause)
                    director.skipVote(vote.id, origin);
                else
                    (void)director.vote(stateOf(vote, director.floor().round->message.id), origin);
            }
            return director.newestSeq();
        },
        then);
}

} // namespace studio::services
