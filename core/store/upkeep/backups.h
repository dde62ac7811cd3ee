// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/upkeep.h"
#include "core/store/upkeep_watch.h"

#include <QDate>
#include <QList>
#include <QString>

// Copies of the data in its folder `backups`. Any thread; they block.
namespace studio::store {

constexpr int kDailyBackups = 7;
constexpr int kWeeklyBackups = 4;
constexpr int kMonthlyBackups = 6;

[[nodiscard]] QString databaseIn(const QString &folder);
[[nodiscard]] QString backupsFolder(const QString &folder);

/// Complete backups, newest first; unfinished ones are not listed.
[[nodiscard]] QList<model::Backup> backupsIn(const QString &folder);

/// Copies the data as of now, while others may write: the copy is made under another name, put on disk,
/// checked, its rows counted against those of the data, and only then renamed, replacing a backup with the
/// same name. Storage, Corrupt (the data is damaged), Cancelled: no backup has changed.
[[nodiscard]] base::Result<model::Backup> backUpOfDay(const QString &folder, const QDate &day,
                                                      const Watch &watch = {});
/// The same before the data is updated for this version of the studio. `schema` is the new version.
[[nodiscard]] base::Result<model::Backup> backUpBeforeSchema(const QString &folder, int schema);

/// The days whose backups may be deleted: all except the newest of the last days, weeks and months that have
/// one; never `made`, which was just made, whatever the clock says. Pure.
[[nodiscard]] QList<QDate> daysToDrop(QList<QDate> days, const QDate &made);

/// Deletes the backups that daysToDrop() names. A backup that cannot be deleted stays and does no harm.
void dropOldBackups(const QString &folder, const QDate &made);

} // namespace studio::store
