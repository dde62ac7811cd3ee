// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/model/past/as_policy.h"
#include "core/model/past/what_if.h"

#include <QObject>

namespace studio::ports {

/// "What if?" over the recorded rounds of a room (a port). Each round is decided again on its own, from what
/// was recorded of it; what would have come after it is not imagined, and no model is asked. Threads and
/// requests as in RoomPort.
class WhatIfPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// answered; NotFound if `change.round` is no Decision of a vote in that room.
    virtual base::RequestId ask(const base::RoomId &room, const model::WhatIf &change) = 0;
    /// asPolicyAnswered: a stretch of the room decided by another policy. A newer one cancels the one before.
    virtual base::RequestId askAs(const base::RoomId &room, const model::AsPolicy &wish) = 0;
    /// Nobody waits for that answer any more: the request fails with Cancelled, unless it has ended.
    virtual void cancel(const base::RequestId &request) = 0;

Q_SIGNALS:
    void answered(const studio::base::RequestId &request, const studio::base::RoomId &room,
                  const studio::model::WhatIfAnswer &answer);
    void asPolicyAnswered(const studio::base::RequestId &request, const studio::base::RoomId &room,
                          const studio::model::AsPolicyAnswer &answer);

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
