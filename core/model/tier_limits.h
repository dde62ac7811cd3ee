// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"

#include <optional>

// Limits for the tiers of the resource floor in a room, as in room_limits.h: checked by forms and services.
namespace studio::model {

constexpr int kMostTiers = 8;
constexpr int kHighestPrice = 100;  ///< the full level
constexpr int kLongestTier = 4'000; ///< grapheme clusters

struct TierFlaw
{
    enum class What { Count, Price, Order, Length };
    What what = What::Count;
    int row = 0; ///< counted from 0; unused with Count
    bool operator==(const TierFlaw &) const = default;
};

/// The first invalid tier; none if all are valid.
[[nodiscard]] std::optional<TierFlaw> flawInTiers(const QList<PolicySettings::Tier> &tiers);

} // namespace studio::model
