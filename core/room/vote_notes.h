// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/call_record.h"
#include "core/model/floor.h"

#include <QHash>

#include <optional>

namespace studio::room {

/// Maps a cause to one that the log accepts for a missing vote; any cause that does not fit a call becomes
/// NoAnswer.
[[nodiscard]] model::Cause missingFor(model::Cause cause);

/// How the votes of the newest round were obtained, and why some are missing, as noted in the log beside the
/// votes. For display only; it decides nothing.
class VoteNotes
{
public:
    /// Takes one step of the floor: a vote, or a failed vote, and the notes beside it. When the floor asks
    /// for votes, it starts from nothing.
    void follow(const model::FloorInput &input, const std::optional<model::VoteManner> &manner,
                const std::optional<model::CallTrouble> &trouble, const QList<model::FloorOutput> &answer);
    /// Notes what a voter's call was still waiting for when it was cancelled.
    void gaveUp(const base::ParticipantId &voter, const model::CallTrouble &trouble);

    [[nodiscard]] std::optional<model::VoteManner> manner(const base::ParticipantId &voter) const;
    /// Why a vote is missing; for model::directorId(): why there was no choice.
    [[nodiscard]] std::optional<model::CallTrouble> trouble(const base::ParticipantId &voter) const;

private:
    QHash<base::ParticipantId, model::VoteManner> m_manners;
    QHash<base::ParticipantId, model::CallTrouble> m_troubles;
};

} // namespace studio::room
