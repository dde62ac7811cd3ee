// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/companion_agent.h"
#include "core/agent/said_message.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_flawed_answers {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using llm::Purpose;
using model::Cause;
using model::Outcome;
using model::TurnEventKind;
using tests::companion;
using tests::message;
using tests::ScriptedAnswer;

namespace {

const auto kRin = companion(u"rin"_s);

agent::Scene sceneOfRin()
{
    agent::Scene scene;
    scene.persona = tests::persona(u"rin"_s);
    scene.witnessed = {message(u"m1"_s).says(u"Hello"_s)};
    scene.present = {
        {kRin, u"Rin"_s, {}}, {companion(u"otto"_s), u"Otto"_s, {}}, {tests::user(), u"Sam"_s, {}}};
    return scene;
}

} // namespace

/// Answers that say nothing, or more than the companion is allowed to say.
class TestFlawedAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void anAnswerWithoutWordsIsAskedForOnceMore_data();
    void anAnswerWithoutWordsIsAskedForOnceMore();
    void whatSaysNothingTwiceFailsWithItsReason_data();
    void whatSaysNothingTwiceFailsWithItsReason();
    void thinkingThatUsesTheLimitUpIsNotAskedAgain();
    void silenceIsNotAskedAgain();
    void whoWasSpokenForIsTold();
    void whatGoesOnBehindTheEndIsCutOff();
    void whatNeverBecomesAWordIsCutOff_data();
    void whatNeverBecomesAWordIsCutOff();
    void onlyTheFirstAnswerOfAModelIsHeldBack();
    void aModelThatOnlyClosesItsThoughtsIsRemembered();
    void theSameWordsAreSaidOnce_data();
    void theSameWordsAreSaidOnce();

private:
    void script(const ScriptedAnswer &answer) { m_model->script(kRin, Purpose::Speech, answer); }
    void run();
    [[nodiscard]] QString shown() const;

    std::unique_ptr<tests::FakeClock> m_clock;
    std::unique_ptr<tests::ScriptedModelClient> m_model;
    std::unique_ptr<agent::CompanionAgent> m_agent;
    std::unique_ptr<QObject> m_parent;
    QList<TurnEventKind> m_events;
    QList<model::TurnOver> m_over;
};

void TestFlawedAnswers::init()
{
    m_parent.reset();
    m_clock = std::make_unique<tests::FakeClock>();
    m_model = std::make_unique<tests::ScriptedModelClient>(*m_clock);
    m_agent = std::make_unique<agent::CompanionAgent>(*m_model, *m_clock);
    m_parent = std::make_unique<QObject>();
}

void TestFlawedAnswers::run()
{
    m_events.clear();
    m_over.clear();
    agent::TurnCall *call = m_agent->speak(sceneOfRin(), {}, m_parent.get());
    connect(call, &agent::TurnCall::event, this,
            [this](const TurnEventKind &kind) { m_events.append(kind); });
    connect(call, &agent::TurnCall::over, this, [this](const model::TurnOver &over) { m_over.append(over); });
    m_clock->advance(Millis(60'000));
}

QString TestFlawedAnswers::shown() const
{
    QString said;
    for (const TurnEventKind &event : m_events) {
        if (const auto *content = std::get_if<model::Content>(&event))
            said += content->text;
    }
    return said;
}

void TestFlawedAnswers::anAnswerWithoutWordsIsAskedForOnceMore_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("told"); // to the model

    QTest::newRow("nothing") << QString() << u"empty"_s;
    QTest::newRow("blanks") << u" \n "_s << u"empty"_s;
    QTest::newRow("a thought") << u"<think>So.</think>"_s << u"only thought"_s;
    QTest::newRow("a vote") << u"{\"state\":\"speak\",\"importance\":7}"_s << u"a vote"_s;
    QTest::newRow("another's line") << u"Otto: It rains."_s << u"a line for Otto"_s;
    QTest::newRow("the prompt") << u"Now it is rin's turn."_s << u"repeated"_s;
}

void TestFlawedAnswers::anAnswerWithoutWordsIsAskedForOnceMore()
{
    QFETCH(const QString, first);
    QFETCH(const QString, told);
    script(ScriptedAnswer::text(first));
    script(ScriptedAnswer::text(u"It rains."_s));

    run();

    QCOMPARE(shown(), u"It rains."_s);
    QCOMPARE(m_over.first().outcome, Outcome::Spoke);
    QCOMPARE(m_model->requests().size(), 2);
    const QString note = m_model->requests().last().messages.last().text;
    QVERIFY2(told == u"repeated"_s || note.contains(told), qPrintable(note));
    QVERIFY(!note.contains(u'\n'));
}

void TestFlawedAnswers::whatSaysNothingTwiceFailsWithItsReason_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("cause");
    QTest::addColumn<QString>("words");

    QTest::newRow("nothing") << QString() << u"noAnswer"_s << u"empty reply"_s;
    QTest::newRow("a thought") << u"<think>So.</think>"_s << u"malformed"_s << u"only thought"_s;
    QTest::newRow("another's line") << u"Otto: It rains."_s << u"malformed"_s << u"a line for Otto"_s;
}

void TestFlawedAnswers::whatSaysNothingTwiceFailsWithItsReason()
{
    QFETCH(const QString, answer);
    QFETCH(const QString, cause);
    QFETCH(const QString, words);
    script(ScriptedAnswer::text(answer));
    script(ScriptedAnswer::text(answer));

    run();

    QCOMPARE(m_model->requests().size(), 2);
    QCOMPARE(m_over.first().outcome, Outcome::Failed);
    QVERIFY(shown().isEmpty());
    const auto *error = std::get_if<model::TurnError>(&m_events.constLast());
    QVERIFY(error);
    QCOMPARE(error->cause, cause);
    QVERIFY2(error->message.contains(words), qPrintable(error->message));
    QCOMPARE(error->spokeFor.has_value(), answer.startsWith(u"Otto"_s));
}

