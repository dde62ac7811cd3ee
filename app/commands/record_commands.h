// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/options/command.h"

namespace studio::app {

/// Makes a room of a file and tells what became of it.
Exit runImport(const CommonOptions &common, const ImportRoom &wanted);

} // namespace studio::app
