// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/writer.h"

#include "core/store/schema.h"

#include <QFileInfo>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;

void Writer::queue(Job job)
{
    bool isFirst = false;
    {
        const QMutexLocker guard(&m_mutex);
        isFirst = m_waiting.isEmpty();
        m_waiting.append(std::move(job));
    }
    if (isFirst)
        QMetaObject::invokeMethod(this, &Writer::drain, Qt::QueuedConnection);
}

// The settings come after the look for damage: switching a damaged file to WAL would already write to it.
Writer::Outcome Writer::open(const QString &file)
{
    const qint64 size = QFileInfo(file).size();
    if (const auto error = m_connection.open(file, Connection::Mode::ReadWrite))
        return error;
    if (const auto damage = lookForDamage(m_connection, size))
        return damage;
    for (const QString &pragma : {u"PRAGMA journal_mode = WAL"_s, u"PRAGMA synchronous = FULL"_s,
                                  u"PRAGMA foreign_keys = ON"_s, u"PRAGMA journal_size_limit = 16777216"_s}) {
        if (const auto error = m_connection.run(pragma))
            return error;
    }
    return prepareSchema(m_connection);
}

void Writer::close()
{
    drain();
    m_connection.close();
}

Writer::Outcome Writer::runInSavepoint(const Job &job)
{
    if (const auto error = m_connection.run(u"SAVEPOINT job"_s))
        return error;
    const Outcome outcome = job.write(m_connection);
    if (outcome)
        (void)m_connection.run(
            u"ROLLBACK TO job"_s); // fails only if SQLite has rolled everything back already
    const auto released = m_connection.run(u"RELEASE job"_s);
    return outcome ? outcome : released;
}

void Writer::drain()
{
    QList<Job> jobs;
    {
        const QMutexLocker guard(&m_mutex);
        jobs.swap(m_waiting);
    }
    if (jobs.isEmpty())
        return;
    Outcome whole = m_connection.run(u"BEGIN IMMEDIATE"_s);
    QList<Outcome> outcomes;
    for (const Job &job : std::as_const(jobs))
        outcomes.append(whole ? whole : runInSavepoint(job));
    if (!whole) {
        whole = m_connection.run(u"COMMIT"_s);
        if (whole)
            (void)m_connection.run(u"ROLLBACK"_s);
    }
    for (qsizetype i = 0; i < jobs.size(); ++i)
        jobs[i].answer(outcomes[i] ? outcomes[i] : whole);
}

} // namespace studio::store
