// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/firehose_door.h"
#include "core/adapters/http/listener.h"
#include "tests/peers/firehose_stage.h"
#include "tests/support/suite.h"

#include <QTcpSocket>
#include <QTest>
#include <QWebSocket>

#include <memory>

namespace tst_firehose_door {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using adapters::firehose::FirehoseClient;
using adapters::firehose::FirehoseDoor;
using Why = model::DoorRejection::Why;

/// Our firehose, and programs that think it is aikyo's.
class FirehoseDoorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aFrontEndHearsWhatHappensInTheRoom();
    void whatCameInGoesOutToTheOthersOnce();
    void whatAUserSaysReachesTheOtherFrontEnds();
    void whatWasAskedThroughOneConnectionGoesToNoOther();
    void aVoteOfNobodyGoesToNoOther();
    void whatNobodyKnowsTheSenderOfGoesOutToNobody();
    void aUserSpeaksUnderItsOwnId();
    void whoIsNoFrontEndIsAnOutsiderInsteadOfTheUser();
    void onlyFrontEndsHearWhatIsAskedAndAnswer();
    void aCompanionComesInAsAGuestAndGoesWithItsConnection();
    void aVoteIsCastAsItCame();
    void aFrontEndAnswersQueries();
    void theRoomKnowsHowManyMayAnswer();
    void whoAsksIsAnsweredAndNobodyElse();
    void errorsAreThoseOfTheRealOne();
    void oneGuestSpeaksThroughOneConnection();
    void noOtherSpellingOfANameGetsAroundThat_data();
    void noOtherSpellingOfANameGetsAroundThat();
    void aBlankAroundANameIsNoPartOfIt();
    void whoComesInsteadOfAnotherIsNotHandedOver();
    void whoGoesWhileItComesInIsNotWaitedFor();
    void nobodyStaysConnectedToAClosedDoor();
    void whoWasShownOutIsToldSo();
    void whoIsLetInAgainIsConnectedAgain();
    void whoMayNotSpeakNowStaysConnected();
    void aWhisperGoesToItsGuestAlone();
    void votesOnAWhisperGoWhereItWent();
    void aFloodIsBounded();
    void aFloodUnderManyNamesOfUsersIsThatOfOneProgram();
    void whoGivesNoSignOfLifeIsCutOff();
    void aMachineThatSleptKeepsItsConnections();
    void aBrowserIsToldToComeByWebSocket();
    void closingEndsAllConnections();

private:
    struct Client
    {
        QWebSocket socket;
        QList<QByteArray> frames;
    };
    std::unique_ptr<Client> connected(const QString &token = u"fronts"_s);
    static QByteArray said(const char *from, const char *id, const char *text);

    std::unique_ptr<FirehoseStage> m_stage;
    std::unique_ptr<FirehoseDoor> m_door;
    std::unique_ptr<adapters::http::Listener> m_listener;
};

void FirehoseDoorTest::init()
{
    m_stage = std::make_unique<FirehoseStage>();
    m_door = std::make_unique<FirehoseDoor>(m_stage->rooms, m_stage->guests, m_stage->report, m_stage->clock);
    m_listener = std::make_unique<adapters::http::Listener>(*m_door, m_stage->clock);
    QVERIFY(m_listener->open({.entry = {.token = "guests", .frontToken = "fronts", .speaksAsMe = true}}));
    m_door->open(m_stage->room.id, {});
    m_stage->openRoom();
}

void FirehoseDoorTest::cleanup()
{
    m_listener.reset();
    m_door.reset();
    m_stage.reset();
}

std::unique_ptr<FirehoseDoorTest::Client> FirehoseDoorTest::connected(const QString &token)
{
    auto client = std::make_unique<Client>();
    connect(&client->socket, &QWebSocket::textMessageReceived, this,
            [one = client.get()](const QString &text) { one->frames.append(text.toUtf8()); });
    const auto before = m_stage->report.clients.size();
    client->socket.open(QUrl(u"ws://127.0.0.1:%1/?token=%2"_s.arg(m_listener->port()).arg(token)));
    // Both sides: the door knows a client before the client has read that it is let in, and a socket drops
    // what it is asked to send until then.
    [this, before, one = client.get()] {
        QTRY_VERIFY(m_stage->report.clients.size() > before);
        QTRY_COMPARE(one->socket.state(), QAbstractSocket::ConnectedState);
    }();
    return client;
}

