// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/measure.h"
#include "tests/bench/raw_round.h"
#include "tests/bench/vote_room.h"

// What a round of votes costs over the models' own time: from a user's message to the decision, through
// Director, agent, client and Qt Network to a model on the loopback and back; and, taking turns with it, the
// same bytes over bare sockets. `votes.over-raw` is the one divided by the other.

using namespace studio;
using namespace studio::bench;

namespace {

struct Task
{
    int voters;
    int delay; ///< of the model, in milliseconds
    int rounds;
    std::optional<double> bar; ///< of ours over raw
};

/// Of all threads but the server's, in milliseconds.
double processorTime(const ModelServer &server)
{
    return processorMilliseconds() - double(server.processorTime().count()) / 1e6;
}

constexpr int kWarmUp = 5; // rounds: connections open, caches fill

void measure(const Task &task)
{
    const ModelServer server;
    ModelHouse house(server, "/vote/" + QByteArray::number(task.delay));
    VoteRoom room(house, task.voters);
    RawRound raw(server.port(), task.voters);
    QList<double> ours;
    QList<double> bare;
    QList<double> spent;
    for (int round = 0; round < kWarmUp + task.rounds; ++round) {
        const double before = processorTime(server);
        const double our = room.round();
        const double after = processorTime(server);
        const double least = raw.run(server.lastRequest());
        if (round < kWarmUp)
            continue;
        ours.append(our);
        bare.append(least);
        spent.append(after - before);
    }
    if (room.failed() > 0)
        qFatal("%d votes of %d did not come", room.failed(), task.voters);
    const auto print = [&task](const QByteArray &name, const QList<double> &samples) {
        bench::print({.id = "votes." + name + '.' + QByteArray::number(task.delay) + "ms",
                      .n = task.voters,
                      .p50 = percentile(samples, 0.5),
                      .p99 = percentile(samples, 0.99)});
    };
    print("raw", bare);
    print("round", ours);
    print("processor", spent);
    bench::print({.id = "votes.over-raw." + QByteArray::number(task.delay) + "ms",
                  .n = task.voters,
                  .p50 = percentile(ours, 0.5) / percentile(bare, 0.5),
                  .unit = "x",
                  .bar = task.bar});
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    for (const Task &task : {Task{3, 0, 100, {}}, Task{16, 0, 50, {}}, Task{64, 0, 30, {}},
                             Task{3, 100, 20, {}}, Task{16, 100, 20, 1.08}, Task{64, 100, 20, 1.2}})
        measure(task);
    return 0;
}
