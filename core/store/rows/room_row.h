// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/store/connection.h"

#include <QString>

#include <optional>

// A room's row in the list of rooms. For the store's own threads.
namespace studio::store {

struct RoomRow
{
    bool exists = false;
    QString name;
    bool deleted = false;
    qint64 messages = 0;
    qint64 lastSeq = 0;
    qint64 lastWall = 0; ///< ms since 1970
};

[[nodiscard]] base::Result<RoomRow> readRoomRow(Connection &connection, const base::RoomId &room);
[[nodiscard]] std::optional<base::Error> writeRoomRow(Connection &connection, const base::RoomId &room,
                                                      const RoomRow &row);

} // namespace studio::store
