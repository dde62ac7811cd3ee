// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/schema.h"
#include "core/store/rows/shelf_rows.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_talk.h"

#include <QTest>

namespace tst_shelf_rows {

using namespace Qt::StringLiterals;
using namespace studio;
using base::LorebookId;
using model::ShelfBook;
using store::Connection;
using tests::TemporaryStudio;

namespace {

/// A book with a value for every part.
ShelfBook coast()
{
    model::LoreEntry storm{.name = u"Storm"_s, .keys = {u"storm"_s, u"嵐"_s}, .content = u"Vesna 🌊"_s};
    storm.timing = model::LoreTiming{2, 1, 0};
    return {.id = LorebookId(u"b1"_s),
            .book = {.name = u"Coast"_s,
                     .description = u"Where it plays."_s,
                     .entries = {storm},
                     .tokenBudget = 0,
                     .recursive = true},
            .everywhere = true};
}

ShelfBook named(const QString &id, const QString &name)
{
    return {.id = LorebookId(id), .book = {.name = name}};
}

QStringList namesIn(Connection &connection)
{
    QStringList names;
    const QList<ShelfBook> books = store::readShelf(connection).value();
    for (const ShelfBook &one : books)
        names.append(one.book.name);
    return names;
}

} // namespace

/// Lorebooks of no companion, as rows.
class TestShelfRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void allOfItComesBack();
    void theSameIdReplaces();
    void theyComeByName();
    void twoMayHaveOneName();
    void whatIsDroppedIsGone();
    void whatCannotBeReadIsLeftOut_data();
    void whatCannotBeReadIsLeftOut();
    void anOlderFileHasNone();
    void roomsThatUseABookAreFound();

private:
    std::unique_ptr<TemporaryStudio> m_studio;
    std::unique_ptr<Connection> m_connection;
};

void TestShelfRows::init()
{
    m_connection.reset();
    m_studio = std::make_unique<TemporaryStudio>();
    m_connection = std::make_unique<Connection>();
    QVERIFY(!m_connection->open(m_studio->file(u"studio.db"_s), Connection::Mode::ReadWrite));
    QVERIFY(!store::prepareSchema(*m_connection));
}

void TestShelfRows::allOfItComesBack()
{
    QVERIFY(store::readShelf(*m_connection)->isEmpty());
    QVERIFY(store::replaceShelfBook(*m_connection, coast()));

    const auto books = store::readShelf(*m_connection);

    QVERIFY(books);
    QCOMPARE(books->size(), 1);
    QVERIFY(books->first() == coast());
}

void TestShelfRows::theSameIdReplaces()
{
    QVERIFY(store::replaceShelfBook(*m_connection, coast()));
    ShelfBook other = coast();
    other.everywhere = false;

    QVERIFY(store::replaceShelfBook(*m_connection, other));

    QCOMPARE(store::readShelf(*m_connection)->size(), 1);
    QVERIFY(store::readShelf(*m_connection)->first() == other);
}

void TestShelfRows::theyComeByName()
{
    for (const auto &[id, name] : {std::pair(u"1"_s, u"sea"_s), {u"2"_s, u"Coast"_s}, {u"3"_s, u"Port"_s}})
        QVERIFY(store::replaceShelfBook(*m_connection, named(id, name)));

    QCOMPARE(namesIn(*m_connection), (QStringList{u"Coast"_s, u"Port"_s, u"sea"_s}));
}

void TestShelfRows::twoMayHaveOneName()
{
    QVERIFY(store::replaceShelfBook(*m_connection, named(u"1"_s, u"Sea"_s)));
    QVERIFY(store::replaceShelfBook(*m_connection, named(u"2"_s, u"Sea"_s)));

    QCOMPARE(namesIn(*m_connection), (QStringList{u"Sea"_s, u"Sea"_s}));
}

void TestShelfRows::whatIsDroppedIsGone()
{
    QVERIFY(store::replaceShelfBook(*m_connection, coast()));

    QVERIFY(store::deleteShelfBook(*m_connection, coast().id));
    QVERIFY(store::deleteShelfBook(*m_connection, coast().id)); // already gone

    QVERIFY(namesIn(*m_connection).isEmpty());
}

void TestShelfRows::whatCannotBeReadIsLeftOut_data()
{
    QTest::addColumn<QString>("body");

    QTest::newRow("nothing") << u""_s;
    QTest::newRow("no JSON") << u"{\"id\":"_s;
    QTest::newRow("another kind") << u"[1]"_s;
    QTest::newRow("no book") << uR"({"id":"b2","everywhere":true})"_s;
    QTest::newRow("a book that is none") << uR"({"id":"b2","book":7})"_s;
}

// The others are still there.
void TestShelfRows::whatCannotBeReadIsLeftOut()
{
    QFETCH(const QString, body);
    QVERIFY(store::replaceShelfBook(*m_connection, coast()));
    QVERIFY(m_connection->query(u"INSERT INTO shelf_books (id, body) VALUES ('b2', ?)"_s, {body}));

    QCOMPARE(namesIn(*m_connection), QStringList{u"Coast"_s});
}

void TestShelfRows::anOlderFileHasNone()
{
    QVERIFY(m_connection->query(u"DROP TABLE shelf_books"_s));

    const auto books = store::readShelf(*m_connection);

    QVERIFY(books);
    QVERIFY(books->isEmpty());
}

// Chosen for the room itself, or for an identity of the user; the newest event counts, and a room in the bin
// does not.
void TestShelfRows::roomsThatUseABookAreFound()
{
    const TemporaryStudio studio;
    tests::StoreTalk talk(studio.dataFolder());
    const LorebookId coastId(u"b1"_s);
    model::Room tea{{.name = u"Tea"_s, .lorebooks = {LorebookId(u"old"_s)}}, base::RoomId(u"tea"_s)};
    model::Room lab{{.name = u"Lab"_s}, base::RoomId(u"lab"_s)};
    lab.identities = {{.name = u"Mika"_s, .lorebooks = {coastId, LorebookId(u"gone"_s)}}};
    model::Room binned{{.name = u"Bin"_s, .lorebooks = {coastId}}, base::RoomId(u"bin"_s)};
    binned.deleted = true;
    model::Room teaNow = tea;
    teaNow.lorebooks = {coastId};
    QVERIFY(!talk.append(tests::numbered(tea.id, {tests::created(tea), tests::created(teaNow)})));
    QVERIFY(!talk.append(tests::numbered(lab.id, {tests::created(lab)})));
    QVERIFY(!talk.append(tests::numbered(binned.id, {tests::created(binned)})));

    Connection reading;
    QVERIFY(!reading.open(studio.file(u"studio.db"_s), Connection::Mode::ReadOnly));
    const auto uses = store::readShelfUses(reading);

    QVERIFY(uses);
    QStringList found;
    for (const model::ShelfUse &use : *uses)
        found.append(use.roomName + u' ' + use.book.value());
    QCOMPARE(found, (QStringList{u"Lab b1"_s, u"Lab gone"_s, u"Tea b1"_s}));
}

SUITE_TEST(QCoreApplication, TestShelfRows)

} // namespace tst_shelf_rows

#include "tst_shelf_rows.moc"
