// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/page_rows.h"
#include "core/store/upkeep/backups.h"
#include "core/store/upkeep/doctor.h"
#include "core/store/upkeep/doctor_check.h"
#include "core/store/upkeep/next_file.h"
#include "core/store/upkeep/rescue.h"
#include "tests/support/full_disk.h"
#include "tests/support/rounds.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_file.h"
#include "tests/unit/store/store_talk.h"

#include <QDir>
#include <QFileInfo>

#include <random>
#include <set>

namespace tst_rescue {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using model::RescueReport;
using store::Connection;
using tests::contentsOf;
using tests::StoreTalk;
using tests::TemporaryStudio;
using tests::writeFile;

namespace {

/// The numbers of the events that a plain reader gets, row by row up to the first error.
std::set<qint64> plainScan(const QString &file)
{
    std::set<qint64> found;
    Connection connection;
    if (connection.open(file, Connection::Mode::ReadOnly))
        return found;
    auto rows = connection.query(u"SELECT seq, body, room, kind, steady FROM events ORDER BY room, seq"_s);
    while (rows && (*rows)->next() && found.size() < 100'000) {
        const QByteArray body = (*rows)->value(1).toByteArray();
        const bool isNumber = (*rows)->value(0).userType() == QMetaType::LongLong;
        if (isNumber && (*rows)->value(2).toString() == tests::teaRoom().id.value() && body.startsWith('{') &&
            body.endsWith('}') && !body.contains('\0'))
            found.insert((*rows)->value(0).toLongLong());
    }
    return found;
}

/// In CI a few; 1,000 in the long form.
int rounds(int few)
{
    const int wanted = qEnvironmentVariableIntValue("STUDIO_DAMAGE_ROUNDS");
    return wanted > 0 ? wanted : tests::rounds(few);
}

struct Rescued
{
    base::Result<RescueReport> report;
    std::set<qint64> events;
    bool isWell = false;
};

Rescued rescue(const TemporaryStudio &studio, const QString &damaged, const QString &backup = {})
{
    const QString target = studio.file(u"rescued.db"_s);
    QFile::remove(target);
    Rescued rescued{store::rescueInto(target, damaged, backup), {}, false};
    if (!rescued.report)
        return rescued;
    rescued.events = plainScan(target);
    Connection connection;
    if (!connection.open(target, Connection::Mode::ReadOnly)) {
        const auto look = store::checkAll(connection);
        rescued.isWell =
            look && std::none_of(look->findings.begin(), look->findings.end(), [](const auto &one) {
                return one.severity == model::Finding::Severity::Error;
            });
    }
    return rescued;
}

constexpr int kPage = 4096;

void put(QByteArray &bytes, qsizetype at, quint32 value, int width)
{
    for (int i = 0; i < width; ++i)
        bytes[at + i] = char(value >> (8 * (width - 1 - i)));
}

/// An inner page of a tree (SQLite's file format, 1.6) all of whose children are the page `child`. Tables
/// without a row id are stored like indexes.
QByteArray innerPage(quint32 child, bool hasRowIds)
{
    constexpr int kCells = 400;
    QByteArray cell(4, '\0');
    put(cell, 0, child, 4);
    cell += hasRowIds ? QByteArray(1, '\0') : QByteArray("\x02\x02\x00", 3); // else a row with one null
    QByteArray page(kPage, '\0');
    put(page, 0, hasRowIds ? 5 : 2, 1);
    put(page, 3, kCells, 2);
    put(page, 5, quint32(kPage - kCells * cell.size()), 2);
    put(page, 8, child, 4);
    for (int i = 0; i < kCells; ++i) {
        const qsizetype at = kPage - (i + 1) * cell.size();
        put(page, 12 + 2 * i, quint32(at), 2);
        page.replace(at, cell.size(), cell);
    }
    return page;
}

/// The tree that begins at `root` becomes six pages deep, each page 400 times the child of the one above.
QByteArray withPagesInCircles(QByteArray bytes, quint32 root, bool hasRowIds)
{
    quint32 last = quint32(bytes.size() / kPage);
    const QByteArray leaf = bytes.mid((root - 1) * kPage, kPage);
    bytes.replace((root - 1) * kPage, kPage, innerPage(last + 1, hasRowIds));
    for (int depth = 0; depth < 4; ++depth) {
        ++last;
        bytes += innerPage(last + 1, hasRowIds);
    }
    bytes += leaf;
    put(bytes, 28, last + 1, 4); // the number of pages in the file
    return bytes;
}

} // namespace

/// Everything readable in a damaged file is in the new one.
class TestRescue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aWholeFileComesOutTheSame();
    void pagesAreReadWithoutSqlite();
    void anyFlippedBytesLoseNoMoreThanTheirRows();
    void aFileCutShortKeepsWhatIsThere();
    void aBrokenHeaderLosesNothing();
    void aHoleIsNamedAndRemembered();
    void rowsOfOtherShapesStayInTheirTables();
    void theBackupFillsTheHole();
    void aLostBeginningIsReplaced();
    void theJournalIsReadToo();
    void aFullDiskLeavesNothing();
    void whatIsStoppedLeavesNothing();
    void openingADamagedFileKeepsWhatCanBeRead();
    void whatTheFileAllowedIsToldAndGone();
    void pagesThatNameEachOtherEndTheReading_data();
    void pagesThatNameEachOtherEndTheReading();
    void aRescueThatIsCutOffGoesOnAtTheNextStart();

private:
    QByteArray m_healthy;
    std::set<qint64> m_all;
};

