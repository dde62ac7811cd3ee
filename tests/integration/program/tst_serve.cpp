// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/program/program.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QHostAddress>
#include <QMap>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <csignal>

namespace tst_serve {

using namespace Qt::StringLiterals;
using studio::tests::programPath;
using studio::tests::Run;
using studio::tests::runProgram;

namespace {

constexpr int kWithin = 60'000; // ms, on a busy machine

/// A running `serve`.
class Serve
{
public:
    Serve(const QString &folder, const QStringList &options)
    {
        m_process.start(programPath(),
                        QStringList{u"--data"_s, folder, u"--lang"_s, u"en"_s, u"serve"_s} + options);
        while (!m_lines.contains(u"ready"_s) && m_process.waitForReadyRead(kWithin)) {
            while (m_process.canReadLine()) {
                const QString line = QString::fromUtf8(m_process.readLine()).trimmed();
                m_lines.insert(line.section(u' ', 0, 0), line.section(u' ', 1));
            }
        }
    }
    ~Serve()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    Serve(const Serve &) = delete;
    Serve &operator=(const Serve &) = delete;

    [[nodiscard]] bool isReady() const { return m_lines.contains(u"ready"_s); }
    [[nodiscard]] QString line(const QString &word) const { return m_lines.value(word); }
    [[nodiscard]] int port(const QString &word) const { return QUrl(line(word)).port(); }
    /// The exit code after that signal; -1: it did not end by itself.
    [[nodiscard]] int endBy(int signal)
    {
        ::kill(pid_t(m_process.processId()), signal);
        const bool ended = m_process.waitForFinished(kWithin);
        return ended && m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }
    [[nodiscard]] QString complaints() { return QString::fromUtf8(m_process.readAllStandardError()); }

private:
    QProcess m_process;
    QMap<QString, QString> m_lines;
};

/// The status line for a GET of /mcp with this token.
QByteArray knock(int port, const QByteArray &token)
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, quint16(port));
    QByteArray request = "GET /mcp HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(port) + "\r\n";
    if (!token.isEmpty())
        request += "Authorization: Bearer " + token + "\r\n";
    socket.write(request + "Connection: close\r\n\r\n");
    while (!socket.canReadLine() && socket.waitForReadyRead(kWithin)) {
    }
    return socket.readLine().trimmed();
}

/// The status line for a message of the user, from a program named knocker/1.
QByteArray add(int port, const QByteArray &token, const QByteArray &message)
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, quint16(port));
    const QByteArray body = "{\"from\":\"user\",\"message\":\"" + message + "\"}";
    socket.write("POST /add HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(port) +
                 "\r\nAuthorization: Bearer " + token + "\r\nUser-Agent: knocker/1\r\n" +
                 "Content-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) +
                 "\r\nConnection: close\r\n\r\n" + body);
    while (!socket.canReadLine() && socket.waitForReadyRead(kWithin)) {
    }
    return socket.readLine().trimmed();
}

/// The answer to an MCP call, with its head. `more` are headers, each with its line end.
QByteArray call(int port, const QByteArray &token, const QByteArray &body, const QByteArray &more = {})
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, quint16(port));
    socket.write("POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(port) +
                 "\r\nAuthorization: Bearer " + token + "\r\n" + more +
                 "Content-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) +
                 "\r\nConnection: close\r\n\r\n" + body);
    QByteArray answer;
    while (socket.waitForReadyRead(kWithin))
        answer += socket.readAll();
    return answer;
}

const QByteArray kInitialize =
    R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2024-11-05","capabilities":{}}})";

