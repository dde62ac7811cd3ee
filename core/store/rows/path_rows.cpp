// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/path_rows.h"

#include "core/model/past/deletion.h"
#include "core/wire/path_wire.h"

#include <QMap>
#include <QSet>

#include <algorithm>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::Result;
using base::RoomId;

namespace {

// The first condition selects the index, the second the rows.
const auto kBacks = u"kind IN ('rewound', 'edited') AND kind = 'rewound'"_s;
// An event with `t` is an input of the floor that brought no message.
const auto kMessages =
    u"kind IN ('posted', 'turnOver', 'consume', 'interrupted') AND json_extract(body, '$.t') IS NULL"_s;

std::optional<Error> errorIn(const Result<QSqlQuery *> &done)
{
    return done ? std::nullopt : std::optional(done.error());
}

Result<qint64> numberOf(Connection &connection, const QString &sql, const QVariantList &values)
{
    return connection.value(sql, values).transform([](const QVariant &value) { return value.toLongLong(); });
}

/// The newest edit or way back; 0: none.
Result<qint64> newestOf(Connection &connection, const RoomId &room, const QString &kind)
{
    return numberOf(connection,
                    u"SELECT seq FROM events WHERE room = ? AND kind IN ('rewound', 'edited') AND kind = ?"
                    " ORDER BY seq DESC LIMIT 1"_s,
                    {room.value(), kind});
}

Result<qint64> lastEvent(Connection &connection, const RoomId &room)
{
    return numberOf(connection, u"SELECT seq FROM events WHERE room = ? ORDER BY seq DESC LIMIT 1"_s,
                    {room.value()});
}

/// The newest message among those events; 0: none.
Result<qint64> newestMessageIn(Connection &connection, const RoomId &room, qint64 first, qint64 last)
{
    return numberOf(
        connection,
        u"SELECT seq FROM events WHERE room = ? AND seq BETWEEN ? AND ? AND %1 ORDER BY seq DESC LIMIT 1"_s
            .arg(kMessages),
        {room.value(), first, last});
}

/// The first way back after the event.
QList<WayBack>::const_iterator firstAfter(const QList<WayBack> &backs, qint64 event)
{
    return std::upper_bound(backs.cbegin(), backs.cend(), event,
                            [](qint64 number, const WayBack &back) { return number < back.at; });
}

/// The first message after `seq` before the branch ends; 0: none.
Result<qint64> firstMessageAfter(Connection &connection, const RoomId &room, const QList<WayBack> &backs,
                                 qint64 seq, qint64 last)
{
    const auto next = firstAfter(backs, seq);
    const qint64 end = next == backs.cend() ? last : std::min(last, next->at - 1);
    return numberOf(
        connection,
        u"SELECT seq FROM events WHERE room = ? AND seq > ? AND seq <= ? AND %1 ORDER BY seq LIMIT 1"_s.arg(
            kMessages),
        {room.value(), seq, end});
}

/// All messages that ever followed the message `parent` (0: first messages), among the events up to `last`,
/// oldest first.
Result<QList<qint64>> repliesTo(Connection &connection, const RoomId &room, RoomWays &ways, qint64 parent,
                                qint64 last)
{
    const auto backs = ways.all();
    const auto messages = ways.messages();
    if (!backs || !messages)
        return tl::unexpected(backs ? messages.error() : backs.error());
    QMap<qint64, bool> replies;
    const auto note = [&](qint64 after) -> std::optional<Error> {
        const auto first = firstMessageAfter(connection, room, *backs, after, last);
        if (!first)
            return first.error();
        if (*first > 0)
            replies.insert(*first, true);
        return std::nullopt;
    };
    if (const auto error = note(parent))
        return tl::unexpected(*error);
    for (qsizetype i = 0; i < backs->size() && backs->at(i).at <= last; ++i) {
        const auto error = messages->at(i) == parent ? note(backs->at(i).at) : std::nullopt;
        if (error)
            return tl::unexpected(*error);
    }
    return replies.keys();
}

std::optional<Error> insertAlternatives(Connection &connection, const RoomId &room, qint64 parent,
                                        const QList<qint64> &replies)
{
    for (const qint64 reply : replies) {
        const auto done = connection.query(u"INSERT OR IGNORE INTO alternatives (room, parent, seq)"
                                           " VALUES (?, ?, ?)"_s,
                                           {room.value(), parent, reply});
        if (!done)
            return done.error();
    }
    return std::nullopt;
}

/// Adds the messages of a path to the list; returns the new length.
Result<qint64> listMessages(Connection &connection, const RoomId &room, const RoomPath &path, qint64 after,
                            qint64 listed)
{
    for (const RoomPath::Stretch &stretch : path.stretches()) {
        if (stretch.last <= after)
            continue;
        const auto done = connection.query(
            u"INSERT OR FAIL INTO messages (room, idx, seq) SELECT room, ? + row_number() OVER "
            u"(ORDER BY seq) - 1, seq"
            " FROM events WHERE room = ? AND seq BETWEEN ? AND ? AND %1"_s.arg(kMessages),
            {listed, room.value(), std::max(stretch.first, after + 1), stretch.last});
        if (!done)
            return tl::unexpected(done.error());
        listed += (*done)->numRowsAffected();
    }
    return listed;
}

/// Removes messages after the event from the list, newest first; returns the new length.
Result<qint64> unlistMessages(Connection &connection, const RoomId &room, qint64 after)
{
    const auto left = numberOf(
        connection, u"SELECT idx + 1 FROM messages WHERE room = ? AND seq <= ? ORDER BY idx DESC LIMIT 1"_s,
        {room.value(), after});
    if (!left)
        return left;
    const auto done =
        connection.query(u"DELETE FROM messages WHERE room = ? AND idx >= ?"_s, {room.value(), *left});
    if (!done)
        return tl::unexpected(done.error());
    return *left;
}

/// The newest text of a deleted message: that of its last edit with words, else what was said.
Result<QString> readBeforeDeletion(Connection &connection, const RoomId &room, const base::MessageId &message,
                                   const QString &said)
{
    const auto text = connection.value(
        u"SELECT json_extract(body, '$.text') FROM events WHERE room = ? AND kind IN ('rewound', 'edited')"
        " AND kind = 'edited' AND json_valid(body) AND json_extract(body, '$.messageId') = ?"
        " AND json_type(body, '$.text') = 'text' AND json_extract(body, '$.text') <> ''"
        " ORDER BY seq DESC LIMIT 1"_s,
        {room.value(), message.value()});
    return text.transform(
        [&said](const QVariant &found) { return found.isNull() ? said : found.toString(); });
}

// If a room has ways back, its list is that of its path, and the branches become alternatives.
std::optional<Error> rebuildPath(Connection &connection, const RoomId &room)
{
    RoomWays ways(connection, room);
    const auto backs = ways.all();
    const auto messages = ways.messages();
    const auto last = lastEvent(connection, room);
    if (!backs || !messages || !last)
        return !backs ? backs.error() : !messages ? messages.error() : last.error();
    const auto all = unlistMessages(connection, room, 0);
    const auto listed =
        all ? listMessages(connection, room, RoomPath(*backs, *last), 0, 0) : Result<qint64>(all);
    if (!listed)
        return listed.error();
    const QSet<qint64> parents(messages->cbegin(), messages->cend());
    for (const qint64 parent : parents) {
        const auto replies = repliesTo(connection, room, ways, parent, *last);
        if (!replies)
            return replies.error();
        if (const auto error =
                replies->size() > 1 ? insertAlternatives(connection, room, parent, *replies) : std::nullopt)
            return error;
    }
    return std::nullopt;
}

} // namespace

