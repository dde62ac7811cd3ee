// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"

#include <algorithm>

// What is true on a floor now. A FloorView keeps the newest decision and its votes after their turn is over;
// what is said or painted about them then is about the past.
namespace studio::ui {

/// Who has the floor: speaks, or begins in a moment. Null: nobody.
[[nodiscard]] inline const ports::FloorRow *holderOf(const ports::FloorView &floor)
{
    const auto holder = std::find_if(floor.rows.cbegin(), floor.rows.cend(),
                                     [](const ports::FloorRow &row) { return row.speaking || row.next; });
    return holder == floor.rows.cend() ? nullptr : &*holder;
}

/// Whether a companion speaks, votes, or was woken and has not finished.
[[nodiscard]] inline bool isTalking(const ports::FloorView &floor)
{
    return floor.votingOn || floor.directing ||
           std::any_of(floor.rows.cbegin(), floor.rows.cend(),
                       [](const ports::FloorRow &row) { return row.speaking || row.awake; });
}

/// Whether the votes on this floor are those of an earlier round: nobody votes and nobody has the floor.
[[nodiscard]] inline bool isRoundOver(const ports::FloorView &floor)
{
    return !floor.votingOn && !floor.directing && !holderOf(floor);
}

/// Whether this companion won the newest decision and still has the floor by it.
[[nodiscard]] inline bool isWinnerNow(const ports::FloorRow &row)
{
    return row.winner && (row.speaking || row.next);
}

} // namespace studio::ui
