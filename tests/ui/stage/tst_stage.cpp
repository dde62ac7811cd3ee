// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/policy_floors.h"
#include "tests/support/ui/sample_room.h"
#include "ui/avatar/avatars.h"
#include "ui/stage/last_line.h"
#include "ui/stage/speech_bubble.h"
#include "ui/stage/stage_actor.h"
#include "ui/stage/stage_pot.h"
#include "ui/stage/stage_row.h"
#include "ui/stage/stage_view.h"

#include <QAccessible>
#include <QApplication>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

namespace tst_stage {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Cause;
using model::VoteState;
using Vote = ports::FloorRow::Vote;
using ui::ActorLook;
using ui::SpeechBubble;
using ui::StageActor;
using ui::StageMode;
using ui::StageView;

namespace {

struct Theatre
{
    explicit Theatre(bool reduced = true)
    {
        stage.setMotion({reduced});
        stage.resize(700, stage.heightFor(StageMode::Row));
        stage.show();
        QVERIFY(QTest::qWaitForWindowActive(&stage));
    }

    void show(const ports::FloorView &floor) { stage.setFloor(floor, people); }
    /// For an audience.
    void seat(ui::StageSeats seats)
    {
        stage.setMode(StageMode::Large);
        stage.setSeats(seats);
        stage.setHands(true);
        stage.resize(900, 500);
    }
    StageActor *actor(const base::ParticipantId &id) const
    {
        return stage.findChild<StageActor *>(u"actor_"_s + id.value());
    }
    SpeechBubble *bubble() const { return stage.findChild<SpeechBubble *>(u"speechBubble"_s); }

    ui::People people{samplePersonas(), model::Language::English};
    ui::Avatars avatars;
    StageView stage{avatars};
};

ports::FloorView rows(const QList<ports::FloorRow> &rows)
{
    ports::FloorView floor;
    floor.rows = rows;
    return floor;
}

} // namespace

class StageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoThinksHasAHollowRing()
    {
        Theatre theatre;

        theatre.show(busyMeter());

        QCOMPARE(theatre.actor(aya())->look().ring, ActorLook::Ring::Hollow);
        QCOMPARE(theatre.actor(aya())->look().state, u"thinking…"_s);
        QCOMPARE(theatre.actor(kyoko())->look().state, u"waiting for 60"_s);
        QVERIFY(!theatre.actor(aya())->look().asleep);
    }

    void aSleepingRingSleepsOnTheStageToo()
    {
        Theatre theatre;

        theatre.show(silentRing());

        QVERIFY(theatre.actor(kyoko())->look().asleep);
        QCOMPARE(theatre.actor(kyoko())->look().state, u"asleep"_s);
        theatre.show(activeRing());
        QVERIFY(!theatre.actor(kyoko())->look().asleep);
        QVERIFY(theatre.actor(natsumi())->look().forward);
    }

    void whoWaitsForAModelSaysSo()
    {
        Theatre theatre;
        theatre.show(busyMeter());

        theatre.stage.setWaitWords({{aya(), u"loading tea:7b … 14 s"_s}});
        QCOMPARE(theatre.actor(aya())->look().state, u"loading tea:7b … 14 s"_s);
        theatre.show(busyMeter());
        QCOMPARE(theatre.actor(aya())->look().state, u"loading tea:7b … 14 s"_s);
        QCOMPARE(theatre.actor(kyoko())->look().state, u"waiting for 60"_s);
        theatre.stage.setWaitWords({});

        QCOMPARE(theatre.actor(aya())->look().state, u"thinking…"_s);
    }

    void theRingTellsTheVote()
    {
        Theatre theatre;
        ports::FloorView floor =
            rows({voted(kyoko(), 7, VoteState::Speak), pending(natsumi()), missing(aya(), Cause::Timeout)});
        floor.votingOn = base::MessageId(u"m1"_s);

        theatre.show(floor);

        QCOMPARE(theatre.actor(kyoko())->look().ring, ActorLook::Ring::Filled);
        QCOMPARE(theatre.actor(kyoko())->look().importance, 7);
        QCOMPARE(theatre.actor(natsumi())->look().ring, ActorLook::Ring::Hollow);
        QCOMPARE(theatre.actor(aya())->look().ring, ActorLook::Ring::Hatched);
        QVERIFY(theatre.actor(aya())->toolTip().contains(u"not in time"_s)); // the cause of the silence
    }

