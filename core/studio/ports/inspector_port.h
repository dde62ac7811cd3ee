// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/model/past/exchange.h"

#include <QList>
#include <QObject>

namespace studio::ports {

/// What went to models and came back, call by call (a port). What happened in a turn is told by
/// RoomPort::events(); this is what stands behind it. Threads and requests as in RoomPort.
class InspectorPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    static constexpr int kMostExchanges = 1000;

    /// Of a room, those that began at `since` or later; an invalid time: all that are kept.
    virtual base::RequestId exchanges(const base::RoomId &room, const QDateTime &since) = 0;
    /// One with its texts, JSON set out on many lines.
    virtual base::RequestId exchange(qint64 id) = 0;

Q_SIGNALS:
    /// The newest, oldest first, without their texts.
    void exchangesRead(const studio::base::RequestId &request, const studio::base::RoomId &room,
                       const QList<studio::model::Exchange> &exchanges);
    void exchangeRead(const studio::base::RequestId &request, const studio::model::Exchange &exchange);
    /// A call is over and stored; without its texts.
    void exchangeKept(const studio::model::Exchange &exchange);

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
