// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/schema.h"
#include "tests/support/builders.h"
#include "tests/support/rounds.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_talk.h"

#include <QDir>
#include <QFile>

#include <random>

namespace tst_damage {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using store::SqliteStore;
using tests::companion;
using tests::StoreTalk;
using tests::TemporaryStudio;
using Mode = SqliteStore::Mode;

namespace {

const model::Room kTea = tests::room(u"tea"_s).with({u"aya"_s});

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QStringList movedAside(const TemporaryStudio &studio)
{
    return QDir(studio.dataFolder()).entryList({u"studio.db.damaged-*"_s});
}

/// A database with a little of everything, as bytes.
QByteArray healthyFile()
{
    const TemporaryStudio studio;
    {
        StoreTalk talk(studio.dataFolder());
        QList<model::EnvelopeBody> bodies{tests::created(kTea)};
        for (int i = 0; i < 60; ++i) {
            const QString turn = u"t%1"_s.arg(i);
            bodies += tests::userSays(u"m%1"_s.arg(i), u"Tell me more about tea, number %1"_s.arg(i));
            bodies += tests::piece(turn, companion(u"aya"_s), 0, u"Tea."_s);
            bodies += tests::turnEnds(turn, companion(u"aya"_s), 1);
            bodies += tests::companionSaid(u"s%1"_s.arg(i), turn, companion(u"aya"_s), u"Tea."_s);
        }
        if (talk.append(tests::numbered(kTea.id, bodies)) || !talk.save(tests::persona(u"aya"_s)))
            return {};
    }
    return contents(studio.file(u"studio.db"_s));
}

/// Reads everything, whatever the results, and returns whether a new room can live in the store.
bool isUsable(StoreTalk &talk)
{
    (void)talk.personas();
    (void)talk.record(kTea.id);
    (void)talk.messages(kTea.id);
    (void)talk.events(kTea.id);
    (void)talk.rooms();
    const model::Room fresh = tests::room(u"fresh"_s).with({u"aya"_s});
    return talk.create(fresh) &&
           !talk.append(tests::numbered(fresh.id, {tests::userSays(u"f1"_s, u"Still here"_s)}, 2)) &&
           talk.messages(fresh.id)->total == 1 && talk.record(fresh.id)->lastSeq == 2;
}

void setVersion(const QString &file, int version)
{
    store::Connection connection;
    QVERIFY(!connection.open(file, store::Connection::Mode::ReadWrite));
    QVERIFY(!connection.run(u"PRAGMA user_version = %1"_s.arg(version)));
}

} // namespace

/// Damaged files are moved aside and reported; foreign files are left untouched.
class TestDamage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void whatIsNoDatabaseIsMovedAside_data();
    void whatIsNoDatabaseIsMovedAside();
    void aReaderIsToldOfDamageAndTouchesNothing();
    void aDatabaseOfANewerVersionIsRefusedAndUntouched();
    void aDatabaseOfSomethingElseIsMovedAside();
    void anyFlippedByteLeavesAUsableStore();
    void aFlippedByteOfTheHeaderLeavesAUsableStoreOrAnUntouchedFile();

private:
    QByteArray m_healthy;
};

void TestDamage::initTestCase()
{
    m_healthy = healthyFile();
    QVERIFY(m_healthy.size() > 16'384);
    const TemporaryStudio studio;
    write(studio.file(u"studio.db"_s), m_healthy);
    StoreTalk talk(studio.dataFolder());
    QVERIFY(talk.store().openingNotes().isEmpty());
    QVERIFY(!talk.store().wasRecovered());
    QCOMPARE(talk.messages(kTea.id)->total, 120);
}

void TestDamage::whatIsNoDatabaseIsMovedAside_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QByteArray header = m_healthy;
    header.replace(0, 16, QByteArray(16, 'x'));
    QByteArray hole = m_healthy;
    hole.replace(4096, 8192, QByteArray(8192, '\xFF'));
    QTest::newRow("a text") << QByteArray("Dear diary, ").repeated(1000);
    QTest::newRow("a few bytes") << QByteArray(16, 'x');
    QTest::newRow("a spoilt header") << header;
    QTest::newRow("zeroes") << QByteArray(m_healthy.size(), '\0');
    QTest::newRow("cut in the middle of a page") << m_healthy.first(m_healthy.size() / 2 + 100);
    QTest::newRow("cut at a page") << m_healthy.first(8192);
    QTest::newRow("cut within the header") << m_healthy.first(50);
    QTest::newRow("a hole of two pages") << hole;
}

