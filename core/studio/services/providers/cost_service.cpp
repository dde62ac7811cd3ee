// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/cost_service.h"

#include "core/base/log.h"
#include "core/store/sqlite/sqlite_store.h"

#include <algorithm>

namespace studio::services {

using base::Result;
using base::RoomId;
using model::CallRecord;
using ports::CostReport;
using ports::RoomCost;
using ports::TurnCost;
using store::DaySum;

CostService::CostService(store::CallTable calls, store::SqliteStore &rooms, base::Clock &clock)
    : m_calls(calls)
    , m_rooms(rooms)
    , m_clock(clock)
{
    connect(&rooms, &store::SqliteStore::appended, this, &CostService::budgetMayHaveChanged);
}

void CostService::note(const CallRecord &record)
{
    m_calls.keepCall(record, this, [this, room = record.room](const Result<void> &kept) {
        if (!kept)
            qCWarning(base::lcStudio) << "a call could not be kept:" << kept.error().detail;
        else if (!room.isEmpty())
            look(room);
    });
}

// A budget may change and change back while the store is being asked: the room goes on all the same, since
// its budget was changed.
void CostService::budgetMayHaveChanged(const QList<model::Envelope> &batch)
{
    for (const model::Envelope &envelope : batch) {
        const auto *changed = std::get_if<model::RoomChanged>(&envelope.body);
        if (!changed)
            continue;
        const RoomId &room = envelope.room;
        if (!m_asked.contains(room) && m_costs.value(room).budget == changed->room.models.budget)
            continue;
        m_changed.insert(room);
        look(room);
    }
}

void CostService::opened(const RoomId &room)
{
    m_costs.remove(room);
    look(room);
}

// Asks again if something happened while the store was being asked.
void CostService::look(const RoomId &room)
{
    if (m_asked.contains(room)) {
        m_asked[room] = true;
        return;
    }
    m_asked.insert(room, false);
    askForDays(room);
}

void CostService::askForDays(const RoomId &room)
{
    const auto heads = [this, room](const Result<QList<DaySum>> &days) {
        m_rooms.roomHead(room, this, [this, room, days](const Result<store::RoomHead> &head) {
            const bool again = m_asked.take(room);
            if (days && head)
                sumUp(room, *days, head->room.models.budget);
            if (again)
                look(room);
        });
    };
    m_calls.callDays(room, this, heads);
}

void CostService::sumUp(const RoomId &room, const QList<DaySum> &days, const std::optional<qint64> &budget)
{
    RoomCost cost{.budget = budget};
    const QDate today = m_clock.wallNow().toLocalTime().date();
    for (const DaySum &day : days) {
        cost.all.add(day.sum);
        if (day.day == today)
            cost.today = day.sum;
    }
    cost.usedUp = budget && cost.all.cost >= *budget;
    const bool isNew = !m_costs.contains(room);
    const RoomCost before = m_costs.value(room);
    const bool isAnother = m_changed.remove(room) || before.budget != budget;
    m_costs.insert(room, cost);
    if (isNew || before != cost)
        Q_EMIT costChanged(room, cost);
    if (cost.usedUp && (isAnother || !before.usedUp))
        Q_EMIT budgetUsedUp(room);
}

void CostService::report(const RoomId &room, base::Then<CostReport> then)
{
    const auto tell = [then](const QList<CallRecord> &calls, const QList<DaySum> &days) {
        CostReport report{.calls = calls, .turns = turnCosts(calls)};
        for (const DaySum &day : days) {
            report.days.emplaceBack(day.day, day.sum);
            report.all.add(day.sum);
        }
        then(report);
    };
    const auto work = [this, room, then, tell] {
        m_calls.calls(room, kMostCalls, this, [this, room, then, tell](const auto &calls) {
            if (!calls)
                return then(tl::unexpected(calls.error()));
            m_calls.callDays(room, this, [then, tell, calls](const auto &days) {
                if (days)
                    tell(*calls, *days);
                else
                    then(tl::unexpected(days.error()));
            });
        });
    };
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
}

QList<TurnCost> turnCosts(const QList<CallRecord> &calls)
{
    QList<TurnCost> turns;
    QHash<base::MessageId, qsizetype> answered; // message -> the first turn that answers it
    const auto turnOf = [&turns](const CallRecord &call) {
        const auto found = std::find_if(turns.cbegin(), turns.cend(),
                                        [&call](const TurnCost &turn) { return turn.turn == call.turn; });
        return found - turns.cbegin();
    };
    for (const CallRecord &call : calls) {
        if (!call.turn)
            continue;
        const qsizetype index = turnOf(call);
        if (index == turns.size())
            turns.append({*call.turn, call.companions.value(0), {}});
        turns[index].sum.add(call);
        if (call.about && !answered.contains(*call.about))
            answered.insert(*call.about, index);
    }
    for (const CallRecord &call : calls) {
        if (!call.turn && call.about && answered.contains(*call.about))
            turns[answered.value(*call.about)].sum.add(call);
    }
    return turns;
}

} // namespace studio::services
