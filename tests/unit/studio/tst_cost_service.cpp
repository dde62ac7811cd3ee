// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlite/sqlite_store.h"
#include "core/store/tables/room_table.h"
#include "core/studio/services/providers/cost_service.h"
#include "tests/support/answer.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"

#include <QTest>

namespace tst_cost_service {

using namespace Qt::StringLiterals;
using namespace studio;
using model::CallPurpose;
using model::CallRecord;
using ports::RoomCost;
using tests::companion;

namespace {

const base::MessageId kHello(u"m1"_s);
const base::TurnId kTurn(u"t1"_s);

CallRecord call(const base::RoomId &room, CallPurpose purpose, qint64 cost, const QDateTime &time)
{
    CallRecord record;
    record.time = time;
    record.room = room;
    record.purpose = purpose;
    record.provider = base::ProviderId(u"p"_s);
    record.model = u"m"_s;
    record.about = kHello;
    record.companions = {companion(u"aya"_s)};
    record.tokens = {.input = 10, .output = 1};
    record.cost = cost;
    if (purpose == CallPurpose::Speech)
        record.turn = kTurn;
    return record;
}

} // namespace

/// The costs of calls: of a turn, a room, a day; and budgets.
class TestCostService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aCallIsToldWithTheRoomsSum();
    void aTurnHasTheVotesThatLedToIt();
    void yesterdayIsNotToday();
    void aReportHoldsCallsTurnsAndDays();
    void aCallOfNoRoomIsInTheReportOfAll();
    void aBudgetThatIsUsedUpIsToldOnce();
    void aLargerBudgetIsNotUsedUp();
    void aBudgetThatIsSetBackIsUsedUpStill();

private:
    void makeRoom(const std::optional<qint64> &budget);
    void changeBudget(qint64 budget);
    [[nodiscard]] ports::CostReport reportOf(const base::RoomId &room);
    void note(CallPurpose purpose, qint64 cost)
    {
        m_service->note(call(m_room.id, purpose, cost, m_clock.wallNow()));
    }

    tests::FakeClock m_clock;
    model::Room m_room;
    std::unique_ptr<tests::TemporaryStudio> m_studio;
    std::unique_ptr<store::SqliteStore> m_store;
    std::unique_ptr<services::CostService> m_service;
    QList<RoomCost> m_told;
    int m_usedUp = 0;
    qint64 m_seq = 1; ///< of the newest event in the room
};

void TestCostService::init()
{
    m_service.reset();
    m_store.reset();
    m_told.clear();
    m_usedUp = 0;
    m_seq = 1;
    m_studio = std::make_unique<tests::TemporaryStudio>();
    m_store = store::SqliteStore::open(m_studio->dataFolder(), store::SqliteStore::Mode::ReadWrite).value();
    m_service = std::make_unique<services::CostService>(*m_store, *m_store, m_clock);
    connect(m_service.get(), &ports::CostPort::costChanged, this,
            [this](const auto &, const RoomCost &cost) { m_told.append(cost); });
    connect(m_service.get(), &services::CostService::budgetUsedUp, this, [this] { ++m_usedUp; });
}

void TestCostService::makeRoom(const std::optional<qint64> &budget)
{
    m_room = tests::room(u"tea"_s).with({u"aya"_s});
    m_room.models.budget = budget;
    model::Envelope first;
    first.seq = m_seq;
    first.topic = model::Topic::Roster;
    first.origin = u"user"_s;
    first.room = m_room.id;
    first.time = m_clock.wallNow();
    first.body = model::RoomChanged{m_room};
    bool made = false;
    store::RoomTable(*m_store).createRoom(first, this,
                                          [&made](const auto &room) { made = room.has_value(); });
    QTRY_VERIFY(made);
}

void TestCostService::changeBudget(qint64 budget)
{
    m_room.models.budget = budget;
    model::Envelope next;
    next.seq = ++m_seq;
    next.topic = model::Topic::Roster;
    next.origin = u"user"_s;
    next.room = m_room.id;
    next.time = m_clock.wallNow();
    next.body = model::RoomChanged{m_room};
    m_store->append({next});
}

ports::CostReport TestCostService::reportOf(const base::RoomId &room)
{
    tests::Answer<ports::CostReport> report;
    m_service->report(room, report.then());
    return report.comes() ? report.result().value_or(ports::CostReport{}) : ports::CostReport{};
}

