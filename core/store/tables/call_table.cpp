// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/call_table.h"

#include "core/store/rows/call_rows.h"
#include "core/store/sqlite/sqlite_store.h"

namespace studio::store {

void CallTable::keepCall(const model::CallRecord &record, QObject *context, base::ThenWork<void> then)
{
    m_store.write(
        context, [record](Connection &connection) { return insertCall(connection, record); },
        std::move(then));
}

void CallTable::calls(const base::RoomId &room, int most, QObject *context,
                      base::ThenWork<QList<model::CallRecord>> then) const
{
    m_store.read(
        context, [room, most](Connection &connection) { return readCalls(connection, room, most); },
        std::move(then));
}

void CallTable::callDays(const base::RoomId &room, QObject *context, base::ThenWork<QList<DaySum>> then) const
{
    m_store.read(
        context, [room](Connection &connection) { return readCallDays(connection, room); }, std::move(then));
}

void CallTable::roomCosts(QObject *context, base::ThenWork<QHash<base::RoomId, qint64>> then) const
{
    m_store.read(context, readRoomCosts, std::move(then));
}

} // namespace studio::store
