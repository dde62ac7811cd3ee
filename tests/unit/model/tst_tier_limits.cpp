// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/tier_limits.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_tier_limits {

using namespace studio;
using model::flawInTiers;
using model::TierFlaw;
using Tiers = QList<model::PolicySettings::Tier>;
using What = TierFlaw::What;

/// Which tiers of the resource are allowed.
class TestTierLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDefaultsAreWithin();
    void theEdgesAreWithin();
    void theFirstTierThatCannotBeUsedIsFound_data();
    void theFirstTierThatCannotBeUsedIsFound();
};

void TestTierLimits::theDefaultsAreWithin() { QVERIFY(!flawInTiers(model::PolicySettings().tiers)); }

void TestTierLimits::theEdgesAreWithin()
{
    Tiers most;
    for (int row = 0; row < model::kMostTiers; ++row)
        most.append({row, 1});

    QVERIFY(!flawInTiers({{0, model::kLongestTier}, {model::kHighestPrice, 1}}));
    QVERIFY(!flawInTiers(most));
}

void TestTierLimits::theFirstTierThatCannotBeUsedIsFound_data()
{
    QTest::addColumn<Tiers>("tiers");
    QTest::addColumn<What>("what");
    QTest::addColumn<int>("row");
    Tiers tooMany;
    for (int row = 0; row <= model::kMostTiers; ++row)
        tooMany.append({row, 1});

    QTest::newRow("none") << Tiers() << What::Count << 0;
    QTest::newRow("too many") << tooMany << What::Count << 0;
    QTest::newRow("below nothing") << Tiers{{-1, 10}} << What::Price << 0;
    QTest::newRow("dearer than the level") << Tiers{{5, 10}, {101, 50}} << What::Price << 1;
    QTest::newRow("the same price twice") << Tiers{{5, 10}, {5, 50}} << What::Order << 1;
    QTest::newRow("falling prices") << Tiers{{5, 10}, {60, 50}, {20, 90}} << What::Order << 2;
    QTest::newRow("no words") << Tiers{{5, 0}} << What::Length << 0;
    QTest::newRow("endless") << Tiers{{5, 10}, {60, model::kLongestTier + 1}} << What::Length << 1;
}

void TestTierLimits::theFirstTierThatCannotBeUsedIsFound()
{
    QFETCH(const Tiers, tiers);
    QFETCH(const What, what);
    QFETCH(const int, row);

    QVERIFY(flawInTiers(tiers) == (TierFlaw{what, row}));
}

SUITE_TEST(QCoreApplication, TestTierLimits)

} // namespace tst_tier_limits

#include "tst_tier_limits.moc"
