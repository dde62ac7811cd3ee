// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/options/command.h"
#include "app/options/command_options.h"

namespace studio::app {

/// The words after `serve`.
[[nodiscard]] base::Result<Command> readServe(const CommandOptions &options);

} // namespace studio::app
