// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system_clock.h"
#include "core/llm/http/qt_transport.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QThread>

#include <atomic>

namespace tst_qt_transport {

using namespace Qt::StringLiterals;
using namespace studio::llm;
using namespace studio::llm::http;
using studio::base::Millis;
using studio::base::SystemClock;
using studio::llm::codec::Fault;
using studio::llm::codec::Headers;
using studio::model::Cause;
using studio::tests::FakeClock;

namespace {

/// A server that sends the test's answer, byte for byte, to everybody who has sent a complete request.
class RawServer : public QTcpServer
{
public:
    explicit RawServer(const QByteArray &answer, bool thenCloses = true)
        : m_answer(answer)
        , m_thenCloses(thenCloses)
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket *socket = nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] { hear(socket); });
        });
    }
    [[nodiscard]] QUrl url() const { return QUrl(u"http://127.0.0.1:%1/v1"_s.arg(serverPort())); }

    QList<QByteArray> requests;
    QList<QTcpSocket *> sockets;

private:
    void hear(QTcpSocket *socket)
    {
        QByteArray &heard = m_heard[socket];
        heard += socket->readAll();
        if (!heard.endsWith("{}") && !(heard.startsWith("GET ") && heard.endsWith("\r\n\r\n")))
            return;
        requests.append(heard);
        sockets.append(socket);
        socket->write(m_answer);
        if (m_thenCloses)
            socket->disconnectFromHost();
    }

    QByteArray m_answer;
    bool m_thenCloses;
    QHash<QTcpSocket *, QByteArray> m_heard;
};

HttpRequest to(const QUrl &url)
{
    return {.url = url, .headers = {{"Authorization", "Bearer k-1"}}, .body = "{}"};
}

/// The result of one exchange.
struct Ear
{
    explicit Ear(HttpStream *stream)
        : began(stream, &HttpStream::began)
        , finished(stream, &HttpStream::finished)
        , failed(stream, &HttpStream::failed)
    {
        QObject::connect(stream, &HttpStream::bytes, stream,
                         [this](const QByteArray &bytes) { body += bytes; });
    }
    [[nodiscard]] bool isOver() const { return finished.size() + failed.size() > 0; }

    QSignalSpy began;
    QSignalSpy finished;
    QSignalSpy failed;
    QByteArray body;
};

/// Sends a request until it reaches a connection, without handling any of our events.
bool sendsAnother(QtTransport &transport)
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    const std::unique_ptr<HttpStream> stream(
        transport.send(to(QUrl(u"http://127.0.0.1:%1/v1"_s.arg(server.serverPort()))), nullptr));
    return server.waitForNewConnection(30'000);
}

void setProxy(const RawServer &proxy)
{
    const QByteArray address = "http://127.0.0.1:" + QByteArray::number(proxy.serverPort());
    qputenv("http_proxy", address);
}

} // namespace

class TestQtTransport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAnswerComesWithItsStatusAndHeaders();
    void anErrorIsAnAnswerToo();
    void aStreamThatIsCutOffFails_data();
    void aStreamThatIsCutOffFails();
    void aRedirectIsNotFollowedAndTheKeyStaysHere();
    void aCookieIsNotSentBack();
    void headersThatCannotBeSentAreNeverSent_data();
    void headersThatCannotBeSentAreNeverSent();
    void nobodyWaitsBehindOthers();
    void nobodyWaitsForTheEventLoop();
    void aBodyGoesOutWithTheNextRequest();
    void aFaultWaitsForTheEventLoop();
    void abortDropsTheConnectionAtOnce();
    void theDesktopsProxyIsUsed();
    void whatIsOnThisMachineNeedsNoProxy();
    void aListIsReadWithoutABody();
    void whoDoesNotConnectIsGivenUp();
    void nobodyThereIsAFault();

private:
    SystemClock m_clock;
};

void TestQtTransport::anAnswerComesWithItsStatusAndHeaders()
{
    RawServer server("HTTP/1.1 200 OK\r\nX-Request-Id: r7\r\nContent-Length: 5\r\n\r\nhello");
    QtTransport transport(m_clock);
    Ear ear(transport.send(to(server.url()), this));

    QTRY_VERIFY(ear.isOver());

    QCOMPARE(ear.finished.size(), 1);
    QCOMPARE(ear.began.first().at(0).toInt(), 200);
    QCOMPARE(ear.began.first().at(1).value<Headers>().value("x-request-id"), "r7"_ba);
    QCOMPARE(ear.body, "hello"_ba);
    QVERIFY(server.requests.first().startsWith("POST /v1 HTTP/1.1"));
    QVERIFY(server.requests.first().toLower().contains("authorization: bearer k-1\r\n")); // by Qt's version
}

