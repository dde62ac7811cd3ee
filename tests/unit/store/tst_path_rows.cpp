// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/path_rows.h"
#include "core/store/rows/room_rows.h"
#include "core/store/rows/schema.h"
#include "core/store/rows/ways_back.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_talk.h"

#include <QRandomGenerator>

namespace tst_path_rows {

using namespace Qt::StringLiterals;
using namespace studio;
using model::EnvelopeBody;
using model::MessageEdited;
using model::Rewound;
using store::Connection;
using store::WayWish;
using tests::companionSaid;
using tests::numbered;
using tests::StoreTalk;
using tests::TemporaryStudio;
using tests::turnStarts;
using tests::userSays;
using Why = Rewound::Why;

namespace {

const model::Room kTea = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s});
const auto kAya = tests::companion(u"aya"_s);

QStringList texts(const QList<model::MessageRow> &rows)
{
    QStringList all;
    for (const model::MessageRow &row : rows)
        all.append(row.posted.message.text);
    return all;
}

/// "Hello", with three answers by Aya; the talk continued from the last one.
QList<EnvelopeBody> threeReplies()
{
    return {tests::created(kTea),                              // 1
            userSays(u"m1"_s, u"Hello"_s),                     // 2
            turnStarts(u"t1"_s, kAya),                         // 3
            tests::piece(u"t1"_s, kAya, 0, u"One"_s),          // 4
            companionSaid(u"a1"_s, u"t1"_s, kAya, u"One"_s),   // 5
            userSays(u"m2"_s, u"Go on"_s),                     // 6
            Rewound{3, Why::ReplyAgain},                       // 7
            companionSaid(u"a2"_s, u"t1"_s, kAya, u"Two"_s),   // 8
            Rewound{2, Why::DecideAgain},                      // 9
            turnStarts(u"t2"_s, kAya),                         // 10
            companionSaid(u"a3"_s, u"t2"_s, kAya, u"Three"_s), // 11
            userSays(u"m3"_s, u"Thanks"_s)};                   // 12
}

QStringList readModels(const QString &file)
{
    Connection connection;
    QStringList rows;
    if (connection.open(file, Connection::Mode::ReadOnly))
        return rows;
    for (const QString &sql :
         {u"SELECT 'room ' || id || ' ' || messages || ' ' || last_seq FROM rooms ORDER BY id"_s,
          u"SELECT 'message ' || room || ' ' || idx || ' ' || seq FROM messages ORDER BY room, idx"_s,
          u"SELECT 'alternative ' || room || ' ' || parent || ' ' || seq FROM alternatives ORDER BY 1"_s,
          u"SELECT 'edit ' || room || ' ' || message || ' ' || seq FROM edits ORDER BY 1"_s}) {
        const auto query = connection.query(sql);
        while (query && (*query)->next())
            rows.append((*query)->value(0).toString());
    }
    return rows;
}

template<class T>
base::Result<T> ask(const TemporaryStudio &studio, std::function<base::Result<T>(Connection &)> work)
{
    Connection connection;
    if (const auto error = connection.open(studio.file(u"studio.db"_s), Connection::Mode::ReadOnly))
        return tl::unexpected(*error);
    return work(connection);
}

base::Result<store::WayFound> find(const TemporaryStudio &studio, const WayWish &wish)
{
    return ask<store::WayFound>(
        studio, [&](Connection &connection) { return store::findWayBack(connection, kTea.id, wish); });
}

} // namespace

/// What remains of a room after ways back and edits, and where the ways lead.
class TestPathRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyThePathIsListed();
    void alternativesAreCounted();
    void aChosenBranchComesBackWhole();
    void aRoomOnlyGoesBack();
    void anEditIsReadAndTheOriginalKept();
    void theRecordHoldsThePathOnly();
    void aResumptionNamesTheTurnsWithTheirAttempts();
    void repliesAreFoundAgain();
    void whatCannotBeDoneAgainSaysWhy();
    void theSameIsMadeAnewFromTheEventsAlone();
    void aWayBackNearTheEndIsShortInALongRoom();
};

void TestPathRows::onlyThePathIsListed()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(!talk.append(numbered(kTea.id, threeReplies())));
    const auto page = talk.messages(kTea.id);
    QCOMPARE(texts(page->rows), (QStringList{u"Hello"_s, u"Three"_s, u"Thanks"_s}));
    QCOMPARE(page->total, 3);
    QCOMPARE(page->rows[2].posted.index, 2);
    QCOMPARE(talk.events(kTea.id)->size(), 12); // nothing is deleted
    QCOMPARE(talk.rooms()->first().messages, 3);
}

