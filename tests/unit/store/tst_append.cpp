// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/schema.h"
#include "core/store/statement_counter.h"
#include "core/store/tables/room_table.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_talk.h"

namespace tst_append {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using base::RoomId;
using model::Envelope;
using model::MessagePosted;
using store::Connection;
using tests::companion;
using tests::logged;
using tests::numbered;
using tests::StoreTalk;
using tests::TemporaryStudio;
using tests::userSays;

namespace {

const model::Room kTea = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s});

QList<model::EnvelopeBody> sayings(int count)
{
    QList<model::EnvelopeBody> bodies;
    for (int i = 0; i < count; ++i)
        bodies.append(userSays(u"m%1"_s.arg(i), u"line %1"_s.arg(i)));
    return bodies;
}

/// The read models' rows as text, in order.
QStringList readModels(const QString &file)
{
    Connection connection;
    QStringList rows;
    if (connection.open(file, Connection::Mode::ReadOnly))
        return rows;
    for (const QString &table : {u"rooms"_s, u"messages"_s}) {
        const auto query = connection.query(u"SELECT * FROM %1 ORDER BY 1, 2"_s.arg(table));
        if (!query)
            return {};
        while ((*query)->next()) {
            QString row = table;
            for (int column = 0; column < (table == "rooms"_L1 ? 6 : 3); ++column)
                row += u'|' + (*query)->value(column).toString();
            rows.append(row);
        }
    }
    return rows;
}

} // namespace

/// Appended events are there, in order, as a whole or not at all, and never change.
class TestAppend : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsAppendedIsRead();
    void messagesAreCountedFromNought();
    void aPageBeyondTheEndIsEmpty();
    void everyBatchIsAnsweredOnceAndInOrder();
    void aBatchWithAWrongNumberLeavesNothing_data();
    void aBatchWithAWrongNumberLeavesNothing();
    void aRoomThatIsNotThereIsNotFound();
    void theListShowsTheNewestRoomFirst();
    void whatIsWaitingIsWrittenBeforeTheEnd();
    void theFactsCannotBeChanged_data();
    void theFactsCannotBeChanged();
    void theReadModelsCanBeMadeAgain();
    void whatALaterVersionWroteIsLeftAlone();
    void noStatementRunsOnTheCallersThread();
    void aPersonaIsKeptAsRevisions();
    void nobodyIsAnsweredWhoIsGone();
};

void TestAppend::whatIsAppendedIsRead()
{
    const TemporaryStudio studio;
    QList<Envelope> all = numbered(kTea.id, QList{tests::created(kTea)} + sayings(3));
    {
        StoreTalk talk(studio.dataFolder());
        QVERIFY(!talk.append(all));
        const auto read = talk.events(kTea.id);
        QVERIFY(read);
    }

    StoreTalk talk(studio.dataFolder());
    const auto events = talk.events(kTea.id);
    const auto record = talk.record(kTea.id);

    for (int i = 0; i < 3; ++i)
        std::get<MessagePosted>(all[i + 1].body).index = i;
    QVERIFY(events);
    QCOMPARE(*events, all);
    QVERIFY(record);
    QCOMPARE(record->room, kTea);
    QCOMPARE(record->initial, kTea);
    QCOMPARE(record->lastSeq, 4);
    QCOMPARE(record->messages, 3);
    QCOMPARE(record->floorLog.size(), 3);
    QCOMPARE(record->floorLog.first().input.t, all[1].t);
    QCOMPARE(record->recent.size(), 3);
}

void TestAppend::messagesAreCountedFromNought()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(talk.create(kTea));
    QList<model::EnvelopeBody> bodies;
    for (int i = 0; i < 10; ++i) {
        bodies += tests::turnStarts(u"t%1"_s.arg(i), companion(u"aya"_s));
        bodies += userSays(u"m%1"_s.arg(i), u"line %1"_s.arg(i));
    }

    QVERIFY(!talk.append(numbered(kTea.id, bodies, 2)));

    const auto page = talk.messages(kTea.id, 4, 3);
    QVERIFY(page);
    QCOMPARE(page->total, 10);
    QCOMPARE(page->first, 4);
    QCOMPARE(page->rows.size(), 3);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(page->rows[i].posted.index, 4 + i);
        QCOMPARE(page->rows[i].posted.message.text, u"line %1"_s.arg(4 + i));
        QCOMPARE(page->rows[i].seq, 3 + 2 * (4 + i));
    }
    const auto &answered = std::get<MessagePosted>(talk.answers().last().batch.last().body);
    QCOMPARE(answered.index, 9);
}

