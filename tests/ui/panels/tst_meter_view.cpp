// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/policy_floors.h"
#include "tests/ui/panels/floor_samples.h"
#include "ui/models/spending_list_model.h"
#include "ui/panels/floor/level_bar.h"
#include "ui/panels/floor/level_plot.h"
#include "ui/panels/floor/level_words.h"
#include "ui/panels/floor/meter_view.h"

#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

namespace tst_meter_view {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using base::Millis;
using ui::LevelBar;
using ui::SpendingListModel;

namespace {

/// A meter with a clock that only the test moves.
struct Meter
{
    Meter()
        : view(nullptr)
    {
        view.setSteadyClock([this] { return steady; });
    }
    void show(const ports::FloorView &floor) { view.setMeter(*floor.meter, floor.policy, english()); }
    void pass(Millis time)
    {
        steady += time;
        QMetaObject::invokeMethod(view.findChild<QTimer *>(u"meterBeat"_s), "timeout"); // as if it expired
    }
    [[nodiscard]] QString text(const QString &label) { return view.findChild<QLabel *>(label)->text(); }
    [[nodiscard]] const LevelBar::Content &bar() { return view.findChild<LevelBar *>()->content(); }
    [[nodiscard]] bool beats() { return view.findChild<QTimer *>(u"meterBeat"_s)->isActive(); }

    Millis steady{500000};
    ui::MeterView view;
};

} // namespace

class MeterViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQuietResourceTellsWhyItIsQuiet();
    void theLevelIsSaidInNumberAndWords();
    void ghostsFillAsTimePasses();
    void nothingBeatsWhileNothingIsPending();
    void aHiddenMeterStandsStill();
    void reducedMotionTakesStepsOfASecond();
    void spendingsAreListedNewestFirst();
    void aNewSpendingIsInsertedAtTheTop();
    void anEarlierSessionHasNoTime();
    void thePlotGoesInSteps();
    void thePricesOfTheRoomAreShown();
    void theFloorShowsTheMeterInsteadOfVotes();
    void aPastDecisionHasNoMeter();
    void readersHearOfPurchasesNotOfThinking();
    void theBarTellsWhoseLevelComesBack();
};

void MeterViewTest::aQuietResourceTellsWhyItIsQuiet()
{
    ui::FloorPanel panel;
    ports::FloorView floor = busyMeter();
    for (ports::FloorRow &row : floor.rows)
        row.awake = false;
    floor.rest = model::Rest{};

    panel.setFloor(floor, english());
    QCOMPARE(text(panel, u"floorHeadline"_s), u"Quiet."_s);
    for (ports::FloorRow &row : floor.rows)
        row.muted = true;
    panel.setFloor(floor, english());

    QCOMPARE(text(panel, u"floorHeadline"_s), u"Nobody can answer: everyone is muted or has left."_s);
    QVERIFY(text(panel, u"floorRest"_s).isEmpty()); // the headline has said it
}

void MeterViewTest::theLevelIsSaidInNumberAndWords()
{
    Meter meter;

    meter.show(busyMeter());

    QCOMPARE(meter.text(u"meterNumber"_s), u"35 of 100"_s);
    QCOMPARE(meter.text(u"meterRefund"_s), u"+60 in 2 s, then +5"_s);
    auto *bar = meter.view.findChild<LevelBar *>();
    QCOMPARE(bar->accessibleName(), u"Level: 35 of 100"_s);
    QCOMPARE(bar->accessibleDescription(), u"+60 in 2 s, then +5"_s);
    meter.show(fullMeter());
    QCOMPARE(meter.text(u"meterRefund"_s), u"The level is full."_s);
    QCOMPARE(meter.text(u"spendingsTitle"_s), u"Nobody has paid anything yet."_s);
}

