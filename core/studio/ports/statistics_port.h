// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/job.h"
#include "core/base/then.h"
#include "core/model/past/room_statistics.h"
#include "core/model/persona.h"

#include <QObject>

#include <optional>

namespace studio::ports {

/// Statistics of a room.
struct CountedRoom
{
    model::RoomStatistics statistics;
    QByteArray table; ///< the same as CSV (core/transcript/statistics_table.h)
    bool operator==(const CountedRoom &) const = default;
};

/// Statistics of rooms (a port), counted anew from the log each time.
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once, after all progress.
class StatisticsPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// `names`: the language of the names; none: each companion's main language. `progress`: 0..1, in large
    /// rooms. NotFound: there is no such room. Cancelled: the job was cancelled.
    virtual base::Job count(const base::RoomId &room, const std::optional<model::Language> &names,
                            base::Listener<double> progress, base::Then<CountedRoom> then) = 0;
};

} // namespace studio::ports
