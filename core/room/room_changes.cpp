// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/room_changes.h"

#include <algorithm>
#include <utility>

namespace studio::room {

using base::ParticipantId;
using model::Origin;

namespace {

// A change of the roster decides whether a guest who is removed or added has a seat when they return.
void seatGuests(model::Room &room)
{
    for (model::Guest &guest : room.guests) {
        if (!guest.removed)
            guest.seated = room.roster.contains(guest.id);
    }
}

} // namespace

qint64 RoomChanges::setRoster(const QList<ParticipantId> &roster, const Origin &origin)
{
    m_needs.ground.tick(); // timers due before this still belong to the old roster
    m_needs.room.roster = roster;
    seatGuests(m_needs.room);
    publishRoom(origin);
    m_needs.ground.tick();
    return m_needs.tellUnder(model::RosterChanged{roster}, m_needs.room.policy, origin);
}

qint64 RoomChanges::setPolicy(const model::PolicySettings &policy, const Origin &origin)
{
    m_needs.ground.tick(); // timers due before this still follow the old policy
    m_needs.room.policy = policy;
    publishRoom(origin);
    return m_needs.tellUnder(model::PolicyChanged{}, policy, origin);
}

qint64 RoomChanges::rename(const QString &name, const Origin &origin)
{
    m_needs.room.name = name;
    return publishRoom(origin);
}

// The room changes in one event. The floor is told of the roster under the old rules, then of the new rules,
// in the order in which a replay does it.
qint64 RoomChanges::setUp(const model::RoomSettings &wanted, const Origin &origin)
{
    model::Room next = m_needs.room;
    static_cast<model::RoomSettings &>(next) = wanted;
    seatGuests(next);
    if (next == m_needs.room)
        return 0;
    if (next.models.budget != m_needs.room.models.budget)
        m_needs.limits.setOutOfBudget(false); // the costs will report it again if it still is
    if (m_needs.room.voices.aloud && !next.voices.aloud)
        m_needs.voice.hush();
    m_needs.ground.tick();
    const model::Room before = std::exchange(m_needs.room, next);
    qint64 seq = publishRoom(origin);
    if (next.roster != before.roster)
        seq = m_needs.tellUnder(model::RosterChanged{next.roster}, before.policy, origin);
    if (next.policy != before.policy)
        seq = m_needs.tellUnder(model::PolicyChanged{}, next.policy, origin);
    const qint64 wentOn =
        m_needs.limits.isOutOfTurns() && m_needs.limits.hasTurnsLeft() ? m_needs.gate.goOn(origin) : 0;
    return std::max(seq, wentOn);
}

qint64 RoomChanges::setDeleted(bool deleted, const Origin &origin)
{
    m_needs.room.deleted = deleted;
    return publishRoom(origin);
}

// The room changes before the floor is told, as with every change of the roster.
qint64 RoomChanges::setGuests(const QList<model::Guest> &guests, const QList<ParticipantId> &roster,
                              const Origin &origin)
{
    if (guests == m_needs.room.guests && roster == m_needs.room.roster)
        return 0;
    m_needs.ground.tick();
    const bool isRosterChanged = roster != m_needs.room.roster;
    m_needs.room.guests = guests;
    m_needs.room.roster = roster;
    const qint64 seq = publishRoom(origin);
    return isRosterChanged ? m_needs.tellUnder(model::RosterChanged{roster}, m_needs.room.policy, origin)
                           : seq;
}

// After a way back, the room's settings do not go back: roster and rules stay as they were set last. If both
// changed, the floor is told in the usual order.
void RoomChanges::tellFloor(const Origin &origin)
{
    const model::PolicySettings told = m_needs.ground.floor().policy;
    QList<ParticipantId> known;
    for (const turn::Member &member : m_needs.ground.floor().roster)
        known.append(member.id);
    if (known != m_needs.room.roster)
        m_needs.tellUnder(model::RosterChanged{m_needs.room.roster}, told, origin);
    if (told != m_needs.room.policy)
        m_needs.tellUnder(model::PolicyChanged{}, m_needs.room.policy, origin);
}

qint64 RoomChanges::publishRoom(const Origin &origin)
{
    return m_needs.ground.publish(model::RoomChanged{m_needs.room}, origin);
}

} // namespace studio::room
