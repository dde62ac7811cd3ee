// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"
#include "core/studio/ports/cost_port.h"
#include "core/studio/ports/permission_port.h"
#include "core/studio/ports/persona_port.h"
#include "core/studio/ports/query_port.h"
#include "core/studio/ports/room_port.h"
#include "core/studio/ports/voice_port.h"
#include "ui/around/desktop_notices.h"
#include "ui/around/notice_server.h"
#include "ui/around/tray_icon.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <functional>

namespace studio::ui {

class People;

struct AroundPorts
{
    ports::RoomPort &rooms;
    ports::PersonaPort &personas;
    ports::QueryPort &queries;
    ports::PermissionPort &permissions;
    ports::CostPort &costs;
    ports::VoicePort &voices;
};

/// What there is of the studio around its window: notifications of the desktop and the icon in the tray. It
/// hears what happens in all open rooms, and decides what closing the window means: with setWishes() it may
/// hide in the tray, but only while there really is an icon that leads back. It looks for the desktop's
/// services once the window is shown. On the main thread; ports and window outlive it.
class Around : public QObject
{
    Q_OBJECT

public:
    /// \p language: of the user, now.
    Around(const AroundPorts &ports, QWidget &window, std::function<model::Language()> language,
           QObject *parent = nullptr);
    ~Around() override;

    void setWishes(const NotificationWishes &wishes);
    [[nodiscard]] const NotificationWishes &wishes() const { return m_wishes; }
    /// Why there are no notifications, or no icon, for the page of settings; empty: there can be, or it is
    /// not known yet.
    [[nodiscard]] QString whyNoNotices() const { return m_server.whyNot(); }
    [[nodiscard]] QString whyNoTray() const { return m_tray.whyNot(); }

    /// Looks for the services on that bus now.
    void start(const QDBusConnection &bus);
    [[nodiscard]] TrayIcon &tray() { return m_tray; }
    [[nodiscard]] DesktopNotices &notices() { return m_notices; }

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void whyNotChanged();
    /// The window is at the front and should show that room; with \p request: and there what waits.
    void roomWanted(const studio::base::RoomId &room, bool request);
    void quitWanted();
    void failed(const studio::base::Error &error); ///< of a command from the tray

private:
    void connectPorts();
    void connectTray();
    void listRooms();
    void listPeople();
    void hear(const base::RoomId &room, const QList<model::Envelope> &batch, const ports::FloorView &floor);
    void hearCost(const base::RoomId &room, const ports::RoomCost &cost);
    void askCost();
    void takeRequests();
    void showTray();
    void followFocus();
    void comeBack(const QString &token = {});
    void command(const base::RoomId &room, ports::Transport what);
    [[nodiscard]] bool closesToTray() const;
    [[nodiscard]] QString nameOf(const base::RoomId &room, const base::ParticipantId &id) const;

    AroundPorts m_ports;
    QWidget &m_window;
    std::function<model::Language()> m_language;
    NotificationWishes m_wishes;
    NoticeServer m_server;
    DesktopNotices m_notices;
    TrayIcon m_tray;

    QList<model::RoomSummary> m_rooms;
    QList<model::Persona> m_personas;
    QList<ports::PendingQuery> m_queries;
    QList<ports::PendingWish> m_toolWishes;
    QSet<base::RoomId> m_talking;
    QSet<base::RoomId> m_waiting;
    QSet<base::RoomId> m_spent;
    QString m_cost; ///< of today
    QTimer m_costSoon;
    bool m_isReading = false;
    bool m_isStarted = false;
    bool m_sessionEnds = false; ///< of the desktop: closing means ending
};

} // namespace studio::ui
