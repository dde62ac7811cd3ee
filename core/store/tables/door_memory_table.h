// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/model/door.h"

#include <QList>

namespace studio::store {

class SqliteStore;

/// What the doors remember beyond a run: people met in other networks, and marks of sessions that may
/// continue. It holds no session ids and no tokens. Threads as in SqliteStore::read() and write().
class DoorMemoryTable
{
public:
    DoorMemoryTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    void metIn(const QString &network, QObject *context,
               base::ThenWork<QList<model::Acquaintance>> then) const;
    void keepMetIn(const QString &network, const QList<model::Acquaintance> &met, QObject *context,
                   base::ThenWork<void> then);
    void doorSessions(QObject *context, base::ThenWork<QList<model::KeptSession>> then) const;
    void keepDoorSessions(const QList<model::KeptSession> &sessions, QObject *context,
                          base::ThenWork<void> then);

private:
    SqliteStore &m_store;
};

} // namespace studio::store
