// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/options/command.h"

namespace studio::app {

/// Counts the contents of a room and prints the numbers: for people, as one line of JSON
/// (core/wire/statistics_wire.h) or as CSV.
[[nodiscard]] Exit runStats(const CommonOptions &common, const RoomStats &wanted);

} // namespace studio::app
