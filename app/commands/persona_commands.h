// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/options/command.h"

namespace studio::app {

/// `persona list`: prints name, id, revision and, if so, "archived"; or each persona as one line of JSON.
[[nodiscard]] Exit runPersonaList(const CommonOptions &common, const PersonaList &wanted);
/// `persona import`: imports each file on its own; an error in one file does not stop the others. Fine only
/// if all files were imported.
[[nodiscard]] Exit runPersonaImport(const CommonOptions &common, const PersonaImport &wanted);
[[nodiscard]] Exit runPersonaExport(const CommonOptions &common, const PersonaExport &wanted);
/// `persona validate`: needs no data folder. Failed if a file could not be saved as a persona.
[[nodiscard]] Exit runPersonaValidate(const PersonaValidate &wanted);

} // namespace studio::app
