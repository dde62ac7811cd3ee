// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/firehose_door.h"
#include "core/adapters/firehose/network_door.h"
#include "core/adapters/http/listener.h"
#include "tests/peers/aikyo_peer.h"
#include "tests/peers/firehose_stage.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <memory>

namespace tst_aikyo_network {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using adapters::firehose::Errands;
using adapters::firehose::NetworkDoor;
using adapters::firehose::NetworkLine;
using base::Millis;
using Stage = model::DoorState::Stage;
using Why = model::DoorRejection::Why;

/// We in a network of aikyo's, which a script plays.
class AikyoNetworkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void itsCompanionsAreGuestsHere();
    void itsUserSpeaksAsOursWhereTheyMay();
    void statesInBothDialectsAreVotes();
    void ourOwnVoteForThemselves();
    void nobodyThereVotesInTheUsersName();
    void whatWeSayReachesItAndNothingComesBack();
    void toEverybodyMeansItsCompanionsThere();
    void aWhisperGoesThereOnlyIfItIsForAllOfThem();
    void whoIsNotThereAnyMoreIsNotAddressed();
    void whoWasMetIsAddressedAfterARestart();
    void whoWasMetLongAgoIsNot();
    void whoVotesOnlyThroughOthersIsNotRemembered();
    void whomTheUserCallsIsNamedThere_data();
    void whomTheUserCallsIsNamedThere();
    void whomTheUserNamesInDoorsCanBeAddressed();
    void aNetworkOfManyNamesIsBounded();
    void whatIsTooMuchIsToldAndMayComeAgain();
    void aResidentOfTheSameNameGoesOutUnderAnother();
    void ourVotesGoOnlyWhereTheyAreWaitedFor();
    void queriesComeHereAndTheAnswersGoBack();
    void anAnswerThatCameWhileItWasAwayIsSentOnce();
    void anAnswerThatComesTooLateIsNotSent();
    void aLostLineIsToldAndTriedAgain();
    void whatHappenedMeanwhileIsNotToldLater();
    void waitsGrowAndEndAtHalfAMinute();
    void garbageDoesNoHarm();
    void theStudioDoesNotJoinItself();
    void leavingEndsIt();
    void whoWasInOneNetworkIsNotBroughtIntoTheNext();
    void whatWasHeardInOneNetworkIsNewsInTheNext();
    void howOneNetworkVotesSaysNothingOfTheNext();

private:
    void join(const QStringList &people = {});
    /// The studio is closed and opened: what is remembered stays, and who came into the room.
    void restart();
    void comeBack();
    [[nodiscard]] QByteArray addresseesOf(const char *text) const; ///< on the wire
    [[nodiscard]] Stage stage() const;
    /// So often, for that reason.
    [[nodiscard]] bool hasRefused(Why why, qsizetype times) const;
    [[nodiscard]] QStringList voters() const; ///< by their ids here, in order
    /// Joins another network than the one before.
    void moveTo(const AikyoPeer &other);

    std::unique_ptr<FirehoseStage> m_stage;
    std::unique_ptr<AikyoPeer> m_peer;
    std::unique_ptr<NetworkDoor> m_door;
    bool m_speaksAsMe = false;
};

void AikyoNetworkTest::init()
{
    m_stage = std::make_unique<FirehoseStage>();
    m_peer = std::make_unique<AikyoPeer>();
    m_door = std::make_unique<NetworkDoor>(m_stage->rooms, m_stage->guests, m_stage->report, m_stage->memory,
                                           m_stage->clock, 1);
}

void AikyoNetworkTest::cleanup()
{
    m_door.reset();
    m_peer.reset();
    m_stage.reset();
}

void AikyoNetworkTest::join(const QStringList &people)
{
    const int before = m_peer->connections();
    m_door->join(m_stage->room.id, {true, m_peer->address(), m_speaksAsMe, people});
    m_stage->openRoom();
    QTRY_COMPARE(stage(), Stage::Open);
    QTRY_COMPARE(m_peer->connections(), before + 1);
}

void AikyoNetworkTest::restart()
{
    m_door.reset();
    m_door = std::make_unique<NetworkDoor>(m_stage->rooms, m_stage->guests, m_stage->report, m_stage->memory,
                                           m_stage->clock, 2);
    m_stage->rooms.forgetCalls();
    join();
}

void AikyoNetworkTest::comeBack()
{
    m_stage->clock.advance(NetworkLine::kFirstWait);
    QTRY_COMPARE(m_peer->connections(), 2);
    QTRY_COMPARE(stage(), Stage::Open);
}