void MeterViewTest::ghostsFillAsTimePasses()
{
    Meter meter;
    meter.view.show();
    meter.show(busyMeter());
    QCOMPARE(meter.bar().ghosts.size(), 2);
    QCOMPARE(meter.bar().ghosts[0].amount, 60);
    QCOMPARE(meter.bar().ghosts[0].come, 0.6);
    QCOMPARE(meter.bar().ghosts[1].come, 0.2);

    meter.pass(Millis(1000));

    QCOMPARE(meter.bar().ghosts[0].come, 0.8);
    QCOMPARE(meter.bar().ghosts[1].come, 0.4);
    QCOMPARE(meter.text(u"meterRefund"_s), u"+60 in 1 s, then +5"_s);
    QVERIFY(meter.beats());
    meter.pass(Millis(60000));
    QCOMPARE(meter.bar().ghosts[0].come, 1.0); // until the room reports the refund
    QVERIFY(!meter.beats());
}

void MeterViewTest::nothingBeatsWhileNothingIsPending()
{
    Meter meter;
    meter.view.show();

    meter.show(fullMeter());
    QVERIFY(!meter.beats());
    meter.show(busyMeter());
    QVERIFY(meter.beats());
    meter.show(fullMeter());

    QVERIFY(!meter.beats());
}

void MeterViewTest::aHiddenMeterStandsStill()
{
    Meter meter;
    meter.show(busyMeter());
    QVERIFY(!meter.beats());

    meter.view.show();
    QVERIFY(meter.beats());
    meter.view.hide();
    QVERIFY(!meter.beats());

    meter.steady += Millis(1000);
    meter.view.show();
    QCOMPARE(meter.bar().ghosts[0].come, 0.8); // time passed
}

void MeterViewTest::reducedMotionTakesStepsOfASecond()
{
    Meter meter;
    meter.view.setMotion({.reduced = true});
    meter.view.show();

    meter.show(busyMeter());

    QCOMPARE(meter.view.findChild<QTimer *>(u"meterBeat"_s)->interval(), 1000);
    QVERIFY(meter.beats());
}

void MeterViewTest::spendingsAreListedNewestFirst()
{
    Meter meter;
    meter.show(busyMeter());
    const QAbstractItemModel *model = meter.view.findChild<QListView *>(u"spendings"_s)->model();
    const auto at = [model](int row, int role) { return model->index(row, 0).data(role).toString(); };

    QCOMPARE(model->rowCount(), 4);
    QCOMPARE(at(0, Qt::DisplayRole), u"Natsumi"_s);
    QCOMPARE(at(0, SpendingListModel::WordsRole), u"paid 5 · 35 left"_s);
    QCOMPARE(at(1, SpendingListModel::WordsRole), u"cannot afford 60 (level 40)"_s);
    QVERIFY(!model->index(1, 0).data(SpendingListModel::SuccessRole).toBool());
    QVERIFY(at(1, Qt::AccessibleTextRole).startsWith(u"Kyoko cannot afford 60 (level 40)."_s));
    QVERIFY(at(3, Qt::AccessibleTextRole).startsWith(u"Kyoko paid 80. Level: 20."_s));
}

void MeterViewTest::aNewSpendingIsInsertedAtTheTop()
{
    SpendingListModel model;
    QList<ports::Spending> spendings = busyMeter().meter->spendings;
    const ports::Spending newest = spendings.takeLast();
    model.show(spendings, english());
    const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);

    spendings.removeFirst(); // the oldest is forgotten
    spendings.append(newest);
    model.show(spendings, english());

    QCOMPARE(inserted.count(), 1);
    QCOMPARE(removed.count(), 1);
    QCOMPARE(reset.count(), 0);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(0, 0).data().toString(), u"Natsumi"_s);
    QCOMPARE(model.index(2, 0).data().toString(), u"Aya"_s);
}

void MeterViewTest::anEarlierSessionHasNoTime()
{
    SpendingListModel model;
    ports::Spending old = busyMeter().meter->spendings.first();
    old.time = {};

    model.show({old}, english());

    QCOMPARE(model.index(0, 0).data(SpendingListModel::TimeRole).toString(), u"earlier"_s);
}

