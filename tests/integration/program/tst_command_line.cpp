// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/program/program.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace tst_command_line {

using namespace Qt::StringLiterals;
using studio::tests::Run;
using studio::tests::runProgram;

namespace {

QList<QJsonObject> jsonLines(const QByteArray &out)
{
    QList<QJsonObject> lines;
    for (const QByteArray &line : out.split('\n')) {
        if (!line.isEmpty())
            lines.append(QJsonDocument::fromJson(line).object());
    }
    return lines;
}

QJsonObject body(const QJsonObject &line) { return line["body"_L1].toObject(); }

} // namespace

/// The real program as seen by a user of the command line.
class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPipeIntoWhichNobodyWritesIsNotWaitedFor_data();
    void aPipeIntoWhichNobodyWritesIsNotWaitedFor();
    void init() { QVERIFY(m_folder.isValid()); }

    void aConversationHasADecisionBeforeEachTurn();
    void theSameSeedGivesTheSameConversation();
    void theWinnerOfEachDecisionSpeaksNextAndNobodyRepeats();
    void aNamedCompanionIsSelectedInJapanese();
    void aRoomGoesOnWhereItWasLeft();
    void aRoomIsCounted();
    void manualRestsUntilCued();
    void rulesOfTheRoomHoldForTheRun();
    void aRuleForSomebodyWhoIsNotThereIsRefused();
    void aReplayedRoomGivesItsDecisionsAgain();
    void hostileTextStaysText();
    void wrongWordsEndWithTwo_data();
    void wrongWordsEndWithTwo();
    void aBadReplayLineNamesFileAndLine();
    void withoutADisplayOneLineAndTwo();
    void aTraceFollowsTheLogWithoutItsTalk();
    void aTraceOfOneRoomIsSilentAboutOthers();
    void aSecondInstanceIsTurnedAway();
    void aDamagedDatabaseIsMovedAside();
    void whatCanBeReadOfADamagedDatabaseIsThere();
    void anExportThatCannotBeWrittenLeavesTheOldFile();
    void othersReadNothingThatIsKept_data();
    void othersReadNothingThatIsKept();

private:
    QString folder(const QString &name) { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void TestCommandLine::aConversationHasADecisionBeforeEachTurn()
{
    const Run run = runProgram(folder(u"turns"_s), {u"converse"_s, u"--say"_s, u"Hello, who are you?"_s,
                                                    u"--turns"_s, u"4"_s, u"--seed"_s, u"1"_s});

    QCOMPARE(run.exit, 0);
    const QStringList lines = QString::fromUtf8(run.out).split(u'\n');
    int turns = 0;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        for (const QString &name : {u"Kyoko"_s, u"Natsumi"_s, u"Aya"_s}) {
            if (!lines[i].startsWith(name + u": "_s))
                continue;
            ++turns;
            qsizetype votes = i - 1;
            while (votes > 0 && lines[votes].startsWith(u"* %1 "_s.arg(name))) // they moved before they spoke
                --votes;
            QVERIFY2(lines[votes - 1].startsWith(u"→ %1 speaks"_s.arg(name)), qPrintable(lines[votes - 1]));
        }
    }
    QVERIFY2(turns >= 2, run.out.constData());
    QVERIFY(lines.first().contains(u"not an AI"_s));
}

void TestCommandLine::theSameSeedGivesTheSameConversation()
{
    const QStringList words{u"converse"_s, u"--say"_s, u"What shall we do today?"_s, u"--turns"_s, u"5"_s,
                            u"--seed"_s,   u"7"_s};
    const Run first = runProgram(folder(u"same"_s), words);
    const Run second = runProgram(folder(u"same"_s), words);
    const Run other = runProgram(folder(u"same"_s), words.mid(0, 6) + QStringList{u"8"_s});

    QCOMPARE(first.exit, 0);
    QCOMPARE(second.out, first.out);
    QVERIFY(other.out != first.out);
}

