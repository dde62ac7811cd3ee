// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/door.h"
#include "core/wire/json.h"

namespace studio::wire {

[[nodiscard]] Json doorsToJson(const model::DoorsSettings &settings);
/// What cannot be read is as in a new studio, and closed.
[[nodiscard]] model::DoorsSettings readDoors(const Json &json);

/// What doors remember. Of a list what cannot be read is left out.
[[nodiscard]] Json metToJson(const QList<model::Acquaintance> &met);
[[nodiscard]] QList<model::Acquaintance> readMet(const Json &json);
[[nodiscard]] Json sessionsToJson(const QList<model::KeptSession> &sessions);
[[nodiscard]] QList<model::KeptSession> readSessions(const Json &json);

} // namespace studio::wire
