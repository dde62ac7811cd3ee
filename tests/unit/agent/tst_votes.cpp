// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/companion_agent.h"
#include "core/agent/conversation_language.h"
#include "core/agent/votes/vote_prompt.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"

#include <QPointer>
#include <QSignalSpy>
#include <QTest>

namespace tst_votes {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using llm::Purpose;
using model::Cause;
using tests::companion;
using tests::message;
using tests::ScriptedAnswer;

namespace {

agent::Scene sceneOfAya()
{
    agent::Scene scene;
    scene.persona = tests::persona(u"aya"_s);
    scene.witnessed = {message(u"m1"_s).says(u"Hello"_s), message(u"m2"_s).says(u"Aya?"_s)};
    scene.present = {{companion(u"aya"_s), u"Aya"_s, {}}, {tests::user(), u"Mika"_s, {}}};
    scene.stage = model::Closing::PreClosing;
    scene.companionTurns = 3;
    scene.seed = 17;
    return scene;
}

} // namespace

class TestVotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theAgentStampsWhoVotedOnWhat();
    void theModelGetsThePromptAndTheWholeBrief();
    void nothingHappensInsideTheCall();
    void aVoteThatIsNoneFailsWithItsCause_data();
    void aVoteThatIsNoneFailsWithItsCause();
    void anEndlessAnswerIsCutOff();
    void aCancelledVoteIsSilent_data();
    void aCancelledVoteIsSilent();
    void cancelAfterTheEndDoesNothing();
    void theCallDeletesItself();

private:
    void start();
    void run(Millis time = Millis(10000)) { m_clock->advance(time); }
    void script(const ScriptedAnswer &answer) { m_model->script(companion(u"aya"_s), Purpose::Vote, answer); }

    std::unique_ptr<tests::FakeClock> m_clock;
    std::unique_ptr<tests::ScriptedModelClient> m_model;
    std::unique_ptr<agent::CompanionAgent> m_agent;
    std::unique_ptr<QObject> m_parent;
    QPointer<agent::VoteCall> m_call;
    QList<model::RawState> m_voted;
    QList<Cause> m_failed;
};

void TestVotes::init()
{
    m_clock = std::make_unique<tests::FakeClock>();
    m_model = std::make_unique<tests::ScriptedModelClient>(*m_clock);
    m_agent = std::make_unique<agent::CompanionAgent>(*m_model, *m_clock);
    m_parent = std::make_unique<QObject>();
    m_voted.clear();
    m_failed.clear();
}

void TestVotes::cleanup() { m_parent.reset(); }

void TestVotes::start()
{
    m_call = m_agent->vote(sceneOfAya(), m_parent.get());
    connect(m_call, &agent::VoteCall::voted, this, [this](const auto &state) { m_voted.append(state); });
    connect(m_call, &agent::VoteCall::failed, this, [this](Cause cause) { m_failed.append(cause); });
}

void TestVotes::theAgentStampsWhoVotedOnWhat()
{
    script(ScriptedAnswer::text(
        uR"({"from":"user","messageId":"m1","state":"speak","importance":7,"selected":true,"closing":"none"})"_s));

    start();
    run();

    QCOMPARE(m_voted.size(), 1);
    QCOMPARE(m_voted.first().from, model::LooseValue(u"companion_aya"_s));
    QCOMPARE(m_voted.first().messageId, model::LooseValue(u"m2"_s));
    QCOMPARE(m_voted.first().importance, model::LooseValue(7.0));
    QVERIFY(m_failed.isEmpty());
}

void TestVotes::theModelGetsThePromptAndTheWholeBrief()
{
    start();

    const agent::Scene scene = sceneOfAya();
    QCOMPARE(m_model->requests().size(), 1);
    const llm::ModelRequest request = m_model->requests().first();
    QCOMPARE(request.messages, agent::votePrompt(scene));
    llm::Brief expected{Purpose::Vote, scene.persona,        scene.witnessed, scene.present,
                        scene.stage,   scene.companionTurns, scene.seed,      {}};
    expected.language = agent::conversationLanguage(scene);
    QCOMPARE(request.brief, expected);
}

void TestVotes::nothingHappensInsideTheCall()
{
    script(ScriptedAnswer::vote(model::VoteState::Speak, 5));

    start();

    QVERIFY(m_voted.isEmpty() && m_failed.isEmpty());
    run();
    QCOMPARE(m_voted.size(), 1);
}

void TestVotes::aVoteThatIsNoneFailsWithItsCause_data()
{
    QTest::addColumn<ScriptedAnswer>("answer");
    QTest::addColumn<Cause>("cause");

    QTest::newRow("unreachable") << ScriptedAnswer::failure(Cause::Unreachable) << Cause::Unreachable;
    QTest::newRow("rate limited") << ScriptedAnswer::failure(Cause::RateLimited) << Cause::RateLimited;
    QTest::newRow("empty") << ScriptedAnswer::text(QString()) << Cause::NoAnswer;
    QTest::newRow("refusal") << ScriptedAnswer::text(u"I cannot do that."_s) << Cause::Refused;
    QTest::newRow("prose") << ScriptedAnswer::text(u"Aya, I think."_s) << Cause::Malformed;
}

void TestVotes::aVoteThatIsNoneFailsWithItsCause()
{
    QFETCH(ScriptedAnswer, answer);
    QFETCH(Cause, cause);
    script(answer);

    start();
    run();

    QCOMPARE(m_failed, QList<Cause>{cause});
    QVERIFY(m_voted.isEmpty());
}

void TestVotes::anEndlessAnswerIsCutOff()
{
    ScriptedAnswer answer = ScriptedAnswer::hang(QStringList(100, QString(1000, u'x')), Millis(1));
    script(answer);

    start();
    run();

    QCOMPARE(m_failed, QList<Cause>{Cause::Malformed});
    QCOMPARE(m_model->openCalls(), 0);
}

void TestVotes::aCancelledVoteIsSilent_data()
{
    QTest::addColumn<int>("after");

    QTest::newRow("at once") << 0;
    QTest::newRow("in the middle") << 15;
    QTest::newRow("just before the end") << 29;
}

void TestVotes::aCancelledVoteIsSilent()
{
    QFETCH(int, after);
    script(ScriptedAnswer::slowly({uR"({"state":"speak",)"_s, uR"("importance":7,)"_s, u"}"_s}, Millis(10)));
    start();
    run(Millis(after));
    QCOMPARE(m_model->openCalls(), 1);

    m_call->cancel();

    QCOMPARE(m_model->openCalls(), 0);
    run();
    QVERIFY(m_voted.isEmpty() && m_failed.isEmpty());
}

void TestVotes::cancelAfterTheEndDoesNothing()
{
    script(ScriptedAnswer::vote(model::VoteState::Listen, 0));
    start();
    run();

    m_call->cancel();
    run();

    QCOMPARE(m_voted.size(), 1);
    QVERIFY(m_failed.isEmpty());
}

void TestVotes::theCallDeletesItself()
{
    script(ScriptedAnswer::vote(model::VoteState::Listen, 0));
    start();
    run();

    QVERIFY(m_call);
    QCoreApplication::sendPostedEvents(m_call, QEvent::DeferredDelete);

    QVERIFY(!m_call);
}

SUITE_TEST(QCoreApplication, TestVotes)

} // namespace tst_votes

#include "tst_votes.moc"
