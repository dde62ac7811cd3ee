// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_desks.h"

#include "ui/actions/shortcut_book.h"
#include "ui/library/casting.h"
#include "ui/requests/permission_strip.h"
#include "ui/requests/requests_panel.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/camera_sign.h"
#include "ui/window/desks/continued_desk.h"
#include "ui/window/desks/cost_desk.h"
#include "ui/window/desks/doors_desk.h"
#include "ui/window/desks/failed_desk.h"
#include "ui/window/desks/import_desk.h"
#include "ui/window/desks/insight_desk.h"
#include "ui/window/desks/lore_desk.h"
#include "ui/window/desks/memory_desk.h"
#include "ui/window/desks/overlay_desk.h"
#include "ui/window/desks/palette_desk.h"
#include "ui/window/desks/permission_asking.h"
#include "ui/window/desks/policy_desk.h"
#include "ui/window/desks/provider_desk.h"
#include "ui/window/desks/record_desk.h"
#include "ui/window/desks/request_desk.h"
#include "ui/window/desks/search_desk.h"
#include "ui/window/desks/spoke_for_desk.h"
#include "ui/window/desks/stage_desk.h"
#include "ui/window/desks/statistics_desk.h"
#include "ui/window/desks/summary_desk.h"
#include "ui/window/desks/upkeep_desk.h"
#include "ui/window/desks/voice_desk.h"
#include "ui/window/desks/ways_desk.h"
#include "ui/window/desks/what_if_desk.h"
#include "ui/window/desks/witness_desk.h"
#include "ui/window/drops/cast_drops.h"
#include "ui/window/help/help_desk.h"
#include "ui/window/help/reported_settings.h"
#include "ui/window/models/room_model_desk.h"
#include "ui/window/room_dialogs.h"
#include "ui/window/room_writing.h"
#include "ui/window/settings/settings_desk.h"
#include "ui/window/top_bar.h"
#include "ui/window/window_memory.h"
#include "ui/window/window_wiring.h"

#include <QAction>
#include <QHash>

#include <utility>

