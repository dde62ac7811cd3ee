// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/cassette_recorder.h"

#include "core/llm/http/secret.h"
#include "core/llm/provider/picture_free.h"

#include <QPointer>
#include <QSet>

#include <utility>

namespace studio::llm::provider {

using base::Millis;
using codec::Fault;
using codec::Headers;
using http::HttpRequest;
using http::HttpStream;

namespace {

constexpr qsizetype kShortestKey = 6; // shorter texts occur in many texts by chance

/// The headers of an answer that matter to us and hold no secret.
Headers telling(const Headers &headers)
{
    static const QSet<QByteArray> kTelling{"content-type", "retry-after", "retry-after-ms", "x-should-retry"};
    Headers kept = headers;
    kept.removeIf([](const auto &header) { return !kTelling.contains(header.key()); });
    return kept;
}

/// Every header value that is not known to be harmless may be a key.
QList<QByteArray> secretsIn(const HttpRequest &request)
{
    QList<QByteArray> secrets;
    for (const auto &[name, value] : request.headers) {
        const QByteArray known = name.toLower();
        if (known == "accept" || known == "anthropic-version")
            continue;
        const QByteArray secret = value.startsWith("Bearer ") ? value.sliced(7) : value;
        if (secret.size() >= kShortestKey)
            secrets.append(secret);
    }
    return secrets;
}

void crossOut(QByteArray &bytes, const QList<QByteArray> &secrets)
{
    for (const QByteArray &secret : secrets)
        bytes.replace(secret, QByteArray(secret.size(), 'x')); // as long, so that pieces keep their sizes
}

/// A key may be split between two pieces.
void crossOut(QList<Exchange::Piece> &pieces, const QList<QByteArray> &secrets)
{
    QByteArray whole;
    for (const Exchange::Piece &piece : std::as_const(pieces))
        whole += piece.bytes;
    crossOut(whole, secrets);
    qsizetype at = 0;
    for (Exchange::Piece &piece : pieces) {
        piece.bytes = whole.mid(at, piece.bytes.size());
        at += piece.bytes.size();
    }
}

class RecordedStream final : public HttpStream
{
public:
    RecordedStream(http::HttpTransport &inner, base::Clock &clock, const HttpRequest &request,
                   Exchange exchange, CassetteRecorder::Keep keep, QObject *parent)
        : HttpStream(parent)
        , m_clock(clock)
        , m_secrets(secretsIn(request))
        , m_exchange(std::move(exchange))
        , m_keep(std::move(keep))
        , m_started(clock.steadyNow())
    {
        m_inner = inner.send(request, this);
        connect(m_inner, &HttpStream::began, this, &RecordedStream::begin);
        connect(m_inner, &HttpStream::bytes, this, &RecordedStream::take);
        connect(m_inner, &HttpStream::finished, this, [this] {
            over(Exchange::End::Finished, {});
            Q_EMIT finished();
        });
        connect(m_inner, &HttpStream::failed, this, [this](const Fault &fault) {
            over(Exchange::End::Failed, fault);
            Q_EMIT failed(fault);
        });
    }

    void abort() override
    {
        if (m_isOver)
            return;
        m_inner->disconnect(this);
        m_inner->abort();
        over(Exchange::End::Aborted, {});
    }

private:
    [[nodiscard]] Millis now() const { return m_clock.steadyNow() - m_started; }

    void begin(int status, const Headers &headers)
    {
        m_exchange.status = status;
        m_exchange.began = now();
        m_exchange.headers = telling(headers);
        Q_EMIT began(status, headers);
    }

    void take(const QByteArray &piece)
    {
        m_exchange.pieces.append({now(), piece});
        Q_EMIT bytes(piece);
    }

    void over(Exchange::End end, const std::optional<Fault> &fault)
    {
        m_isOver = true;
        deleteLater();
        m_exchange.end = end;
        m_exchange.ended = now();
        m_exchange.fault = fault;
        for (const QByteArray &secret : std::as_const(m_secrets)) {
            if (m_exchange.fault)
                m_exchange.fault->detail = http::withoutSecret(m_exchange.fault->detail, secret);
        }
        crossOut(m_exchange.body, m_secrets);
        crossOut(m_exchange.pieces, m_secrets);
        for (QByteArray &value : m_exchange.headers)
            crossOut(value, m_secrets);
        m_keep(m_exchange);
    }

    base::Clock &m_clock;
    QList<QByteArray> m_secrets;
    Exchange m_exchange;
    CassetteRecorder::Keep m_keep;
    Millis m_started;
    HttpStream *m_inner = nullptr; ///< owned; deletes itself when over
    bool m_isOver = false;
};

} // namespace

CassetteRecorder::CassetteRecorder(http::HttpTransport &inner, base::Clock &clock, Keep keep)
    : m_inner(inner)
    , m_clock(clock)
    , m_keep(std::move(keep))
    , m_made(clock.steadyNow())
{
}

HttpStream *CassetteRecorder::send(const HttpRequest &request, QObject *parent)
{
    Exchange exchange{.started = m_clock.steadyNow() - m_made,
                      .verb = request.verb,
                      .url = request.url,
                      .body = withoutPictures(request.body),
                      .headers = {},
                      .pieces = {},
                      .fault = {}};
    return new RecordedStream(m_inner, m_clock, request, std::move(exchange), m_keep, parent);
}

} // namespace studio::llm::provider
