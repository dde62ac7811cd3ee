// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/advance.h"
#include "tests/support/rounds.h"
#include "tests/support/suite.h"
#include "tests/unit/turn/brute_decider.h"
#include "tests/unit/turn/floor_talk.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>

namespace tst_rounds {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace studio;
using namespace studio::tests;

namespace {

constexpr int kRounds = tests::rounds(10'000);
const QString kClosings[] = {u"none"_s, u"pre-closing"_s, u"closing"_s, u"terminal"_s};

/// One random round: who has spoken before, and what each voter does in the single instant of voting.
struct Roll
{
    enum class Deed { Vote, Fail, Nothing };
    QList<ParticipantId> roster;
    QList<int> history; ///< speakers of the earlier messages, by place in the roster; -1: an outsider
    QList<brute::Vote> votes;
    QList<Deed> deeds;
    QList<int> closings;
    brute::Terms terms;
    QList<bool> failures; ///< for each turn given, in order: it fails, else it is silent
};

Roll rollRound(std::mt19937 &dice)
{
    const auto roll = [&dice](int sides) { return int(dice() % unsigned(sides)); };
    Roll round;
    const int voters = 2 + roll(roll(8) == 0 ? 4 : 3); // a companion alone answers without a vote
    for (int i = 0; i < voters; ++i)
        round.roster << ParticipantId(u"companion_%1"_s.arg(QChar(u'a' + i)));
    for (int i = roll(7); i > 0; --i)
        round.history << roll(voters + 1) - 1;
    round.terms = {roll(4) != 0, roll(3) != 0, roll(6) == 0};
    for (int i = 0; i < 4; ++i)
        round.failures << (roll(2) == 0);
    const bool quiet = roll(3) == 0;
    const bool close = roll(2) == 0; // a close race: ties and early decisions are likely
    for (int i = 0; i < voters; ++i) {
        const int deed = roll(6);
        round.deeds << (deed == 0 ? Roll::Deed::Fail : deed == 1 ? Roll::Deed::Nothing : Roll::Deed::Vote);
        brute::Vote vote;
        vote.given = round.deeds.last() == Roll::Deed::Vote;
        if (vote.given) {
            vote.speak = roll(2) == 0;
            vote.importance = close ? 8 + roll(3) : roll(11);
            vote.selected = roll(3) == 0;
            vote.quiet = quiet && roll(3) != 0;
        }
        // the user's message comes last, so the speaker of message k has been silent since then, including
        // that message
        const qsizetype place = round.history.lastIndexOf(i);
        vote.silence = place < 0 ? -1 : int(round.history.size() - place);
        round.votes << vote;
        round.closings << (roll(3) == 0 ? roll(4) : 0);
    }
    return round;
}

struct Played
{
    turn::Floor floor;
    QList<model::FloorOutput> outputs;
    bool operator==(const Played &) const = default;
};

Played play(turn::Floor floor, const model::PolicySettings &policy, const QList<FloorInput> &inputs)
{
    Played played{std::move(floor), {}};
    for (const FloorInput &input : inputs) {
        turn::Step step = turn::advance(std::move(played.floor), input, policy);
        played.floor = std::move(step.floor);
        played.outputs += step.outputs;
    }
    return played;
}

turn::Floor floorBeforeTheVote(const Roll &round, const model::PolicySettings &policy)
{
    // Every message differs, so that repetition has no effect; nobody is asked, so that no round opens.
    static const QString kTalk[] = {u"Apples"_s, u"birches"_s, u"clouds over"_s, u"dim light"_s,
                                    u"elm"_s,    u"fjords"_s,  u"gulls"_s};
    QList<FloorInput> inputs;
    for (qsizetype i = 0; i < round.history.size(); ++i) {
        const int who = round.history[i];
        inputs << posted(Millis(i), who < 0 ? ParticipantId(u"bot"_s) : round.roster[who], u"h%1"_s.arg(i),
                         kTalk[i], {ParticipantId(u"user"_s)});
    }
    const ParticipantId sender(round.terms.ofUser ? u"user"_s : u"bot"_s);
    inputs << posted(100ms, sender, u"m"_s, u"Who knows why?"_s,
                     round.terms.toAll ? round.roster : QList<ParticipantId>{});
    return play(turn::openFloor(round.roster, policy), policy, inputs).floor;
}

QList<FloorInput> deedsOfTheInstant(const Roll &round, const QList<int> &order)
{
    QList<FloorInput> inputs;
    for (const int i : order) {
        const brute::Vote &vote = round.votes[i];
        if (round.deeds[i] == Roll::Deed::Vote) {
            inputs << voted(200ms, u"m"_s, round.roster[i], vote.speak, vote.importance, vote.selected,
                            kClosings[round.closings[i]]);
            std::get<model::Voted>(inputs.last().kind).state.quiet = vote.quiet;
        }
        if (round.deeds[i] == Roll::Deed::Fail)
            inputs << voteFailed(200ms, u"m"_s, round.roster[i], model::Cause::RateLimited);
    }
    return inputs;
}

model::Rule ruleOf(brute::Rule rule)
{
    switch (rule) {
    case brute::Rule::Selected: return model::Rule::Selected;
    case brute::Rule::Speak: return model::Rule::Speak;
    case brute::Rule::Courtesy: return model::Rule::Courtesy;
    case brute::Rule::NoVotes: return model::Rule::NoVotes;
    case brute::Rule::Nobody: break;
    }
    return model::Rule::Nobody;
}

/// The brute decider's Decision, without its candidates.
model::Decision decisionOf(const Roll &round, const QList<brute::Vote> &votes)
{
    const auto id = [&](int i) { return i < 0 ? std::nullopt : std::optional(round.roster[i]); };
    const brute::Result won = brute::elect(votes, round.terms);
    model::Decision decision;
    decision.messageId = MessageId(u"m"_s);
    decision.rule = ruleOf(won.rule);
    decision.winner = id(won.winner);
    if (won.rule == brute::Rule::NoVotes)
        return decision;
    if (won.winner >= 0) {
        const brute::Result second = brute::elect(votes, round.terms, won.winner);
        const bool voted = second.winner >= 0 && second.rule != brute::Rule::NoVotes;
        decision.runnerUp = voted ? id(second.winner) : std::nullopt;
        if (voted && second.rule == won.rule)
            decision.margin = votes[won.winner].importance - votes[second.winner].importance;
    }
    // A vote that could not be obtained gives nobody the floor where one vote is changed.
    if (const auto flip = brute::flip(votes, round.terms)) {
        const auto value = [&flip](int v) -> model::Flip::Value {
            if (flip->field == brute::Field::Importance)
                return v;
            if (flip->field == brute::Field::State)
                return v ? model::VoteState::Speak : model::VoteState::Listen;
            return bool(v);
        };
        decision.flip = model::Flip{round.roster[flip->voter], model::Flip::Field(int(flip->field)),
                                    value(flip->from), value(flip->to), id(flip->winner)};
    }
    return decision;
}

model::Candidate candidateOf(const Roll &round, int i, model::Cause outstanding)
{
    const brute::Vote &vote = round.votes[i];
    model::Candidate candidate{.id = round.roster[i]};
    if (!vote.given) {
        candidate.cause = round.deeds[i] == Roll::Deed::Fail ? model::Cause::RateLimited : outstanding;
        return candidate;
    }
    candidate.state = vote.speak ? model::VoteState::Speak : model::VoteState::Listen;
    candidate.importance = vote.importance;
    candidate.selected = vote.selected;
    candidate.closing = model::Closing(round.closings[i]);
    candidate.quiet = vote.quiet;
    return candidate;
}

std::optional<model::Cause> quietIf(bool hushed)
{
    return hushed ? std::optional(model::Cause::Quiet) : std::nullopt;
}

/// The expected result by the text and the brute decider; the lines from the Decision on.
QList<model::FloorOutput> expectedLines(const Roll &round)
{
    QList<int> outstanding;
    for (int i = 0; i < round.roster.size(); ++i) {
        if (round.deeds[i] == Roll::Deed::Nothing)
            outstanding << i;
    }
    const bool early = !outstanding.isEmpty() && brute::isSettled(round.votes, round.terms, outstanding);
    const Millis t = outstanding.isEmpty() || early ? 200ms : 8100ms;

    model::Decision decision = decisionOf(round, round.votes);
    QList<model::FloorOutput> closings;
    for (int i = 0; i < round.roster.size(); ++i) {
        const model::Candidate candidate =
            candidateOf(round, i, early ? model::Cause::Early : model::Cause::Timeout);
        decision.candidates << candidate;
        if (candidate.closing != model::Closing::None) {
            using Why = model::ClosingMoved::Why;
            const Why why = candidate.closing == model::Closing::PreClosing ? Why::Vote : Why::Clamped;
            closings << model::FloorOutput{
                t, model::ClosingMoved{candidate.id, model::Closing::None, model::Closing::PreClosing, why}};
        }
    }
    QList<model::FloorOutput> lines{{t, decision}};
    if (!outstanding.isEmpty())
        lines << model::FloorOutput{t, model::AbortVotes{MessageId(u"m"_s)}};
    lines += closings;
    if (decision.winner)
        lines << model::FloorOutput{t, model::StartTurn{*decision.winner, MessageId(u"m"_s), t + 600ms}};
    else
        lines << model::FloorOutput{
            t, model::Rest{model::RestReason::Nobody, quietIf(brute::isHushed(round.votes, round.terms))}};
    return lines;
}

/// The expected result if each turn of the round comes to nothing (§10.10).
QList<model::FloorOutput> expectedAfter(const Roll &round, const model::Decision &decision)
{
    QList<model::FloorOutput> lines;
    QList<brute::Vote> votes = round.votes;
    model::Decision last = decision;
    for (int turn = 0; last.winner; ++turn) {
        const Millis t(10'000 + 1000 * turn);
        const qsizetype had = round.roster.indexOf(*last.winner);
        const bool failed = round.failures[turn];
        votes[had] = {.out = true, .silence = votes[had].silence};
        model::Decision next = decisionOf(round, votes);
        if (!round.terms.ofUser || turn == 2 || !next.winner) {
            const bool quiet = round.terms.ofUser && brute::isHushed(votes, round.terms);
            lines << model::FloorOutput{
                t, failed ? model::Rest{model::RestReason::Failed, model::Cause::Unreachable}
                          : model::Rest{model::RestReason::Nobody, quietIf(quiet)}};
            return lines;
        }
        next.rule = model::Rule::Second;
        next.candidates = last.candidates;
        next.candidates[had] = {.id = *last.winner,
                                .cause = failed ? model::Cause::Failed : model::Cause::Passed};
        lines << model::FloorOutput{t, next}
              << model::FloorOutput{t, model::StartTurn{*next.winner, MessageId(u"m"_s), t + 600ms}};
        last = next;
    }
    return lines;
}

QString describe(const Roll &round)
{
    QString text = u"user %1 courtesy %2 to all %3; history"_s.arg(round.terms.ofUser)
                       .arg(round.terms.courtesy)
                       .arg(round.terms.toAll);
    for (const int who : round.history)
        text += u" %1"_s.arg(who);
    for (int i = 0; i < round.roster.size(); ++i) {
        const brute::Vote &v = round.votes[i];
        text += v.quiet ? u"; quiet"_s : QString();
        text += u"; %1 deed %2 speak %3 importance %4 selected %5 closing %6"_s.arg(i)
                    .arg(int(round.deeds[i]))
                    .arg(v.speak)
                    .arg(v.importance)
                    .arg(v.selected)
                    .arg(round.closings[i]);
    }
    return text;
}

} // namespace

/// Ten thousand random rounds against the brute decider, in every order of the one instant (§8.17).
class TestRounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOrderOfOneInstantGivesWhatTheTextSays();
    void whoComesAfterATurnThatCameToNothing();
    void theRollsReachEveryKindOfRound();
};

void TestRounds::everyOrderOfOneInstantGivesWhatTheTextSays()
{
    std::mt19937 dice(20260101);
    for (int n = 0; n < kRounds; ++n) {
        const Roll round = rollRound(dice);
        const model::PolicySettings policy{.courtesy = round.terms.courtesy};
        const turn::Floor before = floorBeforeTheVote(round, policy);
        const QList<model::FloorOutput> expected = expectedLines(round);

        QList<int> order(round.roster.size());
        std::iota(order.begin(), order.end(), 0);
        std::optional<Played> first;
        do {
            const Played played =
                play(before, policy, deedsOfTheInstant(round, order) << tick(201ms) << tick(8100ms));

            if (played.outputs != expected)
                QFAIL(qPrintable(
                    u"round %1 is not decided as the text says: %2"_s.arg(n).arg(describe(round))));
            if (!first)
                first = played;
            if (played != *first)
                QFAIL(qPrintable(
                    u"round %1 depends on the order of arrival: %2"_s.arg(n).arg(describe(round))));
        } while (std::next_permutation(order.begin(), order.end()));
    }
}

void TestRounds::whoComesAfterATurnThatCameToNothing()
{
    std::mt19937 dice(20260102);
    for (int n = 0; n < kRounds; ++n) {
        const Roll round = rollRound(dice);
        const model::PolicySettings policy{.courtesy = round.terms.courtesy};
        QList<int> order(round.roster.size());
        std::iota(order.begin(), order.end(), 0);
        Played played = play(floorBeforeTheVote(round, policy), policy,
                             deedsOfTheInstant(round, order) << tick(201ms) << tick(8100ms));
        const auto decision = std::get<model::Decision>(played.outputs.first().kind);

        QList<model::FloorOutput> lines;
        for (int turn = 0; played.floor.turn; ++turn) {
            const model::Outcome outcome =
                round.failures[turn] ? model::Outcome::Failed : model::Outcome::NoReply;
            const ParticipantId speaker = played.floor.turn->companion;
            played = play(std::move(played.floor), policy,
                          {turnOver(Millis(10'000 + 1000 * turn), speaker, outcome)});
            lines += played.outputs;
        }

        if (lines != expectedAfter(round, decision))
            QFAIL(qPrintable(u"round %1 goes on as the text does not say: %2"_s.arg(n).arg(describe(round))));
    }
}

void TestRounds::theRollsReachEveryKindOfRound()
{
    std::mt19937 dice(20260101);
    QMap<QString, int> seen;
    for (int n = 0; n < kRounds; ++n) {
        const Roll round = rollRound(dice);
        const auto expected = expectedLines(round);
        const auto decision = std::get<model::Decision>(expected.first().kind);
        const auto *rest = std::get_if<model::Rest>(&expected.last().kind);

        ++seen[u"second choices %1"_s.arg(expectedAfter(round, decision).size() / 2)];
        if (rest && rest->cause == model::Cause::Quiet)
            ++seen[u"quiet"_s];
        ++seen[u"rule %1"_s.arg(int(decision.rule))];
        ++seen[decision.flip ? u"flip %1"_s.arg(int(decision.flip->field)) : u"no flip"_s];
        ++seen[expected.first().t == 8100ms ? u"timeout"_s
               : expected.size() > 1 && std::holds_alternative<model::AbortVotes>(expected[1].kind)
                   ? u"early"_s
                   : u"complete"_s];
        if (decision.margin == 0)
            ++seen[u"tie"_s];
    }

    const auto rule = [](model::Rule rule) { return u"rule %1"_s.arg(int(rule)); };
    const QStringList kinds{rule(model::Rule::Selected),
                            rule(model::Rule::Speak),
                            rule(model::Rule::Courtesy),
                            rule(model::Rule::NoVotes),
                            rule(model::Rule::Nobody),
                            u"quiet"_s,
                            u"second choices 0"_s,
                            u"second choices 1"_s,
                            u"second choices 2"_s,
                            u"flip 0"_s,
                            u"flip 1"_s,
                            u"flip 2"_s,
                            u"no flip"_s,
                            u"timeout"_s,
                            u"early"_s,
                            u"complete"_s,
                            u"tie"_s};
    for (const QString &kind : kinds)
        QVERIFY2(seen.value(kind) >= kRounds / 200,
                 qPrintable(u"only %1 of %2"_s.arg(seen.value(kind)).arg(kind)));
}

SUITE_TEST(QCoreApplication, TestRounds)

} // namespace tst_rounds

#include "tst_rounds.moc"
