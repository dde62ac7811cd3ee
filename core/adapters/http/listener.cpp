// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/http/listener.h"

#include "core/adapters/http/connection.h"
#include "core/adapters/http/served_exchange.h"
#include "core/adapters/http/socket_watch.h"

#include <QCoreApplication>
#include <QTcpServer>
#include <QTcpSocket>
#include <QWebSocket>
#include <QWebSocketServer>

#include <algorithm>
#include <memory>
#include <utility>

namespace studio::adapters::http {

using base::Error;
using base::ErrorCode;
using base::Result;
using Why = model::DoorRejection::Why;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Listener)
};

constexpr int kBacklog = 256;
constexpr int kTriesForAnyPort = 16; // until a port is free on both addresses
constexpr quint16 kNearPorts = 200;

Error asError(const QTcpServer &server, quint16 port)
{
    if (server.serverError() == QAbstractSocket::AddressInUseError)
        //: %1 is the number of a network port.
        return {ErrorCode::Conflict, Words::tr("Another program uses port %1.").arg(port),
                server.errorString()};
    //: %1 is the number of a network port.
    return {ErrorCode::Refused, Words::tr("This computer does not allow opening port %1.").arg(port),
            server.errorString()};
}

// Some computers have no IPv6.
bool isMissing(const QTcpServer &server)
{
    return server.serverError() == QAbstractSocket::SocketAddressNotAvailableError ||
           server.serverError() == QAbstractSocket::UnsupportedSocketOperationError;
}

bool canListen(quint16 port)
{
    for (const QHostAddress &address :
         {QHostAddress(QHostAddress::LocalHost), QHostAddress(QHostAddress::LocalHostIPv6)}) {
        QTcpServer server;
        if (!server.listen(address, port) && !isMissing(server))
            return false;
    }
    return true;
}

} // namespace