QByteArray FirehoseDoorTest::said(const char *from, const char *id, const char *text)
{
    return QByteArray(
               R"({"topic":"messages","body":{"jsonrpc":"2.0","method":"message.send","params":{"id":")") +
           id + R"(","from":")" + from + R"(","to":["companion_aya"],"message":")" + text + R"("}}})";
}

void FirehoseDoorTest::aFrontEndHearsWhatHappensInTheRoom()
{
    const auto client = connected();
    model::Message spoken = message("32be", "companion_aya", {u"companion_kyoko"_s}, u"やあ"_s);
    spoken.metadata = {R"({"emotion":"happy"})"};
    model::RawState vote;
    vote.from = u"companion_kyoko"_s;
    vote.messageId = u"32be"_s;
    vote.state = u"speak"_s;
    vote.importance = 2.0;
    vote.selected = false;
    vote.closing = u"none"_s;

    m_stage->post(spoken);
    m_stage->post(message("33", "user", {}, u"Hi"_s));
    m_stage->publish(model::FloorTold{.input = {.kind = model::Voted{vote}}});
    m_stage->publish(model::Action{who("companion_aya"), u"gesture"_s, {R"({"name":"wave"})"}, {}});
    m_stage->publish(model::Query{u"q1"_s, who("companion_aya"), u"speak"_s, {R"({"message":"Hi"})"}});

    QTRY_COMPARE(client->frames.size(), 5);
    QCOMPARE(
        QString::fromUtf8(client->frames[0]),
        uR"({"jsonrpc":"2.0","method":"message.send","params":{"id":"32be","from":"companion_aya","to":["companion_kyoko"],"message":"やあ","metadata":{"emotion":"happy"}}})"_s);
    QVERIFY(client->frames[1].contains(R"("to":["companion_kyoko","companion_aya"])"));
    QCOMPARE(
        client->frames[2],
        QByteArray(
            R"({"jsonrpc":"2.0","method":"state.send","params":{"from":"companion_kyoko","messageId":"32be","state":"speak","importance":2,"selected":false,"closing":"none"}})"));
    QCOMPARE(
        client->frames[3],
        QByteArray(
            R"({"jsonrpc":"2.0","method":"action.send","params":{"from":"companion_aya","name":"gesture","params":{"name":"wave"}}})"));
    QCOMPARE(
        client->frames[4],
        QByteArray(
            R"({"jsonrpc":"2.0","id":"q1","method":"query.send","params":{"from":"companion_aya","type":"speak","body":{"message":"Hi"}}})"));
}

void FirehoseDoorTest::whatCameInGoesOutToTheOthersOnce()
{
    const auto one = connected(u"guests"_s);
    const auto other = connected(u"guests"_s);
    one->socket.sendTextMessage(QString::fromUtf8(said("companion_mei", "a1", "hello rin")));
    QTRY_COMPARE(m_stage->guests.posts().size(), 1);
    m_stage->addGuest(u"companion_mei"_s, model::Guest::Door::Firehose);
    model::RawState vote;
    vote.from = u"guest:companion_mei"_s;
    vote.messageId = u"a1"_s;
    vote.state = u"listen"_s;

    m_stage->post(m_stage->guests.posts()[0], u"firehose"_s);
    m_stage->publish(model::FloorTold{.input = {.kind = model::Voted{vote}}}, u"firehose"_s);
    m_stage->publish(model::Action{who("guest:companion_mei"), u"gesture"_s, {R"({"name":"wave"})"}, {}},
                     u"firehose"_s);
    m_stage->post(message("end", "companion_aya", {}, u"after"_s));

    QTRY_COMPARE(other->frames.size(), 4);
    QTRY_COMPARE(one->frames.size(), 1);
    QCOMPARE(
        other->frames[0],
        QByteArray(
            R"({"jsonrpc":"2.0","method":"message.send","params":{"id":"a1","from":"companion_mei","to":["companion_aya"],"message":"hello rin"}})"));
    QVERIFY(other->frames[1].contains(R"("from":"companion_mei","messageId":"a1","state":"listen")"));
    QVERIFY(other->frames[2].contains(R"("method":"action.send","params":{"from":"companion_mei")"));
    QVERIFY(one->frames[0].contains("after"));
}

