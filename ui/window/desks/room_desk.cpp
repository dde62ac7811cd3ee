// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/room_desk.h"

namespace studio::ui {

RoomDesk::RoomDesk(ports::RoomPort &rooms, ports::PersonaPort &personas, QObject *parent)
    : QObject(parent)
    , m_port(rooms)
    , m_personaPort(personas)
{
    connect(&rooms, &ports::RoomPort::roomsChanged, this, &RoomDesk::listRooms);
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
    m_port.listRooms({this, [this](const base::Result<QList<model::RoomSummary>> &rooms) {
                          if (!rooms) {
                              Q_EMIT failed(rooms.error());
                              return;
                          }
                          m_rooms.setRooms(*rooms);
                          Q_EMIT listed();
                      }});
}

void RoomDesk::listPersonas()
{
    m_personaPort.listPersonas({this, [this](const base::Result<QList<model::Persona>> &personas) {
                                    if (!personas)
                                        return;
                                    m_personas = *personas;
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
    m_port.setDeleted(room, true, {this, [this, room, name](const base::Result<void> &done) {
                                       if (done)
                                           Q_EMIT removed(room, name);
                                       else
                                           Q_EMIT failed(done.error());
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
