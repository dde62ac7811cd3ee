// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/message_page.h"
#include "core/store/connection.h"
#include "core/store/room_record.h"
#include "core/store/way_back.h"

// Where a room has to go back to, found in its log. For the store's own threads; nothing is written.
namespace studio::store {

/// InvalidInput, in words for the user: there is nothing to do again, or nothing else to choose. NotFound:
/// the message is not on the path.
[[nodiscard]] base::Result<WayFound> findWayBack(Connection &connection, const base::RoomId &room,
                                                 const WayWish &wish);
/// A message of the path as it reads now.
[[nodiscard]] base::Result<model::MessageRow> readMessage(Connection &connection, const base::RoomId &room,
                                                          const base::MessageId &message);
/// What the floor has to take up again if the room's newest way back was to do something again and nothing
/// was told to the floor since.
[[nodiscard]] base::Result<std::optional<Resumption>> readResumption(Connection &connection,
                                                                     const base::RoomId &room);

} // namespace studio::store
