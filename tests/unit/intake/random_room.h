// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/utc.h"
#include "core/store/tables/persona_table.h"
#include "tests/unit/intake/import_place.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

// Random rooms with everything that a log of a talk can hold, and the companion who lives in them.
namespace studio::tests {

inline const base::RoomId kRoom(QStringLiteral("room-1"));
inline const base::ParticipantId kAya(QStringLiteral("companion_aya"));

inline QString hashOf(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

/// A picture of one pixel.
inline QByteArray dot()
{
    return QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJ"
        "RU5ErkJggg==");
}

inline QString anyText(QRandomGenerator &random)
{
    using namespace Qt::StringLiterals;
    const QStringList parts{u"hello "_s, u"東京 "_s,        u"🫖 "_s,      u"\"q\\ "_s,       u"]}, "_s,
                            u"\n"_s,     QString(QChar(0)), u"\u202eabc "_s, u"companion_aya"_s};
    QString text;
    for (int i = 0; i < 6; ++i)
        text += parts.at(random.bounded(int(parts.size())));
    return text;
}

class RandomRoom
{
public:
    explicit RandomRoom(quint32 seed)
        : m_random(seed)
    {
    }

    /// Messages, whispers, turns that were cut off, edits and ways back.
    QList<model::Envelope> log(int messages = 60)
    {
        add(model::RoomChanged{{{.name = QStringLiteral("Tea"), .roster = {kAya}}, kRoom}});
        for (int i = 0; i < messages; ++i) {
            say(i);
            if (m_random.bounded(5) == 0)
                add(model::MessageEdited{messageId(m_random.bounded(i + 1)), anyText(m_random)});
            if (m_random.bounded(8) == 0)
                goBack();
        }
        return m_log;
    }

private:
    static base::MessageId messageId(int number)
    {
        return base::MessageId(QStringLiteral("m%1").arg(number));
    }

    void add(model::EnvelopeBody body)
    {
        model::Envelope one;
        one.seq = m_log.size() + 1;
        one.origin = QStringLiteral("user");
        one.room = kRoom;
        one.t = m_t += base::Millis(100);
        one.time = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000 + one.seq, base::kUtc);
        one.topic = model::topicOf(body);
        one.body = std::move(body);
        m_log.append(one);
    }

    void say(int number)
    {
        using Way = model::MessagePosted::Way;
        const bool isHers = m_random.bounded(2) == 0;
        model::MessagePosted posted;
        posted.message.id = messageId(number);
        posted.message.from = isHers ? kAya : base::ParticipantId(QStringLiteral("user"));
        posted.message.text = anyText(m_random);
        if (m_random.bounded(4) == 0) {
            posted.message.whisper = true;
            posted.message.to = {isHers ? base::ParticipantId(QStringLiteral("user")) : kAya};
        }
        if (isHers) {
            posted.personaRevision = 1 + int(m_random.bounded(2));
            posted.way = Way::Spoken;
            posted.turn = base::TurnId(QStringLiteral("t%1").arg(number));
            posted.attempt = 1 + int(m_random.bounded(3));
            if (m_random.bounded(3) == 0) {
                posted.way = Way::Interrupted;
                posted.cause = model::Cause::BargeIn;
                posted.message.heardUntil = m_random.bounded(int(posted.message.text.size()) + 1);
            }
        }
        add(posted);
    }

    // Goes to any event except a way back, on the path or not.
    void goBack()
    {
        const model::Envelope &to = m_log.at(m_random.bounded(int(m_log.size())));
        if (std::holds_alternative<model::Rewound>(to.body))
            return;
        m_t = to.t;
        const qint64 seq = to.seq;
        add(model::Rewound{seq, model::Rewound::Why(m_random.bounded(3))});
    }

    QRandomGenerator m_random;
    QList<model::Envelope> m_log;
    base::Millis m_t{0};
};

/// Stores the companion in two revisions, with a face and a feeling, and that log.
inline void fill(Place &place, const QList<model::Envelope> &log)
{
    QSignalSpy saved(place.store.get(), &store::SqliteStore::appended);
    QObject context;
    store::PersonaTable(*place.store)
        .keepAttachment({hashOf(dot()), QStringLiteral("image/png"), dot()}, &context,
                        [](const auto &kept) { QVERIFY(kept); });
    model::Persona persona;
    persona.id = kAya;
    persona.texts[model::Language::English].name = QStringLiteral("Aya");
    store::PersonaTable(*place.store).savePersona(persona, &context, [](const auto &) {});
    persona.revision = 1;
    persona.notes = QStringLiteral("changed");
    persona.avatar.picture = hashOf(dot());
    persona.avatar.sprites.insert(QStringLiteral("joy"), hashOf(dot()));
    store::PersonaTable(*place.store).savePersona(persona, &context, [](const auto &) {});
    place.store->append(log);
    QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, kPatience);
}

} // namespace studio::tests