void TestAppend::aPageBeyondTheEndIsEmpty()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(talk.create(kTea));
    QVERIFY(!talk.append(numbered(kTea.id, sayings(2), 2)));

    const auto page = talk.messages(kTea.id, 2, 50);

    QVERIFY(page);
    QCOMPARE(page->total, 2);
    QVERIFY(page->rows.isEmpty());
}

void TestAppend::everyBatchIsAnsweredOnceAndInOrder()
{
    constexpr int kBatches = 300;
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(talk.create(kTea));

    for (int i = 0; i < kBatches; ++i)
        talk.store().append({logged(kTea.id, 2 + i, userSays(u"m%1"_s.arg(i), u"x"_s))});

    QVERIFY(talk.waitForAnswers(kBatches));
    QVERIFY(talk.messages(kTea.id)); // everything queued before is answered by now
    QCOMPARE(talk.answers().size(), kBatches);
    for (int i = 0; i < kBatches; ++i) {
        QVERIFY(!talk.answers()[i].error);
        QCOMPARE(talk.answers()[i].batch.first().seq, 2 + i);
    }
}

void TestAppend::aBatchWithAWrongNumberLeavesNothing_data()
{
    QTest::addColumn<QList<qint64>>("numbers");
    QTest::newRow("a gap") << QList<qint64>{2, 4};
    QTest::newRow("twice") << QList<qint64>{2, 2};
    QTest::newRow("backwards") << QList<qint64>{2, 1};
    QTest::newRow("one that is taken") << QList<qint64>{1};
    QTest::newRow("too far") << QList<qint64>{3};
}

void TestAppend::aBatchWithAWrongNumberLeavesNothing()
{
    QFETCH(const QList<qint64>, numbers);
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    const model::Room lab = tests::room(u"lab"_s);
    QVERIFY(talk.create(kTea));
    QVERIFY(talk.create(lab));
    QList<Envelope> wrong;
    for (const qint64 number : numbers)
        wrong.append(logged(kTea.id, number, userSays(u"m%1"_s.arg(number), u"wrong"_s)));

    talk.store().append({logged(lab.id, 2, userSays(u"before"_s, u"before"_s))});
    talk.store().append(wrong);
    talk.store().append({logged(kTea.id, 2, userSays(u"after"_s, u"after"_s))});
    QVERIFY(talk.waitForAnswers(3));

    QVERIFY(!talk.answers()[0].error);
    QVERIFY(talk.answers()[1].error);
    QCOMPARE(talk.answers()[1].error->code, ErrorCode::Conflict);
    QVERIFY(!talk.answers()[2].error);
    QCOMPARE(talk.messages(lab.id)->total, 1);
    QCOMPARE(talk.messages(kTea.id)->total, 1);
    QCOMPARE(talk.messages(kTea.id)->rows.first().posted.message.text, u"after"_s);
    QCOMPARE(talk.events(kTea.id)->size(), 2);
}

void TestAppend::aRoomThatIsNotThereIsNotFound()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    const auto record = talk.record(RoomId(u"nowhere"_s));
    QVERIFY(!record);
    QCOMPARE(record.error().code, ErrorCode::NotFound);
}

void TestAppend::theListShowsTheNewestRoomFirst()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    model::Room lab = tests::room(u"lab"_s);
    QVERIFY(talk.create(kTea));
    QVERIFY(talk.create(lab));
    QVERIFY(!talk.append(numbered(kTea.id, sayings(2), 2)));
    lab.name = u"Lab talk"_s;
    lab.deleted = true;

    QVERIFY(!talk.append(numbered(lab.id, {tests::created(lab)}, 2)));

    const auto rooms = talk.rooms();
    QVERIFY(rooms);
    QCOMPARE(rooms->size(), 2);
    QCOMPARE(rooms->first().id, kTea.id);
    QCOMPARE(rooms->first().messages, 2);
    QCOMPARE(rooms->first().roster, kTea.roster);
    QVERIFY(rooms->first().last);
    QCOMPARE(rooms->first().last->text, talk.messages(kTea.id)->rows.last().posted.message.text);
    QCOMPARE(rooms->last().name, u"Lab talk"_s);
    QVERIFY(rooms->last().deleted);
    QVERIFY(!rooms->last().last);
}

