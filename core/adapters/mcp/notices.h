// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/room/door_report.h"
#include "core/adapters/room/room_mirror.h"
#include "core/base/clock.h"

#include <QHash>
#include <QObject>

class QWebSocket;

namespace studio::adapters::mcp {

/// Sends each new message to every WebSocket: {"type":"newMessage","message":{"from","message"}}. Data from
/// clients is not read. A client that does not read is disconnected. On the studio thread.
class Notices : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype kMostSockets = 128;
    static constexpr qint64 kMostWaiting = 1 << 20; ///< unread bytes of a slow client
    static constexpr base::Millis kPingEvery{30'000};
    static constexpr int kMostPings = 3; ///< without a sign of life; then the client is disconnected

    /// All outlive it.
    Notices(const RoomMirror &mirror, base::Clock &clock, DoorReport &report, QObject *parent = nullptr);
    ~Notices() override;

    void add(QWebSocket *socket, const QString &program); ///< takes ownership
    bool disconnectClient(const QString &client);
    void closeAll();
    [[nodiscard]] qsizetype count() const { return m_sockets.size(); }

private:
    void tell(const QList<model::Envelope> &batch);
    void gone(QWebSocket *socket);
    void watch(QWebSocket *socket);

    const RoomMirror &m_mirror;
    base::Clock &m_clock;
    DoorReport &m_report;
    struct Listening
    {
        QString client; ///< its id
        int pings = 0;  ///< since the last sign of life
    };
    QHash<QWebSocket *, Listening> m_sockets;
    qint64 m_count = 0;
};

} // namespace studio::adapters::mcp
