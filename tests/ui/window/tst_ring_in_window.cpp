// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/policy_floors.h"
#include "tests/ui/window/studio_window.h"
#include "ui/panels/floor/ring_circle.h"
#include "ui/panels/floor/ring_seat_button.h"

#include <QAction>
#include <QPushButton>
#include <QToolButton>

namespace tst_ring_in_window {

using namespace studio;
using namespace studio::tests;
using ui::RingCircle;
using Studio = tests::StudioWindow;

/// The ring's buttons, menu and seats control the room.
class RingInWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theActsOfTheRingAreThereOnlyUnderRing();
    void resetAndReshuffleReachTheRoom();
    void aNewOrderReachesTheRoom();
    void aRefusedOrderIsShownAsItIs();
    void aReaderChangesNothing();
};

void RingInWindowTest::theActsOfTheRingAreThereOnlyUnderRing()
{
    Studio studio;

    studio.open();
    QVERIFY(!studio.find<QAction>(u"resetRingAction"_s)->isVisible());
    QVERIFY(!studio.find<QAction>(u"reshuffleAction"_s)->isVisible());

    Studio ring;
    ring.open(sleepingRing());
    QVERIFY(ring.find<QAction>(u"reshuffleAction"_s)->isVisible());
    QVERIFY(ring.find<QAction>(u"reshuffleAction"_s)->isEnabled());
    QVERIFY(!ring.find<QAction>(u"resetRingAction"_s)->isEnabled()); // it sleeps
}

void RingInWindowTest::resetAndReshuffleReachTheRoom()
{
    Studio studio;
    studio.open(activeRing());

    studio.find<QAction>(u"resetRingAction"_s)->trigger();
    studio.find<QToolButton>(u"ringReset"_s)->click();
    studio.find<QAction>(u"reshuffleAction"_s)->trigger();
    studio.find<QPushButton>(u"ringReshuffle"_s)->click();

    QCOMPARE(studio.rooms.commands(),
             (QStringList{u"transport room_tea reset"_s, u"transport room_tea reset"_s,
                          u"transport room_tea reshuffle"_s, u"transport room_tea reshuffle"_s}));
}

void RingInWindowTest::aNewOrderReachesTheRoom()
{
    Studio studio;
    studio.open(activeRing());
    ui::RingSeatButton *seat = studio.find<RingCircle>(u"ringCircle"_s)->seat(kyoko());

    QTest::keyClick(seat, Qt::Key_Right, Qt::ControlModifier);

    QCOMPARE(studio.rooms.commands(),
             QStringList{u"setOrder room_tea companion_natsumi,companion_kyoko,companion_aya"_s});
}

void RingInWindowTest::aRefusedOrderIsShownAsItIs()
{
    Studio studio;
    studio.open(activeRing());
    auto *circle = studio.find<RingCircle>(u"ringCircle"_s);
    QTest::keyClick(circle->seat(kyoko()), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(circle->shownOrder().first(), natsumi());

    studio.rooms.last().fail({base::ErrorCode::InvalidInput, u"No."_s, {}});

    QCOMPARE(circle->shownOrder().first(), kyoko());
}

void RingInWindowTest::aReaderChangesNothing()
{
    Studio studio(true);
    studio.open(activeRing());
    ui::RingSeatButton *seat = studio.find<RingCircle>(u"ringCircle"_s)->seat(kyoko());

    QTest::keyClick(seat, Qt::Key_Right, Qt::ControlModifier);

    QVERIFY(studio.rooms.commands().isEmpty());
    QVERIFY(!studio.find<QAction>(u"reshuffleAction"_s)->isEnabled());
    QVERIFY(!studio.find<QPushButton>(u"ringReshuffle"_s)->isEnabled());
    QVERIFY(!studio.find<QToolButton>(u"ringReset"_s)->isEnabled());
}

SUITE_TEST(QApplication, RingInWindowTest)

} // namespace tst_ring_in_window

#include "tst_ring_in_window.moc"
