// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/provider_call.h"

#include "core/base/match.h"
#include "core/llm/codec/halves.h"
#include "core/llm/http/redirect.h"
#include "core/llm/http/secret.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace studio::llm::http {

using namespace Qt::StringLiterals;
using base::Millis;
using codec::Fault;
using codec::FinishReason;
using model::Cause;

namespace {

constexpr qsizetype kLongestErrorBody = 64 * 1024;
constexpr qsizetype kLongestWord = 500;
constexpr qint64 kLongestAnswer = 64 * 1024 * 1024; // bytes of one attempt; no model writes so much

Fault tooLong()
{
    Fault fault = codec::malformed(u"the answer is too long"_s);
    fault.mayRetry = false; // it would happen again
    return fault;
}

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
    return {.cause = Cause::Timeout,
            .detail = detail,
            .status = {},
            .mayRetry = true,
            .retryAfter = {},
            .advice = model::Advice::WaitAWhile};
}

void add(std::optional<qint64> &sum, const std::optional<qint64> &more)
{
    constexpr qint64 kMost = 1'000'000'000'000; // a larger count is wrong
    if (more)
        sum = std::min(kMost, sum.value_or(0) + std::min(kMost, *more));
}

} // namespace

codec::Usage sumOf(codec::Usage one, const codec::Usage &other)
{
    add(one.input, other.input);
    add(one.output, other.output);
    add(one.cached, other.cached);
    add(one.thinking, other.thinking);
    return one;
}

ProviderCall::ProviderCall(const CallNeeds &needs, const Endpoint &endpoint, const ModelRequest &request,
                           const codec::CallOptions &options, QObject *parent)
    : ModelCall(parent)
    , m_needs(needs)
    , m_request(requestFor(endpoint, request, options))
    , m_kind(endpoint.kind)
    , m_key(endpoint.key)
    , m_loading(needs.clock, needs.watch, needs.patience.loading)
    , m_isVote(isJudgement(request.brief.purpose))
    , m_hasForm(options.form != AnswerForm::Free)
{
    connect(&m_loading, &LoadingWait::loading, this,
            [this](const model::CallTrouble &trouble, const ModelLoading &loading) {
                Q_EMIT waiting({.trouble = trouble, .failedTries = m_failed, .loading = loading});
            });
    connect(&m_loading, &LoadingWait::loaded, this, &ProviderCall::resumed);
    startTry();
}

ProviderCall::~ProviderCall()
{
    m_needs.clock.cancel(m_retry);
    if (m_needs.watch)
        m_needs.watch->meter().dropped(m_paceNumber, m_needs.clock.steadyNow());
    dropTry();
}

void ProviderCall::cancel()
{
    if (std::exchange(m_over, true))
        return;
    m_needs.clock.cancel(std::exchange(m_retry, 0));
    if (m_needs.watch)
        m_needs.watch->meter().dropped(m_paceNumber, m_needs.clock.steadyNow());
    dropTry();
    Q_EMIT failed({.cause = Cause::NoAnswer, .text = {}, .status = {}});
}

void ProviderCall::startTry()
{
    m_retry = 0;
    ++m_tries;
    m_decoder = decoderFor(m_kind);
    m_status = 0;
    m_received = 0;
    m_headers.clear();
    m_errorBody.clear();
    m_held = {};
    m_usage = {};
    m_isHeard = false;
    m_tryBegan = m_needs.clock.steadyNow();
    m_stream = m_needs.transport.send(m_request, this);
    connect(m_stream, &HttpStream::began, this, &ProviderCall::began);
    connect(m_stream, &HttpStream::bytes, this, &ProviderCall::take);
    connect(m_stream, &HttpStream::finished, this, &ProviderCall::transportOver);
    connect(m_stream, &HttpStream::failed, this, &ProviderCall::tryFailed);
    watchSilence();
    if (m_needs.watch)
        m_paceNumber = m_needs.watch->meter().began(m_isVote, m_tryBegan);
    m_loading.tryBegan(m_tryBegan);
    m_limit = m_needs.clock.callAt(m_needs.clock.steadyNow() + m_needs.patience.together, this,
                                   [this] { tryFailed(timedOut(u"the answer took too long"_s)); });
}

