// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/door_table.h"

#include "core/store/rows/door_rows.h"
#include "core/store/sqlite/sqlite_store.h"

namespace studio::store {

void DoorTable::doors(QObject *context, base::ThenWork<model::DoorsSettings> then)
{
    m_store.read(context, readDoors, std::move(then));
}

void DoorTable::keepDoors(const model::DoorsSettings &settings, QObject *context, base::ThenWork<void> then)
{
    m_store.write(
        context, [settings](Connection &connection) { return replaceDoors(connection, settings); },
        std::move(then));
}

} // namespace studio::store
