// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/companion_agent.h"
#include "core/agent/prompt.h"
#include "core/agent/turn_loop.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"

#include <QPointer>
#include <QTest>

namespace tst_speech_tools {

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
    scene.witnessed = {message(u"m1"_s).says(u"What do you see?"_s)};
    scene.present = {{kAya, u"Aya"_s, {}}, {tests::user(), u"Mika"_s, {}}};
    return scene;
}

/// The uses of a box of tools, and the calls that are waiting. Outlives the box.
struct Book
{
    QList<agent::ToolUse> uses;
    QList<agent::Toolbox::Answered> waiting; ///< calls that are not answered at once
    QMap<QString, ToolAnswer> atOnce;
    bool isBoxThere = false;
};

/// Tools with clocks of their own: a turn waits as long as they take.
class BookTools final : public agent::Toolbox
{
public:
    explicit BookTools(Book &book)
        : m_book(book)
    {
        m_book.isBoxThere = true;
    }
    ~BookTools() override { m_book.isBoxThere = false; }
    QList<llm::ToolSpec> tools() const override
    {
        return {{u"wave"_s, u"Waves."_s, {"{}"}}, {u"look"_s, u"Looks."_s, {"{}"}}};
    }
    agent::ToolTraits traitsOf(const QString &) const override { return {.patience = Millis(0)}; }
    void use(const agent::ToolUse &use, const Answered &answered) override
    {
        m_book.uses.append(use);
        if (m_book.atOnce.contains(use.call.name))
            answered(m_book.atOnce.value(use.call.name));
        else
            m_book.waiting.append(answered);
    }

private:
    Book &m_book;
};

/// A gesture that was made as requested.
ToolAnswer done(std::optional<model::Emotion> emotion = {})
{
    ToolAnswer answer;
    answer.result = {R"({"done":true})"};
    answer.emotion = emotion;
    answer.isNews = false;
    return answer;
}

ToolAnswer picture()
{
    ToolAnswer answer;
    answer.result = {R"({"picture":"follows"})"};
    answer.pictures = {{u"image/jpeg"_s, "jpeg"}};
    return answer;
}

ScriptedAnswer saysAndCalls(const QString &text, const QStringList &tools)
{
    QList<std::pair<QString, QByteArray>> calls;
    for (const QString &tool : tools)
        calls.append({tool, "{}"});
    ScriptedAnswer answer = ScriptedAnswer::useTools(calls);
    if (!text.isEmpty())
        answer.pieces = {{Millis(10), text}};
    return answer;
}

} // namespace

/// A turn of speech whose model calls tools.
class TestSpeechTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aModelThatTakesNoToolsIsOfferedNone();
    void toolsAreOfferedAndExplained();
    void theWordsOfAllAnswersAreOneSpeech();
    void thereIsNoSpaceBetweenJapaneseSentences();
    void aSilentSecondAnswerTakesNothingBack_data();
    void aSilentSecondAnswerTakesNothingBack();
    void aGestureBesideWordsCostsNoSecondCall();
    void aGestureAloneIsFollowedByWords();
    void theLastFeelingMarksTheMessage();
    void wordsComeWhileAToolIsWaitedFor();
    void spaceAloneIsNotSentBack();
    void aPictureGoesToTheModel();
    void aToolLearnsWhetherTheModelSees();
    void cancelReachesAToolAtOnce();
    void aLateAnswerOfAToolChangesNothing();
    void aSecondAnswerOfAToolIsNotHeard();
    void aToolMayCancelTheTurn();
    void toolsGoSideBySide();
    void theLimitsOfToolsHold();
    void theLimitOfModelCallsHolds();
    void aFailureAfterAToolKeepsTheWords();
    void theLengthIsThatOfTheWholeTurn();

private:
    void script(const ScriptedAnswer &answer) { m_model->script(kAya, Purpose::Speech, answer); }
    void start();
    void run(const QList<ScriptedAnswer> &answers);
    [[nodiscard]] QString shown() const;

    std::unique_ptr<tests::FakeClock> m_clock;
    std::unique_ptr<tests::ScriptedModelClient> m_model;
    std::unique_ptr<agent::CompanionAgent> m_agent;
    std::unique_ptr<QObject> m_parent;
    Book m_book;
    bool m_watchLoops = true;
    QPointer<agent::TurnCall> m_call;
    QList<TurnEventKind> m_events;
    QList<TurnOver> m_over;
};

