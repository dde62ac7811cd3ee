// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/replay_file.h"
#include "core/store/rows/schema.h"
#include "core/store/upkeep/doctor.h"
#include "core/store/upkeep/next_file.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_file.h"
#include "tests/unit/store/store_talk.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>

namespace tst_schema {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using model::EnvelopeBody;
using model::MessagePosted;
using tests::companion;
using tests::StoreTalk;
using tests::TemporaryStudio;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);

model::Room teaRoom()
{
    return tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}).tuned([](model::PolicySettings &policy) {
        policy.seed = 7;
        policy.maxCompanionTurns = 3;
    });
}

model::Room binnedRoom()
{
    model::Room room = tests::room(u"lab"_s).with({u"aya"_s}).policy(model::PolicyName::Manual);
    room.name = u"実験室"_s;
    room.deleted = true;
    return room;
}

model::Decision decision()
{
    model::Decision decision{.messageId = base::MessageId(u"m1"_s),
                             .rule = model::Rule::Selected,
                             .winner = kAya,
                             .runnerUp = kKyoko};
    decision.candidates = {
        {kAya, model::VoteState::Speak, 9, true, model::Closing::None, {}},
        {kKyoko, model::VoteState::Listen, 0, false, model::Closing::None, model::Cause::Timeout}};
    return decision;
}

/// A room with a vote, a decision, and a turn that was cut off after three pieces.
QList<EnvelopeBody> teaLog()
{
    const model::AskVotes ask{base::MessageId(u"m1"_s), {kAya, kKyoko}, Millis(8020), {}};
    return {tests::created(teaRoom()),
            tests::userSays(u"m1"_s, u"綾さん、分散システムって何?"_s),
            model::FloorSaid{{Millis(20), ask}, {}},
            model::FloorTold{
                {Millis(40), model::Voted{{u"companion_aya"_s, u"m1"_s, u"speak"_s, 9.0, true, {}}}}, {}},
            model::FloorTold{
                {Millis(50), model::VoteFailed{base::MessageId(u"m1"_s), kKyoko, model::Cause::Timeout}}, {}},
            model::Decided{Millis(50), decision()},
            tests::turnStarts(u"t1"_s, kAya),
            tests::piece(u"t1"_s, kAya, 0, u"Many machines, "_s),
            tests::piece(u"t1"_s, kAya, 1, u"one lie"_s),
            tests::piece(u"t1"_s, kAya, 2, u" nobody saw"_s)};
}

model::Persona aya()
{
    model::Persona aya = tests::persona(u"aya"_s).named(model::Language::Japanese, u"綾"_s, {u"アヤ"_s});
    aya.extras = {R"({"voice":{"speed":1.25}})"};
    return aya;
}

int versionOf(const QString &file)
{
    store::Connection connection;
    const auto error = connection.open(file, store::Connection::Mode::ReadOnly);
    return error ? -1 : connection.value(u"PRAGMA user_version"_s)->toInt();
}

/// Every row of every fact, as one text.
QStringList factsOf(const QString &file)
{
    store::Connection connection;
    QStringList rows;
    if (connection.open(file, store::Connection::Mode::ReadOnly))
        return rows;
    for (const QString &sql :
         {u"SELECT room || seq || steady || wall || kind || origin || body FROM events"_s,
          u"SELECT id || revision || wall || body FROM personas"_s}) {
        auto row = connection.query(sql);
        while (row && (*row)->next())
            rows.append((*row)->value(0).toString());
    }
    return rows;
}

/// The statements that made a file's tables, in alphabetical order.
QStringList statementsOf(const QString &file)
{
    store::Connection connection;
    QStringList statements;
    if (connection.open(file, store::Connection::Mode::ReadOnly))
        return statements;
    auto row = connection.query(u"SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY sql"_s);
    while (row && (*row)->next())
        statements.append((*row)->value(0).toString());
    return statements;
}

QString fixture(int version = 1)
{
    return QStringLiteral(STUDIO_SOURCE_DIR "/tests/unit/store/fixtures/schema-%1.db").arg(version);
}

/// By an unprotected SQLite: changes to a file by another program.
bool runRaw(const QString &file, const QStringList &statements)
{
    bool isDone = false;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"raw"_s);
        database.setDatabaseName(file);
        isDone =
            database.open() && std::all_of(statements.cbegin(), statements.cend(),
                                           [&](const QString &one) { return QSqlQuery(database).exec(one); });
    }
    QSqlDatabase::removeDatabase(u"raw"_s);
    return isDone;
}

} // namespace

