// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/sample_room.h"
#include "ui/models/companion_list_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace tst_companion_list_model {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::CompanionListModel;
using ui::People;

namespace {

QStringList states(const CompanionListModel &model)
{
    QStringList states;
    for (int row = 0; row < model.rowCount(); ++row)
        states.append(model.index(row).data(CompanionListModel::StateRole).toString());
    return states;
}

QString stateOf(const ports::FloorRow &row, bool resting = false)
{
    ports::FloorView floor;
    if (resting)
        floor.rest = model::Rest{};
    return ui::companionRow(row, floor, People()).state;
}

} // namespace

class CompanionListModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStateHasItsWords();
    void aFailedTurnIsToldUntilItIsMadeUpFor();
    void aVoteIsForgottenWhenTheRoomRestsButAMissingOneStays();
    void aVoteThatComesInChangesOneRowOnly();
    void namesAreInTheWindowsLanguage();
    void aNameThatLooksLikeMarkupStaysText();
    void anotherRosterKeepsTheModelSound();
};

void CompanionListModelTest::aFailedTurnIsToldUntilItIsMadeUpFor()
{
    ports::FloorRow row{.id = aya()};
    row.lastEnd = ports::TurnEnd{model::Outcome::Failed, model::Cause::Timeout};
    ports::FloorView floor;
    floor.failed = {{.id = u"t1"_s,
                     .about = {},
                     .after = {},
                     .turn = base::TurnId(u"t1"_s),
                     .calls = {{aya(), {.cause = model::Cause::Timeout, .detail = {}, .status = {}}}}}};

    QCOMPARE(ui::companionRow(row, floor, People()).state, u"failed: not in time"_s);
    floor.failed.clear();
    QCOMPARE(ui::companionRow(row, floor, People()).state, u"listening"_s);
}

void CompanionListModelTest::everyStateHasItsWords()
{
    ports::FloorRow speaking{.id = aya(), .vote = ports::FloorRow::Vote::Voted, .speaking = true};
    ports::FloorRow next{.id = aya(), .vote = ports::FloorRow::Vote::Voted, .next = true};
    ports::FloorRow muted{.id = aya(), .muted = true};
    ports::FloorRow gone{.id = aya(), .stage = model::Closing::Terminal};

    QCOMPARE(stateOf({.id = aya()}), u"listening"_s);
    QCOMPARE(stateOf(pending(aya())), u"voting…"_s);
    ports::FloorView vote;
    vote.votingOn = base::MessageId(u"m1"_s);
    vote.rows = {voted(aya(), 7, model::VoteState::Speak)};
    QCOMPARE(ui::companionRow(vote.rows.first(), vote, People()).state, u"votes 7"_s);
    vote.votingOn.reset(); // the vote is over
    QCOMPARE(ui::companionRow(vote.rows.first(), vote, People()).state, u"listening"_s);
    QCOMPARE(stateOf(missing(aya(), model::Cause::Timeout)), u"not in time"_s);
    QCOMPARE(stateOf(speaking), u"speaking"_s);
    QCOMPARE(stateOf(next), u"next"_s);
    QCOMPARE(stateOf(muted), u"muted"_s);
    QCOMPARE(stateOf(gone), u"has left"_s);
}

void CompanionListModelTest::aVoteIsForgottenWhenTheRoomRestsButAMissingOneStays()
{
    QCOMPARE(stateOf(voted(aya(), 7, model::VoteState::Speak), true), u"listening"_s);
    QCOMPARE(stateOf(missing(aya(), model::Cause::Unreachable), true), u"the model call failed"_s);
}

void CompanionListModelTest::aVoteThatComesInChangesOneRowOnly()
{
    CompanionListModel model;
    const People people(samplePersonas(), model::Language::English);
    ports::FloorView floor = quietFloor();
    floor.votingOn = base::MessageId(u"m0"_s);
    floor.rows = {pending(kyoko()), pending(natsumi()), pending(aya())};
    model.show(floor, people);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);

    floor.rows[1] = voted(natsumi(), 4, model::VoteState::Listen);
    model.show(floor, people);

    QCOMPARE(states(model), QStringList({u"voting…"_s, u"votes 4"_s, u"voting…"_s}));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
    QCOMPARE(reset.count(), 0);
}

void CompanionListModelTest::namesAreInTheWindowsLanguage()
{
    CompanionListModel model;

    model.show(quietFloor(), People(samplePersonas(), model::Language::Japanese));

    QCOMPARE(model.index(2).data().toString(), u"綾"_s);
}

void CompanionListModelTest::aNameThatLooksLikeMarkupStaysText()
{
    QList<model::Persona> personas = samplePersonas();
    personas[0].texts[model::Language::English].role = u"<img src=/dev/zero>"_s;
    CompanionListModel model;

    model.show(quietFloor(), People(personas, model::Language::English));

    QCOMPARE(model.index(0).data(Qt::AccessibleDescriptionRole).toString(), u"<img src=/dev/zero>"_s);
    QVERIFY(!model.index(0).data(Qt::ToolTipRole).toString().contains("<img"_L1));
}

void CompanionListModelTest::anotherRosterKeepsTheModelSound()
{
    CompanionListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const People people(samplePersonas(), model::Language::English);
    ports::FloorView floor = quietFloor();

    model.show(floor, people);
    floor.rows.removeFirst();
    model.show(floor, people);

    QCOMPARE(model.rowCount(), 2);
    model.clear();
    QCOMPARE(model.rowCount(), 0);
}

SUITE_TEST(QCoreApplication, CompanionListModelTest)

} // namespace tst_companion_list_model

#include "tst_companion_list_model.moc"
