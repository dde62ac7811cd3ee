// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/house.h"

#include "app/commands/held_notes.h"
#include "app/console.h"
#include "app/one_model.h"
#include "app/trace.h"
#include "core/adapters/doors/studio_doors.h"
#include "core/agent/companion_agent.h"
#include "core/agent/counting_client.h"
#include "core/base/log.h"
#include "core/base/system_clock.h"
#include "core/base/uuid_v7.h"
#include "core/base/virtual_clock.h"
#include "core/bus/bus.h"
#include "core/devices/on_demand/on_demand_speaker.h"
#include "core/llm/provider/provider_client.h"
#include "core/llm/provider/room_cassettes.h"
#include "core/llm/rehearsal/rehearsal_client.h"
#include "core/memory/note_book.h"
#include "core/permission/permission_desk.h"
#include "core/query/query_desk.h"
#include "core/room/cast.h"
#include "core/room/guest_agent.h"
#include "core/room/shelf.h"
#include "core/secrets/keychain.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/store/tables/door_table.h"
#include "core/store/tables/note_table.h"
#include "core/studio/services/draft_service.h"
#include "core/studio/services/guests/guest_service.h"
#include "core/studio/services/import_service.h"
#include "core/studio/services/lore_trial_service.h"
#include "core/studio/services/memory_service.h"
#include "core/studio/services/permission_service.h"
#include "core/studio/services/persona_service.h"
#include "core/studio/services/providers/cost_service.h"
#include "core/studio/services/providers/inspector_service.h"
#include "core/studio/services/providers/provider_service.h"
#include "core/studio/services/query_service.h"
#include "core/studio/services/record_service.h"
#include "core/studio/services/rooms/room_service.h"
#include "core/studio/services/search_service.h"
#include "core/studio/services/shelf_service.h"
#include "core/studio/services/spoken_queries.h"
#include "core/studio/services/statistics_service.h"
#include "core/studio/services/template_service.h"
#include "core/studio/services/upkeep_service.h"
#include "core/studio/services/voice_service.h"
#include "core/studio/services/what_if_service.h"
#include "core/studio/services/witness_service.h"
#include "core/tools/tool_registry.h"

#include <QRandomGenerator>

namespace studio::app {

using base::Result;

namespace {

std::optional<Trace> traceOf(const DataPlace &place, store::SqliteStore &store)
{
    if (!place.trace)
        return std::nullopt;
    return std::optional<Trace>(std::in_place, *place.trace, store,
                                [](const QString &line) { report(line); });
}

double chance() { return QRandomGenerator::global()->generateDouble(); }

} // namespace

/// The clock of the studio thread. Parts that wait for the world outside the program use the real clock.
struct House::Clocks
{
    explicit Clocks(Time time)
        : jumping(time == Time::Virtual
                      ? std::make_unique<base::VirtualClock>(QDateTime::currentDateTimeUtc())
                      : nullptr)
    {
    }
    [[nodiscard]] base::Clock &clock()
    {
        return jumping ? static_cast<base::Clock &>(*jumping) : static_cast<base::Clock &>(real);
    }

