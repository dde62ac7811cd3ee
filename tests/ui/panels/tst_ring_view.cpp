// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/policy_floors.h"
#include "tests/ui/panels/floor_samples.h"
#include "ui/panels/floor/ring_circle.h"
#include "ui/panels/floor/ring_seat_button.h"
#include "ui/panels/floor/ring_view.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_ring_view {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::RingCircle;
using ui::RingSeatButton;

namespace {

using Order = QList<base::ParticipantId>;

/// A visible ring, 320 pixels wide.
struct Ring
{
    explicit Ring(const ports::FloorView &floor, bool readOnly = false)
        : view(nullptr)
        , wanted(&view, &ui::RingView::orderWanted)
    {
        view.resize(320, 480);
        view.setFloor(floor, english(), readOnly);
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
    }
    [[nodiscard]] RingCircle *circle() const { return view.findChild<RingCircle *>(); }
    [[nodiscard]] RingSeatButton *seat(const base::ParticipantId &id) const { return circle()->seat(id); }
    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        return view.findChild<QPushButton *>(name);
    }
    /// Drags the middle of the face with the mouse to that place in the order.
    void drag(const base::ParticipantId &id, int place) const
    {
        RingSeatButton *one = seat(id);
        QTest::mousePress(one, Qt::LeftButton, {}, one->faceCentre());
        const QPoint to = circle()->placeOf(place);
        QTest::mouseMove(one, one->mapFromParent(QPoint((one->geometry().center() + to) / 2)));
        QTest::mouseMove(one, one->mapFromParent(to));
        QTest::mouseRelease(one, Qt::LeftButton, {}, one->mapFromParent(to));
    }
    [[nodiscard]] Order lastWanted() const
    {
        return wanted.isEmpty() ? Order() : wanted.last().first().value<Order>();
    }

    ui::RingView view;
    QSignalSpy wanted;
};

ports::FloorView ringOf(int seats)
{
    ports::FloorView floor = sleepingRing();
    floor.rows.clear();
    floor.ring->order.clear();
    for (int n = 0; n < seats; ++n) {
        const base::ParticipantId id(u"companion_c%1"_s.arg(n));
        floor.rows.append({.id = id});
        floor.ring->order.append({id, false, false, u"dormant"_s});
    }
    if (seats == 0)
        floor.ring->userWakes.reset();
    return floor;
}

} // namespace

class RingViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theHeadlineTellsWhyTheRingIsWhereItIs();
    void aSleepingRingTellsWhatWouldWakeIt();
    void inANarrowPanelEveryButtonIsThere();
    void everySeatSaysItsPlaceAndWhatItDoes();
    void aSeatIsDraggedToAnotherPlace();
    void aSeatThatIsPutBackChangesNothing();
    void theDroppedOrderStaysUntilTheRoomTells();
    void ctrlAndArrowsMoveASeat();
    void arrowsMoveTheFocus();
    void theMenuMovesASeat();
    void whereNothingMayBeWrittenNothingMoves();
    void theStateIsCopiedAsText();
    void reshuffleIsWanted();
    void resetStandsBesideTheTransportOfARing();
    void anySizeOfRingIsSane_data();
    void anySizeOfRingIsSane();
    void seatsKeepTheirCompanionWhenTheOrderChanges();
};

void RingViewTest::theHeadlineTellsWhyTheRingIsWhereItIs()
{
    ui::FloorPanel panel;

    panel.setFloor(activeRing(), english());

    QCOMPARE(text(panel, u"floorHeadline"_s), u"Natsumi speaks: next after Kyoko."_s);
    QCOMPARE(rowOf(panel, kyoko())->word(), u"passed: nothing to say"_s);
    QCOMPARE(rowOf(panel, natsumi())->word(), u"speaks"_s);
    QCOMPARE(rowOf(panel, aya())->word(), u"next in the ring"_s);
    QVERIFY(!panel.findChild<ui::RingView *>()->isHidden());

    // Who passed in an earlier lap, and is not yet marked as silent in this one, has not spoken.
    ports::FloorView later = activeRing();
    for (ports::RingSeat &seat : later.ring->order)
        seat.silent = false;
    panel.setFloor(later, english());
    QCOMPARE(rowOf(panel, kyoko())->word(), u"passed: nothing to say"_s);

    panel.setFloor(decided(), english());
    QVERIFY(panel.findChild<ui::RingView *>()->isHidden());
}

void RingViewTest::aSleepingRingTellsWhatWouldWakeIt()
{
    ui::FloorPanel panel;

    panel.setFloor(silentRing(), english());

    QCOMPARE(text(panel, u"floorHeadline"_s),
             u"Everyone passed, one after the other. Write to wake Kyoko."_s);
    QVERIFY(text(panel, u"floorRest"_s).isEmpty()); // the headline has said it
    panel.setFloor(sleepingRing(), english());
    QCOMPARE(rowOf(panel, kyoko())->word(), u"asleep · write to wake"_s);
    QCOMPARE(rowOf(panel, aya())->word(), u"asleep"_s);
}

