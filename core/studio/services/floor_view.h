// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"

namespace studio::room {
class Director;
}

namespace studio::services {

/// The room's floor as the outside sees it: the engine's memory, turned into rows.
[[nodiscard]] ports::FloorView floorView(const room::Director &director);

} // namespace studio::services
