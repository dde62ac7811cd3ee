// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/companion_agent.h"
#include "core/agent/votes/vote_schema.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"

#include <QPointer>
#include <QTest>

namespace tst_vote_ladder {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using llm::AnswerForm;
using llm::Purpose;
using model::CallTrouble;
using model::Cause;
using model::VoteManner;
using model::VoteRung;
using tests::companion;
using tests::message;
using tests::ScriptedAnswer;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kVote = ScriptedAnswer::vote(model::VoteState::Speak, 7);

agent::Scene sceneOfAya()
{
    agent::Scene scene;
    scene.persona = tests::persona(u"aya"_s);
    scene.witnessed = {message(u"m1"_s).says(u"Aya?"_s)};
    scene.present = {{kAya, u"Aya"_s, {}}, {tests::user(), u"Mika"_s, {}}};
    scene.room = base::RoomId(u"room-tea"_s);
    return scene;
}

ScriptedAnswer formRefused()
{
    ScriptedAnswer answer = ScriptedAnswer::failure(Cause::Malformed);
    answer.end = llm::ModelFailure{Cause::Malformed, u"response_format is not supported"_s, 400,
                                   model::Advice::ChooseAnother, true};
    return answer;
}

ScriptedAnswer callsTheTool(const QByteArray &arguments)
{
    return ScriptedAnswer::useTools({{u"vote"_s, arguments}});
}

} // namespace

/// How a vote is obtained from a provider's model: form after form, one repair, and then two words.
class TestVoteLadder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theStrictestFormComesFirst();
    void eachFormThatIsRefusedIsFollowedByTheNext();
    void whereEveryFormIsRefusedTheVoteFailsWithItsTrouble();
    void anotherFailureAsksNobodyAgain();
    void theArgumentsOfAForcedToolAreTheAnswer();
    void aModelThatTalksInsteadOfCallingIsHeardToo();
    void anAnswerThatCannotBeReadIsShownOnceAndRepaired();
    void valuesThatTheFloorWouldNotTakeAreRepaired();
    void whatTheRepairDoesNotHelpIsAskedForInTwoWords();
    void aThirdAnswerThatCannotBeReadIsMalformed();
    void aThirdAnswerThatTheFloorWouldNotTakeIsLeftToIt();
    void whatIsBesideThePointIsAskedForOnce();
    void anAnswerThatWasCutIsAskedForInTwoWords();
    void aModelThatSendsNothingButBlanksIsStopped();
    void theExampleAloneIsNoVote();
    void aVoteThatWasOnlyThoughtIsRead();
    void whereItOnlyThoughtThatIsTold();
    void theTextBesideUselessArgumentsIsRead();
    void whatWasMendedIsToldWithTheAnswer();
    void afterTwoBadAnswersTheNextVoteIsAskedForMoreSimply();
    void aScaleHoldsFromTheNextRoundOn();
    void noRepairHelpsAgainst_data();
    void noRepairHelpsAgainst();
    void whatIsTriedOutsideARoomIsATrial();
    void theOfflineBrainIsAskedOnceAndPlainly();
    void aCancelledRepairIsSilent();

