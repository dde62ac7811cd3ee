// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <QList>

namespace studio::llm::rehearsal {

/// The next step of a companion woken on the resource floor: tool calls, or none when the turn is over.
struct WakeStep
{
    QList<ToolCall> calls;
    int eagerness = 0; ///< 0..10: the more eager, the sooner
    bool operator==(const WakeStep &) const = default;
};

/// `steps` are those of this turn so far. The companion consumes at most once: a main message, a backchannel,
/// or nothing. If it is not certain that the floor is theirs, they look at the level first, and leave the
/// floor to a companion who has taken it meanwhile; if they want it and cannot pay, they try nevertheless, so
/// that the floor wakes them when the level is back. Pure: the same brief and steps give the same answer.
[[nodiscard]] WakeStep rehearseWake(const Brief &brief, const QList<ModelStep> &steps);

} // namespace studio::llm::rehearsal
