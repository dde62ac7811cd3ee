// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/persona_macros.h"

#include "core/base/utc.h"
#include "core/persona/dice_stream.h"

#include <QRegularExpression>

#include <algorithm>
#include <initializer_list>

namespace studio::persona {

using namespace Qt::StringLiterals;
using model::MacroExpansion;

namespace {

const QStringList kCardFields{u"description"_s,     u"personality"_s,    u"scenario"_s,
                              u"mesexamples"_s,     u"mesexamplesraw"_s, u"charprompt"_s,
                              u"charinstruction"_s, u"charjailbreak"_s,  u"charfirstmessage"_s,
                              u"greeting"_s,        u"firstmessage"_s};

/// FNV-1a: the same on every machine, unlike qHash.
quint64 numberFor(const QString &text)
{
    quint64 hash = 0xCBF29CE484222325U;
    for (const QChar c : text)
        hash = (hash ^ c.unicode()) * 0x100000001B3U;
    return hash;
}

template<class T>
void appendOnce(QList<T> &list, const QList<T> &more)
{
    for (const T &one : more) {
        if (!list.contains(one))
            list.append(one);
    }
}

} // namespace

PersonaMacros::PersonaMacros(const model::Persona &persona, const MacroScope &scope)
    : m_persona(persona)
    , m_scope(scope)
    , m_seed(scope.seed)
    , m_pickSeed(scope.pickSeed)
{
    DiceStream dice(m_seed);
    DiceStream picks(m_pickSeed);
    const auto expandNext = [&](QString &text) {
        const quint64 seed = dice.next();
        expandInPlace(text, seed, picks.next(), m_variables);
    };
    for (auto text = m_persona.texts.begin(); text != m_persona.texts.end(); ++text) {
        setFields(persona.texts.value(text.key()), text.key());
        for (QString *part :
             {&text->role, &text->personality, &text->story, &text->scenarioNote, &text->exampleDialogue,
              &text->systemNote, &text->endNote, &text->greeting, &text->depthNote})
            expandNext(*part);
        for (QStringList *list : {&text->alternateGreetings, &text->groupGreetings}) {
            for (QString &part : *list)
                expandNext(part);
        }
        for (model::SampleLine &line : text->sampleLines)
            expandNext(line.text);
    }
    setFields(persona.textIn(persona.mainLanguage), persona.mainLanguage);
}

/// Fields that are used in other texts; their own macros are expanded, except fields in fields.
void PersonaMacros::setFields(const model::PersonaText &text, model::Language language)
{
    m_scope.character = m_persona.card.nickname.isEmpty() ? text.name : m_persona.card.nickname;
    m_scope.language = language;
    for (auto field = m_scope.fields.begin(); field != m_scope.fields.end();)
        field = kCardFields.contains(field.key()) ? m_scope.fields.erase(field) : std::next(field);
    MacroScope plain = m_scope;
    for (const QString &name : kCardFields)
        plain.fields.insert(name, {});
    const auto set = [&](std::initializer_list<const char *> names, const QString &words) {
        MacroVariables none;
        const QString value = expandMacros(words, plain, &none).text;
        for (const char *name : names)
            m_scope.fields.insert(QString::fromLatin1(name), value);
    };
    set({"description"}, text.story);
    set({"personality"}, text.personality);
    set({"scenario"}, text.scenarioNote);
    set({"mesexamples", "mesexamplesraw"}, text.exampleDialogue);
    set({"charprompt"}, text.systemNote);
    set({"charinstruction", "charjailbreak"}, text.endNote);
    set({"charfirstmessage", "greeting", "firstmessage"}, text.greeting);
}

void PersonaMacros::expandInPlace(QString &text, quint64 seed, quint64 pickSeed, MacroVariables &variables)
{
    m_scope.seed = seed;
    m_scope.pickSeed = pickSeed;
    if (!text.contains("{{"_L1) && !text.contains(u'<'))
        return;
    const Expanded done = expandMacros(text, m_scope, &variables);
    text = done.text;
    appendOnce(m_unknown, done.unknown);
    appendOnce(m_expansions, done.expansions);
}

QString PersonaMacros::expand(const QString &text)
{
    QString done = text;
    MacroVariables variables = m_variables;
    const quint64 number = numberFor(text);
    expandInPlace(done, m_seed ^ number, m_pickSeed ^ number, variables);
    return done;
}

model::Persona expandedPersona(const model::Persona &persona, const MacroScope &scope,
                               QList<MacroExpansion> *expansions)
{
    PersonaMacros macros(persona, scope);
    model::Persona done = macros.persona();
    for (model::LoreBook &book : done.lore) {
        for (model::LoreEntry &entry : book.entries)
            entry.content = macros.expand(entry.content);
    }
    if (expansions)
        appendOnce(*expansions, macros.expansions());
    return done;
}

QStringList unknownMacros(const model::Persona &persona)
{
    MacroScope scope;
    scope.at = QDateTime::fromSecsSinceEpoch(0, base::kUtc); // any time will do: macros with zones need one
    PersonaMacros macros(persona, scope);
    for (const model::LoreBook &book : persona.lore) {
        for (const model::LoreEntry &entry : book.entries)
            (void)macros.expand(entry.content);
    }
    return macros.unknown();
}

bool setsVariables(const model::Persona &persona)
{
    const auto sets = [](const QString &text) {
        static const QRegularExpression kSets(u"\\{\\{\\s*(?:set|add|inc|dec)(?:global)?var"_s,
                                              QRegularExpression::CaseInsensitiveOption);
        return kSets.match(text).hasMatch();
    };
    return std::any_of(persona.texts.cbegin(), persona.texts.cend(), [&sets](const model::PersonaText &text) {
        return sets(text.story) || sets(text.personality) || sets(text.scenarioNote) ||
               sets(text.systemNote) || sets(text.endNote) || sets(text.depthNote) || sets(text.greeting) ||
               sets(text.exampleDialogue);
    });
}

} // namespace studio::persona
