// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/room_statistics.h"
#include "core/wire/json.h"

namespace studio::wire {

/// Times are milliseconds, costs nano-dollars (US); rules and causes have their wire names. Durations that
/// nobody has measured are left out.
[[nodiscard]] Json statisticsToJson(const model::RoomStatistics &statistics);

} // namespace studio::wire
