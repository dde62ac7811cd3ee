// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/llm/provider/provider_book.h"

// What one can expect of a provider's model, by its kind and by what is known of it. Pure.
namespace studio::llm::provider {

/// How a vote can be bound, the strictest first: what the kind has, without what the model is known not to
/// do. Free is always the last.
[[nodiscard]] QList<AnswerForm> voteFormsOf(model::ProviderKind kind, const model::ModelAbilities &abilities);

/// Of a choice that is filled up and cut to what is taken.
[[nodiscard]] ModelTraits traitsOf(const ProviderBook::Entry &entry, const model::ModelChoice &choice);

} // namespace studio::llm::provider
