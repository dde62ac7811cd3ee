// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/upkeep/doctor.h"

#include "core/store/rows/schema.h"
#include "core/store/rows/search_rows.h"
#include "core/store/store_words.h"
#include "core/store/upkeep/backups.h"
#include "core/store/upkeep/compaction.h"
#include "core/store/upkeep/data_sizes.h"
#include "core/store/upkeep/doctor_check.h"
#include "core/store/upkeep/next_file.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QStorageInfo>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;
using Mode = Connection::Mode;

namespace {

std::optional<Error> mustExist(const QString &folder)
{
    if (QFile::exists(databaseIn(folder)))
        return std::nullopt;
    return Error{ErrorCode::NotFound, StoreWords::tr("No stored data in %1.").arg(folder), folder};
}

/// If the folder cannot be written, SQLite cannot make the index of a journal; without a journal it needs
/// none.
std::optional<Error> openToRead(Connection &connection, const QString &folder)
{
    const QString file = databaseIn(folder);
    auto error = connection.open(file, Mode::ReadOnly);
    if (!error) {
        const auto version = connection.value(u"PRAGMA schema_version"_s);
        if (!version)
            error = version.error();
    }
    if (!error || isDamage(*error) || QFileInfo(file + u"-wal"_s).size() > 0)
        return error && isDamage(*error) ? std::nullopt : error;
    return connection.open(file, Mode::Unchanging);
}

/// A file of a newer version must not be touched; a file whose version cannot be read may be damaged.
std::optional<Error> mustNotBeNewer(const QString &folder)
{
    Connection connection;
    if (const auto error = openToRead(connection, folder))
        return error;
    const auto error = refuseNewer(connection);
    return error && error->code == ErrorCode::Conflict ? error : std::nullopt;
}

using Lock = std::unique_ptr<QLockFile>;

/// Exclusive access to the folder, with data that is not of a newer version.
Result<Lock> take(const QString &folder)
{
    if (const auto error = mustExist(folder))
        return tl::unexpected(*error);
    auto lock = lockFolder(folder, {});
    if (!lock)
        return lock;
    if (const auto error = mustNotBeNewer(folder))
        return tl::unexpected(*error);
    return lock;
}

/// Opens for a change: the file must be of this version and undamaged.
std::optional<Error> openToChange(Connection &connection, const QString &folder)
{
    if (const auto error = connection.open(databaseIn(folder), Mode::ReadWrite))
        return error;
    if (const auto error = lookForDamage(connection, databaseIn(folder)))
        return error;
    const auto version = connection.value(u"PRAGMA user_version"_s);
    if (!version)
        return version.error();
    if (version->toInt() < kSchemaVersion) {
        return Error{
            ErrorCode::Conflict,
            StoreWords::tr("This data is from an earlier version. Open it once in Companion Studio first."),
            u"schema %1"_s.arg(version->toInt())};
    }
    return std::nullopt;
}

bool isUnreadable(const model::CheckReport &report)
{
    for (const model::Finding &finding : report.findings) {
        using Code = model::Finding::Code;
        const bool isOfFile = finding.code == Code::File || finding.code == Code::Schema ||
                              finding.code == Code::Gap || finding.code == Code::Beginning ||
                              finding.code == Code::Body;
        if (isOfFile && finding.severity == model::Finding::Severity::Error)
            return true;
    }
    return false;
}

} // namespace

Result<Lock> lockFolder(const QString &folder, std::chrono::milliseconds patience)
{
    const auto unwritable = [&folder] {
        const QStorageInfo disk(folder);
        if (disk.isValid() && !disk.isReadOnly() && disk.bytesAvailable() == 0)
            return base::failure(ErrorCode::Storage,
                                 StoreWords::tr("The disk is full. Nothing more can be saved."), folder);
        return base::failure(ErrorCode::Storage,
                             StoreWords::tr("The data folder %1 is not writable.").arg(folder), folder);
    };
    if (!QDir().mkpath(folder))
        return unwritable();
    const QString file = folder + u"/studio.lock"_s;
    if (QFileInfo(file).isSymLink())
        return base::failure(
            ErrorCode::Storage,
            StoreWords::tr("%1 is a link and cannot be used as a lock file. Remove it.").arg(file), file);
    auto lock = std::make_unique<QLockFile>(file);
    lock->setStaleLockTime(0);
    if (lock->tryLock(int(patience.count())))
        return lock;
    if (lock->error() != QLockFile::LockFailedError)
        return unwritable();
    return base::failure(
        ErrorCode::Conflict,
        StoreWords::tr("Companion Studio is already using %1. You can open it read-only here.").arg(folder),
        folder);
}

