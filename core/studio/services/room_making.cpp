// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/room_service.h"

#include "core/persona/greeting.h"
#include "core/studio/services/origin.h"
#include "core/studio/services/room_flaws.h"

// How a room is created, and what is said first in it.
namespace studio::services {

using base::ParticipantId;
using base::RoomId;
using base::Then;
using model::Envelope;
using ports::NewRoom;

void RoomService::createRoom(const NewRoom &wanted, Then<model::Room> then)
{
    work([this, wanted, then] { create(wanted, then); });
}

void RoomService::create(const NewRoom &wanted, const Then<model::Room> &then)
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
void RoomService::begin(const NewRoom &wanted, const model::Room &made, const Then<model::Room> &then)
{
    const auto tell = [this, made, then](const base::Result<void> &said) {
        Q_EMIT roomsChanged();
        then(said.transform([&made] { return made; }));
    };
    if (!wanted.opening) {
        if (wanted.greets && !made.roster.isEmpty())
            cue(made.id, made.roster.first(), {});
        return tell({});
    }
    const ParticipantId who = wanted.opening->companion;
    const QString user = made.identities.isEmpty() ? QString() : made.identities.first().name;
    const QString text =
        persona::spokenGreeting(wanted.opening->text, m_needs.cast.persona(who), user, made.policy.seed);
    m_rooms.change(
        made.id,
        [who, text](room::Director &director) -> base::Result<qint64> {
            return director.open(who, text, kUser);
        },
        tell);
}

} // namespace studio::services
