// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/match.h"
#include "core/llm/http/endpoint.h"
#include "core/llm/provider/cassette.h"
#include "core/wire/json.h"
#include "core/wire/names.h"
#include "tests/support/rounds.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTest>

#include <algorithm>

namespace tst_recordings {

using namespace Qt::StringLiterals;
using namespace studio::llm::codec;
using studio::llm::http::decoderFor;
using studio::llm::provider::Exchange;
using studio::llm::provider::exchangeFromLine;
using studio::model::ProviderKind;
using studio::wire::Json;

// The cassettes in tests/recordings: answers of each dialect, written from its documentation and from answers
// that servers are known to send. Each exchange has its meaning beside it ("expected").
namespace {

QString counted(const QString &name, const std::optional<qint64> &count)
{
    return count ? u" %1=%2"_s.arg(name).arg(*count) : QString();
}

QString wordOf(FinishReason reason)
{
    switch (reason) {
    case FinishReason::Stop: return u"stop"_s;
    case FinishReason::Length: return u"length"_s;
    case FinishReason::ToolCalls: return u"toolCalls"_s;
    case FinishReason::Refused: return u"refused"_s;
    case FinishReason::Other: break;
    }
    return u"other"_s;
}

QString lineOf(const StreamEvent &event)
{
    return std::visit(
        studio::base::Match{
            [](const Text &text) -> QString { return u"text: "_s + text.text; },
            [](const Thinking &thinking) -> QString { return u"thinking: "_s + thinking.text; },
            [](const Kept &kept) -> QString { return u"kept: "_s + QString::fromUtf8(kept.block.text); },
            [](const Called &called) -> QString {
                return u"call: %1 %2 %3"_s.arg(called.call.id.value(), called.call.name,
                                               QString::fromUtf8(called.call.arguments.text));
            },
            [](const Usage &usage) -> QString {
                return u"usage:"_s + counted(u"in"_s, usage.input) + counted(u"out"_s, usage.output) +
                       counted(u"cached"_s, usage.cached) + counted(u"thinking"_s, usage.thinking);
            },
            [](const Ended &ended) -> QString {
                return u"ended: %1 %2"_s.arg(wordOf(ended.reason), ended.word);
            },
            [](const Broken &broken) -> QString {
                const Fault &fault = broken.fault;
                return u"broken: %1 %2 %3"_s.arg(studio::wire::nameOf(fault.cause))
                    .arg(fault.status.value_or(0))
                    .arg(fault.mayRetry ? u"retry"_s : u"once"_s);
            },
        },
        event);
}

/// One line for each event; consecutive pieces of a text are joined.
QStringList linesOf(const QList<StreamEvent> &events)
{
    QStringList lines;
    const StreamEvent *before = nullptr;
    for (const StreamEvent &event : events) {
        const bool goesOn = before && before->index() == event.index();
        if (const auto *text = std::get_if<Text>(&event); text && goesOn)
            lines.last() += text->text;
        else if (const auto *thinking = std::get_if<Thinking>(&event); thinking && goesOn)
            lines.last() += thinking->text;
        else
            lines.append(lineOf(event));
        before = &event;
    }
    return lines;
}

QStringList heardIn(ProviderKind kind, const QList<QByteArray> &pieces)
{
    const std::unique_ptr<StreamDecoder> decoder = decoderFor(kind);
    QList<StreamEvent> events;
    for (const QByteArray &piece : pieces)
        events += decoder->feed(piece);
    return linesOf(events + decoder->finish());
}

struct Recording
{
    QString name;
    ProviderKind kind = ProviderKind::Compatible;
    QByteArray stream;
    QStringList expected;
};

QList<Recording> recordingsIn(const QString &file, ProviderKind kind)
{
    QFile cassette(QStringLiteral(STUDIO_SOURCE_DIR "/tests/recordings/") + file);
    if (!cassette.open(QIODevice::ReadOnly))
        return {};
    QList<Recording> recordings;
    (void)cassette.readLine(); // its head
    while (!cassette.atEnd()) {
        const QByteArray line = cassette.readLine();
        const auto exchange = exchangeFromLine(line);
        const auto json = studio::wire::parse(line);
        if (!exchange || !json)
            return {};
        Recording recording{file + u", "_s + studio::wire::toText((*json)["name"]), kind, {}, {}};
        for (const Exchange::Piece &piece : exchange->pieces)
            recording.stream += piece.bytes;
        for (const Json &expected : (*json)["expected"])
            recording.expected.append(studio::wire::toText(expected));
        recordings.append(recording);
    }
    return recordings;
}

} // namespace

class TestRecordings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyDialectHasSome();
    void aRecordingMeansWhatStandsBesideIt_data() { eachRecording(); }
    void aRecordingMeansWhatStandsBesideIt();
    void howItIsCutMeansNothing_data() { eachRecording(); }
    void howItIsCutMeansNothing();
    void howItsLinesAreWrittenMeansNothing_data() { eachRecording(); }
    void howItsLinesAreWrittenMeansNothing();
    void aBeginningIsNeverTakenForTheWhole_data() { eachRecording(); }
    void aBeginningIsNeverTakenForTheWhole();
    void aWrongByteEndsItOnceAtMost_data() { eachRecording(); }
    void aWrongByteEndsItOnceAtMost();

private:
    static void eachRecording();
    static QList<Recording> all();
};

