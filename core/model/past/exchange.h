// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/call_record.h"

#include <QByteArray>

namespace studio::model {

/// One call of a model with what was sent and what came back, as a person wants to see it: JSON, without keys
/// and headers, pictures named by kind and size only. Rehearsal's are here too.
struct Exchange
{
    qint64 id = 0;  ///< 1, 2, 3 … as they are kept
    QDateTime time; ///< when it began, UTC
    base::RoomId room;
    std::optional<base::TurnId> turn;
    std::optional<base::MessageId> about;
    QList<base::ParticipantId> companions;
    CallPurpose purpose = CallPurpose::Speech;
    QString model; ///< as users see it
    TokenCount tokens;
    std::optional<qint64> cost; ///< nano-dollars
    base::Millis took{0};
    int tries = 1;
    std::optional<CallTrouble> trouble; ///< it failed
    QByteArray prompt;                  ///< at most kLongestExchange bytes; what is longer is cut and says so
    QByteArray reply;
    bool operator==(const Exchange &) const = default;
};

inline constexpr qsizetype kLongestExchange = 1024 * 1024;

} // namespace studio::model
