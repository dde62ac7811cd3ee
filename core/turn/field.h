// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/turn/floor.h"

// Who may take the floor by a message (§9). Questions about a floor that change nothing.
namespace studio::turn {

/// The companions whom a message may give the floor to, and those whom only a rule of the room keeps from it.
struct Field
{
    struct Place
    {
        base::ParticipantId id;
        std::optional<model::Cause> fellOut; ///< notNamed, mask or coolDown; none: it takes part
    };
    QList<Place> places; ///< in the roster's order; who is not in it could never be chosen
    std::optional<model::Cause> emptyBecause; ///< with nobody left: notNamed or mask, if that took the last

    [[nodiscard]] QList<base::ParticipantId> members() const; ///< who takes part
    [[nodiscard]] bool holds(const base::ParticipantId &id) const;
    /// Those who fell out and who take part as candidates without a vote; the latter get that cause.
    [[nodiscard]] QList<model::Candidate> candidates(model::Cause ofMembers) const;
};

/// The field of that message under the floor's policy. In the ring and on the resource floor `to` only
/// narrows a whisper, and the ring may come back to the sender; both hold for idle talk.
[[nodiscard]] Field fieldOf(const Floor &floor, const Heard &heard);

/// Whether the mask keeps it from having the floor by a message of that sender.
[[nodiscard]] bool isMasked(const Floor &floor, const base::ParticipantId &id,
                            const base::ParticipantId &sender);

} // namespace studio::turn
