// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/rehearsal_client.h"
#include "core/llm/rehearsal/speech.h"
#include "core/llm/rehearsal/wake.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"
#include "tests/unit/llm/rehearsal_room.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <set>

namespace tst_rehearsal_client {

using namespace Qt::StringLiterals;
using namespace studio;
using llm::rehearsal::RehearsalClient;
using Pace = RehearsalClient::Pace;
using namespace std::chrono_literals;

/// Rehearsal as a ModelClient: its label, its pace, its one end.
class TestRehearsalClient : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isLabelledAsNotAnAi();
    void atOnceGivesOnePieceInTheSameInstant();
    void liveStreamsAfterThinking();
    void companionsThinkForDifferentTimes();
    void aVoteIsOneJsonObject();
    void aWakeCallsToolsAndWritesNothing();
    void aWakeWithNothingToDoJustEnds();
    void theEagerThinkForAShorterTime();
    void cancelledFromItsOwnCallItSaysNoMore();
    void saysNothingBeforeTheEventLoop();
    void cancelFailsAtOnceAndOnlyOnce();
    void cancelledFromItsOwnPieceItSaysNoMore();
    void aDestroyedCallIsSilent();
};

// In every test the owner of the calls is declared after the clock, because no call may outlive its clock.
namespace {

llm::ModelRequest requestFor(llm::Purpose purpose, qsizetype companion = 2)
{
    tests::RehearsalRoom room(tests::exampleCompanions(), 1);
    room.userSays(u"Aya, what is a distributed system?"_s);
    return {.messages = {}, .brief = room.briefFor(companion, purpose)};
}

/// The request of Kyoko, Natsumi or Aya, woken after that message.
llm::ModelRequest wakeAfter(const QString &text, qsizetype companion)
{
    tests::RehearsalRoom room(tests::exampleCompanions(), 1);
    room.userSays(text);
    llm::ModelRequest request{.messages = {}, .brief = room.briefFor(companion, llm::Purpose::Wake)};
    request.brief.policy = model::PolicyName::Resource;
    request.brief.resource = llm::ResourceFloor{.tiers = model::PolicySettings{}.tiers};
    return request;
}

/// The text of a call, and its end.
struct Listener
{
    explicit Listener(llm::ModelCall *call)
    {
        QObject::connect(call, &llm::ModelCall::textDelta, call, [this](const QString &piece) {
            ++pieces;
            text += piece;
        });
        QObject::connect(call, &llm::ModelCall::toolCalled, call,
                         [this](const llm::ToolCall &tool) { tools.append(tool); });
        QObject::connect(call, &llm::ModelCall::finished, call, [this](const llm::ModelFinish &finish) {
            ++finished;
            reason = finish.reason;
        });
        QObject::connect(call, &llm::ModelCall::failed, call, [this](const llm::ModelFailure &failure) {
            ++failed;
            cause = failure.cause;
        });
    }

    int pieces = 0;
    int finished = 0;
    int failed = 0;
    QString text;
    QString reason;
    QList<llm::ToolCall> tools;
    model::Cause cause = model::Cause::Busy;
};

} // namespace

void TestRehearsalClient::isLabelledAsNotAnAi()
{
    tests::FakeClock clock;

    QCOMPARE(RehearsalClient(clock, Pace::Live).displayName(), u"Rehearsal (offline, not an AI)"_s);
}

void TestRehearsalClient::atOnceGivesOnePieceInTheSameInstant()
{
    tests::FakeClock clock;
    RehearsalClient client(clock, Pace::AtOnce);
    QObject owner;
    const auto request = requestFor(llm::Purpose::Speech);
    Listener heard(client.start(request, &owner));

    clock.advance(0ms);

    QCOMPARE(heard.pieces, 1);
    QCOMPARE(heard.finished, 1);
    QCOMPARE(heard.text, llm::rehearsal::rehearseSpeech(request.brief));
}

void TestRehearsalClient::liveStreamsAfterThinking()
{
    tests::FakeClock clock;
    RehearsalClient client(clock, Pace::Live);
    QObject owner;
    const auto request = requestFor(llm::Purpose::Speech);
    Listener heard(client.start(request, &owner));

    clock.advance(249ms);
    QCOMPARE(heard.pieces, 0);
    clock.advance(600ms);
    QVERIFY(heard.pieces > 1);
    QCOMPARE(heard.finished, 0);
    clock.advance(60s);

    QCOMPARE(heard.finished, 1);
    QCOMPARE(heard.failed, 0);
    QCOMPARE(heard.text, llm::rehearsal::rehearseSpeech(request.brief));
    QCOMPARE(clock.pending(), 0);
}

void TestRehearsalClient::companionsThinkForDifferentTimes()
{
    std::set<base::Millis> times;
    for (qsizetype companion = 0; companion < 3; ++companion) {
        tests::FakeClock clock;
        RehearsalClient client(clock, Pace::Live);
        QObject owner;
        Listener heard(client.start(requestFor(llm::Purpose::Vote, companion), &owner));
        while (heard.finished == 0)
            clock.advance(1ms);
        QVERIFY(clock.steadyNow() >= 150ms && clock.steadyNow() <= 900ms);
        times.insert(clock.steadyNow());
    }
    QCOMPARE(times.size(), size_t(3));
}

