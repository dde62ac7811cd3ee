// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/room_changes.h"
#include "tests/support/suite.h"
#include "tests/unit/room/bare_turns.h"

#include <QTest>

namespace tst_room_changes {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ParticipantId;
using model::PolicyName;
using model::RestReason;
using tests::companion;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);
const ParticipantId kGuest(u"guest:bird"_s);
const model::Origin kTest = u"test"_s;

model::Room tea()
{
    model::Room room = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s});
    room.turns.maxSessionTurns = 3;
    room.models.budget = 1'000'000;
    return room;
}

/// A room that changes, and what its floor is told under which rules.
struct Changing : tests::BareTurns
{
    struct Told
    {
        model::FloorInputKind input;
        PolicyName rules{};
        qsizetype linesBefore = 0; ///< lines in the log when the floor was told
    };
    Changing()
        : BareTurns(tea())
        , gate({room, room.room(), room.limits(), room.state(), turns})
        , changes({room, room.changeableRoom(), room.limits(), gate, voice,
                   [this](const model::FloorInputKind &input, const model::PolicySettings &rules,
                          const model::Origin &) {
                       told.append({input, rules.policy, room.log.size()});
                       return qint64(100 + told.size());
                   }})
    {
    }
    [[nodiscard]] model::RoomSettings settings() const { return room.room(); }

    room::LimitGate gate;
    QList<Told> told;
    room::RoomChanges changes;
};

} // namespace

/// RoomChanges on a bare room, without a Director.
class TestRoomChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRoomChangesBeforeItsFloorIsTold();
    void theRosterIsToldUnderTheOldRulesThenTheNewRules();
    void whatIsAsBeforeMakesNoEvent();
    void theFloorIsNotToldOfAName();
    void aGuestWhoLeavesTheRosterHasNoSeat();
    void aGuestWhoWasShownOutKeepsTheirSeatForLater();
    void anotherBudgetEndsTheLimitOfTheOld();
    void moreTurnsLetTheRoomGoOn();
    void fewerTurnsDoNot();
    void aFloorOfAnEarlierTimeIsToldOfTheRoom();
};

void TestRoomChanges::theRoomChangesBeforeItsFloorIsTold()
{
    Changing changing;

    QCOMPARE(changing.changes.setRoster({kAya}, kTest), qint64(101));

    QVERIFY(changing.room.ticks > 0);
    QCOMPARE(changing.room.published<model::RoomChanged>().value(0).room.roster, QList{kAya});
    QCOMPARE(changing.told.size(), 1);
    QCOMPARE(changing.told.first().linesBefore, 1);
    QCOMPARE(std::get<model::RosterChanged>(changing.told.first().input).companions, QList{kAya});
}

void TestRoomChanges::theRosterIsToldUnderTheOldRulesThenTheNewRules()
{
    Changing changing;
    model::RoomSettings wanted = changing.settings();
    wanted.roster = {kKyoko, kAya};
    wanted.policy.policy = PolicyName::Ring;

    QCOMPARE(changing.changes.setUp(wanted, kTest), qint64(102));

    QCOMPARE(changing.room.published<model::RoomChanged>().size(), 1);
    QCOMPARE(changing.told.size(), 2);
    QVERIFY(std::holds_alternative<model::RosterChanged>(changing.told.at(0).input));
    QCOMPARE(changing.told.at(0).rules, PolicyName::Vote);
    QVERIFY(std::holds_alternative<model::PolicyChanged>(changing.told.at(1).input));
    QCOMPARE(changing.told.at(1).rules, PolicyName::Ring);
}

void TestRoomChanges::whatIsAsBeforeMakesNoEvent()
{
    Changing changing;

    QCOMPARE(changing.changes.setUp(changing.settings(), kTest), qint64(0));
    QCOMPARE(changing.changes.setGuests({}, {kAya, kKyoko}, kTest), qint64(0));

    QVERIFY(changing.room.log.isEmpty());
    QVERIFY(changing.told.isEmpty());
}

