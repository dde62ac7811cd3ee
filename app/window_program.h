// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/options/command.h"

namespace studio::app {

/// Opens the window, imports the files and runs until it is closed. If another window has the data folder,
/// that window takes the files. Needs a QApplication.
[[nodiscard]] Exit runWindow(const CommonOptions &common, const QStringList &files);

} // namespace studio::app
