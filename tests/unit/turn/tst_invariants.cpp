// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/advance.h"
#include "tests/support/rounds.h"
#include "tests/support/suite.h"
#include "tests/unit/turn/floor_roller.h"
#include "tests/unit/turn/floor_talk.h"
#include "tests/unit/turn/floor_watch.h"

#include <QTest>

namespace tst_invariants {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace studio;
using namespace studio::tests;

namespace {

constexpr int kInputs = 60;

/// The number of random sequences; STUDIO_SEQUENCES asks for more.
int sequences()
{
    bool ok = false;
    const int asked = qEnvironmentVariableIntValue("STUDIO_SEQUENCES", &ok);
    return ok ? asked : tests::rounds(3000);
}

/// One random sequence: its inputs, its outputs, and the floor at the end.
struct Run
{
    QList<std::pair<FloorInput, model::PolicySettings>> inputs;
    QList<model::FloorOutput> outputs;
    turn::Floor start;
    turn::Floor end;
    QString fault;
};

/// Plays one sequence while a FloorWatch checks it; a tick with the same t precedes each input.
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

/// Random sequences of all inputs: what must hold whatever happens (§8.18).
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
            QVERIFY2(++ticks < 60, qPrintable(u"sequence %1: no end of ticks"_s.arg(seed)));
            last = *due;
            floor = turn::advance(std::move(floor), tick(*due), run.inputs.last().second).floor;
        }
    }
}

void TestInvariants::theRollsReachEveryKindOfOutput()
{
    QMap<QString, int> seen;
    for (int seed = 0; seed < 1000; ++seed) {
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

SUITE_TEST(QCoreApplication, TestInvariants)

} // namespace tst_invariants

#include "tst_invariants.moc"