void TestRescue::initTestCase()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 150));
    m_healthy = contentsOf(studio.file(u"studio.db"_s));
    m_all = plainScan(studio.file(u"studio.db"_s));
    QCOMPARE(m_all.size(), 601U);
}

void TestRescue::aWholeFileComesOutTheSame()
{
    const TemporaryStudio studio;
    QVERIFY(QDir().mkpath(studio.dataFolder()));
    writeFile(studio.file(u"damaged.db"_s), m_healthy);
    const Rescued rescued = rescue(studio, studio.file(u"damaged.db"_s));
    QVERIFY(rescued.report);
    QVERIFY(rescued.report->isWhole());
    QCOMPARE(rescued.events, m_all);
    QVERIFY(rescued.isWell);
    QCOMPARE(rescued.report->rooms, 1);
    QCOMPARE(rescued.report->messages, 300);
    QCOMPARE(rescued.report->personas, 1);
    QCOMPARE(rescued.report->attachments, 2);
    QCOMPARE(contentsOf(studio.file(u"damaged.db"_s)), m_healthy);
}

void TestRescue::pagesAreReadWithoutSqlite()
{
    const TemporaryStudio studio;
    QVERIFY(QDir().mkpath(studio.dataFolder()));
    writeFile(studio.file(u"damaged.db"_s), m_healthy);
    std::set<qint64> found;
    bool hasLongRow = false;
    QVERIFY(!store::readPageRows(studio.file(u"damaged.db"_s), [&](const store::PageRow &row) {
        if (row.values.size() == 11 && row.values[0].toString() == tests::teaRoom().id.value())
            found.insert(row.values[1].toLongLong());
        hasLongRow = hasLongRow || (row.values.size() == 4 && row.values[3].toByteArray().size() == 60'000);
    }));
    QCOMPARE(found, m_all);
    QVERIFY(hasLongRow); // over many overflow pages
}

void TestRescue::anyFlippedBytesLoseNoMoreThanTheirRows()
{
    std::mt19937 random(10);
    const TemporaryStudio studio;
    QVERIFY(QDir().mkpath(studio.dataFolder()));
    const QString file = studio.file(u"damaged.db"_s);
    qint64 more = 0;
    for (int round = 0; round < rounds(40); ++round) {
        QByteArray bytes = m_healthy;
        const int flips = 1 + int(random() % 8);
        for (int flip = 0; flip < flips; ++flip) {
            const qsizetype at = qsizetype(random() % uint(bytes.size()));
            bytes[at] = char(bytes[at] ^ char(1 + random() % 255));
        }
        writeFile(file, bytes);
        const std::set<qint64> plain = plainScan(file);

        const Rescued rescued = rescue(studio, file);

        const QByteArray where = "round " + QByteArray::number(round);
        QVERIFY2(rescued.report, rescued.report ? "" : qPrintable(rescued.report.error().detail));
        QVERIFY2(rescued.isWell, where.constData());
        // A damaged number or text that still looks valid is a mistake of the plain reader.
        QVERIFY2(rescued.events.size() + 2 * size_t(flips) >= plain.size(), where.constData());
        if (rescued.events.size() > plain.size())
            more += qint64(rescued.events.size() - plain.size());
        QCOMPARE(contentsOf(file), bytes);
    }
    QVERIFY(more > 0 || tests::kOneRoundOf > 1); // rare
}

void TestRescue::aFileCutShortKeepsWhatIsThere()
{
    std::mt19937 random(11);
    const TemporaryStudio studio;
    QVERIFY(QDir().mkpath(studio.dataFolder()));
    const QString file = studio.file(u"damaged.db"_s);
    for (int round = 0; round < rounds(20); ++round) {
        writeFile(file, m_healthy.first(qsizetype(random() % uint(m_healthy.size()))));
        const std::set<qint64> plain = plainScan(file);
        const Rescued rescued = rescue(studio, file);
        QVERIFY(rescued.report);
        QVERIFY(rescued.isWell);
        QVERIFY(std::includes(rescued.events.begin(), rescued.events.end(), plain.begin(), plain.end()));
    }
}

void TestRescue::aBrokenHeaderLosesNothing()
{
    const TemporaryStudio studio;
    QVERIFY(QDir().mkpath(studio.dataFolder()));
    QByteArray bytes = m_healthy;
    bytes.replace(0, 4096, QByteArray(4096, '\xFF'));
    writeFile(studio.file(u"damaged.db"_s), bytes);
    const Rescued rescued = rescue(studio, studio.file(u"damaged.db"_s));
    QVERIFY(rescued.report);
    QVERIFY(!rescued.report->isWhole()); // nobody can know whether it is whole
    QCOMPARE(rescued.events, m_all);
    QCOMPARE(rescued.report->personas, 1);
    QCOMPARE(rescued.report->attachments, 2);
    QVERIFY(rescued.isWell);
}

namespace {

/// With the page that holds that text damaged.
QByteArray withHole(QByteArray bytes, const QByteArray &text)
{
    const qsizetype at = bytes.indexOf(text);
    return bytes.replace(at / 4096 * 4096, 4096, QByteArray(4096, '\xFF'));
}

} // namespace

// A raw exchange has as many columns as a consent, and consents are never deleted.
void TestRescue::rowsOfOtherShapesStayInTheirTables()
{
    const TemporaryStudio studio;
    QVERIFY(QDir().mkpath(studio.dataFolder()));
    const QString damaged = studio.file(u"damaged.db"_s);
    writeFile(damaged, m_healthy);
    {
        Connection connection;
        QVERIFY(!connection.open(damaged, Connection::Mode::ReadWrite));
        for (int i = 1; i <= 30; ++i)
            QVERIFY(
                connection.query(u"INSERT INTO exchanges VALUES (?, 1, 'room', '{}', x'00', x'01')"_s, {i}));
        QVERIFY(!connection.run(u"INSERT INTO consents VALUES"
                                " (7, 1, 'companion_aya', 'ask_choice', 'allowedOnce', 'tea')"_s));
        QVERIFY(!connection.run(
            u"INSERT INTO permissions VALUES (8, 1, 'companion_aya', 'look', 'read', '{}', 'allowedOnce',"
            " 'tea', NULL, NULL, NULL)"_s));
    }
    writeFile(damaged, withHole(contentsOf(damaged), "number 77"));

    const Rescued rescued = rescue(studio, damaged);

    QVERIFY(rescued.report);
    QVERIFY(!rescued.report->tables.isEmpty());
    Connection connection;
    QVERIFY(!connection.open(studio.file(u"rescued.db"_s), Connection::Mode::ReadOnly));
    const auto ids = [&connection](const QString &table) {
        return connection.value(u"SELECT group_concat(id) FROM "_s + table)->toString();
    };
    QCOMPARE(ids(u"consents"_s), u"7"_s);
    QCOMPARE(ids(u"permissions"_s), u"8"_s);
    QCOMPARE(ids(u"calls"_s), QString());
    QCOMPARE(connection.value(u"SELECT count(*) FROM exchanges"_s)->toInt(), 30);
}

void TestRescue::aHoleIsNamedAndRemembered()
{
    const TemporaryStudio studio;
    QVERIFY(QDir().mkpath(studio.dataFolder()));
    writeFile(studio.file(u"damaged.db"_s), withHole(m_healthy, "number 77"));
    const Rescued rescued = rescue(studio, studio.file(u"damaged.db"_s));
    QVERIFY(rescued.report);
    QVERIFY(!rescued.report->losses.isEmpty());
    qint64 lost = 0;
    for (const RescueReport::Loss &loss : rescued.report->losses) {
        QCOMPARE(loss.room, tests::teaRoom().id.value());
        QVERIFY(loss.first <= loss.last);
        for (qint64 seq = loss.first; seq <= loss.last; ++seq)
            QVERIFY(!rescued.events.contains(seq));
        lost += loss.last - loss.first + 1;
    }
    QCOMPARE(qint64(rescued.events.size()) + lost, qint64(m_all.size()));
    QVERIFY(lost < 60);
    QVERIFY(rescued.isWell);
    QVERIFY(store::sentenceOf(*rescued.report).contains(QString::number(lost)));

    QVERIFY(QFile::rename(studio.file(u"rescued.db"_s), studio.file(u"studio.db"_s)));
    StoreTalk talk(studio.dataFolder());
    QVERIFY(talk.store().openingNotes().isEmpty());
    QVERIFY(
        !talk.append({tests::logged(tests::teaRoom().id, 602, tests::userSays(u"after"_s, u"running"_s))}));
    QVERIFY(talk.record(tests::teaRoom().id)->lastSeq >= 602); // with the end of a turn that lost its own
}

void TestRescue::theBackupFillsTheHole()
{
    const TemporaryStudio studio;
    QVERIFY(QDir().mkpath(studio.dataFolder()));
    writeFile(studio.file(u"backup.db"_s), m_healthy);
    writeFile(studio.file(u"damaged.db"_s), withHole(m_healthy, "number 77"));
    const Rescued rescued = rescue(studio, studio.file(u"damaged.db"_s), studio.file(u"backup.db"_s));
    QVERIFY(rescued.report);
    QVERIFY(rescued.report->losses.isEmpty());
    QCOMPARE(rescued.events, m_all);
    QVERIFY(rescued.report->fromBackup > 0);
    QVERIFY(rescued.isWell);

    // A damaged backup does not help, and does no harm.
    writeFile(studio.file(u"backup.db"_s), withHole(m_healthy, "number 140"));
    const Rescued without = rescue(studio, studio.file(u"damaged.db"_s), studio.file(u"backup.db"_s));
    QVERIFY(without.report);
    QCOMPARE(without.report->fromBackup, 0);
}

void TestRescue::aLostBeginningIsReplaced()
{
    const TemporaryStudio studio;
    QVERIFY(QDir().mkpath(studio.dataFolder()));
    writeFile(studio.file(u"damaged.db"_s), withHole(m_healthy, "\"number 0\""));
    QByteArray bytes = m_healthy;
    const qsizetype first = bytes.indexOf("about tea, number 0");
    bytes.replace(first / 4096 * 4096, 4096, QByteArray(4096, '\xFF'));
    writeFile(studio.file(u"damaged.db"_s), bytes);
    const Rescued rescued = rescue(studio, studio.file(u"damaged.db"_s));
    QVERIFY(rescued.report);
    QVERIFY(rescued.isWell);
    QCOMPARE(rescued.report->rooms, 1);
    QVERIFY(QFile::rename(studio.file(u"rescued.db"_s), studio.file(u"studio.db"_s)));
    StoreTalk talk(studio.dataFolder());
    const auto record = talk.record(tests::teaRoom().id);
    QVERIFY(record);
    QVERIFY(record->room.roster.contains(tests::companion(u"aya"_s)));
    QVERIFY(record->messages > 250);
}

// Commits of a killed program are only in the journal.
void TestRescue::theJournalIsReadToo()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 20));
    StoreTalk talk(studio.dataFolder());
    QVERIFY(!talk.append(
        {tests::logged(tests::teaRoom().id, 82, tests::userSays(u"late"_s, u"only in the journal"_s))}));
    const QString file = studio.file(u"damaged.db"_s);
    QByteArray bytes = contentsOf(studio.file(u"studio.db"_s));
    QVERIFY(!bytes.contains("only in the journal"));
    writeFile(file + u"-wal"_s, contentsOf(studio.file(u"studio.db-wal"_s)));
    for (const bool hasHeader : {true, false}) {
        if (!hasHeader)
            bytes.replace(20, 80, QByteArray(80, '\xFF'));
        writeFile(file, bytes);
        QFile::remove(file + u"-shm"_s);
        const Rescued rescued = rescue(studio, file);
        QVERIFY(rescued.report);
        QCOMPARE(rescued.events.size(), 82U);
        QVERIFY(rescued.isWell);
    }
}

