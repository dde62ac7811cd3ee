// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/card_facts.h"
#include "core/wire/json.h"

namespace studio::wire {

[[nodiscard]] Json cardFactsToJson(const model::CardFacts &facts);
[[nodiscard]] base::Result<model::CardFacts> cardFactsFromJson(const Json &json);

} // namespace studio::wire