QByteArray AikyoNetworkTest::addresseesOf(const char *text) const
{
    for (const QByteArray &frame : m_peer->frames()) {
        const qsizetype begin = frame.indexOf(R"("to":[)");
        const qsizetype end = frame.indexOf(']', begin);
        if (frame.contains(text) && begin >= 0)
            return frame.mid(begin + 6, end - begin - 6);
    }
    return "no such frame";
}

Stage AikyoNetworkTest::stage() const
{
    return m_stage->report.states.isEmpty() ? Stage::Closed : m_stage->report.states.constLast().stage;
}

bool AikyoNetworkTest::hasRefused(Why why, qsizetype times) const
{
    const auto &told = m_stage->report.refusals;
    return std::count_if(told.cbegin(), told.cend(),
                         [why](const model::DoorRejection &one) { return one.why == why; }) == times;
}

QStringList AikyoNetworkTest::voters() const
{
    QStringList voters;
    for (const QString &command : m_stage->guests.commands()) {
        if (command.startsWith(u"vote "_s))
            voters.append(command.sliced(5));
    }
    return voters;
}

void AikyoNetworkTest::moveTo(const AikyoPeer &other)
{
    m_door->join(m_stage->room.id, {true, other.address()});
    m_stage->openRoom();
    QTRY_COMPARE(stage(), Stage::Open);
    QTRY_COMPARE(other.connections(), 1);
}

void AikyoNetworkTest::itsCompanionsAreGuestsHere()
{
    join();

    m_peer->says("companion_natsumi", "32be", R"(["companion_kyoko","user_x"])", "やあ");
    m_peer->says("companion_natsumi", "32be", R"(["companion_kyoko","user_x"])", "やあ");
    m_peer->says("user_x", "u1", R"(["companion_natsumi"])", "Hello");
    m_peer->send(
        R"({"jsonrpc":"2.0","method":"action.send","params":{"from":"companion_natsumi","name":"gesture","params":{"name":"wave"},"metadata":{"intensity":0.5}}})");

    QTRY_COMPARE(m_stage->guests.acts().size(), 1);
    QCOMPARE(m_stage->guests.posts().size(), 2);
    QCOMPARE(m_stage->guests.joins().size(), 1);
    QVERIFY(m_stage->guests.joins()[0].seated);
    QCOMPARE(m_stage->guests.joins()[0].door, model::Guest::Door::Network);
    QCOMPARE(m_stage->guests.posts()[0].from.value(), u"guest:companion_natsumi"_s);
    QCOMPARE(m_stage->guests.posts()[0].to, (QList{who("companion_kyoko"), who("user_x")}));
    QCOMPARE(m_stage->guests.posts()[1].to, QList{who("guest:companion_natsumi")});
    QCOMPARE(m_stage->guests.posts()[1].from, who("guest:user_x")); // theirs is nobody's voice here
    QCOMPARE(m_stage->guests.acts()[0].from.value(), u"guest:companion_natsumi"_s);
    QVERIFY(m_stage->guests.connected().contains(who("guest:companion_natsumi")));
}

void AikyoNetworkTest::itsUserSpeaksAsOursWhereTheyMay()
{
    m_speaksAsMe = true;
    join();

    m_peer->says("user", "u1", R"(["companion_kyoko"])", "Hello");

    QTRY_COMPARE(m_stage->guests.posts().size(), 1);
    QCOMPARE(m_stage->guests.posts()[0].from, who("user"));
    QVERIFY(m_stage->guests.posts()[0].program.startsWith(u"127.0.0.1:"_s));
    m_speaksAsMe = false;
}

void AikyoNetworkTest::statesInBothDialectsAreVotes()
{
    join();

    m_peer->votesTogether({"companion_natsumi", "companion_rin"});
    m_peer->votes("companion_rin", "5549");

    QTRY_COMPARE(m_stage->guests.votes().size(), 3);
    QCOMPARE(m_stage->guests.votes()[0].messageId, model::LooseValue(model::Absent{}));
    QCOMPARE(m_stage->guests.votes()[1].importance, model::LooseValue(4.0));
    QCOMPARE(m_stage->guests.votes()[2].messageId, model::LooseValue(u"5549"_s));
    QCOMPARE(m_stage->guests.joins().size(), 2);
}

