// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/governor.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"

#include <QTest>

#include <vector>

namespace tst_governor {

using namespace Qt::StringLiterals;
using studio::base::Millis;
using studio::llm::provider::Governor;
using studio::tests::FakeClock;

class TestGovernor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void soManyAsMayRunAreInAtOnce();
    void thoseThatWaitBeginInTheOrderTheyCame();
    void votesGoFirst();
    void onePlaceOfThreeIsForVotesAlone();
    void ofTwoPlacesSpeechMayHaveBoth();
    void aMinuteTakesOnlySoMany();
    void whoWaitsForTheMinuteKnowsUntilWhen();
    void whoComesAsTheMinuteEndsBeginsOnce();
    void retriesCountInTheMinuteToo();
    void whoLeavesTheQueueTakesNoPlace();
    void higherLimitsLetOthersInAtOnce();
    void aPlaceMayOutliveItsGovernor();

private:
    /// Adds a call named by a letter; lower case is a vote.
    void enter(char name);
    void leave(char name);

    std::unique_ptr<FakeClock> m_clock;
    std::unique_ptr<Governor> m_governor;
    std::map<char, std::unique_ptr<Governor::Place>> m_places;
    QByteArray m_begun; ///< in order
};

void TestGovernor::init()
{
    m_places.clear();
    m_governor.reset(); // before its clock
    m_clock = std::make_unique<FakeClock>();
    m_governor = std::make_unique<Governor>(*m_clock);
    m_begun.clear();
}

void TestGovernor::enter(char name)
{
    const bool isVote = name >= 'a';
    m_places[name] = m_governor->enter(isVote ? Governor::Kind::Vote : Governor::Kind::Other,
                                       [this, name] { m_begun += name; });
    if (m_places[name]->isIn())
        m_begun += name;
}

void TestGovernor::leave(char name) { m_places.erase(name); }

void TestGovernor::soManyAsMayRunAreInAtOnce()
{
    m_governor->setLimits({.parallel = 2});

    for (const char name : {'a', 'b', 'c'})
        enter(name);

    QCOMPARE(m_begun, "ab"_ba);
    QCOMPARE(m_governor->waiting(), 1);
}

void TestGovernor::thoseThatWaitBeginInTheOrderTheyCame()
{
    m_governor->setLimits({.parallel = 1});

    for (const char name : {'A', 'B', 'C'})
        enter(name);
    leave('A');
    leave('B');

    QCOMPARE(m_begun, "ABC"_ba);
}

void TestGovernor::votesGoFirst()
{
    m_governor->setLimits({.parallel = 1});

    for (const char name : {'A', 'B', 'v', 'w'})
        enter(name);
    for (const char name : {'A', 'v', 'w'})
        leave(name);

    QCOMPARE(m_begun, "AvwB"_ba);
}

void TestGovernor::onePlaceOfThreeIsForVotesAlone()
{
    m_governor->setLimits({.parallel = 3});

    for (const char name : {'A', 'B', 'C', 'v'})
        enter(name);
    QCOMPARE(m_begun, "ABv"_ba);
    leave('v');
    QCOMPARE(m_begun, "ABv"_ba);
    leave('A');

    QCOMPARE(m_begun, "ABvC"_ba);
}

void TestGovernor::ofTwoPlacesSpeechMayHaveBoth()
{
    m_governor->setLimits({.parallel = 2});

    enter('A');
    enter('B');

    QCOMPARE(m_begun, "AB"_ba);
}

void TestGovernor::aMinuteTakesOnlySoMany()
{
    m_governor->setLimits({.parallel = 8, .perMinute = 2});

    enter('a');
    m_clock->advance(Millis(10'000));
    for (const char name : {'b', 'c', 'd'})
        enter(name);
    leave('a');
    QCOMPARE(m_begun, "ab"_ba);
    m_clock->advance(Millis(49'999));
    QCOMPARE(m_begun, "ab"_ba);
    m_clock->advance(Millis(1));
    QCOMPARE(m_begun, "abc"_ba);
    m_clock->advance(Millis(10'000));

    QCOMPARE(m_begun, "abcd"_ba);
    QCOMPARE(m_clock->pending(), 0);
}

void TestGovernor::whoWaitsForTheMinuteKnowsUntilWhen()
{
    m_governor->setLimits({.parallel = 3, .perMinute = 2});

    enter('a');
    m_clock->advance(Millis(10'000));
    for (const char name : {'b', 'c', 'd', 'e'})
        enter(name);

    QCOMPARE(m_places['a']->mayBeginAt(), Millis(-1));
    QCOMPARE(m_places['c']->mayBeginAt(), Millis(60'000));
    QCOMPARE(m_places['d']->mayBeginAt(), Millis(70'000));
    QCOMPARE(m_places['e']->mayBeginAt(), Millis(-1)); // earlier calls have to begin first
}

// The call comes before the governor's own timer of that moment, and lets waiting calls begin.
void TestGovernor::whoComesAsTheMinuteEndsBeginsOnce()
{
    m_governor->setLimits({.parallel = 8, .perMinute = 2});
    m_clock->callAt(m_clock->steadyNow() + Millis(60'000), this, [this] { enter('d'); });
    for (const char name : {'a', 'b', 'c'})
        enter(name);

    m_clock->advance(Millis(60'000));

    QCOMPARE(m_begun, "abcd");
    QCOMPARE(m_governor->waiting(), 0);
}

void TestGovernor::retriesCountInTheMinuteToo()
{
    m_governor->setLimits({.parallel = 8, .perMinute = 2});

    enter('a');
    m_places['a']->noteTry();
    enter('b');

    QCOMPARE(m_begun, "a"_ba);
    m_clock->advance(Millis(60'000));
    QCOMPARE(m_begun, "ab"_ba);
}

void TestGovernor::whoLeavesTheQueueTakesNoPlace()
{
    m_governor->setLimits({.parallel = 1});

    for (const char name : {'a', 'b', 'c'})
        enter(name);
    leave('b');
    leave('a');

    QCOMPARE(m_begun, "ac"_ba);
}

void TestGovernor::higherLimitsLetOthersInAtOnce()
{
    m_governor->setLimits({.parallel = 1});
    for (const char name : {'a', 'b', 'c'})
        enter(name);

    m_governor->setLimits({.parallel = 3});

    QCOMPARE(m_begun, "abc"_ba);
}

void TestGovernor::aPlaceMayOutliveItsGovernor()
{
    m_governor->setLimits({.parallel = 1});
    enter('a');
    enter('b');

    m_governor.reset();
    leave('a');

    QCOMPARE(m_begun, "a"_ba);
    QCOMPARE(m_places['b']->mayBeginAt(), Millis(-1));
}

SUITE_TEST(QCoreApplication, TestGovernor)

} // namespace tst_governor

#include "tst_governor.moc"
