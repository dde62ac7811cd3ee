// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/call_record.h"

#include <QByteArray>

namespace studio::model {

/// A call of a model with its request and its answer, for people to read: JSON, without keys and headers,
/// with pictures named by kind and size only. Includes calls of Rehearsal.
struct Exchange
{
    qint64 id = 0;  ///< 1, 2, 3 … in stored order
    QDateTime time; ///< when it began, UTC
    base::RoomId room;
    std::optional<base::TurnId> turn;
    std::optional<base::MessageId> about;
    QList<base::ParticipantId> companions;
    CallPurpose purpose = CallPurpose::Speech;
    QString model; ///< as shown to users
    TokenCount tokens;
    std::optional<qint64> cost; ///< nano-dollars
    base::Millis took{0};
    int tries = 1;
    std::optional<CallTrouble> trouble; ///< set if the call failed
    QByteArray prompt;                  ///< at most kLongestExchange bytes; a longer one is cut and says so
    QByteArray reply;
    bool operator==(const Exchange &) const = default;
};

inline constexpr qsizetype kLongestExchange = 1024 * 1024;

} // namespace studio::model
