// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/call_log.h"
#include "core/llm/exchange_log.h"
#include "core/llm/http/provider_call.h"
#include "core/llm/model_client.h"
#include "core/llm/provider/provider_book.h"

#include <functional>

namespace studio::llm::provider {

class RoomCassettes;

/// What a ProviderClient needs; all of it outlives the client and its calls.
struct ProviderNeeds
{
    const ProviderBook &book;
    http::HttpTransport &transport;
    base::Clock &clock;
    ModelClient &rehearsal; ///< answers if the book has no provider
    CallLog &log;
    std::function<double()> chance;     ///< 0..1, for the jitter of retries
    RoomCassettes *cassettes = nullptr; ///< of rooms that record one; null: none do
    ExchangeLog *exchanges = nullptr;   ///< requests and answers; null: not stored
    bool needsKeys = true;              ///< false: a cassette answers, not a provider
    http::RetryRules retries{};
    http::Patience patience{};
    /// Stores what was learned about a model: see LearnedServers::Keep. None: not stored.
    std::function<void(const model::ModelFacts &)> learned{};
};

} // namespace studio::llm::provider
