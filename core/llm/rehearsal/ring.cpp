// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/ring.h"

#include "core/llm/rehearsal/vote.h"

namespace studio::llm::rehearsal {

namespace {

constexpr int kTurnsAtLeast = 6;
constexpr int kTurnsWhenSettled = 2; // a thanks, or the question what the companions are
constexpr int kEager = 2;            // importance

} // namespace

bool passesInRing(const Brief &brief, const Situation &seen)
{
    if (brief.witnessed.isEmpty())
        return false;
    const bool unwanted = seen.excludedByUser || seen.named == Named::Excluded;
    if (seen.fromSelf || (unwanted && !seen.asked) || (seen.excused && !seen.asked))
        return true;
    if (seen.asked)
        return false;
    if (seen.fromUser)
        return seen.somebodyElseAsked;
    if (seen.userIntents.testFlag(Intent::Goodbye))
        return seen.ownSinceUser > 0;
    if (seen.userIntents & (Intents(Intent::Thanks) | Intent::AreYouAnAi))
        return brief.companionTurns >= kTurnsWhenSettled;
    return brief.companionTurns >= kTurnsAtLeast && rehearseVote(brief).importance < kEager;
}

} // namespace studio::llm::rehearsal
