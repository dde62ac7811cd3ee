// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/tables/call_table.h"
#include "core/store/tables/persona_table.h"
#include "core/store/tables/room_table.h"
#include "core/studio/ports/statistics_port.h"

#include <memory>

namespace studio::services {

/// Reads a room page by page and counts it. Lives on the studio thread and occupies it for one page at a
/// time; commands may come from any thread. Costs by participant cover the newest 100,000 calls, the room's
/// sum covers all.
class StatisticsService final : public ports::StatisticsPort
{
    Q_OBJECT

public:
    /// Both outlive it.
    StatisticsService(store::RoomTable rooms, store::PersonaTable personas, store::CallTable calls);
    ~StatisticsService() override;

    base::Job count(const base::RoomId &room, const std::optional<model::Language> &names,
                    base::Listener<double> progress, base::Then<ports::CountedRoom> then) override;

private:
    struct Count;
    using Counting = std::shared_ptr<Count>;

    void begin(const Counting &count);
    void readEvents(const Counting &count, qint64 first);
    void take(const Counting &count, const QList<model::Envelope> &events);
    void readCalls(const Counting &count);
    void readDays(const Counting &count);
    void readPeople(const Counting &count, const QList<model::Persona> &former);
    void finish(const Counting &count, const QList<model::Persona> &people);
    static void end(const Counting &count, const base::Result<ports::CountedRoom> &result);
    /// Continues with the data if it could be read and is still wanted.
    template<class T, class Step>
    [[nodiscard]] static auto then(const Counting &count, Step step);

    store::RoomTable m_rooms;
    store::PersonaTable m_personas;
    store::CallTable m_calls;
};

} // namespace studio::services
