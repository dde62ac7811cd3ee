// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/fact_tables.h"
#include "core/store/rows/schema.h"
#include "core/store/upkeep/backups.h"
#include "core/store/upkeep/doctor_check.h"
#include "core/store/upkeep/next_file.h"
#include "tests/support/full_disk.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_file.h"
#include "tests/unit/store/store_talk.h"

#include <QDir>
#include <QFileInfo>

#include <unistd.h>

namespace tst_backups {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using store::Connection;
using tests::contentsOf;
using tests::StoreTalk;
using tests::TemporaryStudio;
using tests::writeFile;

namespace {

const QDate kDay(2026, 3, 1);

QByteArray factsIn(const QString &file)
{
    Connection connection;
    if (connection.open(file, Connection::Mode::ReadOnly))
        return {};
    return store::hashOfFacts(connection).value_or(QByteArray());
}

QString eventsIn(const QString &file)
{
    Connection connection;
    if (connection.open(file, Connection::Mode::ReadOnly))
        return {};
    return connection.value(u"SELECT group_concat(room || seq || body) FROM events"_s)->toString();
}

QStringList filesIn(const TemporaryStudio &studio)
{
    return QDir(store::backupsFolder(studio.dataFolder())).entryList(QDir::Files, QDir::Name);
}

} // namespace

/// Copies that can be trusted, and never one fewer than before.
class TestBackups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBackupHoldsAllFacts();
    void itIsMadeWhileTheStudioWrites();
    void aFullDiskLeavesTheOldOne();
    void damagedDataMakesNoBackup();
    void aFolderThatCannotBeWrittenIsTold();
    void whatIsStoppedLeavesTheOldOne();
    void rotationOverFourHundredDays();
    void aJumpingClockTakesNoGoodOneAway();
    void everyReleasedVersionIsKeptBeforeItIsChanged();
    void aMigrationThatCannotBeKeptIsNotBegun();
    void aMigrationThatBreaksAtAnyStatementLeavesTheOldFile();
    void aBackupTakesThePlaceOfTheData();
    void theWindowsWishIsCarriedOutAtTheNextStart();
    void whatIsNoBackupIsRefused();
    void whatAFileAllowedIsTakenBackAndTold();
    void aFullDiskLeavesTheDataAlone();
    void aFullDiskAtTheStartIsNoDamage();
};

void TestBackups::aBackupHoldsAllFacts()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 30));

    const auto made = store::backUpOfDay(studio.dataFolder(), kDay);

    QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
    QCOMPARE(QFileInfo(made->file).fileName(), u"studio-20260301.db"_s);
    QCOMPARE(made->day, kDay);
    QVERIFY(made->bytes > 0);
    QCOMPARE(factsIn(made->file), factsIn(studio.file(u"studio.db"_s)));
    QVERIFY(!factsIn(made->file).isEmpty());
    QCOMPARE(filesIn(studio), QStringList{u"studio-20260301.db"_s});
    QCOMPARE(store::backupsIn(studio.dataFolder()), QList<model::Backup>{*made});
}

void TestBackups::itIsMadeWhileTheStudioWrites()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 30));
    StoreTalk talk(studio.dataFolder());
    qint64 seq = 121;
    const auto made = store::backUpOfDay(studio.dataFolder(), kDay, [&](qint64, qint64) {
        ++seq;
        return !talk.append(
            {tests::logged(tests::teaRoom().id, seq, tests::userSays(u"late%1"_s.arg(seq), u"meanwhile"_s))});
    });
    QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
    QVERIFY(seq > 122);
    Connection copy;
    QVERIFY(!copy.open(made->file, Connection::Mode::ReadOnly));
    QVERIFY(store::checkAll(copy)->findings.isEmpty());
}

void TestBackups::aFullDiskLeavesTheOldOne()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 30));
    const auto first = store::backUpOfDay(studio.dataFolder(), kDay);
    QVERIFY(first);
    const QByteArray before = contentsOf(first->file);
    {
        const tests::FullDisk full(40'000);
        const auto second = store::backUpOfDay(studio.dataFolder(), kDay);
        QVERIFY(!second);
        QCOMPARE(second.error().code, ErrorCode::Storage);
    }
    QCOMPARE(contentsOf(first->file), before);
    QCOMPARE(filesIn(studio), QStringList{u"studio-20260301.db"_s});
}

