// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/llm/provider/provider_book.h"

// What to expect of a provider's model, by its kind and by what is known about it. Pure.
namespace studio::llm::provider {

/// The possible forms of a vote, strictest first: those of the provider kind, except those that the model is
/// known not to support. Free is always the last.
[[nodiscard]] QList<AnswerForm> voteFormsOf(model::ProviderKind kind, const model::ModelAbilities &abilities);

/// For a choice that is completed and reduced to what the server supports.
[[nodiscard]] ModelTraits traitsOf(const ProviderBook::Entry &entry, const model::ModelChoice &choice);

} // namespace studio::llm::provider
