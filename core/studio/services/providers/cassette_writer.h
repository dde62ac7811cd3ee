// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/transcript/room_writer.h"

namespace studio::services {

/// What the floor of a room was told from its first moment on, one JSON object a line, as `replay` reads it
/// (turn-taking §7). It is given every event, and no message apart from them.
[[nodiscard]] std::unique_ptr<transcript::RoomWriter> cassetteWriter();

} // namespace studio::services
