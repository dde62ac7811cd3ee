// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/compressions.h"
#include "core/agent/request_tokens.h"
#include "core/agent/requests.h"
#include "core/agent/talk_window.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"

#include <QPointer>
#include <QTest>

namespace tst_compressor {

using namespace Qt::StringLiterals;
using namespace studio;
using agent::Compressions;
using agent::Preparation;
using agent::Scene;
using base::Millis;
using model::ChatCompressed;
using model::Summary;
using tests::companion;
using tests::message;
using tests::ScriptedAnswer;
using What = ChatCompressed::What;

namespace {

const auto kAya = companion(u"aya"_s);
constexpr qint64 kContext = 8000;

/// 60 messages of about 100 tokens: more than half of the context.
Scene longTalk(int count = 60)
{
    Scene scene;
    scene.persona = tests::persona(u"aya"_s);
    for (int i = 1; i <= count; ++i)
        scene.witnessed.append(message(u"m%1"_s.arg(i)).says(u"7"_s.repeated(88)));
    scene.present = {{kAya, u"Aya"_s, {}}, {tests::user(), u"Mika"_s, {}}};
    scene.room = base::RoomId(u"room_tea"_s);
    scene.turn = base::TurnId(u"t1"_s);
    return scene;
}

/// The preparation of one turn, and everything that it reported.
class Talk
{
public:
    Talk() { model.behaveAs({.name = u"Scripted"_s, .context = kContext}); }

    void answers(const ScriptedAnswer &answer) { model.script(kAya, llm::Purpose::Summary, answer); }

    bool begins(Scene scene)
    {
        told.clear();
        order.clear();
        ready.reset();
        failed.reset();
        scene.window = agent::windowFor(model.traits({}));
        const auto make = [](const Scene &of) { return agent::speechRequest(of, {}); };
        preparation = compressions.before(scene, make(scene), make, &parent);
        if (!preparation)
            return false;
        Preparation *one = preparation;
        QObject::connect(one, &Preparation::compressed, one,
                         [this](const ChatCompressed &event, const std::optional<Summary> &summary) {
                             order.append(u"compressed"_s);
                             told.append({event, summary});
                             if (cancelsWhenTold)
                                 preparation->cancel();
                         });
        QObject::connect(one, &Preparation::ready, one, [this](const llm::ModelRequest &request) {
            order.append(u"ready"_s);
            ready = request;
        });
        QObject::connect(one, &Preparation::failed, one, [this](const llm::ModelFailure &failure) {
            order.append(u"failed"_s);
            failed = failure;
        });
        one->start();
        return true;
    }

