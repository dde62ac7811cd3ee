// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/mcp/tool_table.h"
#include "core/wire/schema_check.h"
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/adapters/mcp/mcp_stage.h"

#include <QWebSocket>

#include <algorithm>

namespace tst_mcp_door {

using namespace Qt::StringLiterals;
using namespace studio;
using adapters::mcp::Attention;
using base::Millis;
using model::PolicyName;
using tests::HttpReply;
using tests::McpStage;
using tests::TemporaryStudio;
using wire::Json;

namespace {

QByteArray text(const Json &json) { return wire::dump(json); }

Json consumeBy(const char *from, int amount, const char *message)
{
    return {{"from", from}, {"amount", amount}, {"message", message}};
}

} // namespace

/// The MCP server of a room as programs see it.
class TestMcpDoor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSessionBeginsAndEnds();
    void withoutItsSessionNothingIsAnswered();
    void theVersionThatIsAskedForIsSpoken_data();
    void theVersionThatIsAskedForIsSpoken();
    void anUnknownVersionGetsTheNewestWithSessions();
    void theToolsAreThoseOfTheSeedAndMore();
    void whatToolsGiveFitsWhatTheyDeclare();
    void consumeSpeaksInTheRoom();
    void whatIsNotPaidForIsAResultNotAnError();
    void badArgumentsAreToldInTheResult_data();
    void badArgumentsAreToldInTheResult();
    void theStatelessProtocolNeedsNoSession();
    void itsHeadersHaveToAgree_data();
    void itsHeadersHaveToAgree();
    void versionsThatDoNotExistAreToldWhatDoes();
    void methodsThatDoNotExistAreNotFound();
    void wishesComeFromTheRoomInItsLanguage();
    void resourcesCanBeReadAndWatched();
    void whoGetsAnotherNameIsCalledByIt();
    void everybodyWhoIsHereIsListed();
    void onlyWhoTakesEventsGetsAStream_data();
    void onlyWhoTakesEventsGetsAStream();
    void oneSessionDoesNotTakeAllStreams();
    void anybodyMayAddAMessage();
    void aProgramSpeaksAsTheUserOnlyWithTheFrontEndsToken_data();
    void aProgramSpeaksAsTheUserOnlyWithTheFrontEndsToken();
    void whatIsAddedIsChecked();
    void noticesTellOfEachMessage();
    void aChangedMessageIsReadAsItIsNow();
    void whispersToOthersAreToldToNobody();
    void aWhisperIsReadInTheSessionOfItsGuestAlone();
    void fiftySessionsWithEqualIdsGetTheirOwnAnswers();
    void aNameThatASessionSpeaksForIsNobodyElses();
    void theNameOfASilentSessionIsFreeAfterAWhile();
    void aSilentSessionIsNotListed();
    void whoHangsUpIsNotAnsweredByTheUser();
    void noOtherSpellingOfANameGetsAroundThat_data();
    void noOtherSpellingOfANameGetsAroundThat();
    void aNameThatNobodyCanHaveIsNotKept();
    void whoWasShownOutHearsSo();
    void anActThatNobodySeesIsAnError();
    void aTurnIsWaitedForUntilItComes();
    void aTurnIsAboutTheNewestMessageThatItsGuestHeard();
    void waitingEndsWithItsTimeOrWithTheDoor();
    void waitingEndsWithTheRoom();
    void aWaitThatIsCancelledIsAnswered();
    void ofSeveralOnlyTheCancelledOneIsLeftOut();
    void whoVotesIsTold();
    void aProgramThatHasGoneHoldsUpNoRound();
    void aProgramThatWaitsIsWaitedFor();
    void sessionsThatAreSilentAreOver();
    void aSessionThatWasUsedGoesOnForAWeek();
    void aSessionGoesOnWhereTheDoorIsOpenedAgain();
    void underAnotherTokenThereIsNoSuchSession_data();
    void underAnotherTokenThereIsNoSuchSession();
    void aSessionThatWasEndedDoesNotGoOn();
    void anIdOfASessionIsNoWayIn_data();
    void anIdOfASessionIsNoWayIn();
    void whoKnocksElsewhereIsToldWhereItIs_data();
    void whoKnocksElsewhereIsToldWhereItIs();
    void aSlashBehindItsAddressDoesNoHarm();
    void aPageOfThisComputerReadsItsSessionWhereItMayComeIn();
    void aThousandAbandonedSessionsLeaveRoomForMore();
    void whatIsNoCallIsRefused_data();
    void whatIsNoCallIsRefused();
    void oldClientsMaySendSeveralCallsAtOnce();
};

void TestMcpDoor::aSessionBeginsAndEnds()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());

    const QByteArray session = stage.session();
    const HttpReply ping = stage.legacy(session, "ping");
    const HttpReply end = stage.answerOf(stage.send("DELETE", "/mcp", {}, {{"Mcp-Session-Id", session}}));
    const HttpReply after = stage.legacy(session, "ping");

    QVERIFY(!session.isEmpty());
    QCOMPARE(text(ping.json()["result"]), text(Json::object()));
    QCOMPARE(end.status, 200);
    QCOMPARE(after.status, 404);
    QCOMPARE(stage.diary().left, QStringList{u"mcp-1"_s});
}

void TestMcpDoor::withoutItsSessionNothingIsAnswered()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray ping = R"({"jsonrpc":"2.0","id":1,"method":"ping"})";

    const HttpReply without = stage.post("/mcp", ping);
    const HttpReply unknown = stage.post("/mcp", ping, {{"Mcp-Session-Id", "session-99"}});
    const HttpReply badVersion = stage.post(
        "/mcp", ping, {{"Mcp-Session-Id", stage.session()}, {"MCP-Protocol-Version", "1999-01-01"}});
    const HttpReply stream = stage.answerOf(stage.send("GET", "/mcp", {}));

    QCOMPARE(without.status, 400);
    QCOMPARE(unknown.status, 404);
    QCOMPARE(badVersion.status, 400);
    QCOMPARE(stream.status, 405);
}

void TestMcpDoor::theVersionThatIsAskedForIsSpoken_data()
{
    QTest::addColumn<QByteArray>("version");
    for (const char *version : {"2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"})
        QTest::newRow(version) << QByteArray(version);
}

void TestMcpDoor::theVersionThatIsAskedForIsSpoken()
{
    QFETCH(const QByteArray, version);
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const Json call{
        {"jsonrpc", "2.0"},
        {"id", 1},
        {"method", "initialize"},
        {"params", {{"protocolVersion", version.toStdString()}, {"capabilities", Json::object()}}}};

    const HttpReply begun = stage.post("/mcp", wire::dump(call));
    const HttpReply listed =
        stage.post("/mcp", R"({"jsonrpc":"2.0","id":2,"method":"tools/list"})",
                   {{"Mcp-Session-Id", begun.header("mcp-session-id")}, {"MCP-Protocol-Version", version}});

    QCOMPARE(text(begun.json()["result"]["protocolVersion"]), text(Json(version.toStdString())));
    QCOMPARE(listed.status, 200);
    QVERIFY(!listed.json()["result"]["tools"].empty());
}

void TestMcpDoor::anUnknownVersionGetsTheNewestWithSessions()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const Json call{{"jsonrpc", "2.0"},
                    {"id", 1},
                    {"method", "initialize"},
                    {"params", {{"protocolVersion", "2024-01-01"}, {"capabilities", Json::object()}}}};

    const HttpReply reply = stage.post("/mcp", wire::dump(call));

    QCOMPARE(text(reply.json()["result"]["protocolVersion"]), text(Json("2025-11-25")));
    QCOMPARE(text(reply.json()["result"]["serverInfo"]["name"]), text(Json("companion-studio")));
}

