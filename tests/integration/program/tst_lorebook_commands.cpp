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

namespace tst_lorebook_commands {

using namespace Qt::StringLiterals;
using studio::tests::Run;
using studio::tests::runProgram;

namespace {

const QByteArray kBook = R"({"entries":{"0":{"key":["storm"],"comment":"S","content":"Vesna"},
"1":{"key":["sea"],"content":"Salt","constant":true}}})";

QJsonObject objectOf(const QByteArray &json) { return QJsonDocument::fromJson(json).object(); }

/// A card that names a lorebook.
QByteArray cardOf(const QByteArray &name, const QByteArray &book)
{
    const QByteArray card = R"({"spec":"chara_card_v2","spec_version":"2.0","data":{"name":"NAME",
"description":"d","extensions":{"world":"BOOK"}}})";
    return QByteArray(card).replace("NAME", name).replace("BOOK", book);
}

/// A companion's lorebooks, each with its name and its number of entries.
QStringList booksOf(const QString &data, const QString &id)
{
    QStringList books;
    const Run run = runProgram(data, {u"persona"_s, u"export"_s, id, u"--format"_s, u"studio"_s});
    const QJsonArray lore = objectOf(run.out)["lore"_L1].toArray();
    for (const QJsonValue &book : lore) {
        const auto entries = book["entries"_L1].toArray().size();
        books.append(book["name"_L1].toString() + u": "_s + QString::number(entries));
    }
    return books;
}

} // namespace

/// Lorebook files on the command line: into the right companion, and out again.
class TestLorebookCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLorebookGoesToTheCompanionThatCameWithIt();
    void aLorebookGoesToTheCompanionThatIsNamed();
    void aLorebookThatNobodyGetsIsRefused();
    void aFolderOfSillyTavernBringsTheBooksThatItsCardsName();
    void aLorebookIsToldWhenItIsChecked();
    void whatALineFiresIsToldWithItsReason();
    void severalLinesAreSeveralMessages();
    void tryingNeedsALineAndABook();
    void aLorebookComesOutAndGoesInAgain_data();
    void aLorebookComesOutAndGoesInAgain();
    void ofSeveralLorebooksOneIsChosen();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    QString write(const QString &name, const QByteArray &bytes) const;

    QTemporaryDir m_folder;
};

QString TestLorebookCommands::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(path(name));
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    return isWritten ? file.fileName() : QString();
}

void TestLorebookCommands::aLorebookGoesToTheCompanionThatCameWithIt()
{
    const QString data = path(u"book"_s);
    const QString book = write(u"Coast.json"_s, kBook);
    const Run run =
        runProgram(data, {u"persona"_s, u"import"_s, book, write(u"ren.json"_s, cardOf("ren", {}))});

    QCOMPARE(run.exit, 0);
    QVERIFY(run.out.startsWith("ren\tcompanion_ren\n"));
    QVERIFY2(run.out.contains("Added the lorebook \"Coast\" to ren."), run.out.constData());
    QCOMPARE(booksOf(data, u"companion_ren"_s), QStringList{u"Coast: 2"_s});
}

void TestLorebookCommands::aLorebookGoesToTheCompanionThatIsNamed()
{
    const QString data = path(u"named"_s);
    const QString book = write(u"Coast.json"_s, kBook);
    const QStringList forAya{u"persona"_s, u"import"_s, u"--for"_s, u"companion_aya"_s, book};
    QCOMPARE(runProgram(data, forAya).exit, 0);

    const Run again = runProgram(data, forAya); // an equal book is not added twice
    QCOMPARE(again.exit, 0);
    QVERIFY2(again.out.contains("Aya already has the lorebook \"Coast\"."), again.out.constData());
    write(u"Coast.json"_s, QByteArray(kBook).replace("Vesna", "Ivo"));
    const Run other = runProgram(data, forAya + QStringList{u"--format"_s, u"jsonl"_s});
    QCOMPARE(objectOf(other.out)["lorebook"_L1].toString(), u"Coast 2"_s);
    QCOMPARE(booksOf(data, u"companion_aya"_s), (QStringList{u"Coast: 2"_s, u"Coast 2: 2"_s}));

    const Run unknown = runProgram(data, {u"persona"_s, u"import"_s, u"--for"_s, u"companion_x"_s, book});
    QCOMPARE(unknown.exit, 2);
    QVERIFY2(unknown.err.contains("No companion has the ID companion_x."), unknown.err.constData());
}

