// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/support/suite.h"
#include "ui/avatar/avatars.h"
#include "ui/models/room_list_model.h"
#include "ui/panels/rooms_panel.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_rooms_panel {

using namespace Qt::StringLiterals;
using namespace studio;
using ui::RoomListModel;
using ui::RoomsPanel;

namespace {

QList<model::RoomSummary> twoRooms()
{
    const QDateTime time(QDate(2026, 3, 14), QTime(17, 0), base::kUtc);
    return {{.id = base::RoomId(u"room_tea"_s), .name = u"Tea at five"_s, .lastTime = time.addSecs(60)},
            {.id = base::RoomId(u"room_lab"_s), .name = u"Lab talk"_s, .lastTime = time}};
}

} // namespace

class RoomsPanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosingARowTellsTheRoom();
    void settingTheCurrentRoomTellsNothing();
    void aClickBesideTheRowsLeavesTheMark();
    void f2RenamesInPlace();
    void theDeleteKeyAsksForDeletion();
    void undoNamesTheRoomAndBringsItBack();
    void aRowPaintsFacesUnreadAndTalk();
    void anEmptyListSaysWhatToDo();
};

void RoomsPanelTest::choosingARowTellsTheRoom()
{
    RoomListModel rooms;
    rooms.setRooms(twoRooms());
    RoomsPanel panel(rooms);
    QSignalSpy chosen(&panel, &RoomsPanel::roomChosen);

    panel.findChild<QListView *>()->setCurrentIndex(rooms.index(1));

    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.at(0).at(0).value<base::RoomId>(), base::RoomId(u"room_lab"_s));
}

void RoomsPanelTest::settingTheCurrentRoomTellsNothing()
{
    RoomListModel rooms;
    rooms.setRooms(twoRooms());
    RoomsPanel panel(rooms);
    QSignalSpy chosen(&panel, &RoomsPanel::roomChosen);

    panel.setCurrentRoom(base::RoomId(u"room_lab"_s));

    QCOMPARE(panel.findChild<QListView *>()->currentIndex().row(), 1);
    QCOMPARE(chosen.count(), 0);
}

void RoomsPanelTest::aClickBesideTheRowsLeavesTheMark()
{
    RoomListModel rooms;
    rooms.setRooms(twoRooms());
    RoomsPanel panel(rooms);
    panel.resize(240, 600);
    panel.show();
    panel.setCurrentRoom(base::RoomId(u"room_lab"_s));
    const auto *list = panel.findChild<QListView *>();
    const QPoint beside = list->viewport()->rect().bottomRight() - QPoint(4, 4);
    QVERIFY(!list->indexAt(beside).isValid());

    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, beside);

    QVERIFY(list->selectionModel()->isSelected(rooms.index(1)));
}

void RoomsPanelTest::f2RenamesInPlace()
{
    RoomListModel rooms;
    rooms.setRooms(twoRooms());
    RoomsPanel panel(rooms);
    panel.setCurrentRoom(base::RoomId(u"room_tea"_s));
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    auto *list = panel.findChild<QListView *>();
    list->setFocus();
    QSignalSpy wanted(&rooms, &RoomListModel::renameWanted);

    QTest::keyClick(list, Qt::Key_F2);
    auto *editor = list->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, u"Supper"_s);
    QTest::keyClick(editor, Qt::Key_Return);

    QTRY_COMPARE(wanted.count(), 1);
    QCOMPARE(wanted.at(0).at(1).toString(), u"Supper"_s);
}

void RoomsPanelTest::theDeleteKeyAsksForDeletion()
{
    RoomListModel rooms;
    rooms.setRooms(twoRooms());
    RoomsPanel panel(rooms);
    panel.setCurrentRoom(base::RoomId(u"room_lab"_s));
    QSignalSpy wanted(&panel, &RoomsPanel::deleteWanted);

    QTest::keyClick(panel.findChild<QListView *>(), Qt::Key_Delete);

    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.at(0).at(0).value<base::RoomId>(), base::RoomId(u"room_lab"_s));
}

void RoomsPanelTest::undoNamesTheRoomAndBringsItBack()
{
    RoomListModel rooms;
    RoomsPanel panel(rooms);
    panel.show();
    QSignalSpy wanted(&panel, &RoomsPanel::undoWanted);

    panel.showUndo(base::RoomId(u"room_tea"_s), u"<b>Tea</b>"_s);
    QCOMPARE(panel.findChild<QLabel *>(u"undoText"_s)->text(), u"“<b>Tea</b>” was deleted."_s);
    QTest::mouseClick(panel.findChild<QPushButton *>(u"undoDelete"_s), Qt::LeftButton);

    QCOMPARE(wanted.count(), 1);
    QVERIFY(!panel.findChild<QWidget *>(u"undoBar"_s)->isVisible());
}

void RoomsPanelTest::aRowPaintsFacesUnreadAndTalk()
{
    RoomListModel rooms;
    QList<model::RoomSummary> list = twoRooms();
    list[0].roster = {base::ParticipantId(u"companion_kyoko"_s), base::ParticipantId(u"companion_aya"_s),
                      base::ParticipantId(u"companion_mimi"_s)};
    list[1].roster = list[0].roster.mid(0, 1);
    rooms.setRooms(list);
    const ui::Avatars faces;
    RoomsPanel panel(rooms);
    panel.resize(240, 300);
    const int plain = panel.findChild<QListView *>()->sizeHintForRow(0);
    panel.setAvatars(faces);
    QVERIFY(panel.findChild<QListView *>()->sizeHintForRow(0) >= plain);
    const QImage quiet = panel.grab().toImage();

    rooms.addWords(list[0].id, {{.id = base::MessageId(u"m1"_s),
                                 .from = list[0].roster[1],
                                 .text = u"I bring the **cake**, the plates and all the forks."_s,
                                 .time = list[0].lastTime}});
    rooms.setTalking(list[1].id, true);
    rooms.setFailed(list[0].id, true);

    const QImage busy = panel.grab().toImage();
    QVERIFY(busy != quiet);
}

void RoomsPanelTest::anEmptyListSaysWhatToDo()
{
    RoomListModel rooms;
    RoomsPanel panel(rooms);
    panel.show();
    auto *empty = panel.findChild<QLabel *>(u"roomsEmpty"_s);
    QVERIFY(empty->isVisible());

    rooms.setRooms(twoRooms());

    QVERIFY(!empty->isVisible());
}

SUITE_TEST(QApplication, RoomsPanelTest)

} // namespace tst_rooms_panel

#include "tst_rooms_panel.moc"
