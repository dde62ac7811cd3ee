// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/companion_agent.h"
#include "core/agent/prompt.h"
#include "core/agent/speech_turn_call.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"

#include <QPointer>
#include <QTest>

namespace tst_turns {

using namespace Qt::StringLiterals;
using namespace studio;
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

agent::Scene sceneOfAya()
{
    agent::Scene scene;
    scene.persona = tests::persona(u"aya"_s);
    scene.witnessed = {message(u"m1"_s).says(u"Hello"_s)};
    scene.present = {{companion(u"aya"_s), u"Aya"_s, {}},
                     {companion(u"kyoko"_s), u"Kyoko"_s, {}},
                     {tests::user(), u"Mika"_s, {}}};
    scene.turns.watchLoops = false; // some scripts write one letter for ever
    return scene;
}

TurnEventKind content(const QString &text) { return model::Content{text}; }
TurnEventKind finished(const QString &reason = u"stop"_s) { return model::Finished{reason, {}, {}}; }

} // namespace

class TestTurns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aTurnIsContentThenFinishedThenSpoke();
    void theModelGetsThePromptAndTheBrief();
    void theFirstPieceComesAtOnceAndTheRestInSteps();
    void aSlowModelIsShownPieceByPiece();
    void silenceIsNoReplyAndShowsNothing_data();
    void silenceIsNoReplyAndShowsNothing();
    void whatOnlyBeganLikeNoReplyIsSaid();
    void spaceAroundTheTextIsNeitherShownNorSaid();
    void halfACharacterIsNeverShown();
    void aFailureIsAnErrorEventAndAFailedTurn();
    void aFailureAfterSomeWordsKeepsTheWords();
    void anEndlessTurnIsCutAtItsLength();
    void cancelEndsTheTurnFromInside_data();
    void cancelEndsTheTurnFromInside();
    void cancelFromAReceiverOfContentEndsOnce_data();
    void cancelFromAReceiverOfContentEndsOnce();
    void cancelAfterTheEndDoesNothing();
    void aReceiverMayDeleteTheCallAtItsEnd();
    void theCallDeletesItself();

private:
    void start();
    void run(Millis time = Millis(60000)) { m_clock->advance(time); }
    void script(const ScriptedAnswer &answer)
    {
        m_model->script(companion(u"aya"_s), Purpose::Speech, answer);
    }
    [[nodiscard]] int closings() const
    {
        return int(std::count_if(m_events.begin(), m_events.end(), model::isClosing));
    }

    std::unique_ptr<tests::FakeClock> m_clock;
    std::unique_ptr<tests::ScriptedModelClient> m_model;
    std::unique_ptr<agent::CompanionAgent> m_agent;
    std::unique_ptr<QObject> m_parent;
    QPointer<agent::TurnCall> m_call;
    QList<TurnEventKind> m_events;
    QList<Millis> m_times; // of the events
    QList<TurnOver> m_over;
};

void TestTurns::init()
{
    m_clock = std::make_unique<tests::FakeClock>();
    m_model = std::make_unique<tests::ScriptedModelClient>(*m_clock);
    m_agent = std::make_unique<agent::CompanionAgent>(*m_model, *m_clock);
    m_parent = std::make_unique<QObject>();
    m_events.clear();
    m_times.clear();
    m_over.clear();
}

/// In every turn: one closing event, which is the last, and one over().
void TestTurns::cleanup()
{
    m_parent.reset();
    QCOMPARE(closings(), 1);
    QVERIFY(model::isClosing(m_events.constLast()));
    QVERIFY(m_over.size() <= 1);
}

void TestTurns::start()
{
    m_call = m_agent->speak(sceneOfAya(), {}, m_parent.get());
    connect(m_call, &agent::TurnCall::event, this, [this](const TurnEventKind &kind) {
        QVERIFY(m_over.isEmpty());
        m_events.append(kind);
        m_times.append(m_clock->steadyNow());
    });
    connect(m_call, &agent::TurnCall::over, this, [this](const TurnOver &over) { m_over.append(over); });
}

void TestTurns::aTurnIsContentThenFinishedThenSpoke()
{
    script(ScriptedAnswer::text(u"Tea is ready."_s));

    start();
    QVERIFY(m_events.isEmpty());
    run();

    QCOMPARE(m_events, (QList<TurnEventKind>{content(u"Tea is ready."_s), finished()}));
    model::Message said = message(QString()).from(companion(u"aya"_s)).says(u"Tea is ready."_s);
    QCOMPARE(m_over, (QList<TurnOver>{{companion(u"aya"_s), Outcome::Spoke, said, {}, {}}}));
    QCOMPARE(m_call->saidSoFar(), u"Tea is ready."_s);
}