/// Files of older schema versions stay readable for ever: the committed files are never made again.
///
/// This program made them: STUDIO_WRITE_FIXTURE=FILE makes another one (for a new schema, beside these).
class TestSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theGeneratorWritesAFixture();
    void theFixtureOfSchema1IsRead();
    void theFixtureOfSchema1CanBeWrittenOn();
    void theReplayFileOfTheFixtureStays();
    void anOlderFixtureIsBroughtToTodayAndLosesNothing_data();
    void anOlderFixtureIsBroughtToTodayAndLosesNothing();
    void aMigratedFileHasTheTablesOfANewOne();
    void aMigrationThatFailsLeavesTheOldFile();
    void whatIsNotOursIsFound_data();
    void whatIsNotOursIsFound();
    void aDamagedIndexOfWordsRefusesNoMessage();
    void everyVersionHasOnlyWhatIsOurs();
    void aReaderDoesNotMigrate();
};

void TestSchema::theGeneratorWritesAFixture()
{
    const TemporaryStudio studio;
    {
        StoreTalk talk(studio.dataFolder());
        QVERIFY(talk.save(aya()));
        model::Persona second = aya();
        second.colour = u"#aa6644"_s;
        QVERIFY(talk.save(second));
        QVERIFY(!talk.append(tests::numbered(teaRoom().id, teaLog())));
        QVERIFY(!talk.append(tests::numbered(binnedRoom().id, {tests::created(binnedRoom())})));
    }
    store::Connection connection;
    QVERIFY(!connection.open(studio.file(u"studio.db"_s), store::Connection::Mode::ReadOnly));
    QCOMPARE(connection.value(u"PRAGMA user_version"_s)->toInt(), store::kSchemaVersion);
    connection.close();

    const QString wanted = qEnvironmentVariable("STUDIO_WRITE_FIXTURE");
    if (!wanted.isEmpty())
        QVERIFY(QFile::copy(studio.file(u"studio.db"_s), wanted));
}

void TestSchema::theFixtureOfSchema1IsRead()
{
    const TemporaryStudio studio;
    QVERIFY(QFile::copy(fixture(), studio.file(u"studio.db"_s)));

    StoreTalk talk(studio.dataFolder());
    const auto rooms = talk.rooms();
    const auto record = talk.record(teaRoom().id);
    const auto events = talk.events(teaRoom().id);

    QVERIFY(talk.store().openingNotes().isEmpty());
    QCOMPARE(rooms->size(), 2);
    QCOMPARE(talk.record(binnedRoom().id)->room, binnedRoom());
    QCOMPARE(record->room, teaRoom());
    QCOMPARE(record->messages, 2);
    QCOMPARE(record->floorLog.size(), 3);
    const MessagePosted &cut = record->recent.last().posted;
    QCOMPARE(cut.way, MessagePosted::Way::Interrupted);
    QCOMPARE(cut.message.text, u"Many machines, one lie"_s);
    QCOMPARE(events->size(), 12);
    QList<EnvelopeBody> expected = teaLog();
    std::get<MessagePosted>(expected[1]).index = 0;
    for (int i = 0; i < expected.size(); ++i)
        QVERIFY2(events->at(i).body == expected[i], QByteArray::number(i + 1));
    const auto personas = talk.personas();
    QCOMPARE(personas->size(), 1);
    QCOMPARE(personas->first().revision, 2);
    QCOMPARE(personas->first().colour, u"#aa6644"_s);
    QCOMPARE(personas->first().extras.text, aya().extras.text);
}

void TestSchema::theFixtureOfSchema1CanBeWrittenOn()
{
    const TemporaryStudio studio;
    QVERIFY(QFile::copy(fixture(), studio.file(u"studio.db"_s)));
    StoreTalk talk(studio.dataFolder());
    QCOMPARE(talk.record(teaRoom().id)->lastSeq, 12);

    QVERIFY(!talk.append(tests::numbered(teaRoom().id, {tests::userSays(u"m2"_s, u"Go on."_s)}, 13)));

    QCOMPARE(talk.messages(teaRoom().id)->rows.last().posted.index, 2);
}

void TestSchema::theReplayFileOfTheFixtureStays()
{
    const TemporaryStudio studio;
    QVERIFY(QFile::copy(fixture(), studio.file(u"studio.db"_s)));
    StoreTalk talk(studio.dataFolder());

    const QByteArrayList lines = store::replayFile(*talk.record(teaRoom().id)).split('\n');

    QCOMPARE(lines.size(), 5);
    QVERIFY(lines[0].startsWith(R"({"room":{"policy":"vote","seed":7,)"));
    QVERIFY(lines[0].endsWith(R"("roster":["companion_aya","companion_kyoko"]}})"));
    QCOMPARE(QString::fromUtf8(lines[1]),
             uR"({"t":20,"posted":{"id":"m1","from":"user","message":"綾さん、分散システムって何?"}})"_s);
    QCOMPARE(
        lines[2],
        QByteArray(
            R"({"t":40,"voted":{"from":"companion_aya","messageId":"m1","state":"speak","importance":9,"selected":true}})"));
    QCOMPARE(
        lines[3],
        QByteArray(R"({"t":50,"voteFailed":{"messageId":"m1","from":"companion_kyoko","cause":"timeout"}})"));
    QVERIFY(lines[4].isEmpty());
}

