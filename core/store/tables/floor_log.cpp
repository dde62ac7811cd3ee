// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/floor_log.h"

#include "core/store/rows/room_rows.h"
#include "core/store/sqlite/sqlite_store.h"

namespace studio::store {

void FloorLog::floorLog(const base::RoomId &room, qint64 first, qint64 count, QObject *context,
                        base::ThenWork<FloorLogPage> then) const
{
    m_store.read(
        context,
        [room, first, count](Connection &connection) { return readFloorLog(connection, room, first, count); },
        std::move(then));
}

} // namespace studio::store