void TestRoomChanges::theFloorIsNotToldOfAName()
{
    Changing changing;

    QVERIFY(changing.changes.rename(u"Coffee"_s, kTest) > 0);
    QVERIFY(changing.changes.setDeleted(true, kTest) > 0);

    QCOMPARE(changing.room.room().name, u"Coffee"_s);
    QVERIFY(changing.room.room().deleted);
    QCOMPARE(changing.room.published<model::RoomChanged>().size(), 2);
    QVERIFY(changing.told.isEmpty());
}

void TestRoomChanges::aGuestWhoLeavesTheRosterHasNoSeat()
{
    Changing changing;
    changing.changes.setGuests({{.id = kGuest, .name = u"Bird"_s, .seated = true}}, {kAya, kKyoko, kGuest},
                               kTest);
    QCOMPARE(changing.told.size(), 1);

    changing.changes.setRoster({kAya, kKyoko}, kTest);

    QVERIFY(!changing.room.room().guests.first().seated);
}

void TestRoomChanges::aGuestWhoWasShownOutKeepsTheirSeatForLater()
{
    Changing changing;
    const model::Guest out{.id = kGuest, .name = u"Bird"_s, .seated = true, .removed = true};
    changing.changes.setGuests({out}, {kAya, kKyoko}, kTest);
    QVERIFY(changing.told.isEmpty()); // the roster stayed

    changing.changes.setRoster({kAya}, kTest);

    QVERIFY(changing.room.room().guests.first().seated);
}

void TestRoomChanges::anotherBudgetEndsTheLimitOfTheOld()
{
    Changing changing;
    changing.room.limits().setOutOfBudget(true);
    model::RoomSettings wanted = changing.settings();

    wanted.name = u"Coffee"_s;
    changing.changes.setUp(wanted, kTest);
    QVERIFY(changing.room.limits().isOutOfBudget());
    wanted.models.budget = 2'000'000;
    changing.changes.setUp(wanted, kTest);

    QVERIFY(!changing.room.limits().isOutOfBudget());
}

void TestRoomChanges::moreTurnsLetTheRoomGoOn()
{
    Changing changing;
    changing.room.limits().countTurns(3);
    changing.room.limits().setOutOfTurns(true);
    changing.room.tell(model::Control::Pause);
    changing.room.state().setRest({RestReason::MaxSessionTurns, {}});
    model::RoomSettings wanted = changing.settings();
    wanted.turns.maxSessionTurns = 6;

    QVERIFY(changing.changes.setUp(wanted, kTest) > 0);

    QCOMPARE(changing.room.toldOf<model::Control>(), QList<model::Control>{model::Control::Play});
    QVERIFY(!changing.room.limits().isOutOfTurns());
}

void TestRoomChanges::fewerTurnsDoNot()
{
    Changing changing;
    changing.room.limits().countTurns(3);
    changing.room.limits().setOutOfTurns(true);
    model::RoomSettings wanted = changing.settings();
    wanted.turns.maxSessionTurns = 2;

    changing.changes.setUp(wanted, kTest);

    QVERIFY(changing.room.told.isEmpty());
    QVERIFY(changing.room.limits().isOutOfTurns());
}

void TestRoomChanges::aFloorOfAnEarlierTimeIsToldOfTheRoom()
{
    Changing changing;
    changing.changes.tellFloor(kTest);
    QVERIFY(changing.told.isEmpty());

    changing.room.changeableRoom().roster = {kAya};
    changing.room.changeableRoom().policy.policy = PolicyName::Ring;
    changing.changes.tellFloor(kTest);

    QCOMPARE(changing.told.size(), 2);
    QVERIFY(std::holds_alternative<model::RosterChanged>(changing.told.at(0).input));
    QCOMPARE(changing.told.at(0).rules, PolicyName::Vote);
    QCOMPARE(changing.told.at(1).rules, PolicyName::Ring);
    QVERIFY(changing.room.log.isEmpty());
}

SUITE_TEST(QCoreApplication, TestRoomChanges)

} // namespace tst_room_changes

#include "tst_room_changes.moc"
