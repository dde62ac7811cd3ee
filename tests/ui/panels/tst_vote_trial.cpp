// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/policy_floors.h"
#include "tests/support/ui/worn_theme.h"
#include "tests/ui/panels/floor_samples.h"
#include "ui/panels/floor/trial_band.h"

#include <QAccessible>
#include <QAction>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_vote_trial {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Closing;
using model::VoteEdit;
using model::VoteState;
using ui::FloorPanel;
using ui::FloorRowWidget;
using ui::VoteMark;

namespace {

constexpr qint64 kSeq = 17;

/// On Aya 9, asked; Kyoko 7, asked; Natsumi did not answer. Nothing is tried yet.
struct Panel
{
    explicit Panel(const ports::FloorView &floor = decided())
    {
        panel.offerTrials();
        panel.setMotion({.reduced = true});
        panel.resize(340, 700);
        panel.show();
        panel.setFloor(floor, english());
    }

    [[nodiscard]] FloorRowWidget &row(const base::ParticipantId &id) const { return *rowOf(panel, id); }
    void drag(const base::ParticipantId &id, int importance) const
    {
        FloorRowWidget &of = row(id);
        const QRect bar = of.barPlace();
        QTest::mousePress(&of, Qt::LeftButton, {}, bar.center());
        QTest::mouseMove(&of, QPoint(bar.left() + bar.width() * importance / 10, bar.center().y()));
        QTest::mouseRelease(&of, Qt::LeftButton, {},
                            QPoint(bar.left() + bar.width() * importance / 10, bar.center().y()));
    }
    [[nodiscard]] bool hasBand() const { return !panel.findChild<ui::TrialBand *>()->isHidden(); }
    [[nodiscard]] QToolButton *button(const QString &name) const
    {
        return panel.findChild<QToolButton *>(name);
    }
    [[nodiscard]] QString headline() const { return text(panel, u"floorHeadline"_s); }

    FloorPanel panel;
};

/// The studio's answer if Kyoko has 10.
model::WhatIfAnswer kyokoInstead(qint64 seq = kSeq)
{
    model::ReDecided round{.seq = seq, .was = *decided().decision, .would = *decided().decision};
    round.spoke = round.wouldSpeak = true;
    round.would.winner = kyoko();
    round.would.runnerUp = aya();
    round.would.candidates[0].importance = 10;
    round.would.margin = 1;
    round.would.flip = model::Flip{aya(), model::Flip::Field::Importance, 9, 10, aya()};
    return {.decisions = 1, .differ = 1, .round = round};
}

QList<int> tops(const Panel &shown)
{
    QList<int> all;
    for (const FloorRowWidget *row : rows(shown.panel))
        all.append(row->mapTo(&shown.panel, QPoint()).y());
    return all;
}

} // namespace

/// Dragging the votes of a finished round in the panel that shows it.
class VoteTrialTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDraggedBarAsksWhatWouldHaveBeen();
    void theAnswerGivesAnotherWinnerAndSentenceAtOnce();
    void aPressedMarkIsTried();
    void keysMoveTheImportance();
    void theVotesAreReachedAtOneThatCanBeChanged();
    void theMenuHasEverythingThatCanBeTried();
    void screenReadersSetTheValueAndPressTheMarks();
    void whoWasNotAskedGetsAVoteOnlyIfOneIsGiven();
    void backToWhatItWasEndsTheTrial();
    void escapeAndResetTakeEverythingBack();
    void aNewDecisionEndsTheTrialOfTheNewestRound();
    void aNewDecisionLeavesTheTrialOfAPastRound();
    void leavingThePastRoundEndsItsTrial();
    void anotherFloorOfTheSameRoundKeepsTheTrial();
    void whileTheyVoteNothingCanBeGrabbed();
    void aRoundWithoutVotesSaysWhy();
    void aPastVoteIsGrabbedWhateverTheRoomDoesNow();
    void anAnswerAboutAnotherRoundIsNotTaken();
    void whatCannotBeKnownIsSaid();
    void aProblemIsSaidInTheBand();
    void nothingMovesWhenTheTrialBegins_data();
    void nothingMovesWhenTheTrialBegins();
    void aRoomForReadingCanBeTriedButNotPlayed();
    void aRoomThatDoesNotVoteAnyMoreIsNotPlayed();
    void whoLeftOrWasNotAskedIsNotPlayed();
    void theSameChangeIsLaidOverEveryRound();
    void manyChangesAndLongNamesStayShort();
    void aRosterOfOneAndOfSixtyFour();
    void anotherLanguageAndThemeKeepTheTrial();
};

