// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/studio_fields.h"

#include "core/persona/card_fields.h"
#include "core/wire/names.h"
#include "core/wire/persona_wire.h"

#include <array>

using namespace Qt::StringLiterals;
using studio::model::Persona;
using studio::model::PersonaText;
using studio::wire::Json;

namespace studio::persona {
namespace {

constexpr std::array kOfPersona{"colour", "pronoun", "voice", "allowedTools", "allowedGestures"};
constexpr std::array kOfMainText{"nicknames", "readings", "role", "knowledge", "sampleLines"};

/// A persona that says what this one's card would say, and nothing else.
Persona asCardsSay(const Persona &persona)
{
    Persona plain;
    plain.id = persona.id;
    plain.mainLanguage = persona.mainLanguage;
    PersonaText text;
    const QString &nickname = persona.card.nickname;
    if (!nickname.isEmpty() && nickname != persona.textIn(persona.mainLanguage).name)
        text.nicknames = {nickname};
    plain.texts.insert(plain.mainLanguage, text);
    return plain;
}

bool isSame(const Json &a, const Json &b, const char *key)
{
    const bool inA = a.contains(key);
    return inA == b.contains(key) && (!inA || a[key] == b[key]);
}

/// The drawn face alone: a stored picture is another program's nothing.
Json faceOf(const Json &avatar)
{
    Json face = avatar;
    for (const char *key : {"picture", "sprites"})
        face.erase(key);
    return face;
}

} // namespace

Json studioFields(const Persona &persona)
{
    const Json all = wire::personaToJson(persona);
    const Json plain = wire::personaToJson(asCardsSay(persona));
    Json fields = Json::object();
    for (const char *key : kOfPersona) {
        if (!isSame(all, plain, key))
            fields[key] = all[key];
    }
    if (const Json face = faceOf(all["avatar"]); face != faceOf(plain["avatar"]))
        fields["avatar"] = face;
    const std::string main = wire::nameOf(persona.mainLanguage).toStdString();
    Json texts = Json::object();
    for (const auto &[language, text] : all["texts"].items()) {
        if (language != main) {
            texts[language] = text;
            continue;
        }
        for (const char *key : kOfMainText) {
            if (!isSame(text, plain["texts"][main], key))
                texts[main][key] = text[key];
        }
    }
    if (!texts.empty()) {
        fields["mainLanguage"] = main;
        fields["texts"] = texts;
    }
    return fields;
}

namespace {

/// The role stands before the description for those who know no roles.
void takeRole(const QString &role, PersonaText &text)
{
    const QString head = role + u"\n\n"_s;
    if (role.isEmpty() || (text.story != role && !text.story.startsWith(head)))
        return;
    text.story = text.story == role ? QString() : text.story.mid(head.size());
    text.role = role;
}

void takeSampleLines(const QList<model::SampleLine> &lines, PersonaText &text)
{
    PersonaText only;
    only.sampleLines = lines;
    const QString end = dialogueOf(only);
    if (lines.isEmpty() || !text.exampleDialogue.endsWith(end))
        return;
    text.exampleDialogue.chop(end.size());
    if (text.exampleDialogue.endsWith(u'\n'))
        text.exampleDialogue.chop(1);
    text.sampleLines = lines;
}

} // namespace

void takeStudioFields(const Json &fields, Persona &persona)
{
    if (!fields.is_object() || fields.empty())
        return;
    // Read by the one reader of personas, with all that it refuses and repairs.
    Json whole = wire::personaToJson(asCardsSay(persona));
    for (const char *key : kOfPersona) {
        if (fields.contains(key))
            whole[key] = fields[key];
    }
    if (fields.contains("avatar") && fields["avatar"].is_object())
        whole["avatar"] = faceOf(fields["avatar"]);
    if (fields.contains("mainLanguage"))
        whole["mainLanguage"] = fields["mainLanguage"];
    const bool hasTexts = fields.contains("texts") && fields["texts"].is_object();
    if (hasTexts) {
        whole["texts"] = fields["texts"];
        for (auto &[language, text] : whole["texts"].items()) {
            if (text.is_object() && !text.contains("name"))
                text["name"] = wire::toJson(persona.textIn(persona.mainLanguage).name);
        }
    }
    const auto read = wire::personaFromJson(whole);
    if (!read)
        return;
    PersonaText text = persona.textIn(persona.mainLanguage);
    persona.colour = read->colour;
    persona.pronoun = read->pronoun;
    persona.voice = read->voice;
    persona.allowedTools = read->allowedTools;
    persona.allowedGestures = read->allowedGestures;
    if (fields.contains("avatar"))
        persona.avatar = read->avatar;
    if (!hasTexts)
        return;
    const PersonaText own = read->textIn(read->mainLanguage);
    takeRole(own.role, text);
    takeSampleLines(own.sampleLines, text);
    text.knowledge = own.knowledge;
    text.readings = own.readings;
    for (const QString &nickname : own.nicknames) {
        if (!text.nicknames.contains(nickname))
            text.nicknames.append(nickname);
    }
    persona.mainLanguage = read->mainLanguage;
    persona.texts = read->texts;
    persona.texts.insert(persona.mainLanguage, text);
}

} // namespace studio::persona
