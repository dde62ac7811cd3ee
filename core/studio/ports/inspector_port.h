// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/then.h"
#include "core/model/past/exchange.h"

#include <QList>
#include <QObject>

namespace studio::ports {

/// What went to models and came back, call by call (a port). What happened in a turn is told by
/// RoomPort::events(); this is what stands behind it.
///
/// Any thread may call a command. It does its work on the studio thread; `then` is told exactly once what
/// came of it.
class InspectorPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    static constexpr int kMostExchanges = 1000;

    /// The newest calls of a room, oldest first, without their texts: those that began at `since` or later.
    /// An invalid time: all that are kept. Corrupt: the stored data cannot be read.
    virtual void exchanges(const base::RoomId &room, const QDateTime &since,
                           base::Then<QList<model::Exchange>> then) = 0;
    /// One call with its texts, JSON set out on many lines. NotFound: it is not kept any more.
    virtual void exchange(qint64 id, base::Then<model::Exchange> then) = 0;

Q_SIGNALS:
    /// A call is over and stored; without its texts.
    void exchangeKept(const studio::model::Exchange &exchange);
};

} // namespace studio::ports