void RingViewTest::inANarrowPanelEveryButtonIsThere()
{
    ui::FloorPanel panel;
    panel.resize(290, 700);
    panel.setFloor(activeRing(), english());
    panel.show();
    auto *transport = panel.findChild<QWidget *>(u"floorTransport"_s);

    QTRY_VERIFY(transport->height() >= transport->heightForWidth(transport->width()));

    for (QToolButton *one : transport->findChildren<QToolButton *>()) {
        QVERIFY2(transport->rect().contains(one->geometry()), qPrintable(one->objectName()));
        QVERIFY(!one->visibleRegion().isEmpty());
    }
}

void RingViewTest::everySeatSaysItsPlaceAndWhatItDoes()
{
    const Ring ring(activeRing());

    QCOMPARE(ring.seat(natsumi())->accessibleName(), u"Natsumi, place 2 of 3: speaks"_s);
    QCOMPARE(ring.seat(kyoko())->accessibleName(), u"Kyoko, place 1 of 3: passed: nothing to say"_s);
    QVERIFY(ring.seat(natsumi())->content().current);
    QVERIFY(ring.seat(kyoko())->content().silent);
    QVERIFY(!ring.seat(aya())->content().asleep);
}

void RingViewTest::aSeatIsDraggedToAnotherPlace()
{
    const Ring ring(activeRing());

    ring.drag(kyoko(), 2);

    QCOMPARE(ring.wanted.count(), 1);
    QCOMPARE(ring.lastWanted(), (Order{natsumi(), aya(), kyoko()}));
}

void RingViewTest::aSeatThatIsPutBackChangesNothing()
{
    const Ring ring(activeRing());

    ring.drag(kyoko(), 0);

    QCOMPARE(ring.wanted.count(), 0);
    QCOMPARE(ring.circle()->shownOrder(), (Order{kyoko(), natsumi(), aya()}));
}

void RingViewTest::theDroppedOrderStaysUntilTheRoomTells()
{
    Ring ring(activeRing());
    ring.drag(aya(), 0);
    QCOMPARE(ring.circle()->shownOrder(), (Order{aya(), kyoko(), natsumi()}));

    ring.view.setFloor(activeRing(), english(), false); // it was refused

    QCOMPARE(ring.circle()->shownOrder(), (Order{kyoko(), natsumi(), aya()}));
    QCOMPARE(ring.seat(kyoko())->pos() + ring.seat(kyoko())->faceCentre(), ring.circle()->placeOf(0));
}

