// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/cause.h"
#include "core/model/decision.h"
#include "core/model/floor.h"
#include "core/model/policy.h"
#include "core/model/state.h"

#include <QString>

// The words for single values, the same in the window, the command line and later the documents. In the
// user's language; pure but for the translator that the application has installed.
namespace studio::explain {

/// A phrase that fits after a colon: "not in time".
[[nodiscard]] QString causeText(model::Cause cause);
/// Why the room is silent. With the policy it names the limit that was reached.
[[nodiscard]] QString restSentence(const model::Rest &rest, const model::PolicySettings *policy = nullptr);
/// A chip's word: "winding down"; empty for None.
[[nodiscard]] QString closingText(model::Closing stage);
[[nodiscard]] QString voteStateText(model::VoteState state);
/// A label: "called on".
[[nodiscard]] QString ruleText(model::Rule rule);

} // namespace studio::explain
