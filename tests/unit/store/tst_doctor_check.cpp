// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/schema.h"
#include "core/store/upkeep/doctor_check.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_file.h"
#include "tests/unit/store/store_talk.h"

#include <QDir>

namespace tst_doctor_check {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using model::CheckReport;
using model::Finding;
using store::Connection;
using tests::StoreTalk;
using tests::TemporaryStudio;

namespace {

base::Result<CheckReport> look(const TemporaryStudio &studio, const store::Watch &watch = {})
{
    Connection connection;
    if (const auto error = connection.open(studio.file(u"studio.db"_s), Connection::Mode::ReadOnly))
        return tl::unexpected(*error);
    return store::checkAll(connection, watch);
}

/// Changes the file without the studio.
void spoil(const TemporaryStudio &studio, const QStringList &statements)
{
    Connection connection;
    QVERIFY(!connection.open(studio.file(u"studio.db"_s), Connection::Mode::ReadWrite));
    for (const QString &sql : statements) {
        const auto error = connection.run(sql);
        QVERIFY2(!error, error ? qPrintable(error->detail) : "");
    }
}

QStringList withoutGuard(const QString &verb, const QString &table, const QString &statement)
{
    const QString guard = u"no_%1_of_%2"_s.arg(verb, table);
    const QString sql = u"CREATE TRIGGER no_%1_of_%2 BEFORE %1 ON %2"
                        " BEGIN SELECT RAISE(ABORT, '%2 are never changed'); END"_s.arg(verb, table);
    return {u"DROP TRIGGER "_s + guard, statement, sql};
}

} // namespace

/// The findings of a check, and that the check changes nothing.
class TestDoctorCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dataThatIsWellHasNoFindings();
    void everyHarmIsFound_data();
    void everyHarmIsFound();
    void rebuildingMendsWhatIsMadeFromEvents();
    void aKnownGapIsANoteOnly();
    void anEarlierVersionIsANote();
    void aNewerVersionIsRefused();
    void itCanBeStopped();
    void othersMayWriteMeanwhile();
};

void TestDoctorCheck::dataThatIsWellHasNoFindings()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 30));
    const QByteArray before = tests::contentsOf(studio.file(u"studio.db"_s));

    const auto report = look(studio);

    QVERIFY2(report, report ? "" : qPrintable(report.error().detail));
    QVERIFY2(report->findings.isEmpty(),
             report->findings.isEmpty() ? "" : qPrintable(report->findings.first().text));
    QVERIFY(report->isWell());
    QCOMPARE(report->events, 121);
    QCOMPARE(report->rooms, 1);
    QCOMPARE(tests::contentsOf(studio.file(u"studio.db"_s)), before);
}

void TestDoctorCheck::everyHarmIsFound_data()
{
    using Code = Finding::Code;
    using Severity = Finding::Severity;
    QTest::addColumn<QStringList>("harm");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("severity");
    const auto row = [](const char *name, const QStringList &harm, Code code, Severity severity) {
        QTest::newRow(name) << harm << int(code) << int(severity);
    };
    row("a missing event", withoutGuard(u"DELETE"_s, u"events"_s, u"DELETE FROM events WHERE seq = 7"_s),
        Code::Gap, Severity::Error);
    row("no beginning", withoutGuard(u"DELETE"_s, u"events"_s, u"DELETE FROM events WHERE seq = 1"_s),
        Code::Beginning, Severity::Error);
    row("no JSON", withoutGuard(u"UPDATE"_s, u"events"_s, u"UPDATE events SET body = '{\"a' WHERE seq = 3"_s),
        Code::Body, Severity::Error);
    row("a body that is not of its kind",
        withoutGuard(u"UPDATE"_s, u"events"_s, u"UPDATE events SET body = '[]' WHERE seq = 2"_s), Code::Body,
        Severity::Warning);
    row("a companion that cannot be read",
        withoutGuard(u"UPDATE"_s, u"personas"_s, u"UPDATE personas SET body = 'x'"_s), Code::Body,
        Severity::Error);
    row("other bytes",
        withoutGuard(u"UPDATE"_s, u"attachments"_s,
                     u"UPDATE attachments SET bytes = CAST('b picture that is named' AS BLOB)"
                     " WHERE size = 23"_s),
        Code::Attachment, Severity::Error);
    row("no guard", {u"DROP TRIGGER no_UPDATE_of_events"_s}, Code::Schema, Severity::Error);
    row("no index", {u"DROP INDEX events_by_turn"_s}, Code::Schema, Severity::Error);
    row("a message too few", {u"DELETE FROM messages WHERE idx = 4"_s}, Code::ReadModel, Severity::Warning);
    row("a message too many", {u"INSERT INTO messages VALUES ('tea', 400, 3)"_s}, Code::ReadModel,
        Severity::Warning);
    row("another name", {u"UPDATE rooms SET name = 'x'"_s}, Code::ReadModel, Severity::Warning);
    row("another number", {u"UPDATE rooms SET last_seq = 4"_s}, Code::ReadModel, Severity::Warning);
}

