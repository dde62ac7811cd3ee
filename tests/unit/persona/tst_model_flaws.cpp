// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/model_flaws.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

#include <limits>

namespace tst_model_flaws {

using namespace Qt::StringLiterals;
using namespace studio;
using model::ModelChoice;
using persona::Field;
using persona::Flaw;

class TestModelFlaws : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChoiceOfNothingHasNoFlaws();
    void atTheBoundAllIsWell();
    void aProviderThatIsNotHereIsNoFlaw();
    void whatIsOutOfItsRangeIsTold_data();
    void whatIsOutOfItsRangeIsTold();
    void aPersonaWithSuchAChoiceCannotBeSaved();
};

void TestModelFlaws::aChoiceOfNothingHasNoFlaws() { QVERIFY(persona::modelFlaws({}).isEmpty()); }

void TestModelFlaws::atTheBoundAllIsWell()
{
    const ModelChoice highest{.provider = base::ProviderId(u"openai"_s),
                              .model = QString(200, u'x'),
                              .temperature = 2.0,
                              .topP = 1.0,
                              .maxTokens = 1'000'000,
                              .seed = 2'147'483'647,
                              .stop = QStringList(4, QString(64, u'x')),
                              .effort = model::Effort::High};
    const ModelChoice lowest{.temperature = 0.0, .topP = 0.0, .maxTokens = 1, .seed = 0, .stop = {u"\n#"_s}};

    QVERIFY(persona::modelFlaws(highest).isEmpty());
    QVERIFY(persona::modelFlaws(lowest).isEmpty());
}

void TestModelFlaws::aProviderThatIsNotHereIsNoFlaw()
{
    QVERIFY(
        persona::modelFlaws({.provider = base::ProviderId(u"somebody-elses"_s), .model = u"m"_s}).isEmpty());
}

void TestModelFlaws::whatIsOutOfItsRangeIsTold_data()
{
    QTest::addColumn<ModelChoice>("choice");
    QTest::addColumn<Field>("field");
    QTest::addColumn<QString>("says");
    constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();

    QTest::newRow("a long provider") << ModelChoice{.provider = base::ProviderId(QString(201, u'x'))}
                                     << Field::Provider << u"from the list"_s;
    QTest::newRow("a long model") << ModelChoice{.model = QString(201, u'x')} << Field::Model << u"200"_s;
    QTest::newRow("a model of two lines")
        << ModelChoice{.model = u"gpt\n5"_s} << Field::Model << u"one line"_s;
    QTest::newRow("too hot") << ModelChoice{.temperature = 2.1} << Field::Temperature << u"between 0 and 2"_s;
    QTest::newRow("too cold") << ModelChoice{.temperature = -0.1} << Field::Temperature
                              << u"between 0 and 2"_s;
    QTest::newRow("no temperature") << ModelChoice{.temperature = kNoNumber} << Field::Temperature
                                    << u"between 0 and 2"_s;
    QTest::newRow("too likely") << ModelChoice{.topP = 1.01} << Field::TopP << u"between 0 and 1"_s;
    QTest::newRow("no tokens") << ModelChoice{.maxTokens = 0} << Field::MaxTokens << u"1,000,000"_s;
    QTest::newRow("many tokens") << ModelChoice{.maxTokens = 1'000'001} << Field::MaxTokens << u"1,000,000"_s;
    QTest::newRow("a seed below 0") << ModelChoice{.seed = -1} << Field::Seed << u"between 0"_s;
    QTest::newRow("a seed of 64 bits")
        << ModelChoice{.seed = 2'147'483'648} << Field::Seed << u"2,147,483,647"_s;
    QTest::newRow("many stops") << ModelChoice{.stop = QStringList(5, u"x"_s)} << Field::Stop
                                << u"at most 4"_s;
    QTest::newRow("an empty stop") << ModelChoice{.stop = {u"a"_s, u" \n"_s}} << Field::Stop
                                   << u"empty stop"_s;
    QTest::newRow("a long stop") << ModelChoice{.stop = {QString(65, u'x')}} << Field::Stop << u"64"_s;
}

void TestModelFlaws::whatIsOutOfItsRangeIsTold()
{
    QFETCH(ModelChoice, choice);
    QFETCH(Field, field);
    QFETCH(QString, says);

    const QList<Flaw> flaws = persona::modelFlaws(choice);

    QCOMPARE(flaws.size(), 1);
    QCOMPARE(flaws.first().field, field);
    QCOMPARE(flaws.first().severity, persona::Severity::Error);
    QVERIFY2(flaws.first().text.contains(says), qPrintable(flaws.first().text));
    QVERIFY(flaws.first().text.endsWith(u'.'));
}

void TestModelFlaws::aPersonaWithSuchAChoiceCannotBeSaved()
{
    model::Persona aya = tests::persona(u"aya"_s)
                             .named(model::Language::English, u"Aya"_s, {})
                             .sampleLine(model::Language::English, u"It depends."_s);
    aya.model.temperature = 3;

    const auto error = persona::firstError(persona::personaFlaws(aya));

    QVERIFY(error);
    QCOMPARE(error->field, Field::Temperature);
}

SUITE_TEST(QCoreApplication, TestModelFlaws)

} // namespace tst_model_flaws

#include "tst_model_flaws.moc"
