// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/price_list_wire.h"

namespace studio::wire {
namespace {

const char *kindOf(qsizetype tier, qsizetype tiers)
{
    if (tiers > 1 && tier == 0)
        return "backchannel";
    return tiers > 2 && tier == tiers - 1 ? "long" : "normal";
}

/// 5, not 5.0.
Json seconds(base::Millis time)
{
    if (time.count() % 1000 == 0)
        return time.count() / 1000;
    return double(time.count()) / 1000;
}

} // namespace

Json priceListToJson(const QList<model::PolicySettings::Tier> &tiers, base::Millis refund)
{
    Json prices = Json::array();
    for (qsizetype i = 0; i < tiers.size(); ++i) {
        prices.push_back(
            {{"kind", kindOf(i, tiers.size())}, {"price", tiers[i].price}, {"longest", tiers[i].length}});
    }
    return Json{{"prices", prices}, {"refundSeconds", seconds(refund)}};
}

} // namespace studio::wire