void TestRescue::aFullDiskLeavesNothing()
{
    const TemporaryStudio studio;
    QVERIFY(QDir().mkpath(studio.dataFolder()));
    writeFile(studio.file(u"damaged.db"_s), withHole(m_healthy, "number 77"));
    base::Result<RescueReport> report;
    {
        const tests::FullDisk full(100'000);
        report = store::rescueInto(studio.file(u"rescued.db"_s), studio.file(u"damaged.db"_s));
    }
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::Storage);
    QVERIFY(!QFile::exists(studio.file(u"rescued.db"_s)));
}

void TestRescue::whatIsStoppedLeavesNothing()
{
    const TemporaryStudio studio;
    QVERIFY(QDir().mkpath(studio.dataFolder()));
    writeFile(studio.file(u"damaged.db"_s), m_healthy);
    const auto report = store::rescueInto(studio.file(u"rescued.db"_s), studio.file(u"damaged.db"_s), {},
                                          [](qint64, qint64) { return false; });
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::Cancelled);
    QVERIFY(!QFile::exists(studio.file(u"rescued.db"_s)));
}

void TestRescue::openingADamagedFileKeepsWhatCanBeRead()
{
    const TemporaryStudio studio;
    QVERIFY(QDir().mkpath(studio.dataFolder()));
    const QByteArray bytes = withHole(m_healthy, "number 77");
    writeFile(studio.file(u"studio.db"_s), bytes);

    StoreTalk talk(studio.dataFolder());

    const QStringList aside = QDir(studio.dataFolder()).entryList({u"studio.db.damaged-*"_s});
    QCOMPARE(aside.size(), 1);
    QCOMPARE(contentsOf(studio.file(aside.first())), bytes);
    QCOMPARE(talk.store().openingNotes().size(), 1);
    QVERIFY(talk.store().openingNotes().first().contains(aside.first()));
    QVERIFY(talk.messages(tests::teaRoom().id)->total > 270);
    QCOMPARE(talk.personas()->size(), 1);
    QCOMPARE(*talk.drafts(), (QMap<QString, QString>{{u"room/tea"_s, u"half a sentence"_s}}));
}

