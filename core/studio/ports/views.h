// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/decision.h"
#include "core/model/floor.h"
#include "core/model/message_page.h"
#include "core/model/persona.h"
#include "core/model/room.h"

#include <QList>
#include <QString>

#include <optional>

// What the outside sees of a room: plain values, computed in the core, only painted outside.
namespace studio::ports {

/// One companion's row on the floor.
struct FloorRow
{
    enum class Vote {
        None,    ///< no round has asked it yet, or it was not asked in this one
        Pending, ///< asked, no answer yet
        Voted,
        Missing, ///< counted as `listen, 0`, see cause
    };

    base::ParticipantId id;
    Vote vote = Vote::None;
    model::VoteState state = model::VoteState::Listen;
    int importance = 0; ///< 0..10
    bool selected = false;
    std::optional<model::Cause> cause; ///< with Missing
    model::Closing stage = model::Closing::None;
    bool muted = false;
    bool winner = false;             ///< of the newest decision
    bool speaking = false;           ///< holds the floor; false in the gap before
    bool next = false;               ///< holds the floor but has not begun: in the gap, held or paused
    std::optional<model::Flip> flip; ///< the smallest change of this vote that would give another outcome

    bool operator==(const FloorRow &) const = default;
};

/// The floor of one room, as of one event.
struct FloorView
{
    QList<FloorRow> rows;                    ///< in roster order
    std::optional<base::MessageId> votingOn; ///< the open round
    std::optional<model::Decision> decision; ///< the newest one
    std::optional<model::Rest> rest;         ///< set while nothing is going on: why
    bool held = false;
    bool paused = false;
    bool stopped = false;
    int companionTurns = 0; ///< since the last user message
    model::PolicySettings policy;

    bool operator==(const FloorView &) const = default;
};

/// A turn that is running now.
struct RunningTurn
{
    base::TurnId turn;
    base::ParticipantId companion;
    QString saidSoFar;
    bool operator==(const RunningTurn &) const = default;
};

/// A room at event number `seq`: after it come the events seq + 1, seq + 2, …
struct RoomView
{
    qint64 seq = 0;
    model::Room room;
    QList<model::Persona> personas; ///< newest revisions of all companions that are or were in the room
    model::MessagePage newest;      ///< the last page of messages
    FloorView floor;
    std::optional<RunningTurn> running;
    QString modelName; ///< what answers for the companions, as users see it

    bool operator==(const RoomView &) const = default;
};

} // namespace studio::ports