    void theWinnerHasAStarAndStepsForward()
    {
        Theatre theatre;
        ports::FloorView floor =
            decidedFloor({voted(kyoko(), 7, VoteState::Speak), voted(aya(), 9, VoteState::Speak)},
                         model::Rule::Speak, aya());
        floor.rows[1].speaking = true;

        theatre.show(floor);

        QVERIFY(theatre.actor(aya())->look().star);
        QVERIFY(theatre.actor(aya())->look().forward);
        QVERIFY(!theatre.actor(kyoko())->look().forward);
    }

    void whoTookLeaveSleepsAndTheMutedSaySo()
    {
        Theatre theatre;
        ports::FloorView floor = quietFloor();
        floor.rows[0].stage = model::Closing::Terminal;
        floor.rows[1].muted = true;

        theatre.show(floor);

        QVERIFY(theatre.actor(kyoko())->look().asleep);
        QVERIFY(theatre.actor(natsumi())->look().muted);
        QCOMPARE(theatre.actor(natsumi())->accessibleName(), u"Natsumi: muted"_s);
    }

    void aTroubleStandsInTheBubbleUntilSomethingIsSaid()
    {
        Theatre theatre;
        theatre.show(quietFloor());
        const QString words = u"Kyoko could not reply. "_s + QString(u"word "_s).repeated(200);

        theatre.stage.setTrouble(kyoko(), words);
        QCOMPARE(theatre.bubble()->text(), words);
        QVERIFY(theatre.bubble()->isVisible());
        QVERIFY(theatre.bubble()->shown().startsWith(u"Kyoko could"_s));
        QVERIFY(theatre.bubble()->shown().endsWith(u'…'));
        theatre.stage.say(kyoko(), u"Here I am."_s);
        QTRY_COMPARE(theatre.bubble()->text(), u"Here I am."_s);

        theatre.stage.setTrouble(kyoko(), u"Not again."_s);
        theatre.stage.setTrouble({}, {});
        QVERIFY(!theatre.bubble()->isVisible());
    }

    void theSpeakersWordsStandInABubble()
    {
        Theatre theatre;
        theatre.show(quietFloor());

        theatre.stage.say(aya(), u"Clocks lie.\n\n- **all** of them"_s);

        QTRY_COMPARE(theatre.bubble()->text(), u"Clocks lie. all of them"_s);
        QVERIFY(theatre.bubble()->isVisible());
        QVERIFY(theatre.stage.rect().contains(theatre.bubble()->geometry()));
    }

    void aLongSpeechShowsItsEnd()
    {
        Theatre theatre;
        theatre.show(quietFloor());

        theatre.stage.say(kyoko(), u"word "_s.repeated(300) + u"and the very end"_s);

        QTRY_VERIFY(theatre.bubble()->isVisible());
        QVERIFY(theatre.bubble()->shown().startsWith(u'…'));
        QVERIFY(theatre.bubble()->shown().endsWith(u"the very end"_s));
        QCOMPARE(theatre.bubble()->shown().count(u'\n'), 1);
    }

    void theBubbleGoesWhenTheNextVoteOpens()
    {
        Theatre theatre;
        theatre.show(quietFloor());
        theatre.stage.say(aya(), u"Done."_s);
        QTRY_VERIFY(theatre.bubble()->isVisible());

        ports::FloorView floor = rows({pending(kyoko()), pending(natsumi()), pending(aya())});
        floor.votingOn = base::MessageId(u"m2"_s);
        theatre.show(floor);

        QVERIFY(!theatre.bubble()->isVisible());
    }

