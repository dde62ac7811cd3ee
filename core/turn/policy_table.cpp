// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/policy_table.h"

#include "core/turn/conductor.h"

namespace studio::turn {

using model::PolicyName;

/// All policies, one row each. It is a friend of the Conductor, whose parts it names.
struct PolicyTable
{
    static const PolicyRules &of(PolicyName policy)
    {
        static const PolicyRules vote{&Conductor::openRound, &Conductor::votesGoOn, nullptr, true};
        static const PolicyRules resource{&Conductor::putToResource, &Conductor::resourceGoesOn};
        static const PolicyRules ring{&Conductor::putToRing, &Conductor::ringGoesOn};
        static const PolicyRules manual{&Conductor::putToNobody, &Conductor::votesGoOn, nullptr, true};
        static const PolicyRules natural{&Conductor::putToQueue, &Conductor::queueGoesOn, lineUpNatural};
        static const PolicyRules list{&Conductor::putToQueue, &Conductor::queueGoesOn, lineUpList};
        static const PolicyRules pooled{&Conductor::putToQueue, &Conductor::queueGoesOn, lineUpPooled};
        static const PolicyRules director{&Conductor::putToDirector, &Conductor::votesGoOn, nullptr, true};
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
