// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/redaction.h"

#include "core/base/utc.h"
#include "core/model/participants.h"
#include "core/search/search_fold.h"
#include "core/transcript/document_words.h"
#include "core/transcript/event_lines.h"
#include "core/wire/envelope_wire.h"
#include "core/wire/persona_wire.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <functional>

namespace studio::transcript {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using model::Persona;
using wire::Json;

namespace {

// A, B … Z, AA, AB …
QString letters(int place)
{
    QString text;
    for (int left = place + 1; left > 0; left = (left - 1) / 26)
        text.prepend(QChar(u'A' + (left - 1) % 26));
    return text;
}

bool isWrittenWithoutSpaces(QChar c)
{
    switch (c.script()) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul: // words have spaces, but particles follow a name without one
    case QChar::Script_Thai:
    case QChar::Script_Lao:
    case QChar::Script_Khmer:
    case QChar::Script_Myanmar: return true;
    default: return c == u'ー' || c == u'々';
    }
}

/// Whether a word of writing with spaces goes on there.
bool goesOn(QChar c)
{
    return (c.isLetter() && !isWrittenWithoutSpaces(c)) || c.isNumber() || c.isSurrogate();
}

/// Behind a sign: what belongs to it (accents), or is not seen.
qsizetype endOfSign(const QString &text, qsizetype at)
{
    while (at < text.size() && (text.at(at).isMark() || text.at(at).category() == QChar::Other_Format))
        ++at;
    return at;
}

QString katakana(const QString &hiragana)
{
    QString text = hiragana;
    for (QChar &c : text) {
        if (c.unicode() >= 0x3041 && c.unicode() <= 0x3096)
            c = QChar(c.unicode() + 0x60);
    }
    return text;
}

// Words whose meaning is fixed; a companion may be called as one of them.
bool isFixed(const std::string &key)
{
    static const QSet<QString> keys{u"kind"_s,    u"topic"_s,   u"origin"_s, u"time"_s,         u"state"_s,
                                    u"rule"_s,    u"closing"_s, u"cause"_s,  u"why"_s,          u"way"_s,
                                    u"outcome"_s, u"control"_s, u"field"_s,  u"policy"_s,       u"language"_s,
                                    u"advice"_s,  u"rung"_s,    u"reason"_s, u"mainLanguage"_s, u"what"_s,
                                    u"door"_s,    u"colour"_s,  u"cutBy"_s};
    return keys.contains(QString::fromStdString(key));
}

bool isToken(const Json &json)
{
    const QString text = wire::toText(json);
    return std::all_of(text.cbegin(), text.cend(),
                       [](QChar c) { return c.isLetterOrNumber() || c == u'-' || c == u'_' || c == u'#'; });
}

/// Whose values are whatever a model, a tool or a program has written; an envelope's own `body` is not.
bool isFree(const std::string &key, int depth)
{
    static const QSet<QString> keys{u"arguments"_s, u"result"_s, u"metadata"_s, u"params"_s, u"body"_s};
    return depth > 0 && keys.contains(QString::fromStdString(key));
}

/// JSON with changed texts. Keys are changed where they are free, or ids.
class Changing
{
public:
    using Change = std::function<QString(const QString &)>;

    Changing(Change text, Change key)
        : m_text(std::move(text))
        , m_key(std::move(key))
    {
    }

    [[nodiscard]] Json of(const Json &json, bool free = false, int depth = 0) const
    {
        if (json.is_string())
            return wire::toJson(m_text(wire::toText(json)));
        if (json.is_array()) {
            Json list = Json::array();
            for (const Json &item : json)
                list.push_back(of(item, free, depth + 1));
            return list;
        }
        if (!json.is_object())
            return json;
        Json object = Json::object();
        for (auto item = json.begin(); item != json.end(); ++item) {
            const bool isKept = !free && item->is_string() && isFixed(item.key()) && isToken(*item);
            object[keyFor(object, QString::fromStdString(item.key()), free)] =
                isKept ? *item : of(*item, free || isFree(item.key(), depth), depth + 1);
        }
        return object;
    }

private:
    // Two keys that become one would lose a value.
    [[nodiscard]] std::string keyFor(const Json &object, const QString &key, bool free) const
    {
        const QString changed = free ? m_text(key) : m_key(key);
        QString one = changed;
        for (int number = 2; object.contains(one.toStdString()); ++number)
            one = u"%1 (%2)"_s.arg(changed).arg(number);
        return one.toStdString();
    }

    Change m_text;
    Change m_key;
};

Json changed(const Json &json, const Redaction &redaction, const QHash<ParticipantId, QString> &shown,
             bool free = false)
{
    const auto text = [&redaction](const QString &words) { return redaction.of(words); };
    const auto key = [&shown](const QString &word) { return shown.value(ParticipantId(word), word); };
    return Changing(text, key).of(json, free);
}

template<class T>
void addOnce(QList<T> &list, const T &one)
{
    if (!list.contains(one))
        list.append(one);
}

} // namespace

