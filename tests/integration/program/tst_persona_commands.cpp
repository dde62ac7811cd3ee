// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/program/program.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_persona_commands {

using namespace Qt::StringLiterals;
using studio::tests::Run;
using studio::tests::runProgram;

namespace {

const QByteArray kCard = R"({"metadata":{"id":"companion_ren","name":"ren","personality":"口数が少ない。",
"story":"港町で育った。","sample":"潮の音は、ログみたいだ。"},"role":"あなたは聞き役です。",
"actions":{"gesture":{"id":"gesture"}},"knowledge":{},"events":{"params":{"type":"object"},"conditions":[]}})";

QJsonObject objectOf(const QByteArray &json) { return QJsonDocument::fromJson(json).object(); }

/// The lines that name a companion, without the lines about the card.
QList<QByteArray> namedIn(const QByteArray &out)
{
    QList<QByteArray> lines = out.split('\n');
    lines.removeIf([](const QByteArray &line) { return line.isEmpty() || line.startsWith('\t'); });
    return lines;
}

QByteArray own(const QByteArray &id, const QByteArray &name, const QByteArray &rest = {})
{
    return "{\"id\":\"" + id + "\",\"texts\":{\"en\":{\"name\":\"" + name + "\"" + rest + "}}}";
}

} // namespace

/// Companions on the command line: imported, exported, listed, and checked for errors.
class TestPersonaCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theExamplesAreListed();
    void theListAsLinesOfJson();
    void aCardGoesInAndComesOutAgain();
    void aTakenIdIsReplacedOnlyWhenAsked();
    void oneBadFileDoesNotKeepTheOthersOut();
    void anExportReplacesAFileWholeOrNotAtAll();
    void aSoundFileIsValid();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void aWrongQuestionIsExplained_data();
    void aWrongQuestionIsExplained();
    void anImportedCompanionTakesPart();
    void helpNamesTheCommand();
    void whatIsReplacedIsShownFirst();
    void aSecondOneGetsAnIdOfItsOwn();
    void aFolderIsAllThatLiesInIt();
    void programsGetALineForEachFile();
    void textGoesToStandardOutputWordForWord();
    void whatIsNoTextNeedsAFile();
    void nothingInACardSteersTheTerminal();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    QString write(const QString &name, const QByteArray &bytes) const;

    QTemporaryDir m_folder;
};

QString TestPersonaCommands::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(path(name));
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    return isWritten ? file.fileName() : QString();
}

void TestPersonaCommands::theExamplesAreListed()
{
    const Run run = runProgram(path(u"list"_s), {u"persona"_s, u"list"_s});

    QCOMPARE(run.exit, 0);
    QCOMPARE(run.out,
             QByteArray("Aya\tcompanion_aya\t1\nKyoko\tcompanion_kyoko\t1\nNatsumi\tcompanion_natsumi\t1\n"));
}

void TestPersonaCommands::theListAsLinesOfJson()
{
    const Run run = runProgram(path(u"jsonl"_s), {u"persona"_s, u"list"_s, u"--format"_s, u"jsonl"_s});

    QCOMPARE(run.exit, 0);
    const auto lines = run.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    QCOMPARE(objectOf(lines.first())["id"_L1].toString(), u"companion_aya"_s);
    QVERIFY(objectOf(lines.first())["texts"_L1].toObject().contains("ja"_L1));
}

void TestPersonaCommands::aCardGoesInAndComesOutAgain()
{
    const QString data = path(u"card"_s);
    const Run import = runProgram(data, {u"persona"_s, u"import"_s, write(u"ren.json"_s, kCard)});
    QCOMPARE(import.exit, 0);
    QCOMPARE(namedIn(import.out), QList<QByteArray>{"ren\tcompanion_ren"});
    QVERIFY2(import.out.contains("\tkept\tactions"), import.out.constData());

    const QString out = path(u"again.json"_s);
    const Run aikyo = runProgram(
        data, {u"persona"_s, u"export"_s, u"companion_ren"_s, u"--format"_s, u"aikyo"_s, u"--out"_s, out});
    QCOMPARE(aikyo.exit, 0);
    QFile again(out);
    QVERIFY(again.open(QIODevice::ReadOnly));
    QCOMPARE(again.readAll(), kCard); // byte for byte

    const Run own =
        runProgram(data, {u"persona"_s, u"export"_s, u"companion_ren"_s, u"--format"_s, u"studio"_s});
    QCOMPARE(own.exit, 0);
    QCOMPARE(objectOf(own.out)["mainLanguage"_L1].toString(), u"ja"_s);
    const Run list = runProgram(data, {u"persona"_s, u"list"_s});
    QCOMPARE(list.out.count('\n'), 4); // the examples are there too
}

