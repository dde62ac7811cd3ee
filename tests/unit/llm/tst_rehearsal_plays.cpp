// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/language.h"
#include "core/llm/rehearsal/play_turn.h"
#include "core/llm/rehearsal/plays.h"
#include "core/llm/rehearsal/rehearsal_client.h"
#include "core/llm/rehearsal/summary.h"
#include "core/llm/rehearsal/tool_talk.h"
#include "core/llm/rehearsal/turn.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"
#include "tests/unit/llm/rehearsal_room.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

namespace tst_rehearsal_plays {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::llm::rehearsal;
using llm::ModelRequest;
using llm::Purpose;
using llm::ToolExchange;
using model::Language;
using Plays = QList<Play>;

} // namespace tst_rehearsal_plays

Q_DECLARE_METATYPE(tst_rehearsal_plays::Plays)

namespace tst_rehearsal_plays {

namespace {

QList<llm::ToolSpec> toolsNamed(const QStringList &names)
{
    QList<llm::ToolSpec> tools;
    for (const QString &name : names)
        tools.append({name, {}, {"{}"}});
    return tools;
}

const QStringList kAllTools{u"roll_dice"_s, u"now"_s,      u"companions"_s, u"remember"_s,
                            u"recall"_s,    u"ask_user"_s, u"say"_s};

/// A turn of Kyoko, after the user has said that.
ModelRequest turnAfter(const QString &text, const QStringList &tools = kAllTools)
{
    tests::RehearsalRoom room(tests::exampleCompanions(), 1);
    room.userSays(text);
    return {.messages = {}, .tools = toolsNamed(tools), .brief = room.briefFor(0, Purpose::Speech)};
}

/// The same turn one step later: the result at the same index answers each of its calls.
ModelRequest goOn(ModelRequest request, const QList<QByteArray> &results, bool failed = false)
{
    const TurnStep step = rehearseTurn(request);
    llm::ModelStep done{step.text, {}, {}};
    for (qsizetype i = 0; i < step.calls.size(); ++i)
        done.calls.append(ToolExchange{step.calls[i], {results.value(i, "{}")}, failed});
    request.steps.append(done);
    return request;
}

QStringList toolsIn(const TurnStep &step)
{
    QStringList names;
    for (const llm::ToolCall &call : step.calls)
        names.append(call.name);
    return names;
}

QJsonObject argumentsOf(const llm::ToolCall &call)
{
    return QJsonDocument::fromJson(call.arguments.text).object();
}

} // namespace

/// Everything that a user can ask Rehearsal to play, so that a whole turn can be seen without a model.
class TestRehearsalPlays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWishIsUnderstood_data();
    void aWishIsUnderstood();
    void ordinaryTalkAsksForNothing_data();
    void ordinaryTalkAsksForNothing();
    void theWordsToKeepAreThoseOfTheUser_data();
    void theWordsToKeepAreThoseOfTheUser();
    void everyLineIsThereInEveryLanguage();
    void aToolIsUsedAndItsResultIsTold_data();
    void aToolIsUsedAndItsResultIsTold();
    void twoWishesAreTwoCallsAtOnce();
    void aMissingToolIsNotCalled();
    void aMistakeIsMadeOnceAndThenMended();
    void aCallThatIsNotAllowedIsTold();
    void anUnreadableResultIsToldToHaveFailed();
    void circlesEndWhenTheyWereSeen();
    void circlesForEverDoNot();
    void aRefusalFailsTheCall();
    void thoughtsComeBeforeTheWords();
    void countingIsLongAndAsFarAsWanted();
    void repeatingIsTheSameSentenceManyTimes();
    void onlyTheOneWhoIsMeantPlays();
    void aSummaryIsShorterAndOfWhatWasSaid_data();
    void aSummaryIsShorterAndOfWhatWasSaid();
    void tooLittleIsNotSummarized();
    void aWokenOneBuysWhatItTellsOnce();
    void theLastTurnsAreGoodbyes();
};

