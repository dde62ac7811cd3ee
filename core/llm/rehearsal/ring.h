// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/rehearsal/situation.h"

namespace studio::llm::rehearsal {

/// Whether the speaker of the ring would rather stay silent: it is excluded or excused, somebody else is
/// asked, or the talk has run its course. An ordinary message is talked about for six turns at least; in the
/// end everybody passes, and the ring sleeps.
[[nodiscard]] bool passesInRing(const Brief &brief, const Situation &seen);

} // namespace studio::llm::rehearsal