void TestTurns::theModelGetsThePromptAndTheBrief()
{
    script(ScriptedAnswer::text(u"Hi"_s));

    start();
    run();

    QCOMPARE(m_model->requests().first().messages, agent::speechPrompt(sceneOfAya()));
    QCOMPARE(m_model->requests().first().brief.purpose, Purpose::Speech);
    QCOMPARE(m_model->requests().first().brief.witnessed, sceneOfAya().witnessed);
}

void TestTurns::theFirstPieceComesAtOnceAndTheRestInSteps()
{
    script(ScriptedAnswer::slowly(QString(u"defghijklm"_s).split(QString(), Qt::SkipEmptyParts), Millis(10)));

    start();
    run();

    QCOMPARE(m_events, (QList<TurnEventKind>{content(u"d"_s), content(u"efg"_s), content(u"hijk"_s),
                                             content(u"lm"_s), finished()}));
    QCOMPARE(m_times, (QList<Millis>{Millis(10), Millis(50), Millis(90), Millis(100), Millis(100)}));
    QCOMPARE(m_over.first().said->text, u"defghijklm"_s);
}

void TestTurns::aSlowModelIsShownPieceByPiece()
{
    script(ScriptedAnswer::slowly({u"One "_s, u"two "_s, u"three"_s}, Millis(500)));

    start();
    run();

    QCOMPARE(m_events,
             (QList<TurnEventKind>{content(u"One"_s), content(u" two"_s), content(u" three"_s), finished()}));
    QCOMPARE(m_times.first(), Millis(500));
}

void TestTurns::silenceIsNoReplyAndShowsNothing_data()
{
    QTest::addColumn<QStringList>("pieces");

    QTest::newRow("in bold") << QStringList{u"**NO"_s, u"_REPLY.**"_s};
    QTest::newRow("NO_REPLY") << QStringList{u"NO_REPLY"_s};
    QTest::newRow("spelt") << QStringList{u"NO"_s, u"_RE"_s, u"PLY"_s, u"\n"_s};
}

void TestTurns::silenceIsNoReplyAndShowsNothing()
{
    QFETCH(QStringList, pieces);
    script(ScriptedAnswer::slowly(pieces, Millis(100)));

    start();
    run();

    QCOMPARE(m_events, QList<TurnEventKind>{finished()});
    QCOMPARE(m_over, (QList<TurnOver>{{companion(u"aya"_s), Outcome::NoReply, {}, {}, Cause::NothingToSay}}));
}

void TestTurns::whatOnlyBeganLikeNoReplyIsSaid()
{
    script(ScriptedAnswer::slowly({u"NO"_s}, Millis(100)));

    start();
    run();

    QCOMPARE(m_events, (QList<TurnEventKind>{content(u"NO"_s), finished()}));
    QCOMPARE(m_over.first().outcome, Outcome::Spoke);
}

void TestTurns::spaceAroundTheTextIsNeitherShownNorSaid()
{
    script(ScriptedAnswer::slowly({u"\n\n"_s, u" Tea"_s, u" \n"_s, u"or coffee?"_s, u"\n"_s}, Millis(100)));

    start();
    run();

    QCOMPARE(m_events, (QList<TurnEventKind>{content(u"Tea"_s), content(u" \nor coffee?"_s), finished()}));
    QCOMPARE(m_over.first().said->text, u"Tea \nor coffee?"_s);
}

void TestTurns::halfACharacterIsNeverShown()
{
    const QString smile = u"😀"_s;
    script(ScriptedAnswer::slowly({u"Hi"_s + smile.at(0), QString(smile.at(1))}, Millis(100)));

    start();
    run();

    QCOMPARE(m_events, (QList<TurnEventKind>{content(u"Hi"_s), content(smile), finished()}));
}

void TestTurns::aFailureIsAnErrorEventAndAFailedTurn()
{
    script(ScriptedAnswer::failure(Cause::RateLimited, Millis(30)));

    start();
    run();

    QCOMPARE(m_events, (QList<TurnEventKind>{model::TurnError{u"scripted failure"_s, {}, u"rateLimited"_s}}));
    QCOMPARE(m_over, (QList<TurnOver>{{companion(u"aya"_s), Outcome::Failed, {}, {}, Cause::RateLimited}}));
}

