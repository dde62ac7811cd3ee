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

/// A server of HTTP/1.1 and WebSockets for programs on this computer: it listens on 127.0.0.1 and, if the
/// computer has it, on ::1, and nowhere else. It knows no higher protocol: accepted requests go to its
/// handler. A Guard judges requests before their body is read. On the studio thread.
class Listener : public QObject
{
    Q_OBJECT

public:
    struct Settings
    {
        quint16 port = 0; ///< 0: any free port
        Entry entry;
    };
    static constexpr int kMostConnections = 256; ///< including WebSockets
    /// Bytes of unfinished messages of all clients together. They take more than twice as much memory: they
    /// are text in UTF-16, besides the data still in the sockets.
    static constexpr qint64 kMostUnfinished = 20 << 20;

    /// Both outlive it.
    Listener(Handler &handler, base::Clock &clock, QObject *parent = nullptr);
    ~Listener() override;

    /// Opens and returns the port. Conflict: another program uses it. An open port is closed first.
    base::Result<quint16> open(const Settings &settings);
    /// Disconnects all clients.
    void close();
    [[nodiscard]] bool isOpen() const { return !m_servers.isEmpty(); }
    [[nodiscard]] quint16 port() const { return m_port; }
    /// Clients connected with the old tokens are disconnected.
    void setTokens(const QByteArray &token, const QByteArray &frontToken);
    /// Disconnects the client with this Request::connection.
    void cut(quint64 connection);

    [[nodiscard]] qsizetype connections() const;
    /// The nearest free port above it; 0 if none is near.
    [[nodiscard]] static quint16 freePortAfter(quint16 port);

Q_SIGNALS:
    /// A client was rejected; the listener does not fill in the door.
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
    QHash<QTcpSocket *, RequestHead> m_upgrading; ///< sockets with a handshake in progress
    QList<QPointer<QWebSocket>> m_sockets;
    QList<QPointer<SocketWatch>> m_watches;
    quint64 m_lastConnection = 0;
};

} // namespace studio::adapters::http
