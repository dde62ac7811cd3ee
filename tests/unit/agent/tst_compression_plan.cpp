// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/compression_plan.h"
#include "core/agent/fenced_transcript.h"
#include "core/agent/request_tokens.h"
#include "core/agent/summary_prompt.h"
#include "core/agent/talk_window.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QRandomGenerator>
#include <QTest>

#include <numeric>

namespace tst_compression_plan {

using namespace Qt::StringLiterals;
using namespace studio;
using agent::Scene;
using model::Message;
using tests::companion;
using tests::message;

namespace {

const auto kAya = companion(u"aya"_s);

/// Lines of 100 tokens each in a prompt; a digit is one token.
QList<Message> lines(int count, int tokens = 100)
{
    QList<Message> said;
    for (int i = 1; i <= count; ++i)
        said.append(message(u"m%1"_s.arg(i)).says(u"7"_s.repeated(tokens - 12)));
    return said;
}

Scene sceneOf(const QList<Message> &said)
{
    Scene scene;
    scene.persona = tests::persona(u"aya"_s);
    scene.witnessed = said;
    scene.present = {{kAya, u"Aya"_s, {}}, {tests::user(), u"Mika"_s, {}}};
    scene.room = base::RoomId(u"room_tea"_s);
    scene.turn = base::TurnId(u"t1"_s);
    return scene;
}

model::Summary earlier(const QString &text)
{
    return {u"t0"_s, kAya, base::MessageId(u"a1"_s), base::MessageId(u"a9"_s), 9, text, 900, 20};
}

qint64 tokensOf(const QList<Message> &said)
{
    return std::accumulate(said.cbegin(), said.cend(), qint64(0),
                           [](qint64 sum, const Message &one) { return sum + agent::messageTokens(one); });
}

} // namespace

class TestCompressionPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRequestOfMoreThanHalfTheContextIsTooLong();
    void aTalkThatLeavesMessagesOutIsTooLong();
    void theNewestThreeTenthsAreKept();
    void theNewestMessageIsKeptHoweverLongItIs();
    void aShortTalkIsNotWorthACall();
    void manyShortMessagesAreWorthOne();
    void anOlderSummaryIsPartOfWhatIsToldInShort();
    void whatIsTooLongToBeReadAtOnceIsBegunWithTheOldest();
    void noMessageIsLostAndNoneIsToldTwice();
    void theRequestTellsTheOlderPartOnlyAndInFull();
    void theRequestIsNotBoundToTheLimitsOfSpeech();
    void theSummaryIsAskedForInTheLanguageOfTheTalk();
    void aKnownContextHoldsMoreThanSixtyMessages();
    void fewLongMessagesAreLeftOutOneByOne();
    void allThatIsSentIsCounted();
};

void TestCompressionPlan::aRequestOfMoreThanHalfTheContextIsTooLong()
{
    const Scene scene = sceneOf(lines(3));

    QVERIFY(!agent::isTooLong(scene, 4000, 8000));
    QVERIFY(agent::isTooLong(scene, 4001, 8000));
}

