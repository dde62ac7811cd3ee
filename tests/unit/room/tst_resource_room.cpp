// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/envelope_wire.h"
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QTest>

namespace tst_resource_room {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using model::Cause;
using model::Control;
using model::MessagePosted;
using model::Outcome;
using model::PolicyName;
using model::RestReason;
using tests::companion;
using tests::message;
using tests::ScriptedAnswer;
using tests::Stage;
using Way = MessagePosted::Way;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);
const ScriptedAnswer kPasses = ScriptedAnswer::text({});

model::Room market(const QStringList &shortNames = {u"aya"_s, u"kyoko"_s})
{
    return tests::room(u"market"_s).with(shortNames).policy(PolicyName::Resource);
}

/// The companions take their scripted answers, one per wake, and pass when those are used up.
void play(Stage &stage, const QString &shortName, const QList<ScriptedAnswer> &answers)
{
    for (const ScriptedAnswer &answer : answers) {
        stage.wake(shortName, answer);
        stage.wake(shortName, kPasses); // each turn ends with an answer without calls
    }
    if (answers.isEmpty())
        stage.wake(shortName, kPasses);
}

template<class Line>
QList<Line> lines(const Stage &stage)
{
    QList<Line> found;
    for (const auto &said : stage.all<model::FloorSaid>()) {
        if (const auto *line = std::get_if<Line>(&said.output.kind))
            found.append(*line);
    }
    return found;
}

/// The number of ends of each turn in the log: exactly one, unless the turn still runs.
QHash<base::TurnId, int> endsOf(const Stage &stage)
{
    QHash<base::TurnId, int> ends;
    for (const auto &event : stage.all<model::TurnEvent>())
        ends[event.turn] += model::isClosing(event.kind) ? 1 : 0;
    return ends;
}

bool everyTurnEndedOnce(const Stage &stage)
{
    const auto ends = endsOf(stage);
    return std::all_of(ends.begin(), ends.end(), [](int count) { return count == 1; });
}

bool replayGivesTheSameFloor(Stage &stage, const model::Room &created)
{
    return stage.director().floor() == room::Director(tests::recordOf(created, stage.log()), stage.house(),
                                                      room::Director::Opening::LookOnly)
                                           .floor();
}

} // namespace

/// A room under `resource`: several companions are awake at once, and they buy their speech.
class TestResourceRoom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMessageWakesEverybodyAndWhoBuysSpeaks();
    void theBoughtMessageNamesItsTurn();
    void theSceneTellsOfLevelAndPrices();
    void historyGivesWhatTheCompanionHeard();
    void whatIsBoughtToAnswerAWhisperIsWhispered();
    void statusGivesTheLevelAndThePrices();
    void whatIsTooDearIsRefusedAndWokenByTheRefund();
    void whatIsRefusedIsToldToTheModel_data();
    void whatIsRefusedIsToldToTheModel();
    void severalAreAwakeAndEndInAnyOrder();
    void oneThatMissedAMessageIsWokenAgain();
    void allPassAndTheRoomRests();
    void stopEndsEveryTurn();
    void aMutedOneIsCutAndTheOthersGoOn();
    void oneThatLeavesIsCut();
    void everybodyMuteIsQuiet();
    void whoIsCuedThoughMutedMaySpeak();
    void heldNobodyIsWokenUntilRelease();
    void aRosterOfAnySize_data();
    void aRosterOfAnySize();
    void leavingTheResourceCutsTheWoken();
    void aSpeechGoesOnBesideTheWoken();
    void aSpeechOutlivesTheResource();
    void whoIsStoppedWhenReachingForAToolSaysNothing();
    void refundsThatWerePendingAreThereWhenItOpens();
    void lookingOnlyChangesNothing();
    void aCrashWithSeveralAwakeIsStopped();
    void theWallClockMayJump();
    void aSleepOverSeveralTimeoutsOfTheRingLeavesNoTurn();
};

