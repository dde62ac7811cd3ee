// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/what_if/re_decide.h"
#include "core/what_if/tally.h"
#include "tests/support/suite.h"
#include "tests/unit/turn/floor_talk.h"
#include "tests/unit/what_if/recorded_room.h"

#include <QTest>

namespace tst_re_decide {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace studio;
using namespace studio::tests;
using model::WhatIf;
using Unknown = model::ReDecided::Unknown;

namespace {

const ParticipantId kUser(u"user"_s);
const ParticipantId kAya(u"companion_aya"_s);
const ParticipantId kKyoko(u"companion_kyoko"_s);
const ParticipantId kNatsumi(u"companion_natsumi"_s);

/// Three companions who have never spoken, and a question to all of them at 0.
RecordedRoom asked(const model::PolicySettings &policy = {}, const QList<ParticipantId> &to = {})
{
    RecordedRoom room({kAya, kKyoko, kNatsumi}, policy);
    room.tell(posted(0ms, kUser, u"m1"_s, u"Who begins?"_s, to));
    return room;
}

FloorInput speaks(Millis t, const ParticipantId &from, int importance)
{
    return voted(t, u"m1"_s, from, true, importance, false, u"none"_s);
}

FloorInput isSelected(Millis t, const ParticipantId &from, int importance)
{
    return voted(t, u"m1"_s, from, true, importance, true, u"none"_s);
}

/// Aya 7, Kyoko 6, Natsumi 2, all in time.
RecordedRoom plainRound()
{
    RecordedRoom room = asked();
    room.tell(speaks(100ms, kAya, 7));
    room.tell(speaks(2000ms, kNatsumi, 2));
    room.tell(speaks(5000ms, kKyoko, 6));
    return room;
}

/// Aya is selected with 10 and wins early; Natsumi has voted, Kyoko is cut off.
RecordedRoom earlyRound()
{
    RecordedRoom room = asked();
    room.tell(speaks(100ms, kNatsumi, 5));
    room.tell(isSelected(100ms, kAya, 10));
    room.tell(tick(101ms));
    return room;
}

/// Kyoko has not voted by the deadline.
RecordedRoom timedOutRound()
{
    RecordedRoom room = asked();
    room.tell(speaks(100ms, kAya, 7));
    room.tell(speaks(200ms, kNatsumi, 5));
    room.tell(tick(8000ms));
    return room;
}

model::ReDecided again(const RecordedRoom &room, WhatIf change)
{
    const what_if::RoundRecord &round = room.log.rounds().last();
    change.round = round.seq;
    return what_if::reDecide(round, change);
}

WhatIf withVote(const model::VoteEdit &edit) { return {.votes = {edit}}; }

} // namespace

/// One round, one change: who would have spoken.
class TestReDecide : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anotherImportanceGivesAnotherSpeaker();
    void anEditOfAnotherRoundChangesNothing();
    void aVoteThatWasMissingCounts();
    void aVoteThatIsTakenAwayIsMissing();
    void aVoteThatWasNotAwaitedMayMatter();
    void aVoteThatWasNotAwaitedNeedNotMatter();
    void aVoteThatCameAfterAllIsTaken();
    void aShiftMovesEveryRecordedVoteInItsBounds();
    void aShiftAlsoBoundsWhatAnUnknownVoteCouldBe();
    void aShiftSetsWhatAVoteSaysInEveryRound();
    void whoMayNotBeSelectedCannotBeatByAnUnknownVote();
    void anotherClosingIsCountedWhereGoodbyesEndTheRoom();
    void whoIsLeftOutDoesNotWin();
    void whoIsLeftAloneAndNamedIsNotAskedForAVote();
    void theOnlyCandidateStaysUnlessItIsLeftOut();
    void aShorterDeadlineMakesLaterVotesMissing();
    void atExactlyTheDeadlineAVoteIsLate();
    void aLongerDeadlineCannotBringWhatWasNotRecorded();
    void aLongerDeadlineTakesALateVoteOfTheLog();
    void aLongerDeadlineIsCertainWhereNobodyCouldBeat();
    void beforeSomebodyLeftItsVoteCounts();
    void aGoodbyeEndsTheRoom();
    void roundsThatVotesDidNotDecideAreNotCounted();
    void theTallyCountsAndShowsTheNewest();
    void theTallyMarksEachRoundWhereThatIsWanted();
};

void TestReDecide::anotherImportanceGivesAnotherSpeaker()
{
    const RecordedRoom room = plainRound();

    const auto round = again(room, withVote({.companion = kKyoko, .importance = 9}));

    QCOMPARE(round.was.winner, kAya);
    QCOMPARE(round.would.winner, kKyoko);
    QCOMPARE(round.would.runnerUp, kAya);
    QCOMPARE(round.would.margin, 2);
    QVERIFY(round.differs());
}

