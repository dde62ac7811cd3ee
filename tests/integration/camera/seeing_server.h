// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

namespace studio::tests {

/// A server on this machine that speaks like OpenAI and whose model, `seer`, sees: asked "What do you see" it
/// calls the tool `look`, and keeps the picture that the next request brings, or what it was told instead.
/// Answers while the event loop of the test runs.
class SeeingServer : public QObject
{
public:
    SeeingServer()
    {
        connect(&m_server, &QTcpServer::newConnection, this, [this] { connected(); });
    }

    [[nodiscard]] bool start() { return m_server.listen(QHostAddress::LocalHost); }
    [[nodiscard]] QUrl address() const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1/v1").arg(m_server.serverPort()));
    }
    [[nodiscard]] const QList<QByteArray> &pictures() const { return m_pictures; } ///< JPEG, as they came
    [[nodiscard]] const QList<QByteArray> &refusals() const { return m_refusals; } ///< requests without one

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
        qsizetype length = 0;
        for (const QByteArray &line : buffer.left(headEnd).split('\n')) {
            if (line.toLower().startsWith("content-length:"))
                length = line.mid(15).trimmed().toLongLong();
        }
        if (buffer.size() < headEnd + 4 + length)
            return;
        const bool isQuestion = buffer.startsWith("POST");
        const QByteArray body = buffer.mid(headEnd + 4, length);
        buffer.clear();
        if (isQuestion)
            answer(socket, body);
        else
            send(socket, "application/json", R"({"data":[{"id":"seer"}]})");
    }

    void answer(QTcpSocket &socket, const QByteArray &body)
    {
        static const QByteArray head("data:image/jpeg;base64,");
        const qsizetype at = body.indexOf(head);
        const bool wasAnswered = body.contains(R"("role":"tool")") || body.contains(R"("role": "tool")");
        if (at >= 0) {
            const qsizetype start = at + head.size();
            m_pictures.append(QByteArray::fromBase64(body.mid(start, body.indexOf('"', start) - start)));
            say(socket, "I see it.");
        } else if (wasAnswered) {
            m_refusals.append(body);
            say(socket, "Never mind.");
        } else if (body.contains("What do you see") && body.contains("look")) {
            stream(socket,
                   R"({"role":"assistant","tool_calls":[{"index":0,"id":"call_1","type":"function",)"
                   R"("function":{"name":"look","arguments":"{\"why\":\"You asked me what I see.\"}"}}]})",
                   "tool_calls");
        } else {
            say(socket, "Hello.");
        }
    }

    static void say(QTcpSocket &socket, const QByteArray &text)
    {
        stream(socket, R"({"role":"assistant","content":")" + text + "\"}", "stop");
    }

    static void stream(QTcpSocket &socket, const QByteArray &delta, const QByteArray &reason)
    {
        send(socket, "text/event-stream",
             R"(data: {"id":"1","choices":[{"index":0,"delta":)" + delta +
                 "}]}\n\n"
                 R"(data: {"id":"1","choices":[{"index":0,"delta":{},"finish_reason":")" +
                 reason + "\"}]}\n\ndata: [DONE]\n\n");
    }

    static void send(QTcpSocket &socket, const QByteArray &type, const QByteArray &body)
    {
        socket.write("HTTP/1.1 200 OK\r\nContent-Type: " + type + "\r\nContent-Length: " +
                     QByteArray::number(body.size()) + "\r\nConnection: close\r\n\r\n" + body);
        socket.disconnectFromHost();
    }

    QHash<QTcpSocket *, QByteArray> m_buffers;
    QList<QByteArray> m_pictures;
    QList<QByteArray> m_refusals;
    QTcpServer m_server; ///< goes first: its sockets say that they part
};

} // namespace studio::tests
