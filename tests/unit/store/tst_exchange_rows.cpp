// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/store/rows/exchange_rows.h"
#include "core/store/rows/schema.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"

#include <QTest>

namespace tst_exchange_rows {

using namespace Qt::StringLiterals;
using namespace studio;
using base::RoomId;
using model::Exchange;
using store::Connection;
using tests::TemporaryStudio;

namespace {

const RoomId kTea(u"tea"_s);
const QDateTime kNoon(QDate(2026, 5, 1), QTime(12, 0), base::kUtc);

Exchange exchange(int second, const RoomId &room = kTea)
{
    return {.time = kNoon.addSecs(second),
            .room = room,
            .turn = base::TurnId(u"t1"_s),
            .about = base::MessageId(u"m1"_s),
            .companions = {base::ParticipantId(u"companion_aya"_s)},
            .purpose = model::CallPurpose::Vote,
            .model = u"gpt-x (OpenAI)"_s,
            .tokens = {.input = 1000, .cached = 600, .output = 20, .thinking = {}},
            .cost = 12'000,
            .took = base::Millis(250),
            .tries = 2,
            .prompt = QByteArray("{\"messages\":[\"お茶\"]}").repeated(50),
            .reply = "data: {}"};
}

Exchange bare(Exchange exchange)
{
    exchange.prompt.clear();
    exchange.reply.clear();
    return exchange;
}

} // namespace

/// Requests to models and their answers, as rows.
class TestExchangeRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void anExchangeComesBackWhole();
    void aFailureKeepsItsReason();
    void theListIsWithoutTextsAndOldestFirst();
    void onlyWhatBeganLateEnoughIsListed();
    void theOldestOfARoomAreDropped();
    void whatIsNotThereIsNotFound();
    void aDamagedTextIsEmpty();

private:
    Exchange kept(const Exchange &exchange);

    std::unique_ptr<TemporaryStudio> m_studio;
    std::unique_ptr<Connection> m_connection;
};

void TestExchangeRows::init()
{
    m_connection.reset();
    m_studio = std::make_unique<TemporaryStudio>();
    m_connection = std::make_unique<Connection>();
    QVERIFY(!m_connection->open(m_studio->file(u"studio.db"_s), Connection::Mode::ReadWrite));
    QVERIFY(!store::prepareSchema(*m_connection));
}

Exchange TestExchangeRows::kept(const Exchange &exchange)
{
    const auto stored = store::insertExchange(*m_connection, exchange);
    return stored ? *stored : Exchange{};
}

void TestExchangeRows::anExchangeComesBackWhole()
{
    const Exchange stored = kept(exchange(0));

    const auto read = store::readExchange(*m_connection, stored.id);

    QVERIFY(stored.id > 0);
    QVERIFY(read);
    QCOMPARE(*read, stored);
    QCOMPARE(read->prompt, exchange(0).prompt);
}

void TestExchangeRows::aFailureKeepsItsReason()
{
    Exchange failed = exchange(0);
    failed.trouble = model::CallTrouble{.cause = model::Cause::Timeout,
                                        .advice = model::Advice::WaitAWhile,
                                        .detail = u"slow"_s,
                                        .status = 504};
    failed.tokens = {};
    failed.cost.reset();
    failed.reply.clear();

    const Exchange stored = kept(failed);

    QCOMPARE(*store::readExchange(*m_connection, stored.id), stored);
}

void TestExchangeRows::theListIsWithoutTextsAndOldestFirst()
{
    const Exchange first = kept(exchange(0));
    const Exchange second = kept(exchange(1));
    const Exchange third = kept(exchange(2));
    kept(exchange(3, RoomId(u"lab"_s)));

    QCOMPARE(*store::readExchanges(*m_connection, kTea, {}, 10),
             (QList<Exchange>{bare(first), bare(second), bare(third)}));
    QCOMPARE(*store::readExchanges(*m_connection, kTea, {}, 2), (QList<Exchange>{bare(second), bare(third)}));
}

void TestExchangeRows::onlyWhatBeganLateEnoughIsListed()
{
    kept(exchange(0));
    const Exchange second = kept(exchange(1));

    QCOMPARE(*store::readExchanges(*m_connection, kTea, kNoon.addSecs(1), 10), QList<Exchange>{bare(second)});
}

void TestExchangeRows::theOldestOfARoomAreDropped()
{
    const int many = store::kExchangesOfARoom + 200;
    const Exchange other = kept(exchange(0, RoomId(u"lab"_s)));
    QVERIFY(!m_connection->run(u"BEGIN"_s)); // a disk is slow at a thousand separate syncs
    for (int second = 0; second < many; ++second)
        kept(exchange(second));
    QVERIFY(!m_connection->run(u"COMMIT"_s));

    const auto left = store::readExchanges(*m_connection, kTea, {}, 2 * many);

    QVERIFY(left->size() >= store::kExchangesOfARoom);
    QVERIFY2(left->size() < store::kExchangesOfARoom + 64, qPrintable(QString::number(left->size())));
    QCOMPARE(left->constLast().time, kNoon.addSecs(many - 1));
    QVERIFY(store::readExchange(*m_connection, other.id));
}

void TestExchangeRows::whatIsNotThereIsNotFound()
{
    const auto read = store::readExchange(*m_connection, 7);

    QVERIFY(!read);
    QCOMPARE(read.error().code, base::ErrorCode::NotFound);
}

// Its declared size is four gigabytes.
void TestExchangeRows::aDamagedTextIsEmpty()
{
    const Exchange stored = kept(exchange(0));
    QVERIFY(m_connection->query(u"UPDATE exchanges SET prompt = ? WHERE id = ?"_s,
                                {QByteArray("\xff\xff\xff\xff garbage"), stored.id}));

    const auto read = store::readExchange(*m_connection, stored.id);

    QVERIFY(read);
    QCOMPARE(read->prompt, QByteArray());
    QCOMPARE(read->reply, stored.reply);
}

SUITE_TEST(QCoreApplication, TestExchangeRows)

} // namespace tst_exchange_rows

#include "tst_exchange_rows.moc"