void TestRehearsalPlays::aWishIsUnderstood_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Plays>("plays");
    const auto row = [](const char *name, const QString &text, const Plays &plays) {
        QTest::newRow(name) << text << plays;
    };
    row("dice", u"Please roll the dice."_s, {Play::RollDice});
    row("dice by name", u"Kyoko, roll 2d6+1!"_s, {Play::RollDice});
    row("dice ja", u"サイコロを振ってください。"_s, {Play::RollDice});
    row("dice zh", u"请掷骰子。"_s, {Play::RollDice});
    row("time", u"What time is it?"_s, {Play::Now});
    row("time ja", u"今何時ですか。"_s, {Play::Now});
    row("time zh", u"现在几点了？"_s, {Play::Now});
    row("who", u"Who is here?"_s, {Play::Companions});
    row("who ja", u"ここには誰がいますか。"_s, {Play::Companions});
    row("who zh", u"这里有谁？"_s, {Play::Companions});
    row("remember", u"Remember that I like green tea."_s, {Play::Remember});
    row("remember ja", u"私は緑茶が好きだと覚えておいて。"_s, {Play::Remember});
    row("remember zh", u"请记住我喜欢绿茶。"_s, {Play::Remember});
    row("recall", u"What do you remember about tea?"_s, {Play::Recall});
    row("recall ja", u"何を覚えていますか。"_s, {Play::Recall});
    row("recall zh", u"你还记得什么？"_s, {Play::Recall});
    row("gesture", u"Make a gesture, please."_s, {Play::Gesture});
    row("gesture ja", u"何かジェスチャーをして見せて。"_s, {Play::Gesture});
    row("gesture zh", u"做一个手势吧。"_s, {Play::Gesture});
    row("ask", u"Ask me a question."_s, {Play::AskUser});
    row("ask ja", u"私に質問してください。"_s, {Play::AskUser});
    row("ask zh", u"问我一个问题。"_s, {Play::AskUser});
    row("say", u"Say it with your tool."_s, {Play::Say});
    row("say ja", u"ツールで話してください。"_s, {Play::Say});
    row("say zh", u"用工具说一句。"_s, {Play::Say});
    row("think", u"Please think aloud."_s, {Play::Think});
    row("think ja", u"声に出して考えて。"_s, {Play::Think});
    row("think zh", u"请出声思考。"_s, {Play::Think});
    row("refuse", u"Please refuse to answer."_s, {Play::Refuse});
    row("refuse ja", u"断ってください。"_s, {Play::Refuse});
    row("refuse zh", u"请拒绝回答。"_s, {Play::Refuse});
    row("circles", u"Go in circles."_s, {Play::Circles});
    row("circles ja", u"堂々巡りをして。"_s, {Play::Circles});
    row("circles zh", u"兜圈子给我看。"_s, {Play::Circles});
    row("for ever", u"Go in circles for ever."_s, {Play::Circles, Play::ForEver});
    row("repeat", u"Repeat yourself."_s, {Play::Repeat});
    row("repeat ja", u"同じことを何度も言って。"_s, {Play::Repeat});
    row("repeat zh", u"反复说同一句话。"_s, {Play::Repeat});
    row("count", u"Count to 300."_s, {Play::Count});
    row("count ja", u"300まで数えて。"_s, {Play::Count});
    row("count zh", u"数到300。"_s, {Play::Count});
    row("both", u"Roll the dice and tell me the time."_s, {Play::RollDice, Play::Now});
    row("mistake", u"Roll the dice, with a mistake first."_s, {Play::RollDice, Play::Mistake});
}

void TestRehearsalPlays::aWishIsUnderstood()
{
    QFETCH(QString, text);
    QFETCH(Plays, plays);

    Plays found;
    for (const PlayWish &wish : playsIn(text, *languageOf(text)))
        found.append(wish.play);

    QCOMPARE(found, plays);
}

void TestRehearsalPlays::ordinaryTalkAsksForNothing_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text :
         {u"Hello everybody, how are you?"_s, u"What do you think about distributed systems?"_s,
          u"I had a long day and no time at all."_s, u"Do you think that is right?"_s,
          u"Tell me about your favourite tea."_s, u"I could not refuse the offer."_s,
          u"皆さん、こんにちは。"_s, u"好きな食べ物は何ですか。"_s, u"昨日は長い一日でした。"_s,
          u"大家好，最近怎么样？"_s, u"你喜欢喝什么茶？"_s, u"这个想法很有意思。"_s})
        QTest::newRow(qPrintable(text)) << text;
}

void TestRehearsalPlays::ordinaryTalkAsksForNothing()
{
    QFETCH(QString, text);

    QVERIFY(playsIn(text, *languageOf(text)).isEmpty());
}

void TestRehearsalPlays::theWordsToKeepAreThoseOfTheUser_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kept");
    QTest::newRow("en") << u"Aya, please remember that I like green tea!"_s << u"I like green tea"_s;
    QTest::newRow("ja") << u"緑茶が好きだと覚えておいて。"_s << u"緑茶が好きだ"_s;
    QTest::newRow("zh") << u"请记住：我喜欢绿茶。"_s << u"我喜欢绿茶"_s;
}