namespace studio::ui {

WindowDesks::WindowDesks(const Needs &needs)
    : m_needs(needs)
{
    m_insight = addDesk<InsightDesk>(m_needs.rooms);
    const HelpDesk::Settings settings = [this] { return reportedSettings(m_needs.settings); };
    m_help = addDesk<HelpDesk>(settings);
    addDesk<PaletteDesk>(m_needs.memory.recentCommands);
    addDesk<PolicyDesk>(m_needs.casting);
    addDesk<SummaryDesk>(m_needs.transcript);
    addDesk<FailedDesk>(m_needs.transcript, m_needs.casting, m_insight->inspector());
    addDesk<SpokeForDesk>(m_needs.transcript);
    addDesk<ContinuedDesk>(m_needs.transcript);
    addDesk<WaysDesk>(m_needs.transcript);
    m_stageDesk = addDesk<StageDesk>(m_needs.settings, m_needs.memory.stageWindow);
    m_settingsDesk = addDesk<SettingsDesk>(m_needs.settings, m_needs.shortcuts);
    addDesk<CastDrops>(m_needs.casting);
}

WindowDesks::~WindowDesks()
{
    while (!m_desks.empty())
        m_desks.pop_back();
}

template<class Desk, class... Others>
Desk *WindowDesks::addDesk(Others &...others)
{
    auto desk = std::make_unique<Desk>(m_needs.parts, others...);
    Desk *added = desk.get();
    m_desks.push_back(std::move(desk));
    return added;
}

void WindowDesks::offerRecords(ports::RecordPort &records)
{
    m_records = addDesk<RecordDesk>(records);
    m_help->offerRecords(records);
}

void WindowDesks::offerImports(ports::ImportPort &imports)
{
    m_imports = addDesk<ImportDesk>(imports, m_needs.personas);
}

void WindowDesks::offerStatistics(ports::StatisticsPort &statistics) { addDesk<StatisticsDesk>(statistics); }

void WindowDesks::offerTemplates(ports::TemplatePort &templates)
{
    m_needs.dialogs.offerTemplates(templates);
    wireTemplates(m_needs.parts, m_needs.dialogs);
}

void WindowDesks::offerShelf(ports::ShelfPort &shelf)
{
    m_needs.casting.offerShelf(shelf, m_needs.parts.readOnly);
    m_needs.parts.actions.offerShelf();
    connect(m_needs.parts.actions.lorebooks, &QAction::triggered, &m_needs.casting, &Casting::openShelf);
}

void WindowDesks::offerWhatIf(ports::WhatIfPort &whatIf)
{
    addDesk<WhatIfDesk>(whatIf);
    addDesk<OverlayDesk>(m_insight->timelinePanel(), whatIf);
}

void WindowDesks::offerInspector(ports::InspectorPort &inspector) { m_insight->inspector().offer(inspector); }

void WindowDesks::offerProviders(ports::ProviderPort &providers)
{
    m_needs.casting.offerProviders(providers);
    m_help->offerProviders(providers);
    m_providers = addDesk<ProviderDesk>(providers);
    const auto *models = addDesk<RoomModelDesk>(*m_providers, m_needs.casting);
    connect(models, &RoomModelDesk::settingsWanted, &m_needs.dialogs,
            [this] { m_needs.dialogs.askForModels(m_needs.parts.session); });
    connect(m_providers, &ProviderDesk::listed, this, &WindowDesks::nameProviders);
    connect(m_providers, &ProviderDesk::listed, &m_needs.writing, &RoomWriting::showSeers);
}

void WindowDesks::offerCosts(ports::CostPort &costs)
{
    m_costs = addDesk<CostDesk>(costs);
    nameProviders();
}

void WindowDesks::offerQueries(ports::QueryPort &queries)
{
    m_requests = addDesk<RequestDesk>(queries, m_needs.personas);
}

void WindowDesks::offerPermissions(ports::PermissionPort &permissions)
{
    m_permissions = addDesk<PermissionAsking>(permissions);
}

void WindowDesks::offerMemory(ports::MemoryPort &memory)
{
    m_memories = addDesk<MemoryDesk>(m_needs.transcript, memory);
}

void WindowDesks::offerWitnesses(ports::WitnessPort &witnesses)
{
    auto *desk = addDesk<WitnessDesk>(witnesses);
    if (!m_records)
        return;
    desk->offerExport();
    connect(desk, &WitnessDesk::exportWanted, m_records, &RecordDesk::openFor);
}

void WindowDesks::offerLoreTrials(ports::LoreTrialPort &trials, ports::ShelfPort *shelf)
{
    m_lore = addDesk<LoreDesk>(trials, shelf);
}

void WindowDesks::offerSearch(ports::SearchPort &search)
{
    const auto *desk = addDesk<SearchDesk>(search);
    connect(desk, &SearchDesk::noteWanted, this, [this](const base::ParticipantId &companion) {
        if (m_memories)
            m_memories->open(companion);
    });
}

void WindowDesks::offerDoors(ports::DoorPort &doors, ports::GuestPort &guests)
{
    addDesk<DoorsDesk>(doors, guests);
}

void WindowDesks::offerUpkeep(ports::UpkeepPort &upkeep) { addDesk<UpkeepDesk>(upkeep); }

void WindowDesks::offerCamera(camera::Camera &camera, base::Clock &clock,
                              const std::function<bool()> &hasTray)
{
    m_requests->pictures().offerCamera(camera, clock, m_needs.memory.camera);
    m_desks.push_back(std::make_unique<CameraSign>(camera, m_needs.parts.topBar.signs(), hasTray));
}

void WindowDesks::offerScreens(const Screens &screens, base::Clock &clock)
{
    m_requests->pictures().offerScreens(screens, clock);
}

void WindowDesks::offerVoices(ports::VoicePort &voices)
{
    m_needs.casting.offerVoices(voices);
    addDesk<VoiceDesk>(voices, m_needs.transcript);
    m_stageDesk->offerVoices(voices);
}

/// The costs name each call's provider by its current name.
void WindowDesks::nameProviders()
{
    if (!m_costs || !m_providers)
        return;
    QHash<base::ProviderId, QString> names;
    for (const ports::ProviderRow &row : m_providers->list().rows)
        names.insert(row.provider.id, row.provider.name);
    m_costs->setProviders(names);
}

void WindowDesks::importTalks(const QStringList &talks)
{
    if (m_imports)
        m_imports->lookOneByOne(talks);
}

QList<Region> WindowDesks::regions()
{
    QList<Region> regions;
    if (m_requests)
        regions.append({&m_requests->strip(), [this] { m_requests->strip().focusFirst(); }});
    if (m_permissions)
        regions.append({&m_permissions->strip(), [this] { m_permissions->strip().focusFirst(); }});
    return regions;
}

void WindowDesks::focusPage(int page)
{
    if (m_requests && page == m_requests->page())
        m_requests->focusPage();
    else if (m_lore && page == m_lore->page())
        m_lore->focusPage();
    else
        m_insight->focusPage(page);
}

void WindowDesks::retranslate()
{
    if (m_providers)
        m_providers->showAnswering();
}

} // namespace studio::ui
