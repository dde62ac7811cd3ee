// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "ui/composer/composer.h"
#include "ui/library/casting.h"
#include "ui/panels/companions_panel.h"
#include "ui/panels/floor/floor_panel.h"
#include "ui/panels/rooms_panel.h"
#include "ui/panels/trouble_banner.h"
#include "ui/stage/stage_view.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/transcript/transcript_view.h"
#include "ui/widgets/spoken_alerts.h"
#include "ui/widgets/spoken_choices.h"
#include "ui/widgets/spoken_places.h"
#include "ui/window/actions/request_actions.h"
#include "ui/window/actions/view_actions.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desks/casting_wiring.h"
#include "ui/window/help/help_desk.h"
#include "ui/window/insight_dock.h"
#include "ui/window/model_line.h"
#include "ui/window/panel_room.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/room_dialogs.h"
#include "ui/window/room_page.h"
#include "ui/window/room_presenter.h"
#include "ui/window/room_writing.h"
#include "ui/window/screen_fit.h"
#include "ui/window/settings/settings_desk.h"
#include "ui/window/top_bar.h"
#include "ui/window/translations.h"
#include "ui/window/window_docks.h"
#include "ui/window/window_parts.h"
#include "ui/window/window_wiring.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QIcon>
#include <QScreen>
#include <QStatusBar>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kFirstSize(1280, 800);
constexpr QSize kLeastSize(480, 360);
constexpr int kNarrowSigns = 175;  // in a window of fewer characters the stage is a strip
constexpr int kRequestsRegion = 4; // between conversation and composer

} // namespace

MainWindow::MainWindow(ports::RoomPort &rooms, ports::PersonaPort &personas, ports::DraftPort &drafts,
                       Translations &translations, const WindowOptions &options)
    : m_translations(translations)
    , m_options(options)
    , m_memory(readWindowMemory(options.iniFile))
    , m_settings(settingsFileBeside(options.iniFile), options.iniFile, options.readOnly)
    , m_look(m_settings, translations)
    , m_session(rooms, m_transcript)
    , m_desk(rooms, personas)
    , m_actions(new WindowActions(*this))
{
    makePlacesSpoken(); // first: who comes later is asked first, and alerts are plain widgets
    makeAlertsSpoken(*this);
    makeChoicesSpoken();
    setObjectName(u"mainWindow"_s);
    setWindowIcon(QIcon(u":/icons/companion-studio.svg"_s));
    makeCentre();
    makeDocks();
    makeStatusLine();
    connectParts(rooms, personas, drafts);
    restore();
    onRetranslate(this, [this] { retranslate(); });
    m_desk.refresh();
    m_casting->desk().refresh();
}

/// The views use models that are members here, so the views go first; then the desks, whose dialogs use the
/// ports.
MainWindow::~MainWindow()
{
    m_settings.disconnect(this); // a field of the settings window still commits when it is destroyed
    m_look.disconnect(this);
    m_writing.reset();
    delete takeCentralWidget();
    m_docks.reset();
    m_desks.reset();
    m_dialogs.reset();
    m_casting.reset(); // the views painted its faces until now
}

void MainWindow::makeCentre()
{
    m_topBar = new TopBar(*m_actions->search, *m_actions->palette, this);
    addToolBar(Qt::TopToolBarArea, m_topBar);
    m_banner = new TroubleBanner(this);
    m_notice = new QuietNotice(this);
    m_page = new RoomPage(m_transcript, m_avatars, this);
    auto *centre = new QWidget(this);
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_banner);
    column->addWidget(m_notice);
    column->addWidget(m_page, 1);
    setCentralWidget(centre);
}

void MainWindow::makeDocks()
{
    resize(kFirstSize);
    setMinimumSize(kLeastSize); // nothing that is in the window makes it larger
    m_roomsPanel = new RoomsPanel(m_desk.rooms(), this);
    m_roomsPanel->setReadOnly(m_options.readOnly);
    m_companionsPanel = new CompanionsPanel(m_companions, this);
    m_floorPanel = new FloorPanel(this);
    m_floorPanel->setReadOnly(m_options.readOnly);
    m_docks = std::make_unique<WindowDocks>(*this, *m_roomsPanel, *m_companionsPanel);
    m_docks->insight().addPage(m_floorPanel);
    m_floorPanel->setAvatars(&m_avatars);
    m_page->transcript().setAvatars(m_avatars);
    m_page->composer().setAvatars(&m_avatars);
}

void MainWindow::makeStatusLine()
{
    m_modelLine = new ModelLine(this);
    statusBar()->addWidget(m_modelLine, 1);
    statusBar()->setSizeGripEnabled(false);
}

