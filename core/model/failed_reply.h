// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/call_record.h"

#include <QList>
#include <QString>

#include <optional>

namespace studio::model {

/// A companion's failed call, and why it failed.
struct FailedCall
{
    base::ParticipantId companion;
    CallTrouble trouble;
    bool operator==(const FailedCall &) const = default;
};

/// A reply that is missing for a technical reason: a failed turn, or a round without any vote.
struct FailedReply
{
    QString id;                           ///< stays the same when the room is opened again
    std::optional<base::MessageId> about; ///< the message to be answered
    std::optional<base::MessageId> after; ///< the newest message at that time; none: no message yet
    std::optional<base::TurnId> turn;     ///< none: nobody had the floor, because the votes failed
    QList<FailedCall> calls;              ///< one for a turn, those of the voters for a round; never empty
    bool operator==(const FailedReply &) const = default;
};

} // namespace studio::model
