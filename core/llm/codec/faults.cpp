// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/faults.h"

#include "core/llm/codec/advice.h"

#include <QLocale>

#include <array>
#include <cmath>

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using base::Millis;
using model::Advice;
using model::Cause;
using wire::Json;

namespace {

constexpr qsizetype kLongestDetail = 500;
constexpr qsizetype kMostDetails = 4000;
constexpr double kLongestWait = 7.0 * 24 * 3600; // seconds; what is longer is no sensible number

QString shortened(const QString &text) { return text.simplified().left(kLongestDetail); }

std::optional<Millis> wait(double seconds)
{
    if (!(seconds >= 0 && seconds <= kLongestWait))
        return std::nullopt;
    return Millis(std::llround(seconds * 1000));
}

const Json *member(const Json &object, const char *key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found == object.end() ? nullptr : &*found;
}

QString text(const Json &object, const char *key)
{
    const Json *value = member(object, key);
    return value ? wire::toText(*value) : QString();
}

/// "46s", as Google writes a duration.
std::optional<Millis> retryDelay(const Json &error)
{
    const Json *details = member(error, "details");
    if (!details || !details->is_array())
        return std::nullopt;
    for (const Json &detail : *details) {
        const QString delay = text(detail, "retryDelay");
        bool fine = false;
        const double seconds = delay.endsWith(u's') ? delay.chopped(1).toDouble(&fine) : 0;
        if (fine)
            return wait(seconds);
    }
    return std::nullopt;
}

Cause causeOf(int status)
{
    if (status == 429)
        return Cause::RateLimited;
    return status == 408 || status == 504 ? Cause::Timeout : Cause::Unreachable;
}

/// The status that an error without one of HTTP stands for; 0: unknown.
int statusNamed(const QString &type)
{
    static constexpr std::array<std::pair<const char *, int>, 14> kTypes{{
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
    }};
    for (const auto &[name, status] : kTypes) {
        if (type == QLatin1String(name))
            return status;
    }
    return 0;
}

int statusOf(const Json &error, std::optional<int> httpStatus)
{
    int status = httpStatus.value_or(0);
    if (const Json *code = member(error, "code"); status == 0 && code && code->is_number_integer()) {
        const auto number = code->get<qint64>();
        status = number >= 100 && number < 1000 ? int(number) : 0;
    }
    for (const char *key : {"type", "code", "status"}) {
        if (status == 0)
            status = statusNamed(text(error, key));
    }
    return status;
}

/// Reads what there is of {message, type, code, status, param, details}; Ollama's error is a text.
ErrorWords wordsOf(const Json &error, std::optional<int> httpStatus)
{
    ErrorWords words{.status = statusOf(error, httpStatus), .message = {}, .codes = {}, .known = true};
    words.message = error.is_string() ? wire::toText(error) : text(error, "message");
    for (const char *key : {"type", "code", "status", "param"})
        words.codes += text(error, key) + u' ';
    if (const Json *details = member(error, "details"))
        words.codes += QString::fromUtf8(wire::dump(*details).left(kMostDetails));
    return words;
}

Fault faultOf(const ErrorWords &words)
{
    Fault fault{.cause = Cause::Unreachable,
                .detail = shortened(words.message),
                .status = {},
                .mayRetry = isPassing(words.status) && !isUsedUp(words),
                .retryAfter = {},
                .advice = adviceFor(words),
                .formRefused = isAboutForm(words)};
    if (words.status != 0) {
        fault.cause = causeOf(words.status);
        fault.status = words.status;
    }
    return fault;
}

Fault faultOf(const Json &error, std::optional<int> httpStatus)
{
    Fault fault = faultOf(wordsOf(error, httpStatus));
    if (fault.detail.isEmpty())
        fault.detail = shortened(QString::fromUtf8(wire::dump(error)));
    fault.retryAfter = retryDelay(error);
    return fault;
}

/// Where an answer tells of an error: {"error": …} in most, {"object": "error", …} in older vLLM.
const Json *errorIn(const Json &answer)
{
    const Json &one = answer.is_array() && !answer.empty() ? answer.front() : answer;
    const Json *error = text(one, "object") == "error"_L1 ? &one : member(one, "error");
    return error && error->is_null() ? nullptr : error;
}

} // namespace

Fault malformed(const QString &detail)
{
    return {.cause = Cause::Malformed,
            .detail = shortened(detail),
            .status = {},
            .mayRetry = true,
            .retryAfter = {},
            .advice = Advice::WaitAWhile};
}

Fault noStream(const QString &detail)
{
    return {.cause = Cause::Malformed,
            .detail = shortened(detail),
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

std::optional<Millis> retryAfter(const Headers &headers, const QDateTime &now)
{
    bool fine = false;
    const double exact = headers.value("retry-after-ms").trimmed().toDouble(&fine);
    if (fine)
        return wait(exact / 1000);
    const QByteArray value = headers.value("retry-after").trimmed();
    const double seconds = value.toDouble(&fine);
    if (fine)
        return wait(seconds);
    QDateTime date =
        QLocale::c().toDateTime(QString::fromLatin1(value), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    date.setTimeSpec(Qt::UTC);
    return date.isValid() ? wait(std::max(0.0, double(now.msecsTo(date)) / 1000)) : std::nullopt;
}

Fault faultOfStatus(int status, const Headers &headers, const QByteArray &body, const QDateTime &now)
{
    const base::Result<Json> json = wire::parse(body);
    const Json *error = json ? errorIn(*json) : nullptr;
    const QString plain = QString::fromUtf8(body.left(2 * kLongestDetail));
    Fault fault = error ? faultOf(*error, status) : faultOf({.status = status, .message = plain});
    if (const auto wanted = retryAfter(headers, now))
        fault.retryAfter = wanted;
    const QByteArray should = headers.value("x-should-retry").trimmed().toLower();
    if (should == "true" || should == "false")
        fault.mayRetry = should == "true";
    return fault;
}

std::optional<Fault> faultIn(const Json &answer)
{
    const Json *error = errorIn(answer);
    return error ? std::optional(faultOf(*error, {})) : std::nullopt;
}

} // namespace studio::llm::codec
