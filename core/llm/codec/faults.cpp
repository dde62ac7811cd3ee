// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/faults.h"

#include <QLocale>

#include <array>
#include <cmath>

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using base::Millis;
using model::Cause;
using wire::Json;

namespace {

constexpr qsizetype kLongestDetail = 500;
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

/// Waiting does not help: the account is empty, or the day's share is.
bool isUsedUp(const Json &error, const QString &message)
{
    if (text(error, "code") == "insufficient_quota"_L1 || text(error, "type") == "insufficient_quota"_L1)
        return true;
    if (message.contains("limit: 0"_L1) || message.contains("per day"_L1, Qt::CaseInsensitive))
        return true;
    return QString::fromUtf8(wire::dump(error)).contains("PerDay"_L1);
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

bool isPassing(int status) { return status == 408 || status == 409 || status == 429 || status >= 500; }

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

/// Reads what there is of {message, type, code, status, details}; Ollama's error is a text.
Fault faultOf(const Json &error, std::optional<int> httpStatus)
{
    const QString message = error.is_string() ? wire::toText(error) : text(error, "message");
    int status = httpStatus.value_or(0);
    if (const Json *code = member(error, "code"); status == 0 && code && code->is_number_integer()) {
        const auto number = code->get<qint64>();
        status = number >= 100 && number < 1000 ? int(number) : 0;
    }
    for (const char *key : {"type", "code", "status"}) {
        if (status == 0)
            status = statusNamed(text(error, key));
    }
    Fault fault;
    fault.detail = shortened(message.isEmpty() ? QString::fromUtf8(wire::dump(error)) : message);
    if (status != 0) {
        fault.cause = causeOf(status);
        fault.status = status;
    }
    fault.mayRetry = isPassing(status) && !isUsedUp(error, message);
    fault.retryAfter = retryDelay(error);
    return fault;
}

} // namespace

Fault malformed(const QString &detail)
{
    return {.cause = Cause::Malformed,
            .detail = shortened(detail),
            .status = {},
            .mayRetry = true,
            .retryAfter = {}};
}

Fault cutOff()
{
    return {.cause = Cause::Unreachable,
            .detail = u"the stream stopped before its end"_s,
            .status = {},
            .mayRetry = true,
            .retryAfter = {}};
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
    Fault fault;
    const base::Result<Json> json = wire::parse(body);
    const Json *error =
        json ? member(json->is_array() && !json->empty() ? json->front() : *json, "error") : nullptr;
    if (error) {
        fault = faultOf(*error, status);
    } else {
        fault.cause = causeOf(status);
        fault.status = status;
        fault.mayRetry = isPassing(status);
        fault.detail = shortened(QString::fromUtf8(body.left(2 * kLongestDetail)));
    }
    if (const auto wanted = retryAfter(headers, now))
        fault.retryAfter = wanted;
    const QByteArray should = headers.value("x-should-retry").trimmed().toLower();
    if (should == "true" || should == "false")
        fault.mayRetry = should == "true";
    return fault;
}

std::optional<Fault> faultIn(const Json &answer)
{
    const Json *error = member(answer, "error");
    if (!error || error->is_null())
        return std::nullopt;
    return faultOf(*error, {});
}

} // namespace studio::llm::codec
