// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/failed_replies.h"

#include "core/base/match.h"

#include <algorithm>

namespace studio::room {

using namespace Qt::StringLiterals;
using base::MessageId;
using base::ParticipantId;
using model::Cause;
using model::FailedReply;

namespace {

/// What went wrong in the turn; from an older log it is derived from the cause alone.
std::optional<model::CallTrouble> troubleOf(const model::TurnOver &over, const model::FloorTold &told)
{
    if (told.trouble)
        return told.trouble;
    const Cause cause = over.cause.value_or(Cause::NoAnswer);
    return model::isOfCall(cause)
               ? std::optional(model::CallTrouble{.cause = cause, .detail = {}, .status = {}})
               : std::nullopt;
}

bool hasSold(const QList<model::FloorOutput> &answer)
{
    return std::any_of(answer.begin(), answer.end(), [](const model::FloorOutput &line) {
        const auto *consumed = std::get_if<model::Consumed>(&line.kind);
        return consumed && consumed->success;
    });
}

bool isIgnored(const QList<model::FloorOutput> &answer)
{
    return std::any_of(answer.begin(), answer.end(), [](const model::FloorOutput &line) {
        return std::holds_alternative<model::Ignored>(line.kind);
    });
}

} // namespace

void FailedReplies::follow(const model::FloorTold &told, const QList<model::FloorOutput> &answer,
                           const std::optional<MessageId> &newest)
{
    followInput(told, answer, newest);
    for (const model::FloorOutput &line : answer) {
        if (std::holds_alternative<model::AskVotes>(line.kind))
            m_troubles.clear();
        else if (const auto *decision = std::get_if<model::Decision>(&line.kind))
            endRound(*decision, newest);
        else if (const auto *start = std::get_if<model::StartTurn>(&line.kind))
            begin(start->companion, start->messageId);
        else if (const auto *wake = std::get_if<model::Wake>(&line.kind))
            begin(wake->companion, wake->messageId);
    }
}

void FailedReplies::followInput(const model::FloorTold &told, const QList<model::FloorOutput> &answer,
                                const std::optional<MessageId> &newest)
{
    std::visit(base::Match{
                   [&](const model::TurnOver &over) {
                       if (!isIgnored(answer))
                           endTurn(over, told, newest);
                   },
                   [&](const model::Consume &consume) {
                       if (hasSold(answer))
                           forget(consume.from, true);
                   },
                   [&](const model::VoteFailed &failed) {
                       if (told.trouble)
                           m_troubles.insert(failed.from, *told.trouble);
                   },
                   [&](const model::CompanionInput &input) {
                       if (input.kind == model::CompanionInput::Kind::Cue && !isIgnored(answer))
                           m_cued.insert(input.companion);
                   },
                   [](const auto &) {},
               },
               told.input.kind);
}

void FailedReplies::endTurn(const model::TurnOver &over, const model::FloorTold &told,
                            const std::optional<MessageId> &newest)
{
    if (over.outcome == model::Outcome::Spoke)
        return forget(over.from, true);
    const auto trouble = over.outcome == model::Outcome::Failed ? troubleOf(over, told) : std::nullopt;
    if (!trouble)
        return;
    forget(over.from, false);
    const Begun begun = m_begun.value(over.from);
    const QString id = told.turn ? told.turn->value()
                                 : u"turn of %1 at %2"_s.arg(over.from.value()).arg(told.input.t.count());
    add({.id = id,
         .about = begun.about,
         .after = newest,
         .turn = told.turn.value_or(base::TurnId()),
         .calls = {{over.from, *trouble}}});
}

void FailedReplies::endRound(const model::Decision &decision, const std::optional<MessageId> &newest)
{
    const QList<model::Candidate> &all = decision.candidates;
    const bool hasVote =
        std::any_of(all.begin(), all.end(), [](const model::Candidate &one) { return !one.cause; });
    if (decision.winner || decision.rule != model::Rule::Nobody || hasVote || !decision.messageId)
        return;
    FailedReply failed{.id = u"votes on "_s + decision.messageId->value(),
                       .about = decision.messageId,
                       .after = newest,
                       .turn = {},
                       .calls = {}};
    for (const model::Candidate &one : all) {
        if (!model::isOfCall(*one.cause))
            continue;
        const model::CallTrouble plain{.cause = *one.cause, .detail = {}, .status = {}};
        failed.calls.append({one.id, m_troubles.value(one.id, plain)});
    }
    m_all.removeIf([&failed](const FailedReply &one) { return one.id == failed.id; });
    if (!failed.calls.isEmpty())
        add(failed);
}

void FailedReplies::begin(const ParticipantId &companion, const std::optional<MessageId> &about)
{
    m_begun.insert(companion, {about, m_cued.remove(companion)});
}

/// Drops the failures that the newest turn makes up for: the companion's own, and after speech also those of
/// the votes.
void FailedReplies::forget(const ParticipantId &companion, bool spoke)
{
    const Begun begun = m_begun.value(companion);
    m_all.removeIf([&](const FailedReply &one) {
        const bool isMeant = begun.cued || one.about == begun.about;
        return isMeant && (one.turn ? one.calls.first().companion == companion : spoke);
    });
}

void FailedReplies::add(const FailedReply &failed)
{
    m_all.append(failed);
    if (m_all.size() > kMost)
        m_all.removeFirst();
}

} // namespace studio::room
