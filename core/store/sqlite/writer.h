// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"

#include <QList>
#include <QMutex>
#include <QObject>

#include <functional>

namespace studio::store {

/// The one who writes. Jobs may be queued from any thread; they run here, in order.
///
/// Everything that waits is written in one transaction, each job in a savepoint of its own, so that a job
/// that fails takes nothing with it; the answers are given after the commit. If the transaction as a whole
/// fails, each job is written again in one of its own: a job must be able to run twice. When the file has
/// been taken away meanwhile, every job fails.
class Writer : public QObject
{
    Q_OBJECT

public:
    using Outcome = std::optional<base::Error>;

    struct Job
    {
        std::function<Outcome(Connection &)> write;
        std::function<void(const Outcome &)> answer;
    };

    void queue(Job job);

    // on this object's thread
    [[nodiscard]] Outcome open(const QString &file);
    void close();

private:
    void drain();
    [[nodiscard]] std::optional<QList<Outcome>> runTogether(const QList<Job> &jobs);
    [[nodiscard]] Outcome runAlone(const Job &job);
    void runAgainWithoutSearch(const QList<Job> &jobs, QList<Outcome> &outcomes);
    [[nodiscard]] Outcome fileGone() const;

    QString m_file;
    Connection m_connection;
    QMutex m_mutex;
    QList<Job> m_waiting; // guarded by m_mutex
    bool m_hasEmptiedSearch = false;
};

} // namespace studio::store
