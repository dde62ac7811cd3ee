// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/participants.h"
#include "core/model/past/deletion.h"
#include "core/model/room_limits.h"
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <QRandomGenerator>

namespace tst_room_ways {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using base::MessageId;
using base::Millis;
using model::MessagePosted;
using model::PolicyName;
using tests::companion;
using tests::ScriptedAnswer;
using tests::StudioHouse;
using tests::TemporaryStudio;

namespace {

const auto kAya = companion(u"aya"_s);

model::Room roomWith(StudioHouse &house, PolicyName policy, const QStringList &names = {u"aya"_s})
{
    model::Room room = tests::room(u"Tea"_s).with(names);
    room.policy.policy = policy;
    return house.create(room);
}

void says(StudioHouse &house, const QStringList &replies)
{
    for (const QString &reply : replies)
        house.model().script(kAya, llm::Purpose::Speech, ScriptedAnswer::text(reply));
}

/// The user says hello, Aya is cued and answers with the first words of her script.
void talk(StudioHouse &house, const model::Room &room)
{
    (void)house.say(room.id, u"Hello"_s);
    (void)tests::endOf(house.rooms(), &ports::RoomPort::cue)(room.id, kAya);
    house.wait(Millis(5'000));
}

QStringList texts(StudioHouse &house, const model::Room &room)
{
    QStringList all;
    const auto view = house.open(room.id);
    for (const model::MessageRow &row : view ? view->newest.rows : QList<model::MessageRow>())
        all.append(row.posted.message.text);
    return all;
}

model::MessageRow newest(StudioHouse &house, const model::Room &room)
{
    const auto view = house.open(room.id);
    return view && !view->newest.rows.isEmpty() ? view->newest.rows.last() : model::MessageRow{};
}

const auto kKyoko = companion(u"kyoko"_s);

/// Aya and Kyoko vote with these numbers, and speak once after each line of the user.
model::Room voters(StudioHouse &house, int ayas, int kyokos, model::VoteState state = model::VoteState::Speak,
                   bool courtesy = true)
{
    for (const QString &name : {u"aya"_s, u"kyoko"_s}) {
        (void)tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(tests::persona(name));
        house.model().script(companion(name), llm::Purpose::Vote,
                             ScriptedAnswer::vote(state, name == u"aya"_s ? ayas : kyokos));
        house.model().script(companion(name), llm::Purpose::Speech,
                             ScriptedAnswer::text(u"I am %1."_s.arg(name)));
    }
    return house.create(tests::room(u"Tea"_s).with({u"aya"_s, u"kyoko"_s}).tuned([courtesy](auto &policy) {
        policy.maxCompanionTurns = 1;
        policy.courtesy = courtesy;
    }));
}

QList<qint64> decisions(const StudioHouse &house)
{
    QList<qint64> all;
    for (const model::Envelope &envelope : house.published()) {
        if (std::holds_alternative<model::Decided>(envelope.body))
            all.append(envelope.seq);
    }
    return all;
}

/// Votes and failed votes after that event and its way back.
QList<model::Envelope> newVotes(const StudioHouse &house, qint64 after)
{
    QList<model::Envelope> votes;
    for (const model::Envelope &envelope : house.published()) {
        const auto *told = std::get_if<model::FloorTold>(&envelope.body);
        const bool isVote = told && (std::holds_alternative<model::Voted>(told->input.kind) ||
                                     std::holds_alternative<model::VoteFailed>(told->input.kind));
        if (isVote && envelope.seq > after)
            votes.append(envelope);
    }
    return votes;
}

} // namespace

/// Replies that are made again, alternatives that are chosen, and messages that are edited, over a real
/// store.
class TestRoomWays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReplyIsMadeAgainByTheSameTurn();
    void aReplyThatIsMadeAgainAsksNoDirector();
    void theOtherOneCanBeChosenWithAllThatFollowed();
    void whatIsDecidedAgainIsAnotherTurn_data();
    void whatIsDecidedAgainIsAnotherTurn();
    void otherVotesArePlayedAsAnAlternative();
    void aRoundInWhichNobodySpokeIsPlayedToo();
    void onlyVotesThatAreNotKnownAreAskedFor();
    void whatRunsIsStoppedForOtherVotes();
    void votesThatCannotBePlayedAreRefused();
    void whatRunsIsStoppedFirst();
    void aRestartFindsTheSameRoom();
    void afterAnythingARestartFindsTheSameRoom_data();
    void afterAnythingARestartFindsTheSameRoom();
    void whatCannotBeDoneIsRefused();
    void aChangedMessageIsToldToWhoIsAsked();
    void aDeletedMessageIsToldToNobodyUntilItComesBack();
    void theListOfRoomsEndsWithWhatIsLeft();
    void whatIsSaidMeanwhileWaits();
    void theRoomsTimeGoesBack();
    void changedRulesStay();
    void whatCameToNothingIsBroughtBack();
    void onTheResourceFloorTheLevelGoesBackToo();
};

void TestRoomWays::aReplyIsMadeAgainByTheSameTurn()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomWith(house, PolicyName::Manual);
    says(house, {u"One."_s, u"Two."_s});
    talk(house, room);
    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s, u"One."_s}));
    const MessagePosted first = newest(house, room).posted;

    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::replyAgain)(room.id, {}));
    house.wait(Millis(5'000));

    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s, u"Two."_s}));
    const model::MessageRow second = newest(house, room);
    QCOMPARE(second.posted.turn, first.turn);
    QCOMPARE(second.posted.attempt, 2);
    QCOMPARE(second.posted.parent, first.parent);
    QCOMPARE(second.alternatives, (model::Alternatives{2, 2}));
    QVERIFY(house.open(room.id)->floor.rest);
}