Redaction::Redaction(const KnownPeople &people)
{
    addCompanions(people);
    addPersons(people);
    for (auto name = m_names.keyBegin(); name != m_names.keyEnd(); ++name)
        addOnce(m_sizes[name->front()], name->size());
    for (QList<qsizetype> &sizes : m_sizes)
        std::sort(sizes.begin(), sizes.end(), std::greater<>());
}

void Redaction::addCompanions(const KnownPeople &people)
{
    QList<ParticipantId> companions;
    for (const model::Room &room : people.rooms)
        std::for_each(room.roster.cbegin(), room.roster.cend(),
                      [&](const auto &id) { addOnce(companions, id); });
    for (const Persona &persona : people.personas)
        addOnce(companions, persona.id);
    for (const model::Room &room : people.rooms) {
        for (const model::Guest &guest : room.guests)
            addOnce(companions, guest.id);
    }
    for (const ParticipantId &id : people.others) {
        if (model::isCompanion(id) || model::isGuest(id))
            addOnce(companions, id);
    }
    for (int place = 0; place < companions.size(); ++place) {
        const ParticipantId &id = companions.at(place);
        const QString letter = letters(place);
        const QString prefix = model::isGuest(id) ? u"guest:"_s : u"companion_"_s;
        //: A name in a document without names: %1 is a letter
        const QString called = RoomDocument::tr("Companion %1").arg(letter);
        addId(id, prefix + letter.toLower(), called);
        for (const Persona &persona : people.personas) {
            if (persona.id == id)
                addNames(persona, called);
        }
        for (const model::Room &room : people.rooms) {
            for (const model::Guest &guest : room.guests) {
                if (guest.id == id) {
                    addName(guest.name, called);
                    addName(guest.wireName, called);
                }
            }
        }
    }
}

// Outsiders, who came with a conversation of elsewhere, have their name as their id.
void Redaction::addPersons(const KnownPeople &people)
{
    QList<ParticipantId> persons;
    for (const model::Room &room : people.rooms) {
        for (const model::Identity &one : room.identities)
            addOnce(persons, one.id);
    }
    addOnce(persons, model::Identity{}.id);
    for (const ParticipantId &id : people.others) {
        if (!m_shown.contains(id))
            addOnce(persons, id);
    }
    for (int place = 0; place < persons.size(); ++place) {
        const ParticipantId &id = persons.at(place);
        //: A name in a document without names: %1 is a number
        const QString called = RoomDocument::tr("Person %1").arg(place + 1);
        const bool isPlain = id == model::Identity{}.id;
        addId(id, isPlain ? id.value() : model::isUser(id) ? u"user_%1"_s.arg(place + 1) : called, called);
        for (const model::Room &room : people.rooms) {
            for (const model::Identity &one : room.identities) {
                if (one.id == id)
                    addName(one.name, called);
            }
        }
    }
}

// The end of an id is mostly a name as well, and an outsider's id is nothing else.
void Redaction::addId(const ParticipantId &id, const QString &hidden, const QString &called)
{
    m_shown.insert(id, hidden);
    if (id.value() == hidden)
        return;
    addForm(id.value(), hidden);
    if (!model::isUser(id) && !model::isCompanion(id) && !model::isGuest(id))
        return addName(id.value(), called);
    const QString tail = id.value().section(u'_', 1);
    const bool isWord = std::all_of(tail.cbegin(), tail.cend(), [](QChar c) { return c.isLetter(); });
    if (tail.size() > 2 && isWord)
        addName(tail, called);
}

void Redaction::addNames(const Persona &persona, const QString &called)
{
    for (const model::PersonaText &text : persona.texts) {
        addName(text.name, called);
        for (const QString &nickname : text.nicknames)
            addName(nickname, called);
        for (const QString &reading : text.readings) {
            addName(reading, called);
            addName(katakana(reading), called);
        }
    }
}

// A family name alone gives somebody away as well. Parts that are no names (of, the) begin with a small
// letter.
void Redaction::addName(const QString &name, const QString &called)
{
    const QString plain = name.simplified();
    if (plain.compare(u"user"_s, Qt::CaseInsensitive) == 0)
        return; // what everybody is called who has no name
    addForm(plain, called);
    static const QRegularExpression between(u"[\\s・·,]+"_s);
    const QStringList parts = plain.split(between, Qt::SkipEmptyParts);
    if (parts.size() < 2)
        return;
    for (const QString &part : parts) {
        if (part.size() > 1 && !part.at(0).isLower())
            addForm(part, called);
    }
}

void Redaction::addForm(const QString &form, const QString &instead)
{
    constexpr qsizetype kShort = 2;
    const QString folded = search::folded(form);
    if (folded.trimmed().isEmpty() || m_names.contains(folded))
        return;
    const bool isShort = folded.size() <= kShort && !isWrittenWithoutSpaces(folded.front());
    m_names.insert(folded, {instead, isShort ? form : QString()});
}

