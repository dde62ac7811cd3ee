// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/tools/tool_answers.h"
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QTest>

namespace tst_turn_tools {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Action;
using model::Query;
using model::QueryResult;
using tests::companion;
using tests::ScriptedAnswer;
using tests::Stage;

namespace {

const QByteArray kJpeg("\xFF\xD8\xFF\xE0 a picture");
const QString kAddress = u"data:image/jpeg;base64,"_s + QString::fromLatin1(kJpeg.toBase64());

using Calls = QList<std::pair<QString, QByteArray>>;

ScriptedAnswer saysAndCalls(const QString &text, const Calls &calls)
{
    ScriptedAnswer answer = ScriptedAnswer::useTools(calls);
    if (!text.isEmpty())
        answer.pieces = {{base::Millis(1), text}};
    return answer;
}

/// A room in which Aya has the floor and her model does that, one answer after the other.
class TurnOfAya
{
public:
    explicit TurnOfAya(const QList<ScriptedAnswer> &answers, bool sees = true)
        : m_stage(tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}))
    {
        m_stage.cast().set(tests::persona(u"kyoko"_s));
        m_stage.model().behaveAs({.name = u"Scripted"_s, .offline = true, .pictures = sees, .tools = true});
        m_stage.vote(u"aya"_s, ScriptedAnswer::vote(model::VoteState::Speak, 9, true));
        m_stage.vote(u"kyoko"_s, ScriptedAnswer::vote(model::VoteState::Listen, 0));
        for (const ScriptedAnswer &answer : answers)
            m_stage.speech(u"aya"_s, answer);
        m_stage.userSays(u"Aya, what do you see?"_s);
        m_stage.wait(1000);
    }

    [[nodiscard]] Stage &stage() { return m_stage; }
    [[nodiscard]] QList<Action> acts() const { return m_stage.all<Action>(); }
    [[nodiscard]] QList<model::ToolCallResponse> responses() const
    {
        QList<model::ToolCallResponse> responses;
        for (const model::TurnEvent &event : m_stage.all<model::TurnEvent>()) {
            if (const auto *response = std::get_if<model::ToolCallResponse>(&event.kind))
                responses.append(*response);
        }
        return responses;
    }
    [[nodiscard]] QList<model::Message> saidByAya() const
    {
        QList<model::Message> said;
        for (const model::MessagePosted &posted : m_stage.all<model::MessagePosted>()) {
            if (posted.message.from == companion(u"aya"_s))
                said.append(posted.message);
        }
        return said;
    }
    [[nodiscard]] llm::ToolExchange toldLast()
    {
        llm::ToolExchange last;
        for (const llm::ModelRequest &request : m_stage.model().requests()) {
            if (!request.steps.isEmpty())
                last = request.steps.constLast().calls.constLast();
        }
        return last;
    }

private:
    Stage m_stage;
};

} // namespace

/// What a companion does with the tools of their turn, as recorded in the room's log and sent to the model.
class TestTurnTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGestureIsAnAct();
    void aFeelingAloneChangesTheFaceAndMarksTheMessage();
    void aGestureBringsItsOwnFeeling();
    void whoItIsMeantForIsFoundByName_data();
    void whoItIsMeantForIsFoundByName();
    void anUnknownGestureIsPublishedAsItCame();
    void tooManyGesturesAreAnError();
    void aGestureCarriesNothingElse();
    void argumentsThatAreNothingAreAnError_data();
    void argumentsThatAreNothingAreAnError();
    void aPictureReachesTheModelAndNotTheLog();
    void whatIsLookedAtIsChosen_data();
    void whatIsLookedAtIsChosen();
    void whoMayNotSeeTheCameraCanStillAskForTheScreen();
    void whoCannotSeeAsksForNoScreen();
    void whoCannotSeeAsksForNoCamera();
    void whyAPictureDidNotComeIsTold_data();
    void whyAPictureDidNotComeIsTold();
    void whatWasInVainIsNotAskedForAgain_data();
    void whatWasInVainIsNotAskedForAgain();
    void whatIsNoPictureIsNotShown_data();
    void whatIsNoPictureIsNotShown();
    void anAnswerOfTheUserReachesTheModel();
    void choicesAreFewAndShort();
    void theEndOfATurnTakesItsQueryBack();
    void aWokenCompanionGesturesToo();
    void theToolsOfAllCompanionsAreTheSame();
};

