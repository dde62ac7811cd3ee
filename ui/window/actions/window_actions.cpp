// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions/window_actions.h"

#include "ui/actions/action_registry.h"
#include "ui/actions/action_words.h"
#include "ui/window/actions/companion_actions.h"
#include "ui/window/actions/model_actions.h"
#include "ui/window/actions/policy_actions.h"
#include "ui/window/actions/request_actions.h"
#include "ui/window/actions/view_actions.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

using namespace Qt::StringLiterals;

namespace studio::ui {

WindowActions::WindowActions(QMainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    makeRoomMenu();
    companions = new CompanionActions(*m_window.menuBar()->addMenu(QString()), this);
    requests = new RequestActions(companions->menu(), this);
    models = new ModelActions(*m_window.menuBar()->addMenu(QString()), this);
    makeFloorMenu();
    view = new ViewActions(*m_window.menuBar()->addMenu(QString()), this);
    makeHelpMenu();
    retranslate();
}

void WindowActions::makeRoomMenu()
{
    m_roomMenu = m_window.menuBar()->addMenu(QString());
    newRoom = addAction(*m_roomMenu, u"newRoomAction"_s);
    setUpRoom = addAction(*m_roomMenu, u"setUpRoomAction"_s);
    rename = addAction(*m_roomMenu, u"renameRoomAction"_s);
    keepTemplate = addAction(*m_roomMenu, u"keepTemplateAction"_s);
    templates = addAction(*m_roomMenu, u"templatesAction"_s);
    lorebooks = addAction(*m_roomMenu, u"lorebooksAction"_s);
    for (QAction *action : {keepTemplate, templates, lorebooks})
        action->setVisible(false);
    exportRoom = addAction(*m_roomMenu, u"exportRoomAction"_s);
    exportRoom->setVisible(false); // until a desk can write files
    importRoom = addAction(*m_roomMenu, u"importRoomAction"_s);
    importRoom->setVisible(false); // until a desk can read files
    remove = addAction(*m_roomMenu, u"deleteRoomAction"_s);
    doors = addAction(*m_roomMenu, u"doorsAction"_s);
    doors->setVisible(false);
    whoKnows = addAction(*m_roomMenu, u"whoKnowsAction"_s);
    whoKnows->setVisible(false);
    statistics = addAction(*m_roomMenu, u"statisticsAction"_s);
    statistics->setVisible(false);
    yourData = addAction(*m_roomMenu, u"yourDataAction"_s);
    yourData->setVisible(false);
    m_roomMenu->addSeparator();
    search = addAction(*m_roomMenu, u"searchAction"_s);
    searchEverywhere = addAction(*m_roomMenu, u"searchEverywhereAction"_s);
    searchEverywhere->setVisible(false);
    m_roomMenu->addSeparator();
    settings = addAction(*m_roomMenu, u"settingsAction"_s);
    settings->setMenuRole(QAction::PreferencesRole);
    quit = addAction(*m_roomMenu, u"quitAction"_s);
    quit->setMenuRole(QAction::QuitRole);
}

void WindowActions::makeFloorMenu()
{
    m_floorMenu = m_window.menuBar()->addMenu(QString());
    letThemTalk = addAction(*m_floorMenu, u"letThemTalkAction"_s);
    wait = addAction(*m_floorMenu, u"waitAction"_s);
    wait->setCheckable(true);
    nextTurn = addAction(*m_floorMenu, u"nextTurnAction"_s);
    stop = addAction(*m_floorMenu, u"stopAction"_s);
    replyAgain = addAction(*m_floorMenu, u"replyAgainAction"_s);
    decideAgain = addAction(*m_floorMenu, u"decideAgainAction"_s);
    bringBack = addAction(*m_floorMenu, u"bringBackAction"_s);
    resetRing = addAction(*m_floorMenu, u"resetRingAction"_s);
    reshuffle = addAction(*m_floorMenu, u"reshuffleAction"_s);
    whatIf = addAction(*m_floorMenu, u"whatIfAction"_s);
    whatIf->setVisible(false); // until a desk can try votes
    m_floorMenu->addSeparator();
    policies = new PolicyActions(*m_floorMenu, this);
}

void WindowActions::makeHelpMenu()
{
    m_helpMenu = m_window.menuBar()->addMenu(QString());
    manual = addAction(*m_helpMenu, u"manualAction"_s);
    palette = addAction(*m_helpMenu, u"paletteAction"_s);
    shortcuts = addAction(*m_helpMenu, u"shortcutsAction"_s);
    m_helpMenu->addSeparator();
    report = addAction(*m_helpMenu, u"reportAction"_s);
    about = addAction(*m_helpMenu, u"aboutAction"_s);
}

void WindowActions::offerDoors() { doors->setVisible(true); }

void WindowActions::offerWhatIf() { whatIf->setVisible(true); }

void WindowActions::offerStatistics() { statistics->setVisible(true); }

void WindowActions::offerSearch() { searchEverywhere->setVisible(true); }

void WindowActions::offerTemplates()
{
    for (QAction *action : {keepTemplate, templates})
        action->setVisible(true);
}

void WindowActions::offerShelf() { lorebooks->setVisible(true); }

void WindowActions::offerUpkeep() { yourData->setVisible(true); }

void WindowActions::offerWitnesses() { whoKnows->setVisible(true); }

QList<QMenu *> WindowActions::menus() const
{
    return {m_roomMenu, &companions->menu(), &models->menu(), m_floorMenu, &view->menu(), m_helpMenu};
}

void WindowActions::retranslate()
{
    m_roomMenu->setTitle(placeName(ActionPlace::Room));
    nameAction(*newRoom);
    nameAction(*setUpRoom);
    nameAction(*rename);
    nameAction(*keepTemplate);
    nameAction(*templates);
    nameAction(*lorebooks);
    nameAction(*exportRoom);
    nameAction(*importRoom);
    nameAction(*remove);
    nameAction(*doors);
    nameAction(*whoKnows);
    nameAction(*statistics);
    nameAction(*yourData);
    nameAction(*search);
    nameAction(*searchEverywhere);
    nameAction(*settings);
    nameAction(*quit);

    m_floorMenu->setTitle(placeName(ActionPlace::Floor));
    nameAction(*letThemTalk);
    nameAction(*wait);
    nameAction(*nextTurn);
    nameAction(*stop);
    nameAction(*replyAgain);
    nameAction(*decideAgain);
    nameAction(*bringBack);
    nameAction(*resetRing);
    nameAction(*reshuffle);
    nameAction(*whatIf);

    m_helpMenu->setTitle(placeName(ActionPlace::Help));
    nameAction(*manual);
    nameAction(*palette);
    nameAction(*shortcuts);
    nameAction(*report);
    nameAction(*about);

    companions->retranslate();
    models->retranslate();
    policies->retranslate();
    requests->retranslate();
    view->retranslate();
    showFloor(m_roomOpen, m_transport);
    showRoom(m_roomOpen, m_writable);
}

void WindowActions::showFloor(bool roomOpen, const TransportState &state)
{
    m_roomOpen = roomOpen;
    m_transport = state;
    const QString noRoom = tr("No room is open.");
    const QString readOnly = tr("Read-only: this data is open in another window.");
    const auto otherwise = [&](const QString &why) {
        return !roomOpen ? noRoom : m_writable ? why : readOnly;
    };
    allowAction(*letThemTalk, state.canLetTalk, otherwise(tr("The conversation is already running.")));
    allowAction(*wait, state.canWait, otherwise(tr("The conversation is already stopped.")));
    wait->setChecked(state.waiting);
    allowAction(*nextTurn, state.canStep, otherwise(tr("Nothing to continue yet. Write something first.")));
    allowAction(*stop, state.canStop, otherwise(tr("Nothing is running.")));
    for (QAction *action : {resetRing, reshuffle})
        action->setVisible(state.hasRing);
    allowAction(*resetRing, state.canReset, otherwise(tr("The ring is already asleep.")));
    allowAction(*reshuffle, state.canReshuffle, otherwise(tr("Nothing to reshuffle.")));
}

void WindowActions::showRoom(bool open, bool writable)
{
    m_roomOpen = open;
    m_writable = writable;
    const QString readOnly = tr("Read-only: this data is open in another window.");
    const QString why = writable ? tr("No room is open.") : readOnly;
    for (QAction *action : {newRoom, importRoom})
        allowAction(*action, writable, readOnly);
    for (QAction *action : {setUpRoom, rename, remove, keepTemplate, replyAgain, decideAgain, bringBack})
        allowAction(*action, open && writable, why);
    for (QAction *action : {search, exportRoom, whoKnows, statistics, whatIf})
        allowAction(*action, open, tr("No room is open."));
}

} // namespace studio::ui