void FirehoseDoorTest::whatAUserSaysReachesTheOtherFrontEnds()
{
    const auto one = connected();
    const auto other = connected();
    one->socket.sendTextMessage(QString::fromUtf8(said("user", "u1", "Hello")));
    one->socket.sendTextMessage(
        uR"({"topic":"actions","body":{"from":"user","name":"gesture","params":{"name":"wave"}}})"_s);
    QTRY_COMPARE(m_stage->guests.acts().size(), 1);

    m_stage->post(m_stage->guests.posts()[0], u"firehose"_s);
    m_stage->publish(m_stage->guests.acts()[0], u"firehose"_s);
    m_stage->post(message("end", "companion_aya", {}, u"after"_s));

    QTRY_COMPARE(other->frames.size(), 3);
    QTRY_COMPARE(one->frames.size(), 1);
    QVERIFY(other->frames[0].contains(R"("id":"u1","from":"user")"));
    QVERIFY(other->frames[1].contains("wave"));
    QVERIFY(one->frames[0].contains("after"));
}

void FirehoseDoorTest::whatWasAskedThroughOneConnectionGoesToNoOther()
{
    const auto one = connected(u"guests"_s);
    const auto other = connected();
    one->socket.sendTextMessage(
        uR"({"topic":"queries","body":{"id":"q","method":"query.send","jsonrpc":"2.0","params":{"from":"companion_mei","type":"ask"}}})"_s);
    QTRY_COMPARE(m_stage->guests.queries().size(), 1);

    m_stage->publish(m_stage->guests.queries()[0], u"firehose"_s);
    m_stage->post(message("end", "companion_aya", {}, u"after"_s));

    QTRY_COMPARE(other->frames.size(), 1);
    QVERIFY(other->frames[0].contains("after"));
}

void FirehoseDoorTest::aVoteOfNobodyGoesToNoOther()
{
    const auto one = connected(u"guests"_s);
    const auto other = connected();
    one->socket.sendTextMessage(
        uR"({"topic":"states","body":{"from":"companion_mei","messageId":"m","state":"speak","importance":9}})"_s);
    QTRY_COMPARE(m_stage->guests.votes().size(), 1);
    model::RawState vote = m_stage->guests.votes()[0];
    vote.from = u"guest:companion_mei"_s; // who has no seat

    m_stage->publish(model::FloorTold{.input = {.kind = model::Voted{vote}}}, u"firehose"_s);
    m_stage->post(message("end", "companion_aya", {}, u"after"_s));

    QTRY_COMPARE(other->frames.size(), 1);
    QVERIFY(other->frames[0].contains("after"));
}

void FirehoseDoorTest::whatNobodyKnowsTheSenderOfGoesOutToNobody()
{
    const auto one = connected();
    const auto other = connected();

    m_stage->post(message("m1", "user_x", {}, u"mine"_s), u"firehose"_s);
    m_stage->post(message("m2", "guest:bob", {}, u"theirs"_s), u"mcp"_s);

    QTRY_COMPARE(one->frames.size(), 1);
    QTRY_COMPARE(other->frames.size(), 1);
    QVERIFY(one->frames[0].contains(R"("from":"bob")"));
}

void FirehoseDoorTest::aUserSpeaksUnderItsOwnId()
{
    const auto client = connected();

    client->socket.sendTextMessage(QString::fromUtf8(said("user_x", "u1", "Hello")));

    QTRY_COMPARE(m_stage->guests.posts().size(), 1);
    QCOMPARE(m_stage->guests.posts()[0], message("u1", "user_x", {u"companion_aya"_s}, u"Hello"_s));
    QVERIFY(m_stage->guests.joins().isEmpty());
    QCOMPARE(m_stage->guests.origins(), QList<model::Origin>{u"firehose"_s});
}