void TestRehearsalPlays::theWordsToKeepAreThoseOfTheUser()
{
    QFETCH(QString, text);
    QFETCH(QString, kept);

    const QList<PlayWish> wishes = playsIn(text, *languageOf(text));

    QCOMPARE(wishes, (QList<PlayWish>{{Play::Remember, kept}}));
}

void TestRehearsalPlays::everyLineIsThereInEveryLanguage()
{
    for (const Language language : {Language::English, Language::Japanese, Language::Chinese}) {
        for (int i = 0; i <= int(PlayLine::Count); ++i) {
            const QString line = playLine(language, PlayLine(i), {{u"names"_s, u"Aya"_s}});
            QVERIFY2(!line.isEmpty(), qPrintable(QString::number(i)));
        }
        QVERIFY(playLine(language, PlayLine::Repeat).size() > 50); // as long as the loop search needs
    }
}

void TestRehearsalPlays::aToolIsUsedAndItsResultIsTold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("told");
    QTest::newRow("dice") << u"Roll 2d6."_s << u"roll_dice"_s
                          << uR"({"dice":"2d6","rolls":[3,5],"total":8})"_s
                          << u"2d6: the dice show 3 + 5, which makes 8."_s;
    QTest::newRow("time") << u"What time is it?"_s << u"now"_s
                          << uR"({"time":"2026-11-22T17:05:00+09:00","weekday":"Sunday"})"_s
                          << u"It is 17:05, on Sunday, 22 November 2026."_s;
    QTest::newRow("who") << u"Who is here?"_s << u"companions"_s
                         << uR"({"here":[{"id":"user","name":"Mika"},{"id":"companion_aya","name":"Aya"}]})"_s
                         << u"Here are Mika, Aya."_s;
    QTest::newRow("keep") << u"Remember that I like tea."_s << u"remember"_s << uR"({"kept":true})"_s
                          << u"I keep that in mind: I like tea."_s;
    QTest::newRow("notes") << u"What do you remember?"_s << u"recall"_s
                           << uR"({"notes":[{"text":"Mika likes tea"}]})"_s
                           << u"This is what I have kept: Mika likes tea."_s;
    QTest::newRow("no notes") << u"What do you remember?"_s << u"recall"_s << uR"({"notes":[]})"_s
                              << u"I have kept nothing about that yet."_s;
    QTest::newRow("question") << u"Ask me something."_s << u"ask_user"_s << uR"({"answer":"Tea."})"_s
                              << u"Thank you. So it is: Tea.."_s;
    QTest::newRow("said") << u"Say something with a tool."_s << u"say"_s << uR"({"said":true})"_s
                          << QString();
}

void TestRehearsalPlays::aToolIsUsedAndItsResultIsTold()
{
    QFETCH(QString, text);
    QFETCH(QString, tool);
    QFETCH(QString, result);
    QFETCH(QString, told);
    const ModelRequest before = turnAfter(text);

    const TurnStep call = rehearseTurn(before);
    const TurnStep after = rehearseTurn(goOn(before, {result.toUtf8()}));

    QCOMPARE(toolsIn(call), QStringList{tool});
    QVERIFY(call.text.isEmpty());
    QCOMPARE(after, (TurnStep{.text = told}));
}

void TestRehearsalPlays::twoWishesAreTwoCallsAtOnce()
{
    const ModelRequest before = turnAfter(u"Roll the dice, and who is here?"_s);

    const TurnStep step = rehearseTurn(before);

    QCOMPARE(toolsIn(step), (QStringList{u"roll_dice"_s, u"companions"_s}));
    QVERIFY(step.calls[0].id != step.calls[1].id);
    const QString told = rehearseTurn(goOn(before, {R"({"dice":"2d6","rolls":[1,1],"total":2})",
                                                    R"({"here":[{"name":"Aya"}]})"}))
                             .text;
    QVERIFY(told.contains(u"makes 2"_s) && told.contains(u"Aya"_s));
}

void TestRehearsalPlays::aMissingToolIsNotCalled()
{
    const TurnStep step = rehearseTurn(turnAfter(u"Roll the dice."_s, {u"now"_s}));

    QVERIFY(step.calls.isEmpty());
    QVERIFY(!step.text.isEmpty());
}

