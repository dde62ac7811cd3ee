// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/what_if/re_decide.h"
#include "tests/support/rounds.h"
#include "tests/support/suite.h"
#include "tests/unit/turn/floor_roller.h"
#include "tests/unit/turn/floor_talk.h"
#include "tests/unit/what_if/recorded_room.h"

#include <QTest>

#include <algorithm>

namespace tst_recorded_rounds {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using Unknown = model::ReDecided::Unknown;

namespace {

constexpr int kRooms = tests::rounds(400);
constexpr int kInputs = 120;

/// A random conversation with every control of the floor, mostly under votes.
class RoomRoller
{
public:
    explicit RoomRoller(unsigned seed)
        : m_roller(seed)
        , m_room(m_roller.roster, votes(m_roller.policy))
    {
    }

    RecordedRoom play()
    {
        for (int i = 0; i < kInputs; ++i) {
            if (m_roller.roll(6) > 1)
                m_t += Millis(m_roller.roll(600));
            m_room.tell(tick(m_t));
            m_room.tell(next());
        }
        return m_room;
    }

private:
    static model::PolicySettings votes(model::PolicySettings settings)
    {
        settings.policy = model::PolicyName::Vote;
        return settings;
    }

    FloorInput next()
    {
        const auto &round = m_room.floor.round;
        if (round && m_roller.roll(8)) {
            const auto &ballot = round->ballots[m_roller.roll(int(round->ballots.size()))];
            return voted(m_t, round->message.id.value(), ballot.contender.candidate.id, m_roller.roll(3) > 0,
                         m_roller.roll(2) ? 8 + m_roller.roll(3) : m_roller.roll(11), m_roller.roll(2) == 0,
                         m_roller.roll(6) ? u"none"_s : u"terminal"_s);
        }
        if (!round && m_roller.roll(2)) {
            ++m_posted;
            return posted(m_t, ParticipantId(u"user"_s), u"x%1"_s.arg(m_posted), u"And %1?"_s.arg(m_posted));
        }
        const auto speaker = m_room.floor.turn ? std::optional(m_room.floor.turn->companion) : std::nullopt;
        const FloorInput input =
            m_roller.next(m_t, speaker, round ? std::optional(round->message.id) : std::nullopt);
        m_room.policy = m_roller.roll(4) ? votes(m_roller.policy) : m_roller.policy;
        if (!std::holds_alternative<model::PolicyChanged>(input.kind))
            m_room.policy = m_room.floor.policy;
        return input;
    }

    Roller m_roller;
    RecordedRoom m_room;
    Millis m_t{0};
    int m_posted = 0;
};

bool isCounted(model::Rule rule) { return model::isOfVotes(rule) || rule == model::Rule::OnlyCandidate; }

bool holdsLateVotes(const what_if::RoundRecord &round)
{
    return std::any_of(round.voters.cbegin(), round.voters.cend(), [](const what_if::VoterRecord &voter) {
        return voter.contender.candidate.cause == model::Cause::Early && voter.came;
    });
}

model::VoteEdit editOf(const model::Flip &flip)
{
    model::VoteEdit edit{.companion = flip.companion};
    switch (flip.field) {
    case model::Flip::Field::Importance: edit.importance = std::get<int>(flip.to); break;
    case model::Flip::Field::State: edit.state = std::get<model::VoteState>(flip.to); break;
    case model::Flip::Field::Selected: edit.selected = std::get<bool>(flip.to); break;
    }
    return edit;
}

/// Every possible vote, as far as it can affect the winner.
QList<model::VoteEdit> allVotesOf(const ParticipantId &voter)
{
    QList<model::VoteEdit> votes{{.companion = voter, .missing = true}};
    for (int importance = 0; importance <= 10; ++importance) {
        votes.append({.companion = voter,
                      .state = model::VoteState::Speak,
                      .importance = importance,
                      .selected = false});
        votes.append({.companion = voter,
                      .state = model::VoteState::Listen,
                      .importance = importance,
                      .selected = true});
    }
    return votes;
}

/// The only voter who was cut off in that round, if their vote never came later.
std::optional<ParticipantId> onlyCutOff(const what_if::RoundRecord &round)
{
    QList<ParticipantId> cutOff;
    for (const what_if::VoterRecord &voter : round.voters) {
        if (voter.contender.candidate.cause == model::Cause::Early)
            cutOff.append(voter.contender.candidate.id);
    }
    return cutOff.size() == 1 && !holdsLateVotes(round) ? std::optional(cutOff.first()) : std::nullopt;
}

/// The winners with that edit, over every possible vote of the voter who was cut off.
QSet<QString> winnersWith(const what_if::RoundRecord &round, const model::VoteEdit &edit,
                          const ParticipantId &cutOff)
{
    QSet<QString> winners;
    const QList<model::VoteEdit> votes = allVotesOf(cutOff);
    for (const model::VoteEdit &vote : votes) {
        const auto verdict = what_if::judge(round, {.round = round.seq, .votes = {edit, vote}});
        winners.insert(verdict.winner.value_or(ParticipantId()).value());
    }
    return winners;
}

} // namespace

/// What must hold for every round of every random room.
class TestRecordedRounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyDecisionOfVotesIsRecorded();
    void withoutAChangeEveryRoundIsDecidedAsItWas();
    void theRecordedFlipGivesItsWinner();
    void whatCannotBeKnownIsExactlyWhatAMissingVoteCouldChange();
    void aDeadlineOfItsOwnLengthChangesNothing();

private:
    QList<RecordedRoom> m_rooms;
};

