// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/guest_votes.h"
#include "core/room/running_turns.h"
#include "core/room/turn_voice.h"
#include "core/room/vote_calls.h"
#include "tests/support/fake_desk.h"
#include "tests/support/suite.h"
#include "tests/unit/room/bare_room.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_running_parts {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using base::ParticipantId;
using base::TurnId;
using model::Cause;
using model::MessagePosted;
using model::VoteState;
using tests::BareRoom;
using tests::companion;
using tests::ScriptedAnswer;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);
const ParticipantId kGuest(u"guest:bird"_s);
const base::MessageId kAsked(u"asked"_s);
const auto kSpeaks = ScriptedAnswer::vote(VoteState::Speak, 9, true);
const model::CallTrouble kTooMany{Cause::RateLimited, model::Advice::WaitAWhile, u"slow down"_s, 429};

model::Room tea(const QStringList &names = {u"aya"_s, u"kyoko"_s})
{
    return tests::room(u"tea"_s).with(names);
}

model::Room teaWithAGuest()
{
    model::Room room = tea({u"aya"_s});
    room.guests = {{.id = kGuest, .name = u"Bird"_s}};
    room.roster.append(kGuest);
    return room;
}

/// A room with an open question, and its calls for votes.
struct Asking
{
    explicit Asking(const model::Room &made = tea())
        : room(made)
        , calls(room, room.agent(), room.scenes(), room.waits(), room.time())
        , guests(room, calls)
    {
    }
    void open()
    {
        lines = room.userSays(kAsked.value());
        for (const model::FloorOutput &line : std::as_const(lines)) {
            if (const auto *ask = std::get_if<model::AskVotes>(&line.kind))
                asked = *ask;
        }
        for (const ParticipantId &voter : std::as_const(asked.voters)) {
            calls.ask(voter, kAsked);
            if (voter == kGuest)
                guests.waitFor(voter, kAsked, asked.deadlines.value(voter, asked.deadline));
        }
    }
    /// Until just before everybody's deadline.
    void waitForDeadline() { room.wait(int((asked.deadline - room.clock().now()).count()) - 1); }

    BareRoom room;
    room::VoteCalls calls;
    room::GuestVotes guests;
    QList<model::FloorOutput> lines;
    model::AskVotes asked;
};

/// Records what is to be read aloud; the test reports when it was heard.
class NotedDelivery final : public room::Delivery
{
public:
    bool reads(const base::RoomId &, const model::Persona &) const override { return isHeard; }
    void begin(const base::RoomId &, const TurnId &turn, const model::Persona &) override
    {
        done.append(u"begin "_s + turn.value());
    }
    void add(const TurnId &, const QString &piece) override { done.append(u"add "_s + piece); }
    void finish(const TurnId &) override { done.append(u"finish"_s); }
    qint64 cut(const TurnId &) override
    {
        done.append(u"cut"_s);
        return heard;
    }
    void hush(const base::RoomId &) override { done.append(u"hush"_s); }

    bool isHeard = true;
    qint64 heard = 0;
    QStringList done;
};

/// A room whose turns run without a Director: the test announces and begins them.
struct Speaking
{
    explicit Speaking(const model::Room &made = tea())
        : room(made)
        , voice(&delivery, room.room(), room.ids())
        , queries(made.id, nullptr, room.ids(),
                  [this](model::EnvelopeBody body, const model::Origin &origin) {
                      return room.publish(std::move(body), origin);
                  })
        , turns(std::make_unique<room::RunningTurns>(room::RunningTurns::Needs{
              room, room.agent(), room.ids(), room.people(), room.scenes(), room.summaries(), room.waits(),
              voice, queries, [](const agent::Scene &) { return nullptr; }}))
    {
    }
    /// Aya's turn is announced and begins at once.
    TurnId letAyaSpeak(const ScriptedAnswer &answer)
    {
        room.script(kAya, llm::Purpose::Speech, answer);
        const TurnId turn = turns->announce(kAya, {{}, model::StartTurn{kAya, {}, {}}});
        turns->begin(kAya, turn);
        return turn;
    }

    BareRoom room;
    NotedDelivery delivery;
    room::TurnVoice voice;
    room::RoomQueries queries;
    std::unique_ptr<room::RunningTurns> turns;
};

model::Room aloud()
{
    model::Room room = tea();
    room.voices.aloud = true;
    return room;
}

} // namespace

