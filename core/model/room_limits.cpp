// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/room_limits.h"

#include <algorithm>

namespace studio::model {
namespace {

bool isOut(qint64 value, PolicyNumber number)
{
    const PolicyLimit limit = limitOf(number);
    return value < limit.lowest || value > limit.highest;
}

} // namespace

qint64 valueOf(const PolicySettings &policy, PolicyNumber number)
{
    switch (number) {
    case PolicyNumber::Gap: return policy.gap.count();
    case PolicyNumber::MaxCompanionTurns: return policy.maxCompanionTurns;
    case PolicyNumber::VoteDeadline: return policy.voteDeadline.count();
    case PolicyNumber::Refund: return policy.refund.count();
    case PolicyNumber::TurnTimeout: return policy.turnTimeout.count();
    case PolicyNumber::Ceiling: return policy.ceiling.count();
    case PolicyNumber::WaitForUser: return policy.waitForUser.count();
    case PolicyNumber::Idle: return policy.idle.count();
    case PolicyNumber::IdleMost: return policy.idleMost;
    case PolicyNumber::CoolDown: return policy.coolDown;
    case PolicyNumber::DirectorDeadline: return policy.directorDeadline.count();
    }
    Q_UNREACHABLE();
}

std::optional<PolicyNumber> outOfLimits(const PolicySettings &policy)
{
    for (const PolicyLimit &limit : kPolicyLimits) {
        if (isOut(valueOf(policy, limit.number), limit.number))
            return limit.number;
    }
    const bool isAnyOut =
        std::any_of(policy.deadlines.cbegin(), policy.deadlines.cend(), [](base::Millis deadline) {
            return isOut(deadline.count(), PolicyNumber::VoteDeadline);
        });
    return isAnyOut ? std::optional(PolicyNumber::VoteDeadline) : std::nullopt;
}

} // namespace studio::model
