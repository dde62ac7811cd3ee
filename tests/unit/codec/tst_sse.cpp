// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/lines.h"
#include "core/llm/codec/sse.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_sse {

using namespace Qt::StringLiterals;
using studio::llm::codec::kLongestEvent;
using studio::llm::codec::LineDecoder;
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
    void linesEndInEitherWay();
    void tooLongALineEndsTheLines();
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

void TestSse::linesEndInEitherWay()
{
    const QByteArray stream = "{\"a\":1}\n\r\n{\"b\":2}\r\n{\"c\":3}";

    for (qsizetype size = 1; size <= stream.size(); ++size) {
        LineDecoder decoder;
        QList<QByteArray> lines;
        for (qsizetype at = 0; at < stream.size(); at += size)
            lines += decoder.feed(QByteArrayView(stream).sliced(at, std::min(size, stream.size() - at)));
        lines += decoder.finish();

        QCOMPARE(lines, (QList<QByteArray>{"{\"a\":1}", "{\"b\":2}", "{\"c\":3}"}));
    }
}

void TestSse::tooLongALineEndsTheLines()
{
    LineDecoder decoder;

    const QList<QByteArray> lines =
        decoder.feed(QByteArray("{}\n" + QByteArray(kLongestEvent + 1, 'x') + "\n{}\n"));

    QCOMPARE(lines, QList<QByteArray>{"{}"});
    QVERIFY(decoder.isTooLong());
    QVERIFY(decoder.finish().isEmpty());
}

SUITE_TEST(void, TestSse)

} // namespace tst_sse

#include "tst_sse.moc"
