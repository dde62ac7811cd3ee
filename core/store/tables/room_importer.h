// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/store/new_room.h"

#include <QObject>

namespace studio::store {

class SqliteStore;

/// Imports rooms from outside into the store. Threads as in SqliteStore::write().
class RoomImporter
{
public:
    RoomImporter(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    /// Writes the room with its people and pictures in one transaction: none of it is visible before all of
    /// it is on disk, and a crash leaves nothing. All other writing waits meanwhile. Conflict: the room or
    /// one of the companions exists already.
    void importRoom(const NewRoom &room, QObject *context, base::ThenWork<model::Room> then);

private:
    SqliteStore &m_store;
};

} // namespace studio::store
