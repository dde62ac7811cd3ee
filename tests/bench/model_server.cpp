// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/model_server.h"

#include <QList>
#include <QString>

#include <array>
#include <cstring>
#include <ctime>
#include <utility>

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace studio::bench {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using std::chrono::seconds;

namespace {

const QByteArray kHead =
    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n";

QByteArray chunk(const QByteArray &bytes)
{
    return QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n";
}

/// With all that OpenAI sends around a piece of text.
QByteArray delta(const QByteArray &content, const QByteArray &finish = "null")
{
    return R"(data: {"id":"chatcmpl-Bo3Yd0Y0rSm1","object":"chat.completion.chunk","created":1795336352,)"
           R"("model":"bench-model-2026-08-06","service_tier":"default","system_fingerprint":"fp_b70a","choices":[)"
           R"({"index":0,"delta":{)" +
           content + R"(},"logprobs":null,"finish_reason":)" + finish + "}]}\n\n";
}

QByteArray said(const QByteArray &text) { return delta(R"("content":")" + text + '"'); }

QByteArray theEnd()
{
    return delta({}, R"("stop")") +
           R"(data: {"object":"chat.completion.chunk","choices":[],"usage":{"prompt_tokens":700,)"
           R"("completion_tokens":40}})"
           "\n\ndata: [DONE]\n\n";
}

/// In the pieces that a model makes of it.
QByteArray wholeVote()
{
    QByteArray stream = delta(R"("role":"assistant","content":"")");
    for (const char *piece :
         {"{\\\"thought\\\":\\\"Nobody asked me, ", "and the others know more of it.\\\",",
          "\\\"addressed_by\\\":\\\"nobody\\\",", "\\\"selected\\\":false,", "\\\"act\\\":\\\"none\\\",",
          "\\\"state\\\":\\\"listen\\\",", "\\\"importance\\\":0,", "\\\"closing\\\":\\\"none\\\"}"})
        stream += said(piece);
    return stream + theEnd();
}

void watch(int epoll, int socket)
{
    epoll_event event{};
    event.events = EPOLLIN | EPOLLRDHUP;
    event.data.fd = socket;
    epoll_ctl(epoll, EPOLL_CTL_ADD, socket, &event);
}

} // namespace

nanoseconds now()
{
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return seconds(time.tv_sec) + nanoseconds(time.tv_nsec);
}

struct ModelServer::Connection
{
    int socket = -1;
    QByteArray heard;
    bool isAnswering = false;
    bool isClosed = false;
    // of the answer
    bool talks = false; ///< else it votes
    int tokens = 0;
    int said = 0;
    nanoseconds between{0};
    nanoseconds next{0};

    void write(const QByteArray &bytes) const
    {
        [[maybe_unused]] const auto sent =
            send(socket, bytes.constData(), size_t(bytes.size()), MSG_NOSIGNAL);
    }
};

ModelServer::ModelServer()
    : m_listener(socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0))
    , m_epoll(epoll_create1(EPOLL_CLOEXEC))
    , m_wake(eventfd(0, EFD_CLOEXEC))
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof(address);
    auto *plain = reinterpret_cast<sockaddr *>(&address);
    if (bind(m_listener, plain, length) != 0 || listen(m_listener, 256) != 0 ||
        getsockname(m_listener, plain, &length) != 0)
        qFatal("no socket on the loopback: %s", strerror(errno));
    m_port = ntohs(address.sin_port);
    watch(m_epoll, m_listener);
    watch(m_epoll, m_wake);
    m_thread = std::thread([this] { run(); });
}

ModelServer::~ModelServer()
{
    eventfd_write(m_wake, 1);
    m_thread.join();
    for (const auto &[socket, connection] : m_connections)
        close(socket);
    for (const int file : {m_listener, m_epoll, m_wake})
        close(file);
}

QUrl ModelServer::url(const QByteArray &path) const
{
    return QUrl(u"http://127.0.0.1:%1%2"_s.arg(m_port).arg(QString::fromLatin1(path)));
}

QByteArray ModelServer::lastRequest() const
{
    const std::lock_guard lock(m_mutex);
    return m_lastRequest;
}

nanoseconds ModelServer::processorTime() const
{
    clockid_t clock{};
    timespec time{};
    pthread_getcpuclockid(const_cast<std::thread &>(m_thread).native_handle(), &clock);
    clock_gettime(clock, &time);
    return seconds(time.tv_sec) + nanoseconds(time.tv_nsec);
}

