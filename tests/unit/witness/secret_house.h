// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/firehose/room_teller.h"
#include "core/adapters/mcp/room_calls.h"
#include "core/agent/companion_agent.h"
#include "core/memory/note_book.h"
#include "core/query/query_desk.h"
#include "core/room/guest_agent.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/store/tables/note_table.h"
#include "core/studio/services/guests/guest_service.h"
#include "core/studio/services/persona_service.h"
#include "core/studio/services/query_service.h"
#include "core/studio/services/record_service.h"
#include "core/studio/services/rooms/room_service.h"
#include "core/studio/services/witness_service.h"
#include "tests/support/answer.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/seeded_ids.h"
#include "tests/unit/witness/telltale_model.h"

#include <memory>

namespace studio::tests {

/// The whole studio over a real store, with two guests who join through the parts of the doors: Bob in an MCP
/// session, Fay by the firehose. Everything that reaches them is recorded; the test controls time.
class SecretHouse : public QObject
{
    Q_OBJECT

public:
    struct Judges
    {
        Secrets secrets;
        TelltaleModel::Seen seen;
        QStringList leaks;
    };

    SecretHouse(const QString &folder, Judges &judges, QRandomGenerator &dice, quint64 idSeed);
    ~SecretHouse() override;

    [[nodiscard]] services::RoomService &rooms() { return *m_rooms; }
    [[nodiscard]] services::GuestService &guests() { return *m_guests; }
    [[nodiscard]] services::RecordService &records() { return *m_records; }
    [[nodiscard]] services::WitnessService &witnesses() { return *m_witnesses; }
    [[nodiscard]] store::SqliteStore &store() { return *m_store; }

    [[nodiscard]] base::RoomId create(const ports::NewRoom &room);
    /// Opens the room, and lets both guests in.
    void open(const base::RoomId &room);
    /// Lets time pass without waiting for the results.
    void pass(int ms) { m_clock.advance(base::Millis(ms)); }
    /// Waits until everything published is on disk, and reported.
    void settle();

    [[nodiscard]] QString bobReads(); ///< history, and texts that everybody at the door can read
    [[nodiscard]] const QString &fayHears() const { return m_fayHears; }
    [[nodiscard]] const QString &strangersHear() const { return m_strangersHear; }

private:
    class Report;

    void tellFay(const QList<model::Envelope> &batch);

    FakeClock m_clock;
    TelltaleModel m_model;
    agent::CompanionAgent m_companions{m_model, m_clock};
    room::GuestAgent m_agent{m_companions, m_clock};
    bus::Bus m_bus;
    SeededIdSource m_ids;
    room::Cast m_cast;
    query::QueryDesk m_desk{query::QueryTypes::ours(), m_clock};
    std::unique_ptr<store::SqliteStore> m_store;
    store::NoteTable m_keptNotes;
    std::unique_ptr<memory::NoteBook> m_notes;
    std::unique_ptr<services::PersonaService> m_personas;
    std::unique_ptr<services::QueryService> m_queries;
    std::unique_ptr<services::RecordService> m_records;
    std::unique_ptr<services::RoomService> m_rooms;
    std::unique_ptr<services::WitnessService> m_witnesses;
    std::unique_ptr<services::GuestService> m_guests;
    std::unique_ptr<adapters::RoomMirror> m_mirror;
    std::unique_ptr<adapters::DoorReport> m_report;
    std::unique_ptr<adapters::mcp::Holders> m_holders;
    std::shared_ptr<adapters::mcp::Holder> m_session; ///< Bob's
    std::unique_ptr<adapters::mcp::RoomCalls> m_calls;
    std::unique_ptr<adapters::firehose::RoomTeller> m_teller;
    QString m_fayHears;
    QString m_strangersHear;
    qint64 m_unsaved = 0;
};

/// Used in the name of the companion's lorebook, and in the names and contents of its entries.
[[nodiscard]] QString loreMark(const base::ParticipantId &companion);
[[nodiscard]] base::ParticipantId bob();
[[nodiscard]] base::ParticipantId fay();

} // namespace studio::tests
