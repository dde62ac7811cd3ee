// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index_words.h"
#include "core/store/rows/import_rows.h"
#include "core/store/rows/schema.h"
#include "core/store/rows/search_pages.h"
#include "core/store/rows/search_rows.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_talk.h"

#include <QTest>

namespace tst_word_index {

using namespace Qt::StringLiterals;
using namespace studio;
using store::Connection;
using tests::TemporaryStudio;

namespace {

const auto kRoom = base::RoomId(u"room_tea"_s);

/// The tokens as "word", or "(start)" if a token has the same position as the one before.
QString tokensOf(const QString &text, const QStringList &marks = {})
{
    QByteArray words = search::indexWords(text);
    search::addMarks(words, marks);
    search::IndexTokens tokens(words);
    QStringList all;
    while (tokens.next()) {
        const QString token = QString::fromUtf8(tokens.token());
        all.append(tokens.isBeside() ? u'(' + token + u')' : token);
    }
    return all.join(u' ');
}

/// A long talk in many pieces, as a file delivers it.
class TalkSource final : public store::RoomSource
{
public:
    explicit TalkSource(qint64 failAt = -1)
        : m_failAt(failAt)
    {
    }
    base::Result<Piece> next() override
    {
        constexpr int kPieces = 40;
        Piece piece;
        if (m_number == m_failAt)
            return base::failure(base::ErrorCode::Storage, u"The file is gone."_s, {});
        if (m_seq == 0)
            piece.events = tests::numbered(kRoom, {tests::created(tests::room(u"tea"_s))}, ++m_seq);
        for (int i = 0; i < 50; ++i) {
            ++m_seq;
            const QString text = u"said %1 in the lamplight 東京の夜"_s.arg(m_seq);
            piece.events += tests::numbered(kRoom, {tests::userSays(u"m%1"_s.arg(m_seq), text)}, m_seq);
        }
        piece.isLast = ++m_number == kPieces;
        return piece;
    }

private:
    qint64 m_failAt;
    qint64 m_number = 0;
    qint64 m_seq = 0;
};

store::NewRoom newRoom(qint64 failAt = -1)
{
    store::NewRoom room;
    room.room = tests::room(u"tea"_s);
    room.open = [failAt] { return std::make_unique<TalkSource>(failAt); };
    return room;
}

/// The number of segments in FTS5's index: each search reads all of them.
qint64 piecesOf(Connection &connection)
{
    return connection.value(u"SELECT count(DISTINCT id >> 37) FROM search_words_data WHERE id > 10"_s)
        ->toLongLong();
}

} // namespace

/// The input of the word index, and how many rows it takes at once.
class TestWordIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void wordsStandWithTheirBeginnings();
    void denseSignsStandInPairs();
    void nothingIsMadeOfNothing();
    void marksStandAlone();
    void phrasesMayEndInTheMiddleOfAWord();
    void manyRowsComeInFewPieces();
    void aSourceThatFailsLeavesNothing();
    void afterwardsTheIndexIsAsBefore();
    void whatWasLeftIsMergedLittleByLittle();

private:
    void takeIn()
    {
        QVERIFY(!m_connection->run(u"BEGIN IMMEDIATE"_s));
        QVERIFY(store::insertRoom(*m_connection, newRoom()).has_value());
        QVERIFY(!m_connection->run(u"COMMIT"_s));
    }

    std::unique_ptr<TemporaryStudio> m_studio;
    std::unique_ptr<Connection> m_connection;
};

void TestWordIndex::init()
{
    m_connection.reset();
    m_studio = std::make_unique<TemporaryStudio>();
    m_connection = std::make_unique<Connection>();
    QVERIFY(!m_connection->open(m_studio->file(u"studio.db"_s), Connection::Mode::ReadWrite));
    QVERIFY(!store::prepareSchema(*m_connection));
}

void TestWordIndex::wordsStandWithTheirBeginnings()
{
    QCOMPARE(tokensOf(u"A Lantern, é!"_s), u"a (#a) lantern (#l) (#la) (#lan) (#lant) e (#e)"_s);
    QCOMPARE(tokensOf(u"мёд"_s), u"мед (#м) (#ме) (#мед)"_s); // prefixes count characters, not bytes
}

void TestWordIndex::denseSignsStandInPairs()
{
    QCOMPARE(tokensOf(u"東京都"_s), u"東京 (#東) 京都 (#京) 都 (#都)"_s);
    QCOMPARE(tokensOf(u"𠮷野"_s), u"𠮷野 (#𠮷) 野 (#野)"_s); // four bytes
    QCOMPARE(tokensOf(u"at 🎉"_s), u"at (#a) (#at) 🎉 (#🎉)"_s);
}

