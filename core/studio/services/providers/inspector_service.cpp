// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/inspector_service.h"

#include "core/base/log.h"
#include "core/studio/services/request_ids.h"
#include "core/wire/json.h"

namespace studio::services {

using base::RequestId;
using base::Result;
using model::Exchange;

namespace {

/// JSON on many lines; what is none, such as a stream of events, stays as it is.
QByteArray setOut(const QByteArray &text)
{
    const Result<wire::Json> json = wire::parse(text);
    return json ? wire::dumpIndented(*json) : text;
}

} // namespace

InspectorService::InspectorService(store::ExchangeStore &store)
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

RequestId InspectorService::exchanges(const base::RoomId &room, const QDateTime &since)
{
    const RequestId request = nextRequestId();
    const auto work = [this, request, room, since] {
        m_store.exchanges(room, since, kMostExchanges, this,
                          [this, request, room](const Result<QList<Exchange>> &read) {
                              if (!read) {
                                  Q_EMIT failed(request, read.error());
                                  return;
                              }
                              Q_EMIT exchangesRead(request, room, *read);
                              Q_EMIT done(request);
                          });
    };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
    return request;
}

RequestId InspectorService::exchange(qint64 id)
{
    const RequestId request = nextRequestId();
    const auto tell = [this, request](const Result<Exchange> &read) {
        if (!read) {
            Q_EMIT failed(request, read.error());
            return;
        }
        Exchange whole = *read;
        whole.prompt = setOut(whole.prompt);
        whole.reply = setOut(whole.reply);
        Q_EMIT exchangeRead(request, whole);
        Q_EMIT done(request);
    };
    const auto work = [this, id, tell] { m_store.exchange(id, this, tell); };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
    return request;
}

} // namespace studio::services
