// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QStringList>

class QStackedWidget;
class QTabBar;

namespace studio::ui {

class DockTitle;

/// The right dock explains whose turn it is and why, on pages with tabs in its head: Floor, Timeline, Events,
/// Turns.
class InsightDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit InsightDock(QWidget *parent = nullptr);

    int addPage(QWidget *page);                  ///< returns its number: 0, 1, …
    void setPageNames(const QStringList &names); ///< in the order of the pages
    void setPageName(int number, const QString &name);
    void setPageShown(int number, bool shown); ///< for pages that are only visible at times
    void showPage(int number);                 ///< also shows the dock again if it is hidden
    [[nodiscard]] int page() const;

Q_SIGNALS:
    void pageShown(int number);

private:
    QTabBar *m_tabs = nullptr;
    QStackedWidget *m_pages = nullptr;
    DockTitle *m_head = nullptr;
};

} // namespace studio::ui
