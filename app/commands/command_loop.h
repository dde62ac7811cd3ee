// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/house.h"
#include "app/options/command.h"

#include <functional>
#include <memory>

// What the commands without a window share.
namespace studio::app {

/// Prints the error and returns the exit code that fits it.
[[nodiscard]] Exit complainAbout(const base::Error &error);

/// Runs a command's event loop: `begin` starts the work and may call `end` once, even before it returns.
[[nodiscard]] Exit runLoop(const std::function<void(std::function<void(Exit)> end)> &begin);

/// Opens the data to read it, also while another instance has it. A turn that a crash cut off is mended only
/// if no other instance runs.
[[nodiscard]] base::Result<std::unique_ptr<House>> openForReading(const CommonOptions &common);

/// Prints on standard error what users should know about the data.
void tellNotes(const House &house);

} // namespace studio::app
