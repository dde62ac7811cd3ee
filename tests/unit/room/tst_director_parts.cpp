// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/limit_gate.h"
#include "core/room/open_work.h"
#include "tests/support/suite.h"
#include "tests/unit/room/bare_turns.h"

#include <QTest>

namespace tst_director_parts {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using base::TurnId;
using model::Control;
using model::RestReason;
using tests::companion;
using tests::ScriptedAnswer;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);
const base::MessageId kAsked(u"asked"_s);
const model::Origin kTest = u"test"_s;

model::Room tea(std::optional<int> turns = {})
{
    model::Room room = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s});
    room.turns.maxSessionTurns = turns;
    return room;
}

/// The parts through which a Director begins turns and asks for votes; no call of a model is answered.
struct Parts : tests::BareTurns
{
    explicit Parts(const model::Room &made = tea())
        : BareTurns(made)
        , votes(room, room.agent(), room.scenes(), room.waits(), room.time())
        , guestVotes(room, votes)
        , gate({room, room.room(), room.limits(), room.state(), turns})
        , openWork({room, votes, guestVotes, turns, gate})
    {
        for (const auto &who : {kAya, kKyoko}) {
            room.script(who, llm::Purpose::Speech, ScriptedAnswer::hang());
            room.script(who, llm::Purpose::Vote, ScriptedAnswer::hang());
        }
    }
    /// The line with which the floor gives Aya a turn when the user cues her.
    model::FloorOutput cueAya()
    {
        const auto lines = room.tell(model::CompanionInput{model::CompanionInput::Kind::Cue, kAya});
        for (const model::FloorOutput &line : lines) {
            if (std::holds_alternative<model::StartTurn>(line.kind))
                return line;
        }
        return {};
    }
    TurnId announceAya() { return turns.announce(kAya, {{}, model::StartTurn{kAya, {}, {}}}); }
    [[nodiscard]] QList<RestReason> publishedRests() const
    {
        QList<RestReason> reasons;
        for (const model::FloorSaid &said : room.published<model::FloorSaid>()) {
            if (const auto *rest = std::get_if<model::Rest>(&said.output.kind))
                reasons.append(rest->reason);
        }
        return reasons;
    }

    room::VoteCalls votes;
    room::GuestVotes guestVotes;
    room::LimitGate gate;
    room::OpenWork openWork;
};

} // namespace

/// LimitGate and OpenWork, each on a bare room without a Director.
class TestDirectorParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTurnBeginsWhenItsGapIsOver();
    void aTurnThatWasWithdrawnDoesNotBegin();
    void aTurnBeyondTheLastIsRefusedBeforeItsModelIsAsked();
    void aWakeBeyondTheLastTurnIsRefused();
    void moreTurnsGiveTheRefusedCompanionTheTurn();
    void moreTurnsEndNoPauseOfTheUser();
    void aSpentBudgetPausesOnce();
    void aSpentBudgetOutlastsMoreTurns();
    void aPauseAtTheLimitIsRecalledFromTheLog();

    void openVotesAreAskedForAgain();
    void aVoteThatIsAskedForKeepsItsCall();
    void aTurnBeginsAgainAsTheNextAttempt();
    void aTurnThatIsNotKnownLetsNothingBegin();
};

// ---- the gate

void TestDirectorParts::aTurnBeginsWhenItsGapIsOver()
{
    Parts parts;
    const TurnId turn = parts.announceAya();

    parts.gate.beginAt(kAya, turn, parts.room.clock().now() + Millis(500));
    parts.room.wait(499);
    QVERIFY(!parts.turns.hasBegun(kAya));
    parts.room.wait(1);

    QVERIFY(parts.turns.hasBegun(kAya));
}

void TestDirectorParts::aTurnThatWasWithdrawnDoesNotBegin()
{
    Parts parts;
    parts.gate.beginAt(kAya, parts.announceAya(), parts.room.clock().now() + Millis(500));

    parts.turns.cutTurn({kAya, model::Cause::Stopped});
    parts.room.wait(500);

    QVERIFY(!parts.turns.find(kAya));
    QCOMPARE(parts.room.requests(), 0);
}

void TestDirectorParts::aTurnBeyondTheLastIsRefusedBeforeItsModelIsAsked()
{
    Parts parts(tea(3));
    parts.room.limits().countTurns(3);

    parts.gate.beginAt(kAya, parts.announceAya(), parts.room.clock().now());
    parts.room.wait(0);

    QCOMPARE(parts.room.requests(), 0);
    const auto events = parts.room.published<model::TurnEvent>();
    QVERIFY(!events.isEmpty());
    QCOMPARE(events.last().kind, model::TurnEventKind(model::MaxSessionTurns{3}));
    QCOMPARE(parts.room.toldOf<Control>(), QList<Control>{Control::Pause});
    QCOMPARE(parts.room.toldOf<model::TurnOver>().value(0).outcome, model::Outcome::Cancelled);
    QCOMPARE(parts.publishedRests(), QList<RestReason>{RestReason::MaxSessionTurns});
    QVERIFY(parts.room.limits().isOutOfTurns());
}

