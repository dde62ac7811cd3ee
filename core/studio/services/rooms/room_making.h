// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"
#include "core/studio/services/rooms/open_rooms.h"

#include <QObject>

namespace studio::services {

/// Makes rooms, and lets their first words be said. Lives on the studio thread.
class RoomMaking final : public QObject
{
    Q_OBJECT

public:
    /// All outlive it.
    RoomMaking(OpenRooms &rooms, const store::RoomTable &store, const room::RoomNeeds &needs);

    /// Answers as RoomPort::createRoom().
    void make(const ports::NewRoom &wanted, const base::Then<model::Room> &then);

Q_SIGNALS:
    /// A room is on disk, with its first words if it has any; before the answer.
    void made();

private:
    void begin(const ports::NewRoom &wanted, const model::Room &room, const base::Then<model::Room> &then);
    void cueFirst(const model::Room &room);

    OpenRooms &m_rooms;
    store::RoomTable m_store;
    room::RoomNeeds m_needs;
};

} // namespace studio::services