void TestAppend::whatIsWaitingIsWrittenBeforeTheEnd()
{
    const TemporaryStudio studio;
    {
        StoreTalk talk(studio.dataFolder());
        talk.store().append(numbered(kTea.id, QList{tests::created(kTea)} + sayings(50)));
        for (int i = 0; i < 20; ++i)
            talk.store().append({logged(kTea.id, 52 + i, userSays(u"n%1"_s.arg(i), u"x"_s))});
    }

    StoreTalk talk(studio.dataFolder());
    QCOMPARE(talk.messages(kTea.id)->total, 70);
}

void TestAppend::theFactsCannotBeChanged_data()
{
    QTest::addColumn<QString>("sql");
    for (const QString &sql :
         {u"UPDATE events SET body = '{}'"_s, u"DELETE FROM events"_s, u"DELETE FROM events WHERE seq = 1"_s,
          u"UPDATE personas SET revision = 9"_s, u"DELETE FROM personas"_s,
          u"UPDATE attachments SET mime = 'x'"_s, u"DELETE FROM attachments"_s})
        QTest::newRow(qPrintable(sql)) << sql;
}

void TestAppend::theFactsCannotBeChanged()
{
    QFETCH(const QString, sql);
    const TemporaryStudio studio;
    {
        StoreTalk talk(studio.dataFolder());
        QVERIFY(talk.create(kTea));
        QVERIFY(talk.save(tests::persona(u"aya"_s)));
    }
    Connection connection;
    QVERIFY(!connection.open(studio.file(u"studio.db"_s), Connection::Mode::ReadWrite));
    QVERIFY(!connection.run(u"INSERT INTO attachments VALUES ('h', 'm', 1, x'00')"_s));

    QVERIFY(connection.run(sql));

    QCOMPARE(connection.value(u"SELECT count(*) FROM events"_s)->toInt(), 1);
    QCOMPARE(connection.value(u"SELECT count(*) FROM personas"_s)->toInt(), 1);
}

void TestAppend::theReadModelsCanBeMadeAgain()
{
    const TemporaryStudio studio;
    const QString file = studio.file(u"studio.db"_s);
    const auto aya = companion(u"aya"_s);
    {
        StoreTalk talk(studio.dataFolder());
        model::Room lab = tests::room(u"lab"_s);
        QVERIFY(talk.create(kTea));
        QVERIFY(talk.create(lab));
        const model::FloorTold silent{
            {base::Millis(9), model::TurnOver{aya, model::Outcome::NoReply, {}, {}, {}}}, {}};
        const model::FloorTold poor{
            {base::Millis(9), model::Consume{aya, 60.0, tests::message(u"c1"_s).from(aya).says(u"?"_s)}}, {}};
        const MessagePosted bought{.message = tests::message(u"c2"_s).from(aya).says(u"!"_s),
                                   .way = MessagePosted::Way::Consumed,
                                   .amount = 5};
        QVERIFY(!talk.append(numbered(
            kTea.id,
            sayings(3) + QList<model::EnvelopeBody>{tests::piece(u"t1"_s, aya, 0, u"So"_s),
                                                    tests::turnEnds(u"t1"_s, aya, 1),
                                                    tests::companionSaid(u"s1"_s, u"t1"_s, aya, u"So"_s),
                                                    silent, poor, bought},
            2)));
        lab.name = u"綾の部屋"_s;
        lab.deleted = true;
        QVERIFY(!talk.append(numbered(lab.id, {tests::created(lab)}, 2)));
    }
    const QStringList before = readModels(file);
    QCOMPARE(before.size(), 2 + 5);
    {
        Connection connection;
        QVERIFY(!connection.open(file, Connection::Mode::ReadWrite));
        QVERIFY(!connection.run(u"DELETE FROM messages WHERE idx > 1"_s));
        QVERIFY(!connection.run(u"UPDATE rooms SET name = 'x', messages = 77"_s));

        QVERIFY(!store::rebuildReadModels(connection));
    }

    QCOMPARE(readModels(file), before);
}

