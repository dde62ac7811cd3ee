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

namespace tst_shelf_commands {

using namespace Qt::StringLiterals;
using studio::tests::Run;
using studio::tests::runProgram;

namespace {

const QByteArray kBook = R"({"entries":{"0":{"key":["storm"],"comment":"S","content":"Vesna"},
"1":{"key":["sea"],"content":"Salt","constant":true}}})";

QJsonObject objectOf(const QByteArray &json) { return QJsonDocument::fromJson(json).object(); }

/// The lines of `lore list`.
QList<QJsonObject> listed(const QString &data)
{
    QList<QJsonObject> books;
    const Run run = runProgram(data, {u"lore"_s, u"list"_s, u"--format"_s, u"jsonl"_s});
    for (const QByteArray &line : run.out.split('\n')) {
        if (!line.isEmpty())
            books.append(objectOf(line));
    }
    return books;
}

} // namespace

/// Lorebooks of no companion, on the command line.
class TestShelfCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBookComesInAndIsListed();
    void aTwinIsToldAndNotDoubled();
    void aBookCanBeForEveryRoomOrForOne();
    void aBookIsTriedByItsId();
    void aBookGoesOutAndComesInAgain_data();
    void aBookGoesOutAndComesInAgain();
    void aBookIsRemoved();
    void whatIsNoBookIsRefused();
    void aBookThatIsTooLargeIsRefused();
    void whatIsNotThereIsTold();
    void theCommandLineIsChecked();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    QString write(const QString &name, const QByteArray &bytes) const;

    QTemporaryDir m_folder;
};

QString TestShelfCommands::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(path(name));
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    return isWritten ? file.fileName() : QString();
}

void TestShelfCommands::aBookComesInAndIsListed()
{
    const QString data = path(u"list"_s);
    QVERIFY(listed(data).isEmpty());
    const Run run = runProgram(data, {u"lore"_s, u"import"_s, write(u"Coast.json"_s, kBook)});
    QCOMPARE(run.exit, 0);
    QVERIFY2(run.out.startsWith("Added the lorebook \"Coast\".\t"), run.out);

    const QList<QJsonObject> books = listed(data);
    QCOMPARE(books.size(), 1);
    QCOMPARE(books.first()["name"_L1].toString(), u"Coast"_s);
    QCOMPARE(books.first()["entries"_L1].toInt(), 2);
    QCOMPARE(books.first()["everywhere"_L1].toBool(), false);
    QCOMPARE(books.first()["rooms"_L1].toArray().size(), 0);
    const QByteArray id = books.first()["id"_L1].toString().toUtf8();
    QVERIFY(!id.isEmpty());
    QCOMPARE(runProgram(data, {u"lore"_s, u"list"_s}).out, "Coast\t" + id + "\t2\t\n");
}

void TestShelfCommands::aTwinIsToldAndNotDoubled()
{
    const QString data = path(u"twin"_s);
    const QString file = write(u"Coast.json"_s, kBook);
    const QStringList import{u"lore"_s, u"import"_s, file};
    QCOMPARE(runProgram(data, import).exit, 0);

    const Run again = runProgram(data, import);
    QCOMPARE(again.exit, 0);
    QVERIFY2(again.out.contains("The lorebook \"Coast\" already exists. Nothing was added."), again.out);
    QCOMPARE(listed(data).size(), 1);
    // An equal book imported for every room fires in every room from then on.
    QCOMPARE(runProgram(data, import + QStringList{u"--everywhere"_s}).exit, 0);
    QCOMPARE(listed(data).size(), 1);
    QVERIFY(listed(data).first()["everywhere"_L1].toBool());

    write(u"Coast.json"_s, QByteArray(kBook).replace("Vesna", "Ivo"));
    const Run other = runProgram(data, import + QStringList{u"--format"_s, u"jsonl"_s});
    QCOMPARE(objectOf(other.out)["lorebook"_L1].toString(), u"Coast 2"_s);
    QCOMPARE(listed(data).size(), 2);
}

