// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/qt_transport.h"

#include "core/llm/http/endpoint.h"

#include <QCoreApplication>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QPointer>
#include <QSslError>

#include <algorithm>
#include <functional>
#include <utility>

namespace studio::llm::http {

using namespace Qt::StringLiterals;
using codec::Fault;
using model::Advice;
using model::Cause;

namespace {

constexpr int kRequestsOfALane = 6;

bool isNameByte(char byte)
{
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
           QByteArrayView("!#$%&'*+-.^_`|~").contains(byte);
}

bool isValueByte(char byte) { return byte == '\t' || (byte >= ' ' && byte <= '~'); }

/// The desktop's proxies; requests to this machine go directly.
class SystemProxies final : public QNetworkProxyFactory
{
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override
    {
        return isOnThisMachine(query.url()) ? QList{QNetworkProxy(QNetworkProxy::NoProxy)}
                                            : systemProxyForQuery(query);
    }
};

QNetworkRequest networkRequest(const HttpRequest &request)
{
    QNetworkRequest made(request.url);
    made.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    made.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    made.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    made.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    made.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    made.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    if (request.verb == HttpRequest::Verb::Post)
        made.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
    for (const auto &[name, value] : request.headers)
        made.setRawHeader(name, value);
    return made;
}

/// Qt starts a request, and gives its body to the sending thread, only after control returns to the event
/// loop. If a room sends sixty-four at once, the first would wait until the last is built.
void goOnNow(QNetworkReply &reply) { QCoreApplication::sendPostedEvents(&reply, QEvent::MetaCall); }

codec::Headers headersOf(const QNetworkReply &reply)
{
    codec::Headers headers;
    for (const auto &[name, value] : reply.rawHeaderPairs())
        headers.insert(name.toLower(), value);
    return headers;
}

Fault transportFault(const QNetworkReply &reply, bool hasBegun)
{
    Fault fault{.cause = Cause::Unreachable,
                .detail = reply.errorString().left(500),
                .status = {},
                .mayRetry = true,
                .retryAfter = {},
                .advice = hasBegun ? Advice::WaitAWhile : Advice::CheckAddress};
    switch (reply.error()) {
    case QNetworkReply::TimeoutError: fault.cause = Cause::Timeout; break;
    case QNetworkReply::RemoteHostClosedError: fault.hungUp = !hasBegun; break;
    case QNetworkReply::SslHandshakeFailedError: // the certificate will be the same again
    case QNetworkReply::ProtocolUnknownError:
    case QNetworkReply::ProxyAuthenticationRequiredError: fault.mayRetry = false; break;
    default: break;
    }
    return fault;
}

} // namespace

QString flawInHeaders(const QList<std::pair<QByteArray, QByteArray>> &headers)
{
    for (const auto &[name, value] : headers) {
        if (name.isEmpty() || !std::all_of(name.begin(), name.end(), isNameByte))
            return u"a header's name cannot be sent"_s;
        if (!std::all_of(value.begin(), value.end(), isValueByte))
            return u"the value of the header %1 cannot be sent"_s.arg(QString::fromLatin1(name));
    }
    return {};
}

namespace {

/// A stream that was never sent: it fails as soon as the event loop runs.
class RefusedStream final : public HttpStream
{
public:
    RefusedStream(const Fault &fault, QObject *parent)
        : HttpStream(parent)
    {
        QMetaObject::invokeMethod(
            this,
            [this, fault] {
                deleteLater();
                if (!m_aborted)
                    Q_EMIT failed(fault);
            },
            Qt::QueuedConnection);
    }
    void abort() override { m_aborted = true; }

private:
    bool m_aborted = false;
};

} // namespace

/// A stream releases its reply on every path: aborted and deleted.
class QtTransport::Stream final : public HttpStream
{
public:
    Stream(base::Clock &clock, QNetworkReply *reply, base::Millis connectWithin,
           std::function<void(bool)> released, QObject *parent)
        : HttpStream(parent)
        , m_clock(clock)
        , m_reply(reply)
        , m_released(std::move(released))
    {
        connect(reply, &QNetworkReply::uploadProgress, this,
                [this](qint64 sent, qint64 all) { m_hasBody = m_hasBody && sent < all; });
        connect(reply, &QNetworkReply::requestSent, this, [this] { stopConnectClock(); });
        connect(reply, &QNetworkReply::metaDataChanged, this, [this] { begin(); });
        connect(reply, &QNetworkReply::readyRead, this, [this] { read(); });
        connect(reply, &QNetworkReply::finished, this, [this] { end(); });
        connect(reply, &QNetworkReply::sslErrors, this, [this](const QList<QSslError> &errors) {
            m_flaw = errors.isEmpty() ? QString() : errors.first().errorString();
        });
        m_connectClock = clock.callAt(clock.steadyNow() + connectWithin, this, [this] { connectTimedOut(); });
        if (reply->isFinished()) // it finished before anything was connected
            QMetaObject::invokeMethod(this, &Stream::end, Qt::QueuedConnection);
    }
    ~Stream() override { release(); }

    /// Whether Qt has not yet taken the whole body.
    [[nodiscard]] bool hasBody() const { return m_reply && m_hasBody; }

