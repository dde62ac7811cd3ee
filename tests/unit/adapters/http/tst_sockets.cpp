// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/unit/adapters/http/server_stage.h"

#include "core/adapters/http/connection.h"

#include <QSignalSpy>

#include <algorithm>
#include <memory>
#include <vector>

namespace tst_sockets {

using namespace studio;
using namespace studio::tests;
using namespace adapters::http;

namespace {

constexpr char kHandshake[] = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

QUrl addressOf(const ServerStage &stage, const QString &rest = QStringLiteral("/ws"))
{
    return QUrl(QStringLiteral("ws://127.0.0.1:%1%2").arg(stage.port).arg(rest));
}

/// A client's frame: masked, with a mask of zeros.
QByteArray frame(int head, const QByteArray &payload)
{
    QByteArray made(1, char(head));
    if (payload.size() < 126) {
        made += char(0x80 | payload.size());
    } else {
        made += char(0x80 | 127);
        for (int shift = 56; shift >= 0; shift -= 8)
            made += char((quint64(payload.size()) >> shift) & 0xff);
    }
    return made + QByteArray(4, '\0') + payload;
}

void shakeHands(ServerStage &stage, QTcpSocket &client)
{
    const qsizetype before = stage.handler.sockets.size();
    stage.connectTo(client);
    client.write(stage.asked("GET /ws", kHandshake));
    QTRY_COMPARE(stage.handler.sockets.size(), before + 1);
    client.readAll();
}

} // namespace

class SocketsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRouteMayBecomeASocket()
    {
        ServerStage stage;
        QWebSocket client;
        QSignalSpy texts(&client, &QWebSocket::textMessageReceived);

        client.open(addressOf(stage));
        QTRY_COMPARE(client.state(), QAbstractSocket::ConnectedState);
        client.sendTextMessage(QStringLiteral("tea"));

        QTRY_COMPARE(texts.size(), 1);
        QCOMPARE(texts.first().first().toString(), QStringLiteral("tea"));
        QCOMPARE(stage.handler.paths, QByteArrayList{"/ws"});
        QCOMPARE(stage.listener.connections(), 1);
    }

    void theGuardStandsBeforeTheHandshake()
    {
        ServerStage stage({.token = ServerStage::kToken});

        QCOMPARE(stage.status(stage.asked("GET /ws", kHandshake)), 401);
        QCOMPARE(stage.status(stage.asked("GET /ws?token=wrong", kHandshake)), 401);
        QCOMPARE(stage.status("GET /ws HTTP/1.1\r\nHost: evil.com\r\n" + QByteArray(kHandshake) + "\r\n"),
                 403);
        QCOMPARE(stage.status(stage.asked("GET /ws?token=tea-token",
                                          QByteArray("Origin: http://evil.com\r\n") + kHandshake)),
                 403);
        QCOMPARE(stage.status(stage.asked("GET /ws?token=tea-token", kHandshake)), 101);
        QCOMPARE(stage.status(
                     stage.asked("GET /ws", QByteArray("Authorization: Bearer tea-token\r\n") + kHandshake)),
                 101);
        QCOMPARE(stage.handler.sockets.size(), 2);
    }

    void aTokenShownAsAProtocolIsTaken()
    {
        ServerStage stage({.token = ServerStage::kToken});

        const QByteArray answer = stage.talk(
            stage.asked("GET /ws", QByteArray("Sec-WebSocket-Protocol: bearer.tea-token\r\n") + kHandshake));

        QVERIFY(answer.startsWith("HTTP/1.1 101"));
        QVERIFY2(answer.toLower().contains("sec-websocket-protocol: bearer.tea-token\r\n"), answer);
    }

    void withoutAnUpgradeThereIsNothing()
    {
        ServerStage stage;

        QCOMPARE(stage.status(stage.asked("GET /ws")), 404);
        QCOMPARE(stage.status(stage.asked("GET /echo", kHandshake)), 200); // no socket was requested
        QCOMPARE(stage.status(stage.asked("POST /ws", kHandshake)), 404);
    }

