// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/give_answer.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_door_port.h"
#include "tests/support/ui/guest_wishes.h"
#include "tests/support/ui/sample_doors.h"
#include "tests/ui/window/studio_window.h"
#include "ui/doors/doors_window.h"
#include "ui/models/companion_list_model.h"
#include "ui/panels/companions_panel.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>

#include <memory>

namespace tst_doors_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

using DoorStage = model::DoorState::Stage;

/// The tea room with Bob, who came through the door, and Carol, who was shown out.
ports::RoomView withGuests()
{
    ports::FloorView floor = quietFloor();
    ports::FloorRow row;
    row.id = bob();
    floor.rows.append(row);
    ports::RoomView view =
        roomView(5, {posted(0, kyoko(), u"Welcome!"_s), posted(1, bob(), u"Hi."_s)}, floor);
    view.room.roster.append(bob());
    view.room.guests = {bobTheGuest(), carolOutside()};
    return view;
}

struct House
{
    explicit House(bool readOnly = false)
        : studio(readOnly)
    {
        studio.window.desks().offerDoors(doors, guests);
        studio.rooms.commandOf(u"openRoom"_s).answer<ports::RoomView>(withGuests());
    }
    ~House() { delete doorsWindow(); }

    ui::DoorsWindow *doorsWindow() { return studio.find<ui::DoorsWindow>(u"doorsWindow"_s); }
    void openWindow() { studio.find<QAction>(u"doorsAction"_s)->trigger(); }
    QToolButton *sign() { return studio.find<QToolButton>(u"doorsSign"_s); }
    QString text(const QString &label) { return studio.find<QLabel>(label)->text(); }
    QPushButton *button(const QString &name) { return studio.find<QPushButton>(name); }
    QString cell(const QString &table, int row, int column)
    {
        return studio.find<QTableWidget>(table)->item(row, column)->text();
    }
    void chooseGuest(int row) { studio.find<QTableWidget>(u"guestsTable"_s)->setCurrentCell(row, 0); }
    QString rowOf(const base::ParticipantId &id)
    {
        const QAbstractItemModel *model = studio.find<QListView>(u"companionList"_s)->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data(ui::CompanionListModel::IdRole).toString() == id.value())
                return model->index(row, 0).data(Qt::AccessibleTextRole).toString();
        }
        return {};
    }

    StudioWindow studio;
    FakeDoorPort doors;
    GuestWishes guests;
};

} // namespace

