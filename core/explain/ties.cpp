// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/ties.h"

#include "core/explain/candidate_of.h"

#include <algorithm>

namespace studio::explain {

using base::ParticipantId;
using model::Candidate;

QList<ParticipantId> tiedWithWinner(const model::Decision &decision)
{
    const Candidate winner = candidateOf(decision, decision.winner);
    const Candidate second = candidateOf(decision, decision.runnerUp);
    QList<ParticipantId> tied{second.id};
    for (const Candidate &one : decision.candidates) {
        const bool isOther = one.id != winner.id && one.id != second.id;
        const bool isLike = one.state == second.state && one.selected == second.selected &&
                            one.importance == second.importance && one.closing == second.closing;
        if (isOther && isLike && !one.cause && !one.quiet)
            tied.append(one.id);
    }
    return tied;
}

namespace {

/// The winner may only come after another in the room because of a longer silence.
bool comesAfter(const model::Decision &decision, const QList<ParticipantId> &tied)
{
    for (const Candidate &one : decision.candidates) {
        if (one.id == decision.winner)
            return false;
        if (tied.contains(one.id))
            return true;
    }
    return false;
}

} // namespace

TieBreak tieBreak(const model::Decision &decision, const QList<ParticipantId> &tied,
                  const model::DecisionFacts &facts)
{
    if (!facts.lastSpoke)
        return tied.size() == 1 && comesAfter(decision, tied) ? TieBreak::Silence : TieBreak::Unknown;
    const qint64 winner = facts.lastSpoke->value(*decision.winner);
    const auto isAlike = [&](const ParticipantId &one) { return facts.lastSpoke->value(one) == winner; };
    if (std::none_of(tied.cbegin(), tied.cend(), isAlike))
        return TieBreak::Silence;
    return std::all_of(tied.cbegin(), tied.cend(), isAlike) ? TieBreak::Order : TieBreak::Unknown;
}

} // namespace studio::explain
