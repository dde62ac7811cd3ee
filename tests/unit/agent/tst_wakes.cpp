// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/companion_agent.h"
#include "core/agent/wake_prompt.h"
#include "core/agent/wake_turn_call.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"

#include <QPointer>
#include <QTest>

#include <functional>

namespace tst_wakes {

using namespace Qt::StringLiterals;
using namespace studio;
using agent::ToolAnswer;
using base::Millis;
using llm::Purpose;
using model::Cause;
using model::Outcome;
using model::TurnEventKind;
using model::TurnOver;
using tests::companion;
using tests::message;
using tests::ScriptedAnswer;

namespace {

const auto kAya = companion(u"aya"_s);

agent::Scene sceneOfAya()
{
    agent::Scene scene;
    scene.persona = tests::persona(u"aya"_s);
    scene.witnessed = {message(u"m1"_s).says(u"Hello"_s)};
    scene.present = {{kAya, u"Aya"_s, {}}, {tests::user(), u"Mika"_s, {}}};
    scene.policy = model::PolicyName::Resource;
    scene.resource = llm::ResourceFloor{.level = 40, .tiers = {{5, 10}, {60, 50}}};
    return scene;
}

/// Answers as scripted, and records the calls.
struct Desk
{
    std::function<ToolAnswer(const llm::ToolCall &)> answer = [](const llm::ToolCall &) {
        return ToolAnswer{{"{}"}, {}, {}, {}, {}, {}};
    };
    QStringList called;
};

class DeskTools final : public agent::Toolbox
{
public:
    explicit DeskTools(Desk &desk)
        : m_desk(desk)
    {
    }
    QList<llm::ToolSpec> tools() const override
    {
        return {{u"consume"_s, u"Says it."_s, {"{}"}}, {u"status"_s, u"Tells it."_s, {"{}"}}};
    }
    void use(const agent::ToolUse &use, const Answered &answered) override
    {
        m_desk.called.append(use.call.name);
        answered(m_desk.answer(use.call));
    }

private:
    Desk &m_desk;
};

ToolAnswer sold(int amount)
{
    ToolAnswer answer;
    answer.result = {R"({"success":true,"resource":40,"message":"Resource consumed."})"};
    answer.bought = amount;
    return answer;
}

ToolAnswer tooDear(int amount)
{
    ToolAnswer answer;
    answer.result = {R"({"success":false,"resource":40,"message":"Not enough resource."})"};
    answer.wanted = amount;
    return answer;
}

} // namespace

/// A woken companion's turn: a small loop between their model and their tools.
class TestWakes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void itUsesItsToolsAndTellsTheModelTheResults();
    void theModelGetsPromptToolsAndBrief();
    void whatItWritesBesideItsCallsIsAThought();
    void silenceHasACause_data();
    void silenceHasACause();
    void aRefusalForLackOfLevelIsTold();
    void oneThatBoughtAfterARefusalSpoke();
    void theModelHearsOfAToolsMistake();
    void argumentsThatAreNoJsonReachTheLogAsText();
    void itAsksItsModelSoManyTimesAtMost();
    void itUsesSoManyToolsAtMost();
    void aFailedModelIsAFailedTurn();
    void tokensAddUp();
    void cancelWhileTheModelThinks();
    void cancelFromInsideATool();
    void cancelFromAReceiver_data();
    void cancelFromAReceiver();
    void itMayBeTakenAwayFromInsideATool();
    void anEndlessThoughtIsCut();

private:
    void script(const ScriptedAnswer &answer) { m_model->script(kAya, Purpose::Wake, answer); }
    void run(const QList<ScriptedAnswer> &answers);
    void start();

    std::unique_ptr<tests::FakeClock> m_clock;
    std::unique_ptr<tests::ScriptedModelClient> m_model;
    std::unique_ptr<agent::CompanionAgent> m_agent;
    std::unique_ptr<QObject> m_parent;
    Desk m_desk;
    bool m_watchLoops = true;
    QPointer<agent::TurnCall> m_call;
    QList<TurnEventKind> m_events;
    QList<TurnOver> m_over;
};