void TestBackups::damagedDataMakesNoBackup()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 60));
    QByteArray bytes = contentsOf(studio.file(u"studio.db"_s));
    const qsizetype at = bytes.indexOf("number 30");
    writeFile(studio.file(u"studio.db"_s), bytes.replace(at / 4096 * 4096, 4096, QByteArray(4096, '\xFF')));
    const auto made = store::backUpOfDay(studio.dataFolder(), kDay);
    QVERIFY(!made);
    QCOMPARE(made.error().code, ErrorCode::Corrupt);
    QVERIFY(filesIn(studio).isEmpty());
}

void TestBackups::aFolderThatCannotBeWrittenIsTold()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 3));
    writeFile(store::backupsFolder(studio.dataFolder()), "a file is in the way");
    const auto made = store::backUpOfDay(studio.dataFolder(), kDay);
    QVERIFY(!made);
    QCOMPARE(made.error().code, ErrorCode::Storage);
    const auto nowhere = store::backUpOfDay(studio.file(u"gone"_s), kDay);
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().code, ErrorCode::NotFound);
}

void TestBackups::whatIsStoppedLeavesTheOldOne()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 3));
    for (int at = 1; at <= 3; ++at) {
        int asked = 0;
        const auto made =
            store::backUpOfDay(studio.dataFolder(), kDay, [&](qint64, qint64) { return ++asked < at; });
        QVERIFY(!made);
        QCOMPARE(made.error().code, ErrorCode::Cancelled);
        QVERIFY(filesIn(studio).isEmpty());
    }
}

void TestBackups::rotationOverFourHundredDays()
{
    QList<QDate> days;
    const QDate start(2026, 1, 1);
    for (int i = 0; i < 400; ++i) {
        const QDate today = start.addDays(i);
        days.append(today);
        const QList<QDate> gone = store::daysToDrop(days, today);
        QVERIFY(!gone.contains(today));
        for (const QDate &day : gone)
            days.removeOne(day);
        QVERIFY(days.size() <= store::kDailyBackups + store::kWeeklyBackups + store::kMonthlyBackups);
        for (int back = 0; back < std::min(i + 1, store::kDailyBackups); ++back)
            QVERIFY(days.contains(today.addDays(-back)));
    }
    const QDate last = start.addDays(399);
    QVERIFY(days.first() <= last.addDays(-120)); // the last day of the month five months ago
    QVERIFY(std::any_of(days.begin(), days.end(), [last](const QDate &day) {
        return day < last.addDays(-14) && day >= last.addDays(-28);
    }));
}

void TestBackups::aJumpingClockTakesNoGoodOneAway()
{
    QList<QDate> days;
    for (int i = 0; i < 30; ++i)
        days.append(QDate(2026, 5, 1).addDays(i));
    for (const QDate &made : {QDate(2016, 1, 1), QDate(2036, 1, 1)}) {
        const QList<QDate> gone = store::daysToDrop(days + QList<QDate>{made}, made);
        QVERIFY(!gone.contains(made));
        int left = 0;
        for (const QDate &day : std::as_const(days))
            left += gone.contains(day) ? 0 : 1;
        QVERIFY(left >= store::kDailyBackups - 1);
    }
    QVERIFY(store::daysToDrop({kDay}, kDay).isEmpty());
    QVERIFY(store::daysToDrop({}, kDay).isEmpty());
}

