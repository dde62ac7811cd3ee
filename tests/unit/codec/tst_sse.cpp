// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/sse.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_sse {

using namespace Qt::StringLiterals;
using studio::llm::codec::kLongestEvent;
using studio::llm::codec::SseDecoder;
using studio::llm::codec::SseEvent;

namespace {

QList<SseEvent> read(const QByteArray &stream, qsizetype pieceSize)
{
    SseDecoder decoder;
    QList<SseEvent> events;
    for (qsizetype at = 0; at < stream.size(); at += pieceSize)
        events += decoder.feed(QByteArrayView(stream).sliced(at, std::min(pieceSize, stream.size() - at)));
    return events + decoder.finish();
}

} // namespace

class TestSse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatTheStandardSays_data();
    void readsWhatTheStandardSays();
    void aMillionEmptyLinesGiveNothing();
    void tooLongAnEventEndsTheStream();
    void jsonWithoutAFrameIsAnEvent_data();
    void jsonWithoutAFrameIsAnEvent();
    void jsonWithoutAFrameIsCutWhereItEnds();
    void tooLongAValueEndsTheStream();
};

void TestSse::readsWhatTheStandardSays_data()
{
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<QList<SseEvent>>("events");

    const auto one = [](const QByteArray &data) { return QList<SseEvent>{{{}, data}}; };
    QTest::newRow("LF") << "data: a\n\n"_ba << one("a");
    QTest::newRow("CRLF") << "data: a\r\n\r\n"_ba << one("a");
    QTest::newRow("CR") << "data: a\r\r"_ba << one("a");
    QTest::newRow("mixed line ends") << "data: a\r\ndata: b\rdata: c\n\n"_ba << one("a\nb\nc");
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF"
                                        "data: a\n\n"_ba
                                     << one("a");
    QTest::newRow("a mark later is no mark") << "data: a\n\n\xEF\xBB\xBF"
                                                "data: b\n\n"_ba
                                             << one("a");
    QTest::newRow("no space after the colon") << "data:a\n\n"_ba << one("a");
    QTest::newRow("only one space is taken") << "data:  a\n\n"_ba << one(" a");
    QTest::newRow("several data lines") << "data: a\ndata:\ndata: b\n\n"_ba << one("a\n\nb");
    QTest::newRow("no colon at all") << "data\n\n"_ba << one("");
    QTest::newRow("comment, id, retry, unknown")
        << ": hi\nid: 1\nretry: 5\nwhat: ever\ndata: a\n\n"_ba << one("a");
    QTest::newRow("event names") << "event: x\ndata: a\n\ndata: b\n\n"_ba
                                 << QList<SseEvent>{{"x", "a"}, {{}, "b"}};
    QTest::newRow("an event without data is none") << "event: x\n\ndata: a\n\n"_ba << one("a");
    QTest::newRow("the last one without a blank line")
        << "data: a\n\ndata: b"_ba << QList<SseEvent>{{{}, "a"}, {{}, "b"}};
    QTest::newRow("all lengths of UTF-8") << "data: aé鏡😀\n\n"_ba << one("aé鏡😀");
    QTest::newRow("bytes that are no UTF-8") << "data: \xff\xfe\n\n"_ba << one("\xff\xfe");
    QTest::newRow("separators of Unicode are no line ends") << "data: a\u2028b\u2029c\u0085"
                                                               "d\n\n"_ba
                                                            << one("a\u2028b\u2029c\u0085"
                                                                   "d");
    QTest::newRow("NUL") << QByteArray("data: a\0b\n\n", 11) << one(QByteArray("a\0b", 3));
}

void TestSse::readsWhatTheStandardSays()
{
    QFETCH(QByteArray, stream);
    QFETCH(QList<SseEvent>, events);

    for (qsizetype size = 1; size <= stream.size(); ++size)
        QCOMPARE(read(stream, size), events);
}

void TestSse::aMillionEmptyLinesGiveNothing()
{
    const QByteArray stream = QByteArray(1'000'000, '\n') + "data: a\n\n";

    QCOMPARE(read(stream, 4096), (QList<SseEvent>{{{}, "a"}}));
}

