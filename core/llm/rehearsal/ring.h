// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/rehearsal/situation.h"

namespace studio::llm::rehearsal {

/// Whether the ring's speaker prefers silence: they are excluded or excused, another companion is asked, or
/// the talk has run its course. An ordinary message is discussed for at least six turns; in the end everybody
/// passes, and the ring sleeps.
[[nodiscard]] bool passesInRing(const Brief &brief, const Situation &seen);

} // namespace studio::llm::rehearsal
