// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/options/command.h"

namespace studio::app {

/// Opens the window and runs until it is closed. Needs a QApplication.
[[nodiscard]] Exit runWindow(const CommonOptions &common);

} // namespace studio::app
