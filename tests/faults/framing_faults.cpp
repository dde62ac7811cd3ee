// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/fault.h"
#include "tests/faults/packing.h"

using namespace Qt::StringLiterals;

namespace studio::tests::faults {

using model::Cause;

namespace {

const QByteArray kChunked = "Content-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n";

using Answering = std::function<Script(const Recording &)>;

Trick answering(const QString &name, const Answering &answer, const Outcome &outcome)
{
    return {.name = name,
            .spoil = [answer](const Recording &recording, const Moment &) { return answer(recording); },
            .outcome = outcome};
}

bool hasDone(const Case &with)
{
    return with.dialect == Dialect::OpenAi || with.dialect == Dialect::Anthropic;
}

QList<Trick> cutChunk(const Case &with)
{
    const auto answer = [](const Recording &recording) {
        const QByteArray body = cutOff(recording);
        return Script().head("200 OK", kChunked).raw("4000\r\n" + body).counting(body.size()).heard();
    };
    return {answering({}, answer, brokenOff(with, Cause::Unreachable))};
}

QList<Trick> wrongLength(const Case &with)
{
    const auto fewer = [](const Recording &recording) {
        const QByteArray length = QByteArray::number(framed(recording).size());
        return Script().head("200 OK", "Content-Length: " + length + "\r\n").body(cutOff(recording)).heard();
    };
    const auto shorter = [](const Recording &recording) {
        const QByteArray body = cutOff(recording);
        const QByteArray fields = "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
        return Script().head("200 OK", fields).raw(framed(recording)).counting(body.size());
    };
    return {answering(u"less than it says"_s, fewer, brokenOff(with, Cause::Unreachable)),
            answering(u"more than it says"_s, shorter, brokenOff(with, Cause::Unreachable))};
}

QList<Trick> oldProtocol(const Case &with)
{
    const auto answer = [](const Recording &recording) {
        return Script()
            .raw("HTTP/1.0 200 OK\r\n\r\n")
            .body(framed(recording.dialect, recording.begin + recording.content));
    };
    return {answering({}, answer, brokenOff(with, Cause::Unreachable, 5))};
}

// All has been said with the reason.
QList<Trick> reasonAndNoDone(const Case &)
{
    const auto body = [](const Recording &recording) -> QByteArray {
        return framed(recording.dialect, recording.begin + recording.content + recording.finish);
    };
    return {told({}, body, answered())};
}

// Gemini has no word for the end, and its older models write a reason into every event.
QList<Trick> moreAfterTheEnd(const Case &with)
{
    Trick trick = told(
        {},
        [](const Recording &recording) -> QByteArray {
            return framed(recording) + framed(recording.dialect, {piece(recording.dialect, u" And more."_s)});
        },
        answered());
    if (with.dialect == Dialect::Gemini && with.part == Part::Speech)
        trick.speech = [](int companion) -> QString {
            return speechOf(companion).join(QString()) + u" And more."_s;
        };
    return {trick};
}

QList<Trick> twoReasons(const Case &)
{
    return {told(
        {},
        [](const Recording &recording) -> QByteArray {
            return framed(recording.dialect, recording.begin + recording.content + recording.finish +
                                                 recording.finish + recording.done);
        },
        answered())};
}

QList<Trick> nothing(const Case &)
{
    return {told(
        {}, [](const Recording &) -> QByteArray { return QByteArray(); }, failedThrice(Cause::Unreachable))};
}

// Where a reason is all that there is to the end, it is a whole answer without a word.
QList<Trick> endAlone(const Case &with)
{
    Outcome outcome = failedThrice(Cause::Unreachable);
    if (!hasDone(with))
        outcome = with.part == Part::Vote ? failed(Cause::NoAnswer) : Outcome{.end = Outcome::End::Silent};
    return {told(
        {},
        [](const Recording &recording) -> QByteArray {
            return framed(recording.dialect, recording.done.isEmpty() ? recording.finish : recording.done);
        },
        outcome)};
}

QList<Trick> wrongType(const Case &)
{
    const auto named = [](const QByteArray &fields) {
        return [fields](const Recording &recording) {
            return Script().head("200 OK", fields).body(framed(recording));
        };
    };
    return {
        answering(u"json"_s, named("Content-Type: application/json\r\n"), answered()),
        answering(u"html"_s, named("Content-Type: text/html; charset=latin1\r\n"), answered()),
        answering(u"none"_s, named({}), answered()),
        told(
            u"a page"_s,
            [](const Recording &) -> QByteArray { return QByteArray("<html><body>Sign in</body></html>"); },
            failed(Cause::Malformed))};
}

QList<Trick> packed(const Case &)
{
    const auto coded = [](const QByteArray &name, QByteArray (*pack)(const QByteArray &)) {
        return answering(
            QString::fromLatin1(name),
            [name, pack](const Recording &recording) {
                return Script()
                    .head("200 OK", "Content-Encoding: " + name + "\r\n")
                    .raw(pack(framed(recording)));
            },
            answered());
    };
    static const QByteArray kBomb = gzipped(QByteArray(64 * 1024 * 1024, ' '));
    const auto bomb = [](const Recording &) {
        return Script().head("200 OK", "Content-Encoding: gzip\r\n").raw(kBomb);
    };
    return {coded("gzip", gzipped), coded("deflate", deflated), coded("br", brotli),
            answering(u"a bomb"_s, bomb, failedThrice(Cause::Unreachable))};
}

QList<Trick> goodbye(const Case &)
{
    return {{.outcome = failedThrice(Cause::Unreachable), .door = Door::TlsTwo, .scheme = u"https"_s}};
}

// Qt reads heads a byte at a time: 20 MB take a minute where other tests run beside it, so the quick matrix
// sends 2.
QList<Trick> hugeHeader(const Case &with)
{
    const auto answer = [count = with.isQuick ? 250 : 2500](const Recording &recording) {
        QByteArray fields;
        for (int i = 0; i < count; ++i)
            fields += "X-Field-" + QByteArray::number(i) + ": " + QByteArray(8000, 'x') + "\r\n";
        return Script().head("200 OK", fields).body(framed(recording));
    };
    return {answering({}, answer, answered())};
}

// Before Qt 6.8, whatever is not 100 is taken for the answer, and what follows for its body.
QList<Trick> interim(const Case &)
{
    const auto after = [](const QByteArray &interim) {
        return [interim](const Recording &recording) {
            return Script().raw(interim).head().body(framed(recording));
        };
    };
    return {answering(u"100"_s, after("HTTP/1.1 100 Continue\r\n\r\n"), answered()),
            answering(u"103"_s, after("HTTP/1.1 103 Early Hints\r\nLink: </s.css>\r\n\r\n"),
                      QT_VERSION >= QT_VERSION_CHECK(6, 8, 0) ? answered() : failed(Cause::Malformed))};
}

QList<Trick> oddChunks(const Case &)
{
    const auto extended = [](const Recording &recording) {
        return Script().head("200 OK", kChunked).raw(chunked(framed(recording), 50, ";a=b;c=\"d\""));
    };
    const auto overflow = [](const Recording &recording) {
        return Script().head("200 OK", kChunked).raw("FFFFFFFFFFFFFFFFF\r\n" + framed(recording));
    };
    return {answering(u"extended"_s, extended, answered()),
            answering(u"longer than numbers"_s, overflow, failedThrice(Cause::Unreachable))};
}

} // namespace

QList<Fault> framingFaults()
{
    return {
        {.id = u"F01"_s, .what = u"cut chunk"_s, .tricks = cutChunk},
        {.id = u"F02"_s, .what = u"wrong Content-Length"_s, .tricks = wrongLength},
        {.id = u"F03"_s, .what = u"HTTP/1.0, no end"_s, .tricks = oldProtocol},
        {.id = u"F04"_s, .what = u"a reason, no [DONE]"_s, .tricks = reasonAndNoDone},
        {.id = u"F05"_s, .what = u"more after the end"_s, .tricks = moreAfterTheEnd},
        {.id = u"F06"_s, .what = u"two reasons"_s, .tricks = twoReasons},
        {.id = u"F07"_s, .what = u"empty stream"_s, .tricks = nothing},
        {.id = u"F08"_s, .what = u"the end alone"_s, .tricks = endAlone},
        {.id = u"F09"_s, .what = u"wrong content type"_s, .tricks = wrongType},
        {.id = u"F10"_s, .what = u"packed, and a bomb"_s, .tricks = packed},
        {.id = u"F11"_s, .what = u"HTTP/2 GOAWAY, reset"_s, .tricks = goodbye},
        {.id = u"F12"_s, .what = u"20 MB of header"_s, .tricks = hugeHeader},
        {.id = u"F13"_s, .what = u"1xx first"_s, .tricks = interim},
        {.id = u"F14"_s, .what = u"odd chunks"_s, .tricks = oddChunks},
    };
}

} // namespace studio::tests::faults
