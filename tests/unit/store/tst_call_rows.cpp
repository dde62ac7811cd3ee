// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/call_rows.h"
#include "core/store/rows/schema.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"

#include <QTest>

namespace tst_call_rows {

using namespace Qt::StringLiterals;
using namespace studio;
using base::RoomId;
using model::CallRecord;
using store::Connection;
using tests::TemporaryStudio;

namespace {

const RoomId kTea(u"tea"_s);
const RoomId kLab(u"lab"_s);

/// A call at noon on a day in May, local time.
CallRecord call(const RoomId &room, int day, std::optional<qint64> cost)
{
    CallRecord record;
    record.time = QDateTime(QDate(2026, 5, day), QTime(12, 0)).toUTC();
    record.room = room;
    record.provider = base::ProviderId(u"p"_s);
    record.model = u"m"_s;
    record.tokens = {.input = 100, .output = 10};
    record.cost = cost;
    return record;
}

CallRecord failedCall(const RoomId &room, int day)
{
    CallRecord record = call(room, day, {});
    record.tokens = {};
    record.trouble = model::CallTrouble{};
    return record;
}

/// The model was working, but nobody was waiting for it.
CallRecord stoppedCall(const RoomId &room, int day)
{
    CallRecord record = failedCall(room, day);
    record.trouble->cause = model::Cause::Stopped;
    return record;
}

} // namespace

/// Calls as rows, and their sums.
class TestCallRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theNewestCallsOfARoomComeBackOldestFirst();
    void noRoomMeansAllOfThem();
    void theSumsOfADayAreThoseOfItsCalls();
    void theSumOfRowsIsTheSumOfRecords();
    void aRoomsCostIsThatOfItsCalls();
    void aCallIsNeverChanged();

private:
    std::unique_ptr<TemporaryStudio> m_studio;
    std::unique_ptr<Connection> m_connection;
};

void TestCallRows::init()
{
    m_connection.reset();
    m_studio = std::make_unique<TemporaryStudio>();
    m_connection = std::make_unique<Connection>();
    QVERIFY(!m_connection->open(m_studio->file(u"studio.db"_s), Connection::Mode::ReadWrite));
    QVERIFY(!store::prepareSchema(*m_connection));
}

void TestCallRows::theNewestCallsOfARoomComeBackOldestFirst()
{
    const QList<CallRecord> of{call(kTea, 1, 10), call(kTea, 2, {}), failedCall(kTea, 3)};
    for (const CallRecord &record : of)
        QVERIFY(store::insertCall(*m_connection, record));
    QVERIFY(store::insertCall(*m_connection, call(kLab, 4, 5)));

    QCOMPARE(*store::readCalls(*m_connection, kTea, 10), of);
    QCOMPARE(*store::readCalls(*m_connection, kTea, 2), of.sliced(1));
}

void TestCallRows::noRoomMeansAllOfThem()
{
    QVERIFY(store::insertCall(*m_connection, call(kTea, 1, 10)));
    QVERIFY(store::insertCall(*m_connection, call({}, 1, 7)));

    QCOMPARE(store::readCalls(*m_connection, {}, 10)->size(), 2);
    QCOMPARE(store::readCallDays(*m_connection, {})->first().sum.cost, 17);
}

void TestCallRows::theSumsOfADayAreThoseOfItsCalls()
{
    model::CallSum added;
    for (const CallRecord &record : {call(kTea, 1, 10), call(kTea, 1, 3), call(kTea, 1, {}),
                                     failedCall(kTea, 1), stoppedCall(kTea, 1), call(kTea, 2, 1)}) {
        QVERIFY(store::insertCall(*m_connection, record));
        if (record.time.toLocalTime().date() == QDate(2026, 5, 1))
            added.add(record);
    }

    const auto days = store::readCallDays(*m_connection, kTea);

    QCOMPARE(days->size(), 2);
    QCOMPARE(days->first().day, QDate(2026, 5, 1));
    QCOMPARE(days->first().sum,
             (model::CallSum{.calls = 5, .cost = 13, .unpriced = 2, .tokens = {.input = 300, .output = 30}}));
    QCOMPARE(days->first().sum, added);
    QCOMPARE(days->last().sum.calls, 1);
}

void TestCallRows::theSumOfRowsIsTheSumOfRecords()
{
    model::CallSum sum;
    for (const CallRecord &record : {call(kTea, 1, 10), failedCall(kTea, 1), call(kTea, 1, {})}) {
        sum.add(record);
        QVERIFY(store::insertCall(*m_connection, record));
    }

    QCOMPARE(store::readCallDays(*m_connection, kTea)->first().sum, sum);
}

void TestCallRows::aRoomsCostIsThatOfItsCalls()
{
    for (const CallRecord &record : {call(kTea, 1, 10), call(kTea, 2, {}), call(kLab, 1, 4), call({}, 1, 9)})
        QVERIFY(store::insertCall(*m_connection, record));

    QCOMPARE(*store::readRoomCosts(*m_connection), (QHash<RoomId, qint64>{{kTea, 10}, {kLab, 4}}));
}

void TestCallRows::aCallIsNeverChanged()
{
    QVERIFY(store::insertCall(*m_connection, call(kTea, 1, 10)));

    QVERIFY(m_connection->run(u"UPDATE calls SET cost = 0"_s));
    QVERIFY(m_connection->run(u"DELETE FROM calls"_s));
    QCOMPARE(store::readCalls(*m_connection, kTea, 10)->size(), 1);
}

SUITE_TEST(QCoreApplication, TestCallRows)

} // namespace tst_call_rows

#include "tst_call_rows.moc"
