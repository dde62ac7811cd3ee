// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"

namespace studio::ui {

/// Which buttons of the floor make sense now. Waiting is a visible state (a pressed button), the others are
/// commands. A pure function of the visible floor.
struct TransportState
{
    bool canLetTalk = false;
    bool canWait = false;
    bool waiting = false;
    bool canStep = false;
    bool canStop = false;
    bool hasRing = false;  ///< there is a ring, which can be put to sleep …
    bool canReset = false; ///< … because it is awake, or something is queued
    bool canReshuffle = false;

    bool operator==(const TransportState &) const = default;
};

[[nodiscard]] TransportState transportState(const ports::FloorView &floor);

/// Whether a round is open, or somebody has the floor, will have it in a moment, is awake or waits for the
/// level.
[[nodiscard]] bool isBusy(const ports::FloorView &floor);

} // namespace studio::ui
