// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/door_rows.h"
#include "core/store/schema.h"
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
            .mcp = {.open = true, .port = 3001, .needsToken = false, .speaksAsMe = true},
            .firehose = {.open = true, .port = 8081, .needsToken = true},
            .network = {.joined = true, .address = QUrl(u"wss://[::1]:9000/水"_s), .speaksAsMe = true}};
}

} // namespace

/// How the doors are set, as a row.
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

// A door is never opened by a setting that nobody has made.
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

SUITE_TEST(QCoreApplication, TestDoorRows)

} // namespace tst_door_rows

#include "tst_door_rows.moc"