void TestCommandLine::theWinnerOfEachDecisionSpeaksNextAndNobodyRepeats()
{
    for (int seed = 0; seed < 20; ++seed) {
        const Run run = runProgram(folder(u"seeds"_s),
                                   {u"converse"_s, u"--say"_s, u"Hello, who are you?"_s, u"--turns"_s, u"4"_s,
                                    u"--seed"_s, QString::number(seed), u"--format"_s, u"jsonl"_s});
        QCOMPARE(run.exit, 0);

        QString winner;
        QSet<QString> said;
        int turns = 0;
        for (const QJsonObject &line : jsonLines(run.out)) {
            if (line["kind"_L1] == "decision"_L1) {
                winner = body(line)["winner"_L1].toString();
            } else if (line["kind"_L1] == "turnOver"_L1) {
                ++turns;
                QCOMPARE(body(line)["from"_L1].toString(), winner);
                const QString text = body(line)["message"_L1].toString();
                QVERIFY2(!said.contains(text), qPrintable(text));
                said.insert(text);
            }
        }
        QVERIFY(turns >= 1);
    }
}

void TestCommandLine::aNamedCompanionIsSelectedInJapanese()
{
    const Run run =
        runProgram(folder(u"ja"_s), {u"converse"_s, u"--say"_s, u"綾さん、分散システムって何?"_s,
                                     u"--turns"_s, u"1"_s, u"--seed"_s, u"1"_s, u"--format"_s, u"jsonl"_s});

    QCOMPARE(run.exit, 0);
    int decisions = 0;
    for (const QJsonObject &line : jsonLines(run.out)) {
        if (line["kind"_L1] != "decision"_L1)
            continue;
        ++decisions;
        QCOMPARE(body(line)["rule"_L1].toString(), u"selected"_s);
        QCOMPARE(body(line)["winner"_L1].toString(), u"companion_aya"_s);
    }
    QCOMPARE(decisions, 1);
}

void TestCommandLine::aRoomGoesOnWhereItWasLeft()
{
    const QString data = folder(u"on"_s);
    QCOMPARE(runProgram(data, {u"converse"_s, u"--say"_s, u"Good evening!"_s, u"--turns"_s, u"1"_s}).exit, 0);
    const QByteArray before = runProgram(data, {u"rooms"_s}).out;
    const QString name = QString::fromUtf8(before.split('\t').first());
    QCOMPARE(runProgram(data, {u"converse"_s, u"--room"_s, name, u"--as"_s, u"user_bob"_s, u"--say"_s,
                               u"I am Bob."_s, u"--turns"_s, u"1"_s})
                 .exit,
             0);

    const QList<QByteArray> after = runProgram(data, {u"rooms"_s}).out.trimmed().split('\n');
    QCOMPARE(after.size(), 1);
    const auto columns = after.first().split('\t');
    QCOMPARE(columns.size(), 4);
    QVERIFY(columns[2].toInt() >= 4);
    const Run json = runProgram(data, {u"export"_s, name, u"--format"_s, u"json"_s});
    const QJsonArray messages = QJsonDocument::fromJson(json.out)["messages"_L1].toArray();
    QCOMPARE(messages.size(), columns[2].toInt());
    QCOMPARE(messages[2]["from"_L1].toString(), u"user_bob"_s);
}