void TestSpeechTools::init()
{
    m_clock = std::make_unique<tests::FakeClock>();
    m_model = std::make_unique<tests::ScriptedModelClient>(*m_clock);
    m_model->behaveAs({.name = u"Scripted"_s, .offline = true, .pictures = true, .tools = true});
    m_agent = std::make_unique<agent::CompanionAgent>(*m_model, *m_clock);
    m_parent = std::make_unique<QObject>();
    m_book = {};
    m_watchLoops = true;
    m_book.atOnce = {{u"wave"_s, done()}};
    m_events.clear();
    m_over.clear();
}

/// In every turn: one closing event, which is the last, one end, no model working and no tools left.
void TestSpeechTools::cleanup()
{
    m_parent.reset();
    QCOMPARE(std::count_if(m_events.begin(), m_events.end(), model::isClosing), 1);
    QVERIFY(model::isClosing(m_events.constLast()));
    QCOMPARE(m_over.size(), 1);
    QCOMPARE(m_model->openCalls(), 0);
    QVERIFY(!m_book.isBoxThere);
}

void TestSpeechTools::start()
{
    agent::Scene scene = sceneOfAya();
    scene.turns.watchLoops = m_watchLoops;
    m_call = m_agent->speak(scene, std::make_unique<BookTools>(m_book), m_parent.get());
    connect(m_call, &agent::TurnCall::event, this,
            [this](const TurnEventKind &kind) { m_events.append(kind); });
    connect(m_call, &agent::TurnCall::over, this, [this](const TurnOver &over) { m_over.append(over); });
}