void TestTurnTools::aGestureIsAnAct()
{
    TurnOfAya turn({saysAndCalls(u"Hello!"_s, {{u"gesture"_s, R"({"name":"wave"})"}})});

    QCOMPARE(turn.acts(), (QList<Action>{{companion(u"aya"_s), u"wave"_s, {"{}"}, {}}}));
    QCOMPARE(turn.saidByAya().first().text, u"Hello!"_s);
    QCOMPARE(turn.responses().first().result.text, QByteArray(R"({"done":true})"));
}

void TestTurnTools::aFeelingAloneChangesTheFaceAndMarksTheMessage()
{
    TurnOfAya turn({saysAndCalls(u"Oh no."_s, {{u"gesture"_s, R"({"emotion":"sadness"})"}})});

    QCOMPARE(turn.acts().first().name, u"expression"_s);
    QCOMPARE(turn.acts().first().params.text, QByteArray(R"({"emotion":"sad"})"));
    QCOMPARE(turn.saidByAya().first().metadata.text, QByteArray(R"({"emotion":"sad"})"));
}

void TestTurnTools::aGestureBringsItsOwnFeeling()
{
    TurnOfAya turn({saysAndCalls(u"Ha!"_s, {{u"gesture"_s, R"({"name":"laugh"})"}})});

    QCOMPARE(turn.saidByAya().first().metadata.text, QByteArray(R"({"emotion":"happy"})"));
}

void TestTurnTools::whoItIsMeantForIsFoundByName_data()
{
    QTest::addColumn<QByteArray>("at");
    QTest::addColumn<QByteArray>("params");

    QTest::newRow("an id") << QByteArray("companion_kyoko") << QByteArray(R"({"at":"companion_kyoko"})");
    QTest::newRow("a name") << QByteArray("kYOKO") << QByteArray(R"({"at":"companion_kyoko"})");
    QTest::newRow("nobody") << QByteArray("Zoe") << QByteArray("{}");
    QTest::newRow("an address") << QByteArray("https://example.org/kyoko.png") << QByteArray("{}");
}

void TestTurnTools::whoItIsMeantForIsFoundByName()
{
    QFETCH(const QByteArray, at);
    QFETCH(const QByteArray, params);

    TurnOfAya turn({saysAndCalls(u"Her!"_s, {{u"gesture"_s, R"({"name":"point","at":")" + at + "\"}"}})});

    QCOMPARE(turn.acts().first().params.text, params);
}

void TestTurnTools::anUnknownGestureIsPublishedAsItCame()
{
    TurnOfAya turn({saysAndCalls({}, {{u"gesture"_s, R"({"name":"wavee"})"}}), ScriptedAnswer::text({})});

    QCOMPARE(turn.acts().first().name, u"wavee"_s);
    QCOMPARE(turn.toldLast().result.text, QByteArray(R"({"done":true,"as":"wave"})"));
}

void TestTurnTools::tooManyGesturesAreAnError()
{
    TurnOfAya turn({saysAndCalls(u"Hi"_s, Calls(7, {u"gesture"_s, R"({"name":"nod"})"})),
                    ScriptedAnswer::text(u"Well."_s)});

    QCOMPARE(turn.acts().size(), room::ActGate::kMostInASecond);
    QCOMPARE(turn.responses().constLast().errorType, u"tooMany"_s);
}

void TestTurnTools::aGestureCarriesNothingElse()
{
    const QByteArray much(200'000, 'x');

    TurnOfAya turn({saysAndCalls(u"Hi"_s, {{u"gesture"_s, R"({"name":"nod","why":")" + much + "\"}"}})});

    QCOMPARE(turn.acts().first().params.text, QByteArray("{}"));
}

