// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/door_memory_table.h"

#include "core/store/rows/door_rows.h"
#include "core/store/sqlite/sqlite_store.h"

namespace studio::store {

void DoorMemoryTable::metIn(const QString &network, QObject *context,
                            base::ThenWork<QList<model::Acquaintance>> then) const
{
    m_store.read(
        context, [network](Connection &connection) { return readMetIn(connection, network); },
        std::move(then));
}

void DoorMemoryTable::keepMetIn(const QString &network, const QList<model::Acquaintance> &met,
                                QObject *context, base::ThenWork<void> then)
{
    m_store.write(
        context, [network, met](Connection &connection) { return replaceMetIn(connection, network, met); },
        std::move(then));
}

void DoorMemoryTable::doorSessions(QObject *context, base::ThenWork<QList<model::KeptSession>> then) const
{
    m_store.read(context, readDoorSessions, std::move(then));
}

void DoorMemoryTable::keepDoorSessions(const QList<model::KeptSession> &sessions, QObject *context,
                                       base::ThenWork<void> then)
{
    m_store.write(
        context, [sessions](Connection &connection) { return replaceDoorSessions(connection, sessions); },
        std::move(then));
}

} // namespace studio::store