void TestShelfCommands::aBookCanBeForEveryRoomOrForOne()
{
    const QString data = path(u"rooms"_s);
    QCOMPARE(runProgram(data, {u"converse"_s, u"--say"_s, u"Hello"_s, u"--turns"_s, u"1"_s}).exit, 0);
    const QJsonObject room =
        objectOf(runProgram(data, {u"rooms"_s, u"--format"_s, u"jsonl"_s}).out.split('\n').first());
    const QString id = room["id"_L1].toString();
    QVERIFY(!id.isEmpty());

    const Run missing =
        runProgram(data, {u"lore"_s, u"import"_s, write(u"Sea.json"_s, kBook), u"--room"_s, u"Nowhere"_s});
    QCOMPARE(missing.exit, 2);
    QVERIFY(listed(data).isEmpty());

    const QStringList files{write(u"Coast.json"_s, kBook),
                            write(u"Port.json"_s, QByteArray(kBook).replace("Vesna", "Ivo"))};
    const Run run = runProgram(data, QStringList{u"lore"_s, u"import"_s} + files +
                                         QStringList{u"--everywhere"_s, u"--room"_s, id});
    QCOMPARE(run.exit, 0);

    const QList<QJsonObject> books = listed(data);
    QCOMPARE(books.size(), 2);
    for (const QJsonObject &book : books) {
        QVERIFY(book["everywhere"_L1].toBool());
        QCOMPARE(book["rooms"_L1].toArray(), QJsonArray{room["name"_L1]});
    }
    const Run text = runProgram(data, {u"lore"_s, u"list"_s});
    const QString where = u"\tall rooms, "_s + room["name"_L1].toString();
    QVERIFY2(text.out.contains(where.toUtf8()), text.out);
    // The room continues with it.
    const Run on =
        runProgram(data, {u"converse"_s, u"--room"_s, id, u"--say"_s, u"A storm!"_s, u"--turns"_s, u"1"_s});
    QCOMPARE(on.exit, 0);
}

void TestShelfCommands::aBookIsTriedByItsId()
{
    const QString data = path(u"try"_s);
    QCOMPARE(runProgram(data, {u"lore"_s, u"import"_s, write(u"Coast.json"_s, kBook)}).exit, 0);
    const QString id = listed(data).first()["id"_L1].toString();

    const Run run = runProgram(data, {u"lore"_s, u"try"_s, id, u"--say"_s, u"A storm."_s});
    QCOMPARE(run.exit, 0);
    QVERIFY2(run.out.contains("Fired\tCoast\tS\t"), run.out);
    const Run none = runProgram(data, {u"lore"_s, u"try"_s, u"nothing"_s, u"--say"_s, u"A storm."_s});
    QCOMPARE(none.exit, 2);
    QVERIFY2(none.err.contains("No companion, lorebook or file is called nothing."), none.err);
}

void TestShelfCommands::aBookGoesOutAndComesInAgain_data()
{
    QTest::addColumn<QStringList>("format");
    QTest::addColumn<QByteArray>("mark");
    QTest::newRow("as it is") << QStringList() << QByteArray("\"keysecondary\"");
    QTest::newRow("SillyTavern") << QStringList{u"--format"_s, u"lorebook"_s}
                                 << QByteArray("\"keysecondary\"");
    QTest::newRow("V3") << QStringList{u"--format"_s, u"lorebook-v3"_s} << QByteArray("\"lorebook_v3\"");
}

