// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/guard.h"
#include "core/base/clock.h"
#include "core/base/result.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>

#include <memory>
#include <utility>

class QTcpServer;
class QTcpSocket;
class QWebSocket;
class QWebSocketServer;

namespace studio::adapters::http {

class Connection;
class Handler;
class SocketWatch;

/// A server of HTTP/1.1 and WebSockets for programs on this computer: it listens on 127.0.0.1 and, where the
/// computer has it, on ::1, and nowhere else. It knows no protocol above that: what it lets in goes to its
/// handler. Requests are judged by a Guard before their body is read. On the studio thread.
class Listener : public QObject
{
    Q_OBJECT

public:
    struct Settings
    {
        quint16 port = 0; ///< 0: any that is free
        Entry entry;
    };
    static constexpr int kMostConnections = 256; ///< WebSockets among them
    /// Bytes of messages that have not ended, of all together. They take more than twice as much memory: they
    /// are text in UTF-16, beside what is still in the sockets.
    static constexpr qint64 kMostUnfinished = 20 << 20;

    /// Both outlive it.
    Listener(Handler &handler, base::Clock &clock, QObject *parent = nullptr);
    ~Listener() override;

    /// The port that it listens on. Conflict: another program has it. What was open is closed before.
    base::Result<quint16> open(const Settings &settings);
    /// Cuts everybody off.
    void close();
    [[nodiscard]] bool isOpen() const { return !m_servers.isEmpty(); }
    [[nodiscard]] quint16 port() const { return m_port; }
    /// Whoever is connected with the old ones is cut off.
    void setTokens(const QByteArray &token, const QByteArray &frontToken);
    /// Cuts one off, by Request::connection.
    void cut(quint64 connection);

    [[nodiscard]] qsizetype connections() const;
    /// One that nobody listens on now, the nearest above it first; 0 if there is none near.
    [[nodiscard]] static quint16 freePortAfter(quint16 port);

Q_SIGNALS:
    /// Somebody was not let in; the door is not filled in by it.
    void rejected(const studio::model::DoorRejection &rejection);

private:
    base::Result<QList<QTcpServer *>> listen(quint16 port);
    void accept(QTcpServer *server);
    void turnAway(QTcpSocket *socket);
    void upgrade(QTcpSocket *socket, const RequestHead &head);
    void socketsCame();
    [[nodiscard]] bool makeRoom();
    void shareOut();
    void cutAll();

    Handler &m_handler;
    base::Clock &m_clock;
    Guard m_guard;
    quint16 m_port = 0;
    QList<QTcpServer *> m_servers;
    std::unique_ptr<QWebSocketServer> m_upgrader;
    QHash<quint64, Connection *> m_connections;
    QHash<QTcpSocket *, RequestHead> m_upgrading; ///< their handshake is being read
    QList<QPointer<QWebSocket>> m_sockets;
    QList<QPointer<SocketWatch>> m_watches;
    quint64 m_lastConnection = 0;
};

} // namespace studio::adapters::http
