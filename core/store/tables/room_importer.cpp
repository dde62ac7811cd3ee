// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/room_importer.h"

#include "core/store/rows/import_rows.h"
#include "core/store/sqlite/sqlite_store.h"

namespace studio::store {

void RoomImporter::importRoom(const NewRoom &room, QObject *context, base::ThenWork<model::Room> then)
{
    m_store.write(
        context, [room](Connection &connection) { return insertRoom(connection, room); }, std::move(then));
    m_store.mergeWords(); // the import has left words unmerged
}

} // namespace studio::store