void TestDoctorCheck::everyHarmIsFound()
{
    QFETCH(const QStringList, harm);
    QFETCH(const int, code);
    QFETCH(const int, severity);
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 30));
    spoil(studio, harm);

    const auto report = look(studio);

    QVERIFY(report);
    QVERIFY(!report->isWell());
    const bool isFound = std::any_of(
        report->findings.begin(), report->findings.end(), [code, severity](const Finding &finding) {
            return int(finding.code) == code && int(finding.severity) == severity && !finding.text.isEmpty();
        });
    QVERIFY2(isFound, report->findings.isEmpty() ? "nothing" : qPrintable(report->findings.first().text));
}

void TestDoctorCheck::rebuildingMendsWhatIsMadeFromEvents()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 30));
    spoil(studio, {u"DELETE FROM messages WHERE idx > 4"_s, u"DELETE FROM rooms"_s});
    QVERIFY(!look(studio)->isWell());

    Connection connection;
    QVERIFY(!connection.open(studio.file(u"studio.db"_s), Connection::Mode::ReadWrite));
    QVERIFY(!store::rebuildReadModels(connection));
    connection.close();

    QVERIFY(look(studio)->findings.isEmpty());
    StoreTalk talk(studio.dataFolder());
    QCOMPARE(talk.messages(tests::teaRoom().id)->total, 60);
}

void TestDoctorCheck::aKnownGapIsANoteOnly()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 30));
    const QString event = u"DELETE FROM events WHERE seq IN (119, 120)"_s;
    spoil(studio, withoutGuard(u"DELETE"_s, u"events"_s, event) +
                      QStringList{u"INSERT INTO settings VALUES ('%1', '%2')"_s.arg(
                          store::gapsKey(tests::teaRoom().id.value()), store::gapText(119, 120))});

    const auto report = look(studio);

    QVERIFY(report);
    QVERIFY(report->isWell());
    QCOMPARE(report->findings.size(), 1);
    QCOMPARE(report->findings.first().code, Finding::Code::Gap);
}

void TestDoctorCheck::anEarlierVersionIsANote()
{
    const TemporaryStudio studio;
    QVERIFY(QDir().mkpath(studio.dataFolder()));
    for (int version = 1; version < store::kSchemaVersion; ++version) {
        QFile::remove(studio.file(u"studio.db"_s));
        QVERIFY(QFile::copy(
            QStringLiteral(STUDIO_SOURCE_DIR "/tests/unit/store/fixtures/schema-%1.db").arg(version),
            studio.file(u"studio.db"_s)));
        const auto report = look(studio);
        QVERIFY2(report, report ? "" : qPrintable(report.error().detail));
        QVERIFY(report->events > 0);
        const auto isNote = [](const Finding &finding) {
            return finding.severity == Finding::Severity::Note;
        };
        for (const Finding &finding : std::as_const(report->findings))
            QVERIFY2(isNote(finding) || finding.code == Finding::Code::Attachment, qPrintable(finding.text));
    }
}

void TestDoctorCheck::aNewerVersionIsRefused()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 3));
    spoil(studio, {u"PRAGMA user_version = %1"_s.arg(store::kSchemaVersion + 1)});
    const auto report = look(studio);
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::Conflict);
}

void TestDoctorCheck::itCanBeStopped()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 300));
    int asked = 0;
    const auto report = look(studio, [&asked](qint64, qint64 of) { return of == 0 || ++asked < 2; });
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::Cancelled);
    QCOMPARE(asked, 2);
}

void TestDoctorCheck::othersMayWriteMeanwhile()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 300));
    StoreTalk talk(studio.dataFolder());
    std::optional<base::Error> error;
    bool wrote = false;
    const auto report = look(studio, [&](qint64 done, qint64) {
        if (done > 0 && !wrote) {
            wrote = true;
            error = talk.append(
                {tests::logged(tests::teaRoom().id, 1202, tests::userSays(u"late"_s, u"meanwhile"_s))});
        }
        return true;
    });
    QVERIFY(wrote);
    QVERIFY(!error);
    QVERIFY(report);
    QVERIFY(report->findings.isEmpty());
    QCOMPARE(report->events, 1201);
}

SUITE_TEST(QCoreApplication, TestDoctorCheck)

} // namespace tst_doctor_check

#include "tst_doctor_check.moc"