void TestMcpDoor::theToolsAreThoseOfTheSeedAndMore()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());

    const Json listed = stage.legacy(stage.session(), "tools/list").json()["result"]["tools"];

    QStringList names;
    for (const Json &tool : listed)
        names.append(wire::toText(tool["name"]));
    QCOMPARE(names, (QStringList{u"consume"_s, u"status"_s, u"history"_s, u"vote"_s, u"wait_for_turn"_s,
                                 u"pass"_s, u"act"_s, u"query"_s, u"participants"_s}));
}

void TestMcpDoor::whatToolsGiveFitsWhatTheyDeclare()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder(), PolicyName::Resource, {u"aya"_s});
    const QByteArray session = stage.session();
    const QList<std::pair<QByteArray, Json>> calls{
        {"consume", consumeBy("bob", 5, "Hm.")},
        {"status", Json::object()},
        {"history", Json::object()},
        {"vote", {{"from", "bob"}, {"state", "speak"}, {"importance", 3}}},
        {"wait_for_turn", {{"from", "bob"}, {"seconds", 0}}},
        {"pass", {{"from", "bob"}}},
        {"act", {{"from", "bob"}, {"name", "gesture"}, {"params", {{"name", "wave"}}}}},
        {"query", {{"from", "bob"}, {"type", "time"}}},
        {"participants", Json::object()}};

    for (const auto &[name, arguments] : calls) {
        stage.house().wait(Millis(0));
        const QByteArray body =
            wire::dump(Json{{"jsonrpc", "2.0"},
                            {"id", 1},
                            {"method", "tools/call"},
                            {"params", {{"name", name.toStdString()}, {"arguments", arguments}}}});
        QTcpSocket *socket = stage.send("POST", "/mcp", body, {{"Mcp-Session-Id", session}});
        QTRY_VERIFY((stage.house().clock().advance(Millis(1)), socket->bytesAvailable() > 0));
        const Json result = stage.answerOf(socket).json()["result"];

        const QString flaw =
            wire::flawIn(result["structuredContent"], adapters::mcp::toolOf(QString::fromUtf8(name))->output);
        QVERIFY2(flaw.isEmpty(), qPrintable(QString::fromUtf8(name) + u": "_s + flaw));
        QCOMPARE(text(result["content"][0]["text"]),
                 text(Json(wire::dump(result["structuredContent"]).toStdString())));
    }
}

void TestMcpDoor::consumeSpeaksInTheRoom()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray session = stage.session();

    const Json said = stage.tool(session, "consume", consumeBy("companion_bob", 60, "Hello, everybody!"));
    const Json status = stage.tool(session, "status", Json::object());
    const Json history = stage.tool(session, "history", Json::object());

    QCOMPARE(text(said),
             text((Json{{"success", true}, {"resource", 40}, {"message", "Resource consumed."}})));
    QCOMPARE(text(status), text((Json{{"resource", 40}})));
    QCOMPARE(text(history["history"][0]),
             text((Json{{"from", "companion_bob"}, {"message", "Hello, everybody!"}})));
    QCOMPARE(stage.house().said(), QStringList{u"guest:companion_bob: Hello, everybody!"_s});
}

void TestMcpDoor::whatIsNotPaidForIsAResultNotAnError()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray session = stage.session();
    (void)stage.tool(session, "consume", consumeBy("bob", 60, "First."));

    const Json second = stage.tool(session, "consume", consumeBy("bob", 60, "Second."));

    QCOMPARE(text(second),
             text((Json{{"success", false}, {"resource", 40}, {"message", "Not enough resource."}})));
}

void TestMcpDoor::badArgumentsAreToldInTheResult_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::newRow("too much") << QByteArray(R"({"from":"bob","amount":101,"message":"x"})");
    QTest::newRow("too little") << QByteArray(R"({"from":"bob","amount":-1,"message":"x"})");
    QTest::newRow("no from") << QByteArray(R"({"amount":5,"message":"x"})");
    QTest::newRow("from is a number") << QByteArray(R"({"from":1,"amount":5,"message":"x"})");
    QTest::newRow("no message") << QByteArray(R"({"from":"bob","amount":5})");
    QTest::newRow("a name in two lines") << QByteArray("{\"from\":\"b\\nb\",\"amount\":5,\"message\":\"x\"}");
    QTest::newRow("no object") << QByteArray(R"(["bob"])");
}

void TestMcpDoor::badArgumentsAreToldInTheResult()
{
    QFETCH(const QByteArray, arguments);
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());

    const Json answer = stage.tool(stage.session(), "consume", *wire::parse(arguments));

    QVERIFY2(answer.contains("error") && answer["error"].is_string(), wire::dump(answer).constData());
    QVERIFY(stage.house().said().isEmpty());
}

void TestMcpDoor::theStatelessProtocolNeedsNoSession()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());

    const Json discovered = stage.stateless("server/discover").json()["result"];
    const Json said =
        stage
            .stateless("tools/call", {{"name", "consume"}, {"arguments", consumeBy("bob", 5, "Hm.")}},
                       "consume")
            .json()["result"];

    QCOMPARE(text(discovered["resultType"]), text(Json("complete")));
    QCOMPARE(text(discovered["supportedVersions"][0]), text(Json("2026-07-28")));
    QVERIFY(discovered.contains("ttlMs") && discovered.contains("cacheScope"));
    QCOMPARE(text(said["resultType"]), text(Json("complete")));
    QCOMPARE(text(said["structuredContent"]["success"]), text(Json(true)));
}

void TestMcpDoor::itsHeadersHaveToAgree_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("fits");
    const QByteArray now = "2026-07-28";
    QTest::newRow("all agree") << now << QByteArray("tools/call") << QByteArray("status") << true;
    QTest::newRow("in base64") << now << QByteArray("tools/call") << QByteArray("=?base64?c3RhdHVz?=")
                               << true;
    QTest::newRow("another version") << QByteArray("2025-11-25") << QByteArray("tools/call")
                                     << QByteArray("status") << false;
    QTest::newRow("no version") << QByteArray() << QByteArray("tools/call") << QByteArray("status") << false;
    QTest::newRow("another method") << now << QByteArray("tools/list") << QByteArray("status") << false;
    QTest::newRow("no method") << now << QByteArray() << QByteArray("status") << false;
    QTest::newRow("another name") << now << QByteArray("tools/call") << QByteArray("history") << false;
    QTest::newRow("no name") << now << QByteArray("tools/call") << QByteArray() << false;
}

void TestMcpDoor::itsHeadersHaveToAgree()
{
    QFETCH(const QByteArray, version);
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, name);
    QFETCH(const bool, fits);
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const Json meta{{"io.modelcontextprotocol/protocolVersion", "2026-07-28"},
                    {"io.modelcontextprotocol/clientCapabilities", Json::object()}};
    const Json call{{"jsonrpc", "2.0"},
                    {"id", 1},
                    {"method", "tools/call"},
                    {"params", {{"name", "status"}, {"arguments", Json::object()}, {"_meta", meta}}}};
    McpStage::Headers headers;
    for (const auto &[key, value] :
         McpStage::Headers{{"MCP-Protocol-Version", version}, {"Mcp-Method", method}, {"Mcp-Name", name}}) {
        if (!value.isEmpty())
            headers.append({key, value});
    }

    const HttpReply reply = stage.post("/mcp", wire::dump(call), headers);

    QCOMPARE(reply.status, fits ? 200 : 400);
    if (!fits)
        QCOMPARE(text(reply.json()["error"]["code"]), text(Json(-32020)));
}

