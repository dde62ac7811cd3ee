// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/query_house.h"

#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>

namespace tst_query_service {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using base::Millis;
using base::Result;
using model::Action;
using model::Query;
using model::QueryResult;
using model::Reach;
using ports::ConsentChoice;
using ports::ConsentLedger;
using ports::PendingQuery;
using ports::QueryPort;
using tests::Answer;
using tests::answerOf;
using tests::companion;
using tests::QueryHouse;
using tests::TemporaryStudio;
using What = model::ConsentEntry::What;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kPicture = u"data:image/jpeg;base64,/9j/4AAQSkZJRgAB"_s;

Query look(const QString &id = u"q1"_s) { return {id, kAya, u"look"_s, {}}; }

template<class Body>
QList<Body> all(const QList<model::Envelope> &events)
{
    QList<Body> bodies;
    for (const model::Envelope &event : events) {
        if (const auto *body = std::get_if<Body>(&event.body))
            bodies.append(*body);
    }
    return bodies;
}

/// Aya asks for the camera in a new room, and somebody is at the window.
void ayaAsks(QueryHouse &house, const base::Then<QueryResult> &then = {})
{
    house.queries().attend(true);
    house.rooms().ask(house.makeRoom(), look(), then);
}

Result<void> allow(QueryHouse &house, Reach reach)
{
    return answerOf(house.queries(), &QueryPort::allow, u"q1"_s, reach);
}

Result<void> refuse(QueryHouse &house, Reach reach)
{
    return answerOf(house.queries(), &QueryPort::refuse, u"q1"_s, reach);
}

Result<void> answer(QueryHouse &house, const QueryResult &result, const std::optional<QString> &kept)
{
    return answerOf(house.queries(), &QueryPort::answer, result, kept);
}

Result<void> answerFromOutside(QueryHouse &house, const QueryResult &result)
{
    return answerOf(house.queries(), &services::QueryService::answerFromOutside, result);
}

Result<void> setRule(QueryHouse &house, const QString &type, ConsentChoice choice)
{
    return answerOf(house.queries(), &QueryPort::setRule, kAya, type, choice);
}

Result<void> letProgramsAnswer(QueryHouse &house, bool may)
{
    return answerOf(house.queries(), &QueryPort::setRemoteAnswers, may);
}

Result<ConsentLedger> readLedger(QueryHouse &house)
{
    return answerOf<ConsentLedger>(house.queries(), &QueryPort::readLedger);
}

} // namespace

/// The desk as seen by the window and the doors, and its ledger.
class TestQueryService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQueryGoesAllTheWay();
    void theWindowIsToldWhatWaits();
    void nobodyAtTheWindowIsSaidAtOnce();
    void aRefusalReachesWhoAsked();
    void whatIsAgreedToForGoodIsThereAfterARestart();
    void theLedgerTellsTheNewestFirst();
    void aRuleIsDoneWhenItIsOnDisk();
    void aLateAnswerFails();
    void remoteAnswersAreKept();
    void theOutsideAnswersWhereItMay();
    void withoutAWindowNobodyIsWaitedForWhoIsNotThere();
    void besideAWindowProgramsComeAndGo();
    void anIdThatIsOpenIsAConflict();
    void whoIsNotInTheRoomNeitherAsksNorActs();
    void anActOfTheRoomIsPublished();
    void aRuleOfAFolderThatCannotBeWrittenFailsAndActs();
    void whoComesUnderTheIdOfOneRemovedIsAsked();
    void whatIsSaidBeforeTheLedgerIsReadCounts();
    void aRuleIsToldBeforeItsAnswer();
    void whoWentIsNotAnswered();
    void whoeverAsksIsAnsweredOnTheirThread();
    void twoWhoAskTheSameAreBothAnswered();
    void aYesForARoomIsAYesForOnce();
};

void TestQueryService::aQueryGoesAllTheWay()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());
    tests::Answer<QueryResult> asked;
    ayaAsks(house, asked.then());
    QTRY_COMPARE(house.pending().size(), 1);

    QVERIFY(allow(house, Reach::Once));
    QVERIFY(!asked.isHere());
    QVERIFY(answer(house, {u"q1"_s, true, kPicture, {}}, u"image/jpeg 768×576, not kept"_s));

    QCOMPARE(asked.waited(), (QueryResult{u"q1"_s, true, kPicture, {}}));
    QTRY_COMPARE(all<QueryResult>(house.published()).size(), 1);
    QCOMPARE(all<QueryResult>(house.published()).first().body, u"image/jpeg 768×576, not kept"_s);
    QCOMPARE(all<Query>(house.published()), QList<Query>{look()});
    QVERIFY(house.pending().isEmpty());
}

