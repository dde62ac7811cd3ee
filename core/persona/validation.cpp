// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/validation.h"

#include "core/persona/limits.h"
#include "core/persona/model_flaws.h"
#include "core/persona/naming.h"
#include "core/persona/tokens.h"
#include "core/persona/told_in.h"

#include <algorithm>

namespace studio::persona {

using model::Language;
using model::Persona;
using model::PersonaText;

namespace {

bool isIdCharacter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-' || c == u'_';
}

/// No line breaks, no characters that reverse the reading direction, nothing invisible.
bool isOneLine(const QString &text)
{
    if (!text.isValidUtf16())
        return false;
    const QList<uint> characters = text.toUcs4();
    return std::none_of(characters.cbegin(), characters.cend(), [](char32_t c) {
        const QChar::Category category = QChar::category(c);
        return category == QChar::Other_Control || category == QChar::Separator_Line ||
               category == QChar::Separator_Paragraph || (c >= 0x202A && c <= 0x202E) ||
               (c >= 0x2066 && c <= 0x2069);
    });
}

bool holdsHan(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar c) { return c.script() == QChar::Script_Han; });
}

bool holdsKana(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar c) {
        return c.script() == QChar::Script_Hiragana || c.script() == QChar::Script_Katakana;
    });
}

QString languageName(Language language)
{
    switch (language) {
    case Language::English: return PersonaFlaws::tr("English");
    case Language::Japanese: return PersonaFlaws::tr("Japanese");
    case Language::Chinese: return PersonaFlaws::tr("Chinese");
    }
    Q_UNREACHABLE();
}

/// Collects the flaws of one persona, part by part.
class Look
{
public:
    Look(const Persona &persona, const QSet<base::ParticipantId> &taken)
        : m_persona(persona)
        , m_taken(taken)
    {
    }

    QList<Flaw> flaws()
    {
        lookAtId();
        lookAtTexts();
        lookAtLooks();
        lookAtNotes();
        lookAtCard();
        lookAtLore();
        m_flaws += modelFlaws(m_persona.model);
        std::stable_sort(m_flaws.begin(), m_flaws.end(),
                         [](const Flaw &a, const Flaw &b) { return a.severity < b.severity; });
        return m_flaws;
    }

private:
    void error(Field field, const QString &text)
    {
        m_flaws.append({field, text, Severity::Error, m_language});
    }
    void hint(Field field, const QString &text) { m_flaws.append({field, text, Severity::Hint, m_language}); }

    void lookAtId();
    void lookAtTexts();
    void lookAtName(const PersonaText &text);
    void lookAtNicknames(const PersonaText &text);
    void lookAtReadings(const PersonaText &text);
    void lookAtLengths(const PersonaText &text);
    void lookAtGreetings(const PersonaText &text);
    void lookAtLines(const PersonaText &text);
    void lookAtMainText();
    void lookAtLooks();
    void lookAtNotes();
    void lookAtCard();
    void lookAtLore();
    void limit(Field field, const QString &what, const QString &text, qsizetype longest);
    void limitWords(Field field, const QString &what, const QStringList &words, qsizetype most,
                    qsizetype longest = kLongestWord);

    const Persona &m_persona;
    const QSet<base::ParticipantId> &m_taken;
    std::optional<Language> m_language;
    QList<Flaw> m_flaws;
};

void Look::lookAtId()
{
    const QString id = m_persona.id.value();
    if (id.isEmpty() || id == kIdPrefix)
        error(Field::Id, PersonaFlaws::tr("Give the companion an ID, such as companion_aya."));
    else if (!id.startsWith(kIdPrefix))
        error(Field::Id, PersonaFlaws::tr("Start the ID with companion_."));
    else if (id.size() > kLongestId)
        error(Field::Id, PersonaFlaws::tr("Shorten the ID to at most %L1 characters.").arg(kLongestId));
    else if (!isUsableId(m_persona.id))
        error(Field::Id, PersonaFlaws::tr("Use only the small letters a to z, digits, - and _ in the ID."));
    else if (m_taken.contains(m_persona.id))
        error(Field::Id,
              PersonaFlaws::tr("Another companion already has the ID %1. Choose another ID.").arg(id));
}

