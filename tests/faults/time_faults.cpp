// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/company.h"
#include "tests/faults/fault.h"

using namespace Qt::StringLiterals;

namespace studio::tests::faults {

using model::Cause;

namespace {

// For a vote the deadline comes first; who waits for a speech gives up after two minutes of silence.
/// Nothing but what says nothing, the first of which comes so long after the beginning.
Outcome silence(const Case &with, Millis first = {})
{
    return with.part == Part::Vote
               ? failed(Cause::Timeout)
               : failed(Cause::Timeout, {Millis(120'500) + first, Millis(121'000) + first});
}

// Without a byte it is waited for as long as a model takes to load, and not asked again.
Trick hangsBeforeTheHeader(const Case &)
{
    return {.spoil = [](const Recording &, const Moment &) { return Script().hang(); },
            .outcome = failed(Cause::Timeout)};
}

Trick hangsAfterTheHeader(const Case &)
{
    return {.spoil = [](const Recording &, const Moment &) { return Script().head().heard().hang(); },
            .outcome = failed(Cause::Timeout)};
}

Trick hangsInTheMiddle(const Case &with)
{
    const Outcome outcome =
        with.part == Part::Vote ? failed(Cause::Timeout) : brokenOff(with, Cause::Timeout);
    return {.spoil = [](const Recording &recording,
                        const Moment &) { return streamed(cutOff(recording)).heard().hang(); },
            .outcome = outcome};
}

Script byteByByte(const QByteArray &body, Millis between)
{
    Script script = Script().head();
    for (const char byte : body) {
        script.body(QByteArray(1, byte)).heard();
        if (between > Millis(0))
            script.wait(between);
    }
    return script;
}

constexpr int kDrips = 20; ///< times the same answer

// Events of more than 120 bytes come too seldom, those of fewer go on for longer than ten minutes.
Outcome drop(const Case &with)
{
    if (with.part == Part::Vote || with.dialect == Dialect::OpenAi)
        return silence(with);
    if (with.dialect != Dialect::Anthropic)
        return failed(Cause::Timeout);
    const Recording said = saying(with.dialect, speechOf(0)); // its first event counts tokens
    const Millis first{1000 * (framed(with.dialect, said.begin.first(1)).size() - 1)};
    return failed(Cause::Timeout, {Millis(120'500) + first, Millis(121'000) + first});
}

Trick drips(const Case &with)
{
    Trick trick{.spoil =
                    [](const Recording &recording, const Moment &) {
                        Recording endless = recording;
                        for (int i = 1; i < kDrips; ++i)
                            endless.content += recording.content;
                        return byteByByte(framed(endless).first(1000), Millis(1000)).hang();
                    },
                .outcome = drop(with)};
    trick.speech = [](int companion) { return speechOf(companion).join(QString()).repeated(kDrips); };
    return trick;
}

// What keeps a connection open says nothing: comments, in NDJSON empty lines.
Trick keepsAlive(const Case &with)
{
    return {.spoil =
                [](const Recording &recording, const Moment &) {
                    const bool isSse = recording.dialect != Dialect::Ollama;
                    return Script()
                        .head()
                        .heard()
                        .wait(Millis(15'000))
                        .raw(isSse ? ": keep-alive\n\n" : "\n")
                        .again(2);
                },
            .outcome = silence(with, Millis(15'000))};
}

Trick thinksForAMinute(const Case &)
{
    return {.spoil =
                [](const Recording &recording, const Moment &) {
                    return Script().head().heard().wait(Millis(60'000)).body(framed(recording));
                },
            .outcome = answered(),
            .deadline = Millis(90'000)};
}

constexpr int kMany = 10'000;

Trick manyAtOnce(const Case &with)
{
    QStringList words;
    for (int i = 0; i < kMany; ++i)
        words.append(i % 10 == 9 ? u"word\n"_s : u"w%1 "_s.arg(i));
    words.last() = u"end"_s;
    Trick trick = told(
        {},
        [words](const Recording &recording) -> QByteArray {
            return framed(saying(recording.dialect, words));
        },
        answered());
    trick.speech = [words](int) { return words.join(QString()); };
    if (with.part == Part::Vote) {
        trick.spoil = [](const Recording &recording, const Moment &) {
            Recording padded = recording; // white space in front of the object
            for (int i = 0; i < kMany; ++i)
                padded.content.prepend(piece(recording.dialect, u" "_s));
            return streamed(framed(padded));
        };
    }
    return trick;
}

Trick byteAPacket(const Case &)
{
    return {.spoil = [](const Recording &recording,
                        const Moment &) { return byteByByte(framed(recording), Millis(0)); },
            .outcome = answered()};
}

Fault one(const QString &id, const QString &what, Trick (*trick)(const Case &))
{
    return {.id = id, .what = what, .tricks = [trick](const Case &with) -> QList<Trick> {
                return {trick(with)};
            }};
}

} // namespace

QList<Fault> timeFaults()
{
    return {
        one(u"T01"_s, u"hangs before the header"_s, hangsBeforeTheHeader),
        one(u"T02"_s, u"hangs after the header"_s, hangsAfterTheHeader),
        one(u"T03"_s, u"hangs in mid-stream"_s, hangsInTheMiddle),
        one(u"T04"_s, u"drips, a byte a second"_s, drips),
        one(u"T05"_s, u"keep-alives for ever"_s, keepsAlive),
        one(u"T06"_s, u"thinks for a minute"_s, thinksForAMinute),
        one(u"T07"_s, u"10,000 tokens at once"_s, manyAtOnce),
        one(u"T08"_s, u"a byte a packet"_s, byteAPacket),
    };
}

} // namespace studio::tests::faults
