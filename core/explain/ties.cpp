// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/ties.h"

#include "core/explain/candidate_of.h"

namespace studio::explain {

using model::Candidate;

QStringList tiedWithWinner(const model::Decision &decision, const Names &names)
{
    const Candidate winner = candidateOf(decision, decision.winner);
    const Candidate second = candidateOf(decision, decision.runnerUp);
    QStringList tied{names.of(second.id)};
    for (const Candidate &one : decision.candidates) {
        const bool isOther = one.id != winner.id && one.id != second.id;
        const bool isLike = one.state == second.state && one.selected == second.selected &&
                            one.importance == second.importance && one.closing == second.closing;
        if (isOther && isLike && !one.cause && !one.quiet)
            tied.append(names.of(one.id));
    }
    return tied;
}

} // namespace studio::explain
