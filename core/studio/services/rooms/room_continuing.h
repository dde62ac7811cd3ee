// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/then.h"
#include "core/room/room_pictures.h"
#include "core/store/tables/room_importer.h"
#include "core/studio/services/rooms/continued_room.h"
#include "core/studio/services/rooms/open_rooms.h"

#include <QObject>

namespace studio::services {

/// Makes rooms that continue another room from one of its messages. It reads what is on disk, so a turn that
/// still runs is not part of it and goes on in its own room. Lives on the studio thread.
class RoomContinuing final : public QObject
{
    Q_OBJECT

public:
    /// All outlive it.
    RoomContinuing(OpenRooms &rooms, store::SqliteStore &store, base::Clock &clock,
                   room::RoomPictures &pictures);

    /// Answers as RoomPort::continueRoom().
    void go(const base::RoomId &room, const base::MessageId &message, const base::Then<model::Room> &then);

Q_SIGNALS:
    /// The new room is on disk; before the answer.
    void made();

private:
    struct Work;

    void find(const std::shared_ptr<Work> &work);
    void read(const std::shared_ptr<Work> &work);
    void take(const std::shared_ptr<Work> &work, const model::MessagePage &page);
    void write(const std::shared_ptr<Work> &work);

    OpenRooms &m_rooms;
    store::RoomTable m_table;
    store::RoomImporter m_importer;
    base::Clock &m_clock;
    room::RoomPictures &m_pictures;
};

} // namespace studio::services
