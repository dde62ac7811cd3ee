// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/upkeep/rescue_rooms.h"

#include "core/model/envelope.h"
#include "core/model/participants.h"
#include "core/store/rows/setting_rows.h"
#include "core/store/store_words.h"
#include "core/store/upkeep/doctor_check.h"
#include "core/wire/envelope_wire.h"

#include <QMap>
#include <QStringList>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::Result;
using model::RescueReport;

namespace {

/// The first remaining event of a room whose beginning is lost.
struct Headless
{
    QString room;
    qint64 first = 0;
    qint64 steady = 0;
    qint64 wall = 0;
};

Result<QList<Headless>> headlessRooms(Connection &connection)
{
    const auto rows = connection.query(
        u"SELECT room, seq, steady, wall FROM events e WHERE seq ="
        " (SELECT min(seq) FROM events f WHERE f.room = e.room) AND (seq <> 1 OR kind <> 'room')"_s);
    if (!rows)
        return tl::unexpected(rows.error());
    QList<Headless> rooms;
    while ((*rows)->next())
        rooms.append({(*rows)->value(0).toString(), (*rows)->value(1).toLongLong(),
                      (*rows)->value(2).toLongLong(), (*rows)->value(3).toLongLong()});
    return rooms;
}

Result<QString> bodyFor(Connection &connection, const QString &id)
{
    const auto later = connection.value(
        u"SELECT body FROM events WHERE room = ? AND kind = 'room' ORDER BY seq LIMIT 1"_s, {id});
    if (!later)
        return tl::unexpected(later.error());
    if (later->isValid())
        return later->toString();
    const auto authors = connection.query(
        u"SELECT DISTINCT author FROM events WHERE room = ? AND author IS NOT NULL ORDER BY author"_s, {id});
    if (!authors)
        return tl::unexpected(authors.error());
    model::Room room;
    room.id = base::RoomId(id);
    room.name = StoreWords::tr("Recovered room %1").arg(id.left(8));
    while ((*authors)->next()) {
        const base::ParticipantId author((*authors)->value(0).toString());
        if (model::isCompanion(author))
            room.roster.append(author);
    }
    return QString::fromUtf8(wire::dump(wire::bodyToJson(model::RoomChanged{room})));
}

} // namespace

std::optional<Error> giveBeginnings(Connection &connection)
{
    const auto rooms = headlessRooms(connection);
    if (!rooms)
        return rooms.error();
    for (const Headless &room : *rooms) {
        if (room.first == 1)
            continue; // its number is taken: the log belongs to something that is not a room
        const auto body = bodyFor(connection, room.room);
        if (!body)
            return body.error();
        const auto done = connection.query(
            u"INSERT INTO events (room, seq, steady, wall, kind, origin, body) VALUES (?, 1, ?, ?, 'room', 'studio', ?)"_s,
            {room.room, room.steady, room.wall, *body});
        if (!done)
            return done.error();
    }
    return std::nullopt;
}

Result<QList<RescueReport::Loss>> noteGaps(Connection &connection)
{
    const auto rows =
        connection.query(u"SELECT room, before, seq FROM (SELECT room, seq,"
                         "  lag(seq, 1, 0) OVER (PARTITION BY room ORDER BY seq) AS before FROM events)"
                         " WHERE seq <> before + 1"_s);
    if (!rows)
        return tl::unexpected(rows.error());
    QList<RescueReport::Loss> losses;
    QMap<QString, QStringList> texts;
    while ((*rows)->next()) {
        const RescueReport::Loss loss{(*rows)->value(0).toString(), (*rows)->value(1).toLongLong() + 1,
                                      (*rows)->value(2).toLongLong() - 1};
        losses.append(loss);
        texts[loss.room].append(gapText(loss.first, loss.last));
    }
    for (auto text = texts.cbegin(); text != texts.cend(); ++text) {
        const auto done = replaceSetting(connection, gapsKey(text.key()), text.value().join(u','));
        if (!done)
            return tl::unexpected(done.error());
    }
    return losses;
}

} // namespace studio::store
