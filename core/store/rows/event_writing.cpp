// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/event_writing.h"

#include "core/base/match.h"
#include "core/store/rows/path_rows.h"
#include "core/store/rows/room_row.h"
#include "core/store/rows/search_rows.h"
#include "core/store/store_words.h"
#include "core/wire/envelope_wire.h"

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;
using base::RoomId;
using model::Envelope;
using model::MessagePosted;

namespace {

/// Columns that the log stores beside the body, so that it can be searched without reading the body.
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
                   [&marks](const model::LoreFound &found) {
                       marks.author = found.companion.value();
                       if (found.turn)
                           marks.turn = found.turn->value();
                       marks.attempt = found.attempt;
                   },
                   [](const auto &) {},
               },
               body);
    return marks;
}

std::optional<Error> insertEvent(Connection &connection, const Envelope &envelope, const QByteArray &ready)
{
    const Marks marks = marksOf(envelope.body);
    const auto done = connection.query(
        u"INSERT INTO events (room, seq, steady, wall, kind, origin, author, parent, turn, attempt, body)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, CAST(? AS TEXT))"_s, // bytes: Qt would have to make UTF-16 of
                                                                     // them
        {envelope.room.value(), envelope.seq, qint64(envelope.t.count()), envelope.time.toMSecsSinceEpoch(),
         wire::kindOf(envelope.body), envelope.origin, marks.author, marks.parent, marks.turn, marks.attempt,
         ready.isNull() ? bodyOf(envelope.body) : ready});
    return done ? std::nullopt : std::optional(done.error());
}

/// Consecutive messages of a room, by index and by event: listed in one statement, as most messages of an
/// imported talk are.
class MessageRun
{
public:
    MessageRun(Connection &connection, const RoomId &room)
        : m_connection(connection)
        , m_room(room)
    {
    }

    /// Lists the earlier messages if this one does not follow them.
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

    /// Must be called before the list is read.
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

Result<qint64> goBack(Connection &connection, const Envelope &envelope, RoomWays &ways,
                      const model::Rewound &back)
{
    if (back.to < 1 || back.to >= envelope.seq)
        return base::failure(ErrorCode::InvalidInput, StoreWords::tr("Choose an earlier message."),
                             u"event %1 to %2"_s.arg(envelope.seq).arg(back.to));
    return followWayBack(connection, envelope.room, ways, {envelope.seq, back.to});
}

QList<QByteArray> wordsIn(const QList<ReadyEvent> &ready)
{
    QList<QByteArray> words;
    for (const ReadyEvent &event : ready)
        words.append(event.words);
    return words;
}

} // namespace

QByteArray bodyOf(const model::EnvelopeBody &body) { return wire::dump(wire::bodyToJson(body)); }

std::optional<Error> insertEvents(Connection &connection, QList<Envelope> &batch,
                                  const QList<ReadyEvent> &ready)
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
    for (qsizetype i = 0; i < batch.size(); ++i) {
        Envelope &envelope = batch[i];
        if (envelope.room != room || envelope.seq != row->lastSeq + 1) {
            return Error{ErrorCode::Conflict,
                         StoreWords::tr("Another program changed this room in the meantime."),
                         u"event %1 after %2"_s.arg(envelope.seq).arg(row->lastSeq)};
        }
        QByteArray body = ready.value(i).body;
        if (auto *posted = std::get_if<MessagePosted>(&envelope.body)) {
            if (posted->index != row->messages)
                body.clear(); // it contains the index
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
        if (const auto error = insertEvent(connection, envelope, body))
            return error;
        row->lastSeq = envelope.seq;
        row->lastWall = envelope.time.toMSecsSinceEpoch();
    }
    if (const auto error = messages.list())
        return error;
    if (const auto error = indexEvents(connection, batch, wordsIn(ready)))
        return error;
    return writeRoomRow(connection, room, *row);
}

} // namespace studio::store