void TestSchema::anOlderFixtureIsBroughtToTodayAndLosesNothing_data()
{
    QTest::addColumn<int>("version");

    QTest::newRow("schema 1") << 1;
    QTest::newRow("schema 2") << 2;
    QTest::newRow("schema 3") << 3;
    QTest::newRow("schema 4") << 4;
    QTest::newRow("schema 5") << 5;
    QTest::newRow("schema 6") << 6;
    QTest::newRow("schema 7") << 7;
    QTest::newRow("schema 8") << 8;
}

void TestSchema::anOlderFixtureIsBroughtToTodayAndLosesNothing()
{
    QFETCH(const int, version);
    const TemporaryStudio studio;
    const QString file = studio.file(u"studio.db"_s);
    QVERIFY(QFile::copy(fixture(version), file));
    QCOMPARE(versionOf(file), version);
    const QStringList before = factsOf(file);
    {
        StoreTalk talk(studio.dataFolder());
        QVERIFY(talk.keepDraft(u"composer/tea"_s, u"Well, "_s));
    }
    QCOMPARE(versionOf(file), store::kSchemaVersion);
    QVERIFY(before.size() > 10);
    QCOMPARE(factsOf(file), before);

    StoreTalk again(studio.dataFolder());
    QVERIFY(again.store().openingNotes().isEmpty());
    QCOMPARE(again.drafts()->value(u"composer/tea"_s), u"Well, "_s);
}

void TestSchema::aMigratedFileHasTheTablesOfANewOne()
{
    const TemporaryStudio old;
    const TemporaryStudio fresh;
    QVERIFY(QFile::copy(fixture(1), old.file(u"studio.db"_s)));

    {
        const StoreTalk migrated(old.dataFolder());
        const StoreTalk made(fresh.dataFolder());
    }

    QVERIFY(statementsOf(fresh.file(u"studio.db"_s)).size() > 15);
    QCOMPARE(statementsOf(old.file(u"studio.db"_s)), statementsOf(fresh.file(u"studio.db"_s)));
}

void TestSchema::whatIsNotOursIsFound_data()
{
    QTest::addColumn<QString>("sql");

    QTest::newRow("a trigger") << u"CREATE TRIGGER evil AFTER INSERT ON events BEGIN SELECT 1; END"_s;
    QTest::newRow("a view") << u"CREATE VIEW evil AS SELECT 1"_s;
    QTest::newRow("a table") << u"CREATE TABLE evil (a CHECK (length(randomblob(1000000)) > 0))"_s;
    QTest::newRow("an index") << u"CREATE INDEX evil ON events (upper(body))"_s;
    QTest::newRow("a virtual table") << u"CREATE VIRTUAL TABLE evil USING fts5(a)"_s;
    QTest::newRow("called like one of the search") << u"CREATE TABLE search_words_more (a)"_s;
    QTest::newRow("a sequence") << u"CREATE TABLE evil (a INTEGER PRIMARY KEY AUTOINCREMENT)"_s;
}

void TestSchema::whatIsNotOursIsFound()
{
    QFETCH(const QString, sql);
    const TemporaryStudio studio;
    QVERIFY(store::SqliteStore::open(studio.dataFolder(), store::SqliteStore::Mode::ReadWrite).has_value());
    const QString file = studio.file(u"studio.db"_s);
    store::Connection connection;
    QVERIFY(!connection.open(file, store::Connection::Mode::ReadWrite));
    QVERIFY(!store::foreignOrMissing(connection, store::kSchemaVersion));
    const auto trouble = connection.run(sql);
    QVERIFY2(!trouble, trouble ? qPrintable(trouble->detail) : "");

    const auto found = store::foreignOrMissing(connection, store::kSchemaVersion);
    connection.close();

    QVERIFY(found);
    QCOMPARE(found->code, base::ErrorCode::Corrupt);
    QVERIFY2(found->detail.startsWith(u"not of this program: "_s), qPrintable(found->detail));
    QVERIFY(!store::prepareRestore(studio.dataFolder(), file));
    // Opened anyway: our data is read into a new file, and the old file is moved aside.
    QVERIFY(store::SqliteStore::open(studio.dataFolder(), store::SqliteStore::Mode::ReadWrite).has_value());
    QVERIFY(!connection.open(file, store::Connection::Mode::ReadOnly));
    QVERIFY(!store::foreignOrMissing(connection, store::kSchemaVersion));
}