void TestMcpDoor::versionsThatDoNotExistAreToldWhatDoes()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const Json meta{{"io.modelcontextprotocol/protocolVersion", "2099-01-01"},
                    {"io.modelcontextprotocol/clientCapabilities", Json::object()}};
    const Json call{{"jsonrpc", "2.0"}, {"id", 1}, {"method", "tools/list"}, {"params", {{"_meta", meta}}}};

    const HttpReply reply = stage.post(
        "/mcp", wire::dump(call), {{"MCP-Protocol-Version", "2099-01-01"}, {"Mcp-Method", "tools/list"}});

    QCOMPARE(reply.status, 400);
    QCOMPARE(text(reply.json()["error"]["code"]), text(Json(-32022)));
    QCOMPARE(text(reply.json()["error"]["data"]["supported"][0]), text(Json("2026-07-28")));
}

void TestMcpDoor::methodsThatDoNotExistAreNotFound()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());

    const HttpReply stateless = stage.stateless("ping");
    const HttpReply legacy = stage.legacy(stage.session(), "completion/complete");

    QCOMPARE(stateless.status, 404);
    QCOMPARE(text(stateless.json()["error"]["code"]), text(Json(-32601)));
    QCOMPARE(text(legacy.json()["error"]["code"]), text(Json(-32601)));
}

void TestMcpDoor::wishesComeFromTheRoomInItsLanguage()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());

    const Json prompt =
        stage.legacy(stage.session(), "prompts/get", {{"name", "take_part"}}).json()["result"];

    const QString text = wire::toText(prompt["messages"][0]["content"]["text"]);
    for (const QString &part : {u"5"_s, u"60"_s, u"80"_s, u"consume"_s, u"history"_s})
        QVERIFY2(text.contains(part), qPrintable(part));
}

void TestMcpDoor::resourcesCanBeReadAndWatched()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray session = stage.session();
    QTcpSocket *stream =
        stage.send("GET", "/mcp", {}, {{"Mcp-Session-Id", session}, {"Accept", "text/event-stream"}});
    const HttpReply watch = stage.legacy(session, "resources/subscribe", {{"uri", "room://transcript"}});

    (void)stage.tool(session, "consume", consumeBy("bob", 5, "Hm."));

    QByteArray told;
    QTRY_VERIFY((told += stream->readAll()).contains("notifications/resources/updated"));
    QCOMPARE(text(watch.json()["result"]), text(Json::object()));
    const Json read = stage.legacy(session, "resources/read", {{"uri", "room://transcript"}}).json();
    QCOMPARE(text(read["result"]["contents"][0]["text"]), text(Json("bob: Hm.\n")));
    const Json none = stage.legacy(session, "resources/read", {{"uri", "file:///etc/passwd"}}).json();
    QCOMPARE(text(none["error"]["code"]), text(Json(-32002)));
}

void TestMcpDoor::whoGetsAnotherNameIsCalledByIt()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder(), PolicyName::Resource, {u"aya"_s});
    const QByteArray session = stage.session();
    const auto nameOfTheSecond = [&] {
        return text(stage.tool(session, "participants", Json::object())["participants"][1]["name"]);
    };
    const QByteArray before = nameOfTheSecond();

    const auto renamed = tests::endOf(stage.house().personas(), &ports::PersonaPort::savePersona)(
        tests::persona(u"aya"_s).named(model::Language::English, u"Ayame"_s));

    QVERIFY(!renamed);
    QVERIFY(before != text(Json("Ayame")));
    QTRY_COMPARE(nameOfTheSecond(), text(Json("Ayame")));
}

void TestMcpDoor::everybodyWhoIsHereIsListed()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder(), PolicyName::Manual, {u"aya"_s});
    stage.letIn({.speaksAsMe = true});
    const QByteArray session = stage.session();
    (void)stage.house().join(stage.room(), u"bob"_s);
    (void)stage.house().join(stage.room(), u"eve"_s, false);
    (void)stage.house().join(stage.room(), u"mallory"_s);
    (void)stage.post("/add", R"({"from":"user_ann","message":"Hello."})");
    (void)stage.post("/add", R"({"from":"zoe","message":"Hello."})");
    (void)stage.post("/add", R"({"from":"user_ann","message":"Who is here?"})");
    (void)tests::endOf(stage.house().guests(),
                       &ports::GuestPort::showOut)(stage.room(), base::ParticipantId(u"guest:mallory"_s));
    (void)tests::endOf(stage.house().rooms(), &ports::RoomPort::cue)(stage.room(),
                                                                     base::ParticipantId(u"guest:bob"_s));

    const Json listed = stage.tool(session, "participants", Json::object());

    QStringList people;
    for (const Json &person : listed["participants"])
        people.append(QStringList{wire::toText(person["id"]), wire::toText(person["kind"]),
                                  wire::toText(person["state"])}
                          .join(u' '));
    QCOMPARE(people,
             (QStringList{u"user user outside"_s, u"companion_aya companion listening"_s, u"bob guest next"_s,
                          u"eve guest outside"_s, u"user_ann user outside"_s, u"zoe guest outside"_s}));
    const QString flaw = wire::flawIn(listed, adapters::mcp::toolOf(u"participants"_s)->output);
    QVERIFY2(flaw.isEmpty(), qPrintable(flaw));
}

void TestMcpDoor::onlyWhoTakesEventsGetsAStream_data()
{
    QTest::addColumn<QList<QByteArray>>("accept");
    QTest::addColumn<int>("status");
    QTest::newRow("events") << QList<QByteArray>{"text/event-stream"} << 200;
    QTest::newRow("in other letters") << QList<QByteArray>{"Text/Event-Stream"} << 200;
    QTest::newRow("among others") << QList<QByteArray>{"application/json;q=1, text/event-stream;q=0.5"}
                                  << 200;
    QTest::newRow("in a second header") << QList<QByteArray>{"application/json", "text/event-stream"} << 200;
    QTest::newRow("anything") << QList<QByteArray>{"*/*"} << 200;
    QTest::newRow("any text") << QList<QByteArray>{"text/*"} << 200;
    QTest::newRow("nothing said") << QList<QByteArray>{} << 406;
    QTest::newRow("JSON") << QList<QByteArray>{"application/json"} << 406;
    QTest::newRow("events not at all") << QList<QByteArray>{"text/event-stream;q=0.0"} << 406;
    QTest::newRow("a longer name") << QList<QByteArray>{"text/event-stream-x, xtext/event-stream"} << 406;
    QTest::newRow("nothing in it") << QList<QByteArray>{", ;q=1,"} << 406;
}

void TestMcpDoor::onlyWhoTakesEventsGetsAStream()
{
    QFETCH(const QList<QByteArray>, accept);
    QFETCH(const int, status);
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    McpStage::Headers headers{{"Mcp-Session-Id", stage.session()}};
    for (const QByteArray &one : accept)
        headers.append({"Accept", one});

    QTcpSocket *socket = stage.send("GET", "/mcp", {}, headers);

    QTRY_VERIFY(socket->canReadLine());
    QCOMPARE(socket->readLine().mid(9, 3).toInt(), status);
}

