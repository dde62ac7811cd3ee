// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "tests/support/ui/policy_floors.h"
#include "tests/support/ui/sample_doors.h"
#include "ui/doors/doors_window.h"

#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QTest>

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::tests::door_scenes {

namespace {

using DoorStage = model::DoorState::Stage;
using model::VoteState;

/// The tea room, with Bob among the companions and Carol shown out; Bob has said something.
void openWithGuests(Stage &stage, ports::FloorView floor, const ports::FloorRow &row)
{
    floor.rows.append(row);
    stage.openRoom(4, floor);
    model::Room room = roomView(9, {}, floor).room;
    room.name = stage.talk.room;
    room.roster.clear();
    for (const ports::FloorRow &one : std::as_const(floor.rows))
        room.roster.append(one.id);
    room.guests = {bobTheGuest(), carolOutside()};
    Q_EMIT stage.rooms.published(
        teaRoom(), {eventAt(10, model::RoomChanged{room}), eventAt(11, posted(4, bob(), stage.talk.line))},
        floor);
}

void show(Stage &stage, const ports::DoorsView &doors, int page = 0)
{
    ports::FloorView floor = quietFloor();
    floor.rows.removeLast(); // two companions and Bob
    ports::FloorRow row;
    row.id = bob();
    openWithGuests(stage, floor, row);
    stage.doors.tell(doors);
    stage.window().findChild<QAction *>(u"doorsAction"_s)->trigger();
    stage.window().findChild<QTabWidget *>(u"doorsTabs"_s)->setCurrentIndex(page);
}

void press(Stage &stage, const QString &button) { stage.window().findChild<QPushButton *>(button)->click(); }

void closed(Stage &stage) { show(stage, closedDoors()); }

ports::DoorsView bothOpen()
{
    ports::DoorsView doors = openDoors();
    doors.settings.firehose.open = true;
    doors.settings.firehose.needsToken = false;
    doors.firehose = {.stage = DoorStage::Open, .address = u"ws://127.0.0.1:8080"_s};
    return doors;
}

void open(Stage &stage) { show(stage, bothOpen()); }

/// Scrolls until the whole part is visible.
void scrollTo(Stage &stage, const QString &part)
{
    auto *area = stage.window().findChild<QScrollArea *>(u"doorsPageArea"_s);
    auto *widget = stage.window().findChild<QWidget *>(part);
    QRect before;
    const bool isSeen = QTest::qWaitFor([area, widget, &before] {
        area->ensureWidgetVisible(widget);
        const QRect now(widget->mapTo(area->widget(), QPoint()), widget->size());
        return std::exchange(before, now) == now && !now.isEmpty() &&
               widget->visibleRegion().boundingRect().height() >= now.height();
    });
    if (!isSeen)
        qFatal("%s cannot be scrolled to", qPrintable(part));
}

void token(Stage &stage)
{
    show(stage, openDoors());
    press(stage, u"tokenShow"_s);
    press(stage, u"tokenCode"_s);
    press(stage, u"tokenRenew"_s);
    scrollTo(stage, u"qrView"_s);
}

void asMe(Stage &stage)
{
    ports::DoorsView doors = bothOpen();
    doors.settings.mcp.speaksAsMe = true;
    doors.settings.firehose.speaksAsMe = true;
    doors.frontToken = doors.token;
    show(stage, doors);
    scrollTo(stage, u"frontToken"_s);
}

/// A program that may speak as the user, a program that may not, and a guest.
void marked(Stage &stage)
{
    ports::FloorView floor = quietFloor();
    floor.rows.removeLast();
    ports::FloorRow row;
    row.id = bob();
    openWithGuests(stage, floor, row);
    model::MessagePosted mine = posted(5, base::ParticipantId(u"user"_s), stage.talk.line);
    mine.message.program = u"aikyo-web 1.4"_s;
    model::MessagePosted theirs = posted(6, base::ParticipantId(u"guest:user"_s), stage.talk.line);
    theirs.message.program = u"curl/8.5.0"_s;
    Q_EMIT stage.rooms.published(teaRoom(), {eventAt(12, mine), eventAt(13, theirs)}, floor);
    stage.doors.tell(openDoors());
}

void portTaken(Stage &stage)
{
    ports::DoorsView doors = openDoors();
    doors.mcp = {.stage = DoorStage::PortTaken, .freePort = 3001};
    show(stage, doors);
}

void networkAway(Stage &stage)
{
    ports::DoorsView doors = openDoors();
    doors.settings.network.joined = true;
    doors.network = {.stage = DoorStage::Opening, .trouble = stage.talk.unreached};
    show(stage, doors);
    scrollTo(stage, u"networkTrouble"_s);
}

void programs(Stage &stage) { show(stage, bothOpen(), 1); }

void noPrograms(Stage &stage)
{
    stage.openRoom(4, quietFloor());
    stage.window().findChild<QAction *>(u"doorsAction"_s)->trigger();
    stage.window().findChild<QTabWidget *>(u"doorsTabs"_s)->setCurrentIndex(1);
}

void rejected(Stage &stage)
{
    ports::DoorsView doors = openDoors();
    doors.rejections = someRejections();
    show(stage, doors, 2);
}

void nothingHappened(Stage &stage) { show(stage, closedDoors(), 2); }

void setUp(Stage &stage) { show(stage, openDoors(), 3); }

/// The firehose is closed, but a front end of aikyo would look for it.
void setUpClosed(Stage &stage)
{
    show(stage, openDoors(), 3);
    auto *program = stage.window().findChild<QComboBox *>(u"setupProgram"_s);
    program->setCurrentIndex(program->findData(u"aikyo"_s));
}

void guestVotes(Stage &stage)
{
    ports::FloorView floor =
        decidedFloor({voted(kyoko(), 7, VoteState::Speak), voted(natsumi(), 4, VoteState::Listen),
                      missing(aya(), model::Cause::NoAnswer), voted(bob(), 9, VoteState::Speak)},
                     model::Rule::Speak, bob(), kyoko());
    const ports::FloorRow row = floor.rows.takeLast();
    floor.companionTurns = 2;
    openWithGuests(stage, floor, row);
    stage.doors.tell(openDoors());
}

/// Bob's program does not answer.
void guestIsMissing(Stage &stage)
{
    ports::FloorView floor =
        decidedFloor({voted(kyoko(), 7, VoteState::Speak), voted(natsumi(), 4, VoteState::Listen),
                      voted(aya(), 2, VoteState::Listen), missing(bob(), model::Cause::NoAnswer)},
                     model::Rule::Speak, kyoko(), natsumi());
    const ports::FloorRow row = floor.rows.takeLast();
    openWithGuests(stage, floor, row);
    ports::DoorsView doors = openDoors();
    doors.clients.clear();
    stage.doors.tell(doors);
}

void guestBuys(Stage &stage)
{
    ports::FloorView floor = busyMeter();
    floor.policy.refund = std::chrono::seconds(40);
    for (ports::PendingRefund &one : floor.meter->refunds) {
        one.spent -= std::chrono::seconds(15);
        one.due += std::chrono::seconds(20);
    }
    ports::FloorRow row;
    row.id = bob();
    row.awake = true;
    openWithGuests(stage, floor, row);
    stage.doors.tell(openDoors());
}

} // namespace

QList<Scene> all()
{
    return {{u"doors"_s, true, open},
            {u"doors-closed"_s, false, closed},
            {u"doors-token"_s, true, token},
            {u"doors-as-me"_s, true, asMe},
            {u"program-marks"_s, true, marked},
            {u"doors-port-taken"_s, false, portTaken},
            {u"doors-network-away"_s, false, networkAway},
            {u"doors-programs"_s, true, programs},
            {u"doors-nobody"_s, false, noPrograms},
            {u"doors-rejected"_s, true, rejected},
            {u"doors-quiet"_s, false, nothingHappened},
            {u"doors-set-up"_s, true, setUp},
            {u"doors-set-up-closed"_s, false, setUpClosed},
            {u"guest-votes"_s, true, guestVotes},
            {u"guest-missing"_s, false, guestIsMissing},
            {u"guest-buys"_s, false, guestBuys}};
}

} // namespace studio::tests::door_scenes
