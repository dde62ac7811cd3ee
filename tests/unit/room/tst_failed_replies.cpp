// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/envelope_wire.h"
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QTest>

namespace tst_failed_replies {

using namespace Qt::StringLiterals;
using namespace studio;
using base::MessageId;
using base::Millis;
using model::Advice;
using model::CallTrouble;
using model::Cause;
using model::FailedReply;
using model::Outcome;
using room::FailedReplies;
using tests::companion;
using tests::ScriptedAnswer;
using tests::Stage;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);
const auto kSpeaks = ScriptedAnswer::vote(model::VoteState::Speak, 9, true);
const CallTrouble kOutOfMemory{Cause::Unreachable, Advice::WaitAWhile, u"not enough memory"_s, 500};

model::Room tea() { return tests::room(u"tea"_s).with({u"aya"_s}); }

ScriptedAnswer outOfMemory(const QStringList &saidBefore = {})
{
    ScriptedAnswer answer = ScriptedAnswer::slowly(saidBefore, Millis(10));
    answer.end =
        llm::ModelFailure{kOutOfMemory.cause, kOutOfMemory.detail, kOutOfMemory.status, kOutOfMemory.advice};
    return answer;
}

/// Only Aya is asked, and her first turn fails.
void failOnce(Stage &stage, const ScriptedAnswer &how = outOfMemory())
{
    stage.speech(u"aya"_s, how);
    stage.speech(u"aya"_s, ScriptedAnswer::text(u"Well."_s));
    stage.vote(u"aya"_s, kSpeaks);
    stage.userSays(u"Aya?"_s);
    stage.wait(3000);
}

model::FloorOutput said(const model::FloorOutputKind &kind) { return {Millis(0), kind}; }
model::FloorTold told(const model::FloorInputKind &kind)
{
    return {.input = {Millis(0), kind}, .policy = {}};
}

/// A round without a vote: the reason for each voter.
model::FloorOutput silence(const MessageId &about, const QList<std::pair<base::ParticipantId, Cause>> &why)
{
    model::Decision decision{.messageId = about};
    for (const auto &[id, cause] : why)
        decision.candidates.append({.id = id, .cause = cause});
    return said(decision);
}

void lose(FailedReplies &replies, const base::ParticipantId &who, const MessageId &about)
{
    replies.follow(told(model::Control::Tick), {said(model::StartTurn{who, about, Millis(0)})}, about);
    replies.follow(told(model::TurnOver{.from = who, .outcome = Outcome::Failed, .cause = Cause::Timeout}),
                   {}, about);
}

void speak(FailedReplies &replies, const base::ParticipantId &who, const MessageId &about)
{
    replies.follow(told(model::Control::Tick), {said(model::StartTurn{who, about, Millis(0)})}, about);
    replies.follow(told(model::TurnOver{.from = who}), {}, about);
}

QStringList idsOf(const FailedReplies &replies)
{
    QStringList ids;
    for (const FailedReply &one : replies.all())
        ids.append(one.about->value());
    return ids;
}

} // namespace

class TestFailedReplies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTurnThatFailsIsKeptWithTheServersWords();
    void theWordsBeforeItBrokeComeFirst();
    void itIsTheSameWhenTheRoomIsOpenedAgain();
    void theLogKeepsWhyAndWhichTurn();
    void itIsGoneWhenTheSameCompanionSpeaks();
    void anotherCompanionDoesNotAnswerForIt();
    void aTurnThatFailsAgainStandsOnce();
    void aCueAnswersForAnOlderMessageToo();
    void anOlderOneStaysWhileTheTalkGoesOn();
    void silenceByChoiceIsNoFailure_data();
    void silenceByChoiceIsNoFailure();
    void aRoundWithoutAnyVoteIsOne();
    void aRoomThatRestsWithoutVotesHasOne();
    void aRoundWithAVoteIsNone();
    void aRoundIsAnsweredByWhoeverSpeaks();
    void theNewestAreKept();
    void speechAtTheLimitOfTokensIsMarked();
};

