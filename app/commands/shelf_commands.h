// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/options/command.h"

// Commands about the lorebooks that belong to no companion.
namespace studio::app {

[[nodiscard]] Exit runShelfList(const CommonOptions &common, const ShelfList &wanted);
[[nodiscard]] Exit runShelfImport(const CommonOptions &common, const ShelfImport &wanted);
[[nodiscard]] Exit runShelfExport(const CommonOptions &common, const ShelfExport &wanted);
[[nodiscard]] Exit runShelfRemove(const CommonOptions &common, const ShelfRemove &wanted);

} // namespace studio::app
