// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/rooms/floor_view.h"
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QTest>

namespace tst_floor_view {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using model::Control;
using model::PolicyName;
using tests::companion;
using tests::message;
using tests::ScriptedAnswer;
using tests::Stage;

namespace {

model::Room roomUnder(PolicyName policy)
{
    return tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}).policy(policy);
}

ports::FloorView viewOf(Stage &stage) { return services::floorView(stage.director()); }

const ports::RingSeat &seatOf(const ports::RingView &ring, const base::ParticipantId &id)
{
    return *std::find_if(ring.order.cbegin(), ring.order.cend(),
                         [&id](const ports::RingSeat &seat) { return seat.id == id; });
}

} // namespace

/// The floor of a real room, as seen from outside.
class TestFloorView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyThePolicysOwnViewIsThere();
    void aSleepingRingTellsWhomItWouldWake();
    void theRingTellsWhoMaySpeakAndWhy();
    void aSwitchOfThePolicyLeavesItsVotesBehind();
    void aRestIsToldByTheRulesThatHoldNow();
    void whoIsMutedIsNotWoken();
    void theOrderByHandIsSeenWithItsTime();
    void theMeterStartsFull();
    void whoWasWokenIsAwake();
    void spendingsAndRefundsAreSeen();
    void aRestartKnowsWhatWasSpent();
    void theEndsOfWakesAreSeen();
};

void TestFloorView::onlyThePolicysOwnViewIsThere()
{
    for (const PolicyName policy :
         {PolicyName::Vote, PolicyName::Resource, PolicyName::Ring, PolicyName::Manual}) {
        Stage stage(roomUnder(policy));

        const ports::FloorView view = viewOf(stage);

        QCOMPARE(view.meter.has_value(), policy == PolicyName::Resource);
        QCOMPARE(view.ring.has_value(), policy == PolicyName::Ring);
    }
}

void TestFloorView::aSleepingRingTellsWhomItWouldWake()
{
    Stage stage(roomUnder(PolicyName::Ring));

    const ports::RingView ring = *viewOf(stage).ring;

    QCOMPARE(ring.order.size(), 2);
    QVERIFY(!ring.current);
    QVERIFY(!ring.start);
    QVERIFY(!ring.lastChange.isValid());
    QCOMPARE(ring.userWakes, std::optional(ring.order.first().id));
    QCOMPARE(ring.outsiderWakes, std::optional(ring.order.first().id));
    QVERIFY(!ring.order.first().maySpeak);
    QCOMPARE(ring.order.first().reason, u"dormant"_s);
}

void TestFloorView::theRingTellsWhoMaySpeakAndWhy()
{
    Stage stage(roomUnder(PolicyName::Ring));
    stage.speech(u"aya"_s, ScriptedAnswer::slowly({u"Tea,"_s, u" please."_s}, Millis(500)));

    stage.userSays(message(u"m1"_s).to({companion(u"aya"_s)}).says(u"Aya?"_s));
    stage.wait(700);

    const ports::FloorView view = viewOf(stage);
    QCOMPARE(view.ring->current, std::optional(companion(u"aya"_s)));
    QCOMPARE(view.ring->start, (ports::RingStart{ports::RingStart::Why::Addressed, {}}));
    QVERIFY(seatOf(*view.ring, companion(u"aya"_s)).maySpeak);
    QCOMPARE(seatOf(*view.ring, companion(u"aya"_s)).reason, u"is_current_speaker"_s);
    QVERIFY(!seatOf(*view.ring, companion(u"kyoko"_s)).maySpeak);
    QCOMPARE(seatOf(*view.ring, companion(u"kyoko"_s)).reason, u"not_current_speaker"_s);
    QVERIFY(!view.ring->outsiderWakes); // while the ring is awake an outsider's message is context
    QVERIFY(view.ring->userWakes);
    QCOMPARE(view.ring->next, std::optional(companion(u"kyoko"_s)));
}

