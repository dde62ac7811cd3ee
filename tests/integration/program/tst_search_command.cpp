// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/program/program.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_search_command {

using namespace Qt::StringLiterals;
using studio::tests::Run;
using studio::tests::runProgram;

namespace {

QList<QByteArray> linesOf(const QByteArray &out)
{
    QList<QByteArray> lines = out.split('\n');
    lines.removeAll(QByteArray());
    return lines;
}

} // namespace

/// Searching all rooms on the command line.
class TestSearchCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void whatWasSaidIsFound();
    void asLinesOfJson();
    void filtersNarrow();
    void nothingFoundIsNoFailure();
    void aFolderWithoutDataHasNothing();
    void aWrongQuestionIsExplained_data();
    void aWrongQuestionIsExplained();
    void itWorksBesideARunningStudio();

private:
    [[nodiscard]] Run search(const QStringList &arguments) const
    {
        return runProgram(m_folder.path(), QStringList{u"search"_s} + arguments);
    }

    QTemporaryDir m_folder;
};

void TestSearchCommand::initTestCase()
{
    const Run said = runProgram(m_folder.path(), {u"converse"_s, u"--say"_s, u"今日は東京都に行く"_s,
                                                  u"--say"_s, u"Lanterns in Kyoto"_s, u"--turns"_s, u"1"_s});
    QCOMPARE(said.exit, 0);
}

void TestSearchCommand::whatWasSaidIsFound()
{
    for (const QString &text :
         {u"東京"_s, u"京"_s, u"都"_s, u"lantern"_s, u"kyoto lanterns"_s, u"\"in kyo\""_s}) {
        const Run run = search({text, u"--speaker"_s, u"user"_s});
        QCOMPARE(run.exit, 0);
        QCOMPARE(linesOf(run.out).size(), 1);
        QVERIFY(run.out.contains("\tmessage\t"));
    }
}

void TestSearchCommand::asLinesOfJson()
{
    const Run run = search({u"lanterns"_s, u"--speaker"_s, u"user"_s, u"--format"_s, u"jsonl"_s});
    QCOMPARE(run.exit, 0);
    QCOMPARE(linesOf(run.out).size(), 1);
    const QJsonObject line = QJsonDocument::fromJson(linesOf(run.out).first()).object();
    QCOMPARE(line.value("kind"_L1).toString(), u"message"_s);
    QCOMPARE(line.value("author"_L1).toString(), u"user"_s);
    QCOMPARE(line.value("text"_L1).toString(), u"Lanterns in Kyoto"_s);
    QCOMPARE(line.value("found"_L1).toArray(), (QJsonArray{QJsonArray{0, 8}}));
    QVERIFY(line.value("message"_L1).isDouble());
    QVERIFY(!line.value("roomName"_L1).toString().isEmpty());
}

void TestSearchCommand::filtersNarrow()
{
    QCOMPARE(linesOf(search({u"kyoto"_s, u"--speaker"_s, u"user"_s, u"--kind"_s, u"thought"_s}).out).size(),
             0);
    QCOMPARE(
        linesOf(search({u"kyoto"_s, u"--speaker"_s, u"user"_s, u"--from"_s, u"2999-01-01"_s}).out).size(), 0);
    QCOMPARE(linesOf(search({u"kyoto"_s, u"--speaker"_s, u"user"_s, u"--to"_s, u"2999-01-01"_s}).out).size(),
             1);
    QCOMPARE(linesOf(search({u"kyoto"_s, u"--speaker"_s, u"user_nobody"_s}).out).size(), 0);
    const QByteArray decisions = search({u"speak"_s, u"--kind"_s, u"decision"_s, u"--most"_s, u"1"_s}).out;
    QVERIFY(linesOf(decisions).size() <= 1);
}

void TestSearchCommand::nothingFoundIsNoFailure()
{
    const Run run = search({u"nowhere at all"_s});
    QCOMPARE(run.exit, 0);
    QVERIFY(run.out.isEmpty());
}

void TestSearchCommand::aFolderWithoutDataHasNothing()
{
    const QTemporaryDir empty;
    const Run run = runProgram(empty.filePath(u"none"_s), {u"search"_s, u"tea"_s});
    QCOMPARE(run.exit, 0);
    QVERIFY(run.out.isEmpty());
}

void TestSearchCommand::aWrongQuestionIsExplained_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no text") << QStringList{} << QByteArray("search needs a text: letters, digits or signs");
    QTest::newRow("punctuation") << QStringList{u"?!"_s}
                                 << QByteArray("search needs a text: letters, digits or signs");
    QTest::newRow("a kind") << QStringList{u"tea"_s, u"--kind"_s, u"cake"_s} << QByteArray("not \"cake\"");
    QTest::newRow("a day") << QStringList{u"tea"_s, u"--from"_s, u"soon"_s} << QByteArray("not \"soon\"");
    QTest::newRow("a format") << QStringList{u"tea"_s, u"--format"_s, u"xml"_s} << QByteArray("--format");
    QTest::newRow("a room") << QStringList{u"tea"_s, u"--room"_s, u"None"_s}
                            << QByteArray("No room is called \"None\"");
}

void TestSearchCommand::aWrongQuestionIsExplained()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Run run = search(arguments);
    QCOMPARE(run.exit, 2);
    QVERIFY2(run.err.contains(says), run.err.constData());
    QVERIFY(run.out.isEmpty());
}

void TestSearchCommand::itWorksBesideARunningStudio()
{
    QProcess running;
    running.start(studio::tests::programPath(), {u"--data"_s, m_folder.path(), u"serve"_s, u"--mcp-port"_s,
                                                 u"0"_s, u"--firehose-port"_s, u"0"_s});
    QVERIFY(running.waitForStarted());
    QVERIFY(QTest::qWaitFor([&] { return QFile::exists(m_folder.filePath(u"studio.lock"_s)); }, 10'000));
    const Run run = search({u"lanterns"_s, u"--speaker"_s, u"user"_s});
    running.terminate();
    QVERIFY(running.waitForFinished(10'000));
    QCOMPARE(run.exit, 0);
    QCOMPARE(linesOf(run.out).size(), 1);
}

SUITE_TEST(QCoreApplication, TestSearchCommand)

} // namespace tst_search_command

#include "tst_search_command.moc"
