// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/network_door.h"
#include "tests/integration/network/noted_line.h"
#include "tests/peers/aikyo_peer.h"
#include "tests/support/answer.h"
#include "tests/support/fake_door_memory.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/guest_house.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

namespace tst_joined_network {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using adapters::firehose::NetworkDoor;
using base::Millis;
using base::ParticipantId;
using base::RoomId;
using Stage = model::DoorState::Stage;

namespace {

const ParticipantId kNatsumi(u"guest:companion_natsumi"_s);
const ParticipantId kRin(u"guest:companion_rin"_s);

} // namespace

/// A studio with its floor and its store, in a network of aikyo's, played by a script.
class JoinedNetworkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void itsCompanionsVoteAndSpeakOnOurFloor_data();
    void itsCompanionsVoteAndSpeakOnOurFloor();
    void whoIsSilentThereIsMissingHere();
    void whereTheirNetworkGivesTheTurnToAnotherTheFloorGoesOn();
    void whomTheUserCallsIsReachedBeforeSheHasSpoken();
    void whoWasMetIsReachedAfterTheStudioWasClosed();
    void itsQueriesComeToTheDeskAndTheAnswersGoBack();
    void anAnswerThatTheUserGaveWhileItWasAwayReachesIt();
    void aLostLineIsJoinedAgainAndNothingGoesTwice();

private:
    void join();
    void say(const QString &text);
    [[nodiscard]] QList<model::Decision> decisions() const;
    [[nodiscard]] base::MessageId newestMessage() const;
    [[nodiscard]] qsizetype framesWith(const QByteArray &text) const;

    std::unique_ptr<TemporaryStudio> m_studio;
    std::unique_ptr<GuestHouse> m_house;
    std::unique_ptr<AikyoPeer> m_peer;
    NotedLine m_line;
    FakeDoorMemory m_memory;
    std::unique_ptr<NetworkDoor> m_door;
    RoomId m_room;
};

void JoinedNetworkTest::init()
{
    m_studio = std::make_unique<TemporaryStudio>();
    m_house = std::make_unique<GuestHouse>(m_studio->dataFolder());
    m_peer = std::make_unique<AikyoPeer>();
    m_line.states.clear();
    m_room = m_house->makeRoom(model::PolicyName::Vote);
    m_door = std::make_unique<NetworkDoor>(m_house->rooms(), m_house->guests(), m_line, m_memory,
                                           m_house->clock(), 1);
}

void JoinedNetworkTest::cleanup()
{
    m_door.reset();
    m_peer.reset();
    m_house.reset();
    m_studio.reset();
}

/// Natsumi and Rin have sent something there, so they are here.
void JoinedNetworkTest::join()
{
    m_door->join(m_room, {true, m_peer->address()});
    QTRY_COMPARE(m_line.now().stage, Stage::Open);
    QTRY_COMPARE(m_peer->connections(), 1);
    m_peer->says("companion_natsumi", "n0", R"(["user"])", "Natsumi is here.");
    m_peer->says("companion_rin", "r0", R"(["user"])", "Rin is here.");
    QTRY_COMPARE(m_house->said().size(), 2);
}

void JoinedNetworkTest::say(const QString &text)
{
    ports::Draft draft;
    draft.text = text;
    QVERIFY(!tests::endOf(m_house->rooms(), &ports::RoomPort::say)(m_room, draft));
    m_house->wait(Millis(0));
}

QList<model::Decision> JoinedNetworkTest::decisions() const
{
    QList<model::Decision> all;
    for (const model::Envelope &envelope : m_house->published()) {
        if (const auto *decided = std::get_if<model::Decided>(&envelope.body))
            all.append(decided->decision);
    }
    return all;
}

base::MessageId JoinedNetworkTest::newestMessage() const
{
    base::MessageId newest;
    for (const model::Envelope &envelope : m_house->published()) {
        if (const auto *posted = std::get_if<model::MessagePosted>(&envelope.body))
            newest = posted->message.id;
    }
    return newest;
}

qsizetype JoinedNetworkTest::framesWith(const QByteArray &text) const
{
    return std::count_if(m_peer->frames().cbegin(), m_peer->frames().cend(),
                         [&text](const QByteArray &frame) { return frame.contains(text); });
}

void JoinedNetworkTest::itsCompanionsVoteAndSpeakOnOurFloor_data()
{
    QTest::addColumn<bool>("together");

    QTest::newRow("one array, without the message") << true;
    QTest::newRow("each for itself, naming the message") << false;
}

