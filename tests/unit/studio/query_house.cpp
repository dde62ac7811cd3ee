// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/studio/query_house.h"

namespace studio::tests {

using ports::QueryPort;
using ports::RoomPort;
using services::RoomService;

QueryHouse::QueryHouse(const QString &folder, Mode mode, quint64 seed)
    : m_ids(seed)
    , m_store(store::SqliteStore::open(folder, mode).value())
    , m_queries(std::make_unique<services::QueryService>(m_desk, *m_store, m_clock))
    , m_personas(std::make_unique<services::PersonaService>(*m_store, m_cast, m_agent, m_clock))
    , m_rooms(std::make_unique<RoomService>(*m_store,
                                            room::RoomNeeds{.bus = m_bus,
                                                            .agent = m_agent,
                                                            .clock = m_clock,
                                                            .ids = m_ids,
                                                            .cast = m_cast,
                                                            .desk = &m_desk},
                                            mode == Mode::ReadWrite ? RoomService::Access::ReadWrite
                                                                    : RoomService::Access::ReadOnly,
                                            m_model.displayName()))
{
    m_cast.set(persona(QStringLiteral("aya")));
    connect(m_personas.get(), &services::PersonaService::personaRemoved, m_queries.get(),
            &services::QueryService::forget);
    connect(m_queries.get(), &QueryPort::pendingChanged, this,
            [this](const auto &pending) { m_pending = pending; });
    connect(m_queries.get(), &QueryPort::ledgerChanged, this,
            [this](const auto &ledger) { m_ledger = ledger; });
    connect(m_rooms.get(), &RoomPort::published, this,
            [this](const auto &, const auto &batch) { m_published += batch; });
}

// Open queries end with the rooms, and are answered.
QueryHouse::~QueryHouse()
{
    m_rooms.reset();
    m_personas.reset();
    m_queries.reset();
}

base::RoomId QueryHouse::makeRoom()
{
    const model::Room like = room(QStringLiteral("tea")).with({QStringLiteral("aya")});
    const auto made = answerTo(*m_rooms, &RoomPort::createRoom)(
        {{.name = like.name, .roster = like.roster, .policy = like.policy}});
    return made ? made->id : base::RoomId();
}

} // namespace studio::tests
