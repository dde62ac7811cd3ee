// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/whole_file.h"
#include "tests/support/full_disk.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_whole_file {

using namespace Qt::StringLiterals;
using namespace studio;
using tests::FullDisk;

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// A file is either the whole old one or the whole new one.
class WholeFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFileIsReplaced();
    void aFullDiskLeavesTheOldFileAndNothingElse_data();
    void aFullDiskLeavesTheOldFileAndNothingElse();
    void aMissingFolderIsToldOf();
};

void WholeFileTest::aFileIsReplaced()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"tea.json"_s);

    QVERIFY(!base::writeWhole(path, "old"));
    QVERIFY(!base::writeWhole(path, "new and longer"));

    QCOMPARE(contents(path), QByteArray("new and longer"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"tea.json"_s});
}

void WholeFileTest::aFullDiskLeavesTheOldFileAndNothingElse_data()
{
    QTest::addColumn<int>("size");
    QTest::newRow("what stays in the buffer to the last") << 5'000;
    QTest::newRow("what passes the buffer by") << 500'000;
}

void WholeFileTest::aFullDiskLeavesTheOldFileAndNothingElse()
{
    QFETCH(const int, size);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"tea.json"_s);
    QVERIFY(!base::writeWhole(path, "old"));

    std::optional<QString> trouble;
    {
        const FullDisk full(1'000);
        trouble = base::writeWhole(path, QByteArray(size, 'x'));
    }

    QVERIFY(trouble);
    QVERIFY(!trouble->isEmpty());
    QCOMPARE(contents(path), QByteArray("old"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"tea.json"_s});
}

void WholeFileTest::aMissingFolderIsToldOf()
{
    const QTemporaryDir folder;

    QVERIFY(base::writeWhole(folder.filePath(u"none/tea.json"_s), "new"));

    QVERIFY(!QDir(folder.filePath(u"none"_s)).exists());
}

SUITE_TEST(QCoreApplication, WholeFileTest)

} // namespace tst_whole_file

#include "tst_whole_file.moc"