void TestResourceRoom::aMessageWakesEverybodyAndWhoBuysSpeaks()
{
    Stage stage(market());
    play(stage, u"aya"_s, {ScriptedAnswer::consume(60, u"I am Aya. Kyoko?"_s, Millis(100))});
    play(stage, u"kyoko"_s, {ScriptedAnswer::consume(5, u"Hm!"_s, Millis(300))});

    stage.userSays(u"Who is here?"_s);
    stage.wait(1000);

    QCOMPARE(
        stage.kinds().join(u' '),
        u"posted wake wake toolCallRequest consume consumed obligation toolCallResponse finished turnOver "
        "toolCallRequest consume consumed obligation toolCallResponse finished turnOver wake finished "
        "turnOver rest"_s);
    const auto messages = stage.all<MessagePosted>();
    QCOMPARE(messages[1].way, Way::Consumed);
    QCOMPARE(messages[1].message.text, u"I am Aya. Kyoko?"_s);
    QCOMPARE(messages[1].message.mentions, QList{kKyoko});
    QCOMPARE(messages[1].amount, 60);
    QCOMPARE(messages[1].parent, messages[0].message.id);
    QCOMPARE(messages[2].amount, 5);
    QCOMPARE(stage.rests().last().reason, RestReason::Nobody);
    QVERIFY(everyTurnEndedOnce(stage));
    QVERIFY(replayGivesTheSameFloor(stage, market()));
}

void TestResourceRoom::theBoughtMessageNamesItsTurn()
{
    Stage stage(market({u"aya"_s}));
    model::Persona aya = tests::persona(u"aya"_s);
    aya.revision = 7;
    stage.cast().set(aya);
    play(stage, u"aya"_s, {ScriptedAnswer::consume(5, u"Yes"_s)});

    stage.userSays(u"Aya?"_s);
    stage.wait(100);

    QList<model::FloorSaid> wakes = stage.all<model::FloorSaid>();
    wakes.removeIf([](const model::FloorSaid &line) { return !line.turn; });
    const MessagePosted bought = stage.all<MessagePosted>().last();
    QVERIFY(bought.turn);
    QCOMPARE(bought.turn, wakes.first().turn);
    QCOMPARE(bought.personaRevision, 7);
    for (const auto &event : stage.all<model::TurnEvent>())
        QCOMPARE(event.turn, *bought.turn);
    QCOMPARE(stage.all<model::TurnEvent>().first().personaRevision, 7);
}

void TestResourceRoom::theSceneTellsOfLevelAndPrices()
{
    model::Room room = market();
    room.policy.refuseRepeats = true;
    room.policy.refund = Millis(7000);
    Stage stage(room);
    play(stage, u"aya"_s, {ScriptedAnswer::consume(60, u"First"_s)});
    play(stage, u"kyoko"_s, {});

    stage.userSays(u"Hello"_s);
    stage.wait(100);

    const auto requests = stage.model().requests();
    QCOMPARE(requests.first().brief.resource, (llm::ResourceFloor{100, room.policy.tiers, true, true,
                                                                  Millis(7000), model::Wake::Why::Message}));
    QCOMPARE(requests.last().brief.persona.id, kKyoko);
    QCOMPARE(requests.last().brief.resource->level, 40);
    QCOMPARE(requests.last().brief.resource->why, model::Wake::Why::Missed);
    QCOMPARE(requests.last().brief.witnessed.last().text, u"First"_s);
}

namespace {

/// A tool's answer to Aya's only call, while she is alone.
model::ToolCallResponse answerTo(const model::Room &room, const QString &tool, const QByteArray &arguments,
                                 const model::Message &said)
{
    Stage stage(room);
    stage.wake(u"aya"_s, ScriptedAnswer::useTools({{tool, arguments}}));
    stage.wake(u"aya"_s, kPasses);
    stage.userSays(said);
    stage.wait(100);
    for (const auto &event : stage.all<model::TurnEvent>()) {
        if (const auto *response = std::get_if<model::ToolCallResponse>(&event.kind))
            return *response;
    }
    return {};
}

} // namespace

void TestResourceRoom::whatIsBoughtToAnswerAWhisperIsWhispered()
{
    for (const bool aloud : {false, true}) {
        model::Room room = market();
        room.turns.whispersAloud = aloud;
        Stage stage(room);
        stage.wake(u"kyoko"_s,
                   ScriptedAnswer::useTools({{u"say"_s, R"({"message":"Yes?","to":["Aya"]})"}}, Millis(10)));
        stage.wake(u"kyoko"_s, kPasses);
        stage.wake(u"aya"_s, kPasses);

        stage.userSays(message(u"m1"_s).to({kKyoko}).whispered().says(u"A secret"_s));
        stage.wait(100);

        const model::Message bought = stage.all<MessagePosted>().last().message;
        QCOMPARE(bought.text, u"Yes?"_s);
        QCOMPARE(bought.whisper, !aloud);
        QCOMPARE(bought.to, QList{aloud ? kAya : tests::user()});
    }
}

