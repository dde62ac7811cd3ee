// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/turn/floor.h"

// Who may take the floor with a message (§9). Questions about a floor that change nothing.
namespace studio::turn {

/// The companions that a message may give the floor to, and those that only a rule of the room excludes.
struct Field
{
    struct Place
    {
        base::ParticipantId id;
        std::optional<model::Cause> fellOut; ///< notNamed, mask or coolDown; none: takes part
    };
    QList<Place> places; ///< in the roster's order; companions missing here could never be chosen
    std::optional<model::Cause> emptyBecause; ///< notNamed or mask, if it excluded the last companion

    [[nodiscard]] QList<base::ParticipantId> members() const; ///< those that take part
    [[nodiscard]] bool holds(const base::ParticipantId &id) const;
    /// Excluded companions and those that take part, as candidates without a vote; the latter get that cause.
    [[nodiscard]] QList<model::Candidate> candidates(model::Cause ofMembers) const;
};

/// The field of that message under the floor's policy. In the ring and on the resource floor `to` restricts
/// the field only for a whisper, and the ring may return to the sender; idle talk is treated the same way.
[[nodiscard]] Field fieldOf(const Floor &floor, const Heard &heard);

/// Whether the mask keeps the companion from taking the floor with a message of that sender.
[[nodiscard]] bool isMasked(const Floor &floor, const base::ParticipantId &id,
                            const base::ParticipantId &sender);

} // namespace studio::turn
