// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/room/ledger.h"
#include "core/turn/advance.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_ledger {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using model::Cause;
using model::Control;
using model::Outcome;
using model::PolicyName;
using model::PolicySettings;
using room::Ending;
using room::Ledger;
using Why = room::RingWatch::Why;
using tests::companion;
using tests::user;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);
const QDateTime kNoon(QDate(2026, 3, 14), QTime(12, 0), base::kUtc);

PolicySettings playing(PolicyName policy)
{
    PolicySettings settings;
    settings.policy = policy;
    settings.gap = Millis(0);
    return settings;
}

/// A floor with its ledger; the wall clock shows noon and as many seconds as the axis.
class Desk
{
public:
    explicit Desk(const PolicySettings &policy, const QList<base::ParticipantId> &roster = {kAya, kKyoko})
        : m_policy(policy)
        , m_floor(turn::openFloor(roster, policy))
        , m_ledger(m_floor, {})
    {
    }

    void tell(int seconds, const model::FloorInputKind &kind)
    {
        const model::FloorInput input{std::chrono::seconds(seconds), kind};
        turn::Step step = turn::advance(std::move(m_floor), input, m_policy);
        m_floor = std::move(step.floor);
        m_ledger.follow(input, step.outputs, m_floor, kNoon.addSecs(seconds));
    }
    void says(int seconds, const QString &id, const QList<base::ParticipantId> &to = {})
    {
        tell(seconds, model::Posted{tests::message(id).to(to).says(u"Hello"_s)});
    }
    void buys(int seconds, const base::ParticipantId &who, int amount, const QString &text = u"Mm."_s)
    {
        const model::Message message = tests::message(QString()).from(who).says(text);
        tell(seconds, model::Consume{who, double(amount), message});
    }
    void ends(int seconds, const base::ParticipantId &who, Outcome outcome, std::optional<Cause> cause = {})
    {
        model::TurnOver over{who, outcome, {}, {}, cause};
        if (outcome == Outcome::Spoke)
            over.said = tests::message(QString()).from(who).says(u"Well, %1."_s.arg(seconds));
        tell(seconds, over);
    }

    [[nodiscard]] const Ledger &ledger() const { return m_ledger; }
    [[nodiscard]] const turn::Floor &floor() const { return m_floor; }

private:
    PolicySettings m_policy;
    turn::Floor m_floor;
    Ledger m_ledger;
};

} // namespace

class TestLedger : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void purchasesAndRefusalsAreKeptInOrder();
    void aRefundKnowsWhoSpentItAndWhen();
    void theLevelIsFollowedDownAndUp();
    void theOldestAreForgotten();
    void anIgnoredOfferIsNoPurchase();
    void aTurnsEndIsKnownUntilTheNextOneBegins();
    void emptySpeechIsASilence();
    void theRingsStartIsExplained_data();
    void theRingsStartIsExplained();
    void aTurnThatWaitsKeepsItsReason();
    void onlyWhatChangesTheRingIsAChangeOfIt();
    void aLogKnowsTheTimeOfMessagesOnly();
};

void TestLedger::purchasesAndRefusalsAreKeptInOrder()
{
    Desk desk(playing(PolicyName::Resource));
    desk.says(0, u"m1"_s);

    desk.buys(1, kAya, 60, u"Good evening to you."_s);
    desk.buys(2, kKyoko, 60, u"The same to you."_s);
    desk.buys(3, kKyoko, 5, u"far more than ten characters"_s);

    const QList<room::Purchase> &all = desk.ledger().purchases();
    QCOMPARE(all.size(), 3);
    QCOMPARE(all[0], (room::Purchase{.t = std::chrono::seconds(1),
                                     .time = kNoon.addSecs(1),
                                     .from = kAya,
                                     .amount = 60,
                                     .success = true,
                                     .level = 40,
                                     .message = base::MessageId(u"#2"_s)}));
    QVERIFY(!all[1].success);
    QCOMPARE(all[1].amount, 60);
    QCOMPARE(all[1].level, 40);
    QCOMPARE(all[1].refusal, u"Not enough resource."_s);
    QVERIFY(!all[1].message);
    QCOMPARE(all[2].refusal, u"tooLong: 10"_s);
}