Result<model::CheckReport> checkFolder(const QString &folder, const Watch &watch)
{
    if (const auto error = mustExist(folder))
        return tl::unexpected(*error);
    Connection connection;
    if (const auto error = openToRead(connection, folder))
        return tl::unexpected(*error);
    return checkAll(connection, watch);
}

Result<void> rebuildFolder(const QString &folder)
{
    const auto lock = take(folder);
    if (!lock)
        return tl::unexpected(lock.error());
    Connection connection;
    auto error = openToChange(connection, folder);
    if (!error)
        error = connection.run(u"BEGIN IMMEDIATE"_s);
    if (!error)
        error = rebuildReadModels(connection);
    if (!error)
        error = rebuildSearch(connection);
    if (!error)
        error = connection.run(u"COMMIT"_s);
    if (error)
        return tl::unexpected(*error);
    return {};
}

Result<model::Backup> backUpFolder(const QString &folder, const QDate &day)
{
    if (const auto error = mustExist(folder))
        return tl::unexpected(*error);
    if (const auto error = mustNotBeNewer(folder))
        return tl::unexpected(*error);
    auto made = backUpOfDay(folder, day);
    if (made)
        dropOldBackups(folder, day);
    return made;
}

Result<Recovery> recoverFolder(const QString &folder)
{
    const auto lock = take(folder);
    if (!lock)
        return tl::unexpected(lock.error());
    const auto look = checkFolder(folder);
    if (look && !isUnreadable(*look))
        return Recovery{false, {}, {}};
    if (!look && !isDamage(look.error()))
        return tl::unexpected(look.error());
    const auto report = prepareRescue(folder);
    if (!report)
        return tl::unexpected(report.error());
    const auto aside = takeNextFile(folder, u"damaged"_s);
    if (!aside)
        return tl::unexpected(aside.error());
    return Recovery{true, *report, *aside};
}

Result<Restoration> restoreFolder(const QString &folder, const QString &backup)
{
    const auto lock = lockFolder(folder, {});
    if (!lock)
        return tl::unexpected(lock.error());
    if (QFile::exists(databaseIn(folder))) {
        if (const auto error = mustNotBeNewer(folder))
            return tl::unexpected(*error);
    }
    const auto told = prepareRestore(folder, backup);
    if (!told)
        return tl::unexpected(told.error());
    const auto aside = takeNextFile(folder, u"replaced"_s);
    if (!aside)
        return tl::unexpected(aside.error());
    return Restoration{*aside, *told};
}

Result<model::CompactionGain> weighFolder(const QString &folder, const model::Compaction &wanted)
{
    if (const auto error = mustExist(folder))
        return tl::unexpected(*error);
    Connection connection;
    if (const auto error = openToRead(connection, folder))
        return tl::unexpected(*error);
    if (const auto error = refuseNewer(connection))
        return tl::unexpected(*error);
    return gainOf(connection, wanted, QDateTime::currentDateTimeUtc());
}

Result<model::CompactionGain> compactFolder(const QString &folder, const model::Compaction &wanted)
{
    const auto lock = take(folder);
    if (!lock)
        return tl::unexpected(lock.error());
    Connection connection;
    if (const auto error = openToChange(connection, folder))
        return tl::unexpected(*error);
    return compact(connection, wanted, QDateTime::currentDateTimeUtc());
}

Result<model::DataSizes> sizesOfFolder(const QString &folder)
{
    if (const auto error = mustExist(folder))
        return tl::unexpected(*error);
    Connection connection;
    if (!openToRead(connection, folder) && !refuseNewer(connection)) {
        if (auto sizes = sizesOf(folder, &connection))
            return sizes;
    }
    return sizesOf(folder, nullptr);
}

} // namespace studio::store
