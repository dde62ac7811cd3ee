// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/upkeep/backups.h"

#include "core/store/durable_file.h"
#include "core/store/rows/fact_tables.h"
#include "core/store/store_words.h"
#include "core/store/upkeep/doctor_check.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;
using model::Backup;

namespace {

const auto kDayFormat = u"yyyyMMdd"_s;
const auto kPart = u".part"_s;

QString fileOfDay(const QDate &day) { return u"studio-%1.db"_s.arg(day.toString(kDayFormat)); }

std::optional<Backup> backupOf(const QFileInfo &file)
{
    const QString name = file.completeBaseName();
    Backup backup{file.absoluteFilePath(), QDate::fromString(name.section(u'-', 1), kDayFormat), file.size(),
                  file.lastModified().toUTC()};
    if (!backup.day.isValid() && !name.startsWith("studio-before-schema-"_L1))
        return std::nullopt;
    return backup;
}

using Counts = QMap<QString, qint64>;

Result<Counts> countFacts(Connection &connection)
{
    Counts counts;
    for (const KeptTable &table : keptTables()) {
        if (table.kind != KeptTable::Kind::Fact || table.name == "attachments"_L1)
            continue; // a compaction meanwhile may remove attachments
        const auto there = hasTable(connection, table.name);
        if (!there)
            return tl::unexpected(there.error());
        if (!*there)
            continue;
        const auto count = countOf(connection, table.name);
        if (!count)
            return tl::unexpected(count.error());
        counts.insert(table.name, *count);
    }
    return counts;
}

// Facts only grow: the copy has at least the rows from before it, and at most those from after it.
std::optional<Error> compare(const Counts &before, const Counts &copy, const Counts &after)
{
    for (auto count = before.cbegin(); count != before.cend(); ++count) {
        const qint64 copied = copy.value(count.key(), -1);
        if (copied < *count || copied > after.value(count.key()))
            return Error{ErrorCode::Corrupt, StoreWords::tr("The backup does not match the data."),
                         u"%1: %2 of %3"_s.arg(count.key()).arg(copied).arg(*count)};
    }
    return std::nullopt;
}

Result<Counts> lookThrough(const QString &copy)
{
    Connection connection;
    if (const auto error = connection.open(copy, Connection::Mode::ReadOnly))
        return tl::unexpected(*error);
    if (const auto error = checkFile(connection))
        return tl::unexpected(*error);
    return countFacts(connection);
}

std::optional<Error> copyInto(const QString &database, const QString &part, const Watch &watch)
{
    Connection source;
    if (const auto error = source.open(database, Connection::Mode::ReadOnly))
        return error;
    const auto before = countFacts(source);
    if (!before)
        return before.error();
    if (!goesOn(watch, 1, 4))
        return stopped();
    QString quoted = part;
    quoted.replace(u'\'', u"''"_s);
    if (const auto error = source.run(u"VACUUM INTO '%1'"_s.arg(quoted)))
        return error;
    if (!goesOn(watch, 2, 4))
        return stopped();
    const auto after = countFacts(source);
    if (!after)
        return after.error();
    const auto copy = lookThrough(part);
    if (!copy)
        return copy.error();
    if (!goesOn(watch, 3, 4))
        return stopped();
    return compare(*before, *copy, *after);
}

/// Files left by programs that ended during a backup.
void dropLeftovers(const QString &folder)
{
    const QDateTime old = QDateTime::currentDateTimeUtc().addDays(-1);
    const auto files = QDir(backupsFolder(folder)).entryInfoList({u"studio-*"_s + kPart + u'*'}, QDir::Files);
    for (const QFileInfo &file : files) {
        if (file.lastModified() < old)
            QFile::remove(file.absoluteFilePath());
    }
}

Result<Backup> backUp(const QString &folder, const QString &name, const Watch &watch)
{
    const QString place = backupsFolder(folder) + u'/' + name;
    // Another instance may be making a backup, too.
    const QString part = place + kPart + QString::number(QCoreApplication::applicationPid());
    if (!QFile::exists(databaseIn(folder)))
        return base::failure(ErrorCode::NotFound, StoreWords::tr("No stored data in %1.").arg(folder),
                             folder);
    if (!QDir().mkpath(backupsFolder(folder)))
        return base::failure(
            ErrorCode::Storage,
            StoreWords::tr("The folder %1 could not be created.").arg(backupsFolder(folder)));
    const auto sweep = [&part] {
        for (const QString &suffix : {QString(), u"-wal"_s, u"-shm"_s, u"-journal"_s})
            QFile::remove(part + suffix);
    };
    sweep();
    dropLeftovers(folder);
    auto error = copyInto(databaseIn(folder), part, watch);
    if (!error)
        error = putInPlace(part, place);
    sweep();
    if (error)
        return tl::unexpected(*error);
    const auto made = backupOf(QFileInfo(place));
    return made ? Result<Backup>(*made) : base::failure(ErrorCode::Internal, {}, place);
}

} // namespace

QString databaseIn(const QString &folder) { return folder + u"/studio.db"_s; }

QString backupsFolder(const QString &folder) { return folder + u"/backups"_s; }

QList<Backup> backupsIn(const QString &folder)
{
    QList<Backup> backups;
    const auto files = QDir(backupsFolder(folder)).entryInfoList({u"studio-*.db"_s}, QDir::Files);
    for (const QFileInfo &file : files) {
        if (const auto backup = backupOf(file))
            backups.append(*backup);
    }
    std::sort(backups.begin(), backups.end(),
              [](const Backup &a, const Backup &b) { return a.made > b.made; });
    return backups;
}

Result<Backup> backUpOfDay(const QString &folder, const QDate &day, const Watch &watch)
{
    return backUp(folder, fileOfDay(day), watch);
}

Result<Backup> backUpBeforeSchema(const QString &folder, int schema)
{
    return backUp(folder, u"studio-before-schema-%1.db"_s.arg(schema), {});
}

// Counts the days, weeks and months that have a backup, not their age: a clock that jumps deletes nothing.
QList<QDate> daysToDrop(QList<QDate> days, const QDate &made)
{
    std::sort(days.begin(), days.end(), std::greater<>());
    QSet<QDate> kept{made};
    QSet<int> weeks;
    QSet<int> months;
    for (qsizetype i = 0; i < days.size(); ++i) {
        const QDate day = days[i];
        if (i < kDailyBackups)
            kept.insert(day);
        int year = 0;
        const int week = day.weekNumber(&year);
        if (weeks.size() < kWeeklyBackups && !weeks.contains(year * 100 + week)) {
            weeks.insert(year * 100 + week);
            kept.insert(day);
        }
        if (months.size() < kMonthlyBackups && !months.contains(day.year() * 100 + day.month())) {
            months.insert(day.year() * 100 + day.month());
            kept.insert(day);
        }
    }
    QList<QDate> gone;
    for (const QDate &day : std::as_const(days)) {
        if (!kept.contains(day))
            gone.append(day);
    }
    return gone;
}

void dropOldBackups(const QString &folder, const QDate &made)
{
    QList<QDate> days;
    const QList<Backup> backups = backupsIn(folder);
    for (const Backup &backup : backups) {
        if (backup.day.isValid())
            days.append(backup.day);
    }
    const QList<QDate> gone = daysToDrop(days, made);
    for (const QDate &day : gone)
        QFile::remove(backupsFolder(folder) + u'/' + fileOfDay(day));
}

} // namespace studio::store
