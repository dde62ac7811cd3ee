// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/stream_event.h"

// What to leave out of a refused request. Pure: reads the server's words and its status, sends nothing.
namespace studio::llm::provider {

/// How a refusal refers to the request.
enum class Suspicion {
    None,    ///< about something else: the key, the model's name, the time, the memory
    IfNamed, ///< only fields that the words name can be at fault
    Perhaps, ///< about the request, whether its words say so or not
    Crashed, ///< the server crashed on it, or on something else
    TooLong, ///< the talk and the answer together are too long
};
[[nodiscard]] Suspicion suspicionOf(const codec::Fault &fault);

/// The words concern the form of the answer.
[[nodiscard]] bool namesForm(const QString &words);
/// The habits that the server's words refer to, most likely first.
[[nodiscard]] QList<model::ServerHabit> habitsNamedIn(const QString &words);

/// What to leave out step by step if the words do not help: most likely first, everything at last.
[[nodiscard]] QList<model::ServerHabits> guesses();
[[nodiscard]] model::ServerHabits everyGuess();

} // namespace studio::llm::provider
