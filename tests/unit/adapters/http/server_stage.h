// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/exchange.h"
#include "core/adapters/http/listener.h"
#include "tests/support/fake_clock.h"

#include <QPointer>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>
#include <QWebSocket>

namespace studio::tests {

/// A handler that answers with the request, "POST /echo" followed by the body; under /later it keeps the
/// exchange for the test. /ws takes WebSockets.
class EchoHandler final : public adapters::http::Handler
{
public:
    Route routeTo(const QByteArray &path) const override
    {
        if (path == "/echo" || path == "/later")
            return {.methods = {"POST", "GET"}, .longestBody = 64 * 1024};
        if (path == "/ws")
            return {.methods = {}, .longestBody = longest, .takesSockets = true};
        return {};
    }
    void handle(const adapters::http::Request &request, adapters::http::Exchange *exchange) override
    {
        ++handled;
        if (request.head.path == "/later") {
            waiting.append(exchange);
            return;
        }
        exchange->answer({.contentType = "text/plain", .body = request.head.method + ' ' + request.body});
    }
    void socketOpened(QWebSocket *socket, const adapters::http::RequestHead &head) override
    {
        sockets.append(socket);
        paths.append(head.path);
        QObject::connect(socket, &QWebSocket::disconnected, socket, &QObject::deleteLater);
        QObject::connect(socket, &QWebSocket::textMessageReceived, socket,
                         [socket](const QString &text) { socket->sendTextMessage(text); });
    }

    int handled = 0;
    qint64 longest = 1024; ///< of a WebSocket's messages
    QList<QPointer<adapters::http::Exchange>> waiting;
    QList<QPointer<QWebSocket>> sockets;
    QByteArrayList paths;
};

/// A listener on a free port, a clock that stands still, and raw clients.
class ServerStage : public QObject
{
    Q_OBJECT

public:
    static constexpr char kToken[] = "tea-token";

    explicit ServerStage(adapters::http::Entry entry = {})
        : listener(handler, clock)
    {
        connect(&listener, &adapters::http::Listener::rejected, this,
                [this](const model::DoorRejection &rejection) { rejections.append(rejection); });
        const auto opened = listener.open({.entry = entry});
        port = opened ? *opened : quint16(0);
    }

    [[nodiscard]] QByteArray host() const { return "127.0.0.1:" + QByteArray::number(port); }
    /// A request with the right host: "GET /echo" and more headers, each with its line end.
    [[nodiscard]] QByteArray asked(const QByteArray &line, const QByteArray &headers = {},
                                   const QByteArray &body = {}) const
    {
        return line + " HTTP/1.1\r\nHost: " + host() + "\r\n" + headers + "\r\n" + body;
    }
    [[nodiscard]] QByteArray posted(const QByteArray &body, const QByteArray &headers = {}) const
    {
        return asked("POST /echo",
                     "Content-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) +
                         "\r\n" + headers,
                     body);
    }

    /// The answer to those bytes, until the server closes or the number of answers is reached.
    QByteArray talk(const QByteArray &bytes, int answers = 1)
    {
        QTcpSocket client;
        connectTo(client);
        client.write(bytes);
        return answersOf(client, answers);
    }
    void connectTo(QTcpSocket &client)
    {
        const QSignalSpy connected(&client, &QTcpSocket::connected); // the server may be gone by then
        client.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
        QTRY_VERIFY(!connected.isEmpty());
    }
    QByteArray answersOf(QTcpSocket &client, int answers = 1)
    {
        QByteArray all;
        const auto isThere = [&] {
            all += client.readAll();
            return countAnswers(all) >= answers || client.state() == QAbstractSocket::UnconnectedState;
        };
        [&] { QTRY_VERIFY(isThere()); }();
        return all + client.readAll();
    }
    /// The number in the first line: 403; 0 if there was no answer.
    int status(const QByteArray &bytes) { return talk(bytes).mid(9, 3).toInt(); }

    EchoHandler handler;
    FakeClock clock;
    adapters::http::Listener listener;
    QList<model::DoorRejection> rejections;
    quint16 port = 0;

private:
    // Counts complete answers: their bodies are as long as declared.
    static int countAnswers(const QByteArray &bytes)
    {
        int count = 0;
        qsizetype at = 0;
        while (true) {
            const qsizetype end = bytes.indexOf("\r\n\r\n", at);
            if (end < 0)
                return count;
            const qsizetype name = bytes.indexOf("Content-Length: ", at);
            const qsizetype length =
                name < 0 || name > end
                    ? 0
                    : bytes.mid(name + 16, bytes.indexOf('\r', name) - name - 16).toLongLong();
            if (bytes.size() < end + 4 + length)
                return count;
            at = end + 4 + length;
            ++count;
        }
    }
};

} // namespace studio::tests
