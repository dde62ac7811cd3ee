// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/program/program.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_odd_cards {

using namespace Qt::StringLiterals;
using studio::tests::Run;
using studio::tests::runProgram;

namespace {

const QString kFolder = QStringLiteral(STUDIO_SOURCE_DIR "/tests/cards/odd");

QJsonObject objectOf(const QByteArray &json) { return QJsonDocument::fromJson(json).object(); }

/// A byte-order mark is not part of the text.
QByteArray withoutMark(const QByteArray &text)
{
    return text.startsWith("\xEF\xBB\xBF") ? text.sliced(3) : text;
}

/// The revision belongs to the library.
QJsonObject withoutRevision(QJsonObject persona)
{
    persona.remove("revision"_L1);
    return persona;
}

/// A valid lorebook that contains no companion.
bool bringsNobody(const QString &format) { return format == "refused"_L1 || format == "lorebook"_L1; }

} // namespace

/// Cards as found in the wild: tests/cards/odd.tsv states each card's format, the companion's name here, and
/// what is reported. They are imported, exported, and imported again elsewhere.
class TestOddCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachCardHasALine();
    void itIsJudged_data() { addRows(); }
    void itIsJudged();
    void itGoesThroughTwoLibraries_data() { addRows(); }
    void itGoesThroughTwoLibraries();
    void itComesBackInItsOwnFormat_data() { addRows(); }
    void itComesBackInItsOwnFormat();

private:
    void addRows() const;
    /// The resulting companion in the studio's own JSON; empty if the card was refused.
    [[nodiscard]] QJsonObject importInto(const QString &library, const QString &file) const;
    [[nodiscard]] Run exportFrom(const QString &library, const QString &id, const QString &format,
                                 const QString &file) const;

    QTemporaryDir m_folder;
};

void TestOddCards::addRows() const
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("says");
    QFile table(QStringLiteral(STUDIO_SOURCE_DIR "/tests/cards/odd.tsv"));
    QVERIFY(table.open(QIODevice::ReadOnly));
    for (const QString &line : QString::fromUtf8(table.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList fields = line.split(u'\t');
        if (line.startsWith(u'#'))
            continue;
        QVERIFY2(fields.size() == 4, qPrintable(line));
        QTest::newRow(qPrintable(fields[0])) << fields[0] << fields[1] << fields[2] << fields[3];
    }
}

QJsonObject TestOddCards::importInto(const QString &library, const QString &file) const
{
    const QString data = m_folder.filePath(library);
    const Run run =
        runProgram(data, {u"persona"_s, u"import"_s, file, u"--new-id"_s, u"--format"_s, u"jsonl"_s});
    const QString id = objectOf(run.out)["id"_L1].toString();
    if (run.exit != 0 || id.isEmpty())
        return {};
    return objectOf(runProgram(data, {u"persona"_s, u"export"_s, id}).out);
}

Run TestOddCards::exportFrom(const QString &library, const QString &id, const QString &format,
                             const QString &file) const
{
    return runProgram(m_folder.filePath(library), {u"persona"_s, u"export"_s, id, u"--format"_s, format,
                                                   u"--out"_s, m_folder.filePath(file)});
}

void TestOddCards::eachCardHasALine()
{
    QFile table(QStringLiteral(STUDIO_SOURCE_DIR "/tests/cards/odd.tsv"));
    QVERIFY(table.open(QIODevice::ReadOnly));
    const QByteArray lines = table.readAll();
    for (const QString &name : QDir(kFolder).entryList(QDir::Files))
        QVERIFY2(lines.contains(QByteArray('\n' + name.toUtf8() + '\t')), qPrintable(name));
}

void TestOddCards::itIsJudged()
{
    QFETCH(const QString, file);
    QFETCH(const QString, format);
    QFETCH(const QString, says);
    const QString path = kFolder + u'/' + file;

    const Run run = runProgram(m_folder.filePath(u"nobody"_s),
                               {u"persona"_s, u"validate"_s, path, u"--format"_s, u"jsonl"_s});

    const QJsonObject told = objectOf(run.out);
    QVERIFY2(says == "-"_L1 ? run.err.isEmpty() : QString::fromUtf8(run.err).contains(says),
             run.err.constData());
    QCOMPARE(run.exit, format == "refused"_L1 ? 1 : 0);
    QCOMPARE(told["valid"_L1].toBool(), format != "refused"_L1);
    if (format != "refused"_L1)
        QCOMPARE(told["format"_L1].toString(), format);
    else
        QCOMPARE(run.err.count('\n'), 1);
    QVERIFY(!QFile::exists(m_folder.filePath(u"nobody"_s)));
}

void TestOddCards::itGoesThroughTwoLibraries()
{
    QFETCH(const QString, file);
    QFETCH(const QString, format);
    QFETCH(const QString, name);

    const QJsonObject first = importInto(u"first"_s, kFolder + u'/' + file);

    if (bringsNobody(format)) {
        QVERIFY(first.isEmpty());
        return;
    }
    const QString language = first["mainLanguage"_L1].toString();
    QCOMPARE(first["texts"_L1].toObject()[language].toObject()["name"_L1].toString(), name);
    const QString id = first["id"_L1].toString();
    QCOMPARE(exportFrom(u"first"_s, id, u"studio"_s, u"own.json"_s).exit, 0);
    const QJsonObject second = importInto(u"second"_s, m_folder.filePath(u"own.json"_s));
    QCOMPARE(withoutRevision(second), withoutRevision(first));
}

void TestOddCards::itComesBackInItsOwnFormat()
{
    QFETCH(const QString, file);
    QFETCH(const QString, format);
    if (bringsNobody(format))
        return; // it was never imported
    const QString path = kFolder + u'/' + file;
    const QJsonObject first = importInto(u"third"_s, path);
    const QString id = first["id"_L1].toString();

    QCOMPARE(exportFrom(u"third"_s, id, format, u"back"_s).exit, 0);

    QFile back(m_folder.filePath(u"back"_s));
    QFile original(path);
    QVERIFY(back.open(QIODevice::ReadOnly) && original.open(QIODevice::ReadOnly));
    const bool isOfItsKind = file != "unknown_spec.json"_L1; // a wrong statement of its kind is corrected
    if (isOfItsKind && (format == "v1"_L1 || format == "v2"_L1 || format == "v3"_L1))
        QCOMPARE(back.readAll(), withoutMark(original.readAll()));
    const QJsonObject again = importInto(u"third"_s, back.fileName());
    QCOMPARE(again["texts"_L1], first["texts"_L1]);
    QCOMPARE(again["lore"_L1], first["lore"_L1]);
    QCOMPARE(again["tags"_L1], first["tags"_L1]);
    QCOMPARE(again["talkativeness"_L1], first["talkativeness"_L1]);
    QCOMPARE(again["avatar"_L1], first["avatar"_L1]);
}

SUITE_TEST(QCoreApplication, TestOddCards)

} // namespace tst_odd_cards

#include "tst_odd_cards.moc"