void TestFlawedAnswers::thinkingThatUsesTheLimitUpIsNotAskedAgain()
{
    ScriptedAnswer answer = ScriptedAnswer::text(u"<think>So. And th"_s);
    answer.end = llm::ModelFinish{u"length"_s, {}, {}};
    script(answer);

    run();

    QCOMPARE(m_model->requests().size(), 1);
    const auto *error = std::get_if<model::TurnError>(&m_events.constLast());
    QVERIFY(error && error->message.contains(u"Thinking used up the reply limit before the"_s));
    QCOMPARE(m_over.first().cause, Cause::NoAnswer);
}

void TestFlawedAnswers::silenceIsNotAskedAgain()
{
    script(ScriptedAnswer::text(u"<think>So.</think>\n**no_reply**"_s));

    run();

    QCOMPARE(m_model->requests().size(), 1);
    QCOMPARE(m_over.first().outcome, Outcome::NoReply);
}

void TestFlawedAnswers::whoWasSpokenForIsTold()
{
    script(ScriptedAnswer::text(u"It rains.\nOtto: It does."_s));

    run();

    QCOMPARE(m_over.first().said->text, u"It rains."_s);
    const auto *end = std::get_if<model::Finished>(&m_events.constLast());
    QVERIFY(end && end->spokeFor);
    QCOMPARE(*end->spokeFor, (model::SpokeFor{u"Otto"_s, companion(u"otto"_s)}));
}

void TestFlawedAnswers::whatGoesOnBehindTheEndIsCutOff()
{
    script(ScriptedAnswer::hang(QStringList{u"It rains.\nOtto: It"_s} + QStringList(100, u" does, and"_s),
                                Millis(1)));

    run();

    QCOMPARE(m_over.first().said->text, u"It rains."_s);
    QCOMPARE(m_model->openCalls(), 0);
}

void TestFlawedAnswers::whatNeverBecomesAWordIsCutOff_data()
{
    QTest::addColumn<QString>("piece");
    QTest::newRow("blanks") << u" "_s;
    QTest::newRow("dots") << u"."_s;
    QTest::newRow("lines") << u"\n"_s;
}

void TestFlawedAnswers::whatNeverBecomesAWordIsCutOff()
{
    QFETCH(const QString, piece);
    m_model->behaveAs(
        {.name = u"small-7b"_s, .mayThinkAloud = true}); // so that its first words are held back
    for (int i = 0; i < 2; ++i)
        script(ScriptedAnswer::hang(QStringList(500, piece), Millis(1)));

    run();

    QCOMPARE(m_over.size(), 1);
    QCOMPARE(m_over.first().said.has_value(), piece == u"."_s);
    QCOMPARE(m_model->openCalls(), 0);
}

void TestFlawedAnswers::onlyTheFirstAnswerOfAModelIsHeldBack()
{
    m_model->behaveAs({.name = u"small-7b"_s, .mayThinkAloud = true});
    for (int i = 0; i < 2; ++i)
        script(ScriptedAnswer::slowly({u"It"_s, u" rains."_s}, Millis(1000)));

    run();
    QCOMPARE(m_events.first(), TurnEventKind(model::Content{u"It rains."_s}));
    run();
    QCOMPARE(m_events.first(), TurnEventKind(model::Content{u"It"_s}));
}

void TestFlawedAnswers::aModelThatOnlyClosesItsThoughtsIsRemembered()
{
    m_model->behaveAs({.name = u"thinker-7b"_s, .mayThinkAloud = true});
    for (int i = 0; i < 3; ++i)
        script(ScriptedAnswer::slowly({u"Who asks?"_s, u"\n</think>\n\n"_s, u"It rains."_s}, Millis(1000)));

    for (int i = 0; i < 3; ++i) {
        run();
        QCOMPARE(shown(), u"It rains."_s);
    }
}

void TestFlawedAnswers::theSameWordsAreSaidOnce_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("now");
    QTest::addColumn<bool>("same");
    QTest::addColumn<QString>("rest");

    QTest::newRow("the same") << u"It rains today."_s << u"It rains today."_s << true << QString();
    QTest::newRow("nearly") << u"It rains today, so we stay."_s << u"It rains today so we stay!"_s << true
                            << QString();
    QTest::newRow("running") << u"It rains."_s << u"It rains. Stay."_s << true << u"Stay."_s;
    QTest::newRow("a part") << u"Oh! It rains today."_s << u"It rains today."_s << true << QString();
    QTest::newRow("other words") << u"It rains."_s << u"Let us have tea."_s << false << QString();
    QTest::newRow("nothing before") << QString() << u"It rains."_s << false << QString();
}

void TestFlawedAnswers::theSameWordsAreSaidOnce()
{
    QFETCH(const QString, before);
    QFETCH(const QString, now);
    QFETCH(const bool, same);
    QFETCH(const QString, rest);

    const agent::SaidTwice twice = agent::saidTwice(before, now);

    QCOMPARE(twice.isSame, same);
    QCOMPARE(twice.rest, rest);
}

SUITE_TEST(QCoreApplication, TestFlawedAnswers)

} // namespace tst_flawed_answers

#include "tst_flawed_answers.moc"
