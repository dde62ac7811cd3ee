// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/call_sum.h"
#include "core/store/store.h"

#include <QDate>
#include <QHash>

namespace studio::store {

/// The sum of one day's calls, in this machine's time zone.
struct DaySum
{
    QDate day;
    model::CallSum sum;
    bool operator==(const DaySum &) const = default;
};

/// Calls of models and what they cost (a port): added, never changed. An empty room means all rooms, and
/// calls of none. Threads as in Store.
class CallStore
{
public:
    CallStore() = default;
    virtual ~CallStore() = default;
    CallStore(const CallStore &) = delete;
    CallStore &operator=(const CallStore &) = delete;

    virtual void keepCall(const model::CallRecord &record, QObject *context, Then<void> then) = 0;
    /// The newest, oldest first.
    virtual void calls(const base::RoomId &room, int most, QObject *context,
                       Then<QList<model::CallRecord>> then) = 0;
    /// Of all calls, day by day, oldest first.
    virtual void callDays(const base::RoomId &room, QObject *context, Then<QList<DaySum>> then) = 0;
    /// What each room has cost, in nano-dollars.
    virtual void roomCosts(QObject *context, Then<QHash<base::RoomId, qint64>> then) = 0;
};

} // namespace studio::store
