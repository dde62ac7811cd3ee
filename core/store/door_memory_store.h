// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/door.h"
#include "core/store/store.h"

namespace studio::store {

/// What the doors remember beyond a run (a port): who was met in other networks, and marks of sessions that
/// may go on. No id of a session is here, and no token. Threads as in Store.
class DoorMemoryStore
{
public:
    static constexpr qsizetype kMostNetworks = 32; ///< beyond, the one whose people were met longest ago goes

    DoorMemoryStore() = default;
    virtual ~DoorMemoryStore() = default;
    DoorMemoryStore(const DoorMemoryStore &) = delete;
    DoorMemoryStore &operator=(const DoorMemoryStore &) = delete;

    virtual void metIn(const QString &network, QObject *context, Then<QList<model::Acquaintance>> then) = 0;
    virtual void keepMetIn(const QString &network, const QList<model::Acquaintance> &met, QObject *context,
                           Then<void> then) = 0;
    virtual void doorSessions(QObject *context, Then<QList<model::KeptSession>> then) = 0;
    virtual void keepDoorSessions(const QList<model::KeptSession> &sessions, QObject *context,
                                  Then<void> then) = 0;
};

} // namespace studio::store
