// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/transport_state.h"

#include <algorithm>

namespace studio::ui {

bool isBusy(const ports::FloorView &floor)
{
    return floor.votingOn ||
           std::any_of(floor.rows.begin(), floor.rows.end(), [](const ports::FloorRow &row) {
               return row.speaking || row.next || row.awake || row.wanted;
           });
}

TransportState transportState(const ports::FloorView &floor)
{
    const bool busy = isBusy(floor);
    const bool halted = floor.paused || floor.held || floor.stopped;
    return {
        .canLetTalk = halted,
        .canWait = !floor.stopped,
        .waiting = floor.paused,
        .canStep = busy || halted,
        .canStop = !floor.stopped && (busy || floor.paused || floor.held),
        .hasRing = floor.ring.has_value(),
        .canReset = floor.ring && (floor.ring->current || busy),
        .canReshuffle = floor.ring && floor.ring->order.size() > 1,
    };
}

} // namespace studio::ui
