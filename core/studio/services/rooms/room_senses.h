// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/studio/services/rooms/open_rooms.h"

#include <QObject>

namespace studio::services {

/// Acts and queries in open rooms that come from outside the core. Lives on the studio thread.
class RoomSenses final : public QObject
{
    Q_OBJECT

public:
    explicit RoomSenses(OpenRooms &rooms) ///< outlives it
        : m_rooms(rooms)
    {
    }

    /// Answer as the commands of RoomPort.
    void act(const base::RoomId &room, const model::Action &action, const base::Then<void> &then);
    void ask(const base::RoomId &room, const model::Query &query, const base::Then<model::QueryResult> &then);

private:
    void askDesk(room::Director &director, const model::Query &query,
                 const base::Then<model::QueryResult> &then);

    OpenRooms &m_rooms;
};

} // namespace studio::services
