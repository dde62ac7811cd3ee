// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/worn_theme.h"
#include "tests/ui/panels/floor_samples.h"
#include "ui/widgets/cut_text.h"

#include <QTest>

#include <cstdlib>

namespace tst_floor_motion {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::FloorPanel;
using ui::FloorRowWidget;

namespace {

/// A visible panel during a vote.
struct Shown
{
    Shown()
    {
        panel.resize(344, 600);
        panel.setFloor(midVote(), english());
        panel.show();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&panel);
        headline = panel.findChild<ui::CutText *>(u"floorHeadline"_s);
    }

    void runAllTo(double share)
    {
        for (QVariantAnimation *one : running(panel))
            one->setCurrentTime(int(one->duration() * share));
    }

    FloorPanel panel;
    ui::CutText *headline = nullptr;
};

} // namespace

/// Nothing waits for animations: the tests set their time.
class FloorMotionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBarFillsAsTheVoteComesIn();
    void theDecisionIsThereAtOnce();
    void nothingMovesWhileADecisionComesIn_data();
    void nothingMovesWhileADecisionComesIn();
    void withReducedMotionEverythingIsThereAtOnce();
    void whatNobodySeesDoesNotMove();
    void hidingEndsTheMotion();
    void nothingRunsAtRest();
    void anotherRosterDoesNotFly();
    void aRoomIsShownAsItIsFound();
    void largerTextMovesNothingSlowly();
};

void FloorMotionTest::aBarFillsAsTheVoteComesIn()
{
    Shown floor;
    FloorRowWidget *row = rowOf(floor.panel, aya());
    QCOMPARE(row->filled(), 0.0);
    ports::FloorView more = midVote();
    more.rows[2] = voted(aya(), 8, model::VoteState::Speak);

    floor.panel.setFloor(more, english());
    const QList<QVariantAnimation *> moving = running(floor.panel);
    QCOMPARE(moving.size(), 1);
    QVERIFY(moving.first()->duration() >= 150 && moving.first()->duration() <= 250);

    moving.first()->setCurrentTime(moving.first()->duration() / 2);
    QVERIFY(row->filled() > 4.0 && row->filled() < 8.0); // fast first, then slower
    moving.first()->setCurrentTime(moving.first()->duration());
    QCOMPARE(row->filled(), 8.0);
    QVERIFY(running(floor.panel).isEmpty());
}

void FloorMotionTest::theDecisionIsThereAtOnce()
{
    Shown floor;

    floor.panel.setFloor(decided(), english());

    QVERIFY(floor.headline->text().startsWith(u"Aya speaks: two were called on"_s));
    QString shown = floor.headline->shownLines().join(QString());
    QVERIFY2(shown.startsWith(u"Aya speaks: two were called on, 9"_s), qPrintable(shown));
    for (const QVariantAnimation *one : running(floor.panel))
        QCOMPARE(one->objectName(), u"floorFilling"_s);
}

void FloorMotionTest::nothingMovesWhileADecisionComesIn_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("zoom");
    QTest::newRow("usual") << 344 << 1.0;
    QTest::newRow("narrow") << 260 << 1.0;
    QTest::newRow("large text") << 344 << 2.0;
}

