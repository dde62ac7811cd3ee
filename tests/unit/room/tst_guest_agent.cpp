// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/companion_agent.h"
#include "core/room/guest_agent.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_guest_agent {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using base::ParticipantId;
using base::RoomId;
using model::Cause;
using model::Outcome;
using room::GuestAgent;

namespace {

const RoomId kTea(u"tea"_s);
const ParticipantId kBob(u"guest:bob"_s);

agent::Scene sceneOf(const ParticipantId &who)
{
    agent::Scene scene;
    scene.persona.id = who;
    scene.room = kTea;
    return scene;
}

model::TurnOver endOf(const QSignalSpy &over) { return over.first()[0].value<model::TurnOver>(); }

} // namespace

/// How the room waits for guests.
class TestGuestAgent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aVoteOfOneWhoIsNotThereIsGivenUpFromTheEventLoop();
    void aVoteOfOneWhoIsThereIsWaitedFor();
    void whoGoesIsNotWaitedForAnyMore();
    void aTurnOfOneWhoIsNotThereEndsAtOnce();
    void aTurnIsWaitedForAMinute();
    void whoComesToListenInItsTurnHasAMinuteFromThen();
    void aWokenOneIsWaitedForHalfAMinute();
    void whatWasCancelledEndsOnce();
    void inAnotherRoomItIsNotThere();

private:
    tests::FakeClock m_clock;
    tests::ScriptedModelClient m_model{m_clock};
    agent::CompanionAgent m_companions{m_model, m_clock};
    QObject m_parent;
};

void TestGuestAgent::aVoteOfOneWhoIsNotThereIsGivenUpFromTheEventLoop()
{
    GuestAgent agent(m_companions, m_clock);

    agent::VoteCall *call = agent.vote(sceneOf(kBob), &m_parent);
    const QSignalSpy failed(call, &agent::VoteCall::failed);
    const qsizetype before = failed.size();
    m_clock.advance(Millis(0));

    QCOMPARE(before, 0);
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first()[0].value<Cause>(), Cause::NoAnswer);
}

void TestGuestAgent::aVoteOfOneWhoIsThereIsWaitedFor()
{
    GuestAgent agent(m_companions, m_clock);
    agent.setConnected(kTea, kBob, true);

    agent::VoteCall *call = agent.vote(sceneOf(kBob), &m_parent);
    const QSignalSpy failed(call, &agent::VoteCall::failed);
    m_clock.advance(std::chrono::hours(1));

    QCOMPARE(failed.size(), 0);
    call->cancel();
    QCOMPARE(failed.size(), 0);
}

void TestGuestAgent::whoGoesIsNotWaitedForAnyMore()
{
    GuestAgent agent(m_companions, m_clock);
    agent.setConnected(kTea, kBob, true);
    agent::VoteCall *vote = agent.vote(sceneOf(kBob), &m_parent);
    agent::TurnCall *turn = agent.speak(sceneOf(kBob), nullptr, &m_parent);
    const QSignalSpy failed(vote, &agent::VoteCall::failed);
    const QSignalSpy over(turn, &agent::TurnCall::over);

    agent.setConnected(kTea, kBob, false);
    agent.setConnected(kTea, kBob, false);

    QCOMPARE(failed.size(), 1);
    QCOMPARE(over.size(), 1);
    QCOMPARE(endOf(over).outcome, Outcome::NoReply);
    QCOMPARE(endOf(over).cause, std::optional(Cause::NoAnswer));
}

void TestGuestAgent::aTurnOfOneWhoIsNotThereEndsAtOnce()
{
    GuestAgent agent(m_companions, m_clock);

    agent::TurnCall *call = agent.speak(sceneOf(kBob), nullptr, &m_parent);
    const QSignalSpy over(call, &agent::TurnCall::over);
    const QSignalSpy events(call, &agent::TurnCall::event);
    const qsizetype before = over.size();
    m_clock.advance(Millis(0));

    QCOMPARE(before, 0);
    QCOMPARE(over.size(), 1);
    QCOMPARE(events.size(), 1); // the closing event
    QCOMPARE(endOf(over).cause, std::optional(Cause::NoAnswer));
}

void TestGuestAgent::whoComesToListenInItsTurnHasAMinuteFromThen()
{
    GuestAgent agent(m_companions, m_clock);
    agent.setConnected(kTea, kBob, true);
    agent::TurnCall *call = agent.speak(sceneOf(kBob), nullptr, &m_parent);
    const QSignalSpy over(call, &agent::TurnCall::over);
    m_clock.advance(GuestAgent::kBriefestPatience - Millis(1));

    agent.setListening(kTea, kBob, true);
    m_clock.advance(GuestAgent::kTurnPatience - Millis(1));
    const qsizetype before = over.size();
    m_clock.advance(Millis(1));

    QCOMPARE(before, 0);
    QCOMPARE(over.size(), 1);
}

void TestGuestAgent::aTurnIsWaitedForAMinute()
{
    GuestAgent agent(m_companions, m_clock);
    agent.setConnected(kTea, kBob, true);
    agent.setListening(kTea, kBob, true);

    agent::TurnCall *call = agent.speak(sceneOf(kBob), nullptr, &m_parent);
    const QSignalSpy over(call, &agent::TurnCall::over);
    m_clock.advance(GuestAgent::kTurnPatience - Millis(1));
    const qsizetype before = over.size();
    m_clock.advance(Millis(1));

    QCOMPARE(before, 0);
    QCOMPARE(over.size(), 1);
    QCOMPARE(endOf(over).outcome, Outcome::NoReply);
    QCOMPARE(endOf(over).cause, std::optional(Cause::Timeout));
}

void TestGuestAgent::aWokenOneIsWaitedForHalfAMinute()
{
    GuestAgent agent(m_companions, m_clock);
    agent.setConnected(kTea, kBob, true);

    agent::TurnCall *call = agent.wake(sceneOf(kBob), nullptr, &m_parent);
    const QSignalSpy over(call, &agent::TurnCall::over);
    m_clock.advance(GuestAgent::kWakePatience - Millis(1));
    const qsizetype before = over.size();
    m_clock.advance(Millis(1));

    QCOMPARE(before, 0);
    QCOMPARE(over.size(), 1);
}

void TestGuestAgent::whatWasCancelledEndsOnce()
{
    GuestAgent agent(m_companions, m_clock);
    agent.setConnected(kTea, kBob, true);
    agent::TurnCall *call = agent.speak(sceneOf(kBob), nullptr, &m_parent);
    const QSignalSpy over(call, &agent::TurnCall::over);

    call->cancel();
    agent.setConnected(kTea, kBob, false);
    m_clock.advance(std::chrono::hours(1));

    QCOMPARE(over.size(), 1);
    QCOMPARE(endOf(over).outcome, Outcome::Cancelled);
}

void TestGuestAgent::inAnotherRoomItIsNotThere()
{
    GuestAgent agent(m_companions, m_clock);

    agent.setConnected(RoomId(u"supper"_s), kBob, true);

    QVERIFY(agent.isConnected(RoomId(u"supper"_s), kBob));
    QVERIFY(!agent.isConnected(kTea, kBob));
}

SUITE_TEST(QCoreApplication, TestGuestAgent)

} // namespace tst_guest_agent

#include "tst_guest_agent.moc"