private:
    void ask(const QList<ScriptedAnswer> &answers);
    void run(const QList<ScriptedAnswer> &answers)
    {
        ask(answers);
        m_clock->advance(Millis(10'000));
    }
    [[nodiscard]] QList<AnswerForm> forms() const
    {
        QList<AnswerForm> forms;
        for (const llm::ModelRequest &request : m_model->requests())
            forms.append(request.form);
        return forms;
    }

    agent::Scene m_scene;
    std::unique_ptr<tests::FakeClock> m_clock;
    std::unique_ptr<tests::ScriptedModelClient> m_model;
    std::unique_ptr<agent::CompanionAgent> m_agent;
    std::unique_ptr<QObject> m_parent;
    QPointer<agent::VoteCall> m_call;
    QList<std::pair<model::RawState, VoteManner>> m_voted;
    QList<CallTrouble> m_failed;
};

void TestVoteLadder::init()
{
    m_parent.reset();
    m_scene = sceneOfAya();
    m_clock = std::make_unique<tests::FakeClock>();
    m_model = std::make_unique<tests::ScriptedModelClient>(*m_clock);
    m_model->behaveAs({.name = u"m"_s,
                       .voteForms = {AnswerForm::Schema, AnswerForm::ForcedTool, AnswerForm::JsonObject,
                                     AnswerForm::Free}});
    m_agent = std::make_unique<agent::CompanionAgent>(*m_model, *m_clock);
    m_parent = std::make_unique<QObject>();
    m_voted.clear();
    m_failed.clear();
}

void TestVoteLadder::ask(const QList<ScriptedAnswer> &answers)
{
    for (const ScriptedAnswer &answer : answers)
        m_model->script(kAya, Purpose::Vote, answer);
    m_call = m_agent->vote(m_scene, m_parent.get());
    connect(m_call, &agent::VoteCall::voted, this, [this](const auto &state, const auto &manner) {
        m_voted.append({state, manner});
    });
    connect(m_call, &agent::VoteCall::failed, this, [this](Cause cause, const CallTrouble &trouble) {
        QCOMPARE(trouble.cause, cause);
        m_failed.append(trouble);
    });
}

void TestVoteLadder::theStrictestFormComesFirst()
{
    run({kVote});

    QCOMPARE(forms(), QList{AnswerForm::Schema});
    const llm::ModelRequest request = m_model->requests().first();
    QCOMPARE(request.schemaName, u"vote"_s);
    QVERIFY(request.schema.text.contains("\"thought\""));
    QCOMPARE(m_voted.size(), 1);
    QCOMPARE(m_voted.first().second, (VoteManner{VoteRung::Schema, false, false}));
}

void TestVoteLadder::eachFormThatIsRefusedIsFollowedByTheNext()
{
    run({formRefused(), formRefused(), formRefused(), kVote});

    QCOMPARE(forms(),
             (QList{AnswerForm::Schema, AnswerForm::ForcedTool, AnswerForm::JsonObject, AnswerForm::Free}));
    QVERIFY(!m_model->requests().at(1).schema.isEmpty());
    QVERIFY(m_model->requests().at(2).schema.isEmpty());
    QCOMPARE(m_voted.size(), 1);
    QCOMPARE(m_voted.first().second.rung, VoteRung::Prompt);
}

void TestVoteLadder::whereEveryFormIsRefusedTheVoteFailsWithItsTrouble()
{
    run({formRefused()});

    QCOMPARE(forms().size(), 4);
    const CallTrouble expected{Cause::Malformed, model::Advice::ChooseAnother,
                               u"response_format is not supported"_s, 400};
    QCOMPARE(m_failed, QList{expected});
}

void TestVoteLadder::anotherFailureAsksNobodyAgain()
{
    ScriptedAnswer quota = ScriptedAnswer::failure(Cause::RateLimited);
    quota.end = llm::ModelFailure{Cause::RateLimited, u"no quota"_s, 429, model::Advice::TopUp};

    run({quota});

    QCOMPARE(forms().size(), 1);
    QCOMPARE(m_failed, (QList{CallTrouble{Cause::RateLimited, model::Advice::TopUp, u"no quota"_s, 429}}));
}

void TestVoteLadder::theArgumentsOfAForcedToolAreTheAnswer()
{
    run({formRefused(), callsTheTool(R"({"state":"speak","importance":9,"selected":true})")});

    QCOMPARE(m_voted.size(), 1);
    QCOMPARE(m_voted.first().first.importance, model::LooseValue(9.0));
    QCOMPARE(m_voted.first().first.from, model::LooseValue(u"companion_aya"_s));
    QCOMPARE(m_voted.first().second.rung, VoteRung::ForcedTool);
}

void TestVoteLadder::aModelThatTalksInsteadOfCallingIsHeardToo()
{
    run({formRefused(), kVote});

    QCOMPARE(m_voted.size(), 1);
    QCOMPARE(m_voted.first().second, (VoteManner{VoteRung::ForcedTool, false, false}));
}

void TestVoteLadder::anAnswerThatCannotBeReadIsShownOnceAndRepaired()
{
    run({ScriptedAnswer::text(u"Aya should speak, I think."_s), kVote});

    QCOMPARE(m_model->requests().size(), 2);
    const llm::ModelRequest repair = m_model->requests().last();
    QCOMPARE(repair.tag.purpose, model::CallPurpose::Repair);
    QCOMPARE(repair.form, AnswerForm::Schema);
    const auto shown = repair.messages.at(repair.messages.size() - 2);
    QCOMPARE(shown.role, llm::ChatText::Role::Assistant);
    QCOMPARE(shown.text, u"Aya should speak, I think."_s);
    QVERIFY(repair.messages.last().text.contains(u"not exactly one JSON object"_s));
    QCOMPARE(m_voted.size(), 1);
    QCOMPARE(m_voted.first().second.rung, VoteRung::Schema);
    QVERIFY(m_voted.first().second.repaired);
}

void TestVoteLadder::valuesThatTheFloorWouldNotTakeAreRepaired()
{
    run({ScriptedAnswer::text(uR"({"state":"maybe","importance":"high","selected":false})"_s), kVote});

    QVERIFY(m_model->requests().last().messages.last().text.contains(u"state, importance"_s));
    QCOMPARE(m_voted.size(), 1);
    QVERIFY(m_voted.first().second.repaired);
    QCOMPARE(m_voted.first().first.state, model::LooseValue(u"speak"_s));
}

void TestVoteLadder::whatTheRepairDoesNotHelpIsAskedForInTwoWords()
{
    const auto inCharacter = ScriptedAnswer::text(u"The kettle sings, friends!"_s);

    run({inCharacter, inCharacter, ScriptedAnswer::text(u"Speak, 6/10."_s)});

    QCOMPARE(forms(), (QList{AnswerForm::Schema, AnswerForm::Schema, AnswerForm::Free}));
    const llm::ModelRequest first = m_model->requests().first();
    const llm::ModelRequest last = m_model->requests().last();
    QCOMPARE(last.messages.size(), first.messages.size());
    QVERIFY(last.messages.last().text.startsWith(first.messages.last().text));
    QVERIFY(last.messages.last().text.contains(u"speak or listen"_s));
    QCOMPARE(last.tag.purpose, model::CallPurpose::Repair);
    QCOMPARE(m_voted.size(), 1);
    QCOMPARE(m_voted.first().first.state, model::LooseValue(u"speak"_s));
    QCOMPARE(m_voted.first().first.importance, model::LooseValue(6.0));
    QCOMPARE(m_voted.first().second.rung, VoteRung::Prompt);
    QVERIFY(m_voted.first().second.repaired);
    QCOMPARE(m_voted.first().second.raw, u"Speak, 6/10."_s);
}

void TestVoteLadder::aThirdAnswerThatCannotBeReadIsMalformed()
{
    run({ScriptedAnswer::text(u"Well."_s)});

    QCOMPARE(m_model->requests().size(), 3);
    QCOMPARE(m_failed, (QList{CallTrouble{.cause = Cause::Malformed, .detail = u"Well."_s}}));
}

void TestVoteLadder::aThirdAnswerThatTheFloorWouldNotTakeIsLeftToIt()
{
    run({ScriptedAnswer::text(uR"({"state":"maybe","importance":1,"selected":false})"_s)});

    QCOMPARE(m_model->requests().size(), 3);
    QCOMPARE(m_voted.size(), 1);
    QCOMPARE(m_voted.first().first.state, model::LooseValue(u"maybe"_s));
}

void TestVoteLadder::whatIsBesideThePointIsAskedForOnce()
{
    run({ScriptedAnswer::text(uR"({"state":"speak","importance":5,"selected":"Ben","closing":"bye"})"_s)});

    QCOMPARE(m_model->requests().size(), 2);
    QCOMPARE(m_voted.size(), 1);
    QCOMPARE(m_voted.first().first.selected, model::LooseValue(false));
    QCOMPARE(m_voted.first().first.closing, model::LooseValue(u"none"_s));
    QCOMPARE(m_voted.first().second.mends.size(), 2);
}

void TestVoteLadder::anAnswerThatWasCutIsAskedForInTwoWords()
{
    ScriptedAnswer cut = ScriptedAnswer::text(u"{\"thought\":\"on the one hand"_s);
    cut.end = llm::ModelFinish{u"length"_s, {}, {}};

    run({cut, ScriptedAnswer::text(u"listen 2"_s)});

    QCOMPARE(forms(), (QList{AnswerForm::Schema, AnswerForm::Free}));
    QCOMPARE(m_voted.size(), 1);
    QCOMPARE(m_voted.first().first.state, model::LooseValue(u"listen"_s));
}

void TestVoteLadder::aModelThatSendsNothingButBlanksIsStopped()
{
    QStringList blanks(30, QString(100, u' '));
    blanks.prepend(u"{\"thought\":\"Hm.\","_s);

    ask({ScriptedAnswer::hang(blanks, Millis(1)), ScriptedAnswer::text(u"speak 4"_s)});
    m_clock->advance(Millis(500));

    QCOMPARE(m_model->openCalls(), 0);
    QCOMPARE(forms(), (QList{AnswerForm::Schema, AnswerForm::Free}));
    QCOMPARE(m_voted.size(), 1);
}

void TestVoteLadder::theExampleAloneIsNoVote()
{
    run({ScriptedAnswer::text(agent::voteExample()), kVote});

    QVERIFY(m_model->requests().last().messages.last().text.contains(u"it is the example"_s));
    QCOMPARE(m_voted.size(), 1);
}

void TestVoteLadder::aVoteThatWasOnlyThoughtIsRead()
{
    ScriptedAnswer thinks;
    thinks.pieces = {{Millis(1), u"Let me see: {\"state\":\"speak\","_s, true},
                     {Millis(1), u"\"importance\":4,\"selected\":false}"_s, true}};

    run({thinks});

    QCOMPARE(m_model->requests().size(), 1);
    QCOMPARE(m_voted.size(), 1);
    QCOMPARE(m_voted.first().first.importance, model::LooseValue(4.0));
    QCOMPARE(m_voted.first().second.mends, QList{model::VoteMend{model::VoteMend::What::Thoughts}});
}

void TestVoteLadder::whereItOnlyThoughtThatIsTold()
{
    ScriptedAnswer thinks;
    thinks.pieces = {{Millis(1), u"Hm, hm, hm."_s, true}, {Millis(1), u"\n"_s, false}};

    run({thinks});

    QCOMPARE(m_model->requests().size(), 1);
    QCOMPARE(m_failed, (QList{CallTrouble{.cause = Cause::NoAnswer, .advice = model::Advice::ThinkLess}}));
}

void TestVoteLadder::theTextBesideUselessArgumentsIsRead()
{
    ScriptedAnswer both = callsTheTool("{}");
    both.pieces = {{Millis(0), u"{\"state\":\"speak\",\"importance\":3,\"selected\":false}"_s, false}};

    run({formRefused(), both});

    QCOMPARE(m_voted.size(), 1);
    QCOMPARE(m_voted.first().first.importance, model::LooseValue(3.0));
}

void TestVoteLadder::whatWasMendedIsToldWithTheAnswer()
{
    const QString answer = u"{state: SPEAK, importance: 85, selected: no}"_s;

    run({ScriptedAnswer::text(answer)});

    using What = model::VoteMend::What;
    QCOMPARE(m_voted.size(), 1);
    QCOMPARE(m_voted.first().first.importance, model::LooseValue(8.5));
    const VoteManner manner = m_voted.first().second;
    QCOMPARE(manner.mends.size(), 4);
    QCOMPARE(manner.mends.at(1), (model::VoteMend{What::Importance, u"85"_s, u"8.5"_s}));
    QCOMPARE(manner.raw, answer);
    QVERIFY(!manner.repaired);
}

void TestVoteLadder::afterTwoBadAnswersTheNextVoteIsAskedForMoreSimply()
{
    run({ScriptedAnswer::text(u"Well."_s), ScriptedAnswer::text(u"Well."_s),
         ScriptedAnswer::text(u"speak 4"_s), kVote});
    QCOMPARE(m_voted.size(), 1);

    run({});

    QCOMPARE(m_voted.size(), 2);
    QCOMPARE(m_model->requests().last().form, AnswerForm::ForcedTool);
}

void TestVoteLadder::aScaleHoldsFromTheNextRoundOn()
{
    QList<ScriptedAnswer> answers;
    for (const QString &number : {u"0.7"_s, u"0.6"_s, u"0.5"_s, u"1"_s})
        answers.append(ScriptedAnswer::text(
            u"{\"state\":\"speak\",\"importance\":%1,\"selected\":false}"_s.arg(number)));

    for (const QString &id : {u"m1"_s, u"m2"_s, u"m3"_s, u"m4"_s}) {
        m_scene.witnessed = {message(id).says(u"Aya?"_s)};
        run(std::exchange(answers, {}));
    }

    QCOMPARE(m_voted.size(), 4);
    QCOMPARE(m_voted.at(0).first.importance, model::LooseValue(7.0));
    QCOMPARE(m_voted.at(3).first.importance, model::LooseValue(10.0));
}

void TestVoteLadder::noRepairHelpsAgainst_data()
{
    QTest::addColumn<ScriptedAnswer>("answer");
    QTest::addColumn<Cause>("cause");

    QTest::newRow("a refusal") << ScriptedAnswer::text(u"I cannot do that."_s) << Cause::Refused;
    QTest::newRow("nothing") << ScriptedAnswer::text(QString()) << Cause::NoAnswer;
    QTest::newRow("too much") << ScriptedAnswer::text(QString(70'000, u'x')) << Cause::Malformed;
}

void TestVoteLadder::noRepairHelpsAgainst()
{
    QFETCH(ScriptedAnswer, answer);
    QFETCH(Cause, cause);

    run({answer});

    QCOMPARE(m_model->requests().size(), 1);
    QCOMPARE(m_failed, QList{CallTrouble{.cause = cause}});
}

void TestVoteLadder::whatIsTriedOutsideARoomIsATrial()
{
    m_scene.room = {};

    run({ScriptedAnswer::text(u"Well."_s), kVote});

    QCOMPARE(m_model->requests().size(), 2);
    for (const llm::ModelRequest &request : m_model->requests())
        QCOMPARE(request.tag.purpose, model::CallPurpose::Trial);
}

void TestVoteLadder::theOfflineBrainIsAskedOnceAndPlainly()
{
    m_model->behaveAs({.name = u"Rehearsal"_s, .offline = true});

    run({ScriptedAnswer::text(u"Well."_s)});

    QCOMPARE(forms(), QList{AnswerForm::Free});
    QCOMPARE(m_failed, (QList{CallTrouble{.cause = Cause::Malformed, .detail = u"Well."_s}}));
}

void TestVoteLadder::aCancelledRepairIsSilent()
{
    ask({ScriptedAnswer::text(u"Well."_s, Millis(10)), ScriptedAnswer::hang({u"{"_s}, Millis(10))});
    m_clock->advance(Millis(50));
    QCOMPARE(m_model->openCalls(), 1);

    m_call->cancel();
    m_clock->advance(Millis(1000));

    QCOMPARE(m_model->openCalls(), 0);
    QVERIFY(m_voted.isEmpty() && m_failed.isEmpty());
}

SUITE_TEST(QCoreApplication, TestVoteLadder)

} // namespace tst_vote_ladder

#include "tst_vote_ladder.moc"
