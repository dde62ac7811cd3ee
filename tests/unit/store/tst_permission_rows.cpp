// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/store/rows/permission_rows.h"
#include "core/store/rows/schema.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"

#include <QFile>
#include <QTest>

namespace tst_permission_rows {

using namespace Qt::StringLiterals;
using namespace studio;
using model::PermissionEntry;
using model::PermissionRule;
using store::Connection;
using tests::companion;
using tests::TemporaryStudio;
using What = model::PermissionEntry::What;

namespace {

const QDateTime kNoon(QDate(2026, 5, 1), QTime(12, 0), base::kUtc);
const base::RoomId kTea(u"tea"_s);

PermissionEntry entry(qint64 number, What what)
{
    return {.number = number,
            .time = kNoon,
            .companion = companion(u"aya"_s),
            .tool = u"post"_s,
            .risk = model::Risk::Sensitive,
            .arguments = {R"({"to":"茶"})"},
            .what = what,
            .room = kTea,
            .turn = base::TurnId(u"t1"_s),
            .call = base::CallId(u"c1"_s)};
}

PermissionRule rule(qint64 number, bool allowed)
{
    return {.number = number,
            .companion = companion(u"aya"_s),
            .tool = u"post"_s,
            .room = kTea,
            .arguments = model::RawJson{R"({"to":"茶"})"},
            .allowed = allowed,
            .since = kNoon};
}

} // namespace

/// What companions may do with their tools, as rows.
class TestPermissionRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nothingIsThereAtFirst();
    void entriesComeBackNewestFirst();
    void aRuleIsKeptWithItsEntry();
    void aRuleTakesThePlaceOfItsLike();
    void aRuleOfAllRoomsAndArgumentsDoesSoToo();
    void aRuleThatIsTakenBackIsGone();
    void aNumberThatIsTakenKeepsNothing();
    void anEntryIsNeverChanged();
    void anEntryOfALaterVersionIsPassedOverButCounted();
    void whatTheUserWantsToBeAskedAboutIsKept();
    void aFileOfAnOlderSchemaHasNothingOfIt();

private:
    [[nodiscard]] store::PermissionRecord record(int most = 100)
    {
        return store::readPermissions(*m_connection, most).value();
    }
    void keep(const PermissionEntry &one, const std::optional<PermissionRule> &made = {})
    {
        QVERIFY(store::insertPermission(*m_connection, one, made));
    }

    std::unique_ptr<TemporaryStudio> m_studio;
    std::unique_ptr<Connection> m_connection;
};

void TestPermissionRows::init()
{
    m_connection.reset();
    m_studio = std::make_unique<TemporaryStudio>();
    m_connection = std::make_unique<Connection>();
    QVERIFY(!m_connection->open(m_studio->file(u"studio.db"_s), Connection::Mode::ReadWrite));
    QVERIFY(!store::prepareSchema(*m_connection));
}

void TestPermissionRows::nothingIsThereAtFirst() { QCOMPARE(record(), store::PermissionRecord()); }

void TestPermissionRows::entriesComeBackNewestFirst()
{
    PermissionEntry bare{.number = 2, .time = kNoon, .companion = companion(u"aya"_s), .tool = u"post"_s};
    bare.what = What::Revoked;
    bare.rule = 1;

    keep(entry(1, What::AllowedOnce));
    keep(bare);

    QCOMPARE(record().entries, (QList<PermissionEntry>{bare, entry(1, What::AllowedOnce)}));
    QCOMPARE(record(1).entries, QList<PermissionEntry>{bare});
    QCOMPARE(record().last, 2);
}

void TestPermissionRows::aRuleIsKeptWithItsEntry()
{
    keep(entry(1, What::AllowedInRoom), rule(1, true));

    QCOMPARE(record().rules, QList<PermissionRule>{rule(1, true)});
}

void TestPermissionRows::aRuleTakesThePlaceOfItsLike()
{
    PermissionRule other = rule(2, true);
    other.room.reset();

    keep(entry(1, What::AllowedInRoom), rule(1, true));
    keep(entry(2, What::AllowedAlways), other);
    keep(entry(3, What::RefusedInRoom), rule(3, false));

    QCOMPARE(record().rules, (QList<PermissionRule>{other, rule(3, false)}));
}

void TestPermissionRows::aRuleOfAllRoomsAndArgumentsDoesSoToo()
{
    PermissionRule wide = rule(1, true);
    wide.room.reset();
    wide.arguments.reset();
    PermissionRule newer = wide;
    newer.number = 2;

    keep(entry(1, What::AllowedAlways), wide);
    keep(entry(2, What::AllowedAlways), newer);

    QCOMPARE(record().rules, QList<PermissionRule>{newer});
}

void TestPermissionRows::aRuleThatIsTakenBackIsGone()
{
    PermissionEntry back = entry(2, What::Revoked);
    back.rule = 1;

    keep(entry(1, What::AllowedInRoom), rule(1, true));
    keep(back);

    QVERIFY(record().rules.isEmpty());
    QCOMPARE(record().entries.size(), 2);
}

void TestPermissionRows::aNumberThatIsTakenKeepsNothing()
{
    keep(entry(1, What::AllowedOnce));

    QVERIFY(!store::insertPermission(*m_connection, entry(1, What::AllowedInRoom), rule(1, true)));

    QVERIFY(record().rules.isEmpty());
}

void TestPermissionRows::anEntryIsNeverChanged()
{
    keep(entry(1, What::RefusedOnce));

    QVERIFY(m_connection->run(u"UPDATE permissions SET what = 'allowedOnce'"_s));
    QVERIFY(m_connection->run(u"DELETE FROM permissions"_s));

    QCOMPARE(record().entries, QList<PermissionEntry>{entry(1, What::RefusedOnce)});
}

void TestPermissionRows::anEntryOfALaterVersionIsPassedOverButCounted()
{
    keep(entry(1, What::AllowedOnce));
    QVERIFY(!m_connection->run(u"INSERT INTO permissions (id, wall, companion, tool, risk, arguments, what)"
                               " VALUES (9, 0, 'companion_aya', 'post', 'act', '{}', 'byOracle')"_s));

    QCOMPARE(record().entries.size(), 1);
    QCOMPARE(record().last, 9);
}

void TestPermissionRows::whatTheUserWantsToBeAskedAboutIsKept()
{
    QVERIFY(store::replaceAskForActs(*m_connection, true));
    QVERIFY(record().askForActs);

    QVERIFY(store::replaceAskForActs(*m_connection, false));
    QVERIFY(!record().askForActs);
}

void TestPermissionRows::aFileOfAnOlderSchemaHasNothingOfIt()
{
    const TemporaryStudio old;
    QVERIFY(QFile::copy(QStringLiteral(STUDIO_SOURCE_DIR "/tests/unit/store/fixtures/schema-3.db"),
                        old.file(u"studio.db"_s)));
    Connection reader;
    QVERIFY(!reader.open(old.file(u"studio.db"_s), Connection::Mode::ReadOnly));

    QCOMPARE(store::readPermissions(reader, 10).value(), store::PermissionRecord());
}

SUITE_TEST(QCoreApplication, TestPermissionRows)

} // namespace tst_permission_rows

#include "tst_permission_rows.moc"