void TestResourceRoom::historyGivesWhatTheCompanionHeard()
{
    Stage stage(market());
    stage.wake(u"aya"_s, ScriptedAnswer::useTools({{u"history"_s, "{}"}}, Millis(10)));
    stage.wake(u"aya"_s, kPasses);
    stage.wake(u"kyoko"_s, kPasses);
    stage.userSays(message(u"m1"_s).to({kKyoko}).whispered().says(u"A secret"_s));
    stage.userSays(message(u"m2"_s).says(u"Good \"morning\""_s));

    stage.wait(1000);

    QByteArray given;
    for (const auto &event : stage.all<model::TurnEvent>()) {
        if (const auto *response = std::get_if<model::ToolCallResponse>(&event.kind))
            given = response->result.text;
    }
    const QByteArray expected = R"({"history":[{"from":"user","message":"Good \"morning\""}]})";
    QCOMPARE(given, expected);
}

void TestResourceRoom::statusGivesTheLevelAndThePrices()
{
    const auto answer = answerTo(market({u"aya"_s}), u"status"_s, {}, message(u"m1"_s).says(u"Hello"_s));

    const QByteArray expected = R"({"resource":100,"prices":[{"kind":"backchannel","price":5,"longest":10},)"
                                R"({"kind":"normal","price":60,"longest":50},)"
                                R"({"kind":"long","price":80,"longest":100}],"refundSeconds":5})";
    QCOMPARE(answer.result.text, expected);
    QVERIFY(!answer.error);
}

// The second purchase costs more than is left; its companion is woken when the first amount is refunded.
void TestResourceRoom::whatIsTooDearIsRefusedAndWokenByTheRefund()
{
    Stage stage(market());
    play(stage, u"aya"_s, {ScriptedAnswer::consume(60, u"First."_s, Millis(100))});
    play(stage, u"kyoko"_s, {ScriptedAnswer::consume(60, u"Second."_s, Millis(200))});
    play(stage, u"kyoko"_s, {}); // woken for Aya's message, which she missed
    play(stage, u"kyoko"_s, {ScriptedAnswer::consume(60, u"Second, now."_s, Millis(100))});
    stage.userSays(u"Hello"_s);

    stage.wait(300);
    QCOMPARE(stage.director().floor().level, 40);
    QVERIFY(!stage.director().floor().isResting());

    stage.wait(10'000);

    const auto sales = lines<model::Consumed>(stage);
    QCOMPARE(sales[0], (model::Consumed{kAya, true, 40, u"Resource consumed."_s}));
    QCOMPARE(sales[1], (model::Consumed{kKyoko, false, 40, u"Not enough resource."_s}));
    QVERIFY(sales[2].success);
    const auto overs = stage.all<model::FloorTold>();
    const auto refused = std::find_if(overs.begin(), overs.end(), [](const model::FloorTold &told) {
        const auto *over = std::get_if<model::TurnOver>(&told.input.kind);
        return over && over->wanted;
    });
    QVERIFY(refused != overs.end());
    QCOMPARE(std::get<model::TurnOver>(refused->input.kind),
             (model::TurnOver{kKyoko, Outcome::NoReply, {}, 60, Cause::LevelTooLow}));
    QCOMPARE(lines<model::Wake>(stage)[2].why, model::Wake::Why::Missed);
    QCOMPARE(lines<model::Wake>(stage)[3],
             (model::Wake{kKyoko, stage.all<MessagePosted>()[1].message.id, model::Wake::Why::Refund}));
    QCOMPARE(stage.all<MessagePosted>()[2].message.text, u"Second, now."_s);
    QVERIFY(everyTurnEndedOnce(stage));
    QVERIFY(replayGivesTheSameFloor(stage, market()));
}

void TestResourceRoom::whatIsRefusedIsToldToTheModel_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("errorType"); // empty: refused by the floor
    QTest::addColumn<QByteArray>("result");
    QTest::addColumn<bool>("floorWasTold");

    const auto bad = [](const char *name, const QByteArray &arguments, const QString &type, bool told) {
        QTest::newRow(name) << arguments << type << QByteArray() << told;
    };
    bad("an amount of -1", R"({"amount":-1,"message":"Hi"})", u"malformed"_s, true);
    bad("an amount of 101", R"({"amount":101,"message":"Hi"})", u"malformed"_s, true);
    bad("an amount of 5.5", R"({"amount":5.5,"message":"Hi"})", u"malformed"_s, true);
    bad("a string", R"({"amount":"5","message":"Hi"})", u"malformed"_s, true);
    bad("an array", R"({"amount":[5],"message":"Hi"})", u"malformed"_s, true);
    bad("no amount", R"({"message":"Hi"})", u"malformed"_s, true);
    bad("NaN, which is no JSON", R"({"amount":NaN,"message":"Hi"})", u"invalidArguments"_s, false);
    bad("infinite", R"({"amount":1e999,"message":"Hi"})", u"invalidArguments"_s, false);
    bad("no message", R"({"amount":5})", u"invalidArguments"_s, false);
    bad("a message that is none", R"({"amount":5,"message":7})", u"invalidArguments"_s, false);
    bad("an empty message", R"({"amount":5,"message":" "})", u"invalidArguments"_s, false);
    bad("an endless message", R"({"amount":100,"message":")" + QByteArray(70'000, 'x') + R"("})",
        u"invalidArguments"_s, false);
    bad("no object", R"("amount 5")", u"invalidArguments"_s, false);
    bad("nothing", "", u"invalidArguments"_s, false);
    QTest::newRow("longer than its price buys")
        << QByteArray(R"({"amount":5,"message":"Eleven ch.."})") << QString()
        << QByteArray(R"({"success":false,"resource":100,"message":"tooLong: 10"})") << true;
}

