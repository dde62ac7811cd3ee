// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/persona_port.h"
#include "core/studio/ports/room_port.h"
#include "ui/models/companion_list_model.h"
#include "ui/panels/trouble.h"
#include "ui/theme/theme.h"
#include "ui/transcript/transcript_model.h"
#include "ui/window/look.h"
#include "ui/window/room_desk.h"
#include "ui/window/room_session.h"
#include "ui/window/window_memory.h"

#include <QMainWindow>

class QDockWidget;
class QLabel;

namespace studio::ui {

class CompanionsPanel;
class FloorPanel;
class RoomPage;
class RoomsPanel;
class Translations;
class TroubleBanner;
class WindowActions;

struct WindowOptions
{
    QString iniFile;       ///< where it remembers its places, in the data folder
    bool readOnly = false; ///< another instance writes here
};

/// The window: hosts the panels, connects them with the room on screen, the list of rooms and the menu bar.
/// It talks to the studio ports alone and waits for nothing; closing it leaves the rooms to the app.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(ports::RoomPort &rooms, ports::PersonaPort &personas, Translations &translations,
               const WindowOptions &options);
    ~MainWindow() override;

    void openRoom(const base::RoomId &room);
    void tell(const Trouble &trouble); ///< at the top, until it is dismissed

Q_SIGNALS:
    void remedyWanted(const studio::ui::Trouble &trouble, studio::ui::Remedy remedy);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeCentre();
    void makeDocks();
    void makeStatusLine();
    QDockWidget *makeDock(const QString &objectName, QWidget *panel, Qt::DockWidgetArea area);
    void connectActions();
    void connectFloor();
    void connectRooms();
    void connectSession();
    void connectTroubles();
    void restore();

    void openSomeRoom();
    void askForRoom();
    void askAbout();
    void showRoom();
    void showNoRoom();
    void showFloor();
    void showSuggestions();
    void focusNext();
    void chooseTheme(ThemeChoice choice);
    void chooseLanguage(model::Language language);
    void zoomTo(double zoom);
    void applyLook();
    void showTheme();
    void retranslate();

    Translations &m_translations;
    WindowOptions m_options;
    WindowMemory m_memory;
    Look m_look;
    Theme m_theme; ///< on the application before the first widget is made

    TranscriptModel m_transcript;
    CompanionListModel m_companions;
    RoomSession m_session;
    RoomDesk m_desk;

    WindowActions *m_actions = nullptr;
    TroubleBanner *m_banner = nullptr;
    RoomPage *m_page = nullptr;
    RoomsPanel *m_roomsPanel = nullptr;
    CompanionsPanel *m_companionsPanel = nullptr;
    FloorPanel *m_floorPanel = nullptr;
    QDockWidget *m_roomsDock = nullptr;
    QDockWidget *m_companionsDock = nullptr;
    QDockWidget *m_floorDock = nullptr;
    QLabel *m_modelLine = nullptr;
};

} // namespace studio::ui
