// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/group_policy.h"

#include "core/model/follow_mask.h"
#include "core/model/room_limits.h"

#include <algorithm>

namespace studio::persona {

namespace {

/// What a message may bring about before the room waits for its user: a whole line of speakers, two more in a
/// silence, and one to spare, so that no line ends at the limit.
constexpr int kLines = 4;

} // namespace

model::PolicySettings groupPolicy(const GroupFile &group, const QList<base::ParticipantId> &roster)
{
    model::PolicySettings policy;
    policy.policy = group.policy;
    const int most = int(model::limitOf(model::PolicyNumber::MaxCompanionTurns).highest);
    policy.maxCompanionTurns = std::clamp(kLines * int(roster.size()), policy.maxCompanionTurns, most);
    policy.waitForUser = base::Millis(0);
    policy.owed = false;
    policy.idle = group.autoDelay;
    policy.idleMost = 0;
    if (group.policy == model::PolicyName::Natural && !group.answersItself) {
        model::FollowMask mask({}, roster);
        mask.letAllButSelf();
        policy.follows = mask.follows();
    }
    return policy;
}

} // namespace studio::persona