void TestPathRows::alternativesAreCounted()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(!talk.append(numbered(kTea.id, threeReplies())));
    const auto page = talk.messages(kTea.id);
    QCOMPARE(page->rows[0].alternatives, (model::Alternatives{1, 1}));
    QCOMPARE(page->rows[1].alternatives, (model::Alternatives{3, 3}));
    QCOMPARE(page->rows[2].alternatives, (model::Alternatives{1, 1}));
}

void TestPathRows::aChosenBranchComesBackWhole()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(!talk.append(numbered(kTea.id, threeReplies())));
    const auto first = find(studio, {Why::Chosen, base::MessageId(u"a3"_s), 1});
    QCOMPARE(first->back.to, 6);
    QVERIFY(!talk.append(numbered(kTea.id, {first->back}, 13)));
    QCOMPARE(texts(talk.messages(kTea.id)->rows), (QStringList{u"Hello"_s, u"One"_s, u"Go on"_s}));
    const auto third = find(studio, {Why::Chosen, base::MessageId(u"a1"_s), 3});
    QCOMPARE(third->back.to, 12);
    QVERIFY(!talk.append(numbered(kTea.id, {third->back}, 14)));
    QCOMPARE(texts(talk.messages(kTea.id)->rows), (QStringList{u"Hello"_s, u"Three"_s, u"Thanks"_s}));
    QCOMPARE(talk.messages(kTea.id)->rows[1].alternatives, (model::Alternatives{3, 3}));
    QCOMPARE(find(studio, {Why::Chosen})->back.to, 13); // where the way that was left last had led
}

void TestPathRows::aRoomOnlyGoesBack()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(!talk.append(numbered(kTea.id, {tests::created(kTea), userSays(u"m1"_s, u"Hello"_s)})));
    for (const qint64 to : {0, 3, 9}) {
        const auto error = talk.append(numbered(kTea.id, {Rewound{to, Why::Chosen}}, 3));
        QVERIFY(error);
        QCOMPARE(error->code, base::ErrorCode::InvalidInput);
    }
    QCOMPARE(talk.events(kTea.id)->size(), 2);
}

void TestPathRows::anEditIsReadAndTheOriginalKept()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(!talk.append(numbered(kTea.id, threeReplies())));
    QVERIFY(!talk.append(numbered(kTea.id,
                                  {MessageEdited{base::MessageId(u"m1"_s), u"Good day"_s},
                                   MessageEdited{base::MessageId(u"m1"_s), u"Good evening"_s}},
                                  13)));
    const auto page = talk.messages(kTea.id);
    QCOMPARE(page->rows[0].posted.message.text, u"Good evening"_s);
    QCOMPARE(page->rows[0].original, u"Hello"_s);
    QVERIFY(!page->rows[1].original);
    const auto record = talk.record(kTea.id);
    QCOMPARE(record->recent.first().posted.message.text, u"Good evening"_s);
    QCOMPARE(std::get<model::Posted>(record->floorLog.first().input.kind).message.text, u"Hello"_s);
    const auto one = ask<model::MessageRow>(studio, [](Connection &connection) {
        return store::readMessage(connection, kTea.id, base::MessageId(u"m1"_s));
    });
    QCOMPARE(*one, page->rows[0]);
}

void TestPathRows::theRecordHoldsThePathOnly()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(!talk.append(numbered(kTea.id, threeReplies())));
    const auto record = talk.record(kTea.id);
    QCOMPARE(record->floorLog.size(), 3);
    QCOMPARE(texts(record->recent), (QStringList{u"Hello"_s, u"Three"_s, u"Thanks"_s}));
    QVERIFY(!record->resumption);
    const auto page = ask<store::FloorLogPage>(
        studio, [](Connection &connection) { return store::readFloorLog(connection, kTea.id, 1, 100); });
    QList<qint64> seqs;
    for (const model::Envelope &envelope : page->events)
        seqs.append(envelope.seq);
    QCOMPARE(seqs, (QList<qint64>{1, 2, 11, 12}));
}

void TestPathRows::aResumptionNamesTheTurnsWithTheirAttempts()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(!talk.append(numbered(kTea.id, threeReplies().first(7))));
    const auto record = talk.record(kTea.id);
    QVERIFY(record->resumption);
    QCOMPARE(record->resumption->back.to, 3);
    QCOMPARE(record->resumption->turns.size(), 1);
    QCOMPARE(record->resumption->turns.first().id.value(), u"t1"_s);
    QCOMPARE(record->resumption->turns.first().attempts, 1);
}

void TestPathRows::repliesAreFoundAgain()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(!talk.append(numbered(kTea.id, threeReplies().first(5))));
    const auto reply = find(studio, {});
    QCOMPARE(reply->back, (Rewound{3, Why::ReplyAgain}));
    QCOMPARE(reply->companion, kAya);
    QCOMPARE(reply->newest, 5);
    const auto decide = find(studio, {Why::DecideAgain});
    QCOMPARE(decide->back, (Rewound{2, Why::DecideAgain}));
    QCOMPARE(decide->t, tests::logged(kTea.id, 2, userSays(u"m1"_s, u"Hello"_s)).t);
}

