// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QTcpSocket;
class QWebSocket;

namespace studio::adapters::http {

/// Looks at what a WebSocket holds for its client. QWebSocket answers each ping by itself and collects
/// fragments until a message is whole, without a word to anybody: a client that reads no answers, or never
/// ends a message, would fill the memory. Looks whenever something comes, so it costs nothing while nothing
/// does. On the socket's thread.
class SocketWatch : public QObject
{
    Q_OBJECT

public:
    static constexpr qint64 kMostUnread = 8 << 20; ///< bytes that the client may leave unread

    /// Watches until the socket is gone. Made before the QWebSocket is: it has to count what comes first.
    explicit SocketWatch(QTcpSocket *socket);

    /// The handshake is over. A message has at most `longest` bytes.
    void follow(QWebSocket *socket, qint64 longest);
    /// What has come since the last whole message, in bytes: control frames count too.
    [[nodiscard]] qint64 unfinished() const { return m_unfinished; }
    void cut();

Q_SIGNALS:
    void grew(); ///< unfinished() has

private:
    void beforeReading();
    void afterReading();

    QTcpSocket *m_socket;
    qint64 m_longest = 0; ///< 0: the handshake is under way
    qint64 m_left = 0;    ///< bytes that stand in the socket, counted already
    qint64 m_unfinished = 0;
};

} // namespace studio::adapters::http
