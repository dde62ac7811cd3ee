// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/company.h"
#include "tests/faults/fault.h"

#include "core/wire/json.h"

using namespace Qt::StringLiterals;

namespace studio::tests::faults {

using model::Cause;

namespace {

constexpr const char *kByteOrderMark = "\xEF\xBB\xBF";

/// The body in packets that end wherever `cut` says so: by the bytes before and the one after.
Script inPackets(const QByteArray &body, const std::function<bool(qsizetype)> &isCut)
{
    Script script = Script().head();
    qsizetype begin = 0;
    for (qsizetype at = 1; at <= body.size(); ++at) {
        if (at < body.size() && !isCut(at))
            continue;
        script.body(body.mid(begin, at - begin)).heard();
        begin = at;
    }
    return script;
}

QByteArray mixedEnds(const Recording &recording)
{
    QByteArray mixed;
    int count = 0;
    for (const StreamLine &line : recording.lines())
        mixed += framed(recording.dialect, {line}, ++count % 2 == 0 ? "\n" : "\r\n");
    return mixed;
}

QList<Trick> splitEnds(const Case &)
{
    return {{.spoil =
                 [](const Recording &recording, const Moment &) {
                     const QByteArray body = framed(recording, "\r\n");
                     return inPackets(body, [body](qsizetype at) { return body.at(at - 1) == '\r'; });
                 },
             .outcome = answered()}};
}

QList<Trick> marked(const Case &)
{
    QList<Trick> tricks{told(
        u"whole"_s,
        [](const Recording &recording) -> QByteArray { return kByteOrderMark + framed(recording); },
        answered())};
    for (const qsizetype cut : {1, 2}) {
        tricks.append({.name = u"after %1 bytes"_s.arg(cut),
                       .spoil =
                           [cut](const Recording &recording, const Moment &) {
                               const QByteArray body(kByteOrderMark + framed(recording));
                               return inPackets(body, [cut](qsizetype at) { return at == cut; });
                           },
                       .outcome = answered()});
    }
    return tricks;
}

QByteArray severalDataLines(const Recording &recording)
{
    QList<StreamLine> lines = recording.lines();
    for (StreamLine &line : lines) {
        if (line.data.startsWith('{'))
            line.data = "{\ndata:\ndata: " + line.data.sliced(1);
    }
    return framed(recording.dialect, lines);
}

QByteArray unknownFields(const Recording &recording)
{
    const bool isSse = recording.dialect != Dialect::Ollama;
    const QByteArray noise = isSse ? ": a comment\nid: 7\nretry: 10\nweird: x\nweirder\n\nevent: "
                                     "system_prompt\ndata: {\"do\":\"it\"}\n\n"
                                   : "{\"do\":\"it\"}\n\n";
    QByteArray body = noise;
    for (const StreamLine &line : recording.lines())
        body += framed(recording.dialect, {line}) + noise;
    return recording.done.isEmpty() ? body : body.chopped(noise.size());
}

// Every letter of two, three and four bytes is cut after its first, its second, its third byte.
QList<Trick> splitLetters(const Case &)
{
    QList<Trick> tricks;
    for (const int after : {1, 2, 3}) {
        tricks.append({.name = u"after byte %1"_s.arg(after),
                       .spoil =
                           [after](const Recording &recording, const Moment &) {
                               const QByteArray body = framed(recording);
                               return inPackets(body, [body, after](qsizetype at) {
                                   return at >= after && quint8(body.at(at - after)) >= 0xC0 &&
                                          (quint8(body.at(at)) & 0xC0) == 0x80;
                               });
                           },
                       .outcome = answered()});
    }
    return tricks;
}

/// The answer with this JSON text as its third piece.
Body withPiece(const QByteArray &json)
{
    return [json](const Recording &recording) -> QByteArray {
        Recording spoilt = recording;
        spoilt.content.insert(kPiecesBeforeTheCut, rawPiece(recording.dialect, json));
        return framed(spoilt);
    };
}

QList<Trick> brokenLetters(const Case &with)
{
    QList<Trick> tricks;
    for (const QByteArray &bytes :
         {QByteArray("\xFF"), QByteArray("\xC0\x80"), QByteArray("\xED\xA0\x80"), QByteArray("\xE6\x9D")})
        tricks.append(told(QString::fromLatin1(bytes.toHex()), withPiece('"' + bytes + '"'),
                           brokenOff(with, Cause::Malformed)));
    return tricks;
}

// Those that end lines elsewhere; in a vote they stand in the thought.
QList<Trick> lineLetters(const Case &with)
{
    const QString letters = u"[\u2028\u2029\u0085]"_s;
    if (with.part == Part::Vote) {
        Trick trick{.outcome = answered()};
        trick.vote = voteOf(0).replace(u"東京"_s, letters);
        trick.importance = importanceOf(0);
        return {trick};
    }
    QStringList pieces = speechOf(0);
    pieces.insert(1, letters);
    Trick trick = told(
        {},
        [pieces](const Recording &recording) -> QByteArray {
            return framed(saying(recording.dialect, pieces));
        },
        answered());
    trick.speech = [pieces](int) { return pieces.join(QString()); };
    return {trick};
}

QList<Trick> zeroBytes(const Case &with)
{
    return {told({}, withPiece(QByteArray("\"a\0b\"", 5)), brokenOff(with, Cause::Malformed))};
}

QList<Trick> endlessLine(const Case &)
{
    return {told(
        {},
        [](const Recording &recording) -> QByteArray {
            return framed(recording.dialect, {piece(recording.dialect, QString(10 * 1024 * 1024, u'x'))});
        },
        failedThrice(Cause::Malformed))};
}

QByteArray withoutLastEnd(const Recording &recording)
{
    QByteArray body = framed(recording);
    while (body.endsWith('\n'))
        body.chop(1);
    return body;
}

/// What only a stream of events has.
Fault ofEvents(Fault fault, const QString &reason)
{
    fault.inapplicable = [reason](const Case &with) {
        return with.dialect == Dialect::Ollama ? reason : QString();
    };
    return fault;
}

} // namespace

QList<Fault> eventFaults()
{
    const auto withEnd = [](const QByteArray &end) {
        return [end](const Recording &recording) -> QByteArray { return framed(recording, end); };
    };
    return {
        reads(u"E01"_s, u"LF"_s, withEnd("\n")),
        reads(u"E02"_s, u"CRLF"_s, withEnd("\r\n")),
        ofEvents(reads(u"E03"_s, u"CR"_s, withEnd("\r")), u"a line of NDJSON never ends in CR"_s),
        reads(u"E04"_s, u"mixed line ends"_s, mixedEnds),
        {.id = u"E05"_s, .what = u"split CRLF"_s, .tricks = splitEnds},
        {.id = u"E06"_s, .what = u"byte order mark"_s, .tricks = marked},
        ofEvents(reads(u"E07"_s, u"data: without space"_s,
                       [](const Recording &recording) -> QByteArray {
                           return framed(recording).replace("data: ", "data:");
                       }),
                 u"NDJSON has no fields"_s),
        ofEvents(reads(u"E08"_s, u"several data lines"_s, severalDataLines), u"NDJSON has no fields"_s),
        reads(u"E09"_s, u"unknown fields and events"_s, unknownFields),
        {.id = u"E10"_s, .what = u"split letters"_s, .tricks = splitLetters},
        {.id = u"E11"_s, .what = u"broken letters"_s, .tricks = brokenLetters},
        {.id = u"E12"_s, .what = u"U+2028, 2029, 0085"_s, .tricks = lineLetters},
        {.id = u"E13"_s, .what = u"NUL"_s, .tricks = zeroBytes},
        {.id = u"E14"_s, .what = u"a line of 10 MB"_s, .tricks = endlessLine},
        reads(u"E15"_s, u"a million empty lines"_s,
              [](const Recording &recording) -> QByteArray {
                  return QByteArray(1'000'000, '\n') + framed(recording);
              }),
        reads(u"E16"_s, u"no line end at the end"_s, withoutLastEnd),
    };
}

} // namespace studio::tests::faults
