// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/utc.h"
#include "core/model/upkeep.h"

#include <utility>

// The data of somebody who has used the studio for some weeks, as shown by a window.
namespace studio::tests {

/// With rooms of these names, the first the largest; without backups.
[[nodiscard]] inline model::DataSizes sampleSizes(const QStringList &rooms)
{
    constexpr qint64 kMega = 1024 * 1024;
    model::DataSizes sizes;
    sizes.folder = QStringLiteral("/home/mina/.local/share/companion-studio");
    sizes.database = 212 * kMega;
    sizes.journal = 3 * kMega;
    sizes.free = 14 * kMega;
    sizes.attachments = 96 * kMega;
    sizes.exchanges = 61 * kMega;
    qint64 share = 24 * kMega;
    for (const QString &name : rooms) {
        sizes.rooms.append({base::RoomId(name), name, share});
        share = share * 2 / 5;
    }
    return sizes;
}

/// The same with the backups of a few weeks.
[[nodiscard]] inline model::DataSizes sampleSizesWithBackups(const QStringList &rooms)
{
    model::DataSizes sizes = sampleSizes(rooms);
    const QDate last(2026, 5, 2);
    for (const int ago : {0, 1, 2, 3, 4, 5, 6, 13, 20, 32}) {
        const QDate day = last.addDays(-ago);
        const qint64 bytes = sizes.database - qint64(ago) * 3'500'000;
        sizes.copies.append({QStringLiteral("%1/backups/studio-%2.db")
                                 .arg(sizes.folder, day.toString(QStringLiteral("yyyyMMdd"))),
                             day, bytes, QDateTime(day, QTime(9, 1), base::kUtc)});
        sizes.backups += bytes;
    }
    sizes.lastTried = sizes.copies.first().made;
    return sizes;
}

} // namespace studio::tests
