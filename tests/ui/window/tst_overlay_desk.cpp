// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_what_if_port.h"
#include "tests/ui/panels/floor_samples.h"
#include "tests/ui/window/studio_window.h"
#include "ui/models/timeline_model.h"
#include "ui/panels/overlay_bar.h"
#include "ui/window/insight_dock.h"

#include <QAction>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QToolButton>

namespace tst_overlay_desk {

using namespace studio;
using namespace studio::tests;
using ui::TimelineModel;

namespace {

constexpr qint64 kRound = 3; // the event of its decision

/// The tea room with one round: the user asked (2), it was decided (3), Aya answered (4).
struct Stage
{
    explicit Stage(bool readOnly = false)
        : studio(readOnly)
    {
        studio.window.desks().offerWhatIf(whatIf);
        studio.open(decided());
    }

    void readTimeline()
    {
        studio.window.findChild<ui::InsightDock *>()->showPage(1);
        settle();
        model::Decided round;
        round.decision = *decided().decision;
        studio.rooms.commandOf(u"events"_s)
            .answer<QList<model::Envelope>>({eventAt(2, posted(1, base::ParticipantId(u"user"_s), u"Who?"_s)),
                                             eventAt(kRound, round), eventAt(4, posted(2, aya(), u"Me."_s))});
        settle();
    }
    void settle() { QCoreApplication::processEvents(); }
    void tryKyoko() { rowOf(*studio.window.findChild<ui::FloorPanel *>(), kyoko())->giveImportance(10); }
    QString told() { return studio.find<QLabel>(u"overlayText"_s)->text(); }
    QAbstractItemModel *timeline() { return studio.find<QListView>(u"timelineList"_s)->model(); }
    QModelIndex row(TimelineModel::Kind kind)
    {
        for (int i = 0; i < timeline()->rowCount(); ++i) {
            const QModelIndex index = timeline()->index(i, 0);
            if (index.data(TimelineModel::KindRole).value<TimelineModel::Kind>() == kind)
                return index;
        }
        return {};
    }
    void choose(const QString &button, const QString &action)
    {
        studio.find<QToolButton>(button)->menu()->findChild<QAction *>(action)->trigger();
        settle();
    }

    FakeWhatIfPort whatIf;
    StudioWindow studio;
};

model::WhatIfAnswer roundAnswer()
{
    model::ReDecided round{.seq = kRound, .was = *decided().decision, .would = *decided().decision};
    round.spoke = round.wouldSpeak = true;
    round.would.winner = kyoko();
    return {.decisions = 1, .differ = 1, .round = round};
}

} // namespace

/// Trials in the floor panel: asked, played, and shown on the timeline; and the room under another policy.
class TestOverlayDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewerQuestionCancelsTheOneBefore();
    void whatIsTriedIsPlayedInTheRoom();
    void aChangeIsLaidOverEveryRound();
    void theRulesOfTheOverlayAreChosen();
    void anotherPolicyLiesBesideEachMessage();
    void aStretchIsFromOneRowToAnother();
    void takingItOffLeavesNothing();
    void aNewDecisionIsAskedAboutAgain();
    void aFailureIsSaid();
};

void TestOverlayDesk::aNewerQuestionCancelsTheOneBefore()
{
    Stage stage;

    stage.tryKyoko();
    rowOf(*stage.studio.window.findChild<ui::FloorPanel *>(), kyoko())->giveImportance(9);

    QCOMPARE(stage.whatIf.asked().size(), 2);
    QVERIFY(stage.whatIf.asked().last().newestRound);
    QCOMPARE(stage.whatIf.cancelled(), QList<qsizetype>{1});
}

void TestOverlayDesk::whatIsTriedIsPlayedInTheRoom()
{
    Stage stage;
    stage.tryKyoko();
    stage.whatIf.answer(roundAnswer());
    auto *play = stage.studio.find<QToolButton>(u"whatIfPlay"_s);
    QVERIFY(play->isEnabled());

    play->click();

    const auto &call = stage.studio.rooms.calls().last();
    QCOMPARE(call.what,
             (QStringList{u"playVotes"_s, teaRoom().value(), QString::number(kRound), kyoko().value()}.join(
                 u' ')));
    QVERIFY(!stage.studio.window.findChild<ui::FloorPanel *>()->trial());
}

void TestOverlayDesk::aChangeIsLaidOverEveryRound()
{
    Stage stage;
    stage.readTimeline();
    stage.tryKyoko();

    stage.studio.find<QToolButton>(u"whatIfLayOver"_s)->click();
    stage.settle();
    QVERIFY(stage.whatIf.asked().last().wantsMarks);
    QCOMPARE(stage.whatIf.asked().last().shifts.value(kyoko()).importance, 3);
    stage.whatIf.answer(
        model::WhatIfAnswer{.decisions = 12,
                            .differ = 5,
                            .unknown = 1,
                            .marks = {{kRound, model::RoundMark::Kind::OtherWinner, kyoko()}}});

    QVERIFY2(stage.told().startsWith(
                 u"The same in every round: Kyoko: 10 instead of 7. With this change 5 of 12"_s),
             qPrintable(stage.told()));
    const QModelIndex decision = stage.row(TimelineModel::Kind::Decided);
    QCOMPARE(decision.data(TimelineModel::MarkTitleRole).toString(), u"Kyoko"_s);
    QCOMPARE(decision.data(TimelineModel::MarkTextRole).toString(), u"instead"_s);
    QVERIFY(decision.data(Qt::AccessibleTextRole).toString().endsWith(u"what if: Kyoko instead"_s));
    QVERIFY(stage.studio.window.findChild<ui::FloorPanel *>()->trial()); // the trial continues beside it
}