void TestRoomWays::aReplyThatIsMadeAgainAsksNoDirector()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomWith(house, PolicyName::Director, {u"aya"_s, u"kyoko"_s, u"natsumi"_s});
    says(house, {u"One."_s, u"Two."_s});
    for (const QString &next : {u"companion_aya"_s, u"nobody"_s})
        house.model().script(model::directorId(), llm::Purpose::Direction,
                             ScriptedAnswer::text(uR"({"next": "%1"})"_s.arg(next)));
    (void)house.say(room.id, u"Hello"_s);
    house.wait(Millis(5'000));
    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s, u"One."_s}));
    const auto choices = [&house] {
        return std::count_if(
            house.model().requests().begin(), house.model().requests().end(),
            [](const auto &request) { return request.brief.purpose == llm::Purpose::Direction; });
    };
    QCOMPARE(choices(), 2);

    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::replyAgain)(room.id, {}));
    house.wait(Millis(5'000));

    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s, u"Two."_s}));
    QCOMPARE(choices(), 3); // after the reply, as always; none for the turn itself
}

void TestRoomWays::theOtherOneCanBeChosenWithAllThatFollowed()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomWith(house, PolicyName::Manual);
    says(house, {u"One."_s, u"Two."_s});
    talk(house, room);
    const MessageId first = newest(house, room).posted.message.id;
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::replyAgain)(room.id, {}));
    house.wait(Millis(5'000));
    const MessageId second = newest(house, room).posted.message.id;
    QVERIFY(!house.say(room.id, u"Thanks"_s));

    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::chooseAlternative)(room.id, second, 1));
    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s, u"One."_s}));
    QCOMPARE(newest(house, room).alternatives, (model::Alternatives{1, 2}));
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::chooseAlternative)(room.id, first, 2));
    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s, u"Two."_s, u"Thanks"_s}));
    QVERIFY(tests::endOf(house.rooms(), &ports::RoomPort::chooseAlternative)(room.id, second,
                                                                             2)); // already shown
    QVERIFY(tests::endOf(house.rooms(), &ports::RoomPort::chooseAlternative)(room.id, second,
                                                                             3)); // there are only two
}

void TestRoomWays::whatIsDecidedAgainIsAnotherTurn_data()
{
    QTest::addColumn<PolicyName>("policy");
    QTest::newRow("vote") << PolicyName::Vote;
    QTest::newRow("ring") << PolicyName::Ring;
    QTest::newRow("manual") << PolicyName::Manual;
}

