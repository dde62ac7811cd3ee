// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "ui/composer/composer.h"
#include "ui/models/transport_state.h"
#include "ui/panels/companions_panel.h"
#include "ui/panels/floor_panel.h"
#include "ui/panels/new_room_dialog.h"
#include "ui/panels/plain_label.h"
#include "ui/panels/rooms_panel.h"
#include "ui/panels/trouble_banner.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/dock_title.h"
#include "ui/window/regions.h"
#include "ui/window/room_page.h"
#include "ui/window/translations.h"
#include "ui/window/window_actions.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QIcon>
#include <QLabel>
#include <QMessageBox>
#include <QStatusBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kFirstSize(1280, 800);
constexpr int kLeftWidth = 232;
constexpr int kRightWidth = 344;

} // namespace

MainWindow::MainWindow(ports::RoomPort &rooms, ports::PersonaPort &personas, Translations &translations,
                       const WindowOptions &options)
    : m_translations(translations)
    , m_options(options)
    , m_memory(readWindowMemory(options.iniFile))
    , m_theme(m_look.apply(m_memory.theme, m_memory.zoom, translations.language()))
    , m_session(rooms, m_transcript)
    , m_desk(rooms, personas)
    , m_actions(new WindowActions(*this))
{
    setObjectName(u"mainWindow"_s);
    setWindowIcon(QIcon(u":/icons/companion-studio.svg"_s));
    makeCentre();
    makeDocks();
    makeStatusLine();
    connectActions();
    connectFloor();
    connectRooms();
    connectSession();
    connectTroubles();
    connect(&rooms, &ports::RoomPort::savingFailed, this, [this](const auto &room, const base::Error &error) {
        const auto summary = m_desk.rooms().room(m_desk.rooms().indexOf(room));
        tell({Trouble::Kind::SavingFailed, summary ? summary->name : room.value(), error.text});
    });

    restore();
    retranslate();
    showNoRoom();
    m_desk.refresh();
}

/// The views look at models that are members here, so they go first.
MainWindow::~MainWindow()
{
    delete takeCentralWidget();
    delete m_roomsDock;
    delete m_companionsDock;
    delete m_floorDock;
}

void MainWindow::makeCentre()
{
    m_banner = new TroubleBanner(this);
    m_page = new RoomPage(m_transcript, m_theme, this);
    auto *centre = new QWidget(this);
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_banner);
    column->addWidget(m_page, 1);
    setCentralWidget(centre);
}

void MainWindow::makeDocks()
{
    m_roomsPanel = new RoomsPanel(m_desk.rooms(), this);
    m_companionsPanel = new CompanionsPanel(m_companions, this);
    m_floorPanel = new FloorPanel(this);
    m_roomsDock = makeDock(u"roomsDock"_s, m_roomsPanel, Qt::LeftDockWidgetArea);
    m_companionsDock = makeDock(u"companionsDock"_s, m_companionsPanel, Qt::LeftDockWidgetArea);
    m_floorDock = makeDock(u"floorDock"_s, m_floorPanel, Qt::RightDockWidgetArea);
    m_actions->addDocks({m_roomsDock->toggleViewAction(), m_companionsDock->toggleViewAction(),
                         m_floorDock->toggleViewAction()});
    resize(kFirstSize);
    resizeDocks({m_roomsDock, m_floorDock}, {kLeftWidth, kRightWidth}, Qt::Horizontal);
    resizeDocks({m_roomsDock, m_companionsDock}, {1, 1}, Qt::Vertical);
}

QDockWidget *MainWindow::makeDock(const QString &objectName, QWidget *panel, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(this);
    dock->setObjectName(objectName);
    dock->setTitleBarWidget(new DockTitle(*dock));
    dock->setWidget(panel);
    addDockWidget(area, dock);
    return dock;
}

void MainWindow::makeStatusLine()
{
    m_modelLine = quietLabel(u"modelLine"_s, this);
    m_modelLine->setWordWrap(false);
    m_modelLine->setContentsMargins(m_theme.metrics.small, 0, m_theme.metrics.small, 0);
    statusBar()->addWidget(m_modelLine, 1);
    statusBar()->setSizeGripEnabled(false);
}

void MainWindow::connectActions()
{
    connect(m_actions->newRoom, &QAction::triggered, this, &MainWindow::askForRoom);
    connect(m_actions->rename, &QAction::triggered, m_roomsPanel, &RoomsPanel::renameCurrent);
    connect(m_actions->remove, &QAction::triggered, this, [this] {
        if (m_session.isOpen())
            m_desk.remove(m_session.roomId());
    });
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->zoomIn, &QAction::triggered, this, [this] { zoomTo(Look::larger(m_memory.zoom)); });
    connect(m_actions->zoomOut, &QAction::triggered, this, [this] { zoomTo(Look::smaller(m_memory.zoom)); });
    connect(m_actions->zoomReset, &QAction::triggered, this, [this] { zoomTo(1.0); });
    connect(m_actions->nextRegion, &QAction::triggered, this, &MainWindow::focusNext);
    connect(m_actions->about, &QAction::triggered, this, &MainWindow::askAbout);
    connect(m_actions, &WindowActions::themeChosen, this, &MainWindow::chooseTheme);
    connect(m_actions, &WindowActions::languageChosen, this, &MainWindow::chooseLanguage);
}

