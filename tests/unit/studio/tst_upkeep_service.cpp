// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlite/sqlite_store.h"
#include "core/store/upkeep/backups.h"
#include "core/studio/services/upkeep_service.h"
#include "tests/support/answer.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_file.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace tst_upkeep_service {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using ports::UpkeepPort;
using services::UpkeepService;
using store::SqliteStore;
using tests::TemporaryStudio;
using Progress = base::Listener<int>;

namespace {

/// The service over a real store, with a clock that stands still.
class Upkeep
{
public:
    explicit Upkeep(const QString &folder, SqliteStore::Mode mode = SqliteStore::Mode::ReadWrite)
        : m_store(SqliteStore::open(folder, mode).value())
        , m_service(std::make_unique<UpkeepService>(*m_store, clock))
        , changed(m_service.get(), &UpkeepPort::dataChanged)
    {
    }

    [[nodiscard]] UpkeepService &port() { return *m_service; }
    void forget() { m_service.reset(); }
    [[nodiscard]] model::DataSizes weighed()
    {
        return tests::answerOf<model::DataSizes>(*m_service, &UpkeepPort::weighData)
            .value_or(model::DataSizes());
    }
    [[nodiscard]] base::Result<model::CheckReport> checked(const Progress &progress = {})
    {
        return tests::answerOf<model::CheckReport>(*m_service, &UpkeepPort::checkData, progress);
    }
    [[nodiscard]] base::Result<model::Backup> backedUp(const Progress &progress = {})
    {
        return tests::answerOf<model::Backup>(*m_service, &UpkeepPort::backUp, progress);
    }
    [[nodiscard]] base::Result<void> rebuilt() { return tests::answerOf(*m_service, &UpkeepPort::rebuild); }
    [[nodiscard]] base::Result<QStringList> laidReady(const QString &backup)
    {
        return tests::answerOf<QStringList>(*m_service, &UpkeepPort::layReady, backup, Progress());
    }
    [[nodiscard]] base::Result<model::CompactionGain> compactionWeighed()
    {
        return tests::answerOf<model::CompactionGain>(*m_service, &UpkeepPort::weighCompaction,
                                                      model::Compaction(), Progress());
    }
    [[nodiscard]] base::Result<model::CompactionGain> compacted()
    {
        return tests::answerOf<model::CompactionGain>(*m_service, &UpkeepPort::compact, model::Compaction(),
                                                      Progress());
    }

    tests::FakeClock clock;

private:
    std::unique_ptr<SqliteStore> m_store;
    std::unique_ptr<UpkeepService> m_service;

public:
    QSignalSpy changed; ///< a backup was made, or failed
};

QStringList filesIn(const QString &folder)
{
    return QDir(store::backupsFolder(folder)).entryList(QDir::Files, QDir::Name);
}

QString nameOf(const QDate &day) { return u"studio-%1.db"_s.arg(day.toString(u"yyyyMMdd"_s)); }

} // namespace

/// Automatic backups, and the window's questions about the data.
class TestUpkeepService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachDayHasItsBackup();
    void oneThatWasTakenAwayIsMadeAgain();
    void oneThatFailedIsTriedWithinTheHour();
    void oldOnesGo();
    void everyWishIsAnswered();
    void whatIsCancelledSaysSo();
    void aReadOnlyFolderIsNotChanged();
    void itMayGoWhileTheStoreWorks();

private:
    static QDate today(const Upkeep &upkeep) { return upkeep.clock.wallNow().toLocalTime().date(); }
};

