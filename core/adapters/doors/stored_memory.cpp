// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/doors/stored_memory.h"

#include "core/base/log.h"

namespace studio::adapters::doors {

using base::Result;

namespace {

void tell(const Result<void> &kept)
{
    if (!kept)
        qCWarning(base::lcStudio) << "what the doors remember cannot be kept:" << kept.error().detail;
}

/// The values read, or nothing.
template<class Value>
base::ThenWork<Value> orNothing(std::function<void(const Value &)> then)
{
    return [then = std::move(then)](const Result<Value> &read) {
        if (!read)
            qCWarning(base::lcStudio) << "what the doors remember cannot be read:" << read.error().detail;
        then(read.value_or(Value()));
    };
}

} // namespace

StoredMemory::StoredMemory(store::DoorMemoryTable store)
    : m_store(store)
{
}

void StoredMemory::met(const QString &network, QObject *context,
                       std::function<void(const QList<model::Acquaintance> &)> then)
{
    m_store.metIn(network, context, orNothing<QList<model::Acquaintance>>(std::move(then)));
}

void StoredMemory::keepMet(const QString &network, const QList<model::Acquaintance> &met)
{
    m_store.keepMetIn(network, met, this, tell);
}

void StoredMemory::sessions(QObject *context, std::function<void(const QList<model::KeptSession> &)> then)
{
    m_store.doorSessions(context, orNothing<QList<model::KeptSession>>(std::move(then)));
}

void StoredMemory::keepSessions(const QList<model::KeptSession> &sessions)
{
    m_store.keepDoorSessions(sessions, this, tell);
}

} // namespace studio::adapters::doors
