// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/field_names.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace studio::ui {

using persona::Field;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::FieldNames)
};

QString modelFieldName(Field field)
{
    switch (field) {
    case Field::Provider: return Words::tr("Provider");
    case Field::Model: return Words::tr("Model");
    case Field::Temperature: return Words::tr("Temperature");
    case Field::TopP: return Words::tr("Top-p");
    case Field::MaxTokens: return Words::tr("Longest answer");
    case Field::Seed: return Words::tr("Seed");
    case Field::Stop: return Words::tr("Stops");
    case Field::Effort: return Words::tr("Thinking");
    default: return Words::tr("Voice");
    }
}

} // namespace

QString fieldName(Field field)
{
    switch (field) {
    case Field::Id: return Words::tr("Id");
    case Field::Name: return Words::tr("Name");
    case Field::Nicknames: return Words::tr("Nicknames");
    case Field::Readings: return Words::tr("Readings of its names");
    case Field::Role: return Words::tr("Role");
    case Field::Personality: return Words::tr("Personality");
    case Field::Story: return Words::tr("Story");
    case Field::Knowledge: return Words::tr("Knowledge");
    case Field::Greeting: return Words::tr("Greeting");
    case Field::AlternateGreetings: return Words::tr("Other greetings");
    case Field::GroupGreetings: return Words::tr("Greetings for groups");
    case Field::SampleLines: return Words::tr("Sample lines");
    case Field::ScenarioNote: return Words::tr("Scene note");
    case Field::ExampleDialogue: return Words::tr("Example dialogue");
    case Field::SystemNote: return Words::tr("How to play it");
    case Field::EndNote: return Words::tr("Last words before it answers");
    case Field::Colour: return Words::tr("Colour");
    case Field::Avatar: return Words::tr("Avatar");
    case Field::Talkativeness: return Words::tr("Talkativeness");
    case Field::AllowedTools: return Words::tr("Tools");
    case Field::AllowedGestures: return Words::tr("Gestures");
    case Field::Tags: return Words::tr("Tags");
    case Field::Notes: return Words::tr("Notes");
    case Field::Creator: return Words::tr("Creator");
    case Field::CharacterVersion: return Words::tr("Version of the character");
    case Field::CreatorNotes: return Words::tr("Creator's notes");
    case Field::CardFile: return Words::tr("Where it came from");
    case Field::Lore: return Words::tr("Lorebooks");
    case Field::Extras: return Words::tr("What the studio does not know of its card");
    case Field::MainLanguage: return Words::tr("Main language");
    case Field::Archived: return Words::tr("Archived");
    default: return modelFieldName(field);
    }
}

QString languageOwnName(model::Language language)
{
    switch (language) {
    case model::Language::English: return u"English"_s;
    case model::Language::Japanese: return u"日本語"_s;
    case model::Language::Chinese: return u"中文"_s;
    }
    Q_UNREACHABLE();
}

QString differenceName(const persona::PersonaDifference &difference)
{
    const QString name = fieldName(difference.field);
    if (!difference.language)
        return name;
    //: %1 is a part of the form, %2 a language
    return Words::tr("%1 (%2)").arg(name, languageOwnName(*difference.language));
}

} // namespace studio::ui
