// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/turn/floor.h"

// Which members have left the talk, and which of them a user's message brings back (§3.4). Questions about a
// floor.
namespace studio::turn {

/// Whether the roster has members and all of them have left; or the room was ended for good.
[[nodiscard]] bool isAllClosed(const Floor &floor);

/// Whether a user's message brings that member back: it names the member, or it is for everybody and nobody
/// is left.
[[nodiscard]] bool comesBackBy(const Floor &floor, const Member &member, const Heard &heard);

} // namespace studio::turn