void TestQueryService::theWindowIsToldWhatWaits()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());
    ayaAsks(house);
    QTRY_COMPARE(house.pending().size(), 1);
    house.clock().advance(Millis(10'000));

    house.queries().attend(true); // the window was hidden meanwhile

    QTRY_COMPARE(house.pending().first().left, Millis(20'000));
    QCOMPARE(house.pending().first().allowed, Millis(30'000));
    QCOMPARE(house.pending().first().query.type, u"camera"_s);
    QCOMPARE(house.pending().first().state, PendingQuery::State::Asking);
}

void TestQueryService::nobodyAtTheWindowIsSaidAtOnce()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());

    const auto asked = tests::answerTo(house.rooms(), &ports::RoomPort::ask)(house.makeRoom(), look());

    QCOMPARE(asked, (QueryResult{u"q1"_s, false, {}, u"nobodyHere"_s}));
}

void TestQueryService::aRefusalReachesWhoAsked()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());
    tests::Answer<QueryResult> asked;
    ayaAsks(house, asked.then());
    QTRY_COMPARE(house.pending().size(), 1);

    QVERIFY(refuse(house, Reach::Once));

    QCOMPARE(asked.waited(), (QueryResult{u"q1"_s, false, {}, u"refused"_s}));
}

void TestQueryService::whatIsAgreedToForGoodIsThereAfterARestart()
{
    const TemporaryStudio studio;
    {
        QueryHouse house(studio.dataFolder());
        ayaAsks(house);
        QTRY_COMPARE(house.pending().size(), 1);
        QVERIFY(allow(house, Reach::Always));
    }

    QueryHouse again(studio.dataFolder(), QueryHouse::Mode::ReadWrite, 2);
    const auto ledger = readLedger(again);
    (void)ayaAsks(again);

    QTRY_COMPARE(again.pending().size(), 1);
    QCOMPARE(again.pending().first().state, PendingQuery::State::Answering);
    QVERIFY(again.pending().first().byRule);
    QVERIFY(ledger);
    QCOMPARE(ledger->rules.size(), 1);
    QCOMPARE(ledger->rules.first().companion, kAya);
}

void TestQueryService::theLedgerTellsTheNewestFirst()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());
    QVERIFY(readLedger(house));

    QVERIFY(setRule(house, u"camera"_s, ConsentChoice::Never));
    QVERIFY(setRule(house, u"camera"_s, ConsentChoice::Ask));

    QCOMPARE(house.ledger().entries.size(), 2);
    QCOMPARE(house.ledger().entries.first().what, What::Revoked);
    QCOMPARE(house.ledger().entries.first().number, 2);
    QCOMPARE(house.ledger().entries.last().what, What::RefusedAlways);
    QVERIFY(house.ledger().rules.isEmpty());
}

void TestQueryService::aRuleIsDoneWhenItIsOnDisk()
{
    const TemporaryStudio studio;
    {
        QueryHouse house(studio.dataFolder());
        QVERIFY(setRule(house, u"camera"_s, ConsentChoice::Always));
    }

    store::Connection connection;
    QVERIFY(!connection.open(studio.file(u"studio.db"_s), store::Connection::Mode::ReadOnly));
    QCOMPARE(connection.value(u"SELECT count(*) FROM consent_rules WHERE allowed = 1"_s)->toInt(), 1);
}

void TestQueryService::aLateAnswerFails()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());
    tests::Answer<QueryResult> asked;
    ayaAsks(house, asked.then());
    QTRY_COMPARE(house.pending().size(), 1);
    house.clock().advance(Millis(30'000));

    const auto late = answer(house, {u"q1"_s, true, kPicture, {}}, std::nullopt);

    QCOMPARE(late.error().code, ErrorCode::NotFound);
    QVERIFY(!late.error().text.isEmpty());
    QCOMPARE(asked.waited(), (QueryResult{u"q1"_s, false, {}, u"timedOut"_s}));
}

void TestQueryService::remoteAnswersAreKept()
{
    const TemporaryStudio studio;
    {
        QueryHouse house(studio.dataFolder());
        QVERIFY(letProgramsAnswer(house, true));
    }

    QueryHouse again(studio.dataFolder());
    const auto ledger = readLedger(again);

    QVERIFY(ledger);
    QVERIFY(ledger->remoteAnswers);
}

void TestQueryService::theOutsideAnswersWhereItMay()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());
    tests::Answer<QueryResult> asked;
    ayaAsks(house, asked.then());
    QTRY_COMPARE(house.pending().size(), 1);
    const QueryResult picture{u"q1"_s, true, kPicture, {}};

    QCOMPARE(answerFromOutside(house, picture).error().code, ErrorCode::Refused);
    QVERIFY(letProgramsAnswer(house, true));
    QVERIFY(answerFromOutside(house, picture));

    QCOMPARE(asked.waited(), picture);
}

