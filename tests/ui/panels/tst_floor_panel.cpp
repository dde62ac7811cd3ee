// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/heard_by_screen_readers.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/support/ui/policy_floors.h"
#include "tests/support/ui/sample_doors.h"
#include "tests/ui/panels/floor_samples.h"
#include "ui/widgets/cut_text.h"

#include <QAccessible>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_floor_panel {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::VoteState;
using ui::FloorPanel;

namespace {

QToolButton *button(const FloorPanel &panel, const QString &name)
{
    return panel.findChild<QToolButton *>(name);
}

} // namespace

class FloorPanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDecisionIsSaidFirstInOneSentence();
    void anOpenVoteTellsHowFarItIs();
    void theHeadlineIsAboutNow_data();
    void theHeadlineIsAboutNow();
    void votesThatAreOverAreShownAsPast();
    void aLongSentenceIsCutAndCanBeOpened();
    void everyRowSaysItsVoteInWords();
    void lookingAtARowTellsWhatWouldHaveChangedTheOutcome();
    void arrowKeysGoFromRowToRow();
    void aRestTellsWhy();
    void theFooterCountsTurnsAndClosings();
    void theTurnsAreCountedAsEachPolicyCountsThem();
    void aSpentBudgetOffersTheFloorToACompanion();
    void waitIsPressedOnlyWhileTheRoomWaits();
    void buttonsTellWhatIsWanted();
    void aNameThatLooksLikeMarkupStaysText();
    void withoutARoomNothingCanBePressed();
    void whereNothingMayBeWrittenNothingCanBePressed();
    void aHeldFloorSaysSo();
    void theStripTellsWhoIsWindingDown();
    void aPastDecisionIsMarkedAndLeft();
    void whatCanBeDoneAboutAMissingVoteIsSaidInItsRow();
    void aPastDecisionTellsHowItsVotesWereHad();
    void aUsedUpBudgetIsToldOnce();
    void spentTurnsAreToldWithAWayOn();
    void aLimitOfTurnsIsCountedDown();
    void readersAreToldTheOutcome_data();
    void readersAreToldTheOutcome();
    void aRowIsAnItemWithAValue();
    void everyControlHasAName();
    void largeTextPutsTheButtonsIntoMoreRows();
    void aCauseThatIsLongIsShownWhole();
    void everyWidthComesToRest();
    void aGuestIsMarkedInItsRow();
    void aDirectorIsSaidToChoose();
    void aListSaysWhoStandsInLine();
};

void FloorPanelTest::aGuestIsMarkedInItsRow()
{
    FloorPanel panel;
    ports::FloorRow row = voted(bob(), 9, VoteState::Speak);
    ports::FloorView floor =
        decidedFloor({voted(aya(), 4, VoteState::Listen), row}, model::Rule::Speak, bob());
    ui::People people = english();
    people.setGuests({bobTheGuest()}, QSet<base::ParticipantId>{});

    panel.setFloor(floor, people);

    const QList<ui::FloorRowWidget *> rows = panel.findChildren<ui::FloorRowWidget *>();
    QCOMPARE(rows.size(), 2);
    const auto &guest = rows[0]->content().row.id == bob() ? rows[0] : rows[1];
    QCOMPARE(guest->content().name, u"Bob"_s);
    QCOMPARE(guest->word(), u"guest, away · speak"_s);
    QVERIFY2(guest->accessibleName().contains(u"guest, away"_s), qPrintable(guest->accessibleName()));
    floor.policy.policy = model::PolicyName::Resource;
    floor.meter = ports::MeterView{};
    floor.rows[1].awake = true;
    panel.setFloor(floor, people);
    QCOMPARE(guest->word(), u"guest, away · thinking…"_s);
}

