// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/upkeep.h"
#include "core/store/connection.h"

#include <QList>

// Rooms of which a part is lost; steps of a rescue, inside its transaction.
namespace studio::store {

/// Gives every room whose log does not begin with the room such a beginning: as it was later, or else of a
/// name that says so, with everybody who spoke in it.
[[nodiscard]] std::optional<base::Error> giveBeginnings(Connection &connection);

/// The numbers that are missing, kept as settings in place of those that were known before.
[[nodiscard]] base::Result<QList<model::RescueReport::Loss>> noteGaps(Connection &connection);

} // namespace studio::store