void AikyoNetworkTest::ourOwnVoteForThemselves()
{
    join();

    m_peer->votesTogether({"companion_kyoko", "companion_natsumi"});
    m_peer->votes("companion_aya", "5549");
    m_peer->says("companion_natsumi", "last", "[]", "after"); // handled when all before it is

    QTRY_COMPARE(m_stage->guests.posts().size(), 1);
    QCOMPARE(voters(), QStringList{u"guest:companion_natsumi"_s});
    QCOMPARE(m_stage->guests.joins().size(), 1);
    QCOMPARE(m_stage->guests.joins()[0].wireName, u"companion_natsumi"_s);
}

void AikyoNetworkTest::nobodyThereVotesInTheUsersName()
{
    join();

    m_peer->votesTogether({"user", "user_x", "companion_natsumi"});
    m_peer->votes("user", "5549");
    m_peer->votes("user_x", "5549");
    m_peer->says("companion_natsumi", "last", "[]", "after"); // handled when all before it is

    QTRY_COMPARE(m_stage->guests.posts().size(), 1);
    QCOMPARE(voters(), QStringList{u"guest:companion_natsumi"_s});
}

void AikyoNetworkTest::whatWeSayReachesItAndNothingComesBack()
{
    join();
    const model::Action wave{who("companion_aya"), u"gesture"_s, {R"({"name":"wave"})"}, {}};

    m_stage->post(message("m1", "companion_aya", {u"companion_kyoko"_s}, u"Hi"_s));
    m_stage->post(message("m2", "guest:companion_natsumi", {}, u"echo"_s), u"network"_s);
    m_stage->publish(wave);
    QTRY_COMPARE(m_peer->frames().size(), 2);
    m_peer->says("companion_aya", "m1", R"(["companion_kyoko"])", "Hi"); // somebody bridges it back
    m_peer->send(
        R"({"jsonrpc":"2.0","method":"action.send","params":{"from":"companion_aya","name":"gesture","params":{"name":"wave"}}})");
    m_peer->says("user_x", "u1", "[]", "after");

    QTRY_COMPARE(m_stage->guests.posts().size(), 1);
    QCOMPARE(m_stage->guests.posts()[0].text, u"after"_s);
    QVERIFY(m_stage->guests.acts().isEmpty());
    QVERIFY(m_stage->guests.joins().isEmpty());
    QCOMPARE(
        m_peer->frames()[0],
        QByteArray(
            R"({"topic":"messages","body":{"jsonrpc":"2.0","method":"message.send","params":{"id":"m1","from":"companion_aya","to":["companion_kyoko"],"message":"Hi"}}})"));
    QVERIFY(m_peer->frames()[1].startsWith(R"({"topic":"actions",)"));
}

void AikyoNetworkTest::toEverybodyMeansItsCompanionsThere()
{
    join();
    m_stage->addGuest(u"companion_natsumi"_s, model::Guest::Door::Network);

    m_stage->post(message("m1", "user", {}, u"Hi"_s));
    model::Message whisper = message("m2", "user", {u"companion_aya"_s}, u"psst"_s);
    whisper.whisper = true;
    m_stage->post(whisper);
    m_stage->post(message("m3", "user", {u"guest:companion_natsumi"_s}, u"You"_s));

    QTRY_COMPARE(m_peer->frames().size(), 2);
    QVERIFY(m_peer->frames()[0].contains(R"("to":["companion_natsumi"])"));
    QVERIFY(m_peer->frames()[1].contains(R"("to":["companion_natsumi"],"message":"You")"));
}

void AikyoNetworkTest::aWhisperGoesThereOnlyIfItIsForAllOfThem()
{
    join();
    m_stage->addGuest(u"companion_natsumi"_s, model::Guest::Door::Network);
    m_stage->addGuest(u"companion_rin"_s, model::Guest::Door::Network);
    model::Message toOne = message("m1", "user", {u"guest:companion_natsumi"_s}, u"psst"_s);
    toOne.whisper = true;
    model::Message toBoth =
        message("m2", "user", {u"guest:companion_natsumi"_s, u"guest:companion_rin"_s}, u"hush"_s);
    toBoth.whisper = true;

    m_stage->post(toOne);
    m_stage->post(toBoth);
    m_stage->post(message("m3", "user", {}, u"loud"_s));

    QTRY_COMPARE(m_peer->frames().size(), 2);
    QVERIFY(m_peer->frames()[0].contains("hush"));
    QVERIFY(m_peer->frames()[1].contains("loud"));
}