/// The parts of a room that call models, each on a bare room without a Director.
class TestRunningParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aVoteIsToldToTheFloor();
    void aFailedVoteIsToldWithItsTrouble();
    void aNewQuestionTakesTheCallOfTheOld();
    void anAnsweredRoundCancelsItsCalls();
    void aSkippedVoteIsMissingForWhatItWaitedFor();
    void aRetryAfterTheDeadlineIsSkippedAtOnce();
    void votesThatGoCancelTheirCallsInSilence();
    void aGuestThatNeverVotedGetsAMoment();
    void aGuestThatListensHasItsDeadline();
    void aSilentGuestIsPassedOverWhenOthersVoted();
    void aSleepOfTheMachineMissesGuestsInTime();

    void aTurnPublishesItsEventsThenItsEnd();
    void aTurnThatWasCutKeepsItsWordsAsInterrupted();
    void aTurnThatFailsKeepsWhatWasSaid();
    void aTurnThatFallsSilentIsGivenUp();
    void aTurnTakenUpCountsItsAttempt();
    void theEndOfATurnWaitsForItsVoice();
    void aGuestsTurnIsToldWhole();
    void turnsThatGoCancelTheirCallsInSilence();
    void aRoomThatIsNotReadHasNoVoice();
    void boughtWordsAreHushedOnTheirFloorAlone();
    void boughtWordsThatAreTakenBackAreCut();
};

// ---- votes

void TestRunningParts::aVoteIsToldToTheFloor()
{
    Asking asking;
    asking.room.script(kAya, llm::Purpose::Vote, kSpeaks);
    asking.room.script(kKyoko, llm::Purpose::Vote, ScriptedAnswer::hang());

    asking.open();
    asking.room.wait(0);

    const QList<model::Voted> told = asking.room.toldOf<model::Voted>();
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.first().state.from, model::LooseValue(kAya.value()));
    QCOMPARE(told.first().state.messageId, model::LooseValue(kAsked.value()));
    QVERIFY(asking.calls.callOf(kKyoko));
}

void TestRunningParts::aFailedVoteIsToldWithItsTrouble()
{
    Asking asking;
    asking.room.script(kAya, llm::Purpose::Vote, ScriptedAnswer::failure(Cause::Refused));
    asking.room.script(kKyoko, llm::Purpose::Vote, ScriptedAnswer::hang());

    asking.open();
    asking.room.wait(0);

    QCOMPARE(asking.room.toldOf<model::VoteFailed>().value(0).from, kAya);
    QCOMPARE(asking.room.told.value(0).trouble.value().cause, Cause::Refused);
}

void TestRunningParts::aNewQuestionTakesTheCallOfTheOld()
{
    Asking asking;
    for (const ParticipantId &voter : {kAya, kKyoko})
        asking.room.script(voter, llm::Purpose::Vote, ScriptedAnswer::hang());
    asking.open();
    const QPointer<agent::VoteCall> old = asking.calls.callOf(kAya);

    asking.calls.ask(kAya, base::MessageId(u"newer"_s));

    QVERIFY(asking.calls.callOf(kAya));
    QVERIFY(asking.calls.callOf(kAya) != old);
    QCOMPARE(asking.room.openCalls(), 2);
    QCOMPARE(asking.room.told.size(), 0);
}

void TestRunningParts::anAnsweredRoundCancelsItsCalls()
{
    Asking asking;
    asking.room.script(kAya, llm::Purpose::Vote,
                       ScriptedAnswer::hang().afterWaiting({kTooMany, 1, Millis(1000)}));
    asking.room.script(kKyoko, llm::Purpose::Vote, ScriptedAnswer::hang());
    QSignalSpy gaveUp(&asking.calls, &room::VoteCalls::gaveUp);
    asking.open();
    asking.room.wait(0);

    asking.room.tell(model::Control::Stop);
    asking.calls.dropAnswered();

    QCOMPARE(asking.room.openCalls(), 0);
    QVERIFY(asking.room.waits().now().isEmpty());
    QCOMPARE(gaveUp.size(), 1);
    QCOMPARE(gaveUp.first().at(0).value<ParticipantId>(), kAya);
    QCOMPARE(gaveUp.first().at(1).value<model::CallTrouble>(), kTooMany);
}

void TestRunningParts::aSkippedVoteIsMissingForWhatItWaitedFor()
{
    Asking asking;
    asking.room.script(kAya, llm::Purpose::Vote,
                       ScriptedAnswer::hang().afterWaiting({kTooMany, 1, Millis(1000)}));
    asking.room.script(kKyoko, llm::Purpose::Vote, ScriptedAnswer::hang());
    asking.open();
    asking.room.wait(0);

    QVERIFY(asking.calls.skip(kAya, u"test"_s) > 0);
    QVERIFY(asking.calls.skip(kKyoko, u"test"_s) > 0);

    const QList<model::VoteFailed> missing = asking.room.toldOf<model::VoteFailed>();
    QCOMPARE(missing.value(0).cause, Cause::RateLimited);
    QCOMPARE(asking.room.told.value(0).trouble, std::optional(kTooMany));
    QCOMPARE(missing.value(1).cause, Cause::NoAnswer);
    QCOMPARE(asking.calls.skip(companion(u"nobody"_s), u"test"_s), qint64(0));
}

