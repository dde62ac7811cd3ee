// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/job.h"
#include "core/base/then.h"
#include "core/model/upkeep.h"

#include <QObject>

namespace studio::ports {

/// Backup and maintenance of the data, for code outside the core (a port).
///
/// Any thread may call a command. `then` gets the result exactly once, after all progress and the news that
/// the command caused. Long work is done one job after the other, beside the talk; its progress goes from 0
/// to 100, -1: unknown. Every job can be cancelled (Cancelled); writing fails with ReadOnly if the data may
/// only be read.
class UpkeepPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void weighData(base::Then<model::DataSizes> then) = 0;
    virtual base::Job checkData(base::Listener<int> progress, base::Then<model::CheckReport> then) = 0;
    virtual void rebuild(base::Then<void> then) = 0;
    virtual base::Job backUp(base::Listener<int> progress, base::Then<model::Backup> then) = 0;
    /// The backup replaces the data at the next start; the current data is kept aside. `then`: what the
    /// backup allowed and no longer allows (doors, standing answers), in a sentence for each.
    virtual base::Job layReady(const QString &backup, base::Listener<int> progress,
                               base::Then<QStringList> then) = 0;
    virtual base::Job weighCompaction(const model::Compaction &wanted, base::Listener<int> progress,
                                      base::Then<model::CompactionGain> then) = 0;
    /// Messages said meanwhile are shown when the work is over.
    virtual base::Job compact(const model::Compaction &wanted, base::Listener<int> progress,
                              base::Then<model::CompactionGain> then) = 0;

Q_SIGNALS:
    /// A backup was made or failed, or the data was compacted; ask again.
    void dataChanged();
};

} // namespace studio::ports