void AikyoNetworkTest::whoIsNotThereAnyMoreIsNotAddressed()
{
    join();
    m_stage->addGuest(u"companion_natsumi"_s, model::Guest::Door::Network);
    m_stage->addGuest(u"companion_gone"_s, model::Guest::Door::Network);
    m_peer->says("companion_natsumi", "t1", R"(["companion_aya"])", "Hello");
    QTRY_COMPARE(m_stage->guests.posts().size(), 1);

    m_stage->post(message("m1", "user", {}, u"Hi"_s));

    QTRY_COMPARE(m_peer->frames().size(), 1);
    QVERIFY(m_peer->frames()[0].contains(R"("to":["companion_natsumi"])"));
}

void AikyoNetworkTest::whoWasMetIsAddressedAfterARestart()
{
    join();
    m_stage->addGuest(u"companion_mei"_s, model::Guest::Door::Network);
    m_stage->addGuest(u"companion_rin"_s, model::Guest::Door::Network);
    m_peer->says("companion_mei", "m1", "[]", "I am here");
    m_peer->says("companion_rin", "m2", "[]", "I too");
    QTRY_COMPARE(m_stage->memory.people.value(m_peer->address().toString()).size(), 2);

    restart();
    m_peer->send(
        R"({"jsonrpc":"2.0","method":"action.send","params":{"from":"companion_rin","name":"gesture","params":{"name":"wave"}}})");
    QTRY_COMPARE(m_stage->guests.acts().size(), 1);
    m_stage->post(message("again", "user", {}, u"Hello again"_s));

    QTRY_COMPARE(m_peer->frames().size(), 1);
    QCOMPARE(addresseesOf("Hello again"), QByteArray(R"("companion_mei","companion_rin")"));
    QVERIFY(!m_stage->guests.connected().contains(who("guest:companion_mei"))); // nobody waits for her yet
}

void AikyoNetworkTest::whoWasMetLongAgoIsNot()
{
    m_stage->memory.people.insert(m_peer->address().toString(),
                                  {{u"companion_gone"_s, m_stage->clock.wallNow().addDays(-31)},
                                   {u"companion_mei"_s, m_stage->clock.wallNow().addDays(-29)}});
    join();
    QCoreApplication::processEvents();

    m_stage->post(message("m1", "user", {}, u"Hello"_s));

    QTRY_COMPARE(m_peer->frames().size(), 1);
    QCOMPARE(addresseesOf("Hello"), QByteArray(R"("companion_mei")"));
}

// The leader votes for whoever was addressed, whether they are there or not.
void AikyoNetworkTest::whoVotesOnlyThroughOthersIsNotRemembered()
{
    join();

    m_peer->votesTogether({"companion_gone", "companion_natsumi"});
    m_peer->votes("companion_rin", "5549");
    QTRY_COMPARE(m_stage->guests.votes().size(), 3);
    m_peer->says("companion_natsumi", "n1", "[]", "Hello");
    QTRY_COMPARE(m_stage->guests.posts().size(), 1);

    QStringList remembered;
    QTRY_COMPARE(m_stage->memory.people.value(m_peer->address().toString()).size(), 2);
    for (const model::Acquaintance &one : m_stage->memory.people.value(m_peer->address().toString()))
        remembered.append(one.wireName);
    remembered.sort();
    QCOMPARE(remembered, (QStringList{u"companion_natsumi"_s, u"companion_rin"_s}));
}

void AikyoNetworkTest::whomTheUserCallsIsNamedThere_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("to");
    const QByteArray everybody = R"("companion_kyoko","companion_aya")";
    const QByteArray mei = R"("companion_mei")";
    QTest::newRow("by the id") << u"companion_mei, are you there?"_s << mei;
    QTest::newRow("by the id, somewhere") << u"Are you there, companion_mei?"_s << mei;
    QTest::newRow("marked") << u"Hello @mei"_s << mei;
    QTest::newRow("by the name in front") << u"mei, are you there?"_s << mei;
    QTest::newRow("with a greeting") << u"Hello Mei!"_s << mei;
    QTest::newRow("two") << u"Mei and Rin, hello."_s << QByteArray(R"("companion_mei","companion_rin")");
    QTest::newRow("nobody") << u"Hello, all."_s << everybody;
    QTest::newRow("a sentence") << u"I have some tea here, you know."_s << everybody;
    QTest::newRow("an address of the web") << u"See https://a.example/companion_mei.html"_s << everybody;
    QTest::newRow("a word in front") << u"Well, tea is ready."_s << everybody;
    QTest::newRow("a mail address") << u"Write to me@mei.example"_s << everybody;
    QTest::newRow("a resident") << u"Well, companion_aya"_s << everybody;
}

