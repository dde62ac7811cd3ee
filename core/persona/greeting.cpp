// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/greeting.h"

#include "core/persona/macros.h"

namespace studio::persona {

using namespace Qt::StringLiterals;
using model::Language;
using model::Persona;
using model::PersonaText;

namespace {

Language languageOf(const QString &greeting, const Persona &persona)
{
    for (auto text = persona.texts.cbegin(); text != persona.texts.cend(); ++text) {
        if (text->greeting == greeting || text->alternateGreetings.contains(greeting) ||
            text->groupGreetings.contains(greeting))
            return text.key();
    }
    return persona.mainLanguage;
}

/// These are the companion's words, not the studio's, so they are not in the language of the window.
QString nobodysName(Language language)
{
    switch (language) {
    case Language::English: return u"you"_s;
    case Language::Japanese: return u"あなた"_s;
    case Language::Chinese: return u"你"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

QList<Greeting> greetingsOf(const Persona &persona, Language language, bool hasCompany)
{
    using Kind = Greeting::Kind;
    const PersonaText text = persona.textIn(language);
    QList<Greeting> greetings;
    const auto add = [&greetings](Kind kind, int number, const QString &words) {
        if (!words.trimmed().isEmpty())
            greetings.append({kind, number, words});
    };
    add(Kind::Main, 1, text.greeting);
    for (qsizetype i = 0; i < text.alternateGreetings.size(); ++i)
        add(Kind::Alternate, int(i + 1), text.alternateGreetings.at(i));
    for (qsizetype i = 0; hasCompany && i < text.groupGreetings.size(); ++i)
        add(Kind::Group, int(i + 1), text.groupGreetings.at(i));
    return greetings;
}

QString spokenGreeting(const QString &greeting, const Persona &persona, const QString &user, quint64 seed)
{
    const Language language = languageOf(greeting, persona);
    const QString &nickname = persona.card.nickname;
    const MacroScope scope{.character = nickname.isEmpty() ? persona.textIn(language).name : nickname,
                           .user = user.trimmed().isEmpty() ? nobodysName(language) : user,
                           .seed = seed,
                           .pickSeed = seed};
    return expandMacros(greeting, scope).text;
}

} // namespace studio::persona
