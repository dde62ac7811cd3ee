// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/room/room_mirror.h"

#include "core/model/participants.h"

#include <QMap>

#include <algorithm>

namespace studio::adapters {

using base::ParticipantId;
using model::Envelope;
using ports::RoomPort;

RoomMirror::RoomMirror(RoomPort &rooms, QObject *parent)
    : QObject(parent)
    , m_rooms(rooms)
{
    connect(&rooms, &RoomPort::published, this,
            [this](const base::RoomId &room, const QList<Envelope> &batch, const ports::FloorView &floor) {
                if (room != m_wanted)
                    return;
                if (m_isReady && !m_isBehind)
                    take(batch, floor);
                else
                    m_early.append({batch, floor});
            });
    connect(&rooms, &RoomPort::savingFailed, this,
            [this](const base::RoomId &room, const base::Error &error) {
                if (room == m_wanted)
                    Q_EMIT lost(error);
            });
}

void RoomMirror::followPersonas(ports::PersonaPort &personas)
{
    connect(&personas, &ports::PersonaPort::personasChanged, this, [this, &personas] {
        if (!m_wanted)
            return;
        const auto take = [this, follow = m_follow](const base::Result<QList<model::Persona>> &listed) {
            if (listed && follow == m_follow)
                personasRead(*listed);
        };
        personas.listPersonas({this, take});
    });
}

void RoomMirror::follow(const std::optional<base::RoomId> &room)
{
    m_wanted = room;
    m_isReady = false;
    m_isBehind = false;
    m_early.clear();
    m_messages.clear();
    m_room = {};
    m_floor = {};
    ++m_follow;
    ++m_reading;
    m_isReading = false;
    if (room)
        read();
}

/// Only for the newest reading.
template<class T>
base::Then<T> RoomMirror::ofReading(void (RoomMirror::*take)(const T &))
{
    m_isReading = true;
    return {this, [this, take, reading = ++m_reading](const base::Result<T> &result) {
                if (reading != m_reading)
                    return;
                m_isReading = false;
                if (result)
                    (this->*take)(*result);
                else
                    Q_EMIT lost(result.error());
            }};
}

void RoomMirror::read() { m_rooms.openRoom(*m_wanted, ofReading(&RoomMirror::opened)); }

// The newest page comes with the view; earlier pages are read up to the limit.
void RoomMirror::opened(const ports::RoomView &view)
{
    m_seq = view.seq;
    m_room = view.room;
    m_floor = view.floor;
    m_messages.clear();
    m_personas.clear();
    for (const model::Persona &persona : view.personas)
        m_personas.insert(persona.id, persona);
    for (const model::MessageRow &row : view.newest.rows)
        m_messages.append(row.posted);
    const qint64 here = view.newest.rows.size();
    const qint64 missing = std::min<qint64>(view.newest.total, kMostMessages) - here;
    if (missing <= 0)
        return becomeReady();
    m_rooms.messages(view.room.id, view.newest.total - here - missing, missing,
                     ofReading(&RoomMirror::olderRead));
}

void RoomMirror::olderRead(const model::MessagePage &page)
{
    QList<model::MessagePosted> older;
    for (const model::MessageRow &row : page.rows)
        older.append(row.posted);
    m_messages = older + m_messages;
    becomeReady();
}

// A removed companion is not in the list, but their messages still show their name.
void RoomMirror::personasRead(const QList<model::Persona> &personas)
{
    bool isNew = false;
    for (const model::Persona &persona : personas) {
        isNew = isNew || m_personas.value(persona.id) != persona;
        m_personas.insert(persona.id, persona);
    }
    if (isNew && m_isReady)
        Q_EMIT personasChanged();
}

void RoomMirror::becomeReady()
{
    const bool wasReady = std::exchange(m_isReady, true);
    m_isBehind = false;
    if (wasReady)
        Q_EMIT wentBack();
    takeEarly();
    if (!wasReady && m_isReady)
        Q_EMIT ready();
}

// If the room went back again, the rest waits until the room is read.
void RoomMirror::takeEarly()
{
    while (!m_early.isEmpty() && !m_isBehind) {
        const Early one = m_early.takeFirst();
        take(one.batch, one.floor);
    }
}

// Until the new way is read, the data of the old way stays: the room is not closed.
void RoomMirror::takeWay()
{
    m_isBehind = true;
    read();
}

void RoomMirror::take(const QList<Envelope> &batch, const ports::FloorView &floor)
{
    QList<Envelope> fresh;
    bool goesBack = false;
    for (const Envelope &envelope : batch) {
        if (envelope.seq <= m_seq)
            continue; // the view contained it
        m_seq = envelope.seq;
        fresh.append(envelope);
        if (const auto *posted = std::get_if<model::MessagePosted>(&envelope.body))
            add(*posted);
        else if (const auto *changed = std::get_if<model::RoomChanged>(&envelope.body))
            m_room = changed->room;
        else if (const auto *edited = std::get_if<model::MessageEdited>(&envelope.body))
            edit(*edited);
        goesBack = goesBack || std::holds_alternative<model::Rewound>(envelope.body);
    }
    if (fresh.isEmpty())
        return;
    m_floor = floor;
    Q_EMIT published(fresh);
    if (goesBack && m_wanted && m_isReady) // no receiver has left the room
        takeWay();
}

void RoomMirror::edit(const model::MessageEdited &edited)
{
    for (model::MessagePosted &posted : m_messages) {
        if (posted.message.id != edited.messageId)
            continue;
        posted.message.text = edited.text;
        if (posted.message.isInterrupted())
            posted.message.heardUntil = edited.text.size();
    }
}

void RoomMirror::add(const model::MessagePosted &posted)
{
    m_messages.append(posted);
    if (m_messages.size() > kMostMessages)
        m_messages.removeFirst();
}

bool RoomMirror::isShownOut(const ParticipantId &id) const
{
    const model::Guest *known = guest(id);
    return known && known->removed;
}

bool RoomMirror::areShownOut(const QList<ParticipantId> &guests) const
{
    return !guests.isEmpty() && std::all_of(guests.cbegin(), guests.cend(),
                                            [this](const ParticipantId &id) { return isShownOut(id); });
}

const model::Guest *RoomMirror::guest(const ParticipantId &id) const
{
    const auto &all = m_room.guests;
    const auto found =
        std::find_if(all.cbegin(), all.cend(), [&id](const model::Guest &guest) { return guest.id == id; });
    return found == all.cend() ? nullptr : &*found;
}

const ports::FloorRow *RoomMirror::row(const ParticipantId &id) const
{
    const auto &rows = m_floor.rows;
    const auto found =
        std::find_if(rows.cbegin(), rows.cend(), [&id](const ports::FloorRow &row) { return row.id == id; });
    return found == rows.cend() ? nullptr : &*found;
}

QString RoomMirror::wireNameOf(const ParticipantId &id) const
{
    if (!model::isGuest(id))
        return id.value();
    if (const model::Guest *known = guest(id))
        return known->wireName;
    const ParticipantId plain = model::withoutGuestPrefix(id);
    const bool isSomebodyElses = model::isUser(plain) || model::isCompanion(plain);
    return isSomebodyElses ? id.value() : plain.value();
}

QString RoomMirror::nameOf(const ParticipantId &id) const
{
    for (const model::Identity &identity : m_room.identities) {
        if (identity.id == id && !identity.name.isEmpty())
            return identity.name;
    }
    if (const model::Guest *known = guest(id))
        return known->name;
    const QString name = m_personas.value(id).textIn(language()).name;
    return name.isEmpty() ? wireNameOf(id) : name;
}

model::Language RoomMirror::language() const
{
    QMap<model::Language, int> spoken;
    for (const ParticipantId &id : m_room.roster) {
        if (m_personas.contains(id))
            ++spoken[m_personas.value(id).mainLanguage];
    }
    model::Language most = model::Language::English;
    int count = 0;
    for (auto it = spoken.cbegin(); it != spoken.cend(); ++it) {
        if (it.value() > count) {
            most = it.key();
            count = it.value();
        }
    }
    return most;
}

} // namespace studio::adapters
