// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlite/sqlite_store.h"

#include "core/base/log.h"
#include "core/base/uuid_v7.h"
#include "core/store/rows/event_rows.h"
#include "core/store/rows/event_writing.h"
#include "core/store/rows/kept_rows.h"
#include "core/store/rows/persona_rows.h"
#include "core/store/rows/room_rows.h"
#include "core/store/rows/ways_back.h"
#include "core/store/sqlite/reader.h"
#include "core/store/sqlite/writer.h"
#include "core/store/upkeep/backups.h"
#include "core/store/upkeep/doctor.h"
#include "core/store/upkeep/next_file.h"
#include "core/store/upkeep/private_files.h"
#include "core/store/upkeep/query_repair.h"
#include "core/store/upkeep/repair.h"
#include "core/store/upkeep/rescue.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;
using base::RoomId;
using model::Envelope;
using model::Persona;

namespace {

template<class Work>
auto runOn(QObject &object, Work work)
{
    decltype(work()) result{};
    QMetaObject::invokeMethod(
        &object, [&] { result = work(); }, Qt::BlockingQueuedConnection);
    return result;
}

} // namespace

Error SqliteStore::readOnly()
{
    return {ErrorCode::ReadOnly,
            QCoreApplication::translate("Store", "The data folder is open for reading only."),
            {}};
}

SqliteStore::SqliteStore(QString folder, Mode mode)
    : m_folder(std::move(folder))
    , m_mode(mode)
    , m_writer(std::make_unique<Writer>())
    , m_reader(std::make_unique<Reader>())
    , m_words(*m_writer)
    , m_upkeep(std::make_unique<QObject>())
    , m_ends(std::make_shared<std::atomic<bool>>(false))
{
    m_writing.setObjectName(u"store writer"_s);
    m_reading.setObjectName(u"store reader"_s);
    m_writer->moveToThread(&m_writing);
    m_reader->moveToThread(&m_reading);
    m_keeping.setObjectName(u"store upkeep"_s);
    m_upkeep->moveToThread(&m_keeping);
    m_writing.start();
    m_reading.start();
    m_keeping.start();
}

SqliteStore::~SqliteStore()
{
    *m_ends = true;
    QMetaObject::invokeMethod(m_reader.get(), &Reader::close, Qt::BlockingQueuedConnection);
    QMetaObject::invokeMethod(m_writer.get(), &Writer::close, Qt::BlockingQueuedConnection);
    for (QThread *thread : {&m_reading, &m_writing, &m_keeping}) {
        thread->quit();
        thread->wait();
    }
}

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const QString &folder, Mode mode,
                                                       std::chrono::milliseconds patience)
{
    std::unique_ptr<SqliteStore> store(new SqliteStore(folder, mode));
    if (mode == Mode::ReadWrite) {
        if (const auto error = store->lock(patience))
            return tl::unexpected(*error);
        if (makePrivate(folder))
            store->m_notes.append(
                tr("Other users of this computer could read the data in %1. Now only you can.").arg(folder));
    }
    if (const auto error = store->openFile())
        return tl::unexpected(*error);
    if (mode == Mode::ReadWrite)
        store->m_words.indexUnread();
    return store;
}

std::optional<Error> SqliteStore::lock(std::chrono::milliseconds patience)
{
    auto lock = lockFolder(m_folder, patience);
    if (!lock)
        return lock.error();
    m_lock = std::move(*lock);
    return std::nullopt;
}

std::optional<Error> SqliteStore::openFile()
{
    const QString file = databaseIn(m_folder);
    if (m_mode == Mode::ReadOnly && !QFile::exists(file))
        return Error{ErrorCode::NotFound, tr("There is no stored data in %1.").arg(m_folder), file};
    if (m_mode == Mode::ReadWrite) {
        std::optional<Error> error = takeWhatLiesReady();
        if (!error)
            error = openWriter();
        if (error && error->code == ErrorCode::Corrupt) {
            error = recover(*error);
            if (!error)
                error = openWriter();
        }
        if (error)
            return error;
    }
    return runOn(*m_reader, [this, &file] { return m_reader->open(file); });
}

std::optional<Error> SqliteStore::openWriter()
{
    return runOn(*m_writer, [this] { return m_writer->open(databaseIn(m_folder)); });
}