    void theStarAndTheRingEndWithTheTurn()
    {
        Theatre theatre;
        ports::FloorView floor =
            decidedFloor({voted(kyoko(), 7, VoteState::Speak), voted(aya(), 9, VoteState::Speak)},
                         model::Rule::Speak, aya());
        theatre.show(floor);
        QVERIFY(theatre.actor(aya())->look().star);
        QCOMPARE(theatre.actor(kyoko())->look().ring, ActorLook::Ring::Filled);

        floor.rows[1].next = false;
        theatre.show(floor);

        QVERIFY(!theatre.actor(aya())->look().star);
        QVERIFY(!theatre.actor(aya())->look().forward);
        QCOMPARE(theatre.actor(kyoko())->look().ring, ActorLook::Ring::None);
        QCOMPARE(theatre.actor(kyoko())->look().state, u"listening"_s);
    }

    void theBubbleGoesSomeTimeAfterTheLastWords()
    {
        Theatre theatre;
        ports::FloorView floor = quietFloor();
        floor.rows[2].speaking = true;
        theatre.show(floor);
        auto *reading = theatre.stage.findChild<QTimer *>(u"stageReading"_s);
        QVERIFY(reading && reading->interval() >= 3'000);
        reading->setInterval(1);
        theatre.stage.say(aya(), u"Well …"_s);
        QTRY_VERIFY(theatre.bubble()->isVisible());
        QTRY_VERIFY(!reading->isActive());
        QVERIFY(theatre.bubble()->isVisible()); // slow words are not over

        theatre.show(quietFloor());

        QTRY_VERIFY(!theatre.bubble()->isVisible());
        QVERIFY(!reading->isActive());
    }

    void theBubbleOfWhoIsMutedOrStoppedGoesAtOnce()
    {
        Theatre theatre;
        ports::FloorView muted = quietFloor();
        muted.rows[2].muted = true;
        ports::FloorView stopped = quietFloor();
        stopped.stopped = true;
        for (const ports::FloorView &floor : {muted, stopped}) {
            theatre.show(quietFloor());
            theatre.stage.say(aya(), u"But I"_s);
            QTRY_VERIFY(theatre.bubble()->isVisible());

            theatre.show(floor);

            QVERIFY(!theatre.bubble()->isVisible());
        }
    }

    void aStripHasNoBubble()
    {
        Theatre theatre;
        theatre.show(quietFloor());
        theatre.stage.setMode(StageMode::Strip);

        theatre.stage.say(aya(), u"Still here."_s);

        QTRY_COMPARE(theatre.bubble()->text(), u"Still here."_s);
        QVERIFY(!theatre.bubble()->isVisible());
        QVERIFY(theatre.stage.heightFor(StageMode::Strip) < theatre.stage.heightFor(StageMode::Row) / 2);
    }

    void itMovesOnlyWhileSomethingChanges()
    {
        Theatre theatre(false);
        theatre.show(quietFloor());
        QVERIFY(!theatre.actor(kyoko())->isMoving()); // the first look has no transition

        ports::FloorView vote = rows({voted(kyoko(), 7, VoteState::Speak), {.id = natsumi()}, {.id = aya()}});
        vote.votingOn = base::MessageId(u"m1"_s);
        theatre.show(vote);
        QVERIFY(theatre.actor(kyoko())->isMoving());
        QVERIFY(!theatre.actor(aya())->isMoving());

        QTRY_VERIFY(!theatre.actor(kyoko())->isMoving());
    }

    void reducedMotionEndsInTheSamePictureAtOnce()
    {
        const ports::FloorView after =
            rows({voted(kyoko(), 7, VoteState::Speak), {.id = natsumi()}, {.id = aya()}});
        Theatre calm(true);
        calm.show(quietFloor());
        Theatre lively(false);
        lively.show(quietFloor());

        calm.show(after);
        lively.show(after);
        QVERIFY(!calm.actor(kyoko())->isMoving());
        const QImage atOnce = calm.actor(kyoko())->grab().toImage();
        QTRY_VERIFY(!lively.actor(kyoko())->isMoving());

        QCOMPARE(lively.actor(kyoko())->grab().toImage(), atOnce);
    }

    void hiddenNothingMoves()
    {
        Theatre theatre(false);
        theatre.show(quietFloor());
        theatre.show(rows({voted(kyoko(), 7, VoteState::Speak), {.id = natsumi()}, {.id = aya()}}));

        theatre.stage.hide();

        QVERIFY(!theatre.actor(kyoko())->isMoving());
    }

    void theArrowsGoFromOneToTheNextAndTabLeaves()
    {
        Theatre theatre;
        theatre.show(quietFloor());
        theatre.stage.focusFirst();
        QCOMPARE(QApplication::focusWidget(), theatre.actor(kyoko()));

        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QCOMPARE(QApplication::focusWidget(), theatre.actor(natsumi()));
        QCOMPARE(theatre.actor(kyoko())->focusPolicy(), Qt::NoFocus); // one Tab stop
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);

        QCOMPARE(QApplication::focusWidget(), theatre.actor(kyoko()));
    }