void MainWindow::connectParts(ports::RoomPort &rooms, ports::PersonaPort &personas, ports::DraftPort &drafts)
{
    m_parts = std::make_unique<WindowParts>(
        WindowParts{*this, *this, m_session, m_desk, m_companions, m_avatars, m_look, *m_actions, *m_docks,
                    *m_topBar, *m_banner, *m_notice, *m_page, *m_roomsPanel, *m_companionsPanel,
                    *m_floorPanel, *m_modelLine, m_options.readOnly});
    m_presenter = std::make_unique<RoomPresenter>(*m_parts);
    m_writing = std::make_unique<RoomWriting>(*m_parts, rooms, drafts);
    m_casting = std::make_unique<Casting>(personas, drafts, this);
    wireCasting(*m_parts, *m_casting, rooms, m_settings);
    m_dialogs = std::make_unique<RoomDialogs>(m_desk, *m_casting, m_translations, m_settings, *this);
    m_casting->supplyPictures(m_avatars);
    m_roomsPanel->setAvatars(m_casting->faces());
    m_desks = std::make_unique<WindowDesks>(WindowDesks::Needs{*m_parts, rooms, personas, m_transcript,
                                                               m_memory, m_settings, m_shortcuts, *m_casting,
                                                               *m_dialogs, *m_writing});
    wireFloor(*m_parts);
    wireRooms(*m_parts, *m_dialogs);
    wireTroubles(*m_parts);
    wireView(*m_parts);
    connect(&m_session, &RoomSession::opened, this, [this] {
        if (m_memory.room != m_session.roomId())
            m_notice->leaveRoom();
        m_memory.room = m_session.roomId();
        m_desk.rooms().setShown(m_session.roomId());
    });
    connect(&m_session, &RoomSession::closed, this, [this] { m_desk.rooms().setShown({}); });
    connect(m_banner, &TroubleBanner::remedyWanted, this, &MainWindow::remedyWanted);
    connect(m_actions->view, &ViewActions::layoutChosen, this, &MainWindow::chooseLayout);
    connect(m_actions->view, &ViewActions::seatsChosen, this,
            [this](StageSeats seats) { m_settings.choose(setting::kStageSeats, seats); });
    connect(m_actions->view, &ViewActions::languageChosen, this, &MainWindow::chooseLanguage);
    connect(&m_look, &WindowLook::changed, this, &MainWindow::showLook);
    connect(&m_look, &WindowLook::languageChanged, this, &MainWindow::showLanguage);
    connect(&m_settings, &Settings::changed, this, &MainWindow::showSetting);
    connect(&m_page->stage(), &StageView::zoomChanged, this,
            [this](double zoom) { m_settings.set(setting::kStageZoom, zoom * 100); });
    connect(&m_desktop, &DesktopSettings::changed, &m_look, &WindowLook::followDesktop);
    connect(&rooms, &ports::RoomPort::savingFailed, this, [this](const auto &room, const base::Error &error) {
        const auto summary = m_desk.rooms().room(m_desk.rooms().indexOf(room));
        tell({Trouble::Kind::SavingFailed, summary ? summary->name : room.value(), error.text});
        m_unsavedRoom = room;
    });
    connect(&rooms, &ports::RoomPort::published, this, [this](const base::RoomId &room) {
        if (room != m_unsavedRoom)
            return;
        m_banner->clear(Trouble::Kind::SavingFailed); // what is published is on the disk
        m_unsavedRoom = {};
    });
}

void MainWindow::fitToScreen()
{
    if (m_memory.geometry.isEmpty())
        resize(fittedWithFrame(size(), screen()->availableSize()));
}

void MainWindow::restore()
{
    restoreGeometry(m_memory.geometry);
    const auto layout = m_settings.choice<LayoutChoice>(setting::kLayout);
    m_docks->restore(m_memory, layout);
    m_page->setLayout(layout);
    m_page->stage().setZoom(m_settings.number(setting::kStageZoom) / 100);
    m_desk.rooms().setSeen(m_memory.seen);
    m_desk.setLanguage(m_translations.language());
    m_session.setLanguage(m_translations.language());
    m_page->stage().setLanguage(m_translations.language());
    m_casting->setLanguage(m_translations.language());
    showSetting(setting::kSendKey);
    showLook();
}

void MainWindow::importFiles(const QStringList &cards, const QStringList &talks)
{
    if (!cards.isEmpty())
        m_casting->importFiles(cards);
    m_desks->importTalks(talks);
}

void MainWindow::focusRequest() { m_actions->requests->answer->trigger(); }

void MainWindow::openRoom(const base::RoomId &room)
{
    if (room != m_session.roomId())
        m_session.open(room);
}

void MainWindow::openSomeRoom()
{
    RoomListModel &rooms = m_desk.rooms();
    if (m_session.roomId().isEmpty() && rooms.rowCount() > 0) {
        const QModelIndex last = rooms.indexOf(m_memory.room);
        openRoom(rooms.room(last.isValid() ? last : rooms.index(0))->id);
    }
    m_roomsPanel->setCurrentRoom(m_session.roomId());
}

void MainWindow::tell(const Trouble &trouble) { m_banner->tell(trouble); }