void FloorPanelTest::aDirectorIsSaidToChoose()
{
    FloorPanel panel;
    ports::FloorView floor = decidedFloor({{.id = aya()}, {.id = kyoko()}}, model::Rule::Directed, aya());
    floor.policy.policy = model::PolicyName::Director;
    floor.votingOn = base::MessageId(u"m1"_s);
    floor.directing = true;
    panel.setFloor(floor, english());
    QCOMPARE(text(panel, u"floorHeadline"_s), u"The director chooses who speaks next."_s);
    QCOMPARE(rowOf(panel, kyoko())->accessibleName(), u"Kyoko: can be chosen"_s);

    floor.votingOn.reset();
    floor.directing = false;
    floor.decision->rule = model::Rule::Fallback;
    floor.decision->cause = model::Cause::Refused;
    floor.directorTrouble = model::CallTrouble{model::Cause::Refused, model::Advice::CheckKey};
    floor.rows[0].winner = true;
    floor.rows[0].next = true;
    panel.setFloor(floor, english());
    const QString told = text(panel, u"floorHeadline"_s);
    QVERIFY2(told.startsWith(u"The director failed"_s), qPrintable(told));
    QVERIFY2(told.contains(u"key"_s), qPrintable(told)); // and what can be done about it
    floor.rows[0].next = false;
    panel.setFloor(floor, english());
    QCOMPARE(rowOf(panel, aya())->accessibleName(), u"Aya: done"_s);
}

void FloorPanelTest::aListSaysWhoStandsInLine()
{
    FloorPanel panel;
    ports::FloorView floor = decidedFloor({{.id = aya()}, {.id = kyoko()}, {.id = natsumi()}, {.id = bob()}},
                                          model::Rule::Natural, aya());
    floor.policy.policy = model::PolicyName::Natural;
    floor.rows[0].winner = true;
    floor.rows[0].speaking = true;
    floor.decision->queue = {natsumi(), bob()};
    floor.decision->candidates = {{.id = kyoko()}};
    floor.decision->candidates[0].draw = 520;
    floor.decision->candidates[0].talkativeness = 500;
    panel.setFloor(floor, english());

    QCOMPARE(rowOf(panel, aya())->accessibleName(), u"Aya: speaks"_s);
    QCOMPARE(rowOf(panel, natsumi())->accessibleName(), u"Natsumi: next in line"_s);
    QVERIFY(rowOf(panel, bob())->word().endsWith(u"in line: 2"_s));
    QCOMPARE(rowOf(panel, kyoko())->accessibleName(), u"Kyoko: drew 520, talkativeness 500"_s);
}

void FloorPanelTest::theDecisionIsSaidFirstInOneSentence()
{
    FloorPanel panel;

    panel.setFloor(decided(), english());

    QVERIFY2(
        text(panel, u"floorHeadline"_s).startsWith(u"Aya speaks: two were called on, 9 beats Kyoko’s 7."_s),
        qPrintable(text(panel, u"floorHeadline"_s)));
}

void FloorPanelTest::anOpenVoteTellsHowFarItIs()
{
    FloorPanel panel;
    panel.setFloor(midVote(), english());

    QCOMPARE(text(panel, u"floorHeadline"_s), u"Voting: 1 of 3 votes in."_s);
    QCOMPARE(rows(panel).at(1)->accessibleName(), u"Natsumi: voting…"_s);
}

void FloorPanelTest::theHeadlineIsAboutNow_data()
{
    QTest::addColumn<ports::FloorView>("floor");
    QTest::addColumn<QString>("headline");
    ports::FloorView over = decided();
    over.rows[2].next = false;
    const auto row = [](const char *name, const ports::FloorView &floor, const char *headline) {
        QTest::newRow(name) << floor << QString::fromUtf8(headline);
    };
    row("her turn is over", over, "Nobody is speaking. Last: Aya, called on.");
    over.rest = model::Rest{model::RestReason::Nobody, {}};
    row("at rest", over, "Quiet. Last: Aya, called on.");
    over.rows[2].lastEnd = ports::TurnEnd{model::Outcome::Failed, model::Cause::Unreachable};
    over.rest = model::Rest{model::RestReason::Failed, model::Cause::Unreachable};
    row("her turn failed", over,
        "The last turn failed: the model call failed. Last: Aya, called on (failed: the model call failed).");
    over.rows[2].lastEnd = ports::TurnEnd{model::Outcome::Spoke, {}};
    over.rest = model::Rest{model::RestReason::Stopped, {}};
    row("stopped", over, "Stopped. Last: Aya, called on.");
    over.rest = model::Rest{model::RestReason::Held, {}};
    row("held, which a notice says", over, "Nobody is speaking. Last: Aya, called on.");
    over.rows[0].speaking = true; // given the floor by a cue that is newer than the decision
    over.rest.reset();
    row("another speaks", over, "Kyoko speaks.");
    ports::FloorView nobody =
        decidedFloor({voted(kyoko(), 2, model::VoteState::Listen)}, model::Rule::Nobody, {});
    nobody.rest = model::Rest{model::RestReason::Nobody, {}};
    row("nobody wanted to", nobody, "Nobody speaks: Kyoko would rather listen.");
    nobody.rest = model::Rest{model::RestReason::TurnLimit, {}};
    row("nobody wanted to, and may not", nobody,
        "8 turns without you. Write, or give someone the floor. Nobody speaks: Kyoko would rather listen.");
}

