// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"
#include "core/wire/json.h"

namespace studio::wire {

/// What speech costs on the resource floor, as companions and guests read it: {prices: [{kind, price,
/// longest}…], refundSeconds}. The kinds are `backchannel` (what costs less than the second price), `long`
/// (the last of three or more) and `normal`; `longest` is in characters.
[[nodiscard]] Json priceListToJson(const QList<model::PolicySettings::Tier> &tiers, base::Millis refund);

} // namespace studio::wire
