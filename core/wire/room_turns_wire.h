// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"
#include "core/wire/json.h"

namespace studio::wire {

[[nodiscard]] Json roomTurnsToJson(const model::RoomTurns &turns);
/// What cannot be read is as it is in a new room.
[[nodiscard]] model::RoomTurns readRoomTurns(const Json &json);

} // namespace studio::wire
