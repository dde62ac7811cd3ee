// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/model/upkeep.h"
#include "core/store/upkeep_watch.h"

#include <QDate>
#include <QList>
#include <QObject>
#include <QStringList>

namespace studio::store {

class SqliteStore;

/// Backup and maintenance of the data. Work that only reads has its own connection on the upkeep thread (see
/// SqliteStore::keepUp()), so that neither the talk nor the window waits; work that writes goes to the
/// writer. A watch is called on the thread of the work.
class DataUpkeep
{
public:
    DataUpkeep(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    void weigh(QObject *context, base::ThenWork<model::DataSizes> then) const;
    /// Newest first; only reads file names.
    void copies(QObject *context, base::ThenWork<QList<model::Backup>> then) const;
    void checkData(const Watch &watch, QObject *context, base::ThenWork<model::CheckReport> then) const;
    /// Rebuilds what is derived from the events. Writing waits meanwhile.
    void rebuild(QObject *context, base::ThenWork<void> then);
    /// Makes a verified copy for that day; backups that are no longer needed are deleted.
    void backUp(const QDate &day, const Watch &watch, QObject *context, base::ThenWork<model::Backup> then);
    /// Prepares a backup to replace the data at the next start. The answer is what the backup allowed and no
    /// longer allows, a sentence for each.
    void layReady(const QString &backup, const Watch &watch, QObject *context,
                  base::ThenWork<QStringList> then);
    void gain(const model::Compaction &wanted, const Watch &watch, QObject *context,
              base::ThenWork<model::CompactionGain> then) const;
    /// Writing waits meanwhile.
    void compactData(const model::Compaction &wanted, const Watch &watch, QObject *context,
                     base::ThenWork<model::CompactionGain> then);

private:
    SqliteStore &m_store;
};

} // namespace studio::store
