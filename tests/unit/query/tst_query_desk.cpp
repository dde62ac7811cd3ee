// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/support/suite.h"
#include "tests/unit/query/desk_stage.h"

#include <QSignalSpy>

namespace tst_query_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using base::Millis;
using model::QueryResult;
using query::Pending;
using query::QueryDesk;
using tests::DeskStage;
using tests::kPicture;

/// How queries are asked, answered and ended: each exactly once.
class TestQueryDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whereNobodyIsHereItIsSaidAtOnce();
    void anAnswerNeverComesInsideTheCall();
    void theUserIsAskedAndAnswers();
    void anAnswerNeedsAYesFirst();
    void theAnswerToAQuestionIsTheYes();
    void itTimesOutAfterThirtySeconds();
    void whoHasAgreedHasTimeToTakeAPicture();
    void speakingHasAHundredSeconds();
    void aLateAnswerIsNotFound();
    void aWrongAnswerLeavesItWaiting();
    void aQueryThatIsTakenBackIsNotAsked();
    void whoAskedIsGoneAndSoIsTheQuery();
    void twoCompanionsAskForTheCameraAtOnce();
    void theFifthOfOneIsTooMany();
    void sixtyFourOfAllAreEnough();
    void unknownTypesAndBodiesAreRefusedUnasked();
    void anIdThatIsOpenIsRefused();
    void timeAndLocaleAreAnsweredForEverybody();
    void whenTheUserGoesWhatIsOpenEnds();
    void theOutsideMayAnswerOnlyIfItIsLet();
    void theOutsideAnswersWhatIsNotAllowedYetToo();
    void whatNobodyOutsideHearsWaitsForTheUserAlone();
    void anAskerMayAskAgainFromItsAnswer();
    void whoIsForgottenLeavesNothingOpen();
    void whoComesUnderAForgottenIdInheritsNoRule();
};

void TestQueryDesk::whereNobodyIsHereItIsSaidAtOnce()
{
    DeskStage stage;

    stage.ask(u"q1"_s);
    stage.settle();

    QCOMPARE(stage.outcome(u"q1"_s), u"nobodyHere"_s);
    QCOMPARE(stage.clock().pending(), 0);
}

void TestQueryDesk::anAnswerNeverComesInsideTheCall()
{
    DeskStage stage;

    stage.ask(u"q1"_s, u"smell"_s);
    stage.ask(u"q2"_s, u"time"_s);
    QCOMPARE(stage.answers(u"q1"_s) + stage.answers(u"q2"_s), 0);
    stage.settle();

    QCOMPARE(stage.answers(u"q1"_s) + stage.answers(u"q2"_s), 2);
}

void TestQueryDesk::theUserIsAskedAndAnswers()
{
    DeskStage stage;
    stage.desk().attend(true);
    QSignalSpy changed(&stage.desk(), &QueryDesk::pendingChanged);

    stage.ask(u"q1"_s, u"vision"_s);
    QCOMPARE(stage.waiting(), u"q1 asking"_s);
    QCOMPARE(stage.desk().pending().first().query.type, u"camera"_s);
    QVERIFY(stage.desk().allow(u"q1"_s, model::Reach::Once));
    QCOMPARE(stage.waiting(), u"q1 answering"_s);
    QVERIFY(stage.desk().answer({u"q1"_s, true, kPicture, {}}, u"image/jpeg 768×576, not kept"_s));

    QCOMPARE(stage.outcome(u"q1"_s), u"ok"_s);
    QCOMPARE(stage.answer(u"q1"_s).result.body, kPicture);
    QCOMPARE(stage.answer(u"q1"_s).kept.body, u"image/jpeg 768×576, not kept"_s);
    QCOMPARE(stage.waiting(), QString());
    QCOMPARE(changed.size(), 3);
    QCOMPARE(stage.clock().pending(), 0);
}

void TestQueryDesk::anAnswerNeedsAYesFirst()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.ask(u"q1"_s);

    const auto answered = stage.desk().answer({u"q1"_s, true, kPicture, {}}, {});

    QCOMPARE(answered.error().code, ErrorCode::Conflict);
    QCOMPARE(stage.waiting(), u"q1 asking"_s);
}

