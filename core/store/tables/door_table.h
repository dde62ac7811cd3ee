// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/door_store.h"

namespace studio::store {

class SqliteStore;

/// The settings of the doors, stored on disk.
class DoorTable final : public DoorStore
{
public:
    DoorTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    void doors(QObject *context, base::ThenWork<model::DoorsSettings> then) override;
    void keepDoors(const model::DoorsSettings &settings, QObject *context,
                   base::ThenWork<void> then) override;

private:
    SqliteStore &m_store;
};

} // namespace studio::store