void TestDamage::whatIsNoDatabaseIsMovedAside()
{
    QFETCH(const QByteArray, bytes);
    const TemporaryStudio studio;
    write(studio.file(u"studio.db"_s), bytes);

    StoreTalk talk(studio.dataFolder());

    const QStringList aside = movedAside(studio);
    QCOMPARE(aside.size(), 1);
    QCOMPARE(contents(studio.file(aside.first())), bytes);
    QCOMPARE(talk.store().openingNotes().size(), 1);
    QVERIFY(talk.store().wasRecovered());
    QVERIFY(talk.store().openingNotes().first().contains(aside.first()));
    QVERIFY(isUsable(talk));
}

void TestDamage::aReaderIsToldOfDamageAndTouchesNothing()
{
    const TemporaryStudio studio;
    const QByteArray bytes = QByteArray("Dear diary, ").repeated(1000);
    write(studio.file(u"studio.db"_s), bytes);

    const auto opened = SqliteStore::open(studio.dataFolder(), Mode::ReadOnly);

    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::Corrupt);
    QCOMPARE(contents(studio.file(u"studio.db"_s)), bytes);
}

void TestDamage::aDatabaseOfANewerVersionIsRefusedAndUntouched()
{
    const TemporaryStudio studio;
    const QString file = studio.file(u"studio.db"_s);
    write(file, m_healthy);
    setVersion(file, store::kSchemaVersion + 1);
    const QByteArray before = contents(file);

    for (const Mode mode : {Mode::ReadWrite, Mode::ReadOnly}) {
        const auto opened = SqliteStore::open(studio.dataFolder(), mode);

        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::Conflict);
        QVERIFY(opened.error().text.contains(u"newer"_s));
    }
    QCOMPARE(contents(file), before);
    QVERIFY(movedAside(studio).isEmpty());
}

void TestDamage::aDatabaseOfSomethingElseIsMovedAside()
{
    const TemporaryStudio studio;
    const QString file = studio.file(u"studio.db"_s);
    {
        store::Connection connection;
        QVERIFY(!connection.open(file, store::Connection::Mode::ReadWrite));
        QVERIFY(!connection.run(u"CREATE TABLE events (mine TEXT)"_s));
    }
    const QByteArray before = contents(file);

    StoreTalk talk(studio.dataFolder());

    QCOMPARE(contents(studio.file(movedAside(studio).value(0))), before);
    QVERIFY(isUsable(talk));
}

void TestDamage::anyFlippedByteLeavesAUsableStore()
{
    std::mt19937 random(20'260'101);
    for (int round = 0; round < tests::rounds(200); ++round) {
        QByteArray bytes = m_healthy;
        const qsizetype at = 100 + qsizetype(random() % uint(bytes.size() - 100));
        bytes[at] = char(bytes[at] ^ char(1 + random() % 255));
        const TemporaryStudio studio;
        write(studio.file(u"studio.db"_s), bytes);

        auto opened = SqliteStore::open(studio.dataFolder(), Mode::ReadWrite);

        QVERIFY2(opened,
                 qPrintable(u"byte %1: %2"_s.arg(at).arg(opened ? QString() : opened.error().detail)));
        StoreTalk talk(std::move(*opened));
        QCOMPARE(movedAside(studio).size(), talk.store().openingNotes().size());
        if (!movedAside(studio).isEmpty())
            QCOMPARE(contents(studio.file(movedAside(studio).first())), bytes);
        QVERIFY2(isUsable(talk), qPrintable(u"byte %1"_s.arg(at)));
    }
}

// A flipped version looks like a newer one: that file is refused and left alone.
void TestDamage::aFlippedByteOfTheHeaderLeavesAUsableStoreOrAnUntouchedFile()
{
    for (int at = 0; at < 100; at += tests::kOneRoundOf) {
        QByteArray bytes = m_healthy;
        bytes[at] = char(bytes[at] ^ (at / tests::kOneRoundOf % 2 == 0 ? '\x01' : '\xFF'));
        const TemporaryStudio studio;
        write(studio.file(u"studio.db"_s), bytes);

        auto opened = SqliteStore::open(studio.dataFolder(), Mode::ReadWrite);

        if (!opened) {
            QVERIFY2(at >= 60 && at < 64, qPrintable(u"byte %1: %2"_s.arg(at).arg(opened.error().detail)));
            QCOMPARE(opened.error().code, ErrorCode::Conflict);
            QCOMPARE(contents(studio.file(u"studio.db"_s)), bytes);
            continue;
        }
        StoreTalk talk(std::move(*opened));
        QVERIFY2(isUsable(talk), qPrintable(u"byte %1"_s.arg(at)));
    }
}

SUITE_TEST(QCoreApplication, TestDamage)

} // namespace tst_damage

#include "tst_damage.moc"
