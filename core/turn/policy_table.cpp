// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/policy_table.h"

#include "core/turn/conductor.h"

namespace studio::turn {

using model::PolicyName;

/// All policies, one row each. It is a friend of the Conductor because it names the Conductor's private
/// functions.
struct PolicyTable
{
    static const PolicyRules &of(PolicyName policy)
    {
        static const PolicyRules vote{
            .put = &Conductor::openRound, .goOn = &Conductor::votesGoOn, .isPutAnew = true};
        static const PolicyRules resource{
            .put = &Conductor::putToResource, .goOn = &Conductor::resourceGoesOn, .servesQuestions = false};
        static const PolicyRules ring{
            .put = &Conductor::putToRing, .goOn = &Conductor::ringGoesOn, .servesQuestions = false};
        static const PolicyRules manual{.put = &Conductor::putToNobody,
                                        .goOn = &Conductor::votesGoOn,
                                        .servesQuestions = false,
                                        .isPutAnew = true};
        static const PolicyRules natural{
            .put = &Conductor::putToQueue, .goOn = &Conductor::queueGoesOn, .lineUp = lineUpNatural};
        static const PolicyRules list{
            .put = &Conductor::putToQueue, .goOn = &Conductor::queueGoesOn, .lineUp = lineUpList};
        static const PolicyRules pooled{
            .put = &Conductor::putToQueue, .goOn = &Conductor::queueGoesOn, .lineUp = lineUpPooled};
        static const PolicyRules director{
            .put = &Conductor::putToDirector, .goOn = &Conductor::votesGoOn, .isPutAnew = true};
        switch (policy) {
        case PolicyName::Vote: return vote;
        case PolicyName::Resource: return resource;
        case PolicyName::Ring: return ring;
        case PolicyName::Manual: return manual;
        case PolicyName::Natural: return natural;
        case PolicyName::List: return list;
        case PolicyName::Pooled: return pooled;
        case PolicyName::Director: return director;
        }
        Q_UNREACHABLE();
    }
};

const PolicyRules &rulesOf(PolicyName policy) { return PolicyTable::of(policy); }

} // namespace studio::turn