    void enterOpensTheMenuThatCuesAndMutes()
    {
        Theatre theatre;
        theatre.show(quietFloor());
        theatre.stage.focusFirst();
        QSignalSpy cued(&theatre.stage, &StageView::cueWanted);
        QSignalSpy muted(&theatre.stage, &StageView::muteWanted);

        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        auto *menu = theatre.stage.findChild<QMenu *>(u"actorMenu"_s);
        QVERIFY(menu);
        menu->actions().at(0)->trigger();
        menu->actions().at(1)->trigger();

        QCOMPARE(cued.value(0).value(0).value<base::ParticipantId>(), kyoko());
        QCOMPARE(muted.value(0).value(1).toBool(), true);
    }

    void aClickOpensTheMenuBelowTheFace_data()
    {
        QTest::addColumn<ports::FloorView>("floor");

        QTest::newRow("nobody has the floor") << quietFloor();
        ports::FloorView speaking = quietFloor();
        speaking.rows[0].speaking = true;
        QTest::newRow("somebody speaks") << speaking;
    }

    void aClickOpensTheMenuBelowTheFace()
    {
        QFETCH(const ports::FloorView, floor);
        Theatre theatre;
        theatre.show(floor);
        QSignalSpy cued(&theatre.stage, &StageView::cueWanted);
        StageActor *figure = theatre.actor(aya());

        QTest::mouseClick(figure, Qt::LeftButton);

        QCOMPARE(cued.size(), 0);
        const auto *menu = theatre.stage.findChild<QMenu *>(u"actorMenu"_s);
        QVERIFY(menu);
        QVERIFY(menu->y() > figure->mapToGlobal(figure->rect().center()).y());
        QCOMPARE(figure->toolTip(), u"<span>Aya: listening</span><br><span>Click: menu.</span>"_s);
    }

    void aDoubleClickOpensOneMenu()
    {
        Theatre theatre;
        theatre.show(quietFloor());
        QSignalSpy menus(theatre.actor(aya()), &StageActor::menuWanted);

        QTest::mouseClick(theatre.actor(aya()), Qt::LeftButton);
        QTest::mouseDClick(theatre.actor(aya()), Qt::LeftButton); // only its second half
        QTest::mouseRelease(theatre.actor(aya()), Qt::LeftButton);

        QCOMPARE(menus.size(), 1);
    }

    void theMenuOffersToWriteAndToEdit()
    {
        Theatre theatre;
        theatre.show(quietFloor());
        theatre.stage.offerTalk();
        theatre.stage.offerEdit();
        QSignalSpy writes(&theatre.stage, &StageView::writeWanted);
        QSignalSpy edits(&theatre.stage, &StageView::editWanted);

        QTest::mouseClick(theatre.actor(aya()), Qt::LeftButton);
        const auto *menu = theatre.stage.findChild<QMenu *>(u"actorMenu"_s);
        QVERIFY(menu);
        QStringList names;
        for (QAction *action : menu->actions().first(5)) {
            names.append(action->text());
            action->trigger();
        }

        QCOMPARE(names, (QStringList{u"Give Aya the floor"_s, u"Ask Aya"_s, u"Whisper to Aya"_s,
                                     u"Mute Aya"_s, u"Edit Aya…"_s}));
        QCOMPARE(writes.size(), 2);
        QCOMPARE(writes[0].value(0).value<base::ParticipantId>(), aya());
        QCOMPARE(writes[0].value(1).toBool(), false);
        QCOMPARE(writes[1].value(1).toBool(), true);
        QCOMPARE(edits.size(), 1);
    }

