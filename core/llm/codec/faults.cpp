// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/faults.h"

#include "core/llm/codec/advice.h"
#include "core/llm/codec/error_words.h"
#include "core/llm/codec/reading.h"

#include <array>

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using model::Advice;
using model::Cause;
using wire::Json;

namespace {

constexpr qsizetype kMostDetails = 4000;

Cause causeOf(int status)
{
    if (status == 429)
        return Cause::RateLimited;
    return status == 408 || status == 504 ? Cause::Timeout : Cause::Unreachable;
}

/// The HTTP status that corresponds to an error without one; 0: unknown.
int statusNamed(const QString &type)
{
    static constexpr std::array<std::pair<const char *, int>, 24> kTypes{{
        {"invalid_request_error", 400},
        {"authentication_error", 401},
        {"permission_error", 403},
        {"not_found_error", 404},
        {"request_too_large", 413},
        {"rate_limit_error", 429},
        {"rate_limit_exceeded", 429},
        {"insufficient_quota", 429},
        {"RESOURCE_EXHAUSTED", 429},
        {"api_error", 500},
        {"server_error", 500},
        {"timeout_error", 504},
        {"overloaded_error", 529},
        {"UNAVAILABLE", 503},
        {"unavailable_error", 503},
        {"INVALID_ARGUMENT", 400},
        {"FAILED_PRECONDITION", 400},
        {"exceed_context_size_error", 400},
        {"UNAUTHENTICATED", 401},
        {"billing_error", 402},
        {"PERMISSION_DENIED", 403},
        {"NOT_FOUND", 404},
        {"INTERNAL", 500},
        {"DEADLINE_EXCEEDED", 504},
    }};
    for (const auto &[name, status] : kTypes) {
        if (type == QLatin1String(name))
            return status;
    }
    return 0;
}

/// An HTTP status, as a number or a string.
int statusAt(const Json &error, const char *key)
{
    const qint64 number = countAt(error, key).value_or(0);
    return number >= 400 && number < 1000 ? int(number) : 0;
}

int statusOf(const Json &error, std::optional<int> httpStatus)
{
    int status = httpStatus.value_or(0);
    for (const char *key : {"code", "status", "status_code"}) {
        if (status == 0)
            status = statusAt(error, key);
    }
    for (const char *key : {"type", "code", "status"}) {
        if (status == 0)
            status = statusNamed(textAt(error, key));
    }
    return status;
}

/// Reads the existing fields of {message, type, code, status, param, details}; Ollama's error is a string.
ErrorWords wordsOf(const Json &error, std::optional<int> httpStatus)
{
    ErrorWords words{.status = statusOf(error, httpStatus), .message = {}, .codes = {}, .known = true};
    words.message = wordsIn(error);
    for (const char *key : {"type", "code", "status", "param"})
        words.codes += textAt(error, key) + u' ';
    if (const Json &details = at(error, "details"); !details.is_null())
        words.codes += QString::fromUtf8(wire::dump(details).left(kMostDetails));
    return words;
}

/// llama.cpp has separate fields for the numbers.
ContextSize contextOf(const Json &error, const QString &words)
{
    ContextSize size = contextIn(words);
    if (const auto most = countAt(error, "n_ctx"))
        size.most = most;
    if (const auto asked = countAt(error, "n_prompt_tokens"))
        size.asked = asked;
    return size;
}

Fault faultOf(const ErrorWords &words)
{
    Fault fault{.cause = Cause::Unreachable,
                .detail = wordsOn(words.message),
                .status = {},
                .mayRetry = isPassing(words.status) && !isUsedUp(words),
                .retryAfter = {},
                .advice = adviceFor(words),
                .formRefused = isAboutForm(words)};
    if (words.status != 0) {
        fault.cause = causeOf(words.status);
        fault.status = words.status;
    }
    if (fault.advice == Advice::LetItLoad || waitsForPeople(fault.advice))
        fault.mayRetry = fault.advice == Advice::LetItLoad;
    if (fault.advice == Advice::ShortenTalk)
        fault.context = contextIn(words.message);
    return fault;
}

Fault faultOf(const Json &error, std::optional<int> httpStatus, const QDateTime &now)
{
    Fault fault = faultOf(wordsOf(error, httpStatus));
    if (fault.detail.isEmpty())
        fault.detail = wordsOn(QString::fromUtf8(wire::dump(error).left(kMostDetails)));
    fault.retryAfter = waitInError(error, fault.detail, now);
    if (fault.advice == Advice::ShortenTalk)
        fault.context = contextOf(error, fault.detail);
    return fault;
}

/// For a body that is not JSON, or JSON without a known error format.
ErrorWords wordsOfBody(int status, const QByteArray &body, const Json *json)
{
    ErrorWords words{.status = status, .message = json ? wordsIn(*json) : QString(), .codes = {}};
    words.page = isPage(body);
    if (words.message.isEmpty())
        words.message = wordsInText(body);
    return words;
}

} // namespace

Fault malformed(const QString &detail)
{
    return {.cause = Cause::Malformed,
            .detail = wordsOn(detail),
            .status = {},
            .mayRetry = true,
            .retryAfter = {},
            .advice = Advice::WaitAWhile};
}

Fault noStream(const QString &detail)
{
    return {.cause = Cause::Malformed,
            .detail = wordsOn(detail),
            .status = {},
            .mayRetry = false,
            .retryAfter = {},
            .advice = Advice::CheckAddress};
}

Fault cutOff()
{
    return {.cause = Cause::Unreachable,
            .detail = u"the stream stopped before its end"_s,
            .status = {},
            .mayRetry = true,
            .retryAfter = {},
            .advice = Advice::WaitAWhile};
}

Fault endedInError(const QString &word)
{
    Fault fault = cutOff();
    fault.detail = wordsOn(u"the answer ended with the word \"%1\""_s.arg(word));
    return fault;
}

Fault faultOfBody(const QByteArray &body)
{
    const base::Result<Json> json = wire::parse(body);
    if (const Json *error = json ? errorIn(*json) : nullptr)
        return faultOf(*error, {}, {});
    const ErrorWords words = wordsOfBody(0, body, json ? &*json : nullptr);
    Fault fault = noStream(words.message.isEmpty() ? u"the answer is no stream"_s : words.message);
    if (const Advice advice = adviceFor(words); advice != Advice::WaitAWhile)
        fault.advice = advice;
    fault.mayRetry = fault.advice == Advice::LetItLoad;
    return fault;
}

Fault faultOfStatus(int status, const Headers &headers, const QByteArray &body, const QDateTime &now)
{
    const base::Result<Json> json = wire::parse(body);
    const Json *error = json ? errorIn(*json) : nullptr;
    const Json *other = json && json->is_object() ? &*json : nullptr;
    const bool hasWords = other && !wordsIn(*other).isEmpty();
    Fault fault = error      ? faultOf(*error, status, now)
                  : hasWords ? faultOf(*other, status, now)
                             : faultOf(wordsOfBody(status, body, other));
    if (const auto wanted = retryAfter(headers, now))
        fault.retryAfter = wanted;
    else if (status == 429 && !fault.retryAfter)
        fault.retryAfter = limitReset(headers, now);
    const QByteArray should = headers.value("x-should-retry").trimmed().toLower();
    if (should == "true" || should == "false")
        fault.mayRetry = should == "true";
    return fault;
}

std::optional<Fault> faultIn(const Json &answer)
{
    const Json *error = errorIn(answer);
    return error ? std::optional(faultOf(*error, {}, {})) : std::nullopt;
}

} // namespace studio::llm::codec
