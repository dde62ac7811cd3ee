// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/http/head_reader.h"
#include "tests/support/suite.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_head_reader {

using namespace studio;
using namespace studio::tests;
using namespace adapters::http;

namespace {

// The status of the flaw; 0 for a head, 1 for an incomplete head.
int outcome(const QByteArray &bytes)
{
    const auto read = readHead(bytes);
    if (const auto *flaw = std::get_if<HeadFlaw>(&read))
        return flaw->status;
    return std::holds_alternative<ReadHead>(read) ? 0 : 1;
}

} // namespace

class HeadReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHeadIsReadOnceItIsWhole()
    {
        const QByteArray bytes(
            "POST /mcp?a=b HTTP/1.1\r\nHost: x\r\nX-Two:  a \r\nx-two: b\r\nContent-Length: 7\r\n\r\n");

        for (qsizetype cut = 0; cut < bytes.size(); ++cut)
            QCOMPARE(outcome(bytes.first(cut)), 1);
        const auto read = std::get<ReadHead>(readHead(QByteArray(bytes + "{}more")));

        QCOMPARE(read.size, bytes.size());
        QCOMPARE(read.head.method, "POST");
        QCOMPARE(read.head.path, "/mcp");
        QCOMPARE(read.head.query, "a=b");
        QCOMPARE(read.head.header("host"), QByteArray("x"));
        QCOMPARE(read.head.count("x-two"), 2);
        QVERIFY(!read.head.header("x-two"));
        QCOMPARE(read.length, 7);
        QVERIFY(read.staysOpen);
    }

    void whatCanBeReadInTwoWaysIsNoHead_data()
    {
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<int>("status");

        QTest::newRow("length and chunks")
            << QByteArray("Content-Length: 3\r\nTransfer-Encoding: chunked\r\n") << 400;
        QTest::newRow("two lengths") << QByteArray("Content-Length: 3\r\nContent-Length: 3\r\n") << 400;
        QTest::newRow("list of lengths") << QByteArray("Content-Length: 3, 3\r\n") << 400;
        QTest::newRow("signed length") << QByteArray("Content-Length: +3\r\n") << 400;
        QTest::newRow("hexadecimal length") << QByteArray("Content-Length: 0x3\r\n") << 400;
        QTest::newRow("endless length") << QByteArray("Content-Length: 99999999999999999999\r\n") << 400;
        QTest::newRow("empty length") << QByteArray("Content-Length:\r\n") << 400;
        QTest::newRow("two codings") << QByteArray(
                                            "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n")
                                     << 400;
        QTest::newRow("other coding") << QByteArray("Transfer-Encoding: gzip, chunked\r\n") << 501;
        QTest::newRow("hidden coding") << QByteArray("Transfer-Encoding : chunked\r\n") << 400;
        QTest::newRow("vertical tab") << QByteArray("Transfer-Encoding: \x0b"
                                                    "chunked\r\n")
                                      << 400;
        QTest::newRow("folded") << QByteArray("X-A: b\r\n c\r\n") << 400;
        QTest::newRow("lone line end") << QByteArray("X-A: b\nX-C: d\r\n") << 400;
        QTest::newRow("lone return") << QByteArray("X-A: b\rX-C: d\r\n") << 400;
        QTest::newRow("zero") << QByteArray("X-A: b\0c\r\n", 10) << 400;
        QTest::newRow("no name") << QByteArray(": b\r\n") << 400;
        QTest::newRow("no colon") << QByteArray("X-A\r\n") << 400;
        QTest::newRow("other expectation") << QByteArray("Expect: tea\r\n") << 417;
        QTest::newRow("a hundred and one") << QByteArray("A: b\r\n").repeated(101) << 431;
        QTest::newRow("long") << "A: " + QByteArray(20'000, 'b') + "\r\n" << 431;
    }
    void whatCanBeReadInTwoWaysIsNoHead()
    {
        QFETCH(const QByteArray, headers);
        QFETCH(const int, status);

        const int seen = outcome("POST / HTTP/1.1\r\n" + headers + "\r\n");

        QCOMPARE(seen, status);
    }

    void aFirstLineIsAMethodAPathAndAVersion_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("status");

        QTest::newRow("address") << QByteArray("GET http://evil.com/ HTTP/1.1") << 403;
        QTest::newRow("authority") << QByteArray("CONNECT evil.com:80 HTTP/1.1") << 400;
        QTest::newRow("star") << QByteArray("OPTIONS * HTTP/1.1") << 400;
        QTest::newRow("fragment") << QByteArray("GET /#a HTTP/1.1") << 400;
        QTest::newRow("space") << QByteArray("GET /a b HTTP/1.1") << 400;
        QTest::newRow("two spaces") << QByteArray("GET  / HTTP/1.1") << 400;
        QTest::newRow("no version") << QByteArray("GET /") << 400;
        QTest::newRow("second version") << QByteArray("GET / HTTP/2.0") << 505;
        QTest::newRow("small letters") << QByteArray("get / HTTP/1.1") << 400;
        QTest::newRow("tea") << QByteArray("BREW / HTCPCP/1.0") << 400;
    }
    void aFirstLineIsAMethodAPathAndAVersion()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const int, status);

        const int seen = outcome(line + "\r\nHost: x\r\n\r\n");

        QCOMPARE(seen, status);
    }

    void whatCannotBecomeAHeadIsKnownAtOnce()
    {
        const QByteArray tls("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11);

        QCOMPARE(outcome(tls), 400);
        QCOMPARE(outcome(tls.first(1)), 400);
        QCOMPARE(outcome("\n"), 400);
        QCOMPARE(outcome(QByteArray(kLongestHead + 1, 'A')), 431);
    }

    void randomBytesAreNeverReadBeyond()
    {
        QRandomGenerator dice(7);
        const QByteArray seed("POST /echo HTTP/1.1\r\nHost: 127.0.0.1:1\r\nContent-Length: 2\r\n\r\n{}");

        for (int round = 0; round < 20'000; ++round) {
            QByteArray bytes = seed;
            for (int changes = dice.bounded(4); changes >= 0; --changes)
                bytes[dice.bounded(int(bytes.size()))] = char(dice.bounded(256));
            bytes.truncate(dice.bounded(int(bytes.size()) + 1));

            const auto read = readHead(bytes);

            if (const auto *head = std::get_if<ReadHead>(&read)) {
                QVERIFY(head->size <= bytes.size());
                QVERIFY(head->head.path.startsWith('/'));
                QVERIFY(head->length >= 0);
            }
        }
    }
};

SUITE_TEST(QCoreApplication, HeadReaderTest)

} // namespace tst_head_reader

#include "tst_head_reader.moc"
