// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/statistics_port.h"
#include "tests/support/give_answer.h"

#include <QCoreApplication>
#include <QList>

#include <memory>

namespace studio::tests {

/// A StatisticsPort that records its questions; a test answers the newest question.
class FakeStatisticsPort : public ports::StatisticsPort
{
    Q_OBJECT

public:
    using StatisticsPort::StatisticsPort;

    QList<base::RoomId> asked;
    QList<base::Listener<double>> progress;
    QList<base::Then<ports::CountedRoom>> questions;
    std::shared_ptr<QList<qsizetype>> cancelled = std::make_shared<QList<qsizetype>>(); ///< by number

    base::Job count(const base::RoomId &room, const std::optional<model::Language> &,
                    base::Listener<double> told, base::Then<ports::CountedRoom> then) override
    {
        asked.append(room);
        progress.append(told);
        questions.append(then);
        return base::Job([cancelled = cancelled, number = asked.size() - 1] { cancelled->append(number); });
    }

    void tellProgress(double share)
    {
        progress.last()(share);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall);
    }
    void tell(const model::RoomStatistics &statistics, const QByteArray &table = "a,b\r\n")
    {
        giveAnswer(questions.last(), ports::CountedRoom{statistics, table});
    }
};

} // namespace studio::tests
