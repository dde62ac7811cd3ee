// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/cost_port.h"
#include "core/studio/ports/inspector_port.h"
#include "core/studio/ports/memory_port.h"
#include "core/studio/ports/permission_port.h"
#include "core/studio/ports/persona_port.h"
#include "core/studio/ports/provider_port.h"
#include "core/studio/ports/query_port.h"
#include "core/studio/ports/record_port.h"
#include "core/studio/ports/room_port.h"
#include "core/studio/ports/template_port.h"
#include "core/studio/ports/voice_port.h"
#include "core/studio/ports/what_if_port.h"
#include "ui/window/regions.h"
#include "ui/window/window_parts.h"

#include <QList>
#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

namespace studio::base {
class Clock;
}
namespace studio::camera {
class Camera;
}
namespace studio::ports {
class DoorPort;
class GuestPort;
class ImportPort;
class LoreTrialPort;
class SearchPort;
class ShelfPort;
class StatisticsPort;
class UpkeepPort;
class WitnessPort;
} // namespace studio::ports

namespace studio::ui {

class Casting;
class CostDesk;
class HelpDesk;
class ImportDesk;
class InsightDesk;
class LoreDesk;
class MemoryDesk;
class PermissionAsking;
class ProviderDesk;
class RecordDesk;
class RequestDesk;
class RoomDialogs;
class RoomWriting;
class Screens;
class Settings;
class SettingsDesk;
class ShortcutBook;
class StageDesk;
class TranscriptModel;
struct WindowMemory;

/// The desks of a window: each shows what one port of the app offers, or one subject of the room. Those that
/// need no further port exist from the start; the app offers the others, each at most once. A desk that
/// another one leads to is offered first, if it is offered at all. It has no widgets and no actions of its
/// own. GUI thread; no errors: what was not offered is not in the window. It is destroyed before all that it
/// needs, its newest desk first.
class WindowDesks : public QObject
{
    Q_OBJECT

public:
    struct Needs
    {
        const WindowParts &parts;
        ports::RoomPort &rooms;
        ports::PersonaPort &personas;
        TranscriptModel &transcript;
        WindowMemory &memory;
        Settings &settings;
        ShortcutBook &shortcuts;
        Casting &casting;
        RoomDialogs &dialogs;
        RoomWriting &writing;
    };

    explicit WindowDesks(const Needs &needs);
    ~WindowDesks() override;

    /// From now on rooms can be exported.
    void offerRecords(ports::RecordPort &records);
    /// From now on conversations of other programs can become rooms.
    void offerImports(ports::ImportPort &imports);
    /// From now on rooms can be kept as templates, and new rooms can begin from them.
    void offerTemplates(ports::TemplatePort &templates);
    /// From now on there are lorebooks that belong to no companion.
    void offerShelf(ports::ShelfPort &shelf);
    /// From now on users can try past decisions with other settings.
    void offerWhatIf(ports::WhatIfPort &whatIf);
    /// From now on users can see what models received and answered.
    void offerInspector(ports::InspectorPort &inspector);
    /// From now on models of providers can be connected.
    void offerProviders(ports::ProviderPort &providers);
    /// From now on the window shows what calls of models cost.
    void offerCosts(ports::CostPort &costs);
    /// From now on companions can make requests of this computer, because a user is here to decide.
    void offerQueries(ports::QueryPort &queries);
    /// From now on companions can ask to use their tools, because a user is here to decide.
    void offerPermissions(ports::PermissionPort &permissions);
    /// From now on users can read and change what companions remember.
    void offerMemory(ports::MemoryPort &memory);
    /// From now on words can be found in all rooms.
    void offerSearch(ports::SearchPort &search);
    /// From now on users can see who knows what of a room.
    void offerWitnesses(ports::WitnessPort &witnesses);
    /// From now on users can try out lorebooks. Without a shelf only companions have lorebooks.
    void offerLoreTrials(ports::LoreTrialPort &trials, ports::ShelfPort *shelf = nullptr);
    /// From now on rooms can be shown in numbers.
    void offerStatistics(ports::StatisticsPort &statistics);
    /// From now on other programs can be let in, and guests can be managed.
    void offerDoors(ports::DoorPort &doors, ports::GuestPort &guests);
    void offerUpkeep(ports::UpkeepPort &upkeep);
    /// Call once queries are offered: from now on pictures can be taken for them. Nothing is opened before
    /// the user allows it. \p hasTray: see CameraSign.
    void offerCamera(camera::Camera &camera, base::Clock &clock, const std::function<bool()> &hasTray = {});
    void offerScreens(const Screens &screens, base::Clock &clock);
    /// From now on rooms can be read aloud, because a user is here to listen.
    void offerVoices(ports::VoicePort &voices);

    [[nodiscard]] HelpDesk &help() { return *m_help; }
    [[nodiscard]] SettingsDesk &settings() { return *m_settingsDesk; }
    /// Looks at conversations of other programs, if imports are offered.
    void importTalks(const QStringList &talks);
    /// The strips of requests and questions between conversation and composer.
    [[nodiscard]] QList<Region> regions();
    void focusPage(int page); ///< of the insight dock, except for the floor
    void retranslate();

private:
    void nameProviders();
    template<class Desk, class... Others>
    Desk *addDesk(Others &...others);

    Needs m_needs;
    std::vector<std::unique_ptr<QObject>> m_desks;
    // The desks that others use; null until they are offered.
    HelpDesk *m_help = nullptr;
    StageDesk *m_stageDesk = nullptr;
    InsightDesk *m_insight = nullptr;
    RecordDesk *m_records = nullptr;
    ImportDesk *m_imports = nullptr;
    ProviderDesk *m_providers = nullptr;
    CostDesk *m_costs = nullptr;
    RequestDesk *m_requests = nullptr;
    PermissionAsking *m_permissions = nullptr;
    MemoryDesk *m_memories = nullptr;
    LoreDesk *m_lore = nullptr;
    SettingsDesk *m_settingsDesk = nullptr;
};

} // namespace studio::ui
