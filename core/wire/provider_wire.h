// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/model_choice.h"
#include "core/model/provider.h"
#include "core/wire/json.h"

// Providers, choices of models and what is known of them as JSON. A key of a provider is never part of it.
namespace studio::wire {

/// What is left to the provider is left out.
[[nodiscard]] Json modelChoiceToJson(const model::ModelChoice &choice);
[[nodiscard]] base::Result<model::ModelChoice> modelChoiceFromJson(const Json &json);

[[nodiscard]] Json providerToJson(const model::Provider &provider);
[[nodiscard]] base::Result<model::Provider> providerFromJson(const Json &json);

[[nodiscard]] Json modelFactsToJson(const model::ModelFacts &facts);
[[nodiscard]] base::Result<model::ModelFacts> modelFactsFromJson(const Json &json);

} // namespace studio::wire
