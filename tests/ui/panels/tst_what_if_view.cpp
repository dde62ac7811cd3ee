// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/panels/floor_samples.h"
#include "ui/panels/what_if_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_what_if_view {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::ReDecided;
using model::WhatIfAnswer;
using ui::WhatIfView;

namespace {

constexpr qint64 kSeq = 17;

/// Opened on Aya 9, asked; Kyoko 7, asked; Natsumi did not answer.
struct Opened
{
    Opened()
    {
        view.setPeople({kyoko(), natsumi(), aya()}, english());
        view.setRound(kSeq, *decided().decision);
        view.findChild<QToolButton *>(u"whatIfHead"_s)->click();
    }

    template<class Widget>
    Widget *of(const base::ParticipantId &who, const QString &part) const
    {
        return view.findChild<QWidget *>(u"whatIfVote_"_s + who.value())->template findChild<Widget *>(part);
    }
    QString text(const QString &label) const { return view.findChild<QLabel *>(label)->text(); }
    void shift(const base::ParticipantId &who, int by) const
    {
        view.findChild<QSpinBox *>(u"whatIfShift_"_s + who.value())->setValue(by);
    }

    WhatIfView view;
};

ReDecided kyokoInstead()
{
    ReDecided round{.seq = 5, .was = *decided().decision, .would = *decided().decision};
    round.spoke = round.wouldSpeak = true;
    round.would.winner = kyoko();
    round.would.runnerUp = aya();
    round.would.candidates[0].importance = 10;
    round.would.margin = 1;
    return round;
}

} // namespace

class WhatIfViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsTriedAtFirst();
    void anEditedVoteIsTold();
    void aMissingVoteIsGivenAsAWhole();
    void aVoteCanBeTakenAway();
    void theRoomsRulesAreTold();
    void theAnswerIsSaidInWords();
    void whatCannotBeKnownIsSaid();
    void theOutcomeStaysUntilTheNextAnswer();
    void asItWasTakesEverythingBack();
    void aDecisionOfTheListIsWanted();
    void theSameAnswerLeavesTheListWhereItIs();
    void anotherRoundKeepsWhatIsTriedOnTheRoom();
    void theSameRoundIsAskedAboutAgain();
    void aRoundWithoutVotesSaysSo();
    void aRoomWithoutVotesSaysSo();
    void otherPoliciesSayWhyNot();
};

void WhatIfViewTest::nothingIsTriedAtFirst()
{
    const Opened opened;

    QVERIFY(opened.view.isOpen());
    QVERIFY(opened.view.change().isEmpty());
    QCOMPARE(opened.view.change().round, kSeq);
}

void WhatIfViewTest::anEditedVoteIsTold()
{
    const Opened opened;
    QSignalSpy asked(&opened.view, &WhatIfView::askWanted);

    opened.of<QSpinBox>(kyoko(), u"whatIfImportance"_s)->setValue(10);

    const QList<model::VoteEdit> expected{{.companion = kyoko(), .importance = 10}};
    QCOMPARE(opened.view.change().votes, expected);
    QCOMPARE(asked.count(), 1);
}

void WhatIfViewTest::aMissingVoteIsGivenAsAWhole()
{
    const Opened opened;
    QVERIFY(!opened.of<QSpinBox>(natsumi(), u"whatIfImportance"_s)->isEnabled());

    opened.of<QComboBox>(natsumi(), u"whatIfState"_s)->setCurrentIndex(0);

    const QList<model::VoteEdit> expected{
        {.companion = natsumi(), .state = model::VoteState::Speak, .importance = 0, .selected = false}};
    QCOMPARE(opened.view.change().votes, expected);
}

void WhatIfViewTest::aVoteCanBeTakenAway()
{
    const Opened opened;

    opened.of<QComboBox>(aya(), u"whatIfState"_s)->setCurrentIndex(2);

    const QList<model::VoteEdit> expected{{.companion = aya(), .missing = true}};
    QCOMPARE(opened.view.change().votes, expected);
}

void WhatIfViewTest::theRoomsRulesAreTold()
{
    const Opened opened;

    opened.shift(kyoko(), -3);
    opened.view.findChild<QCheckBox *>(u"whatIfLeftOut_"_s + aya().value())->click();
    opened.view.findChild<QDoubleSpinBox *>(u"whatIfDeadline"_s)->setValue(2.5);
    opened.view.findChild<QComboBox *>(u"whatIfGoodbye"_s)->setCurrentIndex(1);

    const model::WhatIf change = opened.view.change();
    QCOMPARE(change.shifts.value(kyoko()), -3);
    QCOMPARE(change.leftOut, QSet{aya()});
    QCOMPARE(change.voteDeadline, base::Millis(2500));
    QCOMPARE(change.terminalEndsRoom, true);
}

void WhatIfViewTest::theAnswerIsSaidInWords()
{
    Opened opened;
    opened.shift(kyoko(), 3);

    opened.view.setAnswer({.decisions = 340, .differ = 12, .round = kyokoInstead()});

    QCOMPARE(opened.text(u"whatIfOutcome"_s), u"With this, Kyoko would have spoken: 10 beats Aya's 9."_s);
    QVERIFY(opened.text(u"whatIfCount"_s).startsWith(u"With this change 12 of 340"_s));
}

