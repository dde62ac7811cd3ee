// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/limits.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/studio/services/shelf_service.h"
#include "tests/support/answer.h"
#include "tests/support/seeded_ids.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"

#include <QSignalSpy>
#include <QTest>

#include <optional>

namespace tst_shelf_service {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Error;
using base::ErrorCode;
using base::LorebookId;
using model::ShelfBook;
using ports::ShelfPort;
using store::SqliteStore;
using tests::Answer;
using tests::TemporaryStudio;

namespace {

/// The service over a real store.
class Books
{
public:
    explicit Books(const QString &folder, SqliteStore::Mode mode = SqliteStore::Mode::ReadWrite)
        : m_store(SqliteStore::open(folder, mode).value())
    {
    }

    [[nodiscard]] services::ShelfService &port() { return m_service; }
    [[nodiscard]] const room::Shelf &shelf() const { return m_shelf; }
    /// None: the book is saved.
    [[nodiscard]] std::optional<Error> errorOfSaving(const ShelfBook &book)
    {
        Answer<ShelfBook> answer;
        m_service.saveBook(book, answer.then());
        return errorIn(answer);
    }
    /// None: the book is removed.
    [[nodiscard]] std::optional<Error> errorOfRemoving(const LorebookId &id)
    {
        Answer<void> answer;
        m_service.removeBook(id, answer.then());
        return errorIn(answer);
    }
    [[nodiscard]] QList<ShelfBook> list()
    {
        Answer<QList<ShelfBook>> answer;
        m_service.listBooks(answer.then());
        return errorIn(answer) ? QList<ShelfBook>() : *answer.result();
    }
    /// The book as stored.
    [[nodiscard]] ShelfBook saved(const ShelfBook &book)
    {
        Answer<ShelfBook> answer;
        m_service.saveBook(book, answer.then());
        return errorIn(answer) ? ShelfBook() : *answer.result();
    }

private:
    template<class T>
    [[nodiscard]] static std::optional<Error> errorIn(Answer<T> &answer)
    {
        if (!answer.comes())
            return Error{ErrorCode::Internal, u"no answer"_s, {}};
        return answer.result() ? std::nullopt : std::optional(answer.result().error());
    }

    std::unique_ptr<SqliteStore> m_store;
    tests::SeededIdSource m_ids{1};
    room::Shelf m_shelf;
    services::ShelfService m_service{*m_store, m_shelf, m_ids};
};

ShelfBook coast()
{
    return {
        .id = {},
        .book = {.name = u"  The \n coast "_s, .entries = {{.keys = {u"storm"_s}, .content = u"Vesna"_s}}},
        .everywhere = true};
}

} // namespace

/// The shelf as seen by the window: a command, exactly one answer, and still there after a restart.
class TestShelfService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSavedIsThereAfterARestart();
    void roomsSeeItAtOnce();
    void savingUnderItsIdReplaces();
    void changesAreTold();
    void aChangeIsToldBeforeItsAnswer();
    void whoIsGoneGetsNoAnswer();
    void twoMayHaveOneName();
    void whatCannotBeKeptIsRefused_data();
    void whatCannotBeKeptIsRefused();
    void oneTooManyIsRefused();
    void removingTwiceIsDone();
    void aReaderKeepsNothing();
};

void TestShelfService::whatIsSavedIsThereAfterARestart()
{
    const TemporaryStudio studio;
    ShelfBook kept;
    {
        Books books(studio.dataFolder());
        kept = books.saved(coast());
    }
    QVERIFY(!kept.id.isEmpty());
    QCOMPARE(kept.book.name, u"The coast"_s);

    Books again(studio.dataFolder());
    QCOMPARE(again.list(), QList<ShelfBook>{kept});
    QCOMPARE(again.shelf().books(), QList<ShelfBook>{kept});
}

void TestShelfService::roomsSeeItAtOnce()
{
    const TemporaryStudio studio;
    Books books(studio.dataFolder());

    const ShelfBook kept = books.saved(coast());
    QCOMPARE(books.shelf().books(), QList<ShelfBook>{kept});
    QVERIFY(!books.errorOfRemoving(kept.id));
    QVERIFY(books.shelf().books().isEmpty());
}

void TestShelfService::savingUnderItsIdReplaces()
{
    const TemporaryStudio studio;
    Books books(studio.dataFolder());
    ShelfBook kept = books.saved(coast());
    kept.everywhere = false;

    QCOMPARE(books.saved(kept), kept);

    QCOMPARE(books.list(), QList<ShelfBook>{kept});
}

