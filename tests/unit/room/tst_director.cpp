// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QTest>

namespace tst_director {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using model::Cause;
using model::Envelope;
using model::MessagePosted;
using model::RestReason;
using model::VoteState;
using tests::companion;
using tests::message;
using tests::ScriptedAnswer;
using tests::Stage;
using Way = model::MessagePosted::Way;

namespace {

const auto kListens = ScriptedAnswer::vote(VoteState::Listen, 0);

model::Room tea() { return tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}); }

/// Settings under which a user may be left without an answer.
model::Room impoliteTea()
{
    model::Room room = tea();
    room.policy.courtesy = room.policy.secondChoice = false;
    return room;
}

/// Aya is asked and answers slowly; Kyoko always listens.
void letAyaSpeak(Stage &stage, const ScriptedAnswer &speech)
{
    stage.vote(u"aya"_s, ScriptedAnswer::vote(VoteState::Speak, 9, true));
    stage.vote(u"aya"_s, kListens);
    stage.vote(u"kyoko"_s, kListens);
    stage.speech(u"aya"_s, speech);
}

const ScriptedAnswer kSlowly = ScriptedAnswer::slowly({u"One,"_s, u" two,"_s, u" three."_s}, Millis(100));

} // namespace

/// One room from the message to the rest, as recorded in its log.
class TestDirector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMessageIsVotedOnAndAnswered();
    void theLogIsNumberedWithoutAGap();
    void whatWasCutOffStandsBeforeTheMessageThatCutIt();
    void aTurnsClosingEventStandsBeforeItsMessage();
    void theVotesOfASupersededRoundAreCancelled();
    void aPolicyActsAfterTheTimersBeforeIt();
    void aFailedModelRestsTheRoomWithItsCause();
    void whatWasHeardOfAFailedSpeechIsKept();
    void aHungVoterCostsExactlyTheDeadline();
    void stopEndsASpeechAtOnce();
    void aMutedVoterIsNotWaitedFor();
    void aWhisperReachesOnlyItsWitnesses();
    void aWhisperIsAnsweredInAWhisper();
    void whatWasCutOffOfAWhisperIsAWhisper();
    void onlyTheAnswerToAWhisperIsAWhisper();
    void whoWhispersIsWhisperedTo();
    void aWhisperDoesNotShowInTheCountOfTurns();
    void aRestartGoesOnWhereTheFloorWas();
    void aRestartStopsWhatWasRunning();
    void aRestartEndsTheWaitForTheUser();
    void everyTurnIsOverExactlyOnce();
    void theLogKnowsWhichRevisionVotedAndSpoke();
    void whoIsChangedWhileSpeakingSpeaksOnAndIsNewNextTime();
    void aCutSpeechIsOfTheRevisionThatBeganIt();
    void theSceneAndTheNamesOfIdentitiesReachTheModel();
    void aReadingIsANameToo();
};

void TestDirector::aMessageIsVotedOnAndAnswered()
{
    Stage stage(tea());
    letAyaSpeak(stage, kSlowly);

    stage.userSays(u"Count, Aya."_s);
    stage.wait(2000);

    QCOMPARE(stage.kinds().join(u' '), u"posted obligation askVotes voted voted decision startTurn content "
                                       u"content content finished turnOver "
                                       "obligation askVotes voted decision rest"_s);
    const auto messages = stage.all<MessagePosted>();
    QCOMPARE(messages.last().message.text, u"One, two, three."_s);
    QCOMPARE(messages.last().message.from, companion(u"aya"_s));
    QCOMPARE(messages.last().way, Way::Spoken);
    QCOMPARE(messages.last().parent, messages.first().message.id);
    QString said;
    for (const auto &event : stage.all<model::TurnEvent>()) {
        QCOMPARE(event.turn, messages.last().turn);
        if (const auto *content = std::get_if<model::Content>(&event.kind))
            said += content->text;
    }
    QCOMPARE(said, messages.last().message.text);
    QCOMPARE(stage.rests().last().reason, RestReason::Nobody);
    QCOMPARE(stage.model().openCalls(), 0);
}

