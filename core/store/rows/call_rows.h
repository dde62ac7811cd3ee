// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/call_sums.h"
#include "core/store/connection.h"

// Model calls as rows, and their sums. For the store's own threads.
namespace studio::store {

[[nodiscard]] base::Result<void> insertCall(Connection &connection, const model::CallRecord &record);
[[nodiscard]] base::Result<QList<model::CallRecord>> readCalls(Connection &connection,
                                                               const base::RoomId &room, int most);
[[nodiscard]] base::Result<QList<DaySum>> readCallDays(Connection &connection, const base::RoomId &room);
[[nodiscard]] base::Result<QHash<base::RoomId, qint64>> readRoomCosts(Connection &connection);

} // namespace studio::store