/// The addresses that listen on that port, in Linux's notation.
QSet<QByteArray> listeningOn(int port)
{
    QSet<QByteArray> addresses;
    const QByteArray wanted = ':' + QByteArray::number(port, 16).toUpper().rightJustified(4, '0');
    for (const QString &name : {u"/proc/net/tcp"_s, u"/proc/net/tcp6"_s}) {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QList<QByteArray> lines = file.readAll().split('\n');
        for (const QByteArray &line : lines) {
            const QList<QByteArray> columns = line.simplified().split(' ');
            if (columns.size() > 3 && columns.at(1).endsWith(wanted) && columns.at(3) == "0A")
                addresses.insert(columns.at(1).chopped(wanted.size()));
        }
    }
    return addresses;
}

const QStringList kAnyPorts{u"--mcp-port"_s, u"0"_s, u"--firehose-port"_s, u"0"_s};

} // namespace

/// The doors of the real program, opened from the command line.
class TestServe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }

    void itSaysWhereItIsAndStopsWhenTold_data();
    void itSaysWhereItIsAndStopsWhenTold();
    void whoStopsItWhileItStartsStopsIt();
    void onlyThisComputerReachesIt();
    void onlyTheTokenOpensIt();
    void programsSpeakAsTheUserWithATokenOfTheirOwn();
    void aSessionGoesOnAfterARestart();
    void pagesOfThisComputerComeInWhereTheyMay();
    void withoutATokenItSaysThatEverybodyMayComeIn();
    void aPortThatWasNamedAndIsTakenEndsItAndNamesAnother();
    void thePortsThatItTakesByItselfAreThoseThatAreFree();
    void onePortThatWasNamedIsNotTakenFromIt();
    void aRoomIsFoundByItsName();
    void whatFailsLeavesNothingBehind();
    void wrongWordsEndWithTwo_data();
    void wrongWordsEndWithTwo();

private:
    [[nodiscard]] QString folder(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void TestServe::itSaysWhereItIsAndStopsWhenTold_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("the system") << SIGTERM;
}

void TestServe::itSaysWhereItIsAndStopsWhenTold()
{
    QFETCH(int, signal);
    const QString data = folder(u"stops %1"_s.arg(signal));
    Serve serve(data, kAnyPorts);

    QVERIFY2(serve.isReady(), qPrintable(serve.complaints()));
    QCOMPARE(serve.line(u"mcp"_s), u"http://127.0.0.1:%1/mcp"_s.arg(serve.port(u"mcp"_s)));
    QCOMPARE(serve.line(u"firehose"_s), u"ws://127.0.0.1:%1"_s.arg(serve.port(u"firehose"_s)));
    QVERIFY(serve.line(u"token"_s).size() >= 43);
    QCOMPARE(serve.endBy(signal), 0);

    const Run rooms = runProgram(data, {u"rooms"_s});
    QVERIFY(rooms.out.startsWith(
        QByteArray("Open house\t" + serve.line(u"room"_s).section(u' ', 0, 0).toUtf8())));
}

void TestServe::whoStopsItWhileItStartsStopsIt()
{
    const QString data = folder(u"early"_s);
    for (const int after : {5, 20, 40, 60, 80, 120}) {
        QProcess process;
        process.start(programPath(), QStringList{u"--data"_s, data, u"serve"_s} + kAnyPorts);
        QVERIFY(process.waitForStarted());
        (void)process.waitForReadyRead(after);
        ::kill(pid_t(process.processId()), SIGTERM);

        QVERIFY(process.waitForFinished(kWithin));
    }
}

void TestServe::onlyThisComputerReachesIt()
{
    const Serve serve(folder(u"loopback"_s), kAnyPorts);
    const QSet<QByteArray> loopback{"0100007F", "00000000000000000000000001000000"};

    for (const QString &door : {u"mcp"_s, u"firehose"_s}) {
        const QSet<QByteArray> addresses = listeningOn(serve.port(door));

        QVERIFY(addresses.contains("0100007F"));
        QVERIFY(loopback.contains(addresses));
    }
}