Result<QList<WayBack>> readWaysBack(Connection &connection, const RoomId &room)
{
    return connection
        .query(u"SELECT seq, body FROM events WHERE room = ? AND %1 ORDER BY seq"_s.arg(kBacks),
               {room.value()})
        .transform([](QSqlQuery *row) {
            QList<WayBack> backs;
            while (row->next()) {
                const auto back = wire::parse(row->value(1).toByteArray()).and_then(wire::rewoundFromJson);
                const WayBack read{row->value(0).toLongLong(), back ? back->to : 0};
                if (read.to > 0 && read.to < read.at)
                    backs.append(read);
            }
            return backs;
        });
}

Result<RoomPath> readPath(Connection &connection, const RoomId &room)
{
    const auto backs = readWaysBack(connection, room);
    if (!backs)
        return tl::unexpected(backs.error());
    return lastEvent(connection, room).transform([&backs](qint64 last) { return RoomPath(*backs, last); });
}

Result<qint64> newestWayBack(Connection &connection, const RoomId &room)
{
    return newestOf(connection, room, u"rewound"_s);
}

Result<qint64> newestMessageOn(Connection &connection, const RoomId &room, const RoomPath &path)
{
    const QList<RoomPath::Stretch> &stretches = path.stretches();
    for (auto stretch = stretches.crbegin(); stretch != stretches.crend(); ++stretch) {
        const auto newest = newestMessageIn(connection, room, stretch->first, stretch->last);
        if (!newest || *newest > 0)
            return newest;
    }
    return 0;
}

