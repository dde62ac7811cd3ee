// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/house.h"
#include "app/options/command.h"

#include <functional>
#include <memory>

// What the commands without a window have in common.
namespace studio::app {

/// Says what went wrong, and how the command ends with it.
[[nodiscard]] Exit complainAbout(const base::Error &error);

/// The event loop of a command: `begin` starts the work, `end` may be called once from within it.
[[nodiscard]] Exit runLoop(const std::function<void(std::function<void(Exit)> end)> &begin);

/// Reading is possible beside another instance; a turn that a crash cut off is mended only when we are alone.
[[nodiscard]] base::Result<std::unique_ptr<House>> openForReading(const CommonOptions &common);

/// Tells on standard error what users should know about the data.
void tellNotes(const House &house);

} // namespace studio::app
