// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/room_table.h"

#include "core/base/uuid_v7.h"
#include "core/store/rows/event_rows.h"
#include "core/store/rows/event_writing.h"
#include "core/store/rows/room_rows.h"
#include "core/store/rows/ways_back.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/store/upkeep/query_repair.h"
#include "core/store/upkeep/repair.h"

namespace studio::store {

using namespace Qt::StringLiterals;

namespace {

std::optional<base::Error> mendCutWork(Connection &connection, const base::RoomId &room)
{
    base::UuidV7Source ids = base::UuidV7Source::system();
    auto ends = eventsThatEndCutTurns(connection, room, ids);
    if (!ends)
        return ends.error();
    const auto answers = eventsThatAnswerCutQueries(connection, room, ends->size());
    if (!answers)
        return answers.error();
    *ends += *answers;
    return ends->isEmpty() ? std::nullopt : insertEvents(connection, *ends);
}

} // namespace

void RoomTable::createRoom(const model::Envelope &first, QObject *context, base::ThenWork<model::Room> then)
{
    const auto work = [first](Connection &connection) -> base::Result<model::Room> {
        QList<model::Envelope> batch{first};
        if (const auto error = insertEvents(connection, batch))
            return tl::unexpected(*error);
        return std::get<model::RoomChanged>(first.body).room;
    };
    m_store.write(context, work, std::move(then));
}

void RoomTable::rooms(QObject *context, base::ThenWork<QList<model::RoomSummary>> then) const
{
    m_store.read(context, readRoomList, std::move(then));
}

// The writer first repairs interrupted turns and queries; the record is read when that is on disk.
void RoomTable::openRoom(const base::RoomId &room, QObject *context, base::ThenWork<RoomRecord> then)
{
    const auto readIt = [room](Connection &connection) { return readRecord(connection, room); };
    if (m_store.isReadOnly())
        return m_store.read(context, readIt, std::move(then));
    m_store.writeThenRead(
        context, u"room %1 not mended:"_s.arg(room.value()),
        [room](Connection &connection) { return mendCutWork(connection, room); }, readIt, std::move(then));
}

void RoomTable::roomHead(const base::RoomId &room, QObject *context, base::ThenWork<RoomHead> then) const
{
    m_store.read(
        context, [room](Connection &connection) { return readHead(connection, room); }, std::move(then));
}

void RoomTable::messages(const base::RoomId &room, qint64 first, qint64 count, QObject *context,
                         base::ThenWork<model::MessagePage> then) const
{
    m_store.read(
        context,
        [room, first, count](Connection &connection) { return readMessages(connection, room, first, count); },
        std::move(then));
}

void RoomTable::message(const base::RoomId &room, const base::MessageId &message, QObject *context,
                        base::ThenWork<model::MessageRow> then) const
{
    m_store.read(
        context, [room, message](Connection &connection) { return readMessage(connection, room, message); },
        std::move(then));
}

void RoomTable::alternatives(const base::RoomId &room, const QList<qint64> &seqs, QObject *context,
                             base::ThenWork<AlternativeRows> then) const
{
    m_store.read(
        context,
        [room, seqs](Connection &connection) -> base::Result<AlternativeRows> {
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

void RoomTable::wayBack(const base::RoomId &room, const WayWish &wish, QObject *context,
                        base::ThenWork<WayFound> then) const
{
    m_store.read(
        context, [room, wish](Connection &connection) { return findWayBack(connection, room, wish); },
        std::move(then));
}

void RoomTable::whispers(const base::RoomId &room, QObject *context,
                         base::ThenWork<QList<Whisper>> then) const
{
    m_store.read(
        context, [room](Connection &connection) { return readWhispers(connection, room); }, std::move(then));
}

void RoomTable::events(const base::RoomId &room, qint64 firstSeq, qint64 count, QObject *context,
                       base::ThenWork<QList<model::Envelope>> then) const
{
    m_store.read(
        context,
        [room, firstSeq, count](Connection &connection) {
            return readEvents(connection, room, firstSeq, count);
        },
        std::move(then));
}

} // namespace studio::store