void TestRoomWays::whatIsDecidedAgainIsAnotherTurn()
{
    QFETCH(const PolicyName, policy);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomWith(house, policy);
    says(house, {u"One."_s, u"Two."_s});
    talk(house, room);
    (void)tests::endOf(house.rooms(), &ports::RoomPort::transport)(room.id, ports::Transport::Stop);
    house.wait(Millis(0));
    const auto before = house.open(room.id);
    MessagePosted first;
    for (const model::MessageRow &row : before->newest.rows) {
        if (row.posted.message.text == u"One."_s)
            first = row.posted;
    }
    QCOMPARE(first.message.text, u"One."_s);

    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::decideAgain)(room.id, first.message.id));
    house.wait(Millis(60'000));

    const auto view = house.open(room.id);
    QVERIFY(view->newest.rows.size() >= 2);
    const MessagePosted second = view->newest.rows[1].posted;
    QCOMPARE(second.message.text, u"Two."_s);
    QVERIFY(second.turn != first.turn);
    QCOMPARE(second.attempt, 1);
    QCOMPARE(view->newest.rows[1].alternatives, (model::Alternatives{2, 2}));
}

void TestRoomWays::otherVotesArePlayedAsAnAlternative()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = voters(house, 7, 5);
    (void)house.say(room.id, u"Hello"_s);
    house.wait(Millis(5'000));
    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s, u"I am aya."_s}));
    const qint64 decision = decisions(house).first();
    const qint64 before = decisions(house).size();

    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::playVotes)(
        room.id, decision, {{.companion = kKyoko, .importance = 9}}));
    house.wait(Millis(5'000));

    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s, u"I am kyoko."_s}));
    QCOMPARE(newest(house, room).alternatives, (model::Alternatives{2, 2}));
    const QList<model::Envelope> votes = newVotes(house, decision);
    QCOMPARE(votes.size(), 2);
    QCOMPARE(votes[0].origin, u"studio"_s);
    QCOMPARE(votes[1].origin, u"user"_s); // Kyoko's vote, set by the user
    QCOMPARE(decisions(house).size(), before + 1);
    const model::Decision again = *house.open(room.id)->floor.decision;
    QCOMPARE(again.winner, kKyoko);
    QCOMPARE(again.candidates[0].importance, 7);
    QCOMPARE(again.candidates[1].importance, 9);
    const base::MessageId now = newest(house, room).posted.message.id;
    QVERIFY(
        !tests::endOf(house.rooms(), &ports::RoomPort::chooseAlternative)(room.id, now, 1)); // one step back
    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s, u"I am aya."_s}));
}

void TestRoomWays::aRoundInWhichNobodySpokeIsPlayedToo()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    model::Room room = voters(house, 7, 5, model::VoteState::Listen, false);
    (void)house.say(room.id, u"Hello"_s);
    house.wait(Millis(5'000));
    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s}));
    const qint64 decision = decisions(house).first();

    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::playVotes)(
        room.id, decision, {{.companion = kAya, .state = model::VoteState::Speak}}));
    house.wait(Millis(5'000));

    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s, u"I am aya."_s}));
}

void TestRoomWays::onlyVotesThatAreNotKnownAreAskedFor()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = voters(house, 7, 5);
    (void)house.say(room.id, u"Hello"_s);
    house.wait(Millis(5'000));
    const qint64 decision = decisions(house).first();

    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::playVotes)(
        room.id, decision, {{.companion = kAya, .missing = true}}));
    house.wait(Millis(5'000));

    const model::Decision again = *house.open(room.id)->floor.decision;
    QCOMPARE(again.winner, kKyoko);
    QCOMPARE(again.candidates[0].cause, model::Cause::NoAnswer);
    const QList<model::Envelope> votes = newVotes(house, decision);
    QCOMPARE(votes.size(), 2); // Aya's is missing because of the user, Kyoko's is unchanged
    QCOMPARE(votes[0].origin, u"user"_s);
}

void TestRoomWays::whatRunsIsStoppedForOtherVotes()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = voters(house, 7, 5);
    (void)house.say(room.id, u"Hello"_s);
    house.wait(Millis(200)); // decided, and Aya is in her gap
    const qint64 decision = decisions(house).first();

    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::playVotes)(
        room.id, decision, {{.companion = kKyoko, .selected = true}}));
    house.wait(Millis(5'000));

    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s, u"I am kyoko."_s}));
}

