// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/persona_wire.h"

#include "core/model/participants.h"
#include "core/wire/card_facts_wire.h"
#include "core/wire/lore_wire.h"
#include "core/wire/object_reader.h"
#include "core/wire/provider_wire.h"
#include "core/wire/sparse.h"
#include "core/wire/texts_json.h"
#include "core/wire/voice_wire.h"

#include <QSet>

#include <limits>

namespace studio::wire {

using namespace Qt::StringLiterals;
using model::Avatar;
using model::Persona;
using model::PersonaText;
using model::SampleLine;
using Unknown = ObjectReader::Unknown;

namespace {

void writeTexts(Json &json, const char *key, const QStringList &texts)
{
    if (!texts.isEmpty())
        json[key] = textsToJson(texts);
}

Json personaTextToJson(const PersonaText &text)
{
    Json lines = Json::array();
    for (const SampleLine &line : text.sampleLines)
        lines.push_back({{"text", toJson(line.text)}, {"topics", textsToJson(line.topics)}});
    Json json{{"name", toJson(text.name)},         {"nicknames", textsToJson(text.nicknames)},
              {"role", toJson(text.role)},         {"personality", toJson(text.personality)},
              {"story", toJson(text.story)},       {"knowledge", textsToJson(text.knowledge)},
              {"greeting", toJson(text.greeting)}, {"sampleLines", lines}};
    for (const auto &[name, reading] : text.readings.toStdMap())
        json["readings"][name.toStdString()] = toJson(reading);
    writeText(json, "scenarioNote", text.scenarioNote);
    writeText(json, "exampleDialogue", text.exampleDialogue);
    writeTexts(json, "alternateGreetings", text.alternateGreetings);
    writeTexts(json, "groupGreetings", text.groupGreetings);
    writeText(json, "systemNote", text.systemNote);
    writeText(json, "endNote", text.endNote);
    writeText(json, "depthNote", text.depthNote);
    return json;
}

Json avatarToJson(const Avatar &avatar)
{
    Json json{{"face", toJson(nameOf(avatar.face))},
              {"hair", toJson(nameOf(avatar.hair))},
              {"eyes", toJson(nameOf(avatar.eyes))},
              {"clothes", toJson(nameOf(avatar.clothes))},
              {"glasses", avatar.glasses}};
    writeText(json, "skinColour", avatar.skinColour);
    writeText(json, "hairColour", avatar.hairColour);
    writeText(json, "eyeColour", avatar.eyeColour);
    writeText(json, "clothesColour", avatar.clothesColour);
    writeText(json, "picture", avatar.picture);
    for (const auto &[feeling, picture] : avatar.sprites.toStdMap())
        json["sprites"][feeling.toStdString()] = toJson(picture);
    return json;
}

/// An object of texts.
QMap<QString, QString> readTexts(ObjectReader &reader, const char *key)
{
    QMap<QString, QString> read;
    const Json *json = reader.any(key);
    if (!json)
        return read;
    if (!json->is_object())
        reader.wrong(key, u"is not an object"_s);
    for (const auto &[name, value] : json->items()) {
        if (!value.is_string())
            reader.wrong(key, u"holds something that is not a text"_s);
        read.insert(QString::fromStdString(name), toText(value));
    }
    return read;
}

// A shape of a later version is drawn as the first one of this version.
Avatar readAvatar(ObjectReader &persona)
{
    Avatar avatar;
    const Json *json = persona.any("avatar");
    if (!json)
        return avatar;
    ObjectReader reader(*json, u"avatar"_s, Unknown::Ignore);
    const auto text = [&reader](const char *key) { return reader.optionalText(key).value_or(QString()); };
    avatar.face = valueOf<Avatar::Face>(text("face")).value_or(avatar.face);
    avatar.hair = valueOf<Avatar::Hair>(text("hair")).value_or(avatar.hair);
    avatar.eyes = valueOf<Avatar::Eyes>(text("eyes")).value_or(avatar.eyes);
    avatar.clothes = valueOf<Avatar::Clothes>(text("clothes")).value_or(avatar.clothes);
    avatar.glasses = reader.boolean("glasses", false);
    avatar.skinColour = text("skinColour");
    avatar.hairColour = text("hairColour");
    avatar.eyeColour = text("eyeColour");
    avatar.clothesColour = text("clothesColour");
    avatar.picture = text("picture");
    avatar.sprites = readTexts(reader, "sprites");
    if (const auto flaw = reader.flaw())
        persona.wrong("avatar", flaw->text);
    return avatar;
}

QList<SampleLine> readLines(const Json *lines)
{
    QList<SampleLine> read;
    if (!lines || !lines->is_array())
        return read;
    for (const Json &line : *lines) {
        ObjectReader reader(line, u"sample line"_s, Unknown::Ignore);
        read.append({reader.text("text"), reader.texts("topics")});
    }
    return read;
}

base::Result<PersonaText> readPersonaText(const Json &json)
{
    ObjectReader reader(json, u"persona text"_s, Unknown::Ignore);
    const auto text = [&reader](const char *key) { return reader.optionalText(key).value_or(QString()); };
    PersonaText read;
    read.name = reader.text("name");
    read.nicknames = reader.texts("nicknames");
    read.role = text("role");
    read.personality = text("personality");
    read.story = text("story");
    read.knowledge = reader.texts("knowledge");
    read.greeting = text("greeting");
    read.sampleLines = readLines(reader.any("sampleLines"));
    read.readings = readTexts(reader, "readings");
    read.scenarioNote = text("scenarioNote");
    read.exampleDialogue = text("exampleDialogue");
    read.alternateGreetings = reader.texts("alternateGreetings");
    read.groupGreetings = reader.texts("groupGreetings");
    read.systemNote = text("systemNote");
    read.endNote = text("endNote");
    read.depthNote = text("depthNote");
    return reader.result(read);
}

// Other programs write a model or a voice in their own way, often as its name alone: that stays what it is,
// among the extras.
template<class Value>
std::optional<Value> readOwn(ObjectReader &persona, const char *key,
                             base::Result<Value> (*read)(const Json &))
{
    const Json *json = persona.any(key);
    if (!json || !json->is_object())
        return std::nullopt;
    const base::Result<Value> own = read(*json);
    return own ? std::optional(*own) : std::nullopt;
}

/// A pronoun that this version does not know is kept among the extras.
std::optional<model::Pronoun> readPronoun(ObjectReader &persona)
{
    const Json *json = persona.any("pronoun");
    return json && json->is_string() ? valueOf<model::Pronoun>(toText(*json)) : std::nullopt;
}

const QSet<QString> &knownKeys()
{
    static const QSet<QString> keys{u"id"_s,       u"revision"_s,      u"mainLanguage"_s,
                                    u"colour"_s,   u"talkativeness"_s, u"texts"_s,
                                    u"avatar"_s,   u"tags"_s,          u"notes"_s,
                                    u"archived"_s, u"allowedTools"_s,  u"allowedGestures"_s};
    return keys;
}

} // namespace

Json personaToJson(const Persona &persona)
{
    Json json{{"id", toJson(persona.id.value())},
              {"revision", persona.revision},
              {"mainLanguage", toJson(nameOf(persona.mainLanguage))},
              {"colour", toJson(persona.colour)},
              {"talkativeness", persona.talkativeness},
              {"avatar", avatarToJson(persona.avatar)}};
    if (!persona.tags.isEmpty())
        json["tags"] = textsToJson(persona.tags);
    writeText(json, "notes", persona.notes);
    if (persona.archived)
        json["archived"] = true;
    if (persona.pronoun != model::Pronoun::They)
        json["pronoun"] = toJson(nameOf(persona.pronoun));
    if (persona.model != model::ModelChoice{})
        json["model"] = modelChoiceToJson(persona.model);
    if (persona.voice != model::Voice{})
        json["voice"] = voiceToJson(persona.voice);
    if (persona.allowedTools)
        json["allowedTools"] = textsToJson(*persona.allowedTools);
    if (persona.allowedGestures)
        json["allowedGestures"] = textsToJson(*persona.allowedGestures);
    if (persona.card != model::CardFacts{})
        json["card"] = cardFactsToJson(persona.card);
    if (!persona.lore.isEmpty())
        json["lore"] = loreToJson(persona.lore);
    json["texts"] = Json::object();
    for (const auto &[language, text] : persona.texts.toStdMap())
        json["texts"][nameOf(language).toStdString()] = personaTextToJson(text);
    if (!persona.extras.isEmpty()) {
        const Json extras = embed(persona.extras);
        if (extras.is_object()) {
            for (const auto &[key, value] : extras.items()) {
                if (!json.contains(key))
                    json[key] = value;
            }
        }
    }
    return json;
}

base::Result<Persona> personaFromJson(const Json &json)
{
    ObjectReader reader(json, u"persona"_s, Unknown::Ignore);
    Persona persona;
    persona.id = base::ParticipantId(reader.requiredId("id"));
    if (!model::mayJoinRoster(persona.id))
        reader.wrong("id", u"does not begin with companion_"_s);
    persona.revision = int(reader.whole("revision", 0, std::numeric_limits<int>::max(), 1));
    persona.mainLanguage =
        reader.optionalName<model::Language>("mainLanguage").value_or(model::Language::English);
    persona.colour = reader.optionalText("colour").value_or(QString());
    persona.talkativeness = qBound(0.0, reader.number("talkativeness").value_or(0.5), 1.0);
    persona.avatar = readAvatar(reader);
    persona.tags = reader.texts("tags");
    persona.notes = reader.optionalText("notes").value_or(QString());
    persona.archived = reader.boolean("archived", false);
    const auto pronoun = readPronoun(reader);
    persona.pronoun = pronoun.value_or(model::Pronoun::They);
    const auto choice = readOwn(reader, "model", modelChoiceFromJson);
    persona.model = choice.value_or(model::ModelChoice{});
    const auto voice = readOwn(reader, "voice", voiceFromJson);
    persona.voice = voice.value_or(model::Voice{});
    if (reader.has("allowedTools"))
        persona.allowedTools = reader.texts("allowedTools");
    if (reader.has("allowedGestures"))
        persona.allowedGestures = reader.texts("allowedGestures");
    const auto card = readOwn(reader, "card", cardFactsFromJson);
    persona.card = card.value_or(model::CardFacts{});
    const bool holdsLore = json.is_object() && json.contains("lore") && json["lore"].is_array();
    if (holdsLore)
        persona.lore = readLore(json["lore"]);
    const Json *texts = reader.any("texts");
    if (!texts || !texts->is_object())
        reader.wrong("texts", u"is not an object"_s);
    if (const auto flaw = reader.flaw())
        return tl::unexpected(*flaw);
    for (const auto &[code, text] : texts->items()) {
        const auto language = valueOf<model::Language>(QString::fromStdString(code));
        const auto read = readPersonaText(text);
        if (!read)
            return tl::unexpected(read.error());
        if (language)
            persona.texts.insert(*language, *read);
    }
    Json extras = Json::object();
    for (const auto &[key, value] : json.items()) {
        const bool isRead = knownKeys().contains(QString::fromStdString(key)) || (key == "model" && choice) ||
                            (key == "voice" && voice) || (key == "card" && card) ||
                            (key == "lore" && holdsLore) || (key == "pronoun" && pronoun);
        if (!isRead)
            extras[key] = value;
    }
    if (!extras.empty())
        persona.extras = keepRaw(extras);
    return persona;
}

QByteArray personaToBytes(const Persona &persona) { return dump(personaToJson(persona)); }

base::Result<Persona> personaFromBytes(const QByteArray &bytes)
{
    return parse(bytes).and_then([](const Json &json) { return personaFromJson(json); });
}

} // namespace studio::wire
