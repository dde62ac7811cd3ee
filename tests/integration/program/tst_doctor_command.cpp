// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/program/program.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_doctor_command {

using namespace Qt::StringLiterals;
using studio::tests::Run;
using studio::tests::runProgram;

namespace {

constexpr qsizetype kPage = 4096;

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

[[nodiscard]] bool writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
}

QJsonObject objectIn(const QByteArray &out) { return QJsonDocument::fromJson(out).object(); }

} // namespace

/// Maintenance of the stored data from the shell, without opening the studio.
class TestDoctorCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void dataThatIsWell();
    void aBackupIsMadeAndRestored();
    void compactingSaysWhatItWonAndLosesNothing();
    void damageIsFoundRecoveredAndWellAgain();
    void aFileThatIsNoDatabase();
    void aFolderWithoutData();
    void besideARunningStudioNothingIsTouched();
    void aNewerVersionIsNotTouched();
    void wrongWordsEndWithTwo_data();
    void wrongWordsEndWithTwo();

private:
    /// A new folder with the data of a talk.
    [[nodiscard]] QString talked(const QString &name) const
    {
        const QString folder = m_folder.filePath(name);
        const bool copied = QDir().mkpath(folder) &&
                            QFile::copy(m_folder.filePath(u"talk/studio.db"_s), folder + u"/studio.db"_s);
        return copied ? folder : QString();
    }
    [[nodiscard]] static Run doctor(const QString &folder, const QStringList &words = {})
    {
        return runProgram(folder, QStringList{u"doctor"_s} + words);
    }

    QTemporaryDir m_folder;
};

void TestDoctorCommand::initTestCase()
{
    const QString folder = m_folder.filePath(u"talk"_s);
    for (const QString &room : {u"first"_s, u"second"_s}) {
        Q_UNUSED(room)
        QCOMPARE(runProgram(folder, {u"converse"_s, u"--say"_s, u"Lanterns in Kyoto"_s, u"--turns"_s, u"4"_s})
                     .exit,
                 0);
    }
    QCOMPARE(QDir(folder).entryList({u"studio.db*"_s}), QStringList{u"studio.db"_s});
}

void TestDoctorCommand::dataThatIsWell()
{
    const QString folder = talked(u"well"_s);
    const QByteArray before = contentsOf(folder + u"/studio.db"_s);

    const Run check = doctor(folder);
    const Run json = doctor(folder, {u"check"_s, u"--format"_s, u"json"_s});
    const Run recover = doctor(folder, {u"recover"_s, u"--format"_s, u"json"_s});

    QCOMPARE(check.exit, 0);
    QVERIFY2(check.out.contains("No problems found."), check.out.constData());
    QCOMPARE(json.exit, 0);
    const QJsonObject told = objectIn(json.out);
    QCOMPARE(told["ok"_L1], QJsonValue(true));
    QCOMPARE(told["rooms"_L1].toInt(), 2);
    QVERIFY(told["events"_L1].toInt() > 20);
    QVERIFY(told["findings"_L1].toArray().isEmpty());
    QVERIFY(told["bytes"_L1]["database"_L1].toInteger() > 0);
    QCOMPARE(recover.exit, 0);
    QCOMPARE(objectIn(recover.out)["needed"_L1], QJsonValue(false));
    QCOMPARE(contentsOf(folder + u"/studio.db"_s), before);
    QCOMPARE(doctor(folder, {u"rebuild"_s}).exit, 0);
    QCOMPARE(doctor(folder).exit, 0);
}