void TestSpeechTools::run(const QList<ScriptedAnswer> &answers)
{
    for (const ScriptedAnswer &answer : answers)
        script(answer);
    start();
    m_clock->advance(Millis(60'000));
}

QString TestSpeechTools::shown() const
{
    QString text;
    for (const TurnEventKind &event : m_events) {
        if (const auto *content = std::get_if<model::Content>(&event))
            text += content->text;
    }
    return text;
}

void TestSpeechTools::aModelThatTakesNoToolsIsOfferedNone()
{
    m_model->behaveAs({.name = u"Small"_s, .tools = false});

    run({saysAndCalls(u"Hello."_s, {u"wave"_s})});

    QVERIFY(m_model->requests().first().tools.isEmpty());
    QCOMPARE(m_model->requests().first().messages, agent::speechPrompt(sceneOfAya()));
    QVERIFY(m_book.uses.isEmpty());
    QCOMPARE(m_events.size(), 2);
    QCOMPARE(m_over.first().outcome, Outcome::Spoke);
}

void TestSpeechTools::toolsAreOfferedAndExplained()
{
    run({ScriptedAnswer::text(u"Hello."_s)});

    const llm::ModelRequest &request = m_model->requests().first();
    QCOMPARE(request.tools, BookTools(m_book).tools());
    QCOMPARE(request.messages, agent::speechPrompt(sceneOfAya(), true));
    QVERIFY(request.messages != agent::speechPrompt(sceneOfAya()));
    QCOMPARE(request.brief.purpose, Purpose::Speech);
}

void TestSpeechTools::theWordsOfAllAnswersAreOneSpeech()
{
    m_book.atOnce[u"look"_s] = picture();

    run({saysAndCalls(u"Let me look.\n"_s, {u"look"_s}), ScriptedAnswer::text(u" It is bright."_s)});

    QCOMPARE(shown(), u"Let me look. It is bright."_s);
    QCOMPARE(m_over.first().said->text, shown());
    QCOMPARE(m_model->requests().last().steps.first().text, u"Let me look.\n"_s);
}

void TestSpeechTools::thereIsNoSpaceBetweenJapaneseSentences()
{
    m_book.atOnce[u"look"_s] = picture();

    run({saysAndCalls(u"見てみるね。"_s, {u"look"_s}), ScriptedAnswer::text(u"明るいよ。"_s)});

    QCOMPARE(m_over.first().said->text, u"見てみるね。明るいよ。"_s);
    QCOMPARE(shown(), m_over.first().said->text);
}

void TestSpeechTools::aSilentSecondAnswerTakesNothingBack_data()
{
    QTest::addColumn<QString>("second");

    QTest::newRow("nothing") << QString();
    QTest::newRow("NO_REPLY") << u"NO_REPLY"_s;
    QTest::newRow("space") << u"\n"_s;
}

void TestSpeechTools::aSilentSecondAnswerTakesNothingBack()
{
    QFETCH(const QString, second);
    m_book.atOnce[u"look"_s] = picture();

    run({saysAndCalls(u"Let me look."_s, {u"look"_s}), ScriptedAnswer::text(second)});

    QCOMPARE(shown(), u"Let me look."_s);
    QCOMPARE(m_over.first().said->text, u"Let me look."_s);
}

void TestSpeechTools::aGestureBesideWordsCostsNoSecondCall()
{
    run({saysAndCalls(u"Hello!"_s, {u"wave"_s, u"wave"_s})});

    QCOMPARE(m_model->requests().size(), 1);
    QCOMPARE(m_book.uses.size(), 2);
    QCOMPARE(m_events.constLast(), TurnEventKind(model::Finished{u"stop"_s, {}, {}}));
    QCOMPARE(m_over.first().said->text, u"Hello!"_s);
}

void TestSpeechTools::aGestureAloneIsFollowedByWords()
{
    run({saysAndCalls({}, {u"wave"_s}), ScriptedAnswer::text(u"Hello!"_s)});

    QCOMPARE(m_model->requests().size(), 2);
    QVERIFY(std::holds_alternative<model::ToolCallRequest>(m_events.at(0)));
    QVERIFY(std::holds_alternative<model::ToolCallResponse>(m_events.at(1)));
    QCOMPARE(m_events.at(2), TurnEventKind(model::Content{u"Hello!"_s}));
}

void TestSpeechTools::theLastFeelingMarksTheMessage()
{
    m_book.atOnce = {{u"wave"_s, done(model::Emotion::Happy)}, {u"look"_s, done(model::Emotion::Sad)}};

    run({saysAndCalls({}, {u"wave"_s, u"look"_s}), saysAndCalls(u"Oh."_s, {})});

    QCOMPARE(m_over.first().said->metadata.text, QByteArray(R"({"emotion":"sad"})"));
}

void TestSpeechTools::wordsComeWhileAToolIsWaitedFor()
{
    run({saysAndCalls(u"Let me look."_s, {u"look"_s}), ScriptedAnswer::text(u"Bright!"_s)});
    QCOMPARE(shown(), u"Let me look."_s);
    QCOMPARE(m_model->openCalls(), 0);
    QVERIFY(m_over.isEmpty());

    m_book.waiting.first()(picture());
    m_clock->advance(Millis(1000));

    QCOMPARE(m_over.first().said->text, u"Let me look. Bright!"_s);
}

void TestSpeechTools::spaceAloneIsNotSentBack()
{
    run({saysAndCalls(u"\n "_s, {u"wave"_s}), ScriptedAnswer::text(u"Hello."_s)});

    QVERIFY(m_model->requests().last().steps.first().text.isEmpty());
    QCOMPARE(m_over.first().said->text, u"Hello."_s);
}

void TestSpeechTools::aPictureGoesToTheModel()
{
    m_book.atOnce[u"look"_s] = picture();

    run({saysAndCalls({}, {u"look"_s}), ScriptedAnswer::text(u"I see."_s)});

    const llm::ToolExchange &exchange = m_model->requests().last().steps.first().calls.first();
    QCOMPARE(exchange.pictures, picture().pictures);
    QCOMPARE(exchange.result, picture().result);
    QVERIFY(!exchange.failed);
}

void TestSpeechTools::aToolLearnsWhetherTheModelSees()
{
    m_model->behaveAs({.name = u"Blind"_s, .pictures = false, .tools = true});

    run({saysAndCalls(u"Hm."_s, {u"wave"_s})});

    QCOMPARE(m_book.uses.first().seesPictures, false);
    QCOMPARE(m_book.uses.first().call.name, u"wave"_s);
}

void TestSpeechTools::cancelReachesAToolAtOnce()
{
    run({saysAndCalls(u"Let me look."_s, {u"look"_s})});
    QVERIFY(m_book.isBoxThere);

    m_call->cancel();

    QVERIFY(!m_book.isBoxThere);
    QCOMPARE(m_over, (QList<TurnOver>{{kAya, Outcome::Cancelled, {}, {}, {}}}));
    QCOMPARE(m_call->saidSoFar(), u"Let me look."_s);
}

void TestSpeechTools::aLateAnswerOfAToolChangesNothing()
{
    run({saysAndCalls(u"Let me look."_s, {u"look"_s})});
    const agent::Toolbox::Answered late = m_book.waiting.first();
    m_call->cancel();
    const auto before = m_events;

    late(picture());
    QCoreApplication::sendPostedEvents(m_call, QEvent::DeferredDelete);
    late(picture());

    QVERIFY(!m_call);
    QCOMPARE(m_events, before);
    QCOMPARE(m_model->requests().size(), 1);
}

void TestSpeechTools::aSecondAnswerOfAToolIsNotHeard()
{
    run({saysAndCalls({}, {u"look"_s, u"look"_s}), ScriptedAnswer::text(u"I see."_s)});
    const agent::Toolbox::Answered first = m_book.waiting.first();

    first(picture());
    first(done());
    QCOMPARE(m_book.waiting.size(), 2);
    QVERIFY(m_over.isEmpty());
    m_book.waiting.last()(picture());
    m_clock->advance(Millis(1000));

    QCOMPARE(m_model->requests().last().steps.first().calls.size(), 2);
    QCOMPARE(m_over.first().outcome, Outcome::Spoke);
}

void TestSpeechTools::aToolMayCancelTheTurn()
{
    script(saysAndCalls(u"Hello!"_s, {u"wave"_s, u"wave"_s}));
    start();
    connect(m_call, &agent::TurnCall::event, this, [this](const TurnEventKind &kind) {
        if (std::holds_alternative<model::ToolCallRequest>(kind))
            m_call->cancel();
    });

    m_clock->advance(Millis(1000));

    QVERIFY(m_book.uses.isEmpty());
    QCOMPARE(m_over.first().outcome, Outcome::Cancelled);
}

void TestSpeechTools::toolsGoSideBySide()
{
    run({saysAndCalls({}, {u"look"_s, u"look"_s}), ScriptedAnswer::text(u"I see."_s)});

    QCOMPARE(m_book.uses.size(), 2);
    m_book.waiting.last()(picture());
    QCOMPARE(m_model->requests().size(), 1);
    m_book.waiting.first()(picture());
    m_clock->advance(Millis(1000));

    QCOMPARE(m_over.first().said->text, u"I see."_s);
}

void TestSpeechTools::theLimitsOfToolsHold()
{
    m_watchLoops = false;
    run({saysAndCalls(u"Hello!"_s, QStringList(1000, u"wave"_s))});

    QCOMPARE(m_book.uses.size(), agent::kMostToolCalls);
    QCOMPARE(m_events.constLast(), TurnEventKind(model::Finished{u"toolCallLimit"_s, {}, {}}));
    QCOMPARE(m_over.first().outcome, Outcome::Spoke);
}

void TestSpeechTools::theLimitOfModelCallsHolds()
{
    m_watchLoops = false;
    run({saysAndCalls({}, {u"wave"_s})}); // repeats for ever

    QCOMPARE(m_model->requests().size(), agent::kMostModelCalls);
    QCOMPARE(m_events.constLast(), TurnEventKind(model::Finished{u"modelCallLimit"_s, {}, {}}));
    QCOMPARE(m_over.first().cause, Cause::NothingToSay);
}

void TestSpeechTools::aFailureAfterAToolKeepsTheWords()
{
    m_book.atOnce[u"look"_s] = picture();

    run({saysAndCalls(u"Let me look."_s, {u"look"_s}), ScriptedAnswer::failure(Cause::Unreachable)});

    QCOMPARE(m_call->saidSoFar(), u"Let me look."_s);
    QCOMPARE(m_over.first().outcome, Outcome::Failed);
    QCOMPARE(m_over.first().cause, Cause::Unreachable);
}

void TestSpeechTools::theLengthIsThatOfTheWholeTurn()
{
    m_watchLoops = false;
    m_book.atOnce[u"look"_s] = picture();
    const QString half(agent::kLongestTurn / 2 + 10, u'x');

    run({saysAndCalls(half, {u"look"_s}), saysAndCalls(half, {u"look"_s})});

    QVERIFY(m_over.first().said->text.size() <= agent::kLongestTurn + 1); // including a space between the two
    QCOMPARE(m_events.constLast(), TurnEventKind(model::Finished{u"length"_s, {}, {}}));
    QCOMPARE(m_book.uses.size(), 1);
}

SUITE_TEST(QCoreApplication, TestSpeechTools)

} // namespace tst_speech_tools

#include "tst_speech_tools.moc"
