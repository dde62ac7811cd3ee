// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/repair.h"

#include "core/store/event_rows.h"

#include <QCoreApplication>
#include <QDateTime>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Result;
using base::RoomId;
using model::Cause;
using model::Envelope;
using model::MessagePosted;

namespace {

/// The turn that spoke last, as the log has it.
struct LastTurn
{
    model::TurnEvent newest;
    QList<QString> pieces;
    int personaRevision = 0;
    bool isOver = false;
};

// Looks at the newest turn only: an earlier one was ended, or mended when the room was opened after it.
Result<std::optional<LastTurn>> lastTurn(Connection &connection, const RoomId &room, qint64 lastSeq)
{
    const auto started = connection.value(
        u"SELECT turn FROM events WHERE room = ? AND kind = 'content' ORDER BY seq DESC LIMIT 1"_s,
        {room.value()});
    if (!started)
        return tl::unexpected(started.error());
    if (started->isNull())
        return std::optional<LastTurn>();
    const auto first = connection.value(u"SELECT min(seq) FROM events WHERE room = ? AND turn = ?"_s,
                                        {room.value(), *started});
    if (!first)
        return tl::unexpected(first.error());
    const auto events = readEvents(connection, room, first->toLongLong(), lastSeq);
    if (!events)
        return tl::unexpected(events.error());
    LastTurn turn;
    for (const Envelope &envelope : *events) {
        if (const auto *event = std::get_if<model::TurnEvent>(&envelope.body);
            event && event->turn.value() == started->toString()) {
            turn.newest = *event;
            turn.personaRevision = qMax(turn.personaRevision, event->personaRevision);
            turn.isOver |= model::isClosing(event->kind);
            if (const auto *content = std::get_if<model::Content>(&event->kind))
                turn.pieces.append(content->text);
        }
    }
    return std::optional(turn);
}

} // namespace

Result<QList<Envelope>> eventsThatEndCutTurn(Connection &connection, const RoomId &room, base::IdSource &ids)
{
    const auto lastSeq = connection.value(u"SELECT last_seq FROM rooms WHERE id = ?"_s, {room.value()});
    if (!lastSeq)
        return tl::unexpected(lastSeq.error());
    const auto turn = lastTurn(connection, room, lastSeq->toLongLong());
    if (!turn)
        return tl::unexpected(turn.error());
    if (!*turn || (*turn)->isOver)
        return QList<Envelope>();

    const LastTurn &cut = **turn;
    const auto newest = readEvents(connection, room, lastSeq->toLongLong(), 1);
    if (!newest)
        return tl::unexpected(newest.error());
    Envelope next;
    next.seq = lastSeq->toLongLong();
    next.origin = u"studio"_s;
    next.room = room;
    next.t = newest->isEmpty() ? base::Millis(0) : newest->first().t;
    next.time = QDateTime::currentDateTimeUtc();
    const auto event = [&next](model::EnvelopeBody body) {
        ++next.seq;
        next.body = std::move(body);
        next.topic = model::topicOf(next.body);
        return next;
    };

    model::TurnEvent end = cut.newest;
    ++end.number;
    end.kind = model::TurnError{
        QCoreApplication::translate("Store", "The program ended in the middle of this turn."), std::nullopt,
        u"crashed"_s};
    QList<Envelope> events{event(end)};
    const QString shown = QStringList(cut.pieces.mid(0, cut.pieces.size() - 1)).join(QString());
    if (shown.trimmed().isEmpty())
        return events;
    const auto parent = connection.value(u"SELECT json_extract(e.body, '$.id') FROM messages m JOIN events e "
                                         u"ON e.room = m.room AND e.seq = m.seq"
                                         " WHERE m.room = ? ORDER BY m.idx DESC LIMIT 1"_s,
                                         {room.value()});
    MessagePosted posted;
    posted.message.id = base::MessageId(ids.next());
    posted.message.from = cut.newest.companion;
    posted.message.text = shown;
    posted.message.heardUntil = shown.size();
    posted.way = MessagePosted::Way::Interrupted;
    posted.turn = cut.newest.turn;
    posted.attempt = cut.newest.attempt;
    posted.personaRevision = cut.personaRevision;
    posted.cause = Cause::Crashed;
    if (parent && !parent->isNull())
        posted.parent = base::MessageId(parent->toString());
    events.append(event(posted));
    return events;
}

} // namespace studio::store
