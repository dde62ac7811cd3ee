// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/statistics_port.h"

#include <QList>

namespace studio::tests {

/// A StatisticsPort that remembers what it was asked; a test answers by emitting the signals itself.
class FakeStatisticsPort : public ports::StatisticsPort
{
    Q_OBJECT

public:
    using StatisticsPort::StatisticsPort;

    QList<base::RoomId> asked;
    QList<base::RequestId> cancelled;

    [[nodiscard]] base::RequestId last() const
    {
        return base::RequestId(QStringLiteral("count-%1").arg(asked.size()));
    }

    base::RequestId count(const base::RoomId &room, const std::optional<model::Language> &) override
    {
        asked.append(room);
        return last();
    }
    void cancel(const base::RequestId &request) override { cancelled.append(request); }

    void tell(const model::RoomStatistics &statistics, const QByteArray &table = "a,b\r\n")
    {
        Q_EMIT counted(last(), statistics, table);
        Q_EMIT done(last());
    }
};

} // namespace studio::tests
