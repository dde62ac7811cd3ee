// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/character_card.h"

#include "core/model/written_language.h"
#include "core/persona/card/studio_fields.h"
#include "core/persona/card_fields.h"
#include "core/persona/card_notes.h"
#include "core/persona/card_rest.h"
#include "core/persona/card_shape.h"
#include "core/persona/card_text.h"
#include "core/persona/limits.h"
#include "core/persona/lore/lorebook.h"
#include "core/persona/naming.h"
#include "core/persona/persona_macros.h"
#include "core/persona/refused.h"
#include "core/persona/told_in.h"

#include <cmath>

namespace studio::persona {

using namespace Qt::StringLiterals;
using base::Result;
using model::Persona;
using model::PersonaText;
using wire::Json;

namespace {

constexpr qsizetype kLongestRead = 5'000;

/// Reads one card, part by part, and writes down what became of each.
class CharacterReader
{
public:
    explicit CharacterReader(const Json &file)
        : m_file(file)
        , m_shape(cardShape(file))
        , m_data(m_shape.isFlat ? file : file["data"])
    {
    }

    Result<Card> read();

private:
    void noteShape();
    bool readName();
    void readTexts();
    void readGreetings();
    void readNickname();
    void readTags();
    void readTalkativeness();
    void readLore();
    void noteMacros();
    void takeOurs();
    [[nodiscard]] const Json *member(const char *key) const;
    QString text(const char *key);
    QString textIn(const Json &value, const QString &part);
    QStringList texts(const char *key);
    QStringList greetings(const char *key, const QString &usedAs);

