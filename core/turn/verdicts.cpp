// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/conductor.h"

#include "core/model/participants.h"
#include "core/turn/field.h"

#include <algorithm>
#include <utility>

// The result of a round: its Decision, the turn that it gives, and the second choice (§3.5 to §3.7, §10).
namespace studio::turn {

using base::ParticipantId;
using model::Cause;
using model::Closing;
using model::Decision;
using model::Rule;

namespace {

model::Rest quietRest(const Poll &poll)
{
    return {model::RestReason::Nobody, isHushed(poll) ? std::optional(Cause::Quiet) : std::nullopt};
}

// A companion alone in a room answers the user, and the only recipient of a message has no rival (§9).
bool isOnlyCandidate(const Heard &heard, const QList<ParticipantId> &voters)
{
    return voters.size() == 1 &&
           (model::isUser(heard.from) || heard.idle || heard.to.contains(voters.first()));
}

} // namespace

// Returns whether there was nobody else to ask.
bool Conductor::floorToOnly(const Heard &heard, const Field &field)
{
    const QList<ParticipantId> members = field.members();
    if (!isOnlyCandidate(heard, members))
        return false;
    floorUnasked(heard, field, Rule::OnlyCandidate, members.first());
    return true;
}

void Conductor::floorUnasked(const Heard &heard, const Field &field, Rule rule,
                             const ParticipantId &companion)
{
    Decision decision{.messageId = heard.id, .rule = rule, .winner = companion};
    decision.candidates = field.candidates(Cause::NotAsked);
    decision.idle = heard.idle;
    publish(decision);
    floorTo(companion, heard.id, false);
}

// Removes the round from the floor; voters who have not answered get the cause. Calls of voters who were
// late, left or were muted may still run: only the floor knows that nobody waits for them any more.
Round Conductor::closeRound(Cause outstanding, bool &callsRun)
{
    Round round = *std::exchange(m_floor.round, std::nullopt);
    m_floor.settledAt.reset();
    callsRun = round.directorDeadline && !round.directorAnswered;
    for (Ballot &ballot : round.ballots) {
        if (!ballot.over)
            fail(ballot, outstanding);
        callsRun |= !ballot.answered;
    }
    return round;
}

// Members who were muted or left the talk after their own part in the round was over.
QList<ParticipantId> Conductor::unableAmong(const QList<Contender> &contenders) const
{
    QList<ParticipantId> unable;
    for (const Contender &contender : contenders) {
        if (whyUnable(contender.candidate.id))
            unable.append(contender.candidate.id);
    }
    return unable;
}

std::optional<Cause> Conductor::whyUnable(const ParticipantId &id) const
{
    const Member *member = m_floor.member(id);
    if (!member || member->stage() == Closing::Terminal)
        return Cause::Left;
    return member->muted ? std::optional(Cause::Muted) : std::nullopt;
}

void Conductor::decideRound(Cause outstanding)
{
    bool callsRun = false;
    const Round round = closeRound(outstanding, callsRun);
    Poll poll{{}, round.terms};
    for (const Ballot &ballot : round.ballots)
        poll.contenders.append(ballot.contender);
    poll.terms.unable = unableAmong(poll.contenders);

    Decision decision = decide(round.message.id, poll);
    decision.idle = round.message.idle;
    publish(decision);
    m_floor.lastVote = poll;
    if (callsRun)
        emitLine(model::AbortVotes{round.message.id});
    moveStages(poll.contenders);
    expireQuestions();
    if (!decision.winner)
        return rest(quietRest(poll));
    std::optional<SecondChoice> second;
    if (round.secondChoice)
        second = SecondChoice{round.message.id, poll, round.terminalEndsRoom};
    floorToElected(decision, round.terminalEndsRoom, second);
}

// §3.4: with `terminalEndsRoom`, a winner who says goodbye does not speak, and the room is over.
void Conductor::floorToElected(const Decision &decision, bool terminalEndsRoom,
                               const std::optional<SecondChoice> &second)
{
    const auto isFarewell = [&decision](const model::Candidate &candidate) {
        return candidate.id == *decision.winner && candidate.closing == Closing::Terminal;
    };
    if (terminalEndsRoom &&
        std::any_of(decision.candidates.cbegin(), decision.candidates.cend(), isFarewell)) {
        m_floor.ended = true;
        return rest();
    }
    floorTo(*decision.winner, decision.messageId, false, second);
}

// §10.10: the winner of a round on a user's message said nothing, so the same votes choose among the others.
// None: somebody was chosen; else how the room rests.
std::optional<model::Rest> Conductor::chooseSecond(SecondChoice second, const ParticipantId &had, Cause cause)
{
    Poll &poll = second.poll;
    for (Contender &contender : poll.contenders) {
        const ParticipantId id = contender.candidate.id;
        const bool hadTurn =
            contender.candidate.cause == Cause::Passed || contender.candidate.cause == Cause::Failed;
        const std::optional<Cause> why = id == had ? std::optional(cause) : whyUnable(id);
        if (why && !hadTurn)
            contender.candidate = {.id = id, .cause = why};
    }
    poll.terms.unable.clear();
    poll.terms.earlyIsTrouble = true;
    Decision decision = decide(second.message, poll);
    if (second.made == SecondChoice::kMost || isAtLimit() || !decision.winner)
        return quietRest(poll);
    decision.rule = Rule::Second;
    ++second.made;
    publish(decision);
    m_floor.lastVote = poll;
    floorToElected(decision, second.terminalEndsRoom, second);
    return std::nullopt;
}

// Ends a round from outside: its votes decide nothing and move no stage.
void Conductor::endRound(Rule rule, Cause outstanding, const std::optional<ParticipantId> &winner,
                         const std::optional<Cause> &cause)
{
    bool callsRun = false;
    const Round round = closeRound(outstanding, callsRun);
    Decision decision{.messageId = round.message.id, .rule = rule, .winner = winner};
    decision.cause = cause;
    decision.idle = round.message.idle;
    for (const Ballot &ballot : round.ballots)
        decision.candidates.append(ballot.contender.candidate);
    publish(decision);
    if (callsRun)
        emitLine(model::AbortVotes{round.message.id});
    expireQuestions();
}

void Conductor::publish(const Decision &decision)
{
    if (m_floor.newest && decision.messageId == m_floor.newest->id)
        m_floor.newestDecided = true;
    m_floor.lastVote = {};
    emitLine(decision);
}

} // namespace studio::turn
