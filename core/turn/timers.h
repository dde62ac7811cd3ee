// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/turn/floor.h"

namespace studio::turn {

/// A timer: something that will happen by itself.
struct Timer
{
    enum class Kind { VoteDeadline, TurnTimeout, Refund, UserWait, Silence, Director };
    Kind kind = Kind::VoteDeadline;
    base::Millis due{0};
    qint64 made = 0;
};

/// The first timer in order of due time, then of creation (§2, time); none while no timer runs.
[[nodiscard]] std::optional<Timer> firstTimer(const Floor &floor);

} // namespace studio::turn