// A backup that was chosen while the studio was open, or a rescue that was cut off before its last step.
std::optional<Error> SqliteStore::takeWhatLiesReady()
{
    if (!QFile::exists(nextFileIn(m_folder)))
        return std::nullopt;
    const auto aside = takeNextFile(m_folder, u"replaced"_s);
    if (!aside)
        return aside.error();
    qCInfo(base::lcStore) << "replaced file moved to" << *aside;
    m_notes.append(
        aside->isEmpty()
            ? tr("The data that lay ready is in use now.")
            : tr("The data that lay ready is in use now. What was there before is in %1.").arg(*aside));
    return std::nullopt;
}

// What can be read is on disk before the damaged file moves; that is kept beside the new one, with what
// SQLite had not yet merged into it.
std::optional<Error> SqliteStore::recover(const Error &why)
{
    QMetaObject::invokeMethod(m_writer.get(), &Writer::close, Qt::BlockingQueuedConnection);
    const auto report = runOn(*m_writer, [this]() -> std::optional<Result<model::RescueReport>> {
        return prepareRescue(m_folder);
    });
    if (!*report)
        return report->error();
    const auto aside = takeNextFile(m_folder, u"damaged"_s);
    if (!aside)
        return aside.error();
    qCWarning(base::lcStore) << "damaged file moved to" << *aside << why.detail;
    m_notes.append(
        tr("The stored data was damaged. It was moved to %1, and a new file was begun.").arg(*aside) + u' ' +
        sentenceOf(**report));
    return std::nullopt;
}

// ---- work on the threads

Watch SqliteStore::watchOf(const Watch &watch) const
{
    return [watch, ends = m_ends](qint64 done, qint64 of) { return !*ends && goesOn(watch, done, of); };
}

void SqliteStore::queueRead(std::function<void(Connection &)> read) { m_reader->queue(std::move(read)); }

void SqliteStore::queueWrite(std::function<std::optional<Error>(Connection &)> write,
                             std::function<void(const std::optional<Error> &)> answer)
{
    m_writer->queue({std::move(write), std::move(answer)});
}

QObject &SqliteStore::writerObject() const { return *m_writer; }

void SqliteStore::mergeWords()
{
    if (m_mode == Mode::ReadWrite)
        m_words.merge();
}

// ---- writing

void SqliteStore::append(const QList<Envelope> &batch)
{
    if (m_mode == Mode::ReadOnly) {
        Q_EMIT appendFailed(batch, readOnly());
        return;
    }
    if (batch.isEmpty())
        return;
    const auto written = std::make_shared<QList<Envelope>>(batch);
    m_writer->queue({[written](Connection &connection) { return insertEvents(connection, *written); },
                     [this, written](const Writer::Outcome &error) {
                         if (error)
                             Q_EMIT appendFailed(*written, *error);
                         else
                             Q_EMIT appended(*written);
                     }});
}

void SqliteStore::createRoom(const Envelope &first, QObject *context, Then<model::Room> then)
{
    const auto work = [first](Connection &connection) -> Result<model::Room> {
        QList<Envelope> batch{first};
        if (const auto error = insertEvents(connection, batch))
            return tl::unexpected(*error);
        return std::get<model::RoomChanged>(first.body).room;
    };
    write(context, work, std::move(then));
}

void SqliteStore::savePersona(const Persona &persona, QObject *context, Then<Persona> then)
{
    write(
        context, [persona](Connection &connection) { return insertPersona(connection, persona); },
        std::move(then));
}

void SqliteStore::importPersona(const Persona &persona, const QList<model::Attachment> &attachments,
                                QObject *context, Then<Persona> then)
{
    const auto work = [persona, attachments](Connection &connection) -> base::Result<Persona> {
        for (const model::Attachment &attachment : attachments) {
            if (const auto kept = insertAttachment(connection, attachment); !kept)
                return tl::unexpected(kept.error());
        }
        return insertPersona(connection, persona);
    };
    write(context, work, std::move(then));
}

void SqliteStore::removePersona(const base::ParticipantId &persona, QObject *context, Then<void> then)
{
    write(
        context, [persona](Connection &connection) { return insertRemoval(connection, persona); },
        std::move(then));
}

void SqliteStore::keepAttachment(const model::Attachment &attachment, QObject *context, Then<void> then)
{
    write(
        context, [attachment](Connection &connection) { return insertAttachment(connection, attachment); },
        std::move(then));
}

void SqliteStore::keepDraft(const QString &key, const QString &text, QObject *context, Then<void> then)
{
    write(
        context, [key, text](Connection &connection) { return replaceDraft(connection, key, text); },
        std::move(then));
}

// ---- reading