RoomWays::RoomWays(Connection &connection, const RoomId &room)
    : m_connection(connection)
    , m_room(room)
{
}

Result<QList<WayBack>> RoomWays::all()
{
    if (!m_backs) {
        const auto backs = readWaysBack(m_connection, m_room);
        if (!backs)
            return backs;
        m_backs = *backs;
    }
    return *m_backs;
}

// The search for the message before a way back goes only to the previous way back; further back it is known.
Result<QList<qint64>> RoomWays::messages()
{
    const auto backs = all();
    if (!backs)
        return tl::unexpected(backs.error());
    while (m_messages.size() < backs->size()) {
        const qint64 to = backs->at(m_messages.size()).to;
        const qsizetype before = firstAfter(*backs, to) - backs->cbegin() - 1;
        const auto newest =
            newestMessageIn(m_connection, m_room, before < 0 ? 1 : backs->at(before).at + 1, to);
        if (!newest)
            return tl::unexpected(newest.error());
        m_messages.append(*newest > 0 || before < 0 ? *newest : m_messages.at(before));
    }
    return m_messages;
}

void RoomWays::add(const WayBack &back)
{
    if (m_backs)
        m_backs->append(back);
}

Result<qint64> followWayBack(Connection &connection, const RoomId &room, RoomWays &ways, const WayBack &back)
{
    const auto backs = ways.all();
    if (!backs)
        return tl::unexpected(backs.error());
    const RoomPath before(*backs, back.at - 1);
    const RoomPath after(*backs, back.to);
    const qint64 common = after.partingFrom(before);
    const auto left = unlistMessages(connection, room, common);
    const auto listed = left ? listMessages(connection, room, after, common, *left) : left;
    if (listed)
        ways.add(back);
    return listed;
}

std::optional<Error> noteAlternative(Connection &connection, const RoomId &room, RoomWays &ways, qint64 seq,
                                     qint64 index, qint64 newestBack)
{
    if (newestBack == 0)
        return std::nullopt;
    const auto parent = numberOf(connection, u"SELECT seq FROM messages WHERE room = ? AND idx = ?"_s,
                                 {room.value(), index - 1});
    if (!parent || *parent > newestBack)
        return parent ? std::nullopt : std::optional(parent.error());
    const auto known =
        numberOf(connection, u"SELECT count(*) FROM alternatives WHERE room = ? AND parent = ?"_s,
                 {room.value(), *parent});
    if (!known)
        return known.error();
    if (*known > 0)
        return insertAlternatives(connection, room, *parent, {seq});
    const auto others = repliesTo(connection, room, ways, *parent, seq - 1);
    if (!others)
        return others.error();
    return others->isEmpty() ? std::nullopt
                             : insertAlternatives(connection, room, *parent, *others + QList<qint64>{seq});
}