void TestDirector::theLogIsNumberedWithoutAGap()
{
    Stage stage(tea());
    letAyaSpeak(stage, kSlowly);
    stage.userSays(u"Count."_s);
    stage.wait(700);
    stage.userSays(u"Stop that."_s);
    stage.wait(10'000);

    QVERIFY(stage.log().size() > 10);
    Millis before{0};
    for (int i = 0; i < stage.log().size(); ++i) {
        QCOMPARE(stage.log()[i].seq, i + 2);
        QVERIFY(stage.log()[i].t >= before);
        QCOMPARE(stage.log()[i].topic, model::topicOf(stage.log()[i].body));
        before = stage.log()[i].t;
    }
}

void TestDirector::whatWasCutOffStandsBeforeTheMessageThatCutIt()
{
    Stage stage(tea());
    letAyaSpeak(stage, kSlowly);
    stage.userSays(u"Count."_s);
    stage.wait(600 + 250);

    stage.userSays(u"Enough."_s);

    const qint64 cancelled = stage.newest(u"userCancelled"_s);
    const qint64 cut = stage.newest(u"interrupted"_s);
    const qint64 said = stage.newest(u"posted"_s);
    QVERIFY(cancelled > 0);
    QVERIFY(cancelled < cut);
    QVERIFY(cut < said);
    QVERIFY(said < stage.newest(u"abortTurn"_s));
    QVERIFY(stage.newest(u"abortTurn"_s) < stage.newest(u"askVotes"_s));
    const auto messages = stage.all<MessagePosted>();
    QCOMPARE(messages.size(), 3);
    QCOMPARE(messages[1].way, Way::Interrupted);
    QCOMPARE(messages[1].message.text, u"One, two,"_s);
    QCOMPARE(messages[1].message.heardUntil, messages[1].message.text.size());
    QCOMPARE(messages[1].cause, Cause::BargeIn);
    QCOMPARE(messages[2].parent, messages[1].message.id);
}

void TestDirector::aTurnsClosingEventStandsBeforeItsMessage()
{
    Stage stage(tea());
    letAyaSpeak(stage, kSlowly);
    stage.userSays(u"Count."_s);
    stage.wait(2000);

    QVERIFY(stage.newest(u"finished"_s) > 0);
    QCOMPARE(stage.newest(u"turnOver"_s), stage.newest(u"finished"_s) + 1);
}

void TestDirector::theVotesOfASupersededRoundAreCancelled()
{
    Stage stage(tea());
    for (const QString &name : {u"aya"_s, u"kyoko"_s})
        stage.vote(name, ScriptedAnswer::vote(VoteState::Listen, 0, false, Millis(5000)));
    stage.userSays(u"One thing."_s);
    stage.wait(100);
    QCOMPARE(stage.model().openCalls(), 2);

    stage.userSays(u"And another."_s);

    QCOMPARE(stage.model().requests().size(), 4);
    QCOMPARE(stage.model().openCalls(), 2);
    QCOMPARE(stage.all<model::Decided>().last().decision.rule, model::Rule::Superseded);
    stage.wait(5000);
    QCOMPARE(stage.all<model::Decided>().size(), 2);
    QCOMPARE(stage.model().openCalls(), 0);
    QVERIFY(!stage.kinds().contains(u"ignored"_s)); // no late vote was reported
}

// The command arrives exactly at the deadline, before the clock has rung.
void TestDirector::aPolicyActsAfterTheTimersBeforeIt()
{
    Stage stage(impoliteTea());
    QObject here;
    stage.clock().callAt(Millis(8000), &here, [&stage] {
        stage.director().setPolicy({.policy = model::PolicyName::Manual}, u"test"_s);
    });
    stage.vote(u"aya"_s, kListens);
    stage.vote(u"kyoko"_s, ScriptedAnswer::hang());
    stage.userSays(u"Anybody?"_s);

    stage.wait(9000);

    QCOMPARE(stage.all<model::Decided>().first().decision.rule, model::Rule::Nobody);
    QVERIFY(stage.newest(u"decision"_s) < stage.newest(u"policy"_s));
    QVERIFY(stage.director().floor() == Stage(impoliteTea(), stage.log()).director().floor());
}

void TestDirector::aFailedModelRestsTheRoomWithItsCause()
{
    Stage stage(impoliteTea());
    letAyaSpeak(stage, ScriptedAnswer::failure(Cause::Unreachable));

    stage.userSays(u"Aya?"_s);
    stage.wait(2000);

    QCOMPARE(stage.rests().last(), (model::Rest{RestReason::Failed, Cause::Unreachable}));
    QVERIFY(stage.newest(u"error"_s) > 0);
    QVERIFY(stage.newest(u"error"_s) < stage.newest(u"turnOver"_s));
    QCOMPARE(stage.all<MessagePosted>().size(), 1);
    QCOMPARE(stage.director().rest(), stage.rests().last());
}

void TestDirector::whatWasHeardOfAFailedSpeechIsKept()
{
    Stage stage(impoliteTea());
    ScriptedAnswer cut = ScriptedAnswer::slowly({u"Well, "_s, u"I think"_s}, Millis(50));
    cut.end = llm::ModelFailure{Cause::Unreachable, u"cut off"_s, {}};
    letAyaSpeak(stage, cut);

    stage.userSays(u"Aya?"_s);
    stage.wait(2000);

    const auto posted = stage.all<MessagePosted>();
    QCOMPARE(posted.size(), 2);
    QCOMPARE(posted.last().way, MessagePosted::Way::Interrupted);
    QCOMPARE(posted.last().message.text, u"Well, I think"_s);
    QCOMPARE(posted.last().cause, Cause::Unreachable);
    QCOMPARE(stage.rests().last(), (model::Rest{RestReason::Failed, Cause::Unreachable}));
}

void TestDirector::aHungVoterCostsExactlyTheDeadline()
{
    Stage stage(tea());
    stage.vote(u"aya"_s, kListens);
    stage.vote(u"kyoko"_s, ScriptedAnswer::hang());
    stage.userSays(u"Anybody?"_s);

    stage.wait(7999);
    QVERIFY(stage.all<model::Decided>().isEmpty());
    stage.wait(1);

    const auto decided = stage.all<model::Decided>();
    QCOMPARE(decided.size(), 1);
    QCOMPARE(decided.first().t, Millis(8000));
    QCOMPARE(decided.first().decision.candidates.last().cause, Cause::Timeout);
    QCOMPARE(stage.model().openCalls(), 0);
}

void TestDirector::stopEndsASpeechAtOnce()
{
    Stage stage(tea());
    letAyaSpeak(stage, kSlowly);
    stage.userSays(u"Count."_s);
    stage.wait(600 + 150);
    QCOMPARE(stage.model().openCalls(), 1);

    stage.director().control(model::Control::Stop, u"test"_s);
    stage.wait(0);

    QCOMPARE(stage.model().openCalls(), 0);
    QCOMPARE(stage.rests().last().reason, RestReason::Stopped);
    QCOMPARE(stage.all<MessagePosted>().last().message.text, u"One,"_s);
    QCOMPARE(stage.all<MessagePosted>().last().cause, Cause::Stopped);
    const auto before = stage.log().size();
    stage.wait(60'000);
    QCOMPARE(stage.log().size(), before);
}

void TestDirector::aMutedVoterIsNotWaitedFor()
{
    Stage stage(tea());
    stage.vote(u"aya"_s, kListens);
    stage.vote(u"kyoko"_s, ScriptedAnswer::hang());
    stage.userSays(u"Anybody?"_s);
    stage.wait(100);

    stage.director().setMuted(companion(u"kyoko"_s), true, u"test"_s);
    stage.wait(1);

    QCOMPARE(stage.all<model::Decided>().last().decision.candidates.last().cause, Cause::Muted);
    QCOMPARE(stage.model().openCalls(), 0);
}

void TestDirector::aWhisperReachesOnlyItsWitnesses()
{
    model::Room room = tea();
    room.turns.whispersAloud = true;
    Stage stage(room);
    stage.vote(u"aya"_s, kListens);
    stage.vote(u"kyoko"_s, kListens);
    stage.speech(u"kyoko"_s, ScriptedAnswer::text(u"I see."_s));

    stage.userSays(
        message(u"secret"_s).to({companion(u"kyoko"_s)}).whispered().says(u"A surprise for Aya!"_s));
    stage.wait(2000);

    bool toldKyoko = false;
    bool askedAya = false;
    for (const llm::ModelRequest &request : stage.model().requests()) {
        const bool knows = std::any_of(request.brief.witnessed.cbegin(), request.brief.witnessed.cend(),
                                       [](const model::Message &m) { return m.id.value() == u"secret"; });
        const bool isKyoko = request.brief.persona.id == companion(u"kyoko"_s);
        QCOMPARE(knows, isKyoko);
        toldKyoko |= isKyoko;
        askedAya |= !isKyoko;
    }
    QVERIFY(toldKyoko);
    QVERIFY(askedAya); // about Kyoko's message to everybody
}

void TestDirector::aWhisperIsAnsweredInAWhisper()
{
    Stage stage(tea());
    stage.vote(u"kyoko"_s, kListens);
    stage.speech(u"kyoko"_s, ScriptedAnswer::text(u"I see, Aya."_s));

    stage.userSays(
        message(u"secret"_s).to({companion(u"kyoko"_s)}).whispered().says(u"A surprise for Aya!"_s));
    stage.wait(60'000); // whoever waits for the user has waited

    const model::Message answer = stage.all<MessagePosted>().last().message;
    QCOMPARE(answer.from, companion(u"kyoko"_s));
    QVERIFY(answer.whisper);
    QCOMPARE(answer.to, QList{tests::user()});
    for (const llm::ModelRequest &request : stage.model().requests())
        QCOMPARE(request.brief.persona.id, companion(u"kyoko"_s));
    QVERIFY(stage.director().scenes().sceneFor(companion(u"aya"_s)).witnessed.isEmpty());
    QCOMPARE(stage.director().scenes().sceneFor(companion(u"kyoko"_s)).witnessed.size(), 2);
    QVERIFY(stage.director().floor() == Stage(tea(), stage.log()).director().floor());
}

void TestDirector::whatWasCutOffOfAWhisperIsAWhisper()
{
    Stage stage(tea());
    letAyaSpeak(stage, kSlowly);
    stage.userSays(message(u"secret"_s).to({companion(u"aya"_s)}).whispered().says(u"Psst"_s));
    stage.wait(850); // in the middle of her words

    stage.director().control(model::Control::Stop, u"test"_s);
    stage.wait(0);

    const MessagePosted cut = stage.all<MessagePosted>().last();
    QCOMPARE(cut.way, Way::Interrupted);
    QVERIFY(cut.message.whisper);
    QCOMPARE(cut.message.to, QList{tests::user()});
    QVERIFY(stage.director().scenes().sceneFor(companion(u"kyoko"_s)).witnessed.isEmpty());
}

void TestDirector::onlyTheAnswerToAWhisperIsAWhisper()
{
    Stage stage(tea());
    stage.vote(u"kyoko"_s, ScriptedAnswer::vote(VoteState::Speak, 9, true));
    stage.vote(u"aya"_s, kListens);
    stage.speech(u"kyoko"_s, ScriptedAnswer::text(u"Mm."_s));
    stage.speech(u"kyoko"_s, ScriptedAnswer::text(u"Nothing at all."_s));
    stage.userSays(message(u"secret"_s).to({companion(u"kyoko"_s)}).whispered().says(u"Psst"_s));
    stage.wait(2000);

    stage.userSays(message(u"open"_s).to({companion(u"kyoko"_s)}).says(u"What is it, Kyoko?"_s));
    stage.wait(2000);

    const auto messages = stage.all<MessagePosted>();
    QCOMPARE(messages.at(1).message.text, u"Mm."_s);
    QVERIFY(messages.at(1).message.whisper);
    QCOMPARE(messages.at(3).message.text, u"Nothing at all."_s);
    QVERIFY(!messages.at(3).message.whisper);
    QVERIFY(messages.at(3).message.to.isEmpty());
}

void TestDirector::whoWhispersIsWhisperedTo()
{
    const base::ParticipantId visitor(u"visitor"_s);
    Stage stage(tea());
    stage.vote(u"kyoko"_s, ScriptedAnswer::vote(VoteState::Speak, 9, true));
    stage.speech(u"kyoko"_s, ScriptedAnswer::text(u"I see."_s));

    stage.userSays(message(u"secret"_s)
                       .from(visitor)
                       .to({companion(u"kyoko"_s), tests::user()})
                       .whispered()
                       .says(u"Psst"_s));
    stage.wait(2000);

    QCOMPARE(stage.all<MessagePosted>().last().message.text, u"I see."_s);
    QCOMPARE(stage.all<MessagePosted>().last().message.to, QList{visitor}); // not the user, who heard it, too
}

void TestDirector::aWhisperDoesNotShowInTheCountOfTurns()
{
    Stage stage(impoliteTea());
    stage.vote(u"aya"_s, kListens);
    stage.vote(u"kyoko"_s, kListens);
    stage.speech(u"aya"_s, ScriptedAnswer::text(u"One."_s));
    stage.userSays(u"Hello"_s);
    stage.wait(2000);
    stage.director().cue(companion(u"aya"_s), u"test"_s);
    stage.wait(2000);

    stage.userSays(message(u"secret"_s).to({companion(u"kyoko"_s)}).whispered().says(u"Psst"_s));
    stage.wait(2000);

    QCOMPARE(stage.director().scenes().sceneFor(companion(u"kyoko"_s)).companionTurns, 0);
    QCOMPARE(stage.director().scenes().sceneFor(companion(u"aya"_s)).companionTurns, 1);
}

void TestDirector::aRestartGoesOnWhereTheFloorWas()
{
    Stage before(tea());
    letAyaSpeak(before, kSlowly);
    before.userSays(u"Count."_s);
    before.wait(20'000);
    before.director().setMuted(companion(u"kyoko"_s), true, u"test"_s);
    before.wait(0);
    QVERIFY(before.director().rest());

    Stage after(tea(), before.log());

    QVERIFY(after.director().floor() == before.director().floor());
    QCOMPARE(after.director().rest(), before.director().rest());
    QCOMPARE(after.director().decision(), before.director().decision());
    after.wait(0);
    QVERIFY(after.log().isEmpty());
    after.speech(u"aya"_s, kSlowly);
    after.userSays(u"Again?"_s);
    QCOMPARE(after.kinds().mid(0, 2), (QStringList{u"posted"_s, u"decision"_s})); // nobody else is there
    QCOMPARE(after.log().first().seq, before.log().last().seq + 1);
    QVERIFY(after.log().first().t >= before.log().last().t);
    after.wait(600);
    QCOMPARE(after.model().requests().first().brief.witnessed.size(), 3);
}

void TestDirector::aRestartStopsWhatWasRunning()
{
    Stage before(tea());
    letAyaSpeak(before, kSlowly);
    before.userSays(u"Count."_s);
    before.wait(600 + 250);
    QCOMPARE(before.kinds().last(), u"content"_s);

    Stage after(tea(), before.log());
    after.wait(0);

    QCOMPARE(after.kinds().first(), u"stop"_s);
    QVERIFY(after.kinds().contains(u"abortTurn"_s));
    QCOMPARE(after.rests().last().reason, RestReason::Stopped);
    QVERIFY(after.director().floor().isResting());
    QCOMPARE(after.model().openCalls(), 0);
}

void TestDirector::aRestartEndsTheWaitForTheUser()
{
    Stage before(tea());
    before.userSays(
        message(u"m1"_s).from(companion(u"aya"_s)).to({base::ParticipantId(u"user"_s)}).says(u"And you?"_s));
    QCOMPARE(before.rests().last().reason, RestReason::AwaitingUser);

    Stage after(tea(), before.log());
    after.wait(60'000);

    QCOMPARE(after.rests().last().reason, RestReason::Stopped);
    QVERIFY(!after.kinds().contains(u"askVotes"_s));
}

void TestDirector::everyTurnIsOverExactlyOnce()
{
    Stage stage(tea());
    letAyaSpeak(stage, kSlowly);
    stage.vote(u"kyoko"_s, ScriptedAnswer::vote(VoteState::Speak, 5));
    stage.speech(u"kyoko"_s, ScriptedAnswer::failure(Cause::Refused, Millis(50)));
    for (int i = 0; i < 20; ++i) {
        stage.userSays(u"Go on, %1."_s.arg(i));
        stage.wait(150 + 97 * i);
        if (i % 3 == 0)
            stage.director().cue(companion(u"aya"_s), u"test"_s);
    }
    stage.wait(60'000);

    QHash<base::TurnId, int> ends;
    for (const auto &event : stage.all<model::TurnEvent>())
        ends[event.turn] += model::isClosing(event.kind) ? 1 : 0;
    QVERIFY(ends.size() > 5);
    for (const int count : std::as_const(ends))
        QCOMPARE(count, 1);
    QCOMPARE(stage.model().openCalls(), 0);
}

namespace {

model::Persona ayaOf(int revision)
{
    model::Persona aya = tests::persona(u"aya"_s);
    aya.revision = revision;
    return aya;
}

/// The revision of each turn in the log, in order.
QList<int> turnRevisions(const Stage &stage)
{
    QList<int> revisions;
    for (const auto &event : stage.all<model::TurnEvent>()) {
        if (event.number == 0)
            revisions.append(event.personaRevision);
    }
    return revisions;
}

} // namespace

void TestDirector::theLogKnowsWhichRevisionVotedAndSpoke()
{
    Stage stage(tea());
    stage.cast().set(ayaOf(7));
    letAyaSpeak(stage, kSlowly);

    stage.userSays(u"Count, Aya."_s);
    stage.wait(2000);

    QMap<base::ParticipantId, int> asked;
    for (const auto &said : stage.all<model::FloorSaid>()) {
        if (std::holds_alternative<model::AskVotes>(said.output.kind) && asked.isEmpty())
            asked = said.personaRevisions;
        else if (!std::holds_alternative<model::AskVotes>(said.output.kind))
            QVERIFY(said.personaRevisions.isEmpty());
    }
    QCOMPARE(asked, (QMap<base::ParticipantId, int>{{companion(u"aya"_s), 7}, {companion(u"kyoko"_s), 1}}));
    QCOMPARE(turnRevisions(stage), QList<int>{7});
    QCOMPARE(stage.all<MessagePosted>().last().personaRevision, 7);
}

void TestDirector::whoIsChangedWhileSpeakingSpeaksOnAndIsNewNextTime()
{
    Stage stage(tea());
    for (int round = 0; round < 2; ++round) // she is not asked about her own message
        stage.vote(u"aya"_s, ScriptedAnswer::vote(VoteState::Speak, 9, true));
    stage.vote(u"kyoko"_s, kListens);
    stage.speech(u"aya"_s, kSlowly);
    stage.userSays(u"Count, Aya."_s);
    stage.wait(750); // one word is out

    stage.cast().set(ayaOf(2));
    stage.wait(2000);
    stage.userSays(u"Again, Aya."_s);
    stage.wait(2000);

    QList<int> spoken;
    for (const auto &posted : stage.all<MessagePosted>()) {
        if (posted.way == Way::Spoken)
            spoken.append(posted.personaRevision);
    }
    QCOMPARE(spoken, (QList<int>{1, 2}));
    QCOMPARE(turnRevisions(stage), (QList<int>{1, 2}));
    QCOMPARE(stage.all<MessagePosted>()[1].message.text, u"One, two, three."_s);
}

void TestDirector::aCutSpeechIsOfTheRevisionThatBeganIt()
{
    Stage stage(tea());
    letAyaSpeak(stage, kSlowly);
    stage.userSays(u"Count, Aya."_s);
    stage.wait(750);

    stage.cast().set(ayaOf(2));
    stage.director().control(model::Control::Stop, u"test"_s);
    stage.wait(0);

    QCOMPARE(stage.all<MessagePosted>().last().way, Way::Interrupted);
    QCOMPARE(stage.all<MessagePosted>().last().personaRevision, 1);
}

void TestDirector::theSceneAndTheNamesOfIdentitiesReachTheModel()
{
    model::Room room = tea();
    room.scene = u"A tea house in Kyoto."_s;
    room.identities = {{base::ParticipantId(u"user_mina"_s), u"Mina"_s, {}}};
    Stage stage(room);
    letAyaSpeak(stage, kSlowly);

    stage.userSays(message(u"m1"_s).from(base::ParticipantId(u"user_mina"_s)).says(u"Count, Aya."_s));
    stage.wait(2000);

    QVERIFY(stage.model().requests().size() >= 3);
    for (const llm::ModelRequest &request : stage.model().requests()) {
        QString prompt;
        for (const llm::ChatText &part : request.messages)
            prompt += part.text + u'\n';
        QVERIFY(prompt.contains(u"| A tea house in Kyoto."_s));
        QVERIFY(prompt.contains(u"] Mina to everybody:"_s));
        QVERIFY(prompt.contains(u"- Mina (user_mina)"_s));
    }
}

void TestDirector::aReadingIsANameToo()
{
    Stage stage(tea());
    model::Persona kyoko = tests::persona(u"kyoko"_s);
    kyoko.texts[model::Language::Japanese].name = u"響子"_s;
    kyoko.texts[model::Language::Japanese].readings = {{u"響子"_s, u"きょうこ"_s}};
    stage.cast().set(kyoko);
    letAyaSpeak(stage, ScriptedAnswer::text(u"きょうこさんはどう?"_s));

    stage.userSays(u"Aya?"_s);
    stage.wait(2000);

    QCOMPARE(stage.all<MessagePosted>().last().message.mentions, QList{companion(u"kyoko"_s)});
}

SUITE_TEST(QCoreApplication, TestDirector)

} // namespace tst_director

#include "tst_director.moc"
