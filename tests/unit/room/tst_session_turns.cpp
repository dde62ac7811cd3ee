// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QTest>

namespace tst_session_turns {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using model::PolicyName;
using model::RestReason;
using model::VoteState;
using tests::companion;
using tests::ScriptedAnswer;
using tests::Stage;

namespace {

model::Room roomFor(int turns, PolicyName policy = PolicyName::Vote)
{
    model::Room room = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}).policy(policy);
    room.turns.maxSessionTurns = turns;
    return room;
}

/// Both would continue for ever: Aya is always elected.
void letThemTalk(Stage &stage)
{
    stage.vote(u"aya"_s, ScriptedAnswer::vote(VoteState::Speak, 9));
    stage.vote(u"kyoko"_s, ScriptedAnswer::vote(VoteState::Speak, 8));
    for (const QString &text :
         {u"One more thing."_s, u"My cat sleeps."_s, u"Rain by noon."_s, u"Two plums left."_s,
          u"Ink on my cuff."_s, u"Jazz or quiet?"_s, u"Buy six nails."_s, u"Mind the step."_s})
        stage.speech(u"aya"_s, ScriptedAnswer::text(text));
    for (const QString &text :
         {u"Yes, and then?"_s, u"Where is Otto?"_s, u"The moon is up."_s, u"Let us cook fish."_s,
          u"Green for me."_s, u"Who has my hat?"_s, u"A bus was late."_s, u"Tea, anyone?"_s})
        stage.speech(u"kyoko"_s, ScriptedAnswer::text(text));
    stage.userSays(u"Talk."_s);
    stage.wait(60'000);
}

int spoken(const Stage &stage)
{
    int count = 0;
    for (const auto &posted : stage.all<model::MessagePosted>())
        count += posted.message.from.value().startsWith(u"companion_"_s) ? 1 : 0;
    return count;
}

QList<model::TurnEvent> refused(const Stage &stage)
{
    QList<model::TurnEvent> events = stage.all<model::TurnEvent>();
    events.removeIf([](const model::TurnEvent &event) {
        return !std::holds_alternative<model::MaxSessionTurns>(event.kind);
    });
    return events;
}

void allow(Stage &stage, std::optional<int> turns)
{
    model::Room room = stage.director().room();
    room.turns.maxSessionTurns = turns;
    stage.director().setUp(room, u"test"_s);
}

/// The number of turns left in the newest request of a companion.
std::optional<int> toldTurnsLeft(Stage &stage, llm::Purpose purpose)
{
    for (auto request = stage.model().requests().crbegin(); request != stage.model().requests().crend();
         ++request) {
        if (request->brief.purpose == purpose)
            return request->brief.turnsLeft;
    }
    return std::nullopt;
}

} // namespace

/// The limit on the turns of a room's companions in its whole life.
class TestSessionTurns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTurnAfterTheLastEndsBeforeItsModelIsAsked_data();
    void theTurnAfterTheLastEndsBeforeItsModelIsAsked();
    void theRoomRestsForItAndTheTurnWaits();
    void moreTurnsLetItGoOnWhereItWas();
    void aTurnThatHadBegunIsGivenAgain();
    void aLimitThatIsStillTooLowChangesNothing();
    void nothingIsAskedForWhileThereAreNoTurns();
    void silencesAndCutTurnsDoNotCount();
    void aUsersWordsSetNothingBack();
    void aStopStaysAStop();
    void aRestartKeepsTheCount();
    void wokenCompanionsAreRefusedEachOnce();
    void aPauseForMoneyIsToldFirst();
    void theLastTurnsAreToldOf();
    void aRoomWithFewTurnsHasNoRoomForGoodbyes();
};

void TestSessionTurns::theTurnAfterTheLastEndsBeforeItsModelIsAsked_data()
{
    QTest::addColumn<PolicyName>("policy");
    QTest::addColumn<int>("gap");
    QTest::newRow("votes") << PolicyName::Vote << 600;
    QTest::newRow("votes, no gap") << PolicyName::Vote << 0;
    QTest::newRow("ring") << PolicyName::Ring << 600;
    QTest::newRow("ring, no gap") << PolicyName::Ring << 0;
}

