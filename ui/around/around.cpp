// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/around/around.h"

#include "core/explain/call_words.h"
#include "ui/around/notice_words.h"
#include "ui/models/floor_now.h"
#include "ui/models/people.h"
#include "ui/requests/permission_words.h"
#include "ui/theme/hooks.h"
#include "ui/widgets/window_presence.h"

#include <QDBusConnection>
#include <QEvent>
#include <QGuiApplication>
#include <QWidget>
#include <QWindow>
#include <chrono>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kCostPauseMs = 2000;
constexpr std::chrono::seconds kLogoutTakes{30};

/// As the desks decide it: the user has to do something.
bool needsUser(const ports::PendingQuery &query)
{
    return query.state == ports::PendingQuery::State::Asking || query.query.type == "ask"_L1;
}

} // namespace

Around::Around(const AroundPorts &ports, QWidget &window, std::function<model::Language()> language,
               QObject *parent)
    : QObject(parent)
    , m_ports(ports)
    , m_window(window)
    , m_language(std::move(language))
    , m_notices(m_server)
    , m_tray(window)
{
    m_costSoon.setSingleShot(true);
    m_costSoon.setInterval(kCostPauseMs);
    connect(&m_costSoon, &QTimer::timeout, this, &Around::askCost);
    connectPorts();
    connectTray();
    connect(&m_server, &NoticeServer::whyNotChanged, this, &Around::whyNotChanged);
    connect(&m_notices, &DesktopNotices::roomWanted, this,
            [this](const base::RoomId &room, bool request, const QString &token) {
                comeBack(token);
                Q_EMIT roomWanted(room, request);
            });
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, &Around::followFocus);
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, [this] {
        m_sessionEnds = true;
        // Nothing tells that the user cancelled it.
        QTimer::singleShot(kLogoutTakes, this, [this] { m_sessionEnds = false; });
    });
    onRetranslate(&window, this, [this] {
        takeRequests();
        askCost();
    });
    m_window.installEventFilter(this);
    m_notices.setWishes(m_wishes);
    listRooms();
    listPeople();
    followFocus();
    if (window.isVisible())
        QMetaObject::invokeMethod(
            this, [this] { start(QDBusConnection::sessionBus()); }, Qt::QueuedConnection);
}

Around::~Around() { QGuiApplication::setQuitOnLastWindowClosed(true); }

void Around::connectPorts()
{
    connect(&m_ports.rooms, &ports::RoomPort::roomsChanged, this, &Around::listRooms);
    connect(&m_ports.rooms, &ports::RoomPort::published, this, &Around::hear);
    connect(&m_ports.personas, &ports::PersonaPort::personasChanged, this, &Around::listPeople);
    connect(&m_ports.queries, &ports::QueryPort::pendingChanged, this,
            [this](const QList<ports::PendingQuery> &pending) {
                m_queries = pending;
                takeRequests();
            });
    connect(&m_ports.permissions, &ports::PermissionPort::pendingChanged, this,
            [this](const QList<ports::PendingWish> &pending) {
                m_toolWishes = pending;
                takeRequests();
            });
    connect(&m_ports.costs, &ports::CostPort::costChanged, this, &Around::hearCost);
    connect(&m_ports.voices, &ports::VoicePort::speakingChanged, this,
            [this](const std::optional<ports::SpokenTurn> &now) {
                m_isReading = now.has_value();
                showTray();
            });
}

void Around::connectTray()
{
    connect(&m_tray, &TrayIcon::whyNotChanged, this, &Around::whyNotChanged);
    // Without the icon nothing leads back to a hidden window.
    connect(&m_tray, &TrayIcon::shownChanged, this, [this](bool shown) {
        if (shown)
            askCost();
        else if (isInTray(m_window))
            comeBack();
    });
    TrayMenu &menu = m_tray.menu();
    connect(&menu, &TrayMenu::windowWanted, this, [this] { comeBack(); });
    connect(&menu, &TrayMenu::roomWanted, this, [this](const base::RoomId &room) {
        comeBack();
        Q_EMIT roomWanted(room, m_waiting.contains(room));
    });
    connect(&menu, &TrayMenu::pauseWanted, this,
            [this](const base::RoomId &room) { command(room, ports::Transport::Pause); });
    connect(&menu, &TrayMenu::stopWanted, this,
            [this](const base::RoomId &room) { command(room, ports::Transport::Stop); });
    connect(&menu, &TrayMenu::pauseAllWanted, this, [this] {
        const QSet<base::RoomId> talking = m_talking;
        for (const base::RoomId &room : talking)
            command(room, ports::Transport::Pause);
    });
    connect(&menu, &TrayMenu::stopReadingWanted, this, [this] { m_ports.voices.stopReading(); });
    connect(&menu, &TrayMenu::quitWanted, this, &Around::quitWanted);
}

void Around::start(const QDBusConnection &bus)
{
    if (m_isStarted)
        return;
    m_isStarted = true;
    m_server.start(bus);
    m_tray.start(bus);
}

void Around::setWishes(const NotificationWishes &wishes)
{
    m_wishes = wishes;
    m_notices.setWishes(wishes);
    m_tray.setWanted(wishes.tray.showTray);
    if (isInTray(m_window) && !closesToTray())
        comeBack();
}