    void aRightClickAndKeysOpenTheMenu()
    {
        Theatre theatre;
        theatre.show(quietFloor());
        QSignalSpy cued(&theatre.stage, &StageView::cueWanted);
        QSignalSpy menus(theatre.actor(aya()), &StageActor::menuWanted);

        QContextMenuEvent right(QContextMenuEvent::Mouse, QPoint(5, 5), QPoint(5, 5));
        QCoreApplication::sendEvent(theatre.actor(aya()), &right);
        theatre.actor(aya())->setFocus(Qt::TabFocusReason);
        QTest::keyClick(theatre.actor(aya()), Qt::Key_Space);
        theatre.actor(aya())->click(); // a screen reader

        QCOMPARE(menus.size(), 3);
        QCOMPARE(cued.size(), 0);
        QCOMPARE(theatre.actor(aya())->accessibleDescription(), u"Press Enter for the menu."_s);
    }

    void sixteenCompanionsFitWithoutOverlap()
    {
        Theatre theatre;
        ports::FloorView floor;
        for (int number = 0; number < 16; ++number)
            floor.rows.append({.id = base::ParticipantId(u"companion_%1"_s.arg(number))});

        theatre.show(floor);

        int right = 0;
        const auto actors = theatre.stage.findChildren<StageActor *>();
        QCOMPARE(actors.size(), 16);
        for (const StageActor *actor : actors) {
            QVERIFY(actor->geometry().left() >= right);
            QVERIFY(theatre.stage.rect().contains(actor->geometry()));
            right = actor->geometry().right();
        }
    }

    void screenReadersFindEachByName()
    {
        Theatre theatre;
        theatre.show(quietFloor());

        QAccessibleInterface *actor = QAccessible::queryAccessibleInterface(theatre.actor(aya()));

        QVERIFY(actor);
        QCOMPARE(actor->role(), QAccessible::Button);
        QCOMPARE(actor->text(QAccessible::Name), u"Aya: listening"_s);
    }

    void seatsNeitherOverlapNorLeaveTheRoom_data()
    {
        QTest::addColumn<ui::StageSeats>("seats");
        QTest::addColumn<bool>("pot");
        QTest::newRow("as needed") << ui::StageSeats::AsNeeded << false;
        QTest::newRow("one row") << ui::StageSeats::OneRow << false;
        QTest::newRow("two rows") << ui::StageSeats::TwoRows << true;
        QTest::newRow("arc") << ui::StageSeats::Arc << false;
        QTest::newRow("arc with a pot") << ui::StageSeats::Arc << true;
    }

    void seatsNeitherOverlapNorLeaveTheRoom()
    {
        QFETCH(ui::StageSeats, seats);
        QFETCH(bool, pot);
        const QFont font = QApplication::font();
        const QSize potSize = pot ? QSize(5, 5) * QFontMetrics(font).height() : QSize();
        for (const QSize &size : {QSize(624, 230), QSize(944, 420), QSize(1904, 900), QSize(3824, 2000)}) {
            for (int count = 1; count <= 12; ++count) {
                const QRect room(QPoint(8, 8), size);
                const ui::SeatPlan plan = ui::planSeats(
                    {.seats = seats, .count = count, .room = room, .pot = potSize, .font = font});
                QCOMPARE(plan.places.size(), count);
                QCOMPARE(plan.pot.isEmpty(), !pot);
                QVERIFY(!pot || room.contains(plan.pot));
                for (qsizetype one = 0; one < count; ++one) {
                    const QRect &place = plan.places.at(one);
                    QVERIFY2(room.contains(place), qPrintable(u"%1 at %2"_s.arg(count).arg(size.width())));
                    QVERIFY(place.width() >= StageActor::widthFor(plan.face));
                    QVERIFY(!place.intersects(plan.pot));
                    for (qsizetype other = 0; other < one; ++other)
                        QVERIFY(!place.intersects(plan.places.at(other)));
                }
            }
        }
    }

