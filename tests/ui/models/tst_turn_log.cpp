// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_room_port.h"
#include "tests/ui/models/floor_recorder.h"
#include "ui/models/event_pages.h"
#include "ui/models/turn_history.h"
#include "ui/models/turn_words.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_turn_log {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using base::Millis;
using model::Cause;
using model::Outcome;
using model::PolicyName;
using ui::LoggedTurn;
using ui::TurnLog;
using Way = LoggedTurn::Way;

namespace {

FloorRecorder under(PolicyName policy)
{
    model::PolicySettings settings;
    settings.policy = policy;
    return FloorRecorder(settings);
}

QList<LoggedTurn> turnsIn(const QList<model::Envelope> &events)
{
    TurnLog log;
    log.takeNewer(events);
    return log.turns();
}

ui::People english() { return {samplePersonas(), model::Language::English}; }

/// Kyoko wins at 100 and speaks from 700 to 4100; then nobody wants to speak.
FloorRecorder votedTalk()
{
    FloorRecorder talk = under(PolicyName::Vote);
    talk.userSays(0, u"Hello"_s);
    talk.votes(100, kyoko(), 7);
    talk.votes(100, natsumi(), 4, false);
    talk.voteFails(100, aya(), Cause::Unreachable);
    talk.speaks(4100, kyoko(), u"Welcome!"_s);
    talk.votes(4200, natsumi(), 1, false);
    talk.votes(4200, aya(), 2, false);
    talk.does(4300, model::Control::Tick);
    return talk;
}

} // namespace

class TurnLogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aVotedTurnKnowsItsDecisionItsTimeAndItsMessage();
    void aRoundWithoutAWinnerIsASilence();
    void theVotesOfEachRoundAreKept();
    void aTurnThatWasCutOffSaysWhy();
    void whatWasHeardOfACutTurnIsItsMessage();
    void aTurnThatWasTakenBackInItsGapNeverWas();
    void theRingNeedsNoDecision();
    void aCueInTheRingIsOne();
    void anEmptySpeechIsASilence();
    void underTheResourceSeveralAreAwakeAtOnce();
    void whatCouldNotBeBoughtIsRemembered();
    void olderPagesCompleteWhatWasCut();
    void whatWasDecidedBeforeIsNotGuessed();
    void aTurnIsToldInOneLine();
    void aRoundIsToldInOneLine();
    void historyReadsNothingBeforeSomebodyLooks();
    void historyReadsBackUntilItHasEnough();
};

void TurnLogTest::aVotedTurnKnowsItsDecisionItsTimeAndItsMessage()
{
    const QList<LoggedTurn> turns = turnsIn(votedTalk().log());

    QCOMPARE(turns.size(), 2);
    const LoggedTurn &turn = turns.first();
    QCOMPARE(turn.companion, kyoko());
    QVERIFY(turn.way == Way::Speak);
    QCOMPARE(turn.began, Millis(700)); // after the gap
    QVERIFY(turn.ended == Millis(4100));
    QVERIFY(turn.outcome == Outcome::Spoke);
    QCOMPARE(turn.message, 1);
    QVERIFY(turn.decision && turn.decision->winner == kyoko());
}

void TurnLogTest::aRoundWithoutAWinnerIsASilence()
{
    const LoggedTurn silence = turnsIn(votedTalk().log()).last();

    QVERIFY(silence.companion.isEmpty());
    QVERIFY(silence.way == Way::Nobody);
    QVERIFY(silence.isSilent());
    QVERIFY(silence.decision);
}

void TurnLogTest::theVotesOfEachRoundAreKept()
{
    TurnLog log;
    log.takeNewer(votedTalk().log());

    QCOMPARE(log.rounds().size(), 2);
    QVERIFY(log.rounds().first().decision.winner == kyoko());
    QVERIFY(!log.rounds().last().decision.winner);
}

void TurnLogTest::aTurnThatWasCutOffSaysWhy()
{
    FloorRecorder talk = under(PolicyName::Vote);
    talk.userSays(0, u"Hello"_s, {aya()});
    talk.userSays(2000, u"Wait!"_s);

    const LoggedTurn turn = turnsIn(talk.log()).first();

    QVERIFY(turn.way == Way::OnlyCandidate);
    QVERIFY(turn.outcome == Outcome::Cancelled);
    QVERIFY(turn.cause == Cause::BargeIn);
    QVERIFY(turn.ended == Millis(2000));
    QVERIFY(turn.isSilent()); // nothing of it was heard
}

