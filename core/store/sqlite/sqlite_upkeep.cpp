// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlite/sqlite_work.h"

#include "core/store/rows/search_rows.h"
#include "core/store/upkeep/backups.h"
#include "core/store/upkeep/compaction.h"
#include "core/store/upkeep/data_sizes.h"
#include "core/store/upkeep/doctor_check.h"
#include "core/store/upkeep/next_file.h"

#include <QDateTime>

// The port of SqliteStore that keeps the data whole. What only reads has a connection and a thread of its
// own, so that neither the talk nor the window waits for it; what writes goes to the writer.
namespace studio::store {

using base::Error;
using base::Result;
using model::CompactionGain;

namespace {

template<class T>
using Work = std::function<Result<T>(Connection &)>;

/// With a connection of its own, as these need tables or a state of their own.
template<class T>
Result<T> withConnection(const QString &file, Connection::Mode mode, const Work<T> &work)
{
    Connection connection;
    if (const auto error = connection.open(file, mode))
        return tl::unexpected(*error);
    return work(connection);
}

} // namespace

Watch SqliteStore::watchOf(const Watch &watch) const
{
    return [watch, ends = m_ends](qint64 done, qint64 of) { return !*ends && goesOn(watch, done, of); };
}

template<class T>
void SqliteStore::keepUp(std::function<Result<T>()> work, QObject *context, Then<T> then)
{
    QMetaObject::invokeMethod(
        m_upkeep.get(),
        [work = std::move(work), asker = base::Mailbox(context), then = std::move(then)] {
            answer<T>(asker, then, work());
        },
        Qt::QueuedConnection);
}

void SqliteStore::weigh(QObject *context, Then<model::DataSizes> then)
{
    const auto work = [folder = m_folder] {
        return withConnection<model::DataSizes>(
            databaseIn(folder), Connection::Mode::ReadOnly,
            [&folder](Connection &connection) { return sizesOf(folder, &connection); });
    };
    keepUp<model::DataSizes>(work, context, std::move(then));
}

void SqliteStore::copies(QObject *context, Then<QList<model::Backup>> then)
{
    keepUp<QList<model::Backup>>(
        [folder = m_folder]() -> Result<QList<model::Backup>> { return backupsIn(folder); }, context,
        std::move(then));
}

void SqliteStore::checkData(const Watch &watch, QObject *context, Then<model::CheckReport> then)
{
    const auto work = [folder = m_folder, watch = watchOf(watch)] {
        return withConnection<model::CheckReport>(
            databaseIn(folder), Connection::Mode::ReadOnly,
            [&watch](Connection &connection) { return checkAll(connection, watch); });
    };
    keepUp<model::CheckReport>(work, context, std::move(then));
}

void SqliteStore::rebuild(QObject *context, Then<void> then)
{
    const auto work = [](Connection &connection) -> Result<void> {
        if (const auto error = rebuildReadModels(connection))
            return tl::unexpected(*error);
        if (const auto error = rebuildSearch(connection))
            return tl::unexpected(*error);
        return {};
    };
    write<void>(work, context, std::move(then));
}

void SqliteStore::backUp(const QDate &day, const Watch &watch, QObject *context, Then<model::Backup> then)
{
    const base::Mailbox asker(context);
    if (m_mode == Mode::ReadOnly)
        return answer<model::Backup>(asker, then, tl::unexpected(readOnly()));
    const auto work = [folder = m_folder, day, watch = watchOf(watch)] {
        auto made = backUpOfDay(folder, day, watch);
        if (made)
            dropOldBackups(folder, day);
        return made;
    };
    keepUp<model::Backup>(work, context, std::move(then));
}

void SqliteStore::layReady(const QString &backup, const Watch &watch, QObject *context,
                           Then<QStringList> then)
{
    const base::Mailbox asker(context);
    if (m_mode == Mode::ReadOnly)
        return answer<QStringList>(asker, then, tl::unexpected(readOnly()));
    const auto work = [folder = m_folder, backup, watch = watchOf(watch)] {
        return prepareRestore(folder, backup, watch);
    };
    keepUp<QStringList>(work, context, std::move(then));
}

void SqliteStore::gain(const model::Compaction &wanted, const Watch &watch, QObject *context,
                       Then<CompactionGain> then)
{
    const auto work = [folder = m_folder, wanted, watch = watchOf(watch)] {
        return withConnection<CompactionGain>(
            databaseIn(folder), Connection::Mode::ReadOnly, [&](Connection &connection) {
                return gainOf(connection, wanted, QDateTime::currentDateTimeUtc(), watch);
            });
    };
    keepUp<CompactionGain>(work, context, std::move(then));
}

// On the writer's thread, so that nothing is written meanwhile: what waits there is written after.
void SqliteStore::compactData(const model::Compaction &wanted, const Watch &watch, QObject *context,
                              Then<CompactionGain> then)
{
    const base::Mailbox asker(context);
    if (m_mode == Mode::ReadOnly)
        return answer<CompactionGain>(asker, then, tl::unexpected(readOnly()));
    const auto work = [folder = m_folder, wanted, watch = watchOf(watch), asker, then] {
        answer<CompactionGain>(
            asker, then,
            withConnection<CompactionGain>(
                databaseIn(folder), Connection::Mode::ReadWrite, [&](Connection &connection) {
                    return compact(connection, wanted, QDateTime::currentDateTimeUtc(), watch);
                }));
    };
    QMetaObject::invokeMethod(m_writer.get(), work, Qt::QueuedConnection);
}

} // namespace studio::store
