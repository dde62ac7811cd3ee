// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/floor.h"
#include "core/model/room.h"

#include <optional>
#include <utility>

namespace studio::room {

/// The limits of a room that are not rules of the floor: a spent budget, and turns that are used up. Both
/// pause the floor. This class says whether a limit is reached and how many turns are left; it pauses nothing
/// itself. The room outlives it.
class RoomLimits
{
public:
    explicit RoomLimits(const model::Room &room)
        : m_room(room)
    {
    }

    /// Sets how many turns companions have had in the whole life of the room.
    void countTurns(int had) { m_had = had; }
    void setOutOfBudget(bool out) { m_outOfBudget = out; }
    /// A turn was due after the last one that is allowed.
    void setOutOfTurns(bool out) { m_outOfTurns = out; }
    /// Notes that the limit ended the turn of that companion, who is to have it later.
    void refuse(const std::optional<base::ParticipantId> &companion) { m_refused = companion; }
    [[nodiscard]] std::optional<base::ParticipantId> takeRefused()
    {
        return std::exchange(m_refused, std::nullopt);
    }

    [[nodiscard]] bool isOutOfBudget() const { return m_outOfBudget; }
    [[nodiscard]] bool isOutOfTurns() const { return m_outOfTurns; }
    [[nodiscard]] bool isMet() const { return m_outOfBudget || m_outOfTurns; }
    /// The number of turns left; none if the room has no such limit.
    [[nodiscard]] std::optional<int> turnsLeft() const;
    [[nodiscard]] bool hasTurnsLeft() const { return turnsLeft() != 0; }
    /// The number of turns left, if the end is so near that companions should consider it: each can still say
    /// goodbye once. None in a room that allows too few turns for that.
    [[nodiscard]] std::optional<int> turnsForGoodbyes() const;
    /// The rest as it is told: a pause caused by a limit gets that limit as its reason.
    [[nodiscard]] model::Rest told(const model::Rest &rest) const;

private:
    const model::Room &m_room;
    int m_had = 0;
    bool m_outOfBudget = false;
    bool m_outOfTurns = false;
    std::optional<base::ParticipantId> m_refused;
};

} // namespace studio::room
