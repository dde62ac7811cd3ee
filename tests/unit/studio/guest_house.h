// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/companion_agent.h"
#include "core/query/query_desk.h"
#include "core/room/guest_agent.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/studio/services/guests/guest_service.h"
#include "core/studio/services/persona_service.h"
#include "core/studio/services/query_service.h"
#include "core/studio/services/rooms/room_service.h"
#include "tests/support/answer.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/seeded_ids.h"

#include <QTest>

#include <memory>
#include <optional>

namespace studio::tests {

/// Rooms with guests: the services over a real store, Aya as a resident, a clock that stands still.
class GuestHouse : public QObject
{
    Q_OBJECT

public:
    explicit GuestHouse(const QString &folder, quint64 seed = 1);
    ~GuestHouse() override;

    [[nodiscard]] services::GuestService &guests() { return *m_guests; }
    [[nodiscard]] services::QueryService &queries() { return *m_queries; }
    [[nodiscard]] services::RoomService &rooms() { return *m_rooms; }
    [[nodiscard]] services::PersonaService &personas() { return *m_personas; }
    [[nodiscard]] store::SqliteStore &store() { return *m_store; }
    [[nodiscard]] ScriptedModelClient &model() { return m_model; }
    [[nodiscard]] FakeClock &clock() { return m_clock; }

    [[nodiscard]] base::RoomId makeRoom(model::PolicyName policy, const QStringList &residents = {});
    /// Joins, and stays connected.
    [[nodiscard]] base::ParticipantId join(const base::RoomId &room, const QString &wireName,
                                           bool seated = true);
    [[nodiscard]] ports::SpeechReceipt speak(const base::RoomId &room, const base::ParticipantId &from,
                                             const QString &text, double amount = 5);
    [[nodiscard]] ports::VoteReceipt vote(const base::RoomId &room, const base::ParticipantId &from,
                                          const model::RawState &state);
    [[nodiscard]] std::optional<ports::RoomView> open(const base::RoomId &room);
    /// Lets time pass, then waits until its results are on disk.
    void wait(base::Millis time);

    [[nodiscard]] const QList<model::Envelope> &published() const { return m_published; }
    [[nodiscard]] QStringList said() const; ///< "guest:bob: Hello." …
    /// The marks of those messages as a program's, "" for none.
    [[nodiscard]] QStringList programs() const;

private:
    FakeClock m_clock;
    ScriptedModelClient m_model{m_clock};
    agent::CompanionAgent m_companions{m_model, m_clock};
    room::GuestAgent m_agent{m_companions, m_clock};
    bus::Bus m_bus;
    SeededIdSource m_ids;
    room::Cast m_cast;
    query::QueryDesk m_desk{query::QueryTypes::ours(), m_clock};
    std::unique_ptr<store::SqliteStore> m_store;
    std::unique_ptr<services::PersonaService> m_personas;
    std::unique_ptr<services::QueryService> m_queries;
    std::unique_ptr<services::RoomService> m_rooms;
    std::unique_ptr<services::GuestService> m_guests;
    QList<model::Envelope> m_published;
    qint64 m_unsaved = 0; ///< events on their way to the disk
};

} // namespace studio::tests