    void run(int ms = 100)
    {
        clock.advance(Millis(ms));
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    [[nodiscard]] QString allTold() const
    {
        QString all;
        for (const llm::ChatText &text : ready->messages)
            all += text.text + u'\n';
        return all;
    }

    tests::FakeClock clock;
    tests::ScriptedModelClient model{clock};
    QObject parent;
    Compressions compressions{model};
    QPointer<Preparation> preparation;
    QStringList order;
    QList<std::pair<ChatCompressed, std::optional<Summary>>> told;
    std::optional<llm::ModelRequest> ready;
    std::optional<llm::ModelFailure> failed;
    bool cancelsWhenTold = false;
};

} // namespace

/// A talk that has become too long is summarised before the turn, or left as it is with the reason.
class TestCompressor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aShortTalkNeedsNoPreparation();
    void whatIsOlderIsToldInShortAndTheRestInFull();
    void aSecondSummaryHasTheFirstInIt();
    void whatWasThoughtAloudIsNoPartOfTheSummary();
    void whatComesToNothingLeavesTheTalkAsItIs_data();
    void whatComesToNothingLeavesTheTalkAsItIs();
    void anEndlessSummaryIsCutOff();
    void aFailureIsNotTriedAgainForTenTurns();
    void anotherRoomHasItsOwnLuck();
    void nothingIsSummarizedWhereTheRoomDoesNotWantIt();
    void nothingIsSummarizedWhereNothingIsKept();
    void aRequestThatCannotFitIsNotSent();
    void ofAnUnknownContextNothingIsHeldBack();
    void cancelStopsTheModelAndTellsNothing();
    void whoHearsOfTheSummaryMayCancel();
    void nothingIsToldBeforeTheCallReturns();
    void aWaitingModelIsToldOf();
};

void TestCompressor::aShortTalkNeedsNoPreparation()
{
    Talk talk;

    QVERIFY(!talk.begins(longTalk(10)));

    QVERIFY(talk.model.requests().isEmpty());
}

void TestCompressor::whatIsOlderIsToldInShortAndTheRestInFull()
{
    Talk talk;
    talk.answers(ScriptedAnswer::text(u" Mika told of the sea. "_s));

    QVERIFY(talk.begins(longTalk()));
    talk.run();

    QCOMPARE(talk.order, (QStringList{u"compressed"_s, u"ready"_s}));
    const auto &[event, summary] = talk.told.first();
    QCOMPARE(event.what, What::Compressed);
    QCOMPARE(event.summary, summary->id);
    QVERIFY(event.after < event.before && event.after > 0);
    QCOMPARE(event.after, agent::requestTokens(*talk.ready));
    QCOMPARE(*summary, (Summary{u"t1"_s, kAya, base::MessageId(u"m1"_s), base::MessageId(u"m42"_s), 42,
                                u"Mika told of the sea."_s, 4200, summary->after}));
    QVERIFY(summary->after > 0 && summary->after < 20);
    QVERIFY(talk.allTold().contains(u"What was said before, in short:\n| Mika told of the sea."_s));
    QCOMPARE(talk.ready->brief.witnessed, longTalk().witnessed.mid(42));
    QCOMPARE(talk.ready->brief.purpose, llm::Purpose::Speech);
}

void TestCompressor::aSecondSummaryHasTheFirstInIt()
{
    Talk talk;
    talk.answers(ScriptedAnswer::text(u"All of it, shorter."_s));
    Scene scene = longTalk();
    scene.summary = Summary{
        u"t0"_s, kAya, base::MessageId(u"a1"_s), base::MessageId(u"a9"_s), 9, u"Of long ago."_s, 900, 4};

    QVERIFY(talk.begins(scene));
    talk.run();

    const std::optional<Summary> &summary = talk.told.first().second;
    QCOMPARE(summary->from.value(), u"a1"_s);
    QCOMPARE(summary->messages, 51);
    QVERIFY(talk.allTold().contains(u"| All of it, shorter."_s));
    QVERIFY(!talk.allTold().contains(u"Of long ago."_s));
}

void TestCompressor::whatWasThoughtAloudIsNoPartOfTheSummary()
{
    Talk talk;
    talk.answers(ScriptedAnswer::text(u"<think>What mattered?</think>Mika told of the sea."_s));

    QVERIFY(talk.begins(longTalk()));
    talk.run();

    QCOMPARE(talk.told.first().second->text, u"Mika told of the sea."_s);
}

void TestCompressor::whatComesToNothingLeavesTheTalkAsItIs_data()
{
    QTest::addColumn<ScriptedAnswer>("answer");
    QTest::addColumn<What>("what");
    QTest::addColumn<bool>("hasReason");

    ScriptedAnswer cut = ScriptedAnswer::text(u"Mika told of"_s);
    cut.end = llm::ModelFinish{u"length"_s, {}, {}};
    ScriptedAnswer gone = ScriptedAnswer::failure(model::Cause::Unreachable);
    std::get<llm::ModelFailure>(gone.end).text = u"Nobody answers there."_s;
    QTest::newRow("empty") << ScriptedAnswer::text(u" \n"_s) << What::Empty << false;
    QTest::newRow("only a thought") << ScriptedAnswer::text(u"<think>Well"_s) << What::Empty << false;
    QTest::newRow("as long as what it is about")
        << ScriptedAnswer::text(u"7"_s.repeated(4200)) << What::Larger << false;
    QTest::newRow("cut off") << cut << What::Failed << true;
    QTest::newRow("the model is gone") << gone << What::Failed << true;
}

void TestCompressor::whatComesToNothingLeavesTheTalkAsItIs()
{
    QFETCH(const ScriptedAnswer, answer);
    QFETCH(const What, what);
    QFETCH(const bool, hasReason);
    Talk talk;
    talk.answers(answer);

    QVERIFY(talk.begins(longTalk()));
    talk.run();

    QCOMPARE(talk.order, (QStringList{u"compressed"_s, u"ready"_s}));
    QCOMPARE(talk.told.first().first.what, what);
    QCOMPARE(talk.told.first().first.before, talk.told.first().first.after);
    QCOMPARE(!talk.told.first().first.reason.isEmpty(), hasReason);
    QVERIFY(!talk.told.first().second);
    QCOMPARE(talk.ready->brief.witnessed, longTalk().witnessed);
}

void TestCompressor::anEndlessSummaryIsCutOff()
{
    Talk talk;
    talk.answers(ScriptedAnswer::hang({u"la "_s.repeated(20'000)}));

    QVERIFY(talk.begins(longTalk()));
    talk.run();

    QCOMPARE(talk.told.first().first.what, What::Larger);
    QVERIFY(talk.ready);
    QCOMPARE(talk.model.openCalls(), 0);
}

void TestCompressor::aFailureIsNotTriedAgainForTenTurns()
{
    Talk talk;
    talk.answers(ScriptedAnswer::text(u""_s));
    QVERIFY(talk.begins(longTalk()));
    talk.run();

    for (int turn = 0; turn < Compressions::kRest; ++turn)
        QVERIFY(!talk.begins(longTalk()));

    QVERIFY(talk.begins(longTalk()));
    QCOMPARE(talk.model.requests().size(), 2);
}

void TestCompressor::anotherRoomHasItsOwnLuck()
{
    Talk talk;
    talk.answers(ScriptedAnswer::text(u""_s));
    QVERIFY(talk.begins(longTalk()));
    talk.run();

    Scene elsewhere = longTalk();
    elsewhere.room = base::RoomId(u"room_lab"_s);

    QVERIFY(talk.begins(elsewhere));
}

void TestCompressor::nothingIsSummarizedWhereTheRoomDoesNotWantIt()
{
    Talk talk;
    Scene scene = longTalk();
    scene.turns.compress = false;

    QVERIFY(!talk.begins(scene));
}

void TestCompressor::nothingIsSummarizedWhereNothingIsKept()
{
    Talk talk;
    Scene tried = longTalk();
    tried.room = {};

    QVERIFY(!talk.begins(tried));
}

void TestCompressor::aRequestThatCannotFitIsNotSent()
{
    Talk talk;
    Scene scene = longTalk(1);
    for (model::PersonaText &text : scene.persona.texts)
        text.story = u"7"_s.repeated(9000);

    QVERIFY(talk.begins(scene));
    talk.run();

    QCOMPARE(talk.order, (QStringList{u"compressed"_s, u"failed"_s}));
    QCOMPARE(talk.told.first().first.what, What::TooSmall);
    QCOMPARE(talk.failed->advice, model::Advice::ShortenTalk);
    QVERIFY(!talk.failed->text.isEmpty());
    QVERIFY(talk.model.requests().isEmpty());
    talk.begins(scene);
    talk.run();
    QVERIFY(talk.failed);
}

void TestCompressor::ofAnUnknownContextNothingIsHeldBack()
{
    Talk talk;
    talk.model.behaveAs({.name = u"Scripted"_s});
    Scene scene = longTalk(1);
    for (model::PersonaText &text : scene.persona.texts)
        text.story = u"7"_s.repeated(20'000);
    scene.setting = u"7"_s.repeated(20'000);

    QVERIFY(talk.begins(scene));
    talk.run();

    QCOMPARE(talk.order, (QStringList{u"compressed"_s, u"ready"_s}));
    QCOMPARE(talk.told.first().first.what, What::TooSmall);
}

void TestCompressor::cancelStopsTheModelAndTellsNothing()
{
    Talk talk;
    talk.answers(ScriptedAnswer::text(u"Mika told of the sea."_s, Millis(500)));
    QVERIFY(talk.begins(longTalk()));

    talk.preparation->cancel();
    talk.run(1000);

    QVERIFY(talk.order.isEmpty());
    QCOMPARE(talk.model.openCalls(), 0);
    QVERIFY(!talk.preparation);
}

void TestCompressor::whoHearsOfTheSummaryMayCancel()
{
    Talk talk;
    talk.answers(ScriptedAnswer::text(u"Mika told of the sea."_s));
    talk.cancelsWhenTold = true;

    QVERIFY(talk.begins(longTalk()));
    talk.run();

    QCOMPARE(talk.order, QStringList{u"compressed"_s});
}

void TestCompressor::nothingIsToldBeforeTheCallReturns()
{
    Talk talk;
    Scene scene = longTalk(1);
    for (model::PersonaText &text : scene.persona.texts)
        text.story = u"7"_s.repeated(9000);

    QVERIFY(talk.begins(scene));

    QVERIFY(talk.order.isEmpty());
}

void TestCompressor::aWaitingModelIsToldOf()
{
    Talk talk;
    talk.answers(ScriptedAnswer::text(u"Mika told of the sea."_s, Millis(50))
                     .afterWaiting({.failedTries = 1, .at = Millis(200)}));
    QStringList told;

    QVERIFY(talk.begins(longTalk()));
    QObject::connect(talk.preparation, &Preparation::waiting, &talk.parent,
                     [&told] { told.append(u"waiting"_s); });
    QObject::connect(talk.preparation, &Preparation::resumed, &talk.parent,
                     [&told] { told.append(u"resumed"_s); });
    talk.run(1000);

    QCOMPARE(told, (QStringList{u"waiting"_s, u"resumed"_s}));
    QVERIFY(talk.ready);
}

SUITE_TEST(QCoreApplication, TestCompressor)

} // namespace tst_compressor

#include "tst_compressor.moc"
