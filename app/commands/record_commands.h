// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/options/command.h"

namespace studio::app {

/// Imports a file as a new room and reports what became of its parts.
Exit runImport(const CommonOptions &common, const ImportRoom &wanted);

} // namespace studio::app
