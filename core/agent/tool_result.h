// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

// What a tool tells a model, made fit to be sent and kept; texts are for the model. Pure.
namespace studio::agent {

inline constexpr qsizetype kLongestArguments = 256 * 1024; ///< bytes; what is longer is refused
inline constexpr qsizetype kLongestResult = 64 * 1024;     ///< bytes; what is longer is cut

/// {error, message}: a mistake of the model, or what could not be had.
[[nodiscard]] ToolAnswer toolError(const QString &type, const QString &text);

/// The answer with a result that is JSON and not too long: what is binary is left out, what is too long cut,
/// both with a note; other text becomes a JSON string.
[[nodiscard]] ToolAnswer tidied(ToolAnswer answer);

/// The result with a note of ours beside it.
[[nodiscard]] model::RawJson withNote(const model::RawJson &result, const QString &note);

/// Arguments as they are kept, in the log and in later requests: of what is too long only how long it was.
[[nodiscard]] model::RawJson withoutHuge(const model::RawJson &arguments);

} // namespace studio::agent
