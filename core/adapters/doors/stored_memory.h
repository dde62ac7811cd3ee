// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/room/door_memory.h"
#include "core/store/tables/door_memory_table.h"

namespace studio::adapters::doors {

/// The memory of the doors, in the store. On the studio thread.
class StoredMemory final : public QObject, public DoorMemory
{
public:
    /// The store outlives it.
    explicit StoredMemory(store::DoorMemoryTable store);

    void met(const QString &network, QObject *context,
             std::function<void(const QList<model::Acquaintance> &)> then) override;
    void keepMet(const QString &network, const QList<model::Acquaintance> &met) override;
    void sessions(QObject *context, std::function<void(const QList<model::KeptSession> &)> then) override;
    void keepSessions(const QList<model::KeptSession> &sessions) override;

private:
    store::DoorMemoryTable m_store;
};

} // namespace studio::adapters::doors
