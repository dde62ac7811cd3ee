// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/companion_agent.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/studio/services/draft_service.h"
#include "core/studio/services/persona_service.h"
#include "core/studio/services/record_service.h"
#include "core/studio/services/rooms/room_service.h"
#include "core/studio/services/what_if_service.h"
#include "tests/support/answer.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/seeded_ids.h"

#include <QTest>

#include <memory>
#include <optional>

namespace studio::tests {

/// The studio without a window: services over a real store, a scripted model, and a clock that stands still.
class StudioHouse : public QObject
{
    Q_OBJECT

public:
    using Access = services::RoomService::Access;

    explicit StudioHouse(const QString &folder, Access access = Access::ReadWrite, quint64 seed = 1);

    [[nodiscard]] store::SqliteStore &store() { return *m_store; }
    [[nodiscard]] services::RoomService &rooms() { return *m_rooms; }
    [[nodiscard]] services::PersonaService &personas() { return *m_personas; }
    [[nodiscard]] services::DraftService &drafts() { return *m_drafts; }
    [[nodiscard]] services::RecordService &records() { return *m_records; }
    [[nodiscard]] services::WhatIfService &whatIf() { return *m_whatIf; }
    [[nodiscard]] ScriptedModelClient &model() { return m_model; }
    [[nodiscard]] FakeClock &clock() { return m_clock; }

    /// Waits for the end of an export; its error, or none if the file is written.
    [[nodiscard]] std::optional<base::Error> exported(const ports::Record &record, const QString &filePath);

    [[nodiscard]] model::Room create(const model::Room &like);
    [[nodiscard]] std::optional<base::Error> say(const base::RoomId &room, const QString &text);
    [[nodiscard]] std::optional<ports::RoomView> open(const base::RoomId &room);
    [[nodiscard]] QList<model::RoomSummary> list();
    /// Lets time pass and waits until everything published is on disk.
    void wait(base::Millis time);

    /// Everything published, of all rooms, in order.
    [[nodiscard]] const QList<model::Envelope> &published() const { return m_published; }

private:
    FakeClock m_clock;
    ScriptedModelClient m_model{m_clock};
    agent::CompanionAgent m_agent{m_model, m_clock};
    bus::Bus m_bus;
    SeededIdSource m_ids;
    room::Cast m_cast;
    std::unique_ptr<store::SqliteStore> m_store;
    std::unique_ptr<services::PersonaService> m_personas;
    std::unique_ptr<services::DraftService> m_drafts;
    std::unique_ptr<services::RecordService> m_records;
    std::unique_ptr<services::WhatIfService> m_whatIf;
    std::unique_ptr<services::RoomService> m_rooms;
    QList<model::Envelope> m_published;
    qint64 m_sent = 0; ///< events sent from the bus to the store and not answered yet
};

} // namespace studio::tests