void TestPersonaCommands::aTakenIdIsReplacedOnlyWhenAsked()
{
    const QString data = path(u"taken"_s);
    const QString file = write(u"taken.json"_s, kCard);
    QCOMPARE(runProgram(data, {u"persona"_s, u"import"_s, file}).exit, 0);

    const Run refused = runProgram(data, {u"persona"_s, u"import"_s, file});
    const Run replaced = runProgram(data, {u"persona"_s, u"import"_s, file, u"--replace"_s});

    QCOMPARE(refused.exit, 2);
    QVERIFY2(refused.err.contains("A companion already has the ID companion_ren. Use --replace"),
             refused.err.constData());
    QVERIFY(refused.out.isEmpty());
    QCOMPARE(replaced.exit, 0);
    QVERIFY(runProgram(data, {u"persona"_s, u"list"_s}).out.contains("ren\tcompanion_ren\t2\n"));
}

void TestPersonaCommands::oneBadFileDoesNotKeepTheOthersOut()
{
    const QString data = path(u"many"_s);
    QStringList files{u"persona"_s, u"import"_s};
    for (int i = 0; i < 200; ++i) {
        const QByteArray id = "companion_ren_" + QByteArray::number(i);
        const QByteArray card = QByteArray(kCard).replace("companion_ren", id);
        files.append(write(u"card%1.json"_s.arg(i), i == 100 ? QByteArray("{") : card));
    }
    files.append(path(u"never there.json"_s));

    const Run run = runProgram(data, files);

    QCOMPARE(run.exit, 2);
    QCOMPARE(namedIn(run.out).size(), 199);
    QVERIFY(run.err.contains("card100.json: This file is not JSON"));
    QVERIFY(run.err.contains("never there.json: File not found."));
    QCOMPARE(runProgram(data, {u"persona"_s, u"list"_s}).out.count('\n'), 202);
}

void TestPersonaCommands::anExportReplacesAFileWholeOrNotAtAll()
{
    const QString data = path(u"whole"_s);
    const QString out = write(u"old.json"_s, "old");
    const QStringList ask{u"persona"_s, u"export"_s, u"companion_aya"_s, u"--out"_s};
    QCOMPARE(runProgram(data, ask + QStringList{out}).exit, 0);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(objectOf(file.readAll())["id"_L1].toString(), u"companion_aya"_s);

    const Run intoFolder = runProgram(data, ask + QStringList{m_folder.path()});
    QCOMPARE(intoFolder.exit, 2);
    QVERIFY2(intoFolder.err.contains("is not a file"), intoFolder.err.constData());
    QCOMPARE(runProgram(data, ask + QStringList{path(u"no/such/folder.json"_s)}).exit, 2);
    const Run nobody = runProgram(data, {u"persona"_s, u"export"_s, u"companion_nobody"_s, u"--out"_s, out});
    QCOMPARE(nobody.exit, 2);
    QVERIFY(nobody.err.contains("This companion does not exist"));
    QVERIFY(QFileInfo(out).size() > 1000);
}

void TestPersonaCommands::aSoundFileIsValid()
{
    const QString example = QStringLiteral(STUDIO_SOURCE_DIR "/resources/personas/companion_aya.json");
    const QString data = path(u"validate"_s);

    const Run run = runProgram(data, {u"persona"_s, u"validate"_s, example, write(u"sound.json"_s, kCard)});

    QCOMPARE(run.exit, 0);
    QVERIFY2(run.err.isEmpty(), run.err.constData());
    QVERIFY(!QFileInfo::exists(data)); // checking a file makes no data folder
}

