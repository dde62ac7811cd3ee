// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/house.h"
#include "app/options/command.h"

#include <functional>
#include <memory>

// Shared by the commands without a window.
namespace studio::app {

/// Prints the error and returns the exit code that fits it.
[[nodiscard]] Exit complainAbout(const base::Error &error);

/// Runs a command's event loop: `begin` starts the work and may call `end` once, even before it returns.
[[nodiscard]] Exit runLoop(const std::function<void(std::function<void(Exit)> end)> &begin);

/// Opens the data for reading, even while another instance has it. A turn that a crash cut off is repaired
/// only if no other instance runs.
[[nodiscard]] base::Result<std::unique_ptr<House>> openForReading(const CommonOptions &common);

/// Prints on standard error notes about the data for users.
void tellNotes(const House &house);

} // namespace studio::app
