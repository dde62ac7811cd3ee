// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"
#include "core/model/tier_limits.h"

#include <QString>

#include <array>

// The words for ways of taking turns, the same wherever one is chosen, set up or refused. In the user's
// language.
namespace studio::explain {

/// In the order in which they are offered.
inline constexpr std::array kEveryPolicy{model::PolicyName::Vote,    model::PolicyName::Resource,
                                         model::PolicyName::Ring,    model::PolicyName::Manual,
                                         model::PolicyName::Natural, model::PolicyName::List,
                                         model::PolicyName::Pooled,  model::PolicyName::Director};

/// A label: "State vote".
[[nodiscard]] QString policyText(model::PolicyName policy);
/// What happens under it, one sentence.
[[nodiscard]] QString policySentence(model::PolicyName policy);

/// What is wrong with the tiers of the resource and what to do about it.
[[nodiscard]] QString tierSentence(const model::TierFlaw &flaw);

} // namespace studio::explain
