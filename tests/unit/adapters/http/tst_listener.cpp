// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/unit/adapters/http/server_stage.h"

#include "core/adapters/http/connection.h"

#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTcpServer>

namespace tst_listener {

using namespace studio;
using namespace studio::tests;
using namespace adapters::http;
using Why = model::DoorRejection::Why;

class ListenerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void requestsOfOneConnectionAreAnsweredInOrder()
    {
        ServerStage stage;

        const QByteArray answers =
            stage.talk(stage.posted("a") + stage.posted("b") + stage.asked("GET /echo"), 3);

        const qsizetype first = answers.indexOf("POST a");
        const qsizetype second = answers.indexOf("POST b");
        const qsizetype third = answers.indexOf("GET ");
        QVERIFY2(first > 0 && first < second && second < third, answers);
        QCOMPARE(answers.count("HTTP/1.1 200 OK\r\n"), 3);
    }

    void aLateAnswerHoldsTheNextRequestUp()
    {
        ServerStage stage;
        QTcpSocket client;
        stage.connectTo(client);

        client.write(stage.asked("GET /later") + stage.asked("GET /later"));
        QTRY_COMPARE(stage.handler.waiting.size(), 1);
        stage.handler.waiting.first()->answer({.body = "1"});

        QTRY_COMPARE(stage.handler.waiting.size(), 2);
        QVERIFY(stage.answersOf(client).endsWith("\r\n\r\n1"));
        stage.handler.waiting.last()->answer({.body = "2"});
        QVERIFY(stage.answersOf(client).endsWith("\r\n\r\n2"));
    }

    void bytesMayComeOneByOne()
    {
        ServerStage stage;
        QTcpSocket client;
        stage.connectTo(client);

        const QByteArray chunks("3\r\ntea\r\n2\r\n!!\r\n0\r\n\r\n");
        for (const char c : stage.asked(
                 "POST /echo", "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n", chunks)) {
            client.write(&c, 1);
            client.flush();
            QCoreApplication::processEvents();
        }

        QVERIFY(stage.answersOf(client).endsWith("POST tea!!"));
    }

    void whoeverAsksWhetherToGoOnIsToldSo()
    {
        ServerStage stage;
        QTcpSocket client;
        stage.connectTo(client);

        client.write(stage.asked(
            "POST /echo", "Content-Type: application/json\r\nContent-Length: 3\r\nExpect: 100-continue\r\n"));
        const QByteArray goOn = stage.answersOf(client);
        client.write("tea");

        QCOMPARE(goOn, "HTTP/1.1 100 Continue\r\n\r\n");
        QVERIFY(stage.answersOf(client).endsWith("POST tea"));
    }

    void whatIsNotTakenIsRefusedBeforeItsBody_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<int>("status");
        const QByteArray json("Content-Type: application/json\r\n");

