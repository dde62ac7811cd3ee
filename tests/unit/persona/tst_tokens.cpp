// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/tokens.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_tokens {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Language;
using persona::tokenEstimate;

/// An estimate close to the rules of thumb for tokens, in every script of our languages.
class TestTokens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEstimateIsNearTheTruth_data();
    void theEstimateIsNearTheTruth();
    void nothingCostsNothing();
    void theEstimateGrowsWithTheText();
    void theHeadCountsWhatThePromptSays();
};

void TestTokens::theEstimateIsNearTheTruth_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("tokens");
    // In English prose five tokens are about four words; in Japanese and Chinese one token is about one
    // character. The counts of real tokenizers are in tst_token_counts.
    QTest::newRow("English")
        << u"A distributed system is several computers pretending to be one. My work starts "
           "where the pretence ends."_s
        << 24;
    QTest::newRow("Japanese") << u"分散システムとは、何台もの計算機が一台のふりをする仕組みだ。"_s << 30;
    QTest::newRow("Chinese") << u"分布式系统就是几台计算机装成一台。"_s << 19;
}

void TestTokens::theEstimateIsNearTheTruth()
{
    QFETCH(const QString, text);
    QFETCH(const int, tokens);
    const qint64 estimate = tokenEstimate(text);
    QVERIFY2(estimate * 4 >= tokens * 3 && estimate * 3 <= tokens * 4, QByteArray::number(estimate));
}

void TestTokens::nothingCostsNothing()
{
    QCOMPARE(tokenEstimate(u""), 0);
    QCOMPARE(tokenEstimate(u" "), 0);
    QCOMPARE(tokenEstimate(u"a"), 1);
    QCOMPARE(tokenEstimate(QString(QChar(0xD83D))), 2); // half of an emoji
    QCOMPARE(tokenEstimate(QString(QChar(0xDE00)).append(QChar(0xD83D))), 3);
}

void TestTokens::theEstimateGrowsWithTheText()
{
    QCOMPARE(tokenEstimate(QString(u"abcd "_s).repeated(1000)), 1000);
    QCOMPARE(tokenEstimate(QString(u"abcdefgh "_s).repeated(1000)), 2600); // German words are long
    QCOMPARE(tokenEstimate(QString(u"漢"_s).repeated(1000)), 1250);
    QCOMPARE(tokenEstimate(QString(u"привет "_s).repeated(1000)), 3000);
    QCOMPARE(tokenEstimate(QString(u"שלום "_s).repeated(1000)), 4800);
    QCOMPARE(tokenEstimate(u"123456"), 6);
    QCOMPARE(tokenEstimate(u"😀"), 4);
    QCOMPARE(tokenEstimate(u"{\n        \"a\": 1\n}"), 10); // an indent is one token, however deep
}

void TestTokens::theHeadCountsWhatThePromptSays()
{
    model::Persona aya = tests::persona(u"aya"_s).named(Language::English, u"Aya"_s);
    const auto tokens = [&aya](Language language = Language::English) {
        return persona::promptHeadTokens(aya, language);
    };
    const qint64 bare = tokens();
    aya.notes = QString(4000, u'x');
    aya.texts[Language::English].greeting = QString(4000, u'x');
    aya.tags = {u"tea"_s};
    QCOMPARE(tokens(), bare); // models do not see these

    aya.texts[Language::English].story = QString(400, u'x');
    QVERIFY(tokens() >= bare + 100);
    QCOMPARE(tokens(Language::Chinese), tokens()); // falls back to the main language

    const qint64 told = tokens();
    aya.lore = {{.entries = {{.content = QString(400, u'x')}}}};
    QCOMPARE(tokens(), told); // it is waiting for a key
    aya.lore.first().entries.first().constant = true;
    aya.texts[Language::English].endNote = QString(400, u'x');
    QVERIFY(tokens() >= told + 200);
}

SUITE_TEST(QCoreApplication, TestTokens)

} // namespace tst_tokens

#include "tst_tokens.moc"
