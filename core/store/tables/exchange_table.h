// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/model/past/exchange.h"

#include <QDateTime>
#include <QList>

namespace studio::store {

class SqliteStore;

/// Requests to models and their answers: added, never changed. Threads as in SqliteStore::read() and write().
class ExchangeTable
{
public:
    ExchangeTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    /// Sets the id.
    void keepExchange(const model::Exchange &exchange, QObject *context,
                      base::ThenWork<model::Exchange> then);
    /// Exchanges of a room, oldest first, without prompt and reply: those that began at `since` or later.
    void exchanges(const base::RoomId &room, const QDateTime &since, int most, QObject *context,
                   base::ThenWork<QList<model::Exchange>> then) const;
    void exchange(qint64 id, QObject *context, base::ThenWork<model::Exchange> then) const;

private:
    SqliteStore &m_store;
};

} // namespace studio::store
