// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/summaries.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_summaries {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Message;
using model::Summary;
using room::Summaries;
using tests::companion;
using tests::message;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);

Summary summary(const QString &id, const base::ParticipantId &whose, const QString &to)
{
    return {id, whose, base::MessageId(u"m1"_s), base::MessageId(to), 2, u"They said hello."_s, 100, 10};
}

QStringList idsOf(const QList<Message> &messages)
{
    QStringList ids;
    for (const Message &one : messages)
        ids.append(one.id.value());
    return ids;
}

QList<Message> threeMessages()
{
    return {message(u"m1"_s).says(u"One"_s), message(u"m2"_s).says(u"Two"_s),
            message(u"m3"_s).says(u"Three"_s)};
}

} // namespace

class TestSummaries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNewestOfACompanionHolds();
    void whatWasUnderOneThatIsTakenOffHoldsAgain();
    void noneGrowsForTenTurnsAfterOneWasTakenOff();
    void withoutARestAnotherMayFollowAtOnce();
    void anUnknownOneCannotBeTakenOff();
    void whatComesAfterTheSummaryIsToldInFull();
    void aSummaryOfWhatIsNotAtHandLeavesAll();
    void theNewestMessageIsAlwaysTold();
};

void TestSummaries::theNewestOfACompanionHolds()
{
    Summaries summaries({summary(u"a1"_s, kAya, u"m1"_s), summary(u"k1"_s, kKyoko, u"m2"_s)});

    summaries.add(summary(u"a2"_s, kAya, u"m3"_s));

    QCOMPARE(summaries.of(kAya)->id, u"a2"_s);
    QCOMPARE(summaries.of(kKyoko)->id, u"k1"_s);
    QVERIFY(!summaries.of(companion(u"natsumi"_s)));
}

void TestSummaries::whatWasUnderOneThatIsTakenOffHoldsAgain()
{
    Summaries summaries({summary(u"a1"_s, kAya, u"m1"_s), summary(u"a2"_s, kAya, u"m2"_s)});

    const auto taken = summaries.takeOff(u"a2"_s);

    QCOMPARE(taken->companion, kAya);
    QCOMPARE(summaries.of(kAya)->id, u"a1"_s);
    summaries.takeOff(u"a1"_s);
    QVERIFY(!summaries.of(kAya));
}

void TestSummaries::noneGrowsForTenTurnsAfterOneWasTakenOff()
{
    Summaries summaries({summary(u"a1"_s, kAya, u"m1"_s)});

    summaries.takeOff(u"a1"_s);

    for (int turn = 0; turn < Summaries::kRest; ++turn) {
        summaries.turnBegan(kAya);
        QVERIFY(!summaries.mayGrow(kAya));
    }
    QVERIFY(summaries.mayGrow(kKyoko));
    summaries.turnBegan(kAya);
    QVERIFY(summaries.mayGrow(kAya));
}

void TestSummaries::withoutARestAnotherMayFollowAtOnce()
{
    Summaries summaries({summary(u"a1"_s, kAya, u"m1"_s)});

    QVERIFY(summaries.takeOff(u"a1"_s, Summaries::After::SumUpAgain));

    QVERIFY(summaries.mayGrow(kAya));
    QVERIFY(!summaries.of(kAya));
}

void TestSummaries::anUnknownOneCannotBeTakenOff()
{
    Summaries summaries({summary(u"a1"_s, kAya, u"m1"_s)});

    QVERIFY(!summaries.takeOff(u"a9"_s));

    QVERIFY(summaries.has(u"a1"_s));
    QVERIFY(summaries.mayGrow(kAya));
}

void TestSummaries::whatComesAfterTheSummaryIsToldInFull()
{
    const auto told = room::toldInFull(threeMessages(), summary(u"a1"_s, kAya, u"m1"_s));

    QCOMPARE(idsOf(told), (QStringList{u"m2"_s, u"m3"_s}));
}

void TestSummaries::aSummaryOfWhatIsNotAtHandLeavesAll()
{
    const auto told = room::toldInFull(threeMessages(), summary(u"a1"_s, kAya, u"m0"_s));

    QCOMPARE(told.size(), 3);
    QVERIFY(room::toldInFull({}, summary(u"a1"_s, kAya, u"m0"_s)).isEmpty());
}

void TestSummaries::theNewestMessageIsAlwaysTold()
{
    const auto told = room::toldInFull(threeMessages(), summary(u"a1"_s, kAya, u"m3"_s));

    QCOMPARE(idsOf(told), QStringList{u"m3"_s});
}

SUITE_TEST(QCoreApplication, TestSummaries)

} // namespace tst_summaries

#include "tst_summaries.moc"