void TestQtTransport::anErrorIsAnAnswerToo()
{
    RawServer server("HTTP/1.1 429 Slow\r\nRetry-After: 2\r\nContent-Length: 2\r\n\r\nno");
    QtTransport transport(m_clock);
    Ear ear(transport.send(to(server.url()), this));

    QTRY_VERIFY(ear.isOver());

    QCOMPARE(ear.finished.size(), 1);
    QCOMPARE(ear.began.first().at(0).toInt(), 429);
    QCOMPARE(ear.body, "no"_ba);
}

void TestQtTransport::aStreamThatIsCutOffFails_data()
{
    QTest::addColumn<QByteArray>("answer");

    QTest::newRow("shorter than promised") << "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhello"_ba;
    QTest::newRow("nothing at all") << ""_ba;
}

void TestQtTransport::aStreamThatIsCutOffFails()
{
    QFETCH(QByteArray, answer);
    RawServer server(answer);
    QtTransport transport(m_clock);
    Ear ear(transport.send(to(server.url()), this));

    QTRY_VERIFY(ear.isOver());

    QCOMPARE(ear.failed.size(), 1);
    QVERIFY(ear.failed.first().first().value<Fault>().mayRetry);
}

void TestQtTransport::aRedirectIsNotFollowedAndTheKeyStaysHere()
{
    RawServer other("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    RawServer server("HTTP/1.1 307 Over there\r\nLocation: " + other.url().toEncoded() +
                     "\r\nContent-Length: 0\r\n\r\n");
    QtTransport transport(m_clock);
    Ear ear(transport.send(to(server.url()), this));

    QTRY_VERIFY(ear.isOver());
    Ear later(transport.send(to(server.url()), this)); // the first ended before it could be redirected
    QTRY_VERIFY(later.isOver());

    QCOMPARE(ear.began.first().at(0).toInt(), 307);
    QCOMPARE(server.requests.size(), 2);
    QCOMPARE(other.requests.size(), 0);
    QVERIFY(!other.hasPendingConnections());
}

// A cookie would let a server recognise the user after a change of key.
void TestQtTransport::aCookieIsNotSentBack()
{
    RawServer server("HTTP/1.1 200 OK\r\nSet-Cookie: who=mina; Path=/\r\nContent-Length: 2\r\n\r\nok");
    QtTransport transport(m_clock);
    Ear first(transport.send(to(server.url()), this));
    QTRY_COMPARE(first.finished.size(), 1);

    Ear second(transport.send(to(server.url()), this));
    QTRY_COMPARE(second.finished.size(), 1);

    QCOMPARE(transport.managers(), size_t(1)); // a manager would have kept the cookie
    QCOMPARE(server.requests.size(), 2);
    QVERIFY2(!server.requests.last().toLower().contains("cookie"), server.requests.last());
}

void TestQtTransport::headersThatCannotBeSentAreNeverSent_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");

    QTest::newRow("a line break in a key") << "Authorization"_ba
                                           << "Bearer k\r\nX-Evil: 1"_ba;
    QTest::newRow("a key with a newline at its end") << "Authorization"_ba
                                                     << "Bearer k\n"_ba;
    QTest::newRow("NUL") << "Authorization"_ba << QByteArray("k\0k", 3);
    QTest::newRow("no ASCII") << "Authorization"_ba
                              << "Bearer 鍵"_ba;
    QTest::newRow("a name with a space") << "Bad Name"_ba
                                         << "x"_ba;
    QTest::newRow("no name") << ""_ba
                             << "x"_ba;
}

void TestQtTransport::headersThatCannotBeSentAreNeverSent()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);
    RawServer server("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    QtTransport transport(m_clock);
    HttpRequest request = to(server.url());
    request.headers = {{name, value}};
    Ear ear(transport.send(request, this));

    QTRY_VERIFY(ear.isOver());

    QCOMPARE(ear.failed.size(), 1);
    const Fault fault = ear.failed.first().first().value<Fault>();
    QVERIFY(!fault.mayRetry);
    QVERIFY(!fault.detail.contains("Bearer"_L1)); // the reason contains no key
    QCOMPARE(server.requests.size(), 0);
}

// With HTTP/1.1 one manager would make the seventh request wait for one of six to end, which never happens
// here.
void TestQtTransport::nobodyWaitsBehindOthers()
{
    RawServer server("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n", false);
    QtTransport transport(m_clock);
    std::vector<std::unique_ptr<Ear>> ears;
    QObject owner;

    for (int i = 0; i < 16; ++i)
        ears.push_back(std::make_unique<Ear>(transport.send(to(server.url()), &owner)));

    QTRY_VERIFY(std::all_of(ears.begin(), ears.end(), [](const auto &ear) { return ear->body == "x"; }));
    QCOMPARE(transport.managers(), size_t(3));
}