void TestResourceRoom::whatIsRefusedIsToldToTheModel()
{
    QFETCH(QByteArray, arguments);
    QFETCH(QString, errorType);
    QFETCH(QByteArray, result);
    QFETCH(bool, floorWasTold);
    Stage stage(market({u"aya"_s}));
    stage.wake(u"aya"_s, ScriptedAnswer::useTools({{u"consume"_s, arguments}}));
    stage.wake(u"aya"_s, kPasses);

    stage.userSays(u"Hello"_s);
    stage.wait(100);

    const llm::ToolExchange told = stage.model().requests().last().steps.first().calls.first();
    QCOMPARE(told.failed, !errorType.isEmpty());
    if (!result.isEmpty())
        QCOMPARE(told.result.text, result);
    else
        QVERIFY2(told.result.text.contains(errorType.toUtf8()), told.result.text);
    QCOMPARE(stage.kinds().contains(u"consume"_s), floorWasTold);
    QCOMPARE(stage.all<MessagePosted>().size(), 1);
    QCOMPARE(stage.director().floor().level, 100);
    QCOMPARE(stage.rests().last().reason, RestReason::Nobody);
    QVERIFY(replayGivesTheSameFloor(stage, market({u"aya"_s})));
}

void TestResourceRoom::severalAreAwakeAndEndInAnyOrder()
{
    const QStringList names{u"a"_s, u"b"_s, u"c"_s, u"d"_s};
    Stage stage(market(names));
    for (int i = 0; i < names.size(); ++i)
        stage.wake(names[i], ScriptedAnswer::text({}, Millis(1000 - 200 * i)));

    stage.userSays(u"Hello"_s);
    QCOMPARE(stage.model().openCalls(), 4);
    stage.wait(500);
    QCOMPARE(stage.model().openCalls(), 3);
    QVERIFY(!stage.director().hasBegun());
    QCOMPARE(stage.director().ledger().lastEnding(companion(u"d"_s))->cause, Cause::NothingToSay);
    QVERIFY(!stage.director().ledger().lastEnding(companion(u"a"_s)));
    stage.wait(1000);

    QStringList over;
    for (const auto &told : stage.all<model::FloorTold>()) {
        if (const auto *end = std::get_if<model::TurnOver>(&told.input.kind))
            over.append(end->from.value().right(1));
    }
    QCOMPARE(over.join(QString()), u"dcba"_s);
    QCOMPARE(endsOf(stage).size(), 4);
    QVERIFY(everyTurnEndedOnce(stage));
    QCOMPARE(stage.rests().size(), 1);
}

void TestResourceRoom::oneThatMissedAMessageIsWokenAgain()
{
    Stage stage(market({u"aya"_s}));
    stage.wake(u"aya"_s, ScriptedAnswer::text({}, Millis(500)));
    stage.userSays(message(u"m1"_s).says(u"One"_s));
    stage.wait(100);
    stage.userSays(message(u"m2"_s).says(u"Two"_s));
    QCOMPARE(stage.model().openCalls(), 1);

    stage.wait(2000);

    const auto wakes = lines<model::Wake>(stage);
    QCOMPARE(wakes.size(), 2);
    QCOMPARE(wakes.last(), (model::Wake{kAya, base::MessageId(u"m2"_s), model::Wake::Why::Missed}));
    QCOMPARE(endsOf(stage).size(), 2);
    QVERIFY(everyTurnEndedOnce(stage));
}