void AikyoNetworkTest::whomTheUserCallsIsNamedThere()
{
    QFETCH(const QString, text);
    QFETCH(const QByteArray, to);
    join();

    m_stage->post(message("m1", "user", {}, text));

    QTRY_COMPARE(m_peer->frames().size(), 1);
    QCOMPARE(addresseesOf("message.send"), to);
}

void AikyoNetworkTest::whomTheUserNamesInDoorsCanBeAddressed()
{
    join({u"companion_mei"_s});

    QTRY_COMPARE(m_stage->guests.joins().size(), 1);
    m_stage->post(message("m1", "user", {}, u"Hello"_s));

    QTRY_COMPARE(m_peer->frames().size(), 1);
    QCOMPARE(addresseesOf("Hello"), QByteArray(R"("companion_mei")"));
    QCOMPARE(m_stage->guests.joins()[0].wireName, u"companion_mei"_s);
    QCOMPARE(m_stage->guests.joins()[0].door, model::Guest::Door::Network);
    QTRY_VERIFY(m_stage->guests.connected().isEmpty()); // she may be there
    m_peer->says("companion_mei", "a", "[]", "Yes");
    QTRY_VERIFY(m_stage->guests.connected().contains(who("guest:companion_mei")));
}

void AikyoNetworkTest::aNetworkOfManyNamesIsBounded()
{
    join();
    for (int i = 0; i < 200; ++i) {
        const QByteArray name = "companion_" + QByteArray::number(i);
        m_peer->says(name.constData(), name.constData(), "[]", "Hello");
    }
    QTRY_COMPARE(m_stage->guests.posts().size(), 200);

    m_stage->post(message("m1", "user", {}, u"You all"_s));

    QTRY_COMPARE(m_peer->frames().size(), 1);
    QCOMPARE(addresseesOf("You all").count("companion_"), adapters::firehose::kMostAddressees);
    QVERIFY(m_stage->memory.people.value(m_peer->address().toString()).size() <=
            adapters::firehose::Acquaintances::kMost);
}

void AikyoNetworkTest::whatIsTooMuchIsToldAndMayComeAgain()
{
    constexpr qsizetype kTold = 1'200;
    join();
    m_stage->guests.holds = true; // nobody gets in, so all waits
    for (qsizetype i = 0; i < kTold; ++i) {
        m_peer->says("companion_natsumi", QByteArray::number(i).constData(), "[]", "Hello");
        if (i % 300 == 299) {
            m_peer->send("{bad"); // heard when all before it are
            QTRY_VERIFY(hasRefused(Why::Malformed, i / 300 + 1));
            m_stage->clock.advance(std::chrono::seconds(2));
        }
    }
    const bool isTold = hasRefused(Why::TooMany, kTold - Errands::kMostWaiting);
    m_stage->guests.holds = false;
    m_stage->guests.letGo();
    QTRY_COMPARE(m_stage->guests.posts().size(), Errands::kMostWaiting);

    m_peer->says("companion_natsumi", "1199", "[]", "Hello");

    QTRY_COMPARE(m_stage->guests.posts().size(), Errands::kMostWaiting + 1);
    QVERIFY(isTold);
}

void AikyoNetworkTest::aResidentOfTheSameNameGoesOutUnderAnother()
{
    join();
    m_stage->addGuest(u"companion_kyoko"_s, model::Guest::Door::Network);

    m_stage->post(message("m1", "companion_kyoko", {u"guest:companion_kyoko"_s}, u"Hi, me"_s));
    QTRY_COMPARE(m_peer->frames().size(), 1);
    m_peer->says("companion_kyoko", "t1", R"(["companion_kyoko.studio"])", "Hi, you");
    m_peer->says("companion_kyoko.studio", "t2", R"([])", "echo");
    m_peer->votesTogether({"companion_kyoko", "companion_kyoko.studio"});

    QTRY_COMPARE(m_stage->guests.votes().size(), 1);
    QVERIFY(m_peer->frames()[0].contains(R"("from":"companion_kyoko.studio","to":["companion_kyoko"])"));
    QCOMPARE(m_stage->guests.posts().size(), 1);
    QCOMPARE(m_stage->guests.posts()[0].from.value(), u"guest:companion_kyoko"_s);
    QCOMPARE(m_stage->guests.posts()[0].to, QList{who("companion_kyoko")});
}

