// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/options/command.h"

namespace studio::app {

class CommandOptions;

/// The words after `export`.
[[nodiscard]] base::Result<Command> readExport(const CommandOptions &options);

} // namespace studio::app
