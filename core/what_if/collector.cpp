// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/what_if/collector.h"

#include "core/turn/advance.h"
#include "core/turn/ballot_check.h"

#include <algorithm>

namespace studio::what_if {

using base::MessageId;
using base::Millis;
using base::ParticipantId;
using model::FloorInput;
using model::Rule;

namespace {

/// The voter and the message that an input is about, and the vote, if it is valid.
struct Vote
{
    ParticipantId from;
    std::optional<MessageId> message;
    std::optional<model::Candidate> said;
};

std::optional<Vote> voteIn(const FloorInput &input)
{
    if (const auto *failed = std::get_if<model::VoteFailed>(&input.kind))
        return Vote{failed->from, failed->messageId, {}};
    const auto *voted = std::get_if<model::Voted>(&input.kind);
    const auto *from = voted ? std::get_if<QString>(&voted->state.from) : nullptr;
    if (!from)
        return std::nullopt;
    Vote vote{ParticipantId(*from), {}, turn::readVote(voted->state)};
    if (const auto *message = std::get_if<QString>(&voted->state.messageId))
        vote.message = MessageId(*message);
    if (vote.said)
        vote.said->id = vote.from;
    return vote;
}

} // namespace

Collector::Collector(const QList<ParticipantId> &roster, const model::PolicySettings &policy)
    : m_floor(turn::openFloor(roster, policy))
    , m_policy(policy)
{
}

// Timers that are due fire in steps of their own, so that an input's step is about that input.
void Collector::tell(const FloorInput &input, const std::optional<model::PolicySettings> &policy)
{
    m_decided.clear();
    for (auto due = turn::nextDue(m_floor); due && *due <= input.t; due = turn::nextDue(m_floor))
        advance({*due, model::Control::Tick});
    m_policy = policy.value_or(m_policy);
    advance(input);
}

void Collector::advance(const FloorInput &input)
{
    const std::optional<Vote> vote = voteIn(input);
    const bool wasAwaited = vote && isAwaited(vote->from);
    turn::Step step = turn::advance(std::move(m_floor), input, m_policy);
    m_floor = std::move(step.floor);
    if (vote)
        noteVote(input, wasAwaited && !isAwaited(vote->from));
    noteDropped(input);
    for (const model::FloorOutput &line : std::as_const(step.outputs)) {
        if (const auto *ask = std::get_if<model::AskVotes>(&line.kind))
            open(*ask, line.t);
        else if (const auto *decision = std::get_if<model::Decision>(&line.kind))
            close(*decision, line.t);
    }
}

bool Collector::isAwaited(const ParticipantId &voter) const
{
    return m_floor.round && std::any_of(m_floor.round->ballots.cbegin(), m_floor.round->ballots.cend(),
                                        [&voter](const turn::Ballot &ballot) {
                                            return ballot.contender.candidate.id == voter && !ballot.over;
                                        });
}

void Collector::open(const model::AskVotes &ask, Millis t)
{
    RoundRecord round;
    round.decision.messageId = ask.messageId;
    round.opened = t;
    round.terminalEndsRoom = m_floor.policy.terminalEndsRoom;
    if (m_floor.round) {
        round.terms = m_floor.round->terms;
        for (const turn::Ballot &ballot : std::as_const(m_floor.round->ballots))
            round.voters.append({ballot.contender, ballot.deadline - t, {}, {}, {}});
    }
    m_open = round;
}

// Rounds that ended in another way are dropped: no vote decided them.
void Collector::close(const model::Decision &decision, Millis t)
{
    if (decision.rule == Rule::OnlyCandidate) {
        m_decided.append({.decision = decision, .opened = t});
        return;
    }
    if (!m_open)
        return;
    RoundRecord round = *std::exchange(m_open, std::nullopt);
    if (!model::isOfVotes(decision.rule) || decision.candidates.size() != round.voters.size())
        return;
    for (const VoterRecord &voter : std::as_const(round.voters)) {
        const turn::Member *member = m_floor.member(voter.contender.candidate.id);
        if (!member || member->muted || member->stage() == model::Closing::Terminal)
            round.terms.unable.append(voter.contender.candidate.id);
    }
    round.decision = decision;
    round.took = t - round.opened;
    for (qsizetype i = 0; i < round.voters.size(); ++i)
        round.voters[i].contender.candidate = decision.candidates[i];
    m_decided.append(round);
}

// A late vote is kept with the round that it was meant for.
void Collector::noteVote(const FloorInput &input, bool counted)
{
    const Vote vote = *voteIn(input);
    RoundRecord *round = counted && m_open ? &*m_open : recordAbout(vote.message);
    if (!round)
        return;
    const auto voter =
        std::find_if(round->voters.begin(), round->voters.end(), [&vote](const VoterRecord &record) {
            return record.contender.candidate.id == vote.from;
        });
    if (voter == round->voters.end() || voter->came)
        return;
    voter->came = input.t - round->opened;
    if (vote.message == round->decision.messageId)
        voter->vote = vote.said;
}

void Collector::noteDropped(const FloorInput &input)
{
    if (!m_open)
        return;
    const auto *companion = std::get_if<model::CompanionInput>(&input.kind);
    const auto *roster = std::get_if<model::RosterChanged>(&input.kind);
    for (VoterRecord &voter : m_open->voters) {
        const ParticipantId &id = voter.contender.candidate.id;
        const bool muted =
            companion && companion->kind == model::CompanionInput::Kind::Mute && companion->companion == id;
        const bool left = roster && !roster->companions.contains(id);
        if ((muted || left) && !voter.dropped)
            voter.dropped = input.t - m_open->opened;
    }
}

RoundRecord *Collector::recordAbout(const std::optional<MessageId> &message)
{
    if (!message)
        return nullptr;
    if (m_open && m_open->decision.messageId == message)
        return &*m_open;
    const auto place = m_newest.constFind(*message);
    return place == m_newest.cend() ? nullptr : &m_rounds[*place];
}

void Collector::decided(qint64 seq, const model::Decision &decision)
{
    const auto isIt = [&decision](const RoundRecord &round) { return round.decision == decision; };
    const auto found = std::find_if(m_decided.begin(), m_decided.end(), isIt);
    if (found == m_decided.end())
        return;
    found->seq = seq;
    if (decision.messageId)
        m_newest.insert(*decision.messageId, m_rounds.size());
    m_rounds.append(*found);
    m_decided.erase(m_decided.begin(), found + 1);
}

} // namespace studio::what_if