void FloorPanelTest::theHeadlineIsAboutNow()
{
    QFETCH(const ports::FloorView, floor);
    QFETCH(const QString, headline);
    FloorPanel panel;

    panel.setFloor(floor, english());

    QCOMPARE(text(panel, u"floorHeadline"_s), headline);
    // The past is past also when one looks back.
    panel.showPast(*decided().decision, 7);
    QVERIFY(text(panel, u"floorHeadline"_s).startsWith(u"Aya speaks: two were called on"_s));
    QVERIFY(rowOf(panel, aya())->accessibleName().contains(u"chosen"_s));
}

void FloorPanelTest::votesThatAreOverAreShownAsPast()
{
    FloorPanel panel;
    panel.setFloor(quietFloor(), english()); // there was none
    QCOMPARE(text(panel, u"floorVotesTitle"_s), u"The vote"_s);
    panel.setFloor(decided(), english());
    QCOMPARE(text(panel, u"floorVotesTitle"_s), u"The vote"_s);
    QVERIFY(rowOf(panel, aya())->content().row.winner);
    ports::FloorView over = decided();
    over.rows[2].next = false;

    panel.setFloor(over, english());

    QCOMPARE(text(panel, u"floorVotesTitle"_s), u"Last vote"_s);
    QVERIFY(!rowOf(panel, aya())->content().row.winner);
    QCOMPARE(rowOf(panel, aya())->accessibleName(), u"Aya: last vote 9 of 10, speak, called on"_s);
    QCOMPARE(rows(panel).first()->content().row.id, kyoko()); // as on the stage
    panel.showPast(*over.decision, 7);
    QCOMPARE(text(panel, u"floorVotesTitle"_s), u"Votes at the time"_s);
}

void FloorPanelTest::aLongSentenceIsCutAndCanBeOpened()
{
    FloorPanel panel;
    QFont large = panel.font();
    large.setPointSizeF(large.pointSizeF() * 1.5); // else the sentence fits
    panel.setFont(large);
    panel.resize(240, 700);
    ports::FloorView over = decided();
    over.rows[2].next = false;
    over.rows[2].lastEnd = ports::TurnEnd{model::Outcome::Failed, model::Cause::Unreachable};
    over.rest = model::Rest{model::RestReason::Failed, model::Cause::Unreachable};
    panel.setFloor(over, english());
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    auto *headline = panel.findChild<ui::CutText *>(u"floorHeadline"_s);
    QVERIFY(headline->isLong());
    QCOMPARE(headline->shownLines().size(), 3);
    QVERIFY(headline->shownLines().last().endsWith(u'…'));
    QVERIFY(headline->toolTip().contains(u"failed: the model"_s));
    const int height = headline->height();

    headline->setFocus(Qt::TabFocusReason);
    QTest::keyClick(headline, Qt::Key_Return);

    QVERIFY(headline->isOpen());
    QTRY_VERIFY(headline->height() > height);
    QCOMPARE(headline->shownLines().join(QString()), headline->text());
    QTest::mouseClick(headline, Qt::LeftButton);
    QVERIFY(!headline->isOpen());
    panel.setFloor(midVote(), english());
    QVERIFY(!headline->isLong());
    QCOMPARE(headline->focusPolicy(), Qt::NoFocus);
}