void TestFailedReplies::aTurnThatFailsIsKeptWithTheServersWords()
{
    Stage stage(tea());

    failOnce(stage);

    const QList<FailedReply> failed = stage.director().failedReplies();
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().calls, (QList<model::FailedCall>{{kAya, kOutOfMemory}}));
    const MessageId asked = stage.all<model::MessagePosted>().first().message.id;
    QCOMPARE(failed.first().about, asked);
    QCOMPARE(failed.first().after, asked);
    QCOMPARE(failed.first().turn, stage.all<model::TurnEvent>().first().turn);
}

void TestFailedReplies::theWordsBeforeItBrokeComeFirst()
{
    Stage stage(tea());

    failOnce(stage, outOfMemory({u"Well, "_s, u"I think"_s}));

    const auto posted = stage.all<model::MessagePosted>();
    QCOMPARE(posted.size(), 2);
    QCOMPARE(posted.last().message.text, u"Well, I think"_s);
    QCOMPARE(posted.last().way, model::MessagePosted::Way::Interrupted);
    QCOMPARE(stage.director().failedReplies().first().about, posted.first().message.id);
    QCOMPARE(stage.director().failedReplies().first().after, posted.last().message.id);
}

void TestFailedReplies::itIsTheSameWhenTheRoomIsOpenedAgain()
{
    Stage before(tea());
    failOnce(before, outOfMemory({u"Well, "_s}));

    Stage after(tea(), before.log());

    QCOMPARE(after.director().failedReplies(), before.director().failedReplies());
    QCOMPARE(before.director().failedReplies().size(), 1);
}

void TestFailedReplies::theLogKeepsWhyAndWhichTurn()
{
    Stage stage(tea());
    failOnce(stage);

    for (const model::Envelope &envelope : stage.log()) {
        const auto again = wire::envelopeFromJson(wire::envelopeToJson(envelope));
        QVERIFY(again);
        QCOMPARE(again->body, envelope.body);
    }
}

void TestFailedReplies::itIsGoneWhenTheSameCompanionSpeaks()
{
    Stage stage(tea());
    failOnce(stage);

    stage.director().cue(kAya, u"test"_s);
    stage.wait(3000);

    QCOMPARE(stage.all<model::MessagePosted>().last().message.text, u"Well."_s);
    QVERIFY(stage.director().failedReplies().isEmpty());
}

void TestFailedReplies::anotherCompanionDoesNotAnswerForIt()
{
    FailedReplies replies;
    lose(replies, kAya, MessageId(u"m1"_s));

    speak(replies, kKyoko, MessageId(u"m1"_s));

    QCOMPARE(idsOf(replies), QStringList{u"m1"_s});
}

void TestFailedReplies::aTurnThatFailsAgainStandsOnce()
{
    FailedReplies replies;
    lose(replies, kAya, MessageId(u"m1"_s));
    lose(replies, kKyoko, MessageId(u"m1"_s));

    lose(replies, kAya, MessageId(u"m1"_s));

    QCOMPARE(replies.all().size(), 2);
    QCOMPARE(replies.all().last().calls.first().companion, kAya);
}

void TestFailedReplies::aCueAnswersForAnOlderMessageToo()
{
    FailedReplies replies;
    lose(replies, kAya, MessageId(u"m1"_s));

    replies.follow(told(model::CompanionInput{model::CompanionInput::Kind::Cue, kAya}), {}, {});
    speak(replies, kAya, MessageId(u"m2"_s));

    QVERIFY(replies.all().isEmpty());
}

void TestFailedReplies::anOlderOneStaysWhileTheTalkGoesOn()
{
    FailedReplies replies;
    lose(replies, kAya, MessageId(u"m1"_s));

    speak(replies, kAya, MessageId(u"m2"_s));

    QCOMPARE(idsOf(replies), QStringList{u"m1"_s});
}

void TestFailedReplies::silenceByChoiceIsNoFailure_data()
{
    QTest::addColumn<model::TurnOver>("over");

    QTest::newRow("no reply") << model::TurnOver{.from = kAya, .outcome = Outcome::NoReply};
    QTest::newRow("stopped") << model::TurnOver{.from = kAya, .outcome = Outcome::Cancelled};
    QTest::newRow("in circles") << model::TurnOver{
        .from = kAya, .outcome = Outcome::Failed, .cause = Cause::Looped};
    QTest::newRow("crashed") << model::TurnOver{
        .from = kAya, .outcome = Outcome::Failed, .cause = Cause::Crashed};
}

