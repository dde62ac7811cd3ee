// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/upkeep_service.h"

#include "core/base/log.h"

#include <algorithm>
#include <utility>

namespace studio::services {

using base::ErrorCode;
using base::Listener;
using base::Result;
using base::Then;

UpkeepService::UpkeepService(store::DataUpkeep store, base::Clock &clock)
    : m_store(store)
    , m_clock(clock)
{
}

UpkeepService::~UpkeepService() { *m_isGone = true; }

void UpkeepService::onStudio(std::function<void()> work)
{
    QMetaObject::invokeMethod(this, std::move(work), Qt::QueuedConnection);
}

base::Job UpkeepService::begin(const Listener<int> &progress, std::function<void(const store::Watch &)> work)
{
    const auto stop = std::make_shared<std::atomic<bool>>(false);
    onStudio([work = std::move(work), watch = watch(stop, progress)] { work(watch); });
    return base::Job([stop] { *stop = true; });
}

// Called on the store's thread, even after this object is gone; reports at most each whole percent.
store::Watch UpkeepService::watch(const Stop &stop, const Listener<int> &progress) const
{
    const auto told = std::make_shared<int>(-2);
    return [isGone = m_isGone, stop, progress, told](qint64 done, qint64 of) {
        const int percent = of > 0 ? int(std::clamp<qint64>(done * 100 / of, 0, 100)) : -1;
        const bool goesOn = !*stop && !*isGone;
        if (goesOn && std::exchange(*told, percent) != percent)
            progress(percent);
        return goesOn;
    };
}

void UpkeepService::weighData(Then<model::DataSizes> then)
{
    const auto tell = [this, then](const Result<model::DataSizes> &sizes) {
        then(sizes.transform([this](model::DataSizes told) {
            told.lastTried = m_lastTried;
            told.lastTrouble = m_lastTrouble;
            return told;
        }));
    };
    onStudio([this, tell] { m_store.weigh(this, tell); });
}

base::Job UpkeepService::checkData(Listener<int> progress, Then<model::CheckReport> then)
{
    return begin(progress, [this, then](const store::Watch &watch) { m_store.checkData(watch, this, then); });
}

void UpkeepService::rebuild(Then<void> then)
{
    onStudio([this, then] { m_store.rebuild(this, then); });
}

base::Job UpkeepService::backUp(Listener<int> progress, Then<model::Backup> then)
{
    return begin(progress, [this, then](const store::Watch &watch) { makeBackup(watch, then); });
}

void UpkeepService::makeBackup(const store::Watch &watch, const Then<model::Backup> &then)
{
    m_store.backUp(m_clock.wallNow().toLocalTime().date(), watch, this,
                   [this, then](const Result<model::Backup> &made) {
                       noteBackup(made);
                       then(made);
                   });
}

void UpkeepService::noteBackup(const Result<model::Backup> &made)
{
    if (!made && made.error().code == ErrorCode::Cancelled)
        return;
    m_lastTried = m_clock.wallNow();
    m_lastTrouble = made ? QString() : made.error().text;
    if (!made)
        qCWarning(base::lcStudio) << "no backup:" << made.error().text << made.error().detail;
    Q_EMIT dataChanged();
}

base::Job UpkeepService::layReady(const QString &backup, Listener<int> progress, Then<QStringList> then)
{
    return begin(progress, [this, backup, then](const store::Watch &watch) {
        m_store.layReady(backup, watch, this, then);
    });
}

base::Job UpkeepService::weighCompaction(const model::Compaction &wanted, Listener<int> progress,
                                         Then<model::CompactionGain> then)
{
    return begin(progress, [this, wanted, then](const store::Watch &watch) {
        m_store.gain(wanted, watch, this, then);
    });
}

base::Job UpkeepService::compact(const model::Compaction &wanted, Listener<int> progress,
                                 Then<model::CompactionGain> then)
{
    const auto tell = [this, then](const Result<model::CompactionGain> &gain) {
        if (gain)
            Q_EMIT dataChanged();
        then(gain);
    };
    return begin(progress, [this, wanted, tell](const store::Watch &watch) {
        m_store.compactData(wanted, watch, this, tell);
    });
}

void UpkeepService::keepBackups()
{
    if (m_keepsBackups)
        return;
    m_keepsBackups = true;
    lookLater(kFirstLook);
}

void UpkeepService::lookLater(base::Millis wait)
{
    m_clock.callAt(m_clock.steadyNow() + wait, this, [this] { look(); });
}

// The day's backup counts only while it exists: if it is deleted, another is made.
void UpkeepService::look()
{
    lookLater(kBetweenLooks);
    m_store.copies(this, [this](const Result<QList<model::Backup>> &copies) {
        const QDate today = m_clock.wallNow().toLocalTime().date();
        const bool hasOne = copies && std::any_of(copies->begin(), copies->end(),
                                                  [today](const auto &copy) { return copy.day == today; });
        if (!hasOne)
            makeBackup(watch(m_isGone, {}), {});
    });
}

} // namespace studio::services
