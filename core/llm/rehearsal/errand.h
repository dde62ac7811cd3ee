// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/rehearsal/situation.h"

#include <optional>

namespace studio::llm::rehearsal {

/// "Kyoko, ask Aya what she reads": the neighbour whom a user tells the companion to ask, in the message at
/// hand. Pure.
[[nodiscard]] std::optional<Neighbour> toldToAsk(const Brief &brief, const Situation &seen);

} // namespace studio::llm::rehearsal
