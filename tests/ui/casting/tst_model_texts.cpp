// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/casting/sample_providers.h"
#include "ui/forms/answering.h"
#include "ui/forms/model_texts.h"

#include <QLocale>
#include <QTest>

namespace tst_model_texts {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::Answering;
using ui::answeringFor;

namespace {

model::ModelChoice chosen(const QString &provider, const QString &name = {})
{
    return {.provider = base::ProviderId(provider), .model = name};
}

} // namespace

/// The form's sentences about numbers, stops, and the model that answers.
class TestModelTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void aDecimalIsReadAsItIsWritten_data();
    void aDecimalIsReadAsItIsWritten();
    void aDecimalComesBackInTheUsersWriting();
    void aWholeNumberIsReadAsItIsWritten_data();
    void aWholeNumberIsReadAsItIsWritten();
    void stopsComeBackAsTheyWere_data();
    void stopsComeBackAsTheyWere();
    void emptyLinesAreNoStops();
    void whoNamesNobodyGetsTheStandard();
    void whoNamesAProviderGetsItsModel();
    void aProviderThatIsGoneFallsBackToTheStandard();
    void aStandardThatIsGoneIsRehearsal();
    void rehearsalCanBeChosenBesideAnotherStandard();
    void aMissingKeyIsKnown();
};

void TestModelTexts::aDecimalIsReadAsItIsWritten_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("readable");
    QTest::addColumn<std::optional<double>>("value");

    QTest::newRow("nothing") << u"  "_s << true << std::optional<double>();
    QTest::newRow("plain") << u" 0.7 "_s << true << std::optional(0.7);
    QTest::newRow("being written") << u"1."_s << true << std::optional(1.0);
    QTest::newRow("full width") << u"０．７"_s << true << std::optional(0.7);
    QTest::newRow("words") << u"warm"_s << false << std::optional<double>();
    QTest::newRow("beyond number") << u"1e999"_s << false << std::optional<double>();
    QTest::newRow("no number") << u"nan"_s << false << std::optional<double>();
}

void TestModelTexts::aDecimalIsReadAsItIsWritten()
{
    QFETCH(QString, text);
    QFETCH(bool, readable);
    QFETCH(std::optional<double>, value);
    QCOMPARE(ui::decimalIn(text), (ui::WrittenNumber<double>{readable, value}));
}

void TestModelTexts::aDecimalComesBackInTheUsersWriting()
{
    QCOMPARE(ui::decimalText(0.7), u"0.7"_s);
    QCOMPARE(ui::decimalText({}), QString());

    QLocale::setDefault(QLocale(QLocale::German));
    const QString german = ui::decimalText(0.7);
    const auto read = ui::decimalIn(german);
    const auto english = ui::decimalIn(u"0.7"_s);
    QLocale::setDefault(QLocale(QLocale::English));

    QCOMPARE(german, u"0,7"_s);
    QCOMPARE(read.value, std::optional(0.7));
    QCOMPARE(english.value, std::optional(0.7));
}

void TestModelTexts::aWholeNumberIsReadAsItIsWritten_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("readable");
    QTest::addColumn<std::optional<qint64>>("value");

    QTest::newRow("nothing") << QString() << true << std::optional<qint64>();
    QTest::newRow("plain") << u"4096"_s << true << std::optional<qint64>(4096);
    QTest::newRow("in groups") << u"4,096"_s << true << std::optional<qint64>(4096);
    QTest::newRow("full width") << u"４０９６"_s << true << std::optional<qint64>(4096);
    QTest::newRow("part of one") << u"1.5"_s << false << std::optional<qint64>();
    QTest::newRow("too long for 64 bits") << u"99999999999999999999"_s << false << std::optional<qint64>();
}

void TestModelTexts::aWholeNumberIsReadAsItIsWritten()
{
    QFETCH(QString, text);
    QFETCH(bool, readable);
    QFETCH(std::optional<qint64>, value);
    QCOMPARE(ui::wholeIn(text), (ui::WrittenNumber<qint64>{readable, value}));
}

