// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rounds.h"
#include "tests/support/suite.h"
#include "tests/unit/markdown/written.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

namespace tst_streaming {

using namespace studio::markdown;
using namespace Qt::StringLiterals;

namespace {

// A message of random parts that are special to the reader.
QString randomMessage(QRandomGenerator &random)
{
    static const QStringList parts{u"\n"_s,
                                   u"\n\n"_s,
                                   u"\r\n"_s,
                                   u"# "_s,
                                   u"- "_s,
                                   u"  "_s,
                                   u"    "_s,
                                   u"> "_s,
                                   u"1. "_s,
                                   u"```"_s,
                                   u"~~~\n"_s,
                                   u"`"_s,
                                   u"*"_s,
                                   u"**"_s,
                                   u"_"_s,
                                   u"~~"_s,
                                   u"["_s,
                                   u"]("_s,
                                   u")"_s,
                                   u"![a](b)"_s,
                                   u"| a | b |\n|--|:-:|\n"_s,
                                   u"|"_s,
                                   u"---\n"_s,
                                   u"\t"_s,
                                   u"word "_s,
                                   u"日本語。"_s,
                                   u"😀"_s,
                                   u"https://a.b "_s,
                                   u"<b>"_s,
                                   u"\\"_s,
                                   u"\u0301"_s,
                                   u"\u200d"_s,
                                   u"a|b\n"_s,
                                   u"\n```\n"_s,
                                   u"é"_s};
    QString message;
    const int count = int(random.bounded(60));
    for (int part = 0; part < count; ++part) {
        message += parts.at(random.bounded(parts.size()));
        if (random.bounded(150) == 0)
            message += QString(u"long あ "_s).repeated(int(random.bounded(900)));
        if (random.bounded(150) == 0)
            message += QString(u"x"_s).repeated(int(random.bounded(5000)));
    }
    return message;
}

} // namespace

class TestStreaming : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void piecesGiveTheBlocksOfTheWhole()
    {
        QRandomGenerator random(20261121);
        for (int round = 0; round < studio::tests::rounds(600); ++round) {
            const QString message = randomMessage(random);
            Parser parser;
            const int longest = 1 + int(random.bounded(message.size() < 500 ? 3 : 200));

            for (qsizetype at = 0; at < message.size();) {
                const qsizetype length = 1 + random.bounded(longest); // also cuts surrogate pairs and \r\n
                const QList<Block> before = parser.blocks();
                const int frozen = parser.frozen();

                const int changed = parser.append(QStringView(message).mid(at, length));

                at += length;
                QVERIFY(changed >= frozen);
                QVERIFY(parser.frozen() >= frozen);
                QVERIFY(parser.blocks().size() >= changed);
                QVERIFY(std::equal(before.begin(), before.begin() + changed, parser.blocks().begin()));
                if (at < 500 && random.bounded(10) == 0)
                    QCOMPARE(parser.blocks(), parse(message.left(at)));
            }

            if (parser.blocks() != parse(message))
                QFAIL(qPrintable(message));
        }
    }

    void eachPrefixOfAMessageIsReadAlike()
    {
        const QString message =
            u"# A\r\n\r\n- b *c*\r\n  1. d\r\n> e 😀\n\n```x\ny\n```\n|a|b|\n|-|-|\n|1|2|\nend"_s;
        Parser parser;

        for (qsizetype size = 1; size <= message.size(); ++size) {
            parser.append(QStringView(message).mid(size - 1, 1));
            QCOMPARE(parser.blocks(), parse(message.left(size)));
        }
    }

    void closedBlocksAreFrozen()
    {
        Parser parser;
        parser.append(u"one\n\n# two\n\nthree is"_s);

        QCOMPARE(parser.frozen(), 2);
        QCOMPARE(parser.append(u" open"_s), 2);
        QCOMPARE(parser.append(u"\n\n"_s), 3); // now it is final, and unchanged
        QCOMPARE(parser.frozen(), 3);
    }

    void whatIsNotClosedYetIsShownAsFarAsItGoes()
    {
        Parser parser;

        parser.append(u"```py\nprint("_s);
        QCOMPARE(test::written(parser.blocks()), QStringList{u"C(py): print("_s});
        parser.append(u")\n```"_s);
        QCOMPARE(test::written(parser.blocks()), QStringList{u"C(py): print()"_s});
        parser.append(u"\nA **bo"_s);
        QCOMPARE(test::written(parser.blocks()).last(), u"P: A **bo"_s);
        parser.append(u"ld**"_s);
        QCOMPARE(test::written(parser.blocks()).last(), u"P: A bold"_s);
    }

    void hostileMessagesTakeTheTimeOfTheirLength_data()
    {
        QTest::addColumn<QString>("part");
        for (const QString &part : {u"*"_s, u"["_s, u">"_s, u"> "_s, u"- "_s, u"- a\n"_s, u"#\n"_s, u"|"_s,
                                    u"a|"_s, u"\n"_s, u"```\n"_s, u"\t"_s, u"1. "_s, u"a\n|-|\n"_s,
                                    u"    x\n\n"_s, u"~~~"_s, u"あ"_s, QString(QChar(0xd83d)), u"\r"_s})
            QTest::newRow(qPrintable(part.toHtmlEscaped())) << part;
    }
    // The longest message that is accepted (a part of it under the sanitizers), in pieces of 100 units.
    void hostileMessagesTakeTheTimeOfTheirLength()
    {
        QFETCH(QString, part);
        const QString message =
            part.repeated(Parser::kLongestMessage / studio::tests::kOneRoundOf / part.size());
        QElapsedTimer timer;
        timer.start();
        Parser parser;

        for (qsizetype at = 0; at < message.size(); at += 100)
            parser.append(QStringView(message).mid(at, 100));

        QVERIFY2(timer.elapsed() < 60'000, qPrintable(QString::number(timer.elapsed())));
        for (const Block &block : parser.blocks()) {
            QVERIFY(block.containers.size() <= BlockBuilder::kDeepest);
            QVERIFY(block.text.plain.size() <= 2 * BlockBuilder::kLongestBlock);
        }
    }

    void listsNestAsDeepAsIsReadAndNoDeeper()
    {
        QString message;
        for (int depth = 0; depth < 10'000; ++depth)
            message += QString(2 * std::min(depth, 40), u' ') + u"- x\n"_s;

        const QList<Block> blocks = parse(message);

        QVERIFY(!blocks.isEmpty());
        for (const Block &block : blocks)
            QVERIFY(block.containers.size() <= BlockBuilder::kDeepest);
    }
};

SUITE_TEST(void, TestStreaming)

} // namespace tst_streaming

#include "tst_streaming.moc"
