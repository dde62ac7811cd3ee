// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/advance.h"

#include "core/turn/conductor.h"

#include <algorithm>

namespace studio::turn {

using base::Millis;
using model::PolicyName;

bool isAvailable(PolicyName policy) { return policy == PolicyName::Vote || policy == PolicyName::Manual; }

const Member *Floor::member(const base::ParticipantId &id) const
{
    const auto it =
        std::find_if(roster.cbegin(), roster.cend(), [&id](const Member &m) { return m.id == id; });
    return it == roster.cend() ? nullptr : &*it;
}

Floor openFloor(const QList<base::ParticipantId> &roster, const model::PolicySettings &policy)
{
    Q_ASSERT(isAvailable(policy.policy));
    Floor floor;
    floor.policy = policy;
    for (const base::ParticipantId &id : roster)
        floor.roster.append(Member{.id = id});
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
    std::optional<Millis> due;
    const auto consider = [&due](Millis time) { due = due ? std::min(*due, time) : time; };
    if (floor.round) {
        for (const Ballot &ballot : floor.round->ballots) {
            if (!ballot.over)
                consider(ballot.deadline);
        }
    }
    if (floor.settledAt)
        consider(*floor.settledAt + Millis(1));
    return due;
}

Step completeInstant(Floor floor)
{
    Step step{std::move(floor), {}};
    Conductor(step.floor, step.outputs).settleInstant();
    return step;
}

} // namespace studio::turn
