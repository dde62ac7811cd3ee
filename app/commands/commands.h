// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/options/command.h"

namespace studio::app {

// The commands without a window. Each needs a QCoreApplication, runs until it is done, and returns its exit
// code.

[[nodiscard]] Exit runConverse(const CommonOptions &common, const Converse &wanted);
[[nodiscard]] Exit runServe(const CommonOptions &common, const Serve &wanted);
[[nodiscard]] Exit runRooms(const CommonOptions &common, const ListRooms &wanted);
[[nodiscard]] Exit runExport(const CommonOptions &common, const ExportRoom &wanted);
[[nodiscard]] Exit runSearch(const CommonOptions &common, const FindText &wanted);
[[nodiscard]] Exit runReplay(const CommonOptions &common, const Replay &wanted);

} // namespace studio::app
