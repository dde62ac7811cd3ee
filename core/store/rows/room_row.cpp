// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/room_row.h"

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::Result;
using base::RoomId;

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

} // namespace studio::store
