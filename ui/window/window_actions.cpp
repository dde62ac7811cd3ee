// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_actions.h"

#include <QAction>
#include <QActionGroup>
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
    makeFloorMenu();
    makeViewMenu();
    m_helpMenu = m_window.menuBar()->addMenu(QString());
    about = makeAction(m_helpMenu, u"aboutAction"_s);
    retranslate();
    showFloor({});
    showRoom(false, true);
}

QAction *WindowActions::makeAction(QMenu *menu, const QString &objectName, const QList<QKeySequence> &keys)
{
    auto *action = new QAction(&m_window);
    action->setObjectName(objectName);
    action->setShortcuts(keys);
    menu->addAction(action);
    return action;
}

void WindowActions::makeRoomMenu()
{
    m_roomMenu = m_window.menuBar()->addMenu(QString());
    newRoom = makeAction(m_roomMenu, u"newRoomAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_N)});
    rename = makeAction(m_roomMenu, u"renameRoomAction"_s, {QKeySequence(Qt::Key_F2)});
    remove = makeAction(m_roomMenu, u"deleteRoomAction"_s);
    m_roomMenu->addSeparator();
    quit = makeAction(m_roomMenu, u"quitAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    quit->setMenuRole(QAction::QuitRole);
}

void WindowActions::makeFloorMenu()
{
    m_floorMenu = m_window.menuBar()->addMenu(QString());
    letThemTalk = makeAction(m_floorMenu, u"letThemTalkAction"_s);
    wait = makeAction(m_floorMenu, u"waitAction"_s, {QKeySequence(Qt::Key_F8)});
    wait->setCheckable(true);
    nextTurn = makeAction(m_floorMenu, u"nextTurnAction"_s, {QKeySequence(Qt::SHIFT | Qt::Key_F8)});
    stop = makeAction(m_floorMenu, u"stopAction"_s, {QKeySequence(Qt::Key_Escape)});
}

void WindowActions::makeViewMenu()
{
    m_viewMenu = m_window.menuBar()->addMenu(QString());
    m_docksEnd = m_viewMenu->addSeparator();
    makeThemeMenu();
    makeLanguageMenu();
    m_viewMenu->addSeparator();
    zoomIn = makeAction(m_viewMenu, u"zoomInAction"_s,
                        {QKeySequence(Qt::CTRL | Qt::Key_Equal), QKeySequence(Qt::CTRL | Qt::Key_Plus)});
    zoomOut = makeAction(m_viewMenu, u"zoomOutAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_Minus)});
    zoomReset = makeAction(m_viewMenu, u"zoomResetAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_0)});
    m_viewMenu->addSeparator();
    nextRegion = makeAction(m_viewMenu, u"nextRegionAction"_s, {QKeySequence(Qt::Key_F6)});
}

void WindowActions::makeThemeMenu()
{
    m_themeMenu = m_viewMenu->addMenu(QString());
    m_themes = new QActionGroup(this);
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::System}) {
        QAction *action = makeAction(m_themeMenu, u"themeAction%1"_s.arg(int(choice)));
        action->setCheckable(true);
        action->setActionGroup(m_themes);
        connect(action, &QAction::triggered, this, [this, choice] { Q_EMIT themeChosen(choice); });
    }
}

void WindowActions::makeLanguageMenu()
{
    // A language is called by its own name, so that whoever landed in the wrong one finds the way out.
    const std::pair<model::Language, QString> languages[] = {{model::Language::English, u"English"_s},
                                                             {model::Language::Japanese, u"日本語"_s},
                                                             {model::Language::Chinese, u"简体中文"_s}};
    m_languageMenu = m_viewMenu->addMenu(QString());
    m_languages = new QActionGroup(this);
    for (const auto &[language, name] : languages) {
        QAction *action = makeAction(m_languageMenu, u"languageAction%1"_s.arg(int(language)));
        action->setText(name);
        action->setCheckable(true);
        action->setActionGroup(m_languages);
        connect(action, &QAction::triggered, this,
                [this, chosen = language] { Q_EMIT languageChosen(chosen); });
    }
}

void WindowActions::retranslate()
{
    m_roomMenu->setTitle(tr("&Room"));
    newRoom->setText(tr("&New room…"));
    rename->setText(tr("&Rename"));
    remove->setText(tr("&Delete"));
    quit->setText(tr("&Quit"));

    m_floorMenu->setTitle(tr("&Floor"));
    letThemTalk->setText(tr("&Let them talk"));
    wait->setText(tr("&Wait"));
    nextTurn->setText(tr("&Next turn"));
    stop->setText(tr("&Stop"));

    m_viewMenu->setTitle(tr("&View"));
    m_themeMenu->setTitle(tr("&Theme"));
    const QStringList themes{tr("Light"), tr("Dark"), tr("As the system")};
    for (int number = 0; number < int(themes.size()); ++number)
        m_themes->actions().at(number)->setText(themes.at(number));
    m_languageMenu->setTitle(tr("&Language"));
    zoomIn->setText(tr("Larger text"));
    zoomOut->setText(tr("Smaller text"));
    zoomReset->setText(tr("Normal text size"));
    nextRegion->setText(tr("Next part of the window"));

    m_helpMenu->setTitle(tr("&Help"));
    about->setText(tr("&About Companion Studio"));
}

void WindowActions::addDocks(const QList<QAction *> &toggles)
{
    m_viewMenu->insertActions(m_docksEnd, toggles);
}

void WindowActions::showFloor(const TransportState &state)
{
    letThemTalk->setEnabled(state.canLetTalk);
    wait->setEnabled(state.canWait);
    wait->setChecked(state.waiting);
    nextTurn->setEnabled(state.canStep);
    stop->setEnabled(state.canStop);
}

void WindowActions::showRoom(bool open, bool writable)
{
    newRoom->setEnabled(writable);
    rename->setEnabled(open && writable);
    remove->setEnabled(open && writable);
}

void WindowActions::showTheme(ThemeChoice choice) { m_themes->actions().at(int(choice))->setChecked(true); }

void WindowActions::showLanguage(model::Language language)
{
    m_languages->actions().at(int(language))->setChecked(true);
}

} // namespace studio::ui