Listener::Listener(Handler &handler, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_handler(handler)
    , m_clock(clock)
{
}

Listener::~Listener() { close(); }

Result<quint16> Listener::open(const Settings &settings)
{
    close();
    auto servers = listen(settings.port);
    for (int tries = 1; !servers && settings.port == 0 && tries < kTriesForAnyPort; ++tries)
        servers = listen(0);
    if (!servers)
        return tl::unexpected(servers.error());
    m_servers = *servers;
    m_port = m_servers.first()->serverPort();
    m_guard = Guard(settings.entry, m_port);
    m_upgrader = std::make_unique<QWebSocketServer>(QString(), QWebSocketServer::NonSecureMode);
    m_upgrader->setMaxPendingConnections(kMostConnections);
    connect(m_upgrader.get(), &QWebSocketServer::newConnection, this, &Listener::socketsCame);
    setTokens(settings.entry.token, settings.entry.frontToken);
    for (QTcpServer *server : std::as_const(m_servers))
        connect(server, &QTcpServer::newConnection, this, [this, server] { accept(server); });
    return m_port;
}

Result<QList<QTcpServer *>> Listener::listen(quint16 port)
{
    QList<QTcpServer *> servers;
    for (const QHostAddress &address :
         {QHostAddress(QHostAddress::LocalHost), QHostAddress(QHostAddress::LocalHostIPv6)}) {
        auto server = std::make_unique<QTcpServer>();
        server->setListenBacklogSize(kBacklog);
        server->setMaxPendingConnections(kBacklog);
        if (server->listen(address, servers.isEmpty() ? port : servers.first()->serverPort())) {
            server->setParent(this);
            servers.append(server.release());
        } else if (servers.isEmpty() || !isMissing(*server)) {
            const base::Error error = asError(*server, port);
            qDeleteAll(servers);
            return tl::unexpected(error);
        }
    }
    return servers;
}

void Listener::close()
{
    qDeleteAll(std::exchange(m_servers, {}));
    cutAll();
    m_port = 0;
}

void Listener::setTokens(const QByteArray &token, const QByteArray &frontToken)
{
    cutAll();
    Entry entry = m_guard.entry();
    entry.token = token;
    entry.frontToken = frontToken;
    m_guard = Guard(entry, m_port);
    // A client that offered protocols disconnects if none of them is chosen.
    QStringList protocols;
    for (const QByteArray &protocol : m_guard.tokenProtocols())
        protocols.append(QString::fromUtf8(protocol));
    if (m_upgrader)
        m_upgrader->setSupportedSubprotocols(protocols);
}

void Listener::cut(quint64 connection)
{
    if (Connection *one = m_connections.value(connection))
        one->cut();
}

void Listener::cutAll()
{
    const QList<Connection *> connections = m_connections.values();
    for (Connection *one : connections)
        one->cut();
    const QList<QTcpSocket *> upgrading = m_upgrading.keys();
    for (QTcpSocket *socket : upgrading)
        socket->abort();
    const QList<QPointer<QWebSocket>> sockets = std::exchange(m_sockets, {});
    for (const QPointer<QWebSocket> &socket : sockets) {
        if (socket)
            socket->abort();
    }
}

qsizetype Listener::connections() const
{
    return m_connections.size() + m_upgrading.size() +
           std::count_if(m_sockets.begin(), m_sockets.end(),
                         [](const auto &socket) { return !socket.isNull(); });
}

quint16 Listener::freePortAfter(quint16 port)
{
    const int last = std::min(port + kNearPorts, 65535);
    for (int next = port + 1; next <= last; ++next) {
        if (canListen(quint16(next)))
            return quint16(next);
    }
    return 0;
}

void Listener::accept(QTcpServer *server)
{
    while (QTcpSocket *socket = server->nextPendingConnection()) {
        if (connections() >= kMostConnections && !makeRoom()) {
            turnAway(socket);
            continue;
        }
        const quint64 id = ++m_lastConnection;
        auto *connection = new Connection(id, socket, {m_handler, m_guard, m_clock});
        connection->setParent(this);
        m_connections.insert(id, connection);
        connect(connection, &Connection::rejected, this, &Listener::rejected);
        connect(connection, &Connection::upgradeWanted, this, &Listener::upgrade);
        connect(connection, &Connection::closed, this, [this, id] {
            if (Connection *gone = m_connections.take(id))
                gone->deleteLater();
        });
        connection->start();
    }
}

/// Before a new client is rejected, the oldest client without a token is disconnected.
bool Listener::makeRoom()
{
    quint64 oldest = 0;
    for (auto one = m_connections.cbegin(); one != m_connections.cend(); ++one) {
        if (!(*one)->wasLetIn() && (oldest == 0 || one.key() < oldest))
            oldest = one.key();
    }
    if (oldest != 0)
        cut(oldest);
    return oldest != 0;
}

void Listener::turnAway(QTcpSocket *socket)
{
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    socket->write(
        answerBytes({.status = 503, .headers = {{"Retry-After", "1"}}}, false, httpDate(m_clock.wallNow())));
    socket->disconnectFromHost(); // after that is written
    Q_EMIT rejected(
        {.time = m_clock.wallNow(), .why = Why::TooMany, .detail = QString::number(kMostConnections)});
}

// ---- WebSockets

void Listener::upgrade(QTcpSocket *socket, const RequestHead &head)
{
    m_upgrading.insert(socket, head);
    connect(socket, &QObject::destroyed, this, [this, socket] { m_upgrading.remove(socket); });
    connect(socket, &QTcpSocket::disconnected, this, [this, socket] { m_upgrading.remove(socket); });
    new SocketWatch(socket);
    // The upgrader answers an invalid handshake, and then waits for the client to leave.
    m_clock.callAt(m_clock.steadyNow() + Connection::kHeadWithin, socket, [this, socket] {
        if (m_upgrading.contains(socket))
            socket->abort();
    });
    m_upgrader->handleConnection(socket);
}

void Listener::socketsCame()
{
    while (QWebSocket *socket = m_upgrader->nextPendingConnection()) {
        const auto isPeer = [socket](QTcpSocket *one) {
            return one->peerPort() == socket->peerPort() && one->peerAddress() == socket->peerAddress();
        };
        const QList<QTcpSocket *> upgrading = m_upgrading.keys();
        const auto found = std::find_if(upgrading.begin(), upgrading.end(), isPeer);
        auto *watch = found == upgrading.end()
                          ? nullptr
                          : (*found)->findChild<SocketWatch *>(QString(), Qt::FindDirectChildrenOnly);
        const RequestHead head = found == upgrading.end() ? RequestHead{} : m_upgrading.take(*found);
        const quint64 longest = quint64(m_handler.routeTo(head.path).longestBody);
        if (watch) {
            watch->follow(socket, qint64(longest));
            m_watches.removeAll(QPointer<SocketWatch>());
            m_watches.append(watch);
            connect(watch, &SocketWatch::grew, this, &Listener::shareOut);
        }
        socket->setParent(nullptr);
        socket->setMaxAllowedIncomingFrameSize(longest);
        socket->setMaxAllowedIncomingMessageSize(longest);
        m_sockets.removeAll(QPointer<QWebSocket>());
        m_sockets.append(socket);
        m_handler.socketOpened(socket, head);
    }
}

/// Unfinished messages share one budget: the client that holds most of it is disconnected first.
void Listener::shareOut()
{
    qint64 together = 0;
    SocketWatch *largest = nullptr;
    for (const QPointer<SocketWatch> &watch : std::as_const(m_watches)) {
        if (!watch)
            continue;
        together += watch->unfinished();
        if (!largest || watch->unfinished() > largest->unfinished())
            largest = watch;
    }
    if (largest && together > kMostUnfinished)
        largest->cut();
}

} // namespace studio::adapters::http