void TurnLogTest::whatWasHeardOfACutTurnIsItsMessage()
{
    FloorRecorder talk = under(PolicyName::Vote);
    talk.userSays(0, u"Hello"_s, {aya()});
    talk.interrupts(2000, u"Well, as I"_s, u"Wait!"_s);

    const LoggedTurn turn = turnsIn(talk.log()).first();

    QVERIFY(turn.outcome == Outcome::Cancelled && turn.cause == Cause::BargeIn);
    QCOMPARE(turn.message, 1);
    QVERIFY(!turn.isSilent());
}

void TurnLogTest::aTurnThatWasTakenBackInItsGapNeverWas()
{
    FloorRecorder talk = under(PolicyName::Vote);
    talk.userSays(0, u"Hello"_s, {aya()});
    talk.does(100, model::Control::Hold);
    QCOMPARE(turnsIn(talk.log()).size(), 0);

    talk.does(5000, model::Control::Release);
    talk.speaks(9000, aya(), u"Hm."_s);

    const LoggedTurn turn = turnsIn(talk.log()).first();
    QCOMPARE(turn.began, Millis(5000));
    QVERIFY(turn.way == Way::OnlyCandidate); // from the decision before
    QVERIFY(turn.decision);
}

void TurnLogTest::theRingNeedsNoDecision()
{
    FloorRecorder talk = under(PolicyName::Ring);
    talk.userSays(0, u"Hello"_s);
    const base::ParticipantId first = *talk.floor().ring.current;
    talk.speaks(1000, first, u"Good day."_s);
    const base::ParticipantId second = *talk.floor().ring.current;
    talk.ends(3000, second, Outcome::NoReply, Cause::NothingToSay);

    const QList<LoggedTurn> turns = turnsIn(talk.log());

    QCOMPARE(turns.size(), 3);
    QCOMPARE(turns.at(1).companion, second);
    QVERIFY(turns.at(1).way == Way::Ring && !turns.at(1).decision);
    QVERIFY(turns.at(1).isSilent() && turns.at(1).cause == Cause::NothingToSay);
    QVERIFY(turns.at(2).isRunning());
}

void TurnLogTest::aCueInTheRingIsOne()
{
    FloorRecorder talk = under(PolicyName::Ring);
    talk.cue(0, aya());
    talk.speaks(1000, aya(), u"Here I am."_s);
    talk.ends(3000, *talk.floor().ring.current, Outcome::NoReply);
    talk.ends(5000, *talk.floor().ring.current, Outcome::NoReply);
    talk.speaks(9000, aya(), u"Still here."_s);

    const QList<LoggedTurn> turns = turnsIn(talk.log());

    QVERIFY(turns.first().way == Way::Cued && turns.first().decision);
    QCOMPARE(turns.at(3).companion, aya());
    QVERIFY(turns.at(3).way == Way::Ring && !turns.at(3).decision); // the cue is used up
}

void TurnLogTest::anEmptySpeechIsASilence()
{
    FloorRecorder talk = under(PolicyName::Ring);
    talk.userSays(0, u"Nobody needs to answer."_s);
    talk.speaks(1000, *talk.floor().ring.current, u" NO_REPLY "_s);

    const LoggedTurn turn = turnsIn(talk.log()).first();

    QVERIFY(turn.outcome == Outcome::NoReply);
    QVERIFY(turn.isSilent());
}

void TurnLogTest::underTheResourceSeveralAreAwakeAtOnce()
{
    FloorRecorder talk = under(PolicyName::Resource);
    talk.userSays(0, u"Hello"_s);
    talk.buys(500, kyoko(), 60, u"Welcome, come in!"_s);
    talk.ends(600, kyoko(), Outcome::Spoke);
    talk.ends(900, natsumi(), Outcome::NoReply, Cause::NothingToSay);

    const QList<LoggedTurn> turns = turnsIn(talk.log());

    QCOMPARE(turns.at(0).companion, kyoko());
    QVERIFY(turns.at(0).way == Way::Message);
    QCOMPARE(turns.at(0).spent, 60);
    QCOMPARE(turns.at(0).message, 1);
    QVERIFY(turns.at(0).ended == Millis(600) && turns.at(0).outcome == Outcome::Spoke);
    QVERIFY(turns.at(1).companion == natsumi() && turns.at(1).isSilent());
    QVERIFY(turns.at(2).companion == aya() && turns.at(2).isRunning());
    QVERIFY(turns.at(3).companion == natsumi() && turns.at(3).way == Way::Missed);
}