void FirehoseDoorTest::whoIsNoFrontEndIsAnOutsiderInsteadOfTheUser()
{
    const auto client = connected(u"guests"_s);

    client->socket.sendTextMessage(QString::fromUtf8(said("user_x", "u1", "Hello")));
    client->socket.sendTextMessage(QString::fromUtf8(said("guest: user", "u2", "Hello again")));
    client->socket.sendTextMessage(
        uR"({"topic":"states","body":{"from":"user","messageId":"m","state":"speak","importance":9}})"_s);

    QTRY_COMPARE(m_stage->guests.posts().size(), 2);
    QTRY_COMPARE(m_stage->guests.votes().size(), 1);
    QCOMPARE(m_stage->guests.posts()[0].from, who("guest:user_x"));
    QCOMPARE(m_stage->guests.posts()[1].from, who("guest:user"));
    QVERIFY(m_stage->guests.joins().isEmpty());
}

void FirehoseDoorTest::onlyFrontEndsHearWhatIsAskedAndAnswer()
{
    const auto guest = connected(u"guests"_s);
    const auto frontEnd = connected();
    const auto ask = [this](const QString &id) {
        m_stage->publish(model::Query{.id = id, .from = who("companion_aya"), .type = u"ask"_s});
        m_stage->post(message("m", "companion_aya", {}, u"after "_s + id));
    };

    ask(u"q1"_s);
    QTRY_COMPARE(frontEnd->frames.size(), 2);
    QTRY_COMPARE(guest->frames.size(), 1);
    guest->socket.sendTextMessage(
        uR"({"topic":"queries","body":{"jsonrpc":"2.0","id":"q1","result":{"success":true,"body":"yes"}}})"_s);
    QTRY_COMPARE(guest->frames.size(), 2);
    m_stage->guests.wantsAnswers = false;
    const auto third = connected();
    ask(u"q2"_s);
    QTRY_COMPARE(frontEnd->frames.size(), 3);

    QVERIFY(frontEnd->frames[0].contains("query.send"));
    QVERIFY(guest->frames[0].contains("after q1"));
    QVERIFY(guest->frames[1].contains("may not answer"));
    QVERIFY(m_stage->guests.answers().isEmpty());
    QVERIFY(frontEnd->frames[2].contains("after q2")); // nobody may answer that one
    QCOMPARE(m_stage->guests.answerers(), 2);
}

void FirehoseDoorTest::aCompanionComesInAsAGuestAndGoesWithItsConnection()
{
    const auto client = connected();

    client->socket.sendTextMessage(QString::fromUtf8(said("companion_kyoko", "a", "One")));
    client->socket.sendTextMessage(QString::fromUtf8(said("companion_kyoko", "b", "Two")));
    QTRY_COMPARE(m_stage->guests.posts().size(), 2);
    const auto connectedThen = m_stage->guests.connected();
    client->socket.close();

    QCOMPARE(m_stage->guests.joins().size(), 1);
    QCOMPARE(m_stage->guests.joins()[0].wireName, u"companion_kyoko"_s);
    QCOMPARE(m_stage->guests.posts()[0].from.value(), u"guest:companion_kyoko"_s);
    QCOMPARE(m_stage->guests.posts()[1].text, u"Two"_s);
    QVERIFY(connectedThen.contains(who("guest:companion_kyoko")));
    QTRY_VERIFY(m_stage->guests.connected().isEmpty());
    QCOMPARE(m_stage->report.left, QStringList{u"firehose-1"_s});
}

void FirehoseDoorTest::aVoteIsCastAsItCame()
{
    const auto client = connected();

    client->socket.sendTextMessage(
        uR"({"topic":"states","body":[{"jsonrpc":"2.0","method":"state.send","params":{"from":"companion_bob","state":"speak","importance":4,"selected":false,"closing":"none"}}]})"_s);
    client->socket.sendTextMessage(
        uR"({"topic":"states","body":{"from":"companion_bob","messageId":"m","state":"listen","importance":"high"}})"_s);

    QTRY_COMPARE(m_stage->guests.votes().size(), 2);
    QCOMPARE(m_stage->guests.votes()[0].messageId, model::LooseValue(model::Absent{}));
    QCOMPARE(m_stage->guests.votes()[0].importance, model::LooseValue(4.0));
    QCOMPARE(m_stage->guests.votes()[1].messageId, model::LooseValue(u"m"_s));
    QCOMPARE(m_stage->guests.votes()[1].importance, model::LooseValue(u"high"_s));
}

