// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>

// What Linux tells about another process.
namespace studio::bench {

inline QByteArray procFile(qint64 process, const QString &name)
{
    QFile file(QStringLiteral("/proc/%1/%2").arg(process).arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The number after a name such as "Pss:".
inline double numberAfter(const QByteArray &text, const QByteArray &name)
{
    const QList<QByteArray> lines = text.split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith(name))
            return line.mid(name.size()).simplified().split(' ').first().toDouble();
    }
    return 0;
}

/// Memory that is its own, and its share of what it shares with others.
inline double proportionalMegabytes(qint64 process)
{
    return numberAfter(procFile(process, QStringLiteral("smaps_rollup")), "Pss:") / 1024;
}

/// What all its threads did since they began.
struct Activity
{
    double seconds = 0; ///< on a processor
    double wakeUps = 0; ///< times a thread went on after it had waited for something
};

inline Activity activityOf(qint64 process)
{
    Activity activity;
    const QStringList threads =
        QDir(QStringLiteral("/proc/%1/task").arg(process)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &thread : threads) {
        const QString folder = QStringLiteral("task/%1/").arg(thread);
        const QByteArray schedule = procFile(process, folder + QStringLiteral("schedstat"));
        activity.seconds += schedule.split(' ').first().toDouble() / 1e9;
        activity.wakeUps +=
            numberAfter(procFile(process, folder + QStringLiteral("status")), "voluntary_ctxt_switches:");
    }
    return activity;
}

} // namespace studio::bench
