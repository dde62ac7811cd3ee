// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/model_catalogue.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_model_catalogue {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::llm::provider;
using model::Known;
using model::ModelFacts;
using model::Provider;
using model::ProviderKind;

namespace {

Provider at(ProviderKind kind, const QString &address)
{
    return {.id = base::ProviderId(u"here"_s), .name = u"Here"_s, .kind = kind, .baseUrl = QUrl(address)};
}

Provider openAi() { return at(ProviderKind::OpenAi, u"https://api.openai.com/v1"_s); }

} // namespace

class ModelCatalogueTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theListOfTheProgramCanBeRead();
    void theLongestBeginningCounts_data();
    void theLongestBeginningCounts();
    void anotherKindOfProviderHasItsOwnFamilies();
    void whatNobodyKnowsIsUnknown();
    void aModelOnThisMachineCostsNothing();
    void aWrongListIsRefusedWithItsFamily_data();
    void aWrongListIsRefusedWithItsFamily();
    void whatWasTestedGoesBeforeTheList();
    void aPriceOfTheUserStaysWhole();
};

void ModelCatalogueTest::theListOfTheProgramCanBeRead()
{
    QVERIFY(catalogue().families.size() > 20);
    QVERIFY(QDate::fromString(catalogue().asOf, u"yyyy-MM"_s).isValid());
    for (const ModelFamily &family : catalogue().families) {
        QVERIFY2(!family.begins.contains(u'/'), qPrintable(family.begins));
        QVERIFY2(family.price.cachedInput <= family.price.input, qPrintable(family.begins));
        QVERIFY2(family.price.input.has_value() == family.price.output.has_value(),
                 qPrintable(family.begins));
    }
}

void ModelCatalogueTest::theLongestBeginningCounts_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<qint64>("input");

    QTest::newRow("exactly") << u"gpt-4o"_s << qint64(2'500'000'000);
    QTest::newRow("a dated one") << u"gpt-4o-2024-11-20"_s << qint64(2'500'000'000);
    QTest::newRow("a smaller one") << u"gpt-4o-mini"_s << qint64(150'000'000);
    QTest::newRow("with its vendor") << u"openai/gpt-4o-mini"_s << qint64(150'000'000);
}

void ModelCatalogueTest::theLongestBeginningCounts()
{
    QFETCH(QString, model);

    const ModelFacts facts = factsFor(catalogue(), openAi(), model);

    QTEST(facts.price.input.value(), "input");
    QCOMPARE(facts.abilities.schema, Known::Yes);
    QCOMPARE(facts.model, model);
}

void ModelCatalogueTest::anotherKindOfProviderHasItsOwnFamilies()
{
    const Provider anthropic = at(ProviderKind::Anthropic, u"https://api.anthropic.com"_s);

    const ModelFacts facts = factsFor(catalogue(), anthropic, u"gpt-4o"_s);

    QCOMPARE(facts, (ModelFacts{.provider = anthropic.id, .model = u"gpt-4o"_s}));
}

void ModelCatalogueTest::whatNobodyKnowsIsUnknown()
{
    const ModelFacts facts = factsFor(catalogue(), openAi(), u"something-new"_s);

    QCOMPARE(facts, (ModelFacts{.provider = openAi().id, .model = u"something-new"_s}));
}

void ModelCatalogueTest::aModelOnThisMachineCostsNothing()
{
    for (const QString &address :
         {u"http://localhost:11434"_s, u"http://127.0.0.1:1234/v1"_s, u"http://[::1]:1"_s}) {
        const ModelFacts facts = factsFor(catalogue(), at(ProviderKind::Ollama, address), u"qwen3:8b"_s);

        QCOMPARE(facts.price, (model::ModelPrice{.input = 0, .cachedInput = 0, .output = 0}));
    }
}

void ModelCatalogueTest::aWrongListIsRefusedWithItsFamily_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("names");

    QTest::newRow("no JSON") << QByteArray("{") << QString();
    QTest::newRow("no families") << QByteArray(R"({"asOf":"2025-12"})") << u"families"_s;
    QTest::newRow("a price below 0")
        << QByteArray(R"({"asOf":"","families":[{"kinds":["openai"],"begins":"a","input":-1}]})")
        << u"input"_s;
    QTest::newRow("a kind that is none")
        << QByteArray(R"({"asOf":"","families":[{"kinds":["oracle"],"begins":"a"}]})") << u"oracle"_s;
    QTest::newRow("an unknown key")
        << QByteArray(R"({"asOf":"","families":[{"kinds":["openai"],"begins":"a","prise":1}]})")
        << u"prise"_s;
    QTest::newRow("no name") << QByteArray(R"({"asOf":"","families":[{"kinds":["openai"],"begins":""}]})")
                             << u"begins"_s;
}

void ModelCatalogueTest::aWrongListIsRefusedWithItsFamily()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, names);

    const auto read = readCatalogue(json);

    QVERIFY(!read);
    QVERIFY2(read.error().detail.contains(names) || read.error().text.contains(names),
             qPrintable(read.error().detail));
}

void ModelCatalogueTest::whatWasTestedGoesBeforeTheList()
{
    ModelFacts own{.provider = openAi().id, .model = u"gpt-4o"_s};
    own.abilities.schema = Known::No;

    const ModelFacts whole = completed(own, factsFor(catalogue(), openAi(), u"gpt-4o"_s));

    QCOMPARE(whole.abilities.schema, Known::No);
    QCOMPARE(whole.abilities.pictures, Known::Yes);
    QCOMPARE(whole.price.output.value(), qint64(10'000'000'000));
    QCOMPARE(whole.context.value(), 128'000);
}

void ModelCatalogueTest::aPriceOfTheUserStaysWhole()
{
    ModelFacts own{.provider = openAi().id, .model = u"gpt-4o"_s};
    own.price = {.input = 1, .cachedInput = {}, .output = 2};
    own.priceIsOfUser = true;

    const ModelFacts whole = completed(own, factsFor(catalogue(), openAi(), u"gpt-4o"_s));

    QCOMPARE(whole.price, own.price);
}

SUITE_TEST(QCoreApplication, ModelCatalogueTest)

} // namespace tst_model_catalogue

#include "tst_model_catalogue.moc"
