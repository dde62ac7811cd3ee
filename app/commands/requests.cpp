// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/requests.h"

namespace studio::app {

using base::Error;
using base::RequestId;

Requests::Requests(ports::RoomPort &rooms, QObject *parent)
    : QObject(parent)
{
    listenTo(rooms);
}

void Requests::follow(const RequestId &request, std::function<void()> done, Failed failed)
{
    m_open.insert(request, {std::move(done), std::move(failed)});
}

void Requests::end(const RequestId &request, const Error *error)
{
    const auto [done, failed] = m_open.take(request);
    if (error && failed)
        failed(*error);
    else if (!error && done)
        done();
}

} // namespace studio::app