void TestPersonaCommands::whatIsWrongIsSaid_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no name") << own("companion_a", " ") << QByteArray("Give the companion a name.");
    QTest::newRow("a way out of the folder") << own("companion_../x", "A") << QByteArray("small letters");
    QTest::newRow("ten megabytes of story")
        << own("companion_a", "A", ",\"story\":\"" + QByteArray(10'485'760, 'x') + "\"")
        << QByteArray("a longer text than any card");
    QTest::newRow("a long story") << own("companion_a", "A",
                                         ",\"story\":\"" + QByteArray(130'000, 'x') + "\"")
                                  << QByteArray("100,000");
    QTest::newRow("no JSON") << QByteArray("export const aya = {}") << QByteArray("not JSON");
    QTest::newRow("nothing") << QByteArray() << QByteArray("is empty");
    QTest::newRow("some other card") << QByteArray(R"({"spec":"chara_card_v3"})")
                                     << QByteArray("No character in this card: “data” is missing or");
}

void TestPersonaCommands::whatIsWrongIsSaid()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QByteArray, says);
    const QString name = write(u"wrong.json"_s, file);
    const QString data = path(u"wrong"_s);

    const Run validate = runProgram(data, {u"persona"_s, u"validate"_s, name});
    const Run import = runProgram(data, {u"persona"_s, u"import"_s, name});

    QCOMPARE(validate.exit, 1);
    QVERIFY2(validate.err.contains(says), validate.err.constData());
    QVERIFY(QString::fromUtf8(validate.err).startsWith(name + u": "_s));
    QCOMPARE(import.exit, 2);
    QVERIFY2(import.err.contains(says), import.err.constData());
}

void TestPersonaCommands::aWrongQuestionIsExplained_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no verb") << QStringList{u"persona"_s};
    QTest::newRow("another verb") << QStringList{u"persona"_s, u"eat"_s};
    QTest::newRow("no file") << QStringList{u"persona"_s, u"import"_s};
    QTest::newRow("no id") << QStringList{u"persona"_s, u"export"_s};
    QTest::newRow("an unknown format")
        << QStringList{u"persona"_s, u"export"_s, u"a"_s, u"--format"_s, u"yaml"_s};
    QTest::newRow("replace a list") << QStringList{u"persona"_s, u"list"_s, u"--replace"_s};
    QTest::newRow("list a file") << QStringList{u"persona"_s, u"list"_s, u"a.json"_s};
    QTest::newRow("a format of rooms") << QStringList{u"persona"_s, u"list"_s, u"--format"_s, u"md"_s};
    QTest::newRow("both ways at once")
        << QStringList{u"persona"_s, u"import"_s, u"a.json"_s, u"--replace"_s, u"--new-id"_s};
    QTest::newRow("a new id for a check")
        << QStringList{u"persona"_s, u"validate"_s, u"a.json"_s, u"--new-id"_s};
    QTest::newRow("import as a card")
        << QStringList{u"persona"_s, u"import"_s, u"a.json"_s, u"--format"_s, u"v2"_s};
    QTest::newRow("validate into a file")
        << QStringList{u"persona"_s, u"validate"_s, u"a.json"_s, u"--out"_s, u"b.json"_s};
}

void TestPersonaCommands::aWrongQuestionIsExplained()
{
    QFETCH(const QStringList, arguments);
    const Run run = runProgram(path(u"explained"_s), arguments);
    QCOMPARE(run.exit, 2);
    QVERIFY(run.out.isEmpty());
    QVERIFY2(run.err.contains("See companion-studio --help."), run.err.constData());
}