        QTest::newRow("unknown path") << QByteArray("POST /no") << json + "Content-Length: 5\r\n" << 404;
        QTest::newRow("HEAD") << QByteArray("HEAD /echo") << QByteArray() << 405;
        QTest::newRow("OPTIONS") << QByteArray("OPTIONS /echo") << QByteArray() << 405;
        QTest::newRow("plain text") << QByteArray("POST /echo")
                                    << QByteArray("Content-Type: text/plain\r\nContent-Length: 5\r\n") << 415;
        QTest::newRow("form")
            << QByteArray("POST /echo")
            << QByteArray("Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5\r\n") << 415;
        QTest::newRow("no type") << QByteArray("POST /echo") << QByteArray("Content-Length: 5\r\n") << 415;
        QTest::newRow("two types") << QByteArray("POST /echo") << json + json + "Content-Length: 5\r\n"
                                   << 415;
        QTest::newRow("10 MB") << QByteArray("POST /echo") << json + "Content-Length: 10485760\r\n" << 413;
        QTest::newRow("smuggled") << QByteArray("POST /echo")
                                  << json + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"
                                  << 400;
    }
    void whatIsNotTakenIsRefusedBeforeItsBody()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, headers);
        QFETCH(const int, status);
        ServerStage stage;

        const QByteArray answer = stage.talk(stage.asked(line, headers));

        QCOMPARE(answer.mid(9, 3).toInt(), status);
        QCOMPARE(answer.contains("Allow: POST, GET\r\n"), status == 405);
        QCOMPARE(stage.handler.handled, 0);
    }

    void whoeverSendsFarTooMuchStillReadsWhyNot()
    {
        ServerStage stage;

        const QByteArray answer = stage.talk(stage.posted(QByteArray(10 << 20, 'x')));

        QVERIFY(answer.startsWith("HTTP/1.1 413"));
        QCOMPARE(stage.rejections.last().why, Why::TooLarge);
        QCOMPARE(stage.handler.handled, 0);
    }

    void theGuardStandsBeforeTheBody()
    {
        ServerStage stage({.token = ServerStage::kToken});
        const QByteArray rest =
            "Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n"; // and no body

        const int foreign = stage.status("POST /echo HTTP/1.1\r\nHost: evil.com\r\n" + rest);
        const int page =
            stage.status("POST /echo HTTP/1.1\r\nHost: " + stage.host() + "\r\nOrigin: null\r\n" + rest);
        const int nobody = stage.status("POST /echo HTTP/1.1\r\nHost: " + stage.host() + "\r\n" + rest);
        const int absolute = stage.status("GET http://" + stage.host() +
                                          "/echo HTTP/1.1\r\nHost: " + stage.host() + "\r\n\r\n");
        const int known = stage.status(stage.posted("{}", "Authorization: Bearer tea-token\r\n"));

        QCOMPARE(QList<int>({foreign, page, nobody, absolute, known}), QList<int>({403, 403, 401, 403, 200}));
        QCOMPARE(stage.handler.handled, 1);
        QCOMPARE(stage.rejections.size(), 4);
        QCOMPARE(stage.rejections.at(0).why, Why::Host);
        QCOMPARE(stage.rejections.at(1).why, Why::Origin);
        QCOMPARE(stage.rejections.at(2).why, Why::Token);
    }

    void aNewTokenCutsOffWhoeverHasTheOldOne()
    {
        ServerStage stage({.token = ServerStage::kToken});
        QTcpSocket client;
        stage.connectTo(client);
        client.write(stage.asked("GET /later", "Authorization: Bearer tea-token\r\n"));
        QTRY_COMPARE(stage.handler.waiting.size(), 1);
        QSignalSpy gone(stage.handler.waiting.first(), &Exchange::gone);

        stage.listener.setTokens("other", {});

        QCOMPARE(gone.size(), 1);
        QTRY_COMPARE(client.state(), QAbstractSocket::UnconnectedState);
        QCOMPARE(stage.status(stage.posted("{}", "Authorization: Bearer tea-token\r\n")), 401);
        QCOMPARE(stage.status(stage.posted("{}", "Authorization: Bearer other\r\n")), 200);
    }

    void whoeverIsTooSlowIsCutOff()
    {
        ServerStage stage;
        QTcpSocket idle;
        QTcpSocket slowHead;
        QTcpSocket slowBody;
        stage.connectTo(idle);
        idle.write(stage.posted("{}"));
        QVERIFY(stage.answersOf(idle).startsWith("HTTP/1.1 200"));
        stage.connectTo(slowHead);
        stage.connectTo(slowBody);
        slowHead.write("POST /echo HTTP/1.1\r\nHost: ");
        slowBody.write(stage.posted("{}", "Expect: 100-continue\r\n").chopped(2));
        QVERIFY(stage.answersOf(slowBody).startsWith("HTTP/1.1 100"));

        // A started head times out long before a connection that is merely idle.
        QTRY_VERIFY((stage.clock.advance(base::Millis(1'000)), slowHead.bytesAvailable() > 0));
        QTRY_VERIFY((stage.clock.advance(base::Millis(1'000)), slowBody.bytesAvailable() > 0));
        QCOMPARE(idle.state(), QAbstractSocket::ConnectedState);
        stage.clock.advance(Connection::kIdle);

        QVERIFY(slowHead.readAll().startsWith("HTTP/1.1 408"));
        QVERIFY(slowBody.readAll().startsWith("HTTP/1.1 408"));
        QTRY_COMPARE(idle.state(), QAbstractSocket::UnconnectedState);
        QTRY_COMPARE(stage.listener.connections(), 0);
    }

    void whoSaysNothingLeavesSoon()
    {
        ServerStage stage;
        QTcpSocket silent;
        stage.connectTo(silent);
        QTRY_COMPARE(stage.listener.connections(), 1);

        stage.clock.advance(Connection::kFirstWithin);

        QTRY_COMPARE(silent.state(), QAbstractSocket::UnconnectedState);
        QTRY_COMPARE(stage.listener.connections(), 0);
    }

    void theSilentMakeRoomForWhoHasTheToken()
    {
        ServerStage stage({.token = ServerStage::kToken});
        const QByteArray right = stage.posted("{}", "Authorization: Bearer tea-token\r\n");
        QTcpSocket known;
        stage.connectTo(known);
        known.write(right);
        QVERIFY(stage.answersOf(known).startsWith("HTTP/1.1 200"));
        std::vector<std::unique_ptr<QTcpSocket>> silent;
        while (stage.listener.connections() < Listener::kMostConnections) {
            silent.push_back(std::make_unique<QTcpSocket>());
            stage.connectTo(*silent.back());
            QTRY_COMPARE(stage.listener.connections(), qsizetype(silent.size()) + 1);
        }

        QCOMPARE(stage.status(right), 200);

        QTRY_COMPARE(silent.front()->state(), QAbstractSocket::UnconnectedState);
        QCOMPARE(silent.back()->state(), QAbstractSocket::ConnectedState);
        known.write(right);
        QVERIFY(stage.answersOf(known).startsWith("HTTP/1.1 200"));
    }

    void aStreamGoesInChunksUntilTheClientIsGone()
    {
        ServerStage stage;
        QTcpSocket client;
        stage.connectTo(client);
        client.write(stage.asked("GET /later"));
        QTRY_COMPARE(stage.handler.waiting.size(), 1);
        const QPointer<Exchange> exchange = stage.handler.waiting.first();
        QSignalSpy gone(exchange.data(), &Exchange::gone);

        exchange->beginStream({{"Mcp-Session-Id", "a\r\nb"}});
        exchange->send("data: tea\n\n");
        const QByteArray answer = stage.answersOf(client);
        QTRY_VERIFY((client.bytesAvailable() > 0) || answer.contains("tea"));
        client.abort();

        QTRY_COMPARE(gone.size(), 1);
        QVERIFY(answer.contains("Transfer-Encoding: chunked\r\n"));
        QVERIFY(answer.contains("Mcp-Session-Id: a  b\r\n"));
        QTRY_VERIFY(exchange.isNull());
    }

    void whoeverDoesNotReadAStreamIsCutOff()
    {
        ServerStage stage;
        QTcpSocket client;
        client.setReadBufferSize(1024);
        stage.connectTo(client);
        client.write(stage.asked("GET /later"));
        QTRY_COMPARE(stage.handler.waiting.size(), 1);
        const QPointer<Exchange> exchange = stage.handler.waiting.first();
        QSignalSpy gone(exchange.data(), &Exchange::gone);

        exchange->beginStream();
        for (int events = 0; events < 1'000 && gone.isEmpty(); ++events)
            exchange->send(QByteArray(64 * 1024, 'x'));

        QCOMPARE(gone.size(), 1);
        QTRY_COMPARE(stage.listener.connections(), 0);
    }

    void connectionsAreCounted()
    {
        ServerStage stage;
        QList<QTcpSocket *> clients;
        for (int count = 0; count < Listener::kMostConnections; ++count) {
            clients.append(new QTcpSocket(&stage));
            stage.connectTo(*clients.last());
            clients.last()->write(stage.posted("{}"));
            QVERIFY(
                stage.answersOf(*clients.last()).startsWith("HTTP/1.1 200")); // a silent client makes room
        }
        QTRY_COMPARE(stage.listener.connections(), Listener::kMostConnections);

        const QByteArray answer = stage.talk({});
        clients.first()->abort();
        QTRY_COMPARE(stage.listener.connections(), Listener::kMostConnections - 1);

        QVERIFY(answer.startsWith("HTTP/1.1 503"));
        QCOMPARE(stage.rejections.last().why, Why::TooMany);
        QCOMPARE(stage.status(stage.posted("{}")), 200);
    }

    void onlyThisComputerIsListenedTo()
    {
        ServerStage stage;
        const QString port = QStringLiteral(":%1").arg(stage.port, 4, 16, QLatin1Char('0')).toUpper();
        QStringList addresses;

        for (const QString &path :
             {QStringLiteral("/proc/self/net/tcp"), QStringLiteral("/proc/self/net/tcp6")}) {
            QFile table(path);
            if (!table.open(QIODevice::ReadOnly))
                QSKIP("This system keeps no such table.");
            for (const QByteArray &line : table.readAll().split('\n')) {
                const QStringList fields =
                    QString::fromLatin1(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
                if (fields.size() > 3 && fields.at(1).endsWith(port) && fields.at(3) == QStringLiteral("0A"))
                    addresses.append(fields.at(1).chopped(5));
            }
        }

        const QStringList loopback{QStringLiteral("0100007F"),
                                   QStringLiteral("00000000000000000000000001000000")};
        QVERIFY(addresses.contains(loopback.first()));
        for (const QString &address : std::as_const(addresses))
            QVERIFY2(loopback.contains(address), qPrintable(address));
    }

    void aTakenPortIsSaidAndAFreeOneFound()
    {
        ServerStage stage;
        EchoHandler handler;
        Listener second(handler, stage.clock);

        const auto opened = second.open({.port = stage.port});
        const quint16 next = Listener::freePortAfter(stage.port);

        QVERIFY(!opened);
        QCOMPARE(opened.error().code, base::ErrorCode::Conflict);
        QVERIFY(!second.isOpen());
        QVERIFY(next > stage.port);
        QCOMPARE(second.open({.port = next}).value_or(0), next);
    }

    void afterClosingThePortIsFree()
    {
        ServerStage stage;
        QCOMPARE(stage.status(stage.posted("{}")), 200);

        stage.listener.close();

        QTcpServer other;
        QVERIFY(other.listen(QHostAddress(QHostAddress::LocalHost), stage.port));
        QCOMPARE(stage.listener.connections(), 0);
    }

    void otherProtocolsAndNoiseDoNoHarm()
    {
        ServerStage stage;
        QRandomGenerator dice(5);

        QVERIFY(stage.talk(QByteArray("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11))
                    .startsWith("HTTP/1.1 400"));
        QVERIFY(stage.talk("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n").startsWith("HTTP/1.1 505"));
        QVERIFY(stage.talk("SSH-2.0-OpenSSH_9\r\n\r\n").startsWith("HTTP/1.1 400"));
        for (int round = 0; round < 200; ++round) {
            QTcpSocket client;
            stage.connectTo(client);
            QByteArray noise(1 + dice.bounded(400), '\0');
            for (char &c : noise)
                c = char(dice.bounded(256));
            client.write(dice.bounded(2) == 0
                             ? noise
                             : stage.asked("POST /echo",
                                           "Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n",
                                           noise));
            client.flush();
            client.abort();
        }

        QTRY_COMPARE(stage.listener.connections(), 0);
        QCOMPARE(stage.status(stage.posted("{}")), 200);
    }

    void aFloodOfRequestsIsHeldUp()
    {
        ServerStage stage; // time stands still
        QTcpSocket client;
        stage.connectTo(client);
        const QByteArray some = stage.asked("GET /no").repeated(500);
        QByteArray answers;

        for (int round = 0; round < 100 && client.state() == QAbstractSocket::ConnectedState; ++round) {
            client.write(some);
            client.flush();
            QTRY_VERIFY(client.bytesToWrite() == 0 || client.state() != QAbstractSocket::ConnectedState);
            answers = answers.right(1'000) + client.readAll();
        }
        QTRY_VERIFY((answers += client.readAll()).contains("HTTP/1.1 429"));
    }
};

SUITE_TEST(QCoreApplication, ListenerTest)

} // namespace tst_listener

#include "tst_listener.moc"
