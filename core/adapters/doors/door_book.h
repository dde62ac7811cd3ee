// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/room/door_report.h"
#include "core/studio/ports/door_port.h"

#include <QObject>

namespace studio::adapters::doors {

/// What doors have reported: connected clients, recent calls, rejected clients. Bounded, newest first; it
/// knows nothing of ports and tokens. On the studio thread.
class DoorBook final : public QObject, public DoorReport
{
    Q_OBJECT

public:
    static constexpr qsizetype kMostClients = 512; ///< listed; a door may have more

    using QObject::QObject;

    void clientChanged(const model::DoorClient &client) override;
    void clientLeft(const QString &client) override;
    void called(const model::DoorCall &call) override;
    void refused(const model::DoorRejection &rejection) override;
    void networkChanged(const model::DoorState &state) override;

    /// Removes all clients of that door.
    void forgetClients(model::Guest::Door door);
    /// Writes the lists and the network's state into the view.
    void writeInto(ports::DoorsView &view) const;

Q_SIGNALS:
    void changed(); ///< with each report

private:
    QList<model::DoorClient> m_clients;
    QList<model::DoorCall> m_calls;
    QList<model::DoorRejection> m_rejections;
    model::DoorState m_network;
};

} // namespace studio::adapters::doors
