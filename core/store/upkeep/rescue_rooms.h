// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/upkeep.h"
#include "core/store/connection.h"

#include <QList>

// Rooms with missing parts; steps of a rescue, inside its transaction.
namespace studio::store {

/// Gives every room whose log lacks its first event such an event: the room as it was later, or else a room
/// whose name says what happened, with everybody who spoke in it.
[[nodiscard]] std::optional<base::Error> giveBeginnings(Connection &connection);

/// Stores the missing numbers as settings, replacing those known before.
[[nodiscard]] base::Result<QList<model::RescueReport::Loss>> noteGaps(Connection &connection);

} // namespace studio::store
