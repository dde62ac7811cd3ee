// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/event_rows.h"

#include "core/base/log.h"
#include "core/store/rows/path_rows.h"
#include "core/store/rows/room_row.h"
#include "core/store/statements.h"
#include "core/wire/envelope_wire.h"

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Millis;
using base::Result;
using base::RoomId;
using model::Envelope;
using model::MessagePosted;

std::optional<Envelope> envelopeFrom(const QSqlQuery &row, const RoomId &room)
{
    Envelope envelope;
    envelope.seq = row.value(0).toLongLong();
    envelope.room = room;
    envelope.t = Millis(row.value(1).toLongLong());
    envelope.time = timeIn(row.value(2));
    const QString kind = row.value(3).toString();
    envelope.origin = row.value(4).toString();
    const auto body = wire::parse(row.value(5).toByteArray()).and_then([&kind](const wire::Json &json) {
        return wire::bodyFromJson(kind, json);
    });
    if (!body) {
        qCWarning(base::lcStore) << "event" << envelope.seq << "of kind" << kind
                                 << "left out:" << body.error().text;
        return std::nullopt;
    }
    envelope.body = *body;
    envelope.topic = model::topicOf(envelope.body);
    return envelope;
}

Result<QList<Envelope>> envelopesOf(Connection &connection, const RoomId &room, const QString &sql,
                                    const QVariantList &values, const RoomPath *path)
{
    return connection.query(sql, values).transform([&room, path](QSqlQuery *row) {
        QList<Envelope> envelopes;
        while (row->next()) {
            if (path && !path->holds(row->value(0).toLongLong()))
                continue;
            if (const auto envelope = envelopeFrom(*row, room))
                envelopes.append(*envelope);
        }
        return envelopes;
    });
}

Result<QList<Envelope>> readEvents(Connection &connection, const RoomId &room, qint64 firstSeq, qint64 count)
{
    return envelopesOf(
        connection, room,
        u"SELECT %1 FROM events WHERE room = ? AND seq >= ? ORDER BY seq LIMIT ?"_s.arg(kEventColumns),
        {room.value(), firstSeq, count});
}

Result<QList<Envelope>> readTurn(Connection &connection, const RoomId &room, const base::TurnId &turn)
{
    return envelopesOf(connection, room,
                       u"SELECT %1 FROM events WHERE room = ? AND turn = ? ORDER BY seq"_s.arg(kEventColumns),
                       {room.value(), turn.value()});
}

Result<model::MessagePage> readMessages(Connection &connection, const RoomId &room, qint64 first,
                                        qint64 count)
{
    model::MessagePage page;
    page.first = first;
    const auto total = readRoomRow(connection, room);
    if (!total)
        return tl::unexpected(total.error());
    page.total = total->messages;
    const auto rows =
        connection.query(u"SELECT e.seq, e.steady, e.wall, e.kind, e.origin, e.body, m.idx FROM messages m"
                         " JOIN events e ON e.room = m.room AND e.seq = m.seq"
                         " WHERE m.room = ? AND m.idx >= ? ORDER BY m.idx LIMIT ?"_s,
                         {room.value(), first, count});
    if (!rows)
        return tl::unexpected(rows.error());
    while ((*rows)->next()) {
        const auto envelope = envelopeFrom(**rows, room);
        const auto *posted = envelope ? std::get_if<MessagePosted>(&envelope->body) : nullptr;
        // An unreadable row keeps its index, so that indexes have no gaps.
        model::MessageRow row{posted ? *posted : MessagePosted{}, (*rows)->value(0).toLongLong(),
                              timeIn((*rows)->value(2))};
        row.posted.index = (*rows)->value(6).toLongLong();
        page.rows.append(row);
    }
    if (const auto error = readAsEdited(connection, room, page.rows))
        return tl::unexpected(*error);
    if (const auto error = countAlternatives(connection, room, page.rows))
        return tl::unexpected(*error);
    return page;
}

Result<QList<model::MessageRow>> readAlternatives(Connection &connection, const RoomId &room, qint64 seq)
{
    const auto events =
        envelopesOf(connection, room,
                    u"SELECT %1 FROM events WHERE room = ? AND seq IN (SELECT o.seq FROM alternatives a"
                    " CROSS JOIN alternatives o ON o.room = a.room AND o.parent = a.parent"
                    " WHERE a.room = ? AND a.seq = ?) ORDER BY seq"_s.arg(kEventColumns),
                    {room.value(), room.value(), seq});
    if (!events)
        return tl::unexpected(events.error());
    QList<model::MessageRow> rows;
    for (const Envelope &envelope : *events) {
        if (const auto *posted = std::get_if<MessagePosted>(&envelope.body))
            rows.append({*posted, envelope.seq, envelope.time});
    }
    for (qsizetype i = 0; i < rows.size(); ++i)
        rows[i].alternatives = {int(i) + 1, int(rows.size())};
    if (const auto error = readAsEdited(connection, room, rows))
        return tl::unexpected(*error);
    return rows;
}

// Most messages are not whispers: searching for a word avoids parsing them as JSON.
Result<QList<Whisper>> readWhispers(Connection &connection, const RoomId &room)
{
    const auto rows =
        connection.query(u"SELECT e.seq, e.steady, e.wall, e.kind, e.origin, e.body, m.idx FROM messages m"
                         " JOIN events e ON e.room = m.room AND e.seq = m.seq WHERE m.room = ?"
                         " AND instr(e.body, '\"whisper\"') > 0 AND json_extract(e.body, '$.whisper')"
                         " ORDER BY m.idx"_s,
                         {room.value()});
    if (!rows)
        return tl::unexpected(rows.error());
    QList<Whisper> whispers;
    while ((*rows)->next()) {
        const auto envelope = envelopeFrom(**rows, room);
        if (const auto *posted = envelope ? std::get_if<MessagePosted>(&envelope->body) : nullptr)
            whispers.append({(*rows)->value(6).toLongLong(), posted->message.from, posted->message.to});
    }
    return whispers;
}

} // namespace studio::store
