// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>

class QDockWidget;
class QFontMetrics;
class QMainWindow;

namespace studio::ui {

/// The width of an average letter of running text, in pixels.
[[nodiscard]] double signWidth(const QFontMetrics &metrics);

/// Keeps the talk readable: a line of it has at least 45 characters. Panels that would take that room become
/// narrower, and then are put away, first the left ones, then the right one. A panel that is put away can be
/// opened like a drawer: alone, until it is hidden or the window changes. All come back, as wide as before,
/// when there is room again.
///
/// It also keeps the widths that the user gave the panels: a larger text may need wider panels, but the next
/// smaller one has the old widths again. The window itself never grows with its text.
class PanelRoom : public QObject
{
    Q_OBJECT

public:
    /// Of docks in the left and in the right area of the window, to which it belongs.
    PanelRoom(QMainWindow &window, const QList<QDockWidget *> &left, const QList<QDockWidget *> &right);

    /// Call after panels were arranged or restored: they have the widths that are to be kept.
    void begin();
    /// Shows all panels that were put away here, as before the state of the window is saved.
    void bringBack();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void later();
    void fit();
    void noteWidth(const QDockWidget &dock);
    void opened(QDockWidget &dock);
    void putAway(const QList<QDockWidget *> &docks);
    void show(const QList<QDockWidget *> &docks);
    void widen(const QList<QDockWidget *> &docks, int width);
    [[nodiscard]] bool isWanted(QDockWidget *dock) const;
    [[nodiscard]] int leastOf(const QList<QDockWidget *> &docks) const;
    [[nodiscard]] int wishOf(const QList<QDockWidget *> &docks) const;
    [[nodiscard]] int leastTalk() const;

    QMainWindow &m_window;
    QList<QDockWidget *> m_left;
    QList<QDockWidget *> m_right;
    QHash<const QDockWidget *, int> m_wishes; ///< the widths that the user knows
    QSet<QDockWidget *> m_away;
    bool m_hasBegun = false;
    bool m_isFitting = false;
    bool m_isDue = false;
};

} // namespace studio::ui