void VoteTrialTest::aDraggedBarAsksWhatWouldHaveBeen()
{
    const Panel shown;
    const QSignalSpy asked(&shown.panel, &FloorPanel::trialAsked);
    QVERIFY(!shown.hasBand());

    shown.drag(kyoko(), 10);

    QVERIFY(asked.count() >= 1);
    QVERIFY(shown.panel.trial());
    const model::WhatIf question = shown.panel.trial()->question();
    QVERIFY(question.newestRound);
    QCOMPARE(question.votes, (QList<VoteEdit>{{.companion = kyoko(), .importance = 10}}));
    QCOMPARE(shown.row(kyoko()).content().row.importance, 10);
    QCOMPARE(shown.row(kyoko()).filled(), 10.0);
    QCOMPARE(shown.row(kyoko()).ghost(), 7);
    QVERIFY(shown.hasBand());
    QCOMPARE(text(shown.panel, u"whatIfText"_s), u"What if: Kyoko: 10 instead of 7"_s);
}

void VoteTrialTest::theAnswerGivesAnotherWinnerAndSentenceAtOnce()
{
    Panel shown;
    shown.drag(kyoko(), 10);
    QVERIFY2(shown.headline().startsWith(u"Aya speaks"_s), qPrintable(shown.headline()));

    shown.panel.tellTrial(kyokoInstead());

    QCOMPARE(shown.headline().section(u'.', 0, 0), u"Kyoko speaks: two were called on, 10 beats Aya’s 9"_s);
    QVERIFY(shown.row(kyoko()).content().row.winner);
    QVERIFY(!shown.row(aya()).content().row.winner);
    QVERIFY2(text(shown.panel, u"floorFlip"_s).contains(u"At 10, Aya would have spoken"_s),
             qPrintable(text(shown.panel, u"floorFlip"_s)));
    QCOMPARE(running(shown.panel).size(), 0);
    QCOMPARE(rows(shown.panel).first(), &shown.row(kyoko())); // in the order of the room
}

void VoteTrialTest::aPressedMarkIsTried()
{
    const Panel shown;
    const auto press = [&shown](const base::ParticipantId &id, VoteMark mark) {
        FloorRowWidget &row = shown.row(id);
        QTest::mouseClick(&row, Qt::LeftButton, {}, row.markPlace(mark).center());
    };

    press(aya(), VoteMark::State);
    press(aya(), VoteMark::Asked);
    press(kyoko(), VoteMark::Closing);
    press(kyoko(), VoteMark::Closing);

    const QList<VoteEdit> expected{{.companion = aya(), .state = VoteState::Listen, .selected = false},
                                   {.companion = kyoko(), .closing = Closing::Closing}};
    QCOMPARE(shown.panel.trial()->edits, expected);
    QVERIFY2(shown.row(aya()).accessibleName().contains(u"listen"_s),
             qPrintable(shown.row(aya()).accessibleName()));
}

void VoteTrialTest::keysMoveTheImportance()
{
    const Panel shown;
    FloorRowWidget &row = shown.row(kyoko());

    QTest::keyClick(&row, Qt::Key_Right);
    QCOMPARE(row.content().row.importance, 8);
    QTest::keyClick(&row, Qt::Key_Left);
    QTest::keyClick(&row, Qt::Key_Left);
    QCOMPARE(row.content().row.importance, 6);
    QTest::keyClick(&row, Qt::Key_Home);
    QCOMPARE(row.content().row.importance, 0);
    QTest::keyClick(&row, Qt::Key_Left);
    QCOMPARE(row.content().row.importance, 0);
    QTest::keyClick(&row, Qt::Key_End);
    QCOMPARE(row.content().row.importance, 10);
    QTest::keyClick(&row, Qt::Key_Right);
    QCOMPARE(row.content().row.importance, 10);
}

void VoteTrialTest::theVotesAreReachedAtOneThatCanBeChanged()
{
    ports::FloorView floor = decided();
    const base::ParticipantId first = floor.rows.constFirst().id;
    floor.decision->candidates.removeIf(
        [&first](const model::Candidate &one) { return one.id == first; }); // as who spoke last
    Panel shown(floor);
    QVERIFY(QTest::qWaitForWindowActive(&shown.panel));
    QVERIFY(!shown.row(first).content().grabbable);

    QVERIFY(shown.panel.focusVotes());

    const auto *reached = qobject_cast<FloorRowWidget *>(QApplication::focusWidget());
    QVERIFY(reached && reached->content().grabbable);
    floor.decision->candidates.clear();
    shown.panel.setFloor(floor, english());
    QVERIFY(!shown.panel.focusVotes());
}

