// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/card_file.h"
#include "tests/bench/measure.h"
#include "tests/support/card_files/hostile_cards.h"

#include <malloc.h>

// How long a file that is refused takes, and how much more memory than the file itself: of bombs, lies and
// floods the worst. On standard error, each of them.

using namespace studio;

namespace {

constexpr double kMostMilliseconds = 1'000;
constexpr double kMostMegabytes = 64;

/// The most memory of this process since it was asked for the last time, in MB.
double peakMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    double peak = 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            peak = line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    }
    return peak;
}

void forgetPeak()
{
    QFile peak(QStringLiteral("/proc/self/clear_refs"));
    if (peak.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        peak.write("5");
}

} // namespace

int main()
{
    bench::Samples times;
    QList<double> extras;
    const QList<HostileCard> cards = hostileCards() + hostileJson();
    for (const HostileCard &card : cards) {
        const QByteArray file = card.file();
        malloc_trim(0);
        forgetPeak();
        const double before = bench::residentMegabytes();
        bool isRefused = false;
        times.add([&] { isRefused = !persona::readCard(file); });
        extras.append(peakMegabytes() - before);
        std::fprintf(stderr, "%8.1f ms %8.1f MB  %s%s\n", times.cpu.last(), extras.last(), card.name,
                     isRefused ? "" : ", WHICH IS NOT REFUSED");
    }
    times.print("card.refused", cards.size(), kMostMilliseconds);
    bench::print({.id = "card.refused.memory",
                  .n = cards.size(),
                  .p50 = bench::percentile(extras, 0.5),
                  .p99 = bench::percentile(extras, 1),
                  .unit = "MB",
                  .bar = kMostMegabytes});
    return 0;
}
