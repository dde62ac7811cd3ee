// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/lore/lore_entry.h"

#include "core/persona/lore/lore_decorators.h"
#include "core/wire/texts_json.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace studio::persona {

using namespace Qt::StringLiterals;
using model::LoreEntry;
using model::LoreLogic;
using model::LorePlace;
using model::LoreRole;
using wire::Json;
using Names = std::initializer_list<const char *>;

namespace {

constexpr double kMostCount = 1'000'000'000;

QStringList keysIn(const Json *value)
{
    QStringList keys;
    if (!value)
        return keys;
    if (value->is_string())
        return dividedByCommas(wire::toText(*value));
    if (!value->is_array())
        return keys;
    for (const Json &key : *value) {
        const QString text = key.is_number() ? QString::fromUtf8(wire::dump(key)) : wire::toText(key);
        if (!text.isEmpty())
            keys.append(text);
    }
    return keys;
}

/// An entry and its `extensions`, which are searched first for SillyTavern's members.
class Members
{
public:
    explicit Members(const Json &entry)
        : m_entry(entry)
    {
        if (const Json *extensions = member(entry, {"extensions"}); extensions && extensions->is_object())
            m_extensions = extensions;
    }

    [[nodiscard]] const Json *own(Names names) const { return member(m_entry, names); }
    [[nodiscard]] const Json *any(Names names) const
    {
        const Json *first = m_extensions ? member(*m_extensions, names) : nullptr;
        return first ? first : own(names);
    }
    [[nodiscard]] QString text(Names names) const
    {
        const Json *value = own(names);
        return value ? wire::toText(*value) : QString();
    }
    [[nodiscard]] bool isSet(Names names) const { return flagIn(any(names)).value_or(false); }
    [[nodiscard]] int count(Names names) const { return countIn(any(names)).value_or(0); }

private:
    const Json &m_entry;
    const Json *m_extensions = nullptr;
};

LoreRole roleIn(const Json *value)
{
    const QString text = value ? wire::toText(*value) : QString();
    const double number = numberIn(value).value_or(0);
    if (text == "user"_L1 || number == 1)
        return LoreRole::User;
    return text == "assistant"_L1 || number == 2 ? LoreRole::Assistant : LoreRole::System;
}

// SillyTavern's numbers in order; an outlet (7) has no place here, and goes after the sheet.
constexpr std::array kPlaces{LorePlace::BeforeSheet,   LorePlace::AfterSheet, LorePlace::NoteTop,
                             LorePlace::NoteBottom,    LorePlace::AtDepth,    LorePlace::ExamplesTop,
                             LorePlace::ExamplesBottom};

void readPlace(const Members &members, LoreEntry &entry)
{
    const Json *position = members.any({"position"});
    const std::optional<double> number = numberIn(position);
    if (!number) {
        entry.afterSheet = !position || wire::toText(*position) != "before_char"_L1;
        return;
    }
    const bool isKnown = *number >= 0 && *number < double(kPlaces.size());
    const LorePlace place = isKnown ? kPlaces.at(size_t(*number)) : LorePlace::AfterSheet;
    entry.afterSheet = place != LorePlace::BeforeSheet;
    if (place == LorePlace::BeforeSheet || place == LorePlace::AfterSheet)
        return;
    entry.spot = model::LoreSpot{.place = place,
                                 .depth = countIn(members.any({"depth"})).value_or(4),
                                 .role = roleIn(members.any({"role"}))};
}

void readKeys(const Members &members, LoreEntry &entry)
{
    entry.keys = keysIn(members.own({"keys", "key"}));
    entry.secondaryKeys = keysIn(members.own({"secondary_keys", "keysecondary"}));
    const std::optional<int> logic = countIn(members.any({"selectiveLogic", "selective_logic"}));
    if (logic && *logic <= int(LoreLogic::All))
        entry.logic = LoreLogic(*logic);
    entry.isSelective = flagIn(members.own({"selective"})).value_or(true) || entry.secondaryKeys.isEmpty();
    entry.useRegex = members.isSet({"use_regex", "useRegex"});
    entry.caseSensitive = flagIn(members.any({"case_sensitive", "caseSensitive", "risu_case_sensitive"}));
    entry.wholeWords = flagIn(members.any({"match_whole_words", "matchWholeWords", "whole_words"}));
    entry.scanDepth = countIn(members.any({"scan_depth", "scanDepth"}));
}

void readTimes(const Members &members, LoreEntry &entry)
{
    const model::LoreTiming timing{.sticky = members.count({"sticky"}),
                                   .cooldown = members.count({"cooldown"}),
                                   .delay = members.count({"delay"})};
    if (timing != model::LoreTiming{})
        entry.timing = timing;
    const Json *waits = members.any({"delay_until_recursion", "delayUntilRecursion"});
    const model::LoreRecursion recursion{.excluded = members.isSet({"exclude_recursion", "excludeRecursion"}),
                                         .prevents = members.isSet({"prevent_recursion", "preventRecursion"}),
                                         .waitsForLevel =
                                             countIn(waits).value_or(flagIn(waits).value_or(false) ? 1 : 0)};
    if (recursion != model::LoreRecursion{})
        entry.recursion = recursion;
    const std::optional<double> chance = numberIn(members.any({"probability"}));
    const bool isUsed = flagIn(members.any({"useProbability", "use_probability"})).value_or(true);
    if (chance && isUsed && *chance < 100)
        entry.probability = int(std::max(0.0, *chance));
}

void readGroups(const Members &members, LoreEntry &entry)
{
    const Json *names = members.any({"group"});
    if (const QStringList groups = keysIn(names); !groups.isEmpty()) {
        entry.group =
            model::LoreGroup{.names = groups,
                             .weight = numberIn(members.any({"group_weight", "groupWeight"})).value_or(100),
                             .overrides = members.isSet({"group_override", "groupOverride"}),
                             .useScoring = flagIn(members.any({"use_group_scoring", "useGroupScoring"}))};
    }
    const Json *filter = members.any({"characterFilter", "character_filter"});
    if (!filter || !filter->is_object())
        return;
    const model::LoreFilter read{.names = keysIn(member(*filter, {"names"})),
                                 .tags = keysIn(member(*filter, {"tags"})),
                                 .excludes =
                                     flagIn(member(*filter, {"isExclude", "is_exclude"})).value_or(false)};
    if (!read.names.isEmpty() || !read.tags.isEmpty())
        entry.filter = read;
}

template<class Value>
void put(Json &json, const char *name, const std::optional<Value> &value)
{
    if (value)
        json[name] = *value;
}

void putRecursion(Json &extensions, const model::LoreRecursion &recursion)
{
    extensions["exclude_recursion"] = recursion.excluded;
    extensions["prevent_recursion"] = recursion.prevents;
    if (recursion.waitsForLevel > 0)
        extensions["delay_until_recursion"] = recursion.waitsForLevel;
}

void putGroups(Json &extensions, const LoreEntry &entry)
{
    if (entry.group) {
        extensions["group"] = wire::toJson(entry.group->names.join(u", "_s));
        extensions["group_weight"] = entry.group->weight;
        extensions["group_override"] = entry.group->overrides;
        put(extensions, "use_group_scoring", entry.group->useScoring);
    }
    if (entry.filter) {
        extensions["character_filter"] = Json{{"isExclude", entry.filter->excludes},
                                              {"names", wire::textsToJson(entry.filter->names)},
                                              {"tags", wire::textsToJson(entry.filter->tags)}};
    }
}

/// Values without a member in the specifications, in SillyTavern's form.
Json extensionsOf(const LoreEntry &entry)
{
    Json extensions = Json::object();
    if (entry.logic != LoreLogic::Any)
        extensions["selectiveLogic"] = int(entry.logic);
    if (entry.spot) {
        const auto place = std::find(kPlaces.begin(), kPlaces.end(), entry.spot->place);
        extensions["position"] = place - kPlaces.begin();
        extensions["depth"] = entry.spot->depth;
        extensions["role"] = int(entry.spot->role);
    }
    if (entry.probability) {
        extensions["probability"] = *entry.probability;
        extensions["useProbability"] = true;
    }
    if (entry.ignoresBudget)
        extensions["ignore_budget"] = true;
    put(extensions, "match_whole_words", entry.wholeWords);
    put(extensions, "scan_depth", entry.scanDepth);
    if (entry.timing) {
        extensions["sticky"] = entry.timing->sticky;
        extensions["cooldown"] = entry.timing->cooldown;
        extensions["delay"] = entry.timing->delay;
    }
    if (entry.recursion)
        putRecursion(extensions, *entry.recursion);
    putGroups(extensions, entry);
    return extensions;
}

/// V2 has no conditions: an entry with conditions beyond keys is not always on there.
bool isConstantIn(const LoreEntry &entry, BookKind kind)
{
    if (kind == BookKind::V3 || !entry.conditions)
        return entry.constant;
    return (entry.constant || entry.conditions->activates) && !entry.conditions->isConditional();
}

} // namespace