void FirehoseDoorTest::aFrontEndAnswersQueries()
{
    const auto client = connected();

    client->socket.sendTextMessage(
        uR"({"topic":"queries","body":{"jsonrpc":"2.0","id":"q1","result":{"success":true,"body":{"played":true}}}})"_s);
    client->socket.sendTextMessage(
        uR"({"topic":"query-results","body":{"id":"q2","success":false,"error":"no"}})"_s);

    QTRY_COMPARE(m_stage->guests.answers().size(), 2);
    QCOMPARE(m_stage->guests.answers()[0], (model::QueryResult{u"q1"_s, true, uR"({"played":true})"_s, {}}));
    QCOMPARE(m_stage->guests.answers()[1], (model::QueryResult{u"q2"_s, false, {}, u"no"_s}));
}

void FirehoseDoorTest::theRoomKnowsHowManyMayAnswer()
{
    const auto before = m_stage->guests.answerers();
    const auto first = connected();
    auto second = connected();
    const auto both = m_stage->guests.answerers();

    second->socket.close();

    QTRY_COMPARE(m_stage->guests.answerers(), 1);
    QCOMPARE(before, 0);
    QCOMPARE(both, 2);
}

void FirehoseDoorTest::whoAsksIsAnsweredAndNobodyElse()
{
    const auto asker = connected();
    const auto other = connected();
    m_stage->guests.result = {u""_s, true, u"blue"_s, {}};

    asker->socket.sendTextMessage(
        uR"({"topic":"queries","body":{"jsonrpc":"2.0","id":"77","method":"query.send","params":{"from":"companion_bob","type":"ask"}}})"_s);

    QTRY_COMPARE(asker->frames.size(), 1);
    QCOMPARE(asker->frames[0],
             QByteArray(R"({"jsonrpc":"2.0","id":"77","result":{"success":true,"body":{"text":"blue"}}})"));
    QCOMPARE(m_stage->guests.queries().constFirst().from.value(), u"guest:companion_bob"_s);
    QVERIFY(other->frames.isEmpty());
}

void FirehoseDoorTest::errorsAreThoseOfTheRealOne()
{
    const auto client = connected();

    client->socket.sendTextMessage(u"{bad"_s);
    client->socket.sendTextMessage(uR"({"nottopic":1})"_s);

    QTRY_COMPARE(client->frames.size(), 1);
    QVERIFY(client->frames[0].startsWith(
        R"({"error":{"issues":[{"code":"invalid_type","expected":"string","received":"undefined","path":["topic"],"message":"Required"})"));
    QVERIFY(client->frames[0].endsWith(R"("name":"ZodError"}})"));
    QVERIFY(m_stage->report.hasRefused(Why::Malformed));
}

void FirehoseDoorTest::oneGuestSpeaksThroughOneConnection()
{
    const auto first = connected();
    const auto second = connected();
    first->socket.sendTextMessage(QString::fromUtf8(said("companion_bob", "a", "One")));
    QTRY_COMPARE(m_stage->guests.posts().size(), 1);

    second->socket.sendTextMessage(QString::fromUtf8(said("companion_bob", "b", "Two")));
    QTRY_COMPARE(second->frames.size(), 1);
    first->socket.close();
    QTRY_COMPARE(m_stage->report.left.size(), 1);
    second->socket.sendTextMessage(QString::fromUtf8(said("companion_bob", "c", "Three")));

    QTRY_COMPARE(m_stage->guests.posts().size(), 2);
    QCOMPARE(m_stage->guests.posts()[1].text, u"Three"_s);
    QVERIFY(m_stage->report.hasRefused(Why::OtherSession));
}

void FirehoseDoorTest::noOtherSpellingOfANameGetsAroundThat_data()
{
    QTest::addColumn<QByteArray>("from");
    for (const char *from : {"guest:companion_bob", " companion_bob", "companion_bob ", "companion_bob\\n",
                             "\\u00a0companion_bob", "guest: companion_bob", " guest:companion_bob ",
                             "guest:guest:companion_bob"})
        QTest::newRow(from) << QByteArray(from);
}

