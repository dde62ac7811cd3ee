// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlite/writer.h"

#include "core/base/log.h"
#include "core/store/rows/schema.h"
#include "core/store/rows/search_rows.h"
#include "core/store/upkeep/backups.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <utility>

#include <QFileInfo>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;

namespace {

/// A file of an earlier version is changed only after a copy of it was made.
Writer::Outcome keepBeforeChange(Connection &connection, const QString &file)
{
    const auto version = connection.value(u"PRAGMA user_version"_s);
    if (!version)
        return version.error();
    if (version->toInt() < 1 || version->toInt() >= kSchemaVersion)
        return std::nullopt;
    const auto kept = backUpBeforeSchema(QFileInfo(file).absolutePath(), kSchemaVersion);
    return kept ? std::nullopt : Writer::Outcome(kept.error());
}

} // namespace

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

// The settings come after the check for damage: switching a damaged file to WAL would already write to it.
Writer::Outcome Writer::open(const QString &file)
{
    m_file = file;
    if (const auto error = m_connection.open(file, Connection::Mode::ReadWrite))
        return error;
    if (const auto damage = lookForDamage(m_connection, file))
        return damage;
    for (const QString &pragma : {u"PRAGMA journal_mode = WAL"_s, u"PRAGMA synchronous = FULL"_s,
                                  u"PRAGMA foreign_keys = ON"_s, u"PRAGMA journal_size_limit = 16777216"_s}) {
        if (const auto error = m_connection.run(pragma))
            return error;
    }
    if (const auto error = keepBeforeChange(m_connection, file))
        return error;
    return prepareSchema(m_connection);
}

void Writer::close()
{
    drain();
    m_connection.close();
    m_file.clear();
}

void Writer::drain()
{
    QList<Job> jobs;
    {
        const QMutexLocker guard(&m_mutex);
        jobs.swap(m_waiting);
    }
    if (jobs.isEmpty() || m_file.isEmpty()) // background work may queue one more job after the end
        return;
    std::optional<QList<Outcome>> outcomes = runTogether(jobs);
    if (!outcomes) {
        outcomes.emplace();
        for (const Job &job : std::as_const(jobs))
            outcomes->append(runAlone(job));
    }
    runAgainWithoutSearch(jobs, *outcomes);
    const Outcome gone = fileGone();
    for (qsizetype i = 0; i < jobs.size(); ++i)
        jobs[i].answer(gone ? gone : outcomes->at(i));
}

// Damage in the index of words must not prevent messages: the index can be rebuilt, the messages cannot.
// Tried once in a run, since if it does not help, the damage is elsewhere.
void Writer::runAgainWithoutSearch(const QList<Job> &jobs, QList<Outcome> &outcomes)
{
    const bool isDamaged = std::any_of(outcomes.cbegin(), outcomes.cend(),
                                       [](const Outcome &outcome) { return outcome && isDamage(*outcome); });
    if (!isDamaged || std::exchange(m_hasEmptiedSearch, true))
        return;
    const Outcome emptied = runAlone({emptySearch, {}});
    qCWarning(base::lcStore) << "the index of words is damaged; it is made anew:"
                             << (emptied ? emptied->detail : QString());
    for (qsizetype i = 0; !emptied && i < jobs.size(); ++i) {
        if (outcomes.at(i))
            outcomes[i] = runAlone(jobs.at(i));
    }
}

// Writing to a file that was deleted while open succeeds, but the data is lost.
Writer::Outcome Writer::fileGone() const
{
    if (m_file.isEmpty() || QFile::exists(m_file))
        return std::nullopt;
    return Error{
        base::ErrorCode::Storage,
        QCoreApplication::translate("Store", "The data folder no longer exists. Nothing more can be saved."),
        m_file};
}

// A full disk rolls back the whole transaction, whichever job met it: then nothing of the group is on disk,
// and there is no answer.
std::optional<QList<Writer::Outcome>> Writer::runTogether(const QList<Job> &jobs)
{
    QList<Outcome> outcomes;
    bool holds = !m_connection.run(u"BEGIN IMMEDIATE"_s);
    for (auto job = jobs.cbegin(); holds && job != jobs.cend(); ++job) {
        holds = !m_connection.run(u"SAVEPOINT job"_s);
        if (!holds)
            break;
        outcomes.append(job->write(m_connection));
        // Fails only if SQLite has rolled everything back already.
        holds = !outcomes.last() || !m_connection.run(u"ROLLBACK TO job"_s);
        holds = holds && !m_connection.run(u"RELEASE job"_s);
    }
    if (holds && !m_connection.run(u"COMMIT"_s))
        return outcomes;
    (void)m_connection.run(u"ROLLBACK"_s);
    return std::nullopt;
}

Writer::Outcome Writer::runAlone(const Job &job)
{
    Outcome outcome = m_connection.run(u"BEGIN IMMEDIATE"_s);
    if (!outcome)
        outcome = job.write(m_connection);
    if (!outcome)
        outcome = m_connection.run(u"COMMIT"_s);
    if (outcome)
        (void)m_connection.run(u"ROLLBACK"_s);
    return outcome;
}

} // namespace studio::store
