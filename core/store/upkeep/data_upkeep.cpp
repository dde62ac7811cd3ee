// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/upkeep/data_upkeep.h"

#include "core/store/connection.h"
#include "core/store/rows/schema.h"
#include "core/store/rows/search_rows.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/store/upkeep/backups.h"
#include "core/store/upkeep/compaction.h"
#include "core/store/upkeep/data_sizes.h"
#include "core/store/upkeep/doctor_check.h"
#include "core/store/upkeep/next_file.h"

#include <QDateTime>

namespace studio::store {

using base::Result;
using model::CompactionGain;

namespace {

template<class T>
using Work = std::function<Result<T>(Connection &)>;

/// Uses a connection of its own, as this work needs its own tables or state.
template<class T>
Result<T> withConnection(const QString &file, Connection::Mode mode, const Work<T> &work)
{
    Connection connection;
    if (const auto error = connection.open(file, mode))
        return tl::unexpected(*error);
    return work(connection);
}

} // namespace

void DataUpkeep::weigh(QObject *context, base::ThenWork<model::DataSizes> then) const
{
    const auto work = [folder = m_store.folder()] {
        return withConnection<model::DataSizes>(
            databaseIn(folder), Connection::Mode::ReadOnly,
            [&folder](Connection &connection) { return sizesOf(folder, &connection); });
    };
    m_store.keepUp(context, work, std::move(then));
}

void DataUpkeep::copies(QObject *context, base::ThenWork<QList<model::Backup>> then) const
{
    m_store.keepUp(
        context, [folder = m_store.folder()]() -> Result<QList<model::Backup>> { return backupsIn(folder); },
        std::move(then));
}

void DataUpkeep::checkData(const Watch &watch, QObject *context,
                           base::ThenWork<model::CheckReport> then) const
{
    const auto work = [folder = m_store.folder(), watch = m_store.watchOf(watch)] {
        return withConnection<model::CheckReport>(
            databaseIn(folder), Connection::Mode::ReadOnly,
            [&watch](Connection &connection) { return checkAll(connection, watch); });
    };
    m_store.keepUp(context, work, std::move(then));
}

void DataUpkeep::rebuild(QObject *context, base::ThenWork<void> then)
{
    const auto work = [](Connection &connection) -> Result<void> {
        if (const auto error = rebuildReadModels(connection))
            return tl::unexpected(*error);
        if (const auto error = rebuildSearch(connection))
            return tl::unexpected(*error);
        return {};
    };
    m_store.write(context, work, std::move(then));
}

void DataUpkeep::backUp(const QDate &day, const Watch &watch, QObject *context,
                        base::ThenWork<model::Backup> then)
{
    if (m_store.refuse(context, then))
        return;
    const auto work = [folder = m_store.folder(), day, watch = m_store.watchOf(watch)] {
        auto made = backUpOfDay(folder, day, watch);
        if (made)
            dropOldBackups(folder, day);
        return made;
    };
    m_store.keepUp(context, work, std::move(then));
}

void DataUpkeep::layReady(const QString &backup, const Watch &watch, QObject *context,
                          base::ThenWork<QStringList> then)
{
    if (m_store.refuse(context, then))
        return;
    const auto work = [folder = m_store.folder(), backup, watch = m_store.watchOf(watch)] {
        return prepareRestore(folder, backup, watch);
    };
    m_store.keepUp(context, work, std::move(then));
}

void DataUpkeep::gain(const model::Compaction &wanted, const Watch &watch, QObject *context,
                      base::ThenWork<CompactionGain> then) const
{
    const auto work = [folder = m_store.folder(), wanted, watch = m_store.watchOf(watch)] {
        return withConnection<CompactionGain>(
            databaseIn(folder), Connection::Mode::ReadOnly, [&](Connection &connection) {
                return gainOf(connection, wanted, QDateTime::currentDateTimeUtc(), watch);
            });
    };
    m_store.keepUp(context, work, std::move(then));
}

// On the writer's thread, so that nothing is written meanwhile; waiting jobs are written afterwards.
void DataUpkeep::compactData(const model::Compaction &wanted, const Watch &watch, QObject *context,
                             base::ThenWork<CompactionGain> then)
{
    const auto work = [folder = m_store.folder(), wanted, watch = m_store.watchOf(watch)] {
        return withConnection<CompactionGain>(
            databaseIn(folder), Connection::Mode::ReadWrite, [&](Connection &connection) {
                return compact(connection, wanted, QDateTime::currentDateTimeUtc(), watch);
            });
    };
    m_store.writeAlone(context, work, std::move(then));
}

} // namespace studio::store
