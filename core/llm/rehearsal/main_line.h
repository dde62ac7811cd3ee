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

/// What is to be bought on the resource floor.
struct Purchase
{
    int amount = 0;
    QString text;
    bool operator==(const Purchase &) const = default;
};

/// What can be spent.
struct Purse
{
    int level = 0;
    bool mayWait = false;     ///< a price above the level will do: the level comes back
    int longest = kAnyLength; ///< whatever the tiers say
};

/// A main message that its tier holds, at the price of the cheapest tier that does. Long ones only for an
/// opening or a question; shorter than it might be if the level pays for no more. Nothing if there is nothing
/// to say that fits and was not said before. Pure.
[[nodiscard]] std::optional<Purchase> mainLine(const Brief &talk, const Situation &seen, const Memory &memory,
                                               const Tariff &tariff, const Purse &purse, Dice dice);

} // namespace studio::llm::rehearsal
