// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/cost_port.h"
#include "core/studio/ports/draft_port.h"
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
#include "ui/avatar/avatars.h"
#include "ui/models/companion_list_model.h"
#include "ui/panels/trouble.h"
#include "ui/theme/desktop_settings.h"
#include "ui/transcript/transcript_model.h"
#include "ui/window/desk_host.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/room_session.h"
#include "ui/window/window_look.h"
#include "ui/window/window_memory.h"

#include <QMainWindow>

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
class UpkeepPort;
class GuestPort;
class ImportPort;
class SearchPort;
class ShelfPort;
class StatisticsPort;
class LoreTrialPort;
class WitnessPort;
} // namespace studio::ports

namespace studio::ui {

class Casting;
class CompanionsPanel;
class CostDesk;
class FloorPanel;
class InsightDesk;
class LoreDesk;
class MemoryDesk;
class ModelLine;
class PermissionAsking;
class ProviderDesk;
class QuietNotice;
class RecordDesk;
class RequestDesk;
class RoomDialogs;
class RoomPage;
class RoomPresenter;
class RoomWriting;
class RoomsPanel;
class Screens;
class TopBar;
class Translations;
class TroubleBanner;
class WindowActions;
class WindowDocks;
struct WindowParts;

struct WindowOptions
{
    QString iniFile;       ///< where it remembers its places, in the data folder
    bool readOnly = false; ///< another instance writes here
};

/// The window: makes and owns its parts. Who tells whom stands in window_wiring.h, what a room looks like in
/// room_presenter.h, where the panels are in window_docks.h. It talks to the studio ports alone and waits for
/// nothing; closing it leaves the rooms to the app.
class MainWindow : public QMainWindow, public DeskHost
{
    Q_OBJECT

public:
    MainWindow(ports::RoomPort &rooms, ports::PersonaPort &personas, ports::DraftPort &drafts,
               Translations &translations, const WindowOptions &options);
    ~MainWindow() override;

    /// Rooms can be exported from now on.
    void offerRecords(ports::RecordPort &records);
    /// Conversations of elsewhere can become rooms from now on.
    void offerImports(ports::ImportPort &imports);
    /// Rooms can begin like others, and be kept for that, from now on.
    void offerTemplates(ports::TemplatePort &templates);
    /// There are lorebooks that belong to no companion from now on.
    void offerShelf(ports::ShelfPort &shelf);
    /// Past decisions can be tried otherwise from now on.
    void offerWhatIf(ports::WhatIfPort &whatIf);
    /// What went to models and came back can be seen from now on.
    void offerInspector(ports::InspectorPort &inspector);
    /// Models of providers can be connected from now on.
    void offerProviders(ports::ProviderPort &providers);
    /// What calls of models cost is shown from now on.
    void offerCosts(ports::CostPort &costs);
    /// Companions can ask this machine for something from now on: somebody is here who decides.
    void offerQueries(ports::QueryPort &queries);
    /// Companions can ask to use their tools from now on: somebody is here who decides.
    void offerPermissions(ports::PermissionPort &permissions);
    /// What companions remember can be read and changed from now on.
    void offerMemory(ports::MemoryPort &memory);
    /// Words can be found in all rooms from now on.
    void offerSearch(ports::SearchPort &search);
    /// Who knows what of a room can be seen from now on.
    void offerWitnesses(ports::WitnessPort &witnesses);
    /// Without a shelf only companions have lorebooks.
    void offerLoreTrials(ports::LoreTrialPort &trials, ports::ShelfPort *shelf = nullptr);
    /// Rooms can be seen in numbers from now on.
    void offerStatistics(ports::StatisticsPort &statistics);
    /// Other programs can be let in from now on, and guests be dealt with.
    void offerDoors(ports::DoorPort &doors, ports::GuestPort &guests);
    void offerUpkeep(ports::UpkeepPort &upkeep);
    /// Once queries are offered: pictures can be taken for them. Nothing is opened before it is allowed.
    void offerCamera(camera::Camera &camera, base::Clock &clock);
    void offerScreens(const Screens &screens, base::Clock &clock);
    /// Rooms can be read aloud from now on: somebody is here who hears.
    void offerVoices(ports::VoicePort &voices);

    void openRoom(const base::RoomId &room) override;
    void openSomeRoom() override;
    void tell(const Trouble &trouble) override;
    void mention(const QString &sentence) override;
    void showInsight(int page) override;
    void resetLayout() override;
    /// Rooms, companions, stage, conversation, requests, questions, writing, floor.
    [[nodiscard]] QList<Region> regions() override;
    void chooseLanguage(model::Language language);
    void chooseLayout(LayoutChoice layout);

Q_SIGNALS:
    void remedyWanted(const studio::ui::Trouble &trouble, studio::ui::Remedy remedy);

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void makeCentre();
    void makeDocks();
    void makeStatusLine();
    void connectParts(ports::RoomPort &rooms, ports::PersonaPort &personas, ports::DraftPort &drafts);
    void restore();
    void showLook();
    void nameProviders();
    void retranslate();
    /// A desk of this window, which takes it away with the other desks, the newest first.
    template<class Desk, class... Needs>
    Desk *addDesk(Needs &...needs);

    ports::PersonaPort &m_personas;
    Translations &m_translations;
    WindowOptions m_options;
    WindowMemory m_memory;
    WindowLook m_look; ///< on the application before the first widget is made
    DesktopSettings m_desktop;

    TranscriptModel m_transcript;
    CompanionListModel m_companions;
    Avatars m_avatars;
    RoomSession m_session;
    RoomDesk m_desk;

    WindowActions *m_actions = nullptr;
    TopBar *m_topBar = nullptr;
    TroubleBanner *m_banner = nullptr;
    QuietNotice *m_notice = nullptr;
    RoomPage *m_page = nullptr;
    RoomsPanel *m_roomsPanel = nullptr;
    CompanionsPanel *m_companionsPanel = nullptr;
    FloorPanel *m_floorPanel = nullptr;
    std::unique_ptr<WindowDocks> m_docks;
    ModelLine *m_modelLine = nullptr;
    std::unique_ptr<WindowParts> m_parts;
    std::unique_ptr<Casting> m_casting;
    std::unique_ptr<RoomDialogs> m_dialogs;
    std::unique_ptr<RoomPresenter> m_presenter;
    std::unique_ptr<RoomWriting> m_writing;
    std::vector<std::unique_ptr<QObject>> m_desks;
    // Those of them that others ask; null until they are offered.
    InsightDesk *m_insight = nullptr;
    RecordDesk *m_records = nullptr;
    ProviderDesk *m_providers = nullptr;
    CostDesk *m_costs = nullptr;
    RequestDesk *m_requests = nullptr;
    PermissionAsking *m_permissions = nullptr;
    MemoryDesk *m_memories = nullptr;
    LoreDesk *m_lore = nullptr;
};

} // namespace studio::ui
