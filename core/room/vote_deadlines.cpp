// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/vote_deadlines.h"

#include <algorithm>

namespace studio::room {

using base::Millis;

namespace {

constexpr Millis kLongest{180'000};
constexpr Millis kStep{5'000}; // coarse, so that a room's log does not record every small change

Millis inSteps(Millis time) { return std::min(kLongest, (time + kStep - Millis(1)) / kStep * kStep); }

/// One and a half times the recent duration, multiplied by the calls that the server runs one after another.
Millis timeFor(const llm::ModelPace &pace, qsizetype voters)
{
    const Millis one = pace.vote + pace.vote / 2 + Millis(1000);
    return pace.serial ? Millis(one.count() * voters) : one;
}

} // namespace

QMap<base::ParticipantId, Millis> voteDeadlines(const QList<Voter> &voters,
                                                const model::PolicySettings &policy)
{
    QMap<base::ParticipantId, Millis> deadlines = policy.deadlines;
    if (policy.voteDeadline < model::PolicySettings().voteDeadline)
        return deadlines;
    const bool allLoad = std::all_of(voters.cbegin(), voters.cend(),
                                     [](const Voter &voter) { return voter.outlook.pace.loading; });
    for (const Voter &voter : voters) {
        const llm::ModelPace &pace = voter.outlook.pace;
        if (deadlines.contains(voter.id) || (pace.loading && !allLoad))
            continue;
        const auto ofItsModel = std::count_if(voters.cbegin(), voters.cend(), [&voter](const Voter &other) {
            return other.outlook.model == voter.outlook.model;
        });
        const Millis deadline = pace.loading ? kLongest : timeFor(pace, ofItsModel);
        if (deadline > policy.voteDeadline && (pace.loading || pace.vote > Millis(0)))
            deadlines.insert(voter.id, inSteps(deadline));
    }
    return deadlines;
}

Millis directorDeadline(const llm::ModelPace &pace, const model::PolicySettings &policy)
{
    if (policy.directorDeadline < model::PolicySettings().directorDeadline)
        return policy.directorDeadline;
    const Millis needed = pace.loading ? kLongest : pace.vote > Millis(0) ? timeFor(pace, 1) : Millis(0);
    return std::max(policy.directorDeadline, inSteps(needed));
}

Millis turnTimeout(const QList<Voter> &members, const model::PolicySettings &policy)
{
    const bool mayLoad = std::any_of(members.cbegin(), members.cend(),
                                     [](const Voter &member) { return member.outlook.pace.mayLoad; });
    return mayLoad ? policy.turnTimeout + kLongest : policy.turnTimeout;
}

} // namespace studio::room
