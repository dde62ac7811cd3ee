// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/worn_theme.h"
#include "tests/ui/panels/floor_samples.h"
#include "ui/panels/floor/floor_headline.h"

#include <QTest>

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
        headline = panel.findChild<ui::FloorHeadline *>(u"floorHeadline"_s);
    }

    void runAllTo(double share)
    {
        for (QVariantAnimation *one : running(panel))
            one->setCurrentTime(int(one->duration() * share));
    }

    FloorPanel panel;
    ui::FloorHeadline *headline = nullptr;
};

} // namespace

/// Nothing waits for animations: the tests set their time.
class FloorMotionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBarFillsAsTheVoteComesIn();
    void theWinnersRowRisesToTheTop();
    void theNextRoundPutsItBack();
    void theReasonIsTyped();
    void whoSpeaksIsThereAtOnceInEveryLanguage_data();
    void whoSpeaksIsThereAtOnceInEveryLanguage();
    void theCountOfVotesIsNotTyped();
    void withReducedMotionEverythingIsThereAtOnce();
    void whatNobodySeesDoesNotMove();
    void hidingEndsTheMotion();
    void nothingRunsAtRest();
    void anotherRosterDoesNotFly();
    void aRoomIsShownAsItIsFound();
    void largerTextMovesNothingSlowly();
    void newsInTheMiddleDoNotStopTheRise();
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

void FloorMotionTest::theWinnersRowRisesToTheTop()
{
    Shown floor;
    floor.runAllTo(1);
    FloorRowWidget *winner = rowOf(floor.panel, aya());
    FloorRowWidget *first = rowOf(floor.panel, kyoko());
    QVERIFY(first->y() < winner->y());
    const int before = winner->y();

    floor.panel.setFloor(decided(), english());
    QCOMPARE(winner->y(), before);
    floor.runAllTo(0.3);
    QVERIFY(winner->y() < before && winner->y() > 0);
    floor.runAllTo(1);

    QCOMPARE(winner->y(), 0);
    QVERIFY(first->y() >= winner->height());
    QCOMPARE(rows(floor.panel).first(), winner);
}

void FloorMotionTest::theNextRoundPutsItBack()
{
    Shown floor;
    floor.panel.setFloor(decided(), english());
    floor.runAllTo(1);

    floor.panel.setFloor(midVote(), english());
    floor.runAllTo(1);

    QCOMPARE(rows(floor.panel).first()->content().row.id, kyoko());
    QCOMPARE(rowOf(floor.panel, kyoko())->y(), 0);
    QCOMPARE(rowOf(floor.panel, aya())->filled(), 0.0);
}

void FloorMotionTest::theReasonIsTyped()
{
    Shown floor;

    floor.panel.setFloor(decided(), english());

    const QString whole = floor.headline->text();
    QVERIFY(whole.startsWith(u"Aya speaks: asked to answer"_s)); // all of it for readers and the layout
    QCOMPARE(floor.headline->shownLength(), QString(u"Aya speaks:"_s).size());
    floor.runAllTo(0.5);
    QVERIFY(floor.headline->shownLength() > 20 && floor.headline->shownLength() < whole.size());
    QVERIFY(!floor.headline->grab().isNull());
    floor.runAllTo(1);
    QCOMPARE(floor.headline->shownLength(), whole.size());
}

void FloorMotionTest::whoSpeaksIsThereAtOnceInEveryLanguage_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("atOnce");
    QTest::newRow("en") << u"Aya speaks: cued."_s << u"Aya speaks:"_s;
    QTest::newRow("ja") << u"綾が話します。返事を求められました。"_s << u"綾が話します。"_s;
    QTest::newRow("zh") << u"小绫发言：被点名。"_s << u"小绫发言："_s;
}

void FloorMotionTest::whoSpeaksIsThereAtOnceInEveryLanguage()
{
    QFETCH(QString, sentence);
    QFETCH(QString, atOnce);
    Shown floor;

    floor.headline->say(sentence, ui::FloorHeadline::Telling::Typed);

    QCOMPARE(sentence.left(floor.headline->shownLength()), atOnce);
}

void FloorMotionTest::theCountOfVotesIsNotTyped()
{
    Shown floor;
    ports::FloorView more = midVote();
    more.rows[1] = missing(natsumi(), model::Cause::Timeout);

    floor.panel.setFloor(more, english());

    QCOMPARE(floor.headline->shownLength(), floor.headline->text().size());
}

void FloorMotionTest::withReducedMotionEverythingIsThereAtOnce()
{
    Shown floor;
    floor.panel.setMotion({.reduced = true});

    floor.panel.setFloor(decided(), english());

    QVERIFY(running(floor.panel).isEmpty());
    QCOMPARE(rowOf(floor.panel, aya())->y(), 0);
    QCOMPARE(rowOf(floor.panel, aya())->filled(), 9.0);
    QCOMPARE(floor.headline->shownLength(), floor.headline->text().size());
}

void FloorMotionTest::whatNobodySeesDoesNotMove()
{
    FloorPanel panel;
    panel.resize(344, 600);
    panel.setFloor(midVote(), english());

    panel.setFloor(decided(), english());

    QVERIFY(running(panel).isEmpty());
    QCOMPARE(rowOf(panel, aya())->filled(), 9.0);
    QCOMPARE(rows(panel).first()->content().row.id, aya());
}

void FloorMotionTest::hidingEndsTheMotion()
{
    Shown floor;
    floor.panel.setFloor(decided(), english());
    QVERIFY(!running(floor.panel).isEmpty());

    floor.panel.hide();

    QVERIFY(running(floor.panel).isEmpty());
    QCOMPARE(rowOf(floor.panel, aya())->y(), 0);
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

    for (const QVariantAnimation *one : running(floor.panel))
        QCOMPARE(one->objectName(), u"floorTyping"_s);
    QCOMPARE(rowOf(floor.panel, aya())->filled(), 9.0);
}

void FloorMotionTest::aRoomIsShownAsItIsFound()
{
    Shown floor;
    floor.panel.clear();

    floor.panel.setFloor(decided(), english());

    QVERIFY(running(floor.panel).isEmpty());
    QCOMPARE(floor.headline->shownLength(), floor.headline->text().size());
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

void FloorMotionTest::newsInTheMiddleDoNotStopTheRise()
{
    Shown floor;
    floor.panel.setFloor(decided(), english());
    floor.runAllTo(0.3);
    const int onTheWay = rowOf(floor.panel, aya())->y();
    ports::FloorView begins = decided();
    begins.rows[2].speaking = true;

    floor.panel.setFloor(begins, english());

    QCOMPARE(rowOf(floor.panel, aya())->y(), onTheWay);
    floor.runAllTo(1);
    QCOMPARE(rowOf(floor.panel, aya())->y(), 0);
}

SUITE_TEST(QApplication, FloorMotionTest)

} // namespace tst_floor_motion

#include "tst_floor_motion.moc"
