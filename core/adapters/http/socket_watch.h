// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QTcpSocket;
class QWebSocket;

namespace studio::adapters::http {

/// Watches how much data a WebSocket buffers. QWebSocket silently answers each ping and collects fragments
/// until a message is complete: a client that reads no answers, or never ends a message, would fill the
/// memory. Checks whenever data comes, so it costs nothing on an idle socket. On the socket's thread.
class SocketWatch : public QObject
{
    Q_OBJECT

public:
    static constexpr qint64 kMostUnread = 8 << 20; ///< bytes that the client may leave unread

    /// Watches until the socket is destroyed. Created before the QWebSocket, since it has to count data
    /// before the QWebSocket reads it.
    explicit SocketWatch(QTcpSocket *socket);

    /// The handshake is over. A message has at most `longest` bytes.
    void follow(QWebSocket *socket, qint64 longest);
    /// Bytes since the last complete message, control frames included.
    [[nodiscard]] qint64 unfinished() const { return m_unfinished; }
    void cut();

Q_SIGNALS:
    void grew(); ///< unfinished() has grown

private:
    void beforeReading();
    void afterReading();

    QTcpSocket *m_socket;
    qint64 m_longest = 0; ///< 0: during the handshake
    qint64 m_left = 0;    ///< bytes in the socket that are counted already
    qint64 m_unfinished = 0;
};

} // namespace studio::adapters::http
