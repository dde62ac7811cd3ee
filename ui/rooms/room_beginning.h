// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"

#include <optional>

namespace studio::ui {

/// How a new room begins.
struct RoomBeginning
{
    bool greets = true;                      ///< the first companion greets in their own words
    std::optional<ports::Opening> opening{}; ///< a companion says a written greeting; excludes `greets`
    std::optional<quint64> seed{};           ///< with an opening: the seed of its preview
    bool operator==(const RoomBeginning &) const = default;
};

} // namespace studio::ui