void FloorPanelTest::everyRowSaysItsVoteInWords()
{
    FloorPanel panel;
    ports::FloorView floor = decided();
    floor.rows[2].stage = model::Closing::PreClosing;

    panel.setFloor(floor, english());

    QCOMPARE(rowOf(panel, kyoko())->accessibleName(), u"Kyoko: 7 of 10, speak, called on"_s);
    QCOMPARE(rowOf(panel, natsumi())->accessibleName(), u"Natsumi: not in time"_s);
    QCOMPARE(rowOf(panel, aya())->accessibleName(),
             u"Aya: 9 of 10, speak, called on, chosen, winding down"_s);
}

void FloorPanelTest::lookingAtARowTellsWhatWouldHaveChangedTheOutcome()
{
    FloorPanel panel;
    panel.setFloor(decided(), english());
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    QCOMPARE(rowOf(panel, kyoko())->accessibleDescription(), u"At 10, Kyoko would have spoken."_s);
    QCOMPARE(text(panel, u"floorFlip"_s), u"At 10, Kyoko would have spoken."_s); // of the whole decision

    rowOf(panel, natsumi())->setFocus();

    QCOMPARE(text(panel, u"floorFlip"_s), u"No vote by Natsumi would have changed this."_s);
    QVERIFY(!rowOf(panel, natsumi())->ghost());
    rowOf(panel, kyoko())->setFocus();
    QCOMPARE(text(panel, u"floorFlip"_s), u"At 10, Kyoko would have spoken."_s);
    QCOMPARE(rowOf(panel, kyoko())->ghost(), std::optional(10));
    QVERIFY(!rowOf(panel, aya())->ghost());
}

void FloorPanelTest::arrowKeysGoFromRowToRow()
{
    FloorPanel panel;
    panel.setFloor(decided(), english());
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    rows(panel).at(0)->setFocus();

    QTest::keyClick(rows(panel).at(0), Qt::Key_Down);
    QVERIFY(rows(panel).at(1)->hasFocus());
    QTest::keyClick(rows(panel).at(1), Qt::Key_Up);

    QVERIFY(rows(panel).at(0)->hasFocus());
}

void FloorPanelTest::aRestTellsWhy()
{
    FloorPanel panel;
    ports::FloorView floor = decided();
    floor.rest = model::Rest{model::RestReason::Failed, model::Cause::RateLimited};

    panel.setFloor(floor, english());

    QCOMPARE(text(panel, u"floorRest"_s), u"The last turn failed: the provider is rate-limited."_s);
    floor.rest.reset();
    panel.setFloor(floor, english());
    QVERIFY(text(panel, u"floorRest"_s).isEmpty());
}

void FloorPanelTest::theFooterCountsTurnsAndClosings()
{
    FloorPanel panel;
    ports::FloorView floor = decided();
    floor.companionTurns = 3;
    floor.rows[0].stage = model::Closing::Closing;

    panel.setFloor(floor, english());

    QCOMPARE(text(panel, u"floorFooter"_s), u"turn 3 of 8 · 1 of 3 are winding down"_s);
}

void FloorPanelTest::theTurnsAreCountedAsEachPolicyCountsThem()
{
    FloorPanel panel;
    ports::FloorView floor = decided();
    const auto turnsUnder = [&](model::PolicyName policy, int turns) {
        floor.policy.policy = policy;
        floor.companionTurns = turns;
        panel.setFloor(floor, english());
        return text(panel, u"floorFooter"_s).section(u" · "_s, 0, 0);
    };

    QCOMPARE(turnsUnder(model::PolicyName::Resource, 8), u"turn 8 of 8"_s);
    QCOMPARE(turnsUnder(model::PolicyName::Ring, 0), u"turn 0 of 8"_s);
    QCOMPARE(turnsUnder(model::PolicyName::Vote, 9), u"turn 9, beyond the 8 without you"_s); // by a cue
    QCOMPARE(turnsUnder(model::PolicyName::Manual, 9), u"turns since you wrote: 9"_s);
}

