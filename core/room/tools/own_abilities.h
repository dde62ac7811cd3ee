// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/ability.h"
#include "core/model/persona.h"

// What a user can allow companions without outside help: the room's own tools, including those of the
// resource floor, and the known gestures. Pure; any thread.
namespace studio::room {

[[nodiscard]] QList<model::Ability> ownTools();
[[nodiscard]] QList<model::Ability> ownGestures(model::Language language);

} // namespace studio::room
