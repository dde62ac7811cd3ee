// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/price.h"

#include <QTextBoundaryFinder>

#include <cmath>

namespace studio::turn {

std::optional<int> readAmount(const model::LooseValue &value)
{
    const auto *number = std::get_if<double>(&value);
    if (!number || !(*number >= 0 && *number <= 100) || std::floor(*number) != *number)
        return std::nullopt;
    return int(*number);
}

int longestFor(int amount, const QList<model::PolicySettings::Tier> &tiers)
{
    int longest = 0;
    for (const model::PolicySettings::Tier &tier : tiers) {
        if (amount >= tier.price)
            longest = tier.length;
    }
    return longest;
}

int backchannelBelow(const QList<model::PolicySettings::Tier> &tiers)
{
    return tiers.size() < 2 ? 0 : tiers[1].price;
}

int graphemes(QStringView text, int atMost)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text.data(), text.size());
    int count = 0;
    while (count < atMost && finder.toNextBoundary() != -1)
        ++count;
    return count;
}

} // namespace studio::turn
