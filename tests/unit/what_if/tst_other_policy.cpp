// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/what_if/other_policy.h"

#include "core/turn/advance.h"
#include "tests/support/suite.h"
#include "tests/unit/turn/floor_talk.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_other_policy {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using namespace std::chrono_literals;
using model::AsPolicy;
using model::AsPolicyAnswer;
using model::PolicyName;
using model::PolicyRound;
using Unknown = PolicyRound::Unknown;

namespace {

const ParticipantId kUser(u"user"_s);
const ParticipantId kAya(u"companion_aya"_s);
const ParticipantId kKyoko(u"companion_kyoko"_s);
const ParticipantId kNatsumi(u"companion_natsumi"_s);

/// A room as logged: inputs, and after each the Decisions that it led to.
class Log
{
public:
    explicit Log(PolicyName policy, const QList<ParticipantId> &roster = {kAya, kKyoko, kNatsumi})
        : m_roster(roster)
    {
        m_initial.policy = policy;
        m_policy = m_initial;
        m_floor = turn::openFloor(roster, m_policy);
    }

    void tell(const FloorInput &input)
    {
        turn::Step step = turn::advance(std::move(m_floor), input, m_policy);
        m_floor = std::move(step.floor);
        const bool isPolicy = std::holds_alternative<model::PolicyChanged>(input.kind);
        Event event{
            ++m_seq, input, isPolicy ? std::optional(m_policy) : std::nullopt, isMessage(input, step), {}};
        for (const model::FloorOutput &line : std::as_const(step.outputs)) {
            if (const auto *decision = std::get_if<model::Decision>(&line.kind))
                event.decisions.append({++m_seq, *decision});
        }
        m_events.append(event);
    }
    void switchTo(Millis t, PolicyName policy)
    {
        m_policy.policy = policy;
        tell({t, model::PolicyChanged{}});
    }
    void says(Millis t, const ParticipantId &who, const QString &id, const QString &text)
    {
        model::Message said;
        said.id = base::MessageId(id);
        said.from = who;
        said.text = text;
        tell({t, model::TurnOver{.from = who, .outcome = model::Outcome::Spoke, .said = said}});
    }

    [[nodiscard]] AsPolicyAnswer as(const AsPolicy &wish) const
    {
        what_if::OtherPolicy walk(m_roster, m_initial, wish);
        for (const Event &event : m_events) {
            walk.tell(event.seq, event.input, event.policy, event.isMessage);
            for (const auto &[seq, decision] : event.decisions)
                walk.decided(seq, decision);
        }
        return walk.finish();
    }
    [[nodiscard]] qint64 seqOf(qsizetype event) const { return m_events[event].seq; }
    [[nodiscard]] const turn::Floor &floor() const { return m_floor; }

private:
    struct Event
    {
        qint64 seq = 0;
        FloorInput input;
        std::optional<model::PolicySettings> policy;
        bool isMessage = false;
        QList<std::pair<qint64, model::Decision>> decisions;
    };

    static bool isMessage(const FloorInput &input, const turn::Step &step)
    {
        if (std::holds_alternative<model::Posted>(input.kind))
            return true;
        if (const auto *over = std::get_if<model::TurnOver>(&input.kind))
            return over->outcome == model::Outcome::Spoke && over->said;
        const bool isPurchase = std::holds_alternative<model::Consume>(input.kind);
        return isPurchase && std::any_of(step.outputs.cbegin(), step.outputs.cend(), [](const auto &line) {
                   const auto *consumed = std::get_if<model::Consumed>(&line.kind);
                   return consumed && consumed->success;
               });
    }