void TestResourceRoom::allPassAndTheRoomRests()
{
    Stage stage(market());
    play(stage, u"aya"_s, {});
    play(stage, u"kyoko"_s, {});

    stage.userSays(u"Nobody needs to answer."_s);
    stage.wait(100);

    QCOMPARE(stage.rests(), QList<model::Rest>{{RestReason::Nobody}});
    for (const auto &id : {kAya, kKyoko})
        QCOMPARE(stage.director().ledger().lastEnding(id)->cause, Cause::NothingToSay);
}

void TestResourceRoom::stopEndsEveryTurn()
{
    Stage stage(market());
    stage.wake(u"aya"_s, ScriptedAnswer::hang());
    stage.wake(u"kyoko"_s, ScriptedAnswer::hang());
    stage.userSays(u"Hello"_s);
    stage.wait(100);

    stage.director().control(Control::Stop, u"test"_s);

    stage.wait(0);
    QCOMPARE(stage.model().openCalls(), 0);
    QCOMPARE(stage.rests(), QList<model::Rest>{{RestReason::Stopped}});
    QCOMPARE(endsOf(stage).size(), 2);
    QVERIFY(everyTurnEndedOnce(stage));
    QStringList turns;
    for (const auto &said : stage.all<model::FloorSaid>()) {
        if (std::holds_alternative<model::AbortTurn>(said.output.kind))
            turns.append(said.turn->value());
    }
    QCOMPARE(turns.size(), 2);
    QVERIFY(turns[0] != turns[1]);
    stage.wait(60'000);
    QCOMPARE(stage.rests().size(), 1);
}

void TestResourceRoom::aMutedOneIsCutAndTheOthersGoOn()
{
    Stage stage(market());
    stage.wake(u"aya"_s, ScriptedAnswer::hang());
    play(stage, u"kyoko"_s, {ScriptedAnswer::consume(60, u"Hello, you."_s, Millis(500))});
    stage.userSays(u"Hello"_s);
    stage.wait(100);

    stage.director().setMuted(kAya, true, u"test"_s);
    stage.wait(1000);

    QCOMPARE(lines<model::AbortTurn>(stage), (QList<model::AbortTurn>{{kAya, Cause::Muted}}));
    QCOMPARE(stage.all<MessagePosted>().last().message.text, u"Hello, you."_s);
    QCOMPARE(stage.model().openCalls(), 0);
    const room::Sale sale = stage.director().buy(message(u"m"_s).from(kAya).says(u"But"_s), 5.0, u"studio"_s);
    QCOMPARE(std::get<model::Ignored>(sale).why, model::Ignored::Why::Muted);
    QVERIFY(everyTurnEndedOnce(stage));
}

void TestResourceRoom::oneThatLeavesIsCut()
{
    Stage stage(market());
    stage.wake(u"aya"_s, ScriptedAnswer::hang());
    stage.wake(u"kyoko"_s, ScriptedAnswer::hang());
    stage.userSays(u"Hello"_s);
    stage.wait(100);

    stage.director().setRoster({kKyoko}, u"test"_s);

    QCOMPARE(stage.model().openCalls(), 1);
    QVERIFY(stage.director().floor().member(kKyoko)->busy);
    stage.director().setRoster({}, u"test"_s);
    stage.wait(0);
    QCOMPARE(stage.model().openCalls(), 0);
    QVERIFY(stage.director().floor().isResting());
    QCOMPARE(stage.rests().last().reason, RestReason::Nobody);
}

void TestResourceRoom::everybodyMuteIsQuiet()
{
    Stage stage(market());
    stage.director().setMuted(kAya, true, u"test"_s);
    stage.director().setMuted(kKyoko, true, u"test"_s);

    stage.userSays(u"Hello?"_s);
    stage.wait(1000);

    QCOMPARE(stage.rests(), QList<model::Rest>{{RestReason::Nobody}});
    QVERIFY(stage.model().requests().isEmpty());
}

void TestResourceRoom::whoIsCuedThoughMutedMaySpeak()
{
    Stage stage(market());
    stage.director().setMuted(kAya, true, u"test"_s);
    play(stage, u"aya"_s, {ScriptedAnswer::consume(5, u"Thanks"_s)});
    play(stage, u"kyoko"_s, {});

    stage.director().cue(kAya, u"test"_s);
    stage.wait(100);

    QCOMPARE(stage.all<MessagePosted>().last().message.text, u"Thanks"_s);
    QCOMPARE(lines<model::Wake>(stage).first().why, model::Wake::Why::Cued);
    QCOMPARE(stage.all<model::Decided>().first().decision.rule, model::Rule::Cued);
}

void TestResourceRoom::heldNobodyIsWokenUntilRelease()
{
    for (const auto &[wait, go] :
         {std::pair(Control::Hold, Control::Release), std::pair(Control::Pause, Control::Play)}) {
        Stage stage(market({u"aya"_s}));
        play(stage, u"aya"_s, {ScriptedAnswer::consume(5, u"Yes"_s)});
        stage.director().control(wait, u"test"_s);
        stage.userSays(u"Hello?"_s);
        stage.wait(1000);
        QVERIFY(stage.model().requests().isEmpty());

        stage.director().control(go, u"test"_s);
        stage.wait(100);

        QCOMPARE(stage.all<MessagePosted>().last().message.text, u"Yes"_s);
    }
}

void TestResourceRoom::aRosterOfAnySize_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {0, 1, 64})
        QTest::addRow("%d", size) << size;
}

