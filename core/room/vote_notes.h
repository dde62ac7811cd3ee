// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/call_record.h"
#include "core/model/floor.h"

#include <QHash>

#include <optional>

namespace studio::room {

/// As what a voter may be without its vote, so that the log can be read again: what no vote can be missing
/// for is NoAnswer.
[[nodiscard]] model::Cause missingFor(model::Cause cause);

/// How the votes of the newest round were had, and why some are missing: what stands in the log beside them.
/// For those who look; it decides nothing.
class VoteNotes
{
public:
    /// One step of the floor: a vote, or the failure of one, and what was told beside it. A question for
    /// votes begins anew.
    void follow(const model::FloorInput &input, const std::optional<model::VoteManner> &manner,
                const std::optional<model::CallTrouble> &trouble, const QList<model::FloorOutput> &answer);
    /// What a voter's call still waited for when nobody did so for it any more.
    void gaveUp(const base::ParticipantId &voter, const model::CallTrouble &trouble);

    [[nodiscard]] std::optional<model::VoteManner> manner(const base::ParticipantId &voter) const;
    /// Of a vote; of model::directorId(): why it did not choose.
    [[nodiscard]] std::optional<model::CallTrouble> trouble(const base::ParticipantId &voter) const;

private:
    QHash<base::ParticipantId, model::VoteManner> m_manners;
    QHash<base::ParticipantId, model::CallTrouble> m_troubles;
};

} // namespace studio::room
