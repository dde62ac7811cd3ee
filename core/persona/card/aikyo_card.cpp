// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/aikyo_card.h"

#include "core/model/written_language.h"
#include "core/persona/card/file_kind.h"
#include "core/persona/card_notes.h"
#include "core/persona/card_text.h"
#include "core/persona/naming.h"
#include "core/persona/refused.h"
#include "core/persona/told_in.h"
#include "core/persona/validation.h"
#include "core/wire/loose/raw_object.h"
#include "core/wire/object_reader.h"

#include <algorithm>
#include <array>

namespace studio::persona {

using namespace Qt::StringLiterals;
using base::Result;
using model::Persona;
using model::PersonaText;
using wire::Json;
using wire::ObjectReader;

namespace {

constexpr std::array kActedOn{"id", "name", "personality", "story", "sample"}; // of metadata
constexpr auto kKept = "aikyo"; // in the extras, where cards were kept before their files were

bool isActedOn(const std::string &key)
{
    return std::any_of(kActedOn.begin(), kActedOn.end(), [&key](const char *known) { return key == known; });
}

/// An empty list of tools is nothing to speak of.
bool holdsSomething(const Json &value)
{
    if (!value.is_object())
        return !value.empty();
    return std::any_of(value.begin(), value.end(), [](const Json &part) { return !part.empty(); });
}

QString keptText(const std::string &part)
{
    if (part == "actions")
        return PersonaCard::tr("aikyo’s own tools. Kept, but not used.");
    if (part == "knowledge")
        return PersonaCard::tr("Knowledge to look up in aikyo. Kept, but not used.");
    if (part == "events")
        return PersonaCard::tr("Rules for what to do when. Kept, but not used yet.");
    return PersonaCard::tr("Unknown field. Kept and written back on export.");
}

void noteMissing(const PersonaText &said, CardNotes &notes)
{
    QStringList missing;
    if (said.personality.isEmpty())
        missing.append(PersonaCard::tr("personality"));
    if (said.story.isEmpty())
        missing.append(PersonaCard::tr("story"));
    if (said.sampleLines.isEmpty())
        missing.append(PersonaCard::tr("sample line"));
    if (missing.isEmpty())
        return;
    const QString list = missing.join(PersonaCard::tr(", "));
    //: %1 is a list such as "personality, story"
    const QString text = PersonaCard::tr("Not in the card: %1.");
    notes.warn({}, text.arg(list));
}

void noteUsed(const PersonaText &text, CardNotes &notes)
{
    const auto used = [&notes](const char *part, bool isThere, const QString &as) {
        if (isThere)
            notes.used(QString::fromLatin1(part), as);
    };
    used("metadata.name", true, PersonaCard::tr("Used as the name."));
    used("metadata.personality", !text.personality.isEmpty(), PersonaCard::tr("Used as the personality."));
    used("metadata.story", !text.story.isEmpty(), PersonaCard::tr("Used as the story."));
    used("metadata.sample", !text.sampleLines.isEmpty(), PersonaCard::tr("Used as a sample line."));
    used("role", !text.role.isEmpty(), PersonaCard::tr("Used as the role."));
}

void noteKept(const Json &json, CardNotes &notes)
{
    for (const auto &[key, value] : json["metadata"].items()) {
        if (!isActedOn(key))
            notes.kept(u"metadata."_s + QString::fromStdString(key), keptText({}));
    }
    for (const auto &[key, value] : json.items()) {
        if (key != "metadata" && key != "role" && holdsSomething(value))
            notes.kept(QString::fromStdString(key), keptText(key));
    }
}

Result<PersonaText> readText(const Json &json, QString &id)
{
    ObjectReader reader(json["metadata"], u"metadata"_s, ObjectReader::Unknown::Ignore);
    ObjectReader whole(json, u"card"_s, ObjectReader::Unknown::Ignore);
    const auto textOf = [](ObjectReader &from, const char *key) {
        return from.optionalText(key).value_or(QString());
    };
    id = textOf(reader, "id");
    PersonaText text;
    text.name = shownName(reader.text("name"));
    text.personality = textOf(reader, "personality");
    text.story = textOf(reader, "story");
    if (const QString sample = textOf(reader, "sample"); !sample.trimmed().isEmpty())
        text.sampleLines.append({sample, {}});
    text.role = textOf(whole, "role");
    for (ObjectReader *read : {&reader, &whole}) {
        if (const auto flaw = read->flaw()) {
            //: %1 is what is wrong with the file, in English
            return refused(PersonaCard::tr("This aikyo card cannot be read: %1").arg(flaw->text));
        }
    }
    return text;
}

/// What the persona says, in the words of the card: those in `metadata`, then the role.
struct AikyoValues
{
    QMap<QByteArray, QString> metadata;
    QString role;
};

AikyoValues valuesOf(const Persona &persona)
{
    const PersonaText text = persona.textIn(persona.mainLanguage);
    QStringList samples;
    for (const model::SampleLine &line : text.sampleLines)
        samples.append(line.text);
    return {{{"id", persona.id.value()},
             {"name", text.name},
             {"personality", text.personality},
             {"story", text.story},
             {"sample", samples.join(u'\n')}},
            text.role};
}

/// What a companion that was imported by an earlier version holds in its extras.
Json keptEarlier(const Persona &persona)
{
    const Json extras = wire::embed(persona.extras);
    const Json kept = extras.is_object() && extras.contains(kKept) ? extras[kKept] : Json::object();
    return kept.is_object() ? kept : Json::object();
}

Json freshCard(const Persona &persona)
{
    const AikyoValues values = valuesOf(persona);
    const Json kept = keptEarlier(persona);
    Json card;
    for (const char *key : kActedOn)
        card["metadata"][key] = wire::toJson(values.metadata.value(key));
    if (kept.contains("metadata") && kept["metadata"].is_object()) {
        for (const auto &[key, value] : kept["metadata"].items()) {
            if (!isActedOn(key))
                card["metadata"][key] = value;
        }
    }
    card["role"] = wire::toJson(values.role);
    card["actions"] = Json::object();
    card["knowledge"] = Json::object();
    card["events"] = Json{{"params", Json::object()}, {"conditions", Json::array()}};
    for (const auto &[key, value] : kept.items()) {
        if (key != "metadata" && key != "role")
            card[key] = value;
    }
    return card;
}

QByteArray overlay(const QByteArray &source, const Persona &persona, const Persona &asRead)
{
    const AikyoValues values = valuesOf(persona);
    const AikyoValues before = valuesOf(asRead);
    wire::RawObject card = wire::RawObject::of(source).value_or(wire::RawObject());
    wire::RawObject metadata = wire::RawObject::of(card.value("metadata")).value_or(wire::RawObject());
    for (const char *key : kActedOn) {
        const QString value = values.metadata.value(key);
        if (value != before.metadata.value(key))
            metadata.set(key, wire::dump(wire::toJson(value)));
    }
    card.set("metadata", metadata.text());
    if (values.role != before.role)
        card.set("role", wire::dump(wire::toJson(values.role)));
    return card.text();
}

} // namespace

Result<Card> readAikyoCard(const Json &json)
{
    QString id;
    const Result<PersonaText> text = readText(json, id);
    if (!text)
        return tl::unexpected(text.error());
    if (text->name.isEmpty())
        return refused(PersonaCard::tr("This aikyo card has no name. Add one and import it again."));
    Card card;
    card.format = model::CardFormat::Aikyo;
    card.keepsSource = true;
    Persona &persona = card.persona;
    persona.id = base::ParticipantId(id);
    if (!isUsableId(persona.id))
        persona.id = suggestedId(text->name, {});
    const QString prose = text->personality + text->story + text->role;
    persona.mainLanguage = model::writtenLanguage(prose).value_or(model::Language::English);
    persona.texts.insert(persona.mainLanguage, *text);
    persona.card.format = model::CardFormat::Aikyo;
    CardNotes notes;
    if (persona.id.value() != id) {
        //: %1 and %2 are ids such as companion_aya
        notes.warn(u"metadata.id"_s,
                   PersonaCard::tr("The card’s ID “%1” cannot be used here. %2 is suggested.")
                       .arg(shownName(id), persona.id.value()));
    }
    noteMissing(*text, notes);
    noteUsed(*text, notes);
    noteKept(json, notes);
    card.report = notes.report();
    return card;
}

Result<QByteArray> writeAikyoCard(const Persona &persona, const QByteArray &sourceJson)
{
    const auto fresh = [&persona]() -> QByteArray { return wire::dumpIndented(freshCard(persona)) + '\n'; };
    if (sourceJson.isEmpty())
        return fresh();
    return readCardText(sourceJson).and_then([&](const CardText &source) -> Result<QByteArray> {
        if (jsonKind(source.json) != FileKind::AikyoCard)
            return fresh();
        return readAikyoCard(source.json).transform([&](const Card &asRead) {
            return overlay(source.text, persona, asRead.persona);
        });
    });
}

} // namespace studio::persona
