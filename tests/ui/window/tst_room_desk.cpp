// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_persona_port.h"
#include "tests/support/ui/fake_room_port.h"
#include "tests/support/ui/sample_room.h"
#include "ui/window/desks/room_desk.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_room_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::RoomDesk;

namespace {

model::RoomSummary tea() { return {.id = teaRoom(), .name = u"Tea at five"_s}; }

} // namespace

class RoomDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChangeOfTheRoomsAsksForTheListAgain();
    void aCreatedRoomIsToldToWhoeverAskedForIt();
    void aSeedThatWasWrittenIsNotDrawnAnew();
    void aDeletionIsToldWithTheNameOnceItIsDone();
    void aRoomComesBackFromTheBin();
    void aTypedNameIsSentToTheStudio();
    void onlyOwnFailuresAreTold();
};

void RoomDeskTest::aChangeOfTheRoomsAsksForTheListAgain()
{
    FakeRoomPort port;
    FakePersonaPort personas;
    RoomDesk desk(port, personas);

    Q_EMIT port.roomsChanged();
    QCOMPARE(port.commands(), QStringList({u"listRooms"_s}));
    port.last().answer<QList<model::RoomSummary>>({tea()});

    QCOMPARE(desk.rooms().rowCount(), 1);
}

void RoomDeskTest::aCreatedRoomIsToldToWhoeverAskedForIt()
{
    FakeRoomPort port;
    FakePersonaPort personas;
    RoomDesk desk(port, personas);
    QSignalSpy created(&desk, &RoomDesk::created);
    model::Room room;
    room.id = teaRoom();

    desk.create({.name = u"Tea at five"_s, .roster = {kyoko(), aya()}});
    QCOMPARE(port.commands(), QStringList({u"createRoom Tea at five companion_kyoko,companion_aya"_s}));
    const OpenCommand ours = port.last();
    port.createRoom({}, {});
    port.last().answer<model::Room>(room);
    QCOMPARE(created.count(), 0);
    ours.answer<model::Room>(room);

    QCOMPARE(created.count(), 1);
}

void RoomDeskTest::aSeedThatWasWrittenIsNotDrawnAnew()
{
    FakeRoomPort port;
    FakePersonaPort personas;
    RoomDesk desk(port, personas);
    ports::RoomSetup setup{.name = u"Tea at five"_s, .roster = {kyoko(), aya()}};
    setup.policy.seed = 7;

    desk.create(setup);

    QCOMPARE(port.commands(), QStringList{u"createRoom Tea at five companion_kyoko,companion_aya seed 7"_s});
}

void RoomDeskTest::aDeletionIsToldWithTheNameOnceItIsDone()
{
    FakeRoomPort port;
    FakePersonaPort personas;
    RoomDesk desk(port, personas);
    desk.refresh();
    port.list({tea()});
    port.forgetCalls();
    QSignalSpy removed(&desk, &RoomDesk::removed);

    desk.remove(teaRoom());
    QCOMPARE(removed.count(), 0);
    port.last().done();

    QCOMPARE(port.commands(), QStringList({u"setDeleted room_tea yes"_s}));
    QCOMPARE(removed.count(), 1);
    QCOMPARE(removed.at(0).at(1).toString(), u"Tea at five"_s);
}

void RoomDeskTest::aRoomComesBackFromTheBin()
{
    FakeRoomPort port;
    FakePersonaPort personas;
    RoomDesk desk(port, personas);
    QSignalSpy back(&desk, &RoomDesk::broughtBack);

    desk.bringBack(teaRoom());
    port.last().done();

    QCOMPARE(port.commands(), QStringList({u"setDeleted room_tea no"_s}));
    QCOMPARE(back.count(), 1);
}

void RoomDeskTest::aTypedNameIsSentToTheStudio()
{
    FakeRoomPort port;
    FakePersonaPort personas;
    RoomDesk desk(port, personas);
    desk.refresh();
    port.list({tea()});
    port.forgetCalls();

    desk.rooms().setData(desk.rooms().index(0), u"Supper"_s, Qt::EditRole);

    QCOMPARE(port.commands(), QStringList({u"renameRoom room_tea Supper"_s}));
}

void RoomDeskTest::onlyOwnFailuresAreTold()
{
    FakeRoomPort port;
    FakePersonaPort personas;
    RoomDesk desk(port, personas);
    QSignalSpy failed(&desk, &RoomDesk::failed);

    desk.rename(teaRoom(), u"Supper"_s);
    const OpenCommand ours = port.last();
    port.renameRoom(teaRoom(), u"Dinner"_s, {});
    port.last().fail({});
    QCOMPARE(failed.count(), 0);
    ours.fail({base::ErrorCode::ReadOnly, u"Only reading is possible."_s, {}});

    QCOMPARE(failed.count(), 1);
}

SUITE_TEST(QCoreApplication, RoomDeskTest)

} // namespace tst_room_desk

#include "tst_room_desk.moc"
