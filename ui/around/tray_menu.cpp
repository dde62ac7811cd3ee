// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/around/tray_menu.h"

#include "ui/actions/action_registry.h"

#include <QAction>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr qsizetype kLongestName = 40;
constexpr qsizetype kMostRooms = 12;

/// A name as a menu shows it literally.
QString menuText(const QString &name)
{
    QString text = name.simplified();
    if (text.size() > kLongestName)
        text = text.left(kLongestName - 1) + u'…';
    return text.replace(u'&', u"&&"_s);
}

} // namespace

TrayMenu::TrayMenu(QWidget *parent)
    : QMenu(parent)
{
    setObjectName(u"trayMenu"_s);
    fill();
}

void TrayMenu::setNews(const TrayNews &news)
{
    if (news == m_news)
        return;
    m_news = news;
    fill();
}

QString TrayMenu::summary(const TrayNews &news)
{
    const int talking = int(std::count_if(news.rooms.cbegin(), news.rooms.cend(),
                                          [](const TrayRoom &room) { return room.isTalking; }));
    const int waiting = int(std::count_if(news.rooms.cbegin(), news.rooms.cend(),
                                          [](const TrayRoom &room) { return room.isWaiting; }));
    QStringList parts;
    if (waiting > 0)
        parts.append(tr("%n room(s) waiting for you", nullptr, waiting));
    if (talking > 0)
        parts.append(tr("%n room(s) running", nullptr, talking));
    if (parts.isEmpty())
        parts.append(tr("Nothing is running"));
    if (!news.cost.isEmpty())
        parts.append(tr("Today: %1").arg(news.cost));
    return parts.join(u" · "_s);
}

QAction *TrayMenu::add(QMenu &menu, const QString &name, const QString &text)
{
    QAction *action = menu.addAction(text);
    action->setObjectName(name);
    return action;
}

void TrayMenu::addLine(const QString &name, const QString &text)
{
    add(*this, name, text)->setEnabled(false);
}

void TrayMenu::fill()
{
    clear();
    for (QMenu *menu : std::exchange(m_roomMenus, {}))
        menu->deleteLater(); // an entry of it may be the cause
    connect(add(*this, u"trayShowWindow"_s, tr("Show window")), &QAction::triggered, this,
            &TrayMenu::windowWanted);
    addSeparator();
    if (m_news.rooms.isEmpty())
        addLine(u"trayNothing"_s, tr("Nothing is running"));
    for (qsizetype i = 0; i < std::min(m_news.rooms.size(), kMostRooms); ++i)
        addRoom(m_news.rooms.at(i), int(i) + 1);
    if (const int others = int(m_news.rooms.size() - kMostRooms); others > 0)
        addLine(u"trayMoreRooms"_s, tr("%n more room(s)", nullptr, others));
    if (!m_news.cost.isEmpty())
        addLine(u"trayCost"_s, tr("Today: %1").arg(m_news.cost));
    addSeparator();
    QAction *pause = add(*this, u"trayPauseAll"_s, tr("Pause all rooms"));
    pause->setEnabled(m_news.isTalking());
    connect(pause, &QAction::triggered, this, &TrayMenu::pauseAllWanted);
    QAction *stop = add(*this, u"trayStopReading"_s, menuName("stopReadingAction"));
    stop->setEnabled(m_news.isReading);
    connect(stop, &QAction::triggered, this, &TrayMenu::stopReadingWanted);
    addSeparator();
    connect(add(*this, u"trayQuit"_s, menuName("quitAction")), &QAction::triggered, this,
            &TrayMenu::quitWanted);
}

void TrayMenu::addRoom(const TrayRoom &room, int number)
{
    QString text = menuText(room.name);
    if (room.isWaiting)
        text = tr("%1 – waiting for you").arg(text);
    else if (room.isTalking)
        text = tr("%1 – running").arg(text);
    QMenu *menu = addMenu(text);
    menu->setObjectName(u"trayRoom%1"_s.arg(number));
    m_roomMenus.append(menu);
    const base::RoomId id = room.id;
    connect(add(*menu, u"trayShowRoom"_s, tr("Show room")), &QAction::triggered, this,
            [this, id] { Q_EMIT roomWanted(id); });
    connect(add(*menu, u"trayPauseRoom"_s, menuName("waitAction")), &QAction::triggered, this,
            [this, id] { Q_EMIT pauseWanted(id); });
    connect(add(*menu, u"trayStopRoom"_s, menuName("stopAction")), &QAction::triggered, this,
            [this, id] { Q_EMIT stopWanted(id); });
}

} // namespace studio::ui
