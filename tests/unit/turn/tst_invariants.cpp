// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/advance.h"
#include "tests/unit/turn/floor_talk.h"
#include "tests/unit/turn/floor_watch.h"

#include <QTest>

#include <random>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace studio;
using namespace studio::tests;

namespace {

constexpr int kInputs = 60;

/// How many sequences are rolled; STUDIO_SEQUENCES asks for more.
int sequences()
{
    bool ok = false;
    const int asked = qEnvironmentVariableIntValue("STUDIO_SEQUENCES", &ok);
    return ok ? asked : 3000;
}

/// Rolls inputs that are plausible more often than not, since a floor that ignores everything proves nothing.
class Roller
{
public:
    explicit Roller(unsigned seed)
        : m_dice(seed)
    {
        for (int i = 0; i < 4; ++i)
            m_everybody << ParticipantId(u"companion_%1"_s.arg(QChar(u'a' + i)));
        roster = m_everybody.mid(0, 1 + roll(4));
        policy = rollPolicy();
    }

    int roll(int sides) { return int(m_dice() % unsigned(sides)); }
    FloorInput next(Millis t, const std::optional<ParticipantId> &speaker,
                    const std::optional<MessageId> &round);

    QList<ParticipantId> roster;
    model::PolicySettings policy;

private:
    ParticipantId anybody() { return m_everybody[roll(int(m_everybody.size()))]; }
    QString text();
    model::PolicySettings rollPolicy();
    FloorInput rollVote(Millis t, const std::optional<MessageId> &round);
    FloorInput rollPost(Millis t);
    FloorInput rollConsume(Millis t);
    FloorInput rollRare(Millis t);

