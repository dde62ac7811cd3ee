// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/vote_notes.h"

#include "core/model/participants.h"

#include <algorithm>

namespace studio::room {
namespace {

template<class Value>
std::optional<Value> valueIn(const QHash<base::ParticipantId, Value> &notes, const base::ParticipantId &voter)
{
    const auto note = notes.constFind(voter);
    return note == notes.cend() ? std::nullopt : std::optional(*note);
}

} // namespace

model::Cause missingFor(model::Cause cause)
{
    return model::isOfCall(cause) ? cause : model::Cause::NoAnswer;
}

void VoteNotes::follow(const model::FloorInput &input, const std::optional<model::VoteManner> &manner,
                       const std::optional<model::CallTrouble> &trouble,
                       const QList<model::FloorOutput> &answer)
{
    if (const auto *voted = std::get_if<model::Voted>(&input.kind)) {
        if (const auto *from = std::get_if<QString>(&voted->state.from); from && manner)
            m_manners.insert(base::ParticipantId(*from), *manner);
    } else if (const auto *failed = std::get_if<model::VoteFailed>(&input.kind)) {
        if (trouble)
            m_troubles.insert(failed->from, *trouble);
    } else if (std::holds_alternative<model::DirectorFailed>(input.kind) && trouble)
        m_troubles.insert(model::directorId(), *trouble);
    const bool asks = std::any_of(answer.cbegin(), answer.cend(), [](const model::FloorOutput &line) {
        return std::holds_alternative<model::AskVotes>(line.kind) ||
               std::holds_alternative<model::AskDirector>(line.kind);
    });
    if (asks)
        *this = {};
}

void VoteNotes::gaveUp(const base::ParticipantId &voter, const model::CallTrouble &trouble)
{
    m_troubles.insert(voter, trouble);
}

std::optional<model::VoteManner> VoteNotes::manner(const base::ParticipantId &voter) const
{
    return valueIn(m_manners, voter);
}

std::optional<model::CallTrouble> VoteNotes::trouble(const base::ParticipantId &voter) const
{
    return valueIn(m_troubles, voter);
}

} // namespace studio::room