void TestSse::tooLongAnEventEndsTheStream()
{
    SseDecoder oneLine;
    SseDecoder manyLines;
    const QByteArray piece = "data: " + QByteArray(1000, 'x');

    (void)oneLine.feed(QByteArray(kLongestEvent + 1, 'x'));
    for (int i = 0; i < 1100; ++i)
        (void)manyLines.feed(QByteArray(piece + '\n'));

    QVERIFY(oneLine.isTooLong());
    QVERIFY(manyLines.isTooLong());
    QVERIFY(oneLine.feed("\n\ndata: a\n\n").isEmpty());
    QVERIFY(manyLines.finish().isEmpty());
}

void TestSse::jsonWithoutAFrameIsAnEvent_data()
{
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<QList<QByteArray>>("values");

    const auto row = [](const char *name, const QByteArray &stream, const QList<QByteArray> &values) {
        QTest::newRow(name) << stream << values;
    };
    row("lines", "{\"a\":1}\n\r\n{\"b\":2}\r\n{\"c\":3}", {"{\"a\":1}", "{\"b\":2}", "{\"c\":3}"});
    row("CR alone", "{\"a\":1}\r{\"b\":2}\r", {"{\"a\":1}", "{\"b\":2}"});
    row("behind a mark", "\xEF\xBB\xBF{\"a\":1}\n", {"{\"a\":1}"});
    row("no line ends", "{\"a\":1}{\"b\":2}", {"{\"a\":1}", "{\"b\":2}"});
    row("printed", "{\n  \"a\": {\n    \"b\": \"}\\\"{\"\n  }\n}\n",
        {"{\n  \"a\": {\n    \"b\": \"}\\\"{\"\n  }\n}"});
    row("a list", "[{\"a\":[1]}\n,\r\n{\"b\":2}]\n", {"{\"a\":[1]}", "{\"b\":2}"});
    row("separated records", "\x1e{\"a\":1}\n\x1e{\"b\":2}\n", {"{\"a\":1}", "{\"b\":2}"});
    row("between events", "data: {\"a\":1}\n\n{\"error\":\"x\"}\n\ndata: b\n\n",
        {"{\"a\":1}", "{\"error\":\"x\"}", "b"});
    row("events without blank lines", "data: {\"a\":1}\ndata: {\"b\":2}\ndata: [DONE]\n",
        {"{\"a\":1}", "{\"b\":2}", "[DONE]"});
    row("the word of the end alone", "{\"a\":1}\n[DONE]\n", {"{\"a\":1}", "[DONE]"});
    row("an object over several data lines", "data: {\"a\":{}\ndata: ,\"b\":{}}\n\n",
        {"{\"a\":{}\n,\"b\":{}}"});
}

void TestSse::jsonWithoutAFrameIsAnEvent()
{
    QFETCH(QByteArray, stream);
    QFETCH(QList<QByteArray>, values);

    for (qsizetype size = 1; size <= stream.size(); ++size) {
        QList<QByteArray> found;
        for (const SseEvent &event : read(stream, size))
            found.append(event.data);
        QCOMPARE(found, values);
    }
}

// It is passed on with its last bracket, and not at all without it.
void TestSse::jsonWithoutAFrameIsCutWhereItEnds()
{
    SseDecoder decoder;

    QCOMPARE(decoder.feed("event: error\n{\"a\":{}"), QList<SseEvent>());
    QVERIFY(decoder.isInValue());
    QCOMPARE(decoder.feed("}"), (QList<SseEvent>{{"error", "{\"a\":{}}", true}}));
    QVERIFY(decoder.feed("{\"b").isEmpty());
    QVERIFY(decoder.finish().isEmpty());
}

void TestSse::tooLongAValueEndsTheStream()
{
    SseDecoder decoder;

    const QList<SseEvent> events =
        decoder.feed(QByteArray("{}\n{\"a\":\"" + QByteArray(kLongestEvent + 1, 'x') + "\"}\n{}\n"));

    QCOMPARE(events, (QList<SseEvent>{{{}, "{}", true}}));
    QVERIFY(decoder.isTooLong());
    QVERIFY(decoder.finish().isEmpty());
}

SUITE_TEST(void, TestSse)

} // namespace tst_sse

#include "tst_sse.moc"
