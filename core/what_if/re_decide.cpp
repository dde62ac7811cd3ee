// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/what_if/re_decide.h"

#include "core/what_if/voter_part.h"

#include <algorithm>
#include <utility>

namespace studio::what_if {

using base::ParticipantId;
using model::Candidate;
using model::Cause;
using model::Decision;
using model::ReDecided;
using model::Rule;
using model::WhatIf;
using turn::Contender;
using Unknown = ReDecided::Unknown;

namespace {

/// The known votes, and the voters whose missing votes could change the winner.
struct Field
{
    turn::Poll poll;
    Unknown unknown = Unknown::None;
    QList<ParticipantId> unknownVotes;
};

// No vote is stronger than `selected` with the highest importance, as far as the change allows that, and a
// vote that does not win changes nothing between the others: so one check for each unknown voter is enough.
bool couldWin(turn::Poll poll, qsizetype place, const Candidate &strongest)
{
    poll.contenders[place].candidate = strongest;
    return turn::elect(poll).winnerId() == strongest.id;
}

// A late vote is only used if it could matter.
Field fieldOf(const RoundRecord &round, QList<VoterPart> parts)
{
    Field field;
    field.poll.terms = round.terms;
    QList<Contender> &contenders = field.poll.contenders;
    for (const VoterPart &part : parts)
        contenders.append(part.contender);
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (parts[i].late && couldWin(field.poll, i, parts[i].strongest)) {
            contenders[i].candidate = *parts[i].late;
            parts[i].unknown = Unknown::None;
        }
    }
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const Unknown unknown = parts[i].unknown;
        if (unknown == Unknown::None || parts[i].late || !couldWin(field.poll, i, parts[i].strongest))
            continue;
        if (field.unknown == Unknown::None)
            field.unknown = unknown;
        if (field.unknown == unknown)
            field.unknownVotes.append(parts[i].contender.candidate.id);
    }
    return field;
}

bool isInField(const Candidate &candidate) { return !candidate.cause || !model::isOfField(*candidate.cause); }

// §9: a companion that is left alone is not asked for a vote on a user's message, or on a message addressed
// to them.
std::optional<ParticipantId> onlyCandidate(const RoundRecord &round, const QList<Contender> &contenders)
{
    std::optional<ParticipantId> only;
    for (const Contender &contender : contenders) {
        if (isInField(contender.candidate) && std::exchange(only, contender.candidate.id))
            return std::nullopt;
    }
    const bool isAlone =
        only && (round.terms.isOfUser || round.decision.idle || round.terms.to.contains(*only));
    return isAlone && contenders.size() < round.voters.size() ? only : std::nullopt;
}

Decision withOnlyCandidate(const RoundRecord &round, const ParticipantId &companion,
                           const QList<Contender> &contenders)
{
    Decision decision{
        .messageId = round.decision.messageId, .rule = Rule::OnlyCandidate, .winner = companion};
    for (const Contender &contender : contenders) {
        const bool isIt = contender.candidate.id == companion;
        decision.candidates.append(
            {.id = contender.candidate.id, .cause = isIt ? Cause::NotAsked : *contender.candidate.cause});
    }
    return decision;
}

// A round without a vote stays as it was, unless its only candidate is left out.
Decision withoutVote(const RoundRecord &round, const WhatIf &change)
{
    if (round.decision.winner && change.leftOut.contains(*round.decision.winner))
        return {.messageId = round.decision.messageId, .rule = Rule::Nobody};
    return round.decision;
}

bool givesFloor(const Candidate &winner, bool terminalEndsRoom)
{
    return !terminalEndsRoom || winner.closing != model::Closing::Terminal;
}

} // namespace

bool givesFloor(const Decision &decision, bool terminalEndsRoom)
{
    const auto isWinner = [&decision](const Candidate &c) { return c.id == decision.winner; };
    const auto winner = std::find_if(decision.candidates.cbegin(), decision.candidates.cend(), isWinner);
    return decision.winner && (winner == decision.candidates.cend() || givesFloor(*winner, terminalEndsRoom));
}

Verdict judge(const RoundRecord &round, const WhatIf &change)
{
    const bool ends = change.terminalEndsRoom.value_or(round.terminalEndsRoom);
    if (round.voters.isEmpty()) {
        const Decision decision = withoutVote(round, change);
        return {decision.winner, givesFloor(decision, ends), Unknown::None, {}};
    }
    const Field field = fieldOf(round, partsOf(round, change));
    if (const std::optional<ParticipantId> only = onlyCandidate(round, field.poll.contenders))
        return {only, true, Unknown::None, {}};
    const turn::Lead lead = turn::elect(field.poll);
    const bool speaks = lead.winner && givesFloor(lead.winner->candidate, ends);
    return {lead.winnerId(), speaks, field.unknown, field.unknownVotes};
}

ReDecided reDecide(const RoundRecord &round, const WhatIf &change)
{
    const Verdict verdict = judge(round, change);
    ReDecided again{.seq = round.seq,
                    .was = round.decision,
                    .would = {},
                    .spoke = givesFloor(round.decision, round.terminalEndsRoom),
                    .wouldSpeak = verdict.speaks,
                    .unknown = verdict.unknown,
                    .unknownVotes = verdict.unknownVotes};
    if (round.voters.isEmpty()) {
        again.would = withoutVote(round, change);
        return again;
    }
    const Field field = fieldOf(round, partsOf(round, change));
    const std::optional<ParticipantId> only = onlyCandidate(round, field.poll.contenders);
    again.would = only ? withOnlyCandidate(round, *only, field.poll.contenders)
                       : turn::decide(*round.decision.messageId, field.poll);
    again.would.idle = round.decision.idle;
    return again;
}

} // namespace studio::what_if