void TestFloorView::aSwitchOfThePolicyLeavesItsVotesBehind()
{
    Stage stage(roomUnder(PolicyName::Vote));
    stage.vote(u"aya"_s, ScriptedAnswer::vote(model::VoteState::Listen, 4));
    stage.vote(u"kyoko"_s, ScriptedAnswer::vote(model::VoteState::Listen, 3));
    stage.userSays(u"Hello"_s);
    QCOMPARE(viewOf(stage).rows.first().vote, ports::FloorRow::Vote::Voted);

    model::PolicySettings ring = stage.director().room().policy;
    ring.policy = PolicyName::Ring;
    stage.director().setPolicy(ring, u"test"_s);

    QVERIFY(viewOf(stage).decision); // it was decided
    QCOMPARE(viewOf(stage).rows.first().vote, ports::FloorRow::Vote::None);
}

void TestFloorView::aRestIsToldByTheRulesThatHoldNow()
{
    Stage stage(roomUnder(PolicyName::Ring));
    stage.userSays(u"Hello"_s); // nobody is scripted to speak: the first turn fails
    stage.director().control(model::Control::Reset, u"test"_s);
    QCOMPARE(viewOf(stage).rest->reason, model::RestReason::Dormant);
    const auto switchTo = [&stage](PolicyName name) {
        model::PolicySettings policy = stage.director().room().policy;
        policy.policy = name;
        stage.director().setPolicy(policy, u"test"_s);
        return viewOf(stage).rest->reason;
    };

    QCOMPARE(switchTo(PolicyName::Manual), model::RestReason::AwaitingCue);
    QCOMPARE(switchTo(PolicyName::Vote), model::RestReason::Nobody);
    QCOMPARE(switchTo(PolicyName::Resource), model::RestReason::Nobody);
}

void TestFloorView::whoIsMutedIsNotWoken()
{
    Stage stage(roomUnder(PolicyName::Ring));
    const base::ParticipantId first = viewOf(stage).ring->order.first().id;
    const base::ParticipantId second = viewOf(stage).ring->order.last().id;

    stage.director().setMuted(first, true, u"test"_s);
    QCOMPARE(viewOf(stage).ring->userWakes, std::optional(second));
    stage.director().setMuted(second, true, u"test"_s);

    QVERIFY(!viewOf(stage).ring->userWakes);
    QVERIFY(!viewOf(stage).ring->outsiderWakes);
}

void TestFloorView::theOrderByHandIsSeenWithItsTime()
{
    Stage stage(roomUnder(PolicyName::Ring));
    const ports::RingView before = *viewOf(stage).ring;

    stage.wait(1000);
    stage.director().setOrder({before.order.last().id, before.order.first().id}, u"test"_s);

    const ports::RingView after = *viewOf(stage).ring;
    QCOMPARE(after.order.first().id, before.order.last().id);
    QCOMPARE(after.lastChange, stage.clock().wallNow());
    QCOMPARE(after.userWakes, std::optional(before.order.last().id));
}

void TestFloorView::theMeterStartsFull()
{
    Stage stage(roomUnder(PolicyName::Resource));
    stage.wait(250);

    const ports::MeterView meter = *viewOf(stage).meter;

    QCOMPARE(meter.level, 100);
    QCOMPARE(meter.now, stage.director().now());
    QVERIFY(meter.refunds.isEmpty());
    QVERIFY(meter.spendings.isEmpty());
    QVERIFY(meter.history.isEmpty());
}

void TestFloorView::whoWasWokenIsAwake()
{
    Stage stage(roomUnder(PolicyName::Resource));
    QVERIFY(!viewOf(stage).rows.first().awake);

    stage.director().say(message(QString()).says(u"Hello"_s), u"test"_s);

    QVERIFY(viewOf(stage).rows.first().awake);
    QVERIFY(!viewOf(stage).rows.first().lastEnd);
    stage.director().control(Control::Stop, u"test"_s);
    const ports::FloorRow row = viewOf(stage).rows.first();
    QVERIFY(!row.awake);
    QCOMPARE(row.lastEnd, (ports::TurnEnd{model::Outcome::Cancelled, model::Cause::Stopped}));
}

