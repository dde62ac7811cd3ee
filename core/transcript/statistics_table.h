// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/room_statistics.h"

#include <QByteArray>

namespace studio::transcript {

/// A room's statistics as one long table (CSV): `participant,name,measure,key,value`, a line for each number
/// that is known. The first two are empty where the number is of the whole room. Times are milliseconds,
/// costs US dollars; keys are wire names (rules, causes).
[[nodiscard]] QByteArray statisticsTable(const model::RoomStatistics &statistics);

} // namespace studio::transcript