void TestRehearsalClient::aVoteIsOneJsonObject()
{
    tests::FakeClock clock;
    RehearsalClient client(clock, Pace::AtOnce);
    QObject owner;
    Listener heard(client.start(requestFor(llm::Purpose::Vote), &owner));

    clock.advance(0ms);

    const QJsonObject vote = QJsonDocument::fromJson(heard.text.toUtf8()).object();
    QCOMPARE(vote.keys(), QStringList({u"closing"_s, u"importance"_s, u"selected"_s, u"state"_s}));
    QCOMPARE(vote["state"_L1].toString(), u"speak"_s);
    QCOMPARE(vote["selected"_L1].toBool(), true);
    QCOMPARE(vote["closing"_L1].toString(), u"none"_s);
    QVERIFY(vote["importance"_L1].toInt() >= 6 && vote["importance"_L1].toInt() <= 10);
    QVERIFY(!heard.text.contains(u' '));
}

void TestRehearsalClient::aWakeCallsToolsAndWritesNothing()
{
    tests::FakeClock clock;
    RehearsalClient client(clock, Pace::AtOnce);
    QObject owner;
    const auto request = wakeAfter(u"Aya, what is a distributed system?"_s, 2);
    Listener heard(client.start(request, &owner));

    clock.advance(0ms);

    QCOMPARE(heard.tools, llm::rehearsal::rehearseWake(request.brief, {}).calls);
    QCOMPARE(heard.tools.size(), 1);
    QCOMPARE(heard.tools.first().name, u"consume"_s);
    QVERIFY(!heard.tools.first().id.value().isEmpty());
    QCOMPARE(heard.pieces, 0);
    QCOMPARE(heard.finished, 1);
    QCOMPARE(heard.reason, u"toolCalls"_s);
}

void TestRehearsalClient::aWakeWithNothingToDoJustEnds()
{
    tests::FakeClock clock;
    RehearsalClient client(clock, Pace::Live);
    QObject owner;
    Listener heard(client.start(wakeAfter(u"Nobody needs to answer."_s, 2), &owner));

    clock.advance(10s);

    QCOMPARE(heard.tools.size() + heard.pieces, 0);
    QCOMPARE(heard.finished, 1);
    QCOMPARE(heard.reason, u"stop"_s);
}

void TestRehearsalClient::theEagerThinkForAShorterTime()
{
    const auto timeOf = [](qsizetype companion) {
        tests::FakeClock clock;
        RehearsalClient client(clock, Pace::Live);
        QObject owner;
        Listener heard(client.start(wakeAfter(u"Aya, what is a distributed system?"_s, companion), &owner));
        while (heard.finished == 0)
            clock.advance(1ms);
        return clock.steadyNow();
    };

    QVERIFY(timeOf(2) < timeOf(0));
    QVERIFY(timeOf(2) < timeOf(1));
}

void TestRehearsalClient::cancelledFromItsOwnCallItSaysNoMore()
{
    tests::FakeClock clock;
    RehearsalClient client(clock, Pace::AtOnce);
    QObject owner;
    llm::ModelCall *call = client.start(wakeAfter(u"Aya, what is a distributed system?"_s, 2), &owner);
    Listener heard(call);
    connect(call, &llm::ModelCall::toolCalled, call, [call] { call->cancel(); });

    clock.advance(1s);

    QCOMPARE(heard.failed, 1);
    QCOMPARE(heard.finished, 0);
}

void TestRehearsalClient::saysNothingBeforeTheEventLoop()
{
    tests::FakeClock clock;
    RehearsalClient client(clock, Pace::AtOnce);
    QObject owner;

    Listener heard(client.start(requestFor(llm::Purpose::Speech), &owner));

    QCOMPARE(heard.pieces + heard.finished + heard.failed, 0);
}

void TestRehearsalClient::cancelFailsAtOnceAndOnlyOnce()
{
    tests::FakeClock clock;
    RehearsalClient client(clock, Pace::Live);
    QObject owner;
    llm::ModelCall *call = client.start(requestFor(llm::Purpose::Speech), &owner);
    Listener heard(call);
    clock.advance(1s);
    const int pieces = heard.pieces;

    call->cancel();
    call->cancel();
    clock.advance(60s);

    QCOMPARE(heard.failed, 1);
    QCOMPARE(heard.cause, model::Cause::NoAnswer);
    QCOMPARE(heard.finished, 0);
    QCOMPARE(heard.pieces, pieces);
}

void TestRehearsalClient::cancelledFromItsOwnPieceItSaysNoMore()
{
    tests::FakeClock clock;
    RehearsalClient client(clock, Pace::AtOnce);
    QObject owner;
    llm::ModelCall *call = client.start(requestFor(llm::Purpose::Speech), &owner);
    Listener heard(call);
    connect(call, &llm::ModelCall::textDelta, call, [call] { call->cancel(); });

    clock.advance(1s);

    QCOMPARE(heard.failed, 1);
    QCOMPARE(heard.finished, 0);
}

void TestRehearsalClient::aDestroyedCallIsSilent()
{
    tests::FakeClock clock;
    RehearsalClient client(clock, Pace::Live);
    QObject owner;
    llm::ModelCall *call = client.start(requestFor(llm::Purpose::Speech), &owner);
    Listener heard(call);

    delete call;
    clock.advance(60s);

    QCOMPARE(heard.pieces + heard.finished + heard.failed, 0);
    QCOMPARE(clock.pending(), 0);
}

SUITE_TEST(QCoreApplication, TestRehearsalClient)

} // namespace tst_rehearsal_client

#include "tst_rehearsal_client.moc"