void TestUpkeepService::eachDayHasItsBackup()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 5));
    Upkeep upkeep(studio.dataFolder());
    upkeep.port().keepBackups();
    upkeep.port().keepBackups(); // once is enough
    QCOMPARE(upkeep.clock.pending(), 1);
    const QDate first = today(upkeep);
    QVERIFY(filesIn(studio.dataFolder()).isEmpty());

    upkeep.clock.advance(UpkeepService::kFirstLook);
    QTRY_COMPARE(upkeep.changed.size(), 1);
    QCOMPARE(filesIn(studio.dataFolder()), QStringList{nameOf(first)});

    upkeep.clock.advance(UpkeepService::kBetweenLooks); // the same day: there is one
    (void)upkeep.weighed();                             // comes after the results of the look
    QCOMPARE(upkeep.changed.size(), 1);

    upkeep.clock.jumpWall(std::chrono::hours(24));
    upkeep.clock.advance(UpkeepService::kBetweenLooks);
    QTRY_COMPARE(upkeep.changed.size(), 2);
    QCOMPARE(filesIn(studio.dataFolder()), (QStringList{nameOf(first), nameOf(today(upkeep))}));
    const model::DataSizes sizes = upkeep.weighed();
    QCOMPARE(sizes.copies.size(), 2);
    QCOMPARE(sizes.copies.first().day, today(upkeep));
    QCOMPARE(sizes.lastTried, upkeep.clock.wallNow());
    QVERIFY(sizes.lastTrouble.isEmpty());
}

void TestUpkeepService::oneThatWasTakenAwayIsMadeAgain()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 5));
    Upkeep upkeep(studio.dataFolder());
    upkeep.port().keepBackups();
    upkeep.clock.advance(UpkeepService::kFirstLook);
    QTRY_COMPARE(upkeep.changed.size(), 1);
    QVERIFY(QDir(store::backupsFolder(studio.dataFolder())).removeRecursively());

    upkeep.clock.advance(UpkeepService::kBetweenLooks);

    QTRY_COMPARE(upkeep.changed.size(), 2);
    QCOMPARE(filesIn(studio.dataFolder()).size(), 1);
}

void TestUpkeepService::oneThatFailedIsTriedWithinTheHour()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 5));
    Upkeep upkeep(studio.dataFolder());
    const QString place = store::backupsFolder(studio.dataFolder());
    tests::writeFile(place, "a file where the folder should be");
    upkeep.port().keepBackups();

    upkeep.clock.advance(UpkeepService::kFirstLook);
    QTRY_COMPARE(upkeep.changed.size(), 1);
    model::DataSizes sizes = upkeep.weighed();
    QVERIFY(!sizes.lastTrouble.isEmpty());
    QCOMPARE(sizes.lastTried, upkeep.clock.wallNow());
    QVERIFY(sizes.copies.isEmpty());
    upkeep.clock.advance(UpkeepService::kBetweenLooks); // still so
    QTRY_COMPARE(upkeep.changed.size(), 2);

    QVERIFY(QFile::remove(place));
    upkeep.clock.advance(UpkeepService::kBetweenLooks);
    QTRY_COMPARE(upkeep.changed.size(), 3);

    sizes = upkeep.weighed();
    QVERIFY(sizes.lastTrouble.isEmpty());
    QCOMPARE(sizes.copies.size(), 1);
}

void TestUpkeepService::oldOnesGo()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 1));
    Upkeep upkeep(studio.dataFolder());
    const QDate last = today(upkeep);
    const auto first = store::backUpOfDay(studio.dataFolder(), last.addDays(-1));
    QVERIFY(first);
    QList<QDate> days{last, first->day};
    for (int ago = 2; ago <= 40; ++ago) {
        days.append(last.addDays(-ago));
        const QString copy = store::backupsFolder(studio.dataFolder()) + u'/' + nameOf(days.last());
        QVERIFY(QFile::copy(first->file, copy));
    }
    upkeep.port().keepBackups();

    upkeep.clock.advance(UpkeepService::kFirstLook);
    QTRY_COMPARE(upkeep.changed.size(), 1);

    const QStringList kept = filesIn(studio.dataFolder());
    const QList<QDate> dropped = store::daysToDrop(days, last);
    QVERIFY(!dropped.isEmpty());
    for (const QDate &day : std::as_const(days))
        QCOMPARE(kept.contains(nameOf(day)), !dropped.contains(day));
}