// A room asks all its voters at once; the first request starts while the last is still being built.
void TestQtTransport::nobodyWaitsForTheEventLoop()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    QtTransport transport(m_clock);
    HttpStream *stream = transport.send(to(QUrl(u"http://127.0.0.1:%1/v1"_s.arg(server.serverPort()))), this);

    QVERIFY(server.waitForNewConnection(30'000)); // none of our events is handled in here
    stream->abort();
}

// Qt asks this thread for the body, and this thread may be busy building other requests.
void TestQtTransport::aBodyGoesOutWithTheNextRequest()
{
    std::atomic<quint16> port = 0;
    std::atomic<bool> isWhole = false;
    const std::unique_ptr<QThread> thread(QThread::create([&port, &isWhole] {
        QTcpServer server;
        server.listen(QHostAddress::LocalHost);
        port = server.serverPort();
        server.waitForNewConnection(30'000);
        const std::unique_ptr<QTcpSocket> socket(server.nextPendingConnection());
        QByteArray heard;
        while (socket && !heard.endsWith("{}") && socket->waitForReadyRead(30'000))
            heard += socket->readAll();
        isWhole = heard.endsWith("{}");
    }));
    thread->start();
    while (port == 0)
        QThread::yieldCurrentThread();
    QtTransport transport(m_clock);
    QObject owner;
    HttpStream *stream = transport.send(to(QUrl(u"http://127.0.0.1:%1/v1"_s.arg(port))), &owner);

    for (int i = 0; i < 100 && !isWhole; ++i)
        QVERIFY(sendsAnother(transport));

    stream->abort();
    QVERIFY(thread->wait(30'000));
    QVERIFY(isWhole);
}

void TestQtTransport::aFaultWaitsForTheEventLoop()
{
    QUrl url;
    {
        RawServer server("");
        url = server.url();
    }
    QtTransport transport(m_clock);
    Ear ear(transport.send(to(url), this));

    for (int i = 0; i < 20; ++i)
        QVERIFY(sendsAnother(transport));

    QVERIFY(!ear.isOver());
    QTRY_VERIFY(ear.isOver());
    QCOMPARE(ear.failed.size(), 1);
    QCOMPARE(ear.failed.first().first().value<Fault>().cause, Cause::Unreachable);
}

void TestQtTransport::abortDropsTheConnectionAtOnce()
{
    RawServer server("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n", false);
    QtTransport transport(m_clock);
    HttpStream *stream = transport.send(to(server.url()), this);
    Ear ear(stream);
    QTRY_COMPARE(ear.body, "x"_ba);

    stream->abort();

    QTRY_COMPARE(server.sockets.first()->state(), QAbstractSocket::UnconnectedState);
    QVERIFY(!ear.isOver());
}

void TestQtTransport::theDesktopsProxyIsUsed()
{
    RawServer proxy("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
    setProxy(proxy);
    QtTransport transport(m_clock);

    Ear ear(transport.send(to(QUrl(u"http://model.example/v1"_s)), this));
    QTRY_VERIFY(ear.isOver());
    qunsetenv("http_proxy");

    QCOMPARE(ear.body, "ok"_ba);
    QVERIFY2(proxy.requests.first().startsWith("POST http://model.example/v1 "), proxy.requests.first());
}

void TestQtTransport::whatIsOnThisMachineNeedsNoProxy()
{
    RawServer proxy("HTTP/1.1 502 No\r\nContent-Length: 0\r\n\r\n");
    RawServer server("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
    setProxy(proxy);
    QtTransport transport(m_clock);

    Ear ear(transport.send(to(server.url()), this));
    QTRY_VERIFY(ear.isOver());
    qunsetenv("http_proxy");

    QCOMPARE(ear.body, "ok"_ba);
    QCOMPARE(proxy.requests.size(), 0);
}

void TestQtTransport::aListIsReadWithoutABody()
{
    RawServer server("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
    QtTransport transport(m_clock);
    HttpRequest request = to(server.url());
    request.verb = HttpRequest::Verb::Get;

    Ear ear(transport.send(request, this));
    QTRY_VERIFY(ear.isOver());

    QCOMPARE(ear.body, "ok"_ba);
    QVERIFY(server.requests.first().startsWith("GET /v1 "));
    QVERIFY(!server.requests.first().toLower().contains("content-type"));
}

void TestQtTransport::whoDoesNotConnectIsGivenUp()
{
    FakeClock clock;
    QtTransport transport(clock);
    Ear ear(
        transport.send(to(QUrl(u"http://192.0.2.1/v1"_s)), this)); // a documentation address: no host there

    clock.advance(Millis(10'000));

    QCOMPARE(ear.failed.size(), 1);
    QCOMPARE(ear.failed.first().first().value<Fault>().cause, Cause::Timeout);
}

void TestQtTransport::nobodyThereIsAFault()
{
    QUrl url;
    {
        RawServer server("");
        url = server.url();
    }
    QtTransport transport(m_clock);
    Ear ear(transport.send(to(url), this));

    QTRY_VERIFY(ear.isOver());

    QCOMPARE(ear.failed.size(), 1);
    QCOMPARE(ear.failed.first().first().value<Fault>().cause, Cause::Unreachable);
}

SUITE_TEST(QCoreApplication, TestQtTransport)

} // namespace tst_qt_transport

#include "tst_qt_transport.moc"