void VoteTrialTest::theMenuHasEverythingThatCanBeTried()
{
    const Panel shown;
    const auto trigger = [&shown](const base::ParticipantId &id, const QString &name) {
        QTest::keyClick(&shown.row(id), Qt::Key_Space);
        auto *menu = shown.row(id).findChild<QMenu *>(u"voteMenu"_s);
        auto *action = menu->findChild<QAction *>(name);
        QVERIFY2(action && action->isEnabled(), qPrintable(name));
        action->trigger();
        delete menu;
    };

    trigger(kyoko(), u"voteMenu.listen"_s);
    trigger(kyoko(), u"voteMenu.asked"_s);
    trigger(kyoko(), u"voteMenu.closing3"_s);
    const QList<VoteEdit> kyokos{
        {.companion = kyoko(), .state = VoteState::Listen, .selected = false, .closing = Closing::Terminal}};
    QCOMPARE(shown.panel.trial()->edits, kyokos);
    trigger(aya(), u"voteMenu.missing"_s);
    QCOMPARE(shown.panel.trial()->edits.last(), (VoteEdit{.companion = aya(), .missing = true}));
    QCOMPARE(shown.row(aya()).content().row.vote, ports::FloorRow::Vote::Missing);
    trigger(aya(), u"voteMenu.back"_s);
    QCOMPARE(shown.panel.trial()->edits, kyokos);
    trigger(kyoko(), u"voteMenu.back"_s);

    QVERIFY(!shown.panel.trial());
    QVERIFY(!shown.hasBand());
}

void VoteTrialTest::screenReadersSetTheValueAndPressTheMarks()
{
    const Panel shown;
    QAccessibleInterface *row = QAccessible::queryAccessibleInterface(&shown.row(kyoko()));
    QVERIFY(row && row->valueInterface() && row->actionInterface());

    row->valueInterface()->setCurrentValue(9);
    row->actionInterface()->doAction(u"asked"_s);

    QCOMPARE(row->valueInterface()->currentValue().toInt(), 9);
    QCOMPARE(shown.panel.trial()->edits,
             (QList<VoteEdit>{{.companion = kyoko(), .importance = 9, .selected = false}}));
    QVERIFY(row->actionInterface()->actionNames().contains(u"closing"_s));
    QCOMPARE(row->actionInterface()->localizedActionName(u"closing"_s), u"Closing"_s);
}

void VoteTrialTest::whoWasNotAskedGetsAVoteOnlyIfOneIsGiven()
{
    const Panel shown;
    shown.drag(kyoko(), 8);
    QCOMPARE(shown.row(natsumi()).content().row.vote, ports::FloorRow::Vote::Missing);

    shown.drag(natsumi(), 4);

    QCOMPARE(shown.row(natsumi()).content().row.vote, ports::FloorRow::Vote::Voted);
    QCOMPARE(shown.row(natsumi()).content().row.importance, 4);
    QCOMPARE(shown.panel.trial()->edits.last(), (VoteEdit{.companion = natsumi(), .importance = 4}));
}

void VoteTrialTest::backToWhatItWasEndsTheTrial()
{
    const Panel shown;
    QSignalSpy ended(&shown.panel, &FloorPanel::trialEnded);
    shown.drag(kyoko(), 8);

    shown.drag(kyoko(), 7);

    QVERIFY(!shown.panel.trial());
    QVERIFY(!shown.hasBand());
    QCOMPARE(ended.count(), 1);
}

void VoteTrialTest::escapeAndResetTakeEverythingBack()
{
    Panel shown;
    const QString before = shown.headline();
    shown.drag(kyoko(), 10);
    shown.panel.tellTrial(kyokoInstead());

    QTest::keyClick(&shown.row(kyoko()), Qt::Key_Escape);

    QVERIFY(!shown.panel.trial());
    QVERIFY(!shown.hasBand());
    QCOMPARE(shown.headline(), before);
    QCOMPARE(shown.row(kyoko()).content().row.importance, 7);
    QVERIFY(shown.row(aya()).content().row.winner);

    shown.drag(kyoko(), 10);
    shown.panel.tellTrial(kyokoInstead());
    shown.button(u"whatIfReset"_s)->click();
    QVERIFY(!shown.panel.trial());
    QCOMPARE(shown.headline(), before);
}

