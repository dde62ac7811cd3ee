// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/connection.h"

#include <sys/socket.h>
#include <utility>

namespace studio::tests::faults {

namespace {

constexpr char kHandshake = 0x16; ///< the first byte of a TLS client

/// What a server that knows no TLS says to one who begins with it.
const QByteArray kWhat = "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

QByteArray fieldOf(const QByteArray &head, const QByteArray &name)
{
    const qsizetype at = head.toLower().indexOf(QByteArray("\r\n" + name.toLower() + ":"));
    if (at < 0)
        return {};
    const qsizetype begin = at + 3 + name.size();
    return head.mid(begin, head.indexOf("\r\n", begin) - begin).trimmed();
}

} // namespace

Connection::Connection(qintptr descriptor, const Identity *identity, DrivenClock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
    m_socket.setSocketDescriptor(descriptor);
    connect(&m_socket, &QSslSocket::readyRead, this, &Connection::hear);
    connect(&m_socket, &QSslSocket::disconnected, this, &Connection::close);
    if (!identity)
        return;
    m_socket.setLocalCertificate(identity->certificate);
    m_socket.setPrivateKey(identity->key);
    m_socket.startServerEncryption();
}

bool Connection::isStuck() const
{
    return !m_isOver && (m_isHanging || m_isWaiting) && m_socket.bytesToWrite() == 0;
}

void Connection::hear()
{
    m_heard += m_socket.readAll();
    if (m_script || m_isHanging)
        return;
    if (m_firstWord) {
        m_socket.write(*m_firstWord);
        m_isHanging = true;
    } else if (m_heard.startsWith(kHandshake)) {
        m_script = Script().raw(kWhat);
        play();
    } else if (readRequest()) {
        m_script = m_answer(m_asked);
        play();
    }
}

bool Connection::readRequest()
{
    const qsizetype end = m_heard.indexOf("\r\n\r\n");
    if (end < 0)
        return false;
    const QByteArray head = m_heard.first(end + 2);
    const qint64 length = fieldOf(head, "Content-Length").toLongLong();
    if (m_heard.size() < end + 4 + length)
        return false;
    m_asked = {.target = head.split(' ').value(1), .body = m_heard.mid(end + 4, length)};
    m_asked.kind = kindOfRequest(m_asked.body);
    m_stream = fieldOf(head, "X-Stream").toULongLong();
    return true;
}

void Connection::goOn()
{
    if (m_script && !m_isWaiting && !m_isHanging)
        play();
}

void Connection::play()
{
    while (!m_isOver && m_step < m_script->steps().size()) {
        if (!playStep(m_script->steps().at(m_step)))
            return;
        ++m_step;
    }
    if (!m_isOver)
        m_socket.disconnectFromHost();
}

/// Whether the next step may follow now.
bool Connection::playStep(const Script::Step &step)
{
    switch (step.kind) {
    case Script::Step::Kind::Send: m_socket.write(step.bytes); return true;
    case Script::Step::Kind::Heard:
        m_socket.flush();
        return !m_transport || m_transport->taken(m_stream) >= step.heard;
    case Script::Step::Kind::Back: m_step = step.heard - 1; return true;
    case Script::Step::Kind::Reset: reset(); return false;
    case Script::Step::Kind::Hang: m_isHanging = true; return false;
    case Script::Step::Kind::Wait: break;
    }
    m_isWaiting = true;
    m_clock.callAt(m_clock.steadyNow() + step.wait, this, [this] {
        m_isWaiting = false;
        ++m_step;
        play();
    });
    return false;
}

void Connection::reset()
{
    const linger at{.l_onoff = 1, .l_linger = 0};
    ::setsockopt(int(m_socket.socketDescriptor()), SOL_SOCKET, SO_LINGER, &at, sizeof at);
    m_socket.abort();
    close();
}

void Connection::close()
{
    if (std::exchange(m_isOver, true))
        return;
    deleteLater();
    Q_EMIT over();
}

} // namespace studio::tests::faults