void TestModelTexts::stopsComeBackAsTheyWere_data()
{
    QTest::addColumn<QStringList>("stops");
    QTest::addColumn<QString>("text");

    QTest::newRow("none") << QStringList() << QString();
    QTest::newRow("two") << QStringList{u"END"_s, u"User:"_s} << u"END\nUser:"_s;
    QTest::newRow("line breaks") << QStringList{u"\n\n"_s, u"a\tb"_s} << u"\\n\\n\na\\tb"_s;
    QTest::newRow("a backslash and an n") << QStringList{u"\\n"_s} << u"\\\\n"_s;
    QTest::newRow("a lone backslash") << QStringList{u"C:\\x"_s} << u"C:\\\\x"_s;
}

void TestModelTexts::stopsComeBackAsTheyWere()
{
    QFETCH(QStringList, stops);
    QFETCH(QString, text);
    QCOMPARE(ui::stopsText(stops), text);
    QCOMPARE(ui::stopsIn(text), stops);
}

void TestModelTexts::emptyLinesAreNoStops()
{
    QCOMPARE(ui::stopsIn(u"\nEND\n\n"_s), QStringList{u"END"_s});
    QCOMPARE(ui::stopsIn(u"x\\"_s), QStringList{u"x\\"_s});
}

void TestModelTexts::whoNamesNobodyGetsTheStandard()
{
    ports::ProviderList list = sampleProviders();
    list.standard = chosen(u"openai"_s, u"o4-mini"_s);

    const Answering answering = answeringFor(chosen({}, u"left over"_s), list);

    QVERIFY(answering.isStandard);
    QVERIFY(!answering.isGone);
    QCOMPARE(ui::answeringName(answering), u"o4-mini (OpenAI)"_s);
    QCOMPARE(answering.abilities.sampling, model::Known::No);
}

void TestModelTexts::whoNamesAProviderGetsItsModel()
{
    const Answering usual = answeringFor(chosen(u"ollama"_s), sampleProviders());
    const Answering other = answeringFor(chosen(u"ollama"_s, u"gemma3"_s), sampleProviders());

    QCOMPARE(ui::answeringName(usual), u"qwen3:8b (Ollama here)"_s);
    QCOMPARE(ui::answeringName(other), u"gemma3 (Ollama here)"_s);
    QVERIFY(!other.isStandard);
    QCOMPARE(other.kind, std::optional(model::ProviderKind::Ollama));
    QCOMPARE(other.abilities, model::ModelAbilities());
}

void TestModelTexts::aProviderThatIsGoneFallsBackToTheStandard()
{
    ports::ProviderList list = sampleProviders();
    list.standard = chosen(u"gemini"_s);

    const Answering answering = answeringFor(chosen(u"groq"_s, u"llama"_s), list);

    QVERIFY(answering.isGone);
    QVERIFY(answering.isStandard);
    QCOMPARE(ui::answeringName(answering), u"gemini-2.5-flash (Gemini)"_s);
}

void TestModelTexts::aStandardThatIsGoneIsRehearsal()
{
    ports::ProviderList list = sampleProviders();
    list.standard = chosen(u"groq"_s, u"llama"_s);

    const Answering answering = answeringFor({}, list);

    QVERIFY(!answering.kind);
    QCOMPARE(ui::answeringName(answering), u"Rehearsal (offline, not an AI)"_s);
}

void TestModelTexts::rehearsalCanBeChosenBesideAnotherStandard()
{
    ports::ProviderList list = sampleProviders();
    list.standard = chosen(u"gemini"_s);

    const Answering answering = answeringFor({.provider = model::rehearsalProvider()}, list);

    QVERIFY(!answering.kind);
    QVERIFY(!answering.isStandard);
}

void TestModelTexts::aMissingKeyIsKnown()
{
    QVERIFY(answeringFor(chosen(u"openai"_s), sampleProviders()).lacksKey);
    QVERIFY(!answeringFor(chosen(u"ollama"_s), sampleProviders()).lacksKey);
}

SUITE_TEST(QCoreApplication, TestModelTexts)

} // namespace tst_model_texts

#include "tst_model_texts.moc"