    std::mt19937 m_dice;
    QList<ParticipantId> m_everybody;
    int m_posted = 0;
};

QString Roller::text()
{
    static const QString kTalk[] = {u"Again and again."_s, u"Again and again!"_s, u"Again and again?"_s,
                                    u"NO_REPLY"_s,         u"Something else."_s,  u"また明日。"_s};
    return kTalk[roll(4) ? roll(3) : roll(6)];
}

model::PolicySettings Roller::rollPolicy()
{
    model::PolicySettings settings;
    static const model::PolicyName kPolicies[] = {model::PolicyName::Vote,     model::PolicyName::Vote,
                                                  model::PolicyName::Resource, model::PolicyName::Resource,
                                                  model::PolicyName::Ring,     model::PolicyName::Ring,
                                                  model::PolicyName::Manual};
    settings.policy = kPolicies[roll(7)];
    settings.refund = Millis(roll(4) * 700);
    settings.refuseRepeats = roll(4) == 0;
    settings.backchannelWakes = roll(4) == 0;
    settings.turnTimeout = Millis(500 + roll(3000));
    settings.userWakes = model::PolicySettings::UserWakes(roll(3));
    settings.seed = quint64(roll(3));
    settings.bargeIn =
        roll(2) ? model::PolicySettings::BargeIn::Queue : model::PolicySettings::BargeIn::Interrupt;
    settings.gap = Millis(roll(3) * 300);
    settings.voteDeadline = Millis(500 + roll(3000));
    settings.maxCompanionTurns = 1 + roll(8);
    settings.earlyDecision = roll(4) != 0;
    settings.terminalEndsRoom = roll(6) == 0;
    if (roll(3) == 0)
        settings.deadlines.insert(m_everybody.first(), Millis(roll(2000)));
    return settings;
}

FloorInput Roller::rollVote(Millis t, const std::optional<MessageId> &round)
{
    static const QString kClosings[] = {u"none"_s, u"pre-closing"_s, u"closing"_s, u"terminal"_s};
    const QString message = round && roll(12) ? round->value() : u"m%1"_s.arg(roll(qMax(1, m_posted)));
    if (roll(8) == 0)
        return voteFailed(t, message, anybody(), model::Cause::Unreachable);
    const QString closing = roll(30) ? kClosings[roll(4)] : u"whenever"_s;
    return voted(t, message, anybody(), roll(3) != 0, roll(12), roll(3) == 0, closing);
}

FloorInput Roller::rollPost(Millis t)
{
    static const QString kSenders[] = {u"user"_s, u"user"_s, u"user_2"_s, u"bot"_s, u"companion_a"_s};
    const QString id = roll(15) ? u"m%1"_s.arg(m_posted++) : u"m0"_s;
    FloorInput input = posted(t, ParticipantId(kSenders[roll(5)]), id, text());
    model::Message &message = std::get<model::Posted>(input.kind).message;
    for (int i = roll(6) ? 0 : roll(3); i > 0; --i)
        message.to << anybody();
    if (roll(6) == 0)
        message.mentions << anybody();
    message.whisper = roll(12) == 0;
    return input;
}

FloorInput Roller::rollConsume(Millis t)
{
    static const double kAmounts[] = {0, 5, 20, 40, 60, 80, 100, 101, 5.5};
    model::Message message;
    message.id = MessageId(u"m%1"_s.arg(m_posted++));
    message.from = roll(8) ? anybody() : ParticipantId(u"bot"_s);
    message.text = roll(3) ? u"Mhm %1"_s.arg(roll(30)) : text();
    return {t, model::Consume{message.from, kAmounts[roll(9)], message}};
}

FloorInput Roller::rollRare(Millis t)
{
    using Kind = model::CompanionInput::Kind;
    switch (roll(8)) {
    case 0: {
        QList<ParticipantId> members = m_everybody;
        std::shuffle(members.begin(), members.end(), m_dice);
        roster = members.mid(0, roll(9) ? 1 + roll(4) : 0);
        return {t, model::RosterChanged{roster}};
    }
    case 1: policy = rollPolicy(); return {t, model::PolicyChanged{}};
    case 2: return {t, model::CompanionInput{Kind::Mute, anybody()}};
    case 3: return {t, model::CompanionInput{Kind::Unmute, anybody()}};
    case 4: return {t, model::CompanionInput{Kind::MaySpeak, anybody()}};
    case 5: return {t, model::RepetitionScore{MessageId(u"m%1"_s.arg(m_posted - 1)), roll(11) / 10.0}};
    case 6: return {t, model::OrderSet{roll(2) ? roster : m_everybody}};
    default: return {t, model::CompanionInput{Kind::Cue, anybody()}};
    }
}

FloorInput Roller::next(Millis t, const std::optional<ParticipantId> &speaker,
                        const std::optional<MessageId> &round)
{
    const int kind = roll(20);
    if (kind < 3)
        return rollPost(t);
    if (kind < 5)
        return rollRare(t);
    if (kind == 5)
        return {t, model::CompanionInput{model::CompanionInput::Kind::Cue, anybody()}};
    if (kind < 8)
        return {t, model::Control(roll(9))};
    if (round)
        return rollVote(t, round);
    if (policy.policy == model::PolicyName::Resource && roll(2))
        return rollConsume(t);
    const bool own = speaker && roll(8);
    FloorInput input = turnOver(t, own ? *speaker : anybody(), model::Outcome(roll(3) ? 0 : roll(4)), text());
    auto &over = std::get<model::TurnOver>(input.kind);
    if (over.said && roll(20) == 0)
        over.said->id = MessageId(u"m0"_s);
    if (over.outcome == model::Outcome::NoReply && roll(3) == 0)
        over.wanted = roll(120);
    return input;
}

/// One rolled sequence: what went in, what came out, and the floor at the end.
struct Run
{
    QList<std::pair<FloorInput, model::PolicySettings>> inputs;
    QList<model::FloorOutput> outputs;
    turn::Floor start;
    turn::Floor end;
    QString fault;
};

/// Plays one sequence under the eyes of a FloorWatch; each input is preceded by a tick of its own t.
Run rollRun(unsigned seed)
{
    Roller roller(seed);
    Run run;
    run.start = run.end = turn::openFloor(roller.roster, roller.policy);
    FloorWatch watch(roller.roster, roller.policy.policy);
    Millis t{0};
    const auto feed = [&](const FloorInput &input) {
        watch.announce(input, roller.policy.policy);
        turn::Step step = turn::advance(run.end, input, roller.policy);
        run.end = std::move(step.floor);
        run.inputs.append({input, roller.policy});
        run.outputs += step.outputs;
        for (const auto &output : std::as_const(step.outputs))
            watch.see(output);
        watch.endOfStep();
        run.fault = watch.fault();
    };
    for (int i = 0; i < kInputs && run.fault.isEmpty(); ++i) {
        const auto due = turn::nextDue(run.end);
        if (due && *due < t)
            run.fault = u"nextDue lies in the past"_s;
        const int pace = roller.roll(6);
        t = due && pace == 0 ? *due : pace < 3 ? t : t + Millis(roller.roll(900));
        const model::PolicySettings before = roller.policy;
        feed(tick(t));
        const FloorInput input = roller.next(t, watch.speaker(), watch.openRound());
        Q_ASSERT(before == roller.policy || std::holds_alternative<model::PolicyChanged>(input.kind));
        feed(input);
    }
    return run;
}

} // namespace

/// Rolled sequences of all inputs: what must hold whatever happens (§8.18).
class TestInvariants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noSequenceBreaksWhatAlwaysHolds();
    void theSameInputsGiveTheSameFloor();
    void aCopyInMidSequenceGoesOnAlike();
    void tickingAtEveryDueTimeChangesNothing();
    void tickingAtDueTimesComesToAnEnd();
    void theRollsReachEveryKindOfOutput();
};

void TestInvariants::noSequenceBreaksWhatAlwaysHolds()
{
    for (int seed = 0; seed < sequences(); ++seed) {
        const Run run = rollRun(unsigned(seed));

        QVERIFY2(run.fault.isEmpty(), qPrintable(u"sequence %1 %2"_s.arg(seed).arg(run.fault)));
    }
}