void Look::lookAtTexts()
{
    m_language = m_persona.mainLanguage;
    if (!m_persona.texts.contains(m_persona.mainLanguage))
        error(Field::Name, PersonaFlaws::tr("Give the companion a name."));
    for (auto it = m_persona.texts.cbegin(); it != m_persona.texts.cend(); ++it) {
        m_language = it.key();
        lookAtName(*it);
        lookAtNicknames(*it);
        lookAtReadings(*it);
        lookAtLengths(*it);
        lookAtGreetings(*it);
        lookAtLines(*it);
    }
    m_language = m_persona.mainLanguage;
    lookAtMainText();
    m_language.reset();
}

void Look::lookAtName(const PersonaText &text)
{
    if (text.name.trimmed().isEmpty()) {
        const bool isMain = m_language == m_persona.mainLanguage;
        error(Field::Name, isMain ? PersonaFlaws::tr("Give the companion a name.")
                                  //: %1 is a language
                                  : PersonaFlaws::tr("Add the name in %1 too, or clear the texts in %1.")
                                        .arg(languageName(*m_language)));
    } else if (!isOneLine(text.name)) {
        error(Field::Name, PersonaFlaws::tr("Write the name on one line, without hidden characters."));
    }
    if (text.name.size() > kLongestName)
        error(Field::Name, PersonaFlaws::tr("Shorten the name to at most %L1 characters.").arg(kLongestName));
}

void Look::lookAtNicknames(const PersonaText &text)
{
    if (text.nicknames.size() > kMostNicknames) {
        error(Field::Nicknames, PersonaFlaws::tr("Keep at most %L1 nicknames. There are %L2.")
                                    .arg(kMostNicknames)
                                    .arg(text.nicknames.size()));
    }
    QSet<QString> seen{text.name};
    bool isDoubled = false;
    for (const QString &nickname : text.nicknames) {
        if (nickname.trimmed().isEmpty()) {
            error(Field::Nicknames, PersonaFlaws::tr("Fill in or remove the empty nickname."));
            return;
        }
        if (nickname.size() > kLongestName || !isOneLine(nickname)) {
            error(Field::Nicknames,
                  PersonaFlaws::tr("Write each nickname on one line of at most %L1 characters.")
                      .arg(kLongestName));
            return;
        }
        isDoubled |= seen.contains(nickname);
        seen.insert(nickname);
    }
    if (isDoubled)
        hint(Field::Nicknames, PersonaFlaws::tr("A nickname is listed twice. Remove one."));
}

void Look::lookAtReadings(const PersonaText &text)
{
    for (auto it = text.readings.cbegin(); it != text.readings.cend(); ++it) {
        if (it->size() > kLongestName || it.key().size() > kLongestName || !isOneLine(*it))
            return error(Field::Readings,
                         PersonaFlaws::tr("Write each reading on one line of at most %L1 characters.")
                             .arg(kLongestName));
    }
    if (text.readings.size() > kMostNicknames + 1)
        error(Field::Readings, PersonaFlaws::tr("Keep one reading for each name. There are more now."));
    const bool isReadByKana = std::any_of(text.nicknames.cbegin(), text.nicknames.cend(), holdsKana);
    if (m_language == Language::Japanese && holdsHan(text.name) && !isReadByKana &&
        text.readings.value(text.name).isEmpty()) {
        //: %1 is a name in Han characters, such as 綾
        hint(Field::Readings,
             PersonaFlaws::tr("Add how %1 is read, so that the companion answers to that too.")
                 .arg(text.name));
    }
}

void Look::limit(Field field, const QString &what, const QString &text, qsizetype longest)
{
    if (text.size() > longest) {
        //: %1 is a part of the form, %2 and %3 are numbers of characters
        error(field, PersonaFlaws::tr("%1: shorten this to at most %L2 characters. It has %L3.")
                         .arg(what)
                         .arg(longest)
                         .arg(text.size()));
    }
}