void FloorPanelTest::aSpentBudgetOffersTheFloorToACompanion()
{
    FloorPanel panel;
    QSignalSpy cued(&panel, &FloorPanel::cueWanted);
    ports::FloorView floor = decided();
    auto *row = panel.findChild<QWidget *>(u"giveFloorRow"_s);
    panel.setFloor(floor, english());
    QVERIFY(row->isHidden());

    floor.rest = model::Rest{model::RestReason::TurnLimit, {}};
    panel.setFloor(floor, english());
    const QList<QAction *> companions = panel.findChild<QMenu *>(u"giveFloorMenu"_s)->actions();
    QVERIFY(!row->isHidden());
    QCOMPARE(companions.size(), 3);
    QCOMPARE(companions.at(2)->text(), u"Aya"_s);
    companions.at(2)->trigger();

    QCOMPARE(cued.size(), 1);
    QCOMPARE(cued.first().first().value<base::ParticipantId>(), aya());
    panel.setReadOnly(true);
    QVERIFY(row->isHidden());
}

void FloorPanelTest::waitIsPressedOnlyWhileTheRoomWaits()
{
    FloorPanel panel;
    ports::FloorView floor = quietFloor();
    panel.setFloor(floor, english());

    QTest::mouseClick(button(panel, u"wait"_s), Qt::LeftButton);
    QVERIFY(!button(panel, u"wait"_s)->isChecked());
    floor.paused = true;
    panel.setFloor(floor, english());

    QVERIFY(button(panel, u"wait"_s)->isChecked());
}

void FloorPanelTest::buttonsTellWhatIsWanted()
{
    FloorPanel panel;
    ports::FloorView floor = quietFloor();
    floor.paused = true;
    panel.setFloor(floor, english());
    QSignalSpy wanted(&panel, &FloorPanel::transportWanted);

    for (const QString &name : {u"letThemTalk"_s, u"wait"_s, u"nextTurn"_s, u"stop"_s})
        QTest::mouseClick(button(panel, name), Qt::LeftButton);

    using ports::Transport;
    QCOMPARE(wanted.count(), 4);
    QCOMPARE(wanted.at(0).at(0).value<Transport>(), Transport::Play);
    QCOMPARE(wanted.at(1).at(0).value<Transport>(), Transport::Play); // it waits already: continue
    QCOMPARE(wanted.at(2).at(0).value<Transport>(), Transport::Step);
    QCOMPARE(wanted.at(3).at(0).value<Transport>(), Transport::Stop);
}

void FloorPanelTest::aNameThatLooksLikeMarkupStaysText()
{
    QList<model::Persona> personas = samplePersonas();
    personas[2].texts[model::Language::English].name = u"<img src=/dev/zero>"_s;
    FloorPanel panel;

    panel.setFloor(decided(), ui::People(personas, model::Language::English));

    QVERIFY(text(panel, u"floorHeadline"_s).startsWith(u"<img src=/dev/zero> speaks"_s));
    for (const QLabel *label : panel.findChildren<QLabel *>())
        QCOMPARE(label->textFormat(), Qt::PlainText);
    for (const QWidget *widget : panel.findChildren<QWidget *>())
        QVERIFY(!widget->toolTip().contains("<img"_L1));
}

void FloorPanelTest::withoutARoomNothingCanBePressed()
{
    FloorPanel panel;
    panel.setFloor(decided(), english());

    panel.clear();

    for (const QString &name : {u"letThemTalk"_s, u"wait"_s, u"nextTurn"_s, u"stop"_s})
        QVERIFY(!button(panel, name)->isEnabled());
    QVERIFY(rows(panel).isEmpty());
    QCOMPARE(text(panel, u"floorHeadline"_s), u"No room is open."_s);
}