void TestInvariants::theSameInputsGiveTheSameFloor()
{
    for (int seed = 0; seed < sequences() / 10; ++seed) {
        const Run first = rollRun(unsigned(seed));
        const Run second = rollRun(unsigned(seed));

        QVERIFY(first.outputs == second.outputs);
        QVERIFY(first.end == second.end);
    }
}

void TestInvariants::aCopyInMidSequenceGoesOnAlike()
{
    for (int seed = 0; seed < sequences() / 10; ++seed) {
        const Run run = rollRun(unsigned(seed));
        turn::Floor floor = run.start;
        QList<model::FloorOutput> outputs;

        for (const auto &[input, policy] : run.inputs) {
            const turn::Floor copy = floor;
            const turn::Step original = turn::advance(floor, input, policy);
            const turn::Step copied = turn::advance(copy, input, policy);
            QVERIFY(original.outputs == copied.outputs);
            QVERIFY(original.floor == copied.floor);
            outputs += copied.outputs;
            floor = copied.floor;
        }
        QVERIFY(outputs == run.outputs);
        QVERIFY(floor == run.end);
    }
}

void TestInvariants::tickingAtEveryDueTimeChangesNothing()
{
    for (int seed = 0; seed < sequences() / 10; ++seed) {
        const Run run = rollRun(unsigned(seed));
        turn::Floor floor = run.start;
        QList<model::FloorOutput> outputs;
        const model::PolicySettings *settings = nullptr;
        const auto feed = [&](const FloorInput &input, const model::PolicySettings &policy) {
            turn::Step step = turn::advance(std::move(floor), input, policy);
            floor = std::move(step.floor);
            outputs += step.outputs;
        };

        for (const auto &[input, policy] : run.inputs) {
            for (auto due = turn::nextDue(floor); settings && due && *due <= input.t;
                 due = turn::nextDue(floor))
                feed(tick(*due), *settings);
            feed(input, policy);
            settings = &policy;
        }
        QVERIFY2(outputs == run.outputs, qPrintable(u"sequence %1"_s.arg(seed)));
    }
}

void TestInvariants::tickingAtDueTimesComesToAnEnd()
{
    for (int seed = 0; seed < sequences(); ++seed) {
        const Run run = rollRun(unsigned(seed));
        turn::Floor floor = run.end;
        Millis last{-1};
        int ticks = 0;

        for (auto due = turn::nextDue(floor); due; due = turn::nextDue(floor)) {
            QVERIFY2(*due > last, qPrintable(u"sequence %1: a tick at nextDue moves nothing"_s.arg(seed)));
            QVERIFY2(++ticks < 20, qPrintable(u"sequence %1: no end of ticks"_s.arg(seed)));
            last = *due;
            floor = turn::advance(std::move(floor), tick(*due), run.inputs.last().second).floor;
        }
    }
}

void TestInvariants::theRollsReachEveryKindOfOutput()
{
    QMap<QString, int> seen;
    for (int seed = 0; seed < 300; ++seed) {
        for (const model::FloorOutput &output : rollRun(unsigned(seed)).outputs) {
            ++seen[u"output %1"_s.arg(output.kind.index())];
            if (const auto *decision = std::get_if<model::Decision>(&output.kind))
                ++seen[u"rule %1"_s.arg(int(decision->rule))];
            if (const auto *rest = std::get_if<model::Rest>(&output.kind))
                ++seen[u"rest %1"_s.arg(int(rest->reason))];
            if (const auto *abort = std::get_if<model::AbortTurn>(&output.kind))
                ++seen[u"abort %1"_s.arg(int(abort->cause))];
        }
    }

    for (int kind = 0; kind < int(std::variant_size_v<model::FloorOutputKind>); ++kind)
        QVERIFY2(seen.contains(u"output %1"_s.arg(kind)), qPrintable(u"no output of kind %1"_s.arg(kind)));
    for (int rule = int(model::Rule::Selected); rule <= int(model::Rule::Stopped); ++rule)
        QVERIFY2(seen.contains(u"rule %1"_s.arg(rule)), qPrintable(u"no rule %1"_s.arg(rule)));
    for (int reason = 0; reason <= int(model::RestReason::Failed); ++reason) {
        QVERIFY2(seen.contains(u"rest %1"_s.arg(reason)), qPrintable(u"no rest %1"_s.arg(reason)));
    }
    using model::Cause;
    for (const Cause cause : {Cause::BargeIn, Cause::Cued, Cause::Held, Cause::Paused, Cause::Stopped,
                              Cause::Left, Cause::Muted, Cause::Timeout, Cause::Policy, Cause::Reset})
        QVERIFY2(seen.contains(u"abort %1"_s.arg(int(cause))), qPrintable(u"no abort %1"_s.arg(int(cause))));
}

QTEST_GUILESS_MAIN(TestInvariants)
#include "tst_invariants.moc"