void TestSessionTurns::theTurnAfterTheLastEndsBeforeItsModelIsAsked()
{
    QFETCH(PolicyName, policy);
    QFETCH(int, gap);
    model::Room room = roomFor(3, policy);
    room.policy.gap = Millis(gap);
    Stage stage(room);

    letThemTalk(stage);

    QCOMPARE(spoken(stage), 3);
    QCOMPARE(refused(stage).size(), 1);
    QCOMPARE(refused(stage).first().number, 0);
    QCOMPARE(refused(stage).first().kind, model::TurnEventKind(model::MaxSessionTurns{3}));
    QCOMPARE(stage.model().openCalls(), 0);
    QCOMPARE(stage.rests().last(), (model::Rest{RestReason::MaxSessionTurns, {}}));
    QCOMPARE(stage.director().rest(), (model::Rest{RestReason::MaxSessionTurns, {}}));
}

void TestSessionTurns::theRoomRestsForItAndTheTurnWaits()
{
    Stage stage(roomFor(3));

    letThemTalk(stage);

    QVERIFY(stage.director().isOutOfTurns());
    QVERIFY(stage.director().floor().paused);
    QVERIFY(stage.director().floor().waitingTurn);
    QCOMPARE(stage.director().sessionTurns(), 3);
}

void TestSessionTurns::moreTurnsLetItGoOnWhereItWas()
{
    Stage stage(roomFor(3));
    letThemTalk(stage);
    const auto next = stage.director().floor().waitingTurn->companion;

    allow(stage, 4);
    stage.wait(60'000);

    QCOMPARE(spoken(stage), 4);
    QCOMPARE(stage.all<model::MessagePosted>().last().message.from, next);
    QCOMPARE(stage.director().rest()->reason, RestReason::MaxSessionTurns);
    QCOMPARE(refused(stage).size(), 2);
}

void TestSessionTurns::aTurnThatHadBegunIsGivenAgain()
{
    model::Room room = roomFor(3);
    room.policy.gap = Millis(0);
    Stage stage(room);
    letThemTalk(stage);
    const auto next = refused(stage).first().companion;

    allow(stage, 4);
    stage.wait(60'000);

    QCOMPARE(spoken(stage), 4);
    QCOMPARE(stage.all<model::MessagePosted>().last().message.from, next);
}

void TestSessionTurns::aLimitThatIsStillTooLowChangesNothing()
{
    Stage stage(roomFor(3));
    letThemTalk(stage);

    allow(stage, 2);
    stage.wait(60'000);

    QCOMPARE(spoken(stage), 3);
    QVERIFY(stage.director().isOutOfTurns());
    QCOMPARE(stage.director().rest()->reason, RestReason::MaxSessionTurns);
}

void TestSessionTurns::nothingIsAskedForWhileThereAreNoTurns()
{
    Stage stage(roomFor(3));
    letThemTalk(stage);
    const qsizetype asked = stage.model().requests().size();

    stage.userSays(u"Are you still there?"_s);
    stage.wait(60'000);

    QCOMPARE(stage.model().requests().size(), asked);
    QCOMPARE(stage.director().rest()->reason, RestReason::MaxSessionTurns);
    QCOMPARE(stage.all<model::MessagePosted>().last().message.text, u"Are you still there?"_s);
}

void TestSessionTurns::silencesAndCutTurnsDoNotCount()
{
    Stage stage(roomFor(5));
    stage.vote(u"aya"_s, ScriptedAnswer::vote(VoteState::Speak, 9));
    stage.vote(u"kyoko"_s, ScriptedAnswer::vote(VoteState::Listen, 0));
    stage.speech(u"aya"_s, ScriptedAnswer::text(u"NO_REPLY"_s));
    stage.speech(u"aya"_s, ScriptedAnswer::hang({u"Well, "_s}));
    stage.userSays(u"Say something."_s);
    stage.wait(5'000);
    stage.userSays(u"Go on."_s);
    stage.wait(5'000);

    stage.director().control(model::Control::Stop, u"test"_s);

    QCOMPARE(stage.director().sessionTurns(), 0);
}

void TestSessionTurns::aUsersWordsSetNothingBack()
{
    Stage stage(roomFor(100));
    letThemTalk(stage); // until the floor's own limit
    const int before = stage.director().sessionTurns();

    stage.userSays(u"And on."_s);
    stage.wait(60'000);

    QCOMPARE(before, stage.director().room().policy.maxCompanionTurns);
    QCOMPARE(stage.director().sessionTurns(), 2 * before);
}

void TestSessionTurns::aStopStaysAStop()
{
    Stage stage(roomFor(3));
    letThemTalk(stage);

    stage.director().control(model::Control::Stop, u"test"_s);
    allow(stage, {});
    stage.wait(60'000);

    QVERIFY(!stage.director().isOutOfTurns());
    QCOMPARE(stage.director().rest()->reason, RestReason::Stopped);
    QCOMPARE(spoken(stage), 3);
}

void TestSessionTurns::aRestartKeepsTheCount()
{
    Stage before(roomFor(3));
    letThemTalk(before);

    Stage after(roomFor(3), before.log());

    QCOMPARE(after.director().sessionTurns(), 3);
    QVERIFY(after.director().isOutOfTurns());
    QCOMPARE(after.director().rest()->reason, RestReason::MaxSessionTurns);
    QCOMPARE(after.director().floor(), before.director().floor());
}

void TestSessionTurns::wokenCompanionsAreRefusedEachOnce()
{
    Stage stage(roomFor(1, PolicyName::Resource));
    stage.wake(u"aya"_s, ScriptedAnswer::consume(60, u"Hello."_s));
    stage.wake(u"aya"_s, ScriptedAnswer::text(QString()));
    stage.wake(u"kyoko"_s, ScriptedAnswer::text(QString()));
    stage.userSays(u"Hello?"_s);
    stage.wait(60'000);
    const int said = spoken(stage);

    stage.userSays(u"And you?"_s);
    stage.wait(60'000);

    QCOMPARE(said, 1);
    QCOMPARE(spoken(stage), 1);
    QVERIFY(!refused(stage).isEmpty());
    QSet<base::TurnId> turns;
    for (const model::TurnEvent &event : refused(stage))
        turns.insert(event.turn);
    QCOMPARE(turns.size(), refused(stage).size());
    QVERIFY(!stage.director().floor().isAnybodyBusy());
    QCOMPARE(stage.director().rest()->reason, RestReason::MaxSessionTurns);
}

void TestSessionTurns::aPauseForMoneyIsToldFirst()
{
    Stage stage(roomFor(3));
    letThemTalk(stage);

    stage.director().pauseForBudget(u"test"_s);
    allow(stage, {});
    stage.wait(60'000);

    QCOMPARE(stage.director().rest()->reason, RestReason::Budget);
    QVERIFY(stage.director().floor().paused);
    QCOMPARE(spoken(stage), 3);
}

void TestSessionTurns::theLastTurnsAreToldOf()
{
    Stage stage(roomFor(6));
    QList<std::optional<int>> told;

    letThemTalk(stage);
    for (const llm::ModelRequest &request : stage.model().requests()) {
        if (request.brief.purpose == llm::Purpose::Speech)
            told.append(request.brief.turnsLeft);
    }

    QCOMPARE(told, (QList<std::optional<int>>{{}, {}, {}, {}, 2, 1}));
    QCOMPARE(toldTurnsLeft(stage, llm::Purpose::Vote), 0);
}

void TestSessionTurns::aRoomWithFewTurnsHasNoRoomForGoodbyes()
{
    Stage stage(roomFor(2));

    letThemTalk(stage);

    QCOMPARE(toldTurnsLeft(stage, llm::Purpose::Speech), std::nullopt);
}

SUITE_TEST(QCoreApplication, TestSessionTurns)

} // namespace tst_session_turns

#include "tst_session_turns.moc"
