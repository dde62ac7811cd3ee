// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/tier_limits.h"

namespace studio::model {

std::optional<TierFlaw> flawInTiers(const QList<PolicySettings::Tier> &tiers)
{
    using What = TierFlaw::What;
    if (tiers.isEmpty() || tiers.size() > kMostTiers)
        return TierFlaw{What::Count, 0};
    for (int row = 0; row < int(tiers.size()); ++row) {
        const PolicySettings::Tier &tier = tiers.at(row);
        if (tier.price < 0 || tier.price > kHighestPrice)
            return TierFlaw{What::Price, row};
        if (row > 0 && tier.price <= tiers.at(row - 1).price)
            return TierFlaw{What::Order, row};
        if (tier.length < 1 || tier.length > kLongestTier)
            return TierFlaw{What::Length, row};
    }
    return std::nullopt;
}

} // namespace studio::model
