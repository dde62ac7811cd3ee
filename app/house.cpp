// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/house.h"

#include "core/agent/companion_agent.h"
#include "core/base/system_clock.h"
#include "core/base/uuid_v7.h"
#include "core/base/virtual_clock.h"
#include "core/bus/bus.h"
#include "core/llm/rehearsal/rehearsal_client.h"
#include "core/room/cast.h"
#include "core/store/sqlite_store.h"
#include "core/studio/services/draft_service.h"
#include "core/studio/services/persona_service.h"
#include "core/studio/services/record_service.h"
#include "core/studio/services/room_service.h"
#include "core/studio/services/what_if_service.h"

namespace studio::app {

using base::Result;

namespace {

std::unique_ptr<base::Clock> makeClock(House::Time time)
{
    if (time == House::Time::Virtual)
        return std::make_unique<base::VirtualClock>(QDateTime::currentDateTimeUtc());
    return std::make_unique<base::SystemClock>();
}

} // namespace

/// Everything that lives on the studio thread, in the order in which it is needed.
struct House::StudioParts
{
    StudioParts(store::SqliteStore &store, Access access, Time time)
        : clock(makeClock(time))
        , ids(base::UuidV7Source::system())
        , model(*clock, llm::rehearsal::RehearsalClient::Pace::Live)
        , agent(model, *clock)
        , personas(store, cast, agent, *clock)
        , drafts(store)
        , records(store)
        , whatIf(store)
        , rooms(store, {bus, agent, *clock, ids, cast},
                access == Access::ReadOnly ? services::RoomService::Access::ReadOnly
                                           : services::RoomService::Access::ReadWrite,
                model.displayName())
    {
    }

    std::unique_ptr<base::Clock> clock;
    base::UuidV7Source ids;
    llm::rehearsal::RehearsalClient model;
    agent::CompanionAgent agent;
    bus::Bus bus;
    room::Cast cast;
    services::PersonaService personas;
    services::DraftService drafts;
    services::RecordService records;
    services::WhatIfService whatIf;
    services::RoomService rooms;
};

Result<std::unique_ptr<House>> House::open(const QString &folder, Access access, Time time,
                                           std::chrono::milliseconds patience)
{
    const auto mode =
        access == Access::ReadOnly ? store::SqliteStore::Mode::ReadOnly : store::SqliteStore::Mode::ReadWrite;
    auto store = store::SqliteStore::open(folder, mode, patience);
    if (!store)
        return tl::unexpected(store.error());
    std::unique_ptr<House> house(new House(std::move(*store), access));
    house->build(time);
    return house;
}

House::House(std::unique_ptr<store::SqliteStore> store, Access access)
    : m_access(access)
    , m_store(std::move(store))
{
    m_thread.setObjectName(QStringLiteral("studio"));
    m_onStudio.moveToThread(&m_thread);
    m_thread.start();
}

void House::build(Time time)
{
    QMetaObject::invokeMethod(
        &m_onStudio, [this, time] { m_parts = std::make_unique<StudioParts>(*m_store, m_access, time); },
        Qt::BlockingQueuedConnection);
}

House::~House()
{
    const auto onStudio = [this](auto work) {
        QMetaObject::invokeMethod(&m_onStudio, work, Qt::BlockingQueuedConnection);
    };
    onStudio([this] { m_parts->rooms.shutDown(); });
    onStudio([this] { m_parts.reset(); }); // the bus has flushed between the two
    m_thread.quit();
    m_thread.wait();
    m_store.reset(); // writes what is queued, then ends its threads
}

ports::RoomPort &House::rooms() const { return m_parts->rooms; }

ports::PersonaPort &House::personas() const { return m_parts->personas; }

ports::DraftPort &House::drafts() const { return m_parts->drafts; }

ports::RecordPort &House::records() const { return m_parts->records; }

ports::WhatIfPort &House::whatIf() const { return m_parts->whatIf; }

QStringList House::notes() const { return m_store->openingNotes(); }

} // namespace studio::app