void MainWindow::mention(const QString &sentence)
{
    constexpr int kReadable = 10'000; // ms
    statusBar()->showMessage(sentence, kReadable);
}

QList<Region> MainWindow::regions()
{
    QList<Region> regions{
        {m_roomsPanel, [this] { m_roomsPanel->focusList(); }},
        {m_companionsPanel, [this] { m_companionsPanel->focusList(); }},
        {&m_page->stage(), [this] { m_page->stage().focusFirst(); }},
        {&m_page->transcript(), [this] { m_page->transcript().setFocus(Qt::TabFocusReason); }},
        {&m_page->composer(), [this] { m_page->composer().focusInput(); }},
        {&m_docks->insight(), [this] { showInsight(m_docks->insight().page()); }},
    };
    int place = kRequestsRegion;
    for (const Region &asked : m_desks->regions())
        regions.insert(place++, asked);
    return regions;
}

void MainWindow::showInsight(int page)
{
    m_docks->insight().showPage(page);
    if (page == 0)
        m_floorPanel->focusFirst();
    else
        m_desks->focusPage(page);
}

void MainWindow::chooseLanguage(model::Language language) { m_look.chooseLanguage(language); }

/// Qt has told every widget to translate itself, see onRetranslate().
void MainWindow::showLanguage(model::Language language)
{
    // For how windows write times and numbers. A window does not inherit it from its parent.
    for (QWidget *window : QApplication::topLevelWidgets())
        window->setLocale(Translations::locale(language));
    m_desk.setLanguage(language);
    m_session.setLanguage(language);
    m_page->stage().setLanguage(language);
    m_casting->setLanguage(language);
}

void MainWindow::chooseLayout(LayoutChoice layout)
{
    if (m_settings.choice<LayoutChoice>(setting::kLayout) == layout)
        resetLayout();
    else
        m_settings.choose(setting::kLayout, layout);
}

void MainWindow::showSetting(const QString &key)
{
    if (key == setting::kLayout) {
        resetLayout();
        m_page->setLayout(m_settings.choice<LayoutChoice>(setting::kLayout));
        m_actions->view->showChoices(m_settings, m_translations.language());
    } else if (key == setting::kStageSeats) {
        m_actions->view->showChoices(m_settings, m_translations.language());
    } else if (key == setting::kStageZoom) {
        m_page->stage().setZoom(m_settings.number(setting::kStageZoom) / 100);
    } else if (key == setting::kSendKey) {
        m_page->composer().setSendsByEnter(m_settings.choice<SendKey>(setting::kSendKey) == SendKey::Enter);
    }
}

void MainWindow::noteOnNotifications(const QString &note) { m_desks->settings().noteOnNotifications(note); }

void MainWindow::noteOnKeyboard(const QString &note) { m_desks->settings().noteOnKeyboard(note); }

void MainWindow::resetLayout() { m_docks->arrange(m_settings.choice<LayoutChoice>(setting::kLayout)); }

void MainWindow::showLook()
{
    // A status bar does not grow with its font.
    const int lineHeight = QFontMetrics(QApplication::font()).height();
    statusBar()->setMinimumHeight(lineHeight + themeOf(this).metrics.small);
    fitStage();
    m_page->stage().setMotion(m_look.motion());
    m_floorPanel->setMotion(m_look.motion());
    m_actions->view->showChoices(m_settings, m_translations.language());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_writing->endNow();
    m_casting->keepNow();
    m_memory.geometry = saveGeometry();
    m_docks->save(m_memory);
    m_memory.seen = m_desk.rooms().seen();
    m_settings.saveNow();
    if (!m_settings.holdsOlder()) // else the older file is the only one that has them
        writeWindowMemory(m_options.iniFile, m_memory);
    event->accept();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    fitStage();
}

void MainWindow::fitStage() { m_page->setNarrow(width() < kNarrowSigns * signWidth(fontMetrics())); }

/// The desktop is asked once the window is visible, so that the window does not wait for the answer.
void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (!event->spontaneous())
        QMetaObject::invokeMethod(&m_desktop, &DesktopSettings::listen, Qt::QueuedConnection);
}

/// The desktop can end full screen too.
void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        m_actions->view->fullScreen->setChecked(isFullScreen());
}

/// Ctrl and the wheel change the text size, in steps as fine as those of the wheel.
void MainWindow::wheelEvent(QWheelEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QMainWindow::wheelEvent(event);
        return;
    }
    m_look.zoomTo(Look::turned(m_look.zoom(), event->angleDelta().y() / 120.0));
    event->accept();
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_docks->setNames(tr("Rooms"), tr("Companions"),
                      {tr("Floor"), tr("Timeline"), tr("Events"), tr("Turns")});
    if (m_options.readOnly)
        m_page->composer().setReadOnlyReason(tr("Read-only: this data is open in another window."));
    m_modelLine->retranslate();
    m_presenter->showAll();
    m_desks->retranslate();
}

} // namespace studio::ui
