// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/cost.h"

#include <algorithm>
#include <cmath>

namespace studio::llm::provider {

namespace {

constexpr double kMillion = 1e6;
constexpr double kDearest = 1e18; // nano-dollars; a larger token count is wrong

} // namespace

std::optional<qint64> costOf(const model::TokenCount &tokens, const model::ModelPrice &price)
{
    if (price.input == 0 && price.output == 0)
        return 0;
    if (!tokens.input || !tokens.output || !price.input || !price.output)
        return std::nullopt;
    const qint64 cached =
        std::clamp<qint64>(tokens.cached.value_or(0), 0, std::max<qint64>(0, *tokens.input));
    const double sum = double(*tokens.input - cached) * double(*price.input) +
                       double(cached) * double(price.cachedInput.value_or(*price.input)) +
                       double(*tokens.output) * double(*price.output);
    return std::llround(std::clamp(sum / kMillion, 0.0, kDearest));
}

} // namespace studio::llm::provider
