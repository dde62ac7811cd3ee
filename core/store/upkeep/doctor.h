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

// Checks and repairs the data of a folder that no studio has open, even if the studio itself cannot be
// opened. Any thread; all of it blocks. NotFound: there is no data. Conflict: another instance has the
// folder, or a newer version wrote the data; nothing is touched then.
namespace studio::store {

/// Keeps others out of a folder, which is created if necessary. A lock left by a killed program is taken
/// over. Conflict: another instance has it. Storage: the folder cannot be written.
[[nodiscard]] base::Result<std::unique_ptr<QLockFile>> lockFolder(const QString &folder,
                                                                  std::chrono::milliseconds patience);

/// Works beside another instance too, and in a folder that cannot be written.
[[nodiscard]] base::Result<model::CheckReport> checkFolder(const QString &folder, const Watch &watch = {});
[[nodiscard]] base::Result<void> rebuildFolder(const QString &folder);
/// Works beside another instance too.
[[nodiscard]] base::Result<model::Backup> backUpFolder(const QString &folder, const QDate &day);

struct Recovery
{
    bool wasNeeded = true; ///< false: nothing was done, since all data can be read
    model::RescueReport report;
    QString aside; ///< the new name of the damaged file
};
[[nodiscard]] base::Result<Recovery> recoverFolder(const QString &folder);

struct Restoration
{
    QString aside;    ///< the new name of the previous data; empty: there was none
    QStringList told; ///< what the file allowed and no longer allows, a sentence for each
};
[[nodiscard]] base::Result<Restoration> restoreFolder(const QString &folder, const QString &backup);

[[nodiscard]] base::Result<model::CompactionGain> weighFolder(const QString &folder,
                                                              const model::Compaction &wanted);
[[nodiscard]] base::Result<model::CompactionGain> compactFolder(const QString &folder,
                                                                const model::Compaction &wanted);
/// If the file cannot be opened, only the sizes of its files.
[[nodiscard]] base::Result<model::DataSizes> sizesOfFolder(const QString &folder);

} // namespace studio::store
