// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/store/rows/door_rows.h"
#include "core/store/rows/schema.h"
#include "core/store/upkeep/withdrawal.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"

#include <QTest>

namespace tst_door_rows {

using namespace Qt::StringLiterals;
using namespace studio;
using model::DoorsSettings;
using store::Connection;
using tests::TemporaryStudio;

namespace {

DoorsSettings someDoors()
{
    return {.room = base::RoomId(u"tea"_s),
            .mcp = {.open = true, .port = 3001, .needsToken = false, .speaksAsMe = true, .localPages = true},
            .firehose = {.open = true, .port = 8081, .needsToken = true},
            .network = {.joined = true,
                        .address = QUrl(u"wss://[::1]:9000/水"_s),
                        .speaksAsMe = true,
                        .people = {u"companion_mei"_s, u"水"_s}}};
}

QDateTime at(int day) { return QDateTime(QDate(2026, 1, 10).addDays(day), QTime(12, 0), base::kUtc); }

} // namespace

/// The settings of the doors, as a row.
class TestDoorRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theyAreClosedAtFirst();
    void whatIsKeptComesBack();
    void theNewestCounts();
    void whatCannotBeReadIsLeftOut_data();
    void whatCannotBeReadIsLeftOut();
    void anOlderFileHasNone();
    void whoWasMetIsKeptForEachNetwork();
    void theNetworkThatWasMetLongestAgoGoes();
    void sessionsAreKept();
    void whatIsNoMemoryIsLeftOut_data();
    void whatIsNoMemoryIsLeftOut();
    void aFileFromElsewhereBringsNoSessions();

private:
    std::unique_ptr<TemporaryStudio> m_studio;
    std::unique_ptr<Connection> m_connection;
};

void TestDoorRows::init()
{
    m_connection.reset();
    m_studio = std::make_unique<TemporaryStudio>();
    m_connection = std::make_unique<Connection>();
    QVERIFY(!m_connection->open(m_studio->file(u"studio.db"_s), Connection::Mode::ReadWrite));
    QVERIFY(!store::prepareSchema(*m_connection));
}

void TestDoorRows::theyAreClosedAtFirst()
{
    const auto doors = store::readDoors(*m_connection);

    QVERIFY(doors);
    QCOMPARE(*doors, DoorsSettings());
    QVERIFY(!doors->mcp.open && !doors->firehose.open && !doors->network.joined);
    QVERIFY(doors->mcp.needsToken && doors->firehose.needsToken);
    QVERIFY(!doors->mcp.speaksAsMe && !doors->firehose.speaksAsMe && !doors->network.speaksAsMe);
}

void TestDoorRows::whatIsKeptComesBack()
{
    QVERIFY(store::replaceDoors(*m_connection, someDoors()));

    const auto doors = store::readDoors(*m_connection);

    QVERIFY(doors);
    QCOMPARE(*doors, someDoors());
}

void TestDoorRows::theNewestCounts()
{
    QVERIFY(store::replaceDoors(*m_connection, someDoors()));
    QVERIFY(store::replaceDoors(*m_connection, DoorsSettings()));

    const auto doors = store::readDoors(*m_connection);

    QVERIFY(doors);
    QCOMPARE(*doors, DoorsSettings());
}

void TestDoorRows::whatCannotBeReadIsLeftOut_data()
{
    QTest::addColumn<QString>("kept");

    QTest::newRow("nothing") << u""_s;
    QTest::newRow("no JSON") << u"{\"mcp\":"_s;
    QTest::newRow("another kind") << u"[true]"_s;
    QTest::newRow("a port that is none") << uR"({"mcp":{"open":true,"port":70000}})"_s;
    QTest::newRow("a switch that is none") << uR"({"firehose":{"open":"yes","port":1}})"_s;
    QTest::newRow("another network") << uR"({"network":{"joined":3,"address":7}})"_s;
}

// A setting that nobody has made never opens a door.
void TestDoorRows::whatCannotBeReadIsLeftOut()
{
    QFETCH(const QString, kept);
    QVERIFY(m_connection->query(u"INSERT INTO settings (key, value) VALUES ('doors', ?)"_s, {kept}));

    const auto doors = store::readDoors(*m_connection);

    QVERIFY(doors);
    QCOMPARE(*doors, DoorsSettings());
}

void TestDoorRows::anOlderFileHasNone()
{
    QVERIFY(m_connection->query(u"DROP TABLE settings"_s));

    const auto doors = store::readDoors(*m_connection);

    QVERIFY(doors);
    QCOMPARE(*doors, DoorsSettings());
}

