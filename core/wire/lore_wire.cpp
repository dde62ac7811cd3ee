// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/lore_wire.h"

#include "core/wire/names.h"
#include "core/wire/object_reader.h"
#include "core/wire/texts_json.h"

namespace studio::wire {

using namespace Qt::StringLiterals;
using model::LoreBook;
using model::LoreEntry;
using Unknown = ObjectReader::Unknown;

namespace {

/// A member for what is said; none for what is as usual, so that old books are written as they were.
template<class Value>
void putSaid(Json &json, const char *name, const std::optional<Value> &value)
{
    if (value)
        json[name] = *value;
}
void putSaid(Json &json, const char *name, const QStringList &texts)
{
    if (!texts.isEmpty())
        json[name] = textsToJson(texts);
}
void putLoreFlag(Json &json, const char *name, bool value, bool usual = false)
{
    if (value != usual)
        json[name] = value;
}

Json loreSpotToJson(const model::LoreSpot &spot)
{
    Json json{
        {"place", toJson(nameOf(spot.place))}, {"depth", spot.depth}, {"role", toJson(nameOf(spot.role))}};
    putLoreFlag(json, "fromStart", spot.fromStart);
    return json;
}

Json loreGroupToJson(const model::LoreGroup &group)
{
    Json json{{"names", textsToJson(group.names)}, {"weight", group.weight}, {"overrides", group.overrides}};
    putSaid(json, "useScoring", group.useScoring);
    return json;
}

Json loreConditionsToJson(const model::LoreConditions &conditions)
{
    Json json = Json::object();
    putLoreFlag(json, "activates", conditions.activates);
    putLoreFlag(json, "neverActivates", conditions.neverActivates);
    putSaid(json, "onlyAfter", conditions.onlyAfter);
    putSaid(json, "onlyEvery", conditions.onlyEvery);
    putSaid(json, "onGreeting", conditions.onGreeting);
    putLoreFlag(json, "keepsAfterMatch", conditions.keepsAfterMatch);
    putLoreFlag(json, "oncePerTalk", conditions.oncePerTalk);
    putSaid(json, "additionalKeys", conditions.additionalKeys);
    putSaid(json, "excludeKeys", conditions.excludeKeys);
    putLoreFlag(json, "goesFirst", conditions.goesFirst);
    putSaid(json, "disabledPrompts", conditions.disabledPrompts);
    return json;
}

void putLoreRest(Json &json, const LoreEntry &entry)
{
    if (entry.spot)
        json["spot"] = loreSpotToJson(*entry.spot);
    if (entry.timing) {
        json["timing"] = Json{{"sticky", entry.timing->sticky},
                              {"cooldown", entry.timing->cooldown},
                              {"delay", entry.timing->delay}};
    }
    if (entry.recursion) {
        json["recursion"] = Json{{"excluded", entry.recursion->excluded},
                                 {"prevents", entry.recursion->prevents},
                                 {"waitsForLevel", entry.recursion->waitsForLevel}};
    }
    if (entry.group)
        json["group"] = loreGroupToJson(*entry.group);
    if (entry.filter) {
        json["filter"] = Json{{"names", textsToJson(entry.filter->names)},
                              {"tags", textsToJson(entry.filter->tags)},
                              {"excludes", entry.filter->excludes}};
    }
    if (entry.conditions)
        json["conditions"] = loreConditionsToJson(*entry.conditions);
}

Json entryToJson(const LoreEntry &entry)
{
    Json json{{"name", toJson(entry.name)},
              {"keys", textsToJson(entry.keys)},
              {"secondaryKeys", textsToJson(entry.secondaryKeys)},
              {"content", toJson(entry.content)},
              {"enabled", entry.enabled},
              {"constant", entry.constant},
              {"order", entry.order},
              {"afterSheet", entry.afterSheet}};
    if (entry.logic != model::LoreLogic::Any)
        json["logic"] = toJson(nameOf(entry.logic));
    putLoreFlag(json, "selective", entry.isSelective, true);
    putLoreFlag(json, "useRegex", entry.useRegex);
    putLoreFlag(json, "ignoresBudget", entry.ignoresBudget);
    putSaid(json, "caseSensitive", entry.caseSensitive);
    putSaid(json, "wholeWords", entry.wholeWords);
    putSaid(json, "scanDepth", entry.scanDepth);
    putSaid(json, "probability", entry.probability);
    putSaid(json, "priority", entry.priority);
    putLoreRest(json, entry);
    return json;
}

constexpr qint64 kMostLoreCount = 1'000'000'000;

std::optional<int> loreCountIn(ObjectReader &reader, const char *key)
{
    return reader.has(key) ? std::optional(int(reader.whole(key, 0, kMostLoreCount, 0))) : std::nullopt;
}
int loreCountOr0(ObjectReader &reader, const char *key) { return loreCountIn(reader, key).value_or(0); }
std::optional<bool> loreFlagIn(ObjectReader &reader, const char *key)
{
    return reader.has(key) ? std::optional(reader.boolean(key, false)) : std::nullopt;
}

model::LoreSpot readLoreSpot(ObjectReader &reader)
{
    return {.place = reader.name<model::LorePlace>("place"),
            .depth = loreCountOr0(reader, "depth"),
            .role = reader.optionalName<model::LoreRole>("role").value_or(model::LoreRole::System),
            .fromStart = reader.boolean("fromStart", false)};
}

model::LoreTiming readLoreTiming(ObjectReader &reader)
{
    return {loreCountOr0(reader, "sticky"), loreCountOr0(reader, "cooldown"), loreCountOr0(reader, "delay")};
}

model::LoreRecursion readLoreRecursion(ObjectReader &reader)
{
    return {reader.boolean("excluded", false), reader.boolean("prevents", false),
            loreCountOr0(reader, "waitsForLevel")};
}

model::LoreGroup readLoreGroup(ObjectReader &reader)
{
    return {.names = reader.texts("names"),
            .weight = reader.number("weight").value_or(100),
            .overrides = reader.boolean("overrides", false),
            .useScoring = loreFlagIn(reader, "useScoring")};
}

model::LoreFilter readLoreFilter(ObjectReader &reader)
{
    return {reader.texts("names"), reader.texts("tags"), reader.boolean("excludes", false)};
}

model::LoreConditions readLoreConditions(ObjectReader &reader)
{
    return {.activates = reader.boolean("activates", false),
            .neverActivates = reader.boolean("neverActivates", false),
            .onlyAfter = loreCountIn(reader, "onlyAfter"),
            .onlyEvery = loreCountIn(reader, "onlyEvery"),
            .onGreeting = loreCountIn(reader, "onGreeting"),
            .keepsAfterMatch = reader.boolean("keepsAfterMatch", false),
            .oncePerTalk = reader.boolean("oncePerTalk", false),
            .additionalKeys = reader.texts("additionalKeys"),
            .excludeKeys = reader.texts("excludeKeys"),
            .goesFirst = reader.boolean("goesFirst", false),
            .disabledPrompts = reader.texts("disabledPrompts")};
}

/// A part of an entry; a flaw in it is a flaw of the entry.
template<class Part>
std::optional<Part> lorePart(ObjectReader &reader, const char *key, Part (*read)(ObjectReader &))
{
    const Json *json = reader.any(key);
    if (!json)
        return std::nullopt;
    ObjectReader inner(*json, u"entry"_s, Unknown::Ignore);
    const Part value = read(inner);
    if (const auto flaw = inner.flaw())
        reader.wrong(key, flaw->text);
    return value;
}

LoreEntry readLoreEntry(ObjectReader &reader)
{
    LoreEntry entry{.name = reader.optionalText("name").value_or(QString()),
                    .keys = reader.texts("keys"),
                    .secondaryKeys = reader.texts("secondaryKeys"),
                    .content = reader.optionalText("content").value_or(QString()),
                    .enabled = reader.boolean("enabled", true),
                    .constant = reader.boolean("constant", false),
                    .order = reader.number("order").value_or(0),
                    .afterSheet = reader.boolean("afterSheet", true)};
    entry.logic = reader.optionalName<model::LoreLogic>("logic").value_or(model::LoreLogic::Any);
    entry.isSelective = reader.boolean("selective", true);
    entry.useRegex = reader.boolean("useRegex", false);
    entry.ignoresBudget = reader.boolean("ignoresBudget", false);
    entry.caseSensitive = loreFlagIn(reader, "caseSensitive");
    entry.wholeWords = loreFlagIn(reader, "wholeWords");
    entry.scanDepth = loreCountIn(reader, "scanDepth");
    entry.probability = loreCountIn(reader, "probability");
    entry.priority = reader.number("priority");
    entry.spot = lorePart(reader, "spot", readLoreSpot);
    entry.timing = lorePart(reader, "timing", readLoreTiming);
    entry.recursion = lorePart(reader, "recursion", readLoreRecursion);
    entry.group = lorePart(reader, "group", readLoreGroup);
    entry.filter = lorePart(reader, "filter", readLoreFilter);
    entry.conditions = lorePart(reader, "conditions", readLoreConditions);
    return entry;
}

QList<LoreEntry> readEntries(const Json *array)
{
    QList<LoreEntry> entries;
    if (!array || !array->is_array())
        return entries;
    for (const Json &json : *array) {
        ObjectReader reader(json, u"entry"_s, Unknown::Ignore);
        const LoreEntry entry = readLoreEntry(reader);
        if (!reader.flaw())
            entries.append(entry);
    }
    return entries;
}

} // namespace

Json loreToJson(const QList<LoreBook> &books)
{
    Json array = Json::array();
    for (const LoreBook &book : books) {
        Json entries = Json::array();
        for (const LoreEntry &entry : book.entries)
            entries.push_back(entryToJson(entry));
        Json json{{"name", toJson(book.name)},
                  {"description", toJson(book.description)},
                  {"entries", std::move(entries)}};
        putSaid(json, "scanDepth", book.scanDepth);
        putSaid(json, "tokenBudget", book.tokenBudget);
        putSaid(json, "recursive", book.recursive);
        putLoreFlag(json, "namesFire", book.namesFire, true);
        array.push_back(std::move(json));
    }
    return array;
}

QList<LoreBook> readLore(const Json &array)
{
    QList<LoreBook> books;
    if (!array.is_array())
        return books;
    for (const Json &json : array) {
        ObjectReader reader(json, u"lorebook"_s, Unknown::Ignore);
        LoreBook book{reader.optionalText("name").value_or(QString()),
                      reader.optionalText("description").value_or(QString()),
                      readEntries(reader.any("entries")),
                      loreCountIn(reader, "scanDepth"),
                      loreCountIn(reader, "tokenBudget"),
                      loreFlagIn(reader, "recursive"),
                      reader.boolean("namesFire", true)};
        if (!reader.flaw())
            books.append(book);
    }
    return books;
}

} // namespace studio::wire
