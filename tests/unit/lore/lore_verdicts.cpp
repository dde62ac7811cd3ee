// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/lore_numbers.h"
#include "core/lore/scan.h"
#include "core/wire/json.h"
#include "core/wire/lore_wire.h"

#include <array>
#include <iostream>
#include <string>

// Reads one case per line as JSON (described in second_reader.py), scans it, and prints the result of
// core/lore, one line per case. Draws are printed too: the second reader knows what a draw decides, not its
// value.
using namespace studio;
using wire::Json;
using wire::toJson;

namespace {

constexpr std::array kBlocks{
    "Disabled",    "OtherCompanion", "Delay",         "Cooldown",      "OnlyByEntries",   "NeverActivates",
    "OncePerTalk", "TooEarly",       "NotThisTime",   "OtherGreeting", "NoAdditionalKey", "ExcludedKey",
    "NoKey",       "BadPattern",     "SecondaryKeys", "LostInGroup",   "Chance",          "ToldAlready"};
constexpr std::array kCauses{"Activated", "Kept", "Constant", "Sticky", "Key"};
constexpr std::array kStates{"fired", "blocked", "cut"};
constexpr std::array kPlaces{"beforeSheet", "afterSheet",     "noteTop", "noteBottom",
                             "examplesTop", "examplesBottom", "atDepth"};
constexpr std::array kRoles{"system", "user", "assistant"};

QStringList textsOf(const Json &array)
{
    QStringList texts;
    for (const Json &text : array)
        texts.append(wire::toText(text));
    return texts;
}

QList<lore::LoreSource> sourcesOf(const Json &array)
{
    QList<lore::LoreSource> sources;
    // Equal lists of books share one copy in memory, as those of a room may.
    QHash<QByteArray, QList<model::LoreBook>> known;
    for (const Json &json : array) {
        const QByteArray books = wire::dump(json.at("books"));
        if (!known.contains(books))
            known.insert(books, wire::readLore(json.at("books")));
        sources.append({wire::toText(json.at("owner")), known.value(books)});
    }
    return sources;
}

const model::LoreEntry &entryAt(const QList<lore::LoreSource> &sources, const lore::LoreRef &ref)
{
    return sources.at(ref.source).books.at(ref.book).entries.at(ref.entry);
}

quint64 idOf(const QList<lore::LoreSource> &sources, const lore::LoreRef &ref)
{
    return lore::entryId(sources.at(ref.source).owner, sources.at(ref.source).books.at(ref.book),
                         entryAt(sources, ref));
}

lore::LoreScene sceneOf(const Json &json, const QList<lore::LoreSource> &sources)
{
    lore::LoreScene scene;
    for (const Json &line : json.value("lines", Json::array()))
        scene.lines.append({scene.lines.size(), wire::toText(line.at(0)), wire::toText(line.at(1))});
    scene.messages = json.value("messages", qint64(scene.lines.size()));
    scene.companionMessages = json.value("companionMessages", qint64(0));
    if (json.contains("greeting"))
        scene.greeting = json.at("greeting").get<int>();
    scene.character = wire::toText(json.value("character", Json("")));
    scene.tags = textsOf(json.value("tags", Json::array()));
    scene.seed = json.value("seed", quint64(0));
    scene.scanDepth = json.value("scanDepth", scene.scanDepth);
    scene.caseSensitive = json.value("caseSensitive", scene.caseSensitive);
    scene.wholeWords = json.value("wholeWords", scene.wholeWords);
    scene.recursive = json.value("recursive", scene.recursive);
    scene.mostSteps = json.value("mostSteps", scene.mostSteps);
    if (json.contains("tokenBudget"))
        scene.tokenBudget = json.at("tokenBudget").get<qint64>();
    scene.countTokens = [](const QString &text) { return (text.size() + 3) / 4; };
    for (const Json &fired : json.value("log", Json::array())) {
        const lore::LoreRef ref{fired.at(0).get<int>(), fired.at(1).get<int>(), fired.at(2).get<int>()};
        scene.log.insert(idOf(sources, ref), fired.at(3).get<qint64>());
    }
    return scene;
}

Json toJson(const lore::LoreRef &ref) { return Json::array({ref.source, ref.book, ref.entry}); }

Json toJson(const lore::LoreVerdict &verdict)
{
    const bool isBlocked = verdict.state == lore::LoreVerdict::State::Blocked;
    Json json{{"at", toJson(verdict.entry)},
              {"state", kStates.at(size_t(verdict.state))},
              {"why", isBlocked ? kBlocks.at(size_t(verdict.block)) : kCauses.at(size_t(verdict.cause))},
              {"key", toJson(verdict.key)},
              {"step", verdict.step},
              {"tokens", verdict.tokens}};
    json["message"] = verdict.message ? Json(*verdict.message) : Json();
    json["firedBy"] = verdict.firedBy ? toJson(*verdict.firedBy) : Json();
    if (verdict.state == lore::LoreVerdict::State::Cut)
        json["cutBy"] = verdict.cutBy == lore::LoreVerdict::Budget::Book ? "book" : "room";
    return json;
}

Json toJson(const lore::LorePlacement &placement)
{
    Json json{{"at", toJson(placement.entry)},
              {"place", kPlaces.at(size_t(placement.place))},
              {"content", toJson(placement.content)}};
    if (placement.place == model::LorePlace::AtDepth) {
        json["depth"] = placement.depth;
        json["fromStart"] = placement.fromStart;
        json["role"] = kRoles.at(size_t(placement.role));
    }
    return json;
}

Json resultOf(const Json &asked)
{
    const auto sources = sourcesOf(asked.at("sources"));
    const auto scene = sceneOf(asked.value("scene", Json::object()), sources);
    // Earlier scans of a scanner must not change the result.
    lore::Scanner scanner(sources);
    lore::LoreScene other = scene;
    other.caseSensitive = scene.caseSensitive != (scene.seed % 2 == 0);
    other.lines = scene.lines.first(scene.lines.size() / 2);
    (void)scanner.scan(other);
    const lore::LoreResult result = scanner.scan(scene);
    Json json{{"verdicts", Json::array()}, {"placements", Json::array()}, {"flaws", Json::array()},
              {"log", Json::array()},      {"disabled", Json::array()},   {"chances", Json::array()},
              {"groups", Json::object()},  {"ranOut", result.stepsRanOut}};
    for (const auto &verdict : result.verdicts) {
        json["verdicts"].push_back(toJson(verdict));
        const quint64 id = idOf(sources, verdict.entry);
        Json known = toJson(verdict.entry);
        known.push_back(result.log.contains(id) ? Json(result.log.value(id)) : Json());
        json["log"].push_back(known);
        json["chances"].push_back(lore::drawn(scene.seed, id, quint64(scene.messages)));
        for (const QString &name : entryAt(sources, verdict.entry).group.value_or(model::LoreGroup()).names)
            json["groups"][name.toStdString()] =
                lore::drawn(scene.seed, lore::hashOf(name), quint64(scene.messages));
    }
    for (const auto &placement : result.placements)
        json["placements"].push_back(toJson(placement));
    for (const auto &flaw : result.flaws) {
        Json known = toJson(flaw.entry);
        known.push_back(toJson(flaw.key));
        json["flaws"].push_back(known);
    }
    for (const QString &prompt : result.disabledPrompts)
        json["disabled"].push_back(toJson(prompt));
    return json;
}

} // namespace

int main()
{
    std::ios::sync_with_stdio(false);
    for (std::string line; std::getline(std::cin, line);)
        std::cout << resultOf(Json::parse(line)).dump() << '\n';
    return 0;
}