    void placesSideBySideAreApartAndOnTheStage_data()
    {
        QTest::addColumn<StageMode>("mode");
        QTest::addColumn<QSize>("stage");
        QTest::newRow("strip") << StageMode::Strip << QSize(700, 48);
        QTest::newRow("row") << StageMode::Row << QSize(700, 220);
        QTest::newRow("large") << StageMode::Large << QSize(900, 700);
    }

    void placesSideBySideAreApartAndOnTheStage()
    {
        QFETCH(StageMode, mode);
        QFETCH(QSize, stage);
        for (int count = 1; count <= 7; ++count) {
            const ui::RowPlan plan = ui::planRow(
                {.mode = mode, .count = count, .stage = stage, .font = QFont(), .metrics = ui::Metrics()});
            QCOMPARE(plan.places.size(), count);
            for (int seat = 0; seat < count; ++seat) {
                QVERIFY(QRect(QPoint(), stage).contains(plan.places.at(seat)));
                for (int other = 0; other < seat; ++other)
                    QVERIFY(!plan.places.at(seat).intersects(plan.places.at(other)));
            }
        }
    }

    void nobodyAndAHiddenStageHaveNoPlaces()
    {
        const QSize stage(700, 220);
        QVERIFY(ui::planRow({.count = 0, .stage = stage, .font = {}, .metrics = {}}).places.isEmpty());
        const ui::RowWish hidden{
            .mode = StageMode::Hidden, .count = 3, .stage = stage, .font = {}, .metrics = {}};
        QVERIFY(ui::planRow(hidden).places.isEmpty());
        QCOMPARE(ui::stageHeight(StageMode::Hidden, {}, {}), 0);
    }

    void aRowGrowsWithItsZoomOnlyAsFarAsItMay()
    {
        const auto heightOf = [](double zoom, int tallest) {
            const ui::RowWish wish{.zoom = zoom, .tallest = tallest, .font = {}, .metrics = {}};
            return ui::stageSize(wish).height();
        };
        const int usual = ui::stageHeight(StageMode::Row, {}, {});

        QCOMPARE(heightOf(1, 0), usual);
        QCOMPARE(heightOf(2, 0), usual);
        QVERIFY(heightOf(2, 1000) > usual);
        QVERIFY(heightOf(2, usual + 30) <= usual + 30);
        QVERIFY(heightOf(0.6, 0) < usual);
    }

    void anArcIsNearestAtItsEnds()
    {
        const ui::SeatPlan plan = ui::planSeats({.seats = ui::StageSeats::Arc,
                                                 .count = 5,
                                                 .room = QRect(0, 0, 944, 500),
                                                 .font = QApplication::font()});

        QVERIFY(plan.places.at(0).top() > plan.places.at(1).top());
        QVERIFY(plan.places.at(1).top() > plan.places.at(2).top());
        QCOMPARE(plan.places.at(0).top(), plan.places.at(4).top());
        QVERIFY(!plan.table.isEmpty());
        for (qsizetype seat = 1; seat < 5; ++seat)
            QVERIFY(plan.places.at(seat - 1).left() < plan.places.at(seat).left());
    }

