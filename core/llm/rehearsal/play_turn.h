// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/rehearsal/dice.h"
#include "core/llm/rehearsal/situation.h"
#include "core/llm/rehearsal/turn_step.h"

#include <optional>

namespace studio::llm::rehearsal {

/// The speaker's next step in a turn for which a user has asked for a play (see plays.h). None if no user
/// has, if another companion is meant or has answered already, or if the necessary tools are missing: the
/// turn is then an ordinary one. Pure: the same request gives the same step.
[[nodiscard]] std::optional<TurnStep> rehearsePlay(const ModelRequest &request, const Situation &seen,
                                                   const Dice &dice);
/// The same for a woken companion where speech is bought: the text is cut to what the level pays for, and
/// bought once.
[[nodiscard]] std::optional<TurnStep> rehearseWakePlay(const ModelRequest &request);

} // namespace studio::llm::rehearsal
