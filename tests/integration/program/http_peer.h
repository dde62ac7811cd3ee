// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

namespace studio::tests {

/// A web server on this machine for the real program: accepts one request per connection, and subclasses
/// answer it. It answers while the test's event loop runs.
class HttpPeer : public QObject
{
    Q_OBJECT

public:
    HttpPeer() { connect(&m_server, &QTcpServer::newConnection, this, &HttpPeer::connected); }

    [[nodiscard]] bool start() { return m_server.listen(QHostAddress::LocalHost); }
    [[nodiscard]] QString address() const
    {
        return QStringLiteral("http://127.0.0.1:%1/v1").arg(m_server.serverPort());
    }

protected:
    /// Calls send() once, now or later; the socket may be gone by then.
    virtual void answer(QTcpSocket &socket, const QByteArray &head, const QByteArray &body) = 0;

    static void send(QTcpSocket &socket, const QByteArray &status, const QByteArray &type,
                     const QByteArray &body)
    {
        socket.write("HTTP/1.1 " + status + "\r\nContent-Type: " + type + "\r\nContent-Length: " +
                     QByteArray::number(body.size()) + "\r\nConnection: close\r\n\r\n" + body);
        socket.disconnectFromHost();
    }

private:
    void connected()
    {
        QTcpSocket *socket = m_server.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(*socket); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            m_buffers.remove(socket);
            socket->deleteLater();
        });
    }

    void read(QTcpSocket &socket)
    {
        QByteArray &buffer = m_buffers[&socket];
        buffer += socket.readAll();
        const qsizetype headEnd = buffer.indexOf("\r\n\r\n");
        if (headEnd < 0)
            return;
        const QByteArray head = buffer.left(headEnd);
        qsizetype length = 0;
        for (const QByteArray &line : head.split('\n')) {
            if (line.toLower().startsWith("content-length:"))
                length = line.mid(15).trimmed().toLongLong();
        }
        if (buffer.size() < headEnd + 4 + length)
            return;
        const QByteArray body = buffer.mid(headEnd + 4, length);
        m_buffers.remove(&socket);
        answer(socket, head, body);
    }

    QHash<QTcpSocket *, QByteArray> m_buffers;
    QTcpServer m_server; ///< destroyed first: its sockets report that they close
};

} // namespace studio::tests
