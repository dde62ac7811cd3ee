// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/envelope_wire.h"
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_vote_calls {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using model::Advice;
using model::CallTrouble;
using model::Cause;
using model::VoteManner;
using model::VoteRung;
using model::VoteState;
using tests::companion;
using tests::ScriptedAnswer;
using tests::Stage;

namespace {

const auto kListens = ScriptedAnswer::vote(VoteState::Listen, 0);
const CallTrouble kTooMany{Cause::RateLimited, Advice::WaitAWhile, u"slow down"_s, 429};

model::Room tea() { return tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}); }

/// Settings under which a user may be left without an answer.
model::Room impoliteTea()
{
    model::Room room = tea();
    room.policy.courtesy = false;
    return room;
}

/// Told to wait 2 s by the server, then listens.
ScriptedAnswer listensAfterWaiting()
{
    return ScriptedAnswer::vote(VoteState::Listen, 0, false, Millis(2000))
        .afterWaiting({kTooMany, 1, Millis(2000)});
}

ScriptedAnswer hangsAfterWaiting(Millis at = Millis(7000))
{
    return ScriptedAnswer::hang({u"{"_s}, Millis(60'000)).afterWaiting({kTooMany, 1, at});
}

const model::FloorTold *newestToldOf(const QList<model::FloorTold> &all, const QString &kind)
{
    for (auto told = all.crbegin(); told != all.crend(); ++told) {
        if ((kind == "voted"_L1 && std::holds_alternative<model::Voted>(told->input.kind)) ||
            (kind == "voteFailed"_L1 && std::holds_alternative<model::VoteFailed>(told->input.kind)))
            return &*told;
    }
    return nullptr;
}

} // namespace

/// A room's facts about its votes: how they were obtained, why they are missing, what their calls wait for.
class TestVoteCalls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theModelIsToldForWhichRoomTurnAndMessage();
    void aVoteStandsInTheLogWithHowItWasHad();
    void aFailedVoteStandsInTheLogWithItsTrouble();
    void whatNoVoteCanBeMissingForIsNoAnswer();
    void aTroubleThatSaysNoMoreThanTheCauseIsNone();
    void theNotesOfAVoteOutliveARestart();
    void aNewRoundForgetsTheNotesOfTheLast();
    void aCallThatWaitsIsSeenUntilItGoesOn();
    void aTurnThatWaitsIsSeenToo();
    void whoIsNoLongerWaitedForIsNotSeenWaiting();
    void aSkippedVoteIsMissingForWhatItWaitedFor();
    void aSkippedVoteThatWaitsForNothingGaveNoAnswer();
    void whoIsNotAskedCannotBeSkipped();
    void aVoterThatTheDeadlineEndedKeepsWhatItWaitedFor();
    void aVoteThatIsAskedForAgainTooLateIsMissingAtOnce();
};

void TestVoteCalls::theModelIsToldForWhichRoomTurnAndMessage()
{
    model::Room room = tea();
    room.models.recorded = true;
    Stage stage(room);
    stage.vote(u"aya"_s, ScriptedAnswer::vote(VoteState::Speak, 9, true));
    stage.vote(u"kyoko"_s, kListens);
    stage.speech(u"aya"_s, ScriptedAnswer::text(u"Well."_s));

    stage.userSays(u"Aya?"_s);
    stage.wait(700);

    const auto asked = stage.all<model::MessagePosted>().first().message.id;
    const llm::CallTag vote = stage.model().requests().first().tag;
    QCOMPARE(vote.room, room.id);
    QVERIFY(!vote.turn);
    QCOMPARE(vote.about, asked);
    QCOMPARE(vote.companions, QList{companion(u"aya"_s)});
    QCOMPARE(vote.purpose, model::CallPurpose::Vote);
    QVERIFY(vote.recorded);
    const llm::CallTag speech = stage.model().requests().at(2).tag;
    QCOMPARE(speech.turn, stage.all<model::TurnEvent>().first().turn);
    QCOMPARE(speech.about, asked);
    QCOMPARE(speech.purpose, model::CallPurpose::Speech);
}

void TestVoteCalls::aVoteStandsInTheLogWithHowItWasHad()
{
    Stage stage(tea());
    stage.vote(u"aya"_s, kListens);
    stage.vote(u"kyoko"_s, kListens);

    stage.userSays(u"Hello."_s);
    stage.wait(100);

    const auto told = stage.all<model::FloorTold>();
    QCOMPARE(newestToldOf(told, u"voted"_s)->manner, (VoteManner{VoteRung::Offline, false, false}));
    QCOMPARE(stage.director().voteNotes().manner(companion(u"kyoko"_s)),
             (VoteManner{VoteRung::Offline, false, false}));
}

