// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pending_requests.h"

namespace studio::ui {

PendingRequests::PendingRequests(ports::RoomPort &port, QObject *parent)
    : QObject(parent)
{
    connect(&port, &ports::RoomPort::done, this,
            [this](const base::RequestId &request) { m_open.remove(request); });
    connect(&port, &ports::RoomPort::failed, this, [this](const base::RequestId &request, const auto &error) {
        const auto found = m_open.constFind(request);
        if (found == m_open.cend())
            return;
        const QString text = *found;
        m_open.erase(found);
        Q_EMIT failed(error, text);
    });
}

base::RequestId PendingRequests::add(const base::RequestId &request, const QString &text)
{
    m_open.insert(request, text);
    return request;
}

} // namespace studio::ui
