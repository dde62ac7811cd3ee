// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/fault_server.h"

#include "tests/faults/connection.h"
#include "tests/faults/goodbye_connection.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

namespace studio::tests::faults {

namespace {

/// A handshake's answer in TLS 1.0: ServerHello with that version and TLS_RSA_WITH_AES_128_CBC_SHA.
QByteArray oldHello()
{
    const QByteArray random(32, 'r');
    const QByteArray hello = QByteArray("\x03\x01", 2) + random + QByteArray("\x00\x00\x2f\x00", 4);
    const QByteArray message = QByteArray("\x02\x00\x00", 3) + char(hello.size()) + hello;
    return QByteArray("\x16\x03\x01\x00", 4) + char(message.size()) + message;
}

int openSocket(int family) { return ::socket(family, SOCK_STREAM | SOCK_CLOEXEC, 0); }

} // namespace

class FaultServer::Listener final : public QTcpServer
{
public:
    explicit Listener(FaultServer &server)
        : m_server(server)
    {
    }
    void incomingConnection(qintptr descriptor) override { m_server.take(descriptor); }

private:
    FaultServer &m_server;
};

FaultServer::FaultServer(const Certificates &certificates, DrivenClock &clock)
    : m_certificates(certificates)
    , m_clock(clock)
{
    bindPort();
    setDoor(Door::Open);
}

FaultServer::~FaultServer()
{
    for (const int socket : std::as_const(m_blind))
        ::close(socket);
    if (m_bound >= 0)
        ::close(m_bound);
}

// A port that is bound and not listened at refuses whoever comes, and nobody else can take it.
void FaultServer::bindPort()
{
    m_bound = openSocket(AF_INET);
    const int on = 1;
    ::setsockopt(m_bound, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    sockaddr_in here{};
    here.sin_family = AF_INET;
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    here.sin_port = htons(m_port);
    ::bind(m_bound, reinterpret_cast<const sockaddr *>(&here), sizeof here);
    socklen_t size = sizeof here;
    ::getsockname(m_bound, reinterpret_cast<sockaddr *>(&here), &size);
    m_port = ntohs(here.sin_port);
}

void FaultServer::setDoor(Door door)
{
    m_door = door;
    for (Connection *connection : std::as_const(m_connections))
        connection->reset();
    for (const int socket : std::exchange(m_blind, {}))
        ::close(socket);
    if (door == Door::Closed && m_listener) {
        m_listener.reset();
        bindPort();
    } else if (door != Door::Closed && !m_listener) {
        ::listen(m_bound, 128);
        m_listener = std::make_unique<Listener>(*this);
        m_listener->setSocketDescriptor(std::exchange(m_bound, -1));
    }
    if (door == Door::BlindSix)
        blindSix();
}

// Somebody listens with a queue for one, and the queue is full: the kernel drops whoever else comes.
void FaultServer::blindSix()
{
    sockaddr_in6 here{};
    here.sin6_family = AF_INET6;
    here.sin6_addr = in6addr_loopback;
    here.sin6_port = htons(m_port);
    const auto *address = reinterpret_cast<const sockaddr *>(&here);
    const int deaf = openSocket(AF_INET6);
    const int on = 1;
    ::setsockopt(deaf, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof on);
    ::setsockopt(deaf, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    ::bind(deaf, address, sizeof here);
    ::listen(deaf, 0);
    m_blind.append(deaf);
    for (int i = 0; i < 3; ++i) {
        const int guest = openSocket(AF_INET6);
        ::fcntl(guest, F_SETFL, O_NONBLOCK);
        ::connect(guest, address, sizeof here);
        m_blind.append(guest);
    }
}

void FaultServer::setTransport(WatchedTransport *transport)
{
    m_transport = transport;
    if (!transport)
        return;
    connect(transport, &WatchedTransport::took, this, [this] {
        for (Connection *connection : QList(m_connections))
            connection->goOn();
    });
}

void FaultServer::take(qintptr descriptor)
{
    if (m_door == Door::TlsTwo) {
        new GoodbyeConnection(descriptor, m_certificates.good, this);
        return;
    }
    const Identity *identity = m_door == Door::Tls        ? &m_certificates.good
                               : m_door == Door::TlsAlone ? &m_certificates.selfSigned
                               : m_door == Door::TlsOver  ? &m_certificates.expired
                               : m_door == Door::TlsOther ? &m_certificates.wrongHost
                                                          : nullptr;
    auto *connection = new Connection(descriptor, identity, m_clock, this);
    if (m_door == Door::Resets)
        return connection->reset();
    connection->setAnswer([this](const Asked &asked) {
        ++m_requests;
        return m_answer(asked);
    });
    connection->setTransport(m_transport);
    if (m_door == Door::TlsOld)
        connection->setFirstWord(oldHello());
    else if (m_door == Door::TlsHangs)
        connection->setFirstWord({});
    m_connections.append(connection);
    connect(connection, &Connection::over, this, [this, connection] { m_connections.removeOne(connection); });
}

QList<quint64> FaultServer::stuck() const
{
    QList<quint64> streams;
    for (const Connection *connection : m_connections) {
        if (connection->isStuck() && connection->stream() != 0)
            streams.append(connection->stream());
    }
    return streams;
}

int FaultServer::stuckUnknown() const
{
    return int(std::count_if(m_connections.cbegin(), m_connections.cend(), [](const Connection *connection) {
        return connection->isStuck() && connection->stream() == 0;
    }));
}

} // namespace studio::tests::faults