void Around::listRooms()
{
    m_ports.rooms.listRooms({this, [this](const base::Result<QList<model::RoomSummary>> &rooms) {
                                 if (!rooms)
                                     return;
                                 m_rooms = *rooms;
                                 QHash<base::RoomId, QString> names;
                                 for (const model::RoomSummary &room : *rooms)
                                     names.insert(room.id, room.name);
                                 m_notices.setRoomNames(names);
                                 showTray();
                             }});
}

void Around::listPeople()
{
    m_ports.personas.listPersonas({this, [this](const base::Result<QList<model::Persona>> &personas) {
                                       if (!personas)
                                           return;
                                       m_personas = *personas;
                                       takeRequests();
                                   }});
}

QString Around::nameOf(const base::RoomId &room, const base::ParticipantId &id) const
{
    const People people(m_personas, m_language());
    const auto known = std::find_if(m_rooms.cbegin(), m_rooms.cend(),
                                    [&room](const model::RoomSummary &one) { return one.id == room; });
    const QString own = known == m_rooms.cend() ? QString() : known->names.value(id);
    if (own.isEmpty() || people.knows(id))
        return people.name(id);
    //: %1 is a guest of a room, who chose that name
    return tr("%1 (guest)").arg(own);
}

void Around::hear(const base::RoomId &room, const QList<model::Envelope> &batch,
                  const ports::FloorView &floor)
{
    using Way = model::MessagePosted::Way;
    for (const model::Envelope &envelope : batch) {
        const auto *posted = std::get_if<model::MessagePosted>(&envelope.body);
        if (!posted || (posted->way != Way::Spoken && posted->way != Way::Consumed))
            continue;
        const model::Message &message = posted->message;
        m_notices.tellTurn(room, nameOf(room, message.from), message.whisper ? QString() : message.text);
    }
    if (isTalking(floor) == m_talking.contains(room))
        return;
    if (isTalking(floor))
        m_talking.insert(room);
    else
        m_talking.remove(room);
    showTray();
}

void Around::hearCost(const base::RoomId &room, const ports::RoomCost &cost)
{
    if (cost.usedUp && !m_spent.contains(room)) {
        m_spent.insert(room);
        m_notices.tellBudget(room);
    } else if (!cost.usedUp && m_spent.remove(room)) {
        m_notices.endBudget(room);
    }
    if (!m_costSoon.isActive())
        m_costSoon.start();
}

/// Only the tray tells costs.
void Around::askCost()
{
    if (!m_tray.isShown())
        return;
    m_ports.costs.report({}, {this, [this](const base::Result<ports::CostReport> &report) {
                                  if (!report)
                                      return;
                                  ports::CostSum today;
                                  for (const auto &[day, sum] : report->days)
                                      if (day == QDate::currentDate())
                                          today = sum;
                                  m_cost = today.cost > 0       ? explain::moneyText(today.cost)
                                           : today.unpriced > 0 ? tr("cost unknown")
                                                                : QString();
                                  showTray();
                              }});
}

void Around::takeRequests()
{
    QList<WaitingRequest> requests;
    for (const ports::PendingQuery &query : std::as_const(m_queries)) {
        if (needsUser(query))
            requests.append({u"query "_s + query.query.id, query.room,
                             requestNotice(query.query.type, nameOf(query.room, query.query.from)),
                             requestWords(query.query)});
    }
    for (const ports::PendingWish &wish : std::as_const(m_toolWishes))
        requests.append({u"tool "_s + wish.turn.value() + u' ' + wish.call.value(), wish.room,
                         wishSentence(wish, nameOf(wish.room, wish.companion))});
    m_waiting.clear();
    for (const WaitingRequest &request : std::as_const(requests))
        m_waiting.insert(request.room);
    m_notices.setRequests(requests);
    showTray();
}

void Around::showTray()
{
    TrayNews news;
    for (const model::RoomSummary &room : std::as_const(m_rooms)) {
        const TrayRoom row{room.id, room.name, m_talking.contains(room.id), m_waiting.contains(room.id)};
        if (!room.deleted && (row.isTalking || row.isWaiting))
            news.rooms.append(row);
    }
    news.cost = m_cost;
    news.isReading = m_isReading;
    m_tray.setNews(news);
}

void Around::followFocus()
{
    m_notices.setWindowSeen(QGuiApplication::focusWindow() && m_window.isVisible() &&
                            !m_window.isMinimized());
}

void Around::comeBack(const QString &token) { bringToFront(m_window, token); }

void Around::command(const base::RoomId &room, ports::Transport what)
{
    m_ports.rooms.transport(room, what, {this, [this](const base::Result<void> &done) {
                                             if (!done)
                                                 Q_EMIT failed(done.error());
                                         }});
}

bool Around::closesToTray() const
{
    return m_wishes.tray.showTray && m_wishes.tray.staysInTray && m_tray.isShown() && !m_sessionEnds;
}

bool Around::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Show:
        QGuiApplication::setQuitOnLastWindowClosed(true);
        if (!m_isStarted)
            QMetaObject::invokeMethod(
                this, [this] { start(QDBusConnection::sessionBus()); }, Qt::QueuedConnection);
        break;
    case QEvent::Close:
        // The window still closes as always, and so keeps what was written; but its program goes on, also
        // when another window closes.
        stayInTray(m_window, closesToTray() && !isEnding(m_window));
        QGuiApplication::setQuitOnLastWindowClosed(!isInTray(m_window));
        break;
    case QEvent::WindowActivate: m_sessionEnds = false; break; // it went on
    case QEvent::WindowStateChange:
    case QEvent::Hide: followFocus(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace studio::ui
