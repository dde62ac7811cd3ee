// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlite/sqlite_store.h"
#include "core/store/upkeep/backups.h"
#include "core/studio/services/upkeep_service.h"
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
using base::Error;
using base::ErrorCode;
using base::RequestId;
using ports::UpkeepPort;
using services::UpkeepService;
using store::SqliteStore;
using tests::TemporaryStudio;

namespace {

/// The service over a real store, with a clock that stands still.
class Upkeep
{
public:
    explicit Upkeep(const QString &folder, SqliteStore::Mode mode = SqliteStore::Mode::ReadWrite)
        : m_store(SqliteStore::open(folder, mode).value())
        , m_service(std::make_unique<UpkeepService>(*m_store, clock))
        , failed(m_service.get(), &UpkeepPort::failed)
        , changed(m_service.get(), &UpkeepPort::dataChanged)
        , m_done(m_service.get(), &UpkeepPort::done)
    {
    }

    [[nodiscard]] UpkeepService &port() { return *m_service; }
    void forget() { m_service.reset(); }
    /// None: it is done.
    [[nodiscard]] std::optional<Error> endOf(const RequestId &request)
    {
        const bool answered =
            QTest::qWaitFor([&] { return answers(m_done, request) + answers(failed, request) > 0; }, 20'000);
        if (!answered)
            return Error{ErrorCode::Internal, u"no answer"_s, {}};
        for (const auto &signal : failed) {
            if (signal[0].value<RequestId>() == request)
                return signal[1].value<Error>();
        }
        return std::nullopt;
    }
    [[nodiscard]] model::DataSizes weighed()
    {
        QSignalSpy told(m_service.get(), &UpkeepPort::dataWeighed);
        return endOf(m_service->weighData()) ? model::DataSizes() : told.last()[1].value<model::DataSizes>();
    }
    [[nodiscard]] qsizetype answersTo(const RequestId &request) const
    {
        return answers(m_done, request) + answers(failed, request);
    }

    tests::FakeClock clock;

private:
    [[nodiscard]] static qsizetype answers(const QSignalSpy &spy, const RequestId &request)
    {
        return std::count_if(spy.cbegin(), spy.cend(), [&request](const QList<QVariant> &signal) {
            return signal[0].value<RequestId>() == request;
        });
    }

    std::unique_ptr<SqliteStore> m_store;
    std::unique_ptr<UpkeepService> m_service;

public:
    QSignalSpy failed;
    QSignalSpy changed; ///< a backup was made, or could not be

private:
    QSignalSpy m_done;
};

QStringList filesIn(const QString &folder)
{
    return QDir(store::backupsFolder(folder)).entryList(QDir::Files, QDir::Name);
}

QString nameOf(const QDate &day) { return u"studio-%1.db"_s.arg(day.toString(u"yyyyMMdd"_s)); }

} // namespace

/// Backups that nobody has to think of, and what a window asks of the data.
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
    (void)upkeep.weighed();                             // comes after what the look asked for
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
    QVERIFY(upkeep.failed.isEmpty());
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
    UpkeepService &port = upkeep.port();
    QSignalSpy checked(&port, &UpkeepPort::dataChecked);
    QSignalSpy backedUp(&port, &UpkeepPort::backedUp);
    QSignalSpy weighed(&port, &UpkeepPort::compactionWeighed);
    QSignalSpy compacted(&port, &UpkeepPort::compacted);
    QSignalSpy progressed(&port, &UpkeepPort::progressed);

    QVERIFY(!upkeep.endOf(port.checkData()));
    const auto report = checked.last()[1].value<model::CheckReport>();
    QVERIFY(report.isWell());
    QVERIFY(report.events > 60);
    QVERIFY(!upkeep.endOf(port.rebuild()));
    QVERIFY(!upkeep.endOf(port.backUp()));
    const auto backup = backedUp.last()[1].value<model::Backup>();
    QVERIFY(QFile::exists(backup.file));
    QVERIFY(!upkeep.endOf(port.weighCompaction({})));
    const auto gain = weighed.last()[1].value<model::CompactionGain>();
    QVERIFY(gain.attachments > 0); // that nothing names
    QCOMPARE(gain.after, 0);
    QVERIFY(!upkeep.endOf(port.compact({})));
    QVERIFY(compacted.last()[1].value<model::CompactionGain>().after > 0);
    QVERIFY(!upkeep.endOf(port.checkData()));
    QVERIFY(checked.last()[1].value<model::CheckReport>().isWell());
    QVERIFY(!upkeep.endOf(port.layReady(backup.file)));
    QVERIFY(upkeep.endOf(port.layReady(u"/nowhere/at/all.db"_s)));
    QVERIFY(!progressed.isEmpty());
    for (const auto &signal : progressed)
        QVERIFY(signal[1].toInt() >= -1 && signal[1].toInt() <= 100);
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
    const RequestId first = upkeep.port().checkData();
    const RequestId second = upkeep.port().backUp(); // waits behind it
    upkeep.port().cancel(second);
    upkeep.port().cancel(RequestId(u"nobody's"_s));

    QVERIFY(!upkeep.endOf(first));
    const auto error = upkeep.endOf(second);

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::Cancelled);
    QCOMPARE(upkeep.answersTo(second), 1);
    QVERIFY(filesIn(studio.dataFolder()).isEmpty());
    QVERIFY(upkeep.weighed().lastTrouble.isEmpty()); // a wish is no trouble
}

void TestUpkeepService::aReadOnlyFolderIsNotChanged()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 5));
    Upkeep upkeep(studio.dataFolder(), SqliteStore::Mode::ReadOnly);
    UpkeepService &port = upkeep.port();

    QVERIFY(!upkeep.endOf(port.checkData()));
    QVERIFY(upkeep.endOf(port.backUp()));
    QVERIFY(upkeep.endOf(port.rebuild()));
    QVERIFY(upkeep.endOf(port.compact({})));
    QVERIFY(upkeep.endOf(port.layReady(studio.file(u"studio.db"_s))));

    QVERIFY(!QFile::exists(store::backupsFolder(studio.dataFolder())));
}

// The program ends in that order: the service goes before the store, which may be in the middle of work.
void TestUpkeepService::itMayGoWhileTheStoreWorks()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 300));
    for (int steps = 1; steps <= 5; ++steps) {
        Upkeep upkeep(studio.dataFolder());
        QSignalSpy progressed(&upkeep.port(), &UpkeepPort::progressed);
        (void)upkeep.port().checkData();
        (void)upkeep.port().backUp();
        QTRY_VERIFY(progressed.size() >= steps); // it is in the middle
        upkeep.forget();
    }
    for (const QString &file : filesIn(studio.dataFolder()))
        QVERIFY2(file.endsWith(u".db"_s), qPrintable(file)); // nothing half made
}

SUITE_TEST(QCoreApplication, TestUpkeepService)

} // namespace tst_upkeep_service

#include "tst_upkeep_service.moc"