void TestResourceRoom::aRosterOfAnySize()
{
    QFETCH(int, size);
    QStringList names;
    for (int i = 0; i < size; ++i)
        names.append(u"c%1"_s.arg(i));
    model::Room room = market(names);
    room.policy.maxCompanionTurns = 100;
    Stage stage(room);
    for (const QString &name : names)
        play(stage, name, {ScriptedAnswer::consume(5, name)});

    stage.userSays(u"Hello"_s);
    stage.wait(1000);

    QCOMPARE(lines<model::Wake>(stage).size(), size);
    QCOMPARE(stage.all<MessagePosted>().size(), 1 + qMin(size, 20)); // the level is 100
    QVERIFY(stage.director().floor().level >= 0);
    stage.wait(60'000);
    QCOMPARE(stage.rests().last().reason, RestReason::Nobody);
    QVERIFY(everyTurnEndedOnce(stage));
    QVERIFY(replayGivesTheSameFloor(stage, room));
}

void TestResourceRoom::leavingTheResourceCutsTheWoken()
{
    Stage stage(market());
    stage.wake(u"aya"_s, ScriptedAnswer::hang());
    stage.wake(u"kyoko"_s, ScriptedAnswer::hang());
    stage.vote(u"aya"_s, ScriptedAnswer::vote(model::VoteState::Speak, 9));
    stage.vote(u"kyoko"_s, ScriptedAnswer::vote(model::VoteState::Listen, 0));
    stage.speech(u"aya"_s, ScriptedAnswer::text(u"By vote."_s));
    stage.userSays(u"Hello"_s);
    stage.wait(100);

    stage.director().setPolicy({.policy = PolicyName::Vote}, u"test"_s);
    stage.wait(1000);

    QCOMPARE(lines<model::AbortTurn>(stage),
             (QList<model::AbortTurn>{{kAya, Cause::Policy}, {kKyoko, Cause::Policy}}));
    QCOMPARE(stage.all<MessagePosted>().last().message.text, u"By vote."_s);
    QVERIFY(everyTurnEndedOnce(stage));
    QVERIFY(replayGivesTheSameFloor(stage, market()));
}

// Aya speaks while the policy changes: she continues, while Kyoko is woken, buys and is done.
void TestResourceRoom::aSpeechGoesOnBesideTheWoken()
{
    const model::Room room = tests::room(u"market"_s).with({u"aya"_s, u"kyoko"_s});
    Stage stage(room);
    stage.vote(u"aya"_s, ScriptedAnswer::vote(model::VoteState::Speak, 9, true));
    stage.vote(u"kyoko"_s, ScriptedAnswer::vote(model::VoteState::Listen, 0));
    stage.speech(u"aya"_s, ScriptedAnswer::slowly({u"One,"_s, u" two,"_s, u" three."_s}, Millis(1000)));
    play(stage, u"kyoko"_s, {ScriptedAnswer::consume(5, u"Oh"_s, Millis(100))});
    stage.wake(u"aya"_s, kPasses);
    stage.userSays(u"Count, Aya."_s);
    stage.wait(600 + 1500);

    stage.director().setPolicy({.policy = PolicyName::Resource}, u"test"_s);
    stage.userSays(u"And Kyoko?"_s);
    stage.wait(300);

    QCOMPARE(stage.all<MessagePosted>().last().message.text, u"Oh"_s);
    QVERIFY(stage.director().hasBegun());
    QVERIFY(stage.director().floor().turn);
    stage.wait(5000);
    const auto messages = stage.all<MessagePosted>();
    const auto counted = std::find_if(messages.begin(), messages.end(),
                                      [](const MessagePosted &posted) { return posted.way == Way::Spoken; });
    QVERIFY(counted != messages.end());
    QCOMPARE(counted->message.text, u"One, two, three."_s);
    QVERIFY(everyTurnEndedOnce(stage));
    QVERIFY(stage.director().floor().isResting());
    QVERIFY(replayGivesTheSameFloor(stage, room));
}

// And back to the vote before the speech has ended: Kyoko is cut off, Aya's speech is under the vote again.
void TestResourceRoom::aSpeechOutlivesTheResource()
{
    const model::Room room = tests::room(u"market"_s).with({u"aya"_s, u"kyoko"_s});
    Stage stage(room);
    stage.vote(u"aya"_s, ScriptedAnswer::vote(model::VoteState::Speak, 9, true));
    stage.vote(u"kyoko"_s, ScriptedAnswer::vote(model::VoteState::Listen, 0));
    stage.speech(u"aya"_s, ScriptedAnswer::slowly({u"One,"_s, u" two."_s}, Millis(1000)));
    stage.wake(u"kyoko"_s, ScriptedAnswer::hang());
    stage.userSays(u"Count, Aya."_s);
    stage.wait(600 + 1100);

    stage.director().setPolicy({.policy = PolicyName::Resource}, u"test"_s);
    stage.userSays(u"And Kyoko?"_s);
    stage.wait(100);
    stage.director().setPolicy({.policy = PolicyName::Vote}, u"test"_s);
    stage.wait(10'000);

    QCOMPARE(lines<model::AbortTurn>(stage), (QList<model::AbortTurn>{{kKyoko, Cause::Policy}}));
    const auto messages = stage.all<MessagePosted>();
    QVERIFY(std::any_of(messages.begin(), messages.end(), [](const MessagePosted &posted) {
        return posted.way == Way::Spoken && posted.message.text == u"One, two."_s;
    }));
    QVERIFY(everyTurnEndedOnce(stage));
    QVERIFY(replayGivesTheSameFloor(stage, room));
}

void TestResourceRoom::whoIsStoppedWhenReachingForAToolSaysNothing()
{
    Stage stage(market());
    stage.wake(u"aya"_s, ScriptedAnswer::consume(5, u"Yes"_s, Millis(100)));
    play(stage, u"kyoko"_s, {});
    stage.userSays(u"Hello"_s);
    for (QObject *child : stage.director().findChildren<QObject *>()) {
        if (auto *call = qobject_cast<agent::TurnCall *>(child)) {
            connect(call, &agent::TurnCall::event, this, [&stage](const model::TurnEventKind &kind) {
                if (std::holds_alternative<model::ToolCallRequest>(kind))
                    stage.director().control(Control::Stop, u"test"_s);
            });
        }
    }

    stage.wait(1000);

    QCOMPARE(stage.all<MessagePosted>().size(), 1);
    QCOMPARE(stage.model().openCalls(), 0);
    QVERIFY(everyTurnEndedOnce(stage));
    QCOMPARE(stage.rests().last().reason, RestReason::Stopped);
}

void TestResourceRoom::refundsThatWerePendingAreThereWhenItOpens()
{
    Stage before(market());
    play(before, u"aya"_s, {ScriptedAnswer::consume(60, u"First."_s, Millis(100))});
    play(before, u"kyoko"_s, {ScriptedAnswer::consume(30, u"Oh"_s, Millis(1000))});
    before.userSays(u"Hello"_s);
    before.wait(2000);
    QCOMPARE(before.director().floor().level, 10);
    QVERIFY(before.director().floor().isResting());

    Stage after(market(), before.log());
    after.wait(0);

    QCOMPARE(after.director().floor().level, 100);
    QCOMPARE(lines<model::Refunded>(after), (QList<model::Refunded>{{60, 70}, {30, 100}}));
    QCOMPARE(wire::kindOf(after.log().first().body), u"tick"_s);
    QCOMPARE(after.log().first().t, Millis(6000)); // the latest was due then
    QVERIFY(after.model().requests().isEmpty());
    QVERIFY(after.director().floor().isResting());
    Stage again(market(), before.log() + after.log());
    again.wait(0);
    QVERIFY(again.director().floor() == after.director().floor());
    QVERIFY(again.log().isEmpty());
}

void TestResourceRoom::lookingOnlyChangesNothing()
{
    Stage before(market());
    before.wake(u"aya"_s, ScriptedAnswer::consume(60, u"First."_s, Millis(100)));
    before.wake(u"aya"_s, ScriptedAnswer::hang());
    before.wake(u"kyoko"_s, ScriptedAnswer::hang());
    before.userSays(u"Hello"_s);
    before.wait(1000);
    const auto events = before.log().size();

    const room::Director looking(tests::recordOf(market(), before.log()), before.house(),
                                 room::Director::Opening::LookOnly);
    before.wait(0);

    QVERIFY(looking.floor() == before.director().floor());
    QCOMPARE(before.log().size(), events);
}

void TestResourceRoom::aCrashWithSeveralAwakeIsStopped()
{
    Stage before(market());
    before.wake(u"aya"_s, ScriptedAnswer::consume(60, u"First."_s, Millis(100)));
    before.wake(u"aya"_s, ScriptedAnswer::hang());
    before.wake(u"kyoko"_s, ScriptedAnswer::consume(60, u"Second."_s, Millis(200)));
    before.wake(u"kyoko"_s, ScriptedAnswer::hang());
    before.userSays(u"Hello"_s);
    before.wait(1000);
    QCOMPARE(before.model().openCalls(), 2);

    Stage after(market(), before.log());
    after.wait(0);

    QCOMPARE(after.kinds().join(u' '), u"stop abortTurn abortTurn rest refunded"_s);
    QCOMPARE(after.director().rest()->reason, RestReason::Stopped);
    QCOMPARE(after.director().floor().level, 100);
    QCOMPARE(after.model().openCalls(), 0);
    play(after, u"aya"_s, {ScriptedAnswer::consume(5, u"Back"_s)});
    play(after, u"kyoko"_s, {});
    after.userSays(u"Again?"_s);
    after.wait(100);
    QCOMPARE(after.all<MessagePosted>().last().message.text, u"Back"_s);
}

void TestResourceRoom::theWallClockMayJump()
{
    Stage stage(market({u"aya"_s}));
    play(stage, u"aya"_s, {ScriptedAnswer::consume(80, u"First."_s)});
    stage.userSays(u"Hello"_s);
    stage.wait(1000);
    QCOMPARE(stage.director().floor().level, 20);

    stage.clock().jumpWall(std::chrono::years(-10));

    stage.wait(3999);
    QCOMPARE(stage.director().floor().level, 20);
    stage.wait(1);
    QCOMPARE(stage.director().floor().level, 100);
    QVERIFY(stage.log().last().time < stage.log().first().time);
    Millis last{0};
    for (const model::Envelope &envelope : stage.log()) {
        QVERIFY(envelope.t >= last);
        last = envelope.t;
    }
    QVERIFY(replayGivesTheSameFloor(stage, market({u"aya"_s})));
}

// One tick fires all of them: turns begin and are aborted in the same step.
void TestResourceRoom::aSleepOverSeveralTimeoutsOfTheRingLeavesNoTurn()
{
    const model::Room room = tests::room(u"ring"_s).with({u"aya"_s, u"kyoko"_s}).policy(PolicyName::Ring);
    Stage stage(room);
    stage.speech(u"aya"_s, ScriptedAnswer::hang());
    stage.speech(u"kyoko"_s, ScriptedAnswer::hang());
    stage.userSays(u"Hello"_s);
    stage.wait(1000);

    stage.clock().sleep(Millis(600'000));
    stage.wait(10'000);

    QCOMPARE(stage.rests().last().reason, RestReason::Dormant);
    QCOMPARE(stage.model().openCalls(), 0);
    QCOMPARE(lines<model::AbortTurn>(stage).size(), 2);
    QVERIFY(everyTurnEndedOnce(stage));
    QHash<QString, int> turns;
    for (const auto &said : stage.all<model::FloorSaid>()) {
        if (said.turn)
            ++turns[said.turn->value()];
    }
    QCOMPARE(turns.values(), (QList<int>{2, 2})); // each began and was aborted
    QVERIFY(replayGivesTheSameFloor(stage, room));
}

SUITE_TEST(QCoreApplication, TestResourceRoom)

} // namespace tst_resource_room

#include "tst_resource_room.moc"
