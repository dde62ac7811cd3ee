// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_cost_port.h"
#include "tests/ui/window/studio_window.h"
#include "ui/providers/cost_window.h"
#include "ui/window/live_signs.h"
#include "ui/window/top_bar.h"

#include <QAction>
#include <QLabel>
#include <QToolButton>

namespace tst_cost_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using Sign = ui::LiveSigns::Sign;

namespace {

constexpr qint64 kCent = 10'000'000; // nano-dollars

ports::CostSum sum(qint64 calls, qint64 cost, qint64 unpriced = 0)
{
    return {calls, cost, unpriced, {1200 * calls, {}, 80 * calls, {}}};
}

struct Stage
{
    Stage()
    {
        studio.window.desks().offerCosts(port);
        studio.open();
    }
    QString sign() { return studio.find<ui::TopBar>(u"topBar"_s)->signs().words(Sign::Cost); }
    QToolButton *button() { return studio.find<QToolButton>(u"costSign"_s); }

    FakeCostPort port;
    StudioWindow studio;
};

} // namespace

class CostDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRoomThatCostNothingHasNoSign()
    {
        Stage stage;
        QCOMPARE(stage.port.asked(), QList<base::RoomId>{teaRoom()});

        stage.port.answer({});

        QVERIFY(stage.sign().isEmpty());
        QVERIFY(!stage.button()->isVisible());
    }

    void theSignIsWhatTheRoomCostTodayAndTheToolTipTheRest()
    {
        Stage stage;
        ports::CostReport report;
        report.days = {{QDate::currentDate().addDays(-1), sum(10, 3 * kCent)},
                       {QDate::currentDate(), sum(2, kCent * 4 / 10)}};
        report.all = sum(12, kCent * 34 / 10);

        stage.port.answer(report);

        QCOMPARE(stage.sign(), u"0.4 ¢"_s);
        QVERIFY(stage.button()->isVisible());
        QVERIFY(stage.button()->accessibleDescription().contains(u"In all: 3.4 ¢"_s));
    }

    void eachCallIsCountedAtOnceAndThoseOfOtherRoomsAreNot()
    {
        Stage stage;
        ports::RoomCost cost;
        cost.all = cost.today = sum(1, 2 * kCent);

        Q_EMIT stage.port.costChanged(base::RoomId(u"room_lab"_s), cost);
        QVERIFY(stage.sign().isEmpty());
        Q_EMIT stage.port.costChanged(teaRoom(), cost);
        QCOMPARE(stage.sign(), u"2 ¢"_s);
        stage.port.answer({}); // as it was when the room was opened: older

        QCOMPARE(stage.sign(), u"2 ¢"_s);
    }

    void aPriceThatIsNotKnownIsNotShownAsNothing()
    {
        Stage stage;
        ports::RoomCost cost;
        cost.all = cost.today = sum(1, 0, 1);

        Q_EMIT stage.port.costChanged(teaRoom(), cost);

        QCOMPARE(stage.sign(), u"cost unknown"_s);
    }

    void aBudgetThatIsUsedUpIsToldOnTheFloorAndLeadsToAnotherOne()
    {
        Stage stage;
        ports::RoomCost cost;
        cost.all = cost.today = sum(9, 10 * kCent);
        cost.budget = 10 * kCent;
        cost.usedUp = true;

        Q_EMIT stage.port.costChanged(teaRoom(), cost);
        QVERIFY(stage.studio.find<QWidget>(u"floorBudget"_s)->isVisible());
        QVERIFY(stage.studio.find<QLabel>(u"floorBudgetText"_s)->text().contains(u"10 ¢"_s));
        stage.studio.find<QToolButton>(u"raiseBudget"_s)->click();

        QVERIFY(stage.studio.find<QDialog>(u"roomSetupDialog"_s));
        cost.usedUp = false;
        Q_EMIT stage.port.costChanged(teaRoom(), cost);
        QVERIFY(!stage.studio.find<QWidget>(u"floorBudget"_s)->isVisible());
    }

    void theSignOpensAllCallsOfTheRoom()
    {
        Stage stage;
        ports::RoomCost cost;
        cost.all = cost.today = sum(1, 2 * kCent);
        Q_EMIT stage.port.costChanged(teaRoom(), cost);

        stage.button()->click();
        const auto *window = stage.studio.find<ui::CostWindow>(u"costWindow"_s);

        QVERIFY(window);
        QCOMPARE(window->room(), teaRoom());
        QCOMPARE(stage.port.asked().last(), teaRoom());
        ports::CostReport report;
        report.all = sum(1, 2 * kCent);
        stage.port.answer(report);
        QVERIFY(window->findChild<QLabel *>(u"costSum"_s)->text().startsWith(u"2 ¢"_s));
    }

    void callsThatWaitAreOnTheFloorAndOneVoteCanBeSkipped()
    {
        Stage stage;
        ports::WaitingCall call;
        call.companion = aya();
        call.vote = true;
        call.failedTries = 1;
        call.left = base::Millis(3000);
        call.trouble = {model::Cause::RateLimited, model::Advice::WaitAWhile, {}, 429};

        Q_EMIT stage.studio.rooms.callsWaiting(teaRoom(), {call});
        QVERIFY(stage.studio.find<QWidget>(u"waitingCalls"_s)->isVisible());
        stage.studio.find<QToolButton>(u"skipVote0"_s)->click();
        QCOMPARE(stage.studio.rooms.commands().last(), u"skipVote room_tea companion_aya"_s);
        Q_EMIT stage.studio.rooms.callsWaiting(teaRoom(), {});

        QVERIFY(!stage.studio.find<QWidget>(u"waitingCalls"_s)->isVisible());
    }
};

SUITE_TEST(QApplication, CostDeskTest)

} // namespace tst_cost_desk

#include "tst_cost_desk.moc"
