// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"

namespace studio::ui {

class Casting;
struct LibraryLook;
struct WindowParts;

/// The ways from the window to the forms of companions, to the library and its cards, and back. Where nothing
/// may be written there are none. \p look is remembered, and outlives the casting.
void wireCasting(const WindowParts &parts, Casting &casting, ports::RoomPort &rooms, LibraryLook &look);

} // namespace studio::ui
