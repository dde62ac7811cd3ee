// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/companion_agent.h"
#include "core/query/query_desk.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/studio/services/persona_service.h"
#include "core/studio/services/query_service.h"
#include "core/studio/services/rooms/room_service.h"
#include "tests/support/answer.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/seeded_ids.h"

#include <memory>
#include <optional>

namespace studio::tests {

/// A desk with its service over a real store, and rooms that ask it; the clock stands still.
class QueryHouse : public QObject
{
    Q_OBJECT

public:
    using Mode = store::SqliteStore::Mode;

    explicit QueryHouse(const QString &folder, Mode mode = Mode::ReadWrite, quint64 seed = 1);
    ~QueryHouse() override;

    [[nodiscard]] services::QueryService &queries() { return *m_queries; }
    [[nodiscard]] services::RoomService &rooms() { return *m_rooms; }
    [[nodiscard]] services::PersonaService &personas() { return *m_personas; }
    [[nodiscard]] query::QueryDesk &desk() { return m_desk; }
    [[nodiscard]] FakeClock &clock() { return m_clock; }

    /// A room with Aya in it.
    [[nodiscard]] base::RoomId makeRoom();
    /// The last report.
    [[nodiscard]] const QList<ports::PendingQuery> &pending() const { return m_pending; }
    [[nodiscard]] const ports::ConsentLedger &ledger() const { return m_ledger; }
    [[nodiscard]] const QList<model::Envelope> &published() const { return m_published; }

private:
    FakeClock m_clock;
    ScriptedModelClient m_model{m_clock};
    agent::CompanionAgent m_agent{m_model, m_clock};
    bus::Bus m_bus;
    SeededIdSource m_ids;
    room::Cast m_cast;
    query::QueryDesk m_desk{query::QueryTypes::ours(), m_clock};
    std::unique_ptr<store::SqliteStore> m_store;
    std::unique_ptr<services::QueryService> m_queries;
    std::unique_ptr<services::PersonaService> m_personas;
    std::unique_ptr<services::RoomService> m_rooms;
    QList<ports::PendingQuery> m_pending;
    ports::ConsentLedger m_ledger;
    QList<model::Envelope> m_published;
};

} // namespace studio::tests
