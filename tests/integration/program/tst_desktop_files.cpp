// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/command_table.h"
#include "app/window_call.h"
#include "tests/integration/program/program.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QProcessEnvironment>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_desktop_files {

using namespace Qt::StringLiterals;
using namespace studio;
using tests::Run;
using tests::runProgram;

namespace {

/// What a tool says about a file; an exit of -1: it did not run.
Run ask(const QString &tool, const QStringList &arguments)
{
    QProcess process;
    process.start(tool, arguments);
    const bool ended = process.waitForFinished(60000) && process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

bool write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

} // namespace

/// What a desktop and a shell know of the program, read by the tools that judge it.
class TestDesktopFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theManualIsWellFormed_data();
    void theManualIsWellFormed();
    void theManualNamesEveryOption();
    void shellsReadTheirCompletion_data();
    void shellsReadTheirCompletion();
    void bashOffersCommandsOptionsAndChoices_data();
    void bashOffersCommandsOptionsAndChoices();
    void anUnknownShellIsRefused();
    void theDesktopFileIsValid();
    void theTypesOfFilesAreKnown();
    void theSoftwareCentreReadsTheMetainfo();
    void anOpenedFileGoesToTheOpenWindow();
    void aWordThatIsNoFileIsRefused();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void TestDesktopFiles::theManualIsWellFormed_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "ja", "zh"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestDesktopFiles::theManualIsWellFormed()
{
    QFETCH(QString, language);
    const Run page = ask(tests::programPath(), {u"--lang"_s, language, u"--print-manual"_s, u"2026-11-29"_s});
    QCOMPARE(page.exit, 0);
    QVERIFY(page.out.startsWith(".TH COMPANION-STUDIO 1"));
    const QString file = path(language + u".1"_s);
    QVERIFY(write(file, page.out));

    const Run lint = ask(u"mandoc"_s, {u"-Tlint"_s, u"-Wwarning"_s, file});

    QVERIFY2(lint.exit == 0, QByteArray(lint.out + lint.err));
}

void TestDesktopFiles::theManualNamesEveryOption()
{
    const Run page = runProgram(m_folder.path(), {u"--print-manual"_s, u"2026-11-29"_s});
    QByteArray text = page.out;
    text.replace("\\-", "-");
    for (const app::CommandEntry &entry : app::commandTable()) {
        QVERIFY2(text.contains(entry.name.toUtf8()), qPrintable(entry.name));
        for (const app::OptionEntry &option : entry.options)
            QVERIFY2(text.contains(QByteArray("--").append(option.name.toUtf8())), qPrintable(option.name));
    }
}

void TestDesktopFiles::shellsReadTheirCompletion_data()
{
    QTest::addColumn<QStringList>("check");
    QTest::newRow("bash") << QStringList{u"bash"_s, u"-n"_s};
    QTest::newRow("zsh") << QStringList{u"zsh"_s, u"-n"_s};
    QTest::newRow("fish") << QStringList{u"fish"_s, u"--no-execute"_s};
}

void TestDesktopFiles::shellsReadTheirCompletion()
{
    QFETCH(QStringList, check);
    const QString shell = check.takeFirst();
    const Run completion = runProgram(m_folder.path(), {u"--print-completion"_s, shell});
    QCOMPARE(completion.exit, 0);
    const QString file = path(shell);
    QVERIFY(write(file, completion.out));

    const Run read = ask(shell, check + QStringList{file});

    QVERIFY2(read.exit == 0 && read.err.isEmpty(), read.err);
}

void TestDesktopFiles::bashOffersCommandsOptionsAndChoices_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("offered");
    QTest::newRow("a command") << u"pers"_s << u"persona"_s;
    QTest::newRow("the second word") << u"persona imp"_s << u"import"_s;
    QTest::newRow("an option") << u"serve --mcp"_s << u"--mcp-port"_s;
    QTest::newRow("an option of every command") << u"rooms --da"_s << u"--data"_s;
    QTest::newRow("a choice") << u"converse --policy po"_s << u"pooled"_s;
}

