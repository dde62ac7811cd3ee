// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/store/store_talk.h"
#include "core/base/utc.h"
#include "core/store/tables/draft_table.h"
#include "core/store/tables/persona_table.h"
#include "core/store/tables/room_table.h"

#include "tests/support/builders.h"

using namespace Qt::StringLiterals;

namespace studio::tests {

using base::Result;
using base::RoomId;
using base::ThenWork;
using base::TurnId;
using model::Envelope;
using model::EnvelopeBody;
using model::MessagePosted;
using store::SqliteStore;

namespace {

constexpr int kPatience = 60'000; // ms; only a broken store takes that long
constexpr qint64 kFirstWall = 1'767'286'800'000;

} // namespace

Envelope logged(const RoomId &room, qint64 seq, EnvelopeBody body)
{
    Envelope envelope;
    envelope.seq = seq;
    envelope.topic = model::topicOf(body);
    envelope.origin = u"test"_s;
    envelope.room = room;
    envelope.t = base::Millis(seq * 10);
    envelope.time = QDateTime::fromMSecsSinceEpoch(kFirstWall + seq * 10, base::kUtc);
    envelope.body = std::move(body);
    return envelope;
}

EnvelopeBody created(const model::Room &room) { return model::RoomChanged{room}; }

EnvelopeBody userSays(const QString &id, const QString &text)
{
    return MessagePosted{.message = message(id).says(text)};
}

EnvelopeBody turnStarts(const QString &turn, const base::ParticipantId &companion)
{
    return model::FloorSaid{{base::Millis(0), model::StartTurn{companion, std::nullopt, base::Millis(600)}},
                            TurnId(turn)};
}

EnvelopeBody piece(const QString &turn, const base::ParticipantId &companion, qint64 number,
                   const QString &text)
{
    return model::TurnEvent{TurnId(turn), companion, 1, number, model::Content{text}};
}

EnvelopeBody turnEnds(const QString &turn, const base::ParticipantId &companion, qint64 number)
{
    return model::TurnEvent{TurnId(turn), companion, 1, number, model::Finished{u"stop"_s, {}, {}}};
}

EnvelopeBody companionSaid(const QString &id, const QString &turn, const base::ParticipantId &companion,
                           const QString &text)
{
    return MessagePosted{.message = message(id).from(companion).says(text),
                         .way = MessagePosted::Way::Spoken,
                         .turn = TurnId(turn),
                         .personaRevision = 1};
}

QList<Envelope> numbered(const RoomId &room, const QList<EnvelopeBody> &bodies, qint64 first)
{
    QList<Envelope> events;
    for (const EnvelopeBody &body : bodies)
        events.append(logged(room, first++, body));
    return events;
}

StoreTalk::StoreTalk(std::unique_ptr<SqliteStore> store)
    : m_store(std::move(store))
{
    connect(m_store.get(), &store::SqliteStore::appended, this, [this](const QList<Envelope> &batch) {
        m_answers.append({batch, {}});
    });
    connect(m_store.get(), &store::SqliteStore::appendFailed, this,
            [this](const QList<Envelope> &batch, const base::Error &error) {
                m_answers.append({batch, error});
            });
}

StoreTalk::StoreTalk(const QString &folder, SqliteStore::Mode mode)
    : StoreTalk(SqliteStore::open(folder, mode).value())
{
}

bool StoreTalk::waitForAnswers(qsizetype count)
{
    return QTest::qWaitFor([&] { return m_answers.size() >= count; }, kPatience);
}

std::optional<base::Error> StoreTalk::append(const QList<Envelope> &batch)
{
    const qsizetype before = m_answers.size();
    m_store->append(batch);
    if (!waitForAnswers(before + 1))
        return base::Error{base::ErrorCode::Internal, u"no answer"_s, {}};
    return m_answers.last().error;
}

template<class T, class Ask>
Result<T> StoreTalk::answerTo(Ask ask)
{
    std::optional<Result<T>> answer;
    ask(ThenWork<T>([&answer](Result<T> result) { answer = std::move(result); }));
    if (!QTest::qWaitFor([&] { return answer.has_value(); }, kPatience))
        return base::failure(base::ErrorCode::Internal, u"no answer"_s);
    return *answer;
}

Result<model::Room> StoreTalk::create(const model::Room &room)
{
    return answerTo<model::Room>([&](auto then) {
        store::RoomTable(*m_store).createRoom(logged(room.id, 1, created(room)), this, then);
    });
}

Result<QList<Envelope>> StoreTalk::events(const RoomId &room)
{
    return answerTo<QList<Envelope>>(
        [&](auto then) { store::RoomTable(*m_store).events(room, 1, 1'000'000, this, then); });
}

Result<model::MessagePage> StoreTalk::messages(const RoomId &room, qint64 first, qint64 count)
{
    return answerTo<model::MessagePage>(
        [&](auto then) { store::RoomTable(*m_store).messages(room, first, count, this, then); });
}

Result<store::RoomRecord> StoreTalk::record(const RoomId &room)
{
    return answerTo<store::RoomRecord>(
        [&](auto then) { store::RoomTable(*m_store).openRoom(room, this, then); });
}

Result<QList<model::RoomSummary>> StoreTalk::rooms()
{
    return answerTo<QList<model::RoomSummary>>(
        [&](auto then) { store::RoomTable(*m_store).rooms(this, then); });
}

Result<QList<model::PersonaUse>> StoreTalk::uses()
{
    return answerTo<QList<model::PersonaUse>>(
        [&](auto then) { store::PersonaTable(*m_store).personaUses(this, then); });
}

Result<QList<model::Persona>> StoreTalk::personas()
{
    return answerTo<QList<model::Persona>>(
        [&](auto then) { store::PersonaTable(*m_store).personas(this, then); });
}

Result<model::Persona> StoreTalk::save(const model::Persona &persona)
{
    return answerTo<model::Persona>(
        [&](auto then) { store::PersonaTable(*m_store).savePersona(persona, this, then); });
}

Result<QList<model::Persona>> StoreTalk::formerPersonas()
{
    return answerTo<QList<model::Persona>>(
        [&](auto then) { store::PersonaTable(*m_store).formerPersonas(this, then); });
}

Result<void> StoreTalk::remove(const base::ParticipantId &persona)
{
    return answerTo<void>(
        [&](auto then) { store::PersonaTable(*m_store).removePersona(persona, this, then); });
}

Result<void> StoreTalk::keepAttachment(const QString &hash, const QByteArray &bytes)
{
    return answerTo<void>([&](auto then) {
        store::PersonaTable(*m_store).keepAttachment({hash, u"image/png"_s, bytes}, this, then);
    });
}

Result<QByteArray> StoreTalk::attachment(const QString &hash)
{
    return answerTo<QByteArray>(
        [&](auto then) { store::PersonaTable(*m_store).attachment(hash, this, then); });
}

Result<void> StoreTalk::keepDraft(const QString &key, const QString &text)
{
    return answerTo<void>([&](auto then) { store::DraftTable(*m_store).keepDraft(key, text, this, then); });
}

Result<QMap<QString, QString>> StoreTalk::drafts(const QString &prefix)
{
    return answerTo<QMap<QString, QString>>(
        [&](auto then) { store::DraftTable(*m_store).drafts(prefix, this, then); });
}

} // namespace studio::tests
