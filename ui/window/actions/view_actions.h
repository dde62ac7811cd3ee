// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "ui/settings/setting_keys.h"
#include "ui/stage/stage_seats.h"

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;
class QMenu;

namespace studio::ui {

class Settings;

/// The menu "View": panels, layouts, theme, motion, language, text size, and ways to move around the window.
class ViewActions : public QObject
{
    Q_OBJECT

public:
    ViewActions(QMenu &menu, QObject *parent);

    void retranslate();
    /// The actions that show and hide panels, at the top of the menu.
    void addPanels(const QList<QAction *> &toggles);
    /// Marks the current choices.
    void showChoices(const Settings &settings, model::Language language);

    QAction *showFloor = nullptr;
    QAction *showTimeline = nullptr;
    QAction *showEvents = nullptr;
    QAction *showTurns = nullptr;
    QAction *resetLayout = nullptr;
    QAction *fullScreen = nullptr;
    QAction *stageWindow = nullptr;
    QAction *zoomIn = nullptr;
    QAction *zoomOut = nullptr;
    QAction *zoomReset = nullptr;
    QAction *nextRegion = nullptr;
    QAction *previousRegion = nullptr;

    [[nodiscard]] QMenu &menu() const { return m_menu; }

Q_SIGNALS:
    void layoutChosen(studio::ui::LayoutChoice choice);
    void themeChosen(studio::ui::ThemeChoice choice);
    void motionChosen(studio::ui::MotionChoice choice);
    void seatsChosen(studio::ui::StageSeats seats); ///< in the stage window
    void languageChosen(studio::model::Language language);

private:
    /// A submenu of actions of which exactly one is chosen.
    struct Choices
    {
        QMenu *menu = nullptr;
        QActionGroup *group = nullptr;
    };
    [[nodiscard]] Choices makeChoices(const QString &objectName, int count);
    void makeLanguages();
    void nameLanguages();

    QMenu &m_menu;
    QAction *m_panelsEnd = nullptr;
    Choices m_layouts;
    Choices m_themes;
    Choices m_motions;
    Choices m_languages;
    Choices m_seats;
};

} // namespace studio::ui
