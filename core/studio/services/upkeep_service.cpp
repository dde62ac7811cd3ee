// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/upkeep_service.h"

#include "core/base/log.h"
#include "core/base/mailbox.h"
#include "core/studio/services/request_ids.h"

#include <algorithm>
#include <utility>

namespace studio::services {

using base::ErrorCode;
using base::RequestId;
using base::Result;

UpkeepService::UpkeepService(store::UpkeepStore &store, base::Clock &clock)
    : m_store(store)
    , m_clock(clock)
{
}

RequestId UpkeepService::onStudio(std::function<void(const RequestId &)> work)
{
    const RequestId request = nextRequestId();
    QMetaObject::invokeMethod(
        this, [work = std::move(work), request] { work(request); }, Qt::QueuedConnection);
    return request;
}

UpkeepService::~UpkeepService()
{
    for (const Stop &stop : std::as_const(m_running))
        *stop = true;
}

// Called on the store's thread, also when this object is gone already; tells at most each whole percent.
store::Watch UpkeepService::watch(const RequestId &request)
{
    const auto stop = std::make_shared<std::atomic<bool>>(false);
    m_running.insert(request, stop);
    const auto told = std::make_shared<int>(-2);
    return [this, mailbox = base::Mailbox(this), request, stop, told](qint64 done, qint64 of) {
        const int percent = of > 0 ? int(std::clamp<qint64>(done * 100 / of, 0, 100)) : -1;
        if (!*stop && *told != percent) {
            *told = percent;
            mailbox.post([this, request, percent] { Q_EMIT progressed(request, percent); });
        }
        return !*stop;
    };
}

template<class T, class Signal>
store::Then<T> UpkeepService::answering(const RequestId &request, Signal signal)
{
    return [this, request, signal](const Result<T> &result) {
        m_running.remove(request);
        if (!result) {
            Q_EMIT failed(request, result.error());
            return;
        }
        Q_EMIT(this->*signal)(request, *result);
        Q_EMIT done(request);
    };
}

void UpkeepService::end(const RequestId &request, const Result<void> &result)
{
    m_running.remove(request);
    if (result)
        Q_EMIT done(request);
    else
        Q_EMIT failed(request, result.error());
}

void UpkeepService::cancel(const RequestId &request)
{
    QMetaObject::invokeMethod(
        this,
        [this, request] {
            if (const Stop stop = m_running.value(request))
                *stop = true;
        },
        Qt::QueuedConnection);
}

RequestId UpkeepService::weighData()
{
    return onStudio([this](const RequestId &request) {
        m_store.weigh(this, [this, request](const Result<model::DataSizes> &sizes) {
            if (!sizes) {
                Q_EMIT failed(request, sizes.error());
                return;
            }
            model::DataSizes told = *sizes;
            told.lastTried = m_lastTried;
            told.lastTrouble = m_lastTrouble;
            Q_EMIT dataWeighed(request, told);
            Q_EMIT done(request);
        });
    });
}

RequestId UpkeepService::checkData()
{
    return onStudio([this](const RequestId &request) {
        m_store.checkData(watch(request), this,
                          answering<model::CheckReport>(request, &UpkeepPort::dataChecked));
    });
}

RequestId UpkeepService::rebuild()
{
    return onStudio([this](const RequestId &request) {
        m_store.rebuild(this, [this, request](const Result<void> &result) { end(request, result); });
    });
}

RequestId UpkeepService::backUp()
{
    return onStudio([this](const RequestId &request) { makeBackup(request); });
}

void UpkeepService::makeBackup(const RequestId &request)
{
    const auto answer = answering<model::Backup>(request, &UpkeepPort::backedUp);
    m_store.backUp(m_clock.wallNow().toLocalTime().date(), watch(request), this,
                   [this, answer](const Result<model::Backup> &made) {
                       noteBackup(made);
                       answer(made);
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

RequestId UpkeepService::layReady(const QString &backup)
{
    return onStudio([this, backup](const RequestId &request) {
        m_store.layReady(backup, watch(request), this, [this, request](const Result<QStringList> &result) {
            if (result)
                Q_EMIT laidReady(request, *result);
            end(request, result.transform([](const QStringList &) {}));
        });
    });
}

RequestId UpkeepService::weighCompaction(const model::Compaction &wanted)
{
    return onStudio([this, wanted](const RequestId &request) {
        m_store.gain(wanted, watch(request), this,
                     answering<model::CompactionGain>(request, &UpkeepPort::compactionWeighed));
    });
}

RequestId UpkeepService::compact(const model::Compaction &wanted)
{
    return onStudio([this, wanted](const RequestId &request) {
        const auto answer = answering<model::CompactionGain>(request, &UpkeepPort::compacted);
        m_store.compactData(wanted, watch(request), this,
                            [this, answer](const Result<model::CompactionGain> &gain) {
                                answer(gain);
                                if (gain)
                                    Q_EMIT dataChanged();
                            });
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

// The day's backup counts only if it is there: whoever takes it away gets another.
void UpkeepService::look()
{
    lookLater(kBetweenLooks);
    m_store.copies(this, [this](const Result<QList<model::Backup>> &copies) {
        const QDate today = m_clock.wallNow().toLocalTime().date();
        const bool hasOne = copies && std::any_of(copies->begin(), copies->end(),
                                                  [today](const auto &copy) { return copy.day == today; });
        if (!hasOne)
            makeBackup(nextRequestId());
    });
}

} // namespace studio::services