void RingViewTest::ctrlAndArrowsMoveASeat()
{
    const Ring ring(activeRing());
    ring.seat(natsumi())->setFocus();

    QTest::keyClick(ring.seat(natsumi()), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(ring.lastWanted(), (Order{kyoko(), aya(), natsumi()}));
    QVERIFY(ring.seat(natsumi())->hasFocus());

    QTest::keyClick(ring.seat(natsumi()), Qt::Key_Right, Qt::ControlModifier); // she is the last already
    QCOMPARE(ring.wanted.count(), 1);
}

void RingViewTest::arrowsMoveTheFocus()
{
    const Ring ring(activeRing());
    ring.circle()->focusReachable();
    QVERIFY(ring.seat(kyoko())->hasFocus());

    QTest::keyClick(ring.seat(kyoko()), Qt::Key_Left);
    QVERIFY(ring.seat(aya())->hasFocus()); // it wraps around
    QTest::keyClick(ring.seat(aya()), Qt::Key_Right);

    QVERIFY(ring.seat(kyoko())->hasFocus());
    QCOMPARE(ring.wanted.count(), 0);
}

void RingViewTest::theMenuMovesASeat()
{
    const Ring ring(activeRing());

    QTest::mouseClick(ring.seat(kyoko()), Qt::LeftButton, {}, ring.seat(kyoko())->faceCentre());
    auto *menu = ring.circle()->findChild<QMenu *>(u"ringSeatMenu"_s);
    QVERIFY(menu);
    QVERIFY(!menu->findChild<QAction *>(u"moveEarlier"_s)->isEnabled());
    menu->findChild<QAction *>(u"moveLater"_s)->trigger();

    QCOMPARE(ring.lastWanted(), (Order{natsumi(), kyoko(), aya()}));
    menu->close();
}

void RingViewTest::whereNothingMayBeWrittenNothingMoves()
{
    const Ring ring(activeRing(), true);

    ring.drag(kyoko(), 2);
    QTest::keyClick(ring.seat(kyoko()), Qt::Key_Right, Qt::ControlModifier);
    QTest::mouseClick(ring.seat(kyoko()), Qt::LeftButton, {}, ring.seat(kyoko())->faceCentre());

    QCOMPARE(ring.wanted.count(), 0);
    QVERIFY(!ring.circle()->findChild<QMenu *>());
    QVERIFY(!ring.button(u"ringReshuffle"_s)->isEnabled());
    QVERIFY(ring.button(u"ringCopy"_s)->isEnabled());
}

void RingViewTest::theStateIsCopiedAsText()
{
    const Ring ring(activeRing());

    ring.button(u"ringCopy"_s)->click();

    const QString copied = QGuiApplication::clipboard()->text();
    const QJsonObject state = QJsonDocument::fromJson(copied.toUtf8()).object();
    QCOMPARE(state.keys(), (QStringList{u"current"_s, u"lastChange"_s, u"maySpeak"_s, u"order"_s,
                                        u"outsiderWakes"_s, u"silent"_s, u"userWakes"_s}));
    QCOMPARE(state[u"order"_s].toArray(), (QJsonArray{kyoko().value(), natsumi().value(), aya().value()}));
    QCOMPARE(state[u"current"_s].toString(), natsumi().value());
    QCOMPARE(state[u"silent"_s].toArray(), (QJsonArray{kyoko().value()}));
    QCOMPARE(state[u"lastChange"_s].toString(), u"2026-03-14T17:00:30.000Z"_s);
    QVERIFY(state[u"outsiderWakes"_s].isNull());
    const QJsonObject second = state[u"maySpeak"_s].toArray().at(1).toObject();
    QCOMPARE(second[u"companion"_s].toString(), natsumi().value());
    QVERIFY(second[u"allowed"_s].toBool());
    QCOMPARE(second[u"reason"_s].toString(), u"is_current_speaker"_s);
    QVERIFY(copied.contains(u'\n')); // for people
}

void RingViewTest::reshuffleIsWanted()
{
    const Ring ring(activeRing());
    QSignalSpy wanted(&ring.view, &ui::RingView::transportWanted);

    ring.button(u"ringReshuffle"_s)->click();

    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().first().value<ports::Transport>(), ports::Transport::Reshuffle);
}

void RingViewTest::resetStandsBesideTheTransportOfARing()
{
    ui::FloorPanel panel;
    QSignalSpy wanted(&panel, &ui::FloorPanel::transportWanted);
    auto *reset = panel.findChild<QToolButton *>(u"ringReset"_s);
    panel.setFloor(decided(), english());
    QVERIFY(reset->isHidden());

    panel.setFloor(activeRing(), english());
    QVERIFY(!reset->isHidden());
    reset->click();

    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().first().value<ports::Transport>(), ports::Transport::Reset);
    panel.setFloor(sleepingRing(), english());
    QVERIFY(!reset->isEnabled()); // it sleeps already
}

void RingViewTest::anySizeOfRingIsSane_data()
{
    QTest::addColumn<int>("seats");
    for (const int seats : {0, 1, 2, 8, 9, 16, 17, 64})
        QTest::addRow("%d", seats) << seats;
}

void RingViewTest::anySizeOfRingIsSane()
{
    QFETCH(int, seats);
    const Ring ring(ringOf(seats));

    QCOMPARE(ring.circle()->shownOrder().size(), seats);
    const QList<RingSeatButton *> all = ring.circle()->findChildren<RingSeatButton *>();
    for (const RingSeatButton *one : all)
        QVERIFY2(ring.circle()->rect().contains(one->geometry()), qPrintable(one->content().id.value()));
    for (int a = 0; a < all.size(); ++a) {
        for (int b = a + 1; b < all.size(); ++b)
            QVERIFY(QLineF(ring.circle()->placeOf(a), ring.circle()->placeOf(b)).length() > 8);
    }
    QCOMPARE(ring.view.findChild<QLabel *>(u"ringList"_s)->isHidden(), seats <= RingCircle::kMostNames);
    QCOMPARE(ring.button(u"ringReshuffle"_s)->isEnabled(), seats > 1);
}

void RingViewTest::seatsKeepTheirCompanionWhenTheOrderChanges()
{
    Ring ring(activeRing());
    RingSeatButton *ayas = ring.seat(aya());
    ayas->setFocus();

    ports::FloorView floor = activeRing();
    std::swap(floor.ring->order[0], floor.ring->order[2]);
    ring.view.setFloor(floor, english(), false);

    QCOMPARE(ring.seat(aya()), ayas);
    QVERIFY(ayas->hasFocus());
    QCOMPARE(ring.circle()->shownOrder(), (Order{aya(), natsumi(), kyoko()}));
}

SUITE_TEST(QApplication, RingViewTest)

} // namespace tst_ring_view

#include "tst_ring_view.moc"
