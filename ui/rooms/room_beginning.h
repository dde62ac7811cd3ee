// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"

#include <optional>

namespace studio::ui {

/// How a new room begins.
struct RoomBeginning
{
    bool greets = true;                      ///< the first companion says something of its own
    std::optional<ports::Opening> opening{}; ///< one says a greeting as it is written; no `greets` then
    std::optional<quint64> seed{};           ///< with an opening: what its preview was made with
    bool operator==(const RoomBeginning &) const = default;
};

} // namespace studio::ui
