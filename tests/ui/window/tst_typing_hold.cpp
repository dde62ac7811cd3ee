// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_room_port.h"
#include "tests/support/ui/sample_room.h"
#include "ui/composer/composer.h"
#include "ui/composer/message_edit.h"
#include "ui/transcript/transcript_model.h"
#include "ui/window/room_session.h"
#include "ui/window/typing_hold.h"

#include <QTest>

namespace tst_typing_hold {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::TypingHold;

namespace {

/// A room on screen with a composer, and whether it is held while the user types.
struct Desk
{
    explicit Desk(bool holds, bool heldAlready = false)
    {
        ports::FloorView floor = quietFloor();
        floor.policy.holdWhileTyping = holds;
        floor.held = heldAlready;
        QObject::connect(&composer, &ui::Composer::submitted, &session, &ui::RoomSession::say);
        session.open(teaRoom());
        port.last().answer<ports::RoomView>(roomView(5, {posted(0, kyoko(), u"Welcome!"_s)}, floor));
        port.forgetCalls();
        composer.show();
        composer.focusInput();
    }

    void type(const QString &text) { QTest::keyClicks(composer.focusWidget(), text); }

    FakeRoomPort port;
    ui::TranscriptModel transcript;
    ui::RoomSession session{port, transcript};
    ui::Composer composer;
    TypingHold hold{port, session, composer};
};

const QString kHold = u"transport room_tea hold"_s;
const QString kRelease = u"transport room_tea release"_s;

} // namespace

class TypingHoldTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstKeyHoldsAndTheSentLineLetsGo()
    {
        Desk desk(true);
        QVERIFY(QTest::qWaitForWindowActive(&desk.composer));

        desk.type(u"Hi"_s);
        QCOMPARE(desk.port.commands(), QStringList{kHold});
        QTest::keyClick(desk.composer.focusWidget(), Qt::Key_Return);

        QTRY_COMPARE(desk.port.commands(), QStringList({kHold, u"say room_tea Hi"_s, kRelease}));
    }

    void anEmptiedLineLetsGo()
    {
        Desk desk(true);
        QVERIFY(QTest::qWaitForWindowActive(&desk.composer));
        desk.type(u"H"_s);

        QTest::keyClick(desk.composer.focusWidget(), Qt::Key_Backspace);

        QTRY_COMPARE(desk.port.commands(), QStringList({kHold, kRelease}));
    }

    void leavingTheRoomLetsGo()
    {
        Desk desk(true);
        QVERIFY(QTest::qWaitForWindowActive(&desk.composer));
        desk.type(u"H"_s);

        desk.session.close();

        QCOMPARE(desk.port.commands(), QStringList({kHold, kRelease}));
    }

    void aDraftThatComesBackHoldsNothing()
    {
        Desk desk(true);
        QVERIFY(QTest::qWaitForWindowActive(&desk.composer));

        desk.composer.restore({.text = u"from yesterday"_s});

        QVERIFY(desk.port.calls().isEmpty());
    }

    void otherRoomsAreNotHeld()
    {
        Desk desk(false);
        QVERIFY(QTest::qWaitForWindowActive(&desk.composer));

        desk.type(u"Hi"_s);

        QVERIFY(desk.port.calls().isEmpty());
    }

    void aHoldOfSomebodyElseIsLeftAlone()
    {
        Desk desk(true, true);
        QVERIFY(QTest::qWaitForWindowActive(&desk.composer));

        desk.type(u"H"_s);
        QTest::keyClick(desk.composer.focusWidget(), Qt::Key_Backspace);
        desk.hold.release();

        QVERIFY(desk.port.calls().isEmpty());
    }
};

SUITE_TEST(QApplication, TypingHoldTest)

} // namespace tst_typing_hold

#include "tst_typing_hold.moc"