void MainWindow::connectFloor()
{
    using ports::Transport;
    connect(m_actions->letThemTalk, &QAction::triggered, this,
            [this] { m_session.transport(Transport::Play); });
    connect(m_actions->nextTurn, &QAction::triggered, this, [this] { m_session.transport(Transport::Step); });
    connect(m_actions->stop, &QAction::triggered, this, [this] { m_session.transport(Transport::Stop); });
    connect(m_actions->wait, &QAction::triggered, this, [this] {
        const bool waiting = m_session.isOpen() && m_session.view().floor.paused;
        m_actions->wait->setChecked(waiting); // pressed only once the room says that it waits
        m_session.transport(waiting ? Transport::Play : Transport::Pause);
    });
    connect(m_floorPanel, &FloorPanel::transportWanted, &m_session, &RoomSession::transport);
    connect(m_companionsPanel, &CompanionsPanel::cueWanted, &m_session, &RoomSession::cue);
    connect(m_companionsPanel, &CompanionsPanel::muteWanted, &m_session, &RoomSession::setMuted);
    connect(&m_page->composer(), &Composer::submitted, &m_session, &RoomSession::say);
    connect(&m_page->composer(), &Composer::submitted, &m_page->transcript(), &TranscriptView::jumpToNewest);
}

void MainWindow::connectRooms()
{
    connect(m_page, &RoomPage::newRoomWanted, this, &MainWindow::askForRoom);
    connect(m_roomsPanel, &RoomsPanel::newRoomWanted, this, &MainWindow::askForRoom);
    connect(m_roomsPanel, &RoomsPanel::roomChosen, this, &MainWindow::openRoom);
    connect(m_roomsPanel, &RoomsPanel::deleteWanted, &m_desk, &RoomDesk::remove);
    connect(m_roomsPanel, &RoomsPanel::undoWanted, &m_desk, &RoomDesk::bringBack);
    connect(&m_desk, &RoomDesk::listed, this, &MainWindow::openSomeRoom);
    connect(&m_desk, &RoomDesk::created, this, [this](const model::Room &room) { openRoom(room.id); });
    connect(&m_desk, &RoomDesk::broughtBack, this, &MainWindow::openRoom);
    connect(&m_desk, &RoomDesk::removed, this, [this](const base::RoomId &room, const QString &name) {
        m_roomsPanel->showUndo(room, name);
        if (room == m_session.roomId())
            m_session.close();
    });
}

void MainWindow::connectSession()
{
    connect(&m_session, &RoomSession::opened, this, [this] {
        m_memory.room = m_session.roomId();
        showRoom();
        showFloor();
        m_page->composer().focusInput();
    });
    connect(&m_session, &RoomSession::closed, this, &MainWindow::showNoRoom);
    connect(&m_session, &RoomSession::floorChanged, this, &MainWindow::showFloor);
    connect(&m_session, &RoomSession::roomChanged, this, &MainWindow::showRoom);
    connect(&m_session, &RoomSession::peopleChanged, this, [this] {
        showRoom();
        showFloor();
    });
    connect(&m_session, &RoomSession::freshChanged, this, &MainWindow::showSuggestions);
}

void MainWindow::connectTroubles()
{
    const auto tellFailure = [this](const base::Error &error) {
        tell({Trouble::Kind::RequestFailed, {}, error.text});
    };
    connect(&m_desk, &RoomDesk::failed, this, tellFailure);
    connect(&m_session, &RoomSession::openFailed, this, tellFailure);
    connect(&m_session, &RoomSession::commandFailed, this, tellFailure);
    connect(&m_session, &RoomSession::notSaid, this,
            [this, tellFailure](const base::Error &error, const base::RoomId &room, const auto &draft) {
                tellFailure(error);
                if (room == m_session.roomId())
                    m_page->composer().bringBack(draft);
            });
    connect(m_banner, &TroubleBanner::remedyWanted, this, &MainWindow::remedyWanted);
    if (m_options.readOnly)
        tell({Trouble::Kind::ReadOnly, {}, {}});
}

void MainWindow::restore()
{
    restoreGeometry(m_memory.geometry);
    restoreState(m_memory.docks);
    m_session.setLanguage(m_translations.language());
    m_actions->showTheme(m_memory.theme);
    m_actions->showLanguage(m_translations.language());
    showTheme();
}

void MainWindow::openRoom(const base::RoomId &room)
{
    if (room != m_session.roomId())
        m_session.open(room);
}

void MainWindow::tell(const Trouble &trouble) { m_banner->tell(trouble); }