void AikyoNetworkTest::ourVotesGoOnlyWhereTheyAreWaitedFor()
{
    join();
    model::RawState vote;
    vote.from = u"companion_kyoko"_s;
    vote.messageId = u"asked"_s;
    vote.state = u"speak"_s;
    vote.importance = 3.0;
    const auto castAgain = [&](const char *id) {
        vote.messageId = QString::fromLatin1(id);
        m_stage->publish(model::FloorTold{.input = {.kind = model::Voted{vote}}});
    };
    m_stage->post(message("asked", "guest:n", {u"companion_kyoko"_s}, u"Q"_s), u"network"_s);
    m_stage->post(message("other", "guest:n", {u"companion_aya"_s}, u"Q"_s), u"network"_s);

    castAgain("asked"); // it is not known yet whether they vote one by one
    m_peer->votes("companion_natsumi", "asked");
    QTRY_COMPARE(m_stage->guests.votes().size(), 1);
    castAgain("asked");
    castAgain("other");
    m_stage->post(message("last", "user", {u"companion_aya"_s}, u"End"_s));

    QTRY_COMPARE(m_peer->frames().size(), 2);
    QVERIFY(m_peer->frames()[0].contains(R"("messageId":"asked")"));
    QVERIFY(m_peer->frames()[1].contains("End"));
}

void AikyoNetworkTest::queriesComeHereAndTheAnswersGoBack()
{
    join();
    m_stage->guests.result = {u""_s, true, uR"({"played":true})"_s, {}};
    const QByteArray query =
        R"({"jsonrpc":"2.0","id":"60062437","method":"query.send","params":{"from":"companion_natsumi","type":"speak","body":{"message":"…","emotion":"happy"}}})";

    m_peer->send(query);
    m_peer->send(query);

    QTRY_COMPARE(m_peer->frames().size(), 1);
    QCOMPARE(
        m_peer->frames()[0],
        QByteArray(
            R"({"topic":"queries","body":{"jsonrpc":"2.0","id":"60062437","result":{"success":true,"body":{"played":true}}}})"));
    QCOMPARE(m_stage->guests.queries().size(), 1);
    QCOMPARE(m_stage->guests.queries()[0].from.value(), u"guest:companion_natsumi"_s);
}

void AikyoNetworkTest::anAnswerThatCameWhileItWasAwayIsSentOnce()
{
    join();
    m_stage->guests.result = {u""_s, true, uR"({"played":true})"_s, {}};
    m_peer->says("companion_natsumi", "a", "[]", "Hi");
    QTRY_COMPARE(m_stage->guests.posts().size(), 1);
    m_stage->guests.holds = true;
    m_peer->send(
        R"({"jsonrpc":"2.0","id":"q1","method":"query.send","params":{"from":"companion_natsumi","type":"speak","body":{"message":"…"}}})");
    QTRY_COMPARE(m_stage->guests.queries().size(), 1);

    m_peer->hangUp();
    QTRY_COMPARE(stage(), Stage::Opening);
    m_stage->guests.holds = false;
    m_stage->guests.letGo(); // the user answers
    QTRY_COMPARE(m_stage->guests.held(), 0);
    QCoreApplication::processEvents();
    const qsizetype before = m_peer->frames().size();
    comeBack();
    QTRY_COMPARE(m_peer->frames().size(), before + 1);
    m_stage->post(message("after", "user", {}, u"after"_s));

    QTRY_COMPARE(m_peer->frames().size(), before + 2);
    QVERIFY(m_stage->guests.takenBack().isEmpty()); // the user was asked on
    QVERIFY(m_peer->frames()[before].contains(R"("id":"q1","result":{"success":true)"));
    QVERIFY(m_peer->frames()[before + 1].contains("after"));
}