void TestTurnTools::argumentsThatAreNothingAreAnError_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("type");

    QTest::newRow("no gesture") << u"gesture"_s << QByteArray("{}") << u"invalidArguments"_s;
    QTest::newRow("a number") << u"gesture"_s << QByteArray(R"({"name":5})") << u"invalidArguments"_s;
    QTest::newRow("no JSON") << u"gesture"_s << QByteArray("{name") << u"invalidArguments"_s;
    QTest::newRow("nothing to look at")
        << u"look"_s << QByteArray(R"({"what":"kitchen"})") << u"invalidArguments"_s;
    QTest::newRow("no question") << u"ask_user"_s << QByteArray(R"({"choices":["a"]})")
                                 << u"invalidArguments"_s;
    QTest::newRow("a blank question")
        << u"ask_user"_s << QByteArray(R"({"question":" "})") << u"invalidArguments"_s;
    QTest::newRow("no tool") << u"sing"_s << QByteArray("{}") << u"unknownTool"_s;
    QTest::newRow("of another floor") << u"consume"_s << QByteArray("{}") << u"unknownTool"_s;
}

void TestTurnTools::argumentsThatAreNothingAreAnError()
{
    QFETCH(const QString, tool);
    QFETCH(const QByteArray, arguments);
    QFETCH(const QString, type);

    TurnOfAya turn({saysAndCalls({}, {{tool, arguments}}), ScriptedAnswer::text(u"Well."_s)});

    QCOMPARE(turn.responses().first().errorType, type);
    QVERIFY(turn.toldLast().failed);
    QVERIFY(turn.acts().isEmpty());
    QVERIFY(turn.stage().desk().asked().isEmpty());
    QCOMPARE(turn.saidByAya().first().text, u"Well."_s);
}

void TestTurnTools::aPictureReachesTheModelAndNotTheLog()
{
    TurnOfAya turn({saysAndCalls(u"Let me look."_s, {{u"look"_s, R"({"why":"to see your cat"})"}}),
                    ScriptedAnswer::text(u"A cat!"_s)});
    const Query asked = turn.stage().desk().asked().first().query;
    QCOMPARE(asked.type, u"camera"_s);
    QCOMPARE(asked.body.text, QByteArray(R"({"why":"to see your cat"})"));

    turn.stage().desk().answer(0, kAddress, u"image/jpeg 768×576, not kept"_s);
    turn.stage().wait(1000);

    QCOMPARE(turn.toldLast().pictures, (QList<llm::Picture>{{u"image/jpeg"_s, kJpeg}}));
    QCOMPARE(turn.saidByAya().first().text, u"Let me look. A cat!"_s);
    QCOMPARE(turn.stage().all<QueryResult>().first().body, u"image/jpeg 768×576, not kept"_s);
    for (const model::ToolCallResponse &response : turn.responses())
        QVERIFY(!response.result.text.contains(kJpeg.toBase64()));
}

void TestTurnTools::whatIsLookedAtIsChosen_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("type");

    QTest::newRow("nothing said") << QByteArray("{}") << u"camera"_s;
    QTest::newRow("the camera") << QByteArray(R"({"what":"camera"})") << u"camera"_s;
    QTest::newRow("the screen") << QByteArray(R"({"what":"screen"})") << u"screen"_s;
}

void TestTurnTools::whatIsLookedAtIsChosen()
{
    QFETCH(const QByteArray, arguments);
    QFETCH(const QString, type);

    TurnOfAya turn({saysAndCalls({}, {{u"look"_s, arguments}}), ScriptedAnswer::text(u"I see."_s)});
    QCOMPARE(turn.stage().desk().asked().first().query.type, type);
    QCOMPARE(turn.stage().desk().asked().first().query.body.text, QByteArray("{}"));
    turn.stage().desk().answer(0, kAddress, u"image/jpeg 768×576, not kept"_s);
    turn.stage().wait(1000);

    QCOMPARE(turn.toldLast().pictures, (QList<llm::Picture>{{u"image/jpeg"_s, kJpeg}}));
}

void TestTurnTools::whoMayNotSeeTheCameraCanStillAskForTheScreen()
{
    TurnOfAya turn({saysAndCalls({}, {{u"look"_s, "{}"}}),
                    saysAndCalls({}, {{u"look"_s, R"({"what":"screen"})"}}),
                    ScriptedAnswer::text(u"Fine."_s)});

    turn.stage().desk().fail(0, QString::fromLatin1(query::why::kRefused));
    turn.stage().wait(1000);

    QCOMPARE(turn.stage().desk().asked().size(), 2);
    QCOMPARE(turn.stage().desk().asked().last().query.type, u"screen"_s);
}