const Json *member(const Json &object, Names names)
{
    for (const char *name : names) {
        if (const auto found = object.find(name); found != object.end() && !found->is_null())
            return &*found;
    }
    return nullptr;
}

std::optional<bool> flagIn(const Json *value)
{
    if (!value)
        return std::nullopt;
    if (value->is_boolean())
        return value->get<bool>();
    if (const std::optional<double> number = numberIn(value))
        return *number != 0;
    const QString text = wire::toText(*value).trimmed().toLower();
    if (text == "true"_L1)
        return true;
    return text == "false"_L1 ? std::optional(false) : std::nullopt;
}

std::optional<double> numberIn(const Json *value)
{
    if (!value || !(value->is_number() || value->is_string()))
        return std::nullopt;
    if (value->is_number())
        return value->get<double>();
    bool isNumber = false;
    const double number = wire::toText(*value).trimmed().toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

std::optional<int> countIn(const Json *value)
{
    const std::optional<double> number = numberIn(value);
    if (!number || *number < 0)
        return std::nullopt;
    return int(std::min(*number, kMostCount));
}

LoreEntry readLoreEntry(const Json &json)
{
    const Members members(json);
    LoreEntry entry;
    entry.name = members.text({"name", "comment"});
    readKeys(members, entry);
    entry.enabled = flagIn(members.own({"enabled"}))
                        .value_or(!flagIn(members.own({"disable", "disabled"})).value_or(false));
    entry.constant = flagIn(members.own({"constant"})).value_or(false);
    entry.order = numberIn(members.own({"insertion_order", "order"})).value_or(0);
    entry.priority = numberIn(members.any({"priority"}));
    entry.ignoresBudget = members.isSet({"ignore_budget", "ignoreBudget"});
    readPlace(members, entry);
    readTimes(members, entry);
    readGroups(members, entry);
    decorate(entry, withoutDecorators(members.text({"content"})));
    return entry;
}

Json loreEntryJson(const LoreEntry &entry, BookKind kind)
{
    const QString decorators = kind == BookKind::V3 ? decoratorLines(entry) : QString();
    Json json{{"keys", wire::textsToJson(entry.keys)},
              {"content", wire::toJson(decorators + entry.content)},
              {"extensions", extensionsOf(entry)},
              {"enabled", entry.enabled},
              {"insertion_order", entry.order},
              {"constant", isConstantIn(entry, kind)},
              {"name", wire::toJson(entry.name)},
              {"position", entry.afterSheet ? "after_char" : "before_char"}};
    if (entry.order == double(qint64(entry.order)))
        json["insertion_order"] = qint64(entry.order);
    if (!entry.secondaryKeys.isEmpty()) {
        json["selective"] = entry.isSelective;
        json["secondary_keys"] = wire::textsToJson(entry.secondaryKeys);
    }
    put(json, "case_sensitive", entry.caseSensitive);
    put(json, "priority", entry.priority);
    if (kind == BookKind::V3 || entry.useRegex)
        json["use_regex"] = entry.useRegex;
    return json;
}

} // namespace studio::persona
