// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/call_sums.h"
#include "core/store/then.h"

#include <QHash>
#include <QList>

namespace studio::store {

class SqliteStore;

/// Calls of models and what they cost: added, never changed. An empty room means all rooms, and calls that
/// belong to no room. Threads as in SqliteStore::read() and write().
class CallTable
{
public:
    CallTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    void keepCall(const model::CallRecord &record, QObject *context, Then<void> then);
    /// The newest, oldest first.
    void calls(const base::RoomId &room, int most, QObject *context,
               Then<QList<model::CallRecord>> then) const;
    /// Of all calls, day by day, oldest first.
    void callDays(const base::RoomId &room, QObject *context, Then<QList<DaySum>> then) const;
    /// What each room has cost, in nano-dollars.
    void roomCosts(QObject *context, Then<QHash<base::RoomId, qint64>> then) const;

private:
    SqliteStore &m_store;
};

} // namespace studio::store