void TestRoomWays::votesThatCannotBePlayedAreRefused()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    model::Room room = voters(house, 7, 5);
    (void)house.say(room.id, u"Hello"_s);
    house.wait(Millis(5'000));
    const qint64 decision = decisions(house).first();
    const auto play = [&](qint64 seq, const base::ParticipantId &who) {
        const auto error = tests::endOf(house.rooms(), &ports::RoomPort::playVotes)(
            room.id, seq, {{.companion = who, .importance = 9}});
        return error ? std::optional(error->code) : std::nullopt;
    };

    QCOMPARE(play(decision + 1, kKyoko), ErrorCode::NotFound);
    QCOMPARE(play(0, kKyoko), ErrorCode::NotFound);
    QCOMPARE(play(decision, companion(u"nobody"_s)), ErrorCode::InvalidInput);
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::setRoster)(room.id, {kAya}));
    QCOMPARE(play(decision, kKyoko), ErrorCode::InvalidInput);
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::setRoster)(room.id, {kAya, kKyoko}));
    model::PolicySettings ring = room.policy;
    ring.policy = PolicyName::Ring;
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::setPolicy)(room.id, ring));
    QCOMPARE(play(decision, kKyoko), ErrorCode::InvalidInput);
    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s, u"I am aya."_s}));
}

void TestRoomWays::whatRunsIsStoppedFirst()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomWith(house, PolicyName::Manual);
    says(house, {u"One."_s, u"Two."_s});
    (void)house.say(room.id, u"Hello"_s);
    (void)tests::endOf(house.rooms(), &ports::RoomPort::cue)(room.id, kAya);
    house.wait(Millis(5'000));
    (void)tests::endOf(house.rooms(), &ports::RoomPort::cue)(room.id,
                                                             kAya); // in the gap when the reply is made again
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::replyAgain)(room.id, {}));
    house.wait(Millis(5'000));
    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s, u"Two."_s}));
    QCOMPARE(newest(house, room).posted.attempt, 2);
}

void TestRoomWays::aRestartFindsTheSameRoom()
{
    const TemporaryStudio studio;
    ports::FloorView before;
    QStringList said;
    model::Room room;
    {
        StudioHouse house(studio.dataFolder());
        room = roomWith(house, PolicyName::Vote, {u"aya"_s, u"kyoko"_s});
        says(house, {u"One."_s, u"Two."_s});
        talk(house, room);
        (void)tests::endOf(house.rooms(), &ports::RoomPort::transport)(room.id, ports::Transport::Stop);
        QVERIFY(!tests::endOf(house.rooms(),
                              &ports::RoomPort::replyAgain)(room.id, newest(house, room).posted.message.id));
        house.wait(Millis(5'000));
        (void)tests::endOf(house.rooms(), &ports::RoomPort::transport)(room.id, ports::Transport::Stop);
        QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::chooseAlternative)(
            room.id, newest(house, room).posted.message.id, 1));
        said = texts(house, room);
        before = house.open(room.id)->floor;
    }
    QCOMPARE(said, (QStringList{u"Hello"_s, u"One."_s}));
    StudioHouse house(studio.dataFolder(), StudioHouse::Access::ReadWrite, 2);
    QCOMPARE(texts(house, room), said);
    const auto after = house.open(room.id)->floor;
    QCOMPARE(after.rows, before.rows);
    QCOMPARE(after.decision, before.decision);
    QCOMPARE(after.rest, before.rest);
    QCOMPARE(after.companionTurns, before.companionTurns);
    QCOMPARE(after.sessionTurns, before.sessionTurns);
}

void TestRoomWays::afterAnythingARestartFindsTheSameRoom_data()
{
    QTest::addColumn<PolicyName>("policy");
    QTest::newRow("vote") << PolicyName::Vote;
    QTest::newRow("ring") << PolicyName::Ring;
    QTest::newRow("manual") << PolicyName::Manual;
}

