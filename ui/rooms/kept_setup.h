// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"

namespace studio::ui {

/// What to save of a form that was open for a while: the room as it is now, with only the user's changes.
/// `start` is what the form showed at first, `wanted` what it shows at last. Guests that came meanwhile keep
/// their seats; guests that left meanwhile do not come back. Each setting counts by itself: a gap that the
/// user wrote does not keep the turn-taking beside it. In the same way, `now` can be another beginning
/// for a new room.
[[nodiscard]] ports::RoomSetup keptSetup(const ports::RoomSetup &start, const ports::RoomSetup &wanted,
                                         const ports::RoomSetup &now);

} // namespace studio::ui
