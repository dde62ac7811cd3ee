// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/options/command.h"

namespace studio::app {

/// Prints what comes of each entry of a companion's lorebooks when a user says these lines, what fired first.
/// Needs a QCoreApplication. Nothing is changed, and no model is asked.
[[nodiscard]] Exit runLoreTry(const CommonOptions &common, const LoreTry &wanted);

} // namespace studio::app
