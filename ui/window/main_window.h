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
#include "ui/actions/shortcut_book.h"
#include "ui/avatar/avatars.h"
#include "ui/models/companion_list_model.h"
#include "ui/panels/trouble.h"
#include "ui/settings/settings.h"
#include "ui/theme/desktop_settings.h"
#include "ui/transcript/transcript_model.h"
#include "ui/window/desk_host.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/room_session.h"
#include "ui/window/window_look.h"
#include "ui/window/window_memory.h"

#include <QMainWindow>

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
class HelpDesk;
class StageDesk;
class InsightDesk;
class LoreDesk;
class ImportDesk;
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
class SettingsDesk;
class TopBar;
class Translations;
class TroubleBanner;
class WindowActions;
class WindowDocks;
struct WindowParts;

struct WindowOptions
{
    QString iniFile;       ///< where the window stores its memory, in the data folder; settings are beside it
    bool readOnly = false; ///< another instance writes here
};

/// The main window: makes and owns its parts. window_wiring.h says which signals go where, room_presenter.h
/// how a room is shown, and window_docks.h where the panels are. It talks only to the studio ports and waits
/// for nothing; closing it leaves the rooms to the app.
class MainWindow : public QMainWindow, public DeskHost
{
    Q_OBJECT

public:
    MainWindow(ports::RoomPort &rooms, ports::PersonaPort &personas, ports::DraftPort &drafts,
               Translations &translations, const WindowOptions &options);
    ~MainWindow() override;

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

    /// Imports cards, and a conversation of each other file, one after the other. What comes of them is
    /// shown.
    void importFiles(const QStringList &cards, const QStringList &talks);

    /// Makes a window that was never placed as small as its screen asks, with room for a frame. To be called
    /// before it is shown; a window that remembers its place stays as it is.
    void fitToScreen();
    [[nodiscard]] HelpDesk *help() const { return m_help; }
    /// Moves the keyboard focus to the request or the question that waits, if there is one.
    void focusRequest();
    void openRoom(const base::RoomId &room) override;
    void openSomeRoom() override;
    void tell(const Trouble &trouble) override;
    void mention(const QString &sentence) override;
    void showInsight(int page) override;
    void resetLayout() override;
    /// Rooms, companions, stage, conversation, requests, questions, composer, floor.
    [[nodiscard]] QList<Region> regions() override;
    void chooseLanguage(model::Language language);
    void chooseLayout(LayoutChoice layout);
    [[nodiscard]] Settings &settings() { return m_settings; }
    /// What the settings say above the notifications: why some of them cannot be. Empty: nothing.
    void noteOnNotifications(const QString &note);
    /// The same above the shortcuts: why global shortcuts do not work.
    void noteOnKeyboard(const QString &note);
    /// The shortcuts of this window, for the settings that keep and change them.
    [[nodiscard]] ShortcutBook &shortcuts() { return m_shortcuts; }

Q_SIGNALS:
    void remedyWanted(const studio::ui::Trouble &trouble, studio::ui::Remedy remedy);

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void makeCentre();
    void makeDocks();
    void makeStatusLine();
    void connectParts(ports::RoomPort &rooms, ports::PersonaPort &personas, ports::DraftPort &drafts);
    void restore();
    void showLook();
    void showSetting(const QString &key);
    void showLanguage(model::Language language);
    void fitStage();
    void nameProviders();
    void retranslate();
    /// Makes a desk of this window. The window destroys its desks in reverse order, newest first.
    template<class Desk, class... Needs>
    Desk *addDesk(Needs &...needs);

    ports::PersonaPort &m_personas;
    Translations &m_translations;
    WindowOptions m_options;
    WindowMemory m_memory;
    Settings m_settings;
    base::RoomId m_unsavedRoom; ///< whose trouble with saving is told
    WindowLook m_look;          ///< applied to the application before the first widget is made
    DesktopSettings m_desktop;
    ShortcutBook m_shortcuts;

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
    // The desks that other parts use; null until they are offered.
    HelpDesk *m_help = nullptr;
    StageDesk *m_stageDesk = nullptr;
    InsightDesk *m_insight = nullptr;
    RecordDesk *m_records = nullptr;
    ImportDesk *m_imports = nullptr; ///< null: not offered
    ProviderDesk *m_providers = nullptr;
    CostDesk *m_costs = nullptr;
    RequestDesk *m_requests = nullptr;
    PermissionAsking *m_permissions = nullptr;
    MemoryDesk *m_memories = nullptr;
    LoreDesk *m_lore = nullptr;
    SettingsDesk *m_settingsDesk = nullptr;
};

} // namespace studio::ui
