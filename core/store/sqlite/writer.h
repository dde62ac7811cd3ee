// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"

#include <QList>
#include <QMutex>
#include <QObject>

#include <functional>

namespace studio::store {

/// Writes the data. Jobs may be queued from any thread; they run here, in order.
///
/// All waiting jobs are written in one transaction, each in its own savepoint, so that a failed job does not
/// affect the others; answers are given after the commit. If the transaction as a whole fails, each job is
/// written again in its own transaction: a job must be able to run twice. If the file has been deleted
/// meanwhile, every job fails.
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