void TestLedger::aRefundKnowsWhoSpentItAndWhen()
{
    Desk desk(playing(PolicyName::Resource));
    desk.says(0, u"m1"_s);

    desk.buys(2, kAya, 60, u"Good evening to you."_s);

    QCOMPARE(desk.floor().refunds.size(), 1);
    QCOMPARE(desk.floor().refunds.first().spent, Millis(2000));
    QCOMPARE(desk.floor().refunds.first().due, Millis(7000));
    QCOMPARE(desk.floor().refunds.first().from, kAya);
}

void TestLedger::theLevelIsFollowedDownAndUp()
{
    Desk desk(playing(PolicyName::Resource));
    desk.says(0, u"m1"_s);

    desk.buys(1, kAya, 60, u"Good evening to you."_s);
    desk.buys(2, kKyoko, 5);
    desk.tell(20, Control::Tick);

    const QList<room::LevelMark> expected{
        {Millis(1000), 40}, {Millis(2000), 35}, {Millis(6000), 95}, {Millis(7000), 100}};
    QCOMPARE(desk.ledger().levels(), expected);
}

void TestLedger::theOldestAreForgotten()
{
    Desk desk(playing(PolicyName::Resource));

    for (int n = 0; n < 3 * Ledger::kMostMarks; ++n)
        desk.buys(n * 10, user(), 5);

    QCOMPARE(desk.ledger().purchases().size(), Ledger::kMostPurchases);
    QCOMPARE(desk.ledger().levels().size(), Ledger::kMostMarks);
    QCOMPARE(desk.ledger().purchases().last().t, Millis((3 * Ledger::kMostMarks - 1) * 10000));
}

void TestLedger::anIgnoredOfferIsNoPurchase()
{
    Desk desk(playing(PolicyName::Resource));

    desk.buys(1, kAya, 101);
    desk.buys(2, kAya, -1);

    QVERIFY(desk.ledger().purchases().isEmpty());
    QVERIFY(desk.ledger().levels().isEmpty());
}

void TestLedger::aTurnsEndIsKnownUntilTheNextOneBegins()
{
    Desk desk(playing(PolicyName::Resource));
    desk.says(0, u"m1"_s);
    QVERIFY(!desk.ledger().lastEnding(kAya));

    desk.ends(1, kAya, Outcome::NoReply, Cause::NothingToSay);
    const std::optional<Ending> passed = desk.ledger().lastEnding(kAya);
    desk.says(2, u"m2"_s);

    QCOMPARE(passed, (Ending{Outcome::NoReply, Cause::NothingToSay}));
    QVERIFY(!desk.ledger().lastEnding(kAya)); // awake again
    desk.tell(3, Control::Stop);
    QCOMPARE(desk.ledger().lastEnding(kAya), (Ending{Outcome::Cancelled, Cause::Stopped}));
}

void TestLedger::emptySpeechIsASilence()
{
    Desk desk(playing(PolicyName::Ring));
    desk.says(0, u"m1"_s);
    const base::ParticipantId first = *desk.floor().ring.current;

    model::TurnOver over{first, Outcome::Spoke, {}, {}, {}};
    over.said = tests::message(QString()).from(first).says(u" NO_REPLY "_s);
    desk.tell(1, over);

    QCOMPARE(desk.ledger().lastEnding(first), (Ending{Outcome::NoReply, {}}));
    QVERIFY(desk.floor().ring.silent.contains(first));
}

void TestLedger::theRingsStartIsExplained_data()
{
    QTest::addColumn<QString>("story");
    QTest::addColumn<Why>("why");
    QTest::addColumn<QString>("after"); // place in the order, or empty

    QTest::newRow("a message to everybody") << u"user"_s << Why::First << QString();
    QTest::newRow("a message to one") << u"named"_s << Why::Addressed << QString();
    QTest::newRow("after a speech") << u"user spoke"_s << Why::After << u"0"_s;
    QTest::newRow("after a silence") << u"user silent"_s << Why::After << u"0"_s;
    QTest::newRow("a cue") << u"cue"_s << Why::Cued << QString();
    QTest::newRow("after the cued one") << u"cue spoke"_s << Why::After << u"1"_s;
    QTest::newRow("the user again") << u"user spoke user"_s << Why::First << QString();
}