QString Redaction::of(const QString &text) const
{
    if (m_shown.isEmpty() || text.isEmpty())
        return text;
    if (const auto id = m_shown.constFind(ParticipantId(text)); id != m_shown.constEnd())
        return *id;
    const QString whole = cleanText(text); // nothing is found in a text with halves of characters
    const search::Folded in = search::foldedWithPlaces(whole);
    QString hidden;
    qsizetype written = 0; // of the whole text
    for (qsizetype at = 0; at < in.text.size();) {
        const qsizetype begin = in.places.at(at);
        qsizetype step = 1;
        for (const qsizetype size : m_sizes.value(in.text.at(at))) {
            if (at + size > in.text.size() || begin < written)
                continue;
            const auto name = m_names.constFind(in.text.mid(at, size));
            if (name == m_names.constEnd())
                continue;
            const qsizetype last = in.places.at(at + size - 1);
            const qsizetype end = endOfSign(whole, last + search::signSize(whole, last));
            const bool isWord =
                (isWrittenWithoutSpaces(in.text.at(at)) || begin == 0 || !goesOn(whole.at(begin - 1))) &&
                (isWrittenWithoutSpaces(in.text.at(at + size - 1)) || end == whole.size() ||
                 !goesOn(whole.at(end)));
            if (!isWord || (!name->exactly.isEmpty() && whole.mid(begin, end - begin) != name->exactly))
                continue;
            hidden += QStringView(whole).mid(written, begin - written);
            hidden += name->instead;
            written = end;
            step = size;
            break;
        }
        at += step;
    }
    return hidden + whole.mid(written);
}

ParticipantId Redaction::of(const ParticipantId &id) const
{
    const auto shown = m_shown.constFind(id);
    return shown != m_shown.constEnd() ? ParticipantId(*shown) : ParticipantId(of(id.value()));
}

model::Room Redaction::of(const model::Room &room) const
{
    model::Envelope envelope;
    envelope.seq = 1;
    envelope.room = room.id;
    envelope.time = QDateTime::fromMSecsSinceEpoch(0, base::kUtc);
    envelope.topic = model::Topic::Roster;
    envelope.body = model::RoomChanged{room};
    const auto hidden = of(envelope);
    model::Room plain;
    if (hidden)
        plain = std::get<model::RoomChanged>(hidden->body).room;
    else // what has no names in it anyway
        plain.policy = room.policy;
    plain.id = base::RoomId(of(room.id.value()));
    return plain;
}

Persona Redaction::of(const Persona &persona) const
{
    const Json json = changed(wire::personaToJson(persona), *this, m_shown);
    Persona plain;
    if (const auto read = wire::personaFromJson(json))
        plain = *read;
    plain.id = of(persona.id);
    plain.revision = persona.revision;
    plain.colour = persona.colour;
    plain.avatar = {};
    plain.notes.clear();
    plain.extras = {};
    plain.card = {};
    plain.voice = {};
    for (model::PersonaText &text : plain.texts) {
        text.nicknames.clear();
        text.readings.clear();
    }
    return plain;
}

model::MessageRow Redaction::of(const model::MessageRow &row) const
{
    model::MessageRow plain = row;
    model::Message &message = plain.posted.message;
    message.from = of(message.from);
    for (auto *ids : {&message.to, &message.mentions}) {
        for (ParticipantId &id : *ids)
            id = of(id);
    }
    message.text = of(row.posted.message.text);
    // The place up to which it was heard is one in the text as it was.
    if (const auto heard = row.posted.message.heardUntil)
        message.heardUntil = of(row.posted.message.text.left(qsizetype(*heard))).size();
    message.program = of(message.program);
    for (model::MessagePicture &picture : message.pictures)
        picture = {{}, picture.width, picture.height, of(picture.description)};
    if (!message.metadata.isEmpty()) {
        message.metadata = wire::keepRaw(changed(wire::embed(message.metadata), *this, m_shown, true));
    }
    plain.original.reset();
    return plain;
}

model::CallRecord Redaction::of(const model::CallRecord &call) const
{
    model::CallRecord plain = call;
    for (ParticipantId &id : plain.companions)
        id = of(id);
    plain.model = of(call.model); // one's own may be called like its companion
    return plain;
}

std::optional<model::Envelope> Redaction::of(const model::Envelope &envelope) const
{
    if (isEmpty())
        return envelope;
    auto plain = wire::envelopeFromJson(changed(wire::envelopeToJson(envelope), *this, m_shown));
    if (!plain)
        return std::nullopt;
    if (auto *room = std::get_if<model::RoomChanged>(&plain->body)) {
        room->room.overrides.clear();
        room->room.foreignGroup.clear();
        room->room.continued.reset(); // the name of another room
        room->room.lorebooks.clear();
        for (model::Identity &identity : room->room.identities) {
            identity.description.clear();
            identity.lorebooks.clear();
        }
    } else if (auto *event = std::get_if<model::TurnEvent>(&plain->body)) {
        if (auto *piece = std::get_if<model::Content>(&event->kind))
            piece->text.clear();
    }
    return *plain;
}

} // namespace studio::transcript
