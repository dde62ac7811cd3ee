// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/ability.h"
#include "core/model/persona.h"

// What companions can be allowed without anybody's help from outside: the room's own tools, also those of the
// resource floor, and the gestures that there are. Pure; any thread.
namespace studio::room {

[[nodiscard]] QList<model::Ability> ownTools();
[[nodiscard]] QList<model::Ability> ownGestures(model::Language language);

} // namespace studio::room