void TestWakes::init()
{
    m_clock = std::make_unique<tests::FakeClock>();
    m_model = std::make_unique<tests::ScriptedModelClient>(*m_clock);
    m_agent = std::make_unique<agent::CompanionAgent>(*m_model, *m_clock);
    m_parent = std::make_unique<QObject>();
    m_desk = {};
    m_watchLoops = true;
    m_events.clear();
    m_over.clear();
}

/// In every turn: at most one closing event, which is the last, and no model still working.
void TestWakes::cleanup()
{
    m_parent.reset();
    const auto closings = std::count_if(m_events.begin(), m_events.end(), model::isClosing);
    QVERIFY(closings <= 1);
    QVERIFY(closings == 0 || model::isClosing(m_events.constLast()));
    QVERIFY(m_over.size() <= closings);
    QCOMPARE(m_model->openCalls(), 0);
}

void TestWakes::start()
{
    agent::Scene scene = sceneOfAya();
    scene.turns.watchLoops = m_watchLoops;
    m_call = m_agent->wake(scene, std::make_unique<DeskTools>(m_desk), m_parent.get());
    connect(m_call, &agent::TurnCall::event, this,
            [this](const TurnEventKind &kind) { m_events.append(kind); });
    connect(m_call, &agent::TurnCall::over, this, [this](const TurnOver &over) { m_over.append(over); });
}