void TestVoteCalls::aFailedVoteStandsInTheLogWithItsTrouble()
{
    Stage stage(tea());
    ScriptedAnswer quota = ScriptedAnswer::failure(Cause::RateLimited);
    quota.end = llm::ModelFailure{Cause::RateLimited, u"insufficient_quota"_s, 429, Advice::TopUp};
    stage.vote(u"aya"_s, quota);
    stage.vote(u"kyoko"_s, kListens);

    stage.userSays(u"Hello."_s);
    stage.wait(100);

    const CallTrouble expected{Cause::RateLimited, Advice::TopUp, u"insufficient_quota"_s, 429};
    const auto told = stage.all<model::FloorTold>();
    QCOMPARE(newestToldOf(told, u"voteFailed"_s)->trouble, expected);
    QCOMPARE(stage.director().voteNotes().trouble(companion(u"aya"_s)), expected);
    QVERIFY(!stage.director().voteNotes().manner(companion(u"aya"_s)));
}

void TestVoteCalls::whatNoVoteCanBeMissingForIsNoAnswer()
{
    Stage stage(tea());
    stage.vote(u"aya"_s, ScriptedAnswer::failure(Cause::Stopped));
    stage.vote(u"kyoko"_s, kListens);

    stage.userSays(u"Hello."_s);
    stage.wait(100);

    const auto told = stage.all<model::FloorTold>();
    const model::FloorTold *failed = newestToldOf(told, u"voteFailed"_s);
    QCOMPARE(std::get<model::VoteFailed>(failed->input.kind).cause, Cause::NoAnswer);
    QCOMPARE(failed->trouble->cause, Cause::Stopped);
    QVERIFY(wire::bodyFromJson(u"voteFailed", wire::bodyToJson(*failed)));
}

void TestVoteCalls::aTroubleThatSaysNoMoreThanTheCauseIsNone()
{
    Stage stage(tea());
    stage.vote(u"aya"_s, ScriptedAnswer::text(QString()));
    stage.vote(u"kyoko"_s, kListens);

    stage.userSays(u"Hello."_s);
    stage.wait(100);

    const auto told = stage.all<model::FloorTold>();
    QVERIFY(newestToldOf(told, u"voteFailed"_s));
    QVERIFY(!newestToldOf(told, u"voteFailed"_s)->trouble);
}

void TestVoteCalls::theNotesOfAVoteOutliveARestart()
{
    Stage before(tea());
    before.vote(u"aya"_s, kListens);
    ScriptedAnswer refused = ScriptedAnswer::failure(Cause::Unreachable);
    refused.end = llm::ModelFailure{Cause::Unreachable, u"refused"_s, {}, Advice::CheckAddress};
    before.vote(u"kyoko"_s, refused);
    before.userSays(u"Hello."_s);
    before.wait(100);

    Stage after(tea(), before.log());

    QCOMPARE(after.director().voteNotes().manner(companion(u"aya"_s)),
             (VoteManner{VoteRung::Offline, false, false}));
    QCOMPARE(after.director().voteNotes().trouble(companion(u"kyoko"_s)),
             (CallTrouble{Cause::Unreachable, Advice::CheckAddress, u"refused"_s, {}}));
}

void TestVoteCalls::aNewRoundForgetsTheNotesOfTheLast()
{
    Stage stage(tea());
    stage.vote(u"aya"_s, kListens);
    stage.vote(u"aya"_s, ScriptedAnswer::hang());
    stage.vote(u"kyoko"_s, kListens);
    stage.userSays(u"Hello."_s);
    stage.wait(100);

    stage.userSays(u"Hello?"_s);
    stage.wait(100);

    QVERIFY(!stage.director().voteNotes().manner(companion(u"aya"_s)));
    QVERIFY(stage.director().voteNotes().manner(companion(u"kyoko"_s)));
}

void TestVoteCalls::aCallThatWaitsIsSeenUntilItGoesOn()
{
    Stage stage(tea());
    const QSignalSpy changes(&stage.director(), &room::Director::waitsChanged);
    stage.vote(u"aya"_s, listensAfterWaiting());
    stage.vote(u"kyoko"_s, kListens);

    stage.userSays(u"Hello."_s);
    stage.wait(100);

    const room::Wait expected{companion(u"aya"_s), true, {kTooMany, 1, Millis(2000)}};
    QCOMPARE(stage.director().waits(), QList{expected});
    QCOMPARE(changes.size(), 1);
    stage.wait(2000);
    QVERIFY(stage.director().waits().isEmpty());
    QCOMPARE(changes.size(), 2);
    QVERIFY(!stage.director().voteNotes().trouble(companion(u"aya"_s)));
}

