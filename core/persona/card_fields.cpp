// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card_fields.h"

#include "core/wire/texts_json.h"

#include <QCoreApplication>

#include <array>

namespace studio::persona {

using namespace Qt::StringLiterals;
using model::CardFacts;
using model::PersonaText;
using wire::Json;

namespace {

constexpr std::array<TextField, 7> kTextFields{{
    {"description", &PersonaText::story, QT_TRANSLATE_NOOP("CardNotes", "Used as the story.")},
    {"personality", &PersonaText::personality, QT_TRANSLATE_NOOP("CardNotes", "Used as the personality.")},
    {"scenario", &PersonaText::scenarioNote, QT_TRANSLATE_NOOP("CardNotes", "Used as the scenario.")},
    {"first_mes", &PersonaText::greeting, QT_TRANSLATE_NOOP("CardNotes", "Used as the greeting.")},
    {"mes_example", &PersonaText::exampleDialogue,
     QT_TRANSLATE_NOOP("CardNotes", "Used as the example dialogue.")},
    {"system_prompt", &PersonaText::systemNote, QT_TRANSLATE_NOOP("CardNotes", "Used as the system prompt.")},
    {"post_history_instructions", &PersonaText::endNote,
     QT_TRANSLATE_NOOP("CardNotes", "Used as the post-history instructions.")},
}};

constexpr std::array<FactField, 3> kFactFields{{
    {"creator_notes", &CardFacts::creatorNotes,
     QT_TRANSLATE_NOOP("CardNotes", "Only shown to people, never part of a prompt.")},
    {"creator", &CardFacts::creator,
     QT_TRANSLATE_NOOP("CardNotes", "Only shown to people, never part of a prompt.")},
    {"character_version", &CardFacts::version,
     QT_TRANSLATE_NOOP("CardNotes", "Only shown to people, never part of a prompt.")},
}};

QString joined(const QString &first, const QString &second)
{
    const bool isOne = first.isEmpty() || second.isEmpty();
    return first + (isOne ? QString() : u"\n\n"_s) + second;
}

} // namespace

std::span<const TextField> textFields() { return kTextFields; }

std::span<const FactField> factFields() { return kFactFields; }

QString dialogueOf(const PersonaText &text)
{
    QString dialogue = text.exampleDialogue;
    for (const model::SampleLine &line : text.sampleLines) {
        if (!dialogue.isEmpty())
            dialogue += u'\n';
        dialogue += u"<START>\n{{char}}: "_s + line.text;
    }
    return dialogue;
}

QList<CardValue> cardValues(const model::Persona &persona)
{
    PersonaText text = persona.textIn(persona.mainLanguage);
    text.story = joined(text.role, text.story);
    text.exampleDialogue = dialogueOf(text);
    QList<CardValue> values{{"name", wire::toJson(text.name)}};
    for (const TextField &field : kTextFields)
        values.append({field.key, wire::toJson(text.*field.part)});
    for (const FactField &field : kFactFields)
        values.append({field.key, wire::toJson(persona.card.*field.part)});
    values.append({"alternate_greetings", wire::textsToJson(text.alternateGreetings)});
    values.append({"tags", wire::textsToJson(persona.tags)});
    values.append({"nickname", wire::toJson(persona.card.nickname)});
    values.append({"group_only_greetings", wire::textsToJson(text.groupGreetings)});
    return values;
}

} // namespace studio::persona