void FloorPanelTest::whereNothingMayBeWrittenNothingCanBePressed()
{
    FloorPanel panel;
    ports::FloorView floor = decided();
    floor.paused = true;

    panel.setReadOnly(true);
    panel.setFloor(floor, english());

    for (const QString &name : {u"letThemTalk"_s, u"wait"_s, u"nextTurn"_s, u"stop"_s})
        QVERIFY(!button(panel, name)->isEnabled());
    QVERIFY(!rows(panel).isEmpty());
}

void FloorPanelTest::aHeldFloorSaysSo()
{
    FloorPanel panel;
    ports::FloorView floor = decided();
    floor.held = true;

    panel.setFloor(floor, english());

    QCOMPARE(text(panel, u"floorHeldText"_s), u"On hold. Continue to let them speak."_s);
    QVERIFY(button(panel, u"letThemTalk"_s)->isEnabled());
    floor.held = false;
    panel.setFloor(floor, english());
    QVERIFY(panel.findChild<QWidget *>(u"floorHeld"_s)->isHidden());
}

void FloorPanelTest::theStripTellsWhoIsWindingDown()
{
    FloorPanel panel;
    ports::FloorView floor = decided();
    auto *strip = panel.findChild<QWidget *>(u"closingStrip"_s);
    panel.setFloor(floor, english());
    QVERIFY(strip->isHidden());

    floor.rows[0].stage = model::Closing::PreClosing;
    floor.rows[1].stage = model::Closing::Terminal;
    panel.setFloor(floor, english());

    QVERIFY(!strip->isHidden());
    QCOMPARE(strip->accessibleName(), u"Kyoko: winding down, Natsumi: has left"_s);
}

void FloorPanelTest::whatCanBeDoneAboutAMissingVoteIsSaidInItsRow()
{
    FloorPanel panel;
    ports::FloorView floor = midVote();
    floor.rows[1] = missing(natsumi(), model::Cause::Refused);
    floor.rows[1].trouble =
        model::CallTrouble{model::Cause::Refused, model::Advice::CheckKey, u"Incorrect API key"_s, 401};

    panel.setFloor(floor, english());

    const ui::FloorRowWidget *row = rowOf(panel, natsumi());
    QCOMPARE(row->word(), u"The provider refused the key. Check the key in the list of providers."_s);
    QVERIFY(row->toolTip().contains(u"“Incorrect API key” (401)"_s));
    QVERIFY(row->accessibleDescription().contains("Incorrect API key"_L1));
}

void FloorPanelTest::aPastDecisionTellsHowItsVotesWereHad()
{
    FloorPanel panel;
    panel.setFloor(midVote(), english());
    panel.showPast(*decided().decision, 7);
    const ui::VotesTold votes{{aya(), {model::VoteManner{model::VoteRung::Schema, true, false}, {}}}};

    panel.tellPast(6, votes); // of another round
    QVERIFY(rowOf(panel, aya())->content().more.isEmpty());
    panel.tellPast(7, votes);

    QCOMPARE(rowOf(panel, aya())->content().more,
             u"How the vote was obtained: format enforced by the provider, readable on the second try."_s);
    QVERIFY(rowOf(panel, kyoko())->content().more.isEmpty());
}

void FloorPanelTest::aUsedUpBudgetIsToldOnce()
{
    FloorPanel panel;
    ports::FloorView floor = decided();
    floor.rest = model::Rest{model::RestReason::Budget, {}};
    panel.setFloor(floor, english());
    QSignalSpy wanted(&panel, &FloorPanel::budgetWanted);
    QVERIFY(!panel.findChild<QWidget *>(u"floorRest"_s)->isHidden());

    panel.tellBudget(u"Used up."_s);

    QVERIFY(panel.findChild<QWidget *>(u"floorRest"_s)->isHidden());
    QCOMPARE(text(panel, u"floorBudgetText"_s), u"Used up."_s);
    button(panel, u"raiseBudget"_s)->click();
    QCOMPARE(wanted.count(), 1);
}

