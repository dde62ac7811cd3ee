// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_room_senses {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using model::Action;
using model::Query;
using model::QueryResult;
using query::QueryCall;
using tests::companion;
using tests::ScriptedAnswer;
using tests::Stage;

namespace {

const auto kStudio = u"studio"_s;

model::Room tea() { return tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}); }

Query look(const QString &id = {})
{
    return {.id = id, .from = companion(u"aya"_s), .type = u"camera"_s, .body = {}};
}

QueryResult failed(const QString &id, const QString &why) { return {id, false, {}, why}; }

/// Aya has the floor and never stops speaking.
void letAyaSpeak(Stage &stage)
{
    stage.vote(u"aya"_s, ScriptedAnswer::vote(model::VoteState::Speak, 9, true));
    stage.vote(u"kyoko"_s, ScriptedAnswer::vote(model::VoteState::Listen, 0));
    stage.speech(u"aya"_s, ScriptedAnswer::hang({u"Let"_s}));
    stage.userSays(u"Aya?"_s);
    stage.wait(700);
}

} // namespace

/// What companions do with their bodies and request from the user's machine, as recorded in the room's log.
class TestRoomSenses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anActIsPublished();
    void anActTooManyIsNot();
    void aQueryAndItsResultArePublished();
    void theLogHasWhatIsKeptAndWhoAskedHasAll();
    void theResultIsInTheLogBeforeWhoAskedKnows();
    void aQueryThatIsTakenBackHasAResultToo();
    void aQueryEndsWithTheTurnThatAsked();
    void aQueryOfAGuestOutlivesTurns();
    void aQueryIsTakenBackWhenWhoAskedIsGone();
    void aDeletedRoomTakesItsQueriesBack();
    void aRoomThatIsLetGoTakesItsQueriesBack();
    void aQueryThatCannotBeFailsUnasked();
    void aBodyThatIsTooLongIsNeitherAskedNorLogged();
    void withoutADeskNobodyIsHere();
    void anIdThatIsOpenIsNotUsedTwice();
};

void TestRoomSenses::anActIsPublished()
{
    Stage stage(tea());
    const Action wave{companion(u"aya"_s), u"wave"_s, {R"({"at":"user"})"}, {}};

    const qint64 seq = stage.director().act(wave, u"test"_s);
    stage.wait(0);

    QCOMPARE(stage.all<Action>(), QList<Action>{wave});
    QCOMPARE(stage.log().last().seq, seq);
    QCOMPARE(stage.log().last().topic, model::Topic::Actions);
    QCOMPARE(stage.log().last().origin, u"test"_s);
}

void TestRoomSenses::anActTooManyIsNot()
{
    Stage stage(tea());

    qint64 last = -1;
    for (int i = 0; i < 16; ++i)
        last = stage.director().act({companion(u"aya"_s), u"wave"_s, {}, {}}, u"test"_s);
    stage.wait(0);

    QCOMPARE(last, 0);
    QCOMPARE(stage.all<Action>().size(), 5);
}

void TestRoomSenses::aQueryAndItsResultArePublished()
{
    Stage stage(tea());
    QObject parent;
    QueryCall *call = stage.director().ask(look(), kStudio, &parent);
    QSignalSpy answered(call, &QueryCall::answered);
    const QString id = stage.desk().asked().first().query.id;

    stage.desk().answer(0, u"13:05"_s);
    stage.wait(0);

    QCOMPARE(stage.kinds().join(u' '), u"query queryResult"_s);
    QVERIFY(!id.isEmpty());
    QCOMPARE(stage.all<Query>().first(), look(id));
    QCOMPARE(stage.all<QueryResult>().first(), (QueryResult{id, true, u"13:05"_s, {}}));
    QCOMPARE(answered.size(), 1);
}

void TestRoomSenses::theLogHasWhatIsKeptAndWhoAskedHasAll()
{
    Stage stage(tea());
    QObject parent;
    QueryCall *call = stage.director().ask(look(), kStudio, &parent);
    query::Answer got;
    connect(call, &QueryCall::answered, this, [&got](const query::Answer &answer) { got = answer; });

    stage.desk().answer(0, u"data:image/jpeg;base64,AAAA"_s, u"image/jpeg 768×576, not kept"_s);
    stage.wait(0);

    QCOMPARE(got.result.body, u"data:image/jpeg;base64,AAAA"_s);
    QCOMPARE(stage.all<QueryResult>().first().body, u"image/jpeg 768×576, not kept"_s);
}

void TestRoomSenses::theResultIsInTheLogBeforeWhoAskedKnows()
{
    Stage stage(tea());
    QObject parent;
    QueryCall *call = stage.director().ask(look(), kStudio, &parent);
    qint64 next = 0;
    connect(call, &QueryCall::answered, this, [&] {
        next = stage.director().act({companion(u"aya"_s), u"nod"_s, {}, {}}, kStudio);
    });

    stage.desk().answer(0, u"yes"_s);
    stage.wait(0);

    QCOMPARE(stage.newest(u"queryResult"_s), next - 1);
}

void TestRoomSenses::aQueryThatIsTakenBackHasAResultToo()
{
    Stage stage(tea());
    QObject parent;
    QueryCall *call = stage.director().ask(look(u"q1"_s), kStudio, &parent);
    QSignalSpy answered(call, &QueryCall::answered);

    call->cancel();
    call->cancel();
    stage.wait(0);

    QCOMPARE(stage.all<QueryResult>(), QList<QueryResult>{failed(u"q1"_s, u"cancelled"_s)});
    QCOMPARE(stage.desk().cancelled(), 1);
    QCOMPARE(answered.size(), 0);
}