    QList<ParticipantId> m_roster;
    model::PolicySettings m_initial;
    model::PolicySettings m_policy;
    turn::Floor m_floor;
    QList<Event> m_events;
    qint64 m_seq = 1;
};

FloorInput vote(Millis t, const QString &message, const ParticipantId &from, int importance)
{
    return voted(t, message, from, importance > 0, importance, false, u"none"_s);
}

/// The user asks; Aya wins the vote and speaks, then Kyoko, then nobody wants to speak.
Log votedTalk()
{
    Log log(PolicyName::Vote);
    log.tell(posted(0ms, kUser, u"m1"_s, u"Who knows the way to the lake?"_s));
    for (const auto &[who, importance] : {std::pair(kAya, 7), std::pair(kKyoko, 5), std::pair(kNatsumi, 3)})
        log.tell(vote(100ms, u"m1"_s, who, importance));
    log.says(3000ms, kAya, u"m2"_s, u"Past the old mill and down."_s);
    log.tell(vote(3100ms, u"m2"_s, kKyoko, 6));
    log.tell(vote(3100ms, u"m2"_s, kNatsumi, 2));
    log.says(6000ms, kKyoko, u"m3"_s, u"I would rather take the bridge."_s);
    log.tell(vote(6100ms, u"m3"_s, kAya, 0));
    log.tell(vote(6100ms, u"m3"_s, kNatsumi, 0));
    return log;
}

QList<std::optional<ParticipantId>> winners(const AsPolicyAnswer &answer)
{
    QList<std::optional<ParticipantId>> all;
    for (const PolicyRound &round : answer.rounds)
        all.prepend(round.would); // oldest first
    return all;
}

using Who = QList<std::optional<ParticipantId>>;

} // namespace

/// Parts of a room under a policy that it did not have.
class TestOtherPolicy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOwnPolicyGivesWhatWas();
    void theRingGoesRoundAfterEachSpeaker();
    void withoutVotesNobodyKnows();
    void manualGivesTheFloorToNobody();
    void aListGoesOnWhileTheRecordFits();
    void aMessageThatDoesNotFitIsPutItself();
    void theDirectorIsKnownOnlyWhereNobodyIsAsked();
    void purchasesAreNotKnown();
    void aStretchBeginsWithTheFloorAsItWas();
    void aStretchEndsWhereItIsToEnd();
    void aPolicySwitchedWithinAQueueChangesNothing();
    void aRoomOfOneIsKnown();
    void whoIsMutedOrGoneIsNotChosen();
    void holdAndPauseDoNotCount();
    void whoHadTheFloorInARingIsKnown();
    void anythingEndsAndCountsEachMessageOnce();
};

void TestOtherPolicy::theOwnPolicyGivesWhatWas()
{
    const AsPolicyAnswer answer = votedTalk().as({.policy = PolicyName::Vote});

    QCOMPARE(winners(answer), (Who{kAya, kKyoko, std::nullopt}));
    QCOMPARE(answer.differ, 0);
    QCOMPARE(answer.unknown, 0);
    QVERIFY(answer.rounds.last().decision > answer.rounds.last().message);
}

void TestOtherPolicy::theRingGoesRoundAfterEachSpeaker()
{
    const AsPolicyAnswer answer = votedTalk().as({.policy = PolicyName::Ring});

    // The order of seed 0 for three companions: who begins, then who follows each speaker.
    const QList<ParticipantId> order = turn::openFloor({kAya, kKyoko, kNatsumi}, {}).ring.order;
    const auto after = [&order](const ParticipantId &who) { return order[(order.indexOf(who) + 1) % 3]; };
    QCOMPARE(winners(answer), (Who{order[0], after(kAya), after(kKyoko)}));
    QCOMPARE(answer.unknown, 0);
    QCOMPARE(answer.rounds.last().had, kAya);
    QCOMPARE(answer.rounds.first().had, std::nullopt);
}

void TestOtherPolicy::withoutVotesNobodyKnows()
{
    Log log(PolicyName::Manual);
    log.tell(posted(0ms, kUser, u"m1"_s, u"Who begins?"_s));
    log.tell(posted(9ms, kUser, u"m2"_s, u"Aya?"_s, {kAya}));

    const AsPolicyAnswer answer = log.as({.policy = PolicyName::Vote});

    QCOMPARE(answer.rounds.last().unknown, Unknown::Votes);
    QCOMPARE(answer.unknown, 1);
    QCOMPARE(answer.rounds.first().would, kAya); // only one may answer, so nobody is asked
    QCOMPARE(answer.differ, 1);
}