void FirehoseDoorTest::noOtherSpellingOfANameGetsAroundThat()
{
    QFETCH(const QByteArray, from);
    const auto first = connected();
    const auto second = connected();
    first->socket.sendTextMessage(QString::fromUtf8(said("companion_bob", "a", "Me")));
    QTRY_COMPARE(m_stage->guests.posts().size(), 1);

    second->socket.sendTextMessage(QString::fromUtf8(said(from.constData(), "b", "No, me")));

    QTRY_COMPARE(second->frames.size(), 1);
    QVERIFY(m_stage->report.hasRefused(Why::OtherSession));
    QCOMPARE(m_stage->guests.posts().size(), 1);
    QVERIFY(m_stage->report.clients.constLast().guests.contains(who("guest:companion_bob")));
    QCOMPARE(m_stage->report.clients.constLast().id, u"firehose-1"_s);
}

void FirehoseDoorTest::aBlankAroundANameIsNoPartOfIt()
{
    const auto client = connected();

    client->socket.sendTextMessage(QString::fromUtf8(said("guest: companion_bob ", "a", "One")));
    client->socket.sendTextMessage(QString::fromUtf8(said("companion_bob", "b", "Two")));

    QTRY_COMPARE(m_stage->guests.posts().size(), 2);
    QCOMPARE(m_stage->guests.joins().size(), 1);
    QCOMPARE(m_stage->guests.joins()[0].wireName, u"companion_bob"_s);
    QCOMPARE(m_stage->guests.posts()[0].from, who("guest:companion_bob"));
    QCOMPARE(m_stage->guests.posts()[1].from, who("guest:companion_bob"));
}

void FirehoseDoorTest::whoComesInsteadOfAnotherIsNotHandedOver()
{
    const auto bob = connected();
    const auto other = connected();
    bob->socket.sendTextMessage(QString::fromUtf8(said("companion_bob", "a", "One")));
    QTRY_COMPARE(m_stage->guests.posts().size(), 1);
    m_stage->guests.comesAs = u"companion_bob"_s;
    model::Message whisper = message("w", "user", {u"guest:companion_bob"_s}, u"psst"_s);
    whisper.whisper = true;

    other->socket.sendTextMessage(QString::fromUtf8(said("companion_rin", "b", "Two")));
    QTRY_COMPARE(other->frames.size(), 1);
    m_stage->post(whisper);
    m_stage->post(message("x", "user", {}, u"loud"_s));

    QTRY_COMPARE(bob->frames.size(), 2);
    QTRY_COMPARE(other->frames.size(), 2);
    QVERIFY(other->frames[0].contains(R"({"error":)"));
    QVERIFY(other->frames[1].contains("loud"));
    QVERIFY(m_stage->guests.connected().contains(who("guest:companion_bob")));
    QCOMPARE(m_stage->guests.posts().size(), 1);
}

void FirehoseDoorTest::whoGoesWhileItComesInIsNotWaitedFor()
{
    const auto client = connected();
    m_stage->guests.holds = true;
    client->socket.sendTextMessage(QString::fromUtf8(said("companion_bob", "a", "One")));
    QTRY_COMPARE(m_stage->guests.held(), 1);
    client->socket.close();
    QTRY_COMPARE(m_stage->report.left.size(), 1);

    m_stage->guests.letGo();

    QVERIFY(m_stage->guests.connected().isEmpty());
    QVERIFY(m_stage->guests.posts().isEmpty());
}

void FirehoseDoorTest::nobodyStaysConnectedToAClosedDoor()
{
    const auto client = connected();
    m_stage->guests.holds = true;
    client->socket.sendTextMessage(QString::fromUtf8(said("companion_bob", "a", "One")));
    QTRY_COMPARE(m_stage->guests.held(), 1);
    m_door->close();

    m_stage->guests.letGo();

    QVERIFY(m_stage->guests.connected().isEmpty());
}

