// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/companion_agent.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"

#include <QPointer>
#include <QTest>

namespace tst_batched_votes {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using llm::Purpose;
using model::Cause;
using model::VoteManner;
using model::VoteRung;
using tests::companion;
using tests::message;
using tests::ScriptedAnswer;

namespace {

agent::Scene sceneOf(const QString &shortName)
{
    agent::Scene scene;
    scene.persona = tests::persona(shortName);
    scene.witnessed = {message(u"m1"_s).says(u"Hello"_s)};
    scene.present = {{tests::user(), u"Mika"_s, {}}};
    scene.room = base::RoomId(u"room-tea"_s);
    scene.models.votes = model::RoomModels::Votes::Batched;
    return scene;
}

QString voteOf(const QString &shortName, int importance)
{
    return uR"({"companion":"companion_%1","state":"speak","importance":%2,"selected":false,"closing":"none"})"_s
        .arg(shortName, QString::number(importance));
}

ScriptedAnswer votesOf(const QStringList &votes, Millis after = Millis(0))
{
    return ScriptedAnswer::text(u"{\"votes\":["_s + votes.join(u',') + u"]}"_s, after);
}

} // namespace

/// The votes of several companions from one call.
class TestBatchedVotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void thoseOfOneModelWhoHeardTheSameAreAskedTogether();
    void whoHeardSomethingElseIsAskedAlone();
    void whoHasAnotherModelIsAskedAlone();
    void oneAloneIsAskedAsEver();
    void independentVotesAreNeverTogether();
    void theOfflineBrainIsAskedOneByOne();
    void whoRemembersSomethingElseIsAskedAlone();
    void aMissingVoteFailsAlone();
    void aFailureIsEverybodys();
    void whoLeavesCostsTheOthersNothing();
    void whoLeftBeforeTheQuestionIsNotInIt();
    void whenAllHaveLeftTheModelStops();
    void whoHearsOfAVoteMayCancelTheOthers();
    void anUnreadableAnswerIsRepairedForAll();
    void aModelThatCannotAnswerForSeveralIsAskedForEachAlone();

private:
    agent::VoteCall *ask(const agent::Scene &scene);
    void script(const QString &shortName, const ScriptedAnswer &answer)
    {
        m_model->script(companion(shortName), Purpose::Vote, answer);
    }
    void run() { m_clock->advance(Millis(10'000)); }

    std::unique_ptr<tests::FakeClock> m_clock;
    std::unique_ptr<tests::ScriptedModelClient> m_model;
    std::unique_ptr<agent::CompanionAgent> m_agent;
    std::unique_ptr<QObject> m_parent;
    QStringList m_heard; ///< "companion_aya 7", "companion_kyoko malformed"
    QList<VoteManner> m_manners;
};

void TestBatchedVotes::init()
{
    m_parent.reset();
    m_clock = std::make_unique<tests::FakeClock>();
    m_model = std::make_unique<tests::ScriptedModelClient>(*m_clock);
    m_model->behaveAs(
        {.name = u"m"_s, .voteForms = {llm::AnswerForm::Schema}, .together = true, .key = u"one"_s});
    m_agent = std::make_unique<agent::CompanionAgent>(*m_model, *m_clock);
    m_parent = std::make_unique<QObject>();
    m_heard.clear();
    m_manners.clear();
}

agent::VoteCall *TestBatchedVotes::ask(const agent::Scene &scene)
{
    agent::VoteCall *call = m_agent->vote(scene, m_parent.get());
    const QString who = scene.persona.id.value();
    connect(call, &agent::VoteCall::voted, this,
            [this, who](const model::RawState &state, const auto &manner) {
                QCOMPARE(std::get<QString>(state.from), who);
                QCOMPARE(std::get<QString>(state.messageId), u"m1"_s);
                m_heard.append(u"%1 %2"_s.arg(who).arg(std::get<double>(state.importance)));
                m_manners.append(manner);
            });
    connect(call, &agent::VoteCall::failed, this,
            [this, who](Cause cause) { m_heard.append(u"%1 failed %2"_s.arg(who).arg(int(cause))); });
    return call;
}

void TestBatchedVotes::thoseOfOneModelWhoHeardTheSameAreAskedTogether()
{
    script(u"aya"_s, votesOf({voteOf(u"kyoko"_s, 3), voteOf(u"aya"_s, 7)}));

    ask(sceneOf(u"aya"_s));
    ask(sceneOf(u"kyoko"_s));
    QVERIFY(m_model->requests().isEmpty());
    run();

    QCOMPARE(m_model->requests().size(), 1);
    const llm::ModelRequest request = m_model->requests().first();
    QCOMPARE(request.tag.companions, (QList{companion(u"aya"_s), companion(u"kyoko"_s)}));
    QVERIFY(request.schema.text.contains("companion_kyoko"));
    QCOMPARE(m_heard, (QStringList{u"companion_aya 7"_s, u"companion_kyoko 3"_s}));
    QCOMPARE(m_manners.first(), (VoteManner{VoteRung::Schema, false, true}));
}

void TestBatchedVotes::whoHeardSomethingElseIsAskedAlone()
{
    script(u"aya"_s, votesOf({voteOf(u"kyoko"_s, 3), voteOf(u"aya"_s, 7)}));
    script(u"rin"_s, ScriptedAnswer::vote(model::VoteState::Listen, 1));
    agent::Scene rin = sceneOf(u"rin"_s);
    rin.witnessed.prepend(message(u"m0"_s).whispered().says(u"Psst"_s));

    ask(sceneOf(u"aya"_s));
    ask(rin);
    ask(sceneOf(u"kyoko"_s));
    run();

    QCOMPARE(m_model->requests().size(), 2);
    QCOMPARE(m_model->requests().last().tag.companions, QList{companion(u"rin"_s)});
    m_heard.sort();
    QCOMPARE(m_heard, (QStringList{u"companion_aya 7"_s, u"companion_kyoko 3"_s, u"companion_rin 1"_s}));
}

void TestBatchedVotes::whoRemembersSomethingElseIsAskedAlone()
{
    script(u"aya"_s, votesOf({voteOf(u"kyoko"_s, 3), voteOf(u"aya"_s, 7)}));
    script(u"rin"_s, ScriptedAnswer::vote(model::VoteState::Listen, 1));
    agent::Scene rin = sceneOf(u"rin"_s);
    rin.notes = {u"What Mika whispered in another room."_s};

    ask(sceneOf(u"aya"_s));
    ask(rin);
    ask(sceneOf(u"kyoko"_s));
    run();

    QCOMPARE(m_model->requests().size(), 2);
    for (const llm::ModelRequest &request : m_model->requests()) {
        const bool isRins = request.tag.companions == QList{companion(u"rin"_s)};
        for (const llm::ChatText &text : request.messages)
            QVERIFY(isRins || !text.text.contains(u"whispered in another room"_s));
    }
}

void TestBatchedVotes::whoHasAnotherModelIsAskedAlone()
{
    script(u"aya"_s, ScriptedAnswer::vote(model::VoteState::Speak, 7));
    script(u"kyoko"_s, ScriptedAnswer::vote(model::VoteState::Speak, 3));

    ask(sceneOf(u"aya"_s));
    m_model->behaveAs(
        {.name = u"n"_s, .voteForms = {llm::AnswerForm::Schema}, .together = true, .key = u"other"_s});
    ask(sceneOf(u"kyoko"_s));
    run();

    QCOMPARE(m_model->requests().size(), 2);
    QCOMPARE(m_heard, (QStringList{u"companion_aya 7"_s, u"companion_kyoko 3"_s}));
}

void TestBatchedVotes::oneAloneIsAskedAsEver()
{
    script(u"aya"_s, ScriptedAnswer::vote(model::VoteState::Speak, 7));

    ask(sceneOf(u"aya"_s));
    run();

    QCOMPARE(m_heard, QStringList{u"companion_aya 7"_s});
    QCOMPARE(m_manners.first(), (VoteManner{VoteRung::Schema, false, false}));
}

void TestBatchedVotes::independentVotesAreNeverTogether()
{
    script(u"aya"_s, ScriptedAnswer::vote(model::VoteState::Speak, 7));
    script(u"kyoko"_s, ScriptedAnswer::vote(model::VoteState::Speak, 3));

    for (const QString &name : {u"aya"_s, u"kyoko"_s}) {
        agent::Scene scene = sceneOf(name);
        scene.models.votes = model::RoomModels::Votes::Independent;
        ask(scene);
    }
    run();

    QCOMPARE(m_model->requests().size(), 2);
    QVERIFY(!m_manners.first().together);
}

void TestBatchedVotes::theOfflineBrainIsAskedOneByOne()
{
    m_model->behaveAs({.name = u"Rehearsal"_s, .offline = true});
    script(u"aya"_s, ScriptedAnswer::vote(model::VoteState::Speak, 7));
    script(u"kyoko"_s, ScriptedAnswer::vote(model::VoteState::Speak, 3));

    ask(sceneOf(u"aya"_s));
    ask(sceneOf(u"kyoko"_s));

    QCOMPARE(m_model->requests().size(), 2);
    run();
    QCOMPARE(m_manners.last(), (VoteManner{VoteRung::Offline, false, false}));
}

void TestBatchedVotes::aMissingVoteFailsAlone()
{
    script(u"aya"_s, votesOf({voteOf(u"aya"_s, 7)}));

    ask(sceneOf(u"aya"_s));
    ask(sceneOf(u"kyoko"_s));
    run();

    QCOMPARE(m_model->requests().size(), 1);
    QCOMPARE(m_heard,
             (QStringList{u"companion_aya 7"_s, u"companion_kyoko failed %1"_s.arg(int(Cause::Malformed))}));
}

void TestBatchedVotes::aFailureIsEverybodys()
{
    script(u"aya"_s, ScriptedAnswer::failure(Cause::Unreachable));

    ask(sceneOf(u"aya"_s));
    ask(sceneOf(u"kyoko"_s));
    run();

    const QString failed = u"failed %1"_s.arg(int(Cause::Unreachable));
    QCOMPARE(m_heard, (QStringList{u"companion_aya "_s + failed, u"companion_kyoko "_s + failed}));
}

void TestBatchedVotes::whoLeavesCostsTheOthersNothing()
{
    script(u"aya"_s, votesOf({voteOf(u"kyoko"_s, 3), voteOf(u"aya"_s, 7)}, Millis(100)));
    agent::VoteCall *aya = ask(sceneOf(u"aya"_s));
    ask(sceneOf(u"kyoko"_s));
    m_clock->advance(Millis(50));

    aya->cancel();
    run();

    QCOMPARE(m_heard, QStringList{u"companion_kyoko 3"_s});
}

void TestBatchedVotes::whoLeftBeforeTheQuestionIsNotInIt()
{
    script(u"kyoko"_s, ScriptedAnswer::vote(model::VoteState::Speak, 3));
    agent::VoteCall *aya = ask(sceneOf(u"aya"_s));
    ask(sceneOf(u"kyoko"_s));

    aya->cancel();
    run();

    QCOMPARE(m_model->requests().size(), 1);
    QCOMPARE(m_model->requests().first().tag.companions, QList{companion(u"kyoko"_s)});
    QCOMPARE(m_heard, QStringList{u"companion_kyoko 3"_s});
}

void TestBatchedVotes::whenAllHaveLeftTheModelStops()
{
    script(u"aya"_s, ScriptedAnswer::hang());
    agent::VoteCall *aya = ask(sceneOf(u"aya"_s));
    agent::VoteCall *kyoko = ask(sceneOf(u"kyoko"_s));
    m_clock->advance(Millis(50));

    aya->cancel();
    QCOMPARE(m_model->openCalls(), 1);
    kyoko->cancel();

    QCOMPARE(m_model->openCalls(), 0);
    run();
    QVERIFY(m_heard.isEmpty());
}

void TestBatchedVotes::whoHearsOfAVoteMayCancelTheOthers()
{
    script(u"aya"_s, votesOf({voteOf(u"kyoko"_s, 3), voteOf(u"aya"_s, 7), voteOf(u"rin"_s, 1)}));
    agent::VoteCall *aya = ask(sceneOf(u"aya"_s));
    const QPointer<agent::VoteCall> kyoko = ask(sceneOf(u"kyoko"_s));
    const QPointer<agent::VoteCall> rin = ask(sceneOf(u"rin"_s));
    connect(aya, &agent::VoteCall::voted, this, [&] {
        kyoko->cancel();
        delete rin.data();
    });

    run();

    QCOMPARE(m_heard, QStringList{u"companion_aya 7"_s});
}

void TestBatchedVotes::anUnreadableAnswerIsRepairedForAll()
{
    script(u"aya"_s, ScriptedAnswer::text(u"Both of them, I think."_s));
    script(u"aya"_s, votesOf({voteOf(u"kyoko"_s, 3), voteOf(u"aya"_s, 7)}));

    ask(sceneOf(u"aya"_s));
    ask(sceneOf(u"kyoko"_s));
    run();

    QCOMPARE(m_model->requests().size(), 2);
    QCOMPARE(m_heard.size(), 2);
    QCOMPARE(m_manners.last().rung, VoteRung::Schema);
    QVERIFY(m_manners.last().repaired && m_manners.last().together);
}

void TestBatchedVotes::aModelThatCannotAnswerForSeveralIsAskedForEachAlone()
{
    for (int i = 0; i < 3; ++i) // the answer, its repair, two words
        script(u"aya"_s, ScriptedAnswer::text(u"I would love to hear more about that."_s));
    script(u"aya"_s, ScriptedAnswer::vote(model::VoteState::Speak, 7));
    script(u"kyoko"_s, ScriptedAnswer::vote(model::VoteState::Listen, 3));
    ask(sceneOf(u"aya"_s));
    ask(sceneOf(u"kyoko"_s));
    run();
    QCOMPARE(m_heard.size(), 2);
    QVERIFY(m_heard.first().contains(u"failed"_s));
    const qsizetype before = m_model->requests().size();
    m_heard.clear();

    ask(sceneOf(u"aya"_s));
    ask(sceneOf(u"kyoko"_s));
    run();

    QCOMPARE(m_model->requests().size(), before + 2);
    QCOMPARE(m_heard, (QStringList{u"companion_aya 7"_s, u"companion_kyoko 3"_s}));
}

SUITE_TEST(QCoreApplication, TestBatchedVotes)

} // namespace tst_batched_votes

#include "tst_batched_votes.moc"
