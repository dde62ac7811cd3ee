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

/// Those that were made whole, the newest first; what is still being made is none.
[[nodiscard]] QList<model::Backup> backupsIn(const QString &folder);

/// A copy of the data as of now, beside which others may write: made under another name, put on disk, looked
/// through, its rows counted against those of the data, and only then given its name, in place of one of the
/// same name. Storage, Corrupt (the data is damaged), Cancelled: no backup has changed.
[[nodiscard]] base::Result<model::Backup> backUpOfDay(const QString &folder, const QDate &day,
                                                      const Watch &watch = {});
/// The same before the data is changed for this version of the studio. `schema` is the version it will have.
[[nodiscard]] base::Result<model::Backup> backUpBeforeSchema(const QString &folder, int schema);

/// The days whose backups may go: all but the newest of the last days, weeks and months that have one; never
/// `made`, which was made just now, whatever the clock says. Pure.
[[nodiscard]] QList<QDate> daysToDrop(QList<QDate> days, const QDate &made);

/// Takes away what daysToDrop() names. Whatever cannot be taken away stays; it is only more than needed.
void dropOldBackups(const QString &folder, const QDate &made);

} // namespace studio::store
