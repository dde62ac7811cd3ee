// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/cause.h"
#include "core/model/state.h"

#include <tl/expected.hpp>

namespace studio::agent {

/// The most of a vote's text that is read; a longer one is Malformed.
inline constexpr qsizetype kLongestVote = 64 * 1024;

/// Reads a model's answer to the vote prompt: exactly one JSON object, with anything around it that is not
/// one (prose, a code fence, thinking tags). Its values are passed on as they came, for the floor to judge;
/// other keys, and a `from` or `messageId` of the model's own, are ignored. Else the cause: NoAnswer for
/// nothing, Refused for words of refusal, Malformed for the rest.
[[nodiscard]] tl::expected<model::RawState, model::Cause> readVote(const QString &text);

} // namespace studio::agent
