// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/measure.h"
#include "tests/bench/process_facts.h"
#include "tests/bench/raw_http.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <memory>
#include <poll.h>
#include <vector>

// `serve` against the official TypeScript SDK's server, in the same run and with the same client: calls of a
// tool in a second with 1, 8 and 50 in flight, how soon others hear what was said, and the memory of both.
// All checks of ours are on, the token's too. What ours tells is kept first, while the other keeps nothing:
// how soon it is heard is measured with the data in memory and, without a bar, on the disk that there is.
// Without the packages of tests/peers ours is measured alone.

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::bench;

namespace {

constexpr int kStartWithin = 30'000; // ms
constexpr int kWarmUp = 500;         // calls
constexpr int kNotices = 600;
constexpr int kGuests = 8;
constexpr int kGuestLinesForOneOfUsers = 6;
constexpr double kMeasure = 3'000; // ms

const QByteArray kToken = "bench-token-7f3a";
const QString kPeers = QStringLiteral(STUDIO_PEERS_DIR);

/// A server that prints "mcp ADDRESS" and "ready".
class Server
{
public:
    Server(const QByteArray &name, const QString &program, const QStringList &arguments)
        : m_name(name)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"STUDIO_PEERS_DIR"_s, kPeers);
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(program, arguments);
        QByteArray said;
        while (!said.contains("ready\n")) {
            if (!m_process.waitForReadyRead(kStartWithin))
                qFatal("%s does not get ready", name.constData());
            said += m_process.readAllStandardOutput();
        }
        for (const QByteArray &line : said.split('\n')) {
            if (line.startsWith("mcp "))
                m_url = QUrl(QString::fromUtf8(line.mid(4)));
        }
    }
    ~Server()
    {
        m_process.terminate();
        if (!m_process.waitForFinished(kStartWithin))
            m_process.kill();
    }
    Server(const Server &) = delete;
    Server &operator=(const Server &) = delete;

    [[nodiscard]] const QByteArray &name() const { return m_name; }
    [[nodiscard]] QUrl url(const QString &path) const
    {
        QUrl url = m_url;
        url.setPath(path);
        return url;
    }
    [[nodiscard]] quint16 port() const { return quint16(m_url.port()); }
    [[nodiscard]] double megabytes() const { return proportionalMegabytes(m_process.processId()); }

private:
    QByteArray m_name;
    QProcess m_process;
    QUrl m_url;
};

QByteArray credentials() { return "Authorization: Bearer " + kToken + "\r\n"; }

QByteArray headerOf(const QByteArray &answer, const QByteArray &name)
{
    const QByteArray head = answer.first(answer.indexOf("\r\n\r\n") + 2);
    const qsizetype at = head.toLower().indexOf(QByteArray("\r\n" + name + ':'));
    if (at < 0)
        return {};
    const qsizetype value = at + 3 + name.size();
    return head.mid(value, head.indexOf("\r\n", value) - value).trimmed();
}

/// A connection with a session of its own.
class Session
{
public:
    explicit Session(const Server &server)
        : m_http(server.port())
        , m_url(server.url(u"/mcp"_s))
        , m_headers(credentials())
    {
        m_http.send(
            request(R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":)"
                    R"("2025-11-25","capabilities":{},"clientInfo":{"name":"bench","version":"1"}}})"));
        const QByteArray session = headerOf(m_http.waitForAnswer(), "mcp-session-id");
        m_headers += "MCP-Protocol-Version: 2025-11-25\r\n";
        if (!session.isEmpty())
            m_headers += "Mcp-Session-Id: " + session + "\r\n";
        m_http.send(request(R"({"jsonrpc":"2.0","method":"notifications/initialized"})"));
        (void)m_http.waitForAnswer();
    }

    [[nodiscard]] QByteArray callOf(const QByteArray &tool, const QByteArray &input) const
    {
        return request(R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":")" + tool +
                       R"(","arguments":)" + input + "}}");
    }
    [[nodiscard]] RawHttp &http() { return m_http; }

private:
    [[nodiscard]] QByteArray request(const QByteArray &body) const { return postOf(m_url, body, m_headers); }

    RawHttp m_http;
    QUrl m_url;
    QByteArray m_headers;
};

/// A client that calls `status` again and again.
class Caller
{
public:
    explicit Caller(const Server &server)
        : m_session(server)
        , m_call(m_session.callOf("status", "{}"))
    {
    }

    void call() { m_session.http().send(m_call); }
    /// True if the call was answered, and well.
    [[nodiscard]] bool isAnswered()
    {
        const QByteArray answer = m_session.http().takeAnswer();
        if (!answer.isEmpty() && !answer.contains("\"resource\""))
            qFatal("a call was answered by %s", answer.constData());
        return !answer.isEmpty();
    }
    [[nodiscard]] int descriptor() { return m_session.http().descriptor(); }

private:
    Session m_session;
    QByteArray m_call;
};

