// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/call_record.h"
#include "core/model/envelope.h"
#include "core/model/past/message_page.h"
#include "core/model/room.h"

#include <QList>

#include <optional>

namespace studio::store {

/// A floor input from the log, with the new policy if it was PolicyChanged, and the details of a vote or the
/// end of a turn.
struct FloorLogEntry
{
    model::FloorInput input;
    std::optional<model::PolicySettings> policy;
    std::optional<model::VoteManner> manner{};
    std::optional<model::CallTrouble> trouble{};
    std::optional<base::TurnId> turn{};
    qint64 seq = 0; ///< of the event
    bool operator==(const FloorLogEntry &) const = default;
};

/// A turn that was running at an event, or about to begin.
struct OpenTurn
{
    base::TurnId id;
    int attempts = 1;         ///< how often the turn was made, on all ways
    model::FloorOutput begin; ///< StartTurn or Wake
    bool operator==(const OpenTurn &) const = default;
};

/// The room went back, and its floor has had no input since.
struct Resumption
{
    model::Rewound back;
    base::Millis t{0};     ///< of the event to which the room went
    QList<OpenTurn> turns; ///< with ReplyAgain and DecideAgain: the newest turn of each companion up to there
    bool operator==(const Resumption &) const = default;
};

/// All that the Director needs to continue a room. Holds only events on the path to the newest event
/// (core/model/path.h); but the room's settings do not go back.
struct RoomRecord
{
    model::Room room;    ///< as it is now
    model::Room initial; ///< as it was created: roster and policy before the first input
    qint64 lastSeq = 0;
    qint64 messages = 0;
    QList<FloorLogEntry> floorLog;     ///< every input since creation, in order; messages included
    QList<model::MessageRow> recent;   ///< the newest messages, oldest first, for context
    QList<model::Summary> summaries{}; ///< without removed summaries, in the order of their making
    std::optional<Resumption> resumption{};
    bool operator==(const RoomRecord &) const = default;
};

} // namespace studio::store
