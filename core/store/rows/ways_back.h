// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/message_page.h"
#include "core/store/connection.h"
#include "core/store/room_record.h"
#include "core/store/way_back.h"

// Finds in a room's log where the room has to go back to. For the store's own threads; nothing is written.
namespace studio::store {

/// InvalidInput, in words for the user: there is nothing to repeat, or no alternative to choose. NotFound:
/// the message is not on the path.
[[nodiscard]] base::Result<WayFound> findWayBack(Connection &connection, const base::RoomId &room,
                                                 const WayWish &wish);
/// A message of the path in its current text.
[[nodiscard]] base::Result<model::MessageRow> readMessage(Connection &connection, const base::RoomId &room,
                                                          const base::MessageId &message);
/// What the floor has to resume if the room's newest way back was to repeat something and the floor has had
/// no input since.
[[nodiscard]] base::Result<std::optional<Resumption>> readResumption(Connection &connection,
                                                                     const base::RoomId &room);

} // namespace studio::store
