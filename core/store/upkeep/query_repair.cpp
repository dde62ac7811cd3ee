// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/upkeep/query_repair.h"

#include "core/store/rows/event_rows.h"
#include "core/store/turn_marks.h"

#include <QDateTime>
#include <QStringList>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Result;
using base::RoomId;
using model::Envelope;

namespace {

Result<QStringList> openQueries(Connection &connection, const RoomId &room, qint64 lastSeq)
{
    return connection
        .query(u"SELECT kind, json_extract(body, '$.id') FROM events"
               " WHERE room = ? AND seq > ? AND kind IN ('query', 'queryResult') ORDER BY seq"_s,
               {room.value(), lastSeq - kLookBack})
        .transform([](QSqlQuery *row) {
            QStringList open;
            while (row->next()) {
                const QString id = row->value(1).toString();
                if (row->value(0).toString() == "query"_L1)
                    open.append(id);
                else
                    open.removeOne(id);
            }
            return open;
        });
}

} // namespace

Result<QList<Envelope>> eventsThatAnswerCutQueries(Connection &connection, const RoomId &room, qint64 ahead)
{
    const auto lastSeq = connection.value(u"SELECT last_seq FROM rooms WHERE id = ?"_s, {room.value()});
    if (!lastSeq)
        return tl::unexpected(lastSeq.error());
    const auto open = openQueries(connection, room, lastSeq->toLongLong());
    if (!open)
        return tl::unexpected(open.error());
    if (open->isEmpty())
        return QList<Envelope>();
    const auto newest = readEvents(connection, room, lastSeq->toLongLong(), 1);
    if (!newest)
        return tl::unexpected(newest.error());
    QList<Envelope> events;
    for (const QString &id : *open) {
        Envelope envelope;
        envelope.seq = lastSeq->toLongLong() + ahead + events.size() + 1;
        envelope.origin = u"studio"_s;
        envelope.room = room;
        envelope.t = newest->isEmpty() ? base::Millis(0) : newest->first().t;
        envelope.time = QDateTime::currentDateTimeUtc();
        envelope.body = model::QueryResult{id, false, {}, u"cancelled"_s};
        envelope.topic = model::topicOf(envelope.body);
        events.append(envelope);
    }
    return events;
}

} // namespace studio::store