void TestOtherPolicy::manualGivesTheFloorToNobody()
{
    const AsPolicyAnswer answer = votedTalk().as({.policy = PolicyName::Manual});

    QCOMPARE(winners(answer), (Who{std::nullopt, std::nullopt, std::nullopt}));
    QCOMPARE(answer.differ, 2);
    QCOMPARE(answer.rounds.first().rest, model::RestReason::AwaitingCue);
}

void TestOtherPolicy::aListGoesOnWhileTheRecordFits()
{
    const AsPolicyAnswer answer = votedTalk().as({.policy = PolicyName::List});

    QCOMPARE(winners(answer), (Who{kAya, kKyoko, kNatsumi}));
    QCOMPARE(answer.differ, 1);
}

void TestOtherPolicy::aMessageThatDoesNotFitIsPutItself()
{
    Log log(PolicyName::Vote);
    log.tell(posted(0ms, kUser, u"m1"_s, u"Who knows the way?"_s));
    for (const auto &[who, importance] : {std::pair(kAya, 1), std::pair(kKyoko, 5), std::pair(kNatsumi, 9)})
        log.tell(vote(100ms, u"m1"_s, who, importance));
    log.says(3000ms, kNatsumi, u"m2"_s, u"Down the hill."_s); // the list would have given it to Aya

    const AsPolicyAnswer answer = log.as({.policy = PolicyName::List});

    QCOMPARE(winners(answer), (Who{kAya, kAya})); // among the others, in the order of the room
}

void TestOtherPolicy::theDirectorIsKnownOnlyWhereNobodyIsAsked()
{
    Log log = votedTalk();
    log.tell(posted(9000ms, kUser, u"m4"_s, u"Natsumi, and you?"_s, {kNatsumi}));

    const AsPolicyAnswer answer = log.as({.policy = PolicyName::Director});

    QCOMPARE(answer.unknown, 3);
    QCOMPARE(answer.rounds.last().unknown, Unknown::Director);
    QCOMPARE(answer.rounds.first().would, kNatsumi);
}

void TestOtherPolicy::purchasesAreNotKnown()
{
    const AsPolicyAnswer answer = votedTalk().as({.policy = PolicyName::Resource});

    QCOMPARE(answer.unknown, 3);
    for (const PolicyRound &round : answer.rounds)
        QCOMPARE(round.unknown, Unknown::Purchases);
}

void TestOtherPolicy::aStretchBeginsWithTheFloorAsItWas()
{
    const Log log = votedTalk();

    const AsPolicyAnswer answer = log.as({.policy = PolicyName::List, .first = log.seqOf(4)});

    QCOMPARE(answer.rounds.size(), 2); // Aya's turn is in the record, and ends under the list
    QCOMPARE(answer.rounds.last().message, log.seqOf(4));
    QVERIFY(answer.rounds.last().would);
}

void TestOtherPolicy::aStretchEndsWhereItIsToEnd()
{
    const Log log = votedTalk();

    const AsPolicyAnswer answer = log.as({.policy = PolicyName::Manual, .last = log.seqOf(0)});

    QCOMPARE(answer.rounds.size(), 1);
    QCOMPARE(answer.rounds.first().had, kAya); // decided after the last event
    QVERIFY(answer.rounds.first().decision > 0);
    QVERIFY(log.as({.policy = PolicyName::Ring, .first = 900}).rounds.isEmpty());
}

void TestOtherPolicy::aPolicySwitchedWithinAQueueChangesNothing()
{
    Log log(PolicyName::List);
    log.tell(posted(0ms, kUser, u"m1"_s, u"Who knows the way?"_s));
    log.switchTo(100ms, PolicyName::Vote); // two are left in the queue
    log.says(3000ms, kAya, u"m2"_s, u"Past the mill."_s);

    const AsPolicyAnswer answer = log.as({.policy = PolicyName::List});

    QCOMPARE(winners(answer), (Who{kAya, kKyoko}));
    QCOMPARE(answer.unknown, 0);
}

