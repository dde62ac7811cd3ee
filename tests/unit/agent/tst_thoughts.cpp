// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/companion_agent.h"
#include "core/agent/speech/thought_filter.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"

#include <QPointer>
#include <QTest>

namespace tst_thoughts {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using llm::Purpose;
using model::Outcome;
using model::TurnEventKind;
using tests::companion;
using tests::message;
using tests::ScriptedAnswer;
using Parts = agent::ThoughtFilter::Parts;

namespace {

const auto kAya = companion(u"aya"_s);

agent::Scene sceneOfAya()
{
    agent::Scene scene;
    scene.persona = tests::persona(u"aya"_s);
    scene.witnessed = {message(u"m1"_s).says(u"Hello"_s)};
    scene.present = {{kAya, u"Aya"_s, {}}, {tests::user(), u"Mika"_s, {}}};
    return scene;
}

ScriptedAnswer::Piece thinks(const QString &text, Millis after = Millis(1)) { return {after, text, true}; }
ScriptedAnswer::Piece says(const QString &text, Millis after = Millis(1)) { return {after, text, false}; }

Parts read(const QStringList &pieces)
{
    agent::ThoughtFilter tags;
    Parts all;
    for (const QString &piece : pieces) {
        const Parts parts = tags.add(piece);
        all.said += parts.said;
        all.thought += parts.thought;
    }
    const Parts last = tags.finish();
    return {all.said + last.said, all.thought + last.thought, all.calls + last.calls};
}

/// A toolbox for a model that only thinks.
class NoTools final : public agent::Toolbox
{
public:
    QList<llm::ToolSpec> tools() const override { return {}; }
    void use(const agent::ToolUse &, const Answered &answered) override { answered({.result = {"{}"}}); }
};

} // namespace

/// A model's thoughts are separated from its speech.
class TestThoughts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void tagsAtTheStartHoldAThought_data();
    void tagsAtTheStartHoldAThought();
    void tagsAreFoundHoweverTheTextIsCut();
    void whatIsThoughtInTagsIsNeverSaid();
    void thoughtsComeInFewPieces();
    void whatWasThoughtBeforeAWordComesBeforeIt();
    void onlyAThoughtIsNoReply();
    void endlessThoughtsAreCut();
    void cancelInAThoughtEndsOnce();
    void aWokenOneThinksToo();
    void whatTheProviderWantsBackGoesBackToIt();

private:
    void run(const ScriptedAnswer &answer);
    void follow(agent::TurnCall *call);
    [[nodiscard]] QStringList thoughts() const;

    std::unique_ptr<tests::FakeClock> m_clock;
    std::unique_ptr<tests::ScriptedModelClient> m_model;
    std::unique_ptr<agent::CompanionAgent> m_agent;
    std::unique_ptr<QObject> m_parent;
    QPointer<agent::TurnCall> m_call;
    QList<TurnEventKind> m_events;
    QList<model::TurnOver> m_over;
};

void TestThoughts::init()
{
    m_parent.reset();
    m_clock = std::make_unique<tests::FakeClock>();
    m_model = std::make_unique<tests::ScriptedModelClient>(*m_clock);
    m_agent = std::make_unique<agent::CompanionAgent>(*m_model, *m_clock);
    m_parent = std::make_unique<QObject>();
    m_events.clear();
    m_over.clear();
}

void TestThoughts::follow(agent::TurnCall *call)
{
    m_call = call;
    connect(call, &agent::TurnCall::event, this,
            [this](const TurnEventKind &kind) { m_events.append(kind); });
    connect(call, &agent::TurnCall::over, this, [this](const model::TurnOver &over) { m_over.append(over); });
}

