// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/store/rows/fact_tables.h"
#include "core/store/rows/schema.h"
#include "core/store/upkeep/compaction.h"
#include "core/store/upkeep/data_sizes.h"
#include "core/store/upkeep/data_upkeep.h"
#include "core/store/upkeep/doctor_check.h"
#include "tests/support/full_disk.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_file.h"
#include "tests/unit/store/store_talk.h"

#include <QFileInfo>

namespace tst_compaction {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using model::Compaction;
using store::Connection;
using tests::StoreTalk;
using tests::TemporaryStudio;

namespace {

const QDateTime kNow(QDate(2026, 3, 1), QTime(12, 0), base::kUtc);
const QByteArray kNamed("a picture that is named");

/// A studio with some exchanges, a third of them old, and many free pages.
void fill(const TemporaryStudio &studio, Connection &connection)
{
    QVERIFY(tests::fillStudio(studio.dataFolder(), 30));
    QVERIFY(!connection.open(studio.file(u"studio.db"_s), Connection::Mode::ReadWrite));
    for (int i = 0; i < 30; ++i) {
        const qint64 wall = kNow.addDays(i < 10 ? -100 : -1).toMSecsSinceEpoch();
        QVERIFY(connection.query(
            u"INSERT INTO exchanges (wall, room, body, prompt, reply) VALUES (?, ?, ?, ?, ?)"_s,
            {wall, u"tea"_s, u"{}"_s, QByteArray(20'000, 'p'), QByteArray(1000, 'r')}));
    }
    QVERIFY(!connection.run(u"DELETE FROM exchanges WHERE id > 20"_s));
}

qint64 count(Connection &connection, const QString &table)
{
    return store::countOf(connection, table).value_or(-1);
}

} // namespace

/// Only unneeded data is removed; everything else is the same as before.
class TestCompaction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itShowsWhatWouldBeWonAndTakesIt();
    void exchangesStayUnlessTheirAgeIsGiven();
    void whatIsNamedAnywhereStays();
    void aFullDiskLeavesEverything();
    void whatIsStoppedLeavesEverything();
    void theStoreGoesOnAfterIt();
    void sizesAreThoseOfTheFiles();
};

void TestCompaction::itShowsWhatWouldBeWonAndTakesIt()
{
    const TemporaryStudio studio;
    Connection connection;
    fill(studio, connection);
    const Compaction wanted{true, 30};
    const QByteArray facts = *store::hashOfFacts(connection);

    const auto gain = store::gainOf(connection, wanted, kNow);
    QVERIFY(gain);
    QCOMPARE(gain->attachments, 1);
    QCOMPARE(gain->attachmentBytes, 60'000);
    QCOMPARE(gain->exchanges, 10);
    QVERIFY(gain->exchangeBytes >= 210'000);
    QVERIFY(gain->freeBytes > 100'000);
    QCOMPARE(count(connection, u"attachments"_s), 2);

    const auto done = store::compact(connection, wanted, kNow);
    QVERIFY2(done, done ? "" : qPrintable(done.error().detail));
    QCOMPARE(done->attachments, gain->attachments);
    QCOMPARE(done->exchanges, gain->exchanges);
    QVERIFY(done->after > 0);
    QVERIFY(done->after <= done->before - 300'000);
    QCOMPARE(*store::hashOfFacts(connection), facts);
    QCOMPARE(count(connection, u"attachments"_s), 1);
    QCOMPARE(count(connection, u"exchanges"_s), 10);
    const auto report = store::checkAll(connection); // checks guards too
    QVERIFY(report);
    QVERIFY2(report->findings.isEmpty(),
             report->findings.isEmpty() ? "" : qPrintable(report->findings.first().text));
}

void TestCompaction::exchangesStayUnlessTheirAgeIsGiven()
{
    const TemporaryStudio studio;
    Connection connection;
    fill(studio, connection);
    QVERIFY(store::compact(connection, {}, kNow));
    QCOMPARE(count(connection, u"exchanges"_s), 20);
    QVERIFY(store::compact(connection, {false, std::nullopt}, kNow));
    QCOMPARE(count(connection, u"attachments"_s), 1);
}

void TestCompaction::whatIsNamedAnywhereStays()
{
    const TemporaryStudio studio;
    Connection connection;
    fill(studio, connection);
    const QByteArray said("named in a message");
    const QByteArray drafted("named in a draft, in capitals");
    const QByteArray kept("named in a note between other digits");
    for (const QByteArray &bytes : {said, drafted, kept}) {
        QVERIFY(connection.query(u"INSERT INTO attachments VALUES (?, 'image/png', ?, ?)"_s,
                                 {tests::attachmentName(bytes), qint64(bytes.size()), bytes}));
    }
    QVERIFY(connection.query(u"INSERT INTO attachments VALUES ('by another name', 'image/png', 1, x'00')"_s));
    QVERIFY(connection.query(u"INSERT INTO drafts VALUES ('d', 0, ?)"_s,
                             {QString(u"see ["_s + tests::attachmentName(drafted).toUpper() + u']')}));
    QVERIFY(connection.query(
        u"INSERT INTO notes (companion, text, room, sources, wall, by_user) VALUES ('c', ?, 'tea', '[]', 0, 1)"_s,
        {QString(u"ab"_s + tests::attachmentName(kept) + u"cd"_s)}));
    const model::EnvelopeBody message = tests::userSays(u"p"_s, u"look: "_s + tests::attachmentName(said));
    {
        StoreTalk talk(studio.dataFolder());
        QVERIFY(!talk.append({tests::logged(tests::teaRoom().id, 122, message)}));
    }
    QVERIFY(store::compact(connection, {}, kNow));
    for (const QByteArray &bytes : {said, drafted, kept, kNamed}) {
        const auto found = connection.value(u"SELECT count(*) FROM attachments WHERE hash = ?"_s,
                                            {tests::attachmentName(bytes)});
        QCOMPARE(found->toInt(), 1);
    }
    QCOMPARE(count(connection, u"attachments"_s), 5);
}

void TestCompaction::aFullDiskLeavesEverything()
{
    const TemporaryStudio studio;
    Connection connection;
    fill(studio, connection);
    const QByteArray facts = *store::hashOfFacts(connection);
    {
        const tests::FullDisk full(60'000);
        const auto done = store::compact(connection, {true, 30}, kNow);
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::Storage);
    }
    QCOMPARE(*store::hashOfFacts(connection), facts);
    QVERIFY(store::checkAll(connection)->findings.isEmpty());
    QVERIFY(store::compact(connection, {true, 30}, kNow)); // there is room again
    QCOMPARE(*store::hashOfFacts(connection), facts);
}

void TestCompaction::whatIsStoppedLeavesEverything()
{
    const TemporaryStudio studio;
    Connection connection;
    fill(studio, connection);
    const auto done = store::compact(connection, {true, 30}, kNow, [](qint64, qint64) { return false; });
    QVERIFY(!done);
    QCOMPARE(done.error().code, ErrorCode::Cancelled);
    QCOMPARE(count(connection, u"attachments"_s), 2);
    QCOMPARE(count(connection, u"exchanges"_s), 20);
}

// Messages during the compaction wait, and are written afterwards.
void TestCompaction::theStoreGoesOnAfterIt()
{
    const TemporaryStudio studio;
    {
        Connection connection;
        fill(studio, connection);
    }
    StoreTalk talk(studio.dataFolder());
    (void)talk.record(tests::teaRoom().id);
    store::DataUpkeep upkeep(talk.store());
    QObject context;
    std::optional<base::Result<model::CompactionGain>> done;
    std::optional<base::Result<model::CheckReport>> checked;
    std::optional<base::Result<model::DataSizes>> sizes;
    upkeep.compactData({}, {}, &context, [&](const auto &gain) { done = gain; });
    const auto error =
        talk.append({tests::logged(tests::teaRoom().id, 122, tests::userSays(u"x"_s, u"on"_s))});
    QVERIFY(!error);
    QTRY_VERIFY(done);
    QVERIFY2(*done, *done ? "" : qPrintable(done->error().detail));
    upkeep.checkData({}, &context, [&](const auto &report) { checked = report; });
    upkeep.weigh(&context, [&](const auto &answer) { sizes = answer; });
    QTRY_VERIFY(sizes);
    QVERIFY(*checked);
    QVERIFY((*checked)->findings.isEmpty());
    QCOMPARE((*checked)->events, 122);
    QVERIFY(*sizes);
    QCOMPARE((*sizes)->rooms.size(), 1);
}

void TestCompaction::sizesAreThoseOfTheFiles()
{
    const TemporaryStudio studio;
    Connection connection;
    fill(studio, connection);
    const auto sizes = store::sizesOf(studio.dataFolder(), &connection);
    QVERIFY(sizes);
    QCOMPARE(sizes->database, QFileInfo(studio.file(u"studio.db"_s)).size());
    QCOMPARE(sizes->attachments, 60'000 + kNamed.size());
    QVERIFY(sizes->exchanges >= 20 * 21'000);
    QVERIFY(sizes->free > 0);
    QCOMPARE(sizes->rooms.first().room, tests::teaRoom().id);
    QCOMPARE(sizes->rooms.first().name, tests::teaRoom().name);
    QVERIFY(sizes->rooms.first().bytes > 10'000);
    const auto files = store::sizesOf(studio.dataFolder(), nullptr);
    QVERIFY(files);
    QCOMPARE(files->database, sizes->database);
}

SUITE_TEST(QCoreApplication, TestCompaction)

} // namespace tst_compaction

#include "tst_compaction.moc"
