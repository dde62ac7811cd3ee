// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/fault.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace studio::tests::faults {

using model::Cause;

namespace {

/// An error as providers write it, with these fields in its header.
Trick status(int code, const QByteArray &type, const Outcome &outcome, const QByteArray &fields = {})
{
    return {.spoil =
                [code, type, fields](const Recording &recording, const Moment &) {
                    return Script()
                        .head(QByteArray::number(code) + " No", "Content-Type: application/json\r\n" + fields)
                        .body(errorBody(recording.dialect, code, type, "Not now"));
                },
            .outcome = outcome};
}

Trick limited(const QByteArray &fields, const QList<Millis> &gaps)
{
    return status(429, "rate_limit_error", failed(Cause::RateLimited, gaps), fields);
}

// A date has whole seconds: it names the first that is two seconds away or more.
Trick untilADate(const Case &with)
{
    const QList<Millis> gaps{with.part == Part::Vote ? Millis(2000) : Millis(2400), Millis(2000)};
    Trick trick = limited({}, gaps);
    trick.spoil = [](const Recording &recording, const Moment &moment) {
        const QDateTime until = moment.wall.addMSecs(2999 - (moment.wall.time().msec() + 999) % 1000);
        const QString date = QLocale::c().toString(until.toUTC(), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
        return Script()
            .head("429 No", "Retry-After: " + date.toLatin1() + "\r\n")
            .body(errorBody(recording.dialect, 429, "rate_limit_error", "Not now"));
    };
    return trick;
}

Trick elsewhere()
{
    return {.spoil =
                [](const Recording &, const Moment &moment) {
                    return Script().head("307 Temporary Redirect", "Location: http://elsewhere.invalid:" +
                                                                       QByteArray::number(moment.port) +
                                                                       "/v1\r\nContent-Length: 0\r\n");
                },
            .outcome = failed(Cause::Unreachable)};
}

Trick pageOfAGateway()
{
    return {.spoil =
                [](const Recording &, const Moment &) {
                    return Script()
                        .head("502 Bad Gateway", "Content-Type: text/html\r\n")
                        .body("<html><body><h1>502 Bad Gateway</h1></body></html>");
                },
            .outcome = failedThrice(Cause::Unreachable)};
}

// Ollama's errors carry no status that would say whether to try again.
Outcome overloadedOutcome(const Case &with)
{
    if (with.part == Part::Vote)
        return with.dialect == Dialect::Ollama ? failed(Cause::Unreachable) : failedBusy(Cause::Unreachable);
    return brokenOff(with, Cause::Unreachable);
}

Trick errorInTheStream(const Case &with)
{
    return told(
        {},
        [](const Recording &recording) -> QByteArray {
            return cutOff(recording) + framed(recording.dialect, {overloaded(recording.dialect)});
        },
        overloadedOutcome(with));
}

// "server_error" without a status may be about the form of the request: leaner ones are tried.
Outcome errorAsAnswerOutcome(const Case &with)
{
    switch (with.dialect) {
    case Dialect::Gemini: return failedBusy(Cause::Unreachable);
    case Dialect::Ollama: return failed(Cause::Unreachable);
    case Dialect::OpenAi:
    case Dialect::Anthropic: break;
    }
    return failedThrice(Cause::Unreachable);
}

Trick errorAsAnswer(const Case &with)
{
    return told(
        {},
        [](const Recording &recording) -> QByteArray {
            return errorBody(recording.dialect, 503,
                             recording.dialect == Dialect::Gemini ? "unavailable" : "server_error",
                             "Not now");
        },
        errorAsAnswerOutcome(with));
}

Fault one(const QString &id, const QString &what, const Trick &trick)
{
    return {.id = id, .what = what, .tricks = [trick](const Case &) -> QList<Trick> { return {trick}; }};
}

Fault varying(const QString &id, const QString &what, Trick (*trick)(const Case &))
{
    return {.id = id, .what = what, .tricks = [trick](const Case &with) -> QList<Trick> {
                return {trick(with)};
            }};
}

/// The request is wrong: asking again does not mend it.
Fault refused(const QString &id, int code, const QByteArray &type)
{
    return one(id, QString::number(code), status(code, type, failed(Cause::Unreachable)));
}

Fault passing(const QString &id, int code, const QByteArray &type, Cause cause = Cause::Unreachable)
{
    const bool isBusy = code == 503 || code == 529;
    return one(id, QString::number(code),
               status(code, type, isBusy ? failedBusy(cause) : failedThrice(cause)));
}

} // namespace

QList<Fault> statusFaults()
{
    const Outcome atOnce = failed(Cause::Unreachable);
    return {
        refused(u"S01"_s, 400, "invalid_request_error"),
        refused(u"S02"_s, 401, "authentication_error"),
        refused(u"S03"_s, 403, "permission_error"),
        refused(u"S04"_s, 404, "not_found_error"),
        passing(u"S05"_s, 408, "timeout_error", Cause::Timeout),
        passing(u"S06"_s, 409, "conflict"),
        refused(u"S07"_s, 413, "request_too_large"),
        refused(u"S08"_s, 422, "invalid_request_error"),
        one(u"S09"_s, u"429"_s, limited({}, gapsOfBusy())),
        one(u"S10"_s, u"429, after 2 s"_s, limited("Retry-After: 2\r\n", {Millis(2000), Millis(2000)})),
        one(u"S11"_s, u"429, after 300 ms"_s, limited("retry-after-ms: 300\r\n", {Millis(300), Millis(300)})),
        varying(u"S12"_s, u"429, after a date"_s, untilADate),
        one(u"S13"_s, u"429, after a day"_s, limited("Retry-After: 99999\r\n", {})),
        {.id = u"S14"_s,
         .what = u"429, after nonsense"_s,
         .tricks = [](const Case &) -> QList<Trick> {
             return {limited("Retry-After: -1\r\n", gapsOfBusy()),
                     limited("Retry-After: abc\r\n", gapsOfBusy())};
         }},
        passing(u"S15"_s, 500, "api_error"),
        one(u"S16"_s, u"502 with a page"_s, pageOfAGateway()),
        passing(u"S17"_s, 503, "api_error"),
        passing(u"S18"_s, 529, "overloaded_error"),
        one(u"S19"_s, u"500, do not retry"_s, status(500, "api_error", atOnce, "x-should-retry: false\r\n")),
        one(u"S20"_s, u"307 to another host"_s, elsewhere()),
        varying(u"S21"_s, u"200 with an error"_s, errorAsAnswer),
        one(u"S22"_s, u"204"_s,
            {.spoil = [](const Recording &, const Moment &) { return Script().head("204 No Content", {}); },
             .outcome = failed(Cause::Malformed)}),
        passing(u"S23"_s, 999, "api_error"),
        varying(u"S24"_s, u"error in the stream"_s, errorInTheStream),
    };
}

} // namespace studio::tests::faults
