// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"
#include "core/store/connection.h"
#include "core/store/floor_log_page.h"
#include "core/store/room_head.h"
#include "core/store/room_record.h"

#include <QList>
#include <QString>

#include <optional>

// Rooms: their list, which is derived from the log, and the log's data about a room. For the store's own
// threads.
namespace studio::store {

/// Without members and last words.
[[nodiscard]] base::Result<QList<model::RoomSummary>> readRooms(Connection &connection);
/// With members and last words; a room whose log cannot be read is listed without them.
[[nodiscard]] base::Result<QList<model::RoomSummary>> readRoomList(Connection &connection);
/// The room as it was created, or as it is now. NotFound.
[[nodiscard]] base::Result<model::Room> readFirstRoom(Connection &connection, const base::RoomId &room);
[[nodiscard]] base::Result<model::Room> readRoom(Connection &connection, const base::RoomId &room);
[[nodiscard]] base::Result<RoomHead> readHead(Connection &connection, const base::RoomId &room);
[[nodiscard]] base::Result<RoomRecord> readRecord(Connection &connection, const base::RoomId &room);
[[nodiscard]] base::Result<FloorLogPage> readFloorLog(Connection &connection, const base::RoomId &room,
                                                      qint64 first, qint64 count);

} // namespace studio::store
