// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bus/bus.h"
#include "core/room/room_log.h"
#include "tests/support/suite.h"
#include "tests/unit/room/bare_turns.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_room_log {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using base::TurnId;
using model::Control;
using model::MessagePosted;
using tests::companion;

namespace {

const auto kAya = companion(u"aya"_s);
const base::MessageId kAsked(u"asked"_s);
const model::Origin kTest = u"test"_s;

/// A log that is read from the bus.
struct Logged : tests::BareTurns
{
    Logged()
        : BareTurns(tests::room(u"tea"_s).with({u"aya"_s}))
        , log(room.room().id, {bus, room.clock(), room.people(), room.talk()}, 41)
    {
    }
    TurnId announceAya() { return turns.announce(kAya, {{}, model::StartTurn{kAya, {}, {}}}); }
    /// What the bus hands on.
    QList<model::Envelope> batch()
    {
        QSignalSpy published(&bus, &bus::Bus::published);
        QCoreApplication::processEvents();
        return published.isEmpty() ? QList<model::Envelope>()
                                   : published.first().first().value<QList<model::Envelope>>();
    }

    bus::Bus bus;
    room::RoomLog log;
};

} // namespace

/// RoomLog on a bare room, without a Director.
class TestRoomLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLineGetsItsRoomItsTimeAndTheNextNumber();
    void aMessageStandsForItsInput();
    void wordsThatWereNotSoldAreNoMessage();
    void aSpeechNamesItsTurn();
    void aSpeechWithoutATurnIsLoggedAsItWasTold();
    void aChangeOfTheRulesIsLoggedWithTheRules();
};

void TestRoomLog::aLineGetsItsRoomItsTimeAndTheNextNumber()
{
    Logged logged;
    QCOMPARE(logged.log.newestSeq(), qint64(0));
    logged.room.wait(250);

    const qint64 seq = logged.log.publish(model::RoomChanged{logged.room.room()}, kTest);

    QCOMPARE(seq, qint64(42));
    QCOMPARE(logged.log.newestSeq(), seq);
    const model::Envelope line = logged.batch().value(0);
    QCOMPARE(line.seq, seq);
    QCOMPARE(line.room, logged.room.room().id);
    QCOMPARE(line.origin, kTest);
    QCOMPARE(line.t, logged.room.clock().now());
}

void TestRoomLog::aMessageStandsForItsInput()
{
    Logged logged;
    logged.room.talk().add(tests::message(u"before"_s).says(u"Tea?"_s), {});
    const model::Message said = tests::message(kAsked.value()).says(u"Yes."_s);

    logged.log.publishInput({.input = {Millis(7), model::Posted{said}}, .policy = {}}, {}, {}, kTest,
                            logged.turns);

    const QList<model::Envelope> batch = logged.batch();
    QCOMPARE(batch.size(), 1);
    QCOMPARE(batch.first().t, Millis(7));
    const auto *posted = std::get_if<MessagePosted>(&batch.first().body);
    QVERIFY(posted);
    QCOMPARE(posted->way, MessagePosted::Way::Posted);
    QCOMPARE(posted->message, said);
    QCOMPARE(posted->parent, std::optional(base::MessageId(u"before"_s)));
    QCOMPARE(logged.room.talk().newest(), std::optional(kAsked));
}

void TestRoomLog::wordsThatWereNotSoldAreNoMessage()
{
    Logged logged;
    const model::FloorTold told{
        .input = {{}, model::Consume{kAya, 5.0, tests::message(u"bought"_s).says(u"Tea!"_s)}}, .policy = {}};

    logged.log.publishInput(told, {{{}, model::Consumed{.from = kAya, .success = false}}}, {}, kTest,
                            logged.turns);
    logged.log.publishInput(told, {{{}, model::Consumed{.from = kAya, .success = true}}}, {}, kTest,
                            logged.turns);

    const QList<model::Envelope> batch = logged.batch();
    QCOMPARE(std::get<model::FloorTold>(batch.value(0).body), told);
    QCOMPARE(std::get<MessagePosted>(batch.value(1).body).way, MessagePosted::Way::Consumed);
    QCOMPARE(std::get<MessagePosted>(batch.value(1).body).amount, 5);
}

void TestRoomLog::aSpeechNamesItsTurn()
{
    Logged logged;
    const TurnId turn = logged.announceAya();
    const model::TurnOver over{
        .from = kAya, .outcome = model::Outcome::Spoke, .said = tests::message(u"said"_s).says(u"Tea!"_s)};

    logged.log.publishInput({.input = {{}, over}, .policy = {}}, {}, {}, kTest, logged.turns);

    const auto posted = std::get<MessagePosted>(logged.batch().value(0).body);
    QCOMPARE(posted.way, MessagePosted::Way::Spoken);
    QCOMPARE(posted.turn, std::optional(turn));
    QCOMPARE(posted.attempt, 1);
}

void TestRoomLog::aSpeechWithoutATurnIsLoggedAsItWasTold()
{
    Logged logged;
    const model::TurnOver over{
        .from = kAya, .outcome = model::Outcome::Spoke, .said = tests::message(u"said"_s).says(u"Tea!"_s)};
    const model::FloorTold told{.input = {{}, over}, .policy = {}};

    logged.log.publishInput(told, {}, {}, kTest, logged.turns);

    QCOMPARE(std::get<model::FloorTold>(logged.batch().value(0).body), told);
    QVERIFY(!logged.room.talk().newest());
}

void TestRoomLog::aChangeOfTheRulesIsLoggedWithTheRules()
{
    Logged logged;
    model::PolicySettings rules;
    rules.policy = model::PolicyName::Ring;

    logged.log.publishInput({.input = {{}, model::PolicyChanged{}}, .policy = {}}, {}, rules, kTest,
                            logged.turns);
    logged.log.publishInput({.input = {{}, Control::Play}, .policy = {}}, {}, rules, kTest, logged.turns);

    const QList<model::Envelope> batch = logged.batch();
    QCOMPARE(std::get<model::FloorTold>(batch.value(0).body).policy, std::optional(rules));
    QVERIFY(!std::get<model::FloorTold>(batch.value(1).body).policy);
}

SUITE_TEST(QCoreApplication, TestRoomLog)

} // namespace tst_room_log

#include "tst_room_log.moc"
