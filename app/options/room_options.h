// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/options/command.h"

namespace studio::app {

class CommandOptions;

[[nodiscard]] base::Result<Command> readRooms(const CommandOptions &options);
[[nodiscard]] base::Result<Command> readStats(const CommandOptions &options);

} // namespace studio::app
