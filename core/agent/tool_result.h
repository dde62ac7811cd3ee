// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

// Makes what a tool tells a model fit to be sent and kept; texts are for the model. Pure.
namespace studio::agent {

inline constexpr qsizetype kLongestArguments = 256 * 1024; ///< bytes; longer arguments are refused
inline constexpr qsizetype kLongestResult = 64 * 1024;     ///< bytes; a longer result is cut

/// {error, message}: the model made a mistake, or something was not available.
[[nodiscard]] ToolAnswer toolError(const QString &type, const QString &text);

/// The answer with a result that is JSON and not too long: binary data is left out and long text cut, both
/// with a note; other text becomes a JSON string.
[[nodiscard]] ToolAnswer tidied(ToolAnswer answer);

/// The result with our note beside it.
[[nodiscard]] model::RawJson withNote(const model::RawJson &result, const QString &note);

/// Arguments as the log and later requests keep them: of long arguments only their length.
[[nodiscard]] model::RawJson withoutHuge(const model::RawJson &arguments);

} // namespace studio::agent
