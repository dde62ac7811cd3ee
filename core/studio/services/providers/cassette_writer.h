// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/transcript/room_writer.h"

namespace studio::services {

/// Everything the floor of a room was told from its first moment on, one JSON object per line, as `replay`
/// reads it (turn-taking §7). The writer gets every event, and no separate messages.
[[nodiscard]] std::unique_ptr<transcript::RoomWriter> cassetteWriter();

} // namespace studio::services
