// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/inspector_service.h"

#include "core/base/log.h"
#include "core/wire/json.h"

namespace studio::services {

using base::Result;
using model::Exchange;

namespace {

/// Indented JSON; other text, such as an event stream, stays unchanged.
QByteArray setOut(const QByteArray &text)
{
    const Result<wire::Json> json = wire::parse(text);
    return json ? wire::dumpIndented(*json) : text;
}

} // namespace

InspectorService::InspectorService(store::ExchangeTable store)
    : m_store(store)
{
}

void InspectorService::keep(const Exchange &exchange)
{
    if (exchange.room.isEmpty())
        return;
    m_store.keepExchange(exchange, this, [this](const Result<Exchange> &stored) {
        if (!stored) {
            qCWarning(base::lcStudio) << "an exchange could not be kept:" << stored.error().detail;
            return;
        }
        Exchange told = *stored;
        told.prompt.clear();
        told.reply.clear();
        Q_EMIT exchangeKept(told);
    });
}

void InspectorService::exchanges(const base::RoomId &room, const QDateTime &since,
                                 base::Then<QList<Exchange>> then)
{
    const auto work = [this, room, since, then] {
        m_store.exchanges(room, since, kMostExchanges, this, then);
    };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
}

void InspectorService::exchange(qint64 id, base::Then<Exchange> then)
{
    const auto tell = [then](const Result<Exchange> &read) {
        then(read.transform([](Exchange whole) {
            whole.prompt = setOut(whole.prompt);
            whole.reply = setOut(whole.reply);
            return whole;
        }));
    };
    const auto work = [this, id, tell] { m_store.exchange(id, this, tell); };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
}

} // namespace studio::services