void TurnLogTest::whatCouldNotBeBoughtIsRemembered()
{
    FloorRecorder talk = under(PolicyName::Resource);
    talk.userSays(0, u"Hello"_s);
    talk.buys(500, kyoko(), 60, u"Welcome, come in!"_s);
    talk.buys(500, aya(), 60, u"Good day."_s);
    talk.ends(700, aya(), Outcome::NoReply, Cause::LevelTooLow);
    talk.ends(700, kyoko(), Outcome::Spoke);
    talk.ends(700, natsumi(), Outcome::NoReply);
    talk.ends(900, aya(), Outcome::NoReply);
    talk.ends(900, natsumi(), Outcome::NoReply);
    talk.does(5500, model::Control::Tick);

    const QList<LoggedTurn> turns = turnsIn(talk.log());

    const LoggedTurn &refused = turns.at(2);
    QCOMPARE(refused.companion, aya());
    QVERIFY(refused.refusal && refused.refusal->wanted == 60 && refused.refusal->level == 40);
    QVERIFY(refused.isSilent());
    QVERIFY(ui::turnText(refused, english()).contains(u"cannot afford 60 (level 40)"_s));
    QVERIFY(turns.last().companion == aya() && turns.last().way == Way::Refund);
    QCOMPARE(turns.last().began, Millis(5500));
}

void TurnLogTest::olderPagesCompleteWhatWasCut()
{
    const QList<model::Envelope> all = votedTalk().log();
    for (qsizetype cut = 0; cut <= all.size(); ++cut) {
        TurnLog log;
        log.takeNewer(all.mid(cut));

        log.takeOlder(all.first(cut));

        QVERIFY(log.turns() == turnsIn(all));
        QCOMPARE(log.rounds().size(), 2);
    }
}

void TurnLogTest::whatWasDecidedBeforeIsNotGuessed()
{
    const QList<model::Envelope> all = votedTalk().log();
    const auto start = std::find_if(all.begin(), all.end(), [](const model::Envelope &event) {
        const auto *said = std::get_if<model::FloorSaid>(&event.body);
        return said && std::holds_alternative<model::StartTurn>(said->output.kind);
    });

    const QList<LoggedTurn> turns = turnsIn(all.mid(start - all.begin()));

    QVERIFY(turns.first().way == Way::Unknown);
    QCOMPARE(ui::wayText(Way::Unknown), QString());
}

void TurnLogTest::aTurnIsToldInOneLine()
{
    LoggedTurn turn = turnsIn(votedTalk().log()).first();
    const QString time = QLocale().toString(turn.time.toLocalTime().time(), QLocale::ShortFormat);

    QCOMPARE(ui::turnText(turn, english()), u"Kyoko · wanted to speak · spoke · 3.4 s · "_s + time);
    turn.outcome = Outcome::Cancelled;
    turn.cause = Cause::BargeIn;
    QCOMPARE(ui::turnText(turn, english()),
             u"Kyoko · wanted to speak · interrupted: you wrote · 3.4 s · "_s + time);
    QCOMPARE(ui::durationText(Millis(65'000)), u"1:05 min"_s);
}

void TurnLogTest::aRoundIsToldInOneLine()
{
    TurnLog log;
    log.takeNewer(votedTalk().log());

    const QString text = ui::roundText(log.rounds().first(), english());

    QVERIFY2(text.endsWith(u" · Kyoko 7, chosen · Natsumi 4 · Aya: the model call failed"_s),
             qPrintable(text));
}

void TurnLogTest::historyReadsNothingBeforeSomebodyLooks()
{
    FakeRoomPort port;
    ui::EventPages pages(port);
    ui::TurnHistory history(pages);

    pages.open(teaRoom(), 1000);
    QVERIFY(port.calls().isEmpty());
    history.wake();

    QCOMPARE(port.commands(), QStringList{u"events room_tea 601 400"_s});
}

void TurnLogTest::historyReadsBackUntilItHasEnough()
{
    FakeRoomPort port;
    ui::EventPages pages(port);
    ui::TurnHistory history(pages);
    QSignalSpy changed(&history, &ui::TurnHistory::changed);
    pages.open(teaRoom(), 100'000);
    history.wake();

    for (int page = 0; page < 100 && pages.isReading(); ++page)
        port.last().answer<QList<model::Envelope>>(votedTalk().log());

    QVERIFY(!pages.isReading());
    QVERIFY(port.calls().size() < 100);
    QVERIFY(changed.size() > 0);
    QVERIFY(history.log().turns().size() >= 20);
}

SUITE_TEST(QCoreApplication, TurnLogTest)

} // namespace tst_turn_log

#include "tst_turn_log.moc"
