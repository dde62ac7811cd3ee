// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/model/past/what_if.h"
#include "core/studio/services/rooms/open_rooms.h"

#include <QObject>

namespace studio::services {

/// Changes what was said in open rooms: goes back to an earlier event, and edits messages. Lives on the
/// studio thread.
class RoomWays final : public QObject
{
    Q_OBJECT

public:
    RoomWays(OpenRooms &rooms, const store::RoomTable &store); ///< `rooms` outlives it

    /// Answer as the commands of RoomPort. Refused, if companions would talk and may not.
    void goBack(const base::RoomId &room, const store::WayWish &wish, const base::Then<void> &then);
    void playVotes(const base::RoomId &room, qint64 decision, const QList<model::VoteEdit> &edits,
                   const base::Then<void> &then);
    void edit(const base::RoomId &room, const base::MessageId &message, const QString &text,
              const base::Then<void> &then);

private:
    OpenRooms &m_rooms;
    store::RoomTable m_store;
};

} // namespace studio::services