/// Doors and guests in the window.
class DoorsDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDoorsAreReadWhenTheyAreOffered()
    {
        House house;

        QCOMPARE(house.doors.commands(), QStringList{u"read"_s});
        QVERIFY(house.studio.find<QAction>(u"doorsAction"_s)->isVisible());
        QVERIFY(!house.doorsWindow());
    }

    void theSignIsThereOnlyWhileADoorIsOpen()
    {
        House house;
        house.doors.tell(closedDoors());
        QVERIFY(!house.sign()->isVisible());

        house.doors.tell(openDoors());
        QVERIFY(house.sign()->isVisible());
        QCOMPARE(house.sign()->text(), u"Doors: 1 program(s)"_s);
        QVERIFY(house.sign()->toolTip().contains(u"MCP server: Open"_s));
        ports::DoorsView alone = openDoors();
        alone.clients.clear();
        house.doors.tell(alone);
        QCOMPARE(house.sign()->text(), u"Doors open"_s);
        house.doors.tell(closedDoors());

        QVERIFY(!house.sign()->isVisible());
    }

    void theSignSaysThatTheNetworkIsAway()
    {
        House house;
        ports::DoorsView doors;
        doors.settings.network.joined = true;
        doors.network = {.stage = DoorStage::Opening, .trouble = u"Nobody answers."_s};

        house.doors.tell(doors);

        QCOMPARE(house.sign()->text(), u"Network unreachable"_s);
        QVERIFY(house.sign()->toolTip().contains(u"Nobody answers."_s));
    }

    void theSignLeadsToTheWindow()
    {
        House house;
        house.doors.tell(openDoors());

        house.sign()->click();

        QVERIFY(house.doorsWindow());
        QVERIFY(house.doorsWindow()->isVisible());
    }

    void aDoorOpensIntoTheRoomOnScreen()
    {
        House house;
        house.openWindow();
        house.doors.tell(closedDoors());
        QCOMPARE(house.studio.find<QComboBox>(u"doorsRoom"_s)->currentText(), u"Tea at five"_s);

        house.studio.find<QCheckBox>(u"mcpOpen"_s)->click();

        QCOMPARE(house.doors.commands().last(), u"set"_s);
        QCOMPARE(house.doors.wish().room, std::optional(teaRoom()));
        QVERIFY(house.doors.wish().mcp.open);
        QVERIFY(!house.studio.find<QCheckBox>(u"mcpOpen"_s)->isChecked()); // not before it is true
        house.doors.tell(openDoors());
        QVERIFY(house.studio.find<QCheckBox>(u"mcpOpen"_s)->isChecked());
    }

    void whatCannotBeDoneIsSaidInTheWindow()
    {
        House house;
        house.openWindow();
        house.studio.find<QCheckBox>(u"mcpOpen"_s)->click();

        giveAnswer(house.doors.changes.last(),
                   base::failure(base::ErrorCode::InvalidInput, u"That is no address."_s));

        QCOMPARE(house.text(u"doorsTrouble"_s), u"That is no address."_s);
        ports::DoorsView busy;
        busy.calls = openDoors().calls;
        house.doors.tell(busy); // something happened, nothing was set
        QCOMPARE(house.text(u"doorsTrouble"_s), u"That is no address."_s);
        house.doors.tell(openDoors());
        QCOMPARE(house.text(u"doorsTrouble"_s), QString());
    }

    void guestsHaveTheirNameAndAreMarkedAsGuests()
    {
        House house;

        QCOMPARE(house.rowOf(bob()), u"Bob (guest, away): listening"_s); // nobody is connected
        house.doors.tell(openDoors());

        QCOMPARE(house.rowOf(bob()), u"Bob (guest): listening"_s);
        QVERIFY(!house.rowOf(kyoko()).contains(u"guest"_s));
    }

    void guestsOfAnotherRoomThanThatOfTheDoorsAreAway()
    {
        House house;
        ports::DoorsView doors = openDoors();
        doors.settings.room = base::RoomId(u"lab"_s);

        house.doors.tell(doors);

        QCOMPARE(house.rowOf(bob()), u"Bob (guest, away): listening"_s);
    }

    void guestsOfAnotherNetworkAreHereWhileItIsJoined()
    {
        House house;
        model::Room room = withGuests().room;
        room.guests[0].door = model::Guest::Door::Network;
        Q_EMIT house.studio.rooms.published(teaRoom(), {eventAt(6, model::RoomChanged{room})},
                                            withGuests().floor);
        ports::DoorsView doors;
        doors.settings.room = teaRoom();
        doors.settings.network.joined = true;
        doors.network.stage = DoorStage::Open;

        house.doors.tell(doors);
        QCOMPARE(house.rowOf(bob()), u"Bob (guest): listening"_s);
        doors.network.stage = DoorStage::Opening;
        house.doors.tell(doors);

        QCOMPARE(house.rowOf(bob()), u"Bob (guest, away): listening"_s);
    }

    void aGuestWhoComesIsShownByItsName()
    {
        House house;
        ports::RoomView view = withGuests();
        model::Room room = view.room;
        model::Guest dan{.id = base::ParticipantId(u"guest:dan"_s), .wireName = u"dan"_s, .name = u"Dan"_s};
        room.guests.append(dan);
        room.roster.append(dan.id);
        ports::FloorView floor = view.floor;
        ports::FloorRow row;
        row.id = dan.id;
        floor.rows.append(row);

        Q_EMIT house.studio.rooms.published(teaRoom(), {eventAt(6, model::RoomChanged{room})}, floor);

        QCOMPARE(house.rowOf(dan.id), u"Dan (guest, away): listening"_s);
        QVERIFY(house.text(u"roomCompany"_s).contains(u"Dan"_s));
    }

    void aGuestOnTheStageIsShownOutFromItsMenu()
    {
        House house;
        auto *actor = house.studio.find<QAbstractButton>(u"actor_guest:companion_bob"_s);
        QVERIFY(actor);
        QVERIFY2(actor->accessibleName().contains(u"guest"_s), qPrintable(actor->accessibleName()));

        QTest::keyClick(actor, Qt::Key_Return);
        auto *menu = house.studio.find<QMenu>(u"actorMenu"_s);
        QVERIFY(menu);
        QVERIFY(!menu->findChild<QMenu *>(u"gestureMenu"_s)); // bob has no body here
        menu->findChild<QAction *>(u"showOutGuest"_s)->trigger();
        menu->close();

        QCOMPARE(house.guests.commands(), QStringList{u"showOut room_tea guest:companion_bob"_s});
    }

    void theMenuShowsAGuestOut()
    {
        House house;
        QVERIFY(!house.studio.find<QAction>(u"memoryAction4"_s)); // a guest's memory is their own

        house.studio.find<QAction>(u"showOutAction4"_s)->trigger();

        QCOMPARE(house.guests.commands(), QStringList{u"showOut room_tea guest:companion_bob"_s});
    }

    void theListTakesAGuestsSeatAway()
    {
        House house;

        Q_EMIT house.studio.find<ui::CompanionsPanel>(u"companionsPanel"_s)->seatWanted(bob(), false);

        QCOMPARE(house.guests.commands(), QStringList{u"set room_tea guest:companion_bob"_s});
        model::Guest wish = bobTheGuest();
        wish.seated = false;
        QCOMPARE(house.guests.wish(), wish);
    }

    void theListLeadsToAllThatCanBeSetOfAGuest()
    {
        House house;

        Q_EMIT house.studio.find<ui::CompanionsPanel>(u"companionsPanel"_s)->guestWanted(bob());

        QVERIFY(house.doorsWindow()->isVisible());
        QCOMPARE(house.studio.find<QTableWidget>(u"guestsTable"_s)->currentRow(), 0);
    }

    void whoWasShownOutIsLetInAgain()
    {
        House house;
        house.openWindow();
        QCOMPARE(house.cell(u"guestsTable"_s, 0, 0), u"Bob"_s);
        QCOMPARE(house.cell(u"guestsTable"_s, 0, 3), u"has a seat, away"_s);
        QCOMPARE(house.cell(u"guestsTable"_s, 1, 3), u"removed"_s);

        house.chooseGuest(1);
        QVERIFY(!house.button(u"guestSeat"_s)->isEnabled());
        QCOMPARE(house.button(u"guestOut"_s)->text(), u"Allow back"_s);
        house.button(u"guestOut"_s)->click();

        QCOMPARE(house.guests.commands(), QStringList{u"letIn room_tea guest:carol"_s});
    }

    void whoLostItsSeatInTheSetupOfTheRoomCanBeGivenOne()
    {
        House house;
        house.openWindow();
        model::Room room = withGuests().room;
        room.roster.removeOne(bob());

        Q_EMIT house.studio.rooms.published(teaRoom(), {eventAt(6, model::RoomChanged{room})}, quietFloor());

        QCOMPARE(house.cell(u"guestsTable"_s, 0, 3), u"no seat, away"_s);
        house.button(u"guestSeat"_s)->click();
        QVERIFY(house.guests.wish().seated);
    }

    void aFailedWishForAGuestIsSaid()
    {
        House house;
        house.openWindow();
        house.button(u"guestOut"_s)->click();

        house.guests.last().fail({base::ErrorCode::NotFound, u"This guest does not exist."_s, {}});

        QCOMPARE(house.text(u"doorsTrouble"_s), u"This guest does not exist."_s);
    }

    void nothingCanBeChangedWhereOneCanOnlyRead()
    {
        House house(true);
        house.openWindow();
        house.doors.tell(openDoors());

        QVERIFY(!house.studio.find<QCheckBox>(u"mcpOpen"_s)->isEnabled());
        QVERIFY(!house.button(u"guestOut"_s)->isEnabled());
        QVERIFY(!house.button(u"programCut"_s)->isEnabled());
        QVERIFY(!house.button(u"tokenRenew"_s)->isEnabled());
    }

    void theDoorsThatWereReadAreShown()
    {
        House house;

        giveAnswer(house.doors.reads.last(), openDoors());

        QVERIFY(house.sign()->isVisible());
    }

    void anAnswerThatComesAfterTheDoorsWindowIsSaidInTheStudio()
    {
        House house;
        house.openWindow();
        house.studio.find<QCheckBox>(u"mcpOpen"_s)->click();
        const QPointer<ui::DoorsWindow> window = house.doorsWindow();
        house.button(u"doorsClose"_s)->click();
        QTRY_VERIFY(!window);

        giveAnswer(house.doors.changes.last(),
                   base::failure(base::ErrorCode::Storage, u"The disk is full."_s));

        QVERIFY(house.text(u"troubleText"_s).contains(u"The disk is full."_s));
    }

    void answersThatComeAfterTheStudioWindowAreForNobody()
    {
        auto house = std::make_unique<House>();
        house->openWindow();
        house->studio.find<QCheckBox>(u"mcpOpen"_s)->click();
        const base::Then<void> change = house->doors.changes.last();
        const base::Then<ports::DoorsView> read = house->doors.reads.last();

        change(base::failure(base::ErrorCode::Storage, QString())); // on its way
        house.reset();
        giveAnswer(change, base::failure(base::ErrorCode::Storage, QString()));
        giveAnswer(read, openDoors());
    }

    void theWindowMayBeClosedAtAnyTime()
    {
        House house;
        house.openWindow();
        const QPointer<ui::DoorsWindow> window = house.doorsWindow();

        house.button(u"doorsClose"_s)->click();
        QTRY_VERIFY(!window);
        house.doors.tell(openDoors());
        house.openWindow();

        QVERIFY(house.studio.find<QCheckBox>(u"mcpOpen"_s)->isChecked());
    }
};

SUITE_TEST(QApplication, DoorsDeskTest)

} // namespace tst_doors_desk

#include "tst_doors_desk.moc"