void TestReDecide::anEditOfAnotherRoundChangesNothing()
{
    const RecordedRoom room = plainRound();
    WhatIf change = withVote({.companion = kKyoko, .importance = 9});
    change.round = 1;

    const auto round = what_if::reDecide(room.log.rounds().last(), change);

    QCOMPARE(round.would.winner, kAya);
    QVERIFY(!round.differs());
}

void TestReDecide::aVoteThatWasMissingCounts()
{
    const RecordedRoom room = timedOutRound();

    const auto selected = again(room, withVote({.companion = kKyoko, .selected = true}));
    const auto listens = again(room, withVote({.companion = kKyoko, .importance = 10}));

    QCOMPARE(selected.would.winner, kKyoko);
    QCOMPARE(selected.would.candidates[1], (model::Candidate{.id = kKyoko, .selected = true}));
    QCOMPARE(listens.would.winner, kAya); // on top of `listen, 0`
}

void TestReDecide::aVoteThatIsTakenAwayIsMissing()
{
    const RecordedRoom room = plainRound();

    const auto round = again(room, withVote({.companion = kAya, .missing = true}));

    QCOMPARE(round.would.winner, kKyoko);
    QCOMPARE(round.would.candidates[0].cause, model::Cause::NoAnswer);
}

void TestReDecide::aVoteThatWasNotAwaitedMayMatter()
{
    const RecordedRoom room = earlyRound();
    QCOMPARE(room.log.rounds().last().decision.candidates[1].cause, model::Cause::Early);

    const auto round = again(room, withVote({.companion = kAya, .importance = 9}));

    QCOMPARE(round.unknown, Unknown::NotAwaited);
    QCOMPARE(round.unknownVotes, QList{kKyoko});
    QVERIFY(!round.differs());
}

void TestReDecide::aVoteThatWasNotAwaitedNeedNotMatter()
{
    const RecordedRoom room = earlyRound();

    const auto round = again(room, withVote({.companion = kNatsumi, .importance = 0, .selected = true}));

    QCOMPARE(round.unknown, Unknown::None);
    QCOMPARE(round.would.winner, kAya);
}

void TestReDecide::aVoteThatCameAfterAllIsTaken()
{
    RecordedRoom room = earlyRound();
    room.tell(speaks(300ms, kKyoko, 9));

    const auto round = again(room, withVote({.companion = kAya, .selected = false}));
    const auto none = again(room, withVote({.companion = kAya, .missing = true}));

    QCOMPARE(round.unknown, Unknown::None);
    QCOMPARE(round.would.winner, kAya);
    QCOMPARE(none.would.winner, kKyoko);
}

void TestReDecide::aShiftMovesEveryRecordedVoteInItsBounds()
{
    const RecordedRoom room = plainRound();

    const auto up = again(room, {.shifts = {{kKyoko, {5}}}});
    const auto down = again(room, {.shifts = {{kAya, {-5}}, {kNatsumi, {-5}}}});

    QCOMPARE(up.would.winner, kKyoko);
    QCOMPARE(up.would.candidates[1].importance, 10);
    QCOMPARE(down.would.winner, kKyoko);
    QCOMPARE(down.would.candidates[2].importance, 0);
}

void TestReDecide::aShiftAlsoBoundsWhatAnUnknownVoteCouldBe()
{
    const RecordedRoom room = earlyRound();

    const auto open = again(room, {.shifts = {{kAya, {-2}}}});
    const auto certain = again(room, {.shifts = {{kAya, {-2}}, {kKyoko, {-2}}}});

    QCOMPARE(open.unknown, Unknown::NotAwaited);
    QCOMPARE(certain.unknown, Unknown::None);
    QCOMPARE(certain.would.winner, kAya);
}

void TestReDecide::aShiftSetsWhatAVoteSaysInEveryRound()
{
    const RecordedRoom room = plainRound();

    const auto listens = again(room, {.shifts = {{kAya, {.state = model::VoteState::Listen}}}});
    const auto selected = again(room, {.shifts = {{kNatsumi, {.selected = true}}}});
    const auto missing = again(timedOutRound(), {.shifts = {{kKyoko, {.selected = true}}}});

    QCOMPARE(listens.would.winner, kKyoko);
    QCOMPARE(selected.would.winner, kNatsumi);
    QCOMPARE(missing.would.winner, kAya); // an edit does not make a missing vote valid
}