void ProviderCall::watchSilence()
{
    m_needs.clock.cancel(m_silence);
    const Millis patience = m_isHeard ? m_needs.patience.betweenEvents : m_needs.patience.firstByte;
    m_silence = m_needs.clock.callAt(m_needs.clock.steadyNow() + patience, this, [this] {
        Fault fault = timedOut(u"nothing came for too long"_s);
        fault.mayRetry = m_isHeard; // else the wait was as long as loading a model takes
        if (m_needs.watch && !m_isHeard)
            m_needs.watch->gaveUp();
        tryFailed(fault);
    });
}

void ProviderCall::began(int status, const codec::Headers &headers)
{
    m_status = status;
    m_headers = headers;
}

// An unsuccessful answer is read to its end, for its error text.
void ProviderCall::take(const QByteArray &bytes)
{
    m_received += bytes.size();
    if (m_received > kLongestAnswer)
        return tryFailed(tooLong());
    if (m_status == 200) {
        const QPointer<ProviderCall> alive(this);
        if (!m_isHeard)
            firstByte();
        return alive && !m_over ? read(m_decoder->feed(bytes)) : void();
    }
    m_errorBody.append(bytes.left(kLongestErrorBody - m_errorBody.size()));
}

void ProviderCall::firstByte()
{
    m_isHeard = true;
    watchSilence();
    m_loading.tryOver();
    if (m_needs.watch) {
        m_needs.watch->meter().heard(m_paceNumber, !m_needs.watch->isKnownToLoad(),
                                     m_needs.clock.steadyNow());
        m_needs.watch->heard();
    }
    m_loading.heard();
}

void ProviderCall::transportOver()
{
    if (m_status == 200)
        return read(m_decoder->finish());
    if (follows())
        return startTry();
    Fault fault = codec::faultOfStatus(m_status, m_headers, m_errorBody, m_needs.clock.wallNow());
    if (m_status >= 300 && m_status < 400)
        fault.detail = redirectWords(m_request.url, m_headers);
    else if (m_status < 300)
        fault = codec::noStream(u"an answer without content"_s);
    tryFailed(fault);
}

bool ProviderCall::follows()
{
    const auto next = redirected(m_request, m_status, m_headers);
    if (!next || m_redirects >= kMostRedirects)
        return false;
    ++m_redirects;
    dropTry();
    m_request = *next;
    return true;
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
            return; // cancelled by a receiver, or the attempt is over
    }
}

void ProviderCall::readEvent(const codec::StreamEvent &event)
{
    std::visit(base::Match{
                   [this](const codec::Thinking &thinking) { readThinking(thinking.text); },
                   [this](const codec::Text &text) { readText(text.text); },
                   [this](const codec::Called &called) { readCall(called.call); },
                   [this](const codec::Kept &kept) { m_held.kept.append(kept.block); },
                   [this](const codec::Usage &usage) { m_usage = usage; },
                   [this](const codec::Ended &end) { finish(end); },
                   [this](const codec::Broken &broken) { tryFailed(broken.fault); },
               },
               event);
}

void ProviderCall::readThinking(const QString &text)
{
    m_hasThought = true;
    if (m_isVote)
        m_held.thinking += text;
    else
        Q_EMIT thinkingDelta(codec::withoutHalves(text));
}

// Half a character at the end waits for its other half.
void ProviderCall::readText(const QString &text)
{
    m_held.text += text;
    if (m_isVote)
        return;
    QString piece = std::exchange(m_held.text, {});
    if (piece.back().isHighSurrogate()) {
        m_held.text = piece.last(1);
        piece.chop(1);
    }
    if (piece.isEmpty())
        return;
    m_gaveOn = true;
    Q_EMIT textDelta(codec::withoutHalves(piece));
}

void ProviderCall::readCall(const ToolCall &call)
{
    if (m_isVote) {
        m_held.calls.append(call);
        return;
    }
    m_gaveOn = true;
    Q_EMIT toolCalled(call);
}

