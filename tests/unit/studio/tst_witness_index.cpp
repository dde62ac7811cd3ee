// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/witness_index.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_witness_index {

using namespace Qt::StringLiterals;
using namespace studio;
using services::WitnessIndex;
using tests::companion;
using tests::message;
using tests::user;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);

/// Ten messages; 2 and 3 are whispered to Aya, 6 to Kyoko, 8 to both.
WitnessIndex index()
{
    return WitnessIndex(
        {{2, user(), {kAya}}, {3, user(), {kAya}}, {6, user(), {kKyoko}}, {8, user(), {kAya, kKyoko}}}, 10);
}

} // namespace

class TestWitnessIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsWhatOneHasWitnessed()
    {
        QCOMPARE(index().count({}, false), 10);
        QCOMPARE(index().count(kAya, false), 9);
        QCOMPARE(index().count(kKyoko, false), 8);
        QCOMPARE(index().count(companion(u"mei"_s), false), 6);
    }

    void countsWhispersAlone()
    {
        QCOMPARE(index().count({}, true), 4);
        QCOMPARE(index().count(kAya, true), 3);
        QCOMPARE(index().count(companion(u"mei"_s), true), 0);
    }

    void placesLeaveOutWhatWasWhisperedToOthers()
    {
        QCOMPARE(index().places({}, false, 0, 4), (QList<qint64>{0, 1, 2, 3}));
        QCOMPARE(index().places(kKyoko, false, 0, 4), (QList<qint64>{0, 1, 4, 5}));
        QCOMPARE(index().places(kKyoko, false, 2, 3), (QList<qint64>{4, 5, 6}));
        QCOMPARE(index().places(companion(u"mei"_s), false, 4, 9), (QList<qint64>{7, 9}));
        QCOMPARE(index().places(kAya, true, 1, 9), (QList<qint64>{3, 8}));
    }

    void allPagesTogetherAreWhatWasWitnessed()
    {
        for (const auto &who : {kAya, kKyoko, companion(u"mei"_s)}) {
            QList<qint64> all;
            for (qint64 first = 0; first < index().count(who, false); first += 3)
                all += index().places(who, false, first, 3);
            QCOMPARE(all, index().places(who, false, 0, 100));
            QCOMPARE(all.size(), index().count(who, false));
        }
    }

    void beyondTheEndIsNothing()
    {
        QVERIFY(index().places(kAya, false, 9, 5).isEmpty());
        QVERIFY(index().places({}, false, -1, 5).isEmpty());
        QVERIFY(index().places({}, false, 3, 0).isEmpty());
        QVERIFY(WitnessIndex().places({}, false, 0, 5).isEmpty());
    }

    void newMessagesJoinOnce()
    {
        WitnessIndex grown = index();

        grown.add(10, message(u"a"_s).to({kAya}).whispered());
        grown.add(10, message(u"a"_s).to({kAya}).whispered());
        grown.add(11, message(u"b"_s));

        QCOMPARE(grown.messages(), 12);
        QCOMPARE(grown.count({}, true), 5);
        QCOMPARE(grown.places(kKyoko, false, 7, 5), (QList<qint64>{9, 11}));
    }
};

SUITE_TEST(QCoreApplication, TestWitnessIndex)

} // namespace tst_witness_index

#include "tst_witness_index.moc"
