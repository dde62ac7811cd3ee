// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/foreign_cards.h"

#include "core/persona/card_shape.h"

#include <QStringList>

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::persona {
namespace {

constexpr int kDeepestFrame = 4;
constexpr int kMostYamlParts = 5'000;
constexpr int kDeepestYaml = 16;

const Json *memberOf(const Json &json, std::initializer_list<const char *> keys)
{
    if (!json.is_object())
        return nullptr;
    for (const char *key : keys) {
        const auto found = json.find(key);
        if (found != json.end() && !found->is_null())
            return &*found;
    }
    return nullptr;
}

QString wordsOf(const Json &json, std::initializer_list<const char *> keys)
{
    for (const char *key : keys) {
        if (const Json *one = memberOf(json, {key}); one && one->is_string() && !wire::toText(*one).isEmpty())
            return wire::toText(*one);
    }
    return {};
}

void put(Json &data, const char *key, const QString &text)
{
    if (!text.isEmpty())
        data[key] = wire::toJson(text);
}

/// With all members that the specification asks for: strict readers take no other card, and this one goes out
/// again.
Json asV2(Json data)
{
    for (const char *key :
         {"description", "personality", "scenario", "first_mes", "mes_example", "creator_notes",
          "system_prompt", "post_history_instructions", "creator", "character_version"}) {
        if (!data.contains(key))
            data[key] = "";
    }
    for (const char *key : {"alternate_greetings", "tags"}) {
        if (!data.contains(key))
            data[key] = Json::array();
    }
    if (!data.contains("extensions"))
        data["extensions"] = Json::object();
    return Json{{"spec", "chara_card_v2"}, {"spec_version", "2.0"}, {"data", std::move(data)}};
}

// ---- Agnai

/// "mind: stubborn, loyal", a line for each attribute; of the free form the text itself.
QString agnaiPersona(const Json &persona)
{
    const Json *attributes = persona.is_object() ? memberOf(persona, {"attributes"}) : nullptr;
    if (!attributes || !attributes->is_object())
        return persona.is_string() ? wire::toText(persona) : QString();
    const bool isText = wordsOf(persona, {"kind"}) == "text"_L1;
    QStringList lines;
    for (const auto &[key, value] : attributes->items()) {
        QStringList words;
        if (value.is_string())
            words.append(wire::toText(value));
        else if (value.is_array()) {
            for (const Json &word : value)
                words.append(wire::toText(word));
        }
        words.removeAll(QString());
        const QString joined = words.join(isText ? u"\n"_s : u", "_s);
        if (!joined.isEmpty())
            lines.append(isText ? joined : QString::fromStdString(key) + u": "_s + joined);
    }
    return lines.join(u'\n');
}

/// A character card that has a member of that name says its greeting in other words.
bool isAgnai(const Json &json)
{
    if (json.contains("first_mes") || json.contains("mes_example"))
        return false;
    const Json *persona = memberOf(json, {"persona"});
    const bool hasAttributes = persona && persona->is_object() && persona->contains("attributes");
    const bool isText =
        persona && persona->is_string() && (json.contains("sampleChat") || json.contains("greeting"));
    return json.contains("name") && (hasAttributes || isText);
}

Json agnaiCard(const Json &json)
{
    Json data{{"name", wire::toJson(wordsOf(json, {"name"}))}};
    QStringList about{agnaiPersona(json["persona"])};
    if (const QString looks = wordsOf(json, {"appearance"}); !looks.isEmpty())
        about.append(u"appearance: "_s + looks);
    put(data, "description", about.join(u'\n'));
    put(data, "scenario", wordsOf(json, {"scenario"}));
    put(data, "first_mes", wordsOf(json, {"greeting"}));
    put(data, "mes_example", wordsOf(json, {"sampleChat"}));
    put(data, "creator_notes", wordsOf(json, {"description"}));
    put(data, "system_prompt", wordsOf(json, {"systemPrompt"}));
    put(data, "post_history_instructions", wordsOf(json, {"postHistoryInstructions"}));
    put(data, "creator", wordsOf(json, {"creator"}));
    put(data, "character_version", wordsOf(json, {"characterVersion"}));
    for (const auto &[from, to] :
         {std::pair{"alternateGreetings", "alternate_greetings"}, std::pair{"tags", "tags"}}) {
        if (const Json *list = memberOf(json, {from}); list && list->is_array())
            data[to] = *list;
    }
    if (const Json *insert = memberOf(json, {"insert"}); insert && !wordsOf(*insert, {"prompt"}).isEmpty()) {
        data["extensions"]["depth_prompt"] = Json{{"prompt", wire::toJson(wordsOf(*insert, {"prompt"}))},
                                                  {"depth", insert->value("depth", Json(3))}};
    }
    if (const Json *book = memberOf(json, {"characterBook"}); book && book->is_object()) {
        Json entries = Json::array();
        if (const Json *old = memberOf(*book, {"entries"}); old && old->is_array()) {
            for (const Json &entry : *old) {
                if (!entry.is_object())
                    continue;
                entries.push_back(Json{{"name", entry.value("name", Json(""))},
                                       {"keys", entry.value("keywords", entry.value("keys", Json::array()))},
                                       {"content", entry.value("entry", entry.value("content", Json("")))},
                                       {"enabled", entry.value("enabled", Json(true))},
                                       {"insertion_order", entry.value("weight", Json(0))},
                                       {"priority", entry.value("priority", Json(0))},
                                       {"extensions", Json::object()}});
            }
        }
        data["character_book"] = Json{
            {"name", book->value("name", Json(""))}, {"entries", entries}, {"extensions", Json::object()}};
    }
    return asV2(std::move(data));
}

// ---- Pygmalion and text-generation-webui, which share their words

bool isPygmalion(const Json &json)
{
    return json.is_object() && !isCharacterCard(json) && json.contains("char_name") &&
           (json.contains("char_persona") || json.contains("char_greeting") ||
            json.contains("world_scenario"));
}

bool isTextGen(const Json &json)
{
    return json.is_object() &&
           (json.contains("name") || json.contains("bot") || json.contains("char_name")) &&
           (json.contains("context") || (json.contains("greeting") && !json.contains("metadata"))) &&
           !json.contains("spec") && !json.contains("data");
}

/// What stands behind "<START>" in a context is the talk that shows its voice.
void putContext(Json &data, const QString &context)
{
    const qsizetype start = context.indexOf("<START>"_L1);
    put(data, "description", (start < 0 ? context : context.left(start)).trimmed());
    if (start >= 0)
        put(data, "mes_example", context.mid(start).trimmed());
}

Json plainCard(const Json &json)
{
    Json data{{"name", wire::toJson(wordsOf(json, {"char_name", "name", "bot"}))}};
    putContext(data, wordsOf(json, {"char_persona", "context", "description"}));
    put(data, "personality", wordsOf(json, {"personality"}));
    put(data, "scenario", wordsOf(json, {"world_scenario", "scenario"}));
    put(data, "first_mes", wordsOf(json, {"char_greeting", "greeting", "first_mes"}));
    put(data, "mes_example", wordsOf(json, {"example_dialogue", "mes_example"}));
    return asV2(std::move(data));
}

// ---- frames

std::optional<ForeignCard> inFrame(const Json &json, int depth);

/// A card whose "data" is a text of JSON, or holds the whole card once more.
std::optional<ForeignCard> unwrapped(const Json &json, int depth)
{
    const Json *data = memberOf(json, {"data"});
    if (data && data->is_string()) {
        const auto inner = wire::parse(wire::toText(*data).toUtf8());
        if (!inner || !inner->is_object())
            return std::nullopt;
        if (isCharacterCard(*inner) && (inner->contains("data") || inner->contains("spec"))) {
            auto again = unwrapped(*inner, depth + 1);
            return again ? again : ForeignCard{*inner, {}};
        }
        return inner->contains("name") ? std::optional(ForeignCard{asV2(*inner), {}}) : std::nullopt;
    }
    if (data && data->is_object() && !data->contains("name") && memberOf(*data, {"data"}))
        return inFrame(*data, depth + 1);
    return std::nullopt;
}

std::optional<ForeignCard> inFrame(const Json &json, int depth)
{
    if (depth > kDeepestFrame)
        return std::nullopt;
    if (json.is_array()) {
        std::optional<ForeignCard> first;
        for (const Json &one : json) {
            auto read = inFrame(one, depth + 1);
            if (read && first)
                ++first->others;
            else if (read)
                first = std::move(read);
        }
        return first;
    }
    if (json.is_string()) { // the whole file as a text of JSON
        const auto inner = wire::parse(wire::toText(json).toUtf8());
        return inner ? inFrame(*inner, depth + 1) : std::nullopt;
    }
    if (!json.is_object())
        return std::nullopt;
    if (auto inner = unwrapped(json, depth))
        return inner;
    if (isAgnai(json))
        return ForeignCard{agnaiCard(json), u"Agnai"_s};
    if (isPygmalion(json))
        return ForeignCard{plainCard(json), u"Pygmalion"_s};
    if (isCharacterCard(json))
        return depth > 0 ? std::optional(ForeignCard{cardShape(json).isFlat ? asV2(json) : json, {}})
                         : std::nullopt;
    if (isTextGen(json))
        return ForeignCard{plainCard(json), u"text-generation-webui"_s};
    for (const char *key : {"character", "card", "char", "chara", "characters", "cards", "bot", "data"}) {
        const Json *inner = memberOf(json, {key});
        if (!inner || (!inner->is_object() && !inner->is_array()))
            continue;
        if (auto read = inFrame(*inner, depth + 1))
            return read;
    }
    return std::nullopt;
}

// ---- YAML

/// As JSON, so that one reader serves both. `left` counts the parts: an alias may multiply them.
Json jsonOfYaml(const YAML::Node &node, int depth, int &left)
{
    if (--left < 0 || depth > kDeepestYaml)
        return nullptr;
    if (node.IsScalar())
        return wire::toJson(QString::fromUtf8(QByteArray::fromStdString(node.Scalar())));
    if (node.IsSequence()) {
        Json list = Json::array();
        for (const YAML::Node &item : node)
            list.push_back(jsonOfYaml(item, depth + 1, left));
        return list;
    }
    if (!node.IsMap())
        return nullptr;
    Json object = Json::object();
    for (const auto &member : node) {
        if (member.first.IsScalar() && left > 0)
            object[member.first.Scalar()] = jsonOfYaml(member.second, depth + 1, left);
    }
    return object;
}

} // namespace

std::optional<ForeignCard> foreignCard(const Json &json) { return inFrame(json, 0); }

std::optional<ForeignCard> foreignCardInYaml(const QByteArray &text)
{
    constexpr qsizetype kLargestYaml = 1024 * 1024; // bytes
    if (text.size() > kLargestYaml || !text.contains(':') || text.contains('\0'))
        return std::nullopt;
    try {
        int left = kMostYamlParts;
        const Json json = jsonOfYaml(YAML::Load(text.toStdString()), 0, left);
        return left > 0 ? foreignCard(json) : std::nullopt;
    } catch (const YAML::Exception &) {
        return std::nullopt;
    }
}

ForeignCard backyardCard(const Json &character, const Json &scenario)
{
    const auto inBraces = [](QString text) {
        for (const auto &[from, to] :
             {std::pair{u"{character}"_s, u"{{char}}"_s}, std::pair{u"{user}"_s, u"{{user}}"_s}})
            text.replace(from, to, Qt::CaseInsensitive);
        return text;
    };
    const QString name = wordsOf(character, {"displayName", "name"});
    Json data{{"name", wire::toJson(name)}};
    if (const QString called = wordsOf(character, {"name"}); !called.isEmpty() && called != name)
        put(data, "nickname", called);
    put(data, "description", inBraces(wordsOf(character, {"persona"})));
    put(data, "scenario", inBraces(wordsOf(scenario, {"narrative"})));
    put(data, "system_prompt", inBraces(wordsOf(scenario, {"formattingInstructions"})));
    Json greetings = Json::array();
    if (const Json *first = memberOf(scenario, {"firstMessages"}); first && first->is_array()) {
        for (const Json &one : *first) {
            if (const QString text = inBraces(wordsOf(one, {"text"})); !text.isEmpty())
                greetings.push_back(wire::toJson(text));
        }
    }
    if (!greetings.empty()) {
        data["first_mes"] = greetings[0];
        greetings.erase(greetings.begin());
        data["alternate_greetings"] = greetings;
    }
    QStringList examples;
    if (const Json *lines = memberOf(scenario, {"exampleMessages"}); lines && lines->is_array()) {
        for (const Json &one : *lines) {
            const QString text = inBraces(wordsOf(one, {"text"}));
            if (!text.isEmpty())
                examples.append(text);
        }
    }
    put(data, "mes_example", examples.join(u'\n'));
    Json entries = Json::array();
    if (const Json *items = memberOf(character, {"loreItems"}); items && items->is_array()) {
        for (const Json &item : *items) {
            Json keys = Json::array();
            const QStringList words = wordsOf(item, {"key"}).split(u',', Qt::SkipEmptyParts);
            for (const QString &word : words)
                keys.push_back(wire::toJson(word.trimmed()));
            entries.push_back(Json{{"keys", keys},
                                   {"content", wire::toJson(inBraces(wordsOf(item, {"value"})))},
                                   {"enabled", true},
                                   {"insertion_order", int(entries.size())},
                                   {"extensions", Json::object()}});
        }
    }
    if (!entries.empty())
        data["character_book"] = Json{{"entries", entries}, {"extensions", Json::object()}};
    Json card = asV2(std::move(data));
    if (card["data"].contains("nickname"))
        card["spec"] = "chara_card_v3"; // which alone has a nickname
    if (card["spec"] == "chara_card_v3") {
        card["spec_version"] = "3.0";
        card["data"]["group_only_greetings"] = Json::array();
    }
    return {std::move(card), u"Backyard"_s};
}

} // namespace studio::persona
