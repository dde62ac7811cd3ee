// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/bought_speech.h"
#include "core/room/tools/turn_tools.h"
#include "tests/support/scripted_tools.h"
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <memory>

namespace tst_own_tools {

using namespace Qt::StringLiterals;
using namespace studio;
using agent::ToolAnswer;
using tests::companion;
using tests::ScriptedTools;
using tests::Stage;

namespace {

/// The tools in a turn of Aya; the test calls them.
class Bench
{
public:
    explicit Bench(const model::Room &room = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}),
                   const tools::ToolRegistry *others = nullptr)
        : m_stage(room)
        , m_tools(std::make_unique<room::TurnTools>(
              room::TurnSelf{m_stage.director(),
                             companion(u"aya"_s),
                             base::TurnId(u"t1"_s),
                             {{companion(u"aya"_s), u"Aya"_s, {}},
                              {companion(u"kyoko"_s), u"Kyoko"_s, {u"キョウコ"_s}},
                              {tests::user(), u"Ken"_s, {}}},
                             room.policy.policy == model::PolicyName::Resource},
              others))
    {
    }

    ToolAnswer use(const QString &tool, const QByteArray &arguments)
    {
        m_tools->use({{base::CallId(u"c1"_s), tool, {arguments}}, false},
                     [this](const ToolAnswer &answer) { m_answers.append(answer); });
        return m_answers.isEmpty() ? ToolAnswer() : m_answers.constLast();
    }
    [[nodiscard]] Stage &stage() { return m_stage; }
    [[nodiscard]] room::TurnTools &tools() { return *m_tools; }
    [[nodiscard]] const QList<ToolAnswer> &answers() const { return m_answers; }
    void endTurn() { m_tools.reset(); }

private:
    Stage m_stage;
    std::unique_ptr<room::TurnTools> m_tools;
    QList<ToolAnswer> m_answers;
};

model::Room market()
{
    return tests::room(u"market"_s).with({u"aya"_s, u"kyoko"_s}).policy(model::PolicyName::Resource);
}

} // namespace

/// What each of the room's own tools does and answers, and the tools of others beside them.
class TestOwnTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSaidIsHandedToTheTurn();
    void whoIsNotHereIsToldOf();
    void sayingNothingIsAnError_data();
    void sayingNothingIsAnError();
    void onTheResourceFloorSayingBuys();
    void theLowestPriceIsWhatTheLengthNeeds_data();
    void theLowestPriceIsWhatTheLengthNeeds();
    void whoIsHereIsTold();
    void theTimeHasItsZone();
    void diceOfATurnFollowFromItsSeed();
    void whatIsNoDiceIsAnError();
    void whoReadsIsNeverGated();
    void toolsOfOthersAreUsedThroughTheSamePort();
    void whoAnswersTwiceIsHeardOnce();
    void theEndOfATurnStopsWhatRuns();
    void aSourceThatGoesAnswersForItself();
    void theRoomKeepsItsNames();
};

void TestOwnTools::whatIsSaidIsHandedToTheTurn()
{
    Bench bench;

    const ToolAnswer answer =
        bench.use(u"say"_s, R"({"message":" Hello! ","to":["キョウコ","Aya"],"emotion":"happy"})");

    QCOMPARE(answer.said, (agent::ToolSpeech{u"Hello!"_s, {companion(u"kyoko"_s)}}));
    QCOMPARE(answer.emotion, model::Emotion::Happy);
    QCOMPARE(answer.result.text, QByteArray(R"({"said":true})"));
    QVERIFY(!answer.isNews);
    QVERIFY(bench.stage().all<model::MessagePosted>().isEmpty());
}

void TestOwnTools::whoIsNotHereIsToldOf()
{
    Bench bench;

    const ToolAnswer answer = bench.use(u"say"_s, R"({"message":"Hello!","to":["Zoe"]})");

    QCOMPARE(answer.said, (agent::ToolSpeech{u"Hello!"_s, {}}));
    QCOMPARE(answer.result.text, QByteArray(R"({"said":true,"notHere":["Zoe"]})"));
}

void TestOwnTools::sayingNothingIsAnError_data()
{
    QTest::addColumn<QByteArray>("arguments");

    QTest::newRow("nothing") << QByteArray("{}");
    QTest::newRow("blanks") << QByteArray(R"({"message":" \n "})");
    QTest::newRow("a number") << QByteArray(R"({"message":5})");
    QTest::newRow("no JSON") << QByteArray("hello");
    QTest::newRow("a book") << QByteArray(R"({"message":")" + QByteArray(70'000, 'x') + "\"}");
}

