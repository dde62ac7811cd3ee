// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions/window_actions.h"

#include "ui/window/actions/action_words.h"
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
    newRoom = addAction(*m_roomMenu, u"newRoomAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_N)});
    setUpRoom = addAction(*m_roomMenu, u"setUpRoomAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_Comma)});
    rename = addAction(*m_roomMenu, u"renameRoomAction"_s, {QKeySequence(Qt::Key_F2)});
    keepTemplate = addAction(*m_roomMenu, u"keepTemplateAction"_s);
    templates = addAction(*m_roomMenu, u"templatesAction"_s);
    lorebooks = addAction(*m_roomMenu, u"lorebooksAction"_s);
    for (QAction *action : {keepTemplate, templates, lorebooks})
        action->setVisible(false);
    exportRoom = addAction(*m_roomMenu, u"exportRoomAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_E)});
    exportRoom->setVisible(false); // until a desk can write files
    importRoom = addAction(*m_roomMenu, u"importRoomAction"_s);
    importRoom->setVisible(false); // until a desk can read files
    remove = addAction(*m_roomMenu, u"deleteRoomAction"_s);
    doors = addAction(*m_roomMenu, u"doorsAction"_s, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)});
    doors->setVisible(false);
    whoKnows = addAction(*m_roomMenu, u"whoKnowsAction"_s, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W)});
    whoKnows->setVisible(false);
    statistics = addAction(*m_roomMenu, u"statisticsAction"_s);
    statistics->setVisible(false);
    yourData = addAction(*m_roomMenu, u"yourDataAction"_s);
    yourData->setVisible(false);
    m_roomMenu->addSeparator();
    search = addAction(*m_roomMenu, u"searchAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_F)});
    searchEverywhere =
        addAction(*m_roomMenu, u"searchEverywhereAction"_s, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)});
    searchEverywhere->setVisible(false);
    m_roomMenu->addSeparator();
    quit = addAction(*m_roomMenu, u"quitAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    quit->setMenuRole(QAction::QuitRole);
}

void WindowActions::makeFloorMenu()
{
    m_floorMenu = m_window.menuBar()->addMenu(QString());
    letThemTalk = addAction(*m_floorMenu, u"letThemTalkAction"_s);
    wait = addAction(*m_floorMenu, u"waitAction"_s, {QKeySequence(Qt::Key_F8)});
    wait->setCheckable(true);
    nextTurn = addAction(*m_floorMenu, u"nextTurnAction"_s, {QKeySequence(Qt::SHIFT | Qt::Key_F8)});
    stop = addAction(*m_floorMenu, u"stopAction"_s, {QKeySequence(Qt::Key_Escape)});
    replyAgain = addAction(*m_floorMenu, u"replyAgainAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_R)});
    decideAgain =
        addAction(*m_floorMenu, u"decideAgainAction"_s, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)});
    bringBack = addAction(*m_floorMenu, u"bringBackAction"_s);
    resetRing = addAction(*m_floorMenu, u"resetRingAction"_s);
    reshuffle = addAction(*m_floorMenu, u"reshuffleAction"_s);
    m_floorMenu->addSeparator();
    policies = new PolicyActions(*m_floorMenu, this);
}

void WindowActions::makeHelpMenu()
{
    m_helpMenu = m_window.menuBar()->addMenu(QString());
    palette = addAction(*m_helpMenu, u"paletteAction"_s,
                        {QKeySequence(Qt::CTRL | Qt::Key_K), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)});
    m_helpMenu->addSeparator();
    about = addAction(*m_helpMenu, u"aboutAction"_s);
}

void WindowActions::offerDoors() { doors->setVisible(true); }

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
    const auto name = [](QAction *action, const char *english) { nameAction(*action, tr(english), english); };
    m_roomMenu->setTitle(tr("&Room"));
    name(newRoom, QT_TR_NOOP("&New room…"));
    name(setUpRoom, QT_TR_NOOP("&Set up room…"));
    name(rename, QT_TR_NOOP("&Rename"));
    name(keepTemplate, QT_TR_NOOP("Save as &template…"));
    name(templates, QT_TR_NOOP("Room te&mplates…"));
    name(lorebooks, QT_TR_NOOP("&Lorebooks…"));
    name(exportRoom, QT_TR_NOOP("&Export room…"));
    name(importRoom, QT_TR_NOOP("&Import a conversation…"));
    name(remove, QT_TR_NOOP("&Delete"));
    name(doors, QT_TR_NOOP("D&oors…"));
    name(whoKnows, QT_TR_NOOP("&Who knows what…"));
    name(statistics, QT_TR_NOOP("S&tatistics…"));
    name(yourData, QT_TR_NOOP("&Your data…"));
    name(search, QT_TR_NOOP("Search in this &room"));
    name(searchEverywhere, QT_TR_NOOP("Search e&verywhere…"));
    name(quit, QT_TR_NOOP("&Quit"));

    m_floorMenu->setTitle(tr("&Floor"));
    name(letThemTalk, QT_TR_NOOP("&Let them talk"));
    name(wait, QT_TR_NOOP("&Wait"));
    name(nextTurn, QT_TR_NOOP("&Next turn"));
    name(stop, QT_TR_NOOP("&Stop"));
    name(replyAgain, QT_TR_NOOP("Re&ply again"));
    name(decideAgain, QT_TR_NOOP("&Decide again"));
    name(bringBack, QT_TR_NOOP("Bring &back what was there"));
    name(resetRing, QT_TR_NOOP("&Reset the ring"));
    name(reshuffle, QT_TR_NOOP("Res&huffle the ring"));

    m_helpMenu->setTitle(tr("&Help"));
    name(palette, QT_TR_NOOP("&Commands…"));
    name(about, QT_TR_NOOP("&About Companion Studio"));

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
    const QString readOnly = tr("Here you can read, but not write.");
    const auto otherwise = [&](const QString &why) {
        return !roomOpen ? noRoom : m_writable ? why : readOnly;
    };
    allowAction(*letThemTalk, state.canLetTalk, otherwise(tr("They are talking already.")));
    allowAction(*wait, state.canWait, otherwise(tr("They are stopped already.")));
    wait->setChecked(state.waiting);
    allowAction(*nextTurn, state.canStep, otherwise(tr("There is no turn to take. Say something first.")));
    allowAction(*stop, state.canStop, otherwise(tr("Nothing is going on.")));
    for (QAction *action : {resetRing, reshuffle})
        action->setVisible(state.hasRing);
    allowAction(*resetRing, state.canReset, otherwise(tr("The ring sleeps already.")));
    allowAction(*reshuffle, state.canReshuffle, otherwise(tr("There is nothing to shuffle.")));
}

void WindowActions::showRoom(bool open, bool writable)
{
    m_roomOpen = open;
    m_writable = writable;
    const QString readOnly = tr("Here you can read, but not write.");
    const QString why = writable ? tr("No room is open.") : readOnly;
    for (QAction *action : {newRoom, importRoom})
        allowAction(*action, writable, readOnly);
    for (QAction *action : {setUpRoom, rename, remove, keepTemplate, replyAgain, decideAgain, bringBack})
        allowAction(*action, open && writable, why);
    for (QAction *action : {search, exportRoom, whoKnows, statistics})
        allowAction(*action, open, tr("No room is open."));
}

} // namespace studio::ui
