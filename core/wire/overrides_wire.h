// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona_override.h"
#include "core/wire/json.h"

#include <QList>

namespace studio::wire {

[[nodiscard]] Json overridesToJson(const QList<model::PersonaOverride> &overrides);
/// Those that cannot be read, say nothing, or are of a companion that has one already are left out.
[[nodiscard]] QList<model::PersonaOverride> readOverrides(const Json &array);

} // namespace studio::wire
