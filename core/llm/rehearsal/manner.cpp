// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/manner.h"

#include "core/llm/rehearsal/language.h"
#include "core/llm/rehearsal/topics.h"

#include <QRegularExpression>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;
using model::Language;

namespace {

QString ownWords(const model::Persona &persona, Language language)
{
    const auto it = persona.texts.constFind(language);
    if (it == persona.texts.constEnd())
        return {};
    QStringList lines{it->greeting};
    for (const model::SampleLine &line : it->sampleLines)
        if (fits(line.text, language, language))
            lines.append(line.text);
    return lines.join(u'\n').trimmed();
}

qsizetype count(const QString &text, const QString &pattern)
{
    return text.count(QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption));
}

Manner judge(const QString &words)
{
    const qsizetype sentences = std::max<qsizetype>(1, count(words, u"[.!?。！？…]+"_s));
    const qsizetype cries = count(words, u"[!！]+"_s);
    const qsizetype courtesies = count(
        words, u"(です|ます|ください|ました|ません|でしょう|您|请|慢慢|\\bplease\\b|\\bwelcome\\b|\\bdear\\b|"
               u"\\bthank|\\bshall (we|i)\\b|\\bwould you\\b)"_s);
    const auto share = [sentences](qsizetype number) {
        return static_cast<double>(number) / static_cast<double>(sentences);
    };
    if (share(cries) >= 0.3)
        return Manner::Lively;
    if (share(courtesies) >= 0.14)
        return Manner::Warm;
    const double length = share(words.size());
    const bool eastern = languageOf(words) != Language::English;
    return length < (eastern ? 26 : 62) ? Manner::Dry : Manner::Warm;
}

} // namespace

Manner mannerOf(const model::Persona &persona, Language language)
{
    const QString words = ownWords(persona, language);
    if (!words.isEmpty())
        return judge(words);
    for (auto it = persona.texts.constBegin(); it != persona.texts.constEnd(); ++it) {
        const QString others = ownWords(persona, it.key());
        if (!others.isEmpty())
            return judge(others);
    }
    return Manner::Warm;
}

QString honorificOf(const model::Persona &persona)
{
    const QString words = ownWords(persona, Language::Japanese);
    if (words.contains(u"ちゃん"_s))
        return u"ちゃん"_s;
    if (words.contains(u"さん"_s))
        return u"さん"_s;
    return mannerOf(persona, Language::Japanese) == Manner::Dry ? QString() : u"さん"_s;
}

bool isHost(const model::Persona &persona)
{
    static const QStringList hostly{u"host"_s,     u"hostess"_s, u"guest"_s, u"keeper"_s,   u"barkeep"_s,
                                    u"もてなし"_s, u"亭主"_s,    u"主人"_s,  u"あるじ"_s,   u"店主"_s,
                                    u"お客"_s,     u"女将"_s,    u"来客"_s,  u"客人"_s,     u"老板"_s,
                                    u"司会"_s,     u"主持"_s,    u"待客"_s,  u"moderator"_s};
    for (const model::PersonaText &text : persona.texts) {
        const QString words = text.role + u' ' + text.personality + u' ' + text.knowledge.join(u' ');
        if (!touched(hostly, words).isEmpty())
            return true;
    }
    return false;
}

} // namespace studio::llm::rehearsal
