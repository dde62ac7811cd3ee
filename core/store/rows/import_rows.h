// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"
#include "core/store/new_room.h"

// Rooms from outside as rows. For the store's writing thread.
namespace studio::store {

[[nodiscard]] base::Result<model::Room> insertRoom(Connection &connection, const NewRoom &room);

} // namespace studio::store
