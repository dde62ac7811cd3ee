// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/persona_wire.h"

#include "core/model/participants.h"
#include "core/wire/object_reader.h"

#include <QSet>

#include <limits>

namespace studio::wire {

using namespace Qt::StringLiterals;
using model::Persona;
using model::PersonaText;
using model::SampleLine;
using Unknown = ObjectReader::Unknown;

namespace {

Json textsToJson(const QStringList &texts)
{
    Json array = Json::array();
    for (const QString &text : texts)
        array.push_back(toJson(text));
    return array;
}

Json personaTextToJson(const PersonaText &text)
{
    Json lines = Json::array();
    for (const SampleLine &line : text.sampleLines)
        lines.push_back({{"text", toJson(line.text)}, {"topics", textsToJson(line.topics)}});
    return Json{{"name", toJson(text.name)},         {"nicknames", textsToJson(text.nicknames)},
                {"role", toJson(text.role)},         {"personality", toJson(text.personality)},
                {"story", toJson(text.story)},       {"knowledge", textsToJson(text.knowledge)},
                {"greeting", toJson(text.greeting)}, {"sampleLines", lines}};
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
    return reader.result(read);
}

const QSet<QString> &knownKeys()
{
    static const QSet<QString> keys{u"id"_s,     u"revision"_s,      u"mainLanguage"_s,
                                    u"colour"_s, u"talkativeness"_s, u"texts"_s};
    return keys;
}

} // namespace

Json personaToJson(const Persona &persona)
{
    Json json{{"id", toJson(persona.id.value())},
              {"revision", persona.revision},
              {"mainLanguage", toJson(nameOf(persona.mainLanguage))},
              {"colour", toJson(persona.colour)},
              {"talkativeness", persona.talkativeness}};
    json["texts"] = Json::object();
    for (const auto &[language, text] : persona.texts.toStdMap())
        json["texts"][nameOf(language).toStdString()] = personaTextToJson(text);
    if (!persona.extras.isEmpty()) {
        const Json extras = embed(persona.extras);
        if (extras.is_object()) {
            for (const auto &[key, value] : extras.items())
                json[key] = value;
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
        if (!knownKeys().contains(QString::fromStdString(key)))
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
