// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/turn/floor.h"

// Who has left the talk, and whom a user's message brings back (§3.4). Questions about a floor.
namespace studio::turn {

/// Somebody takes part, and all of them have left; or the room was ended for good.
[[nodiscard]] bool isAllClosed(const Floor &floor);

/// Whether a user's message brings that member back: it names it, or it asks everybody and nobody is left.
[[nodiscard]] bool comesBackBy(const Floor &floor, const Member &member, const Heard &heard);

} // namespace studio::turn