void TestOverlayDesk::theRulesOfTheOverlayAreChosen()
{
    Stage stage;
    stage.tryKyoko();
    stage.studio.find<QToolButton>(u"whatIfLayOver"_s)->click();

    stage.choose(u"overlayRules"_s, u"overlayDeadline2"_s);
    QCOMPARE(stage.whatIf.asked().last().voteDeadline, base::Millis(2000));
    stage.choose(u"overlayRules"_s, u"overlayGoodbye1"_s);
    QCOMPARE(stage.whatIf.asked().last().terminalEndsRoom, true);
    QCOMPARE(stage.whatIf.asked().last().voteDeadline, base::Millis(2000));
    stage.choose(u"overlayRules"_s, u"overlayDeadline0"_s);
    QCOMPARE(stage.whatIf.asked().last().voteDeadline, std::nullopt);
}

void TestOverlayDesk::anotherPolicyLiesBesideEachMessage()
{
    Stage stage;
    stage.readTimeline();

    stage.choose(u"overlayPolicy"_s, u"overlayPolicy1"_s);
    QCOMPARE(stage.whatIf.askedAs().last(), (model::AsPolicy{.policy = model::PolicyName::Resource}));
    model::AsPolicyAnswer answer;
    answer.rounds = {
        {.message = 4, .would = kyoko()},
        {.message = 2, .decision = kRound, .had = aya(), .unknown = model::PolicyRound::Unknown::Purchases}};
    answer.differ = 1;
    answer.unknown = 1;
    stage.whatIf.answerAs(answer);

    QVERIFY2(stage.told().startsWith(u"As Resource. After 1 of 2 message"_s), qPrintable(stage.told()));
    QVERIFY2(stage.told().endsWith(u"1 cannot be known."_s), qPrintable(stage.told()));
    const QModelIndex decision = stage.row(TimelineModel::Kind::Decided);
    QCOMPARE(decision.data(TimelineModel::MarkTitleRole).toString(), u"not known"_s);
    QVERIFY(decision.data(Qt::ToolTipRole).toString().contains(u"nobody offered a price"_s));
    const QModelIndex newest = stage.row(TimelineModel::Kind::Said);
    QCOMPARE(newest.data(TimelineModel::MarkTitleRole).toString(), u"Kyoko"_s);
}

void TestOverlayDesk::aStretchIsFromOneRowToAnother()
{
    Stage stage;
    stage.readTimeline();
    stage.choose(u"overlayPolicy"_s, u"overlayPolicy2"_s);
    stage.choose(u"overlayStretch"_s, u"overlayFrom"_s);
    QCOMPARE(stage.told(), u"Choose a row of the timeline first."_s);

    auto *list = stage.studio.find<QListView>(u"timelineList"_s);
    list->setCurrentIndex(stage.timeline()->index(0, 0));
    stage.choose(u"overlayStretch"_s, u"overlayFrom"_s);
    QCOMPARE(stage.whatIf.askedAs().last().first, 4);
    list->setCurrentIndex(stage.row(TimelineModel::Kind::Decided));
    stage.choose(u"overlayStretch"_s, u"overlayUntil"_s);
    QCOMPARE(stage.whatIf.askedAs().last(),
             (model::AsPolicy{.policy = model::PolicyName::Ring, .first = 0, .last = kRound}));
    stage.choose(u"overlayStretch"_s, u"overlayWhole"_s);
    QCOMPARE(stage.whatIf.askedAs().last(), (model::AsPolicy{.policy = model::PolicyName::Ring}));
}

void TestOverlayDesk::takingItOffLeavesNothing()
{
    Stage stage;
    stage.readTimeline();
    stage.choose(u"overlayPolicy"_s, u"overlayPolicy3"_s);
    stage.whatIf.answerAs(
        model::AsPolicyAnswer{.rounds = {{.message = 2, .decision = kRound, .had = aya()}}, .differ = 1});
    QVERIFY(stage.row(TimelineModel::Kind::Decided).data(TimelineModel::MarkRole).isValid());

    stage.studio.find<QToolButton>(u"overlayOff"_s)->click();

    QVERIFY(!stage.row(TimelineModel::Kind::Decided).data(TimelineModel::MarkRole).isValid());
    QVERIFY(stage.told().isEmpty());
    QVERIFY(stage.studio.find<QToolButton>(u"overlayOff"_s)->isHidden());
}

void TestOverlayDesk::aNewDecisionIsAskedAboutAgain()
{
    Stage stage;
    stage.choose(u"overlayPolicy"_s, u"overlayPolicy3"_s);
    QCOMPARE(stage.whatIf.askedAs().size(), 1);

    ports::FloorView next = decided();
    next.decision->messageId = base::MessageId(u"m9"_s);
    Q_EMIT stage.studio.rooms.published(teaRoom(), {}, next);

    QTRY_COMPARE(stage.whatIf.askedAs().size(), 2);
    Q_EMIT stage.studio.rooms.published(teaRoom(), {}, next); // the same again
    stage.settle();
    QCOMPARE(stage.whatIf.askedAs().size(), 2);
}

void TestOverlayDesk::aFailureIsSaid()
{
    Stage stage;
    stage.choose(u"overlayPolicy"_s, u"overlayPolicy3"_s);

    stage.whatIf.answerAs(base::failure(base::ErrorCode::Corrupt, u"It cannot be read."_s));

    QCOMPARE(stage.told(), u"It cannot be read."_s);
}

SUITE_TEST(QApplication, TestOverlayDesk)

} // namespace tst_overlay_desk

#include "tst_overlay_desk.moc"