void Look::limitWords(Field field, const QString &what, const QStringList &words, qsizetype most,
                      qsizetype longest)
{
    if (words.size() > most) {
        //: %1 is a part of the form, %2 and %3 are numbers of entries
        error(field, PersonaFlaws::tr("%1: keep at most %L2 entries. There are %L3.")
                         .arg(what)
                         .arg(most)
                         .arg(words.size()));
    }
    if (std::any_of(words.cbegin(), words.cend(), [longest](const QString &word) {
            return word.size() > longest || word.trimmed().isEmpty();
        })) {
        //: %1 is a part of the form
        error(field,
              PersonaFlaws::tr("%1: give each entry between 1 and %L2 characters.").arg(what).arg(longest));
    }
}

void Look::lookAtLengths(const PersonaText &text)
{
    limit(Field::Role, PersonaFlaws::tr("Role"), text.role, kLongestRole);
    limit(Field::Personality, PersonaFlaws::tr("Personality"), text.personality, kLongestPersonality);
    limit(Field::Story, PersonaFlaws::tr("Story"), text.story, kLongestStory);
    limitWords(Field::Knowledge, PersonaFlaws::tr("Knowledge"), text.knowledge, kMostKnowledge);
    limit(Field::Greeting, PersonaFlaws::tr("Greeting"), text.greeting, kLongestGreeting);
    limit(Field::ScenarioNote, PersonaFlaws::tr("Scenario"), text.scenarioNote, kLongestScenarioNote);
    limit(Field::ExampleDialogue, PersonaFlaws::tr("Example dialogue"), text.exampleDialogue,
          kLongestExampleDialogue);
    limit(Field::SystemNote, PersonaFlaws::tr("System prompt"), text.systemNote, kLongestSystemNote);
    limit(Field::EndNote, PersonaFlaws::tr("Post-history instructions"), text.endNote, kLongestSystemNote);
    limit(Field::DepthNote, PersonaFlaws::tr("Reminder"), text.depthNote, kLongestSystemNote);
}

void Look::lookAtGreetings(const PersonaText &text)
{
    limitWords(Field::AlternateGreetings, PersonaFlaws::tr("Other greetings"), text.alternateGreetings,
               kMostGreetings, kLongestGreeting);
    limitWords(Field::GroupGreetings, PersonaFlaws::tr("Group greetings"), text.groupGreetings,
               kMostGreetings, kLongestGreeting);
}

void Look::lookAtLines(const PersonaText &text)
{
    if (text.sampleLines.size() > kMostSampleLines) {
        error(Field::SampleLines, PersonaFlaws::tr("Keep at most %L1 sample lines. There are %L2.")
                                      .arg(kMostSampleLines)
                                      .arg(text.sampleLines.size()));
    }
    for (const model::SampleLine &line : text.sampleLines) {
        if (line.text.trimmed().isEmpty())
            return error(Field::SampleLines, PersonaFlaws::tr("Fill in or remove the empty sample line."));
        if (line.text.size() > kLongestSampleLine)
            return limit(Field::SampleLines, PersonaFlaws::tr("Sample line"), line.text, kLongestSampleLine);
        const qsizetype before = m_flaws.size();
        limitWords(Field::SampleLines, PersonaFlaws::tr("Topics of a sample line"), line.topics, kMostTopics);
        if (m_flaws.size() > before)
            return;
    }
}

void Look::lookAtMainText()
{
    const PersonaText text = m_persona.texts.value(m_persona.mainLanguage);
    if (text.personality.trimmed().isEmpty())
        hint(Field::Personality, PersonaFlaws::tr("Say in a sentence or two what the companion is like."));
    if (text.sampleLines.isEmpty() && text.exampleDialogue.trimmed().isEmpty())
        hint(Field::SampleLines, PersonaFlaws::tr("Add a line or two that shows how the companion talks."));
    const qint64 tokens = promptHeadTokens(m_persona, m_persona.mainLanguage);
    if (tokens > kManyTokens) {
        //: %1 is a number of tokens, the pieces that a model reads
        hint(Field::Story,
             PersonaFlaws::tr("About %L1 tokens in all, read again with every vote and every turn.")
                 .arg(tokens));
    }
}