void TestSchema::aDamagedIndexOfWordsRefusesNoMessage()
{
    const TemporaryStudio studio;
    QVERIFY(tests::fillStudio(studio.dataFolder(), 30));
    const QString file = studio.file(u"studio.db"_s);
    QCOMPARE(store::checkFolder(studio.dataFolder())->findings.size(), 0);
    const QStringList damage{u"UPDATE search_words_data SET block = x'00112233' WHERE id = 10"_s,
                             u"UPDATE search_words_data SET block = zeroblob(100) WHERE id > 10"_s};
    {
        store::Connection ours; // a SQLite that writes no index past it
        QVERIFY(!ours.open(file, store::Connection::Mode::ReadWrite));
        QVERIFY(ours.run(damage.first()));
    }
    QVERIFY(runRaw(file, damage));

    const auto damaged = store::checkFolder(studio.dataFolder());
    QVERIFY(damaged);
    QCOMPARE(damaged->findings.size(), 1);
    QCOMPARE(damaged->findings.first().place, u"search_words"_s);
    {
        tests::StoreTalk talk(studio.dataFolder());
        const auto rooms = talk.rooms();
        QVERIFY(rooms && !rooms->isEmpty());
        const base::RoomId room = rooms->first().id;
        const auto events = talk.events(room);
        QVERIFY(events);
        const auto error = talk.append(
            tests::numbered(room, {tests::userSays(u"last"_s, u"All the same."_s)}, events->last().seq + 1));
        QVERIFY2(!error, error ? qPrintable(error->detail) : "");
    }

    const auto after = store::checkFolder(studio.dataFolder());
    QVERIFY(after);
    QCOMPARE(after->findings.size(), 0);
    store::Connection connection;
    QVERIFY(!connection.open(file, store::Connection::Mode::ReadOnly));
    QVERIFY(connection.value(u"SELECT count(*) FROM events WHERE body LIKE '%All the same.%'"_s)->toInt() ==
            1);
    QVERIFY(connection.value(u"SELECT count(*) FROM search_unread"_s)->toInt() > 0); // to be read again
}

void TestSchema::everyVersionHasOnlyWhatIsOurs()
{
    for (int version = 1; version < store::kSchemaVersion; ++version) {
        store::Connection connection;
        QVERIFY(!connection.open(
            QStringLiteral(STUDIO_SOURCE_DIR "/tests/unit/store/fixtures/schema-%1.db").arg(version),
            store::Connection::Mode::Unchanging));
        const auto flaw = store::foreignOrMissing(connection, version);
        QVERIFY2(!flaw, flaw ? qPrintable(flaw->detail) : "");
    }
}

void TestSchema::aMigrationThatFailsLeavesTheOldFile()
{
    const TemporaryStudio studio;
    const QString file = studio.file(u"studio.db"_s);
    QVERIFY(QFile::copy(fixture(), file));
    {
        store::Connection connection;
        QVERIFY(!connection.open(file, store::Connection::Mode::ReadWrite));
        QVERIFY(
            !connection.run(u"CREATE INDEX events_of_rooms ON events (kind)"_s)); // in the migration's way
    }

    store::Connection connection;
    QVERIFY(!connection.open(file, store::Connection::Mode::ReadWrite));
    const auto error = store::prepareSchema(connection);
    connection.close();

    QVERIFY(error);
    QCOMPARE(error->code, base::ErrorCode::Storage);
    QCOMPARE(versionOf(file), 1);

    QVERIFY(!connection.open(file, store::Connection::Mode::ReadOnly));
    QCOMPARE(connection.value(u"SELECT count(*) FROM sqlite_master WHERE name = 'drafts'"_s)->toInt(), 0);
}

void TestSchema::aReaderDoesNotMigrate()
{
    const TemporaryStudio studio;
    const QString file = studio.file(u"studio.db"_s);
    QVERIFY(QFile::copy(fixture(), file));

    StoreTalk talk(studio.dataFolder(), store::SqliteStore::Mode::ReadOnly);

    QVERIFY(talk.drafts() && talk.drafts()->isEmpty());
    QCOMPARE(talk.keepDraft(u"a"_s, u"b"_s).error().code, base::ErrorCode::ReadOnly);
    QCOMPARE(talk.personas()->size(), 1);
    QCOMPARE(versionOf(file), 1);
}

SUITE_TEST(QCoreApplication, TestSchema)

} // namespace tst_schema

#include "tst_schema.moc"
