// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/options/command.h"

namespace studio::app {

/// Prints what happens to each entry of a companion's lorebooks when a user says these lines, fired entries
/// first. Needs a QCoreApplication. Changes nothing and asks no model.
[[nodiscard]] Exit runLoreTry(const CommonOptions &common, const LoreTry &wanted);

} // namespace studio::app
