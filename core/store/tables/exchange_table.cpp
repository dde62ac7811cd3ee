// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/exchange_table.h"

#include "core/store/rows/exchange_rows.h"
#include "core/store/sqlite/sqlite_store.h"

namespace studio::store {

void ExchangeTable::keepExchange(const model::Exchange &exchange, QObject *context,
                                 base::ThenWork<model::Exchange> then)
{
    m_store.write(
        context, [exchange](Connection &connection) { return insertExchange(connection, exchange); },
        std::move(then));
}

void ExchangeTable::exchanges(const base::RoomId &room, const QDateTime &since, int most, QObject *context,
                              base::ThenWork<QList<model::Exchange>> then) const
{
    m_store.read(
        context, [=](Connection &connection) { return readExchanges(connection, room, since, most); },
        std::move(then));
}

void ExchangeTable::exchange(qint64 id, QObject *context, base::ThenWork<model::Exchange> then) const
{
    m_store.read(
        context, [id](Connection &connection) { return readExchange(connection, id); }, std::move(then));
}

} // namespace studio::store
