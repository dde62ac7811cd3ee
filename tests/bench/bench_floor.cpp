// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/advance.h"
#include "tests/bench/measure.h"

using namespace Qt::StringLiterals;
using namespace studio;
using base::MessageId;
using base::Millis;
using base::ParticipantId;
using model::FloorInput;

namespace {

QList<ParticipantId> companions(int count)
{
    QList<ParticipantId> roster;
    for (int i = 0; i < count; ++i)
        roster.append(ParticipantId(u"companion_%1"_s.arg(i)));
    return roster;
}

model::RawState vote(const ParticipantId &from, const MessageId &message, int importance)
{
    return {from.value(), message.value(), u"speak"_s, double(importance), false, u"none"_s};
}

/// A whole round and its turn: the user's message, every vote, the companion's speech.
int playRound(turn::Floor &floor, const model::PolicySettings &policy, const QList<ParticipantId> &roster,
              int number)
{
    int calls = 0;
    Millis t(number * 1000);
    const auto feed = [&](model::FloorInputKind kind) {
        ++calls;
        turn::Step step = turn::advance(std::move(floor), {t++, std::move(kind)}, policy);
        floor = std::move(step.floor);
        return step.outputs;
    };
    const MessageId id(u"m%1"_s.arg(number));
    feed(model::Posted{{.id = id,
                        .from = ParticipantId(u"user"_s),
                        .text = u"What do you make of number %1?"_s.arg(number)}});
    ParticipantId speaker;
    for (qsizetype i = 0; i < roster.size(); ++i) {
        for (const model::FloorOutput &line :
             feed(model::Voted{vote(roster[i], id, int((i + number) % 10))})) {
            if (const auto *start = std::get_if<model::StartTurn>(&line.kind))
                speaker = start->companion;
        }
    }
    feed(model::TurnOver{.from = speaker, .outcome = model::Outcome::NoReply});
    return calls;
}

void measure(int voters)
{
    const QList<ParticipantId> roster = companions(voters);
    const model::PolicySettings policy;
    turn::Floor floor = turn::openFloor(roster, policy);
    QList<double> perSecond;
    int number = 0;
    for (int sample = 0; sample < 20; ++sample) {
        QElapsedTimer timer;
        timer.start();
        int calls = 0;
        while (timer.elapsed() < 50)
            calls += playRound(floor, policy, roster, number++);
        perSecond.append(calls * 1e9 / double(timer.nsecsElapsed()));
    }
    bench::print(
        {.id = "floor.advance", .n = voters, .p50 = bench::percentile(perSecond, 0.5), .unit = "calls/s"});
}

} // namespace

int main()
{
    for (const int voters : {3, 16, 64})
        measure(voters);
    return 0;
}
