// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/job.h"
#include "core/base/then.h"
#include "core/model/past/as_policy.h"
#include "core/model/past/what_if.h"

#include <QObject>

namespace studio::ports {

/// "What if?" over the recorded rounds of a room (a port). Each round is decided again on its own, from what
/// was recorded of it; what would have come after it is not imagined, and no model is asked.
///
/// Any thread may call a command. It does its work on the studio thread; `then` is told exactly once what
/// came of it. Cancelled: by its job. NotFound: there is no such room. Corrupt: it cannot be read.
class WhatIfPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Every round decided again with that change. NotFound also: `change.round` is no Decision of a vote in
    /// that room.
    virtual base::Job ask(const base::RoomId &room, const model::WhatIf &change,
                          base::Then<model::WhatIfAnswer> then) = 0;
    /// A stretch of the room decided by another policy. A newer wish cancels the one before.
    virtual base::Job askAs(const base::RoomId &room, const model::AsPolicy &wish,
                            base::Then<model::AsPolicyAnswer> then) = 0;
};

} // namespace studio::ports
