// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <QSignalSpy>

namespace tst_awake_rooms {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using base::RoomId;
using llm::Purpose;
using model::MessagePosted;
using model::PolicyName;
using model::VoteState;
using tests::companion;
using tests::ScriptedAnswer;
using tests::StudioHouse;
using tests::TemporaryStudio;
using Access = StudioHouse::Access;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);

model::Room market(PolicyName policy = PolicyName::Resource)
{
    return tests::room(u"Market"_s).with({u"aya"_s, u"kyoko"_s}).policy(policy);
}

const ports::FloorRow &rowOf(const ports::RoomView &view, const base::ParticipantId &id)
{
    return *std::find_if(view.floor.rows.begin(), view.floor.rows.end(),
                         [&id](const ports::FloorRow &row) { return row.id == id; });
}

/// A room in which Aya has bought a line and both companions are awake for ever, left as by a crash.
RoomId crash(const TemporaryStudio &studio)
{
    StudioHouse house(studio.dataFolder());
    house.model().script(kAya, Purpose::Wake, ScriptedAnswer::consume(60, u"First."_s, Millis(100)));
    house.model().script(kAya, Purpose::Wake, ScriptedAnswer::hang());
    house.model().script(kKyoko, Purpose::Wake, ScriptedAnswer::useTools({{u"status"_s, "{}"}}));
    house.model().script(kKyoko, Purpose::Wake, ScriptedAnswer::hang());
    const RoomId room = house.create(market()).id;
    (void)house.say(room, u"Hello"_s);
    house.wait(Millis(1000));
    return room;
}

} // namespace

/// Rooms with several companions awake at once, as seen from outside.
class TestAwakeRooms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFloorTellsWhoIsAwakeAndHowTurnsEnded();
    void aSpeechKeepsItsStreamBesideTheWoken();
    void afterACrashTheRoomOpensStoppedAndFull();
    void aReaderSeesACrashedRoomAsItIs();
    void aPolicyWithAFlawLeavesTheOldOne();
};

void TestAwakeRooms::theFloorTellsWhoIsAwakeAndHowTurnsEnded()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    house.model().script(kAya, Purpose::Wake, ScriptedAnswer::hang());
    house.model().script(kKyoko, Purpose::Wake, ScriptedAnswer::text({}));
    const RoomId room = house.create(market()).id;

    QVERIFY(!house.say(room, u"Hello"_s));
    house.wait(Millis(100));

    const auto view = house.open(room);
    QVERIFY(rowOf(*view, kAya).awake);
    QVERIFY(!rowOf(*view, kAya).lastEnd);
    QVERIFY(!rowOf(*view, kKyoko).awake);
    QCOMPARE(rowOf(*view, kKyoko).lastEnd,
             (ports::TurnEnd{model::Outcome::NoReply, model::Cause::NothingToSay}));
    QVERIFY(!view->floor.rest);
    QVERIFY(!view->running); // nobody has the floor
}

void TestAwakeRooms::aSpeechKeepsItsStreamBesideTheWoken()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    house.model().script(kAya, Purpose::Vote, ScriptedAnswer::vote(VoteState::Speak, 9, true));
    house.model().script(kKyoko, Purpose::Vote, ScriptedAnswer::vote(VoteState::Listen, 0));
    house.model().script(kAya, Purpose::Speech, ScriptedAnswer::hang({u"One,"_s, u" two,"_s}, Millis(500)));
    house.model().script(kKyoko, Purpose::Wake, ScriptedAnswer::consume(5, u"Oh"_s, Millis(100)));
    house.model().script(kKyoko, Purpose::Wake, ScriptedAnswer::text({}));
    const RoomId room = house.create(market(PolicyName::Vote)).id;
    QVERIFY(!house.say(room, u"Count, Aya."_s));
    house.wait(Millis(600 + 600));

    QVERIFY(
        !tests::endOf(house.rooms(), &ports::RoomPort::setPolicy)(room, {.policy = PolicyName::Resource}));
    QVERIFY(!house.say(room, u"And Kyoko?"_s));
    house.wait(Millis(300));

    const auto view = house.open(room);
    QCOMPARE(view->newest.rows.last().posted.message.text, u"Oh"_s);
    QVERIFY(view->running);
    QCOMPARE(view->running->companion, kAya);
    QVERIFY(rowOf(*view, kAya).speaking);
    house.wait(Millis(1000));
    QCOMPARE(house.open(room)->running->saidSoFar, u"One, two,"_s);
}

void TestAwakeRooms::afterACrashTheRoomOpensStoppedAndFull()
{
    const TemporaryStudio studio;
    const RoomId room = crash(studio);
    StudioHouse house(studio.dataFolder(), Access::ReadWrite, 2);

    QVERIFY(house.open(room));
    house.wait(Millis(0));

    const auto view = house.open(room);
    QCOMPARE(view->floor.rest->reason, model::RestReason::Stopped);
    QCOMPARE(view->floor.meter->level, 100);
    QVERIFY(view->floor.meter->refunds.isEmpty());
    for (const ports::FloorRow &row : view->floor.rows)
        QVERIFY(!row.awake);
    house.model().script(kAya, Purpose::Wake, ScriptedAnswer::text({}));
    house.model().script(kKyoko, Purpose::Wake, ScriptedAnswer::text({}));
    QVERIFY(!house.say(room, u"Again?"_s));
    house.wait(Millis(100));
    QCOMPARE(house.open(room)->floor.rest->reason, model::RestReason::Nobody);
}

void TestAwakeRooms::aReaderSeesACrashedRoomAsItIs()
{
    const TemporaryStudio studio;
    const RoomId room = crash(studio);
    StudioHouse reader(studio.dataFolder(), Access::ReadOnly, 2);
    const QSignalSpy lost(&reader.rooms(), &ports::RoomPort::savingFailed);

    const auto view = reader.open(room);
    reader.wait(Millis(10'000));

    QVERIFY(view);
    QVERIFY(rowOf(*view, kAya).awake);
    QCOMPARE(view->floor.meter->level, 40);
    QVERIFY(lost.isEmpty());
    QVERIFY(reader.published().isEmpty());
    QCOMPARE(reader.open(room)->seq, view->seq);
    QVERIFY(reader.say(room, u"Hello?"_s));
    reader.rooms().shutDown();
    reader.wait(Millis(0));
    QVERIFY(lost.isEmpty());
}

void TestAwakeRooms::aPolicyWithAFlawLeavesTheOldOne()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const RoomId room = house.create(market()).id;

    const auto error = tests::endOf(house.rooms(), &ports::RoomPort::setPolicy)(
        room, {.policy = PolicyName::Ring, .turnTimeout = Millis(10)});

    QCOMPARE(error->code, base::ErrorCode::InvalidInput);
    QCOMPARE(house.open(room)->room.policy.policy, PolicyName::Resource);
    QCOMPARE(house.open(room)->floor.policy, market().policy);
}

SUITE_TEST(QCoreApplication, TestAwakeRooms)

} // namespace tst_awake_rooms

#include "tst_awake_rooms.moc"
