// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/room_record.h"

#include <QByteArray>

namespace studio::store {

/// A room's log as a replay file (turn-taking §7): the room as created, then every input of its floor.
[[nodiscard]] QByteArray replayFile(const RoomRecord &record);

} // namespace studio::store
