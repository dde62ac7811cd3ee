// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/advance.h"

#include "core/turn/conductor.h"
#include "core/turn/shuffle.h"
#include "core/turn/timers.h"

#include <algorithm>

namespace studio::turn {

using base::Millis;

const Member *Floor::member(const base::ParticipantId &id) const
{
    const auto it =
        std::find_if(roster.cbegin(), roster.cend(), [&id](const Member &m) { return m.id == id; });
    return it == roster.cend() ? nullptr : &*it;
}

bool Floor::isAnybodyBusy() const
{
    return std::any_of(roster.cbegin(), roster.cend(), [](const Member &m) { return m.busy; });
}

bool Floor::isResting() const
{
    const auto goesOn = [](const Member &m) {
        return m.busy || (m.wanted && m.stage() != model::Closing::Terminal);
    };
    return !round && !turn && std::none_of(roster.cbegin(), roster.cend(), goesOn);
}

Floor openFloor(const QList<base::ParticipantId> &roster, const model::PolicySettings &policy)
{
    Floor floor;
    floor.policy = policy;
    for (const base::ParticipantId &id : roster)
        floor.roster.append(Member{.id = id});
    floor.ring.stream = policy.seed;
    floor.draws = policy.seed + 1;
    floor.ring.order = shuffled(roster, floor.ring.stream);
    return floor;
}

Step advance(Floor floor, const model::FloorInput &input, const model::PolicySettings &policy)
{
    Step step{std::move(floor), {}};
    Conductor conductor(step.floor, step.outputs);
    conductor.fireTimers(input.t);
    conductor.apply(input, policy);
    return step;
}

std::optional<Millis> nextDue(const Floor &floor)
{
    const std::optional<Timer> timer = firstTimer(floor);
    if (!floor.settledAt)
        return timer ? std::optional(timer->due) : std::nullopt;
    const Millis settled = *floor.settledAt + Millis(1);
    return timer ? std::min(timer->due, settled) : settled;
}

Step completeInstant(Floor floor)
{
    Step step{std::move(floor), {}};
    Conductor(step.floor, step.outputs).settleInstant();
    return step;
}

} // namespace studio::turn
