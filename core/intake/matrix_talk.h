// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/chat_collector.h"

#include <optional>

// Rooms of Matrix as Element exports them: a list of events, of which some are messages. Pure.
namespace studio::intake {

/// An event as a message of the shape that all others have; nothing is done to what is no event.
void readMatrix(wire::Json &message);

/// The messages of an exported room, with the names that people had in it, and with corrections in the place
/// of what they correct. `sides` learns who exported it. None: it is no such room.
[[nodiscard]] std::optional<wire::Json> matrixMessages(const wire::Json &json, Sides &sides);

} // namespace studio::intake