    /// Gives Qt the requested piece of the body. Emits no signal: other data waits for the event loop.
    void giveBody()
    {
        m_isGiving = true;
        goOnNow(*m_reply);
        m_isGiving = false;
        if (std::exchange(m_hasNews, false))
            QMetaObject::invokeMethod(this, &Stream::catchUp, Qt::QueuedConnection);
    }

    void abort() override
    {
        release(m_began);
        deleteLater();
    }

private:
    void stopConnectClock()
    {
        if (const quint64 call = std::exchange(m_connectClock, 0))
            m_clock.cancel(call);
    }

    bool waits()
    {
        m_hasNews = m_hasNews || m_isGiving;
        return m_isGiving;
    }

    void catchUp()
    {
        if (m_reply && m_reply->isFinished())
            end();
        else if (m_reply)
            read();
    }

    void begin()
    {
        if (m_began || waits())
            return;
        const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        if (status < 200)
            return; // 1xx is not the final answer
        m_began = true;
        stopConnectClock();
        Q_EMIT began(status, headersOf(*m_reply));
    }

    void read()
    {
        if (waits())
            return;
        const QPointer<Stream> alive(this);
        begin();
        if (!alive || !m_reply || !m_began)
            return;
        const QByteArray piece = m_reply->readAll();
        if (!piece.isEmpty())
            Q_EMIT bytes(piece);
    }

    // An HTTP error status is not a transport error.
    void end()
    {
        if (!m_reply || waits())
            return;
        const QPointer<Stream> alive(this);
        read();
        if (!alive || !m_reply)
            return;
        const bool isAnswered = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt() >= 300;
        const bool isFine = m_reply->error() == QNetworkReply::NoError || (m_began && isAnswered);
        Fault fault = isFine ? Fault() : transportFault(*m_reply, m_began);
        if (!m_flaw.isEmpty())
            fault.detail = m_flaw;
        release(isFine);
        deleteLater();
        if (isFine)
            Q_EMIT finished();
        else
            Q_EMIT failed(fault);
    }

    void connectTimedOut()
    {
        m_connectClock = 0;
        release();
        deleteLater();
        Q_EMIT failed({.cause = Cause::Timeout,
                       .detail = u"no connection in time"_s,
                       .status = {},
                       .mayRetry = true,
                       .retryAfter = {},
                       .advice = Advice::CheckAddress});
    }

    void release(bool isInPeace = false)
    {
        stopConnectClock();
        if (!m_reply)
            return;
        QNetworkReply *reply = std::exchange(m_reply, QPointer<QNetworkReply>());
        reply->disconnect(this);
        reply->abort();
        reply->deleteLater();
        m_released(isInPeace);
    }

    base::Clock &m_clock;
    QPointer<QNetworkReply> m_reply;
    std::function<void(bool)> m_released; ///< once; true: its connection is surely alive
    quint64 m_connectClock = 0;
    QString m_flaw; ///< of the server's certificate
    bool m_began = false;
    bool m_hasBody = true;
    bool m_isGiving = false; ///< and must not emit signals
    bool m_hasNews = false;
};

/// A manager, and the number of its running requests.
struct QtTransport::Lane
{
    Lane() { manager.setProxyFactory(new SystemProxies); }

    QNetworkAccessManager manager;
    int running = 0;
};

QtTransport::QtTransport(base::Clock &clock)
    : m_clock(clock)
    , m_lanes(std::make_shared<Lanes>())
{
}

QtTransport::~QtTransport() = default;

HttpStream *QtTransport::send(const HttpRequest &request, QObject *parent)
{
    if (const QString flaw = flawInHeaders(request.headers); !flaw.isEmpty())
        return new RefusedStream({.cause = Cause::Unreachable,
                                  .detail = flaw,
                                  .status = {},
                                  .mayRetry = false,
                                  .retryAfter = {},
                                  .advice = Advice::CheckKey}, // the only header value that comes from a user
                                 parent);
    const std::shared_ptr<Lane> lane = freeLane();
    ++lane->running;
    const QNetworkRequest made = networkRequest(request);
    QNetworkReply *reply = request.verb == HttpRequest::Verb::Get ? lane->manager.get(made)
                                                                  : lane->manager.post(made, request.body);
    goOnNow(*reply);
    giveBodies();
    auto *stream = new Stream(
        m_clock, reply, request.connectWithin,
        [lanes = std::weak_ptr(m_lanes), lane](bool isInPeace) {
            --lane->running;
            if (const auto all = lanes.lock(); all && !isInPeace)
                std::erase(*all, lane);
        },
        parent);
    if (request.verb == HttpRequest::Verb::Post)
        m_withBody.push_back(stream);
    return stream;
}

void QtTransport::giveBodies()
{
    std::erase_if(m_withBody, [](const QPointer<Stream> &stream) { return !stream || !stream->hasBody(); });
    for (const QPointer<Stream> &stream : m_withBody)
        stream->giveBody();
}

std::shared_ptr<QtTransport::Lane> QtTransport::freeLane()
{
    for (const std::shared_ptr<Lane> &lane : *m_lanes) {
        if (lane->running < kRequestsOfALane)
            return lane;
    }
    m_lanes->push_back(std::make_shared<Lane>());
    return m_lanes->back();
}

} // namespace studio::llm::http