void TestRecordedRounds::initTestCase()
{
    for (int seed = 0; seed < kRooms; ++seed)
        m_rooms.append(RoomRoller(unsigned(seed)).play());
}

void TestRecordedRounds::everyDecisionOfVotesIsRecorded()
{
    qsizetype rounds = 0;
    for (int seed = 0; seed < kRooms; ++seed) {
        const RecordedRoom &room = m_rooms[seed];

        QMap<qint64, model::Decision> recorded;
        for (const what_if::RoundRecord &round : room.log.rounds())
            recorded.insert(round.seq, round.decision);
        QMap<qint64, model::Decision> expected = room.decisions;
        expected.removeIf([](const auto &entry) { return !isCounted(entry.value().rule); });
        QVERIFY2(recorded == expected, qPrintable(u"room %1"_s.arg(seed)));
        rounds += recorded.size();
    }
    QVERIFY2(rounds > tests::rounds(2000), qPrintable(u"only %1 rounds"_s.arg(rounds)));
}

void TestRecordedRounds::withoutAChangeEveryRoundIsDecidedAsItWas()
{
    for (int seed = 0; seed < kRooms; ++seed) {
        const RecordedRoom &room = m_rooms[seed];

        for (const what_if::RoundRecord &round : room.log.rounds()) {
            const model::ReDecided again = what_if::reDecide(round, {});

            QVERIFY2(again.would == round.decision, qPrintable(u"room %1"_s.arg(seed)));
            QCOMPARE(again.unknown, Unknown::None);
            QCOMPARE(again.wouldSpeak, again.spoke);
            QVERIFY(!again.differs());
        }
    }
}

void TestRecordedRounds::theRecordedFlipGivesItsWinner()
{
    int flips = 0;
    for (int seed = 0; seed < kRooms; ++seed) {
        const RecordedRoom &room = m_rooms[seed];

        for (const what_if::RoundRecord &round : room.log.rounds()) {
            if (!round.decision.flip || holdsLateVotes(round))
                continue;
            ++flips;
            const model::WhatIf change{.round = round.seq, .votes = {editOf(*round.decision.flip)}};
            QVERIFY2(what_if::reDecide(round, change).would.winner == round.decision.flip->winner,
                     qPrintable(u"room %1"_s.arg(seed)));
        }
    }
    QVERIFY(flips > tests::rounds(500));
}

void TestRecordedRounds::whatCannotBeKnownIsExactlyWhatAMissingVoteCouldChange()
{
    int unknown = 0;
    for (int seed = 0; seed < kRooms; ++seed) {
        const RecordedRoom &room = m_rooms[seed];
        for (const what_if::RoundRecord &round : room.log.rounds()) {
            const std::optional<ParticipantId> cutOff = onlyCutOff(round);
            for (const what_if::VoterRecord &voter : round.voters) {
                const ParticipantId &id = voter.contender.candidate.id;
                if (!cutOff || id == *cutOff)
                    continue;
                const model::VoteEdit edit{
                    .companion = id, .importance = seed % 11, .selected = seed % 2 == 0};

                const auto told = what_if::judge(round, {.round = round.seq, .votes = {edit}});

                const bool isOpen = winnersWith(round, edit, *cutOff).size() > 1;
                QCOMPARE(told.unknown, isOpen ? Unknown::NotAwaited : Unknown::None);
                QCOMPARE(told.unknownVotes.contains(*cutOff), isOpen);
                unknown += isOpen;
            }
        }
    }
    QVERIFY(unknown > tests::rounds(20));
}

void TestRecordedRounds::aDeadlineOfItsOwnLengthChangesNothing()
{
    for (int seed = 0; seed < kRooms; ++seed) {
        const RecordedRoom &room = m_rooms[seed];

        for (const what_if::RoundRecord &round : room.log.rounds()) {
            const auto hasOther = [&round](const what_if::VoterRecord &voter) {
                return voter.deadline != round.voters.first().deadline;
            };
            if (round.voters.isEmpty() || std::any_of(round.voters.cbegin(), round.voters.cend(), hasOther))
                continue;
            const model::WhatIf change{.voteDeadline = round.voters.first().deadline};
            QVERIFY2(what_if::reDecide(round, change).would == round.decision,
                     qPrintable(u"room %1"_s.arg(seed)));
        }
    }
}

SUITE_TEST(QCoreApplication, TestRecordedRounds)

} // namespace tst_recorded_rounds

#include "tst_recorded_rounds.moc"
