// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/call_watch.h"
#include "core/agent/text_watch.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_loop_watch {

using namespace Qt::StringLiterals;
using namespace studio;
using agent::CallWatch;
using agent::TextWatch;
using What = model::LoopDetected::What;

namespace {

llm::ToolCall call(const QString &name, const QByteArray &arguments = "{}")
{
    return {base::CallId(u"c"_s), name, {arguments}};
}

/// The number of calls before a loop was reported, and the loop.
std::pair<int, std::optional<model::LoopDetected>> after(const QStringList &row, int calls)
{
    CallWatch watch;
    for (int i = 0; i < calls; ++i) {
        if (const auto loop = watch.add(call(row.at(i % row.size()))))
            return {i + 1, loop};
    }
    return {calls, std::nullopt};
}

/// Reads the text in pieces, as a model writes it.
std::optional<model::LoopDetected> heard(const QString &text, qsizetype piece = 7)
{
    TextWatch watch;
    for (qsizetype at = 0; at < text.size(); at += piece) {
        if (const auto loop = watch.add(text.mid(at, piece)))
            return loop;
    }
    return std::nullopt;
}

/// No two pieces of it are alike.
QString prose(qsizetype size)
{
    QString text;
    for (int i = 0; text.size() < size; ++i)
        text += u"word%1 and %2 then "_s.arg(i).arg(i * 7919 % 1009);
    return text.left(size);
}

const QString kSentence = u"And so we went on and on along the river, until we came back. "_s;

} // namespace

/// Whether the calls, or the words, of one turn go in circles.
class TestLoopWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRowOfCallsIsALoopTheFifthTime_data();
    void aRowOfCallsIsALoopTheFifthTime();
    void aRowThatGoesOnIsToldAgain();
    void theOrderOfArgumentsDoesNotMatter();
    void otherArgumentsAreNoLoop();
    void fourTimesAreNone();
    void sixCallsInARowAreTooMany();
    void aLongArgumentIsShownInShort();
    void aSentenceIsALoopTheTenthTime();
    void nineTimesAreNone();
    void whatIsFarApartIsNoLoop();
    void proseIsNoLoop();
    void japaneseGoesInCirclesToo();
    void whatRepeatsByItsNatureIsLeftOut_data();
    void whatRepeatsByItsNatureIsLeftOut();
    void afterAFenceProseIsWatchedAgain();
    void aLoopOfWordsIsToldOnce();
    void theSizeOfPiecesDoesNotMatter();
};

void TestLoopWatch::aRowOfCallsIsALoopTheFifthTime_data()
{
    QTest::addColumn<QStringList>("row");
    QTest::addColumn<QString>("evidence");

    QTest::newRow("one") << QStringList{u"a"_s} << u"a()"_s;
    QTest::newRow("two") << QStringList{u"a"_s, u"b"_s} << u"a() → b()"_s;
    QTest::newRow("three") << QStringList{u"a"_s, u"b"_s, u"c"_s} << u"a() → b() → c()"_s;
    QTest::newRow("four") << QStringList{u"a"_s, u"a"_s, u"b"_s, u"c"_s} << u"a() → a() → b() → c()"_s;
    QTest::newRow("five") << QStringList{u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s}
                          << u"a() → b() → c() → d() → e()"_s;
}

void TestLoopWatch::aRowOfCallsIsALoopTheFifthTime()
{
    QFETCH(const QStringList, row);
    QFETCH(const QString, evidence);

    const auto [calls, loop] = after(row, 100);

    QCOMPARE(calls, int(5 * row.size()));
    QVERIFY(loop);
    QCOMPARE(loop->what, row.size() == 1 ? What::SameCall : What::CallCycle);
    QCOMPARE(loop->evidence, evidence);
    QCOMPARE(loop->times, 5);
}

void TestLoopWatch::aRowThatGoesOnIsToldAgain()
{
    CallWatch watch;
    for (int i = 0; i < 5; ++i)
        static_cast<void>(watch.add(call(u"a"_s)));

    const auto sixth = watch.add(call(u"a"_s));
    const auto other = watch.add(call(u"b"_s));

    QVERIFY(sixth);
    QCOMPARE(sixth->times, 6);
    QVERIFY(!other);
}