/// Where everything of the panel stands that is there from the beginning.
void FloorMotionTest::nothingMovesWhileADecisionComesIn()
{
    QFETCH(const int, width);
    QFETCH(const double, zoom);
    Shown floor;
    QFont font = floor.panel.font();
    font.setPointSizeF(font.pointSizeF() * zoom);
    floor.panel.setFont(font);
    floor.panel.resize(width, 1400);
    floor.panel.offerTrials();
    ports::FloorView start = midVote();
    start.rows = {pending(kyoko()), pending(natsumi()), pending(aya())};
    floor.panel.setFloor(start, english());
    QCoreApplication::processEvents();
    const auto places = [&floor] {
        QHash<QString, int> tops;
        for (const QString &name :
             {u"floorHeadline"_s, u"floorVotesTitle"_s, u"floorFlip"_s, u"floorFooter"_s, u"policyRow"_s}) {
            const auto *widget = floor.panel.findChild<QWidget *>(name);
            tops.insert(name, widget->mapTo(&floor.panel, QPoint()).y());
        }
        for (const FloorRowWidget *row : rows(floor.panel))
            tops.insert(row->content().row.id.value(), row->mapTo(&floor.panel, QPoint()).y());
        return tops;
    };
    const QHash<QString, int> before = places();
    QCOMPARE(before.size(), 8);

    ports::FloorView begins = decided();
    begins.rows[2].speaking = true;
    begins.rows[2].next = false;
    begins.rows[0].stage = model::Closing::PreClosing;
    ports::FloorView over = decided();
    over.rows[2].next = false;
    over.rows[2].lastEnd = ports::TurnEnd{model::Outcome::Spoke, {}};
    over.rest = model::Rest{model::RestReason::TurnLimit, {}};
    for (const ports::FloorView &next : {midVote(), decided(), begins, over, start}) {
        floor.panel.setFloor(next, english());
        QCoreApplication::processEvents();
        const QHash<QString, int> now = places();
        for (auto place = before.begin(); place != before.end(); ++place)
            QVERIFY2(std::abs(now.value(place.key()) - place.value()) <= 4,
                     qPrintable(u"%1: %2 → %3"_s.arg(place.key()).arg(place.value()).arg(now[place.key()])));
    }
}

void FloorMotionTest::withReducedMotionEverythingIsThereAtOnce()
{
    Shown floor;
    floor.panel.setMotion({.reduced = true});

    floor.panel.setFloor(decided(), english());

    QVERIFY(running(floor.panel).isEmpty());
    QCOMPARE(rowOf(floor.panel, aya())->filled(), 9.0);
}

void FloorMotionTest::whatNobodySeesDoesNotMove()
{
    FloorPanel panel;
    panel.resize(344, 600);
    panel.setFloor(midVote(), english());

    panel.setFloor(decided(), english());

    QVERIFY(running(panel).isEmpty());
    QCOMPARE(rowOf(panel, aya())->filled(), 9.0);
}

void FloorMotionTest::hidingEndsTheMotion()
{
    Shown floor;
    floor.panel.setFloor(decided(), english());
    QVERIFY(!running(floor.panel).isEmpty());

    floor.panel.hide();

    QVERIFY(running(floor.panel).isEmpty());
    QCOMPARE(rowOf(floor.panel, aya())->filled(), 9.0);
}

void FloorMotionTest::nothingRunsAtRest()
{
    Shown floor;
    floor.panel.setFloor(decided(), english());
    floor.runAllTo(1);

    floor.panel.setFloor(decided(), english()); // the same floor again, as with each event of the room
    const WornTheme dark(ui::Theme::dark());

    QVERIFY(running(floor.panel).isEmpty());
}

void FloorMotionTest::anotherRosterDoesNotFly()
{
    Shown floor;
    ports::FloorView other = decided();
    std::swap(other.rows[0], other.rows[2]);

    floor.panel.setFloor(other, english());

    QVERIFY(running(floor.panel).isEmpty());
    QCOMPARE(rowOf(floor.panel, aya())->filled(), 9.0);
}

void FloorMotionTest::aRoomIsShownAsItIsFound()
{
    Shown floor;
    floor.panel.clear();

    floor.panel.setFloor(decided(), english());

    QVERIFY(running(floor.panel).isEmpty());
}

void FloorMotionTest::largerTextMovesNothingSlowly()
{
    Shown floor;
    floor.panel.setFloor(decided(), english());
    floor.runAllTo(1);

    QFont large = floor.panel.font();
    large.setPointSizeF(large.pointSizeF() * 2);
    floor.panel.setFont(large);

    QVERIFY(running(floor.panel).isEmpty());
    int top = 0;
    for (const FloorRowWidget *row : rows(floor.panel)) {
        QCOMPARE(row->y(), top);
        top += row->height() + ui::Metrics().tiny;
    }
}

SUITE_TEST(QApplication, FloorMotionTest)

} // namespace tst_floor_motion

#include "tst_floor_motion.moc"
