// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/room_desk.h"

namespace studio::ui {

RoomDesk::RoomDesk(ports::RoomPort &rooms, ports::PersonaPort &personas, QObject *parent)
    : QObject(parent)
    , m_port(rooms)
    , m_personaPort(personas)
    , m_pending(rooms)
{
    using Port = ports::RoomPort;
    connect(&rooms, &Port::roomsListed, this, [this](const auto &, const QList<model::RoomSummary> &list) {
        m_rooms.setRooms(list);
        Q_EMIT listed();
    });
    connect(&rooms, &Port::roomsChanged, this, [this] { m_pending.add(m_port.listRooms()); });
    connect(&rooms, &Port::roomCreated, this, [this](const auto &request, const model::Room &room) {
        if (request == m_creating)
            Q_EMIT created(room);
    });
    connect(&rooms, &Port::done, this, &RoomDesk::take);
    connect(&m_pending, &PendingRequests::failed, this,
            [this](const base::Error &error) { Q_EMIT failed(error); });
    connect(&rooms, &Port::failed, this, [this](const base::RequestId &request, const base::Error &error) {
        if (!request.isEmpty() && (request == m_creating || request == m_settingUp))
            Q_EMIT setUpFailed(error);
    });
    connect(&m_rooms, &RoomListModel::renameWanted, this, &RoomDesk::rename);
    connect(&personas, &ports::PersonaPort::personasChanged, this, &RoomDesk::listPersonas);
}

void RoomDesk::refresh()
{
    m_pending.add(m_port.listRooms());
    listPersonas();
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
    room.drawSeed = setup.policy.seed == model::PolicySettings().seed; // one that was written is meant
    if (beginning.seed && room.drawSeed) { // so that it says what its preview has shown
        room.policy.seed = *beginning.seed;
        room.drawSeed = false;
    }
    m_creating = m_port.createRoom(room);
}

void RoomDesk::setUp(const base::RoomId &room, const ports::RoomSetup &setup)
{
    m_setUp = room;
    m_settingUp = m_port.setUpRoom(room, setup);
}

void RoomDesk::rename(const base::RoomId &room, const QString &name)
{
    m_pending.add(m_port.renameRoom(room, name));
}

void RoomDesk::remove(const base::RoomId &room)
{
    const auto summary = m_rooms.room(m_rooms.indexOf(room));
    m_removed = room;
    m_removedName = summary ? summary->name : room.value();
    m_removing = m_pending.add(m_port.setDeleted(room, true));
}

void RoomDesk::bringBack(const base::RoomId &room)
{
    m_brought = room;
    m_bringing = m_pending.add(m_port.setDeleted(room, false));
}

void RoomDesk::take(const base::RequestId &request)
{
    if (request.isEmpty())
        return;
    if (request == m_settingUp) {
        m_settingUp = {};
        Q_EMIT wasSetUp(m_setUp);
    } else if (request == m_removing) {
        m_removing = {};
        Q_EMIT removed(m_removed, m_removedName);
    } else if (request == m_bringing) {
        m_bringing = {};
        Q_EMIT broughtBack(m_brought);
    }
}

} // namespace studio::ui