void TestRoomSenses::aQueryEndsWithTheTurnThatAsked()
{
    Stage stage(tea());
    letAyaSpeak(stage);
    QObject parent;
    (void)stage.director().ask(look(u"q1"_s), kStudio, &parent);

    stage.director().control(model::Control::Stop, u"test"_s);
    stage.wait(0);

    QCOMPARE(stage.all<QueryResult>(), QList<QueryResult>{failed(u"q1"_s, u"cancelled"_s)});
    QCOMPARE(stage.desk().cancelled(), 1);
    QVERIFY(!stage.director().isAsking(u"q1"_s));
}

void TestRoomSenses::aQueryOfAGuestOutlivesTurns()
{
    Stage stage(tea());
    letAyaSpeak(stage);
    QObject parent;
    (void)stage.director().ask(look(u"q1"_s), u"firehose"_s, &parent);

    stage.director().control(model::Control::Stop, u"test"_s);
    stage.desk().answer(0, u"here"_s);
    stage.wait(0);

    QCOMPARE(stage.all<QueryResult>(), (QList<QueryResult>{{u"q1"_s, true, u"here"_s, {}}}));
}

void TestRoomSenses::aQueryIsTakenBackWhenWhoAskedIsGone()
{
    Stage stage(tea());
    auto parent = std::make_unique<QObject>();
    (void)stage.director().ask(look(u"q1"_s), kStudio, parent.get());

    parent.reset();
    stage.wait(0);

    QCOMPARE(stage.all<QueryResult>(), QList<QueryResult>{failed(u"q1"_s, u"cancelled"_s)});
    QVERIFY(!stage.director().isAsking(u"q1"_s));
}

/// Also those of guests, which no turn ends.
void TestRoomSenses::aDeletedRoomTakesItsQueriesBack()
{
    Stage stage(tea());
    QObject parent;
    (void)stage.director().ask(look(u"q1"_s), u"firehose"_s, &parent);

    (void)stage.director().setDeleted(true, u"test"_s);
    stage.wait(0);

    QCOMPARE(stage.all<QueryResult>(), QList<QueryResult>{failed(u"q1"_s, u"cancelled"_s)});
    QCOMPARE(stage.desk().cancelled(), 1);
}

void TestRoomSenses::aRoomThatIsLetGoTakesItsQueriesBack()
{
    auto stage = std::make_unique<Stage>(tea());
    tests::FakeDesk desk;
    room::RoomNeeds house = stage->house();
    house.desk = &desk;
    auto director = std::make_unique<room::Director>(tests::recordOf(tea(), {}), house);
    QObject parent;
    QueryCall *call = director->ask(look(), kStudio, &parent);
    QSignalSpy answered(call, &QueryCall::answered);

    director.reset();
    stage->wait(0);

    QCOMPARE(desk.cancelled(), 1);
    QCOMPARE(answered.size(), 0);
    QVERIFY(stage->all<QueryResult>().isEmpty());
}

void TestRoomSenses::aQueryThatCannotBeFailsUnasked()
{
    Stage stage(tea());

    stage.director().failQuery(look(u"q1"_s), QString::fromLatin1(query::why::kCannotSee), kStudio);
    stage.wait(0);

    QCOMPARE(stage.kinds().join(u' '), u"query queryResult"_s);
    QCOMPARE(stage.all<QueryResult>(), QList<QueryResult>{failed(u"q1"_s, u"cannotSee"_s)});
    QVERIFY(stage.desk().asked().isEmpty());
}

void TestRoomSenses::aBodyThatIsTooLongIsNeitherAskedNorLogged()
{
    Stage stage(tea());
    QObject parent;
    Query heavy = look(u"q1"_s);
    heavy.body.text = R"({"why":")" + QByteArray(query::kLongestBody, 'x') + R"("})";

    QueryCall *call = stage.director().ask(heavy, kStudio, &parent);
    QSignalSpy answered(call, &QueryCall::answered);
    QCOMPARE(answered.size(), 0); // not before the event loop
    stage.wait(0);

    QTRY_COMPARE(answered.size(), 1);
    stage.wait(0);
    QVERIFY(stage.desk().asked().isEmpty());
    QCOMPARE(stage.all<Query>().first(), look(u"q1"_s));
    QCOMPARE(stage.all<QueryResult>(), QList<QueryResult>{failed(u"q1"_s, u"malformed"_s)});
}

void TestRoomSenses::withoutADeskNobodyIsHere()
{
    Stage stage(tea());
    room::RoomNeeds house = stage.house();
    house.desk = nullptr;
    room::Director director(tests::recordOf(tea(), {}), house);
    QObject parent;

    QueryCall *call = director.ask(look(u"q1"_s), kStudio, &parent);
    QSignalSpy answered(call, &QueryCall::answered);

    QTRY_COMPARE(answered.size(), 1);
    QCOMPARE(answered.first().first().value<query::Answer>().result, failed(u"q1"_s, u"nobodyHere"_s));
}

void TestRoomSenses::anIdThatIsOpenIsNotUsedTwice()
{
    Stage stage(tea());
    QObject parent;
    (void)stage.director().ask(look(u"q1"_s), kStudio, &parent);
    QVERIFY(stage.director().isAsking(u"q1"_s));

    (void)stage.director().ask(look(u"q1"_s), kStudio, &parent);

    QVERIFY(stage.desk().asked().last().query.id != u"q1"_s);
}

SUITE_TEST(QCoreApplication, TestRoomSenses)

} // namespace tst_room_senses

#include "tst_room_senses.moc"
