// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/around/tray_news.h"

#include <QMenu>

namespace studio::ui {

/// The menu of the tray icon: what goes on and what it costs, and what the user can do about it without the
/// window. It shows the news that it is given; each entry reports a wish.
class TrayMenu : public QMenu
{
    Q_OBJECT

public:
    explicit TrayMenu(QWidget *parent = nullptr);

    void setNews(const TrayNews &news);
    void retranslate() { fill(); }

    /// The same in one line, without names: a tray shows it to everybody who sees the screen.
    [[nodiscard]] static QString summary(const TrayNews &news);

Q_SIGNALS:
    void windowWanted();
    void roomWanted(const studio::base::RoomId &room);
    void pauseWanted(const studio::base::RoomId &room);
    void stopWanted(const studio::base::RoomId &room);
    void pauseAllWanted();
    void stopReadingWanted();
    void quitWanted();

private:
    void fill();
    void addRoom(const TrayRoom &room, int number);
    QAction *add(QMenu &menu, const QString &name, const QString &text);
    void addLine(const QString &name, const QString &text);

    TrayNews m_news;
    QList<QMenu *> m_roomMenus;
};

} // namespace studio::ui
