// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/store/floor_log_page.h"

#include <QObject>

namespace studio::store {

class SqliteStore;

/// The log without pieces of speech and the like, for a reader that goes through a whole room again. It only
/// reads, so the room may be open. Threads as in SqliteStore::read().
class FloorLog
{
public:
    FloorLog(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    /// At most `count` events from the event `first` on; NotFound if there is no such room.
    void floorLog(const base::RoomId &room, qint64 first, qint64 count, QObject *context,
                  base::ThenWork<FloorLogPage> then) const;

private:
    SqliteStore &m_store;
};

} // namespace studio::store
