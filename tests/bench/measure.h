// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QElapsedTimer>
#include <QFile>
#include <QList>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <optional>

// What every measuring program shares: it times, and prints one JSON object a line for run_benches.cmake.
namespace studio::bench {

/// One line of the table. `unit` is part of the names of fields that hold milliseconds: p50_ms, p99_ms,
/// bar_ms stand beside the plain p50, p99, bar that the table shows.
struct Row
{
    QByteArray id; ///< view.append
    qint64 n = 0;  ///< size of what was measured
    double p50 = 0;
    std::optional<double> p99;
    std::optional<double> cpuP99; ///< of this thread: what a machine without other work would show
    QByteArray unit = "ms";
    std::optional<double> bar; ///< to be met by p99, or by p50 where there is no p99
    bool barIsLeast = false;   ///< the value has to be at least the bar, not at most
};

inline void print(const Row &row)
{
    const auto number = [](double value) { return QByteArray::number(value, 'f', 3); };
    QByteArray line = "{\"id\":\"" + row.id + "\",\"n\":" + QByteArray::number(row.n);
    const bool timed = row.unit == "ms";
    const auto add = [&](const QByteArray &name, double value) {
        line += ",\"" + name + "\":" + number(value);
        if (timed)
            line += ",\"" + name + "_ms\":" + number(value);
    };
    add("p50", row.p50);
    if (row.p99)
        add("p99", *row.p99);
    if (row.cpuP99)
        add("cpu_p99", *row.cpuP99);
    line += ",\"unit\":\"" + row.unit + '"';
    if (row.bar) {
        const double judged = row.p99.value_or(row.p50);
        const bool met = row.barIsLeast ? judged >= *row.bar : judged <= *row.bar;
        add("bar", *row.bar);
        line += QByteArray(",\"met\":") + (met ? "true" : "false");
    }
    std::puts(QByteArray(line + '}').constData());
    std::fflush(stdout);
}

/// The value below which that share of the samples lies.
inline double percentile(QList<double> samples, double share)
{
    std::sort(samples.begin(), samples.end());
    const auto at = qsizetype(share * double(samples.size() - 1) + 0.5);
    return samples.at(std::clamp<qsizetype>(at, 0, samples.size() - 1));
}

/// The same work many times, in milliseconds: on the clock, and of this thread's processor time.
struct Samples
{
    QList<double> wall;
    QList<double> cpu;

    template<class Work>
    void add(Work &&work)
    {
        const auto threadTime = [] {
            timespec now{};
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
            return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
        };
        QElapsedTimer timer;
        timer.start();
        const double before = threadTime();
        work();
        cpu.append(threadTime() - before);
        wall.append(double(timer.nsecsElapsed()) / 1e6);
    }

    void print(const QByteArray &id, qint64 n, std::optional<double> bar) const
    {
        bench::print(
            {id, n, percentile(wall, 0.5), percentile(wall, 0.99), percentile(cpu, 0.99), "ms", bar});
    }
};

/// That all threads of this process have been on a processor so far.
inline double processorMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

/// Memory of this process that is in RAM now, in MB.
inline double residentMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QList<QByteArray> lines = status.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

} // namespace studio::bench