void TestTurns::aFailureAfterSomeWordsKeepsTheWords()
{
    ScriptedAnswer answer = ScriptedAnswer::failure(Cause::Unreachable);
    answer.pieces = {{Millis(10), u"Well"_s}, {Millis(10), u", you"_s}};
    script(answer);

    start();
    run();

    QCOMPARE(m_call->saidSoFar(), u"Well, you"_s);
    QCOMPARE(m_events.size(), 3);
    QCOMPARE(m_over.first().outcome, Outcome::Failed);
}

void TestTurns::anEndlessTurnIsCutAtItsLength()
{
    script(ScriptedAnswer::hang(QStringList(100, QString(1000, u'x')), Millis(1)));

    start();
    run();

    QCOMPARE(m_events.constLast(), finished(u"length"_s));
    QCOMPARE(m_over.first().said->text.size(), agent::kLongestTurn);
    QCOMPARE(m_model->openCalls(), 0);
}

void TestTurns::cancelEndsTheTurnFromInside_data()
{
    QTest::addColumn<int>("after");
    QTest::addColumn<QString>("said");

    QTest::newRow("before the first word") << 0 << QString();
    QTest::newRow("after the first word") << 10 << u"One"_s;
    QTest::newRow("with a piece on its way") << 20 << u"One"_s;
    QTest::newRow("after the second piece") << 55 << u"One two three four"_s;
}

void TestTurns::cancelEndsTheTurnFromInside()
{
    QFETCH(int, after);
    QFETCH(QString, said);
    script(ScriptedAnswer::hang({u"One"_s, u" two"_s, u" three"_s, u" four"_s, u" five"_s, u" six"_s},
                                Millis(10)));
    start();
    run(Millis(after));

    m_call->cancel();

    QCOMPARE(m_events.constLast(), TurnEventKind(model::UserCancelled{}));
    QCOMPARE(m_over, (QList<TurnOver>{{companion(u"aya"_s), Outcome::Cancelled, {}, {}, {}}}));
    QCOMPARE(m_call->saidSoFar(), said);
    QCOMPARE(m_model->openCalls(), 0);
    run();
    QCOMPARE(closings(), 1);
}

void TestTurns::cancelFromAReceiverOfContentEndsOnce_data()
{
    QTest::addColumn<ScriptedAnswer>("answer");

    QTest::newRow("while it goes on") << ScriptedAnswer::slowly({u"One"_s, u" two"_s}, Millis(100));
    QTest::newRow("in the last piece, at the end") << ScriptedAnswer::text(u"NO"_s);
    QTest::newRow("in the last piece, too long")
        << ScriptedAnswer::text(QString(agent::kLongestTurn + 1, u'x'));
}

void TestTurns::cancelFromAReceiverOfContentEndsOnce()
{
    QFETCH(ScriptedAnswer, answer);
    script(answer);
    start();
    connect(m_call, &agent::TurnCall::event, this, [this](const TurnEventKind &kind) {
        if (std::holds_alternative<model::Content>(kind))
            m_call->cancel();
    });

    run();

    QCOMPARE(m_over.size(), 1);
    QCOMPARE(m_over.first().outcome, Outcome::Cancelled);
}

void TestTurns::cancelAfterTheEndDoesNothing()
{
    script(ScriptedAnswer::text(u"Hi"_s));
    start();
    run();

    m_call->cancel();

    QCOMPARE(m_events.size(), 2);
    QCOMPARE(m_over.size(), 1);
}

void TestTurns::aReceiverMayDeleteTheCallAtItsEnd()
{
    script(ScriptedAnswer::text(u"Hi"_s));
    start();
    connect(m_call, &agent::TurnCall::event, this, [this](const TurnEventKind &kind) {
        if (model::isClosing(kind))
            m_parent.reset();
    });

    run();

    QVERIFY(!m_call);
    QVERIFY(m_over.isEmpty());
}

void TestTurns::theCallDeletesItself()
{
    script(ScriptedAnswer::text(u"Hi"_s));
    start();
    run();

    QVERIFY(m_call);
    QCoreApplication::sendPostedEvents(m_call, QEvent::DeferredDelete);

    QVERIFY(!m_call);
}

SUITE_TEST(QCoreApplication, TestTurns)

} // namespace tst_turns

#include "tst_turns.moc"
