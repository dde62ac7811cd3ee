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

/// "What if?" over the recorded rounds of a room (a port). Each round is decided again on its own, from its
/// record; what would have followed is not simulated, and no model is asked.
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once. Cancelled: the job was cancelled. NotFound: there is no such room. Corrupt: the room cannot be read.
class WhatIfPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Decides every round again with that change. NotFound also: `change.round` is no Decision of a vote in
    /// that room.
    virtual base::Job ask(const base::RoomId &room, const model::WhatIf &change,
                          base::Then<model::WhatIfAnswer> then) = 0;
    /// Decides a stretch of the room by another policy. A newer wish cancels the previous one.
    virtual base::Job askAs(const base::RoomId &room, const model::AsPolicy &wish,
                            base::Then<model::AsPolicyAnswer> then) = 0;
};

} // namespace studio::ports