void TestDesktopFiles::bashOffersCommandsOptionsAndChoices()
{
    QFETCH(QString, typed);
    QFETCH(QString, offered);
    const Run completion = runProgram(m_folder.path(), {u"--print-completion"_s, u"bash"_s});
    QVERIFY(write(path(u"bash-completion"_s), completion.out));

    const QString script =
        u"compopt() { :; }; source '%1'; COMP_WORDS=(companion-studio %2); "
        "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); cd '%3'; _companion_studio; "
        "echo \"${COMPREPLY[@]}\""_s.arg(path(u"bash-completion"_s), typed, m_folder.path());
    const Run offer = ask(u"bash"_s, {u"-c"_s, script});

    QCOMPARE(QString::fromUtf8(offer.out.trimmed()), offered);
}

void TestDesktopFiles::anUnknownShellIsRefused()
{
    const Run run = runProgram(m_folder.path(), {u"--print-completion"_s, u"tcsh"_s});
    QCOMPARE(run.exit, 2);
    QVERIFY2(run.err.contains("tcsh"), run.err);
}

void TestDesktopFiles::theDesktopFileIsValid()
{
    const Run read = ask(u"desktop-file-validate"_s,
                         {QStringLiteral(STUDIO_SOURCE_DIR "/packaging/desktop/companion-studio.desktop")});
    QVERIFY2(read.exit == 0 && read.out.isEmpty(), QByteArray(read.out + read.err));
}

void TestDesktopFiles::theTypesOfFilesAreKnown()
{
    QVERIFY(QDir(m_folder.path()).mkpath(u"mime/packages"_s));
    QVERIFY(QFile::copy(QStringLiteral(STUDIO_SOURCE_DIR "/packaging/desktop/companion-studio.xml"),
                        path(u"mime/packages/companion-studio.xml"_s)));
    const Run made = ask(u"update-mime-database"_s, {path(u"mime"_s)});
    QVERIFY2(made.exit == 0 && made.err.isEmpty(), made.err);
    QFile globs(path(u"mime/globs2"_s));
    QVERIFY(globs.open(QIODevice::ReadOnly));
    const QByteArray known = globs.readAll();
    for (const char *pattern : {"*.card.json", "*.card.png", "*.charx", "*.room.json", "*.replay.jsonl"})
        QVERIFY2(known.contains(pattern), pattern);
}

void TestDesktopFiles::theSoftwareCentreReadsTheMetainfo()
{
    const Run read =
        ask(u"appstreamcli"_s,
            {u"validate"_s, u"--no-net"_s,
             QStringLiteral(STUDIO_BINARY_DIR "/packaging/"
                                              "org.companion_studio.CompanionStudio.metainfo.xml")});
    QVERIFY2(read.exit == 0, QByteArray(read.out + read.err));
}

void TestDesktopFiles::anOpenedFileGoesToTheOpenWindow()
{
    QTemporaryDir data;
    QVERIFY(write(data.filePath(u"one.card.json"_s), "{}"));
    app::WindowCall window(data.path());
    QSignalSpy called(&window, &app::WindowCall::called);
    QProcess second;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    second.setProcessEnvironment(environment);
    second.setWorkingDirectory(data.path());
    second.start(tests::programPath(), {u"--data"_s, data.path(), u"one.card.json"_s});

    QTRY_COMPARE_WITH_TIMEOUT(called.size(), 1, 30000);
    QCOMPARE(called.first().first().toStringList(), QStringList{data.filePath(u"one.card.json"_s)});
    QVERIFY(second.waitForFinished(30000));
    QCOMPARE(second.exitCode(), 0);
}

void TestDesktopFiles::aWordThatIsNoFileIsRefused()
{
    const Run run = runProgram(m_folder.path(), {u"no-such-word"_s});
    QCOMPARE(run.exit, 2);
    QVERIFY2(run.err.contains("no-such-word"), run.err);
}

SUITE_TEST(QCoreApplication, TestDesktopFiles)

} // namespace tst_desktop_files

#include "tst_desktop_files.moc"
