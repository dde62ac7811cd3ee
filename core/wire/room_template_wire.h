// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/room_template.h"
#include "core/wire/json.h"

namespace studio::wire {

/// Written as a room is.
[[nodiscard]] Json roomTemplateToJson(const model::RoomTemplate &kept);
/// What does not belong into a template is left out. An error: it is no room.
[[nodiscard]] base::Result<model::RoomTemplate> roomTemplateFromJson(const Json &json);

} // namespace studio::wire