void TestDirectorParts::aWakeBeyondTheLastTurnIsRefused()
{
    Parts parts(tea(3));
    parts.room.limits().countTurns(3);
    const model::Wake wake{.companion = kAya};

    parts.gate.wake(wake, parts.turns.announce(kAya, {{}, wake}));
    QVERIFY(parts.room.told.isEmpty()); // never inside the step that woke her
    parts.room.wait(0);

    QCOMPARE(parts.room.requests(), 0);
    QVERIFY(!parts.turns.find(kAya));
    QVERIFY(parts.room.limits().isOutOfTurns());
}

void TestDirectorParts::moreTurnsGiveTheRefusedCompanionTheTurn()
{
    Parts parts(tea(3));
    parts.room.limits().countTurns(3);
    parts.gate.beginAt(kAya, parts.announceAya(), parts.room.clock().now());
    parts.room.wait(0);
    parts.room.told.clear();

    QVERIFY(parts.gate.goOn(kTest) > 0);

    QCOMPARE(parts.room.toldOf<Control>(), QList<Control>{Control::Play});
    const auto cues = parts.room.toldOf<model::CompanionInput>();
    QCOMPARE(cues.size(), 1);
    QCOMPARE(cues.first().kind, model::CompanionInput::Kind::Cue);
    QCOMPARE(cues.first().companion, kAya);
    QVERIFY(!parts.room.limits().isOutOfTurns());
}

void TestDirectorParts::moreTurnsEndNoPauseOfTheUser()
{
    Parts parts(tea(3));
    parts.room.limits().setOutOfTurns(true);
    parts.room.tell(Control::Pause);
    parts.room.state().setRest({RestReason::Paused, {}});

    QCOMPARE(parts.gate.goOn(kTest), qint64(0));

    QVERIFY(parts.room.told.isEmpty());
    QVERIFY(parts.room.floor().paused);
}

void TestDirectorParts::aSpentBudgetPausesOnce()
{
    Parts parts;

    QVERIFY(parts.gate.pauseForBudget(kTest) > 0);
    QCOMPARE(parts.gate.pauseForBudget(kTest), qint64(0));

    QCOMPARE(parts.room.toldOf<Control>(), QList<Control>{Control::Pause});
    QCOMPARE(parts.publishedRests(), QList<RestReason>{RestReason::Budget});
    QVERIFY(parts.room.limits().isOutOfBudget());
}

void TestDirectorParts::aSpentBudgetOutlastsMoreTurns()
{
    Parts parts(tea(3));
    parts.room.limits().countTurns(3);
    parts.gate.beginAt(kAya, parts.announceAya(), parts.room.clock().now());
    parts.room.wait(0);
    parts.gate.pauseForBudget(kTest);
    parts.room.told.clear();

    parts.gate.goOn(kTest);

    QVERIFY(parts.room.told.isEmpty());
    QVERIFY(parts.room.floor().paused);
    QCOMPARE(parts.publishedRests().last(), RestReason::Budget);
}

void TestDirectorParts::aPauseAtTheLimitIsRecalledFromTheLog()
{
    Parts parts(tea(0));
    parts.room.tell(Control::Pause);
    parts.room.state().setRest({RestReason::Paused, {}});

    parts.gate.recall();

    QVERIFY(parts.room.limits().isOutOfTurns());
    QCOMPARE(parts.room.state().rest().reason, RestReason::MaxSessionTurns);
    QVERIFY(parts.room.log.isEmpty());
}

// ---- open work

void TestDirectorParts::openVotesAreAskedForAgain()
{
    Parts parts;
    parts.room.userSays(kAsked.value());

    QVERIFY(parts.openWork.takeUp({}));

    QVERIFY(parts.votes.callOf(kAya));
    QVERIFY(parts.votes.callOf(kKyoko));
}

void TestDirectorParts::aVoteThatIsAskedForKeepsItsCall()
{
    Parts parts;
    parts.room.userSays(kAsked.value());
    parts.votes.ask(kAya, kAsked);
    const auto call = parts.votes.callOf(kAya);

    QVERIFY(parts.openWork.takeUp({}));

    QCOMPARE(parts.votes.callOf(kAya), call);
    QVERIFY(parts.votes.callOf(kKyoko));
}

void TestDirectorParts::aTurnBeginsAgainAsTheNextAttempt()
{
    Parts parts;
    const model::FloorOutput line = parts.cueAya();
    QVERIFY(parts.room.floor().turn);
    const TurnId id(u"turn-7"_s);

    QVERIFY(parts.openWork.takeUp({{.id = id, .attempts = 2, .begin = line}}));

    QVERIFY(parts.turns.isCurrent(kAya, id));
    QCOMPARE(parts.turns.find(kAya)->attempt, 3);
    QVERIFY(!parts.turns.hasBegun(kAya)); // it has its gap again
    parts.room.wait(int((parts.room.floor().turn->at - parts.room.clock().now()).count()));
    QVERIFY(parts.turns.hasBegun(kAya));
}

void TestDirectorParts::aTurnThatIsNotKnownLetsNothingBegin()
{
    Parts parts;
    parts.cueAya();
    const model::FloorOutput kyokos{{}, model::StartTurn{kKyoko, {}, {}}};

    QVERIFY(!parts.openWork.takeUp({{.id = TurnId(u"turn-7"_s), .begin = kyokos}}));
    parts.room.wait(60'000);

    QVERIFY(!parts.turns.find(kAya));
    QCOMPARE(parts.room.requests(), 0);
}

SUITE_TEST(QCoreApplication, TestDirectorParts)

} // namespace tst_director_parts

#include "tst_director_parts.moc"