void TestQueryService::withoutAWindowNobodyIsWaitedForWhoIsNotThere()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());
    house.queries().letOutsideAnswerInThisRun();
    const base::RoomId room = house.makeRoom();
    const auto ask = [&house, &room](const QString &id, const base::Then<QueryResult> &then) {
        model::Query query = look();
        query.id = id;
        house.rooms().ask(room, query, then);
    };
    const QString nobodyHere = QString::fromLatin1(query::why::kNobodyHere);

    tests::Answer<QueryResult> first;
    ask(u"q1"_s, first.then());
    QCOMPARE(first.waited(), (QueryResult{u"q1"_s, false, {}, nobodyHere}));
    house.queries().setAnswerers(model::Guest::Door::Firehose, 1);
    tests::Answer<QueryResult> heard;
    ask(u"q2"_s, heard.then());
    QTRY_COMPARE(house.pending().size(), 1);
    const bool isOver = heard.isHere();
    house.queries().setAnswerers(model::Guest::Door::Firehose, 0);

    QVERIFY(!isOver);
    QCOMPARE(heard.waited(), (QueryResult{u"q2"_s, false, {}, nobodyHere}));
}

void TestQueryService::besideAWindowProgramsComeAndGo()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());
    tests::Answer<QueryResult> asked;
    ayaAsks(house, asked.then());
    QTRY_COMPARE(house.pending().size(), 1);

    house.queries().setAnswerers(model::Guest::Door::Firehose, 1);
    house.queries().setAnswerers(model::Guest::Door::Firehose, 0);

    QVERIFY(!asked.isHere());
    QCOMPARE(house.desk().pending().size(), 1);
}

void TestQueryService::anIdThatIsOpenIsAConflict()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());
    house.queries().attend(true);
    const base::RoomId room = house.makeRoom();
    house.rooms().ask(room, look(), {});

    QCOMPARE(tests::endOf(house.rooms(), &ports::RoomPort::ask)(room, look())->code, ErrorCode::Conflict);
    QCOMPARE(house.pending().size(), 1);
}

void TestQueryService::whoIsNotInTheRoomNeitherAsksNorActs()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());
    house.queries().attend(true);
    const base::RoomId room = house.makeRoom();
    Query stranger = look();
    stranger.from = companion(u"kyoko"_s);

    QCOMPARE(tests::endOf(house.rooms(), &ports::RoomPort::ask)(room, stranger)->code,
             ErrorCode::InvalidInput);
    QCOMPARE(
        tests::endOf(house.rooms(), &ports::RoomPort::act)(room, {stranger.from, u"wave"_s, {}, {}})->code,
        ErrorCode::InvalidInput);
    QVERIFY(house.pending().isEmpty());
}

void TestQueryService::anActOfTheRoomIsPublished()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());
    const base::RoomId room = house.makeRoom();

    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::act)(room, {kAya, u"wave"_s, {}, {}}));
    QCOMPARE(tests::endOf(house.rooms(), &ports::RoomPort::act)(room, {kAya, QString(), {}, {}})->code,
             ErrorCode::InvalidInput);

    QCOMPARE(all<Action>(house.published()), (QList<Action>{{kAya, u"wave"_s, {}, {}}}));
}

void TestQueryService::aRuleOfAFolderThatCannotBeWrittenFailsAndActs()
{
    const TemporaryStudio studio;
    {
        const QueryHouse first(studio.dataFolder());
    }
    QueryHouse house(studio.dataFolder(), QueryHouse::Mode::ReadOnly);
    QVERIFY(readLedger(house));

    const auto ruled = setRule(house, u"camera"_s, ConsentChoice::Never);

    QCOMPARE(ruled.error().code, ErrorCode::ReadOnly);
    QCOMPARE(house.desk().rules().of(kAya, u"camera"_s), false);
}