void FloorPanelTest::spentTurnsAreToldWithAWayOn()
{
    FloorPanel panel;
    ports::FloorView floor = decided();
    floor.rest = model::Rest{model::RestReason::MaxSessionTurns, {}};
    floor.maxSessionTurns = 20;
    floor.sessionTurns = 20;
    QSignalSpy wanted(&panel, &FloorPanel::turnLimitWanted);

    panel.setFloor(floor, english());

    QVERIFY(panel.findChild<QWidget *>(u"floorRest"_s)->isHidden());
    QCOMPARE(text(panel, u"floorTurnsText"_s), u"This room has used all 20 turn(s)."_s);
    button(panel, u"raiseTurns"_s)->click();
    QCOMPARE(wanted.count(), 1);
    panel.setFloor(decided(), english());
    QVERIFY(panel.findChild<QWidget *>(u"floorTurns"_s)->isHidden());
}

void FloorPanelTest::aLimitOfTurnsIsCountedDown()
{
    FloorPanel panel;
    ports::FloorView floor = decided();
    floor.maxSessionTurns = 20;
    floor.sessionTurns = 12;

    panel.setFloor(floor, english());

    QVERIFY(text(panel, u"floorFooter"_s).endsWith(u" · 12 of 20 turns in all"_s));
}

void FloorPanelTest::aPastDecisionIsMarkedAndLeft()
{
    FloorPanel panel;
    panel.setFloor(midVote(), english());
    panel.show();
    QSignalSpy left(&panel, &FloorPanel::nowShown);
    const auto *bar = panel.findChild<QWidget *>(u"floorPast"_s);
    QVERIFY(bar->isHidden());

    panel.showPast(*decided().decision, 7);

    QVERIFY(bar->isVisible());
    QVERIFY(text(panel, u"floorHeadline"_s).startsWith(u"Aya speaks"_s));
    QVERIFY(rowOf(panel, aya())->content().row.winner);
    QCOMPARE(rowOf(panel, aya())->filled(), 9.0);
    QCOMPARE(rowOf(panel, natsumi())->content().word, u"not in time"_s);
    QVERIFY(rowOf(panel, natsumi())->content().flip.isEmpty()); // not known any more
    QCOMPARE(rowOf(panel, kyoko())->content().flip, u"At 10, Kyoko would have spoken."_s);
    ports::FloorView later = midVote();
    later.paused = true;
    panel.setFloor(later, english()); // continues meanwhile
    QVERIFY(panel.isPast());
    QVERIFY(button(panel, u"wait"_s)->isChecked()); // the buttons belong to the present
    QTest::mouseClick(button(panel, u"floorNow"_s), Qt::LeftButton);

    QVERIFY(bar->isHidden());
    QCOMPARE(left.count(), 1);
    QCOMPARE(text(panel, u"floorHeadline"_s), u"Voting: 1 of 3 votes in."_s);
}

void FloorPanelTest::readersAreToldTheOutcome_data()
{
    QTest::addColumn<ports::FloorView>("floor");
    QTest::addColumn<QString>("told");
    ports::FloorView cued = decidedFloor({missing(aya(), model::Cause::NotAsked)}, model::Rule::Cued, aya());
    ports::FloorView ended = decided();
    ended.policy.terminalEndsRoom = true;
    ended.decision->candidates.last().closing = model::Closing::Terminal;
    QTest::newRow("votes") << decided() << u"Aya speaks, importance 9."_s;
    QTest::newRow("cued") << cued << u"Aya speaks."_s;
    QTest::newRow("nobody") << decidedFloor({voted(aya(), 2, VoteState::Listen)}, model::Rule::Nobody, {})
                            << u"Nobody speaks: Aya would rather listen."_s;
    QTest::newRow("ended")
        << ended
        << u"The conversation ends: Aya was chosen, but chose to leave. No vote from Natsumi: not in time."_s;
}

