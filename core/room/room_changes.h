// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/ground.h"
#include "core/room/limit_gate.h"
#include "core/room/room_limits.h"
#include "core/room/turn_voice.h"

#include <functional>
#include <utility>

namespace studio::room {

/// Changes the settings of an open room: timers that are due fire under the old settings, then the room
/// changes in one event, then the floor is told what concerns it. On the studio thread; everything it is
/// given outlives it.
class RoomChanges
{
public:
    /// Tells the floor under these rules, at this moment. Returns the number of the event.
    using TellUnder = std::function<qint64(const model::FloorInputKind &input,
                                           const model::PolicySettings &rules, const model::Origin &origin)>;
    struct Needs
    {
        Ground &ground;
        model::Room &room; ///< only RoomChanges changes it
        RoomLimits &limits;
        LimitGate &gate;
        TurnVoice &voice;
        TellUnder tellUnder;
    };
    explicit RoomChanges(Needs needs)
        : m_needs(std::move(needs))
    {
    }

    // Each returns the number of the last event.
    qint64 setRoster(const QList<base::ParticipantId> &roster, const model::Origin &origin);
    qint64 setPolicy(const model::PolicySettings &policy, const model::Origin &origin);
    qint64 rename(const QString &name, const model::Origin &origin);
    qint64 setDeleted(bool deleted, const model::Origin &origin);
    /// 0: the room has these settings already. If they allow more turns, the room goes on by itself.
    qint64 setUp(const model::RoomSettings &wanted, const model::Origin &origin);
    /// 0: the room has these guests and this roster already.
    qint64 setGuests(const QList<model::Guest> &guests, const QList<base::ParticipantId> &roster,
                     const model::Origin &origin);
    /// Tells a floor that was built from the log of an earlier time what the room is like now.
    void tellFloor(const model::Origin &origin);

private:
    qint64 publishRoom(const model::Origin &origin);

    Needs m_needs;
};

} // namespace studio::room