void TestDoorRows::whoWasMetIsKeptForEachNetwork()
{
    const QList<model::Acquaintance> here{{u"companion_mei"_s, at(1)}, {u"水"_s, at(2)}};
    const QList<model::Acquaintance> there{{u"companion_rin"_s, at(3)}};
    QVERIFY(store::replaceMetIn(*m_connection, u"ws://127.0.0.1:8080"_s, {{u"companion_old"_s, at(0)}}));
    QVERIFY(store::replaceMetIn(*m_connection, u"ws://127.0.0.1:8080"_s, here));
    QVERIFY(store::replaceMetIn(*m_connection, u"wss://a.example"_s, there));

    QCOMPARE(store::readMetIn(*m_connection, u"ws://127.0.0.1:8080"_s), here);
    QCOMPARE(store::readMetIn(*m_connection, u"wss://a.example"_s), there);
    QCOMPARE(store::readMetIn(*m_connection, u"ws://127.0.0.1"_s), QList<model::Acquaintance>());
}

void TestDoorRows::theNetworkThatWasMetLongestAgoGoes()
{
    const int most = int(store::kMostNetworks);
    for (int i = 0; i <= most; ++i) {
        const int day = i == 5 ? -9 : i;
        QVERIFY(store::replaceMetIn(*m_connection, u"ws://%1"_s.arg(i), {{u"companion_mei"_s, at(day)}}));
    }

    QCOMPARE(store::readMetIn(*m_connection, u"ws://5"_s), QList<model::Acquaintance>());
    QCOMPARE(store::readMetIn(*m_connection, u"ws://0"_s)->size(), 1);
    QCOMPARE(store::readMetIn(*m_connection, u"ws://%1"_s.arg(most))->size(), 1);
}

void TestDoorRows::sessionsAreKept()
{
    const QList<model::KeptSession> sessions{{"ab12", "2025-06-18", u"claude 1.2"_s, at(1)},
                                             {"cd34", "2024-11-05", {}, at(2)}};
    QVERIFY(store::replaceDoorSessions(*m_connection, sessions));

    QCOMPARE(store::readDoorSessions(*m_connection), sessions);
}

void TestDoorRows::whatIsNoMemoryIsLeftOut_data()
{
    QTest::addColumn<QString>("kept");
    QTest::newRow("nothing") << u""_s;
    QTest::newRow("no JSON") << u"[{"_s;
    QTest::newRow("another kind") << u"7"_s;
    QTest::newRow("texts") << uR"(["a"])"_s;
    QTest::newRow("no time") << uR"([{"mark":"ab","version":"2025-06-18","seen":"yesterday"}])"_s;
    QTest::newRow("a mark that is none") << uR"([{"mark":7,"version":"x","seen":"2026-01-01T00:00:00Z"}])"_s;
    QTest::newRow("by network") << uR"({"ws://127.0.0.1:8080":[{"name":7,"seen":"2026-01-01T00:00:00Z"}]})"_s;
}

void TestDoorRows::whatIsNoMemoryIsLeftOut()
{
    QFETCH(const QString, kept);
    for (const QString &key : {u"doors.met"_s, u"doors.sessions"_s})
        QVERIFY(m_connection->query(u"INSERT INTO settings (key, value) VALUES (?, ?)"_s, {key, kept}));

    QCOMPARE(store::readDoorSessions(*m_connection), QList<model::KeptSession>());
    QCOMPARE(store::readMetIn(*m_connection, u"ws://127.0.0.1:8080"_s), QList<model::Acquaintance>());
}

void TestDoorRows::aFileFromElsewhereBringsNoSessions()
{
    QVERIFY(store::replaceDoorSessions(*m_connection, {{"ab12", "2025-06-18", {}, at(1)}}));
    QVERIFY(store::replaceMetIn(*m_connection, u"ws://a"_s, {{u"companion_mei"_s, at(1)}}));

    QVERIFY(store::withdrawConsent(*m_connection));

    QCOMPARE(store::readDoorSessions(*m_connection), QList<model::KeptSession>());
    QCOMPARE(store::readMetIn(*m_connection, u"ws://a"_s), QList<model::Acquaintance>());
}

SUITE_TEST(QCoreApplication, TestDoorRows)

} // namespace tst_door_rows

#include "tst_door_rows.moc"
