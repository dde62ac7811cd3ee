// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/http/body_reader.h"
#include "tests/support/suite.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_body_reader {

using namespace studio;
using namespace studio::tests;
using namespace adapters::http;
using Step = BodyReader::Step;

namespace {

BodyReader chunked(qint64 longest = 100)
{
    ReadHead head;
    head.isChunked = true;
    return {head, longest};
}

Step stepAfter(const QByteArray &bytes, qint64 longest = 100)
{
    BodyReader reader = chunked(longest);
    reader.take(bytes);
    return reader.step();
}

} // namespace

class BodyReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBodyIsAsLongAsItsHeadSays()
    {
        ReadHead head;
        head.length = 5;
        BodyReader reader(head, 5);

        QCOMPARE(reader.take("tea"), 3);
        QCOMPARE(reader.step(), Step::NeedsMore);
        QCOMPARE(reader.take("! GET"), 2);

        QCOMPARE(reader.step(), Step::Whole);
        QCOMPARE(reader.takeBody(), "tea! ");
    }

    void aBodyThatIsTooLongIsNotRead()
    {
        ReadHead head;
        head.length = 6;
        BodyReader reader(head, 5);

        QCOMPARE(reader.step(), Step::TooLarge);
        QCOMPARE(reader.take("teatea"), 0);
    }

    void chunksAreJoinedWhereverTheyAreCut()
    {
        const QByteArray bytes("3\r\ntea\r\nA;x=\"y\"\r\n for three\r\n0\r\nX-Trailer: a\r\n\r\n");

        for (qsizetype cut = 0; cut <= bytes.size(); ++cut) {
            BodyReader reader = chunked();
            const qsizetype taken =
                reader.take(bytes.first(cut)) + reader.take(QByteArray(bytes.sliced(cut) + "GET /"));

            QCOMPARE(taken, bytes.size());
            QCOMPARE(reader.step(), Step::Whole);
            QCOMPARE(reader.takeBody(), "tea for three");
        }
    }

    void chunksThatCanBeReadInTwoWaysAreNone_data()
    {
        QTest::addColumn<QByteArray>("bytes");

        QTest::newRow("no size") << QByteArray("\r\n");
        QTest::newRow("sign") << QByteArray("+3\r\n");
        QTest::newRow("prefix") << QByteArray("0x3\r\n");
        QTest::newRow("space") << QByteArray(" 3\r\n");
        QTest::newRow("space behind") << QByteArray("3 \r\n");
        QTest::newRow("letters") << QByteArray("g\r\n");
        QTest::newRow("overflow") << QByteArray("10000000000000003\r\n");
        QTest::newRow("lone line end") << QByteArray("3\ntea");
        QTest::newRow("lone return") << QByteArray("3\rtea");
        QTest::newRow("more than it said") << QByteArray("3\r\nteas\r\n");
        QTest::newRow("long extension") << "3;" + QByteArray(300, 'x') + "\r\n";
        QTest::newRow("zero in extension") << QByteArray("3;\0\r\n", 6);
        QTest::newRow("no trailer") << QByteArray("0\r\nGET / HTTP/1.1\r\n\r\n").replace(":", "");
        QTest::newRow("endless trailers")
            << "0\r\n" + QByteArray("X: " + QByteArray(200, 'y') + "\r\n").repeated(30);
    }
    void chunksThatCanBeReadInTwoWaysAreNone()
    {
        QFETCH(const QByteArray, bytes);

        QCOMPARE(stepAfter(bytes), Step::Malformed);
    }

    void chunksAreBoundedTogether()
    {
        QCOMPARE(stepAfter("65\r\n"), Step::TooLarge); // 101 bytes
        QCOMPARE(stepAfter(QByteArray("1\r\na\r\n").repeated(101)), Step::TooLarge);
        QCOMPARE(stepAfter("ffffffff\r\n"), Step::TooLarge);
    }

    void randomBytesNeitherGrowNorRunOver()
    {
        QRandomGenerator dice(11);
        const QByteArray letters("0123456789abcdef;\r\n\r\n\r\n:x");

        for (int round = 0; round < 20'000; ++round) {
            QByteArray bytes(dice.bounded(80), '0');
            for (char &c : bytes)
                c = letters[dice.bounded(int(letters.size()))];
            BodyReader reader = chunked(20);

            const qsizetype taken = reader.take(bytes);

            QVERIFY(taken <= bytes.size());
            QVERIFY(reader.takeBody().size() <= 20);
        }
    }
};

SUITE_TEST(QCoreApplication, BodyReaderTest)

} // namespace tst_body_reader

#include "tst_body_reader.moc"
