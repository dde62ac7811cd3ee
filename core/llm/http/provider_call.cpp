// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/provider_call.h"

#include "core/base/match.h"

#include <QPointer>

#include <utility>

namespace studio::llm::http {

using namespace Qt::StringLiterals;
using base::Millis;
using codec::Fault;
using codec::FinishReason;
using model::Cause;

namespace {

constexpr qsizetype kLongestErrorBody = 64 * 1024;

QString wordFor(FinishReason reason)
{
    switch (reason) {
    case FinishReason::Stop: return u"stop"_s;
    case FinishReason::Length: return u"length"_s;
    case FinishReason::ToolCalls: return u"toolCalls"_s;
    case FinishReason::Refused:
    case FinishReason::Other: break;
    }
    return u"other"_s;
}

Fault timedOut(const QString &detail)
{
    return {.cause = Cause::Timeout, .detail = detail, .status = {}, .mayRetry = true, .retryAfter = {}};
}

} // namespace

ProviderCall::ProviderCall(const CallHouse &house, const Endpoint &endpoint, const ModelRequest &request,
                           const codec::CallOptions &options, QObject *parent)
    : ModelCall(parent)
    , m_house(house)
    , m_request(requestFor(endpoint, request, options))
    , m_kind(endpoint.kind)
    , m_isVote(request.brief.purpose == Purpose::Vote)
{
    startTry();
}

ProviderCall::~ProviderCall()
{
    m_house.clock.cancel(m_retry);
    dropTry();
}

void ProviderCall::cancel()
{
    if (std::exchange(m_over, true))
        return;
    m_house.clock.cancel(std::exchange(m_retry, 0));
    dropTry();
    Q_EMIT failed({.cause = Cause::NoAnswer, .text = {}, .status = {}});
}

void ProviderCall::startTry()
{
    m_retry = 0;
    m_decoder = decoderFor(m_kind);
    m_status = 0;
    m_headers.clear();
    m_errorBody.clear();
    m_held.clear();
    m_usage = {};
    m_stream = m_house.transport.post(m_request, this);
    connect(m_stream, &HttpStream::began, this, &ProviderCall::began);
    connect(m_stream, &HttpStream::bytes, this, &ProviderCall::take);
    connect(m_stream, &HttpStream::finished, this, &ProviderCall::transportOver);
    connect(m_stream, &HttpStream::failed, this, &ProviderCall::tryFailed);
    watchSilence();
    m_limit = m_house.clock.callAt(m_house.clock.steadyNow() + m_house.patience.together, this,
                                   [this] { tryFailed(timedOut(u"the answer took too long"_s)); });
}

void ProviderCall::watchSilence()
{
    m_house.clock.cancel(m_silence);
    m_silence = m_house.clock.callAt(m_house.clock.steadyNow() + m_house.patience.betweenEvents, this,
                                     [this] { tryFailed(timedOut(u"nothing came for too long"_s)); });
}

void ProviderCall::began(int status, const codec::Headers &headers)
{
    m_status = status;
    m_headers = headers;
}

// An answer that is no success is read to its end, for what it says.
void ProviderCall::take(const QByteArray &bytes)
{
    if (m_status == 200)
        return read(m_decoder->feed(bytes));
    m_errorBody.append(bytes.left(kLongestErrorBody - m_errorBody.size()));
}

void ProviderCall::transportOver()
{
    if (m_status == 200)
        return read(m_decoder->finish());
    Fault fault = codec::faultOfStatus(m_status, m_headers, m_errorBody, m_house.clock.wallNow());
    if (m_status >= 300 && m_status < 400)
        fault.detail = u"the server sends us elsewhere, which we do not follow"_s;
    else if (m_status < 300)
        fault = codec::malformed(u"an answer without content"_s);
    tryFailed(fault);
}

void ProviderCall::read(const QList<codec::StreamEvent> &events)
{
    if (!events.isEmpty())
        watchSilence();
    const QPointer<ProviderCall> alive(this);
    const HttpStream *stream = m_stream;
    for (const codec::StreamEvent &event : events) {
        readEvent(event);
        if (!alive || m_over || m_stream != stream)
            return; // cancelled by who heard it, or the try is over
    }
}

void ProviderCall::readEvent(const codec::StreamEvent &event)
{
    std::visit(base::Match{
                   [this](const codec::Text &text) {
                       m_held += text.text;
                       if (m_isVote)
                           return;
                       m_gaveOn = true;
                       Q_EMIT textDelta(text.text);
                   },
                   [this](const codec::Called &called) {
                       m_gaveOn = true;
                       Q_EMIT toolCalled(called.call);
                   },
                   [this](const codec::Usage &usage) { m_usage = usage; },
                   [this](const codec::Ended &end) { finish(end); },
                   [this](const codec::Broken &broken) { tryFailed(broken.fault); },
                   [](const auto &) {}, // thinking and what is kept: not shown yet
               },
               event);
}

void ProviderCall::tryFailed(const Fault &fault)
{
    dropTry();
    ++m_failed;
    const auto wait =
        m_gaveOn ? std::nullopt : waitBeforeRetry(fault, m_failed, m_house.chance(), m_house.retries);
    if (!wait)
        return fail(fault);
    const Millis at = m_house.clock.steadyNow() + *wait;
    m_retry = m_house.clock.callAt(at, this, [this] { startTry(); });
    Q_EMIT waiting(fault, m_failed, at);
}

void ProviderCall::finish(const codec::Ended &end)
{
    dropTry();
    if (end.reason == FinishReason::Refused)
        return fail(
            {.cause = Cause::Refused, .detail = end.word, .status = {}, .mayRetry = false, .retryAfter = {}});
    m_over = true;
    const QPointer<ProviderCall> alive(this);
    if (m_isVote && !m_held.isEmpty())
        Q_EMIT textDelta(m_held);
    if (alive)
        Q_EMIT finished(
            {.reason = wordFor(end.reason), .inputTokens = m_usage.input, .outputTokens = m_usage.output});
}

void ProviderCall::fail(const Fault &fault)
{
    m_over = true;
    Q_EMIT failed({.cause = fault.cause, .text = fault.detail, .status = fault.status});
}

void ProviderCall::dropTry()
{
    m_house.clock.cancel(std::exchange(m_silence, 0));
    m_house.clock.cancel(std::exchange(m_limit, 0));
    if (HttpStream *stream = std::exchange(m_stream, nullptr)) {
        stream->disconnect(this);
        stream->abort();
    }
}

} // namespace studio::llm::http