void TestQueryDesk::theAnswerToAQuestionIsTheYes()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.ask(u"q1"_s, u"ask"_s, u"aya"_s, R"({"question":"Tea?","choices":["Yes","No"]})");

    QVERIFY(stage.desk().answer({u"q1"_s, true, u"Yes"_s, {}}, {}));

    QCOMPARE(stage.outcome(u"q1"_s), u"ok"_s);
    QCOMPARE(stage.whats(), QList{model::ConsentEntry::What::AllowedOnce});
}

void TestQueryDesk::itTimesOutAfterThirtySeconds()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.ask(u"q1"_s);

    stage.wait(29'999);
    QCOMPARE(stage.outcome(u"q1"_s), QString());
    stage.wait(1);

    QCOMPARE(stage.outcome(u"q1"_s), u"timedOut"_s);
    QCOMPARE(stage.whats(), QList{model::ConsentEntry::What::TimedOut});
}

void TestQueryDesk::whoHasAgreedHasTimeToTakeAPicture()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.ask(u"q1"_s);
    stage.wait(29'000);

    QVERIFY(stage.desk().allow(u"q1"_s, model::Reach::Once));
    stage.wait(99'999);
    QCOMPARE(stage.outcome(u"q1"_s), QString());
    stage.wait(1);

    QCOMPARE(stage.outcome(u"q1"_s), u"timedOut"_s);
}

void TestQueryDesk::speakingHasAHundredSeconds()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.ask(u"q1"_s, u"speak"_s, u"aya"_s, R"({"message":"Hello"})");

    stage.wait(99'999);
    QCOMPARE(stage.outcome(u"q1"_s), QString());
    stage.wait(1);

    QCOMPARE(stage.outcome(u"q1"_s), u"timedOut"_s);
}

void TestQueryDesk::aLateAnswerIsNotFound()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.ask(u"q1"_s);
    QVERIFY(stage.desk().allow(u"q1"_s, model::Reach::Once));
    stage.wait(100'000);

    QCOMPARE(stage.desk().answer({u"q1"_s, true, kPicture, {}}, {}).error().code, ErrorCode::NotFound);
    QCOMPARE(stage.desk().allow(u"q1"_s, model::Reach::Always).error().code, ErrorCode::NotFound);
    QCOMPARE(stage.desk().refuse(u"q1"_s, model::Reach::Always).error().code, ErrorCode::NotFound);
    QCOMPARE(stage.outcome(u"q1"_s), u"timedOut"_s);
    QVERIFY(stage.desk().rules().all().isEmpty());
}

void TestQueryDesk::aWrongAnswerLeavesItWaiting()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.ask(u"q1"_s);
    QVERIFY(stage.desk().allow(u"q1"_s, model::Reach::Once));

    QCOMPARE(stage.desk().answer({u"q1"_s, true, u"/etc/passwd"_s, {}}, {}).error().code,
             ErrorCode::InvalidInput);
    QCOMPARE(stage.waiting(), u"q1 answering"_s);
    QVERIFY(stage.desk().answer({u"q1"_s, false, {}, u"noDevice"_s}, {}));

    QCOMPARE(stage.outcome(u"q1"_s), u"noDevice"_s);
}

void TestQueryDesk::aQueryThatIsTakenBackIsNotAsked()
{
    DeskStage stage;
    stage.desk().attend(true);
    query::QueryCall *call = stage.ask(u"q1"_s);

    call->cancel();
    call->cancel();
    stage.wait(40'000);

    QCOMPARE(stage.waiting(), QString());
    QCOMPARE(stage.answers(u"q1"_s), 0);
    QCOMPARE(stage.whats(), QList{model::ConsentEntry::What::Dropped});
}

void TestQueryDesk::whoAskedIsGoneAndSoIsTheQuery()
{
    DeskStage stage;
    stage.desk().attend(true);

    delete stage.ask(u"q1"_s);

    QCOMPARE(stage.waiting(), QString());
    QCOMPARE(stage.clock().pending(), 0);
}

void TestQueryDesk::twoCompanionsAskForTheCameraAtOnce()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.ask(u"q1"_s, u"camera"_s, u"aya"_s);
    stage.ask(u"q2"_s, u"look"_s, u"kyoko"_s);
    QVERIFY(stage.desk().allow(u"q2"_s, model::Reach::Once));
    QVERIFY(stage.desk().allow(u"q1"_s, model::Reach::Once));
    QCOMPARE(stage.waiting(), u"q1 answering q2 answering"_s);

    for (const QString &id : {u"q1"_s, u"q2"_s}) // one picture serves both
        QVERIFY(stage.desk().answer({id, true, kPicture, {}}, {}));

    QCOMPARE(stage.outcome(u"q1"_s), u"ok"_s);
    QCOMPARE(stage.outcome(u"q2"_s), u"ok"_s);
}

