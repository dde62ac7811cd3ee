// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/chats/sides.h"
#include "core/wire/json.h"

#include <optional>

// Matrix rooms exported by Element: a list of events, some of which are messages. Pure.
namespace studio::intake {

/// Converts an event to a message in the common form; other objects stay unchanged.
void readMatrix(wire::Json &message);

/// The messages of an exported room, with the names that people had in it, and with corrections applied.
/// Writes into `sides` who exported the room. None: it is no such room.
[[nodiscard]] std::optional<wire::Json> matrixMessages(const wire::Json &json, Sides &sides);

} // namespace studio::intake