void TestMcpDoor::oneSessionDoesNotTakeAllStreams()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray greedy = stage.session();
    const auto statusOf = [](QTcpSocket *socket) {
        (void)QTest::qWaitFor([socket] { return socket->canReadLine(); }, 30'000);
        return socket->readLine().mid(9, 3).toInt();
    };
    const auto openStream = [&stage](const QByteArray &session) {
        return stage.send("GET", "/mcp", {}, {{"Mcp-Session-Id", session}, {"Accept", "text/event-stream"}});
    };

    QList<QTcpSocket *> streams;
    QList<int> statuses;
    for (int one = 0; one < 5; ++one) {
        streams.append(openStream(greedy));
        statuses.append(statusOf(streams.last()));
    }
    const int ofAnother = statusOf(openStream(stage.session()));
    streams.first()->abort();
    const bool comesBack = QTest::qWaitFor([&] { return statusOf(openStream(greedy)) == 200; }, 30'000);

    QCOMPARE(statuses, (QList<int>{200, 200, 200, 200, 429}));
    QCOMPARE(ofAnother, 200);
    QVERIFY(comesBack); // because one stream has gone
}

void TestMcpDoor::anybodyMayAddAMessage()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());

    const HttpReply reply = stage.post("/add", R"({"from":"user","message":"こんにちは"})");

    QCOMPARE(reply.status, 200);
    QCOMPARE(
        text(reply.json()),
        text((Json{{"success", true}, {"history", {{{"from", "guest:user"}, {"message", "こんにちは"}}}}})));
}

void TestMcpDoor::aProgramSpeaksAsTheUserOnlyWithTheFrontEndsToken_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<bool>("speaksAsMe");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("heardAs");
    QTest::newRow("a guest's token") << QByteArray("guests") << true << u"user"_s << u"guest:user"_s;
    QTest::newRow("blanks around it") << QByteArray("guests") << true << u" user "_s << u"guest:user"_s;
    QTest::newRow("as a guest's name") << QByteArray("guests") << true << u"guest:user"_s << u"guest:user"_s;
    QTest::newRow("another user") << QByteArray("guests") << true << u"user_ann"_s << u"guest:user_ann"_s;
    QTest::newRow("switched off") << QByteArray("guests") << false << u"user"_s << u"guest:user"_s;
    QTest::newRow("the front ends' token") << QByteArray("fronts") << true << u"user"_s << u"user"_s;
    QTest::newRow("it, as another user") << QByteArray("fronts") << true << u"user_ann"_s << u"user_ann"_s;
}

void TestMcpDoor::aProgramSpeaksAsTheUserOnlyWithTheFrontEndsToken()
{
    QFETCH(const QByteArray, token);
    QFETCH(const bool, speaksAsMe);
    QFETCH(const QString, from);
    QFETCH(const QString, heardAs);
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    stage.letIn({"guests", "fronts", speaksAsMe});
    const McpStage::Headers shown{{"Authorization", "Bearer " + token}, {"User-Agent", "lab/1"}};
    const Json meta{{"io.modelcontextprotocol/protocolVersion", "2026-07-28"},
                    {"io.modelcontextprotocol/clientCapabilities", Json::object()},
                    {"io.modelcontextprotocol/clientInfo", {{"name", "lab"}}}};
    const Json call{{"jsonrpc", "2.0"},
                    {"id", 1},
                    {"method", "tools/call"},
                    {"params",
                     {{"name", "consume"},
                      {"arguments", {{"from", wire::toJson(from)}, {"amount", 5}, {"message", "By tool."}}},
                      {"_meta", meta}}}};

    const HttpReply added =
        stage.post("/add", wire::dump(Json{{"from", wire::toJson(from)}, {"message", "By add."}}), shown);
    const HttpReply consumed = stage.post("/mcp", wire::dump(call),
                                          shown + McpStage::Headers{{"MCP-Protocol-Version", "2026-07-28"},
                                                                    {"Mcp-Method", "tools/call"},
                                                                    {"Mcp-Name", "consume"}});

    QCOMPARE(added.status, 200);
    QCOMPARE(consumed.status, 200);
    QCOMPARE(stage.house().said(), (QStringList{heardAs + u": By add."_s, heardAs + u": By tool."_s}));
    QCOMPARE(stage.house().programs(), (QStringList{u"lab/1"_s, u"lab"_s}));
    QVERIFY(stage.house().open(stage.room())->room.guests.isEmpty()); // nobody has joined by it
}

void TestMcpDoor::whatIsAddedIsChecked()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());

    const HttpReply reply = stage.post("/add", R"({"message":5})");

    QCOMPARE(reply.status, 400);
    QCOMPARE(text(reply.json()["success"]), text(Json(false)));
    QVERIFY(reply.json()["errors"]["properties"].contains("from"));
    QVERIFY(reply.json()["errors"]["properties"].contains("message"));
}

void TestMcpDoor::noticesTellOfEachMessage()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    QWebSocket socket;
    QStringList told;
    QObject::connect(&socket, &QWebSocket::textMessageReceived,
                     [&told](const QString &text) { told.append(text); });
    socket.open(QUrl(u"ws://127.0.0.1:%1/"_s.arg(stage.port())));
    QTRY_COMPARE(socket.state(), QAbstractSocket::ConnectedState);
    QTRY_VERIFY(stage.diary().clients.contains(u"notices-1"_s));

    (void)stage.tool(stage.session(), "consume", consumeBy("companion_bob", 5, "Hm."));

    QTRY_COMPARE(
        told, QStringList{uR"({"type":"newMessage","message":{"from":"companion_bob","message":"Hm."}})"_s});
}

void TestMcpDoor::aChangedMessageIsReadAsItIsNow()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder(), PolicyName::Manual, {u"aya"_s});
    (void)tests::endOf(stage.house().rooms(), &ports::RoomPort::say)(stage.room(), {.text = u"Hello."_s});
    const QByteArray session = stage.session();
    const auto history = [&stage, &session] {
        return text(stage.tool(session, "history", Json::object())["history"]);
    };
    QTRY_VERIFY(history().contains("Hello."));
    const auto view = stage.house().open(stage.room());

    (void)tests::endOf(stage.house().rooms(), &ports::RoomPort::editMessage)(
        stage.room(), view->newest.rows.last().posted.message.id, u"Good day."_s);

    QTRY_VERIFY(history().contains("Good day."));
    QVERIFY(!history().contains("Hello."));

    (void)tests::endOf(stage.house().rooms(), &ports::RoomPort::editMessage)(
        stage.room(), view->newest.rows.last().posted.message.id, QString()); // deletes it

    QTRY_VERIFY(!history().contains("Good day."));
    QVERIFY2(!history().contains("\"from\""), history().constData());
}

void TestMcpDoor::whispersToOthersAreToldToNobody()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder(), PolicyName::Manual, {u"aya"_s});

    (void)tests::endOf(stage.house().rooms(), &ports::RoomPort::say)(
        stage.room(), {.text = u"Psst."_s, .to = {tests::companion(u"aya"_s)}, .whisper = true});

    const QByteArray session = stage.session();
    QCOMPARE(text(stage.tool(session, "history", Json::object())["history"]), text(Json::array()));
    const Json read = stage.legacy(session, "resources/read", {{"uri", "room://transcript"}}).json();
    QCOMPARE(text(read["result"]["contents"][0]["text"]), text(Json("")));
}

void TestMcpDoor::aWhisperIsReadInTheSessionOfItsGuestAlone()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray bobs = stage.session();
    const QByteArray rins = stage.session();
    (void)stage.tool(bobs, "consume", consumeBy("companion_bob", 5, "Hm."));
    (void)stage.tool(rins, "consume", consumeBy("companion_rin", 5, "Ah."));
    const auto reads = [&stage](const QByteArray &session) {
        return text(stage.tool(session, "history", Json::object())["history"]).contains("Psst");
    };

    (void)tests::endOf(stage.house().rooms(), &ports::RoomPort::say)(
        stage.room(),
        {.text = u"Psst."_s, .to = {base::ParticipantId(u"guest:companion_bob"_s)}, .whisper = true});
    QTRY_VERIFY(reads(bobs));
    QVERIFY(!reads(rins));
    QVERIFY(!reads(stage.session())); // nor can a later session
    const Json read = stage.legacy(bobs, "resources/read", {{"uri", "room://transcript"}}).json();
    QVERIFY(!text(read["result"]["contents"][0]["text"]).contains("Psst")); // everybody may read it
}