// The room after its ways back is compared with a room made from its path alone.
void TestRoomWays::afterAnythingARestartFindsTheSameRoom()
{
    QFETCH(const PolicyName, policy);
    QRandomGenerator random(quint32(policy) + 17);
    const TemporaryStudio studio;
    ports::FloorView before;
    QList<model::MessageRow> said;
    model::Room room;
    int ways = 0;
    {
        StudioHouse house(studio.dataFolder());
        room = roomWith(house, policy, {u"aya"_s, u"kyoko"_s});
        for (const QString &name : {u"aya"_s, u"kyoko"_s}) {
            for (int i = 0; i < 200; ++i)
                house.model().script(companion(name), llm::Purpose::Speech,
                                     ScriptedAnswer::text(u"%1 %2."_s.arg(name).arg(i)));
        }
        talk(house, room);
        for (int step = 0; step < 40; ++step) {
            const auto rows = house.open(room.id)->newest.rows;
            const model::MessageRow row =
                rows.isEmpty() ? model::MessageRow{} : rows[random.bounded(int(rows.size()))];
            const MessageId id = row.posted.message.id;
            services::RoomService &rooms = house.rooms();
            std::optional<base::Error> error;
            switch (random.bounded(7)) {
            case 0: error = house.say(room.id, u"Step %1"_s.arg(step)); break;
            case 1: error = tests::endOf(rooms, &ports::RoomPort::cue)(room.id, kAya); break;
            case 2: error = tests::endOf(rooms, &ports::RoomPort::replyAgain)(room.id, {}); break;
            case 3: error = tests::endOf(rooms, &ports::RoomPort::decideAgain)(room.id, id); break;
            case 4:
                error = tests::endOf(rooms, &ports::RoomPort::chooseAlternative)(
                    room.id, id, random.bounded(1, row.alternatives.count + 1));
                break;
            case 5:
                error =
                    tests::endOf(rooms, &ports::RoomPort::editMessage)(room.id, id, u"Edit %1"_s.arg(step));
                break;
            default: error = tests::endOf(rooms, &ports::RoomPort::chooseAlternative)(room.id, {}, 0); break;
            }
            ways += error ? 0 : 1;
            house.wait(Millis(random.bounded(3'000)));
        }
        (void)tests::endOf(house.rooms(), &ports::RoomPort::transport)(room.id, ports::Transport::Stop);
        house.wait(Millis(0));
        said = house.open(room.id)->newest.rows;
        before = house.open(room.id)->floor;
    }
    QVERIFY(ways > 15);
    StudioHouse house(studio.dataFolder(), StudioHouse::Access::ReadWrite, 2);
    const auto view = house.open(room.id);
    QCOMPARE(view->newest.rows, said);
    QCOMPARE(view->floor.rows, before.rows);
    QCOMPARE(view->floor.decision, before.decision);
    QCOMPARE(view->floor.rest, before.rest);
    QCOMPARE(view->floor.companionTurns, before.companionTurns);
    QCOMPARE(view->floor.sessionTurns, before.sessionTurns);
    QCOMPARE(view->floor.stopped, before.stopped);
}

void TestRoomWays::whatCannotBeDoneIsRefused()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomWith(house, PolicyName::Manual, {u"aya"_s, u"kyoko"_s});
    const auto codeOf = [](const std::optional<base::Error> &error) {
        return error ? error->code : ErrorCode::Cancelled;
    };
    QCOMPARE(codeOf(tests::endOf(house.rooms(), &ports::RoomPort::replyAgain)(room.id, {})),
             ErrorCode::InvalidInput);
    says(house, {u"One."_s, u"Two."_s});
    talk(house, room);
    const MessageId reply = newest(house, room).posted.message.id;
    QVERIFY(!house.say(room.id, u"Then"_s));
    QCOMPARE(codeOf(tests::endOf(house.rooms(), &ports::RoomPort::replyAgain)(room.id, {})),
             ErrorCode::InvalidInput);
    QCOMPARE(codeOf(tests::endOf(house.rooms(), &ports::RoomPort::replyAgain)(room.id, MessageId(u"none"_s))),
             ErrorCode::NotFound);
    QCOMPARE(codeOf(tests::endOf(house.rooms(), &ports::RoomPort::editMessage)(room.id, MessageId(u"none"_s),
                                                                               u"x"_s)),
             ErrorCode::NotFound);
    QCOMPARE(codeOf(tests::endOf(house.rooms(), &ports::RoomPort::editMessage)(room.id, reply, u" "_s)),
             ErrorCode::InvalidInput);
    const QString endless(model::kLongestMessage + 1, u'x');
    QCOMPARE(codeOf(tests::endOf(house.rooms(), &ports::RoomPort::editMessage)(room.id, reply, endless)),
             ErrorCode::InvalidInput);
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::setRoster)(room.id, {companion(u"kyoko"_s)}));
    QCOMPARE(codeOf(tests::endOf(house.rooms(), &ports::RoomPort::replyAgain)(room.id, reply)),
             ErrorCode::InvalidInput); // she has left
    house.rooms().pauseForBudget(room.id);
    house.wait(Millis(0));
    QCOMPARE(codeOf(tests::endOf(house.rooms(), &ports::RoomPort::decideAgain)(room.id, reply)),
             ErrorCode::InvalidInput);
    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s, u"One."_s, u"Then"_s}));
}

