// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/codec/stream_event.h"

#include <optional>

// When a failed request is sent again. Pure: random numbers come from outside.
namespace studio::llm::http {

/// The rules of the official SDKs of OpenAI and Anthropic.
struct RetryRules
{
    int retries = 2;                    ///< after the first attempt
    int retriesWhenBusy = 4;            ///< for an overloaded server: about as long as a round
    base::Millis firstWait{500};        ///< doubles with each retry …
    base::Millis longestWait{8000};     ///< … up to this
    double jitter = 0.25;               ///< the random share that may be subtracted
    base::Millis longestAsked{120'000}; ///< a longer wait requested by a server is not accepted
    bool operator==(const RetryRules &) const = default;
};

/// How long to wait before the next attempt after `failed` failed ones (1, 2, …); none: give up. A wait
/// requested by the server is not shortened. `chance` is 0..1.
[[nodiscard]] std::optional<base::Millis> waitBeforeRetry(const codec::Fault &fault, int failed,
                                                          double chance, const RetryRules &rules = {});

} // namespace studio::llm::http