void ModelServer::run()
{
    std::array<epoll_event, 64> events{};
    for (;;) {
        const nanoseconds wait = m_due.empty() ? nanoseconds(seconds(3600))
                                               : std::max(m_due.begin()->first - now(), nanoseconds(0));
        const timespec timeout{.tv_sec = time_t(wait.count() / 1'000'000'000),
                               .tv_nsec = wait.count() % 1'000'000'000};
        const int count = epoll_pwait2(m_epoll, events.data(), int(events.size()), &timeout, nullptr);
        for (int i = 0; i < count; ++i) {
            const int file = events.at(size_t(i)).data.fd;
            if (file == m_wake)
                return;
            if (file == m_listener)
                accept();
            else if (const auto found = m_connections.find(file); found != m_connections.end())
                hear(std::shared_ptr(found->second));
        }
        while (!m_due.empty() && m_due.begin()->first <= now()) {
            const auto connection = m_due.extract(m_due.begin()).mapped().lock();
            if (connection && !connection->isClosed)
                goOn(connection);
        }
    }
}

void ModelServer::accept()
{
    const int socket = accept4(m_listener, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (socket < 0)
        return;
    const int yes = 1;
    setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof(yes));
    m_connections.emplace(socket, std::make_shared<Connection>(Connection{.socket = socket}));
    watch(m_epoll, socket);
}

void ModelServer::hear(const std::shared_ptr<Connection> &connection)
{
    std::array<char, 65536> bytes{};
    const ssize_t count = recv(connection->socket, bytes.data(), bytes.size(), 0);
    if (count <= 0)
        return drop(connection);
    QByteArray &heard = connection->heard;
    heard.append(bytes.data(), count);
    const qsizetype body = heard.indexOf("\r\n\r\n") + 4;
    if (body < 4)
        return;
    const qsizetype length = heard.first(body).toLower().indexOf("content-length:") + 15;
    const qsizetype size = heard.mid(length, heard.indexOf('\r', length) - length).trimmed().toLongLong();
    if (heard.size() >= body + size)
        answer(connection);
}

void ModelServer::answer(const std::shared_ptr<Connection> &connection)
{
    const QByteArray request = std::exchange(connection->heard, {});
    const QList<QByteArray> path = request.mid(request.indexOf('/') + 1).split('/');
    ++m_unanswered;
    connection->isAnswering = true;
    connection->said = 0;
    connection->talks = path.first() == "talk";
    if (path.first() == "vote") {
        connection->next = now() + milliseconds(path.value(1).toInt());
    } else if (connection->talks) {
        connection->between = nanoseconds(seconds(1)) / std::max(1, path.value(1).toInt());
        connection->tokens = path.value(2).toInt();
        connection->next = now() + connection->between;
        connection->write(kHead + chunk(delta(R"("role":"assistant","content":"")")));
    }
    if (path.first() != "hang")
        m_due.emplace(connection->next, connection);
    const std::lock_guard lock(m_mutex);
    m_lastRequest = request;
}

void ModelServer::goOn(const std::shared_ptr<Connection> &connection)
{
    if (!connection->talks) {
        endAnswer(connection); // before the last byte, so that who reads it finds nobody unanswered
        return connection->write(kHead + chunk(wholeVote()) + "0\r\n\r\n");
    }
    if (connection->said == connection->tokens) {
        endAnswer(connection);
        return connection->write(chunk(theEnd()) + "0\r\n\r\n");
    }
    const QByteArray token =
        QByteArray::number(++connection->said) + ':' + QByteArray::number(qint64(now().count())) + ' ';
    connection->write(chunk(said(token)));
    connection->next += connection->between;
    m_due.emplace(connection->next, connection);
}

void ModelServer::endAnswer(const std::shared_ptr<Connection> &connection)
{
    connection->isAnswering = false;
    --m_unanswered;
}

void ModelServer::drop(const std::shared_ptr<Connection> &connection)
{
    if (connection->isAnswering) {
        m_lastHangUp = now().count();
        endAnswer(connection);
    }
    connection->isClosed = true;
    m_connections.erase(connection->socket);
    close(connection->socket);
}

} // namespace studio::bench