void TestBackups::everyReleasedVersionIsKeptBeforeItIsChanged()
{
    for (int version = 1; version < store::kSchemaVersion; ++version) {
        const TemporaryStudio studio;
        QVERIFY(QDir().mkpath(studio.dataFolder()));
        QVERIFY(QFile::copy(
            QStringLiteral(STUDIO_SOURCE_DIR "/tests/unit/store/fixtures/schema-%1.db").arg(version),
            studio.file(u"studio.db"_s)));
        const QByteArray before = factsIn(studio.file(u"studio.db"_s));
        {
            StoreTalk talk(studio.dataFolder());
            QVERIFY(talk.rooms()->size() > 0);
        }
        const QString kept = u"studio-before-schema-%1.db"_s.arg(store::kSchemaVersion);
        QCOMPARE(filesIn(studio), QStringList{kept});
        const QString file = store::backupsFolder(studio.dataFolder()) + u'/' + kept;
        QCOMPARE(factsIn(file), before);
        Connection connection;
        QVERIFY(!connection.open(file, Connection::Mode::ReadOnly));
        QCOMPARE(connection.value(u"PRAGMA user_version"_s)->toInt(), version);
    }
}

void TestBackups::aMigrationThatCannotBeKeptIsNotBegun()
{
    const TemporaryStudio studio;
    QVERIFY(QDir().mkpath(studio.dataFolder()));
    QVERIFY(QFile::copy(QStringLiteral(STUDIO_SOURCE_DIR "/tests/unit/store/fixtures/schema-6.db"),
                        studio.file(u"studio.db"_s)));
    writeFile(store::backupsFolder(studio.dataFolder()), "a file is in the way");
    const QByteArray before = factsIn(studio.file(u"studio.db"_s));

    const auto opened = store::SqliteStore::open(studio.dataFolder(), store::SqliteStore::Mode::ReadWrite);

    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::Storage);
    Connection connection;
    QVERIFY(!connection.open(studio.file(u"studio.db"_s), Connection::Mode::ReadOnly));
    QCOMPARE(connection.value(u"PRAGMA user_version"_s)->toInt(), 6);
    QCOMPARE(factsIn(studio.file(u"studio.db"_s)), before);
}

// An object of the same name blocks each statement in turn.
void TestBackups::aMigrationThatBreaksAtAnyStatementLeavesTheOldFile()
{
    int broken = 0;
    for (int version = 1; version < store::kSchemaVersion; ++version) {
        const QStringList there = store::statementsOf(version);
        const QStringList all = store::statementsOf(store::kSchemaVersion);
        for (const QString &sql : all) {
            if (there.contains(sql))
                continue;
            const bool isVirtual = sql.startsWith(u"CREATE VIRTUAL TABLE"_s);
            const QString name = sql.section(u' ', isVirtual ? 3 : 2, isVirtual ? 3 : 2);
            QString inTheWay = sql.startsWith(u"CREATE TRIGGER"_s)
                                   ? u"CREATE TRIGGER %1 BEFORE INSERT ON events BEGIN SELECT 1; END"_s
                                   : u"CREATE TABLE %1 (other)"_s;
            if (isVirtual && version == 7) // replaces one of that name: its old content must stay
                inTheWay = u"CREATE TRIGGER kept BEFORE DELETE ON search_rows"
                           " BEGIN SELECT RAISE(ABORT, '%1'); END"_s;
            const TemporaryStudio studio;
            QVERIFY(QDir().mkpath(studio.dataFolder()));
            const QString file = studio.file(u"studio.db"_s);
            QVERIFY(QFile::copy(
                QStringLiteral(STUDIO_SOURCE_DIR "/tests/unit/store/fixtures/schema-%1.db").arg(version),
                file));
            Connection connection;
            QVERIFY(!connection.open(file, Connection::Mode::ReadWrite));
            QVERIFY(!connection.run(inTheWay.arg(name)));
            connection.close();
            const QString before = eventsIn(file);
            QVERIFY(!before.isEmpty());

            // Opened as by the store, but without its check for foreign objects.
            QVERIFY(!connection.open(file, Connection::Mode::ReadWrite));
            const auto error = store::prepareSchema(connection);
            connection.close();

            QVERIFY2(error, qPrintable(name));
            QCOMPARE(error->code, ErrorCode::Storage);
            QVERIFY(!connection.open(file, Connection::Mode::ReadOnly));
            QCOMPARE(connection.value(u"PRAGMA user_version"_s)->toInt(), version);
            QCOMPARE(eventsIn(file), before);
            ++broken;
        }
    }
    QVERIFY(broken > 30);
}

