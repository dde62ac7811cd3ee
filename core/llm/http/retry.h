// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/codec/stream_event.h"

#include <optional>

// When a request that failed is sent again. Pure: the chance comes in from outside.
namespace studio::llm::http {

/// The rules of the official SDKs of OpenAI and Anthropic.
struct RetryRules
{
    int retries = 2;                    ///< after the first try
    int retriesWhenBusy = 4;            ///< of a server that has too much to do: about as long as a round
    base::Millis firstWait{500};        ///< doubles with each retry …
    base::Millis longestWait{8000};     ///< … up to this
    double jitter = 0.25;               ///< the share that chance may take off
    base::Millis longestAsked{120'000}; ///< a server that asks for more is not waited for
    bool operator==(const RetryRules &) const = default;
};

/// How long to wait before the try after `failed` failed ones (1, 2, …); none: give up. What a server asks
/// for is waited for whole. `chance` is 0..1.
[[nodiscard]] std::optional<base::Millis> waitBeforeRetry(const codec::Fault &fault, int failed,
                                                          double chance, const RetryRules &rules = {});

} // namespace studio::llm::http
