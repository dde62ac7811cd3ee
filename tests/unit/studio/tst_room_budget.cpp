// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

namespace tst_room_budget {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using model::RestReason;
using ports::Transport;
using tests::companion;
using tests::StudioHouse;
using tests::TemporaryStudio;

namespace {

model::Room roomIn(StudioHouse &house)
{
    model::Room room = tests::room(u"Tea"_s).with({u"aya"_s});
    room.models.budget = 1'000'000'000;
    return house.create(room);
}

/// Opens the room, then reports that its money is spent.
void spendAll(StudioHouse &house, const model::Room &room)
{
    (void)house.open(room.id);
    house.rooms().pauseForBudget(room.id);
    house.wait(Millis(0));
}

model::Room roomWithOneTurn(StudioHouse &house)
{
    model::Room room = tests::room(u"Tea"_s).with({u"aya"_s});
    room.policy.policy = model::PolicyName::Manual;
    room.turns.maxSessionTurns = 1;
    return house.create(room);
}

/// The second time she does not start.
void giveAyaTheFloorTwice(StudioHouse &house, const model::Room &room)
{
    house.model().script(companion(u"aya"_s), llm::Purpose::Speech, tests::ScriptedAnswer::text(u"Hello."_s));
    for (int i = 0; i < 2; ++i) {
        (void)tests::endOf(house.rooms(), &ports::RoomPort::cue)(room.id, companion(u"aya"_s));
        house.wait(Millis(5'000));
    }
}

} // namespace

/// A room whose budget is spent, or whose turns are used up, as seen from outside.
class TestRoomBudget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRoomRestsForItsBudget();
    void whatWouldMakeThemTalkIsRefused();
    void whatCostsNothingIsNot();
    void anotherBudgetAllowsItAgain();
    void aRoomThatIsNotOpenIsLeftAlone();
    void whatWouldMakeThemTalkBeyondTheirTurnsIsRefused();
    void theFloorTellsHowManyTurnsThereWere();
};

void TestRoomBudget::theRoomRestsForItsBudget()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomIn(house);

    spendAll(house, room);

    const auto view = house.open(room.id);
    QVERIFY(view->floor.paused);
    QCOMPARE(view->floor.rest->reason, RestReason::Budget);
}

void TestRoomBudget::whatWouldMakeThemTalkIsRefused()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomIn(house);
    spendAll(house, room);

    for (const auto &error :
         {tests::endOf(house.rooms(), &ports::RoomPort::transport)(room.id, Transport::Play),
          tests::endOf(house.rooms(), &ports::RoomPort::transport)(room.id, Transport::Step),
          tests::endOf(house.rooms(), &ports::RoomPort::cue)(room.id, companion(u"aya"_s))}) {
        QVERIFY(error);
        QVERIFY2(error->text.contains(u"budget"_s), qPrintable(error->text));
    }
    QVERIFY(house.model().requests().isEmpty());
}

void TestRoomBudget::whatCostsNothingIsNot()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomIn(house);
    spendAll(house, room);

    QVERIFY(!house.say(room.id, u"Hello?"_s));
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::transport)(room.id, Transport::Stop));
    QVERIFY(!house.say(room.id, u"Hello again?"_s)); // a stop does not let them talk either
    house.wait(Millis(1000));
    QVERIFY(house.model().requests().isEmpty());
}

void TestRoomBudget::anotherBudgetAllowsItAgain()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomIn(house);
    (void)tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(tests::persona(u"aya"_s));
    spendAll(house, room);
    ports::RoomSetup setup = ports::setupOf(room);
    setup.models.budget.reset();

    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::setUpRoom)(room.id, setup));

    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::transport)(room.id, Transport::Play));
    QVERIFY(!house.open(room.id)->floor.paused);
}

void TestRoomBudget::aRoomThatIsNotOpenIsLeftAlone()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomIn(house);

    house.rooms().pauseForBudget(room.id);

    QVERIFY(!house.open(room.id)->floor.paused);
}

void TestRoomBudget::whatWouldMakeThemTalkBeyondTheirTurnsIsRefused()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomWithOneTurn(house);
    giveAyaTheFloorTwice(house, room);

    for (const auto &error :
         {tests::endOf(house.rooms(), &ports::RoomPort::transport)(room.id, Transport::Play),
          tests::endOf(house.rooms(), &ports::RoomPort::cue)(room.id, companion(u"aya"_s))}) {
        QVERIFY(error);
        QVERIFY2(error->text.contains(u"This room has used all its turns. Raise or"_s),
                 qPrintable(error->text));
    }
}

void TestRoomBudget::theFloorTellsHowManyTurnsThereWere()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomWithOneTurn(house);

    giveAyaTheFloorTwice(house, room);

    const ports::FloorView floor = house.open(room.id)->floor;
    QCOMPARE(floor.rest->reason, RestReason::MaxSessionTurns);
    QCOMPARE(floor.sessionTurns, 1);
    QCOMPARE(floor.maxSessionTurns, 1);
}

SUITE_TEST(QGuiApplication, TestRoomBudget)

} // namespace tst_room_budget

#include "tst_room_budget.moc"
