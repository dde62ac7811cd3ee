// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_modes.h"
#include "core/store/upkeep/private_files.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace tst_private_files {

using namespace Qt::StringLiterals;
using namespace studio;

namespace {

mode_t modeOf(const QString &path)
{
    struct stat facts
    {
    };
    return ::stat(QFile::encodeName(path).constData(), &facts) == 0 ? facts.st_mode & 07777 : 0;
}

void make(const QString &path, mode_t mode)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(::chmod(QFile::encodeName(path).constData(), mode), 0);
}

/// A data folder from an older version, beside a file of the user's own.
struct OldFolder
{
    OldFolder()
    {
        QDir().mkpath(inside(u"backups"_s));
        QDir().mkpath(inside(u"cassettes"_s));
        for (const QString &name :
             {u"studio.db"_s, u"studio.db-wal"_s, u"window.ini"_s, u"backups/studio-20260101.db"_s,
              u"cassettes/tea.cassette"_s, u"photo.jpg"_s})
            make(inside(name), 0644);
        ::chmod(QFile::encodeName(folder.path()).constData(), 0755);
    }
    [[nodiscard]] QString inside(const QString &name) const { return folder.filePath(name); }

    QTemporaryDir folder;
};

} // namespace

/// Files that the studio stores are for its user alone.
class PrivateFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anOldFolderIsMendedAndToldOnce();
    void whatIsNotTheStudiosStays();
    void nothingIsToldOfAFolderThatNobodyCouldEnter();
    void aFolderOfEverybodyStaysOpen();
    void aLinkIsNotFollowed();
    void whatTheUserAsksForIsMadeAsUsual();
};

void PrivateFilesTest::anOldFolderIsMendedAndToldOnce()
{
    const OldFolder old;

    QVERIFY(store::makePrivate(old.folder.path()));

    QCOMPARE(modeOf(old.folder.path()), mode_t(0700));
    QCOMPARE(modeOf(old.inside(u"backups"_s)), mode_t(0700));
    for (const QString &name : {u"studio.db"_s, u"studio.db-wal"_s, u"window.ini"_s,
                                u"backups/studio-20260101.db"_s, u"cassettes/tea.cassette"_s})
        QCOMPARE(modeOf(old.inside(name)), mode_t(0600));
    QVERIFY(!store::makePrivate(old.folder.path()));
}

void PrivateFilesTest::whatIsNotTheStudiosStays()
{
    const OldFolder old;

    QVERIFY(store::makePrivate(old.folder.path()));

    QCOMPARE(modeOf(old.inside(u"photo.jpg"_s)), mode_t(0644));
}

void PrivateFilesTest::nothingIsToldOfAFolderThatNobodyCouldEnter()
{
    const OldFolder old;
    QCOMPARE(::chmod(QFile::encodeName(old.folder.path()).constData(), 0700), 0);

    QVERIFY(!store::makePrivate(old.folder.path()));

    QCOMPARE(modeOf(old.inside(u"studio.db"_s)), mode_t(0600));
}

void PrivateFilesTest::aFolderOfEverybodyStaysOpen()
{
    const OldFolder old;
    QCOMPARE(::chmod(QFile::encodeName(old.folder.path()).constData(), 01777), 0);

    store::makePrivate(old.folder.path());

    QCOMPARE(modeOf(old.folder.path()), mode_t(01777));
    QCOMPARE(modeOf(old.inside(u"studio.db"_s)), mode_t(0600));
}

void PrivateFilesTest::aLinkIsNotFollowed()
{
    const OldFolder old;
    QVERIFY(QFile::link(old.inside(u"photo.jpg"_s), old.inside(u"studio.link"_s)));

    store::makePrivate(old.folder.path());

    QCOMPARE(modeOf(old.inside(u"photo.jpg"_s)), mode_t(0644));
}

void PrivateFilesTest::whatTheUserAsksForIsMadeAsUsual()
{
    const QTemporaryDir folder;
    const QString exported = folder.filePath(u"tea.txt"_s);
    const QString old = folder.filePath(u"old.txt"_s);
    make(exported, 0600);
    make(old, 0640);
    const mode_t mask = ::umask(027);
    QFile written(exported);
    QVERIFY(written.open(QIODevice::WriteOnly));

    base::makeUsual(written, folder.filePath(u"new.txt"_s));
    QCOMPARE(modeOf(exported), mode_t(0640));

    ::umask(0);
    base::makeUsual(written, old); // is replaced, and keeps its permissions
    QCOMPARE(modeOf(exported), mode_t(0640));
    ::umask(mask);
}

SUITE_TEST(QCoreApplication, PrivateFilesTest)

} // namespace tst_private_files

#include "tst_private_files.moc"