void TestMcpDoor::fiftySessionsWithEqualIdsGetTheirOwnAnswers()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    QList<QTcpSocket *> sockets;
    for (int i = 0; i < 50; ++i) {
        const QByteArray session = stage.session();
        const Json call{
            {"jsonrpc", "2.0"},
            {"id", 1},
            {"method", "tools/call"},
            {"params",
             {{"name", "consume"},
              {"arguments", {{"from", "guest" + std::to_string(i)}, {"amount", i}, {"message", "x"}}}}}};
        sockets.append(stage.send("POST", "/mcp", wire::dump(call), {{"Mcp-Session-Id", session}}));
    }

    QSet<QString> said;
    for (int i = 0; i < 50; ++i) {
        const Json result = stage.answerOf(sockets.at(i)).json()["result"]["structuredContent"];
        if (result["success"] == true)
            said.insert(u"guest:guest%1: x"_s.arg(i));
    }

    const QStringList log = stage.house().said();
    QCOMPARE(said, QSet<QString>(log.cbegin(), log.cend()));
}

void TestMcpDoor::aNameThatASessionSpeaksForIsNobodyElses()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray first = stage.session();
    const QByteArray second = stage.session();
    (void)stage.tool(first, "consume", consumeBy("bob", 5, "Me."));

    const Json other = stage.tool(second, "consume", consumeBy("bob", 5, "No, me."));
    const Json without =
        stage
            .stateless("tools/call", {{"name", "consume"}, {"arguments", consumeBy("bob", 5, "Or me.")}},
                       "consume")
            .json()["result"];
    const Json again = stage.tool(first, "consume", consumeBy("bob", 5, "Me again."));

    QVERIFY(other.contains("error"));
    QCOMPARE(text(without["isError"]), text(Json(true)));
    QCOMPARE(text(again["success"]), text(Json(true)));
    QCOMPARE(stage.diary().rejections.last().why, model::DoorRejection::Why::OtherSession);
}

