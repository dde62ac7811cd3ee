// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QTest>

namespace tst_turns_aloud {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using model::Cause;
using model::MessagePosted;
using model::PolicyName;
using model::VoteState;
using tests::companion;
using tests::ScriptedAnswer;
using tests::Stage;
using Way = MessagePosted::Way;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kTea = u"Tea is ready. Would you like a cup of it now?"_s;
constexpr int kGap = 700;
constexpr int kAll = 10'000; // more than all of them together

/// A room with reading aloud. Each letter takes 50 ms, and each sentence starts after 100 ms.
model::Room aloud(PolicyName policy = PolicyName::Vote)
{
    model::Room room = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}).policy(policy);
    room.voices.aloud = true;
    return room;
}

/// Aya is asked, and speaks after the gap; Kyoko listens.
void letAyaSpeak(Stage &stage, const ScriptedAnswer &speech)
{
    stage.reader().setAttended(true);
    stage.vote(u"aya"_s, ScriptedAnswer::vote(VoteState::Speak, 9, true));
    for (int round = 0; round < 4; ++round)
        stage.vote(u"kyoko"_s, ScriptedAnswer::vote(VoteState::Listen, 0));
    stage.speech(u"aya"_s, speech);
    stage.userSays(u"Aya?"_s);
    stage.wait(kGap);
}

MessagePosted lastMessage(const Stage &stage) { return stage.all<MessagePosted>().last(); }

int eventsOf(const Stage &stage, const QString &kind) { return int(stage.kinds().count(kind)); }

bool replayGivesTheSameFloor(Stage &stage, const model::Room &created)
{
    const room::Director again(tests::recordOf(created, stage.log()), stage.house(),
                               room::Director::Opening::LookOnly);
    return stage.director().floor() == again.floor();
}

} // namespace

/// Turns that are read aloud: the speaker keeps the floor until their last word was heard.
class TestTurnsAloud : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTurnHasTheFloorUntilItWasHeard();
    void itIsSaidWhileItIsWritten();
    void whatIsCutOffIsKeptAsFarAsItWasHeard_data();
    void whatIsCutOffIsKeptAsFarAsItWasHeard();
    void aStopSilencesAtOnce();
    void whoLeavesIsSilentAtOnce();
    void aSpeechThatFailsKeepsWhatWasHeard();
    void aSilentTurnHoldsNobodyUp();
    void anEngineThatHangsHoldsNobodyUp();
    void readingMayBeSwitchedOffInTheMiddle();
    void whereNobodyHearsNothingWaits();
    void aTurnOfTheRingIsNotLostToASlowVoice();
    void whatIsBoughtIsReadInOrder();
    void aUserSilencesWhatWasBought();
    void aRoomThatIsClosedFallsSilent();
};

