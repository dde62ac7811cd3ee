// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/room/door_memory.h"

#include <QHash>

namespace studio::tests {

/// The memory of doors, for as long as a test keeps it. It answers from the event loop.
class FakeDoorMemory final : public adapters::DoorMemory
{
public:
    void met(const QString &network, QObject *context,
             std::function<void(const QList<model::Acquaintance> &)> then) override
    {
        QMetaObject::invokeMethod(
            context, [this, network, then = std::move(then)] { then(people.value(network)); },
            Qt::QueuedConnection);
    }
    void keepMet(const QString &network, const QList<model::Acquaintance> &met) override
    {
        people.insert(network, met);
        ++written;
    }
    void sessions(QObject *context, std::function<void(const QList<model::KeptSession> &)> then) override
    {
        QMetaObject::invokeMethod(
            context, [this, then = std::move(then)] { then(kept); }, Qt::QueuedConnection);
    }
    void keepSessions(const QList<model::KeptSession> &sessions) override
    {
        kept = sessions;
        ++written;
    }

    QHash<QString, QList<model::Acquaintance>> people; ///< by network
    QList<model::KeptSession> kept;
    int written = 0;
};

} // namespace studio::tests