/// Keeps as many calls in flight as there are callers until `isEnough`, and gives how many were answered.
template<class IsEnough>
qint64 keepCalling(std::vector<std::unique_ptr<Caller>> &callers, IsEnough isEnough)
{
    std::vector<pollfd> waiting;
    for (const auto &caller : callers) {
        waiting.push_back({caller->descriptor(), POLLIN, 0});
        caller->call();
    }
    qint64 answered = 0;
    size_t inFlight = callers.size();
    while (inFlight > 0) {
        ::poll(waiting.data(), waiting.size(), -1);
        const bool isOver = isEnough(answered);
        for (size_t i = 0; i < waiting.size(); ++i) {
            if ((waiting[i].revents & (POLLIN | POLLHUP)) == 0 || !callers[i]->isAnswered())
                continue;
            ++answered;
            if (isOver)
                --inFlight;
            else
                callers[i]->call();
        }
    }
    return answered;
}

double callsPerSecond(const Server &server, int inFlight)
{
    std::vector<std::unique_ptr<Caller>> callers;
    for (int i = 0; i < inFlight; ++i)
        callers.push_back(std::make_unique<Caller>(server));
    keepCalling(callers, [](qint64 answered) { return answered >= kWarmUp; });
    QElapsedTimer timer;
    timer.start();
    const qint64 answered = keepCalling(callers, [&](qint64) { return timer.elapsed() >= qint64(kMeasure); });
    const double perSecond = double(answered) * 1e9 / double(timer.nsecsElapsed());
    bench::print({.id = "mcp." + server.name() + ".calls-" + QByteArray::number(inFlight),
                  .n = answered,
                  .p50 = perSecond,
                  .unit = "calls/s"});
    return perSecond;
}

/// Hears all notices of a server.
class Ear
{
public:
    explicit Ear(const Server &server)
        : m_http(server.port())
    {
        m_http.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(server.port()) +
                    "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                    credentials() + "\r\n");
        if (!m_http.waitForAnswer().startsWith("HTTP/1.1 101"))
            qFatal("notices are not to be had");
    }
    void hear()
    {
        if (!m_http.waitForFrame().contains("newMessage"))
            qFatal("something else than a notice came");
    }

private:
    RawHttp m_http;
};

/// From the first byte of a `consume` of nothing to the notice, with one listener. Guests and users have
/// their bounds of messages in a minute, and companions one of turns until a user speaks; all of them are
/// kept.
void noticeLatency(const Server &server, std::optional<double> bar, const QByteArray &where = {})
{
    Ear ear(server);
    RawHttp user(server.port());
    Session guests(server);
    QList<double> samples;
    for (int i = 0; i < kNotices; ++i) {
        if (i % kGuestLinesForOneOfUsers == 0) {
            user.send(postOf(server.url(u"/add"_s), R"({"from":"user","message":"Go on."})", credentials()));
            ear.hear();
            (void)user.waitForAnswer();
        }
        const QByteArray call =
            guests.callOf("consume", R"({"amount":0,"from":"companion_)" + QByteArray::number(i % kGuests) +
                                         R"(","message":"Line )" + QByteArray::number(i) + R"("})");
        QElapsedTimer timer;
        timer.start();
        guests.http().send(call);
        ear.hear();
        if (i >= kGuests) // the first line of each lets it in
            samples.append(double(timer.nsecsElapsed()) / 1e6);
        (void)guests.http().waitForAnswer();
    }
    bench::print({.id = "mcp." + server.name() + ".notice" + where,
                  .n = samples.size(),
                  .p50 = percentile(samples, 0.5),
                  .p99 = percentile(samples, 0.99),
                  .bar = bar});
}

QList<double> measure(const Server &server, std::optional<double> noticeBar)
{
    QList<double> calls;
    for (const int inFlight : {1, 8, 50})
        calls.append(callsPerSecond(server, inFlight));
    noticeLatency(server, noticeBar);
    bench::print({.id = "mcp." + server.name() + ".memory", .n = 1, .p50 = server.megabytes(), .unit = "MB"});
    return calls;
}

/// Ours with its data in that folder.
std::unique_ptr<Server> startOurs(const QString &folder)
{
    return std::make_unique<Server>("ours", QCoreApplication::applicationDirPath() + u"/companion-studio"_s,
                                    QStringList{u"--data"_s, folder, u"serve"_s, u"--mcp-port"_s, u"0"_s,
                                                u"--firehose-port"_s, u"0"_s, u"--token"_s,
                                                QString::fromLatin1(kToken)});
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QList<double> calls;
    {
        const QTemporaryDir memory(u"/dev/shm/bench-mcp-XXXXXX"_s);
        const auto ours = startOurs(memory.path());
        calls = measure(*ours, 1);
    }
    {
        const QTemporaryDir disk;
        const auto ours = startOurs(disk.path());
        noticeLatency(*ours, std::nullopt, "-on-disk");
    }
    const QString node = kPeers + u"/node_modules/.bin/node"_s;
    if (!QFile::exists(node))
        return 0;
    const QString scripts = QStringLiteral(STUDIO_SOURCE_DIR "/tests/");
    const Server reference(
        "sdk", node,
        {u"--import"_s, scripts + u"peers/peers_folder.mjs"_s, scripts + u"bench/reference_server.mjs"_s});
    const QList<double> others = measure(reference, std::nullopt);
    const QList<QByteArray> names{"1", "8", "50"};
    for (qsizetype i = 0; i < calls.size(); ++i)
        bench::print({.id = "mcp.times-faster-" + names.at(i),
                      .n = 1,
                      .p50 = calls.at(i) / others.at(i),
                      .unit = "x",
                      .bar = 10,
                      .barIsLeast = true});
    return 0;
}
