// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/meter_sentence.h"
#include "core/explain/ring_sentence.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_policy_sentences {

using namespace Qt::StringLiterals;
using namespace studio;
using explain::RingRest;
using model::Cause;
using model::Outcome;
using model::Rest;
using model::RestReason;
using tests::companion;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);
const explain::Names kNames{{{kAya, u"Aya"_s}, {kKyoko, u"Kyoko"_s}}};
const auto kDear = u"Not enough resource."_s;

} // namespace

/// The sentences about rings and levels.
class TestPolicySentences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTurnOfTheRingHasItsSentence();
    void aSleepingRingTellsWhyAndWhatWakesIt_data();
    void aSleepingRingTellsWhyAndWhatWakesIt();
    void aPurchaseTellsWhatIsLeft();
    void aRefusalTellsWhatWasMissing();
    void whoWaitsIsToldWithTheLevel();
    void anEndHasItsCause();
    void aNameWithAPlaceholderStaysAName();
};

void TestPolicySentences::everyTurnOfTheRingHasItsSentence()
{
    QCOMPARE(explain::ringFirstSentence(kAya, kNames), u"Aya speaks: first in the ring."_s);
    QCOMPARE(explain::ringAddressedSentence(kAya, kNames),
             u"Aya speaks: you asked Aya, and the ring goes on from there."_s);
    QCOMPARE(explain::ringAfterSentence(kAya, kKyoko, kNames), u"Aya speaks: next after Kyoko."_s);
    QCOMPARE(explain::ringAfterSentence(kAya, kAya, kNames), u"Aya speaks again: nobody else can."_s);
    QCOMPARE(explain::ringCuedSentence(kAya, kNames), u"You gave Aya the floor."_s);
}

void TestPolicySentences::aSleepingRingTellsWhyAndWhatWakesIt_data()
{
    QTest::addColumn<RingRest>("rest");
    QTest::addColumn<QString>("expected");
    const auto dormant = Rest{RestReason::Dormant, {}};
    const auto wakesKyoko = u" Write to wake Kyoko."_s;

    QTest::newRow("never awake") << RingRest{3, false, {}, kKyoko} << u"The ring sleeps."_s + wakesKyoko;
    QTest::newRow("three") << RingRest{3, true, dormant, kKyoko}
                           << u"Everyone passed, one after the other."_s + wakesKyoko;
    QTest::newRow("two") << RingRest{2, true, dormant, kKyoko}
                         << u"Everyone passed, one after the other."_s + wakesKyoko;
    QTest::newRow("one") << RingRest{1, true, dormant, kKyoko}
                         << u"The only companion passed."_s + wakesKyoko;
    QTest::newRow("many") << RingRest{64, true, dormant, kKyoko}
                          << u"Everyone passed, one after the other."_s + wakesKyoko;
    QTest::newRow("failed") << RingRest{3, false, Rest{RestReason::Failed, Cause::Unreachable}, kKyoko}
                            << u"The last turn failed: the model call failed."_s + wakesKyoko;
    QTest::newRow("nobody to wake")
        << RingRest{2, false, dormant, {}}
        << u"The ring sleeps. Everyone is muted or has left. Unmute someone first."_s;
    QTest::newRow("empty") << RingRest{} << u"This room has no companions."_s;
}

void TestPolicySentences::aSleepingRingTellsWhyAndWhatWakesIt()
{
    QFETCH(RingRest, rest);
    QFETCH(QString, expected);

    QCOMPARE(explain::ringRestSentence(rest, kNames), expected);
}

void TestPolicySentences::aPurchaseTellsWhatIsLeft()
{
    QCOMPARE(explain::boughtSentence(kAya, 60, 40, kNames), u"Aya paid 60. Level: 40."_s);
}

void TestPolicySentences::aRefusalTellsWhatWasMissing()
{
    QCOMPARE(explain::refusedSentence(kKyoko, 60, 40, kDear, kNames),
             u"Kyoko cannot afford 60 (level 40)."_s);
    QCOMPARE(explain::refusedSentence(kKyoko, 5, 40, u"tooLong: 10"_s, kNames),
             u"Kyoko wrote too much: 5 buys 10 characters."_s);
    QCOMPARE(explain::refusedSentence(kKyoko, 5, 40, u"repeated"_s, kNames),
             u"Kyoko repeated an earlier message, so it was refused."_s);
    QCOMPARE(explain::refusedPhrase(60, 40, kDear), u"cannot afford 60 (level 40)"_s);
    QCOMPARE(explain::refusedPhrase(5, 40, u"tooLong: 10"_s), u"wrote too much: 5 buys 10 characters"_s);
    QCOMPARE(explain::refusedPhrase(5, 40, u"repeated"_s), u"refused: repeated an earlier message"_s);
}

void TestPolicySentences::whoWaitsIsToldWithTheLevel()
{
    QCOMPARE(explain::waitingSentence(kKyoko, 60, kNames), u"Kyoko is waiting for a level of 60."_s);
}

void TestPolicySentences::anEndHasItsCause()
{
    QCOMPARE(explain::endingPhrase(Outcome::NoReply, Cause::NothingToSay), u"passed: nothing to say"_s);
    QCOMPARE(explain::endingPhrase(Outcome::NoReply, {}), u"passed"_s);
    QCOMPARE(explain::endingPhrase(Outcome::Cancelled, Cause::BargeIn), u"interrupted: you wrote"_s);
    QCOMPARE(explain::endingPhrase(Outcome::Failed, Cause::Timeout), u"failed: not in time"_s);
    QVERIFY(explain::endingPhrase(Outcome::Spoke, {}).isEmpty());
}

void TestPolicySentences::aNameWithAPlaceholderStaysAName()
{
    const explain::Names tricky{{{kAya, u"%2%3"_s}, {kKyoko, u"%1"_s}}};

    QCOMPARE(explain::boughtSentence(kAya, 60, 40, tricky), u"%2%3 paid 60. Level: 40."_s);
    QCOMPARE(explain::ringAfterSentence(kAya, kKyoko, tricky), u"%2%3 speaks: next after %1."_s);
}

SUITE_TEST(QCoreApplication, TestPolicySentences)

} // namespace tst_policy_sentences

#include "tst_policy_sentences.moc"