void JoinedNetworkTest::itsCompanionsVoteAndSpeakOnOurFloor()
{
    QFETCH(const bool, together);
    join();
    const auto view = m_house->open(m_room);
    QVERIFY(view);
    QCOMPARE(view->room.roster, (QList{kNatsumi, kRin}));

    say(u"Who has tea?"_s);
    const QByteArray asked = newestMessage().value().toUtf8();
    const qsizetype decided = decisions().size();
    QTRY_COMPARE(framesWith("Who has tea?"), 1);
    if (together) {
        m_peer->votesTogether({"companion_natsumi", "companion_rin"});
    } else {
        m_peer->votes("companion_natsumi", asked.constData());
        m_peer->votes("companion_rin", asked.constData());
    }
    QTRY_COMPARE(decisions().size(), decided + 1);
    const model::Decision decision = decisions().constLast();
    QVERIFY(decision.winner);
    const QByteArray speaker = decision.winner->value().mid(6).toUtf8();
    m_peer->says(speaker.constData(), "s1", R"(["user"])", "I have.");

    QTRY_VERIFY(m_house->said().contains(decision.winner->value() + u": I have."_s));
    QCOMPARE(decision.candidates.size(), 2);
    for (const model::Candidate &one : decision.candidates)
        QVERIFY(!one.cause);
    m_house->wait(Millis(0));
    QCOMPARE(m_house->said().filter(u"I have."_s).size(), 1);
    QCOMPARE(framesWith("I have."), 0); // the frame is theirs
    QCOMPARE(framesWith("Who has tea?"), 1);
}

