// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/room_rows.h"

#include "core/model/floor_input_of.h"
#include "core/model/past/deletion.h"
#include "core/model/past/last_words.h"
#include "core/store/input_kinds.h"
#include "core/store/rows/event_rows.h"
#include "core/store/rows/path_rows.h"
#include "core/store/rows/room_row.h"
#include "core/store/rows/ways_back.h"
#include "core/store/statements.h"
#include "core/store/store_words.h"

namespace studio::store {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;
using base::RoomId;
using model::Envelope;

namespace {

constexpr qint64 kRecent = 1000;

/// The first fact about the room in that order.
Result<model::Room> readFact(Connection &connection, const RoomId &room, const QString &order)
{
    const auto rooms =
        envelopesOf(connection, room,
                    u"SELECT %1 FROM events WHERE room = ? AND kind = 'room' ORDER BY seq %2 LIMIT 1"_s.arg(
                        kEventColumns, order),
                    {room.value()});
    if (!rooms)
        return tl::unexpected(rooms.error());
    if (rooms->isEmpty())
        return base::failure(ErrorCode::NotFound, StoreWords::tr("This room does not exist."), room.value());
    return std::get<model::RoomChanged>(rooms->first().body).room;
}

// Inputs of the floor among the events; some of them are messages.
std::optional<FloorLogEntry> inputIn(const Envelope &envelope)
{
    const auto input = model::floorInputOf(envelope);
    if (!input)
        return std::nullopt;
    FloorLogEntry entry{.input = *input, .policy = {}, .seq = envelope.seq};
    if (const auto *told = std::get_if<model::FloorTold>(&envelope.body)) {
        entry.policy = told->policy;
        entry.manner = told->manner;
        entry.trouble = told->trouble;
        entry.turn = told->turn;
    }
    return entry;
}

QList<model::Summary> summariesIn(const QList<Envelope> &changes)
{
    QList<model::Summary> summaries;
    for (const Envelope &envelope : changes) {
        if (const auto *made = std::get_if<model::Summarized>(&envelope.body))
            summaries.append(made->summary);
        else if (const auto *undone = std::get_if<model::SummaryUndone>(&envelope.body))
            summaries.removeIf([undone](const model::Summary &one) { return one.id == undone->id; });
    }
    return summaries;
}

void readMembers(Connection &connection, model::RoomSummary &summary)
{
    const auto room = readRoom(connection, summary.id);
    if (!room)
        return;
    summary.roster = room->roster;
    for (const model::Guest &guest : room->guests)
        summary.names.insert(guest.id, guest.name);
    for (const model::Identity &identity : room->identities)
        summary.names.insert(identity.id, identity.name);
}

void readLastWords(Connection &connection, model::RoomSummary &summary)
{
    for (qint64 end = summary.messages; end > 0 && !summary.last; --end) {
        const auto page = readMessages(connection, summary.id, end - 1, 1);
        if (!page || page->rows.isEmpty())
            return;
        const model::MessageRow &row = page->rows.last();
        if (!model::isDeleted(row))
            summary.last = model::lastWordsOf(row.posted.message, row.time);
    }
}

} // namespace

Result<QList<model::RoomSummary>> readRoomList(Connection &connection)
{
    return readRooms(connection).transform([&connection](QList<model::RoomSummary> rooms) {
        for (model::RoomSummary &room : rooms) {
            if (room.deleted)
                continue;
            readMembers(connection, room);
            readLastWords(connection, room);
        }
        return rooms;
    });
}

Result<QList<model::RoomSummary>> readRooms(Connection &connection)
{
    return connection
        .query(u"SELECT id, name, messages, last_wall, deleted FROM rooms ORDER BY last_wall DESC, id"_s)
        .transform([](QSqlQuery *row) {
            QList<model::RoomSummary> rooms;
            while (row->next()) {
                rooms.append({RoomId(row->value(0).toString()), row->value(1).toString(),
                              row->value(2).toLongLong(), timeIn(row->value(3)), row->value(4).toBool()});
            }
            return rooms;
        });
}

Result<model::Room> readFirstRoom(Connection &connection, const RoomId &room)
{
    return readFact(connection, room, u"ASC"_s);
}

Result<model::Room> readRoom(Connection &connection, const RoomId &room)
{
    return readFact(connection, room, u"DESC"_s);
}

Result<RoomHead> readHead(Connection &connection, const RoomId &room)
{
    const auto now = readRoom(connection, room);
    if (!now)
        return tl::unexpected(now.error());
    const auto row = readRoomRow(connection, room);
    if (!row)
        return tl::unexpected(row.error());
    const auto authors = connection.query(u"SELECT DISTINCT e.author FROM messages m JOIN events e"
                                          " ON e.room = m.room AND e.seq = m.seq WHERE m.room = ?"_s,
                                          {room.value()});
    if (!authors)
        return tl::unexpected(authors.error());
    RoomHead head{*now, row->lastSeq, row->messages, {}};
    while ((*authors)->next())
        head.authors.insert(base::ParticipantId((*authors)->value(0).toString()));
    return head;
}

Result<RoomRecord> readRecord(Connection &connection, const RoomId &room)
{
    RoomRecord record;
    const auto now = readRoom(connection, room);
    if (!now)
        return tl::unexpected(now.error());
    record.room = *now;
    const auto initial = readFirstRoom(connection, room);
    const auto row = readRoomRow(connection, room);
    const auto path = readPath(connection, room);
    const auto inputs = path.and_then([&](const RoomPath &known) {
        return envelopesOf(connection, room,
                           u"SELECT %1 FROM events WHERE room = ? AND kind IN (%2) ORDER BY seq"_s.arg(
                               kEventColumns, kInputKinds),
                           {room.value()}, &known);
    });
    for (const auto *error : {initial ? nullptr : &initial.error(), row ? nullptr : &row.error(),
                              inputs ? nullptr : &inputs.error()}) {
        if (error)
            return tl::unexpected(*error);
    }
    record.initial = *initial;
    record.lastSeq = row->lastSeq;
    record.messages = row->messages;
    for (const Envelope &envelope : *inputs) {
        if (const auto entry = inputIn(envelope))
            record.floorLog.append(*entry);
    }
    const qint64 first = qMax<qint64>(0, record.messages - kRecent);
    const auto recent = readMessages(connection, room, first, kRecent);
    if (!recent)
        return tl::unexpected(recent.error());
    record.recent = recent->rows;
    const auto changes = envelopesOf(connection, room,
                                     u"SELECT %1 FROM events WHERE room = ? AND kind IN ('summarized',"
                                     " 'summaryUndone') ORDER BY seq"_s.arg(kEventColumns),
                                     {room.value()}, &*path);
    const auto resumption = readResumption(connection, room);
    if (!changes || !resumption)
        return tl::unexpected(changes ? resumption.error() : changes.error());
    record.summaries = summariesIn(*changes);
    record.resumption = *resumption;
    return record;
}

Result<FloorLogPage> readFloorLog(Connection &connection, const RoomId &room, qint64 first, qint64 count)
{
    const auto row = readRoomRow(connection, room);
    if (!row)
        return tl::unexpected(row.error());
    if (!row->exists)
        return base::failure(ErrorCode::NotFound, StoreWords::tr("This room does not exist."), room.value());
    const auto rows = connection.query(
        u"SELECT %1 FROM events WHERE room = ? AND seq >= ? AND kind IN (%2, 'decision', 'room')"
        " ORDER BY seq LIMIT ?"_s.arg(kEventColumns, kInputKinds),
        {room.value(), first, count});
    const auto path = readPath(connection, room);
    if (!rows || !path)
        return tl::unexpected(rows ? path.error() : rows.error());
    FloorLogPage page{{}, first, true};
    qint64 read = 0;
    while ((*rows)->next()) {
        const qint64 seq = (*rows)->value(0).toLongLong();
        page.next = seq + 1;
        page.isLast = ++read < count;
        if (const auto envelope = path->holds(seq) ? envelopeFrom(**rows, room) : std::nullopt)
            page.events.append(*envelope);
    }
    return page;
}

} // namespace studio::store
