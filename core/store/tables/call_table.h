// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/store/call_sums.h"

#include <QHash>
#include <QList>

namespace studio::store {

class SqliteStore;

/// Model calls and their costs: added, never changed. An empty room means all rooms, and calls outside of
/// rooms. Threads as in SqliteStore::read() and write().
class CallTable
{
public:
    CallTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    void keepCall(const model::CallRecord &record, QObject *context, base::ThenWork<void> then);
    /// The newest calls, oldest first.
    void calls(const base::RoomId &room, int most, QObject *context,
               base::ThenWork<QList<model::CallRecord>> then) const;
    /// Sums of all calls, day by day, oldest first.
    void callDays(const base::RoomId &room, QObject *context, base::ThenWork<QList<DaySum>> then) const;
    /// The cost of each room, in nano-dollars.
    void roomCosts(QObject *context, base::ThenWork<QHash<base::RoomId, qint64>> then) const;

private:
    SqliteStore &m_store;
};

} // namespace studio::store
