// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/past/as_policy.h"
#include "core/model/past/what_if.h"

#include <QString>

// What would have come of another vote or another rule, in words: only what the engine found, and where it
// cannot be known, why not.
namespace studio::explain {

/// Of one round: "With this, Kyoko would have spoken: 9 beats Aya's 7."
[[nodiscard]] QString whatIfSentence(const model::ReDecided &round, const Names &names);

/// Of the whole room: "With this change 12 of 340 decisions differ. 3 cannot be known."
[[nodiscard]] QString whatIfCount(const model::WhatIfAnswer &answer);

/// Of a stretch under another policy: "In 12 of 340 rounds the floor would have gone elsewhere."
[[nodiscard]] QString asPolicyCount(const model::AsPolicyAnswer &answer);
/// Why nobody can say who would have had the floor, or would have had it; empty: somebody would have.
[[nodiscard]] QString asPolicyWhy(const model::PolicyRound &round);

} // namespace studio::explain