void TestServe::onlyTheTokenOpensIt()
{
    const Serve serve(folder(u"token"_s), kAnyPorts + QStringList{u"--token"_s, u"only-for-this-run"_s});
    const int port = serve.port(u"mcp"_s);

    QCOMPARE(serve.line(u"token"_s), u"only-for-this-run"_s);

    QVERIFY(knock(port, {}).startsWith("HTTP/1.1 401"));
    QVERIFY(knock(port, "only-for-this-ruN").startsWith("HTTP/1.1 401"));
    QVERIFY(!knock(port, "only-for-this-run").startsWith("HTTP/1.1 401"));
}

void TestServe::programsSpeakAsTheUserWithATokenOfTheirOwn()
{
    const QString data = folder(u"as me"_s);
    Serve serve(data, kAnyPorts + QStringList{u"--token"_s, u"for-guests"_s, u"--may-speak-as-me"_s});
    QVERIFY(serve.isReady());
    const QByteArray front = serve.line(u"front-token"_s).toUtf8();
    QVERIFY(front.size() >= 43);

    QVERIFY(add(serve.port(u"mcp"_s), "for-guests", "I am you.").startsWith("HTTP/1.1 200"));
    QVERIFY(add(serve.port(u"mcp"_s), front, "I may.").startsWith("HTTP/1.1 200"));
    QCOMPARE(serve.endBy(SIGTERM), 0);
    const Run text = runProgram(data, {u"--lang"_s, u"en"_s, u"export"_s,
                                       serve.line(u"room"_s).section(u' ', 0, 0), u"--format"_s, u"txt"_s});

    QVERIFY2(text.out.contains("“user” (via program: knocker/1): I am you."), text.out);
    QVERIFY2(text.out.contains("you (via program: knocker/1): I may."), text.out);
}

// A client that has not noticed the restart calls again with its old session.
void TestServe::aSessionGoesOnAfterARestart()
{
    const QByteArray consume =
        R"({"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"consume","arguments":{"from":"companion_mio","amount":5,"message":"Tea"}}})";
    const QByteArray token = "a-token-of-this-test";
    const QStringList words =
        kAnyPorts + QStringList{u"--policy"_s, u"resource"_s, u"--token"_s, QString::fromLatin1(token)};
    QString room;
    QByteArray session;
    {
        Serve serve(m_folder.path(), words);
        QVERIFY(serve.isReady());
        room = serve.line(u"room"_s).section(u' ', 0, 0);
        const QByteArray begun = call(serve.port(u"mcp"_s), token, kInitialize);
        session = begun.mid(begun.indexOf("mcp-session-id: ") + 16, 32);
        QVERIFY2(begun.contains(R"("protocolVersion":"2024-11-05")"), begun);
        const QByteArray said =
            call(serve.port(u"mcp"_s), token, consume, "Mcp-Session-Id: " + session + "\r\n");
        QVERIFY2(said.contains("Resource consumed."), said);
        QCOMPARE(serve.endBy(SIGTERM), 0);
    }
    QFile data(m_folder.filePath(u"studio.db"_s));
    QVERIFY(data.open(QIODevice::ReadOnly));
    QVERIFY(!data.readAll().contains(session));

    Serve again(m_folder.path(), words + QStringList{u"--room"_s, room});
    QVERIFY(again.isReady());
    const QByteArray more = "Mcp-Session-Id: " + session + "\r\n";
    QVERIFY(call(again.port(u"mcp"_s), token, consume, more).startsWith("HTTP/1.1 200 "));
    QCOMPARE(again.endBy(SIGTERM), 0);

    Serve other(m_folder.path(),
                kAnyPorts + QStringList{u"--token"_s, u"another-token"_s, u"--room"_s, room});
    QVERIFY(other.isReady());
    QVERIFY(call(other.port(u"mcp"_s), "another-token", consume, more).startsWith("HTTP/1.1 404 "));
}

