// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QTest>

namespace tst_room_ends {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using model::Cause;
using model::Outcome;
using model::RestReason;
using model::VoteState;
using tests::companion;
using tests::ScriptedAnswer;
using tests::Stage;

namespace {

const auto kListens = ScriptedAnswer::vote(VoteState::Listen, 0);

model::Room tea(model::PolicyName policy = model::PolicyName::Vote)
{
    return tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}).policy(policy);
}

/// Aya is asked and speaks for ever; Kyoko listens.
void letAyaSpeak(Stage &stage, const ScriptedAnswer &speech)
{
    stage.vote(u"aya"_s, ScriptedAnswer::vote(VoteState::Speak, 9, true));
    stage.vote(u"kyoko"_s, kListens);
    stage.speech(u"aya"_s, speech);
    stage.userSays(u"Aya?"_s);
    stage.wait(700);
}

int eventsOf(const Stage &stage, const QString &kind) { return int(stage.kinds().count(kind)); }

} // namespace

/// Ends of a talk from outside the floor: money, and turns that never end.
class TestRoomEnds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSpentBudgetPausesTheRoomAndIsItsRest();
    void aTurnThatRunsEndsFirst();
    void whatIsSaidWhilePausedRestsForTheBudget();
    void aRoomThatWasPausedAlreadyIsPausedOnce();
    void anotherBudgetLetsTheRoomBePlayed();
    void aWokenTurnThatHangsIsGivenUp();
    void aTurnThatHangsRestsTheRoomWithItsCause();
    void aSignOfLifeKeepsATurn();
    void aTurnThatIsToldToWaitIsKept();
};

void TestRoomEnds::aSpentBudgetPausesTheRoomAndIsItsRest()
{
    Stage stage(tea());
    stage.vote(u"aya"_s, kListens);
    stage.vote(u"kyoko"_s, kListens);
    stage.userSays(u"Hello."_s);
    stage.wait(100);

    stage.director().pauseForBudget(u"test"_s);
    stage.wait(0);

    QVERIFY(stage.director().floor().paused);
    QVERIFY(stage.director().isOutOfBudget());
    QCOMPARE(stage.director().rest()->reason, RestReason::Budget);
    QCOMPARE(stage.rests().last().reason, RestReason::Budget);
}

void TestRoomEnds::aTurnThatRunsEndsFirst()
{
    Stage stage(tea());
    letAyaSpeak(stage, ScriptedAnswer::slowly({u"One,"_s, u" two."_s}, Millis(200)));

    stage.director().pauseForBudget(u"test"_s);
    QVERIFY(!stage.director().rest());
    stage.wait(2000);

    QCOMPARE(stage.all<model::MessagePosted>().last().message.text, u"One, two."_s);
    QCOMPARE(stage.director().rest()->reason, RestReason::Budget);
    QCOMPARE(stage.rests().last().reason, RestReason::Budget);
    QCOMPARE(eventsOf(stage, u"askVotes"_s), 1);
}

void TestRoomEnds::whatIsSaidWhilePausedRestsForTheBudget()
{
    Stage stage(tea());
    stage.director().pauseForBudget(u"test"_s);

    stage.userSays(u"Hello?"_s);
    stage.wait(1000);

    QCOMPARE(stage.director().rest()->reason, RestReason::Budget);
    QCOMPARE(eventsOf(stage, u"askVotes"_s), 0);
}

void TestRoomEnds::aRoomThatWasPausedAlreadyIsPausedOnce()
{
    Stage stage(tea());
    stage.director().control(model::Control::Pause, u"test"_s);

    stage.director().pauseForBudget(u"test"_s);
    stage.director().pauseForBudget(u"test"_s);
    stage.wait(0);

    QCOMPARE(eventsOf(stage, u"pause"_s), 1);
    QCOMPARE(stage.rests().size(), 1);
}

void TestRoomEnds::anotherBudgetLetsTheRoomBePlayed()
{
    Stage stage(tea());
    stage.director().pauseForBudget(u"test"_s);
    model::Room richer = stage.director().room();
    richer.models.budget = 9'000'000'000;

    stage.director().setUp(richer, u"test"_s);

    QVERIFY(!stage.director().isOutOfBudget());
    QVERIFY(stage.director().floor().paused); // until somebody plays
}

void TestRoomEnds::aWokenTurnThatHangsIsGivenUp()
{
    Stage stage(tea(model::PolicyName::Resource));
    stage.wake(u"aya"_s, ScriptedAnswer::hang());
    stage.wake(u"kyoko"_s, ScriptedAnswer::text(QString()));
    stage.userSays(u"Hello."_s);

    stage.wait(659'000);
    QVERIFY(stage.director().floor().member(companion(u"aya"_s))->busy);
    stage.wait(2000);

    QVERIFY(!stage.director().floor().member(companion(u"aya"_s))->busy);
    QCOMPARE(stage.model().openCalls(), 0);
    const auto ending = stage.director().ledger().lastEnding(companion(u"aya"_s));
    QCOMPARE(ending, (room::Ending{Outcome::Failed, Cause::Timeout}));
    QCOMPARE(stage.rests().last(), (model::Rest{RestReason::Failed, Cause::Timeout}));
}

void TestRoomEnds::aTurnThatHangsRestsTheRoomWithItsCause()
{
    model::Room room = tea();
    room.policy.secondChoice = false;
    Stage stage(room);
    letAyaSpeak(stage, ScriptedAnswer::hang());

    stage.wait(661'000);

    QCOMPARE(stage.rests().last(), (model::Rest{RestReason::Failed, Cause::Timeout}));
    QCOMPARE(stage.model().openCalls(), 0);
    QCOMPARE(eventsOf(stage, u"turnOver"_s), 1);
}

void TestRoomEnds::aSignOfLifeKeepsATurn()
{
    Stage stage(tea());
    letAyaSpeak(stage, ScriptedAnswer::slowly({u"One,"_s, u" two,"_s, u" three."_s}, Millis(200'000)));

    stage.wait(601'000);

    QCOMPARE(stage.all<model::MessagePosted>().last().message.text, u"One, two, three."_s);
}

void TestRoomEnds::aTurnThatIsToldToWaitIsKept()
{
    Stage stage(tea());
    const llm::ModelWait wait{{.cause = Cause::RateLimited}, 1, Millis(400'000)};
    letAyaSpeak(stage, ScriptedAnswer::text(u"At last."_s, Millis(400'000)).afterWaiting(wait));

    stage.wait(402'000);

    QCOMPARE(stage.all<model::MessagePosted>().last().message.text, u"At last."_s);
}

SUITE_TEST(QCoreApplication, TestRoomEnds)

} // namespace tst_room_ends

#include "tst_room_ends.moc"
