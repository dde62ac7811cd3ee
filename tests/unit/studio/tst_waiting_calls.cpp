// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <QSignalSpy>

namespace tst_waiting_calls {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using model::CallTrouble;
using model::Cause;
using model::VoteState;
using ports::FloorRow;
using ports::WaitingCall;
using tests::companion;
using tests::ScriptedAnswer;
using tests::StudioHouse;
using tests::TemporaryStudio;

namespace {

const CallTrouble kTooMany{Cause::RateLimited, model::Advice::WaitAWhile, u"slow down"_s, 429};

/// Two companions with settings under which a user may be left without an answer.
model::Room impoliteRoom()
{
    model::Room room = tests::room(u"Tea"_s).with({u"aya"_s, u"kyoko"_s});
    room.policy.courtesy = false;
    return room;
}

/// A room of two: Aya's vote is told to wait until 5 s, Kyoko listens.
model::Room waitingRoomIn(StudioHouse &house)
{
    house.model().script(companion(u"aya"_s), llm::Purpose::Vote,
                         ScriptedAnswer::vote(VoteState::Listen, 0, false, Millis(5000))
                             .afterWaiting({kTooMany, 1, Millis(5000)}));
    house.model().script(companion(u"kyoko"_s), llm::Purpose::Vote,
                         ScriptedAnswer::vote(VoteState::Listen, 0));
    const model::Room room = house.create(impoliteRoom());
    (void)house.say(room.id, u"Hello."_s);
    house.wait(Millis(1000));
    return room;
}

FloorRow rowIn(const ports::RoomView &view, const QString &shortName)
{
    for (const FloorRow &row : view.floor.rows) {
        if (row.id == companion(shortName))
            return row;
    }
    return {};
}

} // namespace

/// What the outside learns of calls: which ones wait, how a vote was obtained, why a vote is missing.
class TestWaitingCalls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWaitsIsToldAndStandsInTheView();
    void whatGoesOnIsToldToo();
    void aVoteCanBeSkipped();
    void skippingNobodyIsDoneAtOnce();
    void aRowTellsHowItsVoteWasHad();
    void aRowTellsWhatItsVoteIsMissingFor();
    void anEarlyDecisionIsNoTrouble();
};

void TestWaitingCalls::whatWaitsIsToldAndStandsInTheView()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const QSignalSpy told(&house.rooms(), &ports::RoomPort::callsWaiting);

    const model::Room room = waitingRoomIn(house);

    WaitingCall expected{companion(u"aya"_s), true, kTooMany, 1, Millis(5000)};
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.first().at(0).value<base::RoomId>(), room.id);
    QVERIFY(told.first().at(1).value<QList<WaitingCall>>() == QList{expected});
    expected.left = Millis(4000); // a second later
    QVERIFY(house.open(room.id)->waiting == QList{expected});
}

void TestWaitingCalls::whatGoesOnIsToldToo()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const QSignalSpy told(&house.rooms(), &ports::RoomPort::callsWaiting);
    const model::Room room = waitingRoomIn(house);

    house.wait(Millis(5000));

    QCOMPARE(told.size(), 2);
    QVERIFY(told.last().at(1).value<QList<WaitingCall>>().isEmpty());
    QVERIFY(house.open(room.id)->waiting.isEmpty());
}

void TestWaitingCalls::aVoteCanBeSkipped()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = waitingRoomIn(house);

    const auto error = tests::endOf(house.rooms(), &ports::RoomPort::skipVote)(room.id, companion(u"aya"_s));

    QVERIFY(!error);
    const auto view = house.open(room.id);
    QVERIFY(view->floor.rest);
    QCOMPARE(rowIn(*view, u"aya"_s).cause, Cause::RateLimited);
    QCOMPARE(rowIn(*view, u"aya"_s).trouble, kTooMany);
    QVERIFY(view->waiting.isEmpty());
    QCOMPARE(house.model().openCalls(), 0);
}

void TestWaitingCalls::skippingNobodyIsDoneAtOnce()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = waitingRoomIn(house);
    const auto events = house.published().size();

    tests::Answer<void> answer;
    house.rooms().skipVote(room.id, companion(u"kyoko"_s), answer.then());

    QVERIFY(answer.waited());
    QCOMPARE(answer.count(), 1);
    QCOMPARE(house.published().size(), events);
}

void TestWaitingCalls::aRowTellsHowItsVoteWasHad()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());

    const model::Room room = waitingRoomIn(house);

    const auto view = house.open(room.id);
    QCOMPARE(rowIn(*view, u"kyoko"_s).manner, model::VoteManner{model::VoteRung::Offline});
    QVERIFY(!rowIn(*view, u"aya"_s).manner);
    house.wait(Millis(5000));
    const auto later = house.open(room.id);
    QCOMPARE(rowIn(*later, u"aya"_s).vote, FloorRow::Vote::Voted);
    QCOMPARE(rowIn(*later, u"aya"_s).manner, model::VoteManner{model::VoteRung::Offline});
}

void TestWaitingCalls::aRowTellsWhatItsVoteIsMissingFor()
{
    const TemporaryStudio studio;
    base::RoomId room;
    {
        StudioHouse house(studio.dataFolder());
        ScriptedAnswer refused = ScriptedAnswer::failure(Cause::Unreachable);
        refused.end = llm::ModelFailure{Cause::Unreachable, u"no route"_s, {}, model::Advice::CheckAddress};
        house.model().script(companion(u"aya"_s), llm::Purpose::Vote, refused);
        house.model().script(companion(u"kyoko"_s), llm::Purpose::Vote,
                             ScriptedAnswer::vote(VoteState::Listen, 0));
        room = house.create(impoliteRoom()).id;
        (void)house.say(room, u"Hello."_s);
        house.wait(Millis(1000));
    }
    StudioHouse again(studio.dataFolder());

    const auto view = again.open(room);

    const CallTrouble expected{Cause::Unreachable, model::Advice::CheckAddress, u"no route"_s, {}};
    QCOMPARE(rowIn(*view, u"aya"_s).trouble, expected);
    QCOMPARE(rowIn(*view, u"kyoko"_s).manner, model::VoteManner{model::VoteRung::Offline});
}

void TestWaitingCalls::anEarlyDecisionIsNoTrouble()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    house.model().script(companion(u"aya"_s), llm::Purpose::Vote,
                         ScriptedAnswer::vote(VoteState::Speak, 10, true));
    house.model().script(companion(u"kyoko"_s), llm::Purpose::Vote,
                         ScriptedAnswer::hang().afterWaiting({kTooMany, 1, Millis(5000)}));
    const model::Room room = house.create(impoliteRoom());

    (void)house.say(room.id, u"Aya?"_s);
    house.wait(Millis(10));

    const auto view = house.open(room.id);
    QCOMPARE(rowIn(*view, u"kyoko"_s).cause, Cause::Early);
    QVERIFY(!rowIn(*view, u"kyoko"_s).trouble);
}

SUITE_TEST(QGuiApplication, TestWaitingCalls)

} // namespace tst_waiting_calls

#include "tst_waiting_calls.moc"
