// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/fetch.h"

#include "core/llm/http/redirect.h"

#include <utility>

namespace studio::llm::http {

using namespace Qt::StringLiterals;
using codec::Fault;
using model::Cause;

Fetch::Fetch(HttpTransport &transport, base::Clock &clock, const HttpRequest &request, base::Millis within,
             QObject *parent)
    : QObject(parent)
    , m_transport(transport)
    , m_clock(clock)
    , m_request(request)
{
    send();
    m_limit = m_clock.callAt(m_clock.steadyNow() + within, this, [this] {
        fail({.cause = Cause::Timeout,
              .detail = u"no answer in time"_s,
              .status = {},
              .mayRetry = true,
              .retryAfter = {},
              .advice = model::Advice::CheckAddress});
    });
}

Fetch::~Fetch() { drop(); }

void Fetch::send()
{
    m_stream = m_transport.send(m_request, this);
    connect(m_stream, &HttpStream::began, this, [this](int status, const codec::Headers &headers) {
        m_status = status;
        m_headers = headers;
    });
    connect(m_stream, &HttpStream::bytes, this, &Fetch::take);
    connect(m_stream, &HttpStream::failed, this, &Fetch::fail);
    connect(m_stream, &HttpStream::finished, this, &Fetch::answer);
}

void Fetch::answer()
{
    if (const auto next = redirected(m_request, m_status, m_headers); next && m_redirects < kMostRedirects) {
        ++m_redirects;
        m_stream->disconnect(this);
        m_stream->abort();
        m_request = *next;
        m_body.clear();
        m_headers.clear();
        return send();
    }
    drop();
    Q_EMIT answered(m_status, m_headers, m_body);
}

void Fetch::take(const QByteArray &bytes)
{
    m_body.append(bytes);
    if (m_body.size() > kLargest)
        fail(codec::malformed(u"the answer is too long"_s));
}

void Fetch::fail(const Fault &fault)
{
    drop();
    Q_EMIT failed(fault);
}

void Fetch::drop()
{
    m_clock.cancel(std::exchange(m_limit, 0));
    if (HttpStream *stream = std::exchange(m_stream, nullptr)) {
        stream->disconnect(this);
        stream->abort();
    }
}

} // namespace studio::llm::http