void MeterViewTest::thePlotGoesInSteps()
{
    ui::LevelPlot plot(nullptr);
    plot.resize(100, 48);

    plot.setContent(*busyMeter().meter, {5, 60, 80});

    QCOMPARE(plot.span(), Millis(10000));
    const QPolygonF line = plot.line();
    QCOMPARE(line.first().x(), 0.0); // at 2 s it was 20
    QCOMPARE(line.last(), QPointF(100, line[line.size() - 2].y()));
    for (int i = 1; i < line.size(); ++i)
        QVERIFY(line[i].x() == line[i - 1].x() || line[i].y() == line[i - 1].y());
    QCOMPARE(line.size(), 8); // the start, three steps, the end
}

void MeterViewTest::thePricesOfTheRoomAreShown()
{
    Meter meter;
    ports::FloorView floor = busyMeter();
    floor.policy.tiers = {{1, 5}, {50, 30}};

    meter.show(floor);

    QCOMPARE(meter.text(u"meterPrices"_s).replace(QChar::Nbsp, u' '), u"1 buys 5 characters · 50 buys 30"_s);
    QCOMPARE(meter.bar().prices, (QList<int>{1, 50}));
}

void MeterViewTest::theFloorShowsTheMeterInsteadOfVotes()
{
    ui::FloorPanel panel;
    ports::FloorView floor = busyMeter();
    floor.decision = decided().decision; // from an earlier policy

    panel.setFloor(floor, english());

    QVERIFY(!panel.findChild<ui::MeterView *>()->isHidden());
    QCOMPARE(text(panel, u"floorHeadline"_s), u"Natsumi paid 5. Level: 35. Aya is thinking."_s);
    QVERIFY(panel.findChild<QLabel *>(u"floorFlip"_s)->isHidden());
    QCOMPARE(rowOf(panel, kyoko())->word(), u"waiting for 60"_s);
    QCOMPARE(rowOf(panel, natsumi())->word(), u"paid 5"_s);
    QCOMPARE(rowOf(panel, aya())->word(), u"thinking…"_s);
    QVERIFY(!rowOf(panel, aya())->content().votes);
    panel.setFloor(decided(), english());
    QVERIFY(panel.findChild<ui::MeterView *>()->isHidden());
}

void MeterViewTest::aPastDecisionHasNoMeter()
{
    ui::FloorPanel panel;
    panel.setFloor(busyMeter(), english());

    panel.showPast(*decided().decision, 7);

    QVERIFY(panel.findChild<ui::MeterView *>()->isHidden());
    QVERIFY(text(panel, u"floorHeadline"_s).startsWith(u"Aya speaks: two were called on"_s));
    panel.showNow();
    QVERIFY(!panel.findChild<ui::MeterView *>()->isHidden());
}

void MeterViewTest::readersHearOfPurchasesNotOfThinking()
{
    ui::FloorPanel panel;
    ports::FloorView floor = busyMeter();

    panel.setFloor(floor, english());
    const auto *headline = panel.findChild<QLabel *>(u"floorHeadline"_s);

    QCOMPARE(headline->accessibleName(), u"Natsumi paid 5. Level: 35."_s);
    QCOMPARE(headline->accessibleDescription(), headline->text());
    floor.rows[2].awake = false;
    panel.setFloor(floor, english());
    QCOMPARE(headline->accessibleName(), u"Natsumi paid 5. Level: 35."_s);
    QCOMPARE(headline->text(), u"Natsumi paid 5. Level: 35. Kyoko is waiting for a level of 60."_s);
}

void MeterViewTest::theBarTellsWhoseLevelComesBack()
{
    Meter meter;

    meter.show(busyMeter());

    const QString tip = meter.view.findChild<LevelBar *>()->toolTip().replace(QChar::Nbsp, u' ');
    QVERIFY2(tip.contains(u"Aya 60, Natsumi 5"_s), qPrintable(tip));
}

SUITE_TEST(QApplication, MeterViewTest)

} // namespace tst_meter_view

#include "tst_meter_view.moc"