void TestRehearsalPlays::aMistakeIsMadeOnceAndThenMended()
{
    const ModelRequest first = turnAfter(u"Roll the dice, with a mistake first."_s);
    const ModelRequest second = goOn(first, {R"({"error":"invalidArguments"})"}, true);
    const ModelRequest third = goOn(second, {R"({"dice":"2d6","rolls":[1,4],"total":5})"});

    QVERIFY(QJsonDocument::fromJson(rehearseTurn(first).calls.first().arguments.text).isNull());
    QCOMPARE(argumentsOf(rehearseTurn(second).calls.first()), (QJsonObject{{u"dice"_s, u"2d6"_s}}));
    QVERIFY(rehearseTurn(third).text.contains(u"makes 5"_s));
}

void TestRehearsalPlays::aCallThatIsNotAllowedIsTold()
{
    const ModelRequest before = turnAfter(u"Remember that I like tea."_s);

    const TurnStep step = rehearseTurn(goOn(before, {R"({"error":"refused"})"}, true));

    QCOMPARE(step.text, playLine(Language::English, PlayLine::Refused));
}

void TestRehearsalPlays::anUnreadableResultIsToldToHaveFailed()
{
    const ModelRequest before = turnAfter(u"Roll the dice."_s);

    QCOMPARE(rehearseTurn(goOn(before, {"no JSON"})).text, playLine(Language::English, PlayLine::Failed));
}

void TestRehearsalPlays::circlesEndWhenTheyWereSeen()
{
    ModelRequest request = turnAfter(u"Go in circles."_s);
    QSet<QByteArray> arguments;
    QSet<base::CallId> ids;

    for (int i = 0; i < 5; ++i) {
        const llm::ToolCall call = rehearseTurn(request).calls.value(0);
        arguments.insert(call.name.toUtf8() + call.arguments.text);
        ids.insert(call.id);
        request = goOn(request, {"{}"});
    }

    QCOMPARE(arguments.size(), 1);
    QCOMPARE(ids.size(), 5);
    QCOMPARE(rehearseTurn(request), (TurnStep{.text = playLine(Language::English, PlayLine::Circles)}));
}

void TestRehearsalPlays::circlesForEverDoNot()
{
    ModelRequest request = turnAfter(u"Go in circles and never stop."_s);

    for (int i = 0; i < 20; ++i)
        request = goOn(request, {"{}"});

    QCOMPARE(rehearseTurn(request).calls.size(), 1);
}

void TestRehearsalPlays::aRefusalFailsTheCall()
{
    tests::FakeClock clock;
    RehearsalClient client(clock, RehearsalClient::Pace::AtOnce);
    QObject life;
    llm::ModelCall *call = client.start(turnAfter(u"Please refuse to answer."_s), &life);
    QList<model::Cause> causes;
    connect(call, &llm::ModelCall::failed, this,
            [&causes](const llm::ModelFailure &failure) { causes.append(failure.cause); });
    QSignalSpy words(call, &llm::ModelCall::textDelta);

    clock.advance(base::Millis(5000));

    QCOMPARE(causes, QList<model::Cause>{model::Cause::Refused});
    QCOMPARE(words.size(), 0);
}

