// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/fault.h"

using namespace Qt::StringLiterals;

namespace studio::tests::faults {

using model::Cause;

namespace {

Trick behind(Door door, const Outcome &outcome) { return {.outcome = outcome, .door = door}; }

/// At an https address.
Trick secured(const QString &name, Door door, const Outcome &outcome)
{
    return {.name = name, .outcome = outcome, .door = door, .scheme = u"https"_s};
}

// A certificate does not become better by asking again.
QList<Trick> badCertificates(const Case &)
{
    const Outcome outcome = failed(Cause::Unreachable);
    return {secured(u"self-signed"_s, Door::TlsAlone, outcome), secured(u"expired"_s, Door::TlsOver, outcome),
            secured(u"wrong host"_s, Door::TlsOther, outcome), secured(u"TLS 1.0"_s, Door::TlsOld, outcome),
            secured(u"no TLS at all"_s, Door::Open, outcome)};
}

// The vote's deadline comes before the connection is given up.
Outcome neverConnected(const Case &with)
{
    return with.part == Part::Vote ? failed(Cause::Timeout)
                                   : failed(Cause::Timeout, {Millis(10'500), Millis(11'000)});
}

/// One that Qt does not remember from before.
QString newName(const QString &what)
{
    static int count = 0;
    return what + QString::number(++count) + u".invalid"_s;
}

QList<Trick> slowNames(const Case &with)
{
    return {{.outcome = with.part == Part::Vote ? failed(Cause::Timeout) : answered({Millis(10'500)}),
             .host = newName(u"slow"_s),
             .slowName = Millis(12'000)}};
}

QList<Trick> resets(const Case &)
{
    Trick heard{.name = u"once the request was heard"_s,
                .spoil = [](const Recording &, const Moment &) { return Script().reset(); },
                .outcome = failedThrice(Cause::Unreachable),
                .writtenAgain = 3};
    return {behind(Door::Resets, failedThrice(Cause::Unreachable)), heard};
}

QList<Trick> resetInTheMiddle(const Case &with)
{
    return {{.spoil = [](const Recording &recording,
                         const Moment &) { return streamed(cutOff(recording)).heard().reset(); },
             .outcome = brokenOff(with, Cause::Unreachable)}};
}

QList<Trick> proxyWantsAName(const Case &)
{
    return {{.spoil =
                 [](const Recording &, const Moment &) {
                     return Script().head("407 Proxy Authentication Required",
                                          "Proxy-Authenticate: Basic realm=\"p\"\r\nContent-Length: 0\r\n");
                 },
             .outcome = failed(Cause::Unreachable),
             .host = u"behind.invalid"_s}};
}

} // namespace

QList<Fault> connectionFaults()
{
    return {
        {.id = u"C01"_s,
         .what = u"refused"_s,
         .tricks = [](const Case &) -> QList<Trick> {
             return {behind(Door::Closed, failedThrice(Cause::Unreachable))};
         }},
        {.id = u"C02"_s,
         .what = u"no such name"_s,
         .tricks = [](const Case &) -> QList<Trick> {
             return {{.outcome = failedThrice(Cause::Unreachable), .host = newName(u"nobody"_s)}};
         }},
        {.id = u"C03"_s, .what = u"slow name"_s, .tricks = slowNames},
        {.id = u"C04"_s, .what = u"bad certificates"_s, .tricks = badCertificates},
        {.id = u"C05"_s,
         .what = u"handshake hangs"_s,
         .tricks = [](const Case &with) -> QList<Trick> {
             return {secured({}, Door::TlsHangs, neverConnected(with))};
         }},
        {.id = u"C06"_s, .what = u"reset at once"_s, .tricks = resets},
        {.id = u"C07"_s, .what = u"reset in mid-stream"_s, .tricks = resetInTheMiddle},
        {.id = u"C08"_s, .what = u"proxy wants a name"_s, .tricks = proxyWantsAName},
        {.id = u"C09"_s,
         .what = u"down, then up"_s,
         .tricks = [](const Case &) -> QList<Trick> {
             return {
                 {.outcome = answered({Millis(500)}), .door = Door::Closed, .doorAfterFirst = Door::Open}};
         }},
        {.id = u"C10"_s,
         .what = u"IPv6 goes nowhere"_s,
         .tricks = [](const Case &) -> QList<Trick> {
             return {{.outcome = answered(),
                      .keptSockets = 3,
                      .door = Door::BlindSix,
                      .host = u"twice.invalid"_s}};
         }},
    };
}

} // namespace studio::tests::faults