    base::SystemClock real;
    std::unique_ptr<base::VirtualClock> jumping;
};

/// Everything that lives on the studio thread, in order of dependency.
struct House::StudioParts
{
    StudioParts(store::SqliteStore &store, Access access, std::unique_ptr<Clocks> time,
                std::unique_ptr<Tape> wayOut, const DataPlace &place, const DoorWish &wish)
        : clocks(std::move(time))
        , clock(clocks->clock())
        , tape(std::move(wayOut))
        , ids(base::UuidV7Source::system())
        , rehearsal(clock, llm::rehearsal::RehearsalClient::Pace::Live)
        , costs(store, store, clock)
        , inspector(store)
        , cassettes(tape->transport(), clock, place.folder + QStringLiteral("/cassettes"),
                    [](const base::RoomId &room, const base::Error &error) {
                        qCWarning(base::lcStudio)
                            << "room" << room.value() << "goes on without a cassette:" << error.detail;
                    })
        , client(wayTo(book))
        , model(client)
        , trace(traceOf(place, store))
        , traced(model, trace, clock)
        , gate(clock)
        , permissions(gate, store, clock)
        , counting(traced)
        , agent(counting, clock, &gate)
        , keychain(clocks->real)
        , providers({store, keychain, book, tape->transport(), clock, ids,
                     [this](const llm::provider::ProviderBook &tested) {
                         return std::make_unique<llm::provider::ProviderClient>(wayTo(tested));
                     },
                     place.folder})
        , personas(store, cast, agent, clock)
        , drafts(store)
        , records({store, store, store})
        , search(store)
        , imports({store, store, store, clock, &shelf})
        , templates(store, ids)
        , upkeep(store, clocks->real)
        , whatIf(store)
        , statistics(store, store, store)
        , desk(query::QueryTypes::ours(), clock)
        , queries(desk, store, clock)
        , speaker([] { return devices::loadModule(); })
        , reader(speaker, clocks->real)
        , voices(speaker, reader)
        , spokenQueries(desk, reader, cast)
        , keptNotes(store)
        , heldNotes(keptNotes, clocks->jumping.get())
        , notes(heldNotes)
        , memory(notes, clock)
        , lorebooks(store, shelf, ids)
        , guestAgent(agent, clock)
        , rooms(store, {bus, guestAgent, clock, ids, cast, &desk, &reader, &tools, &notes, &shelf},
                access == Access::ReadOnly ? services::RoomService::Access::ReadOnly
                                           : services::RoomService::Access::ReadWrite,
                model.displayName())
        , witnesses({rooms.openRooms(), store, counting, &notes})
        , loreTrials(rooms.openRooms(), counting)
        , guests(rooms.openRooms(), guestAgent, queries, clock)
        , tokensOfRun(wish)
        , keptDoors(store)
        , doors(
              {wish.kind == DoorWish::Kind::AsKept ? static_cast<store::DoorStore &>(keptDoors) : doorsOfRun,
               store, wish.namesTokens() ? static_cast<secrets::KeyVault &>(tokensOfRun) : keychain, clock,
               rooms, personas, guests, place.folder})
    {
        if (wish.kind == DoorWish::Kind::OfRun)
            queries.letOutsideAnswerInThisRun();
        personas.knowModels(counting);
        personas.knowShelf(shelf);
        QObject::connect(&rooms, &services::RoomService::roomOpened, &costs, &services::CostService::opened);
        QObject::connect(&imports, &services::ImportService::peopleCame, &personas,
                         &services::PersonaService::welcome);
        QObject::connect(&imports, &services::ImportService::roomCame, &rooms,
                         &ports::RoomPort::roomsChanged);
        QObject::connect(&personas, &services::PersonaService::personaRemoved, &queries,
                         &services::QueryService::forget);
        QObject::connect(&personas, &services::PersonaService::personaRemoved, &permissions,
                         &services::PermissionService::forget);
        QObject::connect(&personas, &services::PersonaService::personaRemoved, &memory,
                         &services::MemoryService::forget);
        if (access == Access::ReadWrite)
            upkeep.keepBackups();
        QObject::connect(&providers, &ports::ProviderPort::providersChanged, &rooms,
                         [this] { rooms.setModelName(model.displayName()); });
        QObject::connect(&costs, &services::CostService::budgetUsedUp, &rooms,
                         &services::RoomService::pauseForBudget);
    }

    /// A connection test reports the facts about a model itself.
    [[nodiscard]] std::function<void(const model::ModelFacts &)>
    learnerOf(const llm::provider::ProviderBook &whose)
    {
        if (&whose != &book)
            return {};
        return [this](const model::ModelFacts &facts) { providers.learn(facts); };
    }

    [[nodiscard]] llm::provider::ProviderNeeds wayTo(const llm::provider::ProviderBook &whose)
    {
        return {.book = whose,
                .transport = tape->transport(),
                .clock = clock,
                .rehearsal = rehearsal,
                .log = costs,
                .chance = chance,
                .cassettes = &cassettes,
                .exchanges = &inspector,
                .needsKeys = !tape->isPlaying(),
                .learned = learnerOf(whose)};
    }

