// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/call_record.h"
#include "core/model/provider.h"

#include <optional>

namespace studio::llm::provider {

/// The cost of those tokens at that price, in nano-dollars; none if the tokens or the price are unknown.
/// Pure. The extra price of writing into a cache is not counted.
[[nodiscard]] std::optional<qint64> costOf(const model::TokenCount &tokens, const model::ModelPrice &price);

} // namespace studio::llm::provider
