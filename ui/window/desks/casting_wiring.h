// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"

namespace studio::ui {

class Casting;
class Settings;
struct WindowParts;

/// Connects the window with the forms of companions and with the library and its cards. If nothing may be
/// written, it connects nothing. \p look is remembered, and outlives the casting.
void wireCasting(const WindowParts &parts, Casting &casting, ports::RoomPort &rooms, Settings &settings);

} // namespace studio::ui
