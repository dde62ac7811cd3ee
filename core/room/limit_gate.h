// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/floor_state.h"
#include "core/room/ground.h"
#include "core/room/room_limits.h"
#include "core/room/running_turns.h"

#include <QObject>

namespace studio::room {

/// Stands where turns begin, at the limits of the room: lets a turn begin if the room has turns left, pauses
/// the floor if a limit is reached, and lets the room go on when it allows more. What the limits are is a
/// matter of RoomLimits.
///
/// On the studio thread; everything it is given outlives it.
class LimitGate final : public QObject
{
    Q_OBJECT

public:
    struct Needs
    {
        Ground &ground;
        const model::Room &room;
        RoomLimits &limits;
        FloorState &state;
        RunningTurns &turns;
    };
    explicit LimitGate(const Needs &needs)
        : m_needs(needs)
    {
    }

    /// Finds out whether a limit has paused the room whose log was read.
    void recall();
    /// Pauses a room that has spent its budget. Returns the number of the last event; 0: none.
    qint64 pauseForBudget(const model::Origin &origin);
    /// The room allows more turns: turns that wait continue where they were, unless the room also waits for
    /// something else. Returns the number of the last event; 0: none.
    qint64 goOn(const model::Origin &origin);

    /// Begins the turn at that time of the room's axis, unless it is withdrawn by then or no turns are left.
    void beginAt(const base::ParticipantId &companion, const base::TurnId &turn, base::Millis at);
    /// The same for the turn of a woken companion, which has no gap.
    void wake(const model::Wake &wake, const base::TurnId &turn);

private:
    void begin(const base::ParticipantId &companion, const base::TurnId &turn);
    void refuse(const base::ParticipantId &companion, const base::TurnId &turn);
    qint64 pause(const model::Origin &origin);
    qint64 tell(const model::FloorInputKind &input, const model::Origin &origin);

    Needs m_needs;
};

} // namespace studio::room