void TestFailedReplies::silenceByChoiceIsNoFailure()
{
    QFETCH(model::TurnOver, over);
    FailedReplies replies;

    replies.follow(told(over), {}, MessageId(u"m1"_s));

    QVERIFY(replies.all().isEmpty());
}

void TestFailedReplies::aRoundWithoutAnyVoteIsOne()
{
    FailedReplies replies;
    model::FloorTold failed = told(model::VoteFailed{MessageId(u"m1"_s), kAya, Cause::Unreachable});
    failed.trouble = kOutOfMemory;

    replies.follow(failed, {}, MessageId(u"m1"_s));
    replies.follow(told(model::Control::Tick),
                   {silence(MessageId(u"m1"_s), {{kAya, Cause::Unreachable}, {kKyoko, Cause::Timeout}})},
                   MessageId(u"m1"_s));

    const CallTrouble late{.cause = Cause::Timeout, .detail = {}, .status = {}};
    QCOMPARE(replies.all().size(), 1);
    QVERIFY(!replies.all().first().turn);
    QCOMPARE(replies.all().first().calls, (QList<model::FailedCall>{{kAya, kOutOfMemory}, {kKyoko, late}}));
}

void TestFailedReplies::aRoomThatRestsWithoutVotesHasOne()
{
    model::Room room = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s});
    room.policy.withoutVotes = model::PolicySettings::WithoutVotes::Rest;
    Stage stage(room);
    stage.vote(u"aya"_s, outOfMemory());
    stage.vote(u"kyoko"_s, outOfMemory());

    stage.userSays(u"Hello."_s);
    stage.wait(30'000);

    QCOMPARE(stage.director().failedReplies().size(), 1);
    QCOMPARE(stage.director().failedReplies().first().calls,
             (QList<model::FailedCall>{{kAya, kOutOfMemory}, {kKyoko, kOutOfMemory}}));
    Stage after(room, stage.log());
    QCOMPARE(after.director().failedReplies(), stage.director().failedReplies());
}

void TestFailedReplies::aRoundWithAVoteIsNone()
{
    FailedReplies replies;
    model::Decision decision{.messageId = MessageId(u"m1"_s)};
    decision.candidates = {{.id = kAya}, {.id = kKyoko, .cause = Cause::Timeout}};

    replies.follow(told(model::Control::Tick), {said(decision)}, {});
    replies.follow(told(model::Control::Tick), {silence(MessageId(u"m2"_s), {{kAya, Cause::Muted}})}, {});

    QVERIFY(replies.all().isEmpty());
}

void TestFailedReplies::aRoundIsAnsweredByWhoeverSpeaks()
{
    FailedReplies replies;
    replies.follow(told(model::Control::Tick), {silence(MessageId(u"m1"_s), {{kAya, Cause::Timeout}})}, {});

    speak(replies, kKyoko, MessageId(u"m1"_s));

    QVERIFY(replies.all().isEmpty());
}

void TestFailedReplies::theNewestAreKept()
{
    FailedReplies replies;

    for (int i = 0; i < 40; ++i)
        lose(replies, kAya, MessageId(u"m%1"_s.arg(i)));

    QCOMPARE(replies.all().size(), FailedReplies::kMost);
    QCOMPARE(replies.all().last().about, MessageId(u"m39"_s));
}

void TestFailedReplies::speechAtTheLimitOfTokensIsMarked()
{
    Stage stage(tea());
    ScriptedAnswer cut = ScriptedAnswer::text(u"I hear the"_s);
    cut.end = llm::ModelFinish{u"length"_s, {}, {}};

    failOnce(stage, cut);

    const model::MessagePosted posted = stage.all<model::MessagePosted>().last();
    QCOMPARE(posted.message.text, u"I hear the"_s);
    QVERIFY(posted.cutShort);
    QVERIFY(stage.director().failedReplies().isEmpty());
}

SUITE_TEST(QCoreApplication, TestFailedReplies)

} // namespace tst_failed_replies

#include "tst_failed_replies.moc"
