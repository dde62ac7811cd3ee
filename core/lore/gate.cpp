// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/candidate.h"

#include <algorithm>

namespace studio::lore {

using model::LoreConditions;

namespace {

std::optional<qint64> firedAt(const Candidate &candidate, const LoreScene &scene)
{
    const auto found = scene.log.constFind(candidate.id);
    const bool isBefore = found != scene.log.cend() && *found < scene.messages;
    return isBefore ? std::optional(*found) : std::nullopt;
}

/// Each list is checked by itself, as in SillyTavern: a companion has to be in both, unless one is empty.
bool isFor(const model::LoreFilter &filter, const LoreScene &scene)
{
    const bool isNamed = filter.names.contains(scene.character, Qt::CaseInsensitive);
    const bool isTagged = std::any_of(filter.tags.begin(), filter.tags.end(), [&scene](const QString &tag) {
        return scene.tags.contains(tag, Qt::CaseInsensitive);
    });
    if (filter.excludes)
        return !isNamed && !isTagged;
    return (isNamed || filter.names.isEmpty()) && (isTagged || filter.tags.isEmpty());
}

/// The conditions of decorators that only need counting.
std::optional<LoreBlock> conditionAgainst(const LoreConditions &conditions, const LoreScene &scene)
{
    if (conditions.onlyAfter && scene.companionMessages < *conditions.onlyAfter)
        return LoreBlock::TooEarly;
    if (conditions.onlyEvery && scene.companionMessages % std::max(1, *conditions.onlyEvery) != 0)
        return LoreBlock::NotThisTime;
    if (conditions.onGreeting && scene.greeting && *conditions.onGreeting != *scene.greeting)
        return LoreBlock::OtherGreeting;
    return std::nullopt;
}

Gate closedBy(Candidate &candidate, LoreBlock why)
{
    candidate.block(why);
    return Gate::Closed;
}

Gate opened(Candidate &candidate, LoreCause cause)
{
    candidate.verdict.cause = cause;
    return Gate::Fires;
}

} // namespace

bool firedBefore(const Candidate &candidate, const LoreScene &scene)
{
    return firedAt(candidate, scene).has_value();
}

bool isSticky(const Candidate &candidate, const LoreScene &scene)
{
    const auto at = firedAt(candidate, scene);
    return at && candidate.entry->timing && scene.messages < *at + candidate.entry->timing->sticky;
}

bool isCooling(const Candidate &candidate, const LoreScene &scene)
{
    const auto at = firedAt(candidate, scene);
    if (!at || !candidate.entry->timing)
        return false;
    const model::LoreTiming &timing = *candidate.entry->timing;
    return !isSticky(candidate, scene) && scene.messages < *at + timing.sticky + timing.cooldown;
}

bool isBarred(Candidate &candidate, const LoreScene &scene)
{
    const model::LoreEntry &entry = *candidate.entry;
    candidate.isSticky = isSticky(candidate, scene);
    if (!entry.enabled)
        candidate.block(LoreBlock::Disabled);
    else if (entry.filter && !isFor(*entry.filter, scene))
        candidate.block(LoreBlock::OtherCompanion);
    else if (entry.timing && scene.messages < entry.timing->delay)
        candidate.block(LoreBlock::Delay);
    else if (isCooling(candidate, scene))
        candidate.block(LoreBlock::Cooldown);
    else
        return false;
    return true;
}

Gate gateOf(Candidate &candidate, const LoreScene &scene)
{
    const model::LoreEntry &entry = *candidate.entry;
    if (entry.conditions) {
        const LoreConditions &conditions = *entry.conditions;
        if (conditions.activates)
            return opened(candidate, LoreCause::Activated);
        if (conditions.neverActivates)
            return closedBy(candidate, LoreBlock::NeverActivates);
        if (firedBefore(candidate, scene) && conditions.keepsAfterMatch)
            return opened(candidate, LoreCause::Kept);
        if (firedBefore(candidate, scene) && conditions.oncePerTalk)
            return closedBy(candidate, LoreBlock::OncePerTalk);
        if (const auto against = conditionAgainst(conditions, scene))
            return closedBy(candidate, *against);
    }
    return Gate::AskKeys;
}

} // namespace studio::lore
