// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <memory>
#include <vector>

namespace tst_what_if_service {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using base::Millis;
using model::VoteState;
using model::WhatIf;
using model::WhatIfAnswer;
using ports::WhatIfPort;
using tests::Answer;
using tests::companion;
using tests::ScriptedAnswer;
using tests::StudioHouse;
using tests::TemporaryStudio;

namespace {

const Millis kTurn(5000); // longer than a vote, a gap and a short speech

/// A room in which Aya always votes 7 and Kyoko 6, and one of them answers each line.
model::Room roomOfTwo(StudioHouse &house, const QString &name = u"tea"_s)
{
    for (const QString &who : {u"aya"_s, u"kyoko"_s}) {
        (void)tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(tests::persona(who));
        const int importance = who == u"aya"_s ? 7 : 6;
        house.model().script(companion(who), llm::Purpose::Vote,
                             ScriptedAnswer::vote(VoteState::Speak, importance));
        house.model().script(companion(who), llm::Purpose::Speech, ScriptedAnswer::text(u"I do."_s));
    }
    return house.create(tests::room(name).with({u"aya"_s, u"kyoko"_s}).tuned([](auto &policy) {
        policy.maxCompanionTurns = 1;
    }));
}

void talk(StudioHouse &house, const base::RoomId &room, int lines)
{
    for (int i = 0; i < lines; ++i) {
        (void)house.say(room, u"Line %1: who knows?"_s.arg(i));
        house.wait(kTurn);
    }
}

base::Result<WhatIfAnswer> ask(StudioHouse &house, const base::RoomId &room, const WhatIf &change)
{
    return tests::answerOf<WhatIfAnswer>(house.whatIf(), &WhatIfPort::ask, room, change);
}

qint64 lastDecision(const StudioHouse &house)
{
    qint64 seq = 0;
    for (const model::Envelope &envelope : house.published()) {
        if (std::holds_alternative<model::Decided>(envelope.body))
            seq = envelope.seq;
    }
    return seq;
}

} // namespace

/// Whole rooms decided again, from the data on disk.
class TestWhatIfService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAChangeNothingDiffers();
    void aShiftIsTriedOnEveryRound();
    void oneRoundIsAnsweredWithItsDecision();
    void whatCameSinceIsCountedToo();
    void severalRoomsInTurn();
    void requestsAreAnsweredInOrder();
    void theNewestRoundNeedsNoNumber();
    void whatIsCancelledFailsAndTheNextIsAnswered();
    void aQuestionThatIsDroppedIsCancelled();
    void whoWentIsNotAnswered();
    void anotherPolicyIsAnswered();
    void aNewerWishForAPolicyCancelsTheOneBefore();
    void aLongRoomIsReadInPages();
    void aRoundThatIsNoneIsNotFound();
    void anUnknownRoomIsNotFound();
    void aRoomWithoutVotesHasNothing();
    void aStudioForReadingAnswersToo();
};

void TestWhatIfService::withoutAChangeNothingDiffers()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomOfTwo(house);
    talk(house, room.id, 3);

    const auto answer = ask(house, room.id, {});

    QVERIFY(answer);
    QCOMPARE(answer->decisions, 3);
    QCOMPARE(answer->differ, 0);
    QCOMPARE(answer->unknown, 0);
}

void TestWhatIfService::aShiftIsTriedOnEveryRound()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomOfTwo(house);
    talk(house, room.id, 3);

    const auto answer = ask(house, room.id, {.shifts = {{companion(u"kyoko"_s), {2}}}});

    QVERIFY(answer);
    QCOMPARE(answer->differ, 3);
    QCOMPARE(answer->examples.size(), 3);
    QCOMPARE(answer->examples.first().seq, lastDecision(house));
    QCOMPARE(answer->examples.first().was.winner, companion(u"aya"_s));
    QCOMPARE(answer->examples.first().would.winner, companion(u"kyoko"_s));
}

void TestWhatIfService::oneRoundIsAnsweredWithItsDecision()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomOfTwo(house);
    talk(house, room.id, 2);
    const model::VoteEdit silent{.companion = companion(u"aya"_s), .state = VoteState::Listen};

    const auto answer = ask(house, room.id, {.round = lastDecision(house), .votes = {silent}});

    QVERIFY(answer && answer->round);
    QCOMPARE(answer->round->would.winner, companion(u"kyoko"_s));
    QCOMPARE(answer->round->would.candidates.size(), 2);
    QCOMPARE(answer->differ, 1);
}