void TestOtherPolicy::aRoomOfOneIsKnown()
{
    Log log(PolicyName::Ring, {kAya});
    log.tell(posted(0ms, kUser, u"m1"_s, u"Hello"_s));
    log.says(3000ms, kAya, u"m2"_s, u"Good day."_s);

    for (const PolicyName policy : {PolicyName::Vote, PolicyName::Director, PolicyName::List,
                                    PolicyName::Natural, PolicyName::Pooled}) {
        const AsPolicyAnswer answer = log.as({.policy = policy});
        QCOMPARE(answer.rounds.size(), 2);
        QCOMPARE(answer.rounds.last().would, kAya);
        QCOMPARE(answer.unknown, 0);
    }
}

void TestOtherPolicy::whoIsMutedOrGoneIsNotChosen()
{
    Log log(PolicyName::Manual);
    log.tell({0ms, model::CompanionInput{model::CompanionInput::Kind::Mute, kAya}});
    log.tell(posted(1ms, kUser, u"m1"_s, u"Who knows the way?"_s));
    log.tell({2ms, model::RosterChanged{{kAya, kNatsumi}}});
    log.tell(posted(3ms, kUser, u"m2"_s, u"And now?"_s));

    QCOMPARE(winners(log.as({.policy = PolicyName::List})), (Who{kKyoko, kNatsumi}));
}

void TestOtherPolicy::holdAndPauseDoNotCount()
{
    Log log(PolicyName::Manual);
    log.tell({0ms, model::Control::Pause});
    log.tell({0ms, model::Control::Hold});
    log.tell(posted(1ms, kUser, u"m1"_s, u"Who knows the way?"_s));
    log.tell({2ms, model::Control::Stop});
    log.tell(posted(3ms, kUser, u"m2"_s, u"And now?"_s));

    QCOMPARE(winners(log.as({.policy = PolicyName::List})), (Who{kAya, kAya}));
    QCOMPARE(winners(log.as({.policy = PolicyName::List, .first = log.seqOf(4)})), (Who{kAya}));
}

void TestOtherPolicy::whoHadTheFloorInARingIsKnown()
{
    Log log(PolicyName::Ring);
    log.tell(posted(0ms, kUser, u"m1"_s, u"Who knows the way?"_s));
    const ParticipantId first = *log.floor().ring.current;
    log.tell(posted(5ms, kUser, u"m2"_s, u"Quick!"_s)); // before the first word

    const AsPolicyAnswer answer = log.as({.policy = PolicyName::Manual});

    QCOMPARE(answer.rounds.last().had, first);
    QCOMPARE(answer.differ, 2);
}

void TestOtherPolicy::anythingEndsAndCountsEachMessageOnce()
{
    for (unsigned seed = 1; seed <= 60; ++seed) {
        QRandomGenerator roller(seed);
        const QList<ParticipantId> roster{kAya, kKyoko, kNatsumi};
        Log log(PolicyName::Vote, roster);
        int messages = 0;
        Millis t{0};
        for (int i = 0; i < 80; ++i) {
            t += Millis(roller.bounded(900));
            const auto who = roster[roller.bounded(3)];
            const QString id = u"r%1"_s.arg(i);
            switch (roller.bounded(6)) {
            case 0: log.tell(posted(t, kUser, id, id)); break;
            case 1: log.tell({t, model::CompanionInput{model::CompanionInput::Kind::Cue, who}}); continue;
            case 2: log.tell({t, model::Control::Stop}); continue;
            case 3: log.switchTo(t, PolicyName(roller.bounded(7))); continue;
            case 4: log.tell(posted(t, who, id, id)); break;
            default:
                if (!log.floor().turn)
                    continue;
                log.says(t, log.floor().turn->companion, id, id);
            }
            ++messages;
        }
        for (int policy = 0; policy < 8; ++policy) {
            const AsPolicyAnswer answer = log.as({.policy = PolicyName(policy)});
            QCOMPARE(answer.rounds.size(), messages);
            for (const PolicyRound &round : answer.rounds)
                QVERIFY(round.unknown == Unknown::None || !round.would);
        }
    }
}

SUITE_TEST(QCoreApplication, TestOtherPolicy)

} // namespace tst_other_policy

#include "tst_other_policy.moc"
