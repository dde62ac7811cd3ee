// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// The panels around the middle of the window: where they stand in each layout, how they come back after a
/// restart, and that none is ever lost on a screen that is gone.
class WindowDocks : public QObject
{
    Q_OBJECT

public:
    WindowDocks(QMainWindow &window, QWidget &rooms, QWidget &companions);
    ~WindowDocks() override;

    /// Puts every panel to the place that it has in this layout.
    void arrange(LayoutChoice layout);
    /// As it was left; where nothing is remembered, as the layout has it.
    void restore(const WindowMemory &memory);
    void save(WindowMemory &memory) const;
    /// Brings back what floats where no screen is any more.
    void keepOnScreens();

    [[nodiscard]] InsightDock &insight() { return *m_insight; }
    [[nodiscard]] QList<QAction *> toggles() const;
    /// Of rooms, companions and the pages at the right.
    void setNames(const QString &rooms, const QString &companions, const QStringList &pages);

private:
    QDockWidget *makeDock(const QString &objectName, QWidget &panel);
    void sizeDocks(LayoutChoice layout);

    QMainWindow &m_window;
    QDockWidget *m_rooms = nullptr;
    QDockWidget *m_companions = nullptr;
    InsightDock *m_insight = nullptr;
};

} // namespace studio::ui
