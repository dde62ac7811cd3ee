// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/character_card.h"
#include "core/persona/card/studio_fields.h"
#include "core/persona/card_fields.h"
#include "core/persona/card_rest.h"
#include "core/persona/card_shape.h"
#include "core/persona/card_text.h"
#include "core/persona/lore/lore_merge.h"
#include "core/persona/lore/lorebook.h"
#include "core/wire/loose/raw_object.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace studio::persona {

using namespace Qt::StringLiterals;
using base::Result;
using model::CardFormat;
using model::Persona;
using wire::Json;
using wire::RawObject;

namespace {

constexpr double kUsualTalkativeness = 0.5;

struct Required
{
    const char *key;
    const char *empty; ///< what stands there if there is nothing to say
    CardFormat since;
};

constexpr std::array<Required, 15> kRequired{{
    {"name", "\"\"", CardFormat::V1},
    {"description", "\"\"", CardFormat::V1},
    {"personality", "\"\"", CardFormat::V1},
    {"scenario", "\"\"", CardFormat::V1},
    {"first_mes", "\"\"", CardFormat::V1},
    {"mes_example", "\"\"", CardFormat::V1},
    {"creator_notes", "\"\"", CardFormat::V2},
    {"system_prompt", "\"\"", CardFormat::V2},
    {"post_history_instructions", "\"\"", CardFormat::V2},
    {"alternate_greetings", "[]", CardFormat::V2},
    {"tags", "[]", CardFormat::V2},
    {"creator", "\"\"", CardFormat::V2},
    {"character_version", "\"\"", CardFormat::V2},
    {"extensions", "{}", CardFormat::V2},
    {"group_only_greetings", "[]", CardFormat::V3},
}};

bool isRequired(const char *key, CardFormat version)
{
    return std::any_of(kRequired.begin(), kRequired.end(), [key, version](const Required &required) {
        return required.since <= version && QByteArrayView(required.key) == key;
    });
}

/// Whatever the version demands and the card does not have.
void complete(RawObject &data, CardFormat version)
{
    for (const Required &required : kRequired) {
        if (required.since <= version && !data.has(required.key))
            data.set(required.key, required.empty);
    }
}

QByteArray specOf(CardFormat version)
{
    return version == CardFormat::V2 ? "\"chara_card_v2\"" : "\"chara_card_v3\"";
}
QByteArray specVersionOf(CardFormat version) { return version == CardFormat::V2 ? "\"2.0\"" : "\"3.0\""; }

BookKind bookKind(CardFormat version) { return version == CardFormat::V3 ? BookKind::V3 : BookKind::V2; }

// ---- without a source

bool isEmptyValue(const Json &value)
{
    return value.is_string() ? value.get_ref<const std::string &>().empty() : value.empty();
}

Json depthPrompt(const QString &note)
{
    constexpr int kUsualDepth = 4; // messages from the newest, as SillyTavern has it
    return {{"prompt", wire::toJson(note)}, {"depth", kUsualDepth}, {"role", "system"}};
}

Json freshCard(const Persona &persona, CardFormat version)
{
    Json data = Json::object();
    for (const CardValue &value : cardValues(persona)) {
        const bool isOfVersion = version != CardFormat::V1 || isRequired(value.key, version);
        if (isOfVersion && (isRequired(value.key, version) || !isEmptyValue(value.value)))
            data[value.key] = value.value;
    }
    if (version == CardFormat::V1)
        return data;
    data["extensions"] = Json::object();
    const QString note = persona.textIn(persona.mainLanguage).depthNote;
    if (!note.isEmpty())
        data["extensions"]["depth_prompt"] = depthPrompt(note);
    if (Json fields = studioFields(persona); !fields.empty())
        data["extensions"][kStudioExtension] = std::move(fields);
    if (persona.talkativeness != kUsualTalkativeness)
        data["extensions"]["talkativeness"] = persona.talkativeness;
    if (!persona.lore.isEmpty())
        data["character_book"] = lorebookJson(persona.lore, bookKind(version));
    return Json{{"spec", *wire::parse(specOf(version))},
                {"spec_version", *wire::parse(specVersionOf(version))},
                {"data", std::move(data)}};
}

// ---- over a source

/// A card of somebody's with what the persona says otherwise written over it.
class Overlay
{
public:
    Overlay(const CardText &source, const CardShape &shape, const Persona &persona, const Persona &asRead)
        : m_source(source)
        , m_shape(shape)
        , m_persona(persona)
        , m_asRead(asRead)
        , m_file(RawObject::of(source.text).value_or(RawObject()))
        , m_data(shape.isFlat ? m_file : RawObject::of(m_file.value("data")).value_or(RawObject()))
    {
    }

