// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/program/program.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_record_commands {

using namespace Qt::StringLiterals;
using studio::tests::programPath;
using studio::tests::Run;
using studio::tests::runProgram;

namespace {

/// Runs the program with `input` as standard input.
Run runWith(const QByteArray &input, const QString &folder, const QStringList &arguments)
{
    QProcess process;
    process.start(programPath(), QStringList{u"--data"_s, folder, u"--lang"_s, u"en"_s} + arguments);
    process.write(input);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

const QByteArray kTalk = "Mina: Is there tea?\nTraveller: There is.\nMina: Then I stay.\n";

} // namespace

/// Rooms exported and imported by the command line.
class TestRecordCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatComesThroughAPipeIsImported()
    {
        const QTemporaryDir folder;

        const Run run = runWith(kTalk, folder.path(), {u"import"_s, u"-"_s});

        QVERIFY2(run.exit == 0, run.err.constData());
        QVERIFY2(run.out.startsWith("Imported conversation\t"), run.out.constData());
        const Run text =
            runProgram(folder.path(), {u"export"_s, u"Imported conversation"_s, u"--format"_s, u"txt"_s});
        QVERIFY2(text.out.contains("Then I stay."), text.out.constData());
    }

    void anEmptyPipeIsExplained()
    {
        const QTemporaryDir folder;

        const Run run = runWith({}, folder.path(), {u"import"_s, u"-"_s});

        QVERIFY(run.exit == 1 || run.exit == 2);
        QVERIFY(!run.err.isEmpty());
        QVERIFY(runProgram(folder.path(), {u"rooms"_s}).out.isEmpty());
    }

    void aRoomComesBackThroughAPipe()
    {
        const QTemporaryDir folder;
        QCOMPARE(runWith(kTalk, folder.path(), {u"import"_s, u"-"_s}).exit, 0);
        const auto whole = [&folder](const QString &room) {
            return runProgram(folder.path(), {u"export"_s, room, u"--format"_s, u"json"_s}).out;
        };
        const QTemporaryDir other;
        const QByteArray first = whole(u"Imported conversation"_s);

        const Run again = runWith(first, other.path(), {u"import"_s, u"-"_s});

        QVERIFY2(again.exit == 0, again.err.constData());
        const Run second =
            runProgram(other.path(), {u"export"_s, u"Imported conversation"_s, u"--format"_s, u"json"_s});
        QCOMPARE(second.out.count('\n'), first.count('\n'));
        QVERIFY(second.out.contains("Then I stay."));
    }

    void whoeverARoomNamesIsFoundByName()
    {
        const QTemporaryDir folder;
        QCOMPARE(runWith(kTalk, folder.path(), {u"import"_s, u"-"_s, u"--as-user"_s, u"Mina"_s}).exit, 0);

        for (const QString &who : {u"Mina"_s, u"mina"_s}) {
            const Run run = runProgram(folder.path(), {u"search"_s, u"tea"_s, u"--speaker"_s, who});
            QCOMPARE(run.exit, 0);
            QCOMPARE(run.out.count('\n'), 1);
            QVERIFY2(run.out.contains("\tMina\t"), run.out.constData());
        }
        QCOMPARE(runProgram(folder.path(), {u"search"_s, u"there"_s, u"--speaker"_s, u"Traveller"_s})
                     .out.count('\n'),
                 1);
    }

    void aPartBehindTheEndIsExplained()
    {
        const QTemporaryDir folder;
        QCOMPARE(runWith(kTalk, folder.path(), {u"import"_s, u"-"_s}).exit, 0);
        const QString file = folder.filePath(u"part.md"_s);

        const Run run = runProgram(folder.path(), {u"export"_s, u"Imported conversation"_s, u"--format"_s,
                                                   u"md"_s, u"--from"_s, u"99"_s, u"--out"_s, file});

        QCOMPARE(run.exit, 2);
        QVERIFY2(run.err.contains("The room has 3"), run.err.constData());
        QVERIFY(!QFile::exists(file));
    }
};

SUITE_TEST(QCoreApplication, TestRecordCommands)

} // namespace tst_record_commands

#include "tst_record_commands.moc"