void TestRunningParts::aRetryAfterTheDeadlineIsSkippedAtOnce()
{
    Asking asking;
    asking.room.script(kAya, llm::Purpose::Vote,
                       ScriptedAnswer::hang().afterWaiting({kTooMany, 1, Millis(86'400'000)}));
    asking.room.script(kKyoko, llm::Purpose::Vote, ScriptedAnswer::hang());

    asking.open();
    asking.room.wait(0);

    QCOMPARE(asking.room.toldOf<model::VoteFailed>().value(0).from, kAya);
}

void TestRunningParts::votesThatGoCancelTheirCallsInSilence()
{
    BareRoom room(tea());
    room.userSays(kAsked.value());
    room.script(kAya, llm::Purpose::Vote, ScriptedAnswer::hang());
    {
        room::VoteCalls calls(room, room.agent(), room.scenes(), room.waits(), room.time());
        calls.ask(kAya, kAsked);
        QCOMPARE(room.openCalls(), 1);
    }
    room.wait(1000);

    QCOMPARE(room.openCalls(), 0);
    QCOMPARE(room.told.size(), 0);
}

void TestRunningParts::aGuestThatNeverVotedGetsAMoment()
{
    Asking asking(teaWithAGuest());
    for (const ParticipantId &voter : {kAya, kGuest})
        asking.room.script(voter, llm::Purpose::Vote, ScriptedAnswer::hang());
    asking.open();
    QVERIFY(asking.asked.voters.contains(kGuest));

    asking.room.wait(2'999);
    QCOMPARE(asking.room.toldOf<model::VoteFailed>().size(), 0);
    asking.room.wait(1);

    QCOMPARE(asking.room.toldOf<model::VoteFailed>().size(), 1);
    QCOMPARE(asking.room.toldOf<model::VoteFailed>().first().from, kGuest);
}

void TestRunningParts::aGuestThatListensHasItsDeadline()
{
    Asking asking(teaWithAGuest());
    for (const ParticipantId &voter : {kAya, kGuest})
        asking.room.script(voter, llm::Purpose::Vote, ScriptedAnswer::hang());
    asking.guests.expect(kGuest, true);
    asking.open();

    asking.room.wait(3'000);
    QCOMPARE(asking.room.toldOf<model::VoteFailed>().size(), 0);
    asking.waitForDeadline();

    QCOMPARE(asking.room.toldOf<model::VoteFailed>().size(), 1);
    QCOMPARE(asking.room.toldOf<model::VoteFailed>().first().from, kGuest);
}

// A guest that missed a deadline is not waited for again, until they vote.
void TestRunningParts::aSilentGuestIsPassedOverWhenOthersVoted()
{
    Asking asking(teaWithAGuest());
    asking.room.script(kAya, llm::Purpose::Vote, kSpeaks);
    asking.room.script(kGuest, llm::Purpose::Vote, ScriptedAnswer::hang());
    asking.open();
    asking.room.wait(0);
    QCOMPARE(asking.room.toldOf<model::Voted>().size(), 1);

    asking.guests.passOverSilent();
    asking.room.wait(0);

    QCOMPARE(asking.room.toldOf<model::VoteFailed>().size(), 1);
    QCOMPARE(asking.room.toldOf<model::VoteFailed>().first().from, kGuest);
}

void TestRunningParts::aSleepOfTheMachineMissesGuestsInTime()
{
    Asking asking(teaWithAGuest());
    for (const ParticipantId &voter : {kAya, kGuest})
        asking.room.script(voter, llm::Purpose::Vote, ScriptedAnswer::hang());
    asking.guests.hearOf(kGuest);
    asking.open();
    const Millis deadline = asking.asked.deadlines.value(kGuest, asking.asked.deadline);

    asking.room.time().sleep(Millis(3'600'000));
    asking.guests.missLate();

    QCOMPARE(asking.room.told.size(), 1);
    QCOMPARE(asking.room.told.first().input.t, deadline - Millis(1));
    QCOMPARE(asking.room.toldOf<model::VoteFailed>().first().from, kGuest);
}

// ---- turns

void TestRunningParts::aTurnPublishesItsEventsThenItsEnd()
{
    Speaking speaking;
    const TurnId turn = speaking.letAyaSpeak(ScriptedAnswer::text(u"Tea is ready."_s));
    QVERIFY(speaking.turns->hasBegun(kAya));
    speaking.room.wait(0);

    const QList<model::TurnEvent> events = speaking.room.published<model::TurnEvent>();
    QVERIFY(std::holds_alternative<model::Finished>(events.last().kind));
    for (qsizetype i = 0; i < events.size(); ++i) {
        QCOMPARE(events.at(i).turn, turn);
        QCOMPARE(events.at(i).number, qint64(i));
    }
    const QList<model::TurnOver> ends = speaking.room.toldOf<model::TurnOver>();
    QCOMPARE(ends.size(), 1);
    QCOMPARE(ends.first().outcome, model::Outcome::Spoke);
    QCOMPARE(ends.first().said.value().text, u"Tea is ready."_s);
    QVERIFY(!speaking.turns->find(kAya));
}

void TestRunningParts::aTurnThatWasCutKeepsItsWordsAsInterrupted()
{
    Speaking speaking;
    const TurnId turn = speaking.letAyaSpeak(ScriptedAnswer::hang({u"Tea is"_s}));
    speaking.room.wait(0);

    const room::RunningTurns::Cut cut = speaking.turns->cutTurns(
        {{{}, model::AbortTurn{kAya, Cause::BargeIn}}, {{}, model::AbortTurn{kKyoko, Cause::BargeIn}}});

    QCOMPARE(cut.size(), 1);
    QCOMPARE(cut.value(kAya), turn);
    const QList<MessagePosted> kept = speaking.room.published<MessagePosted>();
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.first().way, MessagePosted::Way::Interrupted);
    QCOMPARE(kept.first().message.text, u"Tea is"_s);
    QCOMPARE(kept.first().turn, std::optional(turn));
    QCOMPARE(speaking.room.toldOf<model::TurnOver>().size(), 0); // the floor itself said so
    QCOMPARE(speaking.room.openCalls(), 0);
}

void TestRunningParts::aTurnThatFailsKeepsWhatWasSaid()
{
    Speaking speaking;
    ScriptedAnswer breaks = ScriptedAnswer::failure(Cause::Unreachable);
    breaks.pieces = {{.after = Millis(0), .text = u"Tea is"_s}};
    speaking.letAyaSpeak(breaks);
    speaking.room.wait(0);

    QCOMPARE(speaking.room.published<MessagePosted>().value(0).message.text, u"Tea is"_s);
    const QList<model::TurnOver> ends = speaking.room.toldOf<model::TurnOver>();
    QCOMPARE(ends.size(), 1);
    QCOMPARE(ends.first().outcome, model::Outcome::Failed);
    QCOMPARE(speaking.room.told.last().trouble.value().cause, Cause::Unreachable);
}

void TestRunningParts::aTurnThatFallsSilentIsGivenUp()
{
    Speaking speaking;
    speaking.letAyaSpeak(ScriptedAnswer::hang());
    speaking.room.wait(3'600'000);

    const QList<model::TurnOver> ends = speaking.room.toldOf<model::TurnOver>();
    QCOMPARE(ends.size(), 1);
    QCOMPARE(ends.first().outcome, model::Outcome::Failed);
    QCOMPARE(ends.first().cause, std::optional(Cause::Timeout));
    QCOMPARE(speaking.room.openCalls(), 0);
}

void TestRunningParts::aTurnTakenUpCountsItsAttempt()
{
    Speaking speaking;
    speaking.room.script(kAya, llm::Purpose::Speech, ScriptedAnswer::text(u"Once more."_s));
    const TurnId turn(u"earlier"_s);
    speaking.turns->takeUp(kAya, turn, 2);
    QVERIFY(!speaking.turns->hasBegun(kAya));

    speaking.turns->begin(kAya, turn);
    speaking.room.wait(0);

    const QList<model::TurnEvent> events = speaking.room.published<model::TurnEvent>();
    QVERIFY(!events.isEmpty());
    QCOMPARE(events.first().turn, turn);
    QCOMPARE(events.first().attempt, 2);
}

void TestRunningParts::theEndOfATurnWaitsForItsVoice()
{
    Speaking speaking(aloud());
    const TurnId turn = speaking.letAyaSpeak(ScriptedAnswer::text(u"Tea."_s));
    speaking.room.wait(0);

    QCOMPARE(speaking.room.toldOf<model::TurnOver>().size(), 0);
    QVERIFY(speaking.turns->hasBegun(kAya));
    QCOMPARE(speaking.delivery.done, (QStringList{u"begin "_s + turn.value(), u"add Tea."_s, u"finish"_s}));
    speaking.turns->delivered(TurnId(u"of another room"_s));
    QCOMPARE(speaking.room.toldOf<model::TurnOver>().size(), 0);
    speaking.turns->delivered(turn);

    QCOMPARE(speaking.room.toldOf<model::TurnOver>().size(), 1);
}

void TestRunningParts::aGuestsTurnIsToldWhole()
{
    Speaking speaking;
    speaking.letAyaSpeak(ScriptedAnswer::hang());

    speaking.turns->endOfGuest(
        {.from = kAya, .outcome = model::Outcome::Spoke, .said = tests::message(u"m"_s).says(u"Tweet"_s)},
        u"door"_s);

    const QList<model::TurnEvent> events = speaking.room.published<model::TurnEvent>();
    QVERIFY(events.size() >= 2);
    QCOMPARE(std::get<model::Content>(events.at(events.size() - 2).kind).text, u"Tweet"_s);
    QVERIFY(std::holds_alternative<model::Finished>(events.last().kind));
    QCOMPARE(speaking.room.toldOf<model::TurnOver>().size(), 1);
    QCOMPARE(speaking.room.openCalls(), 0);
}

void TestRunningParts::turnsThatGoCancelTheirCallsInSilence()
{
    Speaking speaking(aloud());
    speaking.letAyaSpeak(ScriptedAnswer::hang({u"Tea"_s}));
    speaking.room.wait(0);
    const qsizetype logged = speaking.room.log.size();

    speaking.turns.reset();

    QCOMPARE(speaking.delivery.done.last(), u"cut"_s);
    QCOMPARE(speaking.room.openCalls(), 0);
    QCOMPARE(speaking.room.log.size(), logged);
    QCOMPARE(speaking.room.told.size(), 0);
}

void TestRunningParts::aRoomThatIsNotReadHasNoVoice()
{
    NotedDelivery delivery;
    BareRoom silent(tea());
    BareRoom loud(aloud());
    room::TurnVoice ofSilent(&delivery, silent.room(), silent.ids());
    room::TurnVoice ofNobody(nullptr, loud.room(), loud.ids());
    room::TurnVoice ofLoud(&delivery, loud.room(), loud.ids());
    const model::Persona aya = tests::persona(u"aya"_s);

    QVERIFY(!ofSilent.begin(TurnId(u"1"_s), aya));
    QVERIFY(!ofNobody.begin(TurnId(u"1"_s), aya));
    ofNobody.hush();
    ofSilent.readBought(aya, u"Tea"_s, base::MessageId(u"m1"_s));
    ofSilent.takeBack(base::MessageId(u"m1"_s));
    delivery.isHeard = false;
    QVERIFY(!ofLoud.begin(TurnId(u"1"_s), aya));
    QVERIFY(delivery.done.isEmpty());
}

void TestRunningParts::boughtWordsAreHushedOnTheirFloorAlone()
{
    NotedDelivery delivery;
    BareRoom vote(aloud());
    model::Room sold = aloud();
    sold.policy.policy = model::PolicyName::Resource;
    BareRoom resource(sold);
    room::TurnVoice ofVote(&delivery, vote.room(), vote.ids());
    room::TurnVoice ofResource(&delivery, resource.room(), resource.ids());

    ofVote.hushBought();
    QVERIFY(delivery.done.isEmpty());
    ofResource.readBought(tests::persona(u"aya"_s), u"Tea"_s, base::MessageId(u"m1"_s));
    ofResource.hushBought();

    QCOMPARE(delivery.done.size(), 4);
    QCOMPARE(delivery.done.at(1), u"add Tea"_s);
    QCOMPARE(delivery.done.last(), u"hush"_s);
}

void TestRunningParts::boughtWordsThatAreTakenBackAreCut()
{
    NotedDelivery delivery;
    BareRoom loud(aloud());
    room::TurnVoice voice(&delivery, loud.room(), loud.ids());
    voice.readBought(tests::persona(u"aya"_s), u"Tea"_s, base::MessageId(u"m1"_s));
    const qsizetype before = delivery.done.size();

    voice.takeBack(base::MessageId(u"m2"_s));
    QCOMPARE(delivery.done.size(), before);
    voice.takeBack(base::MessageId(u"m1"_s));
    QCOMPARE(delivery.done.last(), u"cut"_s);
    voice.takeBack(base::MessageId(u"m1"_s)); // only once
    QCOMPARE(delivery.done.size(), before + 1);
}

SUITE_TEST(QCoreApplication, TestRunningParts)

} // namespace tst_running_parts

#include "tst_running_parts.moc"
