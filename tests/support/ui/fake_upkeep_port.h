// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/upkeep_port.h"
#include "tests/support/give_answer.h"

#include <QCoreApplication>
#include <QList>
#include <QStringList>

#include <memory>

namespace studio::tests {

/// An UpkeepPort that records wishes; a test answers.
class FakeUpkeepPort : public ports::UpkeepPort
{
    Q_OBJECT

public:
    using UpkeepPort::UpkeepPort;

    QStringList wishes; ///< their names, in order
    QString ready;      ///< the backup prepared for restoring
    std::shared_ptr<QStringList> cancelled = std::make_shared<QStringList>(); ///< names of jobs

    QList<base::Listener<int>> progress;
    QList<base::Then<model::DataSizes>> weighings;
    QList<base::Then<model::CheckReport>> checks;
    QList<base::Then<void>> rebuilds;
    QList<base::Then<model::Backup>> backups;
    QList<base::Then<QStringList>> restores;
    QList<base::Then<model::CompactionGain>> gains; ///< questions about the gain of a compaction
    QList<base::Then<model::CompactionGain>> compactions;

    void weighData(base::Then<model::DataSizes> then) override
    {
        wishes.append(QStringLiteral("weighData"));
        weighings.append(then);
    }
    base::Job checkData(base::Listener<int> how, base::Then<model::CheckReport> then) override
    {
        checks.append(then);
        return begin(QStringLiteral("checkData"), how);
    }
    void rebuild(base::Then<void> then) override
    {
        wishes.append(QStringLiteral("rebuild"));
        rebuilds.append(then);
    }
    base::Job backUp(base::Listener<int> how, base::Then<model::Backup> then) override
    {
        backups.append(then);
        return begin(QStringLiteral("backUp"), how);
    }
    base::Job layReady(const QString &backup, base::Listener<int> how, base::Then<QStringList> then) override
    {
        ready = backup;
        restores.append(then);
        return begin(QStringLiteral("layReady"), how);
    }
    base::Job weighCompaction(const model::Compaction &, base::Listener<int> how,
                              base::Then<model::CompactionGain> then) override
    {
        gains.append(then);
        return begin(QStringLiteral("weighCompaction"), how);
    }
    base::Job compact(const model::Compaction &, base::Listener<int> how,
                      base::Then<model::CompactionGain> then) override
    {
        compactions.append(then);
        return begin(QStringLiteral("compact"), how);
    }

    /// For the newest job.
    void tellProgress(int percent)
    {
        progress.last()(percent);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall);
    }
    void tell(const model::DataSizes &sizes) { giveAnswer(weighings.last(), sizes); }
    void tell(const model::CheckReport &report) { giveAnswer(checks.last(), report); }

private:
    base::Job begin(const QString &wish, const base::Listener<int> &how)
    {
        wishes.append(wish);
        progress.append(how);
        return base::Job([cancelled = cancelled, wish] { cancelled->append(wish); });
    }
};

} // namespace studio::tests
