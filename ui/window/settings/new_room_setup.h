// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"

namespace studio::ui {

class Settings;

/// What the form of a new room begins with: who the user is, and whether the room is read aloud.
[[nodiscard]] ports::RoomSetup newRoomSetup(const Settings &settings);

} // namespace studio::ui