void TestWakes::run(const QList<ScriptedAnswer> &answers)
{
    for (const ScriptedAnswer &answer : answers)
        script(answer);
    start();
    m_clock->advance(Millis(60'000));
}

void TestWakes::itUsesItsToolsAndTellsTheModelTheResults()
{
    m_desk.answer = [](const llm::ToolCall &) { return sold(5); };

    run({ScriptedAnswer::consume(5, u"I see"_s), ScriptedAnswer::text({})});

    const llm::ToolCall call = ScriptedAnswer::consume(5, u"I see"_s).calls.first();
    QCOMPARE(m_events,
             (QList<TurnEventKind>{model::ToolCallRequest{call.id, u"consume"_s, call.arguments, false},
                                   model::ToolCallResponse{call.id, sold(5).result, {}, {}, {}},
                                   model::Finished{u"stop"_s, {}, {}}}));
    QCOMPARE(m_over, (QList<TurnOver>{{kAya, Outcome::Spoke, {}, {}, {}}}));
    QCOMPARE(m_model->requests().size(), 2);
    QVERIFY(m_model->requests().first().steps.isEmpty());
    QCOMPARE(m_model->requests().last().steps,
             (QList<llm::ModelStep>{{{}, {{call, sold(5).result, false}}}}));
    QVERIFY(m_call->saidSoFar().isEmpty());
}

void TestWakes::theModelGetsPromptToolsAndBrief()
{
    run({ScriptedAnswer::text({})});

    const llm::ModelRequest &request = m_model->requests().first();
    QCOMPARE(request.messages, agent::wakePrompt(sceneOfAya()));
    QCOMPARE(request.tools, DeskTools(m_desk).tools());
    QCOMPARE(request.brief.purpose, Purpose::Wake);
    QCOMPARE(request.brief.policy, model::PolicyName::Resource);
    QCOMPARE(request.brief.resource, sceneOfAya().resource);
}

void TestWakes::whatItWritesBesideItsCallsIsAThought()
{
    m_desk.answer = [](const llm::ToolCall &) { return sold(5); };
    ScriptedAnswer first = ScriptedAnswer::consume(5, u"I see"_s);
    first.pieces = {{Millis(1), u" Kyoko "_s}, {Millis(1), u"talks.\n"_s}};

    run({first, ScriptedAnswer::text(u"Done."_s)});

    QCOMPARE(m_events.first(), TurnEventKind(model::Thought{{}, u"Kyoko talks."_s}));
    QCOMPARE(m_events.at(3), TurnEventKind(model::Thought{{}, u"Done."_s}));
    QCOMPARE(m_events.size(), 5);
    QCOMPARE(m_model->requests().last().steps.first().text, u"Kyoko talks.\n"_s);
    QVERIFY(m_call->saidSoFar().isEmpty());
}

void TestWakes::silenceHasACause_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("nothing") << QString();
    QTest::newRow("NO_REPLY") << u"NO_REPLY"_s;
    QTest::newRow("words that were not bought") << u"Hello, everybody!"_s;
}

void TestWakes::silenceHasACause()
{
    QFETCH(QString, text);

    run({ScriptedAnswer::text(text)});

    QCOMPARE(m_over, (QList<TurnOver>{{kAya, Outcome::NoReply, {}, {}, Cause::NothingToSay}}));
    QCOMPARE(m_events.constLast(), TurnEventKind(model::Finished{u"stop"_s, {}, {}}));
}

void TestWakes::aRefusalForLackOfLevelIsTold()
{
    m_desk.answer = [](const llm::ToolCall &) { return tooDear(60); };

    run({ScriptedAnswer::consume(60, u"A thought of my own"_s), ScriptedAnswer::text({})});

    QCOMPARE(m_over, (QList<TurnOver>{{kAya, Outcome::NoReply, {}, 60, Cause::LevelTooLow}}));
}

void TestWakes::oneThatBoughtAfterARefusalSpoke()
{
    m_desk.answer = [this](const llm::ToolCall &) {
        return m_desk.called.size() == 1 ? tooDear(60) : sold(5);
    };

    run({ScriptedAnswer::consume(60, u"A thought"_s), ScriptedAnswer::consume(5, u"I see"_s),
         ScriptedAnswer::text({})});

    QCOMPARE(m_over, (QList<TurnOver>{{kAya, Outcome::Spoke, {}, {}, {}}}));
}

void TestWakes::theModelHearsOfAToolsMistake()
{
    m_desk.answer = [](const llm::ToolCall &) {
        ToolAnswer answer;
        answer.result = {R"({"error":"tooMany"})"};
        answer.error = u"that was one too many"_s;
        answer.errorType = u"tooMany"_s;
        return answer;
    };

    run({ScriptedAnswer::useTools({{u"status"_s, "{}"}}), ScriptedAnswer::text({})});

    const llm::ToolExchange &told = m_model->requests().last().steps.first().calls.first();
    QVERIFY(told.failed);
    QCOMPARE(told.result.text, QByteArray(R"({"error":"tooMany"})"));
    QCOMPARE(std::get<model::ToolCallResponse>(m_events.at(1)).errorType, u"tooMany"_s);
    QCOMPARE(m_over.first().outcome, Outcome::NoReply);
}

void TestWakes::argumentsThatAreNoJsonReachTheLogAsText()
{
    run({ScriptedAnswer::useTools({{u"consume"_s, "{amount: 5"}}), ScriptedAnswer::text({})});

    QCOMPARE(std::get<model::ToolCallRequest>(m_events.first()).arguments.text, QByteArray("\"{amount: 5\""));
    QCOMPARE(m_model->requests().last().steps.first().calls.first().call.arguments.text,
             QByteArray("{amount: 5"));
}

void TestWakes::itAsksItsModelSoManyTimesAtMost()
{
    m_watchLoops = false;
    m_desk.answer = [](const llm::ToolCall &) { return sold(5); };

    run({ScriptedAnswer::consume(5, u"Go on"_s)}); // repeats for ever

    QCOMPARE(m_model->requests().size(), agent::kMostModelCalls);
    QCOMPARE(m_events.constLast(), TurnEventKind(model::Finished{u"modelCallLimit"_s, {}, {}}));
    QCOMPARE(m_over.first().outcome, Outcome::Spoke); // what was bought stays bought
}

void TestWakes::itUsesSoManyToolsAtMost()
{
    m_watchLoops = false;
    run({ScriptedAnswer::useTools(QList<std::pair<QString, QByteArray>>(1000, {u"status"_s, "{}"}))});

    QCOMPARE(m_desk.called.size(), agent::kMostToolCalls);
    QCOMPARE(m_model->requests().size(), 1);
    QCOMPARE(m_events.constLast(), TurnEventKind(model::Finished{u"toolCallLimit"_s, {}, {}}));
    QCOMPARE(m_over.first().outcome, Outcome::NoReply);
}

void TestWakes::aFailedModelIsAFailedTurn()
{
    run({ScriptedAnswer::useTools({{u"status"_s, "{}"}}), ScriptedAnswer::failure(Cause::RateLimited)});

    QCOMPARE(m_events.constLast(),
             TurnEventKind(model::TurnError{u"scripted failure"_s, {}, u"rateLimited"_s}));
    QCOMPARE(m_over, (QList<TurnOver>{{kAya, Outcome::Failed, {}, {}, Cause::RateLimited}}));
}

void TestWakes::tokensAddUp()
{
    ScriptedAnswer first = ScriptedAnswer::useTools({{u"status"_s, "{}"}});
    first.end = llm::ModelFinish{u"toolCalls"_s, 100, 10};
    ScriptedAnswer second = ScriptedAnswer::text({});
    second.end = llm::ModelFinish{u"stop"_s, 120, {}};

    run({first, second});

    QCOMPARE(m_events.constLast(), TurnEventKind(model::Finished{u"stop"_s, 220, 10}));
}

void TestWakes::cancelWhileTheModelThinks()
{
    script(ScriptedAnswer::hang());
    start();
    m_clock->advance(Millis(100));

    m_call->cancel();
    m_call->cancel();

    QCOMPARE(m_events, QList<TurnEventKind>{model::UserCancelled{}});
    QCOMPARE(m_over, (QList<TurnOver>{{kAya, Outcome::Cancelled, {}, {}, {}}}));
}

void TestWakes::cancelFromInsideATool()
{
    m_desk.answer = [this](const llm::ToolCall &) {
        m_call->cancel();
        return sold(5);
    };

    run({ScriptedAnswer::useTools({{u"consume"_s, "{}"}, {u"consume"_s, "{}"}})});

    QCOMPARE(m_desk.called.size(), 1);
    QCOMPARE(m_events.constLast(), TurnEventKind(model::UserCancelled{}));
    QCOMPARE(m_over.size(), 1);
    QCOMPARE(m_model->requests().size(), 1);
}

void TestWakes::cancelFromAReceiver_data()
{
    QTest::addColumn<int>("event");

    QTest::newRow("of a thought") << 0;
    QTest::newRow("of a request") << 1;
    QTest::newRow("of a response") << 2;
}

void TestWakes::cancelFromAReceiver()
{
    QFETCH(int, event);
    ScriptedAnswer answer = ScriptedAnswer::useTools({{u"status"_s, "{}"}});
    answer.pieces = {{Millis(1), u"Well"_s}};
    script(answer);
    start();
    connect(m_call, &agent::TurnCall::event, this, [this, event] {
        if (m_events.size() == event + 1)
            m_call->cancel();
    });

    m_clock->advance(Millis(60'000));

    QCOMPARE(m_events.size(), event + 2);
    QCOMPARE(m_over.size(), 1);
    QCOMPARE(m_over.first().outcome, Outcome::Cancelled);
    QCOMPARE(m_desk.called.size(), event == 2 ? 1 : 0);
}

void TestWakes::itMayBeTakenAwayFromInsideATool()
{
    bool gone = false;
    m_desk.answer = [this, &gone](const llm::ToolCall &) {
        gone = true;
        m_call->deleteLater();
        m_call->cancel();
        return sold(5);
    };

    run({ScriptedAnswer::consume(5, u"Yes"_s)});

    QVERIFY(gone);
    QCOMPARE(m_over.first().outcome, Outcome::Cancelled);
    QCoreApplication::sendPostedEvents(m_call, QEvent::DeferredDelete);
    QVERIFY(!m_call);
}

void TestWakes::anEndlessThoughtIsCut()
{
    m_watchLoops = false;
    run({ScriptedAnswer::hang(QStringList(100, QString(1000, u'x')), Millis(1))});

    QCOMPARE(std::get<model::Thought>(m_events.first()).description.size(), 64 * 1024);
    QCOMPARE(m_events.constLast(), TurnEventKind(model::Finished{u"length"_s, {}, {}}));
}

SUITE_TEST(QCoreApplication, TestWakes)

} // namespace tst_wakes

#include "tst_wakes.moc"