void TestQueryService::whoComesUnderTheIdOfOneRemovedIsAsked()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(tests::persona(u"aya"_s)));
    QVERIFY(setRule(house, u"camera"_s, ConsentChoice::Always));
    QVERIFY(setRule(house, u"screen"_s, ConsentChoice::Never));

    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::removePersona)(kAya));
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(tests::persona(u"aya"_s)));
    ayaAsks(house);

    QTRY_COMPARE(house.pending().size(), 1);
    QCOMPARE(house.pending().first().state, PendingQuery::State::Asking);
    QTRY_COMPARE(house.ledger().entries.size(), 4);
    QVERIFY(house.ledger().rules.isEmpty());
    QCOMPARE(house.ledger().entries.at(0).what, What::Revoked);
    QCOMPARE(house.ledger().entries.at(1).what, What::Revoked);
}

void TestQueryService::whatIsSaidBeforeTheLedgerIsReadCounts()
{
    const TemporaryStudio studio;
    {
        QueryHouse house(studio.dataFolder());
        QVERIFY(setRule(house, u"camera"_s, ConsentChoice::Always));
        QVERIFY(letProgramsAnswer(house, true));
    }
    QueryHouse again(studio.dataFolder());
    Answer<void> revoked;
    Answer<void> closed;

    again.queries().setRule(kAya, u"camera"_s, ConsentChoice::Ask, revoked.then());
    again.queries().setRemoteAnswers(false, closed.then());

    QVERIFY(revoked.waited());
    QVERIFY(closed.waited());
    const auto ledger = readLedger(again);
    QVERIFY(ledger);
    QVERIFY(ledger->rules.isEmpty());
    QVERIFY(!ledger->remoteAnswers);
}

void TestQueryService::aRuleIsToldBeforeItsAnswer()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());
    QVERIFY(readLedger(house));
    QStringList told;
    QObject context;
    connect(
        &house.queries(), &QueryPort::ledgerChanged, &context, [&told] { told.append(u"ledger"_s); },
        Qt::QueuedConnection);
    const auto answered = [&told](const Result<void> &) { told.append(u"answer"_s); };

    house.queries().setRule(kAya, u"camera"_s, ConsentChoice::Always, {&context, answered});
    QTRY_COMPARE(told, QStringList({u"ledger"_s, u"answer"_s}));
    house.queries().setRemoteAnswers(true, {&context, answered});

    QTRY_COMPARE(told.mid(2), QStringList({u"ledger"_s, u"answer"_s}));
}

void TestQueryService::whoWentIsNotAnswered()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());
    bool isAnswered = false;
    auto context = std::make_unique<QObject>();

    house.queries().setRule(kAya, u"camera"_s, ConsentChoice::Always,
                            {context.get(), [&isAnswered](const Result<void> &) { isAnswered = true; }});
    context.reset();

    QVERIFY(setRule(house, u"screen"_s, ConsentChoice::Never)); // the next one is
    QVERIFY(!isAnswered);
}

void TestQueryService::whoeverAsksIsAnsweredOnTheirThread()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());
    QThread thread;
    QObject context;
    context.moveToThread(&thread);
    thread.start();
    std::atomic<QThread *> answeredOn = nullptr;
    const auto answered = [&answeredOn](const Result<void> &) { answeredOn = QThread::currentThread(); };

    QMetaObject::invokeMethod(&context, [&] {
        house.queries().setRule(kAya, u"camera"_s, ConsentChoice::Always, {&context, answered});
    });
    QTRY_VERIFY(answeredOn != nullptr);
    thread.quit();
    thread.wait();

    QCOMPARE(answeredOn.load(), &thread);
}

void TestQueryService::twoWhoAskTheSameAreBothAnswered()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());
    ayaAsks(house);
    QTRY_COMPARE(house.pending().size(), 1);
    Answer<void> first;
    Answer<void> second;

    house.queries().refuse(u"q1"_s, Reach::Once, first.then());
    house.queries().refuse(u"q1"_s, Reach::Once, second.then());

    QVERIFY(first.waited());
    QCOMPARE(second.waited().error().code, ErrorCode::NotFound);
}

void TestQueryService::aYesForARoomIsAYesForOnce()
{
    const TemporaryStudio studio;
    QueryHouse house(studio.dataFolder());
    ayaAsks(house);
    QTRY_COMPARE(house.pending().size(), 1);

    QVERIFY(allow(house, Reach::Room));

    const auto ledger = readLedger(house);
    QVERIFY(ledger);
    QVERIFY(ledger->rules.isEmpty());
    QCOMPARE(ledger->entries.first().what, What::AllowedOnce);
}

SUITE_TEST(QCoreApplication, TestQueryService)

} // namespace tst_query_service

#include "tst_query_service.moc"