void VoteTrialTest::aNewDecisionEndsTheTrialOfTheNewestRound()
{
    Panel shown;
    shown.drag(kyoko(), 10);

    ports::FloorView next = decided();
    next.decision->messageId = base::MessageId(u"m9"_s);
    shown.panel.setFloor(next, english());

    QVERIFY(!shown.panel.trial());
    QVERIFY(!shown.hasBand());
    shown.drag(kyoko(), 10);
    shown.panel.setFloor(midVote(), english());
    QVERIFY(!shown.panel.trial());
}

void VoteTrialTest::aNewDecisionLeavesTheTrialOfAPastRound()
{
    Panel shown;
    shown.panel.showPast(*decided().decision, kSeq);
    shown.drag(kyoko(), 10);
    shown.panel.tellTrial(kyokoInstead());
    QCOMPARE(shown.panel.trial()->question().round, kSeq);

    shown.panel.setFloor(midVote(), english());

    QVERIFY(shown.panel.trial());
    QVERIFY2(shown.headline().startsWith(u"Kyoko speaks"_s), qPrintable(shown.headline()));
}

void VoteTrialTest::leavingThePastRoundEndsItsTrial()
{
    Panel shown;
    shown.panel.showPast(*decided().decision, kSeq);
    shown.drag(kyoko(), 10);

    shown.panel.showPast(*decided().decision, kSeq); // the same one again
    QVERIFY(shown.panel.trial());
    shown.panel.showPast(*decided().decision, kSeq + 3);
    QVERIFY(!shown.panel.trial());
    shown.drag(kyoko(), 10);
    shown.panel.showNow();
    QVERIFY(!shown.panel.trial());
    shown.drag(kyoko(), 10);
    shown.panel.clear();
    QVERIFY(!shown.panel.trial());
    QVERIFY(!shown.hasBand());
}

void VoteTrialTest::anotherFloorOfTheSameRoundKeepsTheTrial()
{
    Panel shown;
    shown.drag(kyoko(), 10);
    shown.panel.tellTrial(kyokoInstead());

    ports::FloorView speaking = decided();
    speaking.rows[2].speaking = true;
    shown.panel.setFloor(speaking, english());

    QVERIFY(shown.panel.trial());
    QVERIFY(shown.row(kyoko()).content().row.winner);
    QVERIFY(!shown.row(aya()).content().row.speaking);
}

void VoteTrialTest::whileTheyVoteNothingCanBeGrabbed()
{
    const Panel shown(midVote());

    QVERIFY(shown.row(kyoko()).barPlace().isEmpty());
    QTest::keyClick(&shown.row(kyoko()), Qt::Key_Right);

    QVERIFY(!shown.panel.trial());
    QVERIFY2(shown.row(kyoko()).toolTip().contains(u"Votes cannot be changed during a vote. Wait for"_s),
             qPrintable(shown.row(kyoko()).toolTip()));
}

void VoteTrialTest::aRoundWithoutVotesSaysWhy()
{
    Panel shown;
    model::Decision only{
        .messageId = base::MessageId(u"m1"_s), .rule = model::Rule::OnlyCandidate, .winner = aya()};
    only.candidates = {{.id = aya(), .cause = model::Cause::NotAsked}};
    shown.panel.showPast(only, kSeq);
    QCOMPARE(text(shown.panel, u"floorFlip"_s), u"No votes here, so no vote can be changed."_s);
    QVERIFY(shown.row(aya()).barPlace().isEmpty());

    only.rule = model::Rule::Natural;
    shown.panel.showPast(only, kSeq + 1);

    QCOMPARE(text(shown.panel, u"floorFlip"_s),
             u"Only votes can be changed. This round was not decided by votes."_s);
}

void VoteTrialTest::aPastVoteIsGrabbedWhateverTheRoomDoesNow()
{
    Panel shown(activeRing());
    shown.panel.showPast(*decided().decision, kSeq);

    shown.drag(kyoko(), 10);

    QVERIFY(shown.panel.trial());
    shown.panel.tellTrial(kyokoInstead());
    QVERIFY2(shown.headline().startsWith(u"Kyoko speaks"_s), qPrintable(shown.headline()));
}