void TestReDecide::whoMayNotBeSelectedCannotBeatByAnUnknownVote()
{
    const RecordedRoom room = earlyRound();

    const auto open = again(room, {.shifts = {{kAya, {-1}}}});
    const auto certain = again(room, {.shifts = {{kAya, {-1}}, {kKyoko, {.selected = false}}}});

    QCOMPARE(open.unknown, Unknown::NotAwaited);
    QCOMPARE(certain.unknown, Unknown::None);
    QCOMPARE(certain.would.winner, kAya);
}

void TestReDecide::anotherClosingIsCountedWhereGoodbyesEndTheRoom()
{
    const RecordedRoom room = plainRound();
    WhatIf leaves = withVote({.companion = kAya, .closing = model::Closing::Terminal});

    const auto talksOn = again(room, leaves);
    leaves.terminalEndsRoom = true;
    const auto ends = again(room, leaves);

    QCOMPARE(talksOn.would.candidates[0].closing, model::Closing::Terminal);
    QVERIFY(talksOn.wouldSpeak);
    QCOMPARE(ends.would.winner, kAya);
    QVERIFY(!ends.wouldSpeak);
    QVERIFY(ends.differs());
}

void TestReDecide::whoIsLeftOutDoesNotWin()
{
    const RecordedRoom room = plainRound();

    const auto without = again(room, {.leftOut = {kAya}});
    const auto nobody = again(room, {.leftOut = {kAya, kKyoko, kNatsumi}});

    QCOMPARE(without.would.winner, kKyoko);
    QCOMPARE(without.would.candidates.size(), 2);
    QCOMPARE(nobody.would.winner, std::nullopt);
    QCOMPARE(nobody.would.rule, model::Rule::Nobody);
}

void TestReDecide::whoIsLeftAloneAndNamedIsNotAskedForAVote()
{
    RecordedRoom room = asked({}, {kAya, kKyoko});
    room.tell(speaks(100ms, kAya, 7));
    room.tell(voted(200ms, u"m1"_s, kKyoko, false, 0, false, u"none"_s));

    const auto round = again(room, {.leftOut = {kAya}});

    QCOMPARE(round.would.rule, model::Rule::OnlyCandidate);
    QCOMPARE(round.would.winner, kKyoko);
}

void TestReDecide::theOnlyCandidateStaysUnlessItIsLeftOut()
{
    const RecordedRoom room = asked({}, {kKyoko});
    QCOMPARE(room.log.rounds().size(), 1);

    const auto same = again(room, {.shifts = {{kKyoko, {-5}}}, .voteDeadline = 0ms});
    const auto out = again(room, {.leftOut = {kKyoko}});

    QCOMPARE(same.would, same.was);
    QCOMPARE(out.would.winner, std::nullopt);
    QVERIFY(out.differs());
}

void TestReDecide::aShorterDeadlineMakesLaterVotesMissing()
{
    RecordedRoom room = asked();
    room.tell(speaks(100ms, kNatsumi, 2));
    room.tell(speaks(200ms, kKyoko, 6));
    room.tell(speaks(3000ms, kAya, 7));

    const auto round = again(room, {.voteDeadline = 1000ms});

    QCOMPARE(round.was.winner, kAya);
    QCOMPARE(round.would.winner, kKyoko);
    QCOMPARE(round.would.candidates[0].cause, model::Cause::Timeout);
}

void TestReDecide::atExactlyTheDeadlineAVoteIsLate()
{
    const RecordedRoom room = plainRound();

    const auto late = again(room, {.voteDeadline = 5000ms});
    const auto inTime = again(room, {.voteDeadline = 5001ms});

    QCOMPARE(late.would.candidates[1].cause, model::Cause::Timeout);
    QCOMPARE(inTime.would, inTime.was);
}

void TestReDecide::aLongerDeadlineCannotBringWhatWasNotRecorded()
{
    const RecordedRoom room = timedOutRound();

    const auto round = again(room, {.voteDeadline = 20000ms});

    QCOMPARE(round.unknown, Unknown::TimedOut);
    QCOMPARE(round.unknownVotes, QList{kKyoko});
}

void TestReDecide::aLongerDeadlineTakesALateVoteOfTheLog()
{
    RecordedRoom room = timedOutRound();
    room.tell(speaks(9000ms, kKyoko, 9));

    const auto longEnough = again(room, {.voteDeadline = 9001ms});
    const auto tooShort = again(room, {.voteDeadline = 9000ms});

    QCOMPARE(longEnough.would.winner, kKyoko);
    QCOMPARE(longEnough.unknown, Unknown::None);
    QCOMPARE(tooShort.unknown, Unknown::TimedOut);
}

