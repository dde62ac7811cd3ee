// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/upkeep/next_file.h"

#include "core/base/log.h"
#include "core/store/durable_file.h"
#include "core/store/store_words.h"
#include "core/store/upkeep/backups.h"
#include "core/store/upkeep/doctor_check.h"
#include "core/store/upkeep/rescue.h"
#include "core/store/upkeep/withdrawal.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;

namespace {

constexpr qint64 kPiece = 1024 * 1024;

std::optional<Error> troubleIn(const QString &file)
{
    Connection connection;
    if (const auto error = connection.open(file, Connection::Mode::ReadOnly))
        return error;
    connection.beginBound();
    return checkFile(connection);
}

/// The hash of the data that was read and written piece by piece.
Result<QByteArray> copy(QFile &from, QFile &to, const Watch &watch)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    while (!from.atEnd()) {
        const QByteArray piece = from.read(kPiece);
        if (piece.isEmpty())
            return base::failure(ErrorCode::Storage,
                                 StoreWords::tr("The file %1 could not be read.").arg(from.fileName()),
                                 from.errorString());
        if (to.write(piece) != piece.size())
            return base::failure(ErrorCode::Storage,
                                 StoreWords::tr("The file %1 could not be written.").arg(to.fileName()),
                                 to.errorString());
        hash.addData(piece);
        if (!goesOn(watch, from.pos(), from.size()))
            return tl::unexpected(stopped());
    }
    if (!to.flush())
        return base::failure(ErrorCode::Storage,
                             StoreWords::tr("The file %1 could not be written.").arg(to.fileName()),
                             to.errorString());
    return hash.result();
}

std::optional<Error> copyWhole(const QString &from, const QString &to, const Watch &watch)
{
    QFile source(from);
    QFile target(to);
    if (!source.open(QIODevice::ReadOnly))
        return Error{ErrorCode::NotFound, StoreWords::tr("The file %1 could not be read.").arg(from),
                     source.errorString()};
    if (!target.open(QIODevice::ReadWrite | QIODevice::Truncate))
        return Error{ErrorCode::Storage, StoreWords::tr("The file %1 could not be written.").arg(to),
                     target.errorString()};
    const auto written = copy(source, target, watch);
    if (!written)
        return written.error();
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!target.seek(0) || !hash.addData(&target) || hash.result() != *written)
        return Error{ErrorCode::Storage, StoreWords::tr("The file %1 could not be written.").arg(to),
                     u"read back"_s};
    return std::nullopt;
}

QString partOf(const QString &folder) { return nextFileIn(folder) + u".part"_s; }

void sweep(const QString &folder)
{
    for (const QString &suffix : {QString(), u"-wal"_s, u"-shm"_s, u"-journal"_s})
        QFile::remove(partOf(folder) + suffix);
}

Result<QStringList> withdrawnFrom(const QString &file)
{
    Connection connection;
    if (const auto error = connection.open(file, Connection::Mode::ReadWrite))
        return tl::unexpected(*error);
    auto told = withdrawConsent(connection);
    connection.close();
    for (const QString &sentence : told.value_or(QStringList()))
        qCInfo(base::lcStore).noquote() << "before it is used:" << sentence;
    return told;
}

QString newestBackup(const QString &folder)
{
    const QList<model::Backup> backups = backupsIn(folder);
    return backups.isEmpty() ? QString() : backups.first().file;
}

} // namespace

QString nextFileIn(const QString &folder) { return databaseIn(folder) + u".next"_s; }

Result<QStringList> prepareRestore(const QString &folder, const QString &backup, const Watch &watch)
{
    if (!QFileInfo(backup).isFile()) // reading a pipe would block
        return base::failure(ErrorCode::NotFound, StoreWords::tr("The file %1 does not exist.").arg(backup),
                             backup);
    if (const auto error = troubleIn(backup))
        return tl::unexpected(*error);
    sweep(folder);
    auto error = copyWhole(backup, partOf(folder), watch);
    Result<QStringList> told;
    if (!error) {
        told = withdrawnFrom(partOf(folder));
        error = told ? troubleIn(partOf(folder)) : std::optional(told.error());
    }
    if (!error)
        error = putInPlace(partOf(folder), nextFileIn(folder));
    sweep(folder);
    return error ? Result<QStringList>(tl::unexpected(*error)) : told;
}

Result<model::RescueReport> prepareRescue(const QString &folder, const QString &damaged, const Watch &watch)
{
    const QString from = damaged.isEmpty() ? databaseIn(folder) : damaged;
    sweep(folder);
    auto report = rescueInto(partOf(folder), from, newestBackup(folder), watch);
    if (report) {
        const auto told = withdrawnFrom(partOf(folder));
        report->withdrawn = told.value_or(QStringList());
        if (!told)
            report = tl::unexpected(told.error());
        else if (const auto error = putInPlace(partOf(folder), nextFileIn(folder)))
            report = tl::unexpected(*error);
    }
    sweep(folder);
    return report;
}

// A journal without its database would be merged into the new one: it is moved aside too.
Result<QString> takeNextFile(const QString &folder, const QString &why)
{
    const QString file = databaseIn(folder);
    const QStringList parts{file, file + u"-wal"_s, file + u"-shm"_s};
    QString aside;
    if (std::any_of(parts.begin(), parts.end(), [](const QString &part) { return QFile::exists(part); })) {
        aside = asideName(file, why);
        if (const auto error = moveDatabase(file, aside))
            return tl::unexpected(*error);
    }
    if (const auto error = putInPlace(nextFileIn(folder), file))
        return tl::unexpected(*error);
    return aside;
}

} // namespace studio::store