void TestLorebookCommands::aLorebookThatNobodyGetsIsRefused()
{
    const QString data = path(u"nobody"_s);
    const QString book = write(u"Coast.json"_s, kBook);
    const Run alone = runProgram(data, {u"persona"_s, u"import"_s, book});
    QCOMPARE(alone.exit, 2);
    QVERIFY2(alone.err.contains("name a companion with --for ID"), alone.err.constData());

    const Run several =
        runProgram(data, {u"persona"_s, u"import"_s, book, write(u"ida.json"_s, cardOf("Ida", {})),
                          write(u"ren.json"_s, cardOf("ren", {}))});
    QCOMPARE(several.exit, 2);
    QVERIFY(several.out.contains("companion_ida") && several.out.contains("companion_ren"));
    QVERIFY2(several.err.contains("This is a lorebook with several companions"), several.err.constData());
}

void TestLorebookCommands::aFolderOfSillyTavernBringsTheBooksThatItsCardsName()
{
    QVERIFY(QDir(m_folder.path()).mkpath(u"st/characters"_s) && QDir(m_folder.path()).mkpath(u"st/worlds"_s));
    write(u"st/characters/mira.json"_s, cardOf("Mira", "Coast of Salt"));
    write(u"st/characters/ida.json"_s, cardOf("Ida", "Coast of Salt"));
    write(u"st/characters/ren.json"_s, cardOf("Ren", "Nowhere"));
    write(u"st/worlds/Coast of Salt.json"_s, kBook);
    write(u"st/worlds/Other.json"_s, kBook);
    const QString data = path(u"folder of SillyTavern"_s);
    const Run run = runProgram(data, {u"persona"_s, u"import"_s, path(u"st"_s)});

    QCOMPARE(run.exit, 0);
    QCOMPARE(booksOf(data, u"companion_mira"_s), QStringList{u"Coast of Salt: 2"_s});
    QCOMPARE(booksOf(data, u"companion_ida"_s), QStringList{u"Coast of Salt: 2"_s});
    QCOMPARE(booksOf(data, u"companion_ren"_s), QStringList());
    QVERIFY2(run.err.contains("Other.json: Lorebook skipped: none of the imported cards names it"),
             run.err.constData());
}

void TestLorebookCommands::aLorebookIsToldWhenItIsChecked()
{
    const QString book = write(u"Coast.json"_s, kBook);
    const Run run = runProgram(path(u"check"_s), {u"persona"_s, u"validate"_s, book});
    QCOMPARE(run.exit, 0);
    QCOMPARE(run.out, book.toUtf8() + ": the lorebook \"Coast\", with 2 entries\n");
    const Run lines =
        runProgram(path(u"check"_s), {u"persona"_s, u"validate"_s, book, u"--format"_s, u"jsonl"_s});
    QCOMPARE(objectOf(lines.out)["format"_L1].toString(), u"lorebook"_s);
    QCOMPARE(objectOf(lines.out)["entries"_L1].toInt(), 2);
}

void TestLorebookCommands::aLorebookComesOutAndGoesInAgain_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("mark");
    QTest::newRow("SillyTavern") << u"lorebook"_s << QByteArray("\"keysecondary\"");
    QTest::newRow("V3") << u"lorebook-v3"_s << QByteArray("\"lorebook_v3\"");
}

void TestLorebookCommands::aLorebookComesOutAndGoesInAgain()
{
    QFETCH(const QString, format);
    QFETCH(const QByteArray, mark);
    const QString data = path(format);
    const QString book = write(u"Coast.json"_s, kBook);
    const QStringList import{u"persona"_s, u"import"_s, u"--for"_s, u"companion_aya"_s};
    QCOMPARE(runProgram(data, import + QStringList{book}).exit, 0);
    const QString out = path(u"out.json"_s);
    const Run run = runProgram(
        data, {u"persona"_s, u"export"_s, u"companion_aya"_s, u"--format"_s, format, u"--out"_s, out});
    QCOMPARE(run.exit, 0);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains(mark));

    const Run again = runProgram(data, import + QStringList{out}); // as before, so that nothing is new
    QCOMPARE(again.exit, 0);
    QVERIFY2(again.out.contains("Nothing was added."), again.out.constData());
}