    const Json &m_file;
    const CardShape m_shape;
    const Json &m_data;
    CardNotes m_notes;
    Persona m_persona;
    PersonaText m_text;
};

Result<Card> CharacterReader::read()
{
    if (m_shape.lacksData && !m_file.contains("name"))
        return refused(CardNoteWords::tr("No character in this card: “data” is missing or not an object."));
    noteShape();
    if (!readName())
        return refused(
            CardNoteWords::tr("This character card has no name. Add one in “name” and import it again."));
    readTexts();
    readGreetings();
    readNickname();
    readTags();
    readTalkativeness();
    readLore();
    noteRest(m_file, m_shape, m_notes);

    m_persona.id = suggestedId(m_text.name, {});
    QString prose; // enough of it to tell the language by
    for (const QString &part : {m_text.story, m_text.personality, m_text.greeting, m_text.scenarioNote})
        prose += part.left(kLongestRead);
    const auto language = model::writtenLanguage(prose.isEmpty() ? m_text.name : prose);
    m_persona.mainLanguage = language.value_or(model::Language::English);
    m_persona.texts.insert(m_persona.mainLanguage, m_text);
    takeOurs();
    noteMacros();
    m_persona.card.format = m_shape.version;
    m_persona.card.specVersion = m_shape.specVersion;
    Card card;
    card.persona = std::move(m_persona);
    card.format = m_shape.version;
    card.report = m_notes.report();
    card.keepsSource = true;
    return card;
}

void CharacterReader::noteShape()
{
    if (m_shape.isUnknown)
        m_notes.warn(
            u"spec"_s,
            CardNoteWords::tr(
                "The card names no format, or an unknown one. It was read as the format it looks like."));
    if (m_shape.lacksData)
        m_notes.warn(
            u"data"_s,
            CardNoteWords::tr("The “data” of this card cannot be read. The fields outside it were read."));
    if (m_shape.isNewer) {
        //: %1 is a version such as 3.1
        m_notes.warn(u"spec_version"_s,
                     CardNoteWords::tr("The card uses version %1 of its specification, which is newer than "
                                       "the supported one. New parts are kept.")
                         .arg(shownName(m_shape.specVersion)));
    }
}

const Json *CharacterReader::member(const char *key) const
{
    const auto found = m_data.find(key);
    return found == m_data.end() ? nullptr : &*found;
}

/// A number is a text that somebody forgot the quotes of; anything else is none.
QString CharacterReader::textIn(const Json &value, const QString &part)
{
    if (value.is_string())
        return wire::toText(value);
    if (value.is_number()) {
        m_notes.warn(part, CardNoteWords::tr("A number instead of a text. Its digits were read."));
        return QString::fromUtf8(wire::dump(value));
    }
    m_notes.warn(part,
                 CardNoteWords::tr("Not a text, so the field was left empty. The value is kept as it is."));
    return {};
}

QString CharacterReader::text(const char *key)
{
    const Json *value = member(key);
    return value ? textIn(*value, QString::fromLatin1(key)) : QString();
}

/// Texts that say something. One text alone is a list of one.
QStringList CharacterReader::texts(const char *key)
{
    QStringList read;
    const Json *value = member(key);
    if (!value)
        return read;
    const QString part = QString::fromLatin1(key);
    if (!value->is_array()) {
        m_notes.warn(part, value->is_string()
                               ? CardNoteWords::tr("A text instead of a list. Read as the only entry.")
                               : CardNoteWords::tr(
                                     "Not a list, so the field was left empty. The value is kept as it is."));
        const QString only = wire::toText(*value);
        return only.trimmed().isEmpty() ? read : QStringList{only};
    }
    bool isAllText = true;
    for (const Json &item : *value) {
        isAllText = isAllText && item.is_string();
        if (const QString line = wire::toText(item); !line.trimmed().isEmpty())
            read.append(line);
    }
    if (!isAllText)
        m_notes.warn(part, CardNoteWords::tr("Some entries are not texts. They are kept but not used."));
    return read;
}

bool CharacterReader::readName()
{
    QString stated = text("name");
    m_text.name = shownName(stated);
    if (m_text.name.isEmpty() && !m_shape.isFlat && m_file.contains("name")) {
        stated = wire::toText(m_file["name"]); // some editors fill in the old place only
        m_text.name = shownName(stated);
        if (!m_text.name.isEmpty())
            m_notes.warn(u"name"_s,
                         CardNoteWords::tr("The name is only outside “data”. It was read from there."));
    }
    if (m_text.name.isEmpty())
        return false;
    if (m_text.name != stated.simplified())
        m_notes.warn(
            u"name"_s,
            CardNoteWords::tr("The name is too long to show or has invisible characters. Here it is %1.")
                .arg(m_text.name));
    return true;
}

void CharacterReader::readTexts()
{
    for (const TextField &field : textFields()) {
        m_text.*field.part = text(field.key);
        if (!(m_text.*field.part).isEmpty())
            m_notes.used(QString::fromLatin1(field.key), CardNoteWords::tr(field.usedAs));
    }
    for (const FactField &field : factFields()) {
        m_persona.card.*field.part = text(field.key);
        if (!(m_persona.card.*field.part).isEmpty())
            m_notes.used(QString::fromLatin1(field.key), CardNoteWords::tr(field.usedAs));
    }
    m_text.depthNote = depthNoteIn(m_data);
    if (!m_text.depthNote.isEmpty())
        m_notes.used(u"extensions.depth_prompt"_s,
                     CardNoteWords::tr("Used as the reminder after the newest message."));
    m_persona.card.creator = shownLine(m_persona.card.creator);
    m_persona.card.version = shownLine(m_persona.card.version);
}

QStringList CharacterReader::greetings(const char *key, const QString &usedAs)
{
    QStringList read = texts(key);
    const QString part = QString::fromLatin1(key);
    if (read.size() > kMostGreetings) {
        m_notes.warn(part, CardNoteWords::tr("Only the first %L1 of %L2 entries are used. All are kept.")
                               .arg(kMostGreetings)
                               .arg(read.size()));
        read.resize(kMostGreetings);
    }
    if (!read.isEmpty())
        m_notes.used(part, usedAs.arg(read.size()));
    return read;
}

void CharacterReader::readGreetings()
{
    m_text.alternateGreetings =
        greetings("alternate_greetings", CardNoteWords::tr("Used as other greetings: %L1."));
    m_text.groupGreetings =
        greetings("group_only_greetings", CardNoteWords::tr("Used as group greetings: %L1."));
}

void CharacterReader::readNickname()
{
    const QString stated = text("nickname");
    const QString nickname = shownName(stated);
    m_persona.card.nickname = nickname;
    if (nickname.isEmpty())
        return;
    if (nickname != m_text.name)
        m_text.nicknames.append(nickname);
    m_notes.used(u"nickname"_s, CardNoteWords::tr("Used as the name for {{char}}, and as a nickname."));
}

void CharacterReader::readTags()
{
    const Json *value = member("tags");
    QStringList stated = texts("tags");
    if (value && value->is_string())
        stated = wire::toText(*value).split(u',', Qt::SkipEmptyParts);
    qsizetype unused = 0;
    for (const QString &tag : std::as_const(stated)) {
        const QString shown = shownLine(tag);
        if (shown.size() > kLongestWord || m_persona.tags.size() >= kMostTags)
            ++unused;
        else if (!shown.isEmpty() && !m_persona.tags.contains(shown))
            m_persona.tags.append(shown);
    }
    if (unused > 0)
        m_notes.warn(u"tags"_s, CardNoteWords::tr("Too long or too many to use, but kept: %L1.").arg(unused));
    if (!m_persona.tags.isEmpty())
        m_notes.used(u"tags"_s, CardNoteWords::tr("Used as tags, never part of a prompt."));
}

/// SillyTavern writes it as a text, and in cards of its own at the top.
void CharacterReader::readTalkativeness()
{
    const Json *value = talkativenessIn(m_data);
    if (!value)
        return;
    const QString part = u"extensions.talkativeness"_s;
    bool isNumber = value->is_number();
    const double stated = isNumber ? value->get<double>() : wire::toText(*value).toDouble(&isNumber);
    if (!isNumber || !std::isfinite(stated)) {
        m_notes.warn(part, CardNoteWords::tr("Not a number between 0 and 1. The default 0.5 is used."));
        return;
    }
    m_persona.talkativeness = qBound(0.0, stated, 1.0);
    if (stated != m_persona.talkativeness)
        m_notes.warn(part, CardNoteWords::tr("Not between 0 and 1. The nearest value is used."));
    else
        m_notes.used(part, CardNoteWords::tr("Used as the talkativeness."));
}

void CharacterReader::readLore()
{
    const Json *value = member("character_book");
    if (!value || value->is_null())
        return;
    const QString part = u"character_book"_s;
    if (!value->is_object()) {
        m_notes.warn(part, CardNoteWords::tr("Not a readable lorebook. Kept as it is."));
        return;
    }
    const ReadBook read = readLorebook(*value);
    if (read.book != model::LoreBook{})
        m_persona.lore.append(read.book);
    const bool reachesPrompt = std::any_of(read.book.entries.cbegin(), read.book.entries.cend(),
                                           [](const model::LoreEntry &entry) { return entry.isAlwaysOn(); });
    if (reachesPrompt)
        m_notes.used(part, loreText(read));
    else
        m_notes.kept(part, loreText(read));
}

void CharacterReader::takeOurs()
{
    const Json *extensions = member("extensions");
    if (!extensions || !extensions->is_object() || !extensions->contains(kStudioExtension))
        return;
    takeStudioFields((*extensions)[kStudioExtension], m_persona);
    m_notes.used(u"extensions.companion_studio"_s,
                 CardNoteWords::tr("Companion Studio’s own fields: role, pronoun, sample lines, appearance, "
                                   "voice, other languages."));
}

void CharacterReader::noteMacros()
{
    const QStringList unknown = unknownMacros(m_persona);
    for (const QString &macro : unknown)
        m_notes.warn(macro, CardNoteWords::tr("Unknown macro. Left out of prompts, kept in the card."));
    if (setsVariables(m_persona))
        m_notes.warn(u"setvar"_s,
                     CardNoteWords::tr("Variables are set again for each prompt. Nothing carries over."));
}

} // namespace

Result<Card> readCharacterCard(const Json &json) { return CharacterReader(json).read(); }

} // namespace studio::persona
