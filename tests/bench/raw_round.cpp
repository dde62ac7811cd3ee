// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/raw_round.h"

#include "tests/bench/model_server.h"

#include <QByteArrayView>

#include <array>

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace studio::bench {

RawRound::RawRound(quint16 port, int voters)
    : m_epoll(epoll_create1(EPOLL_CLOEXEC))
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    for (int i = 0; i < voters; ++i) {
        const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        if (connect(socket, reinterpret_cast<sockaddr *>(&address), sizeof(address)) != 0)
            qFatal("the server on the loopback does not answer");
        const int yes = 1;
        setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof(yes));
        epoll_event event{};
        event.events = EPOLLIN;
        event.data.fd = socket;
        epoll_ctl(m_epoll, EPOLL_CTL_ADD, socket, &event);
        m_sockets.push_back(socket);
    }
}

RawRound::~RawRound()
{
    for (const int socket : m_sockets)
        close(socket);
    close(m_epoll);
}

double RawRound::run(const QByteArray &request)
{
    const auto begin = now();
    for (const int socket : m_sockets) {
        if (send(socket, request.constData(), size_t(request.size()), MSG_NOSIGNAL) != request.size())
            qFatal("the server on the loopback takes nothing");
    }
    std::array<epoll_event, 64> events{};
    std::array<char, 65536> bytes{};
    for (size_t open = m_sockets.size(); open > 0;) {
        const int count = epoll_wait(m_epoll, events.data(), int(events.size()), -1);
        for (int i = 0; i < count; ++i) {
            const ssize_t size = recv(events.at(size_t(i)).data.fd, bytes.data(), bytes.size(), 0);
            if (size <= 0)
                qFatal("the server on the loopback hung up");
            if (QByteArrayView(bytes.data(), size).endsWith("0\r\n\r\n"))
                --open;
        }
    }
    return double((now() - begin).count()) / 1e6;
}

} // namespace studio::bench
