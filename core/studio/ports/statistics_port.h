// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/model/past/room_statistics.h"
#include "core/model/persona.h"

#include <QObject>

#include <optional>

namespace studio::ports {

/// Rooms in numbers (a port), counted anew from the log each time. Threads and requests as in RoomPort.
class StatisticsPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// counted, with progress before it in large rooms. `names`: the language of the names; none: each
    /// companion's main one. NotFound: there is no such room.
    virtual base::RequestId count(const base::RoomId &room, const std::optional<model::Language> &names) = 0;
    /// Failed with Cancelled, if it is not done yet.
    virtual void cancel(const base::RequestId &request) = 0;

Q_SIGNALS:
    void progress(const studio::base::RequestId &request, double share); ///< 0..1
    /// `table`: the same as CSV (core/transcript/statistics_table.h).
    void counted(const studio::base::RequestId &request, const studio::model::RoomStatistics &statistics,
                 const QByteArray &table);

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