void VoteTrialTest::anAnswerAboutAnotherRoundIsNotTaken()
{
    Panel shown;
    shown.panel.showPast(*decided().decision, kSeq);
    shown.drag(kyoko(), 10);

    shown.panel.tellTrial(kyokoInstead(kSeq + 1));

    QVERIFY2(shown.headline().startsWith(u"Aya speaks"_s), qPrintable(shown.headline()));
    QVERIFY(!text(shown.panel, u"whatIfProblem"_s).isEmpty());
    shown.panel.tellTrial(kyokoInstead());
    QVERIFY(text(shown.panel, u"whatIfProblem"_s).isEmpty());
}

void VoteTrialTest::whatCannotBeKnownIsSaid()
{
    Panel shown;
    shown.drag(kyoko(), 10);
    model::WhatIfAnswer answer = kyokoInstead();
    answer.round->unknown = model::ReDecided::Unknown::NotAwaited;
    answer.round->unknownVotes = {natsumi()};

    shown.panel.tellTrial(answer);

    QCOMPARE(shown.headline(), u"Cannot be known: Natsumi’s vote was not waited for."_s);
    for (const FloorRowWidget *row : rows(shown.panel))
        QVERIFY(!row->content().row.winner);
}

void VoteTrialTest::aProblemIsSaidInTheBand()
{
    Panel shown;
    shown.drag(kyoko(), 10);

    shown.panel.tellTrialProblem(u"The disk does not answer."_s);

    QCOMPARE(text(shown.panel, u"whatIfProblem"_s), u"The disk does not answer."_s);
    QVERIFY(!shown.button(u"whatIfPlay"_s)->isEnabled());
    shown.drag(kyoko(), 9);
    QVERIFY(text(shown.panel, u"whatIfProblem"_s).isEmpty());
}

void VoteTrialTest::nothingMovesWhenTheTrialBegins_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<bool>("past");
    QTest::newRow("now") << 1.0 << false;
    QTest::newRow("past") << 1.0 << true;
    QTest::newRow("now, twice as large") << 2.0 << false;
}

void VoteTrialTest::nothingMovesWhenTheTrialBegins()
{
    QFETCH(double, zoom);
    QFETCH(bool, past);
    Panel shown;
    QFont font = shown.panel.font();
    font.setPointSizeF(font.pointSizeF() * zoom);
    shown.panel.setFont(font);
    if (past)
        shown.panel.showPast(*decided().decision, kSeq);
    QCoreApplication::processEvents();
    const QList<int> before = tops(shown);

    shown.drag(kyoko(), 10);
    shown.panel.tellTrial(kyokoInstead());
    shown.row(aya()).press(VoteMark::Closing);
    QCoreApplication::processEvents();

    const QList<int> after = tops(shown);
    for (qsizetype i = 0; i < before.size(); ++i)
        QVERIFY2(std::abs(before[i] - after[i]) <= 4,
                 qPrintable(u"%1: %2, %3"_s.arg(i).arg(before[i]).arg(after[i])));
}

void VoteTrialTest::aRoomForReadingCanBeTriedButNotPlayed()
{
    Panel shown;
    shown.panel.setReadOnly(true);

    shown.drag(kyoko(), 10);
    shown.panel.tellTrial(kyokoInstead());

    QVERIFY2(shown.headline().startsWith(u"Kyoko speaks"_s), qPrintable(shown.headline()));
    QVERIFY(!shown.button(u"whatIfPlay"_s)->isEnabled());
    QVERIFY(shown.button(u"whatIfPlay"_s)->accessibleDescription().contains(u"read-only"_s));
    QVERIFY(shown.button(u"whatIfLayOver"_s)->isEnabled());
}

void VoteTrialTest::aRoomThatDoesNotVoteAnyMoreIsNotPlayed()
{
    Panel shown(activeRing());
    shown.panel.showPast(*decided().decision, kSeq);
    shown.drag(kyoko(), 10);
    shown.panel.tellTrial(kyokoInstead());

    QVERIFY(!shown.button(u"whatIfPlay"_s)->isEnabled());
    QVERIFY(shown.button(u"whatIfPlay"_s)->accessibleDescription().contains(u"State vote"_s));
    shown.panel.setFloor(decided(), english());
    QVERIFY(shown.button(u"whatIfPlay"_s)->isEnabled());
}