    std::unique_ptr<Clocks> clocks;
    base::Clock &clock;
    std::unique_ptr<Tape> tape;
    base::UuidV7Source ids;
    llm::rehearsal::RehearsalClient rehearsal;
    services::CostService costs;
    services::InspectorService inspector;
    llm::provider::RoomCassettes cassettes;
    llm::provider::ProviderBook book;
    llm::provider::ProviderClient client;
    OneModel model;
    std::optional<Trace> trace;
    TracedClient traced;
    permission::PermissionDesk gate;
    services::PermissionService permissions;
    agent::CountingClient counting; ///< learns from every call that the agent makes
    agent::CompanionAgent agent;
    secrets::Keychain keychain;
    services::ProviderService providers;
    bus::Bus bus;
    room::Cast cast;
    room::Shelf shelf;
    services::PersonaService personas;
    services::DraftService drafts;
    services::RecordService records;
    services::SearchService search;
    services::ImportService imports;
    services::TemplateService templates;
    services::UpkeepService upkeep;
    services::WhatIfService whatIf;
    services::StatisticsService statistics;
    query::QueryDesk desk;
    services::QueryService queries;
    devices::OnDemandSpeaker speaker; ///< loads nothing until something is read aloud
    voice::ReadAloud reader;
    services::VoiceService voices;
    services::SpokenQueries spokenQueries;
    tools::ToolRegistry tools; ///< tools that other programs offer to companions; there are none yet
    store::NoteTable keptNotes;
    HeldNotes heldNotes;
    memory::NoteBook notes;
    services::MemoryService memory;
    services::ShelfService lorebooks;
    room::GuestAgent guestAgent;
    services::RoomService rooms;
    services::WitnessService witnesses;
    services::LoreTrialService loreTrials;
    services::GuestService guests;
    DoorsOfRun doorsOfRun;
    TokensOfRun tokensOfRun;
    store::DoorTable keptDoors;
    adapters::doors::StudioDoors doors; ///< shut until the user or the command line opens them
};

Result<std::unique_ptr<House>> House::open(const DataPlace &place, Access access, Time time,
                                           std::chrono::milliseconds patience, const TapeWish &tape,
                                           const DoorWish &doors)
{
    const auto mode =
        access == Access::ReadOnly ? store::SqliteStore::Mode::ReadOnly : store::SqliteStore::Mode::ReadWrite;
    auto store = store::SqliteStore::open(place.folder, mode, patience);
    if (!store)
        return tl::unexpected(store.error());
    std::unique_ptr<House> house(new House(place.folder, std::move(*store), access));
    if (const auto error = house->build(time, place, tape, doors))
        return tl::unexpected(*error);
    return house;
}

House::House(QString folder, std::unique_ptr<store::SqliteStore> store, Access access)
    : m_folder(std::move(folder))
    , m_access(access)
    , m_store(std::move(store))
{
    m_thread.setObjectName(QStringLiteral("studio"));
    m_onStudio.moveToThread(&m_thread);
    m_thread.start();
}

std::optional<base::Error> House::build(Time time, const DataPlace &place, const TapeWish &wish,
                                        const DoorWish &doors)
{
    std::optional<base::Error> error;
    const auto onStudio = [&] {
        auto clocks = std::make_unique<Clocks>(time);
        auto tape = Tape::open(wish, clocks->clock(), clocks->jumping.get());
        if (tape)
            m_parts = std::make_unique<StudioParts>(*m_store, m_access, std::move(clocks), std::move(*tape),
                                                    place, doors);
        else
            error = tape.error();
    };
    QMetaObject::invokeMethod(&m_onStudio, onStudio, Qt::BlockingQueuedConnection);
    return error;
}

House::~House()
{
    const auto onStudio = [this](auto work) {
        QMetaObject::invokeMethod(&m_onStudio, work, Qt::BlockingQueuedConnection);
    };
    onStudio([this] {
        if (!m_parts)
            return;
        m_parts->doors.shutDown();
        m_parts->rooms.shutDown();
    });
    onStudio([this] { m_parts.reset(); }); // separate calls: the bus flushes between them
    m_thread.quit();
    m_thread.wait();
    m_store.reset(); // writes what is queued, then ends its threads
}

ports::RoomPort &House::rooms() const { return m_parts->rooms; }

ports::PersonaPort &House::personas() const { return m_parts->personas; }

ports::DraftPort &House::drafts() const { return m_parts->drafts; }

ports::RecordPort &House::records() const { return m_parts->records; }

ports::ImportPort &House::imports() const { return m_parts->imports; }

ports::TemplatePort &House::templates() const { return m_parts->templates; }

ports::ShelfPort &House::shelf() const { return m_parts->lorebooks; }

ports::StatisticsPort &House::statistics() const { return m_parts->statistics; }
ports::WhatIfPort &House::whatIf() const { return m_parts->whatIf; }

ports::ProviderPort &House::providers() const { return m_parts->providers; }

ports::CostPort &House::costs() const { return m_parts->costs; }

ports::InspectorPort &House::inspector() const { return m_parts->inspector; }

ports::QueryPort &House::queries() const { return m_parts->queries; }

ports::PermissionPort &House::permissions() const { return m_parts->permissions; }

ports::VoicePort &House::voices() const { return m_parts->voices; }

ports::GuestPort &House::guests() const { return m_parts->guests; }

ports::DoorPort &House::doors() const { return m_parts->doors.port(); }

ports::UpkeepPort &House::upkeep() const { return m_parts->upkeep; }

ports::WitnessPort &House::witnesses() const { return m_parts->witnesses; }
ports::LoreTrialPort &House::loreTrials() const { return m_parts->loreTrials; }

ports::SearchPort &House::searching() const { return m_parts->search; }

ports::MemoryPort &House::memory() const { return m_parts->memory; }

void House::whenReady(QObject *context, std::function<void()> then) const
{
    m_parts->providers.whenReady(context, std::move(then));
}

void House::answerWith(const model::ModelChoice &choice) const
{
    const auto choose = [this, choice] {
        m_parts->model.choose(choice);
        m_parts->rooms.setModelName(m_parts->model.displayName());
    };
    QMetaObject::invokeMethod(&m_parts->providers, choose, Qt::BlockingQueuedConnection);
}

QStringList House::notes() const { return m_store->openingNotes(); }

bool House::wasRecovered() const { return m_store->wasRecovered(); }

} // namespace studio::app
