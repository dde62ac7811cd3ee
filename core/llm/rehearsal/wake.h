// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <QList>

namespace studio::llm::rehearsal {

/// What a companion woken on the resource floor does next: calls of its tools, or none when its turn is over.
struct WakeStep
{
    QList<ToolCall> calls;
    int eagerness = 0; ///< 0..10: the more eager, the sooner
    bool operator==(const WakeStep &) const = default;
};

/// `steps` are what it did in this turn already. It consumes once at most: a main message, a backchannel, or
/// nothing. Who is not certain that the word is its own looks at the level first, and leaves the word to who
/// has taken it meanwhile; who wants it and cannot pay tries nevertheless, so that the floor wakes it when
/// the level is back. Pure: the same brief and steps give the same answer.
[[nodiscard]] WakeStep rehearseWake(const Brief &brief, const QList<ModelStep> &steps);

} // namespace studio::llm::rehearsal
