// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/past/exchange.h"
#include "core/wire/json.h"

// Calls of models as JSON, without what was sent and what came back, and without their number.
namespace studio::wire {

[[nodiscard]] Json exchangeToJson(const model::Exchange &exchange);
[[nodiscard]] base::Result<model::Exchange> exchangeFromJson(const Json &json);

} // namespace studio::wire
