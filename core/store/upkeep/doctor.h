// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/upkeep.h"
#include "core/store/upkeep_watch.h"

#include <QDate>
#include <QString>

#include <chrono>
#include <memory>

class QLockFile;

// What keeps the data of a folder whole, for whoever has no studio open on it: also where the studio itself
// cannot be opened. Any thread; all of it blocks. NotFound: there is no data. Conflict: another instance has
// the folder, or a newer version wrote the data; nothing is touched then.
namespace studio::store {

/// Keeps others out of a folder, which is made if there is none. A lock that a killed program left is taken
/// over. Conflict: another instance has it. Storage: the folder cannot be written.
[[nodiscard]] base::Result<std::unique_ptr<QLockFile>> lockFolder(const QString &folder,
                                                                  std::chrono::milliseconds patience);

/// Beside another instance too, and in a folder that cannot be written.
[[nodiscard]] base::Result<model::CheckReport> checkFolder(const QString &folder, const Watch &watch = {});
[[nodiscard]] base::Result<void> rebuildFolder(const QString &folder);
/// Beside another instance too.
[[nodiscard]] base::Result<model::Backup> backUpFolder(const QString &folder, const QDate &day);

struct Recovery
{
    bool wasNeeded = true; ///< else nothing was done: all can be read
    model::RescueReport report;
    QString aside; ///< where the damaged file is now
};
[[nodiscard]] base::Result<Recovery> recoverFolder(const QString &folder);

struct Restoration
{
    QString aside;    ///< where what was there is now; empty: there was nothing
    QStringList told; ///< what the file allowed and allows no more, a sentence for each
};
[[nodiscard]] base::Result<Restoration> restoreFolder(const QString &folder, const QString &backup);

[[nodiscard]] base::Result<model::CompactionGain> weighFolder(const QString &folder,
                                                              const model::Compaction &wanted);
[[nodiscard]] base::Result<model::CompactionGain> compactFolder(const QString &folder,
                                                                const model::Compaction &wanted);
/// Of a file that cannot be opened only what its files weigh.
[[nodiscard]] base::Result<model::DataSizes> sizesOfFolder(const QString &folder);

} // namespace studio::store
