// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/room_desk.h"

#include "core/model/past/last_words.h"
#include "ui/models/floor_now.h"

#include <utility>

namespace studio::ui {

RoomDesk::RoomDesk(ports::RoomPort &rooms, ports::PersonaPort &personas, QObject *parent)
    : QObject(parent)
    , m_port(rooms)
    , m_personaPort(personas)
{
    connect(&rooms, &ports::RoomPort::roomsChanged, this, &RoomDesk::listRooms);
    connect(&rooms, &ports::RoomPort::published, this, &RoomDesk::hear);
    connect(&m_rooms, &RoomListModel::renameWanted, this, &RoomDesk::rename);
    connect(&personas, &ports::PersonaPort::personasChanged, this, &RoomDesk::listPersonas);
}

void RoomDesk::refresh()
{
    listRooms();
    listPersonas();
}

void RoomDesk::listRooms()
{
    m_isListing = true;
    m_isStale = false;
    m_port.listRooms({this, [this](const base::Result<QList<model::RoomSummary>> &rooms) {
                          m_isListing = false;
                          if (!rooms) {
                              Q_EMIT failed(rooms.error());
                              return;
                          }
                          m_rooms.setRooms(*rooms);
                          Q_EMIT listed();
                          if (m_isStale)
                              listRooms();
                      }});
}

/// Of every open room, also of those that are not on screen.
void RoomDesk::hear(const base::RoomId &room, const QList<model::Envelope> &batch,
                    const ports::FloorView &floor)
{
    QList<model::LastWords> words;
    bool isChanged = false; // what was said earlier
    for (const model::Envelope &envelope : batch) {
        if (const auto *posted = std::get_if<model::MessagePosted>(&envelope.body))
            words.append(model::lastWordsOf(posted->message, envelope.time));
        isChanged = isChanged || std::holds_alternative<model::MessageEdited>(envelope.body) ||
                    std::holds_alternative<model::Rewound>(envelope.body);
    }
    m_rooms.addWords(room, words);
    m_rooms.setTalking(room, isTalking(floor));
    const auto summary = m_rooms.room(m_rooms.indexOf(room));
    const auto newest = summary && summary->last ? std::optional(summary->last->id) : std::nullopt;
    m_rooms.setFailed(room,
                      !floor.failed.isEmpty() && !floor.votingOn && floor.failed.last().after == newest);
    m_isStale = m_isStale || (m_isListing && !words.isEmpty());
    if (isChanged)
        listRooms();
}

void RoomDesk::setLanguage(model::Language language)
{
    m_language = language;
    showNames();
}

void RoomDesk::showNames() { m_rooms.setPeople(People(m_personas, m_language)); }

void RoomDesk::listPersonas()
{
    m_personaPort.listPersonas({this, [this](const base::Result<QList<model::Persona>> &personas) {
                                    if (!personas)
                                        return;
                                    m_personas = *personas;
                                    showNames();
                                    Q_EMIT personasListed();
                                }});
}

void RoomDesk::create(const ports::RoomSetup &setup, const RoomBeginning &beginning)
{
    ports::NewRoom room{setup};
    room.greets = beginning.greets;
    room.opening = beginning.opening;
    room.drawSeed = setup.policy.seed == model::PolicySettings().seed; // a seed that the user entered is kept
    if (beginning.seed && room.drawSeed) { // keeps the seed of the preview, so that the room matches it
        room.policy.seed = *beginning.seed;
        room.drawSeed = false;
    }
    m_port.createRoom(room, {this, [this](const base::Result<model::Room> &made) {
                                 if (made)
                                     Q_EMIT created(*made);
                                 else
                                     Q_EMIT setUpFailed(made.error());
                             }});
}

void RoomDesk::setUp(const base::RoomId &room, const ports::RoomSetup &setup)
{
    m_port.setUpRoom(room, setup, {this, [this, room](const base::Result<void> &done) {
                                       if (done)
                                           Q_EMIT wasSetUp(room);
                                       else
                                           Q_EMIT setUpFailed(done.error());
                                   }});
}

void RoomDesk::rename(const base::RoomId &room, const QString &name)
{
    m_port.renameRoom(room, name, {this, [this](const base::Result<void> &done) {
                                       if (!done)
                                           Q_EMIT failed(done.error());
                                   }});
}

void RoomDesk::remove(const base::RoomId &room)
{
    const auto summary = m_rooms.room(m_rooms.indexOf(room));
    const QString name = summary ? summary->name : room.value();
    Q_EMIT removing(room);
    m_port.setDeleted(room, true, {this, [this, room, name](const base::Result<void> &done) {
                                       if (done)
                                           Q_EMIT removed(room, name);
                                       else
                                           Q_EMIT failed(done.error());
                                   }});
}

void RoomDesk::continueFrom(const base::RoomId &room, const base::MessageId &message)
{
    if (std::exchange(m_isContinuing, true))
        return; // a second click
    m_port.continueRoom(room, message, {this, [this, room](const base::Result<model::Room> &made) {
                                            m_isContinuing = false;
                                            if (made)
                                                Q_EMIT continued(*made, room);
                                            else
                                                Q_EMIT failed(made.error());
                                        }});
}

void RoomDesk::bringBack(const base::RoomId &room)
{
    m_port.setDeleted(room, false, {this, [this, room](const base::Result<void> &done) {
                                        if (done)
                                            Q_EMIT broughtBack(room);
                                        else
                                            Q_EMIT failed(done.error());
                                    }});
}

} // namespace studio::ui
