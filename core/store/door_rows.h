// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/door.h"

namespace studio::store {

class Connection;

/// How the doors are set: one row of the settings.
[[nodiscard]] base::Result<model::DoorsSettings> readDoors(Connection &connection);
[[nodiscard]] base::Result<void> replaceDoors(Connection &connection, const model::DoorsSettings &settings);

} // namespace studio::store
