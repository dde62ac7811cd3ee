// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/options/command.h"

namespace studio::app {

class CommandOptions;

/// The words after `lore`.
[[nodiscard]] base::Result<Command> readLore(const CommandOptions &options);

} // namespace studio::app
