// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/event_rows.h"

#include "core/base/log.h"
#include "core/base/match.h"
#include "core/model/floor_input_of.h"
#include "core/store/path_rows.h"
#include "core/store/search_rows.h"
#include "core/store/statements.h"
#include "core/store/store_words.h"
#include "core/store/ways_back.h"
#include "core/wire/envelope_wire.h"

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Millis;
using base::Result;
using base::RoomId;
using model::Envelope;
using model::MessagePosted;

namespace {

constexpr qint64 kRecent = 1000;

const auto kColumns = u"seq, steady, wall, kind, origin, body"_s;
const auto kInputs =
    u"'posted', 'turnOver', 'consume', 'voted', 'voteFailed', 'roster', 'mute', 'unmute', 'cue', 'maySpeak',"
    " 'order', 'repetition', 'hold', 'release', 'pause', 'play', 'step', 'stop', 'tick', 'reset',"
    " 'reshuffle', 'policy'"_s;

/// What the log keeps beside the body, so that it can be searched without reading it.
struct Marks
{
    QVariant author;
    QVariant parent;
    QVariant turn;
    int attempt = 1;
};

Marks marksOf(const model::EnvelopeBody &body)
{
    Marks marks;
    std::visit(base::Match{
                   [&marks](const MessagePosted &posted) {
                       marks.author = posted.message.from.value();
                       if (posted.parent)
                           marks.parent = posted.parent->value();
                       if (posted.turn)
                           marks.turn = posted.turn->value();
                       marks.attempt = posted.attempt;
                   },
                   [&marks](const model::TurnEvent &event) {
                       marks.author = event.companion.value();
                       marks.turn = event.turn.value();
                       marks.attempt = event.attempt;
                   },
                   [&marks](const model::FloorSaid &said) {
                       if (said.turn)
                           marks.turn = said.turn->value();
                   },
                   [&marks](const model::FloorTold &told) {
                       if (const auto *over = std::get_if<model::TurnOver>(&told.input.kind))
                           marks.author = over->from.value();
                       else if (const auto *failed = std::get_if<model::VoteFailed>(&told.input.kind))
                           marks.author = failed->from.value();
                   },
                   [&marks](const model::Action &action) { marks.author = action.from.value(); },
                   [&marks](const model::Summarized &made) { marks.author = made.summary.companion.value(); },
                   [&marks](const model::SummaryUndone &undone) { marks.author = undone.companion.value(); },
                   [&marks](const model::Query &query) { marks.author = query.from.value(); },
                   [](const auto &) {},
               },
               body);
    return marks;
}

// A row of a later version, or one that cannot be read, is left out; it stays in the log.
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

// With a path only what is on it.
Result<QList<Envelope>> envelopesOf(Connection &connection, const RoomId &room, const QString &sql,
                                    const QVariantList &values, const RoomPath *path = nullptr)
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

/// A room's row of the read models, while a batch is written.
struct RoomRow
{
    bool exists = false;
    QString name;
    bool deleted = false;
    qint64 messages = 0;
    qint64 lastSeq = 0;
    qint64 lastWall = 0;
};

Result<RoomRow> readRoomRow(Connection &connection, const RoomId &room)
{
    return connection
        .query(u"SELECT name, deleted, messages, last_seq, last_wall FROM rooms WHERE id = ?"_s,
               {room.value()})
        .transform([](QSqlQuery *row) {
            if (!row->next())
                return RoomRow{};
            RoomRow read{true,
                         row->value(0).toString(),
                         row->value(1).toBool(),
                         row->value(2).toLongLong(),
                         row->value(3).toLongLong(),
                         row->value(4).toLongLong()};
            row->finish();
            return read;
        });
}

std::optional<Error> insertEvent(Connection &connection, const Envelope &envelope)
{
    const Marks marks = marksOf(envelope.body);
    const auto done = connection.query(
        u"INSERT INTO events (room, seq, steady, wall, kind, origin, author, parent, turn, attempt, body)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, CAST(? AS TEXT))"_s, // bytes: Qt would have to make UTF-16 of
                                                                     // them
        {envelope.room.value(), envelope.seq, qint64(envelope.t.count()), envelope.time.toMSecsSinceEpoch(),
         wire::kindOf(envelope.body), envelope.origin, marks.author, marks.parent, marks.turn, marks.attempt,
         wire::dump(wire::bodyToJson(envelope.body))});
    return done ? std::nullopt : std::optional(done.error());
}

/// Messages of a room that follow one another, index by index and event by event: listed in one statement, as
/// most of a talk that comes in does.
class MessageRun
{
public:
    MessageRun(Connection &connection, const RoomId &room)
        : m_connection(connection)
        , m_room(room)
    {
    }