void TestDoctorCommand::aBackupIsMadeAndRestored()
{
    const QString folder = talked(u"backed up"_s);
    const QByteArray rooms = runProgram(folder, {u"rooms"_s}).out;
    const Run made = doctor(folder, {u"backup"_s, u"--format"_s, u"json"_s});
    QCOMPARE(made.exit, 0);
    const QString file = objectIn(made.out)["file"_L1].toString();
    QCOMPARE(QFileInfo(file).dir().dirName(), u"backups"_s);
    QCOMPARE(runProgram(folder, {u"converse"_s, u"--say"_s, u"Later"_s, u"--turns"_s, u"1"_s}).exit, 0);
    QVERIFY(runProgram(folder, {u"rooms"_s}).out != rooms);

    const Run restored = doctor(folder, {u"restore"_s, file});

    QCOMPARE(restored.exit, 0);
    QCOMPARE(runProgram(folder, {u"rooms"_s}).out, rooms);
    QCOMPARE(QDir(folder).entryList({u"studio.db.replaced-*"_s}).size(), 1);
    QVERIFY(QFile::exists(file));
    const Run nothing = doctor(folder, {u"restore"_s, folder + u"/none.db"_s});
    QVERIFY(nothing.exit > 0);
    QVERIFY(!nothing.err.isEmpty());
    QCOMPARE(runProgram(folder, {u"rooms"_s}).out, rooms);
}

void TestDoctorCommand::compactingSaysWhatItWonAndLosesNothing()
{
    const QString folder = talked(u"compact"_s);
    const QByteArray rooms = runProgram(folder, {u"rooms"_s}).out;
    const Run shown = doctor(folder, {u"compact"_s, u"--show"_s, u"--format"_s, u"json"_s});
    QCOMPARE(shown.exit, 0);
    QCOMPARE(objectIn(shown.out)["after"_L1].toInteger(), 0);

    const Run done =
        doctor(folder, {u"compact"_s, u"--exchanges-older-than"_s, u"0"_s, u"--format"_s, u"json"_s});

    QCOMPARE(done.exit, 0);
    const QJsonObject told = objectIn(done.out);
    QVERIFY(told["exchanges"_L1].toInteger() > 0);
    QVERIFY(told["after"_L1].toInteger() < told["before"_L1].toInteger());
    QCOMPARE(runProgram(folder, {u"rooms"_s}).out, rooms);
    QCOMPARE(doctor(folder).exit, 0);
}

void TestDoctorCommand::damageIsFoundRecoveredAndWellAgain()
{
    const QString folder = talked(u"damaged"_s);
    const QString file = folder + u"/studio.db"_s;
    QByteArray bytes = contentsOf(file);
    const qsizetype page = bytes.indexOf("Lanterns in Kyoto", kPage) / kPage;
    QVERIFY(page > 0);
    bytes.replace(page * kPage, 200, QByteArray(200, '\x5a'));
    QVERIFY(writeFile(file, bytes));

    const Run check = doctor(folder, {u"check"_s, u"--format"_s, u"json"_s});
    QCOMPARE(check.exit, 1);
    QCOMPARE(objectIn(check.out)["ok"_L1], QJsonValue(false));
    QVERIFY(!objectIn(check.out)["findings"_L1].toArray().isEmpty());
    QCOMPARE(contentsOf(file), bytes);

    const Run recover = doctor(folder, {u"recover"_s, u"--format"_s, u"json"_s});

    QCOMPARE(recover.exit, 0);
    const QJsonObject told = objectIn(recover.out);
    QCOMPARE(told["needed"_L1], QJsonValue(true));
    QCOMPARE(told["rooms"_L1].toInt(), 2);
    QVERIFY(told["messages"_L1].toInt() > 0);
    QCOMPARE(contentsOf(told["aside"_L1].toString()), bytes); // no byte is lost
    QCOMPARE(doctor(folder).exit, 0);
    QCOMPARE(runProgram(folder, {u"rooms"_s}).out.count('\n'), 2);
}

void TestDoctorCommand::aFileThatIsNoDatabase()
{
    const QString folder = m_folder.filePath(u"none"_s);
    QVERIFY(QDir().mkpath(folder));
    const QByteArray bytes = QByteArray("Dear diary, ").repeated(1000);
    QVERIFY(writeFile(folder + u"/studio.db"_s, bytes));

    const Run check = doctor(folder);

    QCOMPARE(check.exit, 1);
    QVERIFY(!check.out.isEmpty() || !check.err.isEmpty());
    QCOMPARE(contentsOf(folder + u"/studio.db"_s), bytes);

    const Run recover = doctor(folder, {u"recover"_s, u"--format"_s, u"json"_s});

    QCOMPARE(recover.exit, 1); // nothing was recovered
    const QJsonObject told = objectIn(recover.out);
    QCOMPARE(told["ok"_L1], QJsonValue(false));
    QCOMPARE(contentsOf(told["aside"_L1].toString()), bytes);
}