void TestQueryDesk::theFifthOfOneIsTooMany()
{
    DeskStage stage;
    stage.desk().attend(true);
    for (int i = 1; i <= 5; ++i)
        stage.ask(u"q%1"_s.arg(i));
    stage.ask(u"other"_s, u"camera"_s, u"kyoko"_s);
    stage.settle();

    QCOMPARE(stage.outcome(u"q5"_s), u"tooMany"_s);
    QCOMPARE(stage.desk().pending().size(), 5);
    QCOMPARE(stage.desk().pending().last().query.id, u"other"_s);
}

void TestQueryDesk::sixtyFourOfAllAreEnough()
{
    DeskStage stage;
    stage.desk().attend(true);

    for (int i = 0; i < 70; ++i)
        stage.ask(u"q%1"_s.arg(i), u"camera"_s, u"c%1"_s.arg(i));
    stage.settle();

    QCOMPARE(stage.desk().pending().size(), consent::kMostOfAll);
    QCOMPARE(stage.outcome(u"q69"_s), u"tooMany"_s);
}

void TestQueryDesk::unknownTypesAndBodiesAreRefusedUnasked()
{
    DeskStage stage;
    stage.desk().attend(true);

    stage.ask(u"q1"_s, u"smell"_s);
    stage.ask(u"q2"_s, u"ask"_s, u"aya"_s, R"({"choices":["Yes"]})");
    stage.settle();

    QCOMPARE(stage.outcome(u"q1"_s), u"unknownType"_s);
    QCOMPARE(stage.outcome(u"q2"_s), u"malformed"_s);
    QCOMPARE(stage.waiting(), QString());
    QVERIFY(stage.noted().isEmpty());
}

void TestQueryDesk::anIdThatIsOpenIsRefused()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.ask(u"q1"_s);

    stage.ask(u"q1"_s, u"camera"_s, u"kyoko"_s);
    stage.settle();

    QCOMPARE(stage.outcome(u"q1"_s), u"malformed"_s); // the second; the first is waiting
    QCOMPARE(stage.waiting(), u"q1 asking"_s);
}

void TestQueryDesk::timeAndLocaleAreAnsweredForEverybody()
{
    DeskStage stage;
    stage.desk().setRule(tests::companion(u"aya"_s), u"time"_s, false); // there is nothing to refuse

    stage.ask(u"q1"_s, u"time"_s);
    stage.ask(u"q2"_s, u"locale"_s);
    stage.settle();

    const QDateTime told = QDateTime::fromString(*stage.answer(u"q1"_s).result.body, Qt::ISODate);
    QCOMPARE(told.toUTC(),
             QDateTime::fromSecsSinceEpoch(stage.clock().wallNow().toSecsSinceEpoch(), base::kUtc));
    QVERIFY(!stage.answer(u"q2"_s).result.body->isEmpty());
    QVERIFY(!stage.answer(u"q2"_s).result.body->contains(u'_'));
}

void TestQueryDesk::whenTheUserGoesWhatIsOpenEnds()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.desk().serve(u"speak"_s);
    stage.desk().setRule(tests::companion(u"aya"_s), u"speak"_s, true);
    stage.ask(u"q1"_s);
    stage.ask(u"q2"_s, u"speak"_s, u"aya"_s, R"({"message":"Hello"})");

    stage.desk().attend(false);

    QCOMPARE(stage.outcome(u"q1"_s), u"nobodyHere"_s);
    QCOMPARE(stage.waiting(), u"q2 answering"_s); // the voice needs nobody at the window
}

void TestQueryDesk::theOutsideMayAnswerOnlyIfItIsLet()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.ask(u"q1"_s);
    const QueryResult picture{u"q1"_s, true, kPicture, {}};

    QCOMPARE(stage.desk().answerFromOutside(picture).error().code, ErrorCode::Refused);
    QCOMPARE(stage.waiting(), u"q1 asking"_s);
    stage.desk().letOutsideAnswer(true);
    QVERIFY(stage.desk().answerFromOutside(picture));

    QCOMPARE(stage.outcome(u"q1"_s), u"ok"_s);
    QVERIFY(!stage.answer(u"q1"_s).kept.body->contains(u"base64"_s));
    QCOMPARE(stage.desk().answerFromOutside(picture).error().code, ErrorCode::NotFound);
}