void AikyoNetworkTest::anAnswerThatComesTooLateIsNotSent()
{
    const QUrl address = m_peer->address();
    join();
    m_stage->guests.result = {u""_s, true, u"yes"_s, {}};
    m_peer->says("companion_natsumi", "a", "[]", "Hi");
    QTRY_COMPARE(m_stage->guests.posts().size(), 1);
    m_stage->guests.holds = true;
    m_peer->send(
        R"({"jsonrpc":"2.0","id":"q1","method":"query.send","params":{"from":"companion_natsumi","type":"speak","body":{}}})");
    QTRY_COMPARE(m_stage->guests.queries().size(), 1);
    const quint16 port = m_peer->port();
    m_peer.reset();
    QTRY_COMPARE(stage(), Stage::Opening);
    m_stage->guests.holds = false;
    m_stage->guests.letGo();
    QTRY_COMPARE(m_stage->guests.held(), 0);
    QCoreApplication::processEvents();

    m_stage->clock.advance(NetworkDoor::kAnswersAreGoodFor);
    m_peer = std::make_unique<AikyoPeer>(port);
    const auto isDue = [this] { return m_stage->report.states.constLast().nextTry.has_value(); };
    for (int i = 0; i < 10 && stage() != Stage::Open; ++i) {
        QTRY_VERIFY(stage() == Stage::Open || isDue());
        if (isDue())
            m_stage->clock.advance(*m_stage->report.states.constLast().nextTry);
    }
    QTRY_COMPARE(stage(), Stage::Open);
    m_stage->post(message("after", "user", {}, u"after"_s));

    QTRY_COMPARE(m_peer->frames().size(), 1);
    QVERIFY(m_peer->frames()[0].contains("after"));
}

void AikyoNetworkTest::aLostLineIsToldAndTriedAgain()
{
    join();
    m_peer->says("companion_natsumi", "a", "[]", "Hi");
    QTRY_COMPARE(m_stage->guests.posts().size(), 1);

    m_peer->hangUp();
    QTRY_COMPARE(stage(), Stage::Opening);
    const model::DoorState lost = m_stage->report.states.constLast();
    const bool wasAway = m_stage->guests.connected().isEmpty();
    m_stage->clock.advance(*lost.nextTry);

    QTRY_COMPARE(m_peer->connections(), 2);
    QTRY_COMPARE(stage(), Stage::Open);
    QVERIFY(!lost.trouble.isEmpty());
    QVERIFY(*lost.nextTry <= NetworkLine::kFirstWait);
    QVERIFY(wasAway);
    QTRY_VERIFY(m_stage->guests.connected().contains(who("guest:companion_natsumi"))); // without a word
    QCOMPARE(m_stage->report.left, QStringList{u"network-1"_s});
}

void AikyoNetworkTest::whatHappenedMeanwhileIsNotToldLater()
{
    join();
    m_stage->post(message("before", "user", {}, u"before"_s));
    QTRY_COMPARE(m_peer->frames().size(), 1);

    m_peer->hangUp();
    QTRY_COMPARE(stage(), Stage::Opening);
    m_stage->post(message("meanwhile", "user", {}, u"meanwhile"_s));
    m_stage->clock.advance(NetworkLine::kFirstWait);
    QTRY_COMPARE(m_peer->connections(), 2);
    QTRY_COMPARE(stage(), Stage::Open);
    m_stage->post(message("after", "user", {}, u"after"_s));

    QTRY_COMPARE(m_peer->frames().size(), 2);
    QVERIFY(m_peer->frames()[1].contains("after"));
}

void AikyoNetworkTest::waitsGrowAndEndAtHalfAMinute()
{
    const QUrl address = m_peer->address();
    m_peer.reset(); // nobody is there any more
    QList<Millis> waits;

    m_door->join(m_stage->room.id, {true, address});
    m_stage->openRoom();
    for (int i = 0; i < 8; ++i) {
        QTRY_VERIFY(m_stage->report.states.constLast().nextTry);
        waits.append(*m_stage->report.states.constLast().nextTry);
        m_stage->clock.advance(waits.constLast());
    }

    Millis whole = NetworkLine::kFirstWait;
    for (const Millis wait : std::as_const(waits)) {
        QVERIFY(wait <= whole && wait * 4 >= whole * 3);
        whole = std::min(whole * 2, NetworkLine::kLongestWait);
    }
}

void AikyoNetworkTest::garbageDoesNoHarm()
{
    join();

    m_peer->send("{bad");
    m_peer->send("[[[[");
    m_peer->send(R"({"error":{"issues":[],"name":"ZodError"}})");
    m_peer->send(R"({"jsonrpc":"2.0","method":"message.send","params":{"id":"x"}})");
    m_peer->send(R"([{"jsonrpc":"2.0","method":"state.send","params":{"from":7}}])");
    m_peer->says("user_x", "u1", "[]", "still here");

    QTRY_COMPARE(m_stage->guests.posts().size(), 1);
    QCOMPARE(m_stage->report.refusals.size(), 5);
    QCOMPARE(stage(), Stage::Open);
}

