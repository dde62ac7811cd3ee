// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/aikyo_card.h"

#include "core/model/written_language.h"
#include "core/persona/naming.h"
#include "core/persona/validation.h"
#include "core/wire/object_reader.h"

#include <QCoreApplication>

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

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PersonaCard)
};

constexpr std::array kActedOn{"id", "name", "personality", "story", "sample"}; // of metadata
constexpr auto kKept = "aikyo";                                                // in the extras

bool isActedOn(const std::string &key)
{
    return std::any_of(kActedOn.begin(), kActedOn.end(), [&key](const char *known) { return key == known; });
}

/// The card without what the studio acts on.
Json keptOf(const Json &card)
{
    Json kept = Json::object();
    for (const auto &[key, value] : card.items()) {
        if (key != "metadata" && key != "role")
            kept[key] = value;
    }
    Json metadata = Json::object();
    for (const auto &[key, value] : card["metadata"].items()) {
        if (!isActedOn(key))
            metadata[key] = value;
    }
    if (!metadata.empty())
        kept["metadata"] = metadata;
    return kept;
}

/// A name for a kept part, if it holds anything: an empty list of tools is nothing to speak of.
QStringList filledParts(const Json &kept)
{
    QStringList parts;
    for (const auto &[key, value] : kept.items()) {
        if (!value.empty())
            parts.append(QString::fromStdString(key));
    }
    return parts;
}

void remarkOn(Card &card, const QString &statedId, const PersonaText &text, const QStringList &kept)
{
    if (card.persona.id.value() != statedId) {
        //: %1 and %2 are ids such as companion_aya
        card.report.append({model::CardNote::Fate::Warning, u"metadata.id"_s,
                            Words::tr("The id of the card, \"%1\", cannot be used here; %2 is suggested.")
                                .arg(statedId, card.persona.id.value())});
    }
    for (const QString &part : kept)
        card.report.append({model::CardNote::Fate::Kept, part, Words::tr("Kept as it is and not acted on.")});
    QStringList missing;
    if (text.personality.isEmpty())
        missing.append(Words::tr("personality"));
    if (text.story.isEmpty())
        missing.append(Words::tr("story"));
    if (text.sampleLines.isEmpty())
        missing.append(Words::tr("sample line"));
    if (!missing.isEmpty()) {
        //: %1 is a list such as "personality, story"
        card.report.append(
            {model::CardNote::Fate::Warning,
             {},
             Words::tr("The card says nothing about: %1.").arg(missing.join(Words::tr(", ")))});
    }
}

} // namespace

Result<Card> readAikyoCard(const Json &json)
{
    ObjectReader reader(json["metadata"], u"metadata"_s, ObjectReader::Unknown::Ignore);
    ObjectReader whole(json, u"card"_s, ObjectReader::Unknown::Ignore);
    const auto textOf = [](ObjectReader &from, const char *key) {
        return from.optionalText(key).value_or(QString());
    };
    const QString id = textOf(reader, "id");
    PersonaText text;
    text.name = reader.text("name");
    text.personality = textOf(reader, "personality");
    text.story = textOf(reader, "story");
    if (const QString sample = textOf(reader, "sample"); !sample.isEmpty())
        text.sampleLines.append({sample, {}});
    text.role = textOf(whole, "role");
    for (ObjectReader *read : {&reader, &whole}) {
        if (const auto flaw = read->flaw()) {
            //: %1 is what is wrong with the file, in English
            return base::failure(base::ErrorCode::InvalidInput,
                                 Words::tr("This card of aikyo cannot be read: %1").arg(flaw->text));
        }
    }

    Card card;
    card.format = model::CardFormat::Aikyo;
    Persona &persona = card.persona;
    persona.id = base::ParticipantId(id);
    if (!isUsableId(persona.id))
        persona.id = suggestedId(text.name, {});
    const QString prose = text.personality + text.story + text.role;
    persona.mainLanguage = model::writtenLanguage(prose).value_or(model::Language::English);
    persona.texts.insert(persona.mainLanguage, text);
    const Json kept = keptOf(json);
    if (!kept.empty())
        persona.extras = wire::keepRaw(Json{{kKept, kept}});
    remarkOn(card, id, text, filledParts(kept));
    return card;
}

Json aikyoCard(const Persona &persona)
{
    const PersonaText text = persona.textIn(persona.mainLanguage);
    QStringList samples;
    for (const model::SampleLine &line : text.sampleLines)
        samples.append(line.text);
    const Json extras = wire::embed(persona.extras);
    Json kept = extras.is_object() && extras.contains(kKept) ? extras[kKept] : Json::object();
    if (!kept.is_object())
        kept = Json::object();

    Json card;
    card["metadata"] = Json{{"id", wire::toJson(persona.id.value())},
                            {"name", wire::toJson(text.name)},
                            {"personality", wire::toJson(text.personality)},
                            {"story", wire::toJson(text.story)},
                            {"sample", wire::toJson(samples.join(u'\n'))}};
    if (kept.contains("metadata") && kept["metadata"].is_object()) {
        for (const auto &[key, value] : kept["metadata"].items()) {
            if (!isActedOn(key))
                card["metadata"][key] = value;
        }
    }
    card["role"] = wire::toJson(text.role);
    card["actions"] = Json::object();
    card["knowledge"] = Json::object();
    card["events"] = Json{{"params", Json::object()}, {"conditions", Json::array()}};
    for (const auto &[key, value] : kept.items()) {
        if (key != "metadata" && key != "role")
            card[key] = value;
    }
    return card;
}

} // namespace studio::persona