void TestDoctorCommand::aFolderWithoutData()
{
    const QString folder = m_folder.filePath(u"nowhere"_s);
    for (const QString &verb : {u"check"_s, u"rebuild"_s, u"recover"_s, u"backup"_s, u"compact"_s}) {
        const Run run = doctor(folder, {verb});
        QVERIFY2(run.exit == 2, qPrintable(verb));
        QCOMPARE(run.err.count('\n'), 1);
        QVERIFY(run.out.isEmpty());
    }
    QVERIFY(!QFile::exists(folder));
}

void TestDoctorCommand::besideARunningStudioNothingIsTouched()
{
    const QString folder = talked(u"open"_s);
    QProcess running;
    running.start(studio::tests::programPath(),
                  {u"--data"_s, folder, u"serve"_s, u"--mcp-port"_s, u"0"_s, u"--firehose-port"_s, u"0"_s});
    QVERIFY(running.waitForStarted());
    QVERIFY(QTest::qWaitFor([&] { return QFile::exists(folder + u"/studio.lock"_s); }, 10'000));
    for (const QString &verb : {u"rebuild"_s, u"recover"_s, u"compact"_s}) {
        const Run run = doctor(folder, {verb});
        QVERIFY2(run.exit == 2, qPrintable(verb));
        QVERIFY2(run.err.contains("open"), run.err.constData());
    }
    running.terminate();
    QVERIFY(running.waitForFinished(20'000));
    QCOMPARE(doctor(folder).exit, 0);
}

void TestDoctorCommand::aNewerVersionIsNotTouched()
{
    const QString folder = talked(u"newer"_s);
    const QString file = folder + u"/studio.db"_s;
    QByteArray bytes = contentsOf(file);
    bytes.replace(60, 4, QByteArray("\0\0\x27\x0f", 4)); // SQLite's user_version: 9999
    QVERIFY(writeFile(file, bytes));
    for (const QString &verb : {u"check"_s, u"rebuild"_s, u"recover"_s, u"backup"_s, u"compact"_s}) {
        const Run run = doctor(folder, {verb});
        QVERIFY2(run.exit == 2, qPrintable(verb));
        QVERIFY2(run.err.contains("newer"), run.err.constData());
    }
    QCOMPARE(contentsOf(file), bytes);
    QVERIFY(!QFile::exists(folder + u"/backups"_s));
}

void TestDoctorCommand::wrongWordsEndWithTwo_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("a verb") << QStringList{u"heal"_s} << QByteArray("check, rebuild");
    QTest::newRow("too much") << QStringList{u"check"_s, u"it"_s} << QByteArray("\"it\"");
    QTest::newRow("restore of nothing") << QStringList{u"restore"_s} << QByteArray("one file");
    QTest::newRow("restore of two") << QStringList{u"restore"_s, u"a"_s, u"b"_s} << QByteArray("one file");
    QTest::newRow("show of a check") << QStringList{u"check"_s, u"--show"_s} << QByteArray("--show");
    QTest::newRow("days of a backup") << QStringList{u"backup"_s, u"--exchanges-older-than"_s, u"3"_s}
                                      << QByteArray("--exchanges-older-than");
    QTest::newRow("days that are none")
        << QStringList{u"compact"_s, u"--exchanges-older-than"_s, u"old"_s} << QByteArray("\"old\"");
    QTest::newRow("days before today") << QStringList{u"compact"_s, u"--exchanges-older-than"_s, u"-1"_s}
                                       << QByteArray("--exchanges-older-than");
    QTest::newRow("a format") << QStringList{u"--format"_s, u"xml"_s} << QByteArray("xml");
}

void TestDoctorCommand::wrongWordsEndWithTwo()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, said);

    const Run run = doctor(m_folder.filePath(u"talk"_s), words);

    QCOMPARE(run.exit, 2);
    QVERIFY2(run.err.contains(said), run.err.constData());
    QVERIFY(run.out.isEmpty());
}

SUITE_TEST(QCoreApplication, TestDoctorCommand)

} // namespace tst_doctor_command

#include "tst_doctor_command.moc"
