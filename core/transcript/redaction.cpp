// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/redaction.h"

#include "core/model/participants.h"
#include "core/transcript/event_lines.h"
#include "core/wire/envelope_wire.h"
#include "core/wire/persona_wire.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace studio::transcript {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using model::Persona;
using wire::Json;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RoomDocument)
};

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
    case QChar::Script_Thai: return true;
    default: return c == u'ー' || c == u'々';
    }
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
                                    u"door"_s,    u"colour"_s};
    return keys.contains(QString::fromStdString(key));
}

template<class Change>
Json changed(const Json &json, const Change &change)
{
    if (json.is_string())
        return wire::toJson(change(wire::toText(json)));
    if (json.is_array()) {
        Json list = Json::array();
        for (const Json &item : json)
            list.push_back(changed(item, change));
        return list;
    }
    if (!json.is_object())
        return json;
    Json object = Json::object();
    for (auto item = json.begin(); item != json.end(); ++item) {
        const std::string key = change(QString::fromStdString(item.key())).toStdString();
        object[key] = item->is_string() && isFixed(item.key()) ? *item : changed(*item, change);
    }
    return object;
}

} // namespace

Redaction::Redaction(const model::Room &room, const QList<Persona> &people)
{
    addPeople(room, people);
    compile();
}

void Redaction::addPeople(const model::Room &room, const QList<Persona> &people)
{
    QList<ParticipantId> companions = room.roster;
    for (const Persona &persona : people)
        companions.append(persona.id);
    for (const model::Guest &guest : room.guests)
        companions.append(guest.id);
    int place = 0;
    for (const ParticipantId &id : std::as_const(companions)) {
        if (m_shown.contains(id))
            continue;
        const QString letter = letters(place++);
        const QString prefix = model::isGuest(id) ? u"guest:"_s : u"companion_"_s;
        //: A name in a document without names: %1 is a letter
        const QString called = Words::tr("Companion %1").arg(letter);
        addId(id, prefix + letter.toLower(), called);
        for (const Persona &persona : people) {
            if (persona.id == id)
                addNames(persona, called);
        }
        for (const model::Guest &guest : room.guests) {
            if (guest.id == id) {
                addName(guest.name, called);
                addName(guest.wireName, called);
            }
        }
    }
    QList<model::Identity> persons = room.identities;
    persons.append(model::Identity{});
    int number = 0;
    for (const model::Identity &person : std::as_const(persons)) {
        if (m_shown.contains(person.id))
            continue;
        //: A name in a document without names: %1 is a number
        const QString called = Words::tr("Person %1").arg(++number);
        const bool isPlain = person.id.value() == "user"_L1;
        addId(person.id, isPlain ? u"user"_s : u"user_%1"_s.arg(number), called);
        addName(person.name, called);
    }
}

// The end of an id is mostly a name as well.
void Redaction::addId(const ParticipantId &id, const QString &hidden, const QString &called)
{
    m_shown.insert(id, hidden);
    if (id.value() == hidden)
        return;
    m_called.insert(id.value().toCaseFolded(), hidden);
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

// A family name alone gives somebody away as well.
void Redaction::addName(const QString &name, const QString &called)
{
    const auto add = [&](const QString &form) {
        const QString key = form.toCaseFolded();
        if (!form.isEmpty() && !m_called.contains(key))
            m_called.insert(key, called);
    };
    const QString plain = name.simplified();
    for (const auto form : {QString::NormalizationForm_C, QString::NormalizationForm_D})
        add(plain.normalized(form));
    static const QRegularExpression between(u"[\\s・·,]+"_s);
    const QStringList parts = plain.split(between, Qt::SkipEmptyParts);
    if (parts.size() < 2)
        return;
    for (const QString &part : parts) {
        if (part.size() > 1 && (part.at(0).isUpper() || isWrittenWithoutSpaces(part.at(0))))
            add(part);
    }
}

// The longest first, so that a whole name is not replaced in pieces.
void Redaction::compile()
{
    QStringList names = m_called.keys();
    std::sort(names.begin(), names.end(), [](const QString &a, const QString &b) {
        return a.size() != b.size() ? a.size() > b.size() : a < b;
    });
    static const auto kOther = u"\\p{Han}\\p{Hiragana}\\p{Katakana}\\p{Thai}"_s;
    QStringList forms;
    for (const QString &name : std::as_const(names)) {
        QString form = QRegularExpression::escape(name);
        if (!isWrittenWithoutSpaces(name.front()))
            form.prepend(u"(?<![^\\P{L}%1])(?<!\\p{N})"_s.arg(kOther));
        if (!isWrittenWithoutSpaces(name.back()))
            form.append(u"(?![^\\P{L}%1])(?![\\p{N}\\p{M}])"_s.arg(kOther));
        forms.append(form);
    }
    if (!forms.isEmpty())
        m_names = QRegularExpression(forms.join(u'|'), QRegularExpression::CaseInsensitiveOption |
                                                           QRegularExpression::UseUnicodePropertiesOption);
    m_names.optimize();
}

QString Redaction::of(const QString &text) const
{
    if (m_called.isEmpty() || text.isEmpty())
        return text;
    const QString whole = cleanText(text); // nothing is found in a text with halves of characters
    QString hidden;
    qsizetype from = 0;
    for (auto match = m_names.globalMatch(whole); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        hidden += QStringView(whole).mid(from, found.capturedStart() - from);
        hidden += m_called.value(found.captured().toCaseFolded(), u"…"_s);
        from = found.capturedEnd();
    }
    return hidden + whole.mid(from);
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
    envelope.time = QDateTime::fromMSecsSinceEpoch(0, Qt::UTC);
    envelope.topic = model::Topic::Roster;
    envelope.body = model::RoomChanged{room};
    const auto hidden = of(envelope);
    model::Room plain;
    if (hidden)
        plain = std::get<model::RoomChanged>(hidden->body).room;
    else // what has no names in it anyway
        plain.policy = room.policy;
    plain.id = base::RoomId(of(room.id.value()));
    plain.overrides.clear();
    for (model::Identity &identity : plain.identities)
        identity.description.clear();
    return plain;
}

Persona Redaction::of(const Persona &persona) const
{
    const Json json = changed(wire::personaToJson(persona), [this](const QString &text) { return of(text); });
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
    if (!message.metadata.isEmpty()) {
        message.metadata = wire::keepRaw(
            changed(wire::embed(message.metadata), [this](const QString &text) { return of(text); }));
    }
    plain.original.reset();
    return plain;
}

std::optional<model::Envelope> Redaction::of(const model::Envelope &envelope) const
{
    if (m_called.isEmpty())
        return envelope;
    const Json json =
        changed(wire::envelopeToJson(envelope), [this](const QString &text) { return of(text); });
    const auto read = wire::envelopeFromJson(json);
    return read ? std::optional(*read) : std::nullopt;
}

} // namespace studio::transcript
