// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/store/upkeep/data_upkeep.h"
#include "core/studio/ports/upkeep_port.h"

#include <atomic>
#include <functional>
#include <memory>

namespace studio::services {

/// Maintains the data for code outside the core, and makes one backup a day by itself: it checks every hour
/// whether there is a backup for the day, so that a failed backup is tried again. Lives on the studio thread;
/// commands may come from any thread.
class UpkeepService final : public ports::UpkeepPort
{
    Q_OBJECT

public:
    static constexpr base::Millis kFirstLook{60'000}; ///< after the start, which is busy enough
    static constexpr base::Millis kBetweenLooks{3'600'000};

    /// Both outlive it.
    UpkeepService(store::DataUpkeep store, base::Clock &clock);
    /// Running work is stopped and answers nobody.
    ~UpkeepService() override;

    /// From now on backups are made automatically.
    void keepBackups();

    void weighData(base::Then<model::DataSizes> then) override;
    base::Job checkData(base::Listener<int> progress, base::Then<model::CheckReport> then) override;
    void rebuild(base::Then<void> then) override;
    base::Job backUp(base::Listener<int> progress, base::Then<model::Backup> then) override;
    base::Job layReady(const QString &backup, base::Listener<int> progress,
                       base::Then<QStringList> then) override;
    base::Job weighCompaction(const model::Compaction &wanted, base::Listener<int> progress,
                              base::Then<model::CompactionGain> then) override;
    base::Job compact(const model::Compaction &wanted, base::Listener<int> progress,
                      base::Then<model::CompactionGain> then) override;

private:
    using Stop = std::shared_ptr<std::atomic<bool>>;

    void onStudio(std::function<void()> work);
    /// Starts work that the store does, with progress and cancellation on the studio thread.
    base::Job begin(const base::Listener<int> &progress, std::function<void(const store::Watch &)> work);
    [[nodiscard]] store::Watch watch(const Stop &stop, const base::Listener<int> &progress) const;
    void makeBackup(const store::Watch &watch, const base::Then<model::Backup> &then);
    void noteBackup(const base::Result<model::Backup> &made);
    void look();
    void lookLater(base::Millis wait);

    store::DataUpkeep m_store;
    base::Clock &m_clock;
    Stop m_isGone = std::make_shared<std::atomic<bool>>(false); ///< this service is destroyed
    QDateTime m_lastTried;                                      ///< last attempt at a backup, in this run
    QString m_lastTrouble;
    bool m_keepsBackups = false;
};

} // namespace studio::services