    void whatIsTooLongForARouteClosesItsSocket()
    {
        ServerStage stage;
        QWebSocket client;
        client.open(addressOf(stage));
        QTRY_COMPARE(client.state(), QAbstractSocket::ConnectedState);

        client.sendTextMessage(QString(2'000, QLatin1Char('x')));

        QTRY_COMPARE(client.closeCode(), QWebSocketProtocol::CloseCodeTooMuchData);
        QTRY_COMPARE(stage.listener.connections(), 0);
    }

    void aHandshakeThatIsNoneEnds()
    {
        ServerStage stage;
        QTcpSocket client;
        stage.connectTo(client);

        client.write(
            stage.asked("GET /ws", "Upgrade: websocket\r\nConnection: Upgrade\r\n")); // without a key
        QTRY_VERIFY(stage.listener.connections() == 0 || client.bytesAvailable() > 0);
        stage.clock.advance(Connection::kHeadWithin);

        QTRY_COMPARE(stage.listener.connections(), 0);
        QCOMPARE(stage.handler.sockets.size(), 0);
    }

    void whoReadsNoPongsIsCutOff()
    {
        ServerStage stage;
        QTcpSocket client;
        shakeHands(stage, client);
        client.setReadBufferSize(1);
        const QByteArray pings = frame(0x89, QByteArray(125, 'x')).repeated(500);

        QTRY_VERIFY_WITH_TIMEOUT(
            (client.bytesToWrite() < 4 << 20 ? client.write(pings) : 0, stage.listener.connections() == 0),
            30'000);
    }

    void controlFramesCountUntilAMessageIsWhole()
    {
        ServerStage stage;
        QTcpSocket client;
        shakeHands(stage, client);
        const QByteArray pings = frame(0x89, QByteArray(125, 'x')).repeated(500);

        for (int i = 0; i < 20; ++i) { // far more than the bound, but never between two messages
            QByteArray got;
            client.write(pings + frame(0x81, "tea"));
            QTRY_VERIFY((got += client.readAll(), got.contains("tea")));
        }
        QCOMPARE(stage.listener.connections(), 1);
        QTRY_VERIFY_WITH_TIMEOUT((client.write(pings), client.readAll(), stage.listener.connections() == 0),
                                 30'000);
    }

    void unfinishedMessagesShareABudget()
    {
        ServerStage stage;
        stage.handler.longest = 6 << 20;
        std::vector<std::unique_ptr<QTcpSocket>> clients;
        const QByteArray part = frame(0x01, QByteArray(5 << 20, 'x')); // text, and not the last
        for (int i = 0; i < 8; ++i) {
            clients.push_back(std::make_unique<QTcpSocket>());
            shakeHands(stage, *clients.back());
            clients.back()->write(part);
        }
        const auto written = [&] {
            return std::all_of(clients.begin(), clients.end(),
                               [](const auto &one) { return one->bytesToWrite() == 0; });
        };

        QTRY_VERIFY_WITH_TIMEOUT(written(), 30'000);
        QTRY_VERIFY(stage.listener.connections() <= 4);
        QVERIFY(stage.listener.connections() >= 3);
        QWebSocket honest;
        const QSignalSpy texts(&honest, &QWebSocket::textMessageReceived);
        honest.open(addressOf(stage));
        QTRY_COMPARE(honest.state(), QAbstractSocket::ConnectedState);
        honest.sendTextMessage(QStringLiteral("tea"));
        QTRY_COMPARE(texts.size(), 1);
    }

    void closingCutsSocketsOff()
    {
        ServerStage stage;
        QWebSocket client;
        client.open(addressOf(stage));
        QTRY_COMPARE(stage.handler.sockets.size(), 1);

        stage.listener.close();

        QTRY_COMPARE(client.state(), QAbstractSocket::UnconnectedState);
        QTRY_VERIFY(stage.handler.sockets.first().isNull());
    }
};

SUITE_TEST(QCoreApplication, SocketsTest)

} // namespace tst_sockets

#include "tst_sockets.moc"
