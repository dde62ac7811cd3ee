// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/rehearsal/dice.h"
#include "core/llm/rehearsal/length.h"
#include "core/llm/rehearsal/memory.h"
#include "core/llm/rehearsal/situation.h"
#include "core/llm/rehearsal/tariff.h"

#include <optional>

namespace studio::llm::rehearsal {

/// What to buy on the resource floor.
struct Purchase
{
    int amount = 0;
    QString text;
    bool operator==(const Purchase &) const = default;
};

/// The budget.
struct Purse
{
    int level = 0;
    bool mayWait = false;     ///< a price above the level is acceptable: the level comes back
    int longest = kAnyLength; ///< whatever the tiers allow
};

/// A main message that fits its tier, at the price of the cheapest tier that fits. Long only for an opening
/// or a question; shorter if the level does not pay for more. None if there is nothing new to say that fits.
/// Pure.
[[nodiscard]] std::optional<Purchase> mainLine(const Brief &talk, const Situation &seen, const Memory &memory,
                                               const Tariff &tariff, const Purse &purse, Dice dice);

} // namespace studio::llm::rehearsal