void TestPersonaCommands::anImportedCompanionTakesPart()
{
    const QString data = path(u"part"_s);
    const QByteArray renamed =
        R"({"id":"companion_aya","texts":{"en":{"name":"Ayako","personality":"Dry."}}})";
    QCOMPARE(
        runProgram(data, {u"persona"_s, u"import"_s, write(u"aya.json"_s, renamed), u"--replace"_s}).exit, 0);

    const Run talk = runProgram(data, {u"converse"_s, u"--say"_s, u"Ayako, hello!"_s, u"--turns"_s, u"1"_s,
                                       u"--seed"_s, u"1"_s, u"--format"_s, u"jsonl"_s});

    QCOMPARE(talk.exit, 0);
    bool isSelected = false;
    for (const QByteArray &line : talk.out.trimmed().split('\n')) {
        const QJsonObject event = objectOf(line);
        const QJsonObject body = event["body"_L1].toObject();
        isSelected |= event["kind"_L1] == "decision"_L1 && body["winner"_L1] == "companion_aya"_L1;
        if (event["kind"_L1] == "askVotes"_L1)
            QCOMPARE(body["personaRevisions"_L1]["companion_aya"_L1].toInt(), 2);
    }
    QVERIFY(isSelected);
}

void TestPersonaCommands::helpNamesTheCommand()
{
    const Run run = runProgram(path(u"help"_s), {u"--help"_s});
    QCOMPARE(run.exit, 0);
    for (const char *verb : {"list", "import", "export", "validate"})
        QVERIFY(QString::fromUtf8(run.out).contains(u"persona "_s + QString::fromLatin1(verb)));
}

void TestPersonaCommands::whatIsReplacedIsShownFirst()
{
    const QString data = path(u"changes"_s);
    const QString first = write(u"first.json"_s, own("companion_a", "A", R"(,"story":"Old.")"));
    const QString second = write(u"second.json"_s, own("companion_a", "A", R"(,"role":"cook")"));
    QCOMPARE(runProgram(data, {u"persona"_s, u"import"_s, first}).exit, 0);

    const Run run = runProgram(data, {u"persona"_s, u"import"_s, second, u"--replace"_s});
    const Run again = runProgram(data, {u"persona"_s, u"import"_s, second, u"--replace"_s});

    QCOMPARE(run.exit, 0);
    QVERIFY2(run.out.startsWith("companion_a: 2 changes\n-\t/texts/en/story\t\"Old.\"\n"
                                "+\t/texts/en/role\t\"cook\"\nA\tcompanion_a\n"),
             run.out.constData());
    QVERIFY2(again.out.startsWith("companion_a: 0 changes\nA\tcompanion_a\n"), again.out.constData());
}

void TestPersonaCommands::aSecondOneGetsAnIdOfItsOwn()
{
    const QString data = path(u"second"_s);
    const QString file = write(u"twice.json"_s, own("companion_a", "A"));

    const Run run = runProgram(data, {u"persona"_s, u"import"_s, file, file, file, u"--new-id"_s});

    QCOMPARE(run.exit, 0);
    QCOMPARE(namedIn(run.out), (QList<QByteArray>{"A\tcompanion_a", "A\tcompanion_a_2", "A\tcompanion_a_3"}));
    const Run list = runProgram(data, {u"persona"_s, u"list"_s});
    QVERIFY(list.out.contains("A\tcompanion_a\t1\n"));
}

void TestPersonaCommands::aFolderIsAllThatLiesInIt()
{
    QVERIFY(QDir(m_folder.path()).mkpath(u"cards/below"_s));
    QVERIFY(QDir(m_folder.path()).mkpath(u"empty"_s));
    write(u"cards/b.json"_s, own("companion_b", "B"));
    write(u"cards/below/a.JSON"_s, own("companion_a", "A"));
    write(u"cards/readme.txt"_s, "no card");

    const Run run = runProgram(path(u"folder"_s), {u"persona"_s, u"import"_s, path(u"cards"_s)});
    const Run empty = runProgram(path(u"folder"_s), {u"persona"_s, u"import"_s, path(u"empty"_s)});
    const Run validate = runProgram(path(u"folder"_s), {u"persona"_s, u"validate"_s, path(u"cards"_s)});

    QCOMPARE(run.exit, 0);
    QCOMPARE(namedIn(run.out), (QList<QByteArray>{"B\tcompanion_b", "A\tcompanion_a"}));
    QCOMPARE(validate.exit, 0);
    QCOMPARE(empty.exit, 2);
    QVERIFY2(empty.err.endsWith("empty: No card in this folder.\n"), empty.err.constData());
}