void FirehoseDoorTest::whoIsLetInAgainIsConnectedAgain()
{
    const auto client = connected();
    client->socket.sendTextMessage(QString::fromUtf8(said("companion_bob", "a", "One")));
    QTRY_COMPARE(m_stage->guests.posts().size(), 1);
    const auto setRemoved = [this](bool removed) {
        m_stage->room.guests = {
            {.id = who("guest:companion_bob"), .wireName = u"companion_bob"_s, .removed = removed}};
        m_stage->publish(model::RoomChanged{m_stage->room});
    };
    m_stage->guests.setConnected(m_stage->room.id, who("guest:companion_bob"), false); // as the room does
    setRemoved(true);
    const auto meanwhile = m_stage->guests.connected();

    setRemoved(false);

    QVERIFY(meanwhile.isEmpty());
    QVERIFY(m_stage->guests.connected().contains(who("guest:companion_bob")));
}

void FirehoseDoorTest::whoMayNotSpeakNowStaysConnected()
{
    const auto client = connected();
    client->socket.sendTextMessage(QString::fromUtf8(said("companion_bob", "a", "One")));
    QTRY_COMPARE(m_stage->guests.posts().size(), 1);
    m_stage->guests.refusal = base::Error{base::ErrorCode::Refused, u"You are muted."_s, {}};

    client->socket.sendTextMessage(QString::fromUtf8(said("companion_bob", "b", "Two")));

    QTRY_COMPARE(client->frames.size(), 1);
    QVERIFY(m_stage->guests.connected().contains(who("guest:companion_bob")));
}

void FirehoseDoorTest::whoWasShownOutIsToldSo()
{
    const auto client = connected();
    model::Guest bob{.id = who("guest:companion_bob"), .wireName = u"companion_bob"_s, .removed = true};
    m_stage->room.guests = {bob};
    m_stage->publish(model::RoomChanged{m_stage->room});
    m_stage->guests.refusal = base::Error{base::ErrorCode::Refused, u"This guest was removed."_s, {}};

    client->socket.sendTextMessage(QString::fromUtf8(said("companion_bob", "a", "One")));

    QTRY_COMPARE(client->frames.size(), 1);
    QVERIFY(client->frames[0].contains("This guest was removed."));
    QVERIFY(m_stage->report.hasRefused(Why::Removed));
    QVERIFY(m_stage->guests.posts().isEmpty());
}

void FirehoseDoorTest::aWhisperGoesToItsGuestAlone()
{
    const auto bob = connected();
    const auto other = connected();
    bob->socket.sendTextMessage(QString::fromUtf8(said("companion_bob", "a", "One")));
    QTRY_COMPARE(m_stage->guests.posts().size(), 1);
    model::Message whisper = message("w", "user", {u"guest:companion_bob"_s}, u"psst"_s);
    whisper.whisper = true;

    m_stage->post(whisper);
    m_stage->post(message("x", "user", {}, u"loud"_s));

    QTRY_COMPARE(bob->frames.size(), 2);
    QTRY_COMPARE(other->frames.size(), 1);
    QVERIFY(bob->frames[0].contains("psst"));
    QVERIFY(other->frames[0].contains("loud"));
}

void FirehoseDoorTest::votesOnAWhisperGoWhereItWent()
{
    const auto bob = connected();
    const auto other = connected();
    bob->socket.sendTextMessage(QString::fromUtf8(said("companion_bob", "a", "One")));
    QTRY_COMPARE(m_stage->guests.posts().size(), 1);
    model::Message whisper = message("w", "user", {u"guest:companion_bob"_s, u"companion_aya"_s}, u"psst"_s);
    whisper.whisper = true;

    const auto vote = [this](const QString &messageId) {
        model::RawState state;
        state.from = u"companion_aya"_s;
        state.messageId = messageId;
        state.state = u"speak"_s;
        state.importance = 3.0;
        m_stage->publish(model::FloorTold{.input = {.kind = model::Voted{state}}});
    };
    m_stage->post(whisper);
    vote(u"w"_s);
    m_stage->post(message("x", "user", {}, u"loud"_s));
    vote(u"x"_s);

    QTRY_COMPARE(bob->frames.size(), 4);
    QTRY_COMPARE(other->frames.size(), 2);
    QVERIFY(bob->frames[1].contains(R"("messageId":"w")"));
    QVERIFY(other->frames[0].contains("loud"));
    QVERIFY(other->frames[1].contains(R"("messageId":"x")"));
}