void TestLedger::theRingsStartIsExplained()
{
    QFETCH(QString, story);
    QFETCH(Why, why);
    QFETCH(QString, after);
    Desk desk(playing(PolicyName::Ring));
    const QList<base::ParticipantId> order = desk.floor().ring.order;

    int second = 0;
    for (const QString &event : story.split(u' ')) {
        ++second;
        if (event == "user"_L1)
            desk.says(second, u"m%1"_s.arg(second));
        else if (event == "named"_L1)
            desk.says(second, u"m%1"_s.arg(second), {order[1]});
        else if (event == "cue"_L1)
            desk.tell(second, model::CompanionInput{model::CompanionInput::Kind::Cue, order[1]});
        else
            desk.ends(second, *desk.floor().ring.current,
                      event == "spoke"_L1 ? Outcome::Spoke : Outcome::NoReply);
    }

    QVERIFY(desk.ledger().ring().start());
    QCOMPARE(desk.ledger().ring().start()->why, why);
    const auto before = desk.ledger().ring().start()->after;
    QCOMPARE(before, after.isEmpty() ? std::nullopt : std::optional(order[after.toInt()]));
}

void TestLedger::aTurnThatWaitsKeepsItsReason()
{
    Desk desk(playing(PolicyName::Ring));
    desk.tell(0, Control::Hold);
    desk.says(1, u"m1"_s, {desk.floor().ring.order.last()});

    desk.tell(2, Control::Release);

    QVERIFY(desk.floor().turn);
    QCOMPARE(desk.ledger().ring().start()->why, Why::Addressed);
    desk.tell(3, Control::Reset);
    QVERIFY(!desk.ledger().ring().start());
}

void TestLedger::onlyWhatChangesTheRingIsAChangeOfIt()
{
    Desk desk(playing(PolicyName::Ring));
    QVERIFY(!desk.ledger().ring().lastChange().isValid());

    desk.says(1, u"m1"_s);
    desk.tell(2, Control::Tick);
    QCOMPARE(desk.ledger().ring().lastChange(), kNoon.addSecs(1)); // the ring has a current companion

    const QList<base::ParticipantId> order = desk.floor().ring.order;
    desk.tell(3, model::OrderSet{{order[1], order[0]}});
    QCOMPARE(desk.ledger().ring().lastChange(), kNoon.addSecs(3));
    desk.tell(4, model::OrderSet{{order[1], order[0]}});
    QCOMPARE(desk.ledger().ring().lastChange(), kNoon.addSecs(3));
}

void TestLedger::aLogKnowsTheTimeOfMessagesOnly()
{
    const PolicySettings policy = playing(PolicyName::Resource);
    turn::Floor floor = turn::openFloor({kAya, kKyoko}, policy);
    model::MessageRow row;
    row.posted.message.id = base::MessageId(u"m1"_s);
    row.time = kNoon;
    Ledger ledger(floor, {row});

    for (const QString &id : {u"m1"_s, u"m2"_s}) {
        const model::Message said = tests::message(id).from(kAya).says(u"Good evening to you."_s);
        const model::FloorInput input{Millis(0), model::Consume{kAya, 60.0, said}};
        turn::Step step = turn::advance(std::move(floor), input, policy);
        floor = std::move(step.floor);
        ledger.follow(input, step.outputs, floor);
    }

    QCOMPARE(ledger.purchases().first().time, kNoon);
    QVERIFY(!ledger.purchases().last().success);
    QVERIFY(!ledger.purchases().last().time.isValid());
}

SUITE_TEST(QCoreApplication, TestLedger)

} // namespace tst_ledger

#include "tst_ledger.moc"
