// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/lore/lore_members.h"

#include "core/persona/lore/lore_entry.h"

#include <array>

namespace studio::persona {

using wire::Json;

namespace {

constexpr LoreMember ownMember(const char *key, const char *world) { return {key, world}; }

constexpr LoreMember eitherMember(const char *key, const char *world, const char *other = nullptr)
{
    return {key, world, other, false, true};
}

constexpr LoreMember extensionMember(const char *key, const char *world, const char *other = nullptr)
{
    return {key, world, other, true, true};
}

constexpr std::array kLoreMembers{
    ownMember("keys", "key"),
    ownMember("secondary_keys", "keysecondary"),
    ownMember("selective", "selective"),
    ownMember("constant", "constant"),
    ownMember("insertion_order", "order"),
    ownMember("name", "comment"),
    eitherMember("priority", "priority"),
    eitherMember("use_regex", "useRegex"),
    eitherMember("case_sensitive", "caseSensitive", "risu_case_sensitive"),
    extensionMember("selectiveLogic", "selectiveLogic", "selective_logic"),
    extensionMember("match_whole_words", "matchWholeWords", "whole_words"),
    extensionMember("scan_depth", "scanDepth"),
    extensionMember("sticky", "sticky"),
    extensionMember("cooldown", "cooldown"),
    extensionMember("delay", "delay"),
    extensionMember("delay_until_recursion", "delayUntilRecursion"),
    extensionMember("exclude_recursion", "excludeRecursion"),
    extensionMember("prevent_recursion", "preventRecursion"),
    extensionMember("probability", "probability"),
    extensionMember("useProbability", "useProbability", "use_probability"),
    extensionMember("ignore_budget", "ignoreBudget"),
    extensionMember("group", "group"),
    extensionMember("group_weight", "groupWeight"),
    extensionMember("group_override", "groupOverride"),
    extensionMember("use_group_scoring", "useGroupScoring"),
    extensionMember("character_filter", "characterFilter"),
};

} // namespace

std::span<const LoreMember> loreMembers() { return kLoreMembers; }

const Json *valueOf(const LoreMember &known, const Json &entry)
{
    const Json *place = known.isExtension ? member(entry, {"extensions"}) : &entry;
    return place ? member(*place, {known.key}) : nullptr;
}

} // namespace studio::persona
