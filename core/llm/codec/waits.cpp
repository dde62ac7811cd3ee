// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/waits.h"

#include "core/base/utc.h"
#include "core/llm/codec/reading.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace studio::llm::codec {

using namespace Qt::StringLiterals;
using base::Millis;
using wire::Json;

namespace {

constexpr double kLongestWait = 7.0 * 24 * 3600; // seconds; longer waits are not sensible
constexpr qsizetype kLongestValue = 64;
constexpr double kYear2001 = 1e9;          // in seconds since 1970 …
constexpr double kYear2001InMillis = 1e12; // … and in milliseconds

std::optional<Millis> wait(double seconds)
{
    if (!(seconds >= 0 && seconds <= kLongestWait))
        return std::nullopt;
    return Millis(std::llround(seconds * 1000));
}

std::optional<Millis> until(const QDateTime &moment, const QDateTime &now)
{
    return moment.isValid() && now.isValid() ? wait(std::max(0.0, double(now.msecsTo(moment)) / 1000))
                                             : std::nullopt;
}

double secondsIn(const QString &unit)
{
    if (unit == "ms"_L1)
        return 0.001;
    return unit == "h"_L1 ? 3600 : unit == "m"_L1 ? 60 : 1;
}

/// "1h2m3.5s", the duration format of Go and Google.
std::optional<Millis> durationIn(const QString &value)
{
    static const QRegularExpression kWhole(u"^(\\d{1,9}(\\.\\d{1,12})?(h|ms|m|s))+$"_s);
    static const QRegularExpression kPart(u"(\\d+(?:\\.\\d+)?)(h|ms|m|s)"_s);
    if (!kWhole.match(value).hasMatch())
        return std::nullopt;
    double seconds = 0;
    for (auto parts = kPart.globalMatch(value); parts.hasNext();) {
        const QRegularExpressionMatch part = parts.next();
        seconds += part.captured(1).toDouble() * secondsIn(part.captured(2));
    }
    return wait(seconds);
}

std::optional<Millis> dateIn(const QString &value, const QDateTime &now)
{
    QDateTime date = QLocale::c().toDateTime(value, u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    return until(date.isValid() ? QDateTime(date.date(), date.time(), base::kUtc)
                                : QDateTime::fromString(value, Qt::ISODateWithMs),
                 now);
}

/// From a JSON field: a number or a string.
std::optional<Millis> waitAt(const Json &object, const char *key, const QDateTime &now)
{
    const Json &value = at(object, key);
    if (value.is_number())
        return waitIn(QString::number(value.get<double>(), 'f', 3), now);
    return waitIn(wire::toText(value), now);
}

/// "Please try again in 1m30.5s", "retry after 20 seconds".
std::optional<Millis> waitInWords(const QString &words)
{
    static const QRegularExpression kAgain(
        u"(?:try again|retry|wait|available)(?: again)?(?: in| after| for)? (?:about )?"
        "(\\d{1,9}(?:\\.\\d{1,12})?) ?(milliseconds?|minutes?|hours?|seconds?|sec|ms|[hms])"
        "((?:\\d{1,9}(?:\\.\\d{1,12})?(?:ms|[ms]))*)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch found = kAgain.match(words);
    if (!found.hasMatch())
        return std::nullopt;
    const QString unit = found.captured(2).toLower();
    const QString letters = unit.startsWith("ms"_L1) || unit.startsWith("mil"_L1) ? u"ms"_s : unit.left(1);
    return durationIn(found.captured(1) + letters + found.captured(3));
}

/// Some gateways put the upstream provider's headers into the body.
Headers headersIn(const Json &fields)
{
    Headers headers;
    if (fields.is_object()) {
        for (const auto &[name, value] : fields.items())
            headers.insert(QByteArray::fromStdString(name).toLower(), wire::toText(value).toLatin1());
    }
    return headers;
}

} // namespace

std::optional<Millis> waitIn(const QString &value, const QDateTime &now)
{
    const QString text = value.trimmed().left(kLongestValue);
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    if (!isNumber) {
        const auto duration = durationIn(text);
        return duration ? duration : dateIn(text, now);
    }
    if (number >= kYear2001InMillis && number < 10 * kYear2001InMillis)
        return until(QDateTime::fromMSecsSinceEpoch(qint64(number), base::kUtc), now);
    if (number >= kYear2001 && number < 10 * kYear2001)
        return until(QDateTime::fromSecsSinceEpoch(qint64(number), base::kUtc), now);
    return wait(number);
}

std::optional<Millis> retryAfter(const Headers &headers, const QDateTime &now)
{
    bool fine = false;
    const double exact = headers.value("retry-after-ms").trimmed().toDouble(&fine);
    return fine ? wait(exact / 1000) : waitIn(QString::fromLatin1(headers.value("retry-after")), now);
}

std::optional<Millis> limitReset(const Headers &headers, const QDateTime &now)
{
    std::optional<Millis> usedUp;
    std::optional<Millis> soonest;
    for (auto field = headers.cbegin(); field != headers.cend(); ++field) {
        const QByteArray &name = field.key();
        const auto wait = name.contains("ratelimit") && name.contains("reset")
                              ? waitIn(QString::fromLatin1(field.value()), now)
                              : std::nullopt;
        if (!wait)
            continue;
        soonest = std::min(soonest.value_or(*wait), *wait);
        if (headers.value(QByteArray(name).replace("reset", "remaining")).trimmed() == "0")
            usedUp = std::max(usedUp.value_or(*wait), *wait);
    }
    return usedUp ? usedUp : soonest;
}

std::optional<Millis> waitInError(const Json &error, const QString &words, const QDateTime &now)
{
    if (const Json &details = at(error, "details"); details.is_array()) {
        for (const Json &detail : details) {
            if (const auto wait = waitAt(detail, "retryDelay", now))
                return wait;
        }
    }
    const Json &metadata = at(error, "metadata");
    for (const Json *place : {&error, &metadata, &at(error, "parameters")}) {
        for (const char *key : {"retry_after", "retry_after_seconds", "retryAfter", "estimated_time"}) {
            if (const auto wait = waitAt(*place, key, now))
                return wait;
        }
    }
    const auto said = waitInWords(words);
    return said ? said : limitReset(headersIn(at(metadata, "headers")), now);
}

} // namespace studio::llm::codec