void TestServe::pagesOfThisComputerComeInWhereTheyMay()
{
    const QByteArray token = "a-token-of-this-test";
    const QStringList words = kAnyPorts + QStringList{u"--token"_s, QString::fromLatin1(token)};
    const QByteArray page = "Origin: http://localhost:6274\r\n";
    {
        Serve shut(m_folder.path(), words);
        QVERIFY(shut.isReady());
        const QByteArray refused = call(shut.port(u"mcp"_s), token, kInitialize, page);
        QVERIFY2(refused.startsWith("HTTP/1.1 403 ") && refused.contains("--local-pages"), refused);
    }

    Serve open(m_folder.path(), words + QStringList{u"--local-pages"_s});
    QVERIFY(open.isReady());
    const QByteArray let = call(open.port(u"mcp"_s), token, kInitialize, page);
    const QByteArray without = call(open.port(u"mcp"_s), "no-token-of-this", kInitialize, page);

    QVERIFY2(let.startsWith("HTTP/1.1 200 "), let);
    QVERIFY2(let.contains("Access-Control-Allow-Origin: http://localhost:6274"), let);
    QVERIFY2(without.startsWith("HTTP/1.1 401 "), without);
}

void TestServe::withoutATokenItSaysThatEverybodyMayComeIn()
{
    Serve serve(folder(u"no token"_s), kAnyPorts + QStringList{u"--no-token"_s});

    QVERIFY(serve.isReady());

    QCOMPARE(serve.line(u"token"_s), QString());
    QVERIFY(!knock(serve.port(u"mcp"_s), {}).startsWith("HTTP/1.1 401"));
    QCOMPARE(serve.endBy(SIGTERM), 0);
    QVERIFY(serve.complaints().contains(u"Any program on this computer can connect"_s));
}

void TestServe::aPortThatWasNamedAndIsTakenEndsItAndNamesAnother()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    const QString port = QString::number(other.serverPort());

    const Run run =
        runProgram(folder(u"taken"_s), {u"serve"_s, u"--mcp-port"_s, port, u"--firehose-port"_s, u"0"_s});

    QCOMPARE(run.exit, 1);
    QVERIFY2(run.err.contains(QByteArray("Another program uses port " + port.toUtf8())), run.err);
    QVERIFY(run.err.contains("is free."));
    QVERIFY(!run.out.contains("ready"));
}

void TestServe::thePortsThatItTakesByItselfAreThoseThatAreFree()
{
    QTcpServer other; // or another program has the port already: taken either way
    other.listen(QHostAddress::LocalHost, 3000);

    Serve serve(folder(u"moved"_s), {u"--firehose-port"_s, u"0"_s});

    QVERIFY(serve.isReady());
    QVERIFY(serve.port(u"mcp"_s) != 3000);
    QCOMPARE(serve.endBy(SIGTERM), 0);
    QVERIFY(serve.complaints().contains(u"Another program uses port 3000, so the MCP server uses port "_s));
}

void TestServe::aRoomIsFoundByItsName()
{
    const QString data = folder(u"named"_s);
    QCOMPARE(runProgram(data, {u"converse"_s, u"--say"_s, u"Hello"_s, u"--turns"_s, u"1"_s}).exit, 0);

    Serve serve(data, kAnyPorts + QStringList{u"--room"_s, u"Tea at five"_s, u"--policy"_s, u"resource"_s});
    QVERIFY(serve.line(u"room"_s).endsWith(u" Tea at five"_s));
    QCOMPARE(serve.endBy(SIGTERM), 0);

    const Run kept = runProgram(data, {u"export"_s, u"Tea at five"_s});
    QVERIFY(kept.out.contains(R"("policy":{"policy":"vote")"));
}