void TestShelfService::changesAreTold()
{
    const TemporaryStudio studio;
    Books books(studio.dataFolder());
    QSignalSpy changed(&books.port(), &ShelfPort::booksChanged);

    const ShelfBook kept = books.saved(coast());
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(!books.errorOfRemoving(kept.id));
    QTRY_COMPARE(changed.size(), 2);
}

void TestShelfService::aChangeIsToldBeforeItsAnswer()
{
    const TemporaryStudio studio;
    Books books(studio.dataFolder());
    QStringList heard;
    QObject receiver;
    connect(
        &books.port(), &ShelfPort::booksChanged, &receiver, [&heard] { heard << u"changed"_s; },
        Qt::QueuedConnection);

    books.port().saveBook(coast(), {&receiver, [&heard](const auto &) { heard << u"answered"_s; }});

    QTRY_COMPARE(heard, (QStringList{u"changed"_s, u"answered"_s}));
}

// The list is requested before the shelf has been read.
void TestShelfService::whoIsGoneGetsNoAnswer()
{
    const TemporaryStudio studio;
    Books books(studio.dataFolder());
    auto gone = std::make_unique<Answer<QList<ShelfBook>>>();
    Answer<QList<ShelfBook>> other; // asks the same command

    books.port().listBooks(gone->then());
    books.port().listBooks(other.then());
    gone.reset();

    QVERIFY(other.comes());
}

void TestShelfService::twoMayHaveOneName()
{
    const TemporaryStudio studio;
    Books books(studio.dataFolder());

    const ShelfBook first = books.saved(coast());
    const ShelfBook second = books.saved(coast());

    QVERIFY(first.id != second.id);
    QCOMPARE(books.list().size(), 2);
}

void TestShelfService::whatCannotBeKeptIsRefused_data()
{
    QTest::addColumn<ShelfBook>("book");
    QTest::addColumn<QString>("why");

    ShelfBook nameless = coast();
    nameless.book.name = u" "_s;
    QTest::newRow("no name") << nameless << u"A lorebook needs a name."_s;
    ShelfBook crowded = coast();
    crowded.book.entries = QList<model::LoreEntry>(persona::kMostLoreEntries + 1);
    QTest::newRow("too many entries") << crowded << u"A lorebook can have at most"_s;
    ShelfBook large = coast();
    large.book.entries.first().content = QString(persona::kLongestLore, u'x');
    QTest::newRow("too long") << large << u"A lorebook can have at most"_s;
}

void TestShelfService::whatCannotBeKeptIsRefused()
{
    QFETCH(const ShelfBook, book);
    QFETCH(const QString, why);
    const TemporaryStudio studio;
    Books books(studio.dataFolder());
    QSignalSpy changed(&books.port(), &ShelfPort::booksChanged);

    const auto error = books.errorOfSaving(book);

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::InvalidInput);
    QVERIFY2(error->text.startsWith(why), qPrintable(error->text));
    QVERIFY(books.list().isEmpty());
    QCOMPARE(changed.size(), 0);
}

void TestShelfService::oneTooManyIsRefused()
{
    const TemporaryStudio studio;
    Books books(studio.dataFolder());
    ShelfBook first;
    for (int number = 0; number < model::kMostShelfBooks; ++number)
        first = books.saved(coast());
    QVERIFY(!first.id.isEmpty());

    const auto more = books.errorOfSaving(coast());

    QVERIFY(more);
    QCOMPARE(more->code, ErrorCode::InvalidInput);
    QVERIFY(!books.errorOfSaving(first)); // no new book
}

void TestShelfService::removingTwiceIsDone()
{
    const TemporaryStudio studio;
    Books books(studio.dataFolder());
    const ShelfBook kept = books.saved(coast());

    QVERIFY(!books.errorOfRemoving(kept.id));
    QVERIFY(!books.errorOfRemoving(kept.id));

    QVERIFY(books.list().isEmpty());
}

void TestShelfService::aReaderKeepsNothing()
{
    const TemporaryStudio studio;
    {
        Books books(studio.dataFolder());
        QVERIFY(!books.saved(coast()).id.isEmpty());
    }
    Books reader(studio.dataFolder(), SqliteStore::Mode::ReadOnly);

    const auto error = reader.errorOfSaving(coast());

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::ReadOnly);
    QCOMPARE(reader.list().size(), 1);
    QCOMPARE(reader.shelf().books().size(), 1);
}

SUITE_TEST(QCoreApplication, TestShelfService)

} // namespace tst_shelf_service

#include "tst_shelf_service.moc"