void TestFloorView::spendingsAndRefundsAreSeen()
{
    Stage stage(roomUnder(PolicyName::Resource));
    stage.director().say(message(QString()).says(u"Hello"_s), u"test"_s);

    stage.director().buy(message(u"m"_s).from(companion(u"aya"_s)).says(u"Good evening to you."_s), 60.0,
                         u"studio"_s);
    stage.director().buy(message(u"m"_s).from(companion(u"kyoko"_s)).says(u"And to you too."_s), 60.0,
                         u"studio"_s);

    const ports::FloorView view = viewOf(stage);
    const ports::MeterView &meter = *view.meter;
    QCOMPARE(meter.level, 40);
    QCOMPARE(meter.refunds.size(), 1);
    QCOMPARE(meter.refunds.first().from, companion(u"aya"_s));
    QCOMPARE(meter.refunds.first().due - meter.refunds.first().spent, Millis(5000));
    QCOMPARE(meter.spendings.size(), 2);
    QVERIFY(meter.spendings.first().success);
    QVERIFY(meter.spendings.first().message);
    QCOMPARE(meter.spendings.first().time, stage.clock().wallNow());
    QVERIFY(!meter.spendings.last().success);
    QCOMPARE(meter.spendings.last().level, 40);
    QCOMPARE(view.rows.last().wanted, std::optional(60));
    QCOMPARE(meter.history, (QList<ports::LevelPoint>{{meter.now, 40}}));
}

void TestFloorView::aRestartKnowsWhatWasSpent()
{
    const model::Room room = roomUnder(PolicyName::Resource);
    Stage before(room);
    before.director().buy(message(u"m"_s).from(companion(u"aya"_s)).says(u"Good evening to you."_s), 60.0,
                          u"studio"_s);
    before.director().buy(message(u"m"_s).from(companion(u"kyoko"_s)).says(u"And to you too."_s), 60.0,
                          u"studio"_s);
    before.wait(0);

    Stage after(room, before.log());

    const ports::MeterView meter = *viewOf(after).meter;
    QCOMPARE(meter.level, 100); // full at the opening
    QVERIFY(meter.refunds.isEmpty());
    QCOMPARE(meter.spendings.size(), 2);
    QCOMPARE(meter.spendings.first().time, before.clock().wallNow()); // its message is known
    QVERIFY(!meter.spendings.last().time.isValid());
}

void TestFloorView::theEndsOfWakesAreSeen()
{
    Stage stage(roomUnder(PolicyName::Resource));
    stage.wake(u"aya"_s, ScriptedAnswer::consume(60, u"Good evening to you."_s));
    stage.wake(u"aya"_s, ScriptedAnswer::text(QString()));
    stage.wake(u"kyoko"_s, ScriptedAnswer::text(QString()));

    stage.userSays(u"Hello"_s);
    stage.wait(100);

    const ports::FloorView view = viewOf(stage);
    const ports::FloorRow &aya = view.rows.first();
    const ports::FloorRow &kyoko = view.rows.last();
    QVERIFY(!aya.awake && !kyoko.awake);
    QCOMPARE(aya.lastEnd, (ports::TurnEnd{model::Outcome::Spoke, {}}));
    QCOMPARE(kyoko.lastEnd, (ports::TurnEnd{model::Outcome::NoReply, model::Cause::NothingToSay}));
    QCOMPARE(view.meter->spendings.size(), 1);
    QCOMPARE(view.meter->level, 40);
    stage.wait(5000);
    QCOMPARE(viewOf(stage).meter->level, 100);
}

SUITE_TEST(QCoreApplication, TestFloorView)

} // namespace tst_floor_view

#include "tst_floor_view.moc"