void TestReDecide::aLongerDeadlineIsCertainWhereNobodyCouldBeat()
{
    RecordedRoom room = asked({.earlyDecision = false});
    room.tell(isSelected(100ms, kAya, 10));
    room.tell(speaks(200ms, kNatsumi, 5));
    room.tell(tick(8000ms));

    const auto round = again(room, {.voteDeadline = 20000ms});

    QCOMPARE(round.unknown, Unknown::None);
    QCOMPARE(round.would.winner, kAya);
}

void TestReDecide::beforeSomebodyLeftItsVoteCounts()
{
    RecordedRoom room = asked();
    room.tell(speaks(100ms, kAya, 7));
    room.tell(speaks(200ms, kNatsumi, 5));
    room.tell({3000ms, model::RosterChanged{{kKyoko, kNatsumi}}});
    room.tell(speaks(4000ms, kKyoko, 6));

    const auto before = again(room, {.voteDeadline = 1000ms});
    const auto after = again(room, {.voteDeadline = 3500ms});

    QCOMPARE(before.was.candidates[0].cause, model::Cause::Left);
    QCOMPARE(before.would.winner, kAya);
    QCOMPARE(after.would.winner, kNatsumi);
}

void TestReDecide::aGoodbyeEndsTheRoom()
{
    RecordedRoom room = asked();
    room.tell(voted(100ms, u"m1"_s, kAya, true, 7, false, u"terminal"_s));
    room.tell(speaks(200ms, kKyoko, 6));
    room.tell(speaks(300ms, kNatsumi, 2));

    const auto round = again(room, {.terminalEndsRoom = true});

    QVERIFY(round.spoke);
    QCOMPARE(round.would.winner, kAya);
    QVERIFY(!round.wouldSpeak);
    QVERIFY(round.differs());
}

void TestReDecide::roundsThatVotesDidNotDecideAreNotCounted()
{
    RecordedRoom superseded = asked();
    superseded.tell(posted(10ms, kUser, u"m2"_s, u"Or rather"_s));
    superseded.tell({20ms, model::Control::Stop});
    RecordedRoom cued = asked();
    cued.tell({10ms, model::CompanionInput{model::CompanionInput::Kind::Cue, kAya}});

    QCOMPARE(superseded.decisions.size(), 2);
    QCOMPARE(superseded.log.rounds().size(), 0);
    QCOMPARE(cued.decisions.size(), 1);
    QCOMPARE(cued.log.rounds().size(), 0);
}

void TestReDecide::theTallyCountsAndShowsTheNewest()
{
    const what_if::RoundRecord plain = plainRound().log.rounds().last();
    const what_if::RoundRecord early = earlyRound().log.rounds().last();
    what_if::Tally tally({.round = 7, .shifts = {{kAya, {-2}}}});

    for (qint64 seq = 300; seq > 0; --seq) {
        what_if::RoundRecord round = seq % 2 ? plain : early;
        round.seq = seq;
        tally.take(round);
    }

    QCOMPARE(tally.answer().decisions, 300);
    QCOMPARE(tally.answer().differ, 150);
    QCOMPARE(tally.answer().unknown, 150);
    QCOMPARE(tally.answer().examples.size(), 100);
    QCOMPARE(tally.answer().examples.first().seq, 299);
    QCOMPARE(tally.answer().examples.first().would.winner, kKyoko);
    QCOMPARE(tally.answer().round->seq, 7);
}

void TestReDecide::theTallyMarksEachRoundWhereThatIsWanted()
{
    using Kind = model::RoundMark::Kind;
    const auto marksFor = [](WhatIf change) {
        change.wantsMarks = true;
        what_if::Tally tally(change);
        what_if::RoundRecord round = plainRound().log.rounds().last();
        round.seq = 9;
        tally.take(round);
        round = earlyRound().log.rounds().last();
        round.seq = 5;
        tally.take(round);
        return tally.answer().marks;
    };

    const auto same = marksFor({});
    const auto other = marksFor({.shifts = {{kAya, {-2}}}});
    const auto nobody = marksFor({.leftOut = {kAya, kKyoko, kNatsumi}});

    QCOMPARE(same, (QList<model::RoundMark>{{9, Kind::Same, kAya}, {5, Kind::Same, kAya}}));
    QCOMPARE(other, (QList<model::RoundMark>{{9, Kind::OtherWinner, kKyoko}, {5, Kind::Unknown}}));
    QCOMPARE(nobody, (QList<model::RoundMark>{{9, Kind::Nobody}, {5, Kind::Nobody}}));
}

SUITE_TEST(QCoreApplication, TestReDecide)

} // namespace tst_re_decide

#include "tst_re_decide.moc"