void SqliteStore::rooms(QObject *context, Then<QList<model::RoomSummary>> then)
{
    read(context, readRooms, std::move(then));
}

// Cut turns and queries are mended by the writer first; the record is read when that is on disk.
void SqliteStore::openRoom(const RoomId &room, QObject *context, Then<RoomRecord> then)
{
    const auto readIt = [this, room, asker = base::Mailbox(context), then] {
        m_reader->queue([room, asker, then](Connection &connection) {
            answer<RoomRecord>(asker, then, readRecord(connection, room));
        });
    };
    if (m_mode == Mode::ReadOnly)
        return readIt();
    m_writer->queue({[room](Connection &connection) -> Writer::Outcome {
                         base::UuidV7Source ids = base::UuidV7Source::system();
                         auto ends = eventsThatEndCutTurns(connection, room, ids);
                         if (!ends)
                             return ends.error();
                         const auto answers = eventsThatAnswerCutQueries(connection, room, ends->size());
                         if (!answers)
                             return answers.error();
                         *ends += *answers;
                         return ends->isEmpty() ? std::nullopt : insertEvents(connection, *ends);
                     },
                     [readIt, room](const Writer::Outcome &error) {
                         if (error)
                             qCWarning(base::lcStore)
                                 << "room" << room.value() << "not mended:" << error->detail;
                         readIt();
                     }});
}

void SqliteStore::roomHead(const RoomId &room, QObject *context, Then<RoomHead> then)
{
    read(
        context, [room](Connection &connection) { return readHead(connection, room); }, std::move(then));
}

void SqliteStore::messages(const RoomId &room, qint64 first, qint64 count, QObject *context,
                           Then<model::MessagePage> then)
{
    read(
        context,
        [room, first, count](Connection &connection) { return readMessages(connection, room, first, count); },
        std::move(then));
}

void SqliteStore::whispers(const RoomId &room, QObject *context, Then<QList<Whisper>> then)
{
    read(
        context, [room](Connection &connection) { return readWhispers(connection, room); }, std::move(then));
}

void SqliteStore::events(const RoomId &room, qint64 firstSeq, qint64 count, QObject *context,
                         Then<QList<Envelope>> then)
{
    read(
        context,
        [room, firstSeq, count](Connection &connection) {
            return readEvents(connection, room, firstSeq, count);
        },
        std::move(then));
}

void SqliteStore::personas(QObject *context, Then<QList<Persona>> then)
{
    read(context, readPersonas, std::move(then));
}

void SqliteStore::formerPersonas(QObject *context, Then<QList<Persona>> then)
{
    read(context, readFormerPersonas, std::move(then));
}

void SqliteStore::personaUses(QObject *context, Then<QList<model::PersonaUse>> then)
{
    read(context, readUses, std::move(then));
}

void SqliteStore::revisions(const base::ParticipantId &persona, QObject *context,
                            Then<QList<model::PersonaRevision>> then)
{
    read(
        context, [persona](Connection &connection) { return readRevisions(connection, persona); },
        std::move(then));
}

void SqliteStore::attachment(const QString &hash, QObject *context, Then<QByteArray> then)
{
    read(
        context, [hash](Connection &connection) { return readAttachment(connection, hash); },
        std::move(then));
}

void SqliteStore::drafts(const QString &prefix, QObject *context, Then<QMap<QString, QString>> then)
{
    read(
        context, [prefix](Connection &connection) { return readDrafts(connection, prefix); },
        std::move(then));
}

void SqliteStore::message(const RoomId &room, const base::MessageId &message, QObject *context,
                          Then<model::MessageRow> then)
{
    read(
        context, [room, message](Connection &connection) { return readMessage(connection, room, message); },
        std::move(then));
}

void SqliteStore::alternatives(const RoomId &room, const QList<qint64> &seqs, QObject *context,
                               Then<AlternativeRows> then)
{
    read(
        context,
        [room, seqs](Connection &connection) -> Result<AlternativeRows> {
            AlternativeRows all;
            for (const qint64 seq : seqs) {
                const auto rows = readAlternatives(connection, room, seq);
                if (!rows)
                    return tl::unexpected(rows.error());
                all.insert(seq, *rows);
            }
            return all;
        },
        std::move(then));
}

void SqliteStore::wayBack(const RoomId &room, const WayWish &wish, QObject *context, Then<WayFound> then)
{
    read(
        context, [room, wish](Connection &connection) { return findWayBack(connection, room, wish); },
        std::move(then));
}

} // namespace studio::store