    QByteArray as(CardFormat version);

private:
    void change(QByteArrayView key, const QByteArray &value);
    void overlayValues();
    void overlayTalkativeness();
    void overlayLore(CardFormat version);
    void overlayExtensions();
    QByteArray flat();
    QByteArray wrapped(CardFormat version);

    const CardText &m_source;
    const CardShape &m_shape;
    const Persona &m_persona;
    const Persona &m_asRead;
    RawObject m_file;
    RawObject m_data; ///< where the character stands: of a flat card a copy of the file
};

QByteArray Overlay::as(CardFormat version)
{
    overlayValues();
    overlayTalkativeness();
    overlayLore(version);
    if (version != CardFormat::V1)
        overlayExtensions();
    const bool isSame = version == m_shape.version && !m_shape.lacksData;
    if (!isSame)
        complete(m_data, version);
    if (version == CardFormat::V1)
        return m_shape.isFlat && isSame ? m_data.text() : flat();
    return wrapped(version);
}

/// In `data`, and at the top if it is repeated there.
void Overlay::change(QByteArrayView key, const QByteArray &value)
{
    m_data.set(key, value);
    if (m_shape.isFlat)
        return;
    if (m_file.has(key))
        m_file.set(key, value);
    if (key == "creator_notes" && m_file.has("creatorcomment")) // as SillyTavern calls it there
        m_file.set("creatorcomment", value);
}

// Values of both are in the same order.
void Overlay::overlayValues()
{
    const QList<CardValue> values = cardValues(m_persona);
    const QList<CardValue> asRead = cardValues(m_asRead);
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (values.at(i).value != asRead.at(i).value)
            change(values.at(i).key, wire::dump(values.at(i).value));
    }
}

// As a text where it was one.
void Overlay::overlayTalkativeness()
{
    if (m_persona.talkativeness == m_asRead.talkativeness)
        return;
    const Json &data = m_shape.isFlat ? m_source.json : m_source.json["data"];
    const Json *stated = talkativenessIn(data);
    const QByteArray number = wire::dump(Json(m_persona.talkativeness));
    const QByteArray value = stated && stated->is_string() ? '"' + number + '"' : number;
    auto extensions = RawObject::of(m_data.value("extensions"));
    if (m_data.has("talkativeness") && !(extensions && extensions->has("talkativeness")))
        return change("talkativeness", value);
    if (!extensions)
        extensions.emplace();
    extensions->set("talkativeness", value);
    m_data.set("extensions", extensions->text());
    if (!m_shape.isFlat && m_file.has("talkativeness"))
        m_file.set("talkativeness", value);
}

void Overlay::overlayExtensions()
{
    const QString note = m_persona.textIn(m_persona.mainLanguage).depthNote;
    const bool isSameNote = note == m_asRead.textIn(m_asRead.mainLanguage).depthNote;
    const Json fields = studioFields(m_persona);
    if (isSameNote && fields == studioFields(m_asRead))
        return;
    auto extensions = RawObject::of(m_data.value("extensions")).value_or(RawObject());
    if (!isSameNote) {
        auto prompt = RawObject::of(extensions.value("depth_prompt"));
        if (note.isEmpty()) {
            extensions.remove("depth_prompt");
        } else if (prompt) {
            prompt->set("prompt", wire::dump(wire::toJson(note)));
            extensions.set("depth_prompt", prompt->text());
        } else {
            extensions.set("depth_prompt", wire::dump(depthPrompt(note)));
        }
    }
    if (fields.empty())
        extensions.remove(kStudioExtension);
    else if (fields != studioFields(m_asRead))
        extensions.set(kStudioExtension, wire::dump(fields));
    m_data.set("extensions", extensions.text());
}

