// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_docks.h"

#include "ui/actions/action_words.h"
#include "ui/window/dock_title.h"
#include "ui/window/insight_dock.h"
#include "ui/window/panel_room.h"
#include "ui/window/screen_fit.h"

#include <QAction>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

// Preferred widths; a dock takes at most a share of the window.
constexpr int kLeftWidth = 232;
constexpr int kRightWidth = 344;
constexpr double kLeftShare = 0.2;
constexpr double kRightShare = 0.28;
constexpr double kLogShare = 0.5;

QList<QRect> screenAreas()
{
    QList<QRect> areas;
    const QList<QScreen *> screens = QGuiApplication::screens();
    for (const QScreen *screen : screens)
        areas.append(screen->availableGeometry());
    return areas;
}

int leastWidth(const QWidget &one, const QWidget &other)
{
    return std::max(one.minimumSizeHint().width(), other.minimumSizeHint().width());
}

} // namespace

WindowDocks::WindowDocks(QMainWindow &window, QWidget &rooms, QWidget &companions)
    : m_window(window)
    , m_rooms(makeDock(u"roomsDock"_s, rooms))
    , m_companions(makeDock(u"companionsDock"_s, companions))
    , m_insight(new InsightDock(&window))
    , m_room(new PanelRoom(window, {m_rooms, m_companions}, {m_insight}))
{
    m_rooms->toggleViewAction()->setObjectName(u"showRoomsAction"_s);
    m_companions->toggleViewAction()->setObjectName(u"showCompanionsAction"_s);
    m_insight->toggleViewAction()->setObjectName(u"showSideAction"_s);
    // A screen that is removed takes its windows with it, sometimes a moment before Qt moves them.
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &WindowDocks::keepOnScreens,
            Qt::QueuedConnection);
    connect(qGuiApp, &QGuiApplication::primaryScreenChanged, this, &WindowDocks::keepOnScreens,
            Qt::QueuedConnection);
}

/// The panels use models that the window owns, so the panels go first.
WindowDocks::~WindowDocks()
{
    delete m_rooms;
    delete m_companions;
    delete m_insight;
}

QDockWidget *WindowDocks::makeDock(const QString &objectName, QWidget &panel)
{
    auto *dock = new QDockWidget(&m_window);
    dock->setObjectName(objectName);
    auto *title = new DockTitle(*dock);
    dock->setTitleBarWidget(title);
    dock->setWidget(&panel);
    return dock;
}

void WindowDocks::arrange(LayoutChoice layout)
{
    for (QDockWidget *dock : {m_rooms, m_companions, static_cast<QDockWidget *>(m_insight)})
        dock->setFloating(false);
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_rooms);
    m_window.addDockWidget(Qt::LeftDockWidgetArea, m_companions);
    m_window.splitDockWidget(m_rooms, m_companions, Qt::Vertical);
    m_window.addDockWidget(Qt::RightDockWidgetArea, m_insight);
    m_rooms->show();
    m_companions->show();
    m_insight->setVisible(layout != LayoutChoice::Live);
    if (layout == LayoutChoice::Log && m_insight->page() == 0)
        m_insight->showPage(1);
    if (layout == LayoutChoice::Author)
        m_insight->showPage(0);
    sizeDocks(layout);
    m_room->begin();
}

void WindowDocks::sizeDocks(LayoutChoice layout)
{
    const int width = m_window.width();
    const int left =
        std::max(std::min(kLeftWidth, int(width * kLeftShare)), leastWidth(*m_rooms, *m_companions));
    const int right = layout == LayoutChoice::Log ? int(width * kLogShare)
                                                  : std::min(kRightWidth, int(width * kRightShare));
    m_window.resizeDocks({m_rooms, m_insight}, {left, std::max(right, m_insight->minimumSizeHint().width())},
                         Qt::Horizontal);
    m_window.resizeDocks({m_rooms, m_companions}, {1, 1}, Qt::Vertical);
}

void WindowDocks::restore(const WindowMemory &memory, LayoutChoice layout)
{
    arrange(layout);
    if (m_window.restoreState(memory.docks)) {
        const bool hidden = m_insight->isHidden();
        m_insight->showPage(memory.insightTab);
        m_insight->setVisible(!hidden);
    }
    keepOnScreens();
    m_room->begin();
}

void WindowDocks::save(WindowMemory &memory)
{
    m_room->bringBack(); // the next window may have more room
    memory.docks = m_window.saveState();
    memory.insightTab = m_insight->page();
}

void WindowDocks::keepOnScreens()
{
    const QList<QRect> screens = screenAreas();
    for (QDockWidget *dock : {m_rooms, m_companions, static_cast<QDockWidget *>(m_insight)}) {
        if (dock->isFloating())
            dock->setGeometry(fittedToScreens(dock->geometry(), screens));
    }
    if (m_window.isMaximized() || m_window.isFullScreen())
        return;
    const QRect fitted = fittedToScreens(m_window.geometry(), screens);
    // A window that nobody has placed yet is placed by the desktop, with room for its title bar.
    if (!m_window.testAttribute(Qt::WA_Moved))
        m_window.resize(fitted.size());
    else if (fitted != m_window.geometry())
        m_window.setGeometry(fitted);
}

QList<QAction *> WindowDocks::toggles() const
{
    return {m_rooms->toggleViewAction(), m_companions->toggleViewAction(), m_insight->toggleViewAction()};
}

void WindowDocks::setNames(const QString &rooms, const QString &companions, const QStringList &pages)
{
    m_rooms->setWindowTitle(rooms);
    m_companions->setWindowTitle(companions);
    m_insight->setPageNames(pages);
    for (QAction *toggle : toggles()) {
        giveKeys(*toggle);
        nameAction(*toggle); // a dock gives it the title of the panel
    }
}

} // namespace studio::ui
