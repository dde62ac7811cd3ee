// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/pending_requests.h"

namespace studio::ui {

PendingRequests::PendingRequests(ports::RoomPort &port, QObject *parent)
    : QObject(parent)
{
    connect(&port, &ports::RoomPort::done, this,
            [this](const base::RequestId &request) { m_open.remove(request); });
    connect(&port, &ports::RoomPort::failed, this, [this](const base::RequestId &request, const auto &error) {
        if (m_open.remove(request))
            Q_EMIT failed(error);
    });
}

base::RequestId PendingRequests::add(const base::RequestId &request)
{
    m_open.insert(request);
    return request;
}

} // namespace studio::ui
