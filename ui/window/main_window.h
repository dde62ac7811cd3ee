// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/draft_port.h"
#include "core/studio/ports/persona_port.h"
#include "core/studio/ports/room_port.h"
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
#include "ui/window/window_desks.h"
#include "ui/window/window_look.h"
#include "ui/window/window_memory.h"

#include <QMainWindow>

#include <memory>

namespace studio::ui {

class Casting;
class CompanionsPanel;
class FloorPanel;
class HelpDesk;
class ModelLine;
class QuietNotice;
class RoomDialogs;
class RoomPage;
class RoomPresenter;
class RoomWriting;
class RoomsPanel;
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
/// how a room is shown, window_docks.h where the panels are, and window_desks.h what the app can offer. It
/// talks only to the studio ports and waits for nothing; closing it leaves the rooms to the app.
class MainWindow : public QMainWindow, public DeskHost
{
    Q_OBJECT

public:
    MainWindow(ports::RoomPort &rooms, ports::PersonaPort &personas, ports::DraftPort &drafts,
               Translations &translations, const WindowOptions &options);
    ~MainWindow() override;

    /// What the app offers, and the desks that come of it.
    [[nodiscard]] WindowDesks &desks() { return *m_desks; }

    /// Imports cards, and a conversation of each other file, one after the other. What comes of them is
    /// shown.
    void importFiles(const QStringList &cards, const QStringList &talks);

    /// Makes a window that was never placed as small as its screen asks, with room for a frame. To be called
    /// before it is shown; a window that remembers its place stays as it is.
    void fitToScreen();
    [[nodiscard]] HelpDesk *help() const { return &m_desks->help(); }
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
    void retranslate();

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
    std::unique_ptr<WindowDesks> m_desks;
};

} // namespace studio::ui
