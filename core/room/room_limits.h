// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/floor.h"
#include "core/model/room.h"

#include <optional>
#include <utility>

namespace studio::room {

/// What ends a room's talk that is the room's own and not the floor's: money that is spent, and turns that
/// have all been had. Both pause the floor. This says whether a limit is met and what is left; it pauses
/// nothing itself. The room outlives it.
class RoomLimits
{
public:
    explicit RoomLimits(const model::Room &room)
        : m_room(room)
    {
    }

    /// Companions have had so many turns in the whole life of the room.
    void countTurns(int had) { m_had = had; }
    void setOutOfBudget(bool out) { m_outOfBudget = out; }
    /// A turn was to begin beyond the last one.
    void setOutOfTurns(bool out) { m_outOfTurns = out; }
    /// That companion's turn was ended by the limit; the companion is to have it later.
    void refuse(const std::optional<base::ParticipantId> &companion) { m_refused = companion; }
    [[nodiscard]] std::optional<base::ParticipantId> takeRefused()
    {
        return std::exchange(m_refused, std::nullopt);
    }

    [[nodiscard]] bool isOutOfBudget() const { return m_outOfBudget; }
    [[nodiscard]] bool isOutOfTurns() const { return m_outOfTurns; }
    [[nodiscard]] bool isMet() const { return m_outOfBudget || m_outOfTurns; }
    /// None: the room has no such limit.
    [[nodiscard]] std::optional<int> turnsLeft() const;
    [[nodiscard]] bool hasTurnsLeft() const { return turnsLeft() != 0; }
    /// The turns that are left, near enough to the end that companions should think of it: each can still say
    /// goodbye once. A room that allows a few turns only has no room for that.
    [[nodiscard]] std::optional<int> turnsForGoodbyes() const;
    /// A pause for a limit is told to be for that.
    [[nodiscard]] model::Rest told(const model::Rest &rest) const;

private:
    const model::Room &m_room;
    int m_had = 0;
    bool m_outOfBudget = false;
    bool m_outOfTurns = false;
    std::optional<base::ParticipantId> m_refused;
};

} // namespace studio::room
