// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/lore_found.h"
#include "core/wire/json.h"

namespace studio::wire {

[[nodiscard]] Json loreFoundToJson(const model::LoreFound &found);
/// Entries that cannot be read are left out.
[[nodiscard]] base::Result<model::LoreFound> loreFoundFromJson(const Json &json);

} // namespace studio::wire
