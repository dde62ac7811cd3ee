// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/room_service.h"

#include "core/persona/greeting.h"
#include "core/studio/services/origin.h"
#include "core/studio/services/room_flaws.h"

// How a room comes to be, and what is said first in it.
namespace studio::services {

using base::ParticipantId;
using base::RequestId;
using base::RoomId;
using model::Envelope;
using ports::NewRoom;

RequestId RoomService::createRoom(const NewRoom &wanted)
{
    return onStudio([this, wanted](const RequestId &request) { create(request, wanted); });
}

void RoomService::create(const RequestId &request, const NewRoom &wanted)
{
    model::Room room{wanted};
    room.id = RoomId(m_house.ids.next());
    room.name = wanted.name.trimmed();
    room.foreignGroup = wanted.foreignGroup;
    if (wanted.drawSeed)
        room.policy.seed = qHash(room.id, 1);
    if (const auto flaw = flawInRoom(room))
        return refuse(request, *flaw);
    if (const auto flaw = wanted.opening ? flawInOpening(*wanted.opening, room.roster) : std::nullopt)
        return refuse(request, *flaw);
    Envelope first;
    first.seq = 1;
    first.topic = model::Topic::Roster;
    first.origin = kUser;
    first.room = room.id;
    first.time = m_house.clock.wallNow();
    first.body = model::RoomChanged{room};
    m_store.createRoom(first, this, [this, request, wanted](const base::Result<model::Room> &made) {
        if (!made)
            return refuse(request, made.error());
        begin(request, wanted, *made);
    });
}

// With first words the room is there when they are on disk.
void RoomService::begin(const RequestId &request, const NewRoom &wanted, const model::Room &made)
{
    if (!wanted.opening) {
        if (wanted.greets && !made.roster.isEmpty())
            cue(made.id, made.roster.first());
        return tellCreated(request, made);
    }
    const ParticipantId who = wanted.opening->companion;
    const QString user = made.identities.isEmpty() ? QString() : made.identities.first().name;
    const QString text =
        persona::spokenGreeting(wanted.opening->text, m_house.cast.persona(who), user, made.policy.seed);
    m_rooms.change(
        made.id,
        [who, text](room::Director &director) -> base::Result<qint64> {
            return director.open(who, text, kUser);
        },
        [this, request, made](const base::Result<void> &said) {
            if (said)
                return tellCreated(request, made);
            refuse(request, said.error());
            Q_EMIT roomsChanged(); // it is there, without a word
        });
}

void RoomService::tellCreated(const RequestId &request, const model::Room &made)
{
    Q_EMIT roomCreated(request, made);
    Q_EMIT done(request);
    Q_EMIT roomsChanged();
}

} // namespace studio::services
