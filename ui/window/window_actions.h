// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "ui/models/transport_state.h"
#include "ui/window/window_memory.h"

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace studio::ui {

/// The menu bar of the window with its shortcuts: which acts there are, what they are called and when they
/// make sense. What they do is connected by the window. The window owns the actions.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    explicit WindowActions(QMainWindow &window);

    void retranslate();
    void addDocks(const QList<QAction *> &toggles);
    void showFloor(const TransportState &state);
    void showRoom(bool open, bool writable);
    void showTheme(ThemeChoice choice);
    void showLanguage(model::Language language);

    QAction *newRoom = nullptr;
    QAction *rename = nullptr;
    QAction *remove = nullptr;
    QAction *quit = nullptr;
    QAction *letThemTalk = nullptr;
    QAction *wait = nullptr;
    QAction *nextTurn = nullptr;
    QAction *stop = nullptr;
    QAction *zoomIn = nullptr;
    QAction *zoomOut = nullptr;
    QAction *zoomReset = nullptr;
    QAction *nextRegion = nullptr;
    QAction *about = nullptr;

Q_SIGNALS:
    void themeChosen(studio::ui::ThemeChoice choice);
    void languageChosen(studio::model::Language language);

private:
    QAction *makeAction(QMenu *menu, const QString &objectName, const QList<QKeySequence> &keys = {});
    void makeRoomMenu();
    void makeFloorMenu();
    void makeViewMenu();
    void makeThemeMenu();
    void makeLanguageMenu();

    QMainWindow &m_window;
    QMenu *m_roomMenu = nullptr;
    QMenu *m_floorMenu = nullptr;
    QMenu *m_viewMenu = nullptr;
    QMenu *m_themeMenu = nullptr;
    QMenu *m_languageMenu = nullptr;
    QMenu *m_helpMenu = nullptr;
    QAction *m_docksEnd = nullptr;
    QActionGroup *m_themes = nullptr;
    QActionGroup *m_languages = nullptr;
};

} // namespace studio::ui