void AikyoNetworkTest::theStudioDoesNotJoinItself()
{
    FirehoseStage here;
    adapters::firehose::FirehoseDoor ours(here.rooms, here.guests, here.report, here.clock);
    adapters::http::Listener listener(ours, here.clock);
    QVERIFY(listener.open({}));
    ours.open(here.room.id, {});
    here.openRoom();

    m_door->join(m_stage->room.id, {true, QUrl(u"ws://127.0.0.1:%1"_s.arg(listener.port()))});
    m_stage->openRoom();

    QTRY_VERIFY(m_stage->report.states.constLast().nextTry);
    QCOMPARE(m_stage->report.states.constLast().trouble,
             u"This address is the firehose of Companion Studio itself."_s);
    QVERIFY(here.report.clients.isEmpty());
}

void AikyoNetworkTest::leavingEndsIt()
{
    join();
    m_peer->says("companion_natsumi", "a", "[]", "Hi");
    QTRY_COMPARE(m_stage->guests.posts().size(), 1);

    m_door->leave();

    QCOMPARE(stage(), Stage::Closed);
    QVERIFY(m_stage->guests.connected().isEmpty());
    m_stage->clock.advance(Millis(120'000));
    QCOMPARE(stage(), Stage::Closed);
    QCOMPARE(m_stage->report.left.size(), 1);
}

void AikyoNetworkTest::whoWasInOneNetworkIsNotBroughtIntoTheNext()
{
    join();
    m_stage->addGuest(u"companion_natsumi"_s, model::Guest::Door::Network);
    m_stage->addGuest(u"companion_rin"_s, model::Guest::Door::Network);
    m_peer->says("companion_natsumi", "n0", "[]", "Hi");
    QTRY_COMPARE(m_stage->guests.posts().size(), 1);
    QVERIFY(m_stage->guests.connected().contains(who("guest:companion_natsumi")));

    AikyoPeer next;
    moveTo(next);
    next.says("companion_rin", "r0", "[]", "Hi"); // behind whoever would be brought
    QTRY_COMPARE(m_stage->guests.posts().size(), 2);
    m_stage->post(message("m1", "user", {}, u"Hello"_s));
    QTRY_COMPARE(next.frames().size(), 1);

    QCOMPARE(m_stage->guests.connected(), QSet{who("guest:companion_rin")});
    QCOMPARE(m_stage->guests.joins().size(), 2);
    QVERIFY2(next.frames()[0].contains(R"("to":["companion_rin"])"), next.frames()[0]);
}

void AikyoNetworkTest::whatWasHeardInOneNetworkIsNewsInTheNext()
{
    const model::Action wave{who("user"), u"gesture"_s, {R"({"name":"wave"})"}, {}};
    join();
    m_stage->publish(wave);
    QTRY_COMPARE(m_peer->frames().size(), 1);
    m_peer->says("companion_natsumi", "1", "[]", "Hi");
    QTRY_COMPARE(m_stage->guests.posts().size(), 1);

    AikyoPeer next;
    moveTo(next);
    next.send(
        R"({"jsonrpc":"2.0","method":"action.send","params":{"from":"user","name":"gesture","params":{"name":"wave"}}})");
    next.says("companion_rin", "1", "[]", "Hi");
    next.says("companion_rin", "2", "[]", "after");

    QTRY_COMPARE(m_stage->guests.posts().size(), 3);
    QCOMPARE(m_stage->guests.posts()[1].from, who("guest:companion_rin"));
    QCOMPARE(m_stage->guests.acts().size(), 1);
}

void AikyoNetworkTest::howOneNetworkVotesSaysNothingOfTheNext()
{
    join();
    m_peer->votes("companion_natsumi", "asked");
    QTRY_COMPARE(m_stage->guests.votes().size(), 1);
    model::RawState vote;
    vote.from = u"companion_kyoko"_s;
    vote.messageId = u"asked"_s;
    vote.state = u"speak"_s;
    vote.importance = 3.0;

    AikyoPeer next;
    moveTo(next);
    m_stage->post(message("asked", "guest:n", {u"companion_kyoko"_s}, u"Q"_s), u"network"_s);
    m_stage->publish(model::FloorTold{.input = {.kind = model::Voted{vote}}});
    m_stage->post(message("last", "user", {u"companion_aya"_s}, u"End"_s));

    QTRY_VERIFY(!next.frames().isEmpty());
    // Where one votes for everybody, ours are not waited for.
    QVERIFY2(next.frames()[0].contains("End"), next.frames()[0]);
}

SUITE_TEST(QCoreApplication, AikyoNetworkTest)

} // namespace tst_aikyo_network

#include "tst_aikyo_network.moc"