void TestWhatIfService::whatCameSinceIsCountedToo()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomOfTwo(house);
    talk(house, room.id, 1);
    QCOMPARE(ask(house, room.id, {})->decisions, 1);

    talk(house, room.id, 2);
    const auto answer = ask(house, room.id, {.leftOut = {companion(u"aya"_s)}});

    QVERIFY(answer);
    QCOMPARE(answer->decisions, 3);
    QCOMPARE(answer->differ, 3);
}

void TestWhatIfService::severalRoomsInTurn()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room tea = roomOfTwo(house);
    talk(house, tea.id, 2);
    const model::Room garden = roomOfTwo(house, u"garden"_s);
    talk(house, garden.id, 1);

    QCOMPARE(ask(house, tea.id, {})->decisions, 2);
    QCOMPARE(ask(house, garden.id, {})->decisions, 1);
    QCOMPARE(ask(house, tea.id, {})->decisions, 2);
}

void TestWhatIfService::requestsAreAnsweredInOrder()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomOfTwo(house);
    talk(house, room.id, 1);

    QList<int> answered;
    std::vector<base::Job> jobs;
    for (int i = 0; i < 5; ++i) {
        const auto note = [&answered, i](const base::Result<WhatIfAnswer> &) { answered.append(i); };
        jobs.push_back(
            house.whatIf().ask(room.id, {.shifts = {{companion(u"kyoko"_s), {i}}}}, {&house, note}));
    }

    QTRY_COMPARE(answered, (QList<int>{0, 1, 2, 3, 4}));
}

void TestWhatIfService::theNewestRoundNeedsNoNumber()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomOfTwo(house);
    talk(house, room.id, 2);

    const auto answer =
        ask(house, room.id,
            {.newestRound = true, .votes = {{.companion = companion(u"kyoko"_s), .importance = 9}}});

    QVERIFY(answer && answer->round);
    QCOMPARE(answer->round->seq, lastDecision(house));
    QCOMPARE(answer->round->would.winner, companion(u"kyoko"_s));
    QCOMPARE(answer->differ, 1);
}

void TestWhatIfService::whatIsCancelledFailsAndTheNextIsAnswered()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomOfTwo(house);
    talk(house, room.id, 1);
    Answer<WhatIfAnswer> running;
    Answer<WhatIfAnswer> waiting;
    Answer<WhatIfAnswer> last;

    base::Job first = house.whatIf().ask(room.id, {}, running.then());
    base::Job second = house.whatIf().ask(room.id, {}, waiting.then());
    base::Job third = house.whatIf().ask(room.id, {}, last.then());
    first.cancel();
    second.cancel();
    QVERIFY(last.comes() && last.result());

    QVERIFY(running.comes() && !running.result());
    QVERIFY(waiting.comes() && !waiting.result());
    QCOMPARE(running.result().error().code, ErrorCode::Cancelled);
    QCOMPARE(waiting.result().error().code, ErrorCode::Cancelled);
    third.cancel(); // already ended
    QVERIFY(ask(house, room.id, {}));
    QVERIFY(running.comes() && waiting.comes() && last.comes()); // one answer each
}

void TestWhatIfService::aQuestionThatIsDroppedIsCancelled()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomOfTwo(house);
    talk(house, room.id, 1);
    Answer<WhatIfAnswer> every;
    Answer<model::AsPolicyAnswer> other;

    {
        const base::Job first = house.whatIf().ask(room.id, {}, every.then());
        const base::Job second =
            house.whatIf().askAs(room.id, {.policy = model::PolicyName::Ring}, other.then());
    }

    QCOMPARE(every.waited().error().code, ErrorCode::Cancelled);
    QCOMPARE(other.waited().error().code, ErrorCode::Cancelled);
}

void TestWhatIfService::whoWentIsNotAnswered()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomOfTwo(house);
    talk(house, room.id, 1);
    bool isAnswered = false;
    auto context = std::make_unique<QObject>();

    const base::Job job = house.whatIf().ask(
        room.id, {},
        {context.get(), [&isAnswered](const base::Result<WhatIfAnswer> &) { isAnswered = true; }});
    context.reset();

    QVERIFY(ask(house, room.id, {})); // the next question is answered
    QVERIFY(!isAnswered);
}

