// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/tokens.h"
#include "tests/support/counted_texts.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_token_counts {

using namespace Qt::StringLiterals;
using namespace studio;
using model::TokenMix;
using model::TokenScale;
using persona::tokenEstimate;
using persona::tokenMix;
using tests::CountedText;

namespace {

bool isWithin(qint64 estimate, qint64 counted, double share)
{
    return std::abs(double(estimate - counted)) <= double(counted) * share;
}

QByteArray both(qint64 estimate, qint64 counted)
{
    return "estimated " + QByteArray::number(estimate) + ", counted " + QByteArray::number(counted);
}

} // namespace

/// The estimate compared with the tokenizers of real models (tests/tokens).
class TestTokenCounts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTextIsNeverTakenForMuchShorterThanItIs_data();
    void aTextIsNeverTakenForMuchShorterThanItIs();
    void theNextRequestIsKnownFromTheOneBefore_data();
    void theNextRequestIsKnownFromTheOneBefore();
    void anotherLanguageIsLearnedBesideTheFirst();
    void aCountThatCannotBeIsPassedOver();
    void oneOddCountDoesNotOutweighTheOthers();
};

void TestTokenCounts::aTextIsNeverTakenForMuchShorterThanItIs_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("counted");
    const QList<CountedText> texts = tests::countedTexts();
    QVERIFY(texts.size() >= 20);
    for (const CountedText &text : texts) {
        for (auto count = text.counts.cbegin(); count != text.counts.cend(); ++count)
            QTest::addRow("%ls, %ls", qUtf16Printable(text.name), qUtf16Printable(count.key()))
                << text.text << count.value();
    }
}

void TestTokenCounts::aTextIsNeverTakenForMuchShorterThanItIs()
{
    QFETCH(const QString, text);
    QFETCH(const qint64, counted);
    const qint64 estimate = tokenEstimate(text);
    QVERIFY2(double(estimate) >= double(counted) * 0.9, both(estimate, counted));
    QVERIFY2(estimate <= counted * 5 / 2, both(estimate, counted)); // or a talk would be cut without need
}

void TestTokenCounts::theNextRequestIsKnownFromTheOneBefore_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("model");
    const QStringList models = tests::countedTexts().first().counts.keys();
    for (const QString &language : {u"en"_s, u"ja"_s, u"zh"_s, u"ko"_s, u"de"_s}) {
        for (const QString &model : models)
            QTest::addRow("%ls, %ls", qUtf16Printable(language), qUtf16Printable(model)) << language << model;
    }
}

void TestTokenCounts::theNextRequestIsKnownFromTheOneBefore()
{
    QFETCH(const QString, language);
    QFETCH(const QString, model);
    const CountedText first = tests::countedText(language + u"_prompt_early"_s);
    const CountedText next = tests::countedText(language + u"_prompt_late"_s);

    TokenScale scale;
    scale.learn(tokenMix(first.text), first.counts.value(model));

    for (const CountedText &text : {first, next}) {
        const qint64 estimate = tokenEstimate(text.text, scale);
        QVERIFY2(isWithin(estimate, text.counts.value(model), 0.15),
                 both(estimate, text.counts.value(model)));
    }
}

void TestTokenCounts::anotherLanguageIsLearnedBesideTheFirst()
{
    const CountedText korean = tests::countedText(u"ko_prompt_early"_s);
    const CountedText english = tests::countedText(u"en_prompt_early"_s);
    for (const QString &model : english.counts.keys()) {
        TokenScale scale;
        scale.learn(tokenMix(korean.text), korean.counts.value(model));
        scale.learn(tokenMix(english.text), english.counts.value(model));
        for (const CountedText &text : {korean, english}) {
            const qint64 estimate = tokenEstimate(text.text, scale);
            QVERIFY2(isWithin(estimate, text.counts.value(model), 0.15),
                     both(estimate, text.counts.value(model)));
        }
    }
}

void TestTokenCounts::aCountThatCannotBeIsPassedOver()
{
    const TokenMix mix = tokenMix(QString(u"What was cached is not counted. "_s).repeated(40));
    const qint64 estimate = TokenScale().of(mix);
    for (const qint64 counted : {qint64(-1), qint64(0), qint64(1), estimate / 5, estimate * 4}) {
        TokenScale scale;
        scale.learn(mix, counted);
        QCOMPARE(scale, TokenScale());
    }
    TokenScale scale;
    scale.learn(tokenMix(u"Hi."), 2); // too short to learn from
    QCOMPARE(scale, TokenScale());
}

void TestTokenCounts::oneOddCountDoesNotOutweighTheOthers()
{
    const TokenMix mix = tokenMix(QString(u"Every request says the same. "_s).repeated(40));
    const qint64 estimate = TokenScale().of(mix);
    TokenScale scale;
    scale.learn(mix, estimate);

    scale.learn(mix, estimate / 2);
    QVERIFY(scale.of(mix) > estimate * 6 / 10);
    for (int i = 0; i < 4; ++i)
        scale.learn(mix, estimate);
    QVERIFY(isWithin(scale.of(mix), estimate, 0.05));
}

SUITE_TEST(QCoreApplication, TestTokenCounts)

} // namespace tst_token_counts

#include "tst_token_counts.moc"