void TestShelfCommands::aBookGoesOutAndComesInAgain()
{
    QFETCH(const QStringList, format);
    QFETCH(const QByteArray, mark);
    const QString data = path(u"out "_s + format.join(u' '));
    QCOMPARE(runProgram(data, {u"lore"_s, u"import"_s, write(u"Coast.json"_s, kBook)}).exit, 0);
    const QString id = listed(data).first()["id"_L1].toString();
    const QString out = path(u"out.json"_s);

    const Run run = runProgram(data, QStringList{u"lore"_s, u"export"_s, id, u"--out"_s, out} + format);
    QCOMPARE(run.exit, 0);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.contains(mark));
    // By name, to standard output.
    QCOMPARE(objectOf(runProgram(data, QStringList{u"lore"_s, u"export"_s, u"Coast"_s} + format).out),
             objectOf(bytes));

    const Run again = runProgram(data, {u"lore"_s, u"import"_s, out});
    QVERIFY2(again.out.contains("Nothing was added."), again.out);
}

void TestShelfCommands::aBookIsRemoved()
{
    const QString data = path(u"remove"_s);
    QCOMPARE(runProgram(data, {u"lore"_s, u"import"_s, write(u"Coast.json"_s, kBook)}).exit, 0);

    QCOMPARE(runProgram(data, {u"lore"_s, u"remove"_s, u"Coast"_s}).exit, 0);

    QVERIFY(listed(data).isEmpty());
    const Run again = runProgram(data, {u"lore"_s, u"remove"_s, u"Coast"_s});
    QCOMPARE(again.exit, 2);
    QVERIFY2(again.err.contains("No lorebook is called Coast."), again.err);
}

void TestShelfCommands::whatIsNoBookIsRefused()
{
    const QString data = path(u"broken"_s);
    const QStringList files{write(u"broken.json"_s, R"({"entries":{"0":)"),
                            write(u"empty.json"_s, R"({"spec":"lorebook_v3","data":{"entries":[]}})"),
                            path(u"nowhere.json"_s), write(u"Good.json"_s, kBook)};

    const Run run = runProgram(data, QStringList{u"lore"_s, u"import"_s} + files);

    QCOMPARE(run.exit, 2);
    for (const char *name : {"broken.json", "empty.json", "nowhere.json"})
        QVERIFY2(run.err.contains(name), run.err);
    QCOMPARE(listed(data).size(), 1); // the valid one is imported
}

// 50 MB in one entry: refused with a sentence, and soon.
void TestShelfCommands::aBookThatIsTooLargeIsRefused()
{
    const QString data = path(u"large"_s);
    const QByteArray large = QByteArray(R"({"entries":{"0":{"key":["storm"],"content":")") +
                             QByteArray(50 * 1024 * 1024, 'x') + R"("}}})";

    const Run run = runProgram(data, {u"lore"_s, u"import"_s, write(u"large.json"_s, large)});

    QCOMPARE(run.exit, 2);
    QVERIFY2(run.err.contains("large.json"), run.err);
    QVERIFY(listed(data).isEmpty());
}

void TestShelfCommands::whatIsNotThereIsTold()
{
    const QString data = path(u"two"_s);
    const QString file = write(u"Coast.json"_s, kBook);
    QCOMPARE(runProgram(data, {u"lore"_s, u"import"_s, file}).exit, 0);
    const Run none = runProgram(data, {u"lore"_s, u"export"_s, u"Sea"_s});
    QCOMPARE(none.exit, 2);
    QVERIFY2(none.err.contains("No lorebook is called Sea."), none.err);
}

void TestShelfCommands::theCommandLineIsChecked()
{
    const QString data = path(u"wrong"_s);
    QCOMPARE(runProgram(data, {u"lore"_s, u"import"_s}).exit, 2);
    QCOMPARE(runProgram(data, {u"lore"_s, u"list"_s, u"more"_s}).exit, 2);
    QCOMPARE(runProgram(data, {u"lore"_s, u"remove"_s}).exit, 2);
    QCOMPARE(runProgram(data, {u"lore"_s, u"export"_s, u"x"_s, u"--format"_s, u"png"_s}).exit, 2);
    QVERIFY(
        runProgram(data, {u"lore"_s, u"put"_s}).err.contains("lore needs list; import and files; export or"));
}

SUITE_TEST(QCoreApplication, TestShelfCommands)

} // namespace tst_shelf_commands

#include "tst_shelf_commands.moc"