// A client that died does not report it; a new client may be the same program.
void TestMcpDoor::theNameOfASilentSessionIsFreeAfterAWhile()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray dead = stage.session();
    const QByteArray next = stage.session();
    (void)stage.tool(dead, "consume", consumeBy("bob", 5, "Me."));

    stage.house().clock().advance(adapters::mcp::Holders::kNamePatience - base::Millis(1'000));
    const Json early = stage.tool(next, "consume", consumeBy("bob", 5, "Me?"));
    stage.house().clock().advance(base::Millis(2'000));
    const Json later = stage.tool(next, "consume", consumeBy("bob", 5, "Me again."));
    const Json back = stage.tool(dead, "consume", consumeBy("bob", 5, "I am back."));

    QVERIFY(early.contains("error"));
    QCOMPARE(text(later["success"]), text(Json(true)));
    QVERIFY(back.contains("error"));
}

void TestMcpDoor::aSilentSessionIsNotListed()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray session = stage.session();
    (void)stage.tool(session, "consume", consumeBy("bob", 5, "Me."));
    const QString client = stage.diary().clients.cbegin().key();
    QVERIFY(!stage.diary().left.contains(client));

    stage.house().clock().advance(adapters::mcp::Holders::kNamePatience + base::Millis(30'000));
    QTRY_VERIFY(stage.diary().left.contains(client));
    stage.diary().clients.clear();
    const Json back = stage.tool(session, "consume", consumeBy("bob", 5, "I am back."));
    QCOMPARE(text(back["success"]), text(Json(true)));
    stage.house().clock().advance(base::Millis(15'000));

    QTRY_VERIFY(stage.diary().clients.contains(client));
    QCOMPARE(stage.diary().left.count(client), 1);
}

void TestMcpDoor::whoHangsUpIsNotAnsweredByTheUser()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray session = stage.session();
    (void)stage.tool(session, "consume", consumeBy("bob", 5, "Me."));
    const Json call{{"jsonrpc", "2.0"},
                    {"id", 3},
                    {"method", "tools/call"},
                    {"params", {{"name", "query"}, {"arguments", {{"from", "bob"}, {"type", "camera"}}}}}};
    const auto results = [&stage] {
        const QList<model::Envelope> &log = stage.house().published();
        return std::count_if(log.cbegin(), log.cend(), [](const model::Envelope &one) {
            return std::holds_alternative<model::QueryResult>(one.body);
        });
    };
    qsizetype waiting = 0;
    connect(&stage.house().queries(), &ports::QueryPort::pendingChanged, this,
            [&waiting](const QList<ports::PendingQuery> &pending) { waiting = pending.size(); });
    stage.house().queries().attend(true);

    QTcpSocket *socket = stage.send("POST", "/mcp", wire::dump(call), {{"Mcp-Session-Id", session}});
    QTRY_COMPARE(waiting, 1);
    QCOMPARE(results(), 0);
    socket->abort();

    QTRY_COMPARE(waiting, 0);
    QTRY_COMPARE(results(), 1);
}

void TestMcpDoor::noOtherSpellingOfANameGetsAroundThat_data()
{
    QTest::addColumn<QByteArray>("from");
    for (const char *from : {"guest:bob", " bob", "bob ", "bob\\n", "guest: bob"})
        QTest::newRow(from) << QByteArray(from);
}

void TestMcpDoor::noOtherSpellingOfANameGetsAroundThat()
{
    QFETCH(const QByteArray, from);
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray first = stage.session();
    (void)stage.tool(first, "consume", consumeBy("bob", 5, "Me."));
    const QByteArray arguments = R"({"amount":5,"message":"No, me.","from":")" + from + R"("})";

    const Json other = stage.tool(stage.session(), "consume", *wire::parse(arguments));
    const HttpReply added = stage.post("/add", R"({"message":"Or me.","from":")" + from + R"("})");

    QVERIFY2(other.contains("error"), wire::dump(other).constData());
    QCOMPARE(added.status, 400);
    QCOMPARE(stage.house().said(), QStringList{u"guest:bob: Me."_s});
}

void TestMcpDoor::aNameThatNobodyCanHaveIsNotKept()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray session = stage.session();
    const std::string endless(100'000, 'x');

    for (int i = 0; i < 20; ++i) {
        const Json refused = stage.tool(
            session, "consume", {{"from", endless + std::to_string(i)}, {"amount", 5}, {"message", "x"}});
        QVERIFY(refused.contains("error"));
    }

    const Json said = stage.tool(session, "consume", consumeBy("bob", 5, "Me."));
    QCOMPARE(text(said["success"]), text(true));
    for (const model::DoorCall &call : stage.diary().calls)
        QVERIFY(call.what.size() <= 64);
}

void TestMcpDoor::whoWasShownOutHearsSo()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray session = stage.session();
    (void)stage.tool(session, "consume", consumeBy("bob", 5, "Me."));

    (void)tests::endOf(stage.house().guests(),
                       &ports::GuestPort::showOut)(stage.room(), base::ParticipantId(u"guest:bob"_s));
    const Json after = stage.tool(session, "consume", consumeBy("bob", 5, "But…"));

    QVERIFY(after.contains("error"));
    QCOMPARE(stage.diary().rejections.last().why, model::DoorRejection::Why::Removed);
}

void TestMcpDoor::anActThatNobodySeesIsAnError()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray session = stage.session();
    const auto wave = [&] {
        return stage.tool(session, "act",
                          {{"from", "bob"}, {"name", "gesture"}, {"params", {{"name", "wave"}}}});
    };
    const auto isAct = [](const model::Envelope &envelope) {
        return std::holds_alternative<model::Action>(envelope.body);
    };

    QList<Json> answers;
    for (int time = 0; time < 6; ++time)
        answers.append(wave());
    stage.house().clock().advance(Millis(1'000));
    const Json later = wave();

    const auto &published = stage.house().published();
    QCOMPARE(text(answers[4]), text((Json{{"done", true}})));
    QCOMPARE(text(answers[5]), text((Json{{"error", "Too many gestures in one second."}})));
    QCOMPARE(text(later), text((Json{{"done", true}})));
    QCOMPARE(std::count_if(published.cbegin(), published.cend(), isAct), 6);
    QVERIFY(std::any_of(stage.diary().calls.cbegin(), stage.diary().calls.cend(),
                        [](const model::DoorCall &call) { return call.error == u"refused"_s; }));
}

void TestMcpDoor::aTurnIsWaitedForUntilItComes()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder(), PolicyName::Manual);
    const QByteArray session = stage.session();
    (void)stage.tool(session, "wait_for_turn", {{"from", "bob"}, {"seconds", 0}});
    const Json call{
        {"jsonrpc", "2.0"},
        {"id", 1},
        {"method", "tools/call"},
        {"params", {{"name", "wait_for_turn"}, {"arguments", {{"from", "bob"}, {"seconds", 50}}}}}};
    QTcpSocket *waiting = stage.send("POST", "/mcp", wire::dump(call), {{"Mcp-Session-Id", session}});
    QTRY_COMPARE(stage.door().waiting(), 1);

    (void)tests::endOf(stage.house().rooms(), &ports::RoomPort::cue)(stage.room(),
                                                                     base::ParticipantId(u"guest:bob"_s));

    const Json event = stage.answerOf(waiting).json()["result"]["structuredContent"];
    QCOMPARE(text(event["event"]), text(Json("turn")));
    QCOMPARE(text(stage.tool(session, "consume", consumeBy("bob", 0, "Thank you."))["success"]),
             text(Json(true)));
}

void TestMcpDoor::aTurnIsAboutTheNewestMessageThatItsGuestHeard()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder(), PolicyName::Manual, {u"aya"_s});
    const QByteArray session = stage.session();
    const base::ParticipantId bob(u"guest:bob"_s);
    const auto say = [&stage](const ports::Draft &draft) {
        (void)tests::endOf(stage.house().rooms(), &ports::RoomPort::say)(stage.room(), draft);
        return stage.door().mirror().messages().constLast().message.id.value();
    };
    const auto wanted = [&stage, &session, &bob] {
        (void)tests::endOf(stage.house().rooms(), &ports::RoomPort::cue)(stage.room(), bob);
        return stage.tool(session, "wait_for_turn", {{"from", "bob"}, {"seconds", 0}});
    };
    (void)stage.tool(session, "wait_for_turn", {{"from", "bob"}, {"seconds", 0}});
    const QString secret = say({.text = u"Psst."_s, .to = {tests::companion(u"aya"_s)}, .whisper = true});

    const Json afterASecret = wanted();
    const QString open = say({.text = u"Hello."_s});
    const QString newSecret = say({.text = u"Psst."_s, .to = {tests::companion(u"aya"_s)}, .whisper = true});
    const Json afterMore = wanted();
    const QString forBob = say({.text = u"Bob?"_s, .to = {bob}, .whisper = true});
    const Json afterOneForBob = wanted();

    QCOMPARE(QSet({secret, open, newSecret, forBob}).size(), 4);
    QCOMPARE(text(afterASecret["event"]), text(Json("turn")));
    QCOMPARE(text(afterASecret["messageId"]), text(Json("")));
    QCOMPARE(wire::toText(afterMore["messageId"]), open);
    QCOMPARE(wire::toText(afterOneForBob["messageId"]), forBob);
}

void TestMcpDoor::waitingEndsWithItsTimeOrWithTheDoor()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder(), PolicyName::Manual);
    const QByteArray session = stage.session();
    const auto wait = [&] {
        const Json call{
            {"jsonrpc", "2.0"},
            {"id", 1},
            {"method", "tools/call"},
            {"params", {{"name", "wait_for_turn"}, {"arguments", {{"from", "bob"}, {"seconds", 50}}}}}};
        QTcpSocket *socket = stage.send("POST", "/mcp", wire::dump(call), {{"Mcp-Session-Id", session}});
        (void)QTest::qWaitFor([&] { return stage.door().waiting() == 1; });
        return socket;
    };

    QTcpSocket *first = wait();
    stage.house().clock().advance(Millis(50'000));
    const Json timedOut = stage.answerOf(first).json()["result"]["structuredContent"];
    QTcpSocket *second = wait();
    stage.door().close();
    const Json closed = stage.answerOf(second).json()["result"]["structuredContent"];

    QCOMPARE(text(timedOut["event"]), text(Json("timeout")));
    QCOMPARE(text(closed["event"]), text(Json("closed")));
}

void TestMcpDoor::waitingEndsWithTheRoom()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder(), PolicyName::Manual);
    const Json call{
        {"jsonrpc", "2.0"},
        {"id", 1},
        {"method", "tools/call"},
        {"params", {{"name", "wait_for_turn"}, {"arguments", {{"from", "bob"}, {"seconds", 50}}}}}};
    QTcpSocket *waiting = stage.send("POST", "/mcp", wire::dump(call), {{"Mcp-Session-Id", stage.session()}});
    QTRY_COMPARE(stage.door().waiting(), 1);

    (void)tests::endOf(stage.house().rooms(), &ports::RoomPort::setDeleted)(stage.room(), true);

    const Json event = stage.answerOf(waiting).json()["result"]["structuredContent"];
    QCOMPARE(text(event["event"]), text(Json("closed")));
}

void TestMcpDoor::aWaitThatIsCancelledIsAnswered()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder(), PolicyName::Manual);
    const QByteArray session = stage.session();
    const Json call{
        {"jsonrpc", "2.0"},
        {"id", "w"},
        {"method", "tools/call"},
        {"params", {{"name", "wait_for_turn"}, {"arguments", {{"from", "bob"}, {"seconds", 50}}}}}};
    QTcpSocket *waiting = stage.send("POST", "/mcp", wire::dump(call), {{"Mcp-Session-Id", session}});
    QTRY_COMPARE(stage.door().waiting(), 1);

    const HttpReply cancelled = stage.post(
        "/mcp", R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"w"}})",
        {{"Mcp-Session-Id", session}});

    QCOMPARE(cancelled.status, 202);
    QVERIFY(stage.answerOf(waiting).json().contains("error"));
}

