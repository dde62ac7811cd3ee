// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"
#include "core/wire/json.h"

// How a room deals with the models behind its companions, as JSON.
namespace studio::wire {

[[nodiscard]] Json roomModelsToJson(const model::RoomModels &models);
/// What is absent, or cannot be read, is as in a new room.
[[nodiscard]] model::RoomModels readRoomModels(const Json &json);

} // namespace studio::wire
