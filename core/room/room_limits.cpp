// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/room_limits.h"

#include <algorithm>

namespace studio::room {

using model::RestReason;

std::optional<int> RoomLimits::turnsLeft() const
{
    if (!m_room.turns.maxSessionTurns)
        return std::nullopt;
    return std::max(0, *m_room.turns.maxSessionTurns - m_had);
}

std::optional<int> RoomLimits::turnsForGoodbyes() const
{
    const std::optional<int> left = turnsLeft();
    if (!left)
        return std::nullopt;
    const int goodbyes = std::min(std::max(2, int(m_room.roster.size())), *m_room.turns.maxSessionTurns / 3);
    return *left <= goodbyes ? left : std::nullopt;
}

model::Rest RoomLimits::told(const model::Rest &rest) const
{
    if (rest.reason != RestReason::Paused || !isMet())
        return rest;
    return {m_outOfBudget ? RestReason::Budget : RestReason::MaxSessionTurns, {}};
}

} // namespace studio::room