void TestCommandLine::aRoomIsCounted()
{
    const QString data = folder(u"counted"_s);
    QCOMPARE(runProgram(data, {u"converse"_s, u"--say"_s, u"Hello!"_s, u"--turns"_s, u"3"_s}).exit, 0);
    const QByteArray line = runProgram(data, {u"rooms"_s, u"--format"_s, u"jsonl"_s}).out;
    const QJsonObject room = QJsonDocument::fromJson(line).object();
    const QString id = room["id"_L1].toString();

    const QByteArray json = runProgram(data, {u"stats"_s, id, u"--format"_s, u"json"_s}).out;
    const QByteArray table = runProgram(data, {u"stats"_s, id, u"--format"_s, u"csv"_s}).out;
    const QByteArray text = runProgram(data, {u"stats"_s, id}).out;

    const QJsonObject counted = QJsonDocument::fromJson(json).object();
    QCOMPARE(counted["messages"_L1].toInt(), room["messages"_L1].toInt());
    QCOMPARE(counted["room"_L1].toString(), id);
    QVERIFY(counted["firstWord"_L1].toObject()["count"_L1].toInt() > 0);
    const QByteArray messages = "\n,,messages,," + QByteArray::number(counted["messages"_L1].toInt());
    QVERIFY(table.contains(messages));
    QVERIFY(text.contains("Kyoko: "));
    QCOMPARE(runProgram(data, {u"stats"_s, u"nowhere"_s}).exit, 2);
    QCOMPARE(runProgram(data, {u"stats"_s, id, u"--format"_s, u"xml"_s}).exit, 2);
}

void TestCommandLine::manualRestsUntilCued()
{
    const Run run = runProgram(folder(u"manual"_s), {u"converse"_s, u"--policy"_s, u"manual"_s, u"--say"_s,
                                                     u"Hello."_s, u"--format"_s, u"jsonl"_s});

    QCOMPARE(run.exit, 0);
    bool awaits = false;
    for (const QJsonObject &line : jsonLines(run.out)) {
        QVERIFY(line["kind"_L1] != "startTurn"_L1);
        awaits |= body(line)["reason"_L1] == "awaitingCue"_L1;
    }
    QVERIFY(awaits);
}

