// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/http/socket_watch.h"

#include <QTcpSocket>
#include <QWebSocket>

namespace studio::adapters::http {

namespace {

constexpr qint64 kMostBeside = 256 * 1024; // heads of frames, pings and pongs between two messages

} // namespace

SocketWatch::SocketWatch(QTcpSocket *socket)
    : QObject(socket)
    , m_socket(socket)
{
    connect(socket, &QTcpSocket::readyRead, this, &SocketWatch::beforeReading);
}

void SocketWatch::follow(QWebSocket *socket, qint64 longest)
{
    m_longest = longest;
    m_unfinished = 0;
    m_left = m_socket->bytesAvailable();
    const auto isWhole = [this] { m_unfinished = 0; };
    connect(socket, &QWebSocket::textMessageReceived, this, isWhole);
    connect(socket, &QWebSocket::binaryMessageReceived, this, isWhole);
    connect(m_socket, &QTcpSocket::readyRead, this, &SocketWatch::afterReading);
}

void SocketWatch::cut() { m_socket->abort(); }

void SocketWatch::beforeReading()
{
    if (m_longest > 0)
        m_unfinished += m_socket->bytesAvailable() - m_left;
}

// Data that follows a complete message at once is counted the next time.
void SocketWatch::afterReading()
{
    m_left = m_socket->bytesAvailable();
    if (m_socket->bytesToWrite() > kMostUnread || m_unfinished > m_longest + kMostBeside)
        return cut();
    if (m_unfinished > 0)
        Q_EMIT grew();
}

} // namespace studio::adapters::http