void TestVoteCalls::aTurnThatWaitsIsSeenToo()
{
    Stage stage(tea());
    stage.vote(u"aya"_s, ScriptedAnswer::vote(VoteState::Speak, 9, true));
    stage.vote(u"kyoko"_s, kListens);
    stage.speech(u"aya"_s, hangsAfterWaiting());

    stage.userSays(u"Aya?"_s);
    stage.wait(700);

    QCOMPARE(stage.director().waits().size(), 1);
    QVERIFY(!stage.director().waits().first().vote);
    QCOMPARE(stage.director().waits().first().companion, companion(u"aya"_s));
    stage.director().control(model::Control::Stop, u"test"_s);
    QVERIFY(stage.director().waits().isEmpty());
}

void TestVoteCalls::whoIsNoLongerWaitedForIsNotSeenWaiting()
{
    Stage stage(tea());
    stage.vote(u"aya"_s, hangsAfterWaiting());
    stage.vote(u"kyoko"_s, kListens);
    stage.userSays(u"Hello."_s);
    stage.wait(100);
    QCOMPARE(stage.director().waits().size(), 1);

    stage.director().control(model::Control::Stop, u"test"_s);

    QVERIFY(stage.director().waits().isEmpty());
    QCOMPARE(stage.model().openCalls(), 0);
}

void TestVoteCalls::aSkippedVoteIsMissingForWhatItWaitedFor()
{
    Stage stage(impoliteTea());
    stage.vote(u"aya"_s, hangsAfterWaiting());
    stage.vote(u"kyoko"_s, kListens);
    stage.userSays(u"Hello."_s);
    stage.wait(100);

    const qint64 seq = stage.director().skipVote(companion(u"aya"_s), u"test"_s);
    stage.wait(0);

    QVERIFY(seq > 0);
    const auto told = stage.all<model::FloorTold>();
    QCOMPARE(std::get<model::VoteFailed>(newestToldOf(told, u"voteFailed"_s)->input.kind).cause,
             Cause::RateLimited);
    QCOMPARE(newestToldOf(told, u"voteFailed"_s)->trouble, kTooMany);
    QCOMPARE(stage.kinds().mid(stage.kinds().size() - 2), (QStringList{u"decision"_s, u"rest"_s}));
    QCOMPARE(stage.model().openCalls(), 0);
}

void TestVoteCalls::aSkippedVoteThatWaitsForNothingGaveNoAnswer()
{
    Stage stage(impoliteTea());
    stage.vote(u"aya"_s, ScriptedAnswer::hang());
    stage.vote(u"kyoko"_s, kListens);
    stage.userSays(u"Hello."_s);
    stage.wait(100);

    stage.director().skipVote(companion(u"aya"_s), u"test"_s);
    stage.wait(0);

    const auto told = stage.all<model::FloorTold>();
    QCOMPARE(std::get<model::VoteFailed>(newestToldOf(told, u"voteFailed"_s)->input.kind).cause,
             Cause::NoAnswer);
    QVERIFY(!newestToldOf(told, u"voteFailed"_s)->trouble);
    QVERIFY(stage.director().floor().isResting());
}

void TestVoteCalls::whoIsNotAskedCannotBeSkipped()
{
    Stage stage(tea());
    stage.vote(u"aya"_s, ScriptedAnswer::hang());
    stage.vote(u"kyoko"_s, kListens);
    QCOMPARE(stage.director().skipVote(companion(u"aya"_s), u"test"_s), 0);
    stage.userSays(u"Hello."_s);
    stage.wait(100);

    QCOMPARE(stage.director().skipVote(companion(u"kyoko"_s), u"test"_s), 0);
    QCOMPARE(stage.director().skipVote(companion(u"nobody"_s), u"test"_s), 0);
}

void TestVoteCalls::aVoterThatTheDeadlineEndedKeepsWhatItWaitedFor()
{
    Stage stage(tea());
    stage.vote(u"aya"_s, hangsAfterWaiting());
    stage.vote(u"kyoko"_s, kListens);

    stage.userSays(u"Hello."_s);
    stage.wait(8000);

    const auto &candidates = stage.director().decision()->candidates;
    QCOMPARE(candidates.first().cause, Cause::Timeout);
    QCOMPARE(stage.director().voteNotes().trouble(companion(u"aya"_s)), kTooMany);
    QVERIFY(stage.director().waits().isEmpty());
}

void TestVoteCalls::aVoteThatIsAskedForAgainTooLateIsMissingAtOnce()
{
    Stage stage(tea());
    stage.vote(u"aya"_s, hangsAfterWaiting(Millis(20'000)));
    stage.vote(u"kyoko"_s, kListens);

    stage.userSays(u"Hello."_s);
    stage.wait(100);

    QCOMPARE(stage.director().decision()->candidates.first().cause, Cause::RateLimited);
    QCOMPARE(stage.director().voteNotes().trouble(companion(u"aya"_s)), kTooMany);
    QVERIFY(stage.director().waits().isEmpty());
    QCOMPARE(stage.model().openCalls(), 0);
}

SUITE_TEST(QCoreApplication, TestVoteCalls)

} // namespace tst_vote_calls

#include "tst_vote_calls.moc"