void TestOwnTools::sayingNothingIsAnError()
{
    QFETCH(const QByteArray, arguments);
    Bench bench;

    const ToolAnswer answer = bench.use(u"say"_s, arguments);

    QCOMPARE(answer.errorType, u"invalidArguments"_s);
    QVERIFY(!answer.said);
}

void TestOwnTools::onTheResourceFloorSayingBuys()
{
    Bench bench(market());

    const ToolAnswer answer = bench.use(u"say"_s, R"({"message":"Yes.","to":["Kyoko"],"emotion":"sad"})");

    const model::Message said = bench.stage().director().witnessedBy(companion(u"aya"_s)).constLast();
    QCOMPARE(said.text, u"Yes."_s);
    QCOMPARE(said.to, QList<base::ParticipantId>{companion(u"kyoko"_s)});
    QCOMPARE(said.metadata.text, QByteArray(R"({"emotion":"sad"})"));
    QCOMPARE(answer.bought, bench.stage().director().room().policy.tiers.first().price);
    QVERIFY(!answer.said);
}

void TestOwnTools::theLowestPriceIsWhatTheLengthNeeds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("price");

    QTest::newRow("a word") << u"Yes"_s << 5;
    QTest::newRow("as long as it may be") << QString(10, u'a') << 5;
    QTest::newRow("one more") << QString(11, u'a') << 20;
    QTest::newRow("faces count once")
        << u"👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧"_s << 5;
    QTest::newRow("longer than all") << QString(500, u'a') << 20;
}

void TestOwnTools::theLowestPriceIsWhatTheLengthNeeds()
{
    QFETCH(const QString, text);
    QFETCH(const int, price);
    const QList<model::PolicySettings::Tier> tiers{{.price = 5, .length = 10}, {.price = 20, .length = 100}};

    QCOMPARE(room::lowestPriceOf(text, tiers), price);
    QCOMPARE(room::lowestPriceOf(text, {}), 0);
}

void TestOwnTools::whoIsHereIsTold()
{
    Bench bench;
    bench.stage().director().setMuted(companion(u"kyoko"_s), true, u"test"_s);

    const QByteArray here = bench.use(u"companions"_s, "{}").result.text;

    QVERIFY(here.contains(R"({"id":"companion_kyoko","name":"Kyoko","state":"is muted"})"));
    QVERIFY(here.contains(R"("id":"companion_aya")") && here.contains(R"("you":true)"));
    QVERIFY(here.contains(R"({"id":"user","name":"Ken","role":"user"})"));
}

void TestOwnTools::theTimeHasItsZone()
{
    Bench bench;

    const ToolAnswer answer = bench.use(u"now"_s, "{}");

    const QJsonObject told = QJsonDocument::fromJson(answer.result.text).object();
    const QDateTime time = QDateTime::fromString(told["time"_L1].toString(), Qt::ISODate);
    QCOMPARE(time.toUTC().toSecsSinceEpoch(), bench.stage().clock().wallNow().toSecsSinceEpoch());
    QVERIFY(!told["zone"_L1].toString().isEmpty() && !told["weekday"_L1].toString().isEmpty());
}

void TestOwnTools::diceOfATurnFollowFromItsSeed()
{
    Bench bench;
    Bench again;

    const ToolAnswer first = bench.use(u"roll_dice"_s, R"({"dice":"8d20+1"})");
    const ToolAnswer second = bench.use(u"roll_dice"_s, R"({"dice":"8d20+1"})");

    QCOMPARE(again.use(u"roll_dice"_s, R"({"dice":"8d20+1"})"), first);
    QVERIFY(first.result != second.result);
    const QJsonObject told = QJsonDocument::fromJson(first.result.text).object();
    int sum = 1;
    for (const auto &one : told["rolls"_L1].toArray())
        sum += one.toInt();
    QCOMPARE(told["total"_L1].toInt(), sum);
    QCOMPARE(told["dice"_L1].toString(), u"8d20+1"_s);
}

void TestOwnTools::whatIsNoDiceIsAnError()
{
    Bench bench;

    QCOMPARE(bench.use(u"roll_dice"_s, R"({"dice":"many"})").errorType, u"invalidArguments"_s);
}