void WhatIfViewTest::whatCannotBeKnownIsSaid()
{
    Opened opened;
    opened.shift(kyoko(), 3);
    ReDecided round = kyokoInstead();
    round.unknown = ReDecided::Unknown::NotAwaited;
    round.unknownVotes = {natsumi()};

    opened.view.setAnswer({.decisions = 2, .unknown = 1, .round = round});

    QCOMPARE(opened.text(u"whatIfOutcome"_s), u"Cannot be known: Natsumi's vote was not waited for."_s);
}

void WhatIfViewTest::theOutcomeStaysUntilTheNextAnswer()
{
    Opened opened;
    opened.shift(kyoko(), 3);
    opened.view.setAnswer({.decisions = 2, .differ = 1, .round = kyokoInstead()});
    const QString before = opened.text(u"whatIfOutcome"_s);

    opened.shift(kyoko(), 4);

    QCOMPARE(opened.text(u"whatIfOutcome"_s), before);
}

void WhatIfViewTest::asItWasTakesEverythingBack()
{
    const Opened opened;
    opened.shift(kyoko(), 3);
    opened.of<QComboBox>(aya(), u"whatIfState"_s)->setCurrentIndex(2);
    QSignalSpy asked(&opened.view, &WhatIfView::askWanted);

    opened.view.findChild<QPushButton *>(u"whatIfReset"_s)->click();

    QVERIFY(opened.view.change().isEmpty());
    QCOMPARE(asked.count(), 1);
}

void WhatIfViewTest::aDecisionOfTheListIsWanted()
{
    Opened opened;
    opened.shift(kyoko(), 3);
    opened.view.setAnswer({.decisions = 2, .differ = 1, .examples = {kyokoInstead()}});
    QSignalSpy wanted(&opened.view, &WhatIfView::roundWanted);
    auto *list = opened.view.findChild<QListWidget *>(u"whatIfDiffering"_s);
    QCOMPARE(list->item(0)->text(), u"Aya spoke, Kyoko would have."_s);

    Q_EMIT list->itemActivated(list->item(0));

    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().first().toLongLong(), 5);
}

void WhatIfViewTest::theSameAnswerLeavesTheListWhereItIs()
{
    Opened opened;
    opened.shift(kyoko(), 3);
    const WhatIfAnswer answer{.decisions = 3, .differ = 2, .examples = {kyokoInstead(), kyokoInstead()}};
    opened.view.setAnswer(answer);
    auto *list = opened.view.findChild<QListWidget *>(u"whatIfDiffering"_s);
    list->setCurrentRow(1);

    opened.view.setAnswer(answer); // something was said meanwhile

    QCOMPARE(list->count(), 2);
    QCOMPARE(list->currentRow(), 1);
}

void WhatIfViewTest::anotherRoundKeepsWhatIsTriedOnTheRoom()
{
    Opened opened;
    opened.shift(kyoko(), 3);
    opened.of<QComboBox>(aya(), u"whatIfState"_s)->setCurrentIndex(2);

    opened.view.setRound(kSeq + 1, *decided().decision);

    QVERIFY(opened.view.change().votes.isEmpty());
    QCOMPARE(opened.view.change().shifts.value(kyoko()), 3);
    QCOMPARE(opened.view.change().round, kSeq + 1);
}

void WhatIfViewTest::theSameRoundIsAskedAboutAgain()
{
    Opened opened;
    opened.of<QSpinBox>(kyoko(), u"whatIfImportance"_s)->setValue(10);
    QSignalSpy asked(&opened.view, &WhatIfView::askWanted);

    opened.view.setRound(kSeq, *decided().decision);

    QCOMPARE(asked.count(), 1);
    QCOMPARE(opened.view.change().votes.size(), 1);
}

void WhatIfViewTest::aRoundWithoutVotesSaysSo()
{
    Opened opened;
    model::Decision cued{.rule = model::Rule::Cued, .winner = aya()};

    opened.view.setRound(kSeq + 1, cued);

    QCOMPARE(opened.text(u"whatIfOutcome"_s),
             u"No votes decided this round, so it cannot be decided again."_s);
    QCOMPARE(opened.view.change().round, std::nullopt);
}

void WhatIfViewTest::aRoomWithoutVotesSaysSo()
{
    Opened opened;

    opened.view.setAnswer({});

    QVERIFY(opened.text(u"whatIfCount"_s).startsWith(u"In this room nothing was put to the vote"_s));
}

void WhatIfViewTest::otherPoliciesSayWhyNot()
{
    const Opened opened;

    for (int policy = 1; policy < 4; ++policy) {
        const auto *button = opened.view.findChild<QRadioButton *>(u"whatIfPolicy%1"_s.arg(policy));
        QVERIFY(!button->isEnabled());
        QVERIFY(!opened.text(u"whatIfReason%1"_s.arg(policy)).isEmpty());
        QCOMPARE(button->accessibleDescription(), opened.text(u"whatIfReason%1"_s.arg(policy)));
    }
}

SUITE_TEST(QApplication, WhatIfViewTest)

} // namespace tst_what_if_view

#include "tst_what_if_view.moc"