std::optional<Error> noteEdit(Connection &connection, const RoomId &room, qint64 seq,
                              const model::MessageEdited &edited)
{
    return errorIn(connection.query(u"INSERT OR REPLACE INTO edits (room, message, seq) VALUES (?, ?, ?)"_s,
                                    {room.value(), edited.messageId.value(), seq}));
}

std::optional<Error> readAsEdited(Connection &connection, const RoomId &room, QList<model::MessageRow> &rows)
{
    const auto any = newestOf(connection, room, u"edited"_s);
    if (!any || *any == 0)
        return any ? std::nullopt : std::optional(any.error());
    for (model::MessageRow &row : rows) {
        const auto body = connection.value(u"SELECT e.body FROM edits d JOIN events e ON e.room = d.room"
                                           " AND e.seq = d.seq WHERE d.room = ? AND d.message = ?"_s,
                                           {room.value(), row.posted.message.id.value()});
        if (!body)
            return body.error();
        const auto edited = body->isNull()
                                ? tl::unexpected(Error{})
                                : wire::parse(body->toByteArray()).and_then(wire::messageEditedFromJson);
        if (!edited)
            continue;
        model::Message &message = row.posted.message;
        const QString said = std::exchange(message.text, edited->text);
        if (model::isDeletion(*edited)) {
            const auto before = readBeforeDeletion(connection, room, message.id, said);
            if (!before)
                return before.error();
            row.original = *before;
        } else if (said != message.text) { // the same words again: it was deleted and brought back
            row.original = said;
        }
        if (message.isInterrupted())
            message.heardUntil = message.text.size();
    }
    return std::nullopt;
}

std::optional<Error> countAlternatives(Connection &connection, const RoomId &room,
                                       QList<model::MessageRow> &rows)
{
    const auto any = newestOf(connection, room, u"rewound"_s);
    if (!any || *any == 0)
        return any ? std::nullopt : std::optional(any.error());
    for (model::MessageRow &row : rows) {
        const auto counted = connection.query(
            u"SELECT count(*), sum(o.seq <= a.seq) FROM alternatives a CROSS JOIN alternatives o"
            " ON o.room = a.room AND o.parent = a.parent WHERE a.room = ? AND a.seq = ?"_s,
            {room.value(), row.seq});
        if (!counted)
            return counted.error();
        if ((*counted)->next() && (*counted)->value(0).toInt() > 0)
            row.alternatives = {(*counted)->value(1).toInt(), (*counted)->value(0).toInt()};
        (*counted)->finish();
    }
    return std::nullopt;
}

std::optional<Error> rebuildPaths(Connection &connection)
{
    for (const QString &sql :
         {u"DELETE FROM edits"_s, u"DELETE FROM alternatives"_s,
          u"INSERT INTO edits (room, message, seq) SELECT room, json_extract(body, '$.messageId'), max(seq)"
          " FROM events WHERE kind IN ('rewound', 'edited') AND kind = 'edited' AND json_valid(body)"
          " AND json_type(body, '$.messageId') = 'text' AND json_type(body, '$.text') = 'text'"
          " GROUP BY room, 2"_s}) {
        if (const auto error = connection.run(sql))
            return error;
    }
    QList<RoomId> rooms;
    const auto rows = connection.query(u"SELECT DISTINCT room FROM events WHERE %1"_s.arg(kBacks));
    if (!rows)
        return rows.error();
    while ((*rows)->next())
        rooms.append(RoomId((*rows)->value(0).toString()));
    for (const RoomId &room : std::as_const(rooms)) {
        if (const auto error = rebuildPath(connection, room))
            return error;
    }
    return connection.run(u"UPDATE rooms SET messages = (SELECT count(*) FROM messages m"
                          " WHERE m.room = rooms.id)"_s);
}

} // namespace studio::store