void TestPersonaCommands::programsGetALineForEachFile()
{
    const QString good = write(u"good.json"_s, own("companion_a", "A"));
    const QString bad = write(u"bad.json"_s, "{");

    const Run run =
        runProgram(path(u"lines"_s), {u"persona"_s, u"import"_s, good, bad, u"--format"_s, u"jsonl"_s});
    const Run validate =
        runProgram(path(u"lines"_s), {u"persona"_s, u"validate"_s, good, bad, u"--format"_s, u"jsonl"_s});

    const auto lines = run.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    const QJsonObject taken = objectOf(lines.first());
    QCOMPARE(taken["file"_L1].toString(), good);
    QCOMPARE(taken["imported"_L1].toBool(), true);
    QCOMPARE(taken["id"_L1].toString(), u"companion_a"_s);
    QCOMPARE(taken["format"_L1].toString(), u"studio"_s);
    QVERIFY(taken["report"_L1].isArray());
    const QJsonObject refused = objectOf(lines.last());
    QCOMPARE(refused["imported"_L1], QJsonValue(false));
    QVERIFY(refused["error"_L1].toString().startsWith("This file is not JSON"_L1));
    QVERIFY(run.err.contains("bad.json: This file is not JSON"));
    const auto checked = validate.out.trimmed().split('\n');
    QCOMPARE(checked.size(), 2);
    QCOMPARE(objectOf(checked.first())["valid"_L1], QJsonValue(true));
    QCOMPARE(objectOf(checked.last())["valid"_L1], QJsonValue(false));
}

void TestPersonaCommands::textGoesToStandardOutputWordForWord()
{
    const QString data = path(u"output"_s);
    const QString out = path(u"word.json"_s);
    const QStringList ask{u"persona"_s, u"export"_s, u"companion_aya"_s};

    const Run plain = runProgram(data, ask);
    const Run dash = runProgram(data, ask + QStringList{u"--out"_s, u"-"_s});

    QCOMPARE(runProgram(data, ask + QStringList{u"--out"_s, out}).exit, 0);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(plain.out, file.readAll());
    QCOMPARE(dash.out, plain.out);
    QVERIFY(!QFile::exists(u"-"_s));

    QProcess full;
    full.setStandardOutputFile(u"/dev/full"_s);
    full.start(studio::tests::programPath(), QStringList{u"--data"_s, data} + ask);
    QVERIFY(full.waitForFinished(60'000));
    QCOMPARE(full.exitCode(), 1);
}

void TestPersonaCommands::whatIsNoTextNeedsAFile()
{
    const QString data = path(u"binary"_s);
    const QStringList ask{u"persona"_s, u"export"_s, u"companion_aya"_s, u"--format"_s, u"png"_s};

    const Run refused = runProgram(data, ask);
    const Run piped = runProgram(data, ask + QStringList{u"--out"_s, u"-"_s});

    QCOMPARE(refused.exit, 2);
    QVERIFY(refused.out.isEmpty());
    QVERIFY2(refused.err.contains("Use --out FILE."), refused.err.constData());
    QCOMPARE(piped.exit, 0);
    QVERIFY(piped.out.startsWith("\x89PNG\r\n"));
    QVERIFY(piped.out.endsWith("IEND\xAE\x42\x60\x82"));
}

void TestPersonaCommands::nothingInACardSteersTheTerminal()
{
    const QString data = path(u"steer"_s);
    const QByteArray extras = R"(,"\u001b]0;title\u0007\u202e\u0085":1})";
    const QString file = write(u"steer.json"_s, own("companion_a", "A").chopped(1) + extras);

    const Run run = runProgram(data, {u"persona"_s, u"import"_s, file});
    const Run validate = runProgram(data, {u"persona"_s, u"validate"_s, file});

    QCOMPARE(run.exit, 0);
    for (const QByteArray &said : {run.out, run.err, validate.out, validate.err}) {
        for (const char *steering : {"\x1b", "\x07", "\xE2\x80\xAE", "\xC2\x85"})
            QVERIFY2(!said.contains(steering), said.constData());
    }
}

SUITE_TEST(QCoreApplication, TestPersonaCommands)

} // namespace tst_persona_commands

#include "tst_persona_commands.moc"