void TestWordIndex::nothingIsMadeOfNothing()
{
    for (const QString &text : {QString(), u""_s, u" .,! "_s, QString(QChar(0xd800))}) {
        QCOMPARE(tokensOf(text), QString());
        QVERIFY(!search::indexWords(text).isNull());
    }
}

void TestWordIndex::marksStandAlone()
{
    QCOMPARE(tokensOf(u"tea"_s, {u"r12"_s, u"kmessage"_s}), u"tea (#t) (#te) (#tea) @r12 @kmessage"_s);
    QCOMPARE(tokensOf(u"@r12 #x"_s), u"r12 (#r) (#r1) (#r12) x (#x)"_s); // a query cannot contain a mark
}

void TestWordIndex::phrasesMayEndInTheMiddleOfAWord()
{
    takeIn();
    const auto count = [this](const QString &text) {
        return store::readFound(*m_connection, {.text = text, .most = 1000})->hits.size();
    };
    QCOMPARE(count(u"\"in the la"_s), 1000);
    QCOMPARE(count(u"\"in the lamplight 東"_s), 1000);
    QCOMPARE(count(u"\"said 77 i\""_s), 1);
    QCOMPARE(count(u"\"the in\""_s), 0); // both words are there, in the other order
    QCOMPARE(count(u"\"said the l\""_s), 0);
    QCOMPARE(count(u"\"lamplight 京\""_s), 0); // not at the beginning of the run
}

void TestWordIndex::manyRowsComeInFewPieces()
{
    takeIn();

    QVERIFY2(piecesOf(*m_connection) <= 2, QByteArray::number(piecesOf(*m_connection)));
    QCOMPARE(m_connection->value(u"SELECT count(*) FROM messages"_s)->toInt(), 2000);
    QCOMPARE(m_connection->value(u"SELECT count(*) FROM messages WHERE idx + 2 = seq"_s)->toInt(), 2000);
}

void TestWordIndex::aSourceThatFailsLeavesNothing()
{
    QVERIFY(!m_connection->run(u"BEGIN IMMEDIATE"_s));
    const auto made = store::insertRoom(*m_connection, newRoom(17));
    QVERIFY(!m_connection->run(u"ROLLBACK"_s));

    QCOMPARE(made.error().text, u"The file is gone."_s);
    QCOMPARE(piecesOf(*m_connection), 0);
    QCOMPARE(m_connection->value(u"SELECT count(*) FROM search_words_config WHERE k <> 'version'"_s)->toInt(),
             0);
    QVERIFY(store::readFound(*m_connection, {.text = u"said"_s})->hits.isEmpty());
}

void TestWordIndex::afterwardsTheIndexIsAsBefore()
{
    takeIn();

    const auto setting = [this](const QString &name) {
        return m_connection->value(u"SELECT v FROM search_words_config WHERE k = ?"_s, {name})->toInt();
    };
    QCOMPARE(setting(u"hashsize"_s), 1024 * 1024);
    QCOMPARE(setting(u"automerge"_s), 4);
    QCOMPARE(m_connection->value(u"PRAGMA cache_size"_s)->toInt(), -2000);
}

void TestWordIndex::whatWasLeftIsMergedLittleByLittle()
{
    QCOMPARE(*store::mergeWords(*m_connection), false);
    takeIn();
    for (int i = 0; i < 30; ++i) {
        QVERIFY(!m_connection->run(u"INSERT INTO search_words (rowid, words) VALUES (%1, 'word%1 @r1')"_s.arg(
            1'000'000'000'000'000 + i)));
    }
    const qint64 before = piecesOf(*m_connection);

    int steps = 0;
    for (bool isLeft = true; isLeft && steps < 1000; ++steps)
        isLeft = *store::mergeWords(*m_connection);

    QVERIFY(steps > 1 && steps < 1000);
    const QByteArray pieces =
        QByteArray::number(before) + " to " + QByteArray::number(piecesOf(*m_connection));
    QVERIFY2(piecesOf(*m_connection) < 5, pieces.constData());
    QCOMPARE(m_connection->value(u"SELECT v FROM search_words_config WHERE k = 'crisismerge'"_s)->toInt(),
             16);
    QCOMPARE(store::readFound(*m_connection, {.text = u"\"in the la"_s, .most = 1000})->hits.size(), 1000);
    QCOMPARE(*store::mergeWords(*m_connection), false);
}

SUITE_TEST(QCoreApplication, TestWordIndex)

} // namespace tst_word_index

#include "tst_word_index.moc"
