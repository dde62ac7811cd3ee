// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/field_names.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace studio::ui {

using persona::Field;

namespace {

struct FieldNames
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::FieldNames)
};

QString modelFieldName(Field field)
{
    switch (field) {
    case Field::Provider: return FieldNames::tr("Provider");
    case Field::Model: return FieldNames::tr("Model");
    case Field::Temperature: return FieldNames::tr("Temperature");
    case Field::TopP: return FieldNames::tr("Top-p");
    case Field::MaxTokens: return FieldNames::tr("Reply limit");
    case Field::Seed: return FieldNames::tr("Seed");
    case Field::Stop: return FieldNames::tr("Stop sequences");
    case Field::Effort: return FieldNames::tr("Thinking");
    default: return FieldNames::tr("Voice");
    }
}

} // namespace

QString fieldName(Field field)
{
    switch (field) {
    case Field::Id: return FieldNames::tr("ID");
    case Field::Name: return FieldNames::tr("Name");
    case Field::Nicknames: return FieldNames::tr("Nicknames");
    case Field::Readings: return FieldNames::tr("Readings");
    case Field::Role: return FieldNames::tr("Role");
    case Field::Personality: return FieldNames::tr("Personality");
    case Field::Story: return FieldNames::tr("Story");
    case Field::Knowledge: return FieldNames::tr("Knowledge");
    case Field::Greeting: return FieldNames::tr("Greeting");
    case Field::AlternateGreetings: return FieldNames::tr("Other greetings");
    case Field::GroupGreetings: return FieldNames::tr("Group greetings");
    case Field::SampleLines: return FieldNames::tr("Sample lines");
    case Field::ScenarioNote: return FieldNames::tr("Scenario");
    case Field::ExampleDialogue: return FieldNames::tr("Example dialogue");
    case Field::SystemNote: return FieldNames::tr("System prompt");
    case Field::DepthNote: return FieldNames::tr("Reminder");
    case Field::EndNote: return FieldNames::tr("Post-history instructions");
    case Field::Colour: return FieldNames::tr("Colour");
    case Field::Avatar: return FieldNames::tr("Avatar");
    case Field::Pronoun: return FieldNames::tr("Pronoun");
    case Field::Talkativeness: return FieldNames::tr("Talkativeness");
    case Field::AllowedTools: return FieldNames::tr("Tools");
    case Field::AllowedGestures: return FieldNames::tr("Gestures");
    case Field::Tags: return FieldNames::tr("Tags");
    case Field::Notes: return FieldNames::tr("Notes");
    case Field::Creator: return FieldNames::tr("Creator");
    case Field::CharacterVersion: return FieldNames::tr("Character version");
    case Field::CreatorNotes: return FieldNames::tr("Creator’s notes");
    case Field::CardFile: return FieldNames::tr("Source");
    case Field::Lore: return FieldNames::tr("Lorebooks");
    case Field::Extras: return FieldNames::tr("Unused card fields");
    case Field::MainLanguage: return FieldNames::tr("Main language");
    case Field::Archived: return FieldNames::tr("Archived");
    default: return modelFieldName(field);
    }
}

QString pronounName(model::Pronoun pronoun)
{
    switch (pronoun) {
    //: The pronoun of a companion, chosen in the form; only English sentences use it
    case model::Pronoun::They: return FieldNames::tr("they");
    //: The pronoun of a companion, chosen in the form; only English sentences use it
    case model::Pronoun::She: return FieldNames::tr("she");
    //: The pronoun of a companion, chosen in the form; only English sentences use it
    case model::Pronoun::He: return FieldNames::tr("he");
    }
    Q_UNREACHABLE();
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
    return FieldNames::tr("%1 (%2)").arg(name, languageOwnName(*difference.language));
}

} // namespace studio::ui
