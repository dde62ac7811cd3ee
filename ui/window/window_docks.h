// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/setting_keys.h"
#include "ui/window/window_memory.h"

#include <QList>
#include <QObject>
#include <QStringList>

class QAction;
class QDockWidget;
class QMainWindow;

namespace studio::ui {

class DockTitle;
class InsightDock;
class PanelRoom;

/// The panels around the middle of the window: their places in each layout, and how they come back after a
/// restart. No panel is ever lost on a screen that is gone.
class WindowDocks : public QObject
{
    Q_OBJECT

public:
    WindowDocks(QMainWindow &window, QWidget &rooms, QWidget &companions);
    ~WindowDocks() override;

    /// Moves every panel to its place in this layout.
    void arrange(LayoutChoice layout);
    /// Restores the panels as the user left them; if nothing is remembered, as in the layout.
    void restore(const WindowMemory &memory, LayoutChoice layout);
    void save(WindowMemory &memory);
    /// Brings back floating panels whose screen is gone.
    void keepOnScreens();

    [[nodiscard]] InsightDock &insight() { return *m_insight; }
    [[nodiscard]] QList<QAction *> toggles() const;
    /// Sets the names of the rooms, the companions and the pages at the right.
    void setNames(const QString &rooms, const QString &companions, const QStringList &pages);

private:
    QDockWidget *makeDock(const QString &objectName, QWidget &panel);
    void sizeDocks(LayoutChoice layout);

    QMainWindow &m_window;
    QDockWidget *m_rooms = nullptr;
    QDockWidget *m_companions = nullptr;
    InsightDock *m_insight = nullptr;
    PanelRoom *m_room = nullptr;
};

} // namespace studio::ui