void TestThoughts::run(const ScriptedAnswer &answer)
{
    m_model->script(kAya, Purpose::Speech, answer);
    follow(m_agent->speak(sceneOfAya(), {}, m_parent.get()));
    m_clock->advance(Millis(600'000));
}

QStringList TestThoughts::thoughts() const
{
    QStringList thoughts;
    for (const TurnEventKind &event : m_events) {
        if (const auto *thought = std::get_if<model::Thought>(&event))
            thoughts.append(thought->description);
    }
    return thoughts;
}

void TestThoughts::tagsAtTheStartHoldAThought_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("thought");

    QTest::newRow("none") << u"Hello."_s << u"Hello."_s << QString();
    QTest::newRow("one") << u"<think>Hm.</think>Hello."_s << u"Hello."_s << u"Hm."_s;
    QTest::newRow("after space") << u"\n <Think>Hm.</THINK>Hello."_s << u"Hello."_s << u"Hm."_s;
    QTest::newRow("another word") << u"<reasoning>a < b</reasoning>Hi"_s << u"Hi"_s << u"a < b"_s;
    QTest::newRow("two") << u"<think>One.</think> <think>Two.</think>Hi"_s << u"Hi"_s << u"One.Two."_s;
    QTest::newRow("never closed") << u"<think>Hm. </thin"_s << QString() << u"Hm. </thin"_s;
    QTest::newRow("in the middle") << u"I <think> so </think>."_s << u"I <think> so </think>."_s << QString();
    QTest::newRow("another tag") << u"<b>Hi</b>"_s << u"<b>Hi</b>"_s << QString();
    QTest::newRow("half a tag") << u"<thi"_s << u"<thi"_s << QString();
    QTest::newRow("nothing") << QString() << QString() << QString();
}

void TestThoughts::tagsAtTheStartHoldAThought()
{
    QFETCH(const QString, text);
    QFETCH(const QString, said);
    QFETCH(const QString, thought);

    QCOMPARE(read({text}), (Parts{said, thought, {}}));
}

void TestThoughts::tagsAreFoundHoweverTheTextIsCut()
{
    const QString text = u"<think>a </think </think>b</think>"_s;
    const Parts whole = read({text});
    QCOMPARE(whole, (Parts{u"b"_s, u"a </think "_s, {}}));

    for (qsizetype cut = 0; cut <= text.size(); ++cut)
        QCOMPARE(read({text.left(cut), text.mid(cut)}), whole);
    QCOMPARE(read(text.split(QString())), whole); // character by character
}

void TestThoughts::whatIsThoughtInTagsIsNeverSaid()
{
    run(ScriptedAnswer::slowly(
        {u"<th"_s, u"ink>What does she "_s, u"mean?</thi"_s, u"nk>\n\nHel"_s, u"lo."_s}, Millis(10)));

    QString said;
    for (const TurnEventKind &event : std::as_const(m_events)) {
        if (const auto *content = std::get_if<model::Content>(&event))
            said += content->text;
    }
    QCOMPARE(said, u"Hello."_s);
    QCOMPARE(m_over.first().said->text, u"Hello."_s);
    QCOMPARE(thoughts(), QStringList{u"What does she mean?"_s});
}

void TestThoughts::thoughtsComeInFewPieces()
{
    ScriptedAnswer answer;
    for (int i = 0; i < 200; ++i)
        answer.pieces.append(thinks(u"word "_s, Millis(10))); // for two seconds
    answer.pieces.append(says(u"Hello."_s));

    run(answer);

    QVERIFY2(thoughts().size() >= 3 && thoughts().size() <= 5,
             qPrintable(QString::number(thoughts().size())));
    QCOMPARE(thoughts().join(QString()), u"word "_s.repeated(200));
}

void TestThoughts::whatWasThoughtBeforeAWordComesBeforeIt()
{
    run({{thinks(u"Hm."_s), says(u"Hello."_s)}});

    QCOMPARE(m_events, (QList<TurnEventKind>{model::Thought{{}, u"Hm."_s}, model::Content{u"Hello."_s},
                                             model::Finished{u"stop"_s, {}, {}}}));
}

void TestThoughts::onlyAThoughtIsNoReply()
{
    run(ScriptedAnswer::text(u"<think>Nothing to add.</think>NO_REPLY"_s));

    QCOMPARE(thoughts(), QStringList{u"Nothing to add."_s});
    QCOMPARE(m_over.first().outcome, Outcome::NoReply);
    QVERIFY(m_call.isNull() || m_call->saidSoFar().isEmpty());
}

void TestThoughts::endlessThoughtsAreCut()
{
    ScriptedAnswer answer;
    for (int i = 0; i < 100; ++i)
        answer.pieces.append(thinks(QString(1000, u'x')));
    answer.pieces.append(says(u"Hello."_s));

    run(answer);

    QCOMPARE(thoughts().join(QString()).size(), 64 * 1024);
    QCOMPARE(m_over.first().said->text, u"Hello."_s);
}

void TestThoughts::cancelInAThoughtEndsOnce()
{
    m_model->script(kAya, Purpose::Speech, {{thinks(u"Hm."_s), says(u"Hello."_s)}});
    follow(m_agent->speak(sceneOfAya(), {}, m_parent.get()));
    connect(m_call, &agent::TurnCall::event, this, [this](const TurnEventKind &kind) {
        if (std::holds_alternative<model::Thought>(kind))
            m_call->cancel();
    });

    m_clock->advance(Millis(1000));

    QCOMPARE(m_events, (QList<TurnEventKind>{model::Thought{{}, u"Hm."_s}, model::UserCancelled{}}));
    QCOMPARE(m_over.size(), 1);
}

void TestThoughts::aWokenOneThinksToo()
{
    m_model->script(kAya, Purpose::Wake, {{thinks(u"Shall I?"_s), says(u"<think>Or not?</think>Done."_s)}});
    follow(m_agent->wake(sceneOfAya(), std::make_unique<NoTools>(), m_parent.get()));

    m_clock->advance(Millis(1000));

    QCOMPARE(thoughts(), (QStringList{u"Shall I?"_s, u"Or not?Done."_s}));
    QCOMPARE(m_over.first().outcome, Outcome::NoReply);
}

void TestThoughts::whatTheProviderWantsBackGoesBackToIt()
{
    ScriptedAnswer first = ScriptedAnswer::useTools({{u"status"_s, "{}"}});
    first.pieces = {thinks(u"Let me see."_s)};
    first.kept = {{R"({"signature":"x"})"}};
    m_model->script(kAya, Purpose::Wake, first);
    m_model->script(kAya, Purpose::Wake, ScriptedAnswer::text(QString()));
    follow(m_agent->wake(sceneOfAya(), std::make_unique<NoTools>(), m_parent.get()));

    m_clock->advance(Millis(1000));

    QCOMPARE(m_model->requests().size(), 2);
    const llm::ModelStep step = m_model->requests().last().steps.first();
    QCOMPARE(step.kept, (QList<model::RawJson>{{R"({"signature":"x"})"}}));
    QCOMPARE(step.calls.size(), 1);
}

SUITE_TEST(QCoreApplication, TestThoughts)

} // namespace tst_thoughts

#include "tst_thoughts.moc"
