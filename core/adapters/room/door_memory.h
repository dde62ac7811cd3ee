// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/door.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>

namespace studio::adapters {

/// What doors remember beyond a run (a port). Unreadable data counts as missing, and data that cannot be
/// stored is lost with the run. Answers come once, later, unless the context is destroyed. On the studio
/// thread.
class DoorMemory
{
public:
    virtual ~DoorMemory() = default;

    /// Participants met in another network, by its address.
    virtual void met(const QString &network, QObject *context,
                     std::function<void(const QList<model::Acquaintance> &)> then) = 0;
    virtual void keepMet(const QString &network, const QList<model::Acquaintance> &met) = 0;
    /// Sessions of our MCP server.
    virtual void sessions(QObject *context, std::function<void(const QList<model::KeptSession> &)> then) = 0;
    virtual void keepSessions(const QList<model::KeptSession> &sessions) = 0;
};

} // namespace studio::adapters
