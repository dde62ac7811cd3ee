// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/model/past/message_page.h"
#include "core/store/connection.h"
#include "core/store/room_path.h"

// Updates the read models after ways back and edits. For the store's own threads.
namespace studio::store {

/// The room's ways back, ascending; without unreadable ones, and without those that do not lead back.
[[nodiscard]] base::Result<QList<WayBack>> readWaysBack(Connection &connection, const base::RoomId &room);
/// The path to the newest event.
[[nodiscard]] base::Result<RoomPath> readPath(Connection &connection, const base::RoomId &room);
/// The event of the room's newest way back; 0: it has none.
[[nodiscard]] base::Result<qint64> newestWayBack(Connection &connection, const base::RoomId &room);

/// The newest message at or before the end of the path; 0: none.
[[nodiscard]] base::Result<qint64> newestMessageOn(Connection &connection, const base::RoomId &room,
                                                   const RoomPath &path);

/// The ways back of a room, for use while its log is written or read through; they are read once, when first
/// needed.
class RoomWays
{
public:
    RoomWays(Connection &connection, const base::RoomId &room);

    /// Ascending.
    [[nodiscard]] base::Result<QList<WayBack>> all();
    /// For each way back, the newest message of the path that it leads to; 0: none.
    [[nodiscard]] base::Result<QList<qint64>> messages();
    /// Adds a way back that is being written as the room's next event.
    void add(const WayBack &back);

private:
    Connection &m_connection;
    base::RoomId m_room;
    std::optional<QList<WayBack>> m_backs;
    QList<qint64> m_messages; ///< of the first ways
};

/// Updates `messages` to the path after a way back that is being written as the room's next event: only the
/// rows in which the two paths differ are changed. Returns the new number of messages.
[[nodiscard]] base::Result<qint64> followWayBack(Connection &connection, const base::RoomId &room,
                                                 RoomWays &ways, const WayBack &back);
/// Notes a message with number `index` and event `seq`: if it is the first after the room's newest way back,
/// it may be an alternative to an earlier message there. Its event need not be written yet.
[[nodiscard]] std::optional<base::Error> noteAlternative(Connection &connection, const base::RoomId &room,
                                                         RoomWays &ways, qint64 seq, qint64 index,
                                                         qint64 newestBack);
[[nodiscard]] std::optional<base::Error> noteEdit(Connection &connection, const base::RoomId &room,
                                                  qint64 seq, const model::MessageEdited &edited);

/// Gives messages their edited text; the first text becomes `original`, of a deleted message the text that it
/// had then. A message that was cut off counts as shown completely.
[[nodiscard]] std::optional<base::Error> readAsEdited(Connection &connection, const base::RoomId &room,
                                                      QList<model::MessageRow> &rows);
[[nodiscard]] std::optional<base::Error> countAlternatives(Connection &connection, const base::RoomId &room,
                                                           QList<model::MessageRow> &rows);

/// Rebuilds what follows from ways back and edits; `messages` must hold all messages of all rooms, in order.
[[nodiscard]] std::optional<base::Error> rebuildPaths(Connection &connection);

} // namespace studio::store