void TestRoomWays::aChangedMessageIsToldToWhoIsAsked()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomWith(house, PolicyName::Manual);
    says(house, {u"One."_s, u"Two."_s});
    talk(house, room);
    const MessageId hello = house.open(room.id)->newest.rows.first().posted.message.id;
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::editMessage)(room.id, hello, u"Good evening"_s));
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::editMessage)(room.id, hello,
                                                                        u"Good evening"_s)); // no event
    const auto row = house.open(room.id)->newest.rows.first();
    QCOMPARE(row.posted.message.text, u"Good evening"_s);
    QCOMPARE(row.original, u"Hello"_s);
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::replyAgain)(room.id, {}));
    house.wait(Millis(5'000));
    QCOMPARE(texts(house, room), (QStringList{u"Good evening"_s, u"Two."_s})); // an edit belongs to no way
    int edits = 0;
    for (const model::Envelope &envelope : house.published())
        edits += std::holds_alternative<model::MessageEdited>(envelope.body) ? 1 : 0;
    QCOMPARE(edits, 1);
}

void TestRoomWays::aDeletedMessageIsToldToNobodyUntilItComesBack()
{
    const TemporaryStudio studio;
    model::Room room;
    MessageId hello;
    const auto edit = [&](StudioHouse &house, const QString &text) {
        return tests::endOf(house.rooms(), &ports::RoomPort::editMessage)(room.id, hello, text);
    };
    {
        StudioHouse house(studio.dataFolder());
        room = roomWith(house, PolicyName::Manual);
        says(house, {u"One."_s, u"Two."_s});
        talk(house, room);
        hello = house.open(room.id)->newest.rows.first().posted.message.id;
        QVERIFY(!edit(house, u"Good evening"_s));
        QVERIFY(!edit(house, QString()));
        QVERIFY(!edit(house, QString())); // no event
        QVERIFY(!house.say(room.id, u"And?"_s));
        QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::cue)(room.id, kAya));
        house.wait(Millis(5'000));
        QStringList told;
        for (const model::Message &message : house.model().requests().last().brief.witnessed)
            told.append(message.text);
        QCOMPARE(told, (QStringList{u"One."_s, u"And?"_s}));
    }
    StudioHouse house(studio.dataFolder());
    model::MessageRow row = house.open(room.id)->newest.rows.first();
    QVERIFY(model::isDeleted(row));
    QCOMPARE(row.original, u"Good evening"_s); // its words when it was deleted
    QVERIFY(!edit(house, *row.original));
    row = house.open(room.id)->newest.rows.first();
    QCOMPARE(row.posted.message.text, u"Good evening"_s);
    QCOMPARE(row.original, u"Hello"_s);
    QVERIFY(!edit(house, QString()));
    QVERIFY(!edit(house, u"Hello"_s));
    QVERIFY(!house.open(room.id)->newest.rows.first().original); // the same words as at first
}

void TestRoomWays::theListOfRoomsEndsWithWhatIsLeft()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomWith(house, PolicyName::Manual);
    says(house, {u"One."_s});
    talk(house, room);
    const auto last = [&house] {
        tests::Answer<QList<model::RoomSummary>> rooms;
        house.rooms().listRooms(rooms.then());
        return rooms.waited() && rooms.result() ? rooms.result()->first().last : std::nullopt;
    };
    const auto rows = house.open(room.id)->newest.rows;
    QCOMPARE(last()->text, u"One."_s);
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::editMessage)(room.id, rows[1].posted.message.id,
                                                                        QString()));
    QCOMPARE(last()->text, u"Hello"_s);
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::editMessage)(room.id, rows[0].posted.message.id,
                                                                        QString()));
    QVERIFY(!last());
}

