// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/then.h"
#include "core/model/past/exchange.h"

#include <QList>
#include <QObject>

namespace studio::ports {

/// Requests to models and their answers, call by call (a port). RoomPort::events() tells what happened in a
/// turn; this port shows the calls behind it.
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once.
class InspectorPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    static constexpr int kMostExchanges = 1000;

    /// The newest calls of a room, oldest first, without their texts: calls that began at `since` or later.
    /// An invalid time: all calls that are kept. Corrupt: the stored data cannot be read.
    virtual void exchanges(const base::RoomId &room, const QDateTime &since,
                           base::Then<QList<model::Exchange>> then) = 0;
    /// One call with its texts, JSON indented. NotFound: the call is not kept any more.
    virtual void exchange(qint64 id, base::Then<model::Exchange> then) = 0;

Q_SIGNALS:
    /// A call has ended and is stored; without its texts.
    void exchangeKept(const studio::model::Exchange &exchange);
};

} // namespace studio::ports