void FloorPanelTest::readersAreToldTheOutcome()
{
    QFETCH(ports::FloorView, floor);
    QFETCH(QString, told);
    FloorPanel panel;
    const HeardByScreenReaders readers;
    panel.setFloor(midVote(), english());
    const auto *headline =
        QAccessible::queryAccessibleInterface(panel.findChild<QLabel *>(u"floorHeadline"_s));
    QCOMPARE(headline->text(QAccessible::Name), u"Voting: 1 of 3 votes in."_s);
    QVERIFY(readers.alerts(u"floorHeadline"_s).isEmpty()); // votes come in too often to be told

    panel.setFloor(floor, english());

    QCOMPARE(headline->text(QAccessible::Name), told);
    QCOMPARE(headline->text(QAccessible::Description), text(panel, u"floorHeadline"_s));
    QCOMPARE(readers.alerts(u"floorHeadline"_s), QStringList{told});
    panel.setFloor(floor, english()); // no news
    QCOMPARE(readers.alerts(u"floorHeadline"_s).size(), 1);
}

void FloorPanelTest::everyControlHasAName()
{
    FloorPanel panel;
    for (const ports::FloorView &floor : {decided(), fullMeter(), silentRing()})
        panel.setFloor(floor, english());

    QCOMPARE(namelessControls(panel, {u"policyMenuList"_s}), QString()); // filled as it opens: tst_policy_row
}

void FloorPanelTest::aRowIsAnItemWithAValue()
{
    FloorPanel panel;
    panel.setFloor(decided(), english());

    QAccessibleInterface *row = QAccessible::queryAccessibleInterface(rowOf(panel, aya()));
    QAccessibleInterface *silent = QAccessible::queryAccessibleInterface(rowOf(panel, natsumi()));

    QCOMPARE(row->role(), QAccessible::ListItem);
    QCOMPARE(row->text(QAccessible::Name), u"Aya: 9 of 10, speak, called on, chosen"_s);
    QVERIFY(row->valueInterface());
    QCOMPARE(row->valueInterface()->currentValue().toInt(), 9);
    QCOMPARE(row->valueInterface()->maximumValue().toInt(), 10);
    QCOMPARE(row->parent()->role(), QAccessible::List);
    QVERIFY(!silent->valueInterface()->currentValue().isValid());
}

void FloorPanelTest::largeTextPutsTheButtonsIntoMoreRows()
{
    FloorPanel panel;
    panel.setFloor(decided(), english());
    panel.resize(344, 700);
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    QCOMPARE(button(panel, u"stop"_s)->y(), button(panel, u"letThemTalk"_s)->y());

    QFont large = panel.font();
    large.setPointSizeF(large.pointSizeF() * 2);
    panel.setFont(large);

    QTRY_VERIFY(button(panel, u"stop"_s)->y() > button(panel, u"letThemTalk"_s)->geometry().bottom());
    for (const QString &name : {u"letThemTalk"_s, u"wait"_s, u"nextTurn"_s, u"stop"_s}) {
        QVERIFY(button(panel, name)->width() >= button(panel, name)->sizeHint().width());
        QVERIFY(button(panel, name)->geometry().right() < button(panel, name)->parentWidget()->width());
    }
}

void FloorPanelTest::aCauseThatIsLongIsShownWhole()
{
    FloorPanel panel;
    ports::FloorView floor = decided();
    panel.setFloor(floor, english());
    const int usual = rowOf(panel, natsumi())->heightForWidth(200);

    floor.rows[1].cause = model::Cause::RateLimited;
    panel.setFloor(floor, english());

    QVERIFY(rowOf(panel, natsumi())->heightForWidth(200) > usual);
}

/// Buttons that wrap change the height and must not change the width: else the two chase each other.
void FloorPanelTest::everyWidthComesToRest()
{
    FloorPanel panel;
    QFont large = panel.font();
    large.setPointSizeF(20);
    panel.setFont(large);
    panel.show();
    panel.setFloor(decided(), english());
    const auto *row = panel.findChild<QWidget *>(u"policyRow"_s);
    const int least = row->minimumSizeHint().width();

    for (int width = 240; width <= 520; width += 4) {
        panel.resize(width, 500);
        panel.showPast(*decided().decision, 7); // more above the row
        QCoreApplication::processEvents();
        panel.setFloor(decided(), english());
        QCoreApplication::processEvents();
        QCOMPARE(row->minimumSizeHint().width(), least);
    }
}

SUITE_TEST(QApplication, FloorPanelTest)

} // namespace tst_floor_panel

#include "tst_floor_panel.moc"