void TestRescue::whatTheFileAllowedIsToldAndGone()
{
    const TemporaryStudio studio;
    QVERIFY(QDir().mkpath(studio.dataFolder()));
    const QString file = studio.file(u"studio.db"_s);
    writeFile(file, m_healthy);
    {
        Connection connection;
        QVERIFY(!connection.open(file, Connection::Mode::ReadWrite));
        for (const QString &sql :
             {u"INSERT INTO settings VALUES ('remoteAnswers', 'true')"_s,
              u"INSERT INTO permission_rules (companion, tool, allowed, wall) SELECT id, 'gesture', 1, 0"
              " FROM personas"_s}) {
            const auto trouble = connection.run(sql);
            QVERIFY2(!trouble, trouble ? qPrintable(trouble->detail) : "");
        }
    }
    writeFile(file, withHole(contentsOf(file), "number 77"));

    StoreTalk talk(studio.dataFolder());

    const QString note = talk.store().openingNotes().value(0);
    QVERIFY2(note.contains(u"Connected programs were allowed to answer requests. Now they are not."_s),
             qPrintable(note));
    QVERIFY2(note.contains(u"“Aya” (companion_aya) had a standing permission: gesture."_s), qPrintable(note));
    Connection after;
    QVERIFY(!after.open(file, Connection::Mode::ReadOnly));
    QCOMPARE(after.value(u"SELECT count(*) FROM permission_rules"_s)->toInt(), 0);
}