void TestMcpDoor::ofSeveralOnlyTheCancelledOneIsLeftOut()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder(), PolicyName::Manual);
    const QByteArray session = stage.session("2025-03-26");
    const auto waitBy = [](const char *id, const char *from) {
        return Json{
            {"jsonrpc", "2.0"},
            {"id", id},
            {"method", "tools/call"},
            {"params", {{"name", "wait_for_turn"}, {"arguments", {{"from", from}, {"seconds", 50}}}}}};
    };
    const Json calls{
        waitBy("a", "bob"), waitBy("b", "eve"), {{"jsonrpc", "2.0"}, {"id", "c"}, {"method", "ping"}}};
    QTcpSocket *waiting = stage.send("POST", "/mcp", wire::dump(calls), {{"Mcp-Session-Id", session}});
    QTRY_COMPARE(stage.door().waiting(), 2);

    const HttpReply cancelled = stage.post(
        "/mcp", R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a"}})",
        {{"Mcp-Session-Id", session}});
    const bool isAnswered = waiting->bytesAvailable() > 0;
    stage.house().clock().advance(Millis(50'000));
    const Json answers = stage.answerOf(waiting).json();

    QStringList ids;
    for (const Json &answer : answers)
        ids.append(wire::toText(answer["id"]));
    QCOMPARE(cancelled.status, 202);
    QVERIFY(!isAnswered);
    QCOMPARE(ids, (QStringList{u"c"_s, u"b"_s}));
    QCOMPARE(text(answers[1]["result"]["structuredContent"]["event"]), text(Json("timeout")));
}

void TestMcpDoor::whoVotesIsTold()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder(), PolicyName::Vote);
    const QByteArray session = stage.session();
    (void)stage.tool(session, "wait_for_turn", {{"from", "bob"}, {"seconds", 0}});
    (void)stage.tool(session, "wait_for_turn", {{"from", "eve"}, {"seconds", 0}});
    const Json early = stage.tool(session, "vote", {{"from", "bob"}, {"state", "speak"}, {"importance", 9}});
    (void)tests::endOf(stage.house().rooms(), &ports::RoomPort::say)(stage.room(), {.text = u"Who?"_s});

    const Json asked = stage.tool(session, "wait_for_turn", {{"from", "bob"}, {"seconds", 0}});
    const Json inTime = stage.tool(session, "vote", {{"from", "bob"}, {"state", "speak"}, {"importance", 9}});

    QCOMPARE(text(early["accepted"]), text(Json(false)));
    QCOMPARE(text(asked["event"]), text(Json("vote")));
    QCOMPARE(text(inTime), text((Json{{"accepted", true}, {"reason", ""}})));
}

// It came in, waited once, and then its program ended silently.
void TestMcpDoor::aProgramThatHasGoneHoldsUpNoRound()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder(), PolicyName::Vote);
    const QByteArray gone = stage.session();
    const QByteArray session = stage.session();
    (void)stage.tool(gone, "wait_for_turn", {{"from", "gone"}, {"seconds", 0}});
    (void)stage.tool(session, "wait_for_turn", {{"from", "bob"}, {"seconds", 0}});
    stage.house().wait(Attention::kUntilNextWait);
    (void)tests::endOf(stage.house().rooms(), &ports::RoomPort::say)(stage.room(), {.text = u"Who?"_s});
    (void)stage.tool(session, "vote", {{"from", "bob"}, {"state", "speak"}, {"importance", 9}});

    stage.house().wait(Millis(10));

    QVERIFY(!stage.house().open(stage.room())->floor.votingOn);
}

void TestMcpDoor::aProgramThatWaitsIsWaitedFor()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder(), PolicyName::Vote);
    const QByteArray slow = stage.session();
    const QByteArray session = stage.session();
    const Json call{{"jsonrpc", "2.0"},
                    {"id", "w"},
                    {"method", "tools/call"},
                    {"params", {{"name", "wait_for_turn"}, {"arguments", {{"from", "slow"}}}}}};
    QTcpSocket *waiting = stage.send("POST", "/mcp", wire::dump(call), {{"Mcp-Session-Id", slow}});
    QTRY_COMPARE(stage.door().waiting(), 1);
    (void)stage.tool(session, "wait_for_turn", {{"from", "bob"}, {"seconds", 0}});
    stage.house().wait(Attention::kUntilNextWait);
    (void)tests::endOf(stage.house().rooms(), &ports::RoomPort::say)(stage.room(), {.text = u"Who?"_s});
    const Json told = stage.answerOf(waiting).json();
    (void)stage.tool(session, "vote", {{"from", "bob"}, {"state", "speak"}, {"importance", 9}});

    stage.house().wait(Millis(6'000)); // it thinks
    const bool isOpen = stage.house().open(stage.room())->floor.votingOn.has_value();
    (void)stage.tool(slow, "vote", {{"from", "slow"}, {"state", "listen"}, {"importance", 0}});
    stage.house().wait(Millis(10));

    QCOMPARE(text(told["result"]["structuredContent"]["event"]), text(Json("vote")));
    QVERIFY(isOpen);
    QVERIFY(!stage.house().open(stage.room())->floor.votingOn);
}

void TestMcpDoor::sessionsThatAreSilentAreOver()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray session = stage.session();
    (void)stage.legacy(session, "ping"); // a ping asks for nothing

    stage.house().clock().advance(Millis(31 * 60'000));

    QTRY_COMPARE(stage.door().holders().sessions(), 0);
    QCOMPARE(stage.legacy(session, "ping").status, 404);
}

void TestMcpDoor::aSessionThatWasUsedGoesOnForAWeek()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray session = stage.session();
    (void)stage.tool(session, "consume", consumeBy("bob", 5, "Me."));

    stage.house().clock().advance(Millis(31 * 60'000));
    QTRY_COMPARE(stage.door().holders().sessions(), 0);
    const HttpReply later = stage.legacy(session, "ping");
    const Json said = stage.tool(session, "consume", consumeBy("bob", 5, "Tea?"));
    stage.door().close();
    stage.house().clock().advance(std::chrono::hours(7 * 24 + 1));
    stage.door().open(stage.room(), {});
    QTRY_VERIFY(stage.door().mirror().isReady());
    const HttpReply tooLate = stage.legacy(session, "ping");

    QCOMPARE(later.status, 200);
    QVERIFY2(said.contains("success"), text(said)); // whatever the floor says about it
    QCOMPARE(tooLate.status, 404);
}

void TestMcpDoor::aSessionGoesOnWhereTheDoorIsOpenedAgain()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    stage.door().open(stage.room(), "token");
    QTRY_VERIFY(stage.door().mirror().isReady());
    const QByteArray session = stage.session("2025-06-18");
    const QByteArray unused = stage.session();
    (void)stage.tool(session, "consume", consumeBy("bob", 5, "Before."));

    stage.door().close();
    stage.door().open(stage.room(), "token");
    QTRY_VERIFY(stage.door().mirror().isReady());
    const Json after = stage.tool(session, "consume", consumeBy("bob", 5, "After."));

    QCOMPARE(text(after["success"]), text(Json(true)));
    QCOMPARE(stage.house().said(), (QStringList{u"guest:bob: Before."_s, u"guest:bob: After."_s}));
    QCOMPARE(stage.legacy(unused, "ping").status, 404); // it may as well begin anew
    QCOMPARE(stage.memory().kept.size(), 1);
    QCOMPARE(stage.memory().kept[0].version, QByteArray("2025-06-18"));
    QVERIFY(!stage.memory().kept[0].mark.contains(session));
    QCOMPARE(stage.memory().kept[0].mark.size(), 64);
}

void TestMcpDoor::underAnotherTokenThereIsNoSuchSession_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<bool>("sameRoom");
    QTest::addColumn<int>("status");
    QTest::newRow("the same") << QByteArray("token") << true << 200;
    QTest::newRow("another token") << QByteArray("another") << true << 404;
    QTest::newRow("no token any more") << QByteArray() << true << 404;
    QTest::newRow("another room") << QByteArray("token") << false << 404;
}

void TestMcpDoor::underAnotherTokenThereIsNoSuchSession()
{
    QFETCH(const QByteArray, token);
    QFETCH(const bool, sameRoom);
    QFETCH(const int, status);
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    stage.door().open(stage.room(), "token");
    QTRY_VERIFY(stage.door().mirror().isReady());
    const QByteArray session = stage.session();
    (void)stage.legacy(session, "tools/list");
    const base::RoomId other = stage.house().makeRoom(PolicyName::Resource);

    stage.door().close();
    stage.door().open(sameRoom ? stage.room() : other, token);

    QCOMPARE(stage.legacy(session, "ping").status, status);
}

void TestMcpDoor::aSessionThatWasEndedDoesNotGoOn()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray ended = stage.session();
    const QByteArray cut = stage.session();
    (void)stage.legacy(ended, "tools/list");
    (void)stage.legacy(cut, "tools/list");
    const bool wereKept = stage.memory().kept.size() == 2;

    (void)stage.answerOf(stage.send("DELETE", "/mcp", {}, {{"Mcp-Session-Id", ended}}));
    const bool isCut = stage.door().disconnectClient(u"mcp-2"_s); // by the user
    stage.door().close();
    stage.door().open(stage.room(), {});

    QVERIFY(wereKept);
    QVERIFY(isCut);
    QCOMPARE(stage.legacy(ended, "ping").status, 404);
    QCOMPARE(stage.legacy(cut, "ping").status, 404);
    QVERIFY(stage.memory().kept.isEmpty());
}

