// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace studio::ui {

/// A library that the program links or contains, with the licence under which it comes.
struct SoftwarePart
{
    const char *name = "";
    const char *licence = ""; ///< as SPDX writes it
    const char *address = ""; ///< where the source is; only shown and copied, never opened
    const char *found = "";   ///< the name by which CMake finds it; several are separated by a space
};

/// All parts, by name. Any thread. A test holds this table equal to what CMake finds for core, ui and app.
[[nodiscard]] std::span<const SoftwarePart> softwareParts();

} // namespace studio::ui