void TestCostService::aCallIsToldWithTheRoomsSum()
{
    makeRoom({});

    note(CallPurpose::Vote, 5);
    note(CallPurpose::Speech, 20);

    QTRY_VERIFY(!m_told.isEmpty() && m_told.last().all.calls == 2);
    QCOMPARE(m_told.last().all.cost, 25);
    QCOMPARE(m_told.last().all.tokens.input, 20);
    QCOMPARE(m_told.last().today, m_told.last().all);
    QVERIFY(!m_told.last().usedUp);
}

void TestCostService::aTurnHasTheVotesThatLedToIt()
{
    const base::RoomId room(u"r"_s);
    const QDateTime now = m_clock.wallNow();
    CallRecord other = call(room, CallPurpose::Vote, 1000, now);
    other.about = base::MessageId(u"m2"_s);

    const auto turns = services::turnCosts(
        {call(room, CallPurpose::Vote, 1, now), call(room, CallPurpose::Repair, 2, now),
         call(room, CallPurpose::Speech, 10, now), other, call(room, CallPurpose::Speech, 20, now)});

    QCOMPARE(turns.size(), 1);
    QCOMPARE(turns.first().turn, kTurn);
    QCOMPARE(turns.first().companion, companion(u"aya"_s));
    QCOMPARE(turns.first().sum.cost, 33);
    QCOMPARE(turns.first().sum.calls, 4);
}

void TestCostService::yesterdayIsNotToday()
{
    makeRoom({});
    m_service->note(call(m_room.id, CallPurpose::Vote, 7, m_clock.wallNow().addDays(-1)));

    note(CallPurpose::Vote, 5);

    QTRY_VERIFY(!m_told.isEmpty() && m_told.last().all.calls == 2);
    QCOMPARE(m_told.last().today.cost, 5);
    QCOMPARE(m_told.last().all.cost, 12);
}

void TestCostService::aReportHoldsCallsTurnsAndDays()
{
    makeRoom({});
    m_service->note(call(m_room.id, CallPurpose::Vote, 7, m_clock.wallNow().addDays(-3)));
    note(CallPurpose::Speech, 5);
    QTRY_VERIFY(!m_told.isEmpty() && m_told.last().all.calls == 2);

    const ports::CostReport report = reportOf(m_room.id);

    QCOMPARE(report.calls.size(), 2);
    QCOMPARE(report.calls.last().purpose, CallPurpose::Speech);
    QCOMPARE(report.days.size(), 2);
    QCOMPARE(report.turns.size(), 1);
    QCOMPARE(report.all.cost, 12);
}

void TestCostService::aCallOfNoRoomIsInTheReportOfAll()
{
    m_service->note(call({}, CallPurpose::Trial, 3, m_clock.wallNow()));

    QTRY_COMPARE(reportOf({}).all.cost, 3);
    QVERIFY(m_told.isEmpty());
}

void TestCostService::aBudgetThatIsUsedUpIsToldOnce()
{
    makeRoom(10);

    note(CallPurpose::Vote, 9);
    QTRY_VERIFY(!m_told.isEmpty());
    QVERIFY(!m_service->isUsedUp(m_room.id));
    note(CallPurpose::Vote, 1);
    QTRY_VERIFY(m_service->isUsedUp(m_room.id));
    note(CallPurpose::Vote, 1);
    QTRY_COMPARE(m_told.last().all.calls, 3);

    QCOMPARE(m_usedUp, 1);
    QCOMPARE(m_told.last().budget, 10);
}

void TestCostService::aLargerBudgetIsNotUsedUp()
{
    makeRoom(10);
    note(CallPurpose::Vote, 10);
    QTRY_VERIFY(m_service->isUsedUp(m_room.id));

    changeBudget(20);

    QTRY_VERIFY(!m_service->isUsedUp(m_room.id));
    note(CallPurpose::Vote, 10);
    QTRY_VERIFY(m_service->isUsedUp(m_room.id));
    QCOMPARE(m_usedUp, 2);
}

// By then the room has forgotten that its money is spent.
void TestCostService::aBudgetThatIsSetBackIsUsedUpStill()
{
    makeRoom(10);
    note(CallPurpose::Vote, 10);
    QTRY_COMPARE(m_usedUp, 1);

    changeBudget(20);
    changeBudget(10);

    QTRY_COMPARE(m_usedUp, 2);
    QVERIFY(m_service->isUsedUp(m_room.id));
}

SUITE_TEST(QCoreApplication, TestCostService)

} // namespace tst_cost_service

#include "tst_cost_service.moc"
