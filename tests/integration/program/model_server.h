// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

namespace studio::tests {

/// A server on this machine that speaks like OpenAI and has one model, `parrot`: it votes to speak, says one
/// sentence, and wants a key. Answers while the event loop of the test runs.
class ModelServer : public QObject
{
    Q_OBJECT

public:
    explicit ModelServer(const QByteArray &key)
        : m_key(key)
    {
        connect(&m_server, &QTcpServer::newConnection, this, &ModelServer::connected);
    }

    [[nodiscard]] bool start() { return m_server.listen(QHostAddress::LocalHost); }
    [[nodiscard]] QString address() const
    {
        return QStringLiteral("http://127.0.0.1:%1/v1").arg(m_server.serverPort());
    }
    /// From now on the model answers nothing but this error.
    void fail(const QByteArray &message) { m_failure = message; }
    [[nodiscard]] int answered() const { return m_answered; } ///< requests to the model that had the key
    [[nodiscard]] int refused() const { return m_refused; }
    [[nodiscard]] const QByteArray &sentence() const { return m_sentence; }

private:
    void connected()
    {
        QTcpSocket *socket = m_server.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(*socket); });
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
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

    void answer(QTcpSocket &socket, const QByteArray &head, const QByteArray &body)
    {
        const QByteArray wanted = "Bearer " + m_key + "\r\n";
        const QByteArray lines = head + "\r\n";
        if (!lines.contains(wanted)) {
            ++m_refused;
            const qsizetype given =
                lines.indexOf("Bearer ") + 7; // repeated in the answer, as some servers do
            return send(socket, "401 Unauthorized", "application/json",
                        "{\"error\":{\"message\":\"Incorrect API key provided: " +
                            lines.mid(given, lines.indexOf('\r', given) - given) +
                            "\",\"type\":\"invalid_request_error\",\"code\":\"invalid_api_key\"}}");
        }
        if (head.startsWith("GET"))
            return send(socket, "200 OK", "application/json", R"({"data":[{"id":"parrot"}]})");
        ++m_answered;
        if (!m_failure.isEmpty())
            return send(socket, "400 Bad Request", "application/json",
                        "{\"error\":{\"message\":\"" + m_failure + "\"}}");
        const bool wantsJson = body.contains("JSON") || body.contains("json");
        const QByteArray text = body.contains("colour") ? QByteArray(R"({\"colour\":\"blue\"})")
                                : wantsJson             ? m_vote
                                                        : m_sentence;
        send(
            socket, "200 OK", "text/event-stream",
            "data: {\"id\":\"1\",\"choices\":[{\"index\":0,\"delta\":{\"role\":\"assistant\",\"content\":\"" +
                text +
                "\"}}]}\n\n"
                "data: {\"id\":\"1\",\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n"
                "data: {\"id\":\"1\",\"choices\":[],\"usage\":{\"prompt_tokens\":100,"
                "\"completion_tokens\":20,\"total_tokens\":120}}\n\n"
                "data: [DONE]\n\n");
    }

    static void send(QTcpSocket &socket, const QByteArray &status, const QByteArray &type,
                     const QByteArray &body)
    {
        socket.write("HTTP/1.1 " + status + "\r\nContent-Type: " + type + "\r\nContent-Length: " +
                     QByteArray::number(body.size()) + "\r\nConnection: close\r\n\r\n" + body);
        socket.disconnectFromHost();
    }

    QByteArray m_key;
    QTcpServer m_server;
    QHash<QTcpSocket *, QByteArray> m_buffers;
    QByteArray m_failure;
    int m_answered = 0;
    int m_refused = 0;
    const QByteArray m_sentence = "Polly was here.";
    const QByteArray m_vote = R"({\"thought\":\"mine\",\"addressed_by\":\"none\",\"selected\":false,)"
                              R"(\"act\":\"comment\",\"state\":\"speak\",\"importance\":7,)"
                              R"(\"closing\":\"none\"})";
};

} // namespace studio::tests
