// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/door.h"
#include "core/wire/json.h"

namespace studio::wire {

[[nodiscard]] Json doorsToJson(const model::DoorsSettings &settings);
/// What cannot be read is as in a new studio, and closed.
[[nodiscard]] model::DoorsSettings readDoors(const Json &json);

} // namespace studio::wire