void TestQueryDesk::theOutsideAnswersWhatIsNotAllowedYetToo()
{
    DeskStage stage;
    stage.desk().letOutsideAnswer(true);
    stage.ask(u"q1"_s);
    QCOMPARE(stage.waiting(), u"q1 asking"_s); // nobody is at the window, but somebody may answer

    stage.desk().letOutsideAnswer(false);

    QCOMPARE(stage.outcome(u"q1"_s), u"nobodyHere"_s);
}

void TestQueryDesk::whatNobodyOutsideHearsWaitsForTheUserAlone()
{
    DeskStage stage;
    stage.desk().letOutsideAnswer(true);
    stage.ask(u"q1"_s);
    stage.ask(u"q2"_s);

    stage.desk().keepInside(base::RoomId(u"tea"_s), u"q1"_s);
    stage.desk().keepInside(base::RoomId(u"another"_s), u"q2"_s);
    stage.desk().attend(true);
    stage.ask(u"q3"_s);
    stage.desk().keepInside(base::RoomId(u"tea"_s), u"q3"_s);
    const QString whileSomebodyIsHere = stage.waiting();
    stage.desk().attend(false);

    QCOMPARE(stage.outcome(u"q1"_s), u"nobodyHere"_s);
    QCOMPARE(whileSomebodyIsHere, u"q2 asking q3 asking"_s);
    QCOMPARE(stage.outcome(u"q3"_s), u"nobodyHere"_s);
    QCOMPARE(stage.waiting(), u"q2 asking"_s);
}

void TestQueryDesk::anAskerMayAskAgainFromItsAnswer()
{
    DeskStage stage;
    stage.desk().attend(true);
    connect(stage.ask(u"q1"_s), &query::QueryCall::answered, this, [&stage] { stage.ask(u"q2"_s); });
    stage.ask(u"q3"_s);

    QVERIFY(stage.desk().refuse(u"q1"_s, model::Reach::Once));

    QCOMPARE(stage.waiting(), u"q3 asking q2 asking"_s);
}

void TestQueryDesk::whoIsForgottenLeavesNothingOpen()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.ask(u"q1"_s);
    stage.ask(u"q2"_s, u"ask"_s, u"aya"_s, R"({"question":"Tea?"})");
    stage.ask(u"q3"_s, u"camera"_s, u"kyoko"_s);
    QVERIFY(stage.desk().allow(u"q1"_s, model::Reach::Once));
    QCOMPARE(stage.waiting(), u"q1 answering q2 asking q3 asking"_s);

    stage.desk().forget(tests::companion(u"aya"_s));

    QCOMPARE(stage.waiting(), u"q3 asking"_s); // the user sees no more queries of Aya's
    QCOMPARE(stage.outcome(u"q1"_s), u"cancelled"_s);
    QCOMPARE(stage.outcome(u"q2"_s), u"cancelled"_s);
    QCOMPARE(stage.clock().pending(), 1);
    QCOMPARE(stage.desk().answer({u"q1"_s, true, kPicture, {}}, {}).error().code, ErrorCode::NotFound);
}

void TestQueryDesk::whoComesUnderAForgottenIdInheritsNoRule()
{
    DeskStage stage;
    stage.desk().attend(true);
    const auto aya = tests::companion(u"aya"_s);
    const auto kyoko = tests::companion(u"kyoko"_s);
    stage.desk().setRule(aya, u"camera"_s, true);
    stage.desk().setRule(aya, u"speak"_s, false);
    stage.desk().setRule(kyoko, u"camera"_s, true);

    stage.desk().forget(aya);
    stage.ask(u"q1"_s);
    stage.ask(u"q2"_s, u"camera"_s, u"kyoko"_s);

    QCOMPARE(stage.waiting(), u"q1 asking q2 answering"_s);
    QCOMPARE(stage.desk().rules().all().size(), 1);
}

SUITE_TEST(QCoreApplication, TestQueryDesk)

} // namespace tst_query_desk

#include "tst_query_desk.moc"