void TestLoopWatch::theOrderOfArgumentsDoesNotMatter()
{
    CallWatch watch;
    std::optional<model::LoopDetected> loop;
    for (int i = 0; i < 5; ++i)
        loop = watch.add(call(u"a"_s, i % 2 ? R"({"x":1,"y":2})" : R"({ "y":2, "x":1 })"));

    QVERIFY(loop);
}

void TestLoopWatch::otherArgumentsAreNoLoop()
{
    CallWatch watch;
    for (int i = 0; i < 50; ++i)
        QVERIFY(!watch.add(call(u"a"_s, R"({"x":)" + QByteArray::number(i) + "}")));
}

void TestLoopWatch::fourTimesAreNone() { QVERIFY(!after({u"a"_s, u"b"_s}, 9).second); }

void TestLoopWatch::sixCallsInARowAreTooMany()
{
    QVERIFY(!after({u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s}, 100).second);
}

void TestLoopWatch::aLongArgumentIsShownInShort()
{
    CallWatch watch;
    std::optional<model::LoopDetected> loop;
    for (int i = 0; i < 5; ++i)
        loop = watch.add(call(u"a"_s, R"({"x":")" + QByteArray(100'000, 'x') + "\"}"));

    QVERIFY(loop);
    QVERIFY(loop->evidence.size() < 200);
}

void TestLoopWatch::aSentenceIsALoopTheTenthTime()
{
    const auto loop = heard(kSentence.repeated(11));

    QVERIFY(loop);
    QCOMPARE(loop->what, What::SameText);
    QCOMPARE(loop->times, 10);
    QVERIFY(kSentence.repeated(2).contains(loop->evidence));
}

void TestLoopWatch::nineTimesAreNone() { QVERIFY(!heard(kSentence.repeated(9))); }

void TestLoopWatch::whatIsFarApartIsNoLoop()
{
    const auto apart = [](qsizetype words) {
        QString text;
        for (int i = 0; i < 12; ++i)
            text += kSentence + prose(4000).mid(i * words, words);
        return text;
    };

    QVERIFY(heard(apart(100)));
    QVERIFY(!heard(apart(300)));
}

void TestLoopWatch::proseIsNoLoop() { QVERIFY(!heard(prose(60'000))); }

void TestLoopWatch::japaneseGoesInCirclesToo()
{
    QVERIFY(heard(
        u"川に沿ってどんどん歩いて、また同じところへ戻ってきました。それでも空はとても青くて、"_s.repeated(
            12)));
}

void TestLoopWatch::whatRepeatsByItsNatureIsLeftOut_data()
{
    QTest::addColumn<QString>("line");

    const QString same = u"the same words that stand on each of all these lines here\n"_s;
    QTest::newRow("list") << u"- "_s + same;
    QTest::newRow("stars") << u"* "_s + same;
    QTest::newRow("numbered") << u"1. "_s + same;
    QTest::newRow("dots of Japan") << u"・"_s + same;
    QTest::newRow("table") << u"| a | "_s + same;
    QTest::newRow("heading") << u"## "_s + same;
    QTest::newRow("quote") << u"> "_s + same;
    QTest::newRow("rule") << QString(70, u'-') + u'\n';
    QTest::newRow("code") << u"```\n"_s + same.repeated(3) + u"```\n"_s;
}

void TestLoopWatch::whatRepeatsByItsNatureIsLeftOut()
{
    QFETCH(const QString, line);

    QVERIFY(!heard(line.repeated(30)));
}

void TestLoopWatch::afterAFenceProseIsWatchedAgain()
{
    const QString code = u"```\n"_s + kSentence.repeated(20) + u"\n```\n"_s;

    QVERIFY(!heard(code));
    QVERIFY(heard(code + kSentence.repeated(11)));
}

void TestLoopWatch::aLoopOfWordsIsToldOnce()
{
    TextWatch watch;

    QVERIFY(watch.add(kSentence.repeated(11)));
    QVERIFY(!watch.add(kSentence.repeated(11)));
}

void TestLoopWatch::theSizeOfPiecesDoesNotMatter()
{
    const QString text = u"Well.\n"_s + kSentence.repeated(11);

    for (const qsizetype piece : {1, 3, 50, 100'000})
        QCOMPARE(heard(text, piece).has_value(), true);
}

SUITE_TEST(QCoreApplication, TestLoopWatch)

} // namespace tst_loop_watch

#include "tst_loop_watch.moc"