void TestUpkeepService::everyWishIsAnswered()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 30));
    Upkeep upkeep(studio.dataFolder());
    QList<int> shares;
    const Progress progress(this, [&shares](int percent) { shares.append(percent); });

    const auto report = upkeep.checked(progress);
    QVERIFY(report && report->isWell());
    QVERIFY(report->events > 60);
    QVERIFY(upkeep.rebuilt());
    const auto backup = upkeep.backedUp(progress);
    QVERIFY(backup && QFile::exists(backup->file));
    const auto gain = upkeep.compactionWeighed();
    QVERIFY(gain && gain->attachments > 0); // attachments that nothing refers to
    QCOMPARE(gain->after, 0);
    const auto compacted = upkeep.compacted();
    QVERIFY(compacted && compacted->after > 0);
    const auto again = upkeep.checked();
    QVERIFY(again && again->isWell());
    QVERIFY(upkeep.laidReady(backup->file));
    QVERIFY(!upkeep.laidReady(u"/nowhere/at/all.db"_s));
    QVERIFY(!shares.isEmpty());
    for (const int share : std::as_const(shares))
        QVERIFY(share >= -1 && share <= 100);
    const model::DataSizes sizes = upkeep.weighed();
    QCOMPARE(sizes.folder, studio.dataFolder());
    QVERIFY(sizes.database > 0 && sizes.backups > 0);
    QCOMPARE(sizes.rooms.size(), 1);
}

void TestUpkeepService::whatIsCancelledSaysSo()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 200));
    Upkeep upkeep(studio.dataFolder());
    tests::Answer<model::CheckReport> first;
    tests::Answer<model::Backup> second;
    base::Job checking = upkeep.port().checkData({}, first.then());
    base::Job backingUp = upkeep.port().backUp({}, second.then()); // waits for the first
    backingUp.cancel();

    QVERIFY(first.comes() && first.result());
    QVERIFY(second.comes() && !second.result());
    checking.cancel(); // it is over: no second answer
    QCOMPARE(second.result().error().code, ErrorCode::Cancelled);
    QVERIFY(filesIn(studio.dataFolder()).isEmpty());
    QVERIFY(upkeep.weighed().lastTrouble.isEmpty()); // a cancelled wish is no trouble
    QVERIFY(first.comes() && second.comes());        // one answer each
}

void TestUpkeepService::aReadOnlyFolderIsNotChanged()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 5));
    Upkeep upkeep(studio.dataFolder(), SqliteStore::Mode::ReadOnly);

    QVERIFY(upkeep.checked());
    QVERIFY(!upkeep.backedUp());
    QVERIFY(!upkeep.rebuilt());
    QVERIFY(!upkeep.compacted());
    QVERIFY(!upkeep.laidReady(studio.file(u"studio.db"_s)));

    QVERIFY(!QFile::exists(store::backupsFolder(studio.dataFolder())));
}

// The program ends in this order: the service is destroyed before the store, which may be working.
void TestUpkeepService::itMayGoWhileTheStoreWorks()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 300));
    for (int steps = 1; steps <= 5; ++steps) {
        Upkeep upkeep(studio.dataFolder());
        int told = 0;
        QObject context; // destroyed before `told`
        const Progress progress(&context, [&told](int) { ++told; });
        const base::Job checking = upkeep.port().checkData(progress, {});
        const base::Job backingUp = upkeep.port().backUp(progress, {});
        QTRY_VERIFY(told >= steps); // it is in the middle
        upkeep.forget();
    }
    for (const QString &file : filesIn(studio.dataFolder()))
        QVERIFY2(file.endsWith(u".db"_s), qPrintable(file)); // nothing half finished
}

SUITE_TEST(QCoreApplication, TestUpkeepService)

} // namespace tst_upkeep_service

#include "tst_upkeep_service.moc"