void TestRehearsalPlays::thoughtsComeBeforeTheWords()
{
    tests::FakeClock clock;
    RehearsalClient client(clock, RehearsalClient::Pace::Live);
    QObject life;
    llm::ModelCall *call = client.start(turnAfter(u"Think aloud, please."_s), &life);
    QStringList order;
    connect(call, &llm::ModelCall::thinkingDelta, this, [&order] { order.append(u"thought"_s); });
    connect(call, &llm::ModelCall::textDelta, this, [&order] { order.append(u"word"_s); });
    connect(call, &llm::ModelCall::finished, this, [&order] { order.append(u"end"_s); });

    clock.advance(base::Millis(60'000));

    QCOMPARE(order.count(u"thought"_s), 1);
    QCOMPARE(order.first(), u"thought"_s);
    QCOMPARE(order.last(), u"end"_s);
    QVERIFY(order.count(u"word"_s) > 1);
}

void TestRehearsalPlays::countingIsLongAndAsFarAsWanted()
{
    QVERIFY(rehearseTurn(turnAfter(u"Count to 300."_s)).text.endsWith(u"299, 300."_s));
    QVERIFY(rehearseTurn(turnAfter(u"Count to 9999."_s)).text.endsWith(u"999, 1000."_s));
    QVERIFY(rehearseTurn(turnAfter(u"Please talk for a long time."_s)).text.endsWith(u"200."_s));
}

void TestRehearsalPlays::repeatingIsTheSameSentenceManyTimes()
{
    const QString text = rehearseTurn(turnAfter(u"Repeat yourself."_s)).text;

    QVERIFY(text.count(playLine(Language::English, PlayLine::Repeat)) >= 10);
}

void TestRehearsalPlays::onlyTheOneWhoIsMeantPlays()
{
    tests::RehearsalRoom room(tests::exampleCompanions(), 1);
    room.userSays(u"Natsumi, roll the dice."_s);
    const auto turnOf = [&room](qsizetype companion) {
        return rehearseTurn({.messages = {},
                             .tools = toolsNamed(kAllTools),
                             .brief = room.briefFor(companion, Purpose::Speech)});
    };

    QVERIFY(toolsIn(turnOf(0)).isEmpty());
    QCOMPARE(toolsIn(turnOf(1)), QStringList{u"roll_dice"_s});
}

void TestRehearsalPlays::aSummaryIsShorterAndOfWhatWasSaid_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::newRow("en")
        << u"Message %1 is about tea and cakes. It has a second sentence, which is left out here."_s;
    QTest::newRow("ja") << u"%1番目のお茶とお菓子の話です。二番目の文はここでは要らないので省かれます。"_s;
    QTest::newRow("zh") << u"第%1条说的是茶和点心。第二句话在这里用不着，所以被省略了。"_s;
    QTest::newRow("without an end") << u"%1"_s + QString(400, u'x');
}

void TestRehearsalPlays::aSummaryIsShorterAndOfWhatWasSaid()
{
    QFETCH(QString, sentence);
    llm::Brief brief;
    brief.purpose = Purpose::Summary;
    brief.present = {{tests::user(), u"Mika"_s, {}}};
    qsizetype whole = 0;
    for (int i = 0; i < 60; ++i) {
        brief.witnessed.append(tests::message(u"m%1"_s.arg(i)).says(sentence.arg(i)));
        whole += brief.witnessed.last().text.size();
    }

    const QString summary = rehearseSummary(brief);

    QVERIFY(!summary.isEmpty());
    QVERIFY(summary.size() <= whole / 3);
    QVERIFY(summary.startsWith(u"Mika: "_s));
    QVERIFY(summary.contains(u"59"_s)); // includes the last
    QCOMPARE(rehearseSummary(brief), summary);
}

void TestRehearsalPlays::tooLittleIsNotSummarized()
{
    llm::Brief brief;
    brief.witnessed = {tests::message(u"m1"_s).says(u"Hi."_s)};

    QVERIFY(rehearseSummary(brief).isEmpty());
    QVERIFY(rehearseSummary({}).isEmpty());
}

void TestRehearsalPlays::aWokenOneBuysWhatItTellsOnce()
{
    ModelRequest request = turnAfter(u"Who is here?"_s);
    request.brief.purpose = Purpose::Wake;
    request.brief.resource = llm::ResourceFloor{.tiers = {{5, 10}, {60, 50}, {80, 100}}};
    const auto stepOf = [](const ModelRequest &one) {
        return rehearseWakePlay(one).value_or(TurnStep{.text = u"no play"_s});
    };
    const auto answered = [&stepOf](ModelRequest one, const QByteArray &result) {
        one.steps.append({{}, {ToolExchange{stepOf(one).calls.first(), {result}, false}}, {}});
        return one;
    };

    const ModelRequest knowing = answered(request, R"({"here":[{"name":"Aya"},{"name":"Kyoko"}]})");
    const ModelRequest heard = answered(knowing, R"({"success":true,"resource":40,"message":""})");

    QCOMPARE(toolsIn(stepOf(request)), QStringList{u"companions"_s});
    QCOMPARE(bidIn(stepOf(knowing).calls), (Bid{60, u"Here are Aya, Kyoko."_s}));
    QCOMPARE(stepOf(heard), TurnStep());
}

void TestRehearsalPlays::theLastTurnsAreGoodbyes()
{
    tests::FakeClock clock;
    RehearsalClient client(clock, RehearsalClient::Pace::AtOnce);
    QObject life;
    ModelRequest request = turnAfter(u"What do you think about tea?"_s, {});
    ModelRequest leaving = request;
    request.brief.turnsLeft = 1;
    leaving.brief.stage = model::Closing::Terminal;
    QStringList said;
    for (const ModelRequest &one : {request, leaving})
        connect(client.start(one, &life), &llm::ModelCall::textDelta, this,
                [&said](const QString &text) { said.append(text); });

    clock.advance(base::Millis(5000));

    QCOMPARE(said.size(), 2);
    QCOMPARE(said.first(), said.last());
}

SUITE_TEST(QCoreApplication, TestRehearsalPlays)

} // namespace tst_rehearsal_plays

#include "tst_rehearsal_plays.moc"
