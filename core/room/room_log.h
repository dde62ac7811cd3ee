// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bus/bus.h"
#include "core/room/room_clock.h"
#include "core/room/room_people.h"
#include "core/room/room_talk.h"
#include "core/room/running_turns.h"

#include <optional>

namespace studio::room {

/// The log of one open room: gives each line its room, time and origin, and hands it to the bus. It decides
/// how an input of the floor stands in the log; when something is logged is a matter of the caller. On the
/// studio thread; everything it is given outlives it.
class RoomLog
{
public:
    struct Needs
    {
        bus::Bus &bus;
        const RoomClock &clock;
        const RoomPeople &people;
        RoomTalk &talk; ///< gets every message that is logged
    };
    /// Continues after the event with that number.
    RoomLog(const base::RoomId &room, const Needs &needs, qint64 lastSeq);

    /// Each returns the number of the event.
    qint64 publish(model::EnvelopeBody body, const model::Origin &origin);
    qint64 publishAt(model::EnvelopeBody body, const model::Origin &origin, base::Millis t);
    qint64 publishMessage(model::MessagePosted posted, const model::Origin &origin, base::Millis t);
    /// What the floor was told under these rules, and answered with these lines. A message is its own event,
    /// with the time at which the floor was told, so that a replay repeats it exactly; every other input is
    /// logged as it was told.
    qint64 publishInput(model::FloorTold told, const QList<model::FloorOutput> &lines,
                        const model::PolicySettings &policy, const model::Origin &origin,
                        const RunningTurns &turns);

    /// The number of the newest event that was published here; 0: none yet.
    [[nodiscard]] qint64 newestSeq() const { return m_newestSeq; }

private:
    [[nodiscard]] std::optional<model::MessagePosted> messageIn(const model::FloorInput &input,
                                                                const QList<model::FloorOutput> &lines,
                                                                const RunningTurns &turns) const;

    base::RoomId m_room;
    Needs m_needs;
    qint64 m_newestSeq = 0;
};

} // namespace studio::room
