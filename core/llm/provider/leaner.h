// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/stream_event.h"

// What to leave out of a request that was refused. Pure: reads the server's words and its status, sends
// nothing.
namespace studio::llm::provider {

/// How a refusal speaks of the request.
enum class Suspicion {
    None,    ///< of something else: the key, the model's name, the time, the memory
    IfNamed, ///< only what the words name can be at fault
    Perhaps, ///< of the request, whether its words say so or not
    Crashed, ///< the server fell over it, or over something else
    TooLong, ///< the talk and the room for the answer together are too much
};
[[nodiscard]] Suspicion suspicionOf(const codec::Fault &fault);

/// The words speak of how the answer is bound to a form.
[[nodiscard]] bool namesForm(const QString &words);
/// The habits that the server's words speak of, the likeliest first.
[[nodiscard]] QList<model::ServerHabit> habitsNamedIn(const QString &words);

/// What is left out one after the other where no words help: the likeliest first, everything at last.
[[nodiscard]] QList<model::ServerHabits> guesses();
[[nodiscard]] model::ServerHabits everyGuess();

} // namespace studio::llm::provider