/// Nobody may follow anybody except Aya, who speaks only when named: the talk ends with the first answer.
void TestCommandLine::rulesOfTheRoomHoldForTheRun()
{
    const QString data = folder(u"rules"_s);
    const Run made = runProgram(data, {u"converse"_s, u"--say"_s, u"Hello!"_s, u"--turns"_s, u"1"_s});
    QCOMPARE(made.exit, 0);
    const QString room = jsonLines(runProgram(data, {u"rooms"_s, u"--format"_s, u"jsonl"_s}).out)
                             .constFirst()["id"_L1]
                             .toString();

    const Run run = runProgram(data, {u"converse"_s,
                                      u"--room"_s,
                                      room,
                                      u"--policy"_s,
                                      u"list"_s,
                                      u"--format"_s,
                                      u"jsonl"_s,
                                      u"--only-when-named"_s,
                                      u"companion_aya"_s,
                                      u"--follows"_s,
                                      u"Kyoko=Aya"_s,
                                      u"--follows"_s,
                                      u"natsumi="_s,
                                      u"--cool-down"_s,
                                      u"0"_s,
                                      u"--idle"_s,
                                      u"90.5"_s,
                                      u"--idle-most"_s,
                                      u"0"_s,
                                      u"--ceiling"_s,
                                      u"5"_s,
                                      u"--wait-for-me"_s,
                                      u"0"_s,
                                      u"--say"_s,
                                      u"How was the day?"_s});

    QVERIFY2(run.exit == 0, run.err.constData());
    QJsonObject during;
    QJsonObject after;
    int spoken = 0;
    for (const QJsonObject &line : jsonLines(run.out)) {
        const QJsonObject policy = body(line)["policy"_L1].toObject();
        if (policy.contains("follows"_L1))
            (during.isEmpty() ? during : after) = policy;
        spoken +=
            line["topic"_L1] == "messages"_L1 && body(line)["from"_L1].toString().startsWith("companion"_L1);
    }
    QCOMPARE(during["idleMs"_L1].toInt(), 90'500);
    QCOMPARE(during["idleMost"_L1].toInt(), 0);
    QCOMPARE(during["ceilingMs"_L1].toInt(), 300'000);
    QCOMPARE(during["onlyWhenNamed"_L1].toArray(), QJsonArray{u"companion_aya"_s});
    QCOMPARE(during["follows"_L1].toObject(),
             (QJsonObject{{u"companion_kyoko"_s, QJsonArray{u"companion_aya"_s}},
                          {u"companion_natsumi"_s, QJsonArray()}}));
    QCOMPARE(spoken, 1); // only the first in the list; nobody else may follow
    QCOMPARE(after["follows"_L1].toObject(), QJsonObject());
    QCOMPARE(after["onlyWhenNamed"_L1].toArray(), QJsonArray());
}

void TestCommandLine::aRuleForSomebodyWhoIsNotThereIsRefused()
{
    const QString data = folder(u"strangers"_s);

    const Run run =
        runProgram(data, {u"converse"_s, u"--follows"_s, u"Kyoko=Nobody"_s, u"--say"_s, u"Hello!"_s});

    QCOMPARE(run.exit, 2);
    QVERIFY2(run.err.contains("Nobody in this room is called \"Nobody\"."), run.err.constData());
}

void TestCommandLine::aReplayedRoomGivesItsDecisionsAgain()
{
    const QString data = folder(u"replay"_s);
    const Run talk = runProgram(data, {u"converse"_s, u"--say"_s, u"Hello, who are you?"_s, u"--say"_s,
                                       u"Thank you, good night."_s, u"--turns"_s, u"6"_s, u"--seed"_s, u"3"_s,
                                       u"--format"_s, u"jsonl"_s});
    QCOMPARE(talk.exit, 0);
    const Run file = runProgram(data, {u"replay"_s, u"--room"_s, u"Tea at five"_s});
    QCOMPARE(file.exit, 0);
    QFile written(folder(u"room.jsonl"_s));
    QVERIFY(written.open(QIODevice::WriteOnly));
    written.write(file.out);
    written.close();

    const Run again = runProgram(data, {u"replay"_s, written.fileName()});

    QCOMPARE(again.exit, 0);
    QList<QJsonObject> stored;
    for (const QJsonObject &line : jsonLines(talk.out)) {
        if (line["kind"_L1] == "decision"_L1) {
            QJsonObject decision = body(line);
            decision.remove("t"_L1);
            stored.append(decision);
        }
    }
    QList<QJsonObject> replayed;
    for (const QJsonObject &line : jsonLines(again.out)) {
        if (line.contains("decision"_L1))
            replayed.append(line["decision"_L1].toObject());
    }
    QVERIFY(!stored.isEmpty());
    QCOMPARE(replayed, stored);
}

void TestCommandLine::hostileTextStaysText()
{
    const QString hostile =
        u"<img src=/dev/zero> ![x](/etc/passwd) \u202Eabc\u200B "_s + u"😀"_s.repeated(10000);
    const QString data = folder(u"hostile"_s);
    QCOMPARE(runProgram(data, {u"converse"_s, u"--say"_s, hostile, u"--turns"_s, u"1"_s}).exit, 0);

    const Run json = runProgram(data, {u"export"_s, u"Tea at five"_s});

    const QJsonArray messages = QJsonDocument::fromJson(json.out)["messages"_L1].toArray();
    QCOMPARE(messages.first()["message"_L1].toString(), hostile);
    const Run markdown = runProgram(data, {u"export"_s, u"Tea at five"_s, u"--format"_s, u"md"_s});
    QVERIFY(markdown.out.contains("\\<img src=/dev/zero\\>"));
    QVERIFY(markdown.out.contains("\\!\\[x\\]"));
}

void TestCommandLine::wrongWordsEndWithTwo_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const QStringList &words, const QString &said) {
        QTest::newRow(name) << words << said;
    };
    row("empty say", {u"converse"_s, u"--say"_s, u""_s}, u"--say"_s);
    row("blank say", {u"converse"_s, u"--say"_s, u"  "_s}, u"--say"_s);
    row("unknown option", {u"converse"_s, u"--shout"_s, u"x"_s}, u"shout"_s);
    row("unknown command", {u"sing"_s}, u"sing"_s);
    row("unknown room", {u"converse"_s, u"--room"_s, u"Nowhere"_s, u"--say"_s, u"x"_s}, u"Nowhere"_s);
    row("unknown room to export", {u"export"_s, u"Nowhere"_s}, u"Nowhere"_s);
    row("unknown policy", {u"converse"_s, u"--policy"_s, u"chaos"_s, u"--say"_s, u"x"_s}, u"chaos"_s);
    row("turns that are no number", {u"converse"_s, u"--turns"_s, u"many"_s, u"--say"_s, u"x"_s}, u"many"_s);
    row("a cool-down that is no number", {u"converse"_s, u"--cool-down"_s, u"1.5"_s, u"--say"_s, u"x"_s},
        u"1.5"_s);
    row("a silence beyond a day", {u"converse"_s, u"--idle"_s, u"86401"_s, u"--say"_s, u"x"_s}, u"86401"_s);
    row("a ceiling that is no number", {u"serve"_s, u"--ceiling"_s, u"nan"_s}, u"nan"_s);
    row("a follower of nobody", {u"converse"_s, u"--follows"_s, u"=Aya"_s, u"--say"_s, u"x"_s}, u"=Aya"_s);
    row("a mask without a sign", {u"converse"_s, u"--follows"_s, u"Aya"_s, u"--say"_s, u"x"_s},
        u"--follows"_s);
    row("negative seed", {u"converse"_s, u"--seed"_s, u"-1"_s, u"--say"_s, u"x"_s}, u"seed"_s);
    row("somebody who is no user", {u"converse"_s, u"--as"_s, u"companion_aya"_s, u"--say"_s, u"x"_s},
        u"companion_aya"_s);
    row("unknown format", {u"export"_s, u"x"_s, u"--format"_s, u"docx"_s}, u"docx"_s);
    row("unknown detail", {u"export"_s, u"x"_s, u"--detail"_s, u"some"_s}, u"some"_s);
    row("a beginning that is no place", {u"export"_s, u"x"_s, u"--from"_s, u"soon"_s}, u"soon"_s);
    row("an end before the beginning", {u"export"_s, u"x"_s, u"--from"_s, u"3"_s, u"--to"_s, u"2"_s},
        u"--from"_s);
    row("a user as a witness, who sees everything", {u"export"_s, u"x"_s, u"--as"_s, u"user_mina"_s},
        u"--as"_s);
    row("a file that is not there", {u"replay"_s, u"/nowhere/at/all.jsonl"_s}, u"/nowhere/at/all.jsonl"_s);
    row("replay of nothing", {u"replay"_s}, u"replay"_s);
}

