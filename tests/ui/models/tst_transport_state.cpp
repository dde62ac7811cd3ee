// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/policy_floors.h"
#include "ui/models/transport_state.h"

#include <QTest>

namespace tst_transport_state {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::TransportState;
using ui::transportState;

class TransportStateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whileTheyVoteOneCanWaitStepAndStop();
    void whileSomebodySpeaksOneCanWaitStepAndStop();
    void atRestThereIsOnlyWaiting();
    void whileWaitingTheyCanBeLetTalk();
    void afterAStopThereIsNothingToStop();
    void whoThinksOrWaitsCanBeStopped();
    void onlyARingCanBeReset();
};

void TransportStateTest::whileTheyVoteOneCanWaitStepAndStop()
{
    ports::FloorView floor = quietFloor();
    floor.votingOn = base::MessageId(u"m0"_s);

    QCOMPARE(transportState(floor), (TransportState{.canWait = true, .canStep = true, .canStop = true}));
}

void TransportStateTest::whileSomebodySpeaksOneCanWaitStepAndStop()
{
    ports::FloorView floor = quietFloor();
    floor.rows[0].speaking = true;

    QCOMPARE(transportState(floor), (TransportState{.canWait = true, .canStep = true, .canStop = true}));
}

void TransportStateTest::atRestThereIsOnlyWaiting()
{
    ports::FloorView floor = quietFloor();
    floor.rest = model::Rest{};

    QCOMPARE(transportState(floor), (TransportState{.canWait = true}));
}

void TransportStateTest::whileWaitingTheyCanBeLetTalk()
{
    ports::FloorView floor = quietFloor();
    floor.paused = true;

    QCOMPARE(transportState(floor),
             (TransportState{
                 .canLetTalk = true, .canWait = true, .waiting = true, .canStep = true, .canStop = true}));
}

void TransportStateTest::whoThinksOrWaitsCanBeStopped()
{
    ports::FloorView thinking = fullMeter();
    thinking.rows[0].awake = true;
    ports::FloorView waiting = fullMeter();
    waiting.rows[0].wanted = 60;

    QVERIFY(transportState(thinking).canStop);
    QVERIFY(transportState(waiting).canStop);
    QVERIFY(!transportState(fullMeter()).canStop);
}

void TransportStateTest::onlyARingCanBeReset()
{
    QVERIFY(!transportState(quietFloor()).hasRing);
    QVERIFY(transportState(activeRing()).hasRing);
    QVERIFY(transportState(activeRing()).canReset);
    QVERIFY(transportState(sleepingRing()).hasRing);
    QVERIFY(!transportState(sleepingRing()).canReset);
    QVERIFY(transportState(sleepingRing()).canReshuffle);
}

void TransportStateTest::afterAStopThereIsNothingToStop()
{
    ports::FloorView floor = quietFloor();
    floor.stopped = true;

    QCOMPARE(transportState(floor), (TransportState{.canLetTalk = true, .canStep = true}));
}

SUITE_TEST(QCoreApplication, TransportStateTest)

} // namespace tst_transport_state

#include "tst_transport_state.moc"
