// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/panel_room.h"

#include <QDockWidget>
#include <QEvent>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QLayout>
#include <QMainWindow>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace studio::ui {

namespace {

constexpr int kLeastSigns = 45;  // in a line of the talk
constexpr int kAroundLine = 112; // face, margins and scroll bar beside a line

bool isDocked(const QDockWidget *dock) { return !dock->isHidden() && !dock->isFloating(); }

} // namespace

double signWidth(const QFontMetrics &metrics)
{
    // averageCharWidth() counts the wide letters of other scripts, too.
    const QString sample = QStringLiteral("abcdefghijklmnopqrstuvwxyz ");
    return double(metrics.horizontalAdvance(sample)) / double(sample.size());
}

PanelRoom::PanelRoom(QMainWindow &window, const QList<QDockWidget *> &left, const QList<QDockWidget *> &right)
    : QObject(&window)
    , m_window(window)
    , m_left(left)
    , m_right(right)
{
    // Else a larger text would make the window larger than its screen.
    m_window.layout()->setSizeConstraint(QLayout::SetNoConstraint);
    m_window.installEventFilter(this);
    for (QDockWidget *dock : left + right) {
        dock->installEventFilter(this);
        connect(dock, &QDockWidget::visibilityChanged, this, [this, dock] {
            if (!m_isFitting && m_hasBegun && !dock->isHidden() && m_away.contains(dock))
                opened(*dock);
        });
        connect(dock, &QObject::destroyed, this, [this, dock] {
            m_left.removeOne(dock);
            m_right.removeOne(dock);
            m_away.remove(dock);
        });
    }
}

void PanelRoom::begin()
{
    m_away.clear();
    m_hasBegun = true;
    m_wishes.clear();
    later();
}

void PanelRoom::bringBack()
{
    m_isFitting = true;
    show(m_away.values());
    m_away.clear();
    m_isFitting = false;
}

/// After the layouts have seen the change.
void PanelRoom::later()
{
    if (std::exchange(m_isDue, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isDue = false;
            fit();
        },
        Qt::QueuedConnection);
}

bool PanelRoom::eventFilter(QObject *watched, QEvent *event)
{
    const bool isWindow = watched == &m_window;
    const bool changes = event->type() == QEvent::Resize || event->type() == QEvent::FontChange ||
                         event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::Show;
    if (isWindow && changes && m_hasBegun)
        later();
    // Only a drag changes the width of a panel while a button is down.
    if (!isWindow && event->type() == QEvent::Resize && QGuiApplication::mouseButtons() != Qt::NoButton)
        noteWidth(*static_cast<QDockWidget *>(watched));
    return QObject::eventFilter(watched, event);
}

void PanelRoom::noteWidth(const QDockWidget &dock)
{
    if (m_hasBegun && isDocked(&dock))
        m_wishes.insert(&dock, dock.width());
}

int PanelRoom::leastTalk() const
{
    return int(kLeastSigns * signWidth(m_window.fontMetrics())) + kAroundLine;
}

bool PanelRoom::isWanted(QDockWidget *dock) const
{
    return !dock->isFloating() && (isDocked(dock) || m_away.contains(dock));
}

/// Of panels above each other, with the separator beside them; 0 if the user has none of them open.
int PanelRoom::leastOf(const QList<QDockWidget *> &docks) const
{
    int width = 0;
    for (QDockWidget *dock : docks)
        width = isWanted(dock) ? std::max(width, dock->minimumSizeHint().width()) : width;
    return width > 0 ? width + m_window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent) : 0;
}

int PanelRoom::wishOf(const QList<QDockWidget *> &docks) const
{
    int width = 0;
    for (QDockWidget *dock : docks)
        width = isWanted(dock) ? std::max(width, m_wishes.value(dock, dock->width())) : width;
    return width;
}

void PanelRoom::putAway(const QList<QDockWidget *> &docks)
{
    for (QDockWidget *dock : docks) {
        if (!isDocked(dock))
            continue;
        if (!m_wishes.contains(dock))
            m_wishes.insert(dock, dock->width());
        m_away.insert(dock);
        dock->hide();
    }
}

void PanelRoom::show(const QList<QDockWidget *> &docks)
{
    for (QDockWidget *dock : docks) {
        if (m_away.contains(dock))
            dock->show();
    }
}

void PanelRoom::fit()
{
    if (!m_window.isVisible() || m_isFitting)
        return;
    m_isFitting = true;
    for (const QDockWidget *dock : m_left + m_right) {
        if (isDocked(dock) && !m_wishes.contains(dock))
            m_wishes.insert(dock, dock->width());
    }
    const int spare = m_window.width() - leastTalk();
    const bool hasRight = leastOf(m_right) <= spare;
    const bool hasAll = leastOf(m_left) + leastOf(m_right) <= spare;
    for (const auto &[docks, stays] : {std::pair(m_left, hasAll), std::pair(m_right, hasRight)}) {
        if (!stays) {
            putAway(docks);
            continue;
        }
        show(docks);
        for (QDockWidget *dock : docks)
            m_away.remove(dock);
    }
    const int left = hasAll ? std::min(wishOf(m_left), spare - leastOf(m_right)) : 0;
    widen(m_left, left);
    widen(m_right, std::min(wishOf(m_right), spare - left));
    m_isFitting = false;
}

void PanelRoom::widen(const QList<QDockWidget *> &docks, int width)
{
    for (QDockWidget *dock : docks) {
        if (isDocked(dock))
            return m_window.resizeDocks({dock}, {width}, Qt::Horizontal); // those above and below go with it
    }
}

/// The user wants to see a panel that has no room: it is shown alone.
void PanelRoom::opened(QDockWidget &dock)
{
    m_isFitting = true;
    QList<QDockWidget *> others = m_left + m_right;
    others.removeOne(&dock);
    putAway(others);
    m_isFitting = false;
}

} // namespace studio::ui
