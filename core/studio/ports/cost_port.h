// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/then.h"
#include "core/model/call_record.h"
#include "core/model/call_sum.h"

#include <QDate>
#include <QList>
#include <QObject>

#include <optional>

namespace studio::ports {

using CostSum = model::CallSum;

/// What a room has cost.
struct RoomCost
{
    CostSum all;
    CostSum today;                ///< in this machine's time zone
    std::optional<qint64> budget; ///< for the room's whole life; nano-dollars
    bool usedUp = false;          ///< the budget is used up, so the room pauses
    bool operator==(const RoomCost &) const = default;
};

/// The sum of the calls of one turn, with the votes on the message that the turn answers.
struct TurnCost
{
    base::TurnId turn;
    base::ParticipantId companion;
    CostSum sum;
    bool operator==(const TurnCost &) const = default;
};

/// Calls of one room, or of all rooms, with their sums.
struct CostReport
{
    QList<model::CallRecord> calls; ///< the newest, oldest first
    QList<TurnCost> turns;          ///< of these calls
    QList<std::pair<QDate, CostSum>> days;
    CostSum all;
    bool operator==(const CostReport &) const = default;
};

/// The costs of model calls (a port).
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once.
class CostPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    static constexpr int kMostCalls = 500;

    /// An empty room id: all rooms and calls outside of rooms. Corrupt: the stored data cannot be read.
    virtual void report(const base::RoomId &room, base::Then<CostReport> then) = 0;

Q_SIGNALS:
    /// A call of the room has ended and is stored, or the room's budget changed.
    void costChanged(const studio::base::RoomId &room, const studio::ports::RoomCost &cost);
};

} // namespace studio::ports
