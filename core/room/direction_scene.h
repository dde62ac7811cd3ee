// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

namespace studio::room {

class Director;

/// What the room's director is told when it is asked: the talk that all candidates have heard, and nothing
/// that one of them alone knows, remembers or has in its lorebooks. Pure.
[[nodiscard]] agent::Direction directionFor(const Director &room, const model::AskDirector &asked);

/// The model that directs: the room's own choice, else that of its first companion.
[[nodiscard]] model::ModelChoice directorsModel(const Director &room);

} // namespace studio::room
