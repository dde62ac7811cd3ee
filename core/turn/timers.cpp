// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/timers.h"

#include <tuple>

namespace studio::turn {

std::optional<Timer> firstTimer(const Floor &floor)
{
    std::optional<Timer> first;
    const auto consider = [&first](const Timer &timer) {
        if (!first || std::tie(timer.due, timer.made) < std::tie(first->due, first->made))
            first = timer;
    };
    if (floor.round) {
        for (const Ballot &ballot : floor.round->ballots) {
            if (!ballot.over)
                consider({Timer::Kind::VoteDeadline, ballot.deadline, floor.round->made});
        }
    }
    if (floor.round && floor.round->directorDeadline)
        consider({Timer::Kind::Director, *floor.round->directorDeadline, floor.round->made});
    if (floor.turn && floor.turn->timeout)
        consider({Timer::Kind::TurnTimeout, *floor.turn->timeout, floor.turn->made});
    if (floor.userWait)
        consider({Timer::Kind::UserWait, floor.userWait->until, floor.userWait->made});
    if (floor.silence)
        consider({Timer::Kind::Silence, floor.silence->until, floor.silence->made});
    for (const Refund &refund : floor.refunds)
        consider({Timer::Kind::Refund, refund.due, refund.made});
    return first;
}

} // namespace studio::turn
