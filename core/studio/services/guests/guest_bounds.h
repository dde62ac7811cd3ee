// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/studio/services/guests/guest_pace.h"

#include <optional>

namespace studio::room {
class Director;
}

namespace studio::services {

/// What participants who come through the doors may not do in a room, and how often they may do the rest. On
/// the studio thread.
class GuestBounds
{
public:
    static constexpr int kUsersPerMinute = 600; ///< messages of all users of other programs together, in one
                                                ///< room; of each of them, as many as of a guest
    static constexpr int kDeedsPerMinute = 240; ///< joins, gestures, queries: each kind, for each participant

    explicit GuestBounds(const base::Clock &clock) ///< outlives it
        : m_pace(clock)
        , m_votes(clock)
        , m_deeds(clock)
    {
    }

    [[nodiscard]] static base::Error closedRoom(const base::RoomId &room);
    /// Why the participant may do nothing in this room; none: they may take part.
    [[nodiscard]] static std::optional<base::Error> flawIn(const room::Director &director,
                                                           const base::ParticipantId &from);
    /// The same for a join, a gesture or a query, which is counted.
    [[nodiscard]] std::optional<base::Error> flawInDeed(const room::Director &director,
                                                        const base::ParticipantId &from);
    /// Counts one message; returns the limit if the message exceeds it.
    [[nodiscard]] std::optional<int> passedBound(const room::Director &director,
                                                 const base::ParticipantId &from);
    /// Counts one vote.
    [[nodiscard]] bool mayVote(const room::Director &director, const base::ParticipantId &from);

private:
    GuestPace m_pace;  ///< of messages
    GuestPace m_votes; ///< of votes
    GuestPace m_deeds; ///< of joins, gestures and queries
};

} // namespace studio::services
