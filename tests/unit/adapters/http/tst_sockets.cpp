// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/unit/adapters/http/server_stage.h"

#include "core/adapters/http/connection.h"

#include <QSignalSpy>

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
        QCOMPARE(stage.status(stage.asked("GET /echo", kHandshake)), 200); // which no socket was asked of
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