void TestTurnTools::whoCannotSeeAsksForNoScreen()
{
    TurnOfAya turn(
        {saysAndCalls({}, {{u"look"_s, R"({"what":"screen"})"}}), ScriptedAnswer::text(u"I cannot see."_s)},
        false);

    QVERIFY(turn.stage().desk().asked().isEmpty());
    QCOMPARE(turn.stage().all<Query>().first().type, u"screen"_s);
    QCOMPARE(turn.stage().all<QueryResult>().first().error, u"cannotSee"_s);
}

void TestTurnTools::whoCannotSeeAsksForNoCamera()
{
    TurnOfAya turn(
        {saysAndCalls({}, {{u"look"_s, "{}"}, {u"look"_s, "{}"}}), ScriptedAnswer::text(u"I cannot see."_s)},
        false);

    QVERIFY(turn.stage().desk().asked().isEmpty());
    QCOMPARE(turn.stage().all<Query>().size(), 1);
    QCOMPARE(turn.stage().all<QueryResult>().size(), 1);
    QCOMPARE(turn.stage().all<QueryResult>().first().error, u"cannotSee"_s);
    QCOMPARE(turn.toldLast().result.text.left(20), QByteArray(R"({"error":"cannotSee")"));
    QVERIFY(turn.toldLast().pictures.isEmpty());
}

void TestTurnTools::whyAPictureDidNotComeIsTold_data()
{
    QTest::addColumn<QString>("why");

    for (const char *why : {query::why::kRefused, query::why::kTimedOut, query::why::kNobodyHere,
                            query::why::kNoDevice, query::why::kDeviceBusy, query::why::kDeviceLost})
        QTest::newRow(why) << QString::fromLatin1(why);
}

void TestTurnTools::whyAPictureDidNotComeIsTold()
{
    QFETCH(const QString, why);
    TurnOfAya turn({saysAndCalls({}, {{u"look"_s, "{}"}}), ScriptedAnswer::text(u"I see nothing."_s)});

    turn.stage().desk().fail(0, why);
    turn.stage().wait(1000);

    QVERIFY(turn.toldLast().failed);
    QCOMPARE(turn.responses().first().errorType, why);
    QVERIFY(!turn.responses().first().error->isEmpty());
    QVERIFY(turn.responses().first().error != u"That did not work."_s);
    QCOMPARE(turn.saidByAya().first().text, u"I see nothing."_s);
}

void TestTurnTools::whatWasInVainIsNotAskedForAgain_data() { whyAPictureDidNotComeIsTold_data(); }

void TestTurnTools::whatWasInVainIsNotAskedForAgain()
{
    QFETCH(const QString, why);
    TurnOfAya turn(
        {saysAndCalls({}, {{u"look"_s, "{}"}, {u"look"_s, "{}"}}), ScriptedAnswer::text(u"Fine."_s)});

    turn.stage().desk().fail(0, why);
    turn.stage().wait(1000);

    QCOMPARE(turn.stage().desk().asked().size(), 1);
    QCOMPARE(turn.responses().size(), 2);
    QCOMPARE(turn.responses().constLast().errorType, why);
    QCOMPARE(turn.saidByAya().first().text, u"Fine."_s);
}

void TestTurnTools::whatIsNoPictureIsNotShown_data()
{
    QTest::addColumn<QString>("body");

    QTest::newRow("nothing") << QString();
    QTest::newRow("words") << u"a red wall"_s;
    QTest::newRow("an address") << u"https://example.org/a.jpg"_s;
    QTest::newRow("a file") << u"file:///etc/passwd"_s;
    QTest::newRow("SVG") << u"data:image/svg+xml;base64,PHN2Zy8+"_s;
    QTest::newRow("words that claim to be a picture") << u"data:image/jpeg;base64,aGVsbG8="_s;
    QTest::newRow("no base64") << u"data:image/jpeg;base64,/9j/!!"_s;
    QTest::newRow("too large") << u"data:image/jpeg;base64,/9j/"_s + QString(8'000'000, u'A');
}

void TestTurnTools::whatIsNoPictureIsNotShown()
{
    QFETCH(const QString, body);

    QVERIFY(!room::pictureIn(body));
    QCOMPARE(room::pictureIn(kAddress), (llm::Picture{u"image/jpeg"_s, kJpeg}));
}

