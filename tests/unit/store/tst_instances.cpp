// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/upkeep/doctor.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_talk.h"

#include <QFile>
#include <QLockFile>
#include <QSysInfo>
#include <QTemporaryDir>

namespace tst_instances {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using store::SqliteStore;
using tests::numbered;
using tests::StoreTalk;
using tests::TemporaryStudio;
using tests::userSays;
using Mode = SqliteStore::Mode;

namespace {

const model::Room kTea = tests::room(u"tea"_s).with({u"aya"_s});

} // namespace

/// Which instances may use a data folder at the same time, and what the others are told.
class TestInstances : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSecondWriterIsRefused();
    void theFolderIsFreeAgainAfterwards();
    void theLockOfADeadProgramIsTakenOver();
    void aLockThatIsALinkIsNamed();
    void aReaderSeesWhatTheWriterWrites();
    void aReaderCannotWrite();
    void aReaderOfNothingIsToldSo();
    void aFolderThatIsAFileIsRefused();
    void aFolderThatCannotBeMadeIsRefused();
};

void TestInstances::aSecondWriterIsRefused()
{
    const TemporaryStudio studio;
    StoreTalk first(studio.dataFolder());

    const auto second = SqliteStore::open(studio.dataFolder(), Mode::ReadWrite);

    QVERIFY(!second);
    QCOMPARE(second.error().code, ErrorCode::Conflict);
    QVERIFY(second.error().text.contains(studio.dataFolder()));
    QVERIFY(first.create(kTea));
}

void TestInstances::theFolderIsFreeAgainAfterwards()
{
    const TemporaryStudio studio;
    {
        StoreTalk first(studio.dataFolder());
    }
    QVERIFY(SqliteStore::open(studio.dataFolder(), Mode::ReadWrite));
}

void TestInstances::theLockOfADeadProgramIsTakenOver()
{
    const TemporaryStudio studio;
    QFile lock(studio.file(u"studio.lock"_s));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write("4194399\ncompanion-studio\n" + QSysInfo::machineHostName().toLocal8Bit() + "\n");
    lock.close();

    const auto opened = SqliteStore::open(studio.dataFolder(), Mode::ReadWrite);

    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text));
}

void TestInstances::aLockThatIsALinkIsNamed()
{
    const QTemporaryDir folder;
    QVERIFY(QFile::link(u"/nowhere/at/all"_s, folder.filePath(u"studio.lock"_s)));

    const auto lock = store::lockFolder(folder.path(), {});

    QVERIFY(!lock);
    QVERIFY2(lock.error().text.contains(u"is a link"_s), qPrintable(lock.error().text));
}

void TestInstances::aReaderSeesWhatTheWriterWrites()
{
    const TemporaryStudio studio;
    StoreTalk writer(studio.dataFolder());
    QVERIFY(writer.create(kTea));
    StoreTalk reader(studio.dataFolder(), Mode::ReadOnly);
    QCOMPARE(reader.record(kTea.id)->lastSeq, 1);

    QVERIFY(!writer.append(numbered(kTea.id, {userSays(u"m1"_s, u"Hello"_s)}, 2)));

    QCOMPARE(reader.record(kTea.id)->lastSeq, 2);
    QCOMPARE(reader.messages(kTea.id)->rows.first().posted.message.text, u"Hello"_s);
    QCOMPARE(reader.rooms()->size(), 1);
}

void TestInstances::aReaderCannotWrite()
{
    const TemporaryStudio studio;
    StoreTalk writer(studio.dataFolder());
    QVERIFY(writer.create(kTea));
    StoreTalk reader(studio.dataFolder(), Mode::ReadOnly);

    const auto appended = reader.append(numbered(kTea.id, {userSays(u"m1"_s, u"Hello"_s)}, 2));
    const auto created = reader.create(tests::room(u"lab"_s));
    const auto saved = reader.save(tests::persona(u"aya"_s));

    QVERIFY(appended);
    QCOMPARE(appended->code, ErrorCode::ReadOnly);
    QVERIFY(!created);
    QCOMPARE(created.error().code, ErrorCode::ReadOnly);
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::ReadOnly);
    QCOMPARE(writer.events(kTea.id)->size(), 1);
    QCOMPARE(writer.rooms()->size(), 1);
}

void TestInstances::aReaderOfNothingIsToldSo()
{
    const TemporaryStudio studio;
    const auto opened = SqliteStore::open(studio.dataFolder(), Mode::ReadOnly);
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::NotFound);
    QVERIFY(!QFile::exists(studio.file(u"studio.db"_s)));
}

void TestInstances::aFolderThatIsAFileIsRefused()
{
    const TemporaryStudio studio;
    const QString path = studio.file(u"file"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("mine");
    file.close();

    for (const QString &folder : {path, QString(path + u"/below"_s)}) {
        const auto opened = SqliteStore::open(folder, Mode::ReadWrite);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::Storage);
        QVERIFY(opened.error().text.contains(folder));
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("mine"));
}

void TestInstances::aFolderThatCannotBeMadeIsRefused()
{
    for (const QString &folder : {u"/proc/studio"_s, u"/proc/self"_s}) {
        const auto opened = SqliteStore::open(folder, Mode::ReadWrite);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::Storage);
    }
}

SUITE_TEST(QCoreApplication, TestInstances)

} // namespace tst_instances

#include "tst_instances.moc"
