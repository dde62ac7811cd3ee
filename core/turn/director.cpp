// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/conductor.h"

#include "core/turn/field.h"

// An outside model chooses who speaks (§11, director). A question to the director is a kind of round of its
// own.
namespace studio::turn {

using base::MessageId;
using base::ParticipantId;
using model::Cause;
using model::Ignored;
using model::Rule;

namespace {

// The only member to whom the message is addressed, or whom it asks; of a whisper only members who heard it.
std::optional<ParticipantId> addressedBy(const Heard &heard, QList<ParticipantId> members)
{
    const QList<ParticipantId> called = heard.whisper ? heard.to : heard.to + heard.asks;
    members.removeIf([&called](const ParticipantId &id) { return !called.contains(id); });
    return members.size() == 1 && !heard.idle ? std::optional(members.first()) : std::nullopt;
}

} // namespace

void Conductor::putToDirector(const Heard &heard)
{
    const Field field = fieldOf(m_floor, heard);
    const QList<ParticipantId> members = field.members();
    if (members.isEmpty())
        return rest({model::RestReason::Nobody, field.emptyBecause});
    if (floorToOnly(heard, field))
        return;
    if (const std::optional<ParticipantId> addressed = addressedBy(heard, members))
        return floorUnasked(heard, field, Rule::Addressed, *addressed);

    Round round{.message = heard, .ballots = {}, .made = ++m_floor.timersMade};
    round.directorDeadline = m_now + m_floor.policy.directorDeadline;
    for (const model::Candidate &candidate : field.candidates(Cause::NotAsked)) {
        const Contender contender{candidate, m_floor.lastSpoke.value(candidate.id)};
        round.ballots.append({.contender = contender, .isVoter = false, .over = true, .answered = true});
    }
    m_floor.round = round;
    emitLine(model::AskDirector{heard.id, members, *round.directorDeadline, heard.idle});
}

// The companions that may still be chosen.
QList<ParticipantId> Conductor::directable() const
{
    QList<ParticipantId> candidates;
    for (const Ballot &ballot : std::as_const(m_floor.round->ballots)) {
        if (ballot.contender.candidate.cause == Cause::NotAsked)
            candidates.append(ballot.contender.candidate.id);
    }
    return candidates;
}

// Whether an answer belongs to the open question; if not, a line says why it is ignored.
bool Conductor::answersDirector(const MessageId &message, const char *what)
{
    if (asksDirector() && m_floor.round->message.id == message) {
        m_floor.round->directorAnswered = true;
        m_floor.directed.insert(message);
        return true;
    }
    if (!m_floor.known.contains(message))
        ignore(what, Ignored::Why::Stranger);
    else
        ignore(what, m_floor.directed.contains(message) ? Ignored::Why::Duplicate : Ignored::Why::Late);
    return false;
}

void Conductor::directed(const model::Directed &input)
{
    if (!answersDirector(input.messageId, "directed"))
        return;
    if (std::holds_alternative<model::Null>(input.choice))
        return decideDirected(Rule::Nobody, std::nullopt);
    const auto *choice = std::get_if<QString>(&input.choice);
    if (choice && directable().contains(ParticipantId(*choice)))
        return decideDirected(Rule::Directed, ParticipantId(*choice));
    ignore("directed", Ignored::Why::Malformed);
    fallBack(Cause::Malformed);
}

void Conductor::directorFailed(const model::DirectorFailed &input)
{
    if (answersDirector(input.messageId, "directorFailed"))
        fallBack(input.cause);
}

// Chooses the longest silent candidate; on a tie, the earlier in the roster.
void Conductor::fallBack(Cause cause)
{
    const Contender *longest = nullptr;
    for (const Ballot &ballot : std::as_const(m_floor.round->ballots)) {
        const Contender &contender = ballot.contender;
        const bool isOpen = contender.candidate.cause == Cause::NotAsked;
        if (isOpen && (!longest || contender.lastSpoke < longest->lastSpoke))
            longest = &contender;
    }
    decideDirected(Rule::Fallback, longest->candidate.id, cause);
}

void Conductor::decideDirected(Rule rule, const std::optional<ParticipantId> &winner,
                               const std::optional<Cause> &cause)
{
    const MessageId message = m_floor.round->message.id;
    endRound(rule, Cause::NotAsked, winner, cause);
    if (winner)
        floorTo(*winner, message, false);
    else
        rest();
}

// Drops candidates that left or were muted; a last remaining candidate gets the floor without being chosen.
void Conductor::dropFromDirector(const QList<ParticipantId> &companions, Cause cause)
{
    const qsizetype before = directable().size();
    for (Ballot &ballot : m_floor.round->ballots) {
        model::Candidate &candidate = ballot.contender.candidate;
        if (candidate.cause == Cause::NotAsked && companions.contains(candidate.id))
            candidate.cause = cause;
    }
    const QList<ParticipantId> left = directable();
    if (left.size() == before)
        return;
    if (left.isEmpty())
        decideDirected(Rule::Nobody, std::nullopt);
    else if (left.size() == 1)
        decideDirected(Rule::OnlyCandidate, left.first());
}

} // namespace studio::turn
