// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/options/command.h"

namespace studio::app {

/// Prints which entries of a companion's lorebooks these lines of a user fire, and which do not, fired
/// entries first. Needs a QCoreApplication. Changes nothing and asks no model.
[[nodiscard]] Exit runLoreTry(const CommonOptions &common, const LoreTry &wanted);

} // namespace studio::app
