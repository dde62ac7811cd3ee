// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/conductor.h"

#include "core/model/participants.h"
#include "core/turn/ballot_check.h"
#include "core/turn/field.h"

#include <algorithm>
#include <utility>

// Rounds: one message put to the vote, ended by exactly one Decision (§3).
namespace studio::turn {

using base::Millis;
using base::ParticipantId;
using model::Cause;
using model::Ignored;
using model::Rule;

namespace {

// Whether the leader is selected and stays first even if every missing vote were `selected, 10` (§3.2).
bool isSettled(const Round &round)
{
    Poll now{{}, round.terms};
    Poll worst = now;
    for (const Ballot &ballot : round.ballots) {
        now.contenders.append(ballot.contender);
        worst.contenders.append(ballot.contender);
        if (!ballot.over) {
            worst.contenders.last().candidate.selected = true;
            worst.contenders.last().candidate.importance = 10;
        }
    }
    const Lead leader = elect(now);
    return leader.rule == Rule::Selected && elect(worst).winnerId() == leader.winnerId();
}

} // namespace

Terms Conductor::termsFor(const Heard &heard) const
{
    using WithoutVotes = model::PolicySettings::WithoutVotes;
    const bool isOfUser = model::isUser(heard.from);
    return {.isOfUser = isOfUser,
            .courtesy = isOfUser && m_floor.policy.courtesy && !heard.idle,
            .speaksWithoutVotes = !m_floor.member(heard.from) && !heard.idle &&
                                  m_floor.policy.withoutVotes == WithoutVotes::Speak,
            .to = heard.to,
            .named = heard.named()};
}

void Conductor::openRound(const Heard &heard)
{
    const Field field = fieldOf(m_floor, heard);
    const QList<ParticipantId> voters = field.members();
    if (voters.isEmpty())
        return rest({model::RestReason::Nobody, field.emptyBecause});
    if (floorToOnly(heard, field))
        return;

    Round round{.message = heard,
                .ballots = {},
                .made = ++m_floor.timersMade,
                .earlyDecision = m_floor.policy.earlyDecision,
                .terminalEndsRoom = m_floor.policy.terminalEndsRoom,
                .secondChoice = m_floor.policy.secondChoice && model::isUser(heard.from) && !heard.idle,
                .terms = termsFor(heard)};
    model::AskVotes ask{heard.id, voters, m_now, {}, heard.idle};
    for (const Field::Place &place : field.places) {
        const ParticipantId &voter = place.id;
        const Contender contender{{.id = voter, .cause = place.fellOut}, m_floor.lastSpoke.value(voter)};
        if (place.fellOut) {
            round.ballots.append({.contender = contender, .isVoter = false, .over = true, .answered = true});
            continue;
        }
        const Millis deadline = m_now + m_floor.policy.deadlines.value(voter, m_floor.policy.voteDeadline);
        round.ballots.append({contender, deadline});
        ask.deadlines.insert(voter, deadline);
        ask.deadline = std::max(ask.deadline, deadline);
    }
    const auto isLast = [&ask](Millis deadline) { return deadline == ask.deadline; };
    if (std::all_of(ask.deadlines.cbegin(), ask.deadlines.cend(), isLast))
        ask.deadlines.clear();
    m_floor.round = std::move(round);
    emitLine(ask);
}

// The checks of §3.3 that come before the contents of the vote.
Ballot *Conductor::admit(const model::LooseValue &from, const model::LooseValue &messageId, const char *what)
{
    const auto refuse = [this, what](Ignored::Why why) {
        ignore(what, why);
        return nullptr;
    };
    const auto *name = std::get_if<QString>(&from);
    if (!name)
        return refuse(Ignored::Why::Malformed);
    const auto *message = std::get_if<QString>(&messageId);
    const bool isKnown = message && m_floor.known.contains(base::MessageId(*message));
    const bool hasRound = m_floor.round && !asksDirector();
    const bool isOpen = message && hasRound && m_floor.round->message.id.value() == *message;
    if (isKnown && !isOpen)
        return refuse(Ignored::Why::Late);
    const ParticipantId voter(*name);
    if (!hasRound)
        return refuse(m_floor.member(voter) ? Ignored::Why::Malformed : Ignored::Why::Stranger);
    auto &ballots = m_floor.round->ballots;
    const auto ballot = std::find_if(ballots.begin(), ballots.end(), [&voter](const Ballot &b) {
        return b.isVoter && b.contender.candidate.id == voter;
    });
    if (ballot == ballots.end())
        return refuse(Ignored::Why::Stranger);
    ballot->answered = true;
    if (ballot->over) {
        const bool missedDeadline =
            ballot->contender.candidate.cause == Cause::Timeout && m_now >= ballot->deadline;
        return refuse(missedDeadline ? Ignored::Why::Late : Ignored::Why::Duplicate);
    }
    if (!isOpen) {
        ignore(what, Ignored::Why::Malformed);
        fail(*ballot, Cause::Malformed);
        ballotOver();
        return nullptr;
    }
    return &*ballot;
}

void Conductor::voted(const model::Voted &input)
{
    Ballot *ballot = admit(input.state.from, input.state.messageId, "voted");
    if (!ballot)
        return;
    std::optional<model::Candidate> vote = readVote(input.state);
    if (vote) {
        vote->id = ballot->contender.candidate.id;
        ballot->contender.candidate = *vote;
        ballot->over = true;
    } else {
        ignore("voted", Ignored::Why::Malformed);
        fail(*ballot, Cause::Malformed);
    }
    ballotOver();
}

void Conductor::voteFailed(const model::VoteFailed &input)
{
    if (Ballot *ballot = admit(input.from.value(), input.messageId.value(), "voteFailed")) {
        fail(*ballot, input.cause);
        ballotOver();
    }
}

void Conductor::fail(Ballot &ballot, Cause cause)
{
    ballot.contender.candidate = {.id = ballot.contender.candidate.id, .cause = cause};
    ballot.over = true;
}

// A voter leaves or is muted: the vote, given or not, counts as missing. Returns whether there was such a
// voter.
bool Conductor::dropVoter(const ParticipantId &id, Cause cause)
{
    auto &ballots = m_floor.round->ballots;
    const auto ballot = std::find_if(ballots.begin(), ballots.end(), [&id](const Ballot &b) {
        return b.isVoter && b.contender.candidate.id == id;
    });
    if (ballot == ballots.end())
        return false;
    fail(*ballot, cause);
    return true;
}

void Conductor::voteDeadline()
{
    for (Ballot &ballot : m_floor.round->ballots) {
        if (!ballot.over && ballot.deadline == m_now)
            fail(ballot, Cause::Timeout);
    }
    ballotOver();
}

void Conductor::ballotOver()
{
    const Round &round = *m_floor.round;
    const bool allOver =
        std::all_of(round.ballots.cbegin(), round.ballots.cend(), [](const Ballot &b) { return b.over; });
    if (allOver)
        decideRound(Cause::NoAnswer);
    else if (round.earlyDecision && isSettled(round))
        m_floor.settledAt = m_now;
    else
        m_floor.settledAt.reset();
}

} // namespace studio::turn