void TestMcpDoor::anIdOfASessionIsNoWayIn_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("long") << QByteArray(4'000, 'a');
    QTest::newRow("a path") << QByteArray("../../studio.db");
    QTest::newRow("a statement") << QByteArray("' OR '1'='1");
    QTest::newRow("bytes") << QByteArray("\xff\xfe\x01");
}

void TestMcpDoor::anIdOfASessionIsNoWayIn()
{
    QFETCH(const QByteArray, id);
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray session = stage.session();
    (void)stage.legacy(session, "tools/list");

    const int status = stage.legacy(id, "ping").status;

    QVERIFY2(status == 404 || status == 400, qPrintable(QString::number(status)));
    QCOMPARE(stage.legacy(stage.memory().kept[0].mark, "ping").status,
             404); // the stored data opens nothing
    QCOMPARE(stage.door().holders().sessions(), 1);
}

void TestMcpDoor::whoKnocksElsewhereIsToldWhereItIs_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("POST /") << QByteArray("POST") << QByteArray("/");
    QTest::newRow("GET /") << QByteArray("GET") << QByteArray("/");
    QTest::newRow("GET /sse") << QByteArray("GET") << QByteArray("/sse");
    QTest::newRow("POST /messages") << QByteArray("POST") << QByteArray("/messages");
}

void TestMcpDoor::whoKnocksElsewhereIsToldWhereItIs()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, path);
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray where =
        "The MCP server is at http://127.0.0.1:" + QByteArray::number(stage.port()) + "/mcp.";

    const HttpReply reply = stage.answerOf(stage.send(line, path, line == "POST" ? "{}" : ""));
    stage.letIn({.token = "secret"});
    const HttpReply outside = stage.answerOf(stage.send(line, path, line == "POST" ? "{}" : ""));

    QCOMPARE(reply.status, 404);
    QVERIFY2(reply.body.contains(where), reply.body);
    QCOMPARE(outside.status, 401);
    QVERIFY2(outside.body.contains("The token is missing or wrong. The MCP server is at "), outside.body);
}

void TestMcpDoor::aSlashBehindItsAddressDoesNoHarm()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());

    const HttpReply reply = stage.post(
        "/mcp/",
        R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}})");

    QCOMPARE(reply.status, 200);
    QVERIFY(!reply.header("mcp-session-id").isEmpty());
}

void TestMcpDoor::aPageOfThisComputerReadsItsSessionWhereItMayComeIn()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    stage.letIn({.token = "secret", .localPages = true});
    const McpStage::Headers page{{"Origin", "http://localhost:6274"}, {"Authorization", "Bearer secret"}};
    const QByteArray begin =
        R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}})";

    const HttpReply preflight =
        stage.answerOf(stage.send("OPTIONS", "/mcp", {},
                                  {{"Origin", "http://localhost:6274"},
                                   {"Access-Control-Request-Method", "POST"},
                                   {"Access-Control-Request-Headers", "authorization"}}));
    const HttpReply begun = stage.post("/mcp", begin, page);
    const HttpReply without = stage.post("/mcp", begin, {{"Origin", "http://localhost:6274"}});
    const HttpReply foreign =
        stage.post("/mcp", begin, {{"Origin", "https://evil.example"}, {"Authorization", "Bearer secret"}});

    QCOMPARE(preflight.status, 204);
    QCOMPARE(preflight.header("access-control-allow-origin"), QByteArray("http://localhost:6274"));
    QVERIFY(preflight.header("access-control-allow-headers").contains("mcp-session-id"));
    QCOMPARE(begun.status, 200);
    QVERIFY(begun.header("access-control-expose-headers").contains("mcp-session-id"));
    QCOMPARE(without.status, 401);
    QCOMPARE(without.header("access-control-allow-origin"), QByteArray("http://localhost:6274"));
    QCOMPARE(foreign.status, 403);
    QVERIFY(foreign.header("access-control-allow-origin").isEmpty());
}

void TestMcpDoor::aThousandAbandonedSessionsLeaveRoomForMore()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray body =
        R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}})";

    for (int batch = 0; batch < 10; ++batch) {
        QTcpSocket *socket = stage.send("POST", "/mcp", body);
        for (int more = 0; more < 100; ++more)
            socket->write(stage.bytesOf("POST", "/mcp", body));
        QByteArray answers;
        QTRY_COMPARE((answers += socket->readAll()).count("HTTP/1.1 200"), 101);
        socket->abort();
    }

    QCOMPARE(stage.door().holders().sessions(), 1'000);
    QCOMPARE(stage.legacy("session-1", "ping").status, 404);
    QCOMPARE(stage.legacy("session-1010", "ping").status, 200);
}

void TestMcpDoor::whatIsNoCallIsRefused_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("code");
    QTest::newRow("no JSON") << QByteArray("{bad") << -32700;
    QTest::newRow("no UTF-8") << QByteArray("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\xff\"}") << -32700;
    QTest::newRow("a million arrays") << QByteArray(1'000'000, '[') << -32700;
    QTest::newRow("no version") << QByteArray(R"({"id":1,"method":"ping"})") << -32600;
    QTest::newRow("an id that is none")
        << QByteArray(R"({"jsonrpc":"2.0","id":{},"method":"ping"})") << -32600;
    QTest::newRow("params that are none")
        << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":"ping","params":5})") << -32600;
    QTest::newRow("several at once") << QByteArray(R"([{"jsonrpc":"2.0","id":1,"method":"ping"}])") << -32600;
    QTest::newRow("a number") << QByteArray("7") << -32600;
}

void TestMcpDoor::whatIsNoCallIsRefused()
{
    QFETCH(const QByteArray, body);
    QFETCH(const int, code);
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());

    const HttpReply reply = stage.post("/mcp", body, {{"Mcp-Session-Id", stage.session()}});

    QCOMPARE(reply.status, 400);
    QCOMPARE(text(reply.json()["error"]["code"]), text(Json(code)));
    QCOMPARE(stage.diary().rejections.last().why, model::DoorRejection::Why::Malformed);
}

void TestMcpDoor::oldClientsMaySendSeveralCallsAtOnce()
{
    const TemporaryStudio studio;
    McpStage stage(studio.dataFolder());
    const QByteArray session = stage.session("2025-03-26");

    const HttpReply reply = stage.post(
        "/mcp",
        R"([{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/initialized"},{"jsonrpc":"2.0","id":2,"method":"tools/list"}])",
        {{"Mcp-Session-Id", session}});

    QCOMPARE(reply.status, 200);
    QCOMPARE(reply.json().size(), size_t(2));
}

SUITE_TEST(QGuiApplication, TestMcpDoor)

} // namespace tst_mcp_door

#include "tst_mcp_door.moc"