void TestPathRows::whatCannotBeDoneAgainSaysWhy()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(!talk.append(numbered(kTea.id, {tests::created(kTea)})));
    QCOMPARE(find(studio, {}).error().code, base::ErrorCode::InvalidInput); // no message yet
    QVERIFY(!talk.append(numbered(kTea.id, threeReplies().mid(1, 5), 2)));
    QCOMPARE(find(studio, {}).error().code, base::ErrorCode::InvalidInput); // the user spoke last
    QCOMPARE(find(studio, {Why::ReplyAgain, base::MessageId(u"a1"_s)})->back.to, 3);
    QCOMPARE(find(studio, {Why::ReplyAgain, base::MessageId(u"x"_s)}).error().code,
             base::ErrorCode::NotFound);
    QCOMPARE(find(studio, {Why::Chosen, base::MessageId(u"a1"_s), 2}).error().code,
             base::ErrorCode::InvalidInput);
    QCOMPARE(find(studio, {Why::Chosen}).error().code, base::ErrorCode::InvalidInput);
}

// Random talks with random ways back and edits, in batches of random size.
void TestPathRows::theSameIsMadeAnewFromTheEventsAlone()
{
    QRandomGenerator random(42);
    for (int round = 0; round < 12; ++round) {
        const TemporaryStudio studio;
        QStringList before;
        {
            StoreTalk talk(studio.dataFolder());
            QVERIFY(!talk.append(numbered(kTea.id, {tests::created(kTea)})));
            qint64 seq = 2;
            for (int batch = 0; batch < 12; ++batch) {
                QList<EnvelopeBody> bodies;
                for (int i = random.bounded(1, 8); i > 0; --i) {
                    const qint64 at = seq + bodies.size();
                    const int what = random.bounded(10);
                    if (what < 2)
                        bodies.append(Rewound{random.bounded(1, int(at)), Why::Chosen});
                    else if (what < 3)
                        bodies.append(MessageEdited{
                            base::MessageId(u"m%1"_s.arg(random.bounded(1, int(at) + 1))), u"x"_s});
                    else if (what < 4)
                        bodies.append(tests::piece(u"t"_s, kAya, at, u"p"_s));
                    else
                        bodies.append(userSays(u"m%1"_s.arg(at), u"Says %1"_s.arg(at)));
                }
                QVERIFY(!talk.append(numbered(kTea.id, bodies, seq)));
                seq += bodies.size();
            }
            const auto page = talk.messages(kTea.id);
            const auto path = ask<store::RoomPath>(
                studio, [](Connection &connection) { return store::readPath(connection, kTea.id); });
            for (qsizetype i = 0; i < page->rows.size(); ++i) {
                QVERIFY(path->holds(page->rows[i].seq));
                QCOMPARE(page->rows[i].posted.index, i);
            }
        }
        const QString file = studio.file(u"studio.db"_s);
        before = readModels(file);
        {
            Connection raw;
            QVERIFY(!raw.open(file, Connection::Mode::ReadWrite));
            for (const QString &table : {u"messages"_s, u"alternatives"_s, u"edits"_s})
                QVERIFY(!raw.run(u"DELETE FROM "_s + table));
            QVERIFY(!store::rebuildReadModels(raw));
        }
        QCOMPARE(readModels(file), before);
    }
}

void TestPathRows::aWayBackNearTheEndIsShortInALongRoom()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QList<EnvelopeBody> bodies{tests::created(kTea)};
    for (int i = 0; i < 20'000; ++i)
        bodies.append(userSays(u"m%1"_s.arg(i), u"Says"_s));
    QVERIFY(!talk.append(numbered(kTea.id, bodies)));
    Connection raw;
    QVERIFY(!raw.open(studio.file(u"studio.db"_s), Connection::Mode::ReadWrite));
    QVERIFY(!raw.run(u"CREATE TEMP TABLE touched (n)"_s));
    for (const QString &what : {u"INSERT"_s, u"DELETE"_s})
        QVERIFY(!raw.run(u"CREATE TEMP TRIGGER on_%1 AFTER %1 ON main.messages BEGIN INSERT INTO touched "
                         "VALUES (1); END"_s.arg(what)));
    store::RoomWays ways(raw, kTea.id);
    QCOMPARE(*store::followWayBack(raw, kTea.id, ways, {20'002, 19'990}), 19'989);
    QCOMPARE(raw.value(u"SELECT count(*) FROM touched"_s)->toInt(), 11);
}

SUITE_TEST(QCoreApplication, TestPathRows)

} // namespace tst_path_rows

#include "tst_path_rows.moc"