void JoinedNetworkTest::whoIsSilentThereIsMissingHere()
{
    join();
    say(u"Who has tea?"_s);
    const QByteArray asked = newestMessage().value().toUtf8();
    const qsizetype decided = decisions().size();

    m_peer->votes("companion_rin", asked.constData());
    QTRY_VERIFY(std::any_of(m_house->published().cbegin(), m_house->published().cend(), [](const auto &one) {
        const auto *told = std::get_if<model::FloorTold>(&one.body);
        return told && std::holds_alternative<model::Voted>(told->input.kind);
    }));
    m_house->wait(Millis(60'000));

    QVERIFY(decisions().size() > decided);
    const model::Decision decision = decisions().at(decided);
    for (const model::Candidate &one : decision.candidates) {
        const auto hoped = one.id == kNatsumi ? std::optional(model::Cause::NoAnswer) : std::nullopt;
        QCOMPARE(one.cause, hoped);
    }
}

// Both elect: we give the turn to one of their companions, they to the other.
void JoinedNetworkTest::whereTheirNetworkGivesTheTurnToAnotherTheFloorGoesOn()
{
    join();
    say(u"Who has tea?"_s);
    const qsizetype decided = decisions().size();
    m_peer->votesTogether({"companion_natsumi", "companion_rin"});
    QTRY_COMPARE(decisions().size(), decided + 1);
    const ParticipantId ours = decisions().constLast().winner.value_or(ParticipantId());
    const ParticipantId theirs = ours == kRin ? kNatsumi : kRin;
    m_house->wait(Millis(1'000));
    const auto isWaitedFor = [&] {
        const QList<ports::FloorRow> rows = m_house->open(m_room)->floor.rows;
        return std::any_of(rows.cbegin(), rows.cend(), [&ours](const ports::FloorRow &row) {
            return row.id == ours && (row.speaking || row.next);
        });
    };
    const bool before = isWaitedFor();

    m_peer->says(theirs.value().mid(6).toUtf8().constData(), "s1", R"(["user"])", "It is me who has it.");
    QTRY_VERIFY(m_house->said().contains(theirs.value() + u": It is me who has it."_s));
    m_house->wait(Millis(0));

    QVERIFY(ours == kRin || ours == kNatsumi);
    QVERIFY(before);
    QVERIFY(!isWaitedFor());
}

void JoinedNetworkTest::whomTheUserCallsIsReachedBeforeSheHasSpoken()
{
    m_door->join(m_room, {true, m_peer->address()});
    QTRY_COMPARE(m_peer->connections(), 1);

    say(u"Mei, are you there?"_s);
    QTRY_COMPARE(framesWith(R"("to":["companion_mei"])"), 1);
    m_peer->says("companion_mei", "m0", R"(["user"])", "I am.");

    QTRY_COMPARE(m_house->said().filter(u"guest:companion_mei: I am."_s).size(), 1);
    say(u"Mei, how nice."_s);
    QTRY_COMPARE(framesWith(R"("to":["companion_mei"])"), 2);
}

void JoinedNetworkTest::whoWasMetIsReachedAfterTheStudioWasClosed()
{
    join();
    m_door = std::make_unique<NetworkDoor>(m_house->rooms(), m_house->guests(), m_line, m_memory,
                                           m_house->clock(), 2);
    m_door->join(m_room, {true, m_peer->address()});
    QTRY_COMPARE(m_peer->connections(), 2);
    m_peer->says("companion_rin", "r1", R"(["user"])", "Only I say something.");
    QTRY_COMPARE(m_house->said().filter(u"Only I say something."_s).size(), 1);

    say(u"Hello again, all."_s);

    QTRY_COMPARE(framesWith(R"("to":["companion_natsumi","companion_rin"],"message":"Hello again, all.")"),
                 1);
}

void JoinedNetworkTest::anAnswerThatTheUserGaveWhileItWasAwayReachesIt()
{
    m_house->queries().attend(true);
    join();
    QString pending;
    connect(&m_house->queries(), &ports::QueryPort::pendingChanged, this, [&pending](const auto &list) {
        if (!list.isEmpty())
            pending = list.constFirst().query.id;
    });
    m_peer->send(
        R"({"jsonrpc":"2.0","id":"60062437","method":"query.send","params":{"from":"companion_natsumi","type":"camera","body":{}}})");
    QTRY_VERIFY(!pending.isEmpty());
    m_peer->hangUp();
    QTRY_COMPARE(m_line.states.constLast().stage, Stage::Opening);

    m_house->queries().refuse(pending, model::Reach::Once, {});
    m_house->wait(Millis(0));
    const qsizetype before = framesWith("60062437");
    m_house->clock().advance(Millis(1'000));

    QCOMPARE(before, 0);
    QTRY_COMPARE(m_peer->connections(), 2);
    QTRY_COMPARE(framesWith("60062437"), 1);
    QCOMPARE(framesWith(R"("error":"refused")"), 1);
}

void JoinedNetworkTest::itsQueriesComeToTheDeskAndTheAnswersGoBack()
{
    m_house->queries().attend(true);
    join();
    QString pending;
    connect(&m_house->queries(), &ports::QueryPort::pendingChanged, this, [&pending](const auto &list) {
        if (!list.isEmpty())
            pending = list.constFirst().query.id;
    });
    const QByteArray query =
        R"({"jsonrpc":"2.0","id":"60062437","method":"query.send","params":{"from":"companion_natsumi","type":"camera","body":{}}})";

    m_peer->send(query);
    m_peer->send(query);
    QTRY_VERIFY(!pending.isEmpty());
    m_house->queries().refuse(pending, model::Reach::Once, {});

    QTRY_COMPARE(framesWith("60062437"), 1);
    m_house->wait(Millis(0));
    QCOMPARE(framesWith("60062437"), 1);
    QCOMPARE(framesWith(R"("error":"refused")"), 1);
}

void JoinedNetworkTest::aLostLineIsJoinedAgainAndNothingGoesTwice()
{
    join();
    say(u"Before."_s);
    QTRY_COMPARE(framesWith("Before."), 1);

    m_peer->hangUp();
    QTRY_COMPARE(m_line.now().stage, Stage::Opening);
    const model::DoorState lost = m_line.now();
    say(u"Meanwhile."_s);
    m_house->wait(lost.nextTry.value_or(Millis(0)));
    QTRY_COMPARE(m_peer->connections(), 2);
    QTRY_COMPARE(m_line.now().stage, Stage::Open);
    m_peer->says("companion_natsumi", "n0", R"(["user"])", "Natsumi is here."); // it says all of it again
    say(u"After."_s);

    QTRY_COMPARE(framesWith("After."), 1);
    QVERIFY(lost.nextTry);
    QVERIFY(!lost.trouble.isEmpty());
    QCOMPARE(framesWith("Before."), 1);
    QCOMPARE(framesWith("Meanwhile."), 0);
    QCOMPARE(m_house->said().filter(u"Natsumi is here."_s).size(), 1);
}

SUITE_TEST(QCoreApplication, JoinedNetworkTest)

} // namespace tst_joined_network

#include "tst_joined_network.moc"