void Look::lookAtLooks()
{
    const auto isColourOrNone = [](const QString &colour) { return colour.isEmpty() || isColour(colour); };
    const model::Avatar &avatar = m_persona.avatar;
    if (!isColourOrNone(m_persona.colour))
        error(Field::Colour, PersonaFlaws::tr("Write the colour as # and six digits, such as #3f6fc4."));
    for (const QString &colour :
         {avatar.skinColour, avatar.hairColour, avatar.eyeColour, avatar.clothesColour}) {
        if (!isColourOrNone(colour)) {
            error(Field::Avatar, PersonaFlaws::tr("Write each colour of the avatar as # and six digits."));
            break;
        }
    }
    const auto isHexDigit = [](QChar c) { return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f'); };
    const QString &picture = avatar.picture;
    if (!picture.isEmpty() &&
        (picture.size() != 64 || !std::all_of(picture.cbegin(), picture.cend(), isHexDigit)))
        error(
            Field::Avatar,
            PersonaFlaws::tr("Choose the picture again. Its file name does not come from Companion Studio."));
    if (!(m_persona.talkativeness >= 0 && m_persona.talkativeness <= 1))
        error(Field::Talkativeness, PersonaFlaws::tr("Choose a talkativeness between 0 and 1."));
}

void Look::lookAtNotes()
{
    limitWords(Field::Tags, PersonaFlaws::tr("Tags"), m_persona.tags, kMostTags);
    limit(Field::Notes, PersonaFlaws::tr("Notes"), m_persona.notes, kLongestNotes);
    if (m_persona.allowedTools)
        limitWords(Field::AllowedTools, PersonaFlaws::tr("Allowed tools"), *m_persona.allowedTools,
                   kMostAllowed, kLongestToolName);
    if (m_persona.allowedGestures)
        limitWords(Field::AllowedGestures, PersonaFlaws::tr("Allowed gestures"), *m_persona.allowedGestures,
                   kMostAllowed);
}

void Look::lookAtCard()
{
    const model::CardFacts &card = m_persona.card;
    limit(Field::Creator, PersonaFlaws::tr("Creator"), card.creator, kLongestCreator);
    limit(Field::CharacterVersion, PersonaFlaws::tr("Version of the character"), card.version,
          kLongestVersion);
    limit(Field::CreatorNotes, PersonaFlaws::tr("Creator’s notes"), card.creatorNotes, kLongestCreatorNotes);
    if (m_persona.extras.text.size() > kLargestExtras)
        error(Field::Extras, PersonaFlaws::tr("This card is too large to save. Shorten its texts."));
}

void Look::lookAtLore()
{
    qsizetype entries = 0;
    qsizetype characters = 0;
    for (const model::LoreBook &book : m_persona.lore) {
        entries += book.entries.size();
        characters += lengthOf(book);
    }
    if (m_persona.lore.size() > kMostLoreBooks || entries > kMostLoreEntries || characters > kLongestLore)
        error(Field::Lore,
              PersonaFlaws::tr("Lorebooks: keep at most %L1 books, %L2 entries and %L3 characters in all.")
                  .arg(kMostLoreBooks)
                  .arg(kMostLoreEntries)
                  .arg(kLongestLore));
}

} // namespace

qsizetype lengthOf(const model::LoreBook &book)
{
    qsizetype characters = book.name.size() + book.description.size();
    for (const model::LoreEntry &entry : book.entries) {
        characters += entry.name.size() + entry.content.size();
        for (const QStringList &keys : {entry.keys, entry.secondaryKeys}) {
            for (const QString &key : keys)
                characters += key.size();
        }
    }
    return characters;
}

QList<Flaw> personaFlaws(const Persona &persona, const QSet<base::ParticipantId> &taken)
{
    return Look(persona, taken).flaws();
}

std::optional<Flaw> firstError(const QList<Flaw> &flaws)
{
    if (flaws.isEmpty() || flaws.first().severity != Severity::Error)
        return std::nullopt;
    return flaws.first();
}

bool isUsableId(const base::ParticipantId &id)
{
    const QString &text = id.value();
    return text.startsWith(kIdPrefix) && text.size() > kIdPrefix.size() && text.size() <= kLongestId &&
           std::all_of(text.cbegin(), text.cend(), isIdCharacter);
}

bool isColour(const QString &text)
{
    return text.size() == 7 && text.front() == u'#' &&
           std::all_of(text.cbegin() + 1, text.cend(), [](QChar c) {
               const QChar small = c.toLower();
               return (small >= u'0' && small <= u'9') || (small >= u'a' && small <= u'f');
           });
}

} // namespace studio::persona