void Overlay::overlayLore(CardFormat version)
{
    if (m_persona.lore != m_asRead.lore) {
        const Json &data = m_shape.isFlat ? m_source.json : m_source.json["data"];
        const Json *book = member(data, {"character_book"});
        if (m_persona.lore.isEmpty())
            m_data.remove("character_book");
        else
            m_data.set("character_book", mergedLorebook(book ? m_data.value("character_book") : QByteArray(),
                                                        book ? *book : Json(), m_persona.lore,
                                                        {bookKind(m_shape.version), bookKind(version)}));
    }
    const bool losesDecorators = version != CardFormat::V3 && m_shape.version == CardFormat::V3;
    if (losesDecorators && m_data.has("character_book"))
        m_data.set("character_book", undecorated(m_data.value("character_book")));
    const bool isNewerThanItsBook = version == CardFormat::V3 && m_shape.version != CardFormat::V3;
    if (isNewerThanItsBook && m_data.has("character_book"))
        m_data.set("character_book", withPlainKeys(m_data.value("character_book")));
}

/// What stood in `data` and then what stood beside it, all at the top. What stood there in the place of a
/// part that `data` does not have was not read, and would be from now on.
QByteArray Overlay::flat()
{
    RawObject card = m_data;
    QSet<QByteArray> inside;
    for (qsizetype i = 0; i < m_data.size(); ++i)
        inside.insert(m_data.keyAt(i));
    for (qsizetype i = 0; i < m_file.size(); ++i) {
        const QByteArray key = m_file.keyAt(i);
        if (!inside.contains(key) && (m_shape.isFlat || !isCharacterMember(key.toStdString())))
            card.add(key, m_file.valueAt(i));
    }
    for (const char *frame : {"spec", "spec_version", "data"})
        card.remove(frame);
    return card.text();
}

QByteArray Overlay::wrapped(CardFormat version)
{
    if (m_shape.isFlat) {
        for (const char *frame : {"spec", "spec_version", "data"})
            m_data.remove(frame);
        RawObject file;
        file.set("spec", specOf(version));
        file.set("spec_version", specVersionOf(version));
        file.set("data", m_data.text().trimmed());
        return file.text();
    }
    if (version != m_shape.version || m_shape.isUnknown) {
        m_file.set("spec", specOf(version));
        m_file.set("spec_version", specVersionOf(version));
    }
    m_file.set("data", m_data.text());
    return m_file.text();
}

} // namespace

Result<QByteArray> writeCharacterCard(const Persona &persona, CardFormat version,
                                      const QByteArray &sourceJson, const QByteArray &readFrom)
{
    const auto fresh = [&persona, version]() -> QByteArray {
        return wire::dumpIndented(freshCard(persona, version)) + '\n';
    };
    if (sourceJson.isEmpty())
        return fresh();
    return readCardText(sourceJson).and_then([&](const CardText &source) -> Result<QByteArray> {
        if (!isCharacterCard(source.json))
            return fresh();
        const auto companion = readFrom.isEmpty() || readFrom == sourceJson
                                   ? readCharacterCard(source.json)
                                   : readCardText(readFrom).and_then(
                                         [](const CardText &text) { return readCharacterCard(text.json); });
        return companion.transform([&](const Card &asRead) {
            return Overlay(source, cardShape(source.json), persona, asRead.persona).as(version);
        });
    });
}

} // namespace studio::persona
