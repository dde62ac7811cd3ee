// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/past/new_room_events.h"

#include <utility>

namespace studio::model {

namespace {

constexpr base::Millis kBetweenMessages{1000};

} // namespace

NewRoomEvents::NewRoomEvents(const Room &room, const Origin &origin, const QDateTime &time)
    : m_room(room)
    , m_origin(origin)
    , m_time(time)
{
}

void NewRoomEvents::goOn() { m_t += kBetweenMessages; }

void NewRoomEvents::add(EnvelopeBody body, Events &events)
{
    Envelope envelope;
    envelope.seq = ++m_seq;
    envelope.origin = m_origin;
    envelope.room = m_room.id;
    envelope.t = m_t;
    envelope.time = m_time;
    envelope.topic = topicOf(body);
    envelope.body = std::move(body);
    events.append(std::move(envelope));
}

void NewRoomEvents::begin(Events &events)
{
    Room empty = m_room;
    empty.roster.clear();
    add(RoomChanged{empty}, events);
}

void NewRoomEvents::seat(const QList<base::ParticipantId> &muted, Events &events)
{
    if (m_room.roster.isEmpty())
        return;
    add(RoomChanged{m_room}, events);
    FloorTold told;
    told.input = {m_t, RosterChanged{m_room.roster}};
    add(told, events);
    for (const base::ParticipantId &id : muted) {
        told.input = {m_t, CompanionInput{CompanionInput::Kind::Mute, id}};
        add(told, events);
    }
}

} // namespace studio::model