void TestRoomWays::whatIsSaidMeanwhileWaits()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomWith(house, PolicyName::Manual);
    says(house, {u"One."_s, u"Two."_s});
    talk(house, room);
    tests::Answer<void> again;
    tests::Answer<void> said;
    house.rooms().replyAgain(room.id, {}, again.then());
    house.rooms().say(room.id, {.text = u"And?"_s}, said.then());
    QVERIFY(said.waited());
    (void)again.waited(); // an earlier message may have been the user's
    house.wait(Millis(5'000));
    QCOMPARE(again.count(), 1);
    QCOMPARE(said.count(), 1);
    const QStringList all = texts(house, room);
    QVERIFY2(all.contains(u"And?"_s) || all.contains(u"Two."_s), qPrintable(all.join(u',')));
}

void TestRoomWays::theRoomsTimeGoesBack()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomWith(house, PolicyName::Manual);
    says(house, {u"One."_s, u"Two."_s});
    talk(house, room);
    house.wait(Millis(600'000));
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::replyAgain)(room.id, {}));
    house.wait(Millis(5'000));
    std::optional<model::Envelope> back;
    std::optional<Millis> reply;
    for (const model::Envelope &envelope : house.published()) {
        if (const auto *rewound = std::get_if<model::Rewound>(&envelope.body)) {
            back = envelope;
            QVERIFY(rewound->to < envelope.seq);
        } else if (back && std::holds_alternative<MessagePosted>(envelope.body)) {
            reply = envelope.t;
        }
    }
    QVERIFY(back && reply);
    QVERIFY(*reply >= back->t);
    QVERIFY(*reply < back->t + Millis(60'000));
}

void TestRoomWays::changedRulesStay()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomWith(house, PolicyName::Manual, {u"aya"_s, u"kyoko"_s});
    says(house, {u"One."_s, u"Two."_s});
    talk(house, room);
    const MessageId reply = newest(house, room).posted.message.id;
    model::PolicySettings policy = room.policy;
    policy.policy = PolicyName::Ring;
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::setRoster)(room.id, {kAya}));
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::setPolicy)(room.id, policy));
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::replyAgain)(room.id, reply));
    house.wait(Millis(5'000));
    const auto view = house.open(room.id);
    QCOMPARE(view->room.roster, (QList<base::ParticipantId>{kAya}));
    QCOMPARE(view->floor.policy.policy, PolicyName::Ring);
    QCOMPARE(view->floor.rows.size(), 1);
}

void TestRoomWays::whatCameToNothingIsBroughtBack()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomWith(house, PolicyName::Manual);
    says(house, {u"One."_s, u"Two."_s});
    talk(house, room);
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::replyAgain)(room.id, {}));
    QVERIFY(!tests::endOf(house.rooms(),
                          &ports::RoomPort::transport)(room.id, ports::Transport::Stop)); // before a word
    house.wait(Millis(5'000));
    QCOMPARE(texts(house, room), QStringList{u"Hello"_s});
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::chooseAlternative)(room.id, {}, 0));
    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s, u"One."_s}));
}

void TestRoomWays::onTheResourceFloorTheLevelGoesBackToo()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = roomWith(house, PolicyName::Resource);
    for (const QString &reply : {u"One."_s, u"Two."_s})
        house.model().script(kAya, llm::Purpose::Wake, ScriptedAnswer::text(reply));
    QVERIFY(!house.say(room.id, u"Hello"_s));
    house.wait(Millis(100));
    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s, u"One."_s}));
    const int spent = house.open(room.id)->floor.meter->level;
    QVERIFY(spent < 100);

    QVERIFY(!tests::endOf(house.rooms(),
                          &ports::RoomPort::replyAgain)(room.id, newest(house, room).posted.message.id));
    house.wait(Millis(100));

    QCOMPARE(texts(house, room), (QStringList{u"Hello"_s, u"Two."_s}));
    QCOMPARE(newest(house, room).posted.attempt, 2);
    QCOMPARE(house.open(room.id)->floor.meter->level, spent); // not spent twice
}

SUITE_TEST(QCoreApplication, TestRoomWays)

} // namespace tst_room_ways

#include "tst_room_ways.moc"
