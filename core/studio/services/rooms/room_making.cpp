// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/rooms/room_making.h"

#include "core/persona/greeting.h"
#include "core/studio/services/origin.h"
#include "core/studio/services/rooms/room_flaws.h"

namespace studio::services {

using base::ParticipantId;
using base::RoomId;
using base::Then;
using model::Envelope;
using ports::NewRoom;

RoomMaking::RoomMaking(OpenRooms &rooms, const store::RoomTable &store, const room::RoomNeeds &needs)
    : m_rooms(rooms)
    , m_store(store)
    , m_needs(needs)
{
}

void RoomMaking::make(const NewRoom &wanted, const Then<model::Room> &then)
{
    model::Room room{wanted};
    room.id = RoomId(m_needs.ids.next());
    room.name = wanted.name.trimmed();
    room.foreignGroup = wanted.foreignGroup;
    if (wanted.drawSeed)
        room.policy.seed = qHash(room.id, 1);
    if (const auto flaw = flawInRoom(room))
        return then(tl::unexpected(*flaw));
    if (const auto flaw = wanted.opening ? flawInOpening(*wanted.opening, room.roster) : std::nullopt)
        return then(tl::unexpected(*flaw));
    Envelope first;
    first.seq = 1;
    first.topic = model::Topic::Roster;
    first.origin = kUser;
    first.room = room.id;
    first.time = m_needs.clock.wallNow();
    first.body = model::RoomChanged{room};
    m_store.createRoom(first, this, [this, wanted, then](const base::Result<model::Room> &made) {
        if (made)
            begin(wanted, *made, then);
        else
            then(made);
    });
}

// With first words, the answer comes when they are on disk. If they fail, the room exists all the same.
void RoomMaking::begin(const NewRoom &wanted, const model::Room &room, const Then<model::Room> &then)
{
    const auto tell = [this, room, then](const base::Result<void> &said) {
        Q_EMIT made();
        then(said.transform([&room] { return room; }));
    };
    if (!wanted.opening) {
        if (wanted.greets && !room.roster.isEmpty())
            cueFirst(room);
        return tell({});
    }
    const ParticipantId who = wanted.opening->companion;
    const QString user = room.identities.isEmpty() ? QString() : room.identities.first().name;
    const QString text =
        persona::spokenGreeting(wanted.opening->text, m_needs.cast.persona(who), user, room.policy.seed);
    m_rooms.change(
        room.id,
        [who, text](room::Director &director) -> base::Result<qint64> {
            return director.open(who, text, kUser);
        },
        tell);
}

void RoomMaking::cueFirst(const model::Room &room)
{
    m_rooms.change(
        room.id,
        [who = room.roster.first()](room::Director &director) -> base::Result<qint64> {
            if (const auto flaw = flawInTalk(director))
                return tl::unexpected(*flaw);
            return director.cue(who, kUser);
        },
        [](const base::Result<void> &) {});
}

} // namespace studio::services