void TestBackups::aBackupTakesThePlaceOfTheData()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 10));
    const auto made = store::backUpOfDay(studio.dataFolder(), kDay);
    QVERIFY(made);
    {
        StoreTalk talk(studio.dataFolder());
        QVERIFY(!talk.append({tests::logged(tests::teaRoom().id, 42, tests::userSays(u"x"_s, u"later"_s))}));
    }
    const QByteArray later = factsIn(studio.file(u"studio.db"_s));

    QVERIFY(store::prepareRestore(studio.dataFolder(), made->file).has_value());
    QCOMPARE(factsIn(studio.file(u"studio.db"_s)), later); // not yet
    const auto aside = store::takeNextFile(studio.dataFolder(), u"replaced"_s);

    QVERIFY(aside);
    QCOMPARE(factsIn(studio.file(u"studio.db"_s)), factsIn(made->file));
    QCOMPARE(factsIn(*aside), later);
    QVERIFY(!QFile::exists(store::nextFileIn(studio.dataFolder())));
}

void TestBackups::theWindowsWishIsCarriedOutAtTheNextStart()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 10));
    const auto made = store::backUpOfDay(studio.dataFolder(), kDay);
    QVERIFY(made);
    {
        StoreTalk talk(studio.dataFolder());
        QVERIFY(!talk.append({tests::logged(tests::teaRoom().id, 42, tests::userSays(u"x"_s, u"later"_s))}));
        QVERIFY(store::prepareRestore(studio.dataFolder(), made->file).has_value());
        QVERIFY(!talk.append({tests::logged(tests::teaRoom().id, 43, tests::userSays(u"y"_s, u"still"_s))}));
    }
    StoreTalk talk(studio.dataFolder());
    QCOMPARE(talk.store().openingNotes().size(), 1);
    QCOMPARE(talk.record(tests::teaRoom().id)->lastSeq, 41);
    const QStringList aside = QDir(studio.dataFolder()).entryList({u"studio.db.replaced-*"_s});
    QVERIFY(!aside.isEmpty());
    QVERIFY(talk.store().openingNotes().first().contains(aside.first()));
}

void TestBackups::whatIsNoBackupIsRefused()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 10));
    const QByteArray before = factsIn(studio.file(u"studio.db"_s));
    writeFile(studio.file(u"diary.db"_s), QByteArray("Dear diary, ").repeated(1000));
    const QByteArray healthy = contentsOf(studio.file(u"studio.db"_s));
    writeFile(studio.file(u"short.db"_s), healthy.first(healthy.size() / 2));
    writeFile(studio.file(u"newer.db"_s), healthy);
    {
        Connection connection;
        QVERIFY(!connection.open(studio.file(u"newer.db"_s), Connection::Mode::ReadWrite));
        QVERIFY(!connection.run(u"PRAGMA user_version = 99"_s));
    }
    const QList<std::pair<QString, ErrorCode>> cases{{u"diary.db"_s, ErrorCode::Corrupt},
                                                     {u"short.db"_s, ErrorCode::Corrupt},
                                                     {u"newer.db"_s, ErrorCode::Conflict},
                                                     {u"nothing.db"_s, ErrorCode::NotFound}};
    for (const auto &one : cases) {
        const auto ready = store::prepareRestore(studio.dataFolder(), studio.file(one.first));
        QVERIFY2(!ready, qPrintable(one.first));
        QCOMPARE(ready.error().code, one.second);
        QVERIFY(!QFile::exists(store::nextFileIn(studio.dataFolder())));
    }
    QCOMPARE(factsIn(studio.file(u"studio.db"_s)), before);
}