void FirehoseDoorTest::aFloodIsBounded()
{
    const auto client = connected();

    for (int i = 0; i < 1'000; ++i)
        client->socket.sendTextMessage(u"{bad"_s);

    QTRY_COMPARE(m_stage->report.refusals.size(), 1'000);
    const auto tooMany = std::count_if(m_stage->report.refusals.cbegin(), m_stage->report.refusals.cend(),
                                       [](const auto &one) { return one.why == Why::TooMany; });
    QCOMPARE(tooMany, 600); // the clock stands still: those at once, and no more
}

void FirehoseDoorTest::aFloodUnderManyNamesOfUsersIsThatOfOneProgram()
{
    const auto client = connected();
    const auto other = connected();
    constexpr int kMost = FirehoseClient::kUserMessagesPerMinute;
    const auto say = [](Client &one, int number) {
        const QByteArray id = QByteArray::number(number);
        const QByteArray user = QByteArray("user_").append(id);
        one.socket.sendTextMessage(QString::fromUtf8(said(user.constData(), id.constData(), "Hi")));
    };

    for (int i = 0; i < kMost + 2; ++i)
        say(*client, i);
    QTRY_COMPARE(client->frames.size(), 2);
    say(*other, kMost + 2);
    QTRY_COMPARE(m_stage->guests.posts().size(), kMost + 1);
    m_stage->clock.advance(base::Millis(60'000));
    say(*client, kMost + 3);

    QTRY_COMPARE(m_stage->guests.posts().size(), kMost + 2);
    QVERIFY(client->frames[0].contains("At most 120 messages of users are taken in a minute"));
    QCOMPARE(m_stage->report.refusals.constLast().why, Why::TooMany);
}

void FirehoseDoorTest::whoGivesNoSignOfLifeIsCutOff()
{
    const auto client = connected();

    m_stage->clock.advance(FirehoseClient::kPingEvery * FirehoseClient::kMostPings);
    const bool wasThere = m_stage->report.left.isEmpty();
    m_stage->clock.advance(FirehoseClient::kPingEvery);

    QVERIFY(wasThere);
    QCOMPARE(m_stage->report.left, QStringList{u"firehose-1"_s});
    QTRY_COMPARE(client->socket.state(), QAbstractSocket::UnconnectedState);
}

void FirehoseDoorTest::aMachineThatSleptKeepsItsConnections()
{
    const auto client = connected();

    m_stage->clock.sleep(std::chrono::hours(8));
    m_stage->clock.advance(base::Millis(1));
    client->socket.sendTextMessage(QString::fromUtf8(said("user_x", "u1", "Good morning")));

    QTRY_COMPARE(m_stage->guests.posts().size(), 1);
    QVERIFY(m_stage->report.left.isEmpty());
}

void FirehoseDoorTest::aBrowserIsToldToComeByWebSocket()
{
    QTcpSocket socket;
    QByteArray answer;
    connect(&socket, &QTcpSocket::readyRead, this, [&] { answer += socket.readAll(); });
    socket.connectToHost(u"127.0.0.1"_s, m_listener->port());

    socket.write("GET / HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(m_listener->port()) + "\r\n" +
                 "Authorization: Bearer guests\r\n\r\n");

    QTRY_VERIFY(answer.contains("WebSocket."));
    QVERIFY(answer.startsWith("HTTP/1.1 426"));
    QVERIFY(answer.toLower().contains("\r\nupgrade: websocket\r\n"));
}

void FirehoseDoorTest::closingEndsAllConnections()
{
    const auto client = connected();
    client->socket.sendTextMessage(QString::fromUtf8(said("companion_bob", "a", "One")));
    QTRY_COMPARE(m_stage->guests.posts().size(), 1);

    m_door->close();

    QTRY_COMPARE(client->socket.state(), QAbstractSocket::UnconnectedState);
    QVERIFY(m_stage->guests.connected().isEmpty());
    QCOMPARE(m_stage->report.left, QStringList{u"firehose-1"_s});
}

SUITE_TEST(QCoreApplication, FirehoseDoorTest)

} // namespace tst_firehose_door

#include "tst_firehose_door.moc"
