// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/company.h"
#include "tests/faults/fault.h"

using namespace Qt::StringLiterals;

namespace studio::tests::faults {

using model::Cause;

namespace {

/// The answer with these lines after its second piece.
Body withLines(const std::function<QList<StreamLine>(Dialect)> &lines)
{
    return [lines](const Recording &recording) -> QByteArray {
        Recording spoilt = recording;
        spoilt.content = recording.content.first(kPiecesBeforeTheCut) + lines(recording.dialect) +
                         recording.content.sliced(kPiecesBeforeTheCut);
        return framed(spoilt);
    };
}

Body withRawPiece(const QByteArray &json)
{
    return withLines([json](Dialect dialect) -> QList<StreamLine> { return {rawPiece(dialect, json)}; });
}

Fault breaks(const QString &id, const QString &what, const Body &body)
{
    return {.id = id, .what = what, .tricks = [body](const Case &with) -> QList<Trick> {
                return {told({}, body, brokenOff(with, Cause::Malformed))};
            }};
}

/// The arguments of the call in so many pieces, as fine as the letters allow.
QList<Trick> manyPieces(const Case &with)
{
    const auto answer = [with](const Recording &recording, const Moment &) {
        Recording fine = recording;
        fine.content = recording.content.first(recording.dialect == Dialect::OpenAi ? 1 : 0);
        const QString whole =
            with.part == Part::Vote ? voteOf(recording.companion) : consumptionOf(recording.companion);
        for (qsizetype at = 0; at < whole.size();) {
            const qsizetype size =
                whole.size() / 40 + (whole.mid(at, whole.size() / 40).back().isHighSurrogate() ? 1 : 0);
            fine.content.append(
                calling(recording.dialect, {}, {whole.mid(at, size).toUtf8()}).content.last());
            at += size;
        }
        return streamed(framed(fine));
    };
    return {{.spoil = answer, .outcome = answered()}};
}

/// The call as it was made, with this in its place.
Trick calls(const QString &name, const QString &tool, const QByteArray &arguments, const Outcome &outcome)
{
    return told(
        name,
        [tool, arguments](const Recording &recording) -> QByteArray {
            return framed(calling(recording.dialect, tool, {arguments}));
        },
        outcome);
}

/// What is called so buys nothing; for a vote it is as if nothing had come.
Outcome uselessCall(const Case &with, Cause cause)
{
    const QList<Millis> repair =
        cause == Cause::Malformed ? QList<Millis>{Millis(0), Millis(0)} : QList<Millis>();
    return with.part == Part::Vote ? failed(cause, repair) : Outcome{.end = Outcome::End::Silent};
}

QList<Trick> brokenArguments(const Case &with)
{
    const QString tool = with.part == Part::Vote ? u"vote"_s : u"consume"_s;
    const Outcome outcome = uselessCall(with, Cause::Malformed);
    if (with.dialect == Dialect::Gemini || with.dialect == Dialect::Ollama) // they are JSON of the event
        return {calls(u"a text"_s, tool, "\"{\"", outcome), calls(u"an array"_s, tool, "[1]", outcome)};
    return {calls(u"cut"_s, tool, R"({"amount":"si)", outcome), calls(u"a text"_s, tool, "tea", outcome)};
}

QList<Trick> unknownTool(const Case &with)
{
    return {calls({}, u"format_disk"_s, R"({"now":true})", uselessCall(with, Cause::NoAnswer))};
}

Fault ofCalls(Fault fault, bool isOfPieces = false)
{
    fault.isOfCalls = true;
    fault.inapplicable = [isOfPieces](const Case &with) {
        const bool isWhole = with.dialect == Dialect::Gemini || with.dialect == Dialect::Ollama;
        return isOfPieces && isWhole ? u"its calls come whole"_s : QString();
    };
    return fault;
}

/// The first key of every object once more before it, with nothing.
QByteArray doubledKeys(const Recording &recording)
{
    QList<StreamLine> lines = recording.lines();
    for (StreamLine &line : lines) {
        if (line.data.startsWith('{'))
            line.data = line.data.first(line.data.indexOf(':')) + ":null," + line.data.sliced(1);
    }
    return framed(recording.dialect, lines);
}

QByteArray hugeNumbers(const Recording &recording)
{
    QList<StreamLine> lines = recording.lines();
    for (StreamLine &line : lines) {
        if (line.data.startsWith('{'))
            line.data = "{\"x\":1e999," + line.data.sliced(1);
    }
    return framed(recording.dialect, lines);
}

QList<StreamLine> oddTypes(Dialect dialect)
{
    QList<StreamLine> lines;
    for (const char *json : {"null", "7", "true", "[]", "{}", "[null]", "[7,{\"text\":8}]"})
        lines.append(rawPiece(dialect, json));
    for (const char *json : {"{}", "null", "[]", "7", "\"x\""})
        lines.append(StreamLine{QByteArray(), json});
    return lines;
}

} // namespace

QList<Fault> jsonFaults()
{
    const QByteArray deep = QByteArray(1'000'000, '[') + QByteArray(1'000'000, ']');
    const QByteArray deepButShort = QByteArray(400'000, '[') + QByteArray(400'000, ']');
    return {
        breaks(u"J01"_s, u"malformed event"_s, withLines([](Dialect) -> QList<StreamLine> {
                   return {{{}, R"({"choices":[{"delta":)"}};
               })),
        {.id = u"J02"_s,
         .what = u"a million levels"_s,
         .tricks = [deep, deepButShort](const Case &with) -> QList<Trick> {
             const Outcome outcome = brokenOff(with, Cause::Malformed);
             return {told(u"longer than an event may be"_s, withRawPiece(deep), outcome),
                     told(u"as deep as an event can be"_s, withRawPiece(deepButShort), outcome)};
         }},
        reads(u"J03"_s, u"doubled keys"_s, doubledKeys),
        {.id = u"J04"_s,
         .what = u"1e999"_s,
         .tricks = [](const Case &) -> QList<Trick> {
             return {told({}, hugeNumbers, failedThrice(Cause::Malformed))};
         }},
        reads(u"J05"_s, u"wrong types"_s, withLines(oddTypes)),
        ofCalls({.id = u"J06"_s, .what = u"arguments in 40 pieces"_s, .tricks = manyPieces}, true),
        ofCalls({.id = u"J07"_s, .what = u"broken arguments"_s, .tricks = brokenArguments}),
        ofCalls({.id = u"J08"_s, .what = u"unknown tool"_s, .tricks = unknownTool}),
        {.id = u"J09"_s,
         .what = u"half a letter"_s,
         .tricks = [](const Case &with) -> QList<Trick> {
             const Body half = withRawPiece(R"("\ud83d")");
             if (with.part == Part::Vote)
                 return {told({}, half, answered())};
             Trick trick = told(
                 {},
                 [half](const Recording &recording) { return half(saying(recording.dialect, speechOf(0))); },
                 answered());
             QStringList pieces = speechOf(0);
             pieces.insert(kPiecesBeforeTheCut, QString(QChar::ReplacementCharacter));
             trick.speech = [pieces](int) { return pieces.join(QString()); };
             return {trick};
         }},
        breaks(u"J10"_s, u"5 MB of base64"_s, withRawPiece('"' + QByteArray(5 * 1024 * 1024, 'A') + '"')),
    };
}

} // namespace studio::tests::faults
