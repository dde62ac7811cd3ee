// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/raw_http.h"

#include <arpa/inet.h>
#include <cerrno>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace studio::bench {
namespace {

/// Where the answer that begins the bytes ends; -1: it is not whole.
qsizetype endOfAnswer(const QByteArray &bytes)
{
    const qsizetype head = bytes.indexOf("\r\n\r\n");
    if (head < 0)
        return -1;
    const QByteArray lower = bytes.first(head + 2).toLower();
    const qsizetype length = lower.indexOf("\r\ncontent-length:");
    if (length >= 0) {
        const qsizetype value = length + 17;
        const qsizetype end =
            head + 4 + lower.mid(value, lower.indexOf("\r\n", value) - value).trimmed().toLongLong();
        return end <= bytes.size() ? end : -1;
    }
    if (!lower.contains("\r\ntransfer-encoding: chunked"))
        return head + 4; // 101, 202, 204
    const qsizetype last = bytes.indexOf("\r\n0\r\n\r\n", head + 2);
    return last < 0 ? -1 : last + 7;
}

} // namespace

RawHttp::RawHttp(quint16 port)
    : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(m_socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
        qFatal("nobody listens on port %d", int(port));
    const int on = 1;
    ::setsockopt(m_socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

RawHttp::~RawHttp() { ::close(m_socket); }

void RawHttp::send(const QByteArray &bytes)
{
    if (::send(m_socket, bytes.constData(), size_t(bytes.size()), MSG_NOSIGNAL) != bytes.size())
        qFatal("a request could not be sent");
}

void RawHttp::read(int flags)
{
    char piece[65536];
    const ssize_t size = ::recv(m_socket, piece, sizeof piece, flags);
    if (size > 0)
        m_came.append(piece, qsizetype(size));
    else if (size == 0 || (errno != EAGAIN && errno != EINTR))
        qFatal("the server hung up after: %s", m_came.constData());
}

QByteArray RawHttp::take(qsizetype size)
{
    if (size < 0)
        return {};
    const QByteArray taken = m_came.first(size);
    m_came.remove(0, size);
    return taken;
}

QByteArray RawHttp::takeAnswer()
{
    read(MSG_DONTWAIT);
    return take(endOfAnswer(m_came));
}

QByteArray RawHttp::waitForAnswer()
{
    while (true) {
        if (const QByteArray answer = take(endOfAnswer(m_came)); !answer.isEmpty())
            return answer;
        read(0);
    }
}

QByteArray RawHttp::takeFrame()
{
    if (m_came.size() < 4)
        return {};
    const int small = m_came.at(1) & 0x7f;
    const qsizetype head = small == 126 ? 4 : 2;
    const qsizetype size = small == 126 ? (quint8(m_came.at(2)) << 8) + quint8(m_came.at(3)) : small;
    return m_came.size() < head + size ? QByteArray() : take(head + size).sliced(head);
}

QByteArray RawHttp::waitForFrame()
{
    while (true) {
        if (const QByteArray frame = takeFrame(); !frame.isEmpty())
            return frame;
        read(0);
    }
}

QByteArray postOf(const QUrl &url, const QByteArray &body, const QByteArray &headers)
{
    return "POST " + url.path().toUtf8() + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(url.port()) +
           "\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\n" + headers +
           "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

} // namespace studio::bench
