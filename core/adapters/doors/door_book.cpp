// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/doors/door_book.h"

#include <algorithm>

namespace studio::adapters::doors {

using model::DoorCall;
using model::DoorClient;
using model::DoorRejection;
using ports::DoorsView;

namespace {

template<class Row>
void prepend(QList<Row> &rows, const Row &row, qsizetype most)
{
    rows.prepend(row);
    if (rows.size() > most)
        rows.resize(most);
}

bool isTheSame(const DoorRejection &a, const DoorRejection &b)
{
    return a.door == b.door && a.why == b.why && a.detail == b.detail;
}

} // namespace

// Doors do not count calls, so they are counted here.
void DoorBook::clientChanged(const DoorClient &client)
{
    const auto known = std::find_if(m_clients.begin(), m_clients.end(),
                                    [&](const DoorClient &one) { return one.id == client.id; });
    if (known == m_clients.end()) {
        prepend(m_clients, client, kMostClients);
    } else {
        const qint64 calls = std::max(known->calls, client.calls);
        const QDateTime lastSeen = std::max(known->lastSeen, client.lastSeen);
        *known = client;
        known->calls = calls;
        known->lastSeen = lastSeen;
    }
    Q_EMIT changed();
}

void DoorBook::clientLeft(const QString &client)
{
    m_clients.removeIf([&](const DoorClient &one) { return one.id == client; });
    Q_EMIT changed();
}

void DoorBook::called(const DoorCall &call)
{
    prepend(m_calls, call, DoorsView::kMostCalls);
    for (DoorClient &client : m_clients) {
        if (client.id != call.client)
            continue;
        ++client.calls;
        client.lastSeen = call.time;
    }
    Q_EMIT changed();
}

void DoorBook::refused(const DoorRejection &rejection)
{
    if (!m_rejections.isEmpty() && isTheSame(m_rejections.constFirst(), rejection)) {
        m_rejections.first().times += rejection.times;
        m_rejections.first().time = rejection.time;
    } else {
        prepend(m_rejections, rejection, DoorsView::kMostRejections);
    }
    Q_EMIT changed();
}

void DoorBook::networkChanged(const model::DoorState &state)
{
    m_network = state;
    Q_EMIT changed();
}

void DoorBook::forgetClients(model::Guest::Door door)
{
    if (m_clients.removeIf([door](const DoorClient &one) { return one.door == door; }) > 0)
        Q_EMIT changed();
}

void DoorBook::writeInto(DoorsView &view) const
{
    view.network = m_network;
    view.clients = m_clients;
    view.calls = m_calls;
    view.rejections = m_rejections;
}

} // namespace studio::adapters::doors