void TestTurnsAloud::aTurnHasTheFloorUntilItWasHeard()
{
    Stage stage(aloud());
    letAyaSpeak(stage, ScriptedAnswer::text(kTea));

    stage.wait(1'500);
    QCOMPARE(eventsOf(stage, u"finished"_s), 1);
    QCOMPARE(stage.all<MessagePosted>().size(), 1); // the user's
    QVERIFY(stage.director().hasBegun());
    QCOMPARE(stage.director().floor().turn->companion, kAya);
    stage.wait(kAll);

    QCOMPARE(lastMessage(stage).way, Way::Spoken);
    QCOMPARE(lastMessage(stage).message.text, kTea);
    QVERIFY(!lastMessage(stage).message.isInterrupted());
    QCOMPARE(stage.speaker().saidWhole.join(u' '), kTea);
    QCOMPARE(eventsOf(stage, u"askVotes"_s), 2);
    QVERIFY(stage.newest(u"askVotes"_s) > stage.newest(u"turnOver"_s));
    QVERIFY(replayGivesTheSameFloor(stage, aloud()));
}

void TestTurnsAloud::itIsSaidWhileItIsWritten()
{
    Stage stage(aloud());

    letAyaSpeak(stage, ScriptedAnswer::slowly({u"Tea is ready. Come"_s, u" in."_s}, Millis(5'000)));
    stage.wait(6'000);

    QCOMPARE(eventsOf(stage, u"finished"_s), 0);
    QCOMPARE(stage.speaker().begun.first().text, u"Tea is ready."_s);
}

void TestTurnsAloud::whatIsCutOffIsKeptAsFarAsItWasHeard_data()
{
    QTest::addColumn<ScriptedAnswer>("speech");
    QTest::newRow("still being written") << ScriptedAnswer::hang({kTea + u" And"_s});
    QTest::newRow("written whole") << ScriptedAnswer::text(kTea + u" And"_s);
}

void TestTurnsAloud::whatIsCutOffIsKeptAsFarAsItWasHeard()
{
    QFETCH(const ScriptedAnswer, speech);
    Stage stage(aloud());
    letAyaSpeak(stage, speech);
    stage.wait(100 + 650 + 100 + 900); // the second sentence is being read

    stage.userSays(u"Wait."_s);

    const QList<MessagePosted> messages = stage.all<MessagePosted>();
    const MessagePosted cut = messages.at(messages.size() - 2);
    QCOMPARE(cut.way, Way::Interrupted);
    QCOMPARE(cut.cause, Cause::BargeIn);
    QCOMPARE(cut.message.text, kTea + u" And"_s);
    QVERIFY(*cut.message.heardUntil > u"Tea is ready. "_s.size());
    QVERIFY(*cut.message.heardUntil < kTea.size() - 10);
    QCOMPARE(stage.speaker().atOnce, 0);
    QCOMPARE(stage.speaker().cancelled, 1);
    QCOMPARE(stage.speaker().saidWhole, QStringList{u"Tea is ready."_s});
    QVERIFY(replayGivesTheSameFloor(stage, aloud()));
}

void TestTurnsAloud::aStopSilencesAtOnce()
{
    Stage stage(aloud());
    letAyaSpeak(stage, ScriptedAnswer::text(kTea));
    stage.wait(300);

    stage.director().control(model::Control::Stop, u"test"_s);
    stage.wait(0);

    QCOMPARE(stage.speaker().atOnce, 0);
    QCOMPARE(lastMessage(stage).way, Way::Interrupted);
    QVERIFY(stage.director().rest());
}

void TestTurnsAloud::whoLeavesIsSilentAtOnce()
{
    Stage stage(aloud());
    letAyaSpeak(stage, ScriptedAnswer::text(kTea));
    stage.wait(300);

    stage.director().setRoster({companion(u"kyoko"_s)}, u"test"_s);
    stage.wait(0);

    QCOMPARE(stage.speaker().atOnce, 0);
    QCOMPARE(lastMessage(stage).way, Way::Interrupted);
    QCOMPARE(lastMessage(stage).message.from, kAya);
    stage.wait(kAll);
    QVERIFY(stage.speaker().saidWhole.isEmpty());
}

void TestTurnsAloud::aSpeechThatFailsKeepsWhatWasHeard()
{
    Stage stage(aloud());
    ScriptedAnswer failing = ScriptedAnswer::slowly({u"Tea is ready. "_s, u"Would you"_s}, Millis(1'000));
    failing.end = llm::ModelFailure{.cause = Cause::NoAnswer, .text = u"Gone."_s};

    letAyaSpeak(stage, failing);
    stage.wait(kAll);

    QCOMPARE(lastMessage(stage).way, Way::Interrupted);
    QVERIFY(*lastMessage(stage).message.heardUntil <= u"Tea is ready. "_s.size());
    QCOMPARE(stage.speaker().atOnce, 0);
}

void TestTurnsAloud::aSilentTurnHoldsNobodyUp()
{
    Stage stage(aloud());

    letAyaSpeak(stage, ScriptedAnswer::text(u"NO_REPLY"_s));
    stage.wait(kAll);

    QVERIFY(stage.director().rest());
    QVERIFY(stage.speaker().begun.isEmpty());
    (void)stage.reader().say({.text = u"Free."_s}); // nothing of the turn is queued before it
    stage.wait(kAll);
    QCOMPARE(stage.speaker().saidWhole, QStringList{u"Free."_s});
}

void TestTurnsAloud::anEngineThatHangsHoldsNobodyUp()
{
    Stage stage(aloud());
    stage.speaker().perLetter = Millis(-1);

    letAyaSpeak(stage, ScriptedAnswer::text(kTea));
    stage.wait(60'000);

    QCOMPARE(lastMessage(stage).way, Way::Spoken);
    QCOMPARE(lastMessage(stage).message.text, kTea);
    QCOMPARE(eventsOf(stage, u"askVotes"_s), 2);
}

void TestTurnsAloud::readingMayBeSwitchedOffInTheMiddle()
{
    Stage stage(aloud());
    letAyaSpeak(stage, ScriptedAnswer::text(kTea));
    stage.wait(300);
    model::Room quiet = stage.director().room();
    quiet.voices.aloud = false;

    stage.director().setUp(quiet, u"test"_s);
    stage.wait(0);

    QCOMPARE(stage.speaker().atOnce, 0);
    QCOMPARE(lastMessage(stage).way, Way::Spoken);
    QCOMPARE(lastMessage(stage).message.text, kTea);
}

void TestTurnsAloud::whereNobodyHearsNothingWaits()
{
    Stage stage(aloud());
    stage.vote(u"aya"_s, ScriptedAnswer::vote(VoteState::Speak, 9, true));
    stage.vote(u"kyoko"_s, ScriptedAnswer::vote(VoteState::Listen, 0));
    stage.speech(u"aya"_s, ScriptedAnswer::text(kTea));

    stage.userSays(u"Aya?"_s);
    stage.wait(kGap);

    QCOMPARE(lastMessage(stage).message.text, kTea);
    QVERIFY(stage.speaker().begun.isEmpty());
}

void TestTurnsAloud::aTurnOfTheRingIsNotLostToASlowVoice()
{
    Stage stage(aloud(PolicyName::Ring));
    stage.reader().setAttended(true);
    QString longSpeech; // takes more than a minute to read
    for (int cup = 1; cup <= 30; ++cup)
        longSpeech += u"Cup %1 is ready. Would you like it now? "_s.arg(cup);
    longSpeech = longSpeech.trimmed();
    stage.speech(u"aya"_s, ScriptedAnswer::text(longSpeech));
    stage.userSays(tests::message(u"m1"_s).to({kAya}).says(u"Aya?"_s));

    stage.wait(kGap + 60'000);

    QCOMPARE(lastMessage(stage).way, Way::Spoken);
    QCOMPARE(lastMessage(stage).message.from, kAya);
    QCOMPARE(lastMessage(stage).message.text, longSpeech);
    QCOMPARE(stage.speaker().atOnce, 0);
}

void TestTurnsAloud::whatIsBoughtIsReadInOrder()
{
    Stage stage(aloud(PolicyName::Resource));
    stage.reader().setAttended(true);
    stage.wake(u"aya"_s, ScriptedAnswer::consume(60, u"I am Aya. Kyoko?"_s, Millis(100)));
    stage.wake(u"kyoko"_s, ScriptedAnswer::consume(5, u"Hm!"_s, Millis(300)));
    for (int wake = 0; wake < 4; ++wake) {
        stage.wake(u"aya"_s, ScriptedAnswer::text({}));
        stage.wake(u"kyoko"_s, ScriptedAnswer::text({}));
    }

    stage.userSays(u"Hello."_s);
    stage.wait(400);
    QCOMPARE(stage.all<MessagePosted>().size(), 3); // the room does not wait for the voice
    stage.wait(kAll);

    QCOMPARE(stage.speaker().saidWhole, (QStringList{u"I am Aya."_s, u"Kyoko?"_s, u"Hm!"_s}));
    QCOMPARE(stage.speaker().mostAtOnce, 1);
}

void TestTurnsAloud::aUserSilencesWhatWasBought()
{
    Stage stage(aloud(PolicyName::Resource));
    stage.reader().setAttended(true);
    stage.wake(u"aya"_s, ScriptedAnswer::consume(60, kTea, Millis(100)));
    for (int wake = 0; wake < 6; ++wake) {
        stage.wake(u"aya"_s, ScriptedAnswer::text({}));
        stage.wake(u"kyoko"_s, ScriptedAnswer::text({}));
    }
    stage.userSays(u"Hello."_s);
    stage.wait(400);
    QCOMPARE(stage.speaker().atOnce, 1);

    stage.userSays(u"Wait."_s);

    QCOMPARE(stage.speaker().atOnce, 0);
    stage.wait(kAll);
    QVERIFY(stage.speaker().saidWhole.isEmpty());
}

void TestTurnsAloud::aRoomThatIsClosedFallsSilent()
{
    const model::Room room = aloud();
    Stage stage(room);
    stage.reader().setAttended(true);
    {
        room::Director other(tests::recordOf(tests::room(u"lab"_s), {}), stage.house());
        stage.reader().begin(base::RoomId(u"room-lab"_s), base::TurnId(u"t"_s), tests::persona(u"aya"_s));
        stage.reader().add(base::TurnId(u"t"_s), kTea);
        stage.wait(200);
        QCOMPARE(stage.speaker().atOnce, 1);
    }

    QCOMPARE(stage.speaker().atOnce, 0);
}

SUITE_TEST(QCoreApplication, TestTurnsAloud)

} // namespace tst_turns_aloud

#include "tst_turns_aloud.moc"