void TestServe::onePortThatWasNamedIsNotTakenFromIt()
{
    QTcpServer probe;
    if (!probe.listen(QHostAddress::LocalHost, 3000))
        QSKIP("Another program of this machine has port 3000.");
    probe.close();

    Serve serve(folder(u"changed"_s), {u"--firehose-port"_s, u"3000"_s});

    QVERIFY2(serve.isReady(), qPrintable(serve.complaints()));
    QCOMPARE(serve.port(u"firehose"_s), 3000);
    QVERIFY(serve.port(u"mcp"_s) > 3000);
}

void TestServe::whatFailsLeavesNothingBehind()
{
    const QString data = folder(u"failed"_s);
    QCOMPARE(runProgram(data, {u"converse"_s, u"--say"_s, u"Hello"_s, u"--turns"_s, u"1"_s}).exit, 0);
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    const QStringList taken{u"--mcp-port"_s, QString::number(other.serverPort()), u"--firehose-port"_s,
                            u"0"_s};

    const Run named = runProgram(
        data, QStringList{u"serve"_s, u"--room"_s, u"Tea at five"_s, u"--policy"_s, u"resource"_s} + taken);
    const Run unnamed = runProgram(data, QStringList{u"serve"_s} + taken);

    QCOMPARE(named.exit, 1);
    QCOMPARE(unnamed.exit, 1);
    QVERIFY(!runProgram(data, {u"rooms"_s}).out.contains("Open house"));
    const Run kept = runProgram(data, {u"export"_s, u"Tea at five"_s});
    QVERIFY(kept.out.contains(R"("policy":{"policy":"vote")"));
    QVERIFY(!kept.out.contains("guest:"));
}

void TestServe::wrongWordsEndWithTwo_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("complaint");
    QTest::newRow("port") << QStringList{u"--mcp-port"_s, u"65536"_s} << u"--mcp-port must be a port"_s;
    QTest::newRow("negative") << QStringList{u"--firehose-port=-1"_s} << u"--firehose-port must be a port"_s;
    QTest::newRow("one port for both")
        << QStringList{u"--mcp-port"_s, u"4000"_s, u"--firehose-port"_s, u"4000"_s}
        << u"cannot be the same"_s;
    QTest::newRow("policy") << QStringList{u"--policy"_s, u"loud"_s} << u"not \"loud\""_s;
    QTest::newRow("both") << QStringList{u"--token"_s, u"t"_s, u"--no-token"_s}
                          << u"--token and --no-token cannot be combined"_s;
    QTest::newRow("a short token") << QStringList{u"--token"_s, u"a"_s} << u"--token needs"_s;
    QTest::newRow("empty token") << QStringList{u"--token"_s, QString()} << u"--token needs"_s;
    QTest::newRow("two lines") << QStringList{u"--token"_s, u"a\r\nb"_s} << u"--token needs"_s;
    QTest::newRow("a short front token")
        << QStringList{u"--may-speak-as-me"_s, u"--front-token"_s, u"a"_s} << u"--front-token needs"_s;
    QTest::newRow("a front token for nobody")
        << QStringList{u"--front-token"_s, u"long-enough"_s} << u"--front-token works only with"_s;
    QTest::newRow("one token for both") << QStringList{u"--may-speak-as-me"_s, u"--front-token"_s,
                                                       u"long-enough"_s, u"--token"_s, u"long-enough"_s}
                                        << u"cannot be the same"_s;
    QTest::newRow("no room") << QStringList{u"--room"_s, u"Nowhere"_s} << u"No room is called"_s;
    QTest::newRow("a word") << QStringList{u"please"_s} << u"unknown argument \"please\""_s;
}

void TestServe::wrongWordsEndWithTwo()
{
    QFETCH(QStringList, words);
    QFETCH(QString, complaint);

    const Run run = runProgram(folder(u"wrong"_s), QStringList{u"serve"_s} + words);

    QCOMPARE(run.exit, 2);
    QVERIFY2(QString::fromUtf8(run.err).contains(complaint), run.err);
}

SUITE_TEST(QCoreApplication, TestServe)

} // namespace tst_serve

#include "tst_serve.moc"
