// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/upkeep.h"
#include "core/store/store.h"
#include "core/store/upkeep_watch.h"

namespace studio::store {

/// What keeps the data whole (a port). Threads as in Store; the work is done beside reading and writing, on a
/// thread of its own, one after the other. A watch is called on that thread.
class UpkeepStore
{
public:
    UpkeepStore() = default;
    virtual ~UpkeepStore() = default;
    UpkeepStore(const UpkeepStore &) = delete;
    UpkeepStore &operator=(const UpkeepStore &) = delete;

    virtual void weigh(QObject *context, Then<model::DataSizes> then) = 0;
    /// The newest first; only files are looked at.
    virtual void copies(QObject *context, Then<QList<model::Backup>> then) = 0;
    virtual void checkData(const Watch &watch, QObject *context, Then<model::CheckReport> then) = 0;
    /// Makes again what is made from the events. Writing waits meanwhile.
    virtual void rebuild(QObject *context, Then<void> then) = 0;
    /// A verified copy of that day; those that are not needed any more go.
    virtual void backUp(const QDate &day, const Watch &watch, QObject *context, Then<model::Backup> then) = 0;
    /// Lays a backup ready: it takes the place of the data at the next start. The answer is what it allowed
    /// and allows no more, a sentence for each.
    virtual void layReady(const QString &backup, const Watch &watch, QObject *context,
                          Then<QStringList> then) = 0;
    virtual void gain(const model::Compaction &wanted, const Watch &watch, QObject *context,
                      Then<model::CompactionGain> then) = 0;
    /// Writing waits meanwhile.
    virtual void compactData(const model::Compaction &wanted, const Watch &watch, QObject *context,
                             Then<model::CompactionGain> then) = 0;
};

} // namespace studio::store