void TestAppend::whatALaterVersionWroteIsLeftAlone()
{
    const TemporaryStudio studio;
    {
        StoreTalk talk(studio.dataFolder());
        QVERIFY(talk.create(kTea));
        QVERIFY(!talk.append(numbered(kTea.id, sayings(1), 2)));
    }
    const QString strange = uR"({"t":1,"of":"later"})"_s;
    const QString known = uR"({"id":"m9","from":"user","to":[],"message":"known","mood":{"deep":[1]}})"_s;
    {
        Connection raw;
        QVERIFY(!raw.open(studio.file(u"studio.db"_s), Connection::Mode::ReadWrite));
        const auto insert = u"INSERT INTO events VALUES (?, ?, 0, 0, ?, 'x', NULL, NULL, NULL, 1, ?)"_s;
        QVERIFY(raw.query(insert, {kTea.id.value(), 3, u"edited"_s, strange}));
        QVERIFY(raw.query(insert, {kTea.id.value(), 4, u"posted"_s, known}));
        QVERIFY(raw.query(insert, {kTea.id.value(), 5, u"dreamt"_s, u"no JSON at all"_s}));
        QVERIFY(!store::rebuildReadModels(raw));
    }

    StoreTalk talk(studio.dataFolder());
    QVERIFY(!talk.append(numbered(kTea.id, {userSays(u"m10"_s, u"running"_s)}, 6)));

    QCOMPARE(talk.events(kTea.id)->size(), 4);
    QCOMPARE(talk.messages(kTea.id)->rows.last().posted.message.text, u"running"_s);
    QCOMPARE(talk.messages(kTea.id)->rows[1].posted.message.text, u"known"_s);
    QCOMPARE(talk.record(kTea.id)->floorLog.size(), 3);
    Connection raw;
    QVERIFY(!raw.open(studio.file(u"studio.db"_s), Connection::Mode::ReadOnly));
    QCOMPARE(raw.value(u"SELECT body FROM events WHERE seq = 3"_s)->toString(), strange);
    QCOMPARE(raw.value(u"SELECT body FROM events WHERE seq = 4"_s)->toString(), known);
}

void TestAppend::noStatementRunsOnTheCallersThread()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    const qint64 before = store::statementsOnThisThread();

    QVERIFY(talk.create(kTea));
    QVERIFY(!talk.append(numbered(kTea.id, sayings(3), 2)));
    QVERIFY(talk.rooms());
    QVERIFY(talk.record(kTea.id));
    QVERIFY(talk.messages(kTea.id));
    QVERIFY(talk.events(kTea.id));
    QVERIFY(talk.save(tests::persona(u"aya"_s)));
    QVERIFY(talk.personas());

    QCOMPARE(store::statementsOnThisThread() - before, 0);
}

void TestAppend::aPersonaIsKeptAsRevisions()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    model::Persona aya = tests::persona(u"aya"_s);
    aya.revision = 40;
    QCOMPARE(talk.save(aya)->revision, 1);
    aya.colour = u"#112233"_s;

    const auto second = talk.save(aya);

    QCOMPARE(second->revision, 2);
    QVERIFY(talk.save(tests::persona(u"kyoko"_s)));
    const auto personas = talk.personas();
    QCOMPARE(personas->size(), 2);
    QVERIFY(personas->first() == *second);
}

void TestAppend::nobodyIsAnsweredWhoIsGone()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    bool answered = false;
    auto asker = std::make_unique<QObject>();
    store::RoomTable(talk.store()).rooms(asker.get(), [&](const auto &) { answered = true; });
    asker.reset();

    QVERIFY(talk.rooms());
    QVERIFY(talk.rooms());

    QVERIFY(!answered);
}

SUITE_TEST(QCoreApplication, TestAppend)

} // namespace tst_append

#include "tst_append.moc"
