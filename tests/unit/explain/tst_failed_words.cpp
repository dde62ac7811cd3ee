// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/call_words.h"
#include "core/explain/failed_words.h"
#include "core/explain/server_words.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_failed_words {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Advice;
using model::CallTrouble;
using model::Cause;
using model::FailedReply;

namespace {

const auto kAya = tests::companion(u"aya"_s);
const auto kKyoko = tests::companion(u"kyoko"_s);
const explain::Names kNames{{{kAya, u"Aya"_s}, {kKyoko, u"Kyoko"_s}}};
const CallTrouble kFull{Cause::Unreachable, Advice::WaitAWhile, u"the card is full"_s, 500};
const CallTrouble kLate{.cause = Cause::Timeout, .detail = {}, .status = {}};

FailedReply turnOf(const CallTrouble &trouble)
{
    return {
        .id = u"t1"_s, .about = {}, .after = {}, .turn = base::TurnId(u"t1"_s), .calls = {{kAya, trouble}}};
}

FailedReply roundOf(const QList<model::FailedCall> &calls)
{
    return {.id = u"v1"_s, .about = {}, .after = {}, .turn = {}, .calls = calls};
}

} // namespace

class TestFailedWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsOfAServerBecomeOnePlainLine_data();
    void wordsOfAServerBecomeOnePlainLine();
    void longWordsAreCutBetweenCharacters();
    void endlessWordsCostLittle();
    void keysAreLeftOut_data();
    void keysAreLeftOut();
    void aSentenceHoldsTheServersWords();
    void withoutAStatusNobodyIsQuotedWhoWasNotAsked();
    void aTurnTellsWhoAndWhy();
    void aRoundTellsEachReasonOnce();
};

void TestFailedWords::wordsOfAServerBecomeOnePlainLine_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("words");

    QTest::newRow("lines") << u"first\r\n\tsecond\u2028third"_s << u"first second third"_s;
    QTest::newRow("controls") << u"a\x1b[31mred\x07 b"_s << u"a [31mred b"_s;
    QTest::newRow("turned round") << u"abc\u202Egnp.exe\u2066x"_s << u"abcgnp.exex"_s;
    QTest::newRow("unseen") << u"\uFEFFpay\u200Bload\u00AD"_s << u"payload"_s;
    QTest::newRow("no page") << u"use <b>a</b> & [x](http://y)"_s << u"use <b>a</b> & [x](http://y)"_s;
    QTest::newRow("a page with a title")
        << u"<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body>x</body></html>"_s
        << u"502 Bad Gateway"_s;
    QTest::newRow("a page without one")
        << u"<html><style>p{color:red}</style><script>alert(1)</script><body><p>Sign in</p> first"_s
        << u"Sign in first"_s;
    QTest::newRow("Japanese") << u"メモリが足りません"_s << u"メモリが足りません"_s;
    QTest::newRow("a joined sign") << u"👩\u200D💻 down"_s << u"👩\u200D💻 down"_s;
    QTest::newRow("nothing") << u" \n\u200B"_s << QString();
}

void TestFailedWords::wordsOfAServerBecomeOnePlainLine()
{
    QFETCH(QString, said);
    QTEST(explain::serverWords(said), "words");
}

void TestFailedWords::longWordsAreCutBetweenCharacters()
{
    const QString words = explain::serverWords(u"ab "_s + QString(u"😀"_s).repeated(5000));

    QVERIFY(words.size() <= explain::kWordsInLine);
    QVERIFY(words.endsWith(u'…'));
    QVERIFY(!words.chopped(1).back().isHighSurrogate());
}

void TestFailedWords::endlessWordsCostLittle()
{
    const QStringList hostile{
        QString(u"<"_s).repeated(2'000'000), QString(u"<html><script>"_s).repeated(200'000),
        QString(u"<html><title "_s).repeated(200'000), QString(u"api key: a-"_s).repeated(200'000)};
    for (const QString &said : hostile)
        QVERIFY(explain::serverWords(said, 500).size() <= 500);
}

void TestFailedWords::keysAreLeftOut_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("words");

    QTest::newRow("a known form") << u"Incorrect API key provided: sk-proj-0aB9xyz12345."_s
                                  << u"Incorrect API key provided: …."_s;
    QTest::newRow("hidden in part") << u"Wrong key sk-0ab****************wxyz"_s << u"Wrong key …"_s;
    QTest::newRow("bearer") << u"header 'Bearer 0123456789abcdef' is bad"_s << u"header 'Bearer …' is bad"_s;
    QTest::newRow("named") << u"{\"api_key\": \"0123456789abcdef\"}"_s << u"{\"api_key\": \"…\"}"_s;
    QTest::newRow("words about keys") << u"The API key is missing for this organization"_s
                                      << u"The API key is missing for this organization"_s;
    QTest::newRow("an id to ask about")
        << u"request req_0123456789abcdef failed"_s << u"request req_0123456789abcdef failed"_s;
}

void TestFailedWords::keysAreLeftOut()
{
    QFETCH(QString, said);
    QTEST(explain::serverWords(said), "words");
}

void TestFailedWords::aSentenceHoldsTheServersWords()
{
    QCOMPARE(
        explain::troubleSentence(kFull, u"Ollama"_s),
        u"Ollama cannot accept the request at the moment. Ollama said: “the card is full” (500). Wait a while and try again."_s);
    QCOMPARE(explain::troubleInShort(kFull, u"Ollama"_s),
             u"Ollama cannot accept the request at the moment. Wait a while and try again."_s);
}

void TestFailedWords::withoutAStatusNobodyIsQuotedWhoWasNotAsked()
{
    QCOMPARE(
        explain::troubleSentence({Cause::Unreachable, Advice::NameModel, u"no model is chosen"_s, {}}, {}),
        u"The provider was not called, because no model is chosen. Choose one in the list of providers."_s);
    QCOMPARE(
        explain::troubleSentence({Cause::Unreachable, Advice::CheckAddress, u"Connection refused"_s, {}}, {}),
        u"The provider could not be reached. Reply: “Connection refused”. Check the address, and whether the server is running."_s);
}

void TestFailedWords::aTurnTellsWhoAndWhy()
{
    QCOMPARE(explain::failedHeadline(turnOf(kFull), kNames), u"Aya could not reply."_s);
    QCOMPARE(explain::failedSentence(turnOf(kLate), kNames),
             u"Aya could not reply. The provider did not answer in time."_s);
}

void TestFailedWords::aRoundTellsEachReasonOnce()
{
    QCOMPARE(explain::failedSentence(roundOf({{kAya, kLate}, {kKyoko, kLate}}), kNames),
             u"Nobody speaks: no vote from Aya, Kyoko. The provider did not answer in time."_s);
    QCOMPARE(explain::failedReason(
                 roundOf({{kAya, kLate}, {kKyoko, {.cause = Cause::Refused, .detail = {}, .status = {}}}}),
                 kNames),
             u"Aya: The provider did not answer in time. Kyoko: The provider declined to answer this."_s);
}

SUITE_TEST(QCoreApplication, TestFailedWords)

} // namespace tst_failed_words

#include "tst_failed_words.moc"