void TestLorebookCommands::ofSeveralLorebooksOneIsChosen()
{
    const QString data = path(u"several"_s);
    const QStringList from{u"persona"_s, u"export"_s, u"companion_aya"_s, u"--format"_s, u"lorebook"_s};
    const Run none = runProgram(data, from);
    QCOMPARE(none.exit, 2);
    QVERIFY2(none.err.contains("Aya has no lorebook."), none.err.constData());
    const Run import = runProgram(data, {u"persona"_s, u"import"_s, u"--for"_s, u"companion_aya"_s,
                                         write(u"Coast.json"_s, kBook), write(u"Port.json"_s, kBook)});
    QCOMPARE(import.exit, 0);

    const Run several = runProgram(data, from);
    QCOMPARE(several.exit, 2);
    QVERIFY2(several.err.contains("--book: \"Coast\", \"Port\"."), several.err.constData());
    const Run other = runProgram(data, from + QStringList{u"--book"_s, u"Sea"_s});
    QVERIFY2(other.err.contains("no lorebook \"Sea\". Available: \"Coast\", \"Port\"."),
             other.err.constData());
    const Run port = runProgram(data, from + QStringList{u"--book"_s, u"Port"_s});
    QCOMPARE(port.exit, 0);
    QCOMPARE(objectOf(port.out)["name"_L1].toString(), u"Port"_s);
    const Run misplaced =
        runProgram(data, {u"persona"_s, u"export"_s, u"companion_aya"_s, u"--book"_s, u"Port"_s});
    QCOMPARE(misplaced.exit, 2);
}

void TestLorebookCommands::whatALineFiresIsToldWithItsReason()
{
    const QTemporaryDir folder;
    const QString book = folder.filePath(u"Coast.json"_s);
    QFile file(book);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(kBook) == kBook.size());
    file.close();
    const QString data = folder.filePath(u"data"_s);

    const Run run = runProgram(
        data, {u"lore"_s, u"try"_s, book, u"--say"_s, u"The storm is near."_s, u"--format"_s, u"jsonl"_s});

    QCOMPARE(run.exit, 0);
    const QList<QByteArray> lines = run.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    const QJsonObject storm = objectOf(lines.at(0));
    QCOMPARE(storm["entry"_L1].toString(), u"S"_s);
    QCOMPARE(storm["state"_L1].toString(), u"fired"_s);
    QCOMPARE(storm["key"_L1].toString(), u"storm"_s);
    QCOMPARE(storm["message"_L1].toInt(), 1);
    QCOMPARE(objectOf(lines.at(1))["state"_L1].toString(), u"fired"_s); // it is always on
    const Run calm = runProgram(data, {u"lore"_s, u"try"_s, book, u"--say"_s, u"Calm."_s});
    QCOMPARE(calm.exit, 0);
    QVERIFY2(calm.out.contains("Not fired\tCoast\tS\tNone of the keywords appeared."), calm.out);
}

void TestLorebookCommands::severalLinesAreSeveralMessages()
{
    const QTemporaryDir folder;
    const QString book = folder.filePath(u"Coast.json"_s);
    QFile file(book);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(kBook) == kBook.size());
    file.close();
    const QStringList command{u"lore"_s, u"try"_s, book, u"--say"_s, u"A storm."_s};
    const QString data = folder.filePath(u"data"_s);
    QVERIFY(runProgram(data, command + QStringList{u"--say"_s, u"Calm."_s}).out.contains("in message 1"));
    const Run late = runProgram(data, command + QStringList{u"--say"_s, u"Calm."_s, u"--say"_s, u"Calm."_s});
    QVERIFY2(late.out.contains("Not fired\tCoast\tS"), late.out); // SillyTavern scans two messages
}

void TestLorebookCommands::tryingNeedsALineAndABook()
{
    const QTemporaryDir folder;
    QCOMPARE(runProgram(folder.path(), {u"lore"_s, u"try"_s, u"companion_x"_s}).exit, 2);
    QCOMPARE(runProgram(folder.path(), {u"lore"_s}).exit, 2);
    const QString card = folder.filePath(u"card.json"_s);
    QFile file(card);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(cardOf("Mira", "None")) > 0);
    file.close();
    const Run run = runProgram(folder.path(), {u"lore"_s, u"try"_s, card, u"--say"_s, u"Hello"_s});
    QCOMPARE(run.exit, 2);
    QVERIFY2(run.err.contains("Mira has no lorebook."), run.err);
}

SUITE_TEST(QCoreApplication, TestLorebookCommands)

} // namespace tst_lorebook_commands

#include "tst_lorebook_commands.moc"