    void aRoomTooSmallForSeatsStillHasThemAll_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("nothing") << QSize(0, 0);
        QTest::newRow("low") << QSize(400, 20);
        QTest::newRow("narrow") << QSize(30, 400);
    }

    void aRoomTooSmallForSeatsStillHasThemAll()
    {
        QFETCH(QSize, size);
        for (const ui::StageSeats seats :
             {ui::StageSeats::AsNeeded, ui::StageSeats::TwoRows, ui::StageSeats::Arc}) {
            const ui::SeatPlan plan = ui::planSeats({.seats = seats,
                                                     .count = 12,
                                                     .room = QRect({}, size),
                                                     .pot = QSize(20, 20),
                                                     .font = QApplication::font()});
            QCOMPARE(plan.places.size(), size.isEmpty() ? 0 : 12);
        }
        QVERIFY(ui::planSeats({}).places.isEmpty());
    }

    void aHandIsRaisedByItsImportance()
    {
        Theatre theatre;
        theatre.seat(ui::StageSeats::OneRow);
        ports::FloorView floor =
            rows({{.id = aya(), .vote = Vote::Voted, .state = VoteState::Speak, .importance = 9},
                  {.id = kyoko(), .vote = Vote::Voted, .state = VoteState::Speak, .importance = 2},
                  {.id = natsumi(), .vote = Vote::Voted, .importance = 4}});
        floor.votingOn = base::MessageId(u"m"_s);

        theatre.show(floor);

        const QRectF high = theatre.actor(aya())->handRect();
        const QRectF low = theatre.actor(kyoko())->handRect();
        QVERIFY(high.top() < low.top());
        QVERIFY(theatre.actor(natsumi())->handRect().isEmpty()); // would rather listen
        QVERIFY(QRectF(theatre.actor(aya())->rect()).contains(high));
        QVERIFY(QRectF(theatre.actor(kyoko())->rect()).contains(low));
    }

    void aMissingVoteHasAHandOfItsOwn()
    {
        Theatre theatre;
        theatre.seat(ui::StageSeats::OneRow);
        ports::FloorView floor = rows({{.id = aya(), .vote = Vote::Missing, .cause = Cause::Timeout},
                                       {.id = kyoko(), .vote = Vote::Pending}});
        floor.votingOn = base::MessageId(u"m"_s);

        theatre.show(floor);

        QCOMPARE(theatre.actor(aya())->look().hand, ActorLook::Hand::Missing);
        QVERIFY(!theatre.actor(aya())->handRect().isEmpty());
        QVERIFY(theatre.actor(kyoko())->handRect().isEmpty());
        floor.directing = true; // a round of the director has no votes
        theatre.show(floor);
        QVERIFY(theatre.actor(aya())->handRect().isEmpty());
    }

    void theWinnerKeepsTheHandUpUntilTheTurnBegins()
    {
        Theatre theatre;
        theatre.seat(ui::StageSeats::Arc);
        ports::FloorView floor =
            rows({{.id = aya(),
                   .vote = Vote::Voted,
                   .state = VoteState::Speak,
                   .importance = 9,
                   .winner = true,
                   .next = true},
                  {.id = kyoko(), .vote = Vote::Voted, .state = VoteState::Speak, .importance = 2}});

        theatre.show(floor);
        QVERIFY(!theatre.actor(aya())->handRect().isEmpty());
        QVERIFY(theatre.actor(kyoko())->handRect().isEmpty());

        floor.rows[0].next = false;
        floor.rows[0].speaking = true;
        theatre.show(floor);
        QVERIFY(theatre.actor(aya())->handRect().isEmpty());
    }

    void aRoomWithAResourceHasAPot()
    {
        Theatre theatre;
        theatre.seat(ui::StageSeats::Arc);
        auto *pot = theatre.stage.findChild<ui::StagePot *>(u"stagePot"_s);
        theatre.show(quietFloor());
        QVERIFY(pot->isHidden());

        ports::FloorView floor = quietFloor();
        floor.meter =
            ports::MeterView{.level = 35, .refunds = {{aya(), 60, base::Millis(1), base::Millis(5)}}};
        theatre.show(floor);

        QVERIFY(pot->isVisible());
        QCOMPARE(pot->level(), 35);
        QCOMPARE(pot->coming(), 60);
        QCOMPARE(pot->accessibleName(), u"Tea in the pot: 35 of 100, 60 more coming"_s);
        floor.meter->level = 900; // not the floor's business to be right
        theatre.show(floor);
        QCOMPARE(pot->level(), 100);
        QCOMPARE(pot->coming(), 0);
        theatre.stage.clear();
        QVERIFY(pot->isHidden());
    }

    void marksOfMarkdownAreNotSaid()
    {
        QCOMPARE(ui::lastLine(u"# Clocks\n> *lie* to [you](https://example.org) ~~never~~ `now()`"_s),
                 u"Clocks lie to you never now()"_s);
        QCOMPARE(ui::lastLine(u"```cpp\nint x;\n```"_s), u"int x;"_s);
        QCOMPARE(ui::lastLine(QString()), QString());
        QVERIFY(ui::lastLine(u"字"_s.repeated(5000)).size() <= 400);
    }
};

SUITE_TEST(QApplication, StageTest)

} // namespace tst_stage

#include "tst_stage.moc"
