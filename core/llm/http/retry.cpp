// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/retry.h"

#include <algorithm>
#include <cmath>

namespace studio::llm::http {

using base::Millis;

namespace {

/// The server is overloaded, and does not say until when.
bool isBusy(const codec::Fault &fault)
{
    if (fault.retryAfter)
        return false;
    return fault.cause == model::Cause::RateLimited || fault.status == 429 || fault.status == 503 ||
           fault.status == 529;
}

} // namespace

std::optional<Millis> waitBeforeRetry(const codec::Fault &fault, int failed, double chance,
                                      const RetryRules &rules)
{
    const int most = isBusy(fault) && rules.retries > 0 ? rules.retriesWhenBusy : rules.retries;
    if (!fault.mayRetry || failed < 1 || failed > most)
        return std::nullopt;
    if (fault.retryAfter)
        return *fault.retryAfter <= rules.longestAsked ? fault.retryAfter : std::nullopt;
    const double doubled = double(rules.firstWait.count()) * std::pow(2.0, failed - 1);
    const double whole = std::min(doubled, double(rules.longestWait.count()));
    return Millis(std::llround(whole * (1 - rules.jitter * std::clamp(chance, 0.0, 1.0))));
}

} // namespace studio::llm::http
