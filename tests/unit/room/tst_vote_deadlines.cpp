// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/vote_deadlines.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QTest>

namespace tst_vote_deadlines {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using base::ParticipantId;
using llm::ModelPace;
using room::voteDeadlines;
using room::Voter;
using tests::companion;
using tests::ScriptedAnswer;
using tests::Stage;
using Deadlines = QMap<ParticipantId, Millis>;

namespace {

Voter voter(const QString &name, const ModelPace &pace, const QString &model = u"one"_s)
{
    return {companion(name), {model, pace}};
}

const ModelPace kLoads{.loading = true};
const auto kListens = ScriptedAnswer::vote(model::VoteState::Listen, 0);

} // namespace

class TestVoteDeadlines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void modelsOfUsualPaceKeepTheRoomsDeadline();
    void aSlowModelGetsTheTimeItNeeds();
    void aSerialServerGetsItForEachOfItsVoters();
    void whoIsUpNeverWaitsForOneThatLoads();
    void whereAllLoadTheyAreWaitedFor();
    void noDeadlineIsEndless();
    void whatTheUserHasSetStays();
    void theFloorIsToldBeforeARoundAndTheLogRepeatsIt();
    void aServerFoundSerialIsAskedForAllVotesAtOnce();
    void aTurnOfTheRingMayWaitForAModelThatLoads();
};

void TestVoteDeadlines::modelsOfUsualPaceKeepTheRoomsDeadline()
{
    QCOMPARE(voteDeadlines({voter(u"aya"_s, {}), voter(u"kyoko"_s, {.vote = Millis(3000)})}, {}),
             Deadlines());
}

void TestVoteDeadlines::aSlowModelGetsTheTimeItNeeds()
{
    const auto deadlines =
        voteDeadlines({voter(u"aya"_s, {.vote = Millis(9000)}, u"slow"_s), voter(u"kyoko"_s, {})}, {});

    QCOMPARE(deadlines, (Deadlines{{companion(u"aya"_s), Millis(15'000)}}));
}

void TestVoteDeadlines::aSerialServerGetsItForEachOfItsVoters()
{
    const ModelPace serial{.serial = true, .vote = Millis(4000)};

    const auto deadlines =
        voteDeadlines({voter(u"aya"_s, serial), voter(u"kyoko"_s, serial), voter(u"natsumi"_s, serial)}, {});

    QCOMPARE(deadlines.value(companion(u"aya"_s)), Millis(25'000)); // 21 s, in steps
    QCOMPARE(deadlines.size(), 3);
}

void TestVoteDeadlines::whoIsUpNeverWaitsForOneThatLoads()
{
    QCOMPARE(voteDeadlines({voter(u"aya"_s, kLoads, u"big"_s), voter(u"kyoko"_s, {})}, {}), Deadlines());
}

void TestVoteDeadlines::whereAllLoadTheyAreWaitedFor()
{
    const auto deadlines = voteDeadlines({voter(u"aya"_s, kLoads), voter(u"kyoko"_s, kLoads)}, {});

    QCOMPARE(deadlines.value(companion(u"aya"_s)), Millis(180'000));
    QCOMPARE(deadlines.value(companion(u"kyoko"_s)), Millis(180'000));
}

void TestVoteDeadlines::noDeadlineIsEndless()
{
    const auto deadlines = voteDeadlines({voter(u"aya"_s, {.vote = Millis(3'000'000)})}, {});

    QCOMPARE(deadlines.value(companion(u"aya"_s)), Millis(180'000));
}

void TestVoteDeadlines::whatTheUserHasSetStays()
{
    const QList<Voter> voters{voter(u"aya"_s, {.vote = Millis(9000)})};
    const Deadlines own{{companion(u"aya"_s), Millis(2000)}};

    QCOMPARE(voteDeadlines(voters, {.deadlines = own}), own);
    QCOMPARE(voteDeadlines(voters, {.voteDeadline = Millis(3000), .deadlines = {}}), Deadlines());
}

void TestVoteDeadlines::theFloorIsToldBeforeARoundAndTheLogRepeatsIt()
{
    const model::Room room = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s});
    Stage stage(room);
    stage.model().behaveAs({.name = u"slow"_s, .key = u"slow"_s, .pace = {.vote = Millis(9000)}});
    stage.vote(u"aya"_s, kListens);
    stage.vote(u"kyoko"_s, kListens);

    stage.userSays(u"Hello."_s);
    stage.wait(100);
    stage.userSays(u"Hello?"_s);
    stage.wait(100);

    const auto told = stage.all<model::FloorTold>();
    const auto changes = std::count_if(told.cbegin(), told.cend(),
                                       [](const model::FloorTold &one) { return one.policy.has_value(); });
    QCOMPARE(changes, 1);
    QCOMPARE(stage.director().floor().policy.deadlines.value(companion(u"aya"_s)), Millis(15'000));
    QVERIFY(stage.director().room().policy.deadlines.isEmpty());
    Stage again(room, stage.log());
    QVERIFY(again.director().floor().policy.deadlines.isEmpty()); // the pace is not known any more
}

void TestVoteDeadlines::aServerFoundSerialIsAskedForAllVotesAtOnce()
{
    Stage stage(tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}));
    stage.model().behaveAs({.name = u"small"_s,
                            .together = true,
                            .key = u"small"_s,
                            .pace = {.serial = true, .vote = Millis(4000)}});
    stage.vote(u"aya"_s, ScriptedAnswer::hang());

    stage.userSays(u"Hello."_s);
    stage.wait(100);

    QCOMPARE(stage.model().requests().size(), 1);
    QCOMPARE(stage.model().requests().first().tag.companions.size(), 2);
}

void TestVoteDeadlines::aTurnOfTheRingMayWaitForAModelThatLoads()
{
    const model::PolicySettings ring{.policy = model::PolicyName::Ring, .deadlines = {}};

    QCOMPARE(room::turnTimeout({voter(u"aya"_s, {}), voter(u"kyoko"_s, {.mayLoad = true})}, ring),
             Millis(240'000));
    QCOMPARE(room::turnTimeout({voter(u"aya"_s, {}), voter(u"kyoko"_s, {})}, ring), Millis(60'000));
}

SUITE_TEST(QCoreApplication, TestVoteDeadlines)

} // namespace tst_vote_deadlines

#include "tst_vote_deadlines.moc"
