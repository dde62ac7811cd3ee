// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/store/upkeep_store.h"
#include "core/studio/ports/upkeep_port.h"

#include <QHash>

#include <atomic>
#include <functional>
#include <memory>

namespace studio::services {

/// Keeps the data whole for the outside, and of itself makes one backup a day: it looks every hour whether
/// the day has one, so that one that failed is tried again then. Lives on the studio thread; commands may
/// come from any thread.
class UpkeepService final : public ports::UpkeepPort
{
    Q_OBJECT

public:
    static constexpr base::Millis kFirstLook{60'000}; ///< after the start, which has enough to do
    static constexpr base::Millis kBetweenLooks{3'600'000};

    /// Both outlive it.
    UpkeepService(store::UpkeepStore &store, base::Clock &clock);
    /// What runs is stopped, and answers nobody.
    ~UpkeepService() override;

    /// From now on there are backups without anybody asking.
    void keepBackups();

    base::RequestId weighData() override;
    base::RequestId checkData() override;
    base::RequestId rebuild() override;
    base::RequestId backUp() override;
    base::RequestId layReady(const QString &backup) override;
    base::RequestId weighCompaction(const model::Compaction &wanted) override;
    base::RequestId compact(const model::Compaction &wanted) override;
    void cancel(const base::RequestId &request) override;

private:
    using Stop = std::shared_ptr<std::atomic<bool>>;

    base::RequestId onStudio(std::function<void(const base::RequestId &)> work);
    [[nodiscard]] store::Watch watch(const base::RequestId &request);
    /// An answer that is done with that signal, or failed.
    template<class T, class Signal>
    [[nodiscard]] store::Then<T> answering(const base::RequestId &request, Signal signal);
    void end(const base::RequestId &request, const base::Result<void> &result);
    void makeBackup(const base::RequestId &request);
    void noteBackup(const base::Result<model::Backup> &made);
    void look();
    void lookLater(base::Millis wait);

    store::UpkeepStore &m_store;
    base::Clock &m_clock;
    QHash<base::RequestId, Stop> m_running;
    QDateTime m_lastTried; ///< a backup, in this run
    QString m_lastTrouble;
    bool m_keepsBackups = false;
};

} // namespace studio::services
