// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/decision.h"
#include "core/model/decision_facts.h"
#include "core/model/policy.h"

#include <QString>

// A decision in words. They say what the Decision and its facts hold and nothing more: no guess at motives,
// no number that is not in them. In the user's language, for the window and the command line alike.
namespace studio::explain {

/// Whether the winner does not speak, as its vote to leave ends the talk of the whole room (turn-taking
/// §3.4).
[[nodiscard]] bool endsTheRoom(const model::Decision &decision, const model::PolicySettings &policy);

/// Who speaks and why, and after it whose votes are missing: "Aya speaks: 9 beats Kyoko’s 7. No vote from
/// Natsumi: not in time." The policy is the one of that round. Without facts the sentence says less: it does
/// not name the author of the message, or the rule that broke a tie.
[[nodiscard]] QString decisionSentence(const model::Decision &decision, const Names &names,
                                       const model::PolicySettings &policy,
                                       const model::DecisionFacts &facts = {});

/// What would have changed the outcome: "At 8, Kyoko would have spoken."
[[nodiscard]] QString flipSentence(const model::Flip &flip, const Names &names);

} // namespace studio::explain
