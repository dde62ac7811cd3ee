// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/room/room_clock.h"
#include "core/turn/floor.h"

#include <QList>

namespace studio::room {

/// The common ground of the parts of an open room: the current floor, the room's clock, and the only two ways
/// to change anything in the room: tell the floor, or write a line to the log. The Director implements it; a
/// test of a part has its own. On the studio thread.
class Ground
{
public:
    /// The result of one step of the floor.
    struct Answer
    {
        qint64 seq = 0; ///< number of the event that logs the input
        QList<model::FloorOutput> lines;
    };

    virtual ~Ground() = default;

    [[nodiscard]] virtual const turn::Floor &floor() const = 0;
    [[nodiscard]] virtual RoomClock &clock() = 0;
    /// Fires the timers that are due.
    virtual void tick() = 0;
    /// Tells the floor, and carries out its answer. The input already has its time.
    virtual Answer advance(const model::FloorTold &told, const model::Origin &origin) = 0;
    /// Ticks, then tells the floor of a vote or of a failed vote, at this moment.
    virtual qint64 tellOfVote(model::FloorTold vote, const model::Origin &origin) = 0;
    /// Returns the number of the event.
    virtual qint64 publish(model::EnvelopeBody body, const model::Origin &origin) = 0;
    /// Publishes a message from the studio itself, at this moment.
    virtual void publishMessage(model::MessagePosted posted) = 0;
};

} // namespace studio::room
