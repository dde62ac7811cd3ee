// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/upkeep/repair.h"

#include "core/store/rows/event_rows.h"
#include "core/store/turn_marks.h"

#include <QCoreApplication>
#include <QDateTime>

#include <utility>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Result;
using base::RoomId;
using model::Cause;
using model::Envelope;
using model::MessagePosted;

namespace {

const auto kClosing = u"('finished', 'userCancelled', 'error', 'maxSessionTurns', 'loopDetected')"_s;
const auto kWithMessage = u"('turnOver', 'consume', 'posted', 'interrupted')"_s;

// Only the newest part of the log is searched: a shutdown ends every turn, and so did the repair after an
// earlier crash. No turn was open before a way back either, although its path may end within a turn.
Result<qint64> searchedAfter(Connection &connection, const RoomId &room, qint64 lastSeq)
{
    const auto stop =
        connection.value(u"SELECT seq FROM events WHERE room = ? AND seq > ? AND kind IN ('stop', 'rewound')"
                         " ORDER BY seq DESC LIMIT 1"_s,
                         {room.value(), lastSeq - kLookBack});
    return stop.transform(
        [lastSeq](const QVariant &seq) { return seq.isNull() ? lastSeq - kLookBack : seq.toLongLong(); });
}

Result<QList<base::TurnId>> turnsOf(Connection &connection, const QString &sql, const QVariantList &values)
{
    return connection.query(sql, values).transform([](QSqlQuery *rows) {
        QList<base::TurnId> turns;
        while (rows->next())
            turns.append(base::TurnId(rows->value(0).toString()));
        return turns;
    });
}

Result<QList<base::TurnId>> openTurns(Connection &connection, const RoomId &room, qint64 after)
{
    // +turn: makes SQLite read the newest rows, instead of all turns of the room by their index.
    return turnsOf(
        connection,
        u"SELECT turn FROM events WHERE room = ? AND seq > ? AND +turn IS NOT NULL AND kind NOT IN %1"
        " GROUP BY +turn HAVING sum(kind IN %2) = 0 ORDER BY min(seq)"_s.arg(kAboutTurns, kClosing),
        {room.value(), after});
}

// Completely written turns that were being read aloud when the program ended: they are not messages yet.
Result<QList<base::TurnId>> unheardTurns(Connection &connection, const RoomId &room, qint64 after)
{
    return turnsOf(connection,
                   u"SELECT turn FROM events WHERE room = ? AND seq > ? AND +turn IS NOT NULL"
                   " GROUP BY +turn HAVING sum(kind = 'finished') > 0 AND sum(kind = 'content') > 0"
                   " AND sum(kind IN %1) = 0 ORDER BY min(seq)"_s.arg(kWithMessage),
                   {room.value(), after});
}

/// A turn in the log.
struct CutTurn
{
    model::TurnEvent newest;
    QList<QString> pieces;
    int personaRevision = 0;
};

Result<CutTurn> readCutTurn(Connection &connection, const RoomId &room, const base::TurnId &id, qint64 after)
{
    return readTurn(connection, room, id).transform([after](const QList<Envelope> &events) {
        CutTurn turn;
        for (const Envelope &envelope : events) {
            const auto *event = std::get_if<model::TurnEvent>(&envelope.body);
            if (!event || envelope.seq <= after)
                continue;
            turn.newest = *event;
            turn.personaRevision = qMax(turn.personaRevision, event->personaRevision);
            if (const auto *content = std::get_if<model::Content>(&event->kind))
                turn.pieces.append(content->text);
        }
        return turn;
    });
}

model::TurnEvent endOf(const CutTurn &turn)
{
    model::TurnEvent end = turn.newest;
    ++end.number;
    end.personaRevision = 0;
    end.kind =
        model::TurnError{QCoreApplication::translate("Store", "Companion Studio ended during this turn."),
                         std::nullopt, u"crashed"_s};
    return end;
}

/// What was surely shown of the turn: its first `pieces` pieces; none if that is nothing.
std::optional<MessagePosted> shownOf(const CutTurn &turn, qsizetype pieces, base::IdSource &ids)
{
    const QString shown = QStringList(turn.pieces.mid(0, pieces)).join(QString());
    if (shown.trimmed().isEmpty())
        return std::nullopt;
    MessagePosted posted;
    posted.message.id = base::MessageId(ids.next());
    posted.message.from = turn.newest.companion;
    posted.message.text = shown;
    posted.message.heardUntil = shown.size();
    posted.way = MessagePosted::Way::Interrupted;
    posted.turn = turn.newest.turn;
    posted.attempt = turn.newest.attempt;
    posted.personaRevision = turn.personaRevision;
    posted.cause = Cause::Crashed;
    return posted;
}

Result<std::optional<base::MessageId>> newestMessage(Connection &connection, const RoomId &room)
{
    const auto id = connection.value(u"SELECT json_extract(e.body, '$.id') FROM messages m JOIN events e "
                                     u"ON e.room = m.room AND e.seq = m.seq"
                                     " WHERE m.room = ? ORDER BY m.idx DESC LIMIT 1"_s,
                                     {room.value()});
    if (!id)
        return tl::unexpected(id.error());
    return id->isNull() ? std::nullopt : std::optional(base::MessageId(id->toString()));
}

/// The envelope of the newest event, as the pattern for the next ones.
Result<Envelope> newestEvent(Connection &connection, const RoomId &room, qint64 lastSeq)
{
    return readEvents(connection, room, lastSeq, 1).transform([&](const QList<Envelope> &newest) {
        Envelope envelope;
        envelope.seq = lastSeq;
        envelope.origin = u"studio"_s;
        envelope.room = room;
        envelope.t = newest.isEmpty() ? base::Millis(0) : newest.first().t;
        envelope.time = QDateTime::currentDateTimeUtc();
        return envelope;
    });
}

} // namespace

Result<QList<Envelope>> eventsThatEndCutTurns(Connection &connection, const RoomId &room, base::IdSource &ids)
{
    const auto lastSeq = connection.value(u"SELECT last_seq FROM rooms WHERE id = ?"_s, {room.value()});
    if (!lastSeq)
        return tl::unexpected(lastSeq.error());
    const auto after = searchedAfter(connection, room, lastSeq->toLongLong());
    if (!after)
        return tl::unexpected(after.error());
    const auto open = openTurns(connection, room, *after);
    const auto unheard = unheardTurns(connection, room, *after);
    auto next = newestEvent(connection, room, lastSeq->toLongLong());
    auto parent = newestMessage(connection, room);
    if (!open || !unheard || !next || !parent)
        return tl::unexpected(!open      ? open.error()
                              : !unheard ? unheard.error()
                              : !next    ? next.error()
                                         : parent.error());
    QList<Envelope> events;
    const auto append = [&next, &events](model::EnvelopeBody body) {
        ++next->seq;
        next->topic = model::topicOf(body);
        next->body = std::move(body);
        events.append(*next);
    };
    for (const base::TurnId &id : *unheard + *open) {
        const Result<CutTurn> turn = readCutTurn(connection, room, id, *after);
        if (!turn)
            return tl::unexpected(turn.error());
        const bool isOpen = open->contains(id);
        if (isOpen)
            append(endOf(*turn));
        if (auto shown = shownOf(*turn, turn->pieces.size() - (isOpen ? 1 : 0), ids)) {
            shown->parent = std::exchange(*parent, shown->message.id);
            append(*shown);
        }
    }
    return events;
}

} // namespace studio::store
