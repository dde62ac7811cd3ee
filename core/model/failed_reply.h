// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/call_record.h"

#include <QList>
#include <QString>

#include <optional>

namespace studio::model {

/// Whose call came to nothing, and why.
struct FailedCall
{
    base::ParticipantId companion;
    CallTrouble trouble;
    bool operator==(const FailedCall &) const = default;
};

/// A reply that did not come for a technical reason: a turn that failed, or a round without any vote.
struct FailedReply
{
    QString id;                           ///< stays the same when the room is opened again
    std::optional<base::MessageId> about; ///< what was to be answered
    std::optional<base::MessageId> after; ///< the newest message at that time; none: there was none yet
    std::optional<base::TurnId> turn;     ///< none: nobody had the floor, as the votes failed
    QList<FailedCall> calls;              ///< of a turn one, of a round those of its voters; never empty
    bool operator==(const FailedReply &) const = default;
};

} // namespace studio::model
