// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/rehearsal/dice.h"
#include "core/llm/rehearsal/situation.h"
#include "core/llm/rehearsal/turn.h"

#include <optional>

namespace studio::llm::rehearsal {

/// What a speaker does next in a turn in which a user has asked for a play (see plays.h). None where nobody
/// has, where somebody else is meant, where another has answered already, or where the tools for it are
/// missing: the turn is then one like any other. Pure: the same request gives the same step.
[[nodiscard]] std::optional<TurnStep> rehearsePlay(const ModelRequest &request, const Situation &seen,
                                                   const Dice &dice);
/// The same for one who was woken where speech is bought: what it says is cut to what the level pays for, and
/// bought once.
[[nodiscard]] std::optional<TurnStep> rehearseWakePlay(const ModelRequest &request);

} // namespace studio::llm::rehearsal
