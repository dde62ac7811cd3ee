// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/studio/ports/room_port.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace studio::app {

/// Remembers what to do when a command of a port is done or has failed. Main thread.
class Requests : public QObject
{
    Q_OBJECT

public:
    using Failed = std::function<void(const base::Error &)>;

    explicit Requests(ports::RoomPort &rooms, QObject *parent = nullptr);

    /// Hears of the requests of one more port.
    template<class Port>
    void listenTo(Port &port)
    {
        connect(&port, &Port::done, this, [this](const base::RequestId &request) { end(request, nullptr); });
        connect(&port, &Port::failed, this,
                [this](const base::RequestId &request, const base::Error &error) { end(request, &error); });
    }

    /// One of the two is called, once.
    void follow(const base::RequestId &request, std::function<void()> done, Failed failed);

private:
    void end(const base::RequestId &request, const base::Error *error);

    QHash<base::RequestId, std::pair<std::function<void()>, Failed>> m_open;
};

} // namespace studio::app