void VoteTrialTest::whoLeftOrWasNotAskedIsNotPlayed()
{
    ports::FloorView without = decided();
    without.rows.removeFirst(); // Kyoko has left
    Panel shown(without);
    model::Decision past = *decided().decision;
    past.candidates[1].cause = model::Cause::NotNamed; // Natsumi
    shown.panel.showPast(past, kSeq);
    model::WhatIfAnswer answer = kyokoInstead();
    answer.round->was = past;
    const auto whyNot = [&shown] { return shown.button(u"whatIfPlay"_s)->accessibleDescription(); };

    shown.row(aya()).giveImportance(1);
    shown.panel.tellTrial(answer);
    QVERIFY2(whyNot().startsWith(u"Kyoko has left the room"_s),
             qPrintable(whyNot())); // she would win
    answer.round->would.winner = aya();
    shown.panel.tellTrial(answer);
    QVERIFY(shown.button(u"whatIfPlay"_s)->isEnabled());
    shown.row(natsumi()).giveImportance(5);
    QVERIFY2(whyNot().startsWith(u"Natsumi was not asked to vote in this round"_s), qPrintable(whyNot()));
}

void VoteTrialTest::theSameChangeIsLaidOverEveryRound()
{
    const Panel shown;
    QSignalSpy wanted(&shown.panel, &FloorPanel::layOverWanted);
    shown.drag(kyoko(), 4);
    shown.row(aya()).press(VoteMark::Asked);

    shown.button(u"whatIfLayOver"_s)->click();

    QCOMPARE(wanted.count(), 1);
    const model::WhatIf over = shown.panel.trial()->inEveryRound();
    QCOMPARE(over.shifts.value(kyoko()), (model::VoteShift{.importance = -3}));
    QCOMPARE(over.shifts.value(aya()), (model::VoteShift{.selected = false}));
    QVERIFY(over.votes.isEmpty());
}

void VoteTrialTest::manyChangesAndLongNamesStayShort()
{
    QList<model::Persona> personas = samplePersonas();
    for (model::Persona &persona : personas)
        persona.texts[model::Language::English].name = QString(200, u'W');
    Panel shown;
    shown.panel.setFloor(decided(), ui::People(personas, model::Language::English));

    shown.drag(kyoko(), 10);
    shown.row(aya()).press(VoteMark::Asked);
    shown.drag(natsumi(), 2);

    QVERIFY2(text(shown.panel, u"whatIfText"_s).size() < 220, qPrintable(text(shown.panel, u"whatIfText"_s)));
    QVERIFY(shown.panel.findChild<ui::TrialBand *>()->width() <= shown.panel.width());
}

void VoteTrialTest::aRosterOfOneAndOfSixtyFour()
{
    ports::FloorView one = decidedFloor({voted(aya(), 3, VoteState::Speak)}, model::Rule::Speak, aya());
    const Panel alone(one);
    alone.drag(aya(), 0);
    QCOMPARE(alone.panel.trial()->edits, (QList<VoteEdit>{{.companion = aya(), .importance = 0}}));

    QList<ports::FloorRow> all;
    for (int i = 0; i < 64; ++i)
        all.append(voted(base::ParticipantId(u"companion_%1"_s.arg(i)), i % 11, VoteState::Speak));
    const base::ParticipantId last = all.last().id;
    const Panel many(decidedFloor(all, model::Rule::Speak, all[10].id));
    many.drag(last, 10);

    QCOMPARE(many.row(last).content().row.importance, 10);
    QCOMPARE(many.panel.trial()->edits.size(), 1);
}

void VoteTrialTest::anotherLanguageAndThemeKeepTheTrial()
{
    Panel shown;
    shown.drag(kyoko(), 10);
    shown.panel.tellTrial(kyokoInstead());

    const WornTheme dark(ui::Theme::dark());
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&shown.panel, &change);
    shown.panel.setFloor(decided(), ui::People(samplePersonas(), model::Language::Japanese));

    QVERIFY(shown.panel.trial());
    QVERIFY(shown.hasBand());
    QVERIFY(shown.row(kyoko()).content().row.winner);
    QVERIFY2(!text(shown.panel, u"whatIfText"_s).contains(u"Kyoko"_s),
             qPrintable(text(shown.panel, u"whatIfText"_s)));
}

SUITE_TEST(QApplication, VoteTrialTest)

} // namespace tst_vote_trial

#include "tst_vote_trial.moc"