void TestTurnTools::anAnswerOfTheUserReachesTheModel()
{
    TurnOfAya turn({saysAndCalls({}, {{u"ask_user"_s, R"({"question":"Tea?","choices":["Green","Black"]})"}}),
                    ScriptedAnswer::text(u"Green it is."_s)});
    const Query asked = turn.stage().desk().asked().first().query;
    QCOMPARE(asked.type, u"ask"_s);
    QCOMPARE(asked.body.text, QByteArray(R"({"question":"Tea?","choices":["Green","Black"]})"));

    turn.stage().desk().answer(0, u"Green"_s);
    turn.stage().wait(1000);

    QCOMPARE(turn.toldLast().result.text, QByteArray(R"({"answer":"Green"})"));
    QCOMPARE(turn.saidByAya().first().text, u"Green it is."_s);
}

void TestTurnTools::choicesAreFewAndShort()
{
    QByteArray choices = "\" \",5";
    for (int i = 0; i < 20; ++i)
        choices += ",\"" + QByteArray(300, 'a') + "\"";

    TurnOfAya turn({saysAndCalls({}, {{u"ask_user"_s, R"({"question":"?","choices":[)" + choices + "]}"}}),
                    ScriptedAnswer::text({})});

    const QByteArray body = turn.stage().desk().asked().first().query.body.text;
    QCOMPARE(body.count(QByteArray(200, 'a')), 9);
    QVERIFY(!body.contains(QByteArray(201, 'a')));
}

void TestTurnTools::theEndOfATurnTakesItsQueryBack()
{
    TurnOfAya turn({saysAndCalls(u"Let me look."_s, {{u"look"_s, "{}"}})});
    QCOMPARE(turn.stage().desk().cancelled(), 0);

    turn.stage().director().control(model::Control::Stop, u"test"_s);
    turn.stage().wait(0);

    QCOMPARE(turn.stage().desk().cancelled(), 1);
    QCOMPARE(turn.stage().all<QueryResult>().size(), 1);
    QCOMPARE(turn.stage().all<QueryResult>().first().error, u"cancelled"_s);
    QVERIFY(turn.saidByAya().first().isInterrupted());
}

void TestTurnTools::aWokenCompanionGesturesToo()
{
    Stage stage(tests::room(u"market"_s).with({u"aya"_s}).policy(model::PolicyName::Resource));
    stage.wake(u"aya"_s, ScriptedAnswer::useTools({{u"gesture"_s, R"({"name":"laugh"})"},
                                                   {u"consume"_s, R"({"amount":5,"message":"Ha!"})"}}));
    stage.wake(u"aya"_s, ScriptedAnswer::text({}));

    stage.userSays(u"Hello"_s);
    stage.wait(1000);

    QCOMPARE(stage.all<Action>().first().name, u"laugh"_s);
    const model::Message said = stage.all<model::MessagePosted>().constLast().message;
    QCOMPARE(said.text, u"Ha!"_s);
    QCOMPARE(said.metadata.text, QByteArray(R"({"emotion":"happy"})"));
    QCOMPARE(stage.model().requests().first().tools.size(), 10);
}

void TestTurnTools::theToolsOfAllCompanionsAreTheSame()
{
    Stage stage(tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}));
    stage.model().behaveAs({.name = u"Scripted"_s, .tools = true});
    for (const QString &who : {u"aya"_s, u"kyoko"_s}) {
        stage.vote(who, ScriptedAnswer::vote(model::VoteState::Speak, 5));
        stage.speech(who, ScriptedAnswer::text(u"Hello from %1."_s.arg(who)));
    }

    stage.userSays(u"Hello"_s);
    stage.wait(5000);

    QMap<base::ParticipantId, QList<llm::ToolSpec>> tools;
    for (const llm::ModelRequest &request : stage.model().requests()) {
        if (request.brief.purpose == llm::Purpose::Speech)
            tools.insert(request.brief.persona.id, request.tools);
    }
    QCOMPARE(tools.size(), 2);
    QCOMPARE(tools.first(), tools.last());
    QCOMPARE(tools.first().size(), 7);
    QVERIFY(tools.first().at(1).description.contains(u"wave"_s));
}

SUITE_TEST(QCoreApplication, TestTurnTools)

} // namespace tst_turn_tools

#include "tst_turn_tools.moc"
