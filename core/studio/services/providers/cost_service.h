// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/call_log.h"
#include "core/store/tables/call_table.h"
#include "core/store/tables/room_table.h"
#include "core/studio/ports/cost_port.h"

#include <QHash>
#include <QSet>

#include <functional>

namespace studio::services {

/// Keeps the cost of every model call, and reports the sums for a turn, a room, a day. Reports once that a
/// room's budget is used up, and again after its budget was changed. Lives on the studio thread; commands may
/// come from any thread.
///
/// The sums always come from the store, which is asked again after each call; for several calls that end
/// together it is asked once.
class CostService final : public ports::CostPort, public llm::CallLog
{
    Q_OBJECT

public:
    /// All outlive it.
    CostService(store::CallTable calls, store::SqliteStore &rooms, base::Clock &clock);

    void report(const base::RoomId &room, base::Then<ports::CostReport> then) override;
    void note(const model::CallRecord &record) override;

    /// Reports the cost of a room that was just opened, and again that its budget is used up if it is.
    void opened(const base::RoomId &room);
    [[nodiscard]] bool isUsedUp(const base::RoomId &room) const { return m_costs.value(room).usedUp; }

Q_SIGNALS:
    /// On the studio thread: the room has spent its budget.
    void budgetUsedUp(const studio::base::RoomId &room);

private:
    void look(const base::RoomId &room);
    void budgetMayHaveChanged(const QList<model::Envelope> &batch);
    void askForDays(const base::RoomId &room);
    void sumUp(const base::RoomId &room, const QList<store::DaySum> &days,
               const std::optional<qint64> &budget);

    store::CallTable m_calls;
    store::RoomTable m_rooms;
    base::Clock &m_clock;
    QHash<base::RoomId, ports::RoomCost> m_costs;
    QHash<base::RoomId, bool> m_asked; ///< rooms being read; true: read again
    QSet<base::RoomId> m_changed;      ///< rooms whose budget may have changed
};

/// The sums of the turns among some calls, in the order in which they began: each with the votes on the
/// message that it answers. Pure.
[[nodiscard]] QList<ports::TurnCost> turnCosts(const QList<model::CallRecord> &calls);

} // namespace studio::services