void TestWhatIfService::anotherPolicyIsAnswered()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomOfTwo(house);
    talk(house, room.id, 130); // several pages
    const auto askAs = [&house](const base::RoomId &where, const model::AsPolicy &wish) {
        return tests::answerOf<model::AsPolicyAnswer>(house.whatIf(), &WhatIfPort::askAs, where, wish);
    };

    const auto answer = askAs(room.id, {.policy = model::PolicyName::Manual});

    QVERIFY(answer);
    QCOMPARE(answer->rounds.size(), 260); // the question and the answer
    QCOMPARE(answer->differ, 130);
    QCOMPARE(answer->unknown, 0);
    QCOMPARE(askAs(base::RoomId(u"nowhere"_s), {}).error().code, ErrorCode::NotFound);
}

void TestWhatIfService::aNewerWishForAPolicyCancelsTheOneBefore()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomOfTwo(house);
    talk(house, room.id, 1);
    Answer<model::AsPolicyAnswer> first;
    Answer<model::AsPolicyAnswer> second;
    Answer<model::AsPolicyAnswer> third;
    WhatIfPort &port = house.whatIf();

    const base::Job ring = port.askAs(room.id, {.policy = model::PolicyName::Ring}, first.then());
    const base::Job list = port.askAs(room.id, {.policy = model::PolicyName::List}, second.then());
    QVERIFY(second.comes() && second.result());
    base::Job last = port.askAs(room.id, {.policy = model::PolicyName::List}, third.then());
    last.cancel();
    QVERIFY(third.comes() && !third.result());

    QVERIFY(first.comes() && !first.result());
    QCOMPARE(first.result().error().code, ErrorCode::Cancelled);
    QCOMPARE(third.result().error().code, ErrorCode::Cancelled);
    QVERIFY(second.comes()); // once
}

void TestWhatIfService::aLongRoomIsReadInPages()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomOfTwo(house);
    talk(house, room.id, 210); // five inputs or decisions each

    const auto answer = ask(house, room.id, {.shifts = {{companion(u"kyoko"_s), {2}}}});

    QVERIFY(answer);
    QCOMPARE(answer->decisions, 210);
    QCOMPARE(answer->differ, 210);
    QCOMPARE(answer->examples.size(), WhatIfAnswer::kMostExamples);
}

void TestWhatIfService::aRoundThatIsNoneIsNotFound()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomOfTwo(house);
    talk(house, room.id, 1);

    const auto answer = ask(house, room.id, {.round = 1});

    QVERIFY(!answer);
    QCOMPARE(answer.error().code, ErrorCode::NotFound);
}

void TestWhatIfService::anUnknownRoomIsNotFound()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomOfTwo(house);
    talk(house, room.id, 1);

    const auto answer = ask(house, base::RoomId(u"nowhere"_s), {});

    QVERIFY(!answer);
    QCOMPARE(answer.error().code, ErrorCode::NotFound);
    QCOMPARE(ask(house, room.id, {})->decisions, 1); // and the next question is answered
}

void TestWhatIfService::aRoomWithoutVotesHasNothing()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room =
        house.create(tests::room(u"quiet"_s).with({u"aya"_s}).policy(model::PolicyName::Manual));
    talk(house, room.id, 2);

    const auto answer = ask(house, room.id, {.shifts = {{companion(u"aya"_s), {2}}}});

    QVERIFY(answer);
    QCOMPARE(*answer, WhatIfAnswer());
}

void TestWhatIfService::aStudioForReadingAnswersToo()
{
    const TemporaryStudio studio;
    base::RoomId room;
    {
        StudioHouse house(studio.dataFolder());
        room = roomOfTwo(house).id;
        talk(house, room, 2);
    }
    StudioHouse reader(studio.dataFolder(), StudioHouse::Access::ReadOnly);

    const auto answer = ask(reader, room, {.shifts = {{companion(u"kyoko"_s), {2}}}});

    QVERIFY(answer);
    QCOMPARE(answer->differ, 2);
}

SUITE_TEST(QCoreApplication, TestWhatIfService)

} // namespace tst_what_if_service

#include "tst_what_if_service.moc"