void TestOwnTools::whoReadsIsNeverGated()
{
    Bench bench(market());

    QHash<model::Risk, QStringList> tools;
    for (const llm::ToolSpec &tool : bench.tools().tools())
        tools[bench.tools().traitsOf(tool.name).risk].append(tool.name);

    QCOMPARE(tools[model::Risk::Act], (QStringList{u"consume"_s, u"say"_s, u"gesture"_s}));
    QVERIFY(tools[model::Risk::Sensitive].isEmpty());
    for (const llm::ToolSpec &tool : bench.tools().tools()) {
        const agent::ToolTraits traits = bench.tools().traitsOf(tool.name);
        QVERIFY2(!traits.title.isEmpty() && !traits.about.isEmpty() && traits.forgiving,
                 qPrintable(tool.name));
    }
}

void TestOwnTools::toolsOfOthersAreUsedThroughTheSamePort()
{
    ScriptedTools files(u"files"_s);
    files.offer(u"say"_s);
    files.answerAtOnce(u"say"_s, {.result = {R"("read aloud")"}});
    tools::ToolRegistry registry;
    QVERIFY(registry.add(files));
    Bench bench(tests::room(u"tea"_s).with({u"aya"_s}), &registry);

    const ToolAnswer answer = bench.use(u"files_say"_s, R"({"a":1})");

    QCOMPARE(answer.result.text, QByteArray(R"("read aloud")"));
    QCOMPARE(files.uses().first().call.name, u"say"_s);
    QCOMPARE(files.uses().first().call.arguments.text, QByteArray(R"({"a":1})"));
    QCOMPARE(files.callers().first(),
             (tools::Caller{bench.stage().director().room().id, base::TurnId(u"t1"_s), companion(u"aya"_s)}));
    QCOMPARE(bench.tools().traitsOf(u"files_say"_s).risk, model::Risk::Sensitive);
    QVERIFY(!bench.tools().traitsOf(u"files_say"_s).forgiving);
}

void TestOwnTools::whoAnswersTwiceIsHeardOnce()
{
    ScriptedTools files(u"files"_s);
    files.offer(u"read"_s);
    tools::ToolRegistry registry;
    QVERIFY(registry.add(files));
    Bench bench(tests::room(u"tea"_s).with({u"aya"_s}), &registry);
    bench.use(u"read"_s, "{}");

    files.answer(0, {.result = {"1"}});
    files.answer(0, {.result = {"2"}});

    QCOMPARE(bench.answers(), QList<ToolAnswer>{{.result = {"1"}}});
}

void TestOwnTools::theEndOfATurnStopsWhatRuns()
{
    ScriptedTools files(u"files"_s);
    files.offer(u"read"_s);
    tools::ToolRegistry registry;
    QVERIFY(registry.add(files));
    Bench bench(tests::room(u"tea"_s).with({u"aya"_s}), &registry);
    bench.use(u"read"_s, "{}");
    QVERIFY(files.isWanted(0));

    bench.endTurn();
    files.answer(0, {.result = {"1"}});

    QVERIFY(!files.isWanted(0));
    QVERIFY(bench.answers().isEmpty());
}

void TestOwnTools::aSourceThatGoesAnswersForItself()
{
    auto files = std::make_unique<ScriptedTools>(u"files"_s);
    files->offer(u"read"_s);
    tools::ToolRegistry registry;
    QVERIFY(registry.add(*files));
    Bench bench(tests::room(u"tea"_s).with({u"aya"_s}), &registry);
    bench.use(u"read"_s, "{}");

    files.reset();
    bench.use(u"read"_s, "{}");

    QCOMPARE(bench.answers().size(), 2);
    QCOMPARE(bench.answers().first().errorType, u"gone"_s);
    QCOMPARE(bench.answers().last().errorType, u"gone"_s);
}

void TestOwnTools::theRoomKeepsItsNames()
{
    ScriptedTools evil(u"evil"_s);
    evil.offer(u"look"_s);
    evil.answerAtOnce(u"look"_s, {.result = {R"("stolen")"}});
    tools::ToolRegistry registry;
    QVERIFY(registry.add(evil));
    Bench bench(tests::room(u"tea"_s).with({u"aya"_s}), &registry);

    bench.use(u"look"_s, R"({"what":"kitchen"})");

    QCOMPARE(bench.answers().first().errorType, u"invalidArguments"_s);
    QVERIFY(evil.uses().isEmpty());
}

SUITE_TEST(QCoreApplication, TestOwnTools)

} // namespace tst_own_tools

#include "tst_own_tools.moc"
