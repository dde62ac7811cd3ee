// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/provider_book.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_provider_book {

using namespace Qt::StringLiterals;
using namespace studio;
using llm::provider::ProviderBook;
using model::ModelChoice;
using model::Provider;

namespace {

Provider named(const QString &id, const QString &model)
{
    return {.id = base::ProviderId(id), .name = id, .model = model};
}

ModelChoice choice(const QString &provider, const QString &model = {})
{
    return {.provider = base::ProviderId(provider), .model = model};
}

} // namespace

class ProviderBookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void rehearsalAnswersUntilThereIsAStandard();
    void whoNamesNoProviderGetsTheStandard();
    void whoNamesRehearsalGetsIt();
    void aModelOfItsOwnGoesBeforeTheProvidersStandard();
    void aProviderThatIsGoneLeavesItsCompanionsToTheStandard();
    void aStandardThatIsGoneLeavesThemToRehearsal();
    void removingOneForgetsItsKey();
    void factsComeWithTheirModel();

private:
    ProviderBook m_book;
};

void ProviderBookTest::init()
{
    m_book = ProviderBook();
    m_book.put(named(u"near"_s, u"small"_s));
    m_book.put(named(u"far"_s, u"large"_s));
    m_book.setKey(base::ProviderId(u"far"_s), "secret");
}

void ProviderBookTest::rehearsalAnswersUntilThereIsAStandard() { QVERIFY(!m_book.find({})); }

void ProviderBookTest::whoNamesNoProviderGetsTheStandard()
{
    m_book.setStandard(choice(u"far"_s, u"huge"_s));

    const auto found = m_book.find({});

    QVERIFY(found);
    QCOMPARE(found->provider.name, u"far"_s);
    QCOMPARE(found->model, u"huge"_s);
    QCOMPARE(found->key, QByteArray("secret"));
}

void ProviderBookTest::whoNamesRehearsalGetsIt()
{
    m_book.setStandard(choice(u"far"_s));

    QVERIFY(!m_book.find({.provider = model::rehearsalProvider()}));
}

void ProviderBookTest::aModelOfItsOwnGoesBeforeTheProvidersStandard()
{
    QCOMPARE(m_book.find(choice(u"near"_s))->model, u"small"_s);
    QCOMPARE(m_book.find(choice(u"near"_s, u"tiny"_s))->model, u"tiny"_s);
}

void ProviderBookTest::aProviderThatIsGoneLeavesItsCompanionsToTheStandard()
{
    m_book.setStandard(choice(u"near"_s));
    m_book.remove(base::ProviderId(u"far"_s));

    const auto found = m_book.find(choice(u"far"_s, u"huge"_s));

    QVERIFY(found);
    QCOMPARE(found->provider.name, u"near"_s);
    QCOMPARE(found->model, u"small"_s); // a model's name means nothing to another provider
}

void ProviderBookTest::aStandardThatIsGoneLeavesThemToRehearsal()
{
    m_book.setStandard(choice(u"near"_s));
    m_book.remove(base::ProviderId(u"near"_s));

    QVERIFY(!m_book.find({}));
    QVERIFY(m_book.find(choice(u"far"_s)));
}

void ProviderBookTest::removingOneForgetsItsKey()
{
    m_book.remove(base::ProviderId(u"far"_s));
    m_book.put(named(u"far"_s, u"large"_s));

    QVERIFY(!m_book.hasKey(base::ProviderId(u"far"_s)));
}

void ProviderBookTest::factsComeWithTheirModel()
{
    const model::ModelFacts facts{
        .provider = base::ProviderId(u"near"_s), .model = u"tiny"_s, .context = 4096};
    m_book.setFacts(facts);

    QCOMPARE(m_book.find(choice(u"near"_s, u"tiny"_s))->facts, facts);
    QVERIFY(!m_book.find(choice(u"near"_s))->facts.context);
    QCOMPARE(m_book.factsOf(base::ProviderId(u"near"_s)), QList{facts});
}

SUITE_TEST(QCoreApplication, ProviderBookTest)

} // namespace tst_provider_book

#include "tst_provider_book.moc"
