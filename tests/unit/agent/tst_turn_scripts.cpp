// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/companion_agent.h"
#include "core/agent/turn_loop.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/rounds.h"
#include "tests/support/scripted_gate.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"
#include "tests/unit/agent/tool_double.h"

#include <QLoggingCategory>
#include <QPointer>
#include <QRandomGenerator>
#include <QTest>

namespace tst_turn_scripts {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using llm::Purpose;
using model::Cause;
using model::Outcome;
using model::Risk;
using model::TurnEventKind;
using model::TurnOver;
using tests::companion;
using tests::ScriptedAnswer;
using Way = tests::ToolBook::Way;

namespace {

constexpr int kScripts = tests::rounds(10'000);
const auto kAya = companion(u"aya"_s);

/// The dice of one script; the same seed plays the same script.
class Dice
{
public:
    explicit Dice(quint32 seed)
        : m_random(seed)
    {
    }
    int below(int count) { return int(m_random.bounded(count)); }
    bool oneIn(int count) { return below(count) == 0; }
    template<typename T>
    T one(const QList<T> &of)
    {
        return of.at(below(int(of.size())));
    }

private:
    QRandomGenerator m_random;
};

agent::ToolAnswer answerOf(const QByteArray &result, bool isNews = true)
{
    agent::ToolAnswer answer;
    answer.result = {result};
    answer.isNews = isNews;
    return answer;
}

QMap<QString, tests::ToolBook::Tool> randomTools(Dice &dice)
{
    agent::ToolAnswer said = answerOf("{}", false);
    said.said = agent::ToolSpeech{u"Said by a tool."_s, {}};
    said.bought = 5;
    agent::ToolAnswer poor = answerOf("{}");
    poor.wanted = 60;
    QMap<QString, tests::ToolBook::Tool> tools{
        {u"read"_s, {.risk = Risk::Read, .answer = answerOf("{\"a\":1}")}},
        {u"act"_s, {.risk = Risk::Act, .way = Way::Later, .answer = answerOf("{}", dice.oneIn(2))}},
        {u"send"_s, {.risk = Risk::Sensitive}},
        {u"late"_s, {.risk = Risk::Sensitive, .way = Way::Later}},
        {u"never"_s, {.risk = dice.one<Risk>({Risk::Read, Risk::Act}), .way = Way::Never}},
        {u"throws"_s, {.risk = Risk::Act, .way = Way::Throws}},
        {u"twice"_s, {.risk = Risk::Act, .way = Way::Twice}},
        {u"binary"_s, {.risk = Risk::Read, .answer = answerOf(QByteArray("\0\xff\1", 3))}},
        {u"huge"_s, {.risk = Risk::Read, .answer = answerOf(QByteArray(70'000, 'x'))}},
        {u"alone"_s, {.risk = Risk::Act, .way = Way::Later, .alone = true}},
        {u"consume"_s, {.risk = Risk::Read, .answer = poor}},
        {u"cancel"_s, {.risk = Risk::Act}}};
    if (dice.oneIn(2))
        tools.insert(u"say"_s, {.risk = Risk::Act, .answer = said, .alone = true, .schema = "{}"});
    return tools;
}

QString randomText(Dice &dice)
{
    const QList<QString> texts{{},
                               u"Hello."_s,
                               u"NO_REPLY"_s,
                               u" \n"_s,
                               u"<think>Hm.</think>Yes."_s,
                               u"<think>never closed"_s,
                               u"やあ、元気？"_s,
                               QString(QChar(0xD83D)),
                               u"And so on and on it went, along the river and back. "_s.repeated(15),
                               QString(66'000, u'z')};
    return dice.oneIn(40) ? texts.last() : texts.at(dice.below(int(texts.size()) - 1));
}

ScriptedAnswer randomAnswer(Dice &dice)
{
    ScriptedAnswer answer;
    for (int pieces = dice.below(3); pieces > 0; --pieces)
        answer.pieces.append({Millis(dice.below(50)), randomText(dice), dice.oneIn(4)});
    if (!dice.oneIn(3)) {
        const QList<QString> names{u"read"_s,    u"act"_s,    u"send"_s,   u"late"_s,   u"never"_s,
                                   u"throws"_s,  u"twice"_s,  u"binary"_s, u"huge"_s,   u"alone"_s,
                                   u"consume"_s, u"cancel"_s, u"say"_s,    u"unknown"_s};
        const QList<QByteArray> arguments{"{}", R"({"n":1})", R"({"n":2})", R"({"n":"x"})",
                                          "[]", "{n",         {},           "\xff"};
        const int most = dice.oneIn(20) ? 40 : 4;
        const QString always = dice.oneIn(4) ? dice.one(names) : QString();
        for (int i = dice.below(most) + 1; i > 0; --i) {
            const QByteArray given = dice.oneIn(200) ? QByteArray(300'000, 'x') : dice.one(arguments);
            answer.calls.append({base::CallId(u"call-%1"_s.arg(i)),
                                 always.isEmpty() ? dice.one(names) : always,
                                 {always.isEmpty() ? given : QByteArray("{}")}});
        }
    }
    answer.end = llm::ModelFinish{answer.calls.isEmpty() ? u"stop"_s : u"toolCalls"_s, 1, 1};
    if (dice.oneIn(8))
        answer.end = llm::ModelFailure{
            dice.one<Cause>({Cause::Timeout, Cause::Refused, Cause::Unreachable}), u"no"_s, {}};
    else if (dice.oneIn(12))
        answer.end = ScriptedAnswer::Never{};
    return answer;
}

} // namespace

/// Ten thousand models that do anything: a turn always ends, once, and nothing runs without consent.
class TestTurnScripts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whateverAModelDoesTheTurnEndsOnceAndNothingRunsUnasked();

private:
    void play(quint32 seed);
    void prepare(Dice &dice);
    void check(bool isTakenAway, bool hasGate);

    std::unique_ptr<tests::FakeClock> m_clock;
    std::unique_ptr<tests::ScriptedModelClient> m_model;
    std::unique_ptr<tests::ScriptedGate> m_gate;
    tests::ToolBook m_book;
    QPointer<agent::TurnCall> m_call;
    QList<TurnEventKind> m_events;
    QList<TurnOver> m_over;
    QMap<QString, int> m_reached; ///< the ends that occurred, over all scripts
};

void TestTurnScripts::prepare(Dice &dice)
{
    m_clock = std::make_unique<tests::FakeClock>();
    m_model = std::make_unique<tests::ScriptedModelClient>(*m_clock);
    m_model->behaveAs({.name = u"Scripted"_s, .tools = true});
    m_gate = std::make_unique<tests::ScriptedGate>(*m_clock);
    m_gate->asks = dice.oneIn(2);
    m_gate->decide = [&dice](const permission::Wish &) -> std::optional<permission::Verdict> {
        switch (dice.below(4)) {
        case 0: return permission::Verdict{.allowed = false, .arguments = {}, .why = u"refused"_s};
        case 1: return permission::Verdict{.allowed = true, .arguments = {R"({"n":9})"}, .why = {}};
        case 2: return permission::Verdict{.allowed = true, .arguments = {}, .why = {}};
        default: break;
        }
        if (dice.oneIn(4))
            return std::nullopt; // left open
        return permission::Verdict{.allowed = false, .arguments = {}, .why = u"timedOut"_s};
    };
    m_book = {};
    m_book.tools = randomTools(dice);
    m_book.used = [this](const agent::ToolUse &use) {
        if (use.call.name == "cancel"_L1 && m_call)
            m_call->cancel();
    };
    m_events.clear();
    m_over.clear();
}

void TestTurnScripts::play(quint32 seed)
{
    Dice dice(seed);
    prepare(dice);
    const bool hasGate = !dice.oneIn(5);
    agent::CompanionAgent agent(*m_model, *m_clock, hasGate ? m_gate.get() : nullptr);
    const Purpose purpose = dice.oneIn(3) ? Purpose::Wake : Purpose::Speech;
    for (int answers = dice.below(6) + 1; answers > 0; --answers)
        m_model->script(kAya, purpose, randomAnswer(dice));
    agent::Scene scene;
    scene.persona = tests::persona(u"aya"_s);
    scene.turns.watchLoops = !dice.oneIn(4);
    if (purpose == Purpose::Wake)
        scene.resource = llm::ResourceFloor{.level = 40, .tiers = {{5, 10}, {60, 50}}};
    auto parent = std::make_unique<QObject>();
    auto tools = std::make_unique<tests::ToolDouble>(m_book, *m_clock);
    m_call = purpose == Purpose::Wake ? agent.wake(scene, std::move(tools), parent.get())
                                      : agent.speak(scene, std::move(tools), parent.get());
    connect(m_call, &agent::TurnCall::event, this,
            [this](const TurnEventKind &kind) { m_events.append(kind); });
    connect(m_call, &agent::TurnCall::over, this, [this](const TurnOver &over) { m_over.append(over); });
    const bool isTakenAway = dice.oneIn(20);
    m_clock->advance(Millis(isTakenAway || dice.oneIn(4) ? dice.below(300) : 600'000));
    if (isTakenAway)
        parent.reset();
    else if (m_call)
        m_call->cancel(); // for a call that never ends; no effect if it is over
    for (const auto &late : std::as_const(m_book.waiting))
        late(answerOf("{}"));
    m_clock->advance(Millis(600'000));
    parent.reset();
    check(isTakenAway, hasGate);
}

void TestTurnScripts::check(bool isTakenAway, bool hasGate)
{
    const auto closings = std::count_if(m_events.begin(), m_events.end(), model::isClosing);
    QVERIFY(closings == 1 || (isTakenAway && closings == 0));
    QVERIFY(closings == 0 || model::isClosing(m_events.constLast()));
    QCOMPARE(m_over.size(), closings);
    QCOMPARE(m_model->openCalls(), 0);
    QCOMPARE(m_gate->open(), 0);
    QVERIFY(!m_book.isBoxThere);
    QVERIFY(m_model->requests().size() <= agent::kMostModelCalls);
    if (hasGate)
        QCOMPARE(m_book.runsWithYes, m_gate->yes);
    else
        QVERIFY(!m_book.runs.contains(u"send"_s) && !m_book.runs.contains(u"late"_s));
    QString shown;
    int open = 0; // calls without an answer
    for (const TurnEventKind &event : std::as_const(m_events)) {
        if (const auto *content = std::get_if<model::Content>(&event))
            shown += content->text;
        open += std::holds_alternative<model::ToolCallRequest>(event) ? 1 : 0;
        open -= std::holds_alternative<model::ToolCallResponse>(event) ? 1 : 0;
        QVERIFY(open >= 0);
        if (std::holds_alternative<model::Finished>(event) ||
            std::holds_alternative<model::LoopDetected>(event))
            QCOMPARE(open, 0);
    }
    if (!m_over.isEmpty()) {
        const TurnOver &over = m_over.first();
        QVERIFY(over.outcome == Outcome::Spoke || over.outcome == Outcome::Cancelled || over.cause);
        if (over.said)
            QCOMPARE(over.said->text, shown);
        m_reached[u"%1"_s.arg(int(m_events.constLast().index()))] += 1;
    }
}

void TestTurnScripts::whateverAModelDoesTheTurnEndsOnceAndNothingRunsUnasked()
{
    QLoggingCategory::setFilterRules(u"studio.agent.warning=false"_s); // thousands of tools that throw

    for (quint32 seed = 0; seed < kScripts; ++seed) {
        play(seed);
        QVERIFY2(!QTest::currentTestFailed(), qPrintable(u"the script of seed %1"_s.arg(seed)));
    }

    QCOMPARE(m_reached.size(), 4); // finished, cancelled, error, loop
}

SUITE_TEST(QCoreApplication, TestTurnScripts)

} // namespace tst_turn_scripts

#include "tst_turn_scripts.moc"
