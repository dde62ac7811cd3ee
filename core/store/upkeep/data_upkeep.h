// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/upkeep.h"
#include "core/store/then.h"
#include "core/store/upkeep_watch.h"

#include <QDate>
#include <QList>
#include <QObject>
#include <QStringList>

namespace studio::store {

class SqliteStore;

/// Keeps the data whole. What only reads has a connection of its own on the upkeep thread (see
/// SqliteStore::keepUp()), so that neither the talk nor the window waits for it; what writes goes to the
/// writer. A watch is called on the thread of the work.
class DataUpkeep
{
public:
    DataUpkeep(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    void weigh(QObject *context, Then<model::DataSizes> then) const;
    /// The newest first; only files are looked at.
    void copies(QObject *context, Then<QList<model::Backup>> then) const;
    void checkData(const Watch &watch, QObject *context, Then<model::CheckReport> then) const;
    /// Makes again what is made from the events. Writing waits meanwhile.
    void rebuild(QObject *context, Then<void> then);
    /// A verified copy of that day; those that are not needed any more go.
    void backUp(const QDate &day, const Watch &watch, QObject *context, Then<model::Backup> then);
    /// Lays a backup ready: it takes the place of the data at the next start. The answer is what it allowed
    /// and allows no more, a sentence for each.
    void layReady(const QString &backup, const Watch &watch, QObject *context, Then<QStringList> then);
    void gain(const model::Compaction &wanted, const Watch &watch, QObject *context,
              Then<model::CompactionGain> then) const;
    /// Writing waits meanwhile.
    void compactData(const model::Compaction &wanted, const Watch &watch, QObject *context,
                     Then<model::CompactionGain> then);

private:
    SqliteStore &m_store;
};

} // namespace studio::store