    /// Lists what there was if this one does not follow it.
    [[nodiscard]] std::optional<Error> add(qint64 index, qint64 seq)
    {
        const bool follows = index == m_index + m_count && seq == m_seq + m_count;
        if (m_count > 0 && follows) {
            ++m_count;
            return std::nullopt;
        }
        const auto error = list();
        m_index = index;
        m_seq = seq;
        m_count = 1;
        return error;
    }

    /// Before anybody reads the list.
    [[nodiscard]] std::optional<Error> list()
    {
        const qint64 count = std::exchange(m_count, 0);
        if (count == 0)
            return std::nullopt;
        const auto done = m_connection.query(
            u"WITH RECURSIVE run(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM run WHERE i + 1 < ?)"
            " INSERT OR FAIL INTO messages (room, idx, seq) SELECT ?, ? + i, ? + i FROM run"_s,
            {count, m_room.value(), m_index, m_seq});
        return done ? std::nullopt : std::optional(done.error());
    }

private:
    Connection &m_connection;
    RoomId m_room;
    qint64 m_index = 0; ///< of the first
    qint64 m_seq = 0;
    qint64 m_count = 0;
};

std::optional<Error> writeRoomRow(Connection &connection, const RoomId &room, const RoomRow &row)
{
    const QString sql =
        row.exists
            ? u"UPDATE rooms SET name = ?, deleted = ?, messages = ?, last_seq = ?, last_wall = ? WHERE id = ?"_s
            : u"INSERT INTO rooms (name, deleted, messages, last_seq, last_wall, id) VALUES (?, ?, ?, ?, ?, ?)"_s;
    const auto done =
        connection.query(sql, {row.name, row.deleted, row.messages, row.lastSeq, row.lastWall, room.value()});
    return done ? std::nullopt : std::optional(done.error());
}

Result<qint64> goBack(Connection &connection, const Envelope &envelope, RoomWays &ways,
                      const model::Rewound &back)
{
    if (back.to < 1 || back.to >= envelope.seq)
        return base::failure(ErrorCode::InvalidInput, StoreWords::tr("A room can only go back."),
                             u"event %1 to %2"_s.arg(envelope.seq).arg(back.to));
    return followWayBack(connection, envelope.room, ways, {envelope.seq, back.to});
}

Result<model::Room> readRoom(Connection &connection, const RoomId &room, const QString &order)
{
    const auto rooms =
        envelopesOf(connection, room,
                    u"SELECT %1 FROM events WHERE room = ? AND kind = 'room' ORDER BY seq %2 LIMIT 1"_s.arg(
                        kColumns, order),
                    {room.value()});
    if (!rooms)
        return tl::unexpected(rooms.error());
    if (rooms->isEmpty())
        return base::failure(ErrorCode::NotFound, StoreWords::tr("There is no such room."), room.value());
    return std::get<model::RoomChanged>(rooms->first().body).room;
}

// The floor's inputs among the events; the messages are some of them.
std::optional<FloorLogEntry> inputIn(const Envelope &envelope)
{
    const auto input = model::floorInputOf(envelope);
    if (!input)
        return std::nullopt;
    const auto *told = std::get_if<model::FloorTold>(&envelope.body);
    return told ? FloorLogEntry{*input, told->policy, told->manner, told->trouble}
                : FloorLogEntry{*input, {}};
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

} // namespace

std::optional<Error> insertEvents(Connection &connection, QList<Envelope> &batch,
                                  const QList<QByteArray> &words)
{
    const RoomId room = batch.first().room;
    Result<RoomRow> row = readRoomRow(connection, room);
    if (!row)
        return row.error();
    Result<qint64> newestBack = newestWayBack(connection, room);
    if (!newestBack)
        return newestBack.error();
    RoomWays ways(connection, room);
    MessageRun messages(connection, room);
    for (Envelope &envelope : batch) {
        if (envelope.room != room || envelope.seq != row->lastSeq + 1) {
            return Error{ErrorCode::Conflict,
                         StoreWords::tr("The room was changed by something else meanwhile."),
                         u"event %1 after %2"_s.arg(envelope.seq).arg(row->lastSeq)};
        }
        if (auto *posted = std::get_if<MessagePosted>(&envelope.body)) {
            posted->index = row->messages++;
            if (const auto error = messages.add(posted->index, envelope.seq))
                return error;
            if (const auto error = *newestBack > 0 ? messages.list() : std::nullopt)
                return error;
            if (const auto error =
                    noteAlternative(connection, room, ways, envelope.seq, posted->index, *newestBack))
                return error;
        } else if (const auto *changed = std::get_if<model::RoomChanged>(&envelope.body)) {
            row->name = changed->room.name;
            row->deleted = changed->room.deleted;
        } else if (const auto *edited = std::get_if<model::MessageEdited>(&envelope.body)) {
            if (const auto error = noteEdit(connection, room, envelope.seq, *edited))
                return error;
        } else if (const auto *back = std::get_if<model::Rewound>(&envelope.body)) {
            if (const auto error = messages.list())
                return error;
            const auto left = goBack(connection, envelope, ways, *back);
            if (!left)
                return left.error();
            row->messages = *left;
            newestBack = envelope.seq;
        }
        if (const auto error = insertEvent(connection, envelope))
            return error;
        row->lastSeq = envelope.seq;
        row->lastWall = envelope.time.toMSecsSinceEpoch();
    }
    if (const auto error = messages.list())
        return error;
    if (const auto error = indexEvents(connection, batch, words))
        return error;
    return writeRoomRow(connection, room, *row);
}

Result<QList<Envelope>> readEvents(Connection &connection, const RoomId &room, qint64 firstSeq, qint64 count)
{
    return envelopesOf(
        connection, room,
        u"SELECT %1 FROM events WHERE room = ? AND seq >= ? ORDER BY seq LIMIT ?"_s.arg(kColumns),
        {room.value(), firstSeq, count});
}

Result<QList<Envelope>> readTurn(Connection &connection, const RoomId &room, const base::TurnId &turn)
{
    return envelopesOf(connection, room,
                       u"SELECT %1 FROM events WHERE room = ? AND turn = ? ORDER BY seq"_s.arg(kColumns),
                       {room.value(), turn.value()});
}

Result<FloorLogPage> readFloorLog(Connection &connection, const RoomId &room, qint64 first, qint64 count)
{
    const auto row = readRoomRow(connection, room);
    if (!row)
        return tl::unexpected(row.error());
    if (!row->exists)
        return base::failure(ErrorCode::NotFound, StoreWords::tr("There is no such room."), room.value());
    const auto rows = connection.query(
        u"SELECT %1 FROM events WHERE room = ? AND seq >= ? AND kind IN (%2, 'decision', 'room')"
        " ORDER BY seq LIMIT ?"_s.arg(kColumns, kInputs),
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
        // A row that cannot be read keeps its place: the indexes stay dense.
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

// Most messages are none: the search for a word spares them being read as JSON.
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

Result<RoomHead> readHead(Connection &connection, const RoomId &room)
{
    const auto now = readRoom(connection, room, u"DESC"_s);
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
    const auto now = readRoom(connection, room, u"DESC"_s);
    if (!now)
        return tl::unexpected(now.error());
    record.room = *now;
    const auto initial = readRoom(connection, room, u"ASC"_s);
    const auto row = readRoomRow(connection, room);
    const auto path = readPath(connection, room);
    const auto inputs = path.and_then([&](const RoomPath &known) {
        return envelopesOf(
            connection, room,
            u"SELECT %1 FROM events WHERE room = ? AND kind IN (%2) ORDER BY seq"_s.arg(kColumns, kInputs),
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
                                     " 'summaryUndone') ORDER BY seq"_s.arg(kColumns),
                                     {room.value()}, &*path);
    const auto resumption = readResumption(connection, room);
    if (!changes || !resumption)
        return tl::unexpected(changes ? resumption.error() : changes.error());
    record.summaries = summariesIn(*changes);
    record.resumption = *resumption;
    return record;
}

} // namespace studio::store
