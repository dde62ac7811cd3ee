// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/exchange.h"
#include "core/store/store.h"

namespace studio::store {

/// What went to models and came back (a port): added, never changed. Threads as in Store.
class ExchangeStore
{
public:
    ExchangeStore() = default;
    virtual ~ExchangeStore() = default;
    ExchangeStore(const ExchangeStore &) = delete;
    ExchangeStore &operator=(const ExchangeStore &) = delete;

    /// Gives it its id.
    virtual void keepExchange(const model::Exchange &exchange, QObject *context,
                              Then<model::Exchange> then) = 0;
    /// Of a room, oldest first, without prompt and reply: those that began at `since` or later.
    virtual void exchanges(const base::RoomId &room, const QDateTime &since, int most, QObject *context,
                           Then<QList<model::Exchange>> then) = 0;
    virtual void exchange(qint64 id, QObject *context, Then<model::Exchange> then) = 0;
};

} // namespace studio::store