QList<Recording> TestRecordings::all()
{
    return recordingsIn(u"openai-chat.cassette"_s, ProviderKind::OpenAi) +
           recordingsIn(u"openai-responses.cassette"_s, ProviderKind::OpenAiResponses) +
           recordingsIn(u"anthropic.cassette"_s, ProviderKind::Anthropic) +
           recordingsIn(u"gemini.cassette"_s, ProviderKind::Gemini) +
           recordingsIn(u"ollama.cassette"_s, ProviderKind::Ollama);
}

void TestRecordings::eachRecording()
{
    QTest::addColumn<ProviderKind>("kind");
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<QStringList>("expected");

    for (const Recording &recording : all())
        QTest::newRow(qUtf8Printable(recording.name))
            << recording.kind << recording.stream << recording.expected;
}

void TestRecordings::everyDialectHasSome()
{
    QHash<ProviderKind, int> counts;
    for (const Recording &recording : all())
        ++counts[recording.kind];

    QCOMPARE(counts.size(), 5);
    for (const int count : std::as_const(counts))
        QVERIFY(count >= 5);
}

void TestRecordings::aRecordingMeansWhatStandsBesideIt()
{
    QFETCH(ProviderKind, kind);
    QFETCH(QByteArray, stream);
    QFETCH(QStringList, expected);

    QCOMPARE(heardIn(kind, {stream}), expected);
}

void TestRecordings::howItIsCutMeansNothing()
{
    QFETCH(ProviderKind, kind);
    QFETCH(QByteArray, stream);
    QFETCH(QStringList, expected);

    QList<QByteArray> bytes;
    for (const char byte : stream)
        bytes.append(QByteArray(1, byte));
    QCOMPARE(heardIn(kind, bytes), expected);
    for (qsizetype cut = 1; cut < stream.size(); cut += studio::tests::kOneRoundOf)
        QVERIFY2(heardIn(kind, {stream.first(cut), stream.sliced(cut)}) == expected,
                 qPrintable(u"cut at byte %1"_s.arg(cut)));
}

// Details that the stream format leaves to the server: line ends, a mark at the beginning, comments and
// unknown fields, a space, data in several lines, and the last blank line.
void TestRecordings::howItsLinesAreWrittenMeansNothing()
{
    QFETCH(ProviderKind, kind);
    QFETCH(QByteArray, stream);
    QFETCH(QStringList, expected);
    const QByteArray plain = stream.replace("\r\n", "\n").replace('\r', '\n');
    const auto with = [&plain](const QByteArray &one, const QByteArray &other) {
        return QByteArray(plain).replace(one, other);
    };

    QList<QByteArray> variants{plain, with("\n", "\r\n"), with("\n", "\n\n"), plain.trimmed()};
    if (kind != ProviderKind::Ollama) {
        variants += {with("\n", "\r"),
                     "\xEF\xBB\xBF" + plain,
                     with("data: ", "data:"),
                     with("data: ", "id: 7\n: still there\nretry: 100\nodd\ndata: "),
                     with("data: {", "data: {\ndata: "),
                     with("data: ", "event: surprise\ndata: ")};
        variants.removeAt(2); // a blank line ends an event
    }

    for (const QByteArray &variant : std::as_const(variants))
        QVERIFY2(heardIn(kind, {variant}) == expected, variant.constData());
}

// A connection may break at any byte. The text heard by then is a prefix of the whole, and only an answer
// with all of the content may count as ended.
void TestRecordings::aBeginningIsNeverTakenForTheWhole()
{
    QFETCH(ProviderKind, kind);
    QFETCH(QByteArray, stream);
    QFETCH(QStringList, expected);

    const auto said = [](QStringList lines) {
        lines.removeIf([](const QString &line) { return line.startsWith(u"usage:"_s); });
        return lines;
    };
    for (qsizetype end = 0; end < stream.size(); end += studio::tests::kOneRoundOf) {
        QStringList heard = heardIn(kind, {stream.first(end)});
        QVERIFY2(!heard.isEmpty(), qPrintable(u"silent after byte %1"_s.arg(end)));
        if (heard.last().startsWith(u"ended:"_s)) {
            QVERIFY2(said(heard) == said(expected), qPrintable(u"whole after byte %1"_s.arg(end)));
            continue;
        }
        QVERIFY(heard.takeLast().startsWith(u"broken:"_s));
        for (qsizetype line = 0; line < heard.size(); ++line) {
            QVERIFY2(line < expected.size() && expected.at(line).startsWith(heard.at(line)),
                     qPrintable(u"%1 after byte %2"_s.arg(heard.at(line)).arg(end)));
        }
    }
}

// Whatever a stream holds, it ends once, and nothing comes after the end.
void TestRecordings::aWrongByteEndsItOnceAtMost()
{
    QFETCH(ProviderKind, kind);
    QFETCH(QByteArray, stream);
    const auto isEnd = [](const QString &line) {
        return line.startsWith(u"ended:"_s) || line.startsWith(u"broken:"_s);
    };
    constexpr qsizetype kStep = 13 * studio::tests::kOneRoundOf; // bytes: a multiple of nothing in the file

    for (qsizetype at = 0; at < stream.size(); at += kStep) {
        for (const char wrong : {'\0', '\n', '"', '{', '\xFF'}) {
            QByteArray spoilt = stream;
            spoilt[at] = wrong;
            const QStringList heard = heardIn(kind, {spoilt});
            QCOMPARE(std::count_if(heard.begin(), heard.end(), isEnd), 1);
            QVERIFY(isEnd(heard.last()));
        }
    }
}

SUITE_TEST(void, TestRecordings)

} // namespace tst_recordings

#include "tst_recordings.moc"
