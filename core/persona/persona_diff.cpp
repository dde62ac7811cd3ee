// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/persona_diff.h"

#include "core/wire/names.h"

#include <QLocale>

namespace studio::persona {

using namespace Qt::StringLiterals;
using model::Persona;
using model::PersonaText;

namespace {

QString asText(const QString &text) { return text; }
QString asText(const QStringList &list) { return list.join(u'\n'); }
QString asText(double number) { return QString::number(number, 'g', QLocale::FloatingPointShortest); }
QString asText(bool archived) { return archived ? u"archived"_s : QString(); }

/// Numbers show where one long greeting ends.
QStringList numbered(const QStringList &greetings)
{
    QStringList lines;
    for (const QString &greeting : greetings)
        lines.append(u"%1. "_s.arg(lines.size() + 1) + greeting);
    return lines;
}

template<class Number>
QString asText(const std::optional<Number> &number)
{
    return number ? QString::number(*number) : QString();
}

/// An empty list allows nothing; no list allows everything.
QString asText(const std::optional<QStringList> &allowed)
{
    if (!allowed)
        return u"*"_s;
    return allowed->join(u'\n');
}

QString asText(const QMap<QString, QString> &readings)
{
    QStringList lines;
    for (auto it = readings.cbegin(); it != readings.cend(); ++it)
        lines.append(it.key() + u" = "_s + *it);
    return lines.join(u'\n');
}

QString asText(const QList<model::SampleLine> &sampleLines)
{
    QStringList lines;
    for (const model::SampleLine &line : sampleLines)
        lines.append(line.topics.isEmpty() ? line.text
                                           : line.text + u" ["_s + line.topics.join(u", "_s) + u']');
    return lines.join(u'\n');
}

QString asText(const model::Avatar &avatar)
{
    QStringList lines{wire::nameOf(avatar.face), wire::nameOf(avatar.hair), wire::nameOf(avatar.eyes),
                      wire::nameOf(avatar.clothes)};
    if (avatar.glasses)
        lines.append(u"glasses"_s);
    for (const QString &colour :
         {avatar.skinColour, avatar.hairColour, avatar.eyeColour, avatar.clothesColour})
        lines.append(colour.isEmpty() ? u"-"_s : colour);
    if (!avatar.picture.isEmpty())
        lines.append(avatar.picture);
    for (auto it = avatar.sprites.cbegin(); it != avatar.sprites.cend(); ++it)
        lines.append(it.key() + u" = "_s + *it);
    return lines.join(u'\n');
}

QString asText(const model::Voice &voice)
{
    if (voice == model::Voice{})
        return {};
    const QString numbers = u"%1 %2 %3"_s.arg(voice.rate).arg(voice.pitch).arg(voice.volume);
    QStringList lines{voice.engine, voice.name, numbers};
    if (voice.silent)
        lines.append(u"silent"_s);
    return lines.join(u'\n').trimmed();
}

QString fileOf(const model::CardFacts &card, bool withSource)
{
    QStringList parts;
    if (card.format)
        parts.append(wire::nameOf(*card.format));
    parts += {card.specVersion, card.nickname};
    if (withSource)
        parts.append(card.source);
    parts.removeAll(QString());
    return parts.join(u' ');
}

QString asText(const model::LoreEntry &entry)
{
    QStringList lines{entry.name, entry.keys.join(u", "_s)};
    if (!entry.secondaryKeys.isEmpty())
        lines.append(u"& "_s + entry.secondaryKeys.join(u", "_s));
    lines.removeAll(QString());
    QString marks = asText(entry.order) + (entry.afterSheet ? u" after"_s : u" before"_s);
    if (entry.constant)
        marks += u" constant"_s;
    if (!entry.enabled)
        marks += u" off"_s;
    return lines.join(u" | "_s) + u" ["_s + marks + u"]\n"_s + entry.content;
}

QString asText(const QList<model::LoreBook> &books)
{
    QStringList lines;
    for (const model::LoreBook &book : books) {
        lines += {book.name, book.description};
        for (const model::LoreEntry &entry : book.entries)
            lines.append(asText(entry));
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

/// Collects differences. Compares values, not their texts: a list of two lines differs from a list of one
/// long line.
class Comparison
{
public:
    QList<PersonaDifference> found;
    std::optional<model::Language> language;

    template<class Value>
    void part(Field field, const Value &before, const Value &after)
    {
        if (before != after)
            found.append({field, language, asText(before), asText(after)});
    }
};

void compareTexts(Comparison &with, const PersonaText &before, const PersonaText &after)
{
    with.part(Field::Name, before.name, after.name);
    with.part(Field::Nicknames, before.nicknames, after.nicknames);
    with.part(Field::Readings, before.readings, after.readings);
    with.part(Field::Role, before.role, after.role);
    with.part(Field::Personality, before.personality, after.personality);
    with.part(Field::Story, before.story, after.story);
    with.part(Field::Knowledge, before.knowledge, after.knowledge);
    with.part(Field::Greeting, before.greeting, after.greeting);
    with.part(Field::AlternateGreetings, numbered(before.alternateGreetings),
              numbered(after.alternateGreetings));
    with.part(Field::GroupGreetings, numbered(before.groupGreetings), numbered(after.groupGreetings));
    with.part(Field::SampleLines, before.sampleLines, after.sampleLines);
    with.part(Field::ScenarioNote, before.scenarioNote, after.scenarioNote);
    with.part(Field::ExampleDialogue, before.exampleDialogue, after.exampleDialogue);
    with.part(Field::SystemNote, before.systemNote, after.systemNote);
    with.part(Field::DepthNote, before.depthNote, after.depthNote);
    with.part(Field::EndNote, before.endNote, after.endNote);
}

void compareModels(Comparison &with, const model::ModelChoice &before, const model::ModelChoice &after)
{
    with.part(Field::Provider, before.provider.value(), after.provider.value());
    with.part(Field::Model, before.model, after.model);
    with.part(Field::Temperature, before.temperature, after.temperature);
    with.part(Field::TopP, before.topP, after.topP);
    with.part(Field::MaxTokens, before.maxTokens, after.maxTokens);
    with.part(Field::Seed, before.seed, after.seed);
    with.part(Field::Stop, before.stop, after.stop);
    with.part(Field::Effort, wire::nameOf(before.effort), wire::nameOf(after.effort));
}

} // namespace

QList<PersonaDifference> differences(const Persona &before, const Persona &after)
{
    Comparison with;
    QMap<model::Language, PersonaText> all = before.texts;
    all.insert(after.texts);
    for (auto it = all.cbegin(); it != all.cend(); ++it) {
        with.language = it.key();
        compareTexts(with, before.texts.value(it.key()), after.texts.value(it.key()));
    }
    with.language.reset();
    with.part(Field::Id, before.id.value(), after.id.value());
    with.part(Field::MainLanguage, wire::nameOf(before.mainLanguage), wire::nameOf(after.mainLanguage));
    with.part(Field::Colour, before.colour, after.colour);
    with.part(Field::Avatar, before.avatar, after.avatar);
    with.part(Field::Pronoun, wire::nameOf(before.pronoun), wire::nameOf(after.pronoun));
    with.part(Field::Talkativeness, before.talkativeness, after.talkativeness);
    with.part(Field::AllowedTools, before.allowedTools, after.allowedTools);
    with.part(Field::AllowedGestures, before.allowedGestures, after.allowedGestures);
    with.part(Field::Tags, before.tags, after.tags);
    with.part(Field::Notes, before.notes, after.notes);
    with.part(Field::Creator, before.card.creator, after.card.creator);
    with.part(Field::CharacterVersion, before.card.version, after.card.version);
    with.part(Field::CreatorNotes, before.card.creatorNotes, after.card.creatorNotes);
    // A version that was only read has no file in the library yet.
    const bool bothKept = !before.card.source.isEmpty() && !after.card.source.isEmpty();
    with.part(Field::CardFile, fileOf(before.card, bothKept), fileOf(after.card, bothKept));
    with.part(Field::Lore, before.lore, after.lore);
    with.part(Field::Extras, QString::fromUtf8(before.extras.text), QString::fromUtf8(after.extras.text));
    with.part(Field::Archived, before.archived, after.archived);
    compareModels(with, before.model, after.model);
    with.part(Field::Voice, before.voice, after.voice);
    return with.found;
}

} // namespace studio::persona
