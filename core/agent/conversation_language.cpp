// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/conversation_language.h"

#include "core/language/detector.h"
#include "core/language/language_names.h"
#include "core/model/participants.h"

#include <QHash>

using namespace Qt::StringLiterals;
using studio::model::Language;
using studio::model::Message;
using studio::model::SpokenLanguage;
using Why = studio::model::SpokenLanguage::Why;

namespace studio::agent {
namespace {

constexpr int kLookedAt = 40;  // messages back
constexpr int kTelling = 6;    // of those, the messages that count
constexpr double kOlder = 0.5; // an older message counts half as much as the next newer one
constexpr double kLeast = 0.1; // a single word is enough if nothing contradicts it

/// Votes of messages for languages. Related languages that a detector confuses are counted together; among
/// them the language found in most of the text wins, whatever its age.
class Tally
{
public:
    void add(const language::Found &found)
    {
        const double weight = found.weight * m_worth;
        m_worth *= kOlder;
        ++m_messages;
        m_families[language::familyOf(found.code)] += weight;
        m_languages[found.code] += found.weight;
        ++m_counts[found.code];
    }

    [[nodiscard]] bool isFull() const { return m_messages >= kTelling; }

    [[nodiscard]] std::optional<SpokenLanguage> first(Why why) const
    {
        QString family;
        for (auto one = m_families.cbegin(); one != m_families.cend(); ++one) {
            if (one.value() > m_families.value(family))
                family = one.key();
        }
        if (m_families.value(family) < kLeast)
            return std::nullopt;
        if (family.isEmpty())
            return SpokenLanguage(); // whole sentences, in no known language
        QString code;
        for (auto one = m_languages.cbegin(); one != m_languages.cend(); ++one) {
            if (language::familyOf(one.key()) == family &&
                (code.isEmpty() || one.value() > m_languages[code]))
                code = one.key();
        }
        return SpokenLanguage{code, why, m_counts[code]};
    }

private:
    QMap<QString, double> m_families;
    QMap<QString, double> m_languages;
    QMap<QString, int> m_counts;
    double m_worth = 1;
    int m_messages = 0;
};

QStringList namesIn(const Scene &scene)
{
    QStringList names;
    for (const llm::Present &one : scene.present)
        names += QStringList{one.name} + one.nicknames;
    for (const model::PersonaText &text : scene.persona.texts)
        names += QStringList{text.name} + text.nicknames;
    names.removeDuplicates();
    return names;
}

template<typename Wanted>
std::optional<SpokenLanguage> said(const Scene &scene, const QStringList &names, Why why, Wanted isWanted)
{
    Tally tally;
    int lookedAt = 0;
    for (auto message = scene.witnessed.crbegin();
         message != scene.witnessed.crend() && lookedAt < kLookedAt && !tally.isFull(); ++message) {
        if (!isWanted(*message))
            continue;
        ++lookedAt;
        if (const auto found = language::languageOf(message->text, names))
            tally.add(*found);
    }
    return tally.first(why);
}

QString codeOf(Language language)
{
    switch (language) {
    case Language::English: return u"en"_s;
    case Language::Japanese: return u"ja"_s;
    case Language::Chinese: return u"zh"_s;
    }
    return {};
}

/// The language of the card's prose: a Korean card does not name its language anywhere.
SpokenLanguage ofCard(const Scene &scene, const QStringList &names)
{
    const Language main = scene.persona.mainLanguage;
    const model::PersonaText text = scene.persona.textIn(main);
    QStringList prose{text.greeting};
    for (const model::SampleLine &line : text.sampleLines)
        prose.append(line.text);
    prose += {text.exampleDialogue, text.personality, text.story, text.role};
    const QString whole = prose.join(u'\n');
    if (const auto found = language::languageOf(whole, names); found && found->weight >= 0.5)
        return found->code.isEmpty() ? SpokenLanguage() : SpokenLanguage{found->code, Why::Card};
    const QString code = codeOf(main);
    return language::mayBeWrittenIn(whole, code) ? SpokenLanguage{code, Why::Card} : SpokenLanguage{};
}

QString newestOfUser(const Scene &scene)
{
    for (auto message = scene.witnessed.crbegin(); message != scene.witnessed.crend(); ++message) {
        if (model::isUser(message->from))
            return message->text;
    }
    return {};
}

} // namespace

SpokenLanguage conversationLanguage(const Scene &scene)
{
    if (language::isKnownLanguage(scene.language)) // a room may come from another program
        return {scene.language, Why::Fixed};
    const QStringList names = namesIn(scene);
    if (const auto written = said(scene, names, Why::Written,
                                  [](const Message &message) { return model::isUser(message.from); }))
        return *written;
    SpokenLanguage otherwise = said(scene, names, Why::Heard, [](const Message &message) {
                                   return !model::isUser(message.from);
                               }).value_or(SpokenLanguage());
    if (otherwise.code.isEmpty())
        otherwise = ofCard(scene, names);
    const bool mayBe =
        otherwise.code.isEmpty() || language::mayBeWrittenIn(newestOfUser(scene), otherwise.code);
    return mayBe ? otherwise : SpokenLanguage();
}

SpokenLanguage spokenIn(const Scene &scene)
{
    return scene.spoken ? *scene.spoken : conversationLanguage(scene);
}

QString languageForModels(const SpokenLanguage &spoken)
{
    return language::isKnownLanguage(spoken.code) ? language::englishName(spoken.code)
                                                  : u"the language of the conversation"_s;
}

Language textLanguage(const SpokenLanguage &spoken, Language otherwise)
{
    if (spoken.code == "ja"_L1)
        return Language::Japanese;
    if (spoken.code.startsWith("zh"_L1))
        return Language::Chinese;
    return spoken.code == "en"_L1 ? Language::English : otherwise;
}

} // namespace studio::agent