/// With nothing on screen, the room that was open last, else the newest.
void MainWindow::openSomeRoom()
{
    RoomListModel &rooms = m_desk.rooms();
    if (m_session.roomId().isEmpty() && rooms.rowCount() > 0) {
        const QModelIndex last = rooms.indexOf(m_memory.room);
        openRoom(rooms.room(last.isValid() ? last : rooms.index(0))->id);
    }
    m_roomsPanel->setCurrentRoom(m_session.roomId());
}

void MainWindow::askForRoom()
{
    const People people(m_desk.personas(), m_translations.language());
    auto *dialog = new NewRoomDialog(m_desk.personas(), people, this);
    connect(dialog, &NewRoomDialog::roomWanted, this,
            [this](const QString &name, const auto &roster) { m_desk.create(name, roster); });
    dialog->open();
}

void MainWindow::askAbout()
{
    auto *box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setWindowTitle(tr("About Companion Studio"));
    box->setIconPixmap(windowIcon().pixmap(64, 64));
    box->setText(tr("Companion Studio %1").arg(QStringLiteral(STUDIO_VERSION)));
    box->setInformativeText(
        tr("Several companions share one conversation with you, and you see how they decide who "
           "speaks. Free software under the GPL, version 3 or later."));
    box->addButton(tr("Close"), QMessageBox::AcceptRole);
    box->open();
}

void MainWindow::showRoom()
{
    if (!m_session.isOpen())
        return;
    const ports::RoomView &view = m_session.view();
    QStringList names;
    for (const base::ParticipantId &id : view.room.roster)
        names.append(m_session.people().name(id));
    m_page->showRoom(view.room.name, names);
    m_modelLine->setText(view.modelName);
    m_roomsPanel->setCurrentRoom(view.room.id);
    setWindowTitle(tr("%1 – Companion Studio").arg(view.room.name));
    m_actions->showRoom(true, !m_options.readOnly);
    showSuggestions();
}

void MainWindow::showNoRoom()
{
    m_page->showNoRoom();
    m_companions.clear();
    m_floorPanel->clear();
    m_modelLine->clear();
    setWindowTitle(tr("Companion Studio"));
    m_actions->showFloor({});
    m_actions->showRoom(false, !m_options.readOnly);
}

void MainWindow::showFloor()
{
    if (!m_session.isOpen())
        return;
    const ports::FloorView &floor = m_session.view().floor;
    m_companions.show(floor, m_session.people());
    m_floorPanel->setFloor(floor, m_session.people());
    m_actions->showFloor(transportState(floor));
}

void MainWindow::showSuggestions()
{
    QStringList suggestions;
    if (m_session.isOpen() && m_session.isFresh()) {
        suggestions = {tr("Hello! Who are you?"), tr("Please introduce yourselves to each other.")};
        const QList<base::ParticipantId> &roster = m_session.view().room.roster;
        if (!roster.isEmpty())
            suggestions.append(
                tr("%1, what are you thinking about today?").arg(m_session.people().name(roster.last())));
    }
    m_page->composer().setSuggestions(suggestions);
}

/// Rooms, companions, conversation, writing, floor, and around again.
void MainWindow::focusNext()
{
    focusNextRegion({
        {m_roomsPanel, [this] { m_roomsPanel->focusList(); }},
        {m_companionsPanel, [this] { m_companionsPanel->focusList(); }},
        {&m_page->transcript(), [this] { m_page->transcript().setFocus(Qt::TabFocusReason); }},
        {&m_page->composer(), [this] { m_page->composer().focusInput(); }},
        {m_floorPanel, [this] { m_floorPanel->focusFirst(); }},
    });
}

void MainWindow::chooseTheme(ThemeChoice choice)
{
    m_memory.theme = choice;
    applyLook();
}

void MainWindow::chooseLanguage(model::Language language)
{
    m_memory.language = Translations::code(language);
    m_translations.use(language); // Qt tells every widget, see changeEvent()
    m_session.setLanguage(language);
    applyLook();
}

void MainWindow::zoomTo(double zoom)
{
    m_memory.zoom = zoom;
    applyLook();
}

void MainWindow::applyLook()
{
    m_theme = m_look.apply(m_memory.theme, m_memory.zoom, m_translations.language());
    showTheme();
}

void MainWindow::showTheme()
{
    m_banner->setTheme(m_theme);
    m_page->setTheme(m_theme);
    m_roomsPanel->setTheme(m_theme);
    m_companionsPanel->setTheme(m_theme);
    m_floorPanel->setTheme(m_theme);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_memory.geometry = saveGeometry();
    m_memory.docks = saveState();
    writeWindowMemory(m_options.iniFile, m_memory);
    event->accept();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_roomsDock->setWindowTitle(tr("Rooms"));
    m_companionsDock->setWindowTitle(tr("Companions"));
    m_floorDock->setWindowTitle(tr("Floor"));
    if (m_options.readOnly)
        m_page->composer().setReadOnlyReason(tr("Here you can read, but not write."));
    m_modelLine->setAccessibleName(tr("What answers for the companions"));
    if (m_session.isOpen()) {
        showRoom();
        showFloor();
    }
}

} // namespace studio::ui