void TestBackups::whatAFileAllowedIsTakenBackAndTold()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 10));
    const QString foreign = studio.file(u"foreign.db"_s);
    QVERIFY(QFile::copy(studio.file(u"studio.db"_s), foreign));
    Connection connection;
    QVERIFY(!connection.open(foreign, Connection::Mode::ReadWrite));
    for (
        const QString &sql :
        {u"INSERT INTO settings VALUES ('doors', "
         u"'{\"mcp\":{\"open\":true,\"port\":3000,\"needsToken\":false},"
         "\"firehose\":{\"open\":true,\"port\":8080,\"needsToken\":false},"
         "\"network\":{\"joined\":true,\"address\":\"ws://127.0.0.1:43990/?token=x\"}}')"_s,
         u"INSERT INTO settings VALUES ('remoteAnswers', 'true')"_s,
         u"INSERT INTO settings VALUES ('askForActs', 'false')"_s,
         u"INSERT INTO consent_rules (companion, type, allowed, wall) VALUES ('companion_aya', 'camera', 1, 0)"_s,
         u"INSERT INTO consent_rules (companion, type, allowed, wall) VALUES ('companion_aya', 'screen', 0, 0)"_s}) {
        const auto trouble = connection.run(sql);
        QVERIFY2(!trouble, trouble ? qPrintable(trouble->detail) : "");
    }
    connection.close();

    const auto told = store::prepareRestore(studio.dataFolder(), foreign);

    QVERIFY2(told, told ? "" : qPrintable(told.error().detail));
    const QString all = told->join(u'\n');
    for (const auto &part :
         {u"MCP server was open"_s, u"firehose was open"_s, u"ws://127.0.0.1:43990"_s,
          u"Connected programs"_s, u"Tools acted"_s, u"(companion_aya) had a standing answer: camera"_s})
        QVERIFY2(all.contains(part), qPrintable(all));
    QVERIFY(!all.contains(u"token"_s) && !all.contains(u"screen"_s));
    QVERIFY(!connection.open(store::nextFileIn(studio.dataFolder()), Connection::Mode::ReadOnly));
    QCOMPARE(connection.value(u"SELECT count(*) FROM consent_rules"_s)->toInt(), 0);
    QCOMPARE(
        connection
            .value(u"SELECT count(*) FROM settings WHERE key IN ('doors','remoteAnswers','askForActs')"_s)
            ->toInt(),
        0);
    connection.close();
    QVERIFY(store::takeNextFile(studio.dataFolder(), u"replaced"_s));
    const auto opened = store::SqliteStore::open(studio.dataFolder(), store::SqliteStore::Mode::ReadWrite);
    QVERIFY(opened.has_value());
}

void TestBackups::aFullDiskLeavesTheDataAlone()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 30));
    const auto made = store::backUpOfDay(studio.dataFolder(), kDay);
    QVERIFY(made);
    const QByteArray before = factsIn(studio.file(u"studio.db"_s));
    {
        const tests::FullDisk full(40'000);
        const auto ready = store::prepareRestore(studio.dataFolder(), made->file);
        QVERIFY(!ready);
        QCOMPARE(ready.error().code, ErrorCode::Storage);
    }
    QVERIFY(!QFile::exists(store::nextFileIn(studio.dataFolder())));
    QVERIFY(!QFile::exists(store::nextFileIn(studio.dataFolder()) + u".part"_s));
    QCOMPARE(factsIn(studio.file(u"studio.db"_s)), before);
}

// A leftover journal has to be read through an index, for which there is no room.
void TestBackups::aFullDiskAtTheStartIsNoDamage()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 30));
    const TemporaryStudio other;
    QVERIFY(QDir().mkpath(other.dataFolder()));
    {
        StoreTalk talk(studio.dataFolder());
        QVERIFY(!talk.append({tests::logged(tests::teaRoom().id, 122, tests::userSays(u"x"_s, u"x"_s))}));
        for (const QString &name : {u"studio.db"_s, u"studio.db-wal"_s})
            writeFile(other.file(name), contentsOf(studio.file(name)));
    }
    for (const rlim_t bytes : {4096, 8192, 20'000}) {
        const tests::FullDisk full(bytes);
        const auto opened = store::SqliteStore::open(other.dataFolder(), store::SqliteStore::Mode::ReadWrite);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::Storage);
    }
    QVERIFY(QDir(other.dataFolder()).entryList({u"studio.db.damaged-*"_s}).isEmpty());
    StoreTalk talk(other.dataFolder());
    QVERIFY(talk.store().openingNotes().isEmpty());
    QCOMPARE(talk.record(tests::teaRoom().id)->lastSeq, 122);
}

SUITE_TEST(QCoreApplication, TestBackups)

} // namespace tst_backups

#include "tst_backups.moc"
