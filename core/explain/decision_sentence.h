// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/decision.h"
#include "core/model/policy.h"

#include <QString>

// A decision in words. They say what the Decision holds and nothing more: no guess at motives, no number that
// is not in it. In the user's language, for the window and the command line alike.
namespace studio::explain {

/// Whether the winner does not speak, as its vote to leave ends the talk of the whole room (turn-taking
/// §3.4).
[[nodiscard]] bool endsTheRoom(const model::Decision &decision, const model::PolicySettings &policy);

/// Who speaks and why, and after it whose votes are missing: "Aya speaks: asked to answer, and 9 beats
/// Kyoko's 7. Natsumi's vote is missing: no answer in time." The policy is the one of that round.
[[nodiscard]] QString decisionSentence(const model::Decision &decision, const Names &names,
                                       const model::PolicySettings &policy);

/// What would have changed the outcome: "At 8, Kyoko would have spoken."
[[nodiscard]] QString flipSentence(const model::Flip &flip, const Names &names);

} // namespace studio::explain
