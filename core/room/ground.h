// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/room/room_clock.h"
#include "core/turn/floor.h"

#include <QList>

namespace studio::room {

/// What the parts of an open room stand on: the floor as it is now, the room's clock, and the ways in which
/// anything in the room changes: the floor is told something, or a line goes into the log. The Director
/// implements it; a test of a part has its own. On the studio thread.
class Ground
{
public:
    /// What one step of the floor came to.
    struct Answer
    {
        qint64 seq = 0; ///< of the event of the input
        QList<model::FloorOutput> lines;
    };

    virtual ~Ground() = default;

    [[nodiscard]] virtual const turn::Floor &floor() const = 0;
    [[nodiscard]] virtual RoomClock &clock() = 0;
    /// Timers that are due have their say.
    virtual void tick() = 0;
    /// Tells the floor, and does what it answers. The input has its time already.
    virtual Answer advance(const model::FloorTold &told, const model::Origin &origin) = 0;
    /// Ticks, then tells the floor of a vote or of its failure, at this moment.
    virtual qint64 tellOfVote(model::FloorTold vote, const model::Origin &origin) = 0;
    /// Gives the number of the event.
    virtual qint64 publish(model::EnvelopeBody body, const model::Origin &origin) = 0;
    /// The studio's own message, at this moment.
    virtual void publishMessage(model::MessagePosted posted) = 0;
};

} // namespace studio::room
