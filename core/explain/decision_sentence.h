// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/decision.h"

#include <QString>

// A decision in words. They say what the Decision holds and nothing more: no guess at motives, no number that
// is not in it. In the user's language, for the window and the command line alike.
namespace studio::explain {

/// Who speaks and why, and after it whose votes are missing: "Aya speaks: asked to answer, and 9 beats
/// Kyoko's
/// 7. Natsumi's vote is missing: no answer in time."
[[nodiscard]] QString decisionSentence(const model::Decision &decision, const Names &names);

/// What would have changed the outcome: "At 8, Kyoko would have spoken."
[[nodiscard]] QString flipSentence(const model::Flip &flip, const Names &names);

} // namespace studio::explain
