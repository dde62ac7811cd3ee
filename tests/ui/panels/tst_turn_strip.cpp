// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/sample_room.h"
#include "ui/avatar/avatars.h"
#include "ui/panels/turn_strip.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

namespace tst_turn_strip {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using base::Millis;
using ui::LoggedTurn;
using ui::TurnStrip;
using ui::TurnStripLayout;
using Way = LoggedTurn::Way;

namespace {

LoggedTurn turn(qint64 seq, const base::ParticipantId &who, int began, std::optional<int> ended)
{
    LoggedTurn turn;
    turn.seq = seq;
    turn.companion = who;
    turn.way = Way::Speak;
    turn.began = Millis(began);
    if (ended) {
        turn.ended = Millis(*ended);
        turn.outcome = model::Outcome::Spoke;
        turn.message = seq;
    }
    return turn;
}

/// One after another: Kyoko for 2 s, Aya for 8 s, Natsumi for 2 s.
QList<LoggedTurn> inTurn()
{
    return {turn(1, kyoko(), 1000, 3000), turn(2, aya(), 3600, 11'600), turn(3, natsumi(), 90'000, 92'000)};
}

/// All woken at once.
QList<LoggedTurn> atOnce()
{
    return {turn(1, kyoko(), 0, 2000), turn(2, natsumi(), 0, 4000), turn(3, aya(), 0, 800),
            turn(4, aya(), 2000, 2010), turn(5, kyoko(), 2000, {})};
}

struct Stage
{
    Stage()
        : chosen(&strip, &TurnStrip::chosen)
    {
        strip.setTurns(inTurn(), people());
        strip.resize(320, strip.sizeHint().height());
        strip.show();
        strip.setFocus();
    }
    static ui::People people() { return {samplePersonas(), model::Language::English}; }
    void key(Qt::Key key) { QTest::keyClick(&strip, key); }
    qint64 looked() const { return strip.lookedAt()->seq; }
    qint64 lastChosen() const { return chosen.last().first().value<LoggedTurn>().seq; }

    ui::Avatars faces;
    TurnStrip strip{faces};
    QSignalSpy chosen;
};

} // namespace

class TurnStripTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void longerTurnsAreWiderAndNoneIsTooSmallToHit();
    void thoseAtOnceHaveLanesOfTheirOwn();
    void noBlocksOverlap_data();
    void noBlocksOverlap();
    void arrowKeysLookAtTurnsAndEnterChooses();
    void aClickChooses();
    void theNewestStaysTheNewest();
    void whatIsLookedAtIsStuckTo();
    void readersHearTheTurn();
    void withoutTurnsNothingHappens();
};

void TurnStripTest::longerTurnsAreWiderAndNoneIsTooSmallToHit()
{
    const TurnStripLayout::Sizes sizes;

    const TurnStripLayout layout = TurnStripLayout::of(inTurn(), sizes);

    QVERIFY(layout.lanes.isEmpty());
    QVERIFY(layout.blocks.at(1).width() > layout.blocks.at(0).width());
    for (const QRect &block : layout.blocks)
        QVERIFY(block.width() >= sizes.least && block.height() == sizes.lane);
    QCOMPARE(layout.blocks.at(2).left(),
             layout.blocks.at(1).right() + 1 + sizes.gap); // silence is left out
}

void TurnStripTest::thoseAtOnceHaveLanesOfTheirOwn()
{
    const TurnStripLayout layout = TurnStripLayout::of(atOnce(), {});

    QCOMPARE(layout.lanes.size(), 3);
    QCOMPARE(layout.blocks.at(0).left(), layout.blocks.at(1).left()); // they began together
    QVERIFY(layout.blocks.at(0).top() != layout.blocks.at(1).top());
    QVERIFY(layout.blocks.at(1).width() > layout.blocks.at(0).width());
    QCOMPARE(layout.blocks.at(3).top(), layout.blocks.at(2).top()); // Aya's
}

void TurnStripTest::noBlocksOverlap_data()
{
    QTest::addColumn<QList<LoggedTurn>>("turns");
    QTest::newRow("in turn") << inTurn();
    QTest::newRow("at once") << atOnce();
    QTest::newRow("of no length") << QList<LoggedTurn>{turn(1, {}, 5, 5), turn(2, {}, 5, 5),
                                                       turn(3, aya(), 5, 5)};
    QTest::newRow("endless") << QList<LoggedTurn>{turn(1, kyoko(), 0, 9'000'000),
                                                  turn(2, aya(), 9'000'000, {})};
}

void TurnStripTest::noBlocksOverlap()
{
    QFETCH(const QList<LoggedTurn>, turns);

    const TurnStripLayout layout = TurnStripLayout::of(turns, {});

    for (qsizetype one = 0; one < turns.size(); ++one) {
        QVERIFY(QRect(QPoint(), layout.size).contains(layout.blocks.at(one)));
        for (qsizetype other = 0; other < one; ++other)
            QVERIFY(!layout.blocks.at(one).intersects(layout.blocks.at(other)));
    }
}

void TurnStripTest::arrowKeysLookAtTurnsAndEnterChooses()
{
    Stage stage;
    QCOMPARE(stage.looked(), 3);

    stage.key(Qt::Key_Left);
    QCOMPARE(stage.looked(), 2);
    stage.key(Qt::Key_Home);
    stage.key(Qt::Key_Left);
    QCOMPARE(stage.looked(), 1);
    QCOMPARE(stage.chosen.size(), 0);
    stage.key(Qt::Key_Return);

    QCOMPARE(stage.lastChosen(), 1);
}

void TurnStripTest::aClickChooses()
{
    Stage stage;

    QTest::mouseClick(stage.strip.viewport(), Qt::LeftButton, Qt::NoModifier,
                      stage.strip.blockPlace(1).center());

    QCOMPARE(stage.lastChosen(), 2);
    QCOMPARE(stage.looked(), 2);
}

void TurnStripTest::theNewestStaysTheNewest()
{
    Stage stage;
    QList<LoggedTurn> turns = inTurn();
    for (int more = 4; more < 30; ++more)
        turns.append(turn(more, kyoko(), more * 100'000, more * 100'000 + 5000));

    stage.strip.setTurns(turns, Stage::people());

    QCOMPARE(stage.looked(), 29);
    QVERIFY(stage.strip.horizontalScrollBar()->maximum() > 0);
    QVERIFY(stage.strip.viewport()->rect().contains(stage.strip.blockPlace(28)));
}

void TurnStripTest::whatIsLookedAtIsStuckTo()
{
    Stage stage;
    stage.key(Qt::Key_Left);

    stage.strip.setTurns(inTurn() + QList<LoggedTurn>{turn(9, aya(), 95'000, {})}, Stage::people());

    QCOMPARE(stage.looked(), 2);
}

void TurnStripTest::readersHearTheTurn()
{
    Stage stage;

    stage.key(Qt::Key_Left);

    QVERIFY2(
        stage.strip.accessibleName().startsWith(u"The last turns: Aya · wanted to speak · spoke · 8.0 s"_s),
        qPrintable(stage.strip.accessibleName()));
}

void TurnStripTest::withoutTurnsNothingHappens()
{
    Stage stage;

    stage.strip.setTurns({}, Stage::people());
    stage.key(Qt::Key_Left);
    stage.key(Qt::Key_Return);

    QVERIFY(!stage.strip.lookedAt());
    QCOMPARE(stage.chosen.size(), 0);
}

SUITE_TEST(QApplication, TurnStripTest)

} // namespace tst_turn_strip

#include "tst_turn_strip.moc"
