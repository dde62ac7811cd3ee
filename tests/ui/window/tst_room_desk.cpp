// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
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

model::Envelope posted(const QString &id, const QString &text)
{
    model::Envelope envelope;
    envelope.room = teaRoom();
    envelope.time = QDateTime(QDate(2026, 3, 14), QTime(17, 0), base::kUtc);
    envelope.body = model::MessagePosted{.message = {.id = base::MessageId(id), .from = aya(), .text = text}};
    return envelope;
}

} // namespace

class RoomDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChangeOfTheRoomsAsksForTheListAgain();
    void aRoomInTheBackgroundIsHeard();
    void aFailedReplyIsMarkedUntilSomebodySpeaks();
    void aListThatWasAskedForBeforeTheNewsIsReadAgain();
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

void RoomDeskTest::aRoomInTheBackgroundIsHeard()
{
    FakeRoomPort port;
    FakePersonaPort personas;
    RoomDesk desk(port, personas);
    Q_EMIT port.roomsChanged();
    port.list({tea()});
    ports::FloorView floor;
    floor.rows = {{.id = aya(), .speaking = true}};

    Q_EMIT port.published(teaRoom(), {posted(u"m1"_s, u"Good evening."_s)}, floor);

    const QModelIndex row = desk.rooms().index(0);
    QVERIFY(row.data(ui::RoomListModel::TalkingRole).toBool());
    QCOMPARE(row.data(ui::RoomListModel::UnreadRole).toInt(), 1);
    QVERIFY(row.data(ui::RoomListModel::WordsRole).toString().endsWith(u"Good evening."_s));
    Q_EMIT port.published(teaRoom(), {}, {});
    QVERIFY(!row.data(ui::RoomListModel::TalkingRole).toBool());
}

void RoomDeskTest::aFailedReplyIsMarkedUntilSomebodySpeaks()
{
    FakeRoomPort port;
    FakePersonaPort personas;
    RoomDesk desk(port, personas);
    Q_EMIT port.roomsChanged();
    port.list({tea()});
    ports::FloorView floor;
    floor.failed = {{.id = u"f1"_s, .after = base::MessageId(u"m1"_s), .calls = {{aya(), {}}}}};
    const QModelIndex row = desk.rooms().index(0);

    Q_EMIT port.published(teaRoom(), {posted(u"m1"_s, u"Good evening."_s)}, floor);
    QVERIFY(!row.data(ui::RoomListModel::TroubleRole).toString().isEmpty());
    Q_EMIT port.published(teaRoom(), {posted(u"m2"_s, u"Here I am."_s)}, floor);

    QCOMPARE(row.data(ui::RoomListModel::TroubleRole).toString(), QString());
}

void RoomDeskTest::aListThatWasAskedForBeforeTheNewsIsReadAgain()
{
    FakeRoomPort port;
    FakePersonaPort personas;
    RoomDesk desk(port, personas);
    Q_EMIT port.roomsChanged();
    Q_EMIT port.published(teaRoom(), {posted(u"m1"_s, u"Good evening."_s)}, {});

    port.list({tea()});

    QCOMPARE(port.commands(), QStringList({u"listRooms"_s, u"listRooms"_s}));
    port.list({tea()});
    QCOMPARE(port.commands().size(), 2);
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