void ProviderCall::tryFailed(const Fault &told)
{
    if (m_needs.watch)
        m_needs.watch->meter().failed(m_paceNumber);
    const bool isEmpty = m_status == 200 && m_received == 0 && told.cause == Cause::Unreachable;
    dropTry();
    Fault fault = told;
    fault.hungUp = told.hungUp || isEmpty;
    fault.detail = withoutSecret(told.detail, m_key);
    if (!m_gaveOn && saysLoading(fault))
        return stillLoading(fault);
    if (m_needs.watch && !m_isHeard && fault.cause == Cause::Unreachable && !fault.status)
        m_needs.watch->lost();
    ++m_failed;
    m_loading.forget();
    const bool isOver = m_gaveOn || (m_needs.isInVain && m_needs.isInVain(fault));
    const auto wait =
        isOver ? std::nullopt : waitBeforeRetry(fault, m_failed, m_needs.chance(), m_needs.retries);
    if (!wait)
        return fail(fault);
    const Millis at = m_needs.clock.steadyNow() + *wait;
    tryAgain(at);
    Q_EMIT waiting({.trouble = {.cause = fault.cause,
                                .advice = fault.advice,
                                .detail = fault.detail,
                                .status = fault.status},
                    .failedTries = m_failed,
                    .at = at});
}

void ProviderCall::stillLoading(Fault fault)
{
    fault.advice = model::Advice::LetItLoad;
    const std::optional<Millis> at = m_loading.refused(fault);
    if (!at)
        return fail(fault);
    tryAgain(*at);
    m_loading.tellRefusal(
        {.cause = fault.cause, .advice = fault.advice, .detail = fault.detail, .status = fault.status});
}

void ProviderCall::tryAgain(Millis at)
{
    m_retry = m_needs.clock.callAt(at, this, [this] {
        startTry();
        if (!m_loading.isTold()) // else the same wait goes on
            Q_EMIT resumed();
    });
}

void ProviderCall::finish(const codec::Ended &end)
{
    const bool isEmpty = !m_gaveOn && m_held.text.isEmpty() && m_held.calls.isEmpty();
    if (isEmpty && isLoadWord(end.word))
        return tryFailed({.cause = Cause::Unreachable,
                          .detail = u"the model is being loaded"_s,
                          .status = {},
                          .mayRetry = true,
                          .retryAfter = {}});
    if (m_needs.watch)
        m_needs.watch->meter().answered(m_paceNumber, m_needs.clock.steadyNow());
    const codec::Usage usage = m_usage;
    dropTry();
    if (end.reason == FinishReason::Refused)
        return fail({.cause = Cause::Refused,
                     .detail = withoutSecret(end.word.left(kLongestWord), m_key),
                     .status = {},
                     .mayRetry = false,
                     .retryAfter = {}});
    const QPointer<ProviderCall> alive(this);
    giveHeld();
    if (!alive || std::exchange(m_over, true))
        return; // cancelled by a receiver
    Q_EMIT finished({.reason = wordFor(end.reason),
                     .inputTokens = usage.input,
                     .outputTokens = usage.output,
                     .cachedTokens = usage.cached,
                     .thinkingTokens = usage.thinking});
}

void ProviderCall::giveHeld()
{
    const QPointer<ProviderCall> alive(this);
    const auto isHeard = [&alive] { return alive && !alive->m_over; };
    const Held held = std::exchange(m_held, {});
    if (!held.thinking.isEmpty())
        Q_EMIT thinkingDelta(codec::withoutHalves(held.thinking));
    if (!held.text.isEmpty() && isHeard())
        Q_EMIT textDelta(codec::withoutHalves(held.text));
    for (const ToolCall &call : held.calls) {
        if (!isHeard())
            return;
        Q_EMIT toolCalled(call);
    }
    for (const model::RawJson &block : held.kept) {
        if (!isHeard())
            return;
        Q_EMIT kept(block);
    }
}

void ProviderCall::fail(const Fault &fault)
{
    m_over = true;
    m_fault = fault;
    Q_EMIT failed({.cause = fault.cause,
                   .text = fault.detail,
                   .status = fault.status,
                   .advice = fault.advice,
                   .formRefused = fault.formRefused && m_hasForm});
}

void ProviderCall::dropTry()
{
    m_spent = sumOf(m_spent, std::exchange(m_usage, {}));
    m_needs.clock.cancel(std::exchange(m_silence, 0));
    m_needs.clock.cancel(std::exchange(m_limit, 0));
    m_loading.tryOver();
    if (HttpStream *stream = std::exchange(m_stream, nullptr)) {
        stream->disconnect(this);
        stream->abort();
    }
}

} // namespace studio::llm::http