void TestCommandLine::wrongWordsEndWithTwo()
{
    QFETCH(QStringList, words);
    QFETCH(QString, said);

    const Run run = runProgram(folder(u"wrong"_s), words);

    QCOMPARE(run.exit, 2);
    QVERIFY2(run.err.contains(said.toUtf8()), run.err.constData());
    QVERIFY(run.out.isEmpty());
}

void TestCommandLine::aBadReplayLineNamesFileAndLine()
{
    QFile file(folder(u"bad.jsonl"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"room\":{\"policy\":\"vote\",\"roster\":[\"companion_a\",\"companion_b\"]}}\n"
               "{\"t\":0,\"posted\":{\"id\":\"m\",\"from\":\"user\",\"message\":\"x\"}}\n"
               "{\"t\":1,\"posted\":{\"frm\":\"user\",\"message\":\"x\"}}\n");
    file.close();

    const Run run = runProgram(folder(u"bad"_s), {u"replay"_s, file.fileName()});

    QCOMPARE(run.exit, 2);
    QVERIFY(run.out.contains("askVotes"));
    QVERIFY2(run.err.startsWith((file.fileName() + u":3: "_s).toUtf8()), run.err.constData());

    QProcess both; // on a terminal both streams are one: played lines come before the error
    both.setProcessChannelMode(QProcess::MergedChannels);
    both.start(studio::tests::programPath(), {u"replay"_s, file.fileName()});
    QVERIFY(both.waitForFinished(60'000));
    QCOMPARE(both.readAll(), run.out + run.err);
}

void TestCommandLine::withoutADisplayOneLineAndTwo()
{
    QStringList environment = QProcess::systemEnvironment();
    environment.removeIf([](const QString &entry) {
        return entry.startsWith(u"DISPLAY="_s) || entry.startsWith(u"WAYLAND_DISPLAY="_s) ||
               entry.startsWith(u"QT_QPA_PLATFORM="_s);
    });

    const Run none = runProgram(folder(u"dark"_s), {}, environment);
    const Run deaf = runProgram(folder(u"dark"_s), {}, environment + QStringList{u"DISPLAY=:987"_s});

    for (const Run &run : {none, deaf}) {
        QCOMPARE(run.exit, 2);
        QCOMPARE(run.err.count('\n'), 1);
        QVERIFY2(run.err.contains("display"), run.err.constData());
    }
}

void TestCommandLine::aTraceFollowsTheLogWithoutItsTalk()
{
    const QString data = folder(u"traced"_s);
    const Run run = runProgram(data, {u"converse"_s, u"--trace"_s, u"--say"_s, u"Xylophones, anybody?"_s,
                                      u"--turns"_s, u"2"_s, u"--format"_s, u"jsonl"_s});
    QCOMPARE(run.exit, 0);

    QStringList traced;
    int calls = 0;
    int ended = 0;
    for (const QString &line : QString::fromUtf8(run.err).split(u'\n', Qt::SkipEmptyParts)) {
        QVERIFY2(line.startsWith(u"trace: "_s), qPrintable(line));
        QVERIFY2(!line.contains(u"Xylophones"_s), qPrintable(line));
        calls += line.endsWith(u": begins"_s);
        ended += line.contains(u": ends after "_s);
        if (const qsizetype seq = line.indexOf(u" #"_s); seq > 0)
            traced.append(line.mid(seq + 2).section(u' ', 0, 0) + u' ' +
                          line.mid(seq).section(u' ', 4, 4).remove(u':'));
    }
    QStringList logged;
    for (const QJsonObject &line : jsonLines(run.out))
        logged.append(QString::number(line["seq"_L1].toInteger()) + u' ' + line["kind"_L1].toString());

    QVERIFY(calls >= 4); // at least votes and a turn
    QCOMPARE(ended, calls);
    QCOMPARE(traced.mid(traced.size() - logged.size()), logged);
}

void TestCommandLine::aTraceOfOneRoomIsSilentAboutOthers()
{
    const QString data = folder(u"traced one"_s);
    const Run made = runProgram(data, {u"converse"_s, u"--say"_s, u"Hello"_s, u"--turns"_s, u"1"_s});
    QCOMPARE(made.exit, 0);
    QCOMPARE(made.err, QByteArray());
    const Run rooms = runProgram(data, {u"rooms"_s, u"--format"_s, u"jsonl"_s});
    const QString name = jsonLines(rooms.out).value(0)["name"_L1].toString();
    QVERIFY(!name.isEmpty());
    const QStringList more{u"converse"_s, u"--room"_s, name, u"--say"_s, u"Go on"_s, u"--turns"_s, u"1"_s};

    const Run other = runProgram(data, QStringList{u"--trace=another room"_s} + more);
    const Run same = runProgram(data, QStringList{u"--trace="_s + name} + more);

    QCOMPARE(other.exit, 0);
    QCOMPARE(other.err, QByteArray());
    QVERIFY(same.err.startsWith(QByteArray("trace: " + name.toUtf8() + " #")));
}

void TestCommandLine::aSecondInstanceIsTurnedAway()
{
    const QString data = folder(u"two"_s);
    QProcess first;
    first.start(studio::tests::programPath(),
                {u"converse"_s, u"--data"_s, data, u"--say"_s, u"Hello, who are you?"_s, u"--speed"_s,
                 u"live"_s, u"--format"_s, u"jsonl"_s});
    QVERIFY(first.waitForReadyRead(20000));

    const Run second = runProgram(data, {u"converse"_s, u"--say"_s, u"Me too."_s});
    const Run reading = runProgram(data, {u"rooms"_s});
    first.kill();
    QVERIFY(first.waitForFinished(20000));
    const Run later = runProgram(data, {u"converse"_s, u"--say"_s, u"Me too."_s, u"--turns"_s, u"1"_s});

    QCOMPARE(second.exit, 2);
    QVERIFY2(second.err.contains("Companion Studio is already using"), second.err.constData());
    QCOMPARE(reading.exit, 0);
    QVERIFY(reading.out.startsWith("Tea at five\t"));
    QCOMPARE(later.exit, 0);
}

void TestCommandLine::aDamagedDatabaseIsMovedAside()
{
    const QString data = folder(u"damaged"_s);
    QVERIFY(QDir().mkpath(data));
    QFile file(data + u"/studio.db"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray("this is no database, whatever it is called. ").repeated(500));
    file.close();

    const Run run = runProgram(data, {u"converse"_s, u"--say"_s, u"Hello?"_s, u"--turns"_s, u"1"_s});

    QCOMPARE(run.exit, 0);
    QVERIFY2(run.err.contains("moved"), run.err.constData());
    QVERIFY2(run.err.contains("Nothing could be read from the file."), run.err.constData());
    QCOMPARE(QDir(data).entryList({u"studio.db.*"_s}).filter(u"-shm"_s).size(), 0);
    QVERIFY(QDir(data).entryList({u"studio.db.damaged*"_s}).size() >= 1);
}

void TestCommandLine::whatCanBeReadOfADamagedDatabaseIsThere()
{
    const QString data = folder(u"hurt"_s);
    for (const QString &said : {u"Lanterns in Kyoto"_s, u"Tea at five"_s})
        QCOMPARE(runProgram(data, {u"converse"_s, u"--say"_s, said, u"--turns"_s, u"4"_s}).exit, 0);
    QFile file(data + u"/studio.db"_s);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray whole = file.readAll();
    const qsizetype page = whole.indexOf("Lanterns in Kyoto", 4096) / 4096;
    QVERIFY(page > 0);
    QVERIFY(file.seek(page * 4096));
    QCOMPARE(file.write(QByteArray(200, 'Z')), 200);
    file.close();

    const Run run = runProgram(data, {u"rooms"_s});

    QCOMPARE(run.exit, 0);
    QVERIFY2(run.err.contains("The stored data was damaged. It was moved to "), run.err.constData());
    QVERIFY2(run.err.contains("Recovered: rooms: 2, "), run.err.constData());
    QCOMPARE(run.out.count('\n'), 2);
    const QStringList aside = QDir(data).entryList({u"studio.db.damaged-*"_s});
    QCOMPARE(aside.size(), 1);
    QVERIFY(run.err.contains(aside.first().toUtf8()));
    QFile kept(data + u'/' + aside.first());
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.size(), whole.size());
    const Run again = runProgram(data, {u"rooms"_s});
    QVERIFY2(again.err.isEmpty(), again.err.constData()); // reported once
    QCOMPARE(again.out, run.out);
    QCOMPARE(runProgram(data, {u"doctor"_s}).exit, 0);
    const QString room = QString::fromUtf8(run.out.split('\n').first().split('\t').first());
    QCOMPARE(runProgram(
                 data, {u"converse"_s, u"--room"_s, room, u"--say"_s, u"Still here?"_s, u"--turns"_s, u"1"_s})
                 .exit,
             0);
}

void TestCommandLine::anExportThatCannotBeWrittenLeavesTheOldFile()
{
    const QString data = folder(u"export"_s);
    QCOMPARE(runProgram(data, {u"converse"_s, u"--say"_s, u"Hello?"_s, u"--turns"_s, u"1"_s}).exit, 0);

    const Run nowhere =
        runProgram(data, {u"export"_s, u"Tea at five"_s, u"--out"_s, folder(u"no/such/folder/room.json"_s)});
    const Run device = runProgram(data, {u"export"_s, u"Tea at five"_s, u"--out"_s, u"/dev/full"_s});

    QVERIFY(nowhere.exit > 0);
    QVERIFY(nowhere.err.contains("room.json"));
    QCOMPARE(device.exit, 2);
    QVERIFY(!QFileInfo(u"/dev/full"_s).isFile());
}

void TestCommandLine::othersReadNothingThatIsKept_data()
{
    QTest::addColumn<int>("mask");
    QTest::addColumn<int>("exported"); // the file mode that the user asked for
    QTest::newRow("usual") << 022 << 0644;
    QTest::newRow("none") << 0 << 0666;
    QTest::newRow("strict") << 077 << 0600;
}

void TestCommandLine::othersReadNothingThatIsKept()
{
    QFETCH(int, mask);
    QFETCH(int, exported);
    const QString data = folder(u"private-%1"_s.arg(mask));
    const QString document = folder(u"aya-%1.json"_s.arg(mask));
    const auto run = [mask, &data](const QStringList &arguments) {
        QProcess process;
        process.setChildProcessModifier([mask] { ::umask(mode_t(mask)); });
        process.start(studio::tests::programPath(), QStringList{u"--data"_s, data} + arguments);
        return process.waitForFinished(60'000) && process.exitCode() == 0;
    };

    QVERIFY(run({u"converse"_s, u"--say"_s, u"Hello"_s, u"--turns"_s, u"1"_s}));
    QVERIFY(run({u"doctor"_s, u"backup"_s}));
    QVERIFY(
        run({u"persona"_s, u"export"_s, u"companion_aya"_s, u"--format"_s, u"v2"_s, u"--out"_s, document}));

    const auto others = [](const QString &path) {
        struct stat facts
        {
        };
        return ::stat(QFile::encodeName(path).constData(), &facts) == 0 ? int(facts.st_mode & 0777) : -1;
    };
    QCOMPARE(others(data), 0700);
    QDirIterator kept(data, QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden,
                      QDirIterator::Subdirectories);
    int files = 0;
    while (kept.hasNext()) {
        const QString path = kept.next();
        QVERIFY2((others(path) & 077) == 0, qPrintable(path));
        files += kept.fileInfo().isFile() ? 1 : 0;
    }
    QVERIFY(files >= 2); // the database and its backup
    QCOMPARE(others(document), exported);
}

void TestCommandLine::aPipeIntoWhichNobodyWritesIsNotWaitedFor_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("replay") << QStringList{u"replay"_s};
    QTest::newRow("import") << QStringList{u"import"_s};
    QTest::newRow("a cassette") << QStringList{u"converse"_s, u"--say"_s, u"Hi"_s, u"--play"_s};
    QTest::newRow("a backup") << QStringList{u"doctor"_s, u"restore"_s};
    QTest::newRow("a card") << QStringList{u"persona"_s, u"import"_s};
}

void TestCommandLine::aPipeIntoWhichNobodyWritesIsNotWaitedFor()
{
    QFETCH(const QStringList, words);
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);

    const Run run = runProgram(folder.filePath(u"data"_s), words + QStringList{pipe});

    QVERIFY(run.exit == 1 || run.exit == 2);
    QVERIFY(!run.err.isEmpty());
}

SUITE_TEST(QCoreApplication, TestCommandLine)

} // namespace tst_command_line

#include "tst_command_line.moc"