void TestCompressionPlan::aTalkThatLeavesMessagesOutIsTooLong()
{
    QVERIFY(!agent::isTooLong(sceneOf(lines(60)), 10, 32'000));
    QVERIFY(agent::isTooLong(sceneOf(lines(61)), 10, 32'000));
}

void TestCompressionPlan::theNewestThreeTenthsAreKept()
{
    const auto plan = agent::planCompression(sceneOf(lines(50)), 10'000);

    QVERIFY(plan);
    QCOMPARE(plan->kept.witnessed.size(), 15);
    QCOMPARE(plan->older.witnessed.last().id.value(), u"m35"_s);
    QCOMPARE(plan->kept.witnessed.first().id.value(), u"m36"_s);
    QCOMPARE(plan->covered, 3500);
}

void TestCompressionPlan::theNewestMessageIsKeptHoweverLongItIs()
{
    QList<Message> said = lines(20);
    said.append(message(u"long"_s).says(u"7"_s.repeated(3900)));

    const auto plan = agent::planCompression(sceneOf(said), 10'000);

    QVERIFY(plan);
    QCOMPARE(plan->kept.witnessed.size(), 1);
    QCOMPARE(plan->kept.witnessed.first().id.value(), u"long"_s);
}

void TestCompressionPlan::aShortTalkIsNotWorthACall()
{
    QVERIFY(!agent::planCompression(sceneOf({}), 10'000));
    QVERIFY(!agent::planCompression(sceneOf(lines(1)), 10'000));
    QVERIFY(!agent::planCompression(sceneOf(lines(12)), 10'000));
    QVERIFY(agent::planCompression(sceneOf(lines(16)), 10'000));
}

void TestCompressionPlan::manyShortMessagesAreWorthOne()
{
    QVERIFY(!agent::planCompression(sceneOf(lines(27, 13)), 10'000));
    QVERIFY(agent::planCompression(sceneOf(lines(29, 13)), 10'000));
}

void TestCompressionPlan::anOlderSummaryIsPartOfWhatIsToldInShort()
{
    Scene scene = sceneOf(lines(50));
    scene.summary = earlier(u"7"_s.repeated(40));

    const auto plan = agent::planCompression(scene, 10'000);

    QVERIFY(plan);
    QCOMPARE(plan->older.summary, scene.summary);
    QVERIFY(!plan->kept.summary);
    QCOMPARE(plan->covered, 3540);
}

void TestCompressionPlan::whatIsTooLongToBeReadAtOnceIsBegunWithTheOldest()
{
    const auto plan = agent::planCompression(sceneOf(lines(100)), 10'000);

    QVERIFY(plan);
    QCOMPARE(plan->older.witnessed.size(), 60);
    QCOMPARE(plan->older.witnessed.first().id.value(), u"m1"_s);
    QCOMPARE(plan->kept.witnessed.size(), 40);
}

void TestCompressionPlan::noMessageIsLostAndNoneIsToldTwice()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 200; ++round) {
        QList<Message> said;
        const int count = random.bounded(0, 90);
        for (int i = 0; i < count; ++i)
            said.append(message(u"m%1"_s.arg(i)).says(u"x"_s.repeated(random.bounded(0, 4500))));
        const qint64 context = random.bounded(500, 40'000);

        const auto plan = agent::planCompression(sceneOf(said), context);

        if (!plan)
            continue;
        QCOMPARE(plan->older.witnessed + plan->kept.witnessed, said);
        QVERIFY(!plan->kept.witnessed.isEmpty());
        QCOMPARE(plan->covered, tokensOf(plan->older.witnessed));
        QVERIFY(double(plan->covered) <= double(context) * 0.6);
    }
}

void TestCompressionPlan::theRequestTellsTheOlderPartOnlyAndInFull()
{
    QList<Message> said;
    for (int i = 1; i <= 100; ++i)
        said.append(message(u"m%1"_s.arg(i)).says(u"line number %1"_s.arg(i)));
    Scene scene = sceneOf(said);
    scene.summary = earlier(u"Mika likes rain."_s);
    const auto plan = agent::planCompression(scene, 10'000);
    QVERIFY(plan);

    const llm::ModelRequest request = agent::summaryRequest(*plan);

    QString all;
    for (const llm::ChatText &text : request.messages)
        all += text.text + u'\n';
    QVERIFY(all.contains(u"| Mika likes rain."_s));
    QVERIFY(all.contains(u"| line number 1\n"_s));
    QVERIFY(!all.contains(u"left out"_s));
    QVERIFY(!all.contains(u"| line number 100"_s));
    QCOMPARE(request.brief.purpose, llm::Purpose::Summary);
    QCOMPARE(request.brief.before, u"Mika likes rain."_s);
    QCOMPARE(request.brief.witnessed, plan->older.witnessed);
    QCOMPARE(request.tag.purpose, model::CallPurpose::Summary);
}

void TestCompressionPlan::theRequestIsNotBoundToTheLimitsOfSpeech()
{
    Scene scene = sceneOf(lines(50));
    scene.persona.model.model = u"small"_s;
    scene.persona.model.maxTokens = 60;
    scene.persona.model.stop = {u"\n"_s};

    const llm::ModelRequest request = agent::summaryRequest(*agent::planCompression(scene, 10'000));

    QCOMPARE(request.choice.model, u"small"_s);
    QVERIFY(!request.choice.maxTokens);
    QVERIFY(request.choice.stop.isEmpty());
    QVERIFY(request.tools.isEmpty());
}

void TestCompressionPlan::theSummaryIsAskedForInTheLanguageOfTheTalk()
{
    QList<Message> said = lines(50); // Chinese by its script
    said.append(message(u"last"_s).says(u"ねえ、次は何を話そうか"_s));

    const llm::ModelRequest request = agent::summaryRequest(*agent::planCompression(sceneOf(said), 10'000));

    QVERIFY(request.messages.last().text.contains(u"in Japanese"_s));
}

void TestCompressionPlan::aKnownContextHoldsMoreThanSixtyMessages()
{
    Scene scene = sceneOf(lines(400));

    scene.window = agent::windowFor({.context = 200'000});
    QCOMPARE(agent::firstTold(scene), 0);
    scene.window = agent::windowFor({.context = 20'000});
    QCOMPARE(agent::firstTold(scene), 280);
    scene.window = agent::windowFor({});
    QCOMPARE(agent::firstTold(scene), 340);
}

void TestCompressionPlan::fewLongMessagesAreLeftOutOneByOne()
{
    Scene scene = sceneOf(lines(10, 1000));
    scene.window = {.messages = 60, .tokens = 4500};

    QCOMPARE(agent::firstTold(scene), 6);
    QVERIFY(agent::fencedTranscript(scene).startsWith(u"(6 older messages are left out)"_s));
    scene.window.tokens = 1;
    QCOMPARE(agent::firstTold(scene), 9);
}

void TestCompressionPlan::allThatIsSentIsCounted()
{
    llm::ModelRequest request;
    const qint64 nothing = agent::requestTokens(request);
    request.messages = {{llm::ChatText::Role::User, u"7"_s.repeated(100)}};
    const qint64 withText = agent::requestTokens(request);
    request.tools = {{u"roll"_s, u"7"_s.repeated(50), {"{}"}}};
    const qint64 withTools = agent::requestTokens(request);
    llm::ModelStep step;
    step.text = u"7"_s.repeated(200);
    request.steps = {step};

    QCOMPARE(nothing, 0);
    QVERIFY(withText >= 100);
    QVERIFY(withTools >= withText + 50);
    QVERIFY(agent::requestTokens(request) >= withTools + 200);
}

SUITE_TEST(QCoreApplication, TestCompressionPlan)

} // namespace tst_compression_plan

#include "tst_compression_plan.moc"
