// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/language.h"

#include "core/model/participants.h"

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;
using model::Language;

namespace {

struct Letters
{
    qsizetype han = 0;
    qsizetype kana = 0;
    qsizetype other = 0;
};

Letters countLetters(const QString &text)
{
    Letters letters;
    for (const QChar unit : text) {
        if (isKana(unit))
            ++letters.kana;
        else if (isHan(unit))
            ++letters.han;
        else if (unit.isLetter())
            ++letters.other;
    }
    return letters;
}

constexpr qsizetype kShortHan = 4;

/// "元気？" and "了解" are written alike in both languages: such short texts do not make the room Chinese.
bool mayBeJapanese(const QString &text)
{
    const Letters letters = countLetters(text);
    return letters.kana + letters.other == 0 && letters.han <= kShortHan;
}

std::optional<Language> newestLanguage(const QList<model::Message> &messages, bool usersOnly)
{
    std::optional<Language> newest;
    for (auto it = messages.crbegin(); it != messages.crend(); ++it) {
        if (usersOnly && !model::isUser(it->from))
            continue;
        const auto language = languageOf(it->text);
        if (!language)
            continue;
        if (newest)
            return language == Language::Japanese ? language : newest;
        if (language != Language::Chinese || !mayBeJapanese(it->text))
            return language;
        newest = language;
    }
    return newest;
}

} // namespace

std::optional<Language> languageOf(const QString &text)
{
    const Letters letters = countLetters(text);
    if (letters.kana > 0)
        return Language::Japanese;
    // "Hello, 綾!" is English with a name in it.
    if (letters.han > 0 && letters.han * 2 >= letters.other)
        return Language::Chinese;
    if (letters.han + letters.other > 0)
        return letters.other > 0 ? Language::English : Language::Chinese;
    return std::nullopt;
}

bool fits(const QString &text, Language slot, Language language)
{
    const Letters letters = countLetters(text);
    if (letters.han + letters.kana + letters.other == 0)
        return false;
    if (slot != language)
        return languageOf(text) == language;
    switch (language) {
    case Language::English: return letters.kana + letters.han == 0;
    case Language::Japanese: return letters.kana + letters.han > 0;
    case Language::Chinese: return letters.kana == 0 && letters.han > 0;
    }
    return false;
}

bool isOtherTongue(const Brief &brief)
{
    const QString &code = brief.language.code;
    return !code.isEmpty() && code != "en"_L1 && code != "ja"_L1 && !code.startsWith("zh"_L1);
}

Language roomLanguage(const Brief &brief)
{
    const QString &code = brief.language.code;
    if (isOtherTongue(brief))
        return brief.persona.mainLanguage;
    if (!code.isEmpty())
        return code == "ja"_L1 ? Language::Japanese : code == "en"_L1 ? Language::English : Language::Chinese;
    if (const auto language = newestLanguage(brief.witnessed, true))
        return *language;
    return newestLanguage(brief.witnessed, false).value_or(brief.persona.mainLanguage);
}

} // namespace studio::llm::rehearsal
