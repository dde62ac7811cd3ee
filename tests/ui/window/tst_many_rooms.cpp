// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/window/studio_window.h"

#include <QListView>

namespace tst_many_rooms {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

constexpr int kRooms = 300;

base::RoomId roomId(int number) { return base::RoomId(u"room_%1"_s.arg(number, 3, 10, QChar(u'0'))); }
QString roomName(int number) { return u"Room %1"_s.arg(number, 3, 10, QChar(u'0')); }

/// The window with 300 rooms and the focus in their list, for a user without a mouse.
struct ManyRooms : StudioWindow
{
    ManyRooms()
    {
        QApplication::setKeyboardInputInterval(60'000); // what is typed is one word on a busy machine too
        window.resize(1280, 800);
        for (int number = 1; number <= kRooms; ++number)
            all.append({.id = roomId(number), .name = roomName(number), .messages = 1});
        rooms.tell(all);
        show(1);
        (void)QTest::qWaitForWindowActive(&window);
        rooms.forgetCalls();
    }
    ~ManyRooms() { QApplication::setKeyboardInputInterval(m_interval); }
    Q_DISABLE_COPY_MOVE(ManyRooms)

    QListView *rows() { return find<QListView>(u"roomList"_s); }
    QString current() { return rows()->currentIndex().data().toString(); }
    void goToList()
    {
        for (int step = 0; step < 12 && !rows()->hasFocus(); ++step)
            key(Qt::Key_F6);
        QVERIFY(rows()->hasFocus());
    }
    void type(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    /// The room is asked for, and comes.
    void show(int number)
    {
        window.openRoom(roomId(number));
        answer(number);
    }
    void answer(int number)
    {
        ports::RoomView view = roomView(5, {}, quietFloor());
        view.room.id = roomId(number);
        view.room.name = roomName(number);
        rooms.commandOf(u"openRoom "_s + roomId(number).value()).answer<ports::RoomView>(view);
        QCoreApplication::processEvents();
    }
    void removeFromList(int number)
    {
        all.removeIf([number](const model::RoomSummary &one) { return one.id == roomId(number); });
        rooms.tell(all);
        QCoreApplication::processEvents();
    }

    QList<model::RoomSummary> all;

private:
    int m_interval = QApplication::keyboardInputInterval();
};

} // namespace

/// More rooms than fit on a screen, by keys alone.
class ManyRoomsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRoomIsFoundByTypingItsName();
    void thePaletteOpensARoomByItsName();
    void theArrowsOpenTheNextRoom();
    void aClickOnARoomLeadsToTheMessage();
    void aRoomIsRenamedAndTheListKeepsTheKeys();
    void afterADeletionTheNextRoomIsOpen_data();
    void afterADeletionTheNextRoomIsOpen();
};

void ManyRoomsTest::aRoomIsFoundByTypingItsName()
{
    ManyRooms studio;
    studio.goToList();

    studio.type(u"room 237"_s);

    QCOMPARE(studio.current(), u"Room 237"_s);
    QVERIFY(studio.rooms.has(u"openRoom room_237"_s));
    QVERIFY(
        studio.rows()->viewport()->rect().contains(studio.rows()->visualRect(studio.rows()->currentIndex())));
    studio.answer(237);
    QVERIFY(studio.rows()->hasFocus());
}

void ManyRoomsTest::thePaletteOpensARoomByItsName()
{
    ManyRooms studio;

    studio.key(Qt::Key_K, Qt::ControlModifier);
    studio.type(u"room 111"_s);
    studio.key(Qt::Key_Return);

    QTRY_VERIFY(studio.rooms.has(u"openRoom room_111"_s));
    studio.answer(111);
    QCOMPARE(studio.current(), u"Room 111"_s);
}

void ManyRoomsTest::theArrowsOpenTheNextRoom()
{
    ManyRooms studio;
    studio.goToList();

    for (int number = 2; number <= 40; ++number) {
        studio.key(Qt::Key_Down);
        QVERIFY2(studio.rooms.has(u"openRoom "_s + roomId(number).value()), qPrintable(roomName(number)));
        studio.answer(number);
        QVERIFY(studio.rows()->hasFocus());
    }
    QCOMPARE(studio.current(), u"Room 040"_s);
    studio.key(Qt::Key_End);
    QCOMPARE(studio.current(), u"Room 300"_s);
    studio.key(Qt::Key_Return); // the room is still on its way
    QVERIFY(!studio.rows()->hasFocus());
    QCOMPARE(QApplication::focusWidget()->objectName(), u"composer.input"_s);
    studio.answer(300);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"composer.input"_s);
}

void ManyRoomsTest::aClickOnARoomLeadsToTheMessage()
{
    ManyRooms studio;
    studio.goToList();
    studio.key(Qt::Key_Down);
    studio.answer(2);

    QTest::mouseClick(studio.rows()->viewport(), Qt::LeftButton, {},
                      studio.rows()->visualRect(studio.rows()->model()->index(3, 0)).center());
    studio.answer(4);

    QCOMPARE(QApplication::focusWidget()->objectName(), u"composer.input"_s);
}

void ManyRoomsTest::aRoomIsRenamedAndTheListKeepsTheKeys()
{
    ManyRooms studio;
    studio.goToList();
    studio.type(u"room 150"_s);
    studio.answer(150);

    studio.key(Qt::Key_F2);
    QVERIFY(!studio.rows()->hasFocus());
    studio.type(u"Harbour"_s);
    studio.key(Qt::Key_Return);

    QTRY_VERIFY2(studio.rooms.has(u"renameRoom room_150 Harbour"_s),
                 qPrintable(studio.rooms.commands().join(u'\n')));
    QTRY_VERIFY(studio.rows()->hasFocus());
    studio.key(Qt::Key_Down);
    QCOMPARE(studio.current(), u"Room 151"_s);
}

void ManyRoomsTest::afterADeletionTheNextRoomIsOpen_data()
{
    QTest::addColumn<int>("deleted");
    QTest::addColumn<int>("next");
    QTest::newRow("the first") << 1 << 2;
    QTest::newRow("in the middle") << 150 << 151;
    QTest::newRow("the last") << 300 << 299;
}

void ManyRoomsTest::afterADeletionTheNextRoomIsOpen()
{
    QFETCH(const int, deleted);
    QFETCH(const int, next);
    ManyRooms studio;
    if (deleted != 1) // which is open
        studio.show(deleted);
    studio.goToList();
    QCOMPARE(studio.current(), roomName(deleted));
    studio.rooms.forgetCalls();

    studio.key(Qt::Key_Delete);
    studio.rooms.commandOf(u"setDeleted"_s).done();
    studio.removeFromList(deleted);

    QTRY_COMPARE(studio.current(), roomName(next));
    QVERIFY2(studio.rooms.has(u"openRoom "_s + roomId(next).value()),
             qPrintable(studio.rooms.commands().join(u'\n')));
    studio.answer(next);
    QVERIFY(studio.rows()->hasFocus());
    QCOMPARE(studio.window.windowTitle(), roomName(next) + u" – Companion Studio"_s);
}

SUITE_TEST(QApplication, ManyRoomsTest)

} // namespace tst_many_rooms

#include "tst_many_rooms.moc"
