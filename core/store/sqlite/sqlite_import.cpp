// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/import_rows.h"
#include "core/store/sqlite/sqlite_work.h"

// The port of SqliteStore for rooms from outside.
namespace studio::store {

void SqliteStore::importRoom(const NewRoom &room, QObject *context, Then<model::Room> then)
{
    write<model::Room>([room](Connection &connection) { return insertRoom(connection, room); }, context,
                       std::move(then));
    if (m_mode == Mode::ReadWrite)
        mergeOlder();
}

} // namespace studio::store