// Few pages, each of which names the next one 400 times: reading all their rows would take years.
void TestRescue::pagesThatNameEachOtherEndTheReading_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<bool>("hasRowIds");
    QTest::newRow("a table") << u"attachments"_s << true;
    QTest::newRow("kept by its key") << u"events"_s << false;
}

void TestRescue::pagesThatNameEachOtherEndTheReading()
{
    QFETCH(const QString, table);
    QFETCH(const bool, hasRowIds);
    const TemporaryStudio studio;
    QVERIFY(QDir().mkpath(studio.dataFolder()));
    const QString file = studio.file(u"studio.db"_s);
    writeFile(file, m_healthy);
    quint32 root = 0;
    {
        Connection connection;
        QVERIFY(!connection.open(file, Connection::Mode::ReadOnly));
        root = connection.value(u"SELECT rootpage FROM sqlite_master WHERE name = ?"_s, {table})->toUInt();
    }
    writeFile(file, withPagesInCircles(m_healthy, root, hasRowIds));

    const auto look = store::checkFolder(studio.dataFolder());
    QVERIFY(look);
    QVERIFY(!look->isWell());
    const auto restored = store::prepareRestore(studio.dataFolder(), file);
    QVERIFY(!restored);
    QCOMPARE(restored.error().code, ErrorCode::Corrupt);
    const auto recovery = store::recoverFolder(studio.dataFolder());
    QVERIFY(recovery);
    QCOMPARE(recovery->report.messages, 300);
}

void TestRescue::aRescueThatIsCutOffGoesOnAtTheNextStart()
{
    // After the damaged file was moved, before the new file replaced it; a journal was left behind.
    const TemporaryStudio studio;
    QVERIFY(QDir().mkpath(studio.dataFolder()));
    writeFile(studio.file(u"studio.db.next"_s), m_healthy);
    writeFile(studio.file(u"studio.db-wal"_s), QByteArray(5000, 'x'));
    StoreTalk talk(studio.dataFolder());
    QCOMPARE(talk.store().openingNotes().size(), 1);
    QCOMPARE(talk.messages(tests::teaRoom().id)->total, 300);
    QVERIFY(!QFile::exists(studio.file(u"studio.db.next"_s)));
}

SUITE_TEST(QCoreApplication, TestRescue)

} // namespace tst_rescue

#include "tst_rescue.moc"
